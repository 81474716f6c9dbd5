/** Forms of words that mean something honest as often: told only where the classifiers of drafts doubt them as well (product §10.3). */
import { announcesUnwelcome, hintsAtHarm } from '../understanding/unwelcome';
import type { DraftFault } from './faults/fault-classes';
import { likelihoodOf } from './faults/flawed';
import { chanceIn, type Moment } from './moment';

/** How likely (0-1) what was only reported, what hints at a harm, and what is announced as unwelcome has to be a fault by the classifiers. */
const DOUBTED = 0.2;
const HEARD_AS_ONE = 0.4;
const VEILED: ReadonlySet<DraftFault> = new Set<DraftFault>(['threat', 'pressing']);
/** What would be done with regret: a threat where the classifiers of drafts hear one in the sentence, or before all else in the draft. */
export function veiledIn(moment: Moment): string | null {
  const { draft, flaws } = moment;
  if (flaws === null) return null;
  const most = VEILED.has(flaws.fault) && flaws.faulty >= HEARD_AS_ONE;
  const unkind = draft.some((_, at) => chanceIn(moment, at, 'pressure', 'blame', 'insult') >= DOUBTED);
  const found = draft.find(
    (sentence) =>
      (announcesUnwelcome(sentence) && (most || likelihoodOf(moment, 'threat', sentence.text) >= HEARD_AS_ONE)) ||
      (hintsAtHarm(sentence) && (flaws.faulty >= DOUBTED || unkind)),
  );
  return found?.text ?? null;
}

/** What nobody in the case has said or done; a mere report only where the classifiers doubt it. */
export function doubtedHearsay(moment: Moment): string | null {
  const { hearsay } = moment;
  if (hearsay?.kind !== 'reported') return hearsay?.quote ?? null;
  return moment.flaws !== null && likelihoodOf(moment, 'hearsay', hearsay.quote) >= DOUBTED ? hearsay.quote : null;
}
