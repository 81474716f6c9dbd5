/** One turn of one stakeholder: which of their lines fits now, each spoken once in a conversation. */
import { type Difficulty, type Fact, isTheirsToTell, type ReactionKind, type ScenarioContent } from '@parley/shared';
import { parseText, type Sentence } from '../language/parse';
import { argumentsOf } from '../language/arguments';
import type { Similarity } from '../similarity/similarity';
import type { State } from '../state/state';
import { caseIndexOf, valueOf, type CaseIndex } from '../understanding/case-index';
import { answerGiven } from '../understanding/questions';
import type { Reading } from '../understanding/reading';
import type { TranscriptMessage } from '../types';
import { asksBack, withoutQuestion } from './breath';
import { keptFigures } from './kept-figures';
import { filled, type Slots, voiceOf, type WholeVoice } from './voice';
import { matterLines } from './matters';
import type { Plan } from './plan';
import type { Point } from './points';
import { Repertoire } from './repertoire';

export interface Turn {
  readonly scenario: ScenarioContent;
  readonly messages: readonly TranscriptMessage[];
  readonly similarity: Similarity;
  readonly chance: () => number;
  readonly reading: Reading;
  readonly before: State;
  readonly after: State;
  readonly plan: Plan;
  /** What the last message wants to be answered. */
  readonly points: readonly Point[];
  /** What the student said last. */
  readonly text: string;
}

/** From which gain in trust on somebody says what is behind it. */
const OPENS_AT: Readonly<Record<Difficulty, number>> = { easy: -10, medium: 2, hard: 12 };
/** By so much words must come nearer to acknowledging than to settling to count as heard alone. */
const HEARS_BY = 0.06;
/** Replies in which a frame is still in the ear. */
const FRAMES_REMEMBERED = 14;
/** Messages of the student in which what a line asks for may have been given. */
const GIVEN_WITHIN = 6;
/** 'Now tell me what could break it': it asks without a mark. */
const TELL_ME = /^(?:(?:now|then|so|and|but|first),? )*(?:tell|show|give|say|name|bring) (?:me|us)\b/i;
/** 'Third time.' needs a first and a second. */
const AGAIN = /\b(?:again|third time|second time|once more|another time|still)\b/i;

export class Speaker {
  readonly turn: Turn;
  readonly voice: WholeVoice;
  readonly index: CaseIndex;
  readonly #repertoire: Repertoire;
  readonly #lately: readonly Sentence[];
  readonly #spoken: string[];
  readonly #kept: readonly string[];

  constructor(turn: Turn) {
    this.turn = turn;
    this.voice = voiceOf(turn.scenario);
    this.index = caseIndexOf(turn.scenario);
    this.#repertoire = new Repertoire(turn.messages);
    this.#kept = keptFigures(turn.scenario, turn.messages);
    this.#spoken = turn.messages
      .filter((message) => message.role === 'stakeholder')
      .map((message) => message.content)
      .slice(-FRAMES_REMEMBERED);
    this.#lately = turn.messages
      .filter((message) => message.role === 'student')
      .slice(-GIVEN_WITHIN)
      .flatMap((message) => parseText(message.content));
  }

  /** Trust has grown so far that this person says what is behind it. */
  get opensUp(): boolean {
    const { scenario, after } = this.turn;
    return after.trust >= scenario.persona.trust + OPENS_AT[scenario.difficulty];
  }

  hasSaid(line: string): boolean {
    return this.#repertoire.hasSaid(line);
  }

  /** Whether a fact was told: in its own line, or with an answer that gives it away. */
  hasTold(fact: Fact): boolean {
    return (
      this.hasSaid(fact.line) ||
      [...(this.turn.scenario.answers ?? []), ...(this.turn.scenario.followUps ?? [])].some(
        ({ tells, says }) => tells?.includes(fact.id) === true && says.some((line) => this.hasSaid(line)),
      )
    );
  }

