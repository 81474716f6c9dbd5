import { Check, Minus } from 'lucide-react';
import { Icon } from '@/components/icon';

export interface Row {
  readonly text: string;
  /** A figure, or whether the plan has it. */
  readonly value: string | boolean;
}

/** What a plan includes, line by line. */
export function Gets({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul className="gets">
      {rows.map(({ text, value }) => (
        <li key={text} className={value === false ? 'no' : undefined}>
          {text}
          {typeof value === 'string' ? (
            <b>{value}</b>
          ) : (
            <>
              <span className="sr">{value ? ', included' : ', not included'}</span>
              <Icon of={value ? Check : Minus} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
