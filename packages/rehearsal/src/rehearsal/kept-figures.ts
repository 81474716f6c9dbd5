/** Figures that only the student knows, and nobody has named yet: no line that holds one can be spoken (product §11.2). */
import type { ScenarioContent } from '@parley/shared';
import { argumentsOf } from '../language/arguments';
import { parseText } from '../language/parse';
import type { TranscriptMessage } from '../types';
import { valueOf } from '../understanding/case-index';

/** '15' and 'two days' may be of anything; a sum, a large number or a day of a month is of one thing. */
const OF_ONE_THING = /[$€£]|\b(?:CHF|EUR|USD|GBP)\b|\d{3}|^\d{1,2} \p{Lu}\p{Ll}{2,}$|^\p{Lu}\p{Ll}{2,} \d{1,2}$/u;

const valuesIn = (text: string): readonly number[] =>
  parseText(text)
    .flatMap((sentence) => argumentsOf(sentence).amounts)
    .flatMap((amount) => valueOf(amount.text) ?? []);

const keptKnown = new WeakMap<ScenarioContent, readonly string[]>();
/** Those of a case: in no fact that the other knows of, and in nothing that they say of themselves. */
function keptIn(scenario: ScenarioContent): readonly string[] {
  const cached = keptKnown.get(scenario);
  if (cached) return cached;
  const shared = [
    scenario.opening,
    ...scenario.facts.filter(({ knownBy }) => knownBy !== 'student').flatMap(({ text, line }) => [text, line]),
    ...scenario.concerns.flatMap(({ summary, worry, lines }) => [summary, worry, ...Object.values(lines).flat()]),
  ].join('\n');
  const kept = scenario.facts
    .filter(({ knownBy }) => knownBy === 'student')
    .flatMap(({ figures }) => figures)
    .filter((figure) => OF_ONE_THING.test(figure) && !shared.includes(figure));
  keptKnown.set(scenario, kept);
  return kept;
}

/** Those that nobody has named so far, in figures or in words. */
export function keptFigures(scenario: ScenarioContent, messages: readonly TranscriptMessage[]): readonly string[] {
  const kept = keptIn(scenario);
  if (kept.length === 0) return kept;
  const said = messages.map(({ content }) => content).join('\n');
  const values = new Set(valuesIn(said));
  return kept.filter((figure) => !said.includes(figure) && !values.has(valueOf(figure) ?? Number.NaN));
}
