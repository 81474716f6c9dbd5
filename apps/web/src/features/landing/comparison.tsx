import { comparisons, type Comparison, type ComparisonValue } from '@parley/content/public';
import { Check, Minus } from 'lucide-react';
import { Icon } from '@/components/icon';
import { Tabs } from '@/components/tabs';
import { useBrand } from '@/lib/config';

function Cell({ value }: { readonly value: ComparisonValue }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <Icon of={value ? Check : Minus} />
      <span className="sr">{value ? 'Yes' : 'No'}</span>
    </>
  );
}

function Table({ comparison }: { readonly comparison: Comparison }) {
  const { name } = useBrand();
  return (
    <table className="versus">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Feature</span>
          </th>
          <th scope="col">{name}</th>
          <th scope="col">{comparison.other}</th>
        </tr>
      </thead>
      <tbody>
        {comparison.rows.map((row) => (
          <tr key={row.feature}>
            <th scope="row">{row.feature}</th>
            <td className="ours">
              <Cell value={row.ours} />
            </td>
            <td>
              <Cell value={row.theirs} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Three tabs of eight rows each (product §3.5). */
export function Comparisons() {
  return (
    <section className="band">
      <h2>What else you could do.</h2>
      <div className="mt-6">
        <Tabs
          label="Compared with"
          tabs={comparisons.map((one) => ({ value: one.id, label: one.name, content: <Table comparison={one} /> }))}
        />
      </div>
    </section>
  );
}
