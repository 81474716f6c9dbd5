/**
 * The situation that the student reads before the talk, and nobody else: the sentences of the brief in its order and its
 * paragraphs, so that nothing is torn from what it speaks of. Where it gets too long, what says least is left out.
 */
import { clip } from '../clip';
import { FORETOLD } from '../purpose/settled';
import { isVerdict } from '../purpose/verdict';
import { ABOVE_A_LIST } from './above-a-list';
import { APPOINTMENT } from './appointment';
import { capital } from './as-sentence';
import { calledInFull } from './briefing';
import { isHeading } from './heading-lines';
import { isHousekeeping } from './housekeeping';
import type { Person } from './people';
import { ownWords } from './retell';
import type { Sides } from './stakeholder';
import { leans, type Told } from './told';

/** Characters. */
const LONGEST_SITUATION = 2_000;
const SHORTEST_SITUATION = 80;

/** Two quotations of one person, one after the other, become one. */
function joined(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (const line of lines) {
    const now = /^([^“:]{1,40}): “(.*)”$/u.exec(line);
    const before = /^([^“:]{1,40}): “(.*)”$/u.exec(out.at(-1) ?? '');
    if (now && before && now[1] === before[1])
      out[out.length - 1] = `${now[1] ?? ''}: “${before[2] ?? ''} ${now[2] ?? ''}”`;
    else out.push(line);
  }
  return out;
}

const worth = ({ sentence, theirs, own, advice, alone, purpose }: Told): number =>
  (purpose?.of.my_offer ?? 0) * 1.5 +
  (alone ? 1.5 : 0) +
  (own ? 1 : 0) +
  (advice ? 1.5 : 0) +
  (sentence.narrator === null ? 0.5 : 0) +
  sentence.figures.length +
  sentence.people.length * 0.5 +
  (theirs ? 0.6 : 0) +
  Math.min(1, sentence.parsed.content.length / 8);

/** That there will be a talk, with its day. */
const tellsWhen = ({ text, figures }: Told['sentence']): boolean =>
  APPOINTMENT.test(text) && figures.some(({ kind }) => kind === 'day');

/** 'After that our supplier charges us 38,000 a week' tells why, and wants nothing. */
const WISHES =
  /\b(?:need|want|wish|aim|goal|like|get|hope|ask|purpose|objective|target|try|make|must|should|has\sto|have\sto|so\sthat|agree|sign|yes|ideally|please)\w*\b/iu;

