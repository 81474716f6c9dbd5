/** What the writer of a brief says of themselves in a sentence that tells of the stakeholder: none of it is theirs to say. */
import type { WordEdit } from '../../similarity/passage-words';

/** Words of whoever tells it, as the one whom they talk to. */
const TO_YOU: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
};
const FIRST_PERSON = /^(?:i|me|my|mine|myself)$/iu;
const QUOTE = /^[“”"]$/u;

const PART = /^[,;]$/u;
/** 'and frankly ours are not in order', 'we offered 85', 'which is true' */
const REMARKS = new RegExp(
  [
    String.raw`^(?:(?:and|but|so|though|although)\s)?(?:\p{L}+ly\s)?(?:I|we|ours|mine|my|our)(?:[’'\s]|$)`,
    String.raw`^(?:and\s)?(?:which\s(?:is|was)|that[’']s|s?he(?:[’']s|\sis|\swas))\s(?:\p{L}+ly\s)?(?:true|right|correct|fair)\b`,
  ].join('|'),
  'iu',
);
/** Without what the writer adds of their own behind it. */
function withoutRemarks(edits: readonly WordEdit[]): readonly WordEdit[] {
  const left = new Set<WordEdit>();
  let part: WordEdit[] = [];
  let [first, quoted] = [true, false];
  const close = (): void => {
    const words = part.filter(({ word }) => !PART.test(word));
    const isRemark = REMARKS.test(words.map(({ word }) => word).join(' '));
    if (!first && isRemark) for (const edit of part) left.add(edit);
    if (words.length > 0) first = false;
  };
  for (const edit of edits) {
    if (QUOTE.test(edit.word)) quoted = !quoted;
    if (PART.test(edit.word) && !quoted) {
      close();
      part = [];
    }
    part.push(edit);
  }
  const end = part.at(-1);
  if (end !== undefined && /^[.?!]$/u.test(end.word)) part = part.slice(0, -1);
  close();
  return left.size === 0
    ? edits
    : edits.map((edit) => (left.has(edit) ? { ...edit, becomes: null, before: '' } : edit));
}

/** What is left out at the beginning: 'His story:', 'She says'. */
const ledUpBy = (edits: readonly WordEdit[]): readonly string[] =>
  edits
    .slice(
      0,
      Math.max(
        0,
        edits.findIndex(({ becomes }) => becomes !== null),
      ),
    )
    .map(({ word }) => word.toLowerCase());
const THEM = new Set(['he', 'she', 'his', 'her']);
/** What two do together they say as 'we'. */
const TOGETHER = /^(?:agreed|met|spoke|talked|discussed|settled|both|shook)$/iu;

/** 'It’s her name on it, not mine': where what is theirs is put into their mouth, what is left of 'me' is the writer's. */
export function withoutTheWriter(edits: readonly WordEdit[]): readonly WordEdit[] {
  const led = ledUpBy(edits);
  const isTheirs =
    led.some((word) => THEM.has(word)) ||
    edits.some(({ word, becomes }) => becomes !== null && FIRST_PERSON.test(becomes) && !FIRST_PERSON.test(word));
  if (!isTheirs) return edits;
  let quoted = false;
  // All that stands behind 'His story:' is theirs.
  const left = led.includes(':') ? edits : withoutRemarks(edits);
  return left.map((edit, at) => {
    if (QUOTE.test(edit.word)) quoted = !quoted;
    if (/^we$/iu.test(edit.word) && TOGETHER.test(left[at + 1]?.word ?? '')) return edit;
    // Of the writer's own words none is theirs: 'we' is no 'I' either.
    const stays = edit.becomes === edit.word || FIRST_PERSON.test(edit.becomes ?? '');
    const you = stays && !quoted ? TO_YOU[edit.word.toLowerCase()] : undefined;
    return you === undefined ? edit : { ...edit, becomes: you };
  });
}
