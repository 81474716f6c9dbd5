import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useStickToBottom } from './use-stick-to-bottom';

/** A page of 1000 px with a window of 600 px that grows when told. */
const page = { height: 1000, y: 0, grow: (): void => undefined };

beforeEach(() => {
  Object.assign(page, { height: 1000, y: 0 });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => page.height });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.y });
  window.innerHeight = 600;
  Object.assign(window, {
    scrollTo: ({ top }: { top: number }) => {
      page.y = Math.min(top, page.height - 600);
    },
    ResizeObserver: class {
      constructor(callback: () => void) {
        page.grow = callback;
      }
      observe(): void {
        // Called by the test when the page grows.
      }
      disconnect(): void {
        page.grow = () => undefined;
      }
    },
  });
});

const scrollTo = (y: number): void =>
  act(() => {
    page.y = y;
    window.dispatchEvent(new Event('scroll'));
  });
const growBy = (px: number): void =>
  act(() => {
    page.height += px;
    page.grow();
  });

describe('a conversation that grows', () => {
  it('is followed while its end is within 100 px, and shown a way back from 150 px', () => {
    const { result } = renderHook(() => useStickToBottom());
    growBy(0);
    expect(page.y).toBe(400);
    scrollTo(300);
    growBy(40);
    expect(page.y).toBe(440);
    scrollTo(339);
    expect(result.current.far).toBe(false);
    growBy(40);
    expect(page.y).toBe(339);
    scrollTo(300);
    expect(result.current.far).toBe(true);
    act(() => result.current.toLatest());
    expect(page.y).toBe(480);
  });

  it('is not let go because it grew between a scroll and its event', () => {
    const { result } = renderHook(() => useStickToBottom());
    growBy(0);
    act(() => result.current.follow());
    page.height += 300;
    scrollTo(400);
    act(() => page.grow());
    expect(page.y).toBe(700);
  });
});
