/**
 * Whom the pronouns of a sentence mean, and whose words say 'I', where what the sentence is for knows better than its grammar
 * (decision 0042): a worry of the stakeholder in which grammar found nobody, or somebody else, is still theirs.
 */
import { whoToldIn } from '../brief/reported';
import { claimsIn } from '../brief/claims';
import { asSentence, curly } from '../brief/as-sentence';
import { marked } from '../brief/first-person';
import { isWork } from '../brief/role-words';
import type { Person } from '../brief/people';
import type { Sides } from '../brief/stakeholder';
import type { Told } from '../brief/told';
import { mineOf, type ReadPurpose, theirsOf, troublesOf } from './purposes';

/** From so much on a sentence is theirs, whatever grammar says. */
const THEIRS = 0.5;
/** From so much on it says what troubles them, and in a first person it is they who say it. */
const TROUBLES = 0.55;
/** A first person that is as likely the writer's stays theirs. */
const HARDLY_MINE = 0.2;

/** The pronouns that may mean somebody, each by itself. */
export const PRONOUNS_OF: Readonly<Record<Person['pronoun'], RegExp>> = {
  she: /^(?:she|hers?|herself)$/i,
  he: /^(?:he|him|his|himself)$/i,
  they: /^(?:he|him|his|himself|she|hers?|herself)$/i,
};
const MENTIONED: Readonly<Record<Person['pronoun'], RegExp>> = {
  she: /\b(?:she|hers?|herself)\b/i,
  he: /\b(?:he|him|his|himself)\b/i,
  they: /\b(?:he|him|his|himself|she|hers?|herself)\b/i,
};
const FIRST = /\b(?:I|[Mm]y|[Mm]ine|[Ww]e|[Oo]ur)\b/;
/** Of notes that nobody is named to have said, 'we' and 'our' are as likely the writer's. */
const FIRST_ALONE = /\b(?:I|[Mm]y|[Mm]ine)\b/;
/** The writer is in it: what they were told, hear or make of it. */
const OF_THE_WRITER = new RegExp(
  [
    String.raw`\b(?:told|tells|asked|gave|sent|showed|rang|rings|warned|reminded)\s(?:me|us)\b|\b(?:I|we)(?:’ve|\shave|’m|\sam)?\s(?:also\s|already\s|just\s|`,
    String.raw`only\s)?(?:hear|heard|think|thought|guess|suspect|know|knew|see|saw|understand|gather|believe|expect|met|asked|told|said|promised|wrote|learn(?:ed|`,
    String.raw`t)?|found|noticed|fear|hope|spoke)\b`,
  ].join(''),
  'iu',
);
const IN_A_PLACE = /\b(?:from|in|at|near|to)\s$/iu;
/** What they hide is told of them: every pronoun of their kind means them, unless somebody else of it is named. */
export function allOfThem({ sentence, mark }: Told, stakeholder: Person): string {
  const lead = whoToldIn(sentence.text);
  const rivals =
    !sentence.people.includes(stakeholder) &&
    sentence.people.some(
      ({ pronoun, mentions }) =>
        pronoun === stakeholder.pronoun &&
        // Whoever passes it on is none, nor is a place.
        mentions.some(
          ({ start }) =>
            start >= sentence.start + lead &&
            start < sentence.end &&
            !IN_A_PLACE.test(sentence.text.slice(0, start - sentence.start)),
        ),
    );
  const named = stakeholder.mentions.find(({ start }) => start >= sentence.start && start < sentence.end);
  const from = named !== undefined && sentence.people.length > 1 ? named.start - sentence.start : lead;
  return rivals || sentence.quoted || !MENTIONED[stakeholder.pronoun].test(sentence.text)
    ? mark
    : marked(sentence.text, {
        stakeholder,
        // 'Rob mentioned before he left that Henrik': before their name it is somebody else.
        means: (pronoun, at) => at >= from && PRONOUNS_OF[stakeholder.pronoun].test(pronoun),
      });
}

