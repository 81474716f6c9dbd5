/** What jsdom does not lay out or paint: observers that never call, letters that never load, media that never match, scrolling that goes nowhere. */
import { explainPrinted } from '@parley/config/jest/printed';

// jsdom does not know this element, so React takes it for a mistake; browsers do.
explainPrinted(([, message, tag]) => String(message).startsWith('The tag <%s> is unrecognized') && tag === 'search');

class SilentObserver implements ResizeObserver {
  observe(): void {
    // Nothing is ever laid out, so nothing ever changes its size.
  }
  unobserve(): void {
    // See observe.
  }
  disconnect(): void {
    // See observe.
  }
}

window.ResizeObserver = SilentObserver;
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
window.scrollTo = () => undefined;
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
