import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { firstSign, keepEarly, replayEarly } from './first-sign';

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`${selector} is not there`);
  return found;
};
const pressed = jest.fn<() => void>();

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML =
    '<button id="menu" type="button">Menu</button><a id="app" href="/register">Start</a><a id="page" href="#report">Report</a>' +
    '<form><input name="email"><button id="send">Send</button></form>';
  keepEarly((link) => link.pathname === '/register');
});
afterEach(() => replayEarly());

describe('a page made ahead, before its code is here (decision 0032)', () => {
  it('waits for a sign of a reader', async () => {
    const sign = firstSign().then(() => 'sign');
    const pause = () => new Promise((resolve) => setTimeout(() => resolve('nothing yet'), 10));
    expect(await Promise.race([sign, pause()])).toBe('nothing yet');
    window.dispatchEvent(new Event('scroll'));
    expect(await Promise.race([sign, pause()])).toBe('sign');
  });

  it('takes it for a sign that a reader was there before it', async () => {
    element('input').focus();
    await expect(firstSign()).resolves.toBeUndefined();
  });

  it('keeps the last button that was pressed, and presses it once', () => {
    element('#menu').click();
    element('#menu').addEventListener('click', pressed);
    replayEarly();
    replayEarly();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('presses what was pressed before any code was here, unless the browser had done it', async () => {
    const stop = jest.fn<() => void>();
    const begin = (button: HTMLElement | null): void => {
      replayEarly();
      window.pressedBeforeCode = { button: button as HTMLButtonElement | null, stop };
      keepEarly(() => false);
      delete window.pressedBeforeCode;
    };
    element('#menu').addEventListener('click', pressed);
    begin(element('#menu'));
    await expect(firstSign()).resolves.toBeUndefined();
    replayEarly();
    expect([pressed.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
    element('#menu').setAttribute('popovertarget', 'sheet');
    begin(element('#menu'));
    replayEarly();
    begin(null);
    replayEarly();
    expect([pressed.mock.calls.length, stop.mock.calls.length]).toEqual([1, 3]);
  });

  it('keeps a link into the app, and leaves the others to the browser', () => {
    /** Whether the click is kept for later; jsdom can't follow it in any case. */
    const isKept = (id: string, more: MouseEventInit = {}): boolean => {
      let kept = false;
      const link = element(id);
      const look = (event: Event): void => {
        kept = event.defaultPrevented;
        event.preventDefault();
      };
      link.addEventListener('click', look, { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
      return kept;
    };
    expect(isKept('#page')).toBe(false);
    // In a new tab the browser opens it, code or no code.
    expect(isKept('#app', { ctrlKey: true })).toBe(false);
    expect(isKept('#app')).toBe(true);
    element('#app').addEventListener('click', (event) => {
      event.preventDefault();
      pressed();
    });
    replayEarly();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('holds a form back until its code can send it', () => {
    const form = element('form');
    element('#send').click();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      pressed();
    });
    replayEarly();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
