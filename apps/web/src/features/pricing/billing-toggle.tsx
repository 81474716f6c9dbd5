import './pricing.css';
import type { BillingPeriod } from '@parley/shared';

interface BillingToggleProps {
  readonly value: BillingPeriod;
  /** 'Save 2 months'; null where a year saves none. */
  readonly promise: string | null;
  readonly onChange: (value: BillingPeriod) => void;
}

/** Monthly or yearly (product §5.12). */
export function BillingToggle({ value, promise, onChange }: BillingToggleProps) {
  return (
    <fieldset className="toggle">
      <legend className="sr">Billing</legend>
      <label>
        <input type="radio" name="billing" checked={value === 'monthly'} onChange={() => onChange('monthly')} />
        Monthly
      </label>
      <label>
        <input type="radio" name="billing" checked={value === 'yearly'} onChange={() => onChange('yearly')} />
        Yearly {promise !== null && <small>{promise}</small>}
      </label>
    </fieldset>
  );
}
