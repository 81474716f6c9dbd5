/** What the stakeholder has not been told yet: where a brief says so, what stands before it is news to them. */
import { isUnaware } from '../brief/attitudes';
import type { Sides } from '../brief/stakeholder';
import type { Told } from '../brief/told';

/** 'Has anyone told ¤O', 'nobody has told ¤O', 'I have to break it to ¤O' */
const NOT_TOLD = new RegExp(
  [
    String.raw`\b(?:has|have|did)\s(?:anyone|anybody|someone|somebody)\s(?:\p{L}+\s)?(?:told|tell|informed|warned)\s¤O|`,
    String.raw`\b(?:nobody|no\sone|none\sof\sus)\s(?:has\s|have\s|’s\s)?(?:yet\s)?(?:told|informed|warned)\s¤O|`,
    String.raw`\b(?:haven[’']?t|hasn[’']?t|have\snot|has\snot)\s(?:yet\s)?(?:told|informed|warned)\s¤O\b(?!\s(?:that|what|about|how|who)\b)|`,
    String.raw`\bbreak(?:ing)?\s(?:it|this|that|the\snews)\sto\s¤O`,
  ].join(''),
  'iu',
);
/** 'She does not know yet', with nothing behind it that says what. */
const KNOWS_NOTHING_YET =
  /¤S\s(?:doesn’t|does\snot|hasn’t|has\snot)\s(?:yet\s)?(?:know|heard|been\stold)(?:\s(?:yet|it|this|that|any\sof\sit))?[.!]?$/iu;
/** 'I have to tell this to ¤O', 'now I have to explain all this to ¤O' */
const STILL_TO_TELL = new RegExp(
  [
    String.raw`\b(?:have|has|need|needs|got|going|am|is)\sto\s(?:tell|explain|say|present|admit|report|announce)\s(?:(?:all\s)?(?:it|this|that|these|the\snews)|all\sof\s(?:it|this))\s(?:\p{L}+\s)?to\s¤O|`,
    String.raw`\b(?:have|has|need|needs|got|going|am|is)\sto\stell\s¤O\s(?:(?:all\s)?(?:this|that|it)|the\snews)\b`,
  ].join(''),
  'iu',
);
const DOESNT_KNOW_THAT = /¤S\s(?:doesn’t|does\snot)\s(?:yet\s)?know\s(?:yet\s)?that\b/iu;
/** So many sentences before it are what it speaks of. */
const SPOKEN_OF = 3;
const ALL_OF_IT = 6;

/** Which sentences the stakeholder does not know, as the brief says behind them. */
export function newsIn(told: readonly Told[], { stakeholder }: Sides): ReadonlySet<number> {
  const out = new Set<number>();
  for (const [at, { mark, sentence, own }] of told.entries()) {
    // 'Those are Darband and Qala Nau. She doesn’t know that the two have been chosen.'
    if (
      !own &&
      DOESNT_KNOW_THAT.test(mark) &&
      told[at - 1]?.own === false &&
      told[at - 1]?.sentence.part === sentence.part
    )
      out.add(at - 1);
    const stillToTell = STILL_TO_TELL.test(mark);
    if (own || !(stillToTell || NOT_TOLD.test(mark) || (isUnaware(mark) && KNOWS_NOTHING_YET.test(mark)))) continue;
    for (let back = at - 1; back >= Math.max(0, at - (stillToTell ? ALL_OF_IT : SPOKEN_OF)); back -= 1) {
      const before = told[back];
      if (before === undefined || before.own || before.sentence.narrator === stakeholder) break;
      if (before.sentence.part !== sentence.part) break;
      out.add(back);
    }
  }
  return out;
}
