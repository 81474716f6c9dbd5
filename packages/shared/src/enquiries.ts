/** What visitors send from the contact form and from the footer (product §3.9, §3.10). */
import { z } from 'zod';
import { NAME_MAX_CHARACTERS, ORGANIZATION_MAX_CHARACTERS, requiredText, tooLongText } from './field-rules';
import { ENQUIRY_MESSAGE_MAX_CHARACTERS } from './limits';
import { VISIBLE, writtenText } from './text';
import { emailSchema, requiredLine } from './users';
import { ENQUIRY_PLANS, TEAM_SIZES } from './vocabularies';

export const teamSizeSchema = z.enum(TEAM_SIZES, { error: 'Please choose a team size from the list' });
export const enquiryPlanSchema = z.enum(ENQUIRY_PLANS, { error: 'Please choose a plan from the list' });
export type TeamSize = z.infer<typeof teamSizeSchema>;
export type EnquiryPlan = z.infer<typeof enquiryPlanSchema>;

const contactEnquirySchema = z.object({
  kind: z.literal('contact'),
  name: requiredLine('Name', NAME_MAX_CHARACTERS),
  email: emailSchema,
  company: requiredLine('Company', ORGANIZATION_MAX_CHARACTERS),
  teamSize: teamSizeSchema.optional(),
  message: z
    .string({ error: requiredText('Message') })
    .overwrite(writtenText)
    .min(1, { error: requiredText('Message'), abort: true })
    .max(ENQUIRY_MESSAGE_MAX_CHARACTERS, tooLongText('Message', ENQUIRY_MESSAGE_MAX_CHARACTERS))
    .regex(VISIBLE, requiredText('Message'))
    .meta({ description: 'In its own lines: trimmed, control characters are left out; then counted' }),
  plan: enquiryPlanSchema.optional(),
});
/** Somebody left an address in the footer and wants to begin. */
const footerEnquirySchema = z.object({ kind: z.literal('footer'), email: emailSchema });

export const enquirySchema = z.discriminatedUnion('kind', [contactEnquirySchema, footerEnquirySchema], {
  error: 'The kind of an enquiry is contact or footer',
});
export type Enquiry = z.infer<typeof enquirySchema>;
