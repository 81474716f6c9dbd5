import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

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

/** Where a key leads from the tab at an index; undefined for keys that lead nowhere. */
function aimOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs in a row; arrow keys, Home and End move between them and open what they reach. Uncontrolled, beginning with the first,
 * unless `value` is given. Written here, as a page made ahead may carry no style attributes (decision 0032).
 */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.value);
  const open = value ?? chosen;
  const at = tabs.findIndex((tab) => tab.value === open);
  // On a narrow screen the row scrolls, and the tab that an address opens may lie beyond its end.
  useEffect(() => {
    const showOpen = (): void => {
      const row = list.current;
      const tab = row?.children[at];
      if (row && tab instanceof HTMLElement)
        row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    };
    showOpen();
    // In their own letters the tabs before it are wider.
    document.fonts.addEventListener('loadingdone', showOpen);
    return () => document.fonts.removeEventListener('loadingdone', showOpen);
  }, [at]);
  const choose = (next: string): void => {
    setChosen(next);
    if (next !== open) onValueChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const aim = aimOf(event.key, at, tabs.length);
    const tab = aim === undefined ? undefined : tabs[aim];
    if (aim === undefined || tab === undefined) return;
    event.preventDefault();
    choose(tab.value);
    const button = list.current?.children[aim];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <>
      <div role="tablist" className="tabs" aria-label={label} aria-orientation="horizontal" ref={list}>
        {tabs.map((tab) => (
          <button
            type="button"
            role="tab"
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === open}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === open ? 0 : -1}
            onClick={() => choose(tab.value)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          role="tabpanel"
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          className="tab-panel"
          aria-labelledby={`${id}-tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== open}
        >
          {tab.value === open && tab.content}
        </div>
      ))}
    </>
  );
}