/** Notes leave out who it is. */
const SUBJECTLESS = new RegExp(
  [
    String.raw`^(?:also\s|still\s|now\s)?(?:wants|needs|says|insists|refuses|demands|asks|expects|fears|worries|`,
    String.raw`suggests|proposes|thinks|claims|hopes|prefers|wonders|won[’']t|can[’']t|doesn[’']t)\s(?!to\sbe\sthere)`,
  ].join(''),
  'iu',
);
/** 'Worried about the relief vessel' */
const FEELS =
  /^(?:also\s|still\s|very\s)?(?:worried|concerned|afraid|scared|annoyed|angry|sore|upset)\s(?:about|of|that|for|over)\b/iu;
/** Whoever is spoken to in what the writer wrote to them. */
const YOU = /\b(?:you|your|yours|yourself)\b/i;

/** 'You are' of somebody who is written to, as it is told of them. */
export const toldOfYou = (text: string): string =>
  text
    .replaceAll(/\b(?:are|were)\syou\b/giu, (verb) => (/^are/i.test(verb) ? 'is ¤S' : 'was ¤S'))
    .replaceAll(/\b(have|do)\syou\b/giu, (_, verb: string) => `${verb === 'have' ? 'has' : 'does'} ¤S`)
    .replaceAll(/\byou(?:’re|\sare)\b/giu, '¤S is')
    .replaceAll(/\byou\swere\b/giu, '¤S was')
    .replaceAll(/\byou’(ve|ll|d)\b/giu, (_, short: string) =>
      short === 've' ? '¤S has' : short === 'll' ? '¤S will' : '¤S would',
    )
    .replaceAll(/\byourself\b/giu, '¤R')
    .replaceAll(/\byours\b/giu, '¤M')
    .replaceAll(/\byour\b/giu, '¤P')
    .replaceAll(
      /(?<=\b(?:to|for|with|from|by|of|at|on|told|tell|gave|give|asked|ask|cost|costs|show|sent|between)\s)you\b/giu,
      '¤O',
    )
    .replaceAll(/\byou\b(?=[.,;:?!]|$)/giu, '¤O')
    .replaceAll(/\byou\b/giu, '¤S');

/** 'WL Tan 20:19: For two hours I thought', 'Description (Marieke): I block this': a label with their name before their own words. */
const LABELLED = /^(?:[\p{L} ]{1,24}\s)?\(?¤[SO]\)?(?:,?\s\(?\d{1,2}[:.]\d{2}\)?)?:\s(?<words>[^¤]+)$/u;

/** 'She’s got a point, the lift isn’t in till June': theirs, and granted by the writer. */
const GRANTED =
  /^(?:and\s|but\s)?¤S\s(?:has|does\shave)(?:\sgot)?\sa\s(?:fair\s|good\s)?point\b[,:;]?\s(?:that\s|when\s¤S\ssays\s)?(?<point>\p{L}+\s.+)$/iu;

/** With other marks, and what can be claimed by them. */
const remarked = (entry: Told, mark: string, stakeholder: Person): Told => {
  const others = entry.sentence.people.some((person) => person !== stakeholder);
  return {
    ...entry,
    mark,
    claims: entry.claims.length > 0 || entry.sentence.text.endsWith('?') ? entry.claims : claimsIn(mark, others),
    knownBy: entry.knownBy === 'meta' ? 'both' : entry.knownBy,
  };
};

/** 'The chair ruled', 'the landlord says' of somebody who is that: as what they do. */
function calledByWork(text: string, { role }: Person): string | null {
  const work = role?.match(/\p{L}+/gu)?.find((word) => isWork(word.toLowerCase()));
  if (work === undefined) return null;
  const named = new RegExp(
    String.raw`(?<=^|[,;:(–]\s|\b(?:and|but|that|because|if|when)\s)(?:the|our|my)\s${work}\b(?=\s\p{Ll}+(?:s|ed)\b|\swon’t|\swill|\scan)`,
    'iu',
  );
  return named.test(text) ? curly(text).replace(named, '¤S') : null;
}

