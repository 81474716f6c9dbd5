/** Signing in with Google (product §4.8). */
import { z } from 'zod';
import { endpoint } from './endpoint';
import { sessionUserSchema } from './users';

/** A Google identity token, as Firebase signs it; real ones have about a thousand characters. */
export const googleTokenSchema = z
  .string({ error: 'The Google sign-in gave no token' })
  .min(1, 'The Google sign-in gave no token')
  .max(10_000, 'The Google sign-in gave no token');

const claimed = z.string().max(2_000).nullish();

/** Only the token is believed. What is said beside it has to agree with it. */
export const googleSignInSchema = z.object({
  idToken: googleTokenSchema,
  email: claimed,
  name: claimed,
  photoURL: claimed,
  uid: claimed,
});
export type GoogleSignIn = z.infer<typeof googleSignInSchema>;

export const googleAuthEndpoint = endpoint({
  method: 'POST',
  path: '/users/google-auth',
  tag: 'Accounts',
  access: 'public',
  spec: 'product §4.8',
  rateLimit: 'sign-in',
  summary:
    'Sign in with a Google identity token that Firebase signed within the last five minutes; who has no account gets one, with its trial',
  body: googleSignInSchema,
  status: 200,
  response: sessionUserSchema,
  errors: ['unauthenticated', 'forbidden', 'conflict', 'upstream_unavailable'],
});
