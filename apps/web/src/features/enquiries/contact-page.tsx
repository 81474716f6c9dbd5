import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@/components/page';
import { useBrand } from '@/lib/config';
import { ContactForm } from './contact-form';
import { ENQUIRY_SUBJECTS, planOfEnquiry } from './plan-of-enquiry';
import './contact.css';

/** As far as the installation has them. */
function Addresses() {
  const { supportEmail, phone, office } = useBrand();
  return (
    <dl>
      <div>
        <dt>Support email</dt>
        <dd>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </dd>
      </div>
      {phone !== '' && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      {office !== '' && (
        <div>
          <dt>Office</dt>
          <dd>{office}</dd>
        </div>
      )}
    </dl>
  );
}

/** /contact (product §3.9). */
export function ContactPage() {
  const [query] = useSearchParams();
  const plan = planOfEnquiry(query);
  const subject = plan === undefined ? null : ENQUIRY_SUBJECTS[plan];
  return (
    <div className="wrap">
      <PageHeader title="Contact">For teams and enterprises: say what you need, and a person answers.</PageHeader>
      <div className="contact">
        <section className="over" aria-label="Inquiry">
          {subject !== null && (
            <p className="contact-about">
              <span>About</span>
              <b>{subject.title}</b>
              <span>{subject.text}</span>
            </p>
          )}
          <ContactForm plan={plan} />
        </section>
        <aside aria-label="Other ways to reach us">
          <Addresses />
        </aside>
      </div>
    </div>
  );
}
