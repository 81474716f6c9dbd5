import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs divide, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
}

/** Tabs in a row; arrow keys move between them. Uncontrolled, beginning with the first, unless `value` is given. */
export function Tabs({ label, tabs, ...state }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ value }) => value === state.value);
  // On a narrow screen the row scrolls, and the tab that an address opens may lie beyond its end.
  useEffect(() => {
    const showOpen = (): void => {
      const row = list.current;
      const open = row?.children[at];
      if (row && open instanceof HTMLElement)
        row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
    };
    showOpen();
    // In their own letters the tabs before it are wider.
    document.fonts.addEventListener('loadingdone', showOpen);
    return () => document.fonts.removeEventListener('loadingdone', showOpen);
  }, [at]);
  return (
    <Radix.Root defaultValue={tabs[0]?.value ?? ''} {...state}>
      <Radix.List className="tabs" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="tab-panel">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
