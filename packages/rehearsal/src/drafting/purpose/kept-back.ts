/** Which sentences the writer of a brief keeps back: by what stands in them, or in those beside them. */
import type { Told } from '../brief/told';
import { noteOn } from './note-on';

/** What is kept back is the sentence before it: 'I would rather she did not hear that figure', 'He must not get that from me'. */
const OF_THE_ONE_BEFORE = new RegExp(
  [
    String.raw`\b(?:hear|know|learn|get|have|find\sout|told|mention|quote|use)\s(?:of\s|about\s)?(?:that|this|it)\b(?:\s(?:figure|number|sum|date|part|from\s(?:me|us)))?`,
    String.raw`(?!\s(?!to\b|yet\b|before\b|until\b|from\b|at\b|in\b|either\b|today\b|now\b)\p{L})|`,
    String.raw`\b(?:that|this|it)\s(?:be|is|was|stays?|remains?)\s(?:kept\s|strictly\s|to\sbe\skept\s)*(?:internal|confidential|private|between\sus|among\sus|with\s(?:me|us))\b|`,
    String.raw`\bnot\sa\sword\s(?:on|about|of)\s(?:that|this|it)\b|\bgets?\swind\sof\s(?:that|this|it)\b|\bI\sknow\snothing\b|`,
    String.raw`\brather\s(?:¤S|s?he|they)\s(?:did\s?n[’']?t|not)\s(?:ask|know|hear|find\sout)\b|`,
    String.raw`\b(?:nobody|no\sone)\b[^.;]{0,40}\b(?:is\sto|may|must|should|can)\s(?:know|hear|learn|find\sout)\b`,
  ].join(''),
  'iu',
);
const LEANS = /^(?:it|that|this)\b/iu;
const KEEPS = /\b(?:not|nothing|never|n[’']t|nobody|rather|internal|confidential|between\sus|stays?|not\sa\sword)\b/iu;
/** So many words say something of the one before, and nothing else. */
const SHORT_WORD_OF_IT = 20;
/** Noted as one's own: what one found out oneself, what is marked so. */
const OWN_NOTE = new RegExp(
  [
    String.raw`^(?:[\p{L}\d./-]+\s)?internal(?:ly)?\s?[:(–-]|^for\s(?:colleagues|internal\suse|us\sonly|the\steam|ourselves|our\sside)\b[^:]{0,20}:|`,
    String.raw`^what\s(?:I|we)\s(?:did|have|had)(?:n[’']t|\snot)\s(?:yet\s)?(?:written|write|told|tell|said|say|mention(?:ed)?)\b[^:]{0,24}:|`,
    String.raw`\b(?:I|we)\s(?:have\s)?(?:found\sout|discovered|checked|noticed|calculated|worked\sout)\b(?!.{0,40}¤)`,
  ].join(''),
  'iu',
);
/** Says of what it is said of that nobody is to hear it: of itself, or, where it is short, of the sentence behind it. */
const NOT_TO_BE_HEARD = new RegExp(
  [
    String.raw`^\W*(?:please\s|look,?\s|and\s|but\s|oh\s|nb:?\s)*(?:keep\s(?:this\s|that\s|it\s)?(?:to\s(?:your|our|my)sel(?:f|ves)|between\sus|for\syou)\b|`,
    String.raw`not\sto\sbe\s(?:repeated|quoted|mentioned)|don[’']?t\s(?:repeat|mention|quote|bring)\s(?:this|that|it|me)\b|for\syour\s(?:ears|eyes)\sonly|`,
    String.raw`one\sfor\s(?:your|¤P)\sears\sonly|(?:strictly\s)?between\s(?:us|ourselves|you\sand\sme)\b|(?:internal(?:\sonly)?|restricted|confidential)\b)`,
  ].join(''),
  'iu',
);
const MARKS_THE_NEXT = 8;
const WANTED = /\bwhat\s(?:do|would)\s(?:I|we)\s(?:really\s)?want\b.{0,20}\?$/iu;

/** 'Outside of the house we do not speak about the first test': so is what was said of it just before. */
const NOT_SPOKEN_OF =
  /\b(?:we|nobody|no\sone|I)\s(?:do(?:es)?\snot|don[’']t|doesn[’']t|must\snot|never|should\snot|won[’']t|shan[’']t)\s(?:to\s)?(?:speak|talk)\s(?:about|of)\s(.{3,60})/iu;
/** 'There is one point I shan’t be raising': what follows is that. */
const ONE_NOT_RAISED = new RegExp(
  [
    String.raw`\bone\s(?:point|thing|matter)\s(?:that\s)?(?:I|we)\s(?:shan[’']t|won[’']t|will\snot|shall\snot|am\snot|are\snot|can[’']t|`,
    String.raw`cannot|[’']m\snot|[’']re\snot)\s(?:be\s|going\sto\s)?(?:rais|mention|bring|say|tell)`,
  ].join(''),
  'iu',
);
/** 'There is something else she doesn’t know': so is what follows. */
const SOMETHING_UNKNOWN = new RegExp(
  [
    String.raw`^(?:and\s|but\s)?(?:there\sis\s)?(?:something|one\sthing|another\sthing|a\sthing|one\smore\sthing)\s?(?:else|more)?\s?`,
    String.raw`(?:that\s)?(?:¤S|he|she|they)\s(?:does\s?(?:not|n[’']t)|don[’']t)\s(?:yet\s)?know[.:]?$`,
  ].join(''),
  'iu',
);
const SILENCE = /\basked\s(?:us\s|me\s)?(?:for\ssilence|to\s(?:stay|keep|be)\ssilent|to\skeep\squiet)\b/iu;
/** 'Keep this out of the channel': of the whole of what it stands before. */
const KEEP_OUT = /^\W*(?:please\s)?keep\s(?:this|that|it|these|all\sof\sthis)\sout\b/iu;
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** So many sentences before it may be of the same thing. */
const SPOKEN_BEFORE = 2;

/** 'Lucie should not mention the size of our penalty' */
const NOT_TO_MENTION = new RegExp(
  [
    String.raw`^(?:(?:and|but|also|please),?\s)*(?:¤?\p{Lu}[\p{L}-]+|I|we|you|nobody)\s(?:should|must|may|can|is\sto|are\sto|is|are)\s?(?:not|`,
    String.raw`n[’']t)\s(?:to\s)?(?:mention|tell|say|show|reveal|disclose|bring\sup|talk\sabout|discuss)\b`,
  ].join(''),
  'u',
);

/** 'Don’t mention the scanning room first': of that, wherever it stands. */
const DONT_MENTION = new RegExp(
  [
    String.raw`^(?:please\s)?(?:do\s?n[o’']t|do\snot|never)\s(?:mention|bring\sup|raise|talk\sabout|speak\sof|tell\s(?:him|her|them|anyone|anybody)\s(?:about|of))\s`,
    String.raw`(?:the|our|my)\s(.{3,40}?)(?:\s(?:first|yet|at\sfirst|at\sthe\sstart|today|unless|until|to)\b.*|,\s.*)?[.]?$`,
  ].join(''),
  'iu',
);
/** A single word tells what is meant where it is as long (characters), and stands in so few other sentences. */
const TELLING_WORD = 7;
const FEW = 2;
/** 'This is not yet public' */
const NOT_PUBLIC = /^(?:this|that|it)\sis\s(?:not\syet|still\snot|not)\s(?:public|official|announced)\b/iu;
/** 'I know that, he doesn’t', 'I’ve been asked not to discuss it': of the sentence before. */
const ONLY_I_KNOW =
  /\bI\sknow\s(?:that|this|it),\s(?:but\s)?(?:¤S|he|she|they)\s(?:doesn|does\snot|don)|\basked\snot\sto\s(?:discuss|mention|talk\sabout|raise)\s(?:it|this|that)\b/iu;

/** Which sentences the writer keeps, by what stands in them or beside them. */
export function keptBySentence(told: readonly Told[]): ReadonlySet<number> {
  const out = new Set<number>();
  for (const [at, { sentence, mark, own }] of told.entries()) {
    const before = told[at - 1];
    if (own || sentence.quoted) continue;
    const things = wordsIn(DONT_MENTION.exec(sentence.text)?.[1] ?? '');
    if (things.length > 1 || (things[0]?.length ?? 0) >= TELLING_WORD) {
      const of = told.flatMap((other, place) =>
        !other.own && place !== at && things.every((word) => other.sentence.text.toLowerCase().includes(word))
          ? [place]
          : [],
      );
      if (things.length > 1 || of.length <= FEW) for (const place of of) out.add(place);
    }
    if (ONLY_I_KNOW.test(mark) && before?.own === false && before.sentence.part === sentence.part)
      out.add(at - 1).add(at);
    if (NOT_PUBLIC.test(mark) && before?.own === false && before.sentence.part === sentence.part)
      out.add(at - 1).add(at);
    const on = NOT_TO_BE_HEARD.test(mark) || KEEP_OUT.test(mark) ? null : noteOn(mark);
    if (on === 'itself') out.add(at);
    if (
      on === 'before' &&
      before?.sentence.part === sentence.part &&
      !before.own &&
      !before.theirs &&
      !before.sentence.quoted
    )
      out.add(at - 1).add(at);
    if (NOT_TO_MENTION.test(mark) && !mark.startsWith('¤S')) out.add(at);
    const unspoken = NOT_SPOKEN_OF.exec(sentence.text)?.[1];
    if (unspoken !== undefined) {
      out.add(at);
      const things = new Set(wordsIn(unspoken));
      for (const near of told.slice(Math.max(0, at - SPOKEN_BEFORE), at))
        if (
          !near.own &&
          near.sentence.part === sentence.part &&
          wordsIn(near.sentence.text).some((word) => things.has(word))
        )
          out.add(told.indexOf(near));
    }
    if (SILENCE.test(sentence.text)) {
      out.add(at);
      if (before?.own === false && before.sentence.part === sentence.part && LEANS.test(sentence.text)) out.add(at - 1);
    }
    if (ONE_NOT_RAISED.test(sentence.text) || KEEP_OUT.test(sentence.text) || SOMETHING_UNKNOWN.test(mark)) {
      out.add(at);
      const behind = told[at + 1];
      if (behind !== undefined && !behind.own && behind.sentence.part === sentence.part) out.add(at + 1);
    }
    if (OWN_NOTE.test(mark) || WANTED.test(before?.sentence.text ?? '')) out.add(at);
    if (NOT_TO_BE_HEARD.test(sentence.text)) {
      out.add(at);
      const behind = told[at + 1];
      // A comment or a turn of a chat that begins so is all of that kind.
      if (sentence.narrator !== null)
        for (let next = at + 1; told[next]?.sentence.part === sentence.part && told[next]?.own === false; next += 1)
          if (told[next]?.sentence.narrator === sentence.narrator) out.add(next);
      const short = sentence.text.split(/\s+/).length <= MARKS_THE_NEXT;
      if (short && behind !== undefined && !behind.own && behind.sentence.part === sentence.part) out.add(at + 1);
    }
    if (
      before !== undefined &&
      !before.own &&
      before.sentence.part === sentence.part &&
      sentence.text.split(/\s+/).length <= SHORT_WORD_OF_IT &&
      on !== 'itself' &&
      OF_THE_ONE_BEFORE.test(sentence.text) &&
      KEEPS.test(sentence.text)
    ) {
      out.add(at - 1).add(at);
      // 'It was ours, nothing was lost' says what it says of the one before it.
      if (LEANS.test(before.sentence.text) && told[at - 2]?.own === false) out.add(at - 2);
    }
  }
  return out;
}
