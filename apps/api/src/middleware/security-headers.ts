/** Security headers of every answer. The token lies in local storage (product §2.9): no foreign script may ever run. */
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import type { GoogleConfig } from '../auth/google';

const SELF = "'self'";
const NONE = "'none'";

/** What Firebase's sign-in needs: its frames are opened by a script of Google's, which talks to the page that signs in. */
function googleSources({ authDomain, emulatorHost }: GoogleConfig) {
  const emulator = emulatorHost === null ? [] : [`http://${emulatorHost}`];
  return {
    scripts: ['https://apis.google.com'],
    calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...emulator],
    frames: [SELF, `https://${authDomain}`, ...emulator],
  };
}

/** @param google widens the policy where Google sign-in is set up; deploy/Caddyfile has the same */
export function securityHeaders(google: GoogleConfig | null): RequestHandler {
  const { scripts, calls, frames } = google ? googleSources(google) : { scripts: [], calls: [], frames: [] };
  const directives = {
    'default-src': [NONE],
    'script-src': [SELF, ...scripts],
    'style-src': [SELF],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'manifest-src': [SELF],
    'connect-src': [SELF, ...calls],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
  };
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // Google's sign-in pop-up talks back to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
