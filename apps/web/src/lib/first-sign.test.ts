import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { firstSign, keepEarly, replayEarly } from './first-sign';

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`${selector} is not there`);
  return found;
};
const pressed = jest.fn();

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
    let found = false;
    const sign = firstSign().then(() => {
      found = true;
    });
    await Promise.resolve();
    expect(found).toBe(false);
    window.dispatchEvent(new Event('scroll'));
    await sign;
    expect(found).toBe(true);
  });

  it('keeps the last button that was pressed, and presses it once', () => {
    element('#menu').click();
    element('#menu').addEventListener('click', pressed);
    replayEarly();
    replayEarly();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('keeps a link into the app, and leaves the others to the browser', () => {
    const follow = (id: string, more: MouseEventInit = {}): boolean =>
      element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
    expect(follow('#page')).toBe(true);
    // In a new tab the browser opens it, code or no code.
    element('#app').addEventListener('click', (event) => event.preventDefault(), { once: true });
    follow('#app', { ctrlKey: true });
    element('#app').addEventListener('click', pressed);
    expect(follow('#app')).toBe(false);
    pressed.mockImplementation((event) => (event as Event).preventDefault());
    replayEarly();
    expect(pressed).toHaveBeenCalledTimes(2);
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
