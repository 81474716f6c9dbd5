import type { BriefPart } from '@parley/shared';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/button';
import type { BriefForm } from './form';
import { type Passage, type PassageUse, wholeWords, whyNot } from './passages';

const LABELS: Readonly<Record<PassageUse, string>> = {
  role: 'Role',
  organisation: 'Organisation',
  opening: 'First words',
  goal: 'Goal',
  worry: 'Behind the First Worry',
  concern: 'Worry',
  fact: 'Fact',
};

/** What stands in a field already is replaced; a worry and a fact come beside the others. */
const WAYS: readonly { readonly label: string; readonly uses: readonly PassageUse[] }[] = [
  { label: 'Replace:', uses: ['role', 'organisation', 'opening', 'goal', 'worry'] },
  { label: 'Add:', uses: ['concern', 'fact'] },
];

/** What is marked inside of a text, in its characters and in whole words; null where nothing is, or something outside of it as well. */
function markedIn(text: HTMLElement | null): Passage | null {
  const selection = globalThis.getSelection();
  if (text === null || selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!text.contains(range.commonAncestorContainer)) return null;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const words = range.toString();
  return words.trim() === '' ? null : wholeWords(text.textContent, { start, end: start + words.length });
}

/** The passage that is marked in it, while it is. */
function useMarked(text: RefObject<HTMLElement | null>): Passage | null {
  const [passage, setPassage] = useState<Passage | null>(null);
  useEffect(() => {
    const look = (): void => setPassage(markedIn(text.current));
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [text]);
  return passage;
}

interface MarkedPassageProps {
  readonly brief: BriefPart;
  readonly values: BriefForm;
  /** Where the brief stands. */
  readonly text: RefObject<HTMLElement | null>;
  readonly onUse: (passage: Passage, use: PassageUse) => void;
}

/** At the bottom of the window while words of the brief are marked: what they are to be (product §23.11). */
export function MarkedPassage({ brief, values, text, onUse }: MarkedPassageProps) {
  const passage = useMarked(text);
  if (passage === null) return null;
  const reasons = [
    ...new Set(WAYS.flatMap(({ uses }) => uses.flatMap((use) => whyNot(brief, values, passage, use) ?? []))),
  ];
  return (
    <div className="fb-use" role="toolbar" aria-label="Use the selected words">
      {WAYS.map(({ label, uses }) => (
        <div key={label} className="fb-use-way">
          <span className="fb-use-label">{label}</span>
          {uses.map((use) => (
            <Button
              key={use}
              size="sm"
              disabled={whyNot(brief, values, passage, use) !== null}
              // What is selected stays selected while it is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                globalThis.getSelection()?.removeAllRanges();
                onUse(passage, use);
              }}
            >
              {LABELS[use]}
            </Button>
          ))}
        </div>
      ))}
      {reasons.length > 0 && <p className="fb-use-label">{reasons.join(' ')}</p>}
    </div>
  );
}
