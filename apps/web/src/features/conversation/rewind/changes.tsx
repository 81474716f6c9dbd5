import { sentenceCase, type Comparison } from '@parley/shared';
import { Mark, Pencil } from '@/components/marks';
import { groupsOf, placeWords, summaryWords, concernWords, type ChangeGroup } from './words';

function Group({ group, from }: { readonly group: ChangeGroup; readonly from: number }) {
  const { level, words, evidence, earned, changes } = group;
  return (
    <li>
      <span className={`lvl lvl-${level}`}>{words}</span>
      <div>
        <ul>
          {changes.map(({ id, label, skill }) => (
            <li key={id}>
              <b>{label}</b> <span className="faint">{sentenceCase(skill)}</span>
            </li>
          ))}
        </ul>
        {evidence !== null && (
          <p className="branch-quote">
            <q>{earned ? <Mark>{evidence.quote}</Mark> : <Pencil>{evidence.quote}</Pencil>}</q>{' '}
            <span className="faint num">{placeWords(evidence, from)}</span>
          </p>
        )}
      </div>
    </li>
  );
}

interface ChangesProps {
  readonly comparison: Comparison;
  /** The conversation was scored by a provider. */
  readonly scoredElsewhere: boolean;
  /** The branch went on for longer than the conversation did. */
  readonly cut: boolean;
}

/** What the other line changed: in a sentence, then indicator by indicator, then the concerns. */
export function Changes({ comparison, scoredElsewhere, cut }: ChangesProps) {
  const { messageNumber, indicators, worries, rubricVersion, original } = comparison;
  return (
    <section className="branch-changes over" aria-labelledby="h-changes">
      <h2 className="sec" id="h-changes">
        What changed
      </h2>
      <p className="branch-summary" aria-live="polite">
        {summaryWords(comparison)}
      </p>
      {indicators.length > 0 && (
        <ul className="branch-list">
          {groupsOf(indicators).map((group) => (
            <Group key={group.changes[0]?.id} group={group} from={messageNumber} />
          ))}
        </ul>
      )}
      {worries.length > 0 && (
        <>
          <h3 className="label">Worries</h3>
          <ul className="branch-list branch-concerns">
            {worries.map((worry, at) => (
              <li key={worry.summary ?? at}>{concernWords(worry)}</li>
            ))}
          </ul>
          {worries.some(({ summary }) => summary === null) && (
            <p className="muted">Which worries these are is revealed at the end of the conversation.</p>
          )}
        </>
      )}
      <p className="branch-note">
        Both sides are judged by the built-in engine with rubric {rubricVersion}, after the same number of your
        messages. Your score stays as it is.
        {scoredElsewhere && ' Your report was judged by another engine, so it may see single points differently.'}
        {cut &&
          ` The conversation ended after ${original.length === 1 ? 'this message' : `${original.length} of these messages`}, so what came later in your try is not compared.`}
      </p>
    </section>
  );
}