/** What can't be done is told to them, too. */
const NOT_POSSIBLE =
  /\b(?:(?:is|are)\s?(?:not|n[’']t)\s(?:possible|an\soption)|(?:is|are)\s(?:impossible|out\sof\sthe\squestion)|has\sruled\sout)\b|^there\s(?:will|can)\sbe\sno\s/iu;

/** Greetings, and what the writer notes for themselves of how to go about it; the goal stands beside it. */
const keptApart = ({ purpose, own, alone, sentence, mark }: Told): boolean =>
  alone ||
  (purpose !== null &&
    !own &&
    ((purpose.of.noise > 0.5 && !tellsWhen(sentence)) ||
      (purpose.of.my_goal > 0.5 && WISHES.test(sentence.text)) ||
      (purpose.of.my_private > 0.5 &&
        !FORETOLD.test(mark) &&
        !NOT_POSSIBLE.test(sentence.text) &&
        !isVerdict(sentence.text))));

/** A label with nothing behind it, an answer to a question that isn't there, a heading, a word about the mail itself. */
const SAYS_NOTHING = new RegExp(
  [
    String.raw`^(?:[^“:]{1,40}:\s)?“?(?:no|yes|ok|okay|sure|maybe|no\sidea|go|good|thanks|fwd?|re|see\s(?:below|above)|hmm|understood|[\s,.!?])+”?$|`,
    String.raw`^[\p{L}.\s]{2,24}:\s?“?”?$|^which,?\sfair[.,]?$|^what\s(?:do|can|could|should|would|must)\s(?:you|I)\b[^?]{2,40}\?$|^(?:fwd?|re)[,:]`,
  ].join(''),
  'iu',
);
/** 'Big relief': so few words of which it may well be that they say nothing. */
const FEW_WORDS = 5;
const MAY_BE_NOISE = 0.2;
/** A figure or a name says something in however few words. */
const saysSomething = ({ briefing, sentence, purpose }: Told): boolean =>
  sentence.figures.length > 0 ||
  sentence.people.length > 0 ||
  (!SAYS_NOTHING.test(briefing.trim()) &&
    !ABOVE_A_LIST.test(briefing.trim()) &&
    ((purpose?.of.noise ?? 0) < MAY_BE_NOISE || sentence.text.split(/\s+/).length >= FEW_WORDS));

/** 'That’s true, I can’t talk it away': of what stands before it, and nothing more. */
const FEW = 9;
const saysLittle = (text: string): boolean => isVerdict(text) && text.split(/\s+/).length < FEW;

/** Of themselves, of the talk, of the mail: nothing to remember in it. */
const HARDLY_A_NOTE =
  /\bkeep\s(?:it|this|that)\sbetween\s(?:us|you)\b|^(?:notes?\b|draft\b|private\b|own\b|\(?for (?:me|myself)\b)|\?$/iu;

/** What only the writer knows: limits, plans, what others told them; not what they are expected to bring up. */
const isNote = ({ purpose, sentence, own, briefing, asks, alone, mark }: Told, stakeholder: Person): boolean =>
  purpose !== null &&
  !own &&
  !saysLittle(sentence.text) &&
  (alone ||
    (!asks &&
      purpose.of.my_private > 0.5 &&
      !FORETOLD.test(mark) &&
      !NOT_POSSIBLE.test(sentence.text) &&
      !isVerdict(sentence.text) &&
      !HARDLY_A_NOTE.test(briefing))) &&
  sentence.narrator !== stakeholder &&
  sentence.text.split(/\s+/).length >= LEAST_NOTE;
const LEAST_NOTE = 5;
/** 'Please let us keep to ourselves that' */
const LET_US = /^(?:please,?\s)?let\syou\s(not\s)?/iu;
const asNote = ({ briefing }: Told): string =>
  capital((ownWords(briefing) ?? briefing).replace(LET_US, (_, not?: string) => (not === undefined ? '' : 'do not ')));

/** From so much on (0-1) it is something to offer. */
const LIKELY = 0.5;
/** 'What I can give her:', below that. */
const OFFERED_ALREADY = new RegExp(
  [
    String.raw`^(?:what\s(?:I|we|you)\s(?:can|could|might|may)\s(?:give|offer|do|put|propose)[^:“]{0,24}|what\s(?:I|we|you)(?:[’']d|\swould|\swill|\scan|`,
    String.raw`\scould)\s(?:like\sto\s)?(?:propose|offer|suggest)\sis\sthat|(?:our\s|my\s|your\s)?(?:offers?|options?)[^:“]{0,20}|possible\scompromise)(?::|(?<=\sthat))\s(?=\p{L})`,
  ].join(''),
  'iu',
);

/** What is said to whoever gets the mail, and nothing of the case. */
const OF_THE_MAIL = new RegExp(
  [
    String.raw`^(?:please|pls|thank(?:s|\syou)|cheers|(?:could|would|can|do|did|will|have)\syou\b|let\sme\sknow|you\sasked\s(?:me|for|how)\b|(?:I|we)(?:[’']ll|\swill|\sshall)\s(?:ring|call|report|let|send|tell|`,
    String.raw`keep)\s(?:to\s)?you\b|I\spromised\syou\b|(?:I\s)?hope\sthis\b|that\s(?:is|was)\s(?:useful|helpful|good\sto\sknow)\b)`,
  ].join(''),
  'iu',
);
const isOfTheMail = ({ sentence, alone, purpose }: Told): boolean =>
  purpose !== null && !alone && sentence.figures.every(({ kind }) => kind === 'day') && OF_THE_MAIL.test(sentence.text);

const introduces = ({ sentence, mark }: Told): boolean =>
  /^(?:\(?[^.¤]{0,24})?¤[SO][,(:= –-][^.¤]*$/u.test(mark) &&
  sentence.figures.length === 0 &&
  !sentence.parsed.terms.some(({ tags }) => tags.has('Verb') || tags.has('Modal') || tags.has('Copula'));

/** 'Comment, 4 Sept, L. Castellane:' */
const COMMENTED = /^comment,?\s[^:“]{3,50}:\s(?=\p{L})/iu;
/** 'Ana: “…”' as a sentence. */
const asTold = (line: string): string =>
  capital(line.replace(COMMENTED, ''))
    .replace(/^You: “(?=[^”]*\?”$)/u, 'You asked: “')
    .replace(/^You: “/u, 'You wrote: “')
    .replace(/^([^“:.]{1,40}): “/u, (lead, who: string) =>
      who === 'You wrote' || who === 'You asked' ? lead : `${who} says: “`,
    );

const isGoal = ({ purpose, own, alone }: Told): boolean =>
  purpose !== null && !own && !alone && purpose.of.my_goal > 0.5;
/** Speaks of what was wanted in the sentence before it: 'If he won’t do that, …', 'He’s got one sitting in the yard'. */
const asksBack = ({ sentence: { text } }: Told): boolean =>
  leans(text) || /\b(?:do|does|did|have|has|got|without|agree\sto)\s(?:that|this|it|so|one|them)\b/iu.test(text);

const COVERED = 0.5;
/**
 * What the writer wants as well, or why, where the goal doesn't hold it: 'I’d like him to stay on as reviewer, one day a week'; and
 * what it is all about: 'We want the team to move on 1 July'.
 */
function isWantedBesides({ sentence, purpose, own, alone, mark, aim }: Told, goal: string | null): boolean {
  if (goal === null || purpose === null || own || alone || sentence.quoted) return false;
  const { my_goal: wanted, case_fact: fact, my_offer: offer, others } = purpose.of;
  if (wanted <= LIKELY && !(aim && wanted + fact + offer + others > LIKELY)) return false;
  if (sentence.text.endsWith('?') || APPOINTMENT.test(sentence.text) || !mark.includes(' ')) return false;
  const words = sentence.text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? [];
  const held = goal.toLowerCase();
  return words.length > 3 && words.filter((word) => held.includes(word)).length < COVERED * words.length;
}

/** Says who they are, which the first sentence has said. */
const LITTLE = /^(?:the|our|my|an?|is|are|and|of|at|for|in|with|who|which|dr|mr|mrs|ms|prof|he|she|on)$/u;
const saysOnlyWho = ({ sentence, purpose, own }: Told, known: ReadonlySet<string>): boolean =>
  purpose !== null &&
  !own &&
  purpose.of.about_them > LIKELY &&
  (sentence.text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).every((word) => known.has(word) || LITTLE.test(word));

/** 'We may go up to 18 euros, but please let him move first' */
const tellsFigures = ({ purpose, sentence, aim, own }: Told): boolean =>
  purpose !== null &&
  !aim &&
  !own &&
  sentence.figures.some(({ kind }) => kind !== 'day') &&
  purpose.of.my_offer + purpose.of.my_private + purpose.of.case_fact + purpose.of.others > LIKELY;

/** The student's own words are retold to them; what they wrote to the stakeholder is quoted. */
function asRetold({ briefing, sentence }: Told, { stakeholder, student }: Sides): string {
  const toThem = student !== null && sentence.narrator === student && stakeholder.receives.has(sentence.part);
  return ((toThem || sentence.text.endsWith('?') ? null : ownWords(briefing)) ?? briefing).replace(OFFERED_ALREADY, '');
}

/** Where the brief begins another paragraph. */
const BREAK = /\n[ \t]*\n/u;

/** Who it is, then the brief in its order, without what stands beside it as the goal, greetings and errands. */
export function situationOf(
  told: readonly Told[],
  sides: Sides,
  {
    project,
    role,
    organisation,
    goal,
    brief = '',
  }: {
    readonly project: string;
    readonly role: string | null;
    readonly organisation: string | null;
    /** As it stands beside the situation; null where the brief told none. */
    readonly goal: string | null;
    /** For its paragraphs; one without it. */
    readonly brief?: string;
  },
): string {
  const { stakeholder, student } = sides;
  const who = `${calledInFull(stakeholder)}${role === null ? '' : `, ${role}`}${organisation === null || (role ?? '').includes(organisation) ? '' : `${role === null || role.includes(',') ? ', ' : ' at '}${organisation}`}`;

  const known = new Set(who.toLowerCase().match(/\p{L}{2,}/gu));
  const isUsable = (entry: Told): boolean =>
    isNote(entry, stakeholder) ||
    ((isWantedBesides(entry, goal) || !keptApart(entry)) &&
      !saysLittle(entry.sentence.text) &&
      !saysOnlyWho(entry, known) &&
      saysSomething(entry) &&
      !isOfTheMail(entry) &&
      !isHeading(entry.sentence.text) &&
      !(entry.purpose !== null && introduces(entry)) &&
      !isHousekeeping(entry) &&
      (entry.knownBy !== 'meta' ||
        isWantedBesides(entry, goal) ||
        tellsFigures(entry) ||
        // 'I'm seeing her on Wednesday'
        (!entry.aim &&
          (entry.sentence.narrator === null || entry.sentence.narrator === student) &&
          entry.sentence.text.split(/\s+/).length >= 3 &&
          entry.sentence.figures.some(({ kind }) => kind === 'day'))));
  const usable = told.filter((entry, at) => {
    if (isUsable(entry)) return true;
    const next = told[at + 1];
    return (
      isGoal(entry) &&
      next !== undefined &&
      next.sentence.part === entry.sentence.part &&
      asksBack(next) &&
      isUsable(next)
    );
  });
  const about = project === 'this' ? '' : ` about ${project}`;
  const kept = new Set(usable);
  const intro = `You are about to speak to ${who}${about === '' || (role === null && organisation === null) ? '' : ','}${about}.`;
  const text = (): string => {
    const paragraphs: string[][] = [[]];
    let end = 0;
    for (const entry of usable) {
      if (!kept.has(entry)) continue;
      if (end > 0 && BREAK.test(brief.slice(end, entry.sentence.start))) paragraphs.push([]);
      end = entry.sentence.end;
      paragraphs.at(-1)?.push(isNote(entry, stakeholder) ? asNote(entry) : asRetold(entry, sides));
    }
    return [
      intro,
      ...paragraphs
        .filter((lines) => lines.length > 0)
        .map((lines) => joined(lines).map(asTold).join(' ').replaceAll(/[[\]]/gu, '')),
    ]
      .join('\n\n')
      .replace('\n\n', brief === '' ? ' ' : '\n\n');
  };
  // What the next one speaks of is worth as much as that.
  const worthOf = (entry: Told, at: number): number => {
    const next = usable[at + 1];
    return next !== undefined && asksBack(next) ? Math.max(worth(entry), worth(next)) : worth(entry);
  };
  const byWorth = usable.map((entry, at) => ({ entry, value: worthOf(entry, at) }));
  for (const { entry } of byWorth.toSorted((left, right) => left.value - right.value)) {
    if (text().length <= LONGEST_SITUATION) break;
    kept.delete(entry);
  }
  const whole = text();
  if (whole.length < SHORTEST_SITUATION)
    return `${whole} Your brief tells little more; ask before you propose anything.`;
  return whole.length < LONGEST_SITUATION ? whole : clip(whole, LONGEST_SITUATION - 2);
}
