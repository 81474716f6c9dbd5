import './pricing.css';
import type { BillingPeriod } from './pricing-state';

interface BillingToggleProps {
  readonly value: BillingPeriod;
  readonly onChange: (value: BillingPeriod) => void;
}

/** Monthly or yearly (product §5.12). */
export function BillingToggle({ value, onChange }: BillingToggleProps) {
  return (
    <fieldset className="toggle">
      <legend className="sr">Billing</legend>
      <label>
        <input type="radio" name="billing" checked={value === 'monthly'} onChange={() => onChange('monthly')} />
        Monthly
      </label>
      <label>
        <input type="radio" name="billing" checked={value === 'yearly'} onChange={() => onChange('yearly')} />
        Yearly <small>Save 2 months</small>
      </label>
    </fieldset>
  );
}