/** Somebody is called in the chat or in the minutes by what they are, or by a part of their name. */
const isCalledSo = ({ name }: Person, { aliases, role }: Person): boolean => {
  const parts = name.toLowerCase().split(/[\s.]+/);
  const last = parts.at(-1) ?? '';
  return (
    [...aliases].some((alias) => alias.split(/\s+/).at(-1) === last) ||
    (role !== null && new RegExp(String.raw`(?<!\p{L})${last.replaceAll(/[^\p{L}]/gu, '')}(?!\p{L})`, 'iu').test(role))
  );
};

/**
 * The sentence as it is told, once it is known what it is for.
 * @returns the same where grammar saw enough, or where it isn't theirs
 */
export function inTheirLight(entry: Told, purpose: ReadPurpose, { stakeholder, student }: Sides): Told {
  const { sentence, mark } = entry;
  const labelled = LABELLED.exec(mark)?.groups?.words;
  // What troubles them is nothing that the writer wants, whatever its grammar says.
  if (entry.own && !entry.written && entry.spoken === null && troublesOf(purpose) >= THEIRS)
    return { ...entry, aim: false, knownBy: 'both', spoken: asSentence(sentence.text) };
  if (labelled !== undefined && !entry.own && troublesOf(purpose) >= TROUBLES && FIRST.test(labelled))
    return { ...entry, own: true, theirs: true, spoken: asSentence(labelled), claims: [], knownBy: 'both' };
  if (entry.own || entry.advice || theirsOf(purpose) < THEIRS) return entry;
  const { narrator, text } = sentence;
  const granted = sentence.quoted ? undefined : GRANTED.exec(mark)?.groups?.point;
  if (granted !== undefined)
    return remarked({ ...entry, claims: [], knownBy: 'both' }, `¤S says that ${granted}`, stakeholder);
  // 'Suggests after Easter, which is his busy time': whoever it is stands in it, and does it.
  if (SUBJECTLESS.test(mark) && !mark.includes('¤S') && mark.includes('¤P') && !sentence.quoted)
    return remarked(entry, `¤S ${mark.charAt(0).toLowerCase()}${mark.slice(1)}`, stakeholder);
  if (FEELS.test(mark) && !mark.includes('¤S') && !sentence.quoted && (narrator === null || narrator === student))
    return remarked(entry, `¤S is ${mark.charAt(0).toLowerCase()}${mark.slice(1)}`, stakeholder);
  if (mark.includes('¤')) return entry;
  const troubles = troublesOf(purpose) >= TROUBLES;
  const another = narrator !== null && narrator !== stakeholder && narrator !== student;
  if (MENTIONED[stakeholder.pronoun].test(text) && !sentence.quoted) {
    const again = marked(text, { stakeholder, means: (pronoun) => PRONOUNS_OF[stakeholder.pronoun].test(pronoun) });
    return again.includes('¤') ? remarked(entry, again, stakeholder) : entry;
  }
  // 'wants compensation for the shops up front': of notes about them.
  if (SUBJECTLESS.test(text) && !sentence.quoted && !another)
    return remarked(entry, `¤S ${text.charAt(0).toLowerCase()}${text.slice(1)}`, stakeholder);
  const working = sentence.quoted ? null : calledByWork(text, stakeholder);
  if (working !== null) return remarked(entry, working, stakeholder);
  const mine = mineOf(purpose) >= HARDLY_MINE || OF_THE_WRITER.test(text);
  // Who speaks in a chat is known.
  const isStudents = narrator !== null && narrator === student && !sentence.quoted;
  const theirWords =
    troubles &&
    !mine &&
    !isStudents &&
    (another
      ? isCalledSo(narrator, stakeholder) || FIRST.test(text)
      : (sentence.quoted || narrator !== null ? FIRST : FIRST_ALONE).test(text));
  if (theirWords && (sentence.quoted || !another || purpose.of.others < HARDLY_MINE))
    return {
      ...entry,
      own: true,
      theirs: true,
      spoken: asSentence(text),
      claims: [],
      knownBy: 'both',
    };
  // Written to them by whoever is to talk to them.
  if (!another && !sentence.quoted && YOU.test(text) && narrator === student && narrator !== null)
    return remarked(entry, toldOfYou(text), stakeholder);
  return entry;
}
