import { afterEach, describe, expect, it } from '@jest/globals';
import { printed } from '@parley/config/jest/printed';
import { returnTo, sessionFlags, webStorage } from './storage';

afterEach(() => sessionStorage.clear());

describe('webStorage', () => {
  it('keeps values in memory where the browser refuses storage, and says so once', () => {
    const refused = webStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    refused.set('a', '1');
    expect(refused.get('a')).toBe('1');
    refused.remove('a');
    expect(refused.get('a')).toBeNull();
    expect(printed()).toMatchObject([['error', expect.any(String), expect.any(Object)]]);
  });
});

describe('session flags', () => {
  it('are set and cleared under their names of product §2.9', () => {
    sessionFlags.set('ctaDismissed');
    expect(sessionStorage.getItem('ctaDismissed')).toBe('true');
    expect(sessionFlags.isSet('ctaDismissed')).toBe(true);
    sessionFlags.clear('ctaDismissed');
    expect(sessionFlags.isSet('ctaDismissed')).toBe(false);
  });
});

describe('returnTo', () => {
  it('keeps a path of this site and nothing else', () => {
    returnTo.remember('/coaching-sessions?search=board');
    expect(returnTo.path()).toBe('/coaching-sessions?search=board');
    for (const foreign of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      returnTo.remember(foreign);
      expect(returnTo.path()).toBeNull();
    }
    returnTo.forget();
    expect(returnTo.path()).toBeNull();
  });
});
