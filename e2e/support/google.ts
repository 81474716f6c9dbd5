/**
 * Google, for a browser without a network. Signing in goes through Firebase's own emulator; the script of Google's that
 * carries words between a page and the emulator's frame is spoken here instead.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** The part of `gapi.iframes` that Firebase uses. Runs in the page, and in the emulator's frame within it. */
function gapiStandIn(): void {
  interface Message {
    readonly id: string;
    readonly name?: string;
    readonly data?: unknown;
    readonly answer?: unknown;
  }
  type Handler = (data: unknown) => unknown;
  const handlers = new Map<string, Handler>();
  const waiting = new Map<string, (answers: readonly unknown[]) => void>();
  const early: { readonly message: Message; readonly from: MessageEventSource }[] = [];

  const post = (to: MessageEventSource | null, message: Message): void =>
    to?.postMessage({ gapi: message }, { targetOrigin: '*' });
  const handle = async (message: Message, from: MessageEventSource): Promise<void> => {
    const handler = handlers.get(message.name ?? '');
    if (handler) post(from, { id: message.id, answer: await handler(message.data) });
    else early.push({ message, from });
  };
  addEventListener('message', ({ data, source }: MessageEvent<{ readonly gapi?: Message } | null>) => {
    const message = data?.gapi;
    if (message === undefined || source === null) return;
    if (message.name === undefined) waiting.get(message.id)?.([message.answer]);
    else void handle(message, source);
  });

  const channelTo = (other: () => MessageEventSource | null) => ({
    restyle: () => Promise.resolve(),
    ping: () => Promise.resolve(),
    register(name: string, handler: Handler) {
      handlers.set(name, handler);
      for (const { message, from } of early.splice(0)) void handle(message, from);
    },
    send(name: string, data: unknown, callback: (answers: readonly unknown[]) => void) {
      const id = crypto.randomUUID();
      waiting.set(id, callback);
      post(other(), { id, name, data });
    },
  });
  type Channel = ReturnType<typeof channelTo>;
  interface Opening {
    readonly where: HTMLElement;
    readonly url: string;
  }
  const context = {
    getParentIframe: () => channelTo(() => parent),
    open: ({ where, url }: Opening, ready: (channel: Channel) => unknown) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.hidden = true;
        frame.src = url;
        frame.addEventListener('load', () => resolve(ready(channelTo(() => frame.contentWindow))));
        where.append(frame);
      }),
  };
  const page = globalThis as unknown as Record<string, unknown>;
  page['gapi'] = {
    load: (_what: string, { callback }: { readonly callback: () => void }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: 'all', getContext: () => context },
  };
  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
  const onLoad = page[new URL(script).searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof onLoad === 'function') onLoad();
}

/** Answers for Google, and for nobody else outside this machine. */
export async function withoutNetwork(context: BrowserContext): Promise<void> {
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
    (route) => route.abort(),
  );
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gapiStandIn.toString()})()` }),
  );
}

/** Signs in as somebody Google has not seen before, on the emulator's page. */
export async function signInAsNewcomer(google: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await google.locator('#add-account-button').click();
  await google.locator('#email-input').fill(email);
  await google.locator('#display-name-input').fill(name);
  await google.locator('#sign-in').click();
}
