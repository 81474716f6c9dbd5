/** What the student goes back on: a figure called firm and then loosened, a no that becomes a yes. */
import type { TranscriptMessage } from '../types';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS } from '../language/vocabulary';
import { valueOf, type CaseIndex } from './case-index';
import type { Fault, Reading } from './reading';
import { substanceOf } from './substance';

const REVISIONS = [' actually ', ' more like ', ' in fact ', ' turns out ', ' could be more ', ' might be more ', ' might be higher ', ' might go up ', ' could go up ', ' i was wrong about ', ' forget what i said ', ' scratch that ', ' changed my mind ', ' on second thought ', ' not sure about the ', ' do not know how much ', ' can not promise that '];
const CONDITIONS = [' if ', ' unless ', ' instead ', ' provided ', ' in exchange ', ' only ', ' after '];

interface Before {
  readonly student: readonly TranscriptMessage[];
  readonly readings: readonly Reading[];
}

const concrete = (sentence: Sentence): Set<string> => new Set(sentence.content.filter((word) => !ABSTRACT_WORDS.has(word)));

function revisesFigure(index: CaseIndex, sentence: Sentence, before: Before): boolean {
  const words = plainWords(sentence);
  if (!REVISIONS.some((marker) => words.includes(marker))) return false;
  const earlier = before.student.flatMap((message) => parseText(message.content)).flatMap((said) => substanceOf(index, said).amounts);
  if (earlier.length === 0) return false;
  const now = substanceOf(index, sentence).amounts;
  if (now.length === 0) return /how much|higher|more|go up|not sure/.test(words);
  return now.some((amount) => earlier.some((said) => said.kind === amount.kind && valueOf(said.text) !== valueOf(amount.text)));
}

function takesBackRefusal(sentence: Sentence, before: Before): boolean {
  const words = plainWords(sentence);
  if (sentence.negated || sentence.question || CONDITIONS.some((condition) => words.includes(condition))) return false;
  if (!/\b(?:will|can|yes|ok|okay|sure|fine)\b/.test(words)) return false;
  const here = concrete(sentence);
  return before.readings.some((reading) =>
    reading.acts.some((act) => {
      if (act.kind !== 'boundary') return false;
      const refused = parseText(act.quote).flatMap((said) => [...concrete(said)]);
      const shared = refused.filter((word) => here.has(word)).length;
      return refused.length >= 2 && shared >= 2 && shared / refused.length >= 0.6;
    }),
  );
}

/** Sentences in which the student contradicts what they said before. */
export function contradictions(index: CaseIndex, sentences: readonly Sentence[], before: Before): readonly Fault[] {
  return sentences
    .filter((sentence) => revisesFigure(index, sentence, before) || takesBackRefusal(sentence, before))
    .map((sentence) => ({ kind: 'contradict' as const, quote: sentence.text }));
}
