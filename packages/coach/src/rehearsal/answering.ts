/** What a person says to what they were asked, before anything else. */
import type { Answer as Foreseen, ConcernLevel, Difficulty, Fact } from '@parley/shared';
import { parseText, type Sentence } from '../language/parse';
import { leanings } from '../understanding/leaning';
import { wantedBy } from '../understanding/questions';
import { asideIn, type Aside } from './aside';
import { namesCase } from './case-words';
import { isForeseen } from './foreseen';
import { questionsOf, type Asked } from './asked';
import type { Speaker } from './speaker';
import { asksForYes } from './yes';

/** Trust that may be lost before a hard-headed person keeps what only they know. */
const KEEPS_BELOW: Readonly<Record<Difficulty, number>> = { easy: Number.POSITIVE_INFINITY, medium: 14, hard: 4 };
const WHY = /\b(?:why|how come|what for|reason|behind)\b/i;
/** From here on a question plainly speaks of a concern. */
const LEANS = 0.35;
const TELLING = /\b(?:tell|explain|describe|what about|what happen(?:s|ed)|how (?:does|do|did|is|was))\b/i;
/** Content words of a question about nothing here. */
const PERSONAL = 2;
const YOU = /\b(?:you|your)\b/i;
const TOGETHER = /\b(?:we|us|i|our)\b/i;
const FIGURES_NAMED = 3;

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length <= 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Those figures of a fact that can answer a question asked again: names to 'who', numbers to 'how many' and 'when'. */
function figuresFor({ figures }: Fact, question: Sentence): readonly string[] {
  const wanted = wantedBy(question);
  const named = figures.filter((figure) => !question.text.includes(figure) && !/^\d+$/.test(figure));
  const numbers = named.filter((figure) => /\d/.test(figure));
  const people = named.filter((figure) => /^\p{Lu}/u.test(figure) && !/\d/.test(figure) && !MONTH.test(figure));
  const fitting = wanted === 'person' ? people : wanted === 'day' || wanted === 'amount' ? numbers : [];
  return fitting.slice(0, FIGURES_NAMED);
}

/** Neither a word of the case nor a thing of its own: 'Why does this bother you?' speaks of what was just said. */
const nameless = (speaker: Speaker, { question, topic }: Asked): boolean =>
  topic === null && !namesCase(speaker.turn.scenario, question.text);

/** The concern a question speaks of, or the one in the air for 'why?'. */
function concernAsked(speaker: Speaker, asked: Asked): string | null {
  if (asked.follows || nameless(speaker, asked)) return speaker.turn.reading.inTheAir ?? speaker.unsettled[0] ?? null;
  const [best] = [...leanings(speaker.index, asked.question.text, speaker.turn.similarity)].toSorted(
    (left, right) => right[1] - left[1],
  );
  return best && best[1] >= LEANS ? best[0] : null;
}

function toFact(speaker: Speaker, asked: Asked): string | null {
  const { fact } = asked;
  const { scenario, after } = speaker.turn;
  if (!fact) return null;
  if (speaker.hasTold(fact)) {
    const figures = figuresFor(fact, asked.question);
    const concern = wantedBy(asked.question) === 'matter' ? concernAsked(speaker, asked) : null;
    const behind = concern === null ? null : speaker.confided(concern);
    if (behind !== null) return behind;
    // What was told can't be unknown now: without a figure to repeat they say more of the matter, or nothing.
    return (
      (figures.length === 0
        ? concern === null
          ? null
          : speaker.volunteered(concern)
        : speaker.any(speaker.voice.told, { figure: listed(figures) })) ?? ''
    );
  }
  const keeps =
    fact.knownBy === 'stakeholder' && after.trust < scenario.persona.trust - KEEPS_BELOW[scenario.difficulty];
  return (keeps ? speaker.any(speaker.voice.withheld) : null) ?? speaker.fact(fact);
}

/** How far a concern has come, for answers that wait for it. */
const REACHED: Readonly<Record<ConcernLevel, number>> = { open: 0, heard: 1, relapsed: 1, answered: 2, settled: 3 };

function holds(speaker: Speaker, { after }: Foreseen): boolean {
  if (after === undefined) return true;
  const { scenario, after: state } = speaker.turn;
  if ('knows' in after) {
    const fact = scenario.facts.find(({ id }) => id === after.knows);
    return fact !== undefined && speaker.knows(fact);
  }
  const level = state.concerns.find(({ id }) => id === after.concern)?.level ?? 'open';
  return REACHED[level] >= REACHED[after.level];
}

/** What the author lets them say to a question that was foreseen; null where all of it is said. */
function toForeseen(speaker: Speaker, foreseen: Foreseen): string | null {
  const { scenario, after } = speaker.turn;
  if (!holds(speaker, foreseen)) return speaker.first(foreseen.until ?? []);
  const keepsBack = after.trust < scenario.persona.trust - KEEPS_BELOW[scenario.difficulty];
  const secret = scenario.facts.some(({ id, knownBy }) => knownBy === 'stakeholder' && foreseen.tells?.includes(id));
  return (keepsBack && secret ? speaker.any(speaker.voice.withheld) : null) ?? speaker.first(foreseen.says);
}