  /** Whether they can know all that a line holds. */
  #mayKnow(line: string): boolean {
    return this.#kept.every((figure) => !line.includes(figure));
  }

  /** Whether a line with a slot was spoken lately, whatever stood in the slot: a frame shows sooner than its words. */
  #worn(line: string): boolean {
    const frame = line.split(/\{[A-Za-z]+\}/).toSorted((left, right) => right.length - left.length)[0] ?? line;
    return frame !== line && this.#spoken.some((text) => text.includes(frame));
  }

  /** A frame that was spoken in this turn is in the ear as well. */
  #heard(line: string | null): string | null {
    if (line !== null) this.#spoken.push(line);
    return line;
  }

  /** One fresh line of a group, its slots filled; null where none is left or fits. */
  any(lines: readonly string[], slots: Slots = {}): string | null {
    return this.#heard(
      this.#repertoire.any(
        lines.filter((line) => !this.#worn(line) && this.#mayKnow(line)).flatMap((line) => filled(line, slots) ?? []),
        this.turn.chance,
      ),
    );
  }

  first(lines: readonly string[], slots: Slots = {}): string | null {
    return this.#repertoire.first(
      lines.filter((line) => this.#mayKnow(line)).flatMap((line) => filled(line, slots) ?? []),
    );
  }

  reaction(kind: ReactionKind): string | null {
    return this.any(this.turn.scenario.reactions[kind]);
  }

  /** The student's figure, day or promise handed back in this person's words. */
  echo(): string | null {
    const { plan, scenario } = this.turn;
    if (plan.echo === null) return null;
    const { kind, words } = plan.echo;
    // A promise keeps the student's 'I', so it can only stand between quotation marks or after a colon.
    const lines =
      kind === 'promise'
        ? scenario.echoes.promise.filter((line) => /[“:]\s?\{promise\}/.test(line))
        : scenario.echoes[kind];
    return this.any(lines, { [kind]: words });
  }

  /** A fact in this person's words, once. */
  fact(fact: Fact): string | null {
    return this.#repertoire.first([fact.line]);
  }

  /** Whether this person can speak of a fact: they knew it, or the student has told it. */
  knows(fact: Fact): boolean {
    return isTheirsToTell(fact.knownBy) || this.#told(fact);
  }

  #told(fact: Fact): boolean {
    const said = this.turn.messages
      .filter((message) => message.role === 'student')
      .map((message) => message.content)
      .join('\n');
    const values = new Set(
      parseText(said)
        .flatMap((sentence) => argumentsOf(sentence).amounts)
        .flatMap((amount) => valueOf(amount.text) ?? []),
    );
    return fact.figures.some(
      (figure) => said.includes(figure) || (valueOf(figure) !== null && values.has(valueOf(figure) ?? Number.NaN)),
    );
  }

  /**
   * An untold fact near to what was just said; for 'student' facts only when this message told them.
   * @param toldOnly only facts whose figures this message names
   * @param text what of it is looked at
   */
  related(least: number, toldOnly: boolean, text = this.turn.text): Fact | null {
    const { scenario, similarity } = this.turn;
    const sentences = parseText(text).slice(0, 12);
    const values = new Set(
      sentences.flatMap((sentence) => argumentsOf(sentence).amounts).flatMap((amount) => valueOf(amount.text) ?? []),
    );
    const [best] = scenario.facts
      .filter((fact) => this.#repertoire.isFresh(fact.line) && !this.hasTold(fact))
      .flatMap((fact) => {
        const told = fact.figures.some(
          (figure) => text.includes(figure) || (valueOf(figure) !== null && values.has(valueOf(figure) ?? Number.NaN)),
        );
        if ((toldOnly || !isTheirsToTell(fact.knownBy)) && !told) return [];
        return [
          {
            fact,
            value:
              Math.max(
                0,
                ...sentences.map((sentence) =>
                  Math.max(similarity.compare(sentence.text, fact.text), similarity.compare(sentence.text, fact.line)),
                ),
              ) + (told ? 0.12 : 0),
          },
        ];
      })
      .sort((left, right) => right.value - left.value);
    return best && best.value >= similarity.related + least ? best.fact : null;
  }

  /** An untold fact about a concern, one that only the stakeholder knows before one that both know. */
  volunteered(concern: string, fits: (line: string) => boolean = () => true): string | null {
    const { scenario, similarity } = this.turn;
    const of = scenario.concerns.find((entry) => entry.id === concern);
    if (!of) return null;
    const [best] = scenario.facts
      .filter(
        (fact) =>
          isTheirsToTell(fact.knownBy) && fits(fact.line) && this.#repertoire.isFresh(fact.line) && !this.hasTold(fact),
      )
      .map((fact) => ({
        fact,
        value:
          Math.max(similarity.compare(fact.text, of.summary), similarity.compare(fact.text, of.worry)) +
          (fact.knownBy === 'stakeholder' ? 0.06 : 0),
      }))
      .filter(({ value }) => value >= similarity.related)
      .sort((left, right) => right.value - left.value);
    return best ? this.fact(best.fact) : null;
  }

  /** What lies behind a concern, in their own words: said once, and only to somebody they begin to trust. */
  confided(concern: string): string | null {
    const of = this.turn.scenario.concerns.find((entry) => entry.id === concern);
    return of && this.opensUp ? this.#repertoire.first([of.worry]) : null;
  }

  /** Nearer to what acknowledges a concern than to what settles it: whatever it weighs, it was heard and not answered. */
  onlyHears(id: string): boolean {
    const { scenario, similarity, reading, text } = this.turn;
    const concern = scenario.concerns.find((entry) => entry.id === id);
    if (
      !concern ||
      reading.acts.some((act) => act.kind === 'commit') ||
      !reading.acts.some((act) => act.kind === 'acknowledge')
    )
      return false;
    const sentences = parseText(text).slice(0, 12);
    const nearest = (examples: readonly string[]): number =>
      Math.max(
        0,
        ...sentences.flatMap((sentence) => examples.map((example) => similarity.compare(sentence.text, example))),
      );
    return nearest(concern.acknowledgedBy) >= nearest(concern.settledBy) + HEARS_BY;
  }

  /** Concerns that are not settled, the central one first, then by weight. */
  get unsettled(): readonly string[] {
    return this.turn.after.concerns
      .filter((concern) => concern.level !== 'settled')
      .toSorted((left, right) => Number(right.central) - Number(left.central) || right.weight - left.weight)
      .map((concern) => concern.id);
  }

  get settled(): readonly string[] {
    return this.turn.after.concerns.filter((concern) => concern.level === 'settled').map((concern) => concern.id);
  }

  /** Whether the student has just said what a line asks for. */
  #met(line: string): boolean {
    const asked = parseText(line).filter(({ text }) => text.includes('?') || TELL_ME.test(text));
    return asked.length > 0 && answerGiven(this.index, this.turn.similarity, asked, this.#lately) === 'answered';
  }

  /** The line without the question it ends with, where the student has just answered that. */
  unlessGiven(line: string): string {
    return asksBack(line) && this.#met(line) ? withoutQuestion(line) : line;
  }

  /** A line that takes up what was done for a concern; null where all of them are spoken, or ask for what was just said. */
  taking(id: string, kind: 'heard' | 'answered' | 'settled' | 'relapsed'): string | null {
    const concern = this.turn.scenario.concerns.find((entry) => entry.id === id);
    if (!concern) return null;
    return kind === 'settled'
      ? (this.first(concern.lines.settled) ?? this.matter('eased', [id]))
      : this.first(concern.lines[kind].filter((line) => !this.#met(line)));
  }

  /** A line that raises a concern; where those are spent, what is known of it, and then the persona's own insisting. */
  raising(id: string): string | null {
    const concern = this.turn.scenario.concerns.find((entry) => entry.id === id);
    if (!concern) return null;
    const { lines } = concern;
    const open = [...lines.open, ...lines.pressed].some((line) => this.hasSaid(line))
      ? [...lines.pressed, ...lines.open]
      : [...lines.open, ...lines.pressed.filter((line) => !AGAIN.test(line))];
    return this.first(open.filter((line) => !this.#met(line))) ?? this.volunteered(id) ?? this.insist([id]);
  }

  /** The persona comes back to what is open: a sentence and a handle they have not used yet before those they have. */
  insist(concerns: readonly string[]): string | null {
    const { scenario, messages } = this.turn;
    const said = messages
      .filter((message) => message.role === 'stakeholder')
      .map((message) => message.content.toLowerCase())
      .join('\n');
    const handles = concerns.flatMap((id) => this.voice.matters[id] ?? []);
    const everywhere = Object.values(this.voice.matters).flat();
    const unused = this.voice.insists.filter(
      (template) => !everywhere.some((matter) => this.hasSaid(filled(template, { matter }) ?? '')),
    );
    const lines = (matters: readonly string[]): readonly string[] =>
      matters.flatMap((matter) => unused.flatMap((template) => filled(template, { matter }) ?? []));
    return (
      this.any(lines(handles.filter((matter) => !said.includes(matter.toLowerCase())).slice(0, 2))) ??
      this.any(lines(handles)) ??
      this.any(matterLines(scenario, 'insists', concerns))
    );
  }

  matter(
    group: 'lost' | 'foreign' | 'outOfRole' | 'lostThread' | 'again' | 'eased' | 'notYet',
    concerns: readonly string[],
  ): string | null {
    const { chance, scenario } = this.turn;
    const all = concerns.flatMap((id) => this.voice.matters[id] ?? []);
    // 'Sort drawing that core again' is nobody's English; 'sort the stair' is.
    const things = all.filter((matter) => !/^\w+ing\b/.test(matter));
    const handles = things.length > 0 ? things : all;
    const unworn = this.voice[group].filter((line) => !this.#worn(line));
    return this.#heard(
      this.#repertoire.any(
        handles.flatMap((matter) => unworn.flatMap((line) => filled(line, { matter }) ?? [])),
        chance,
      ) ?? (group === 'eased' ? null : this.#repertoire.any(matterLines(scenario, group, concerns), chance)),
    );
  }

  /** A fact nobody has told yet, for when everything else is said. */
  spare(): string | null {
    return this.#repertoire.first(
      this.turn.scenario.facts
        .filter((fact) => isTheirsToTell(fact.knownBy) && !this.hasTold(fact))
        .map((fact) => fact.line),
    );
  }
}
