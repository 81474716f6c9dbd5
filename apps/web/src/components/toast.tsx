import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useHeld } from '@/lib/use-held';
import { Button } from './button';
import { Icon } from './icon';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** `error` stays until it is closed. */
  readonly kind: 'note' | 'error';
  readonly action: ToastAction | null;
}

/** What can be done about it, for as long as the toast is there. */
interface ToastAction {
  /** 'Undo' */
  readonly label: string;
  readonly onPress: () => void;
}

const SHOWN_MS = 6000;
/** Longer where there is something to decide. */
const ACTION_SHOWN_MS = 12_000;
const NO_TOASTS: readonly Toast[] = [];
let toasts = NO_TOASTS;
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
export function showToast(text: string, kind: Toast['kind'] = 'note', action: ToastAction | null = null): void {
  lastId += 1;
  become([...toasts.filter((toast) => toast.text !== text), { id: lastId, text, kind, action }]);
}

function ToastLine({ toast }: { readonly toast: Toast }) {
  const { id, kind, action } = toast;
  const line = useRef<HTMLSpanElement>(null);
  const held = useHeld(line);
  const shownMs = action === null ? SHOWN_MS : ACTION_SHOWN_MS;
  useEffect(() => {
    if (kind === 'error' || held) return undefined;
    const timer = setTimeout(() => dismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, kind, held, shownMs]);
  return (
    <span className={`toast toast-${kind}`} ref={line}>
      <span>{toast.text}</span>
      {action !== null && (
        <Button
          size="sm"
          onClick={() => {
            dismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className="toast-close" onClick={() => dismiss(id)}>
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
    () => NO_TOASTS,
  );
  return (
    <output className="toaster">
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </output>
  );
}
