import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what browsers have and it has not: fetch and its parts, streams, text coding. They are Node's own. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
      TransformStream,
      TextDecoder,
      TextEncoder,
      AbortController,
      AbortSignal,
      structuredClone,
    });
  }
}
