import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';

interface Disclosure {
  readonly title: string;
  readonly text: ReactNode;
}

/** Questions that open one by one, the first of them open. Work without scripts. */
export function Disclosures({ items }: { readonly items: readonly Disclosure[] }) {
  return (
    <div className="disclosures">
      {items.map(({ title, text }, index) => (
        <details key={title} open={index === 0}>
          <summary>
            {title}
            <Icon of={ChevronDown} />
          </summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}
