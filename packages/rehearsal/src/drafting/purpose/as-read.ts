/**
 * What the reading of the whole brief tells in words of the brief: what the stakeholder says of themselves, what is wanted of them,
 * what they are, and where they work (decision 0052). Each where it is sure enough; else forms and rankings tell it.
 */
import type { PassageReading } from '../../similarity/passage-model';
import type { Phrase } from '../../similarity/passage-words';
import { addressed } from '../brief/as-sentence';
import type { BriefRead } from '../brief/brief-read';
import { parseText } from '../../language/parse';
import { isWork } from '../brief/role-words';
import { wantedOfThem } from '../brief/said-by-them';
import { saidWhole } from '../brief/said-whole';
import type { Told } from '../brief/told';
import type { Partner } from './partner';
import { type ReadPurpose, theirsOf } from './purposes';
import { wellFormed } from './well-formed';

/** From so likely on (0-1), by the least likely of its words, a whole sentence is said as it was read, and from there a fragment. */
const SAID_SURELY = 0.3;
const SAID_IN_FRAGMENTS = 0.6;
/** The same of what is wanted. */
const WANTED_SURELY = 0.5;
/** From here on (0-1) a sentence tells something of them, or what is wanted. */
const LIKELY = 0.5;
/** Fewer words say nothing by themselves. */
const LEAST_WORDS = 3;

/** Words that don't go together: one of them is missing between. */
const TORN = new RegExp(
  [
    String.raw`(?<![\p{L}’])(?:I|we)\s(?:\d|(?:to|not|been|being|last|the|an?|my|your|our|his|her|their|I|you|there|it|worried|afraid|angry|unhappy|upset|concerned|nervous|sure|responsible|worth|tired)\b)`,
    // A thing, as what they do with it is gone.
    String.raw`(?<![\p{L}’])I\s(?!(?:was|as|always|sometimes|perhaps)\b)\p{L}+(?<![su])s\b`,
    String.raw`^I\b[^.]*(?:,|\sand)\s(?:has|is|wants|does|needs|thinks|says)\s`,
    String.raw`\b(?:my|your|our)\s(?:the|an?|my|your|our|his|her|had|has|was|is|were|are|will|would|can|must|want|and|or|to|of|that|I|you|in|at|on|since|until|by|from|with|there|it|this)\b`,
    String.raw`\b(?:of|with|from|at|by|the|an?)\s(?:is|was|are|were|has|have|had)\b`,
    String.raw`^(?:Wants?|Was|Is|Has|Have|Had|Will|Would|Can|Could|Must|Should|May|Says?|Said|Told|Needs?|Thinks?|Fears?|Upset|Running)\s(?!.*\?$)`,
    String.raw`\b(?:the|an?|my|your|our|of|to|with|for|and|or|that|if|than|because)[.?!]$|\band\snot[.]$`,
    String.raw`\b(?:it|that|this|there)\sbe\b|\bmy\sam\b`,
  ].join('|'),
  'iu',
);

/** 'I Sent the plan to on 1 September', 'I am afraid for me': a sentence of somebody else's, or a word that is gone. */
const GONE_BETWEEN =
  /(?<![\p{L}’])I\s\p{Lu}\p{Ll}|(?<!\p{L})to\s(?:on|in|at|by|for|from|of|with)\s|(?<!\p{L})(?:afraid|worried)\sfor\sme(?!\p{L})/u;

/** 'I 46 outpatients a day', 'Sold nine of these': what they do, or who does it, is gone. */
const lacksVerb = (text: string): boolean =>
  parseText(text).some(
    ({ terms }) =>
      (terms[0]?.tags.has('PastTense') === true && !terms[0].tags.has('Noun')) ||
      terms.some(({ text: word }, at) => {
        const next = terms[at + 1];
        return (
          word === 'I' && next !== undefined && !DOES_OR_HOW.some((tag) => next.tags.has(tag)) && !JOINS.test(next.text)
        );
      }),
  );
const DOES_OR_HOW = [
  'Verb',
  'Adverb',
  'Modal',
  'Copula',
  'Auxiliary',
  'PastTense',
  'PresentTense',
  'Negative',
  'Contraction',
];
const JOINS = /^(?:and|or|but|who|in|at|on|for|to|of|with|than|as|myself|alone|too)$/iu;

/** 'Depot manager I have refused to sign': what they are stood before it. */
const LABELLED = /^(?<label>\p{L}+(?:\s(?!(?:as|the|an?|with|for|to|my|your|by|I|and|or)\s)\p{L}+){0,3})\sI\s/u;
const isLabelled = (said: string): boolean => {
  const label = LABELLED.exec(said)?.groups?.['label'];
  return label !== undefined && isWork(label);
};

/** Whether words of theirs hold together: none of them is missing between others. */
export const holdsTogether = (said: string): boolean =>
  !isLabelled(said) && !TORN.test(said) && !GONE_BETWEEN.test(said) && !lacksVerb(said);

/** How they would say it, where that is sure and holds together; null else. */
export function saidIn({ purpose }: Told): string | null {
  const said = purpose?.said ?? null;
  if (said === null || said.sure < SAID_SURELY || said.text.split(' ').length < LEAST_WORDS) return null;
  return holdsTogether(said.text) && (said.sure >= SAID_IN_FRAGMENTS || saidWhole(said.text)) ? said.text : null;
}

