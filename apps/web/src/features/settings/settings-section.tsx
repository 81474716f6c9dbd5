import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a tab, under a rule: its heading, and what can be set. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="settings-section">
      <div>
        <h2 id={id} className="sec">
          {title}
        </h2>
        {lead !== undefined && <p className="muted mt-1 text-pretty">{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
