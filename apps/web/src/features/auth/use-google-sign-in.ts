import type { GoogleSettings } from '@parley/shared';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CANCELLED, googleMessage, signInWith, signsInByRedirect, type ConnectGoogle } from '@/lib/google';
import { sessionFlags } from '@/lib/storage';

const FALLBACK = 'Google sign-in failed. Please try again.';

interface GoogleSignIn {
  readonly isPending: boolean;
  /** What went wrong, in words. */
  readonly message: string | undefined;
  /** null where there is no Google to sign in with. */
  readonly begin: (() => void) | null;
}

/** Somebody came back from Google without having signed in there. */
class Cancelled extends Error {}

/**
 * Signs in with Google: in a window of its own, or on phones by leaving the page and coming back to it (product §4.8).
 * Firebase is fetched once somebody wants that.
 */
export function useGoogleSignIn(settings: GoogleSettings | null, connect: ConnectGoogle): GoogleSignIn {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ settings: to, isBack }: { settings: GoogleSettings; isBack: boolean }) => {
      const google = await connect(to);
      if (isBack) {
        const person = await google.returned();
        if (person === null) throw new Cancelled(CANCELLED);
        await signInWith(person);
      } else if (signsInByRedirect(navigator.userAgent)) {
        sessionFlags.set('googleRedirect');
        await google.leaveForSignIn();
      } else {
        await signInWith(await google.signInByPopup());
      }
    },
  });

  useEffect(() => {
    if (settings === null || !sessionFlags.isSet('googleRedirect')) return;
    sessionFlags.clear('googleRedirect');
    mutate({ settings, isBack: true });
  }, [settings, mutate]);

  useEffect(() => {
    // Back by the browser's own button, into the page as it was left: nobody is on the way any more.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted || !sessionFlags.isSet('googleRedirect')) return;
      sessionFlags.clear('googleRedirect');
      reset();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [reset]);

  return {
    isPending,
    message: error === null ? undefined : googleMessage(error, FALLBACK),
    begin: settings && (() => mutate({ settings, isBack: false })),
  };
}
