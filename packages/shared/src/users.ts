/** Accounts (S1 §3, §5). */
import { z } from 'zod';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from './limits';
import { planTypeSchema } from './plans';
import { hasVisibleText } from './text';

/** A text that has to be there: trimmed, of at most `max` characters; `label` names it in the messages. */
export const required = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, { error: `${label} is required`, abort: true })
    .max(max, `${label} must be at most ${max} characters long`)
    .refine(hasVisibleText, `${label} is required`);

export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Email must be at most 254 characters long')
  .pipe(z.email('Please enter a valid email address'))
  .transform((email) => email.toLowerCase());

/** S1 §5: at least 8 characters; decisions: at most 72 bytes. */
export const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(PASSWORD_MIN_CHARACTERS, 'Password must be at least 8 characters long')
  .refine((password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES, {
    error: 'Password must be at most 72 bytes long',
  });

export const registrationSchema = z.object({
  name: required('Name', 100),
  email: emailSchema,
  password: newPasswordSchema,
  organization: required('Organization', 200),
});
export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(1000, 'Password is too long'),
});
/** S2 §5: name and email required, organization optional. */
export const profileUpdateSchema = z.object({
  name: required('Name', 100),
  email: emailSchema,
  organization: z.string().trim().max(200, 'Organization must be at most 200 characters long').default(''),
});

export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  photoURL: z.string().nullable(),
  plan: planTypeSchema,
  isNewUser: z.boolean(),
});
/** What signing in answers: the user together with the bearer token (S1 §3). */
export const sessionUserSchema = userSchema.extend({ token: z.string() });

export type Registration = z.infer<typeof registrationSchema>;
export type Login = z.infer<typeof loginSchema>;
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;
export type User = z.infer<typeof userSchema>;
export type SessionUser = z.infer<typeof sessionUserSchema>;
