/**
 * Minutes say who is to hold the talk: 'Lucie will meet Declan on Thursday.' That is the student then, and what is told of them is
 * told to them: 'You will meet Declan on Thursday.'
 */
import { capital } from './as-sentence';
import { plainVerb } from './first-person';
import { escaped, TITLE } from './names';
import type { Person } from './people';
import type { Told } from './told';

const TALKS = String.raw`(?:meets?|sees?|visits?|calls?|rings?|phones?|(?:talks?|speaks?)\s(?:to|with)|holds?\s(?:the|this)\s(?:conversation|talk)\swith)`;
const WILL_TALK = new RegExp(
  [
    String.raw`^(?:[^:¤]{3,16}:\s)?(?:on\s[^,¤]{3,24},\s)?(?:(?:[Tt]he|[Oo]ur)\sproject\s(?:manager|`,
    String.raw`lead),?\s)?(?<who>(?:${TITLE}\s)?\p{Lu}[\p{L}’-]+(?:\s\p{Lu}[\p{L}’-]+)?),?\s(?:(?:will|shall|should|is\sto|is\sgoing\sto|to)\s(?:therefore\s|`,
    String.raw`then\s)?${TALKS}|${TALKS}|(?:has|will\shave)\s(?:an?|the)\s[\p{L}-]+\swith)\s(?:to\s)?¤O`,
  ].join(''),
  'u',
);
/** The one who writes it will. */
const I_TALK =
  /\b(?:I|we)(?:[’'](?:m|re|ll|d)|\s(?:am|are|will|shall|have|need|want))?\s(?:\S+\s){0,3}?(?:meet|see|visit|call|ring|speak|talk|tell)(?:ing)?\b[^.;]{0,20}¤O|\bmy\s(?:call|meeting|talk)\b/iu;

/** Who is to talk to the stakeholder, where it is somebody who is named; null where whoever wrote it is, or nothing tells it. */
export function whoTalks(told: readonly Told[], stakeholder: Person, student: Person | null): Person | null {
  if (student !== null && told.some(({ sentence }) => sentence.narrator === student)) return null;
  const notes = told.filter(({ own, sentence }) => !own && !sentence.quoted && sentence.narrator === null);
  if (notes.some(({ mark }) => I_TALK.test(mark))) return null;
  for (const { mark, sentence } of notes) {
    const who = WILL_TALK.exec(mark)?.groups?.['who'];
    const person =
      who === undefined
        ? undefined
        : sentence.people.find(
            (one) => one !== stakeholder && who.split(' ').some((part) => one.name.split(' ').includes(part)),
          );
    if (person !== undefined) return person;
  }
  return null;
}

const VERBS: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const MODAL = /^(?:will|would|can|could|should|must|may|might|shall|had|did)$/u;

/** What is told of somebody, told to them; pronouns that mean them only where nobody else may be meant. */
export function toldToThem(text: string, { name, title }: Person): string {
  const parts = name.split(' ');
  const forms = [name, ...(title === null ? [] : [`${title} ${parts.at(-1) ?? name}`]), ...parts]
    .filter((form) => form.length >= 3)
    .map(escaped);
  const called = String.raw`(?<![\p{L}\d])(?:(?:${TITLE})\s)?(?:${forms.join('|')})(?![\p{L}\d-])`;
  let named = false;
  const turned = text
    .replaceAll(
      new RegExp(String.raw`(?:[Tt]he|[Oo]ur)\sproject\s(?:manager|lead),?\s(${called})(?:,(?=\s\p{Ll}))?`, 'gu'),
      '$1',
    )
    .replaceAll(new RegExp(String.raw`(?<=^|[.!?:]\s)${called}\sto(?=\s)`, 'gu'), () => {
      named = true;
      return 'you are to';
    })
    .replaceAll(new RegExp(String.raw`${called}[’']s(?=\s)`, 'gu'), () => {
      named = true;
      return 'your';
    })
    .replaceAll(new RegExp(String.raw`${called}(?:\s(?<verb>\p{Ll}+))?`, 'gu'), (_, ...rest) => {
      named = true;
      const { verb } = rest.at(-1) as { readonly verb?: string };
      if (verb === undefined) return 'you';
      const plain = VERBS[verb] ?? (MODAL.test(verb) || !verb.endsWith('s') ? verb : (plainVerb(verb) ?? verb));
      return `you ${plain}`;
    });
  return named
    ? turned
        .replaceAll(/(?<=\byou\b.*\s)(?:her|him)self\b/gu, 'yourself')
        .replaceAll(/(?<=^|[.?!:]\s|[“(])you(r?)\b/gu, (word) => capital(word))
    : text;
}
