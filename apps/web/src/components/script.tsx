import type { ReactNode } from 'react';

interface ScriptLineProps {
  /** Who speaks: the stakeholder's name, or 'You'. */
  readonly who: string;
  /** What stands under the name: number and time. */
  readonly meta?: ReactNode;
  /** `them` in serif, `you` in sans, `stage` for a direction in italics. */
  readonly voice: 'them' | 'you' | 'stage';
  /** What can be done with this line; stands under its number. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One line of a transcript: name in the margin, words in the measure. */
export function ScriptLine({ who, meta, voice, action, children }: ScriptLineProps) {
  return (
    <div className="line">
      <div className="line-who">
        <b>{who}</b>
        {meta !== undefined && <span>{meta}</span>}
        {action}
      </div>
      <div className={voice}>{children}</div>
    </div>
  );
}
