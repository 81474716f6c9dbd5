import type { BriefPart, UnderstoodKind } from '@parley/shared';
import { useRef } from 'react';
import type { BriefForm } from './form';
import { MarkedPassage } from './marked-passage';
import { piecesOf, understoodOf, type MarkedPiece } from './marks';
import type { Passage, PassageUse } from './passages';

const CLASS_OF: Readonly<Record<UnderstoodKind, string>> = {
  stakeholder: 'fb-who',
  role: 'fb-who',
  organisation: 'fb-person',
  person: 'fb-person',
  money: 'fb-figure',
  amount: 'fb-figure',
  day: 'fb-figure',
  ask: '',
  hidden: '',
};

function Piece({ piece: { text, word, sentence } }: { readonly piece: MarkedPiece }) {
  const inner = word === null ? text : <mark className={CLASS_OF[word]}>{text}</mark>;
  return sentence === null ? inner : <span className={sentence === 'ask' ? 'fb-ask' : 'fb-hidden'}>{inner}</span>;
}

const GROUPS: readonly {
  readonly label: string;
  readonly className: string;
  readonly kinds: readonly UnderstoodKind[];
}[] = [
  { label: 'Whom you talk to', className: 'fb-who', kinds: ['stakeholder', 'role'] },
  { label: 'Others and where they work', className: 'fb-person', kinds: ['person', 'organisation'] },
  { label: 'Figures and days', className: 'fb-figure', kinds: ['money', 'amount', 'day'] },
];

/** A longer one is higher than a screen and scrolls with the page; a shorter one stays beside the fields (characters). */
const LONG = 1_400;

interface MarkedBriefProps {
  readonly brief: BriefPart;
  readonly values: BriefForm;
  /** Words of it that somebody marks are to stand in a field. */
  readonly onUse: (passage: Passage, use: PassageUse) => void;
}

/** The brief as it was pasted, with what was understood of it marked where it stands (product §23.7). */
export function MarkedBrief({ brief, values, onUse }: MarkedBriefProps) {
  const text = useRef<HTMLElement>(null);
  const asks = brief.understood.filter(({ kind }) => kind === 'ask').length;
  const hidden = brief.understood.some(({ kind }) => kind === 'hidden');
  const isLong = brief.text.length > LONG;
  return (
    <div className={isLong ? 'fb-brief' : 'fb-brief fb-stays'}>
      <details className="fb-fold" open>
        <summary>
          <h2 className="sec">Your brief</h2>
        </summary>
        <p className="fb-part-text fb-how">Select any words in it to put them into the scenario.</p>
        <section ref={text} className="fb-text" aria-label="Your brief, with what was understood marked">
          {piecesOf(brief.text, brief.understood).map((piece) => (
            <Piece key={piece.start} piece={piece} />
          ))}
        </section>
      </details>
      <MarkedPassage brief={brief} values={values} text={text} onUse={onUse} />
      <dl className="fb-found">
        {GROUPS.map(({ label, className, kinds }) => {
          const found = understoodOf(brief.understood, kinds);
          return (
            <div key={label}>
              <dt>
                <mark className={className}>{label}</mark>
              </dt>
              <dd>{found.length === 0 ? 'None found' : found.join(' · ')}</dd>
            </div>
          );
        })}
        <div>
          <dt>
            <span className="fb-ask">What is asked for</span>
          </dt>
          <dd>
            {asks === 0
              ? 'Nothing found that is asked for in so many words'
              : `${asks} ${asks === 1 ? 'place' : 'places'} in the brief`}
          </dd>
        </div>
        <div>
          <dt>
            <span className="fb-hidden">What lies behind it</span>
          </dt>
          <dd>
            {hidden ? 'Kept back by the stakeholder until you earn it' : 'The brief does not say, so it was made up'}
          </dd>
        </div>
      </dl>
    </div>
  );
}