/** A sentence that somebody tells of them; what they wrote themselves stays as it is. */
export function saidAsRead(entry: Told): Told {
  const { purpose, knownBy, own, sentence } = entry;
  if (own || sentence.quoted || knownBy !== 'both' || purpose === null || theirsOf(purpose) < LIKELY) return entry;
  const spoken = saidIn(entry);
  return spoken === null ? entry : { ...entry, spoken, asItIs: !saidWhole(spoken), theirs: true, claims: [] };
}

/** 'Get her to sign' is 'Get Anna to sign'. */
const WHOM = /^((?:Get|Persuade|Convince|Ask|Bring)\s)(?:him|her|them)(?=\s(?:to|out|into)\b)/u;

/** What happens if nothing comes of it is no part of what is wanted. */
const ELSE = /,?\s(?:otherwise|or\selse)\s.*$/iu;

/** 'by the 20th, the contractor’s.' */
const CUT_OFF = /(?:’s|,\s(?:the\s)?\p{L}+)\.$/u;

/** A sentence that may tell what is wanted of them. */
interface MayBeWanted {
  /** How likely it is the goal, 0-1. */
  readonly chance: number;
  readonly at: number;
}

/** Which sentences may tell the goal, the likeliest first. */
const mayBeWanted = (purposes: readonly ReadPurpose[]): readonly MayBeWanted[] =>
  purposes
    // A wish that tells nothing is no goal: 'I'll be nice'.
    .map(({ of, fact }, at) => ({ chance: of.my_goal, tells: of.my_goal * (fact ?? 1), at }))
    .toSorted((left, right) => right.tells - left.tells);

/** What is wanted in that sentence; null where its words are less sure or don't hold together. */
function wantedIn(whole: PassageReading, at: number, surely: number, { who }: Partner): string | null {
  const said = wantedOfThem(whole.sentences[at]?.wanted ?? []);
  if (said === null || said.sure < surely) return null;
  const goal = addressed(said.text.replace(ELSE, '.')).replace(WHOM, (_, verb: string) => `${verb}${who}`);
  return wellFormed(goal) && !CUT_OFF.test(goal) ? goal : null;
}

/** What is wanted of them, from the sentence that likeliest tells it; null where none is sure. */
export function goalAsRead({ purposes, whole }: BriefRead, partner: Partner): string | null {
  if (purposes === null || whole === null) return null;
  const [best] = mayBeWanted(purposes);
  return best === undefined || best.chance < LIKELY ? null : wantedIn(whole, best.at, WANTED_SURELY, partner);
}

/** From here on a sentence is offered as the goal, and its words as those of it. */
const MAY_BE_GOAL = 0.12;
const WANTED_PERHAPS = 0.15;

/** What is wanted in the sentence at that place of the brief, likely or not; null where its words tell nothing that holds together. */
export const goalIn = ({ whole }: BriefRead, at: number, partner: Partner): string | null =>
  whole === null ? null : wantedIn(whole, at, WANTED_SURELY, partner);

/** What may be wanted of them, the likeliest first: to choose from. */
export const goalsAsRead = ({ purposes, whole }: BriefRead, partner: Partner): readonly string[] =>
  purposes === null || whole === null
    ? []
    : mayBeWanted(purposes)
        .filter(({ chance }) => chance >= MAY_BE_GOAL)
        .flatMap(({ at }) => wantedIn(whole, at, WANTED_PERHAPS, partner) ?? []);

/** From here on words name what somebody is, or where they work (logarithms of odds, summed). */
const SURELY_ROLE = 2.5;
const SURELY_HOUSE = 2.5;
/** A shorter name says nothing. */
const LEAST_CHARACTERS = 3;
const LEADS = /^(?:(?:is|was|as|the|an?|our|my|their|his|her|your)\s)+/iu;
const TRAILS = /(?:[\s,]+(?:of|at|for|in|from|with|and|the|an?|our|my|their|his|her|your|who|is))+$/iu;

function named(phrase: Phrase | null, surely: number, { sides }: BriefRead): string | null {
  if (phrase === null || phrase.sure < surely) return null;
  const text = phrase.text.replaceAll(/\s+/gu, ' ').replace(LEADS, '').replace(TRAILS, '');
  const isName = [...sides.stakeholder.aliases].some((alias) => text.toLowerCase().includes(alias));
  return text.length < LEAST_CHARACTERS || isName ? null : text;
}

/**
 * What they are: somebody's work; null where it isn't told for sure.
 * @param surely from how sure on (logarithms of odds, summed)
 */
export function roleAsRead(whole: PassageReading, read: BriefRead, surely = SURELY_ROLE): string | null {
  // 'the headteacher’s office'
  const role = named(whole.role, surely, read)?.replace(/[’']s$/u, '') ?? null;
  return role === null || !isWork(role) ? null : role;
}

/**
 * Where they work: a house with a name; null where it isn't told for sure.
 * @param surely as of {@link roleAsRead}
 */
export function houseAsRead(read: BriefRead, surely = SURELY_HOUSE): string | null {
  // 'shop steward, Northern Works'
  const house =
    named(read.whole?.organisation ?? null, surely, read)?.replace(/^\p{Ll}[^,]*,\s(?=\p{Lu})/u, '') ?? null;
  return house === null || !/\p{Lu}/u.test(house) ? null : house;
}
