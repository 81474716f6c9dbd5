/**
 * The day on which every test begins, and what jsdom does not lay out or paint: observers that never call, letters that
 * never load, media that never match, scrolling that goes nowhere.
 */
import { beforeEach, jest } from '@jest/globals';
import { explainPrinted } from '@parley/config/jest/printed';

// Days are written without their year in that year, and today as such, so every test begins at the same moment. The clock
// goes on from there; timers are the real ones.
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-25T12:00:00.000Z'),
    advanceTimers: true,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
});

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
