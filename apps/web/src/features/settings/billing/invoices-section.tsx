import type { Invoice } from '@parley/shared';
import { Button } from '@/components/button';
import { EmptyState, ErrorState, Ghost } from '@/components/states';
import { formatDate, formatMoney } from '@/lib/format';
import { useSubscription } from '../api/subscription';
import { SettingsSection } from '../settings-section';

const STATUS_WORDS: Record<Invoice['status'], string> = {
  draft: 'Being prepared',
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Not collected',
};

interface AwayProps {
  readonly href: string;
  readonly label: string;
  /** The same, and of which invoice: links are read out of their row. */
  readonly name: string;
}

/** A page of the payment provider, beside this one. */
function Away({ href, label, name }: AwayProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${name} (opens in a new tab)`}>
      {label}
    </a>
  );
}

function Row({ invoice }: { readonly invoice: Invoice }) {
  const { number, createdAt, total, currency, status, hostedUrl, pdfUrl } = invoice;
  const day = formatDate(new Date(createdAt));
  const called = number === null ? `invoice of ${day}` : `invoice ${number}`;
  const see = status === 'open' ? 'Pay' : 'View';
  return (
    <tr>
      <td className="muted num">
        <time dateTime={createdAt}>{day}</time>
      </td>
      <td className="num">{formatMoney(total, currency)}</td>
      <td>{STATUS_WORDS[status]}</td>
      <td className="ledger-links">
        {hostedUrl !== null && <Away href={hostedUrl} label={see} name={`${see} ${called}`} />}
        {pdfUrl !== null && <Away href={pdfUrl} label="PDF" name={`PDF of ${called}`} />}
      </td>
    </tr>
  );
}

function Invoices() {
  const { data, isError, isFetching, refetch } = useSubscription();
  if (data === undefined && !isError) return <Ghost label="Loading your invoices..." />;
  const invoices = data?.invoices ?? null;
  if (data?.paymentsOpen === false && (invoices?.length ?? 0) === 0)
    return <p className="muted text-pretty">Online payment is not open on this installation yet.</p>;
  if (invoices === null)
    return (
      <ErrorState
        title="Your invoices could not be loaded"
        action={
          <Button disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        They are kept by the payment provider, and nothing about them has changed.
      </ErrorState>
    );
  if (invoices.length === 0)
    return <EmptyState title="No invoices yet">Each payment for a plan leaves one here.</EmptyState>;
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Total</th>
          <th scope="col">Status</th>
          <th scope="col">Document</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

/** The latest invoices, each with its page and file at the payment provider (product §5.19). */
export function InvoicesSection() {
  return (
    <SettingsSection title="Invoices">
      <Invoices />
    </SettingsSection>
  );
}
