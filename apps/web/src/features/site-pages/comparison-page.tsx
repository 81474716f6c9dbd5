import type { ComparisonPage } from '@parley/shared';
import { Check, Minus } from 'lucide-react';
import { Icon } from '@/components/icon';
import { useBrand } from '@/lib/config';
import { Inline } from './inline';
import { PageHead } from './page-head';
import { Prose } from './prose';
import { Points, Section, TitledList } from './section';
import type { PartsProps } from './parts';

type Row = ComparisonPage['comparisonTable'][number];

/** Yes and no as a sign with its word, everything else in words. */
function Value({ of: value }: { readonly of: Row['product'] }) {
  if (typeof value === 'string') return <Inline text={value} />;
  return (
    <span className={value ? 'sp-yes' : 'sp-no'}>
      <Icon of={value ? Check : Minus} /> {value ? 'Yes' : 'No'}
    </span>
  );
}

interface CompareTableProps {
  readonly rows: readonly Row[];
  readonly product: string;
  readonly competitor: string;
}

/** Line by line, with who is better off there. On a phone a line becomes a list. */
function CompareTable({ rows, product, competitor }: CompareTableProps) {
  const ahead = { product, competitor, neither: 'Even' };
  return (
    <table className="sp-table sp-compare">
      <caption className="sr">
        {product} and {competitor}, line by line
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">What is compared</span>
          </th>
          <th scope="col">{product}</th>
          <th scope="col">{competitor}</th>
          <th scope="col">Ahead</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.feature}>
            <th scope="row">{row.feature}</th>
            {(['product', 'competitor'] as const).map((side) => (
              <td key={side} data-ahead={row.advantage === side}>
                <span className="sp-column">{ahead[side]}</span>
                <Value of={row[side]} />
              </td>
            ))}
            <td className="sp-ahead">
              <span className="sp-column">Ahead</span>
              {ahead[row.advantage]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** /vs/… and /alternatives/…: differences, the table, and when the other is the better choice (product §3.13). */
export function ComparisonParts({ page, entry }: PartsProps<ComparisonPage>) {
  const { name } = useBrand();
  return (
    <>
      <PageHead page={page} entry={entry} blocks={page.article.flatMap(({ text }) => text)} />
      <Section title={page.competitorName} margin="The other">
        <div className="sp-text">
          <p>
            <Inline text={page.competitorDescription} />
          </p>
        </div>
      </Section>
      <Section title="Key differences">
        <TitledList as="rows" items={page.keyDifferences} />
      </Section>
      <Section title="Line by line">
        <CompareTable rows={page.comparisonTable} product={name} competitor={page.competitorName} />
      </Section>
      {page.article.map(({ title, text }) => (
        <Section key={title} title={title}>
          <Prose blocks={text} />
        </Section>
      ))}
      <Section title={`Where ${name} is ahead`}>
        <TitledList as="pairs" items={page.advantages} />
      </Section>
      <Section title={`When ${page.competitorName} is the better choice`}>
        <div className="sp-text">
          <Points items={page.chooseThem} />
        </div>
      </Section>
    </>
  );
}