function toQuestion(speaker: Speaker, asked: Asked): string | null {
  const foreseen = asked.foreseen === null ? null : toForeseen(speaker, asked.foreseen);
  if (foreseen !== null) return foreseen;
  const known = toFact(speaker, asked);
  if (known !== null) return known;
  const concern = concernAsked(speaker, asked);
  const wanted = wantedBy(asked.question);
  const ofThem =
    nameless(speaker, asked) && YOU.test(asked.question.text) && (wanted === 'matter' || wanted === 'person');
  const open =
    ofThem ||
    WHY.test(asked.question.text) ||
    (wanted === 'matter' && (asked.follows || asked.topic === null || TELLING.test(asked.question.text)));
  if (open && concern !== null) {
    const behind = speaker.confided(concern) ?? speaker.volunteered(concern);
    if (behind !== null) return behind;
  }
  // Of something they can't know they say so, by name; 'how do we ...' is thinking aloud, and what names nothing gets no answer of its own.
  if (TOGETHER.test(asked.question.text)) return null;
  if (asked.topic !== null)
    return (
      speaker.any(
        speaker.voice.unknown.filter((line) => line.includes('{topic}')),
        { topic: asked.topic },
      ) ?? speaker.any(speaker.voice.unknown.filter((line) => !line.includes('{topic}')))
    );
  // 'Are you married?' has nothing to do with it, and they say so.
  if (wanted === 'yes_no' && !asked.follows && nameless(speaker, asked) && asked.question.content.length <= PERSONAL)
    return speaker.reaction('offTopic');
  return ['person', 'day', 'amount'].includes(wanted)
    ? speaker.any(speaker.voice.unknown.filter((line) => !line.includes('{topic}')))
    : null;
}

/** Asked what they need or what worries them: openly when they begin to trust, else the concern as they put it so far. */
function toPriority(speaker: Speaker, kind: 'needs' | 'worries'): string | null {
  const { reading } = speaker.turn;
  const concerns = [
    ...new Set([
      ...(reading.inTheAir !== null && speaker.unsettled.includes(reading.inTheAir) ? [reading.inTheAir] : []),
      ...speaker.unsettled,
    ]),
  ];
  const confided = (): string | null =>
    concerns.reduce<string | null>((said, concern) => said ?? speaker.confided(concern), null);
  const need = (): string | null => speaker.first(speaker.voice.needs);
  return kind === 'needs' ? (need() ?? confided()) : (confided() ?? (speaker.opensUp ? need() : null));
}

export interface Answer {
  readonly lines: readonly string[];
  /** The question was answered as far as this person can; nothing has to be added. */
  readonly whole: boolean;
  /** It told something they know. */
  readonly told: boolean;
  /** It holds words written for this question. */
  readonly foreseen: boolean;
  /** The concern whose reason was told with it. */
  readonly behind: string | null;
}

/** Everything in the message that asks for an answer, answered in its order; at most two answers in one breath. */
export function answerTo(speaker: Speaker, aside: Aside | null): Answer {
  const { text, scenario, similarity, messages, reading } = speaker.turn;
  const lines: string[] = [];
  const add = (line: string | null): void => {
    if (line !== null) lines.push(line);
  };
  if (aside?.kind === 'feelings') add(speaker.any(speaker.voice.felt));
  if (aside?.kind === 'needs' || aside?.kind === 'worries') add(toPriority(speaker, aside.kind));
  const lastSaid = messages.findLast((message) => message.role === 'stakeholder')?.content ?? '';
  const sentences = parseText(text)
    .slice(0, 40)
    .filter(
      (sentence) =>
        asideIn(sentence, speaker.index.addresses, similarity) === null ||
        isForeseen(scenario.answers, sentence, similarity),
    );
  const asked = questionsOf(scenario, sentences, similarity, lastSaid, (fact) => speaker.knows(fact));
  // A proposal in the form of a question wants to be weighed, not to be answered.
  const proposed = new Set(
    reading.acts.filter((act) => ['option', 'propose', 'commit', 'close'].includes(act.kind)).map((act) => act.quote),
  );
  const yes = sentences.some((sentence) => asksForYes(sentence));
  const real = asked.filter(
    ({ question, fact, foreseen }) => fact !== null || foreseen !== null || !proposed.has(question.text),
  );
  // What they know goes before what they don't, and one 'I don't know' is enough.
  const known = real.filter(({ fact, foreseen }) => fact !== null || foreseen !== null).slice(0, 2);
  for (const entry of known.length > 0 ? known : real.slice(0, 1))
    if (lines.length < 2) add(toQuestion(speaker, entry));
  if (
    lines.length === 0 &&
    aside === null &&
    asked.length > 0 &&
    reading.acts.some((act) => act.kind === 'ask_priority')
  )
    add(toPriority(speaker, 'worries'));
  // Asked for a yes with something open, they say what it hangs on.
  const open = speaker.unsettled[0];
  if (yes && lines.length === 0 && open !== undefined && speaker.turn.after.outcome === 'open')
    add(speaker.matter('notYet', [open]));
  const spoken = lines.filter((line) => line !== '');
  return {
    lines: spoken,
    whole: lines.length > 0,
    told: known.length > 0,
    foreseen: known.some(({ foreseen }) => foreseen?.says.some((line) => spoken.includes(line)) === true),
    behind: scenario.concerns.find((concern) => spoken.includes(concern.worry))?.id ?? null,
  };
}
