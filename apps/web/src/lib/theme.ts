/** Light, dark, or as the system says; a choice is stored on this device and applied before the first paint by /before-code.js. */
import { useSyncExternalStore } from 'react';
import { localStore } from '@/lib/storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const listeners = new Set<() => void>();

/** The stored choice, `system` where there is none. */
export function currentTheme(): Theme {
  const stored = localStore.get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores the choice and repaints. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStore.remove(KEY);
    delete document.documentElement.dataset['theme'];
  } else {
    localStore.set(KEY, theme);
    document.documentElement.dataset['theme'] = theme;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}
