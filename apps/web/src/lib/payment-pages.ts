/** Leaving for the payment provider's own pages, and coming back (product §5.14). */

/** How long the browser may take to leave before a button can be pressed again (ms). */
const LEAVING_MS = 15_000;

/** What is under way while the browser leaves for the payment provider; one at a time, whichever button began it. */
export const LEAVING_KEY = ['payment-pages'] as const;

/** Ends when the browser shows this page again out of its cache, or has not left it for a while. */
export async function untilBack(): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
      resolve();
    };
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) end();
    };
    const timer = setTimeout(end, LEAVING_MS);
    window.addEventListener('pageshow', onShow);
  });
}

/** An address that a browser may be sent to. Throws where there is none: an answer without one is a failure. */
export function redirectionOf(answer: { readonly url?: unknown } | null): string {
  const url = typeof answer?.url === 'string' && URL.canParse(answer.url) ? new URL(answer.url) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error('The server named no address to go on to');
  return url.href;
}
