import type { GoogleTokens } from './auth/google';
import type { Passwords } from './auth/passwords';
import type { Sessions } from './auth/sessions';
import type { SignInGuard } from './auth/sign-in-guard';
import type { CheckCredentials, FindCaller } from './middleware/authenticate';
import type { EnforceLimit } from './middleware/rate-limit';

/** What handlers need beyond the dependencies, built from them once per application. */
export interface HandlerTools {
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly google: GoogleTokens;
  readonly findCaller: FindCaller;
  readonly checkCredentials: CheckCredentials;
  readonly signInGuard: SignInGuard;
  readonly enforceLimit: EnforceLimit;
}
