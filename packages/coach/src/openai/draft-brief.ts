/** A scenario from a brief, as the model reads it, held to the brief: what doesn't stand there is dropped for the built-in draft's own (product §23.4). */
import {
  type BriefReading,
  draftFromBrief,
  forPeople,
  type Ground,
  groundOf,
  type Interpretation,
  interpreted,
  numberedSentences,
} from '@parley/rehearsal';
import { outsideTurn } from '@parley/rehearsal/scheduling';
import type { Meaning } from '@parley/rehearsal/similarity';
import { LEAST_CONCERNS, scenarioContentSchema } from '@parley/shared';
import type { CoachLogger } from '../engine';
import type { CallOptions } from '../types';
import { checkedByModel } from './brief-check';
import { BRIEF_RULES, type BriefAnswer, briefAnswerSchema, briefQuestion, tolerantBriefAnswer } from './brief-question';
import { disarmed } from './fence';
import { InvalidAnswer, type Structured } from './structured';

/** From this share of what the model wrote that doesn't stand in the brief, none of it is taken. */
const TOO_MUCH = 0.5;
/** Tokens that an answer has at most; an ordinary one has some 900. */
const LONGEST_ANSWER = 2_500;
/** Of the time for a draft: what has to be left for looking it through, and what is kept for what comes after that. */
const TIME_TO_CHECK = 0.4;
const RESERVE = 0.05;
/** Characters: the least and the most that a field of a scenario takes. */
const GOAL = [20, 200] as const;
const SITUATION = [80, 2_000] as const;
const OPENING = [40, 600] as const;
const SAID = [8, 300] as const;
const NAMED = [2, 78] as const;
const MANNER = [30, 250] as const;

/** Takes what holds, and counts what doesn't. */
class Holding {
  #asked = 0;
  #dropped = 0;
  constructor(readonly ground: Ground) {}

  /** Null where it is missing, too short, too long, or not of the brief, which alone counts. */
  one(text: string | null, [least, most]: readonly [number, number]): string | null {
    const plain = disarmed(text ?? '').trim();
    if (plain.length < least || plain.length > most) return null;
    this.#asked += 1;
    if (this.ground.holds(plain)) return plain;
    this.#dropped += 1;
    return null;
  }

  all(lines: readonly string[], range: readonly [number, number]): readonly string[] {
    return lines.flatMap((line) => this.one(line, range) ?? []);
  }

  get dropped(): number {
    return this.#dropped;
  }
  get share(): number {
    return this.#asked === 0 ? 1 : this.#dropped / this.#asked;
  }
}

