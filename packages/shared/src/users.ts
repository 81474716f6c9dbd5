/** Accounts (product §4). */
import { z } from 'zod';
import {
  EMAIL_MAX_CHARACTERS,
  EMAIL_PATTERN,
  keptEmail,
  NAME_MAX_CHARACTERS,
  NO_EMAIL,
  ORGANIZATION_MAX_CHARACTERS,
  requiredText,
  tooLongText,
} from './field-rules';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from './limits';
import { newPasswordFault, normalisedPassword, ownPasswordFault, type PasswordOwner } from './passwords';
import { planTypeSchema } from './plans';
import { oneLine, VISIBLE } from './text';

const ONE_LINE =
  'One line: trimmed, blanks and breaks become single spaces, invisible characters are left out; then counted';

/** One line that has to be there: {@link oneLine}, of at most `max` characters; `label` names it in the messages. */
export const requiredLine = (label: string, max: number) =>
  z
    .string({ error: requiredText(label) })
    .overwrite(oneLine)
    .min(1, { error: requiredText(label), abort: true })
    .max(max, tooLongText(label, max))
    .regex(VISIBLE, requiredText(label))
    .meta({ description: ONE_LINE });

export const emailSchema = z
  .string({ error: requiredText('Email') })
  .overwrite(keptEmail)
  .min(1, { error: requiredText('Email'), abort: true })
  .max(EMAIL_MAX_CHARACTERS, tooLongText('Email', EMAIL_MAX_CHARACTERS))
  .regex(EMAIL_PATTERN, NO_EMAIL)
  .meta({ format: 'email', description: 'Trimmed, and taken in lower case' });

/** A new password, in the form in which it is hashed. Whose it is the schema around it knows ({@link refuseOwnPassword}). */
export const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .superRefine((password, context) => {
    const message = newPasswordFault(password);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .overwrite(normalisedPassword)
  .meta({
    format: 'password',
    minLength: PASSWORD_MIN_CHARACTERS,
    maxLength: PASSWORD_MAX_BYTES,
    description:
      'At least 8 characters and at most 72 bytes, both counted in Unicode normalisation form KC; none of the most common ones, nor the own name, organization or email',
  });

/** For the schema of a body that says whose the new password is. */
function refuseOwnPassword(
  { password, ...owner }: PasswordOwner & { readonly password: string },
  context: z.RefinementCtx,
): void {
  const message = newPasswordFault(password) === undefined ? ownPasswordFault(password, owner) : undefined;
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['password'], message });
}

export const registrationSchema = z
  .object({
    name: requiredLine('Name', NAME_MAX_CHARACTERS),
    email: emailSchema,
    password: newPasswordSchema,
    organization: requiredLine('Organization', ORGANIZATION_MAX_CHARACTERS),
  })
  .superRefine(refuseOwnPassword);
/** A password to be compared with the one there is. */
export const currentPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(1000, 'Password is too long')
  .meta({ format: 'password' });
export const loginSchema = z.object({ email: emailSchema, password: currentPasswordSchema });
/** What stands behind `?token=` in a mailed link. Whether it is one, only the server's lookup can tell. */
export const mailedTokenSchema = z
  .string({ error: 'The token of the mailed link is required' })
  .min(1, 'The token of the mailed link is required')
  .max(200, 'This is not the token of a mailed link');
/** Name and email required, organization optional (product §4.7). */
export const profileUpdateSchema = z.object({
  name: requiredLine('Name', NAME_MAX_CHARACTERS),
  email: emailSchema,
  organization: z
    .string({ error: 'Organization must be a text' })
    .overwrite(oneLine)
    .max(ORGANIZATION_MAX_CHARACTERS, tooLongText('Organization', ORGANIZATION_MAX_CHARACTERS))
    .default(''),
  /** Needed where the e-mail changes, and looked at only there. */
  currentPassword: z.string({ error: 'Password is required' }).max(1000, 'Password is too long').optional(),
});

export const closingSchema = z.object({ closedAt: z.iso.datetime(), erasedAt: z.iso.datetime() });
export type Closing = z.infer<typeof closingSchema>;

export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  photoURL: z.string().nullable(),
  plan: planTypeSchema,
  isNewUser: z.boolean(),
  /** When the account was closed, and from when on it is erased; left out for one that is open (product §4.13). */
  closing: closingSchema.optional(),
  /** False where one signs in by another way alone. */
  hasPassword: z.boolean(),
  /** The new address that counts once its mailed link is opened (product §4.7). */
  pendingEmail: z.string().nullable(),
});
/** What signing in answers: the user together with the bearer token (product §4.5). */
export const sessionUserSchema = userSchema.extend({ token: z.string() });

export type Registration = z.infer<typeof registrationSchema>;
export type Login = z.infer<typeof loginSchema>;
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;
export type User = z.infer<typeof userSchema>;
export type SessionUser = z.infer<typeof sessionUserSchema>;
