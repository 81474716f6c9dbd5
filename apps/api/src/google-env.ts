/** The variables of Google sign-in (product §4.8; how they are come by: docs/operations.md). */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { GoogleConfig } from './auth/google';

const serviceAccountSchema = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().min(1),
});

const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/i;

export const googleEnv = {
  /** Without it Google sign-in is not set up. */
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/, 'must be the id of a Firebase project')
    .optional(),
  /** Of the project's web app. Every visitor gets it; without one the browser can't begin. */
  FIREBASE_API_KEY: z.string().min(1).optional(),
  /** Where people sign in: Firebase's own host unless told otherwise. */
  FIREBASE_AUTH_DOMAIN: z.string().regex(HOST, 'must be a host, such as parley.example.com').optional(),
  /** The JSON of a key of the project, or the path of its file. */
  FIREBASE_SERVICE_ACCOUNT: z.string().min(1).optional(),
  /** Read by Firebase's library as well, which then takes unsigned tokens. */
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(HOST, 'must be a host with its port, such as 127.0.0.1:9099')
    .optional(),
};

const googleEnvSchema = z.object({ ...googleEnv, NODE_ENV: z.string() });
type GoogleEnv = z.output<typeof googleEnvSchema>;

/** The emulator believes everybody; half a setting would only fail once somebody signs in. */
export function checkGoogleEnv(env: GoogleEnv, context: z.RefinementCtx): void {
  const fault = (name: keyof typeof googleEnv, message: string): void => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined && env.NODE_ENV === 'production')
    fault('FIREBASE_AUTH_EMULATOR_HOST', 'must not be set in production: with it anybody could sign in as anybody');
  const alone = env.FIREBASE_API_KEY ?? env.FIREBASE_AUTH_DOMAIN ?? env.FIREBASE_SERVICE_ACCOUNT;
  if (env.FIREBASE_PROJECT_ID === undefined && alone !== undefined)
    fault('FIREBASE_PROJECT_ID', 'must be set for the other FIREBASE variables to be used');
  const serviceAccountFault = faultOfServiceAccount(env);
  if (serviceAccountFault !== null) fault('FIREBASE_SERVICE_ACCOUNT', serviceAccountFault);
}

function faultOfServiceAccount({ FIREBASE_SERVICE_ACCOUNT: given, FIREBASE_PROJECT_ID: projectId }: GoogleEnv) {
  if (given === undefined) return null;
  if (!isJson(given))
    return existsSync(given) ? null : 'must be the JSON of a key, or the path of a file that is there';
  const key = parsedKey(given);
  if (key === null) return 'must be the JSON of a key with project_id, client_email and private_key';
  return key.project_id === projectId ? null : 'must be a key of the project that FIREBASE_PROJECT_ID names';
}

const isJson = (text: string): boolean => text.trimStart().startsWith('{');

function parsedKey(text: string): z.output<typeof serviceAccountSchema> | null {
  try {
    return serviceAccountSchema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

/** Google sign-in as configured; null where it is not. */
export function googleFromEnv(env: GoogleEnv): GoogleConfig | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_SERVICE_ACCOUNT: account } = env;
  if (projectId === undefined) return null;
  return {
    projectId,
    apiKey: env.FIREBASE_API_KEY ?? null,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    serviceAccount: account === undefined ? null : isJson(account) ? parsedKey(account) : account,
  };
}
