import type { Browser, HTTPRequest, Page } from 'puppeteer';

/** The process that drew the page has died. */
export class PageCrashed extends Error {
  override readonly name = 'PageCrashed';
}

/** Everything a document may need lies inside it. An empty answer to a navigation leaves the document where it is. */
function answer(request: HTTPRequest): Promise<void> {
  if (request.isNavigationRequest()) return request.respond({ status: 204 });
  return request.url().startsWith('data:') ? request.continue() : request.abort('blockedbyclient');
}

function refuse(request: HTTPRequest): void {
  // The page may be gone before the answer; then nobody waits for it.
  void answer(request).then(null, () => undefined);
}

/** A page that prints one document after the other: without scripts, without network. */
export class PrintPage {
  private constructor(private readonly page: Page) {}

  static async open(browser: Browser): Promise<PrintPage> {
    const page = await browser.newPage();
    await Promise.all([page.setJavaScriptEnabled(false), page.setOfflineMode(true), page.setRequestInterception(true)]);
    page.on('request', refuse);
    return new PrintPage(page);
  }

  /**
   * Prints a whole document as a tagged PDF with an outline from its headings, on the paper that its own style names.
   * @throws PageCrashed when the page dies
   */
  print(html: string): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const browser = this.page.browser();
      const crashed = () => reject(new PageCrashed('Chromium died while printing'));
      this.page.once('error', crashed);
      browser.once('disconnected', crashed);
      void this.render(html)
        .then(resolve, reject)
        .finally(() => {
          this.page.off('error', crashed);
          browser.off('disconnected', crashed);
        });
    });
  }

  close(): Promise<void> {
    return this.page.close();
  }

  private async render(html: string): Promise<Uint8Array> {
    await this.page.setContent(html, { waitUntil: 'load', timeout: 0 });
    return this.page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, timeout: 0 });
  }
}
