import { createContext, use, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { session } from '@/lib/session';
import { AlertDialog } from './dialog';

/** Tells the page that the form of this id holds changes that have not been saved, or that it no longer does. */
type Report = (form: string, isUnsaved: boolean) => void;
const UnsavedContext = createContext<Report | null>(null);

/** Who has been signed out can't save any more: nothing keeps them from leaving. */
const isSignedIn = (): boolean => session.getState().status === 'signed-in';

/**
 * Asks before unsaved changes on this page are lost: on a link, the browser's own back and forward, another tab of the
 * page that has an address of its own, and, by the browser's own question, on closing or reloading (product §4.14).
 * Forms report themselves with {@link useUnsavedChanges}. Needs a data router, and stands once on a page.
 */
export function UnsavedChanges({ children }: { readonly children: ReactNode }) {
  // Read when somebody leaves, which may be before React has rendered what was saved a moment ago.
  const unsaved = useRef(new Set<string>());
  const [asks, setAsks] = useState(false);
  const report = useCallback<Report>((form, isUnsaved) => {
    if (isUnsaved) unsaved.current.add(form);
    else unsaved.current.delete(form);
    setAsks(unsaved.current.size > 0);
  }, []);

  useEffect(() => {
    if (!asks) return undefined;
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (isSignedIn()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [asks]);

  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: there }) =>
      unsaved.current.size > 0 && isSignedIn() && (here.pathname !== there.pathname || here.search !== there.search),
    [],
  );
  const blocker = useBlocker(leaves);
  return (
    <UnsavedContext value={report}>
      {children}
      <AlertDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => {
          if (!open) blocker.reset?.();
        }}
        title="Leave without saving?"
        description="Your changes on this page have not been saved, and will be lost."
        confirmLabel="Leave Without Saving"
        cancelLabel="Stay"
        onConfirm={() => blocker.proceed?.()}
      />
    </UnsavedContext>
  );
}

/** Says whether this form holds changes that have not been saved. @throws Error outside of {@link UnsavedChanges} */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const report = use(UnsavedContext);
  if (report === null) throw new Error('useUnsavedChanges stands inside of UnsavedChanges');
  const form = useId();
  useEffect(() => {
    report(form, isUnsaved);
    return () => report(form, false);
  }, [report, form, isUnsaved]);
}
