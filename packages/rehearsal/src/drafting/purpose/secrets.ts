/**
 * What the stakeholder hides and the writer has heard: 'The agent told me that the ship goes to dry dock. She will not say it.' Both
 * know it, and neither may say so: it stands behind a worry, and in the notes for the student alone (product §23.1).
 */
import { oneOf } from '../../language/one-of';
import type { Told } from '../brief/told';
import type { Sides } from '../brief/stakeholder';

const TELLS = oneOf(
  String.raw`own\sup(?:\sto)?|declared?|admit|tell|say|mention(?:ed)?|raise|volunteer|let\son|told|said|disclose|share|confess|announce`,
  String.raw`bring\s(?:it|that|this)\sup|passed\s(?:it|them|that)\s(?:up|on)|come\sout\swith\s(?:it|that)`,
);
/** They will not tell it, by what the writer expects. */
const WONT_SAY = new RegExp(
  [
    String.raw`\b(?:wo(?:n[’']?t)|will(?:\s\p{L}+){0,3}?\snot|wouldn[’']?t|(?:would|[’']d)\s(?:never|not)|doubt|does(?:n[’']?t|\snot)|don[’']?t\sexpect|`,
    String.raw`(?:will|would)\shardly|is\sunlikely\sto|not\s(?:gonna|going\sto|likely\sto|supposed\sto)|has(?:n[’']?t|\snot|\snever)|did(?:n[’']?t|\snot)|never)\b[^.;]{0,40}?\b${TELLS}\b|\b(?:amazed|`,
    String.raw`surprised|astonished)\sif\s(?:¤S|he|she|they)\s(?:does|do|did|mentions?|says?|tells?)\b|\btold\snobody\b|\bdon[’']?t\sexpect\s(?:¤O|him|her|`,
    String.raw`them)\sto\b|¤?\b(?:hardly|barely|scarcely)\s(?:(?:spoken|spoke|talked|talks|speaks)\s(?:about|of)|mentioned)\b|\b(?:not|never|n[’']t)\s(?:\p{L}+\s)?(?:written|said|breathed|mentioned)\s(?:one|a|a\ssingle|any)\sword\b`,
  ].join(''),
  'iu',
);
/** The same of everybody around them: 'Nobody on the committee knows.' */
const NOBODY_KNOWS =
  /^(?:and\s|but\s)?(?:nobody|no\sone)\b[^.;]{0,40}\bknows\b|\bthe\s(?:\p{L}+\s)?(?:committee|board|team|others|staff|members)\s(?:doesn?[’']?t|don[’']?t|does\snot|do\snot)(?:\sknow)?\b[.!]?$/iu;
