/**
 * What becomes of the words of a sentence, put right where the reading of the whole brief (decision 0052) drops what grammar can't
 * do without: 'she’s already short of people' is 'I’m already short', and not 'I already short'.
 */
import { withoutS, type WordEdit } from '../../similarity/passage-words';

/** 'she’d', 'Odd’s', with what is short behind the mark. */
const SHORTENED = /^\p{L}+['’](?<short>s|d|ll|ve|re)$/iu;
const IN_FULL: Readonly<Record<string, string>> = { d: 'i’d', ll: 'i’ll', ve: 'i’ve', re: 'i’m' };
/** 'she’s got', 'he’s promised': what has been done. */
const DONE =
  /^(?:been|got|had|lost|taken|given|made|gone|seen|said|sent|paid|asked|promised|signed|booked|agreed|never)$/iu;
/** What they do, in short words that are easily lost. */
const VERB: Readonly<Record<string, string>> = {
  is: 'am',
  was: 'was',
  has: 'have',
  had: 'had',
  will: 'will',
  would: 'would',
  can: 'can',
  could: 'could',
  must: 'must',
  needs: 'need',
};
/** What one does who is in charge: 'runs the depot' is not 'am the depot'. */
const RUNS = /^(?:runs|heads|leads|manages|chairs|directs|owns|represents|handles|covers)$/iu;
const ONESELF = /^(?:himself|herself|themselves|themself)$/iu;
const OTHERS = /^(?:he|she|they)$/iu;

/** A label has so many words at most. */
const LONGEST_LABEL = 4;

/** Who writes it, before a colon: 'Marek: she runs the depot' is no 'I' of Marek's, and may be one of hers. */
function withoutLabel(edits: readonly WordEdit[]): readonly WordEdit[] {
  const colon = edits.findIndex(({ word }) => word === ':');
  const label = edits.slice(0, Math.max(0, colon));
  const isLabel =
    colon > 0 &&
    colon <= LONGEST_LABEL &&
    edits[colon]?.becomes !== ':' &&
    label.every(({ word, becomes }) => /^\p{Lu}/u.test(word) && becomes !== word);
  if (!isLabel) return edits;
  const [first] = edits.slice(colon + 1);
  const moved = label.some(({ becomes }) => becomes === 'i') && first?.becomes === null && OTHERS.test(first.word);
  return edits.map((edit, at) =>
    at <= colon ? { ...edit, becomes: null } : at === colon + 1 && moved ? { ...edit, becomes: 'i' } : edit,
  );
}

/** The words as they become, none of them missing that has to stand there. */
export function inFull(given: readonly WordEdit[]): readonly WordEdit[] {
  const edits = withoutLabel(given);
  const saysI = edits.some(({ becomes }) => becomes === 'i');
  const ofOthers = edits.some(({ becomes }) => OTHERS.test(becomes ?? ''));
  return edits.map((edit, at) => {
    const [before, next] = [edits[at - 1], edits[at + 1]];
    const short = edit.becomes === 'i' ? SHORTENED.exec(edit.word)?.groups?.['short']?.toLowerCase() : undefined;
    if (short === 's') return { ...edit, becomes: DONE.test(next?.word ?? '') ? 'i’ve' : 'i’m' };
    if (short !== undefined) return { ...edit, becomes: IN_FULL[short] ?? edit.becomes };
    const lost = edit.becomes === null && before?.becomes === 'i' && next?.becomes === next?.word;
    const verb = VERB[edit.word.toLowerCase()];
    // Behind 'I', and before a word that stays: where more is gone, something else is said.
    if (lost && verb !== undefined) return { ...edit, becomes: verb };
    if ((edit.becomes === 'am' || lost) && RUNS.test(edit.word)) return { ...edit, becomes: withoutS(edit.word) };
    return saysI && !ofOthers && edit.becomes === edit.word && ONESELF.test(edit.word)
      ? { ...edit, becomes: 'myself' }
      : edit;
  });
}
