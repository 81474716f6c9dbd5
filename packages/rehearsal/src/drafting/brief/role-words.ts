/** Words that name what somebody is, and whether a phrase can stand for it. */
import { alternatives } from '../../language/one-of';
import { namesRole } from './roles';

/** Words that name somebody's work or standing beside those of `namesRole`. */
const WORKS = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  conservator restorer host presenter head-?(?:teacher|mistress|master) grower breeder
  steward delegate notary retired pensioner monk nun professor dean headmaster headmistress mgr engr clerk deputy agent commander commandant investigator nephrologist \p{L}+ologist mason carpenter weaver miller
  owner landowner widow heir elder abbot prior union records division holder guardian keeper custodian president boss cook
  housekeeper janitor scout coach trainer dramaturge choreographer composer vet veterinarian surgeon paramedic pilot stevedore docker
  \p{L}*maker builder coxswain helmsman bosun boatswain purser deckhand bell-?ringer ringer organist cellist violinist musician soloist dispatcher verger beekeeper forester gamekeeper
  groundsman greenkeeper undertaker embalmer optician optometrist physio(?:therapist)? radiographer hygienist barrister magistrate bailiff sheriff constable sergeant detective coroner ombudsman
  rabbi deacon archdeacon bishop chancellor invigilator examiner playwright projectionist typesetter glazier plumber welder rigger scaffolder plasterer stonemason joiner locksmith farrier florist
  fishmonger sommelier publican innkeeper hotelier concierge firefighter lifeguard diver stationmaster ecologist liaison
  author novelist illustrator translator photographer winemaker super(?:intendent)? pharmacist(?:-in-charge)? brewer butcher tailor seamstress potter master \p{L}{4,}(?:master|woman|man|wright|smith|herd)
  (?:responsible|qualified|authori[sz]ed|accountable|competent|nominated|designated)\sperson
`)})\b`,
  'iu',
);
export const isWork = (text: string): boolean => namesRole(text) || WORKS.test(text);

/** A day, a time, a greeting, a question: nothing that anybody is. */
const NO_ROLE = new RegExp(
  [
    String.raw`\b\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm|h|uhr)\b|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\b(?:good\s(?:morning|evening|eve|day)|hello|hi|hey|thanks|please|tomorrow|today|yesterday)\b|`,
    String.raw`^(?:morning|evening|afternoon)\s\p{L}+$|^(?:I|we|he|she|they|you)\s|\?|^(?:who|what|when|where|why|how|which|whom|yes|no|ok)\b|\b(?:says?|said|wants?|told|will|won[’']t|can[’']t|isn[’']t)\b|^(?:re|fwd?)\b`,
  ].join(''),
  'iu',
);
/** What stood before it in the sentence. */
const BEFORE_ROLE =
  /^(?:(?:by|from|with|to|via|as|per|but|only|also|now|just|still|formally|officially|rejected|approved|signed|asked|told|call|and|the|our|my|their|an?)\s+)+/iu;

/** What goes on behind it: a verb with what it does, or the beginning of another clause. */
const BEHIND_ROLE =
  /\s(?:\p{L}+ed\s(?:the|an?|our|my|it|off|tho)\b.*|(?:and|or|but|if|so|too|also|as\swell|tho|though|anyway|who|because|since)(?:\s(?:and|if|but|so))*)$/iu;

/** As a noun phrase; null where it is none. */
export function roleAsNoun(role: string | null): string | null {
  if (role === null) return null;
  const text = role.replace(BEFORE_ROLE, '').trim().replace(BEHIND_ROLE, '').replace(BEHIND_ROLE, '');
  return text.length < 2 || NO_ROLE.test(text) ? null : text;
}

/** A title that was taken for what they are says less than anything that is told. */
export const VAGUE = new RegExp(
  [
    String.raw`^(?:captain|professor|inspector|councillor|colonel|commander|man|woman|client|customer|vendor|partner|`,
    String.raw`supplier|(?:is|was|well|been)\s.*)$`,
  ].join(''),
  'i',
);
