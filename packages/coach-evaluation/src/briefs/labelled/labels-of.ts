import type { Told } from '@parley/coach/internals';
import { type LabelledBrief, type LabelledSentence, textOf } from './index';

/** The label of each sentence as the drafting parts them: of the written one that most of it stands in. */
export function labelsOf(brief: LabelledBrief, told: readonly Told[]): readonly (LabelledSentence | undefined)[] {
  const text = textOf(brief);
  let from = 0;
  const spans = brief.sentences.map((sentence) => {
    const start = text.indexOf(sentence.text, from);
    from = start + sentence.text.length;
    return [start, from] as const;
  });
  return told.map(({ sentence: { start, end } }) => {
    const shared = spans.map(([first, last]) => Math.min(end, last) - Math.max(start, first));
    return brief.sentences[shared.indexOf(Math.max(...shared))];
  });
}
