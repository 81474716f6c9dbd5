import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseTheme, currentTheme } from './theme';

afterEach(() => chooseTheme('system'));

describe('theme', () => {
  it('follows the system where nothing is stored', () => {
    expect(currentTheme()).toBe('system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it.each(['light', 'dark'] as const)('stores %s and paints it', (theme) => {
    chooseTheme(theme);
    expect(localStorage.getItem('theme')).toBe(theme);
    expect(document.documentElement.dataset['theme']).toBe(theme);
    expect(currentTheme()).toBe(theme);
  });

  it('goes back to the system', () => {
    chooseTheme('dark');
    chooseTheme('system');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('takes nothing else that storage may hold', () => {
    localStorage.setItem('theme', 'sepia');
    expect(currentTheme()).toBe('system');
  });
});
