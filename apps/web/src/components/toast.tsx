import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** `error` stays until it is closed. */
  readonly kind: 'note' | 'error';
}

const SHOWN_MS = 6000;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function become(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  become(toasts.filter((toast) => toast.id !== id));
}

/** Says in a corner what happened; read out politely. Errors stay until closed. */
export function showToast(text: string, kind: Toast['kind'] = 'note'): void {
  lastId += 1;
  become([...toasts.filter((toast) => toast.text !== text), { id: lastId, text, kind }]);
}

function ToastLine({ toast }: { readonly toast: Toast }) {
  useEffect(() => {
    if (toast.kind === 'error') return undefined;
    const timer = setTimeout(() => dismiss(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <span className={`toast toast-${toast.kind}`}>
      <span>{toast.text}</span>
      <button type="button" className="toast-close" onClick={() => dismiss(toast.id)}>
        <span className="sr">Close</span>
        <Icon of={X} />
      </button>
    </span>
  );
}

/** Where toasts appear; stands once in the app. */
export function Toaster() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => toasts,
  );
  return (
    <output className="toaster">
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </output>
  );
}