/** Whether a line holds a figure that stands in a fact which the student alone knows, and in none that both know. */
function keptFrom(facts: BriefAnswer['facts']): (line: string) => boolean {
  const marksOf = (text: string): readonly string[] => text.match(/\d[\d.,]*\d|\d/gu) ?? [];
  const open = new Set(facts.filter(({ knownBy }) => knownBy === 'both').flatMap(({ text }) => marksOf(text)));
  const kept = new Set(
    facts
      .filter(({ knownBy }) => knownBy === 'student')
      .flatMap(({ text }) => marksOf(text))
      .filter((mark) => !open.has(mark)),
  );
  return (line) => marksOf(line).some((mark) => kept.has(mark));
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
/** 'Peter Kováčik' and 'Ing. Kováčik' */
const isOne = (left: string, right: string): boolean => {
  const words = new Set(wordsOf(right));
  return wordsOf(left).some((word) => words.has(word));
};

/** What holds of an answer. */
function heldTo(brief: string, answer: BriefAnswer, holding: Holding, before: BriefAnswer['facts']): Interpretation {
  const sentences = numberedSentences(brief);
  // What only the student knows is kept also where the fact itself was struck.
  const isKept = keptFrom([...answer.facts, ...before.filter(({ knownBy }) => knownBy === 'student')]);
  /** What they say, or are led by, holds nothing that the student keeps to themselves. */
  const spoken = (line: string | null, range: readonly [number, number]): string | null => {
    const held = holding.one(line, range);
    return held === null || isKept(held) ? null : held;
  };
  const facts = answer.facts.flatMap(({ text, says, knownBy }) => {
    const held = holding.one(text, SAID);
    return held === null ? [] : [{ text: held, says: spoken(says, SAID), knownBy }];
  });
  return {
    pronoun: answer.pronoun,
    role: holding.one(answer.role, NAMED),
    organisation: answer.organisation === '' ? '' : holding.one(answer.organisation, NAMED),
    about: spoken((answer.about ?? '').replace(/[\s.,;:!?]+$/, ''), NAMED),
    manner: spoken(answer.manner, MANNER),
    wants: answer.wants.flatMap((want) => spoken(want, SAID) ?? []),
    goal: holding.one(answer.goal, GOAL),
    situation: holding.one(answer.situation, SITUATION),
    opening: spoken(answer.opening, OPENING),
    concerns: answer.concerns.flatMap(({ says, presses, behind, behindFrom, answeredBy }) => {
      const said = spoken(says, SAID);
      if (said === null) return [];
      return [
        {
          says: said,
          presses: presses.flatMap((line) => spoken(line, SAID) ?? []),
          behind: spoken(behind, SAID),
          behindAt: sentences.filter(({ number }) => behindFrom.includes(number)),
          answeredBy: holding.all(answeredBy, SAID),
        },
      ];
    }),
    facts,
  };
}

interface Believed {
  readonly held: Interpretation;
  /** Parts that did not stand in the brief. */
  readonly dropped: number;
}
/**
 * What holds of an answer, and how much of it does not.
 * @throws InvalidAnswer when most of it stands on something else than the brief, or nothing is told
 */
function believed(brief: string, answer: BriefAnswer, ground: Ground, before: BriefAnswer['facts'] = []): Believed {
  const holding = new Holding(ground);
  const held = heldTo(brief, answer, holding, before);
  if (holding.share > TOO_MUCH) throw new InvalidAnswer('most of it does not stand in the brief');
  if (held.goal === null && held.concerns.length < LEAST_CONCERNS)
    throw new InvalidAnswer('it tells nothing of the brief');
  return { held, dropped: holding.dropped };
}

/**
 * Refusals are told by code, before anybody is asked.
 * @throws InvalidAnswer when the model's is no reading, or stands on something else than the brief; what the provider throws otherwise
 */
export async function draftBriefByModel(
  brief: string,
  {
    about,
    structured,
    meaning,
    contextTokens,
    limit,
    logger,
  }: {
    /** Whom it is about, where somebody knows better than the brief tells. */
    readonly about: string | null;
    readonly structured: Structured;
    readonly meaning: Meaning;
    readonly contextTokens: number;
    /** What a draft may take (ms). */
    readonly limit: number;
    readonly logger: CoachLogger;
  },
  call: CallOptions,
): Promise<BriefReading> {
  const planFor = async (whom: string | null): Promise<BriefReading> => {
    const { value } = await meaning.use((similarity) => draftFromBrief(brief, { about: whom, similarity }));
    return value;
  };
  const began = performance.now();
  /** What holds of the reading with what was put right in it, where there is time for that; null where nothing came of it. */
  const lookedThrough = async (name: string, answer: BriefAnswer, ground: Ground): Promise<Believed | null> => {
    const left = limit - (performance.now() - began);
    if (left < limit * TIME_TO_CHECK) return null;
    const timed = AbortSignal.timeout(Math.round(left - limit * RESERVE));
    const signal = call.signal === undefined ? timed : AbortSignal.any([call.signal, timed]);
    try {
      const checked = await outsideTurn(() =>
        checkedByModel(
          brief,
          { name, sure: true },
          answer,
          { structured, holds: (text) => ground.holds(disarmed(text)) },
          { ...call, signal },
        ),
      );
      // What was put right is held to the brief like the rest.
      return believed(brief, checked, ground, answer.facts);
    } catch (error) {
      call.signal?.throwIfAborted();
      logger.info({ err: error }, 'A reading of a brief was not looked through; it stands as it was');
      return null;
    }
  };
  const plan = await planFor(about);
  if ('refused' in plan) return plan;
  const probably = { name: plan.content.persona.name, sure: about !== null };
  const first = await outsideTurn(() =>
    structured.ask(
      { name: 'reading', wire: briefAnswerSchema, read: tolerantBriefAnswer },
      {
        messages: [
          { role: 'system', content: BRIEF_RULES },
          { role: 'user', content: briefQuestion(brief, probably) },
        ],
        maxTokens: Math.min(LONGEST_ANSWER, Math.floor(contextTokens / 2)),
        temperature: 0.3,
        purpose: 'draft',
      },
      call,
    ),
  );
  const ground = groundOf(forPeople(brief));
  // The model may know better who it is about; what it says of somebody whom the brief doesn't name is of nobody.
  const named = first.name.trim();
  const other =
    about !== null || named === '' || named.toLowerCase() === plan.content.persona.name.toLowerCase() ? null : named;
  if (other !== null && !ground.holds(`about ${other}`))
    throw new InvalidAnswer('it is about nobody whom the brief names');
  const base = other === null ? plan : await planFor(other);
  if ('refused' in base || (other !== null && !isOne(other, base.content.persona.name)))
    throw new InvalidAnswer('nothing can be drafted of the person it is about');
  const reading = believed(brief, first, ground);
  const { held, dropped } = (await lookedThrough(base.content.persona.name, first, ground)) ?? reading;
  const draft = interpreted(base, brief, held);
  const checked = scenarioContentSchema.safeParse(draft.content);
  if (!checked.success)
    throw new InvalidAnswer(
      checked.error.issues
        .slice(0, 4)
        .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
        .join('; '),
    );
  if (dropped > 0) logger.info({ dropped }, 'Parts of a drafted scenario did not stand in the brief and were dropped');
  return { ...draft, content: checked.data };
}
