import {
  EMAIL_MAX_CHARACTERS,
  emailFault,
  ENQUIRY_MESSAGE_MAX_CHARACTERS,
  enquiryMessageFault,
  lineFault,
  NAME_MAX_CHARACTERS,
  ORGANIZATION_MAX_CHARACTERS,
  TEAM_SIZES,
  type EnquiryPlan,
} from '@parley/shared';
import { Button } from '@/components/button';
import { Field, Input, Select, Textarea } from '@/components/field';
import { FormError } from '@/components/states';
import { fieldMessage, messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { useSession } from '@/lib/session';
import { messages } from '@/lib/validation';
import { ENQUIRY_FAILED, useSendEnquiry } from './api/send-enquiry';

const NAMES = ['name', 'email', 'company', 'teamSize', 'message'] as const;

const focus = (line: HTMLElement | null): void => line?.focus();

/** Takes the place of the form, and the focus that was in it. */
function Received() {
  return (
    <output tabIndex={-1} ref={focus} className="contact-received block">
      Thank you for your inquiry! Our team will contact you within 1-2 business days.
    </output>
  );
}

/** The enterprise inquiry form (product §3.9): everything is required but the team size. Who is signed in need not repeat who they are. */
export function ContactForm({ plan }: { readonly plan: EnquiryPlan | undefined }) {
  const send = useSendEnquiry();
  const { user } = useSession();
  const form = useForm({
    names: NAMES,
    check: (values) =>
      messages({
        name: lineFault('Name', NAME_MAX_CHARACTERS, values.name),
        email: emailFault(values.email),
        company: lineFault('Company', ORGANIZATION_MAX_CHARACTERS, values.company),
        teamSize: undefined,
        message: enquiryMessageFault(values.message),
      }),
    onValid: ({ name, email, company, teamSize, message }) =>
      send.mutate({
        kind: 'contact',
        name: name.trim(),
        email: email.trim(),
        company: company.trim(),
        teamSize: TEAM_SIZES.find((size) => size === teamSize),
        message: message.trim(),
        plan,
      }),
  });
  const errorOf = (name: (typeof NAMES)[number]) => form.errors[name] ?? fieldMessage(send.error, name);
  if (send.isSuccess) return <Received />;
  return (
    <form {...form.props} className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Name" error={errorOf('name')}>
          <Input name="name" autoComplete="name" required maxLength={NAME_MAX_CHARACTERS} defaultValue={user?.name} />
        </Field>
        <Field label="Email" error={errorOf('email')}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={EMAIL_MAX_CHARACTERS}
            defaultValue={user?.email}
          />
        </Field>
        <Field label="Company" error={errorOf('company')}>
          <Input
            name="company"
            autoComplete="organization"
            required
            maxLength={ORGANIZATION_MAX_CHARACTERS}
            defaultValue={user?.organization}
          />
        </Field>
        <Field label="Team size (optional)" error={errorOf('teamSize')}>
          <Select name="teamSize" defaultValue="">
            <option value="">Not said</option>
            {TEAM_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Message" error={errorOf('message')}>
        <Textarea name="message" required rows={7} maxLength={ENQUIRY_MESSAGE_MAX_CHARACTERS} />
      </Field>
      <FormError message={send.isError ? messageOf(send.error, ENQUIRY_FAILED) : undefined} />
      <Button type="submit" tone="ink" size="lg" className="justify-self-start" disabled={send.isPending}>
        {send.isPending ? 'Sending...' : 'Send inquiry'}
      </Button>
    </form>
  );
}