/** Of them, by their name or a pronoun. */
const OF_THEM = /¤[SO]|\b(?:he|she|they|him|her)\b/iu;
/** How the writer came to know it. */
const HEARD = new RegExp(
  oneOf(
    String.raw`(?<!¤S\s)(?<!\b(?:he|she)\s)(?<!\b(?:not|never|n[’']t)\s)(?:told|tells|mentioned\sto|let\sslip\sto)\s(?:me|us)\b`,
    String.raw`\b(?:I|we)(?:[’']ve|\shave|\salso|\shad)?\s(?:heard|hear|gather|found\sout|learn(?:ed|t)|understand|know)\b`,
    String.raw`\b(?:on\sthe\sside|quietly|in\sconfidence|in\sprivate|off\sthe\srecord|between\sus|not\sfor\sthe\s(?:minutes|record|notes)|rumou?r|word\sis|apparently|let\sslip|overheard|spotted)\b`,
    String.raw`\bnot\sto\sbe\s(?:repeated|quoted|mentioned)\b|\bdon[’']?t\s(?:repeat|quote)\s(?:this|that|it|me)\b`,
    String.raw`\bmate\s|\b(?:saw|seen)\s(?!¤O\b|her\b|him\b|them\b)|\bmentioned\s(?:after|over|at|in)\b|\bby\saccident\b`,
    String.raw`(?<!¤S\s)(?<!\b(?:he|she)\s)\b(?:reckons|swears|whispered|texted)\b|\balso\ssaid\b|\bha[sd]\stold\s(?:to\s)?(?:our|my)\s`,
  ),
  'iu',
);
/** The same of somebody by their name and where they are: 'Rui in the warehouse says'. */
const HEARD_OF = new RegExp(
  oneOf(
    String.raw`(?<!¤)\b\p{Lu}\p{L}+\s(?:has\s|had\s)?(?:heard|hears|gathers|learn(?:ed|t))\s`,
    String.raw`(?<!¤)\b\p{Lu}\p{L}+\s(?:in|from|at)\s(?:(?:the|their|his|her|our)\s)?(?:[\p{L}’-]+\s){1,3}(?:says|said|reckons|tells|told|heard)\b`,
    String.raw`\b[Ff]rom\s(?!¤)(?:\p{Lu}\p{L}+\s(?:in|at|of|who)\s|(?:the|our|an?)\s\p{L}+(?:\s(?:in|at|of)\s[^:.]{2,24})?:\s)`,
    // 'Ingrid also mentioned that his bank'
    String.raw`(?<!¤)\b\p{Lu}\p{L}+(?:,\s[^,]{3,50},)?\s(?:also\s|then\s)?(?:mentioned|added|let\sslip|hinted|confided)\sthat\s`,
    // 'Dougie (pier hand) over a pint:'
    String.raw`(?<!¤)\b\p{Lu}\p{L}+(?:\s\([^()]{3,40}\)|,\s[^,:]{3,40},)?\sover\s(?:an?|the|some)\s[^:.]{3,20}:\s`,
  ),
  'u',
);
/** 'I would not tell him that': the writer won't, and not they. */
const OWN_SILENCE = /\b(?:I|we)(?:[’'](?:d|ll|ve))?\s(?:\p{L}+\s)?$/iu;
function wontSay(text: string): boolean {
  const found = WONT_SAY.exec(text);
  return (
    found !== null &&
    !(/^(?:wo|will|would|does|did|has|never)/iu.test(found[0]) && OWN_SILENCE.test(text.slice(0, found.index)))
  );
}

/** Whether a sentence says itself how the writer came to know it. */
export const isHeard = (mark: string): boolean => HEARD.test(mark) || HEARD_OF.test(mark);
/** 'What she won't mention: her son-in-law took on the lease' */
const WONT_SAY_THIS = new RegExp(
  [
    String.raw`^(?:and\s|but\s)?what\s(?:¤S|he|she|they)\s(?:wo(?:n[’']?t)|will\snot|doesn[’']?t|does\snot|hasn[’']?t|never)\s(?:\p{L}+ly\s)?(?:mention|say|tell|`,
    String.raw`told|said|bring\sup|admit)(?:s|ed)?\b(?:[^:]{0,20}:\s|[^.]{0,90}?,?\sis\sthat\s)`,
  ].join(''),
  'iu',
);
/** 'The reviews went after him and he has hardly spoken about it since' */
const HARDLY_SPEAKS =
  /.{12,}\band\s¤S\s(?:has\s|have\s)?(?:hardly|barely|scarcely)\s(?:spoken|spoke|talked|talks|speaks)\b/iu;
const GOES_ON = /^(?:there\s(?:are|is)|they|some|most|it|that)\b.*\b(?:them|they|it|some|most)\b/iu;
/** 'What I believe is underneath: he turns 65 in October' */
export const UNDERNEATH =
  /^what\s(?:I|we)\s(?:really\s)?(?:believe|think|suspect|guess)\s(?:is|lies)\s(?:underneath|behind\s(?:it|that|this|all\sthis|all\sof\sit))\s?(?:[:,]|is\sthat)\s/iu;
/** 'Brandon believes she promised her board … and that she hasn’t told them' */
const BELIEVED_HERE =
  /^(?!¤)\p{Lu}[\p{L}-]+\s(?:also\s)?(?:believes|thinks|suspects|says|reckons|hears)\s(?:that\s)?¤S\s.{12,}\s¤S\s(?:hasn|has\snot|didn|has\snever)/u;
const NOT_SPOKEN_OF = new RegExp(
  [
    String.raw`^there\s(?:is|’s)\s(?:also\s)?(?:another|one|a|something)\s?(?:further\s|other\s)?(?:matter|thing|point|reason)?\s(?:that\s|which\s)?¤S\s(?:does\snot|`,
    String.raw`doesn’t|won’t|will\snot|never)\s(?:speaks?|talks?|mention)\b`,
  ].join(''),
  'iu',
);
/** 'My feeling is that there’s something else.' */
const SOMETHING_ELSE = new RegExp(
  [
    String.raw`^(?:(?:I|we|\p{Lu}[\p{L}-]+)\s(?:also\s)?(?:thinks?|believes?|feels?|suspects?|guess(?:es)?|(?:have|has)\sthe\s(?:feeling|impression))|my\s(?:feeling|guess|impression|hunch)\sis)\b[^.]{0,24}`,
    String.raw`\b(?:something\selse|more\s(?:to|behind)\s(?:it|this|that)|another\sreason|not\sthe\swhole\sstory|something\sbehind\s(?:it|this|that))\b[^.]{0,16}[.]?$`,
  ].join(''),
  'iu',
);
/** 'Spoke to his study coordinator, who was quite open.': from whom it was heard. */
const SPOKE_TO =
  /^(?:(?:I|we)\s(?:also\s|have\s)?)?(?:spoke|spoken|talked|had\sa\s(?:quiet\s)?word|had\s(?:a\s)?(?:coffee|lunch|drink))\s(?:to|with)\s(?:¤P|his|her|the)\s/iu;
/** It points back at what stands before it, and holds nothing itself. */
const POINTS_BACK = /\b(?:it|that|this|them|so|up)\b/iu;
/** Sentences between how it was heard and that they won't say it. */
const REACH = 5;

/** What they wrote or said themselves hides nothing. */
export const isTheirOwn = ({ own, sentence }: Told, { stakeholder }: Sides): boolean =>
  own || sentence.quoted || sentence.narrator === stakeholder;

/** Places of the sentences that hold what the stakeholder hides, and of those that say that they do. */
export function secretsIn(
  told: readonly Told[],
  sides: Sides,
): {
  readonly holds: ReadonlySet<number>;
  readonly says: ReadonlySet<number>;
  /** Those of which the brief says in so many words that they are not spoken of. */
  readonly named: ReadonlySet<number>;
} {
  const { stakeholder } = sides;
  const holds = new Set<number>();
  const says = new Set<number>();
  const named = new Set<number>();
  for (const [at, entry] of told.entries()) {
    const { sentence, mark } = entry;
    const nobodyKnows = NOBODY_KNOWS.test(sentence.text);
    if (UNDERNEATH.test(mark) && OF_THEM.test(mark) && !isTheirOwn(entry, sides)) {
      holds.add(at);
      continue;
    }
    // 'There is another matter that he does not speak of. …'
    if (NOT_SPOKEN_OF.test(mark)) {
      says.add(at);
      for (const place of [at + 1, at + 2])
        if (told[place]?.sentence.part === sentence.part && OF_THEM.test(told[place].mark)) {
          holds.add(place);
          named.add(place);
        }
      continue;
    }
    const behind = told[at + 1];
    if (
      SOMETHING_ELSE.test(mark) &&
      behind?.sentence.part === sentence.part &&
      behind.mark.includes('¤') &&
      !isTheirOwn(behind, sides)
    ) {
      says.add(at);
      holds.add(at + 1);
      continue;
    }
    if (isTheirOwn(entry, sides) || !((wontSay(sentence.text) && OF_THEM.test(mark)) || nobodyKnows)) continue;
    // In a chat every turn is a part by itself.
    const before = told
      .slice(Math.max(0, at - REACH), at)
      .filter(
        ({ sentence: { part, narrator } }) =>
          part === sentence.part || (narrator !== null && sentence.narrator !== null && narrator !== stakeholder),
      );
    const from = before.findLastIndex((one) => isHeard(one.mark) && !isTheirOwn(one, sides));
    const heardHere = isHeard(mark) || WONT_SAY_THIS.test(mark) || WONT_SAY_THIS.test(sentence.text);
    // 'There are six of them, and he hired them himself': of the same.
    const next = told[at + 1];
    if (
      WONT_SAY_THIS.test(mark) &&
      next?.sentence.part === sentence.part &&
      GOES_ON.test(next.mark) &&
      next.mark.includes('¤') &&
      !isTheirOwn(next, sides)
    )
      holds.add(at + 1);
    if (heardHere || HARDLY_SPEAKS.test(mark) || BELIEVED_HERE.test(mark)) holds.add(at);
    else if (from >= 0) for (let place = at - before.length + from; place < at; place += 1) holds.add(place);
    else if (before.some((one) => SPOKE_TO.test(one.mark))) {
      const source = at - before.length + before.findLastIndex((one) => SPOKE_TO.test(one.mark));
      says.add(source);
      for (let place = source + 1; place < at; place += 1) holds.add(place);
    } else if (
      !nobodyKnows &&
      POINTS_BACK.test(sentence.text) &&
      before.length > 0 &&
      !isTheirOwn(before.at(-1) ?? entry, sides)
    )
      holds.add(at - 1);
    else continue;
    says.add(at);
    const after = told[at + 1];
    // 'If so, he would care how long it binds him'
    if (after?.sentence.part === sentence.part && /^if\s(?:so|that\sis\s(?:so|true))\b/iu.test(after.mark))
      says.add(at + 1);
  }
  return { holds, says, named };
}
