import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { enquirySchema } from './enquiries';
import { EMAIL_PATTERN, emailFault, enquiryMessageFault, lineFault, optionalLineFault } from './field-rules';
import { emailSchema, profileUpdateSchema, requiredLine } from './users';

/** The first message of a schema for a value, undefined where it takes it. */
const refusal = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

const LINES = [
  'Ada',
  '',
  '   ',
  '\u200b',
  '\u202e',
  'x'.repeat(100),
  'x'.repeat(101),
  ` ${'x'.repeat(100)} `,
  'A\n B',
  '\ud800',
];
const EMAILS = [
  'ada@example.com',
  ' ADA@Example.com ',
  '',
  '  ',
  'ada',
  'ada@',
  '@example.com',
  'a b@example.com',
  'ada@example',
  '.ada@example.com',
  'a..da@example.com',
  `${'x'.repeat(243)}@example.com`,
  `${'x'.repeat(242)}@example.com`,
];

describe('a form and the API', () => {
  it.each(LINES)('say the same of the line %j', (line) => {
    expect(lineFault('Name', 100, line)).toBe(refusal(requiredLine('Name', 100), line));
  });

  it.each(EMAILS)('say the same of the address %j', (email) => {
    expect(emailFault(email)).toBe(refusal(emailSchema, email));
  });

  it.each(['', 'Acme', 'x'.repeat(200), 'x'.repeat(201)])('say the same of the organization %j', (organization) => {
    const profile = { name: 'Ada', email: 'ada@example.com', organization };
    expect(optionalLineFault('Organization', 200, organization)).toBe(refusal(profileUpdateSchema, profile));
  });

  it.each(['', ' \u200b', 'Hello', 'x'.repeat(4000), 'x'.repeat(4001)])('say the same of the message %j', (message) => {
    const enquiry = { kind: 'contact', name: 'Ada', email: 'ada@example.com', company: 'Acme', message };
    expect(enquiryMessageFault(message)).toBe(refusal(enquirySchema, enquiry));
  });
});

it('an address is what zod takes for one', () => {
  for (const email of EMAILS) expect(EMAIL_PATTERN.test(email)).toBe(z.regexes.email.test(email));
});
