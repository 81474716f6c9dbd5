/** What the sentences of a message do in the talk, as far as a conversation is judged by how often (product §12.6). */
import type { Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import type { Doing } from './reading';
import { chanceOf, utteranceOf } from './utterance';
import type { UtteranceLabel } from './utterance-labels';
import { yields } from './manner';

/** So sure (0-1) the classifier has to be. */
const LIKELY = 0.5;
type Labelled = Exclude<Doing, 'yields'>;
const LABELS: Readonly<Record<Labelled, readonly UtteranceLabel[]>> = {
  blames: ['blame', 'excuse'],
  offers: ['offer', 'trade', 'recommend', 'promise_firm'],
  tells: ['bad_news', 'own_fault', 'status'],
  owns: ['own_fault'],
};
const ALL: readonly Labelled[] = ['blames', 'offers', 'tells', 'owns'];

/** Everything that one of the sentences likely does; null without the sentence model. */
export function doingsIn(sentences: readonly Sentence[], similarity: Similarity): readonly Doing[] | null {
  const told = sentences.map(({ text }) => utteranceOf(text, similarity));
  if (told.every(({ length }) => length === 0)) return null;
  const labelled: readonly Doing[] = ALL.filter((doing) =>
    told.some((one) => chanceOf(one, ...LABELS[doing]) >= LIKELY),
  );
  return sentences.some((sentence) => yields(sentence, similarity)) ? [...labelled, 'yields'] : labelled;
}
