/** Accounts (S1 §3, §5). */
import { z } from 'zod';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from './limits';
import { planTypeSchema } from './plans';
import { oneLine, VISIBLE } from './text';

/** One line that has to be there: {@link oneLine}, of at most `max` characters; `label` names it in the messages. */
export const requiredLine = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .overwrite(oneLine)
    .min(1, { error: `${label} is required`, abort: true })
    .max(max, `${label} must be at most ${max} characters long`)
    .regex(VISIBLE, `${label} is required`);

export const emailSchema = z
  .string({ error: 'Email is required' })
  .overwrite((email) => email.trim().toLowerCase())
  .min(1, { error: 'Email is required', abort: true })
  .max(254, 'Email must be at most 254 characters long')
  .regex(z.regexes.email, 'Please enter a valid email address')
  .meta({ format: 'email' });

/** S1 §5: at least 8 characters; decisions: at most 72 bytes. */
export const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(PASSWORD_MIN_CHARACTERS, 'Password must be at least 8 characters long')
  .refine((password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES, {
    error: 'Password must be at most 72 bytes long',
  });

export const registrationSchema = z.object({
  name: requiredLine('Name', 100),
  email: emailSchema,
  password: newPasswordSchema,
  organization: requiredLine('Organization', 200),
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
  name: requiredLine('Name', 100),
  email: emailSchema,
  organization: z
    .string({ error: 'Organization must be a text' })
    .overwrite(oneLine)
    .max(200, 'Organization must be at most 200 characters long')
    .default(''),
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
