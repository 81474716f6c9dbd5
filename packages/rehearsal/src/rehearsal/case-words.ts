/** Whether words are of a case: its names, figures, days, and what its people call things. */
import type { ScenarioContent } from '@parley/shared';
import { parseText } from '../language/parse';
import { ABSTRACT_WORDS, FUNCTION_WORDS } from '../language/vocabulary';
import { voiceOf } from './voice';

/** Shorter words are seldom anybody's own. */
const LENGTH = 4;
/** Words of every conversation, whatever its case. */
const COMMON = new Set(
  [
    'said says tell told make made come came find',
    'first last year years week weeks month months hour hours minute minutes',
    'monday tuesday wednesday thursday friday saturday sunday',
    'ring rang sits read write wrote sign',
    'page paper name names line lines word words',
    'ready open close closed side half thing nobody somebody enough else',
    'long little small good better best next right wrong done able sure whole real really',
    'bring brought went gone left stay stays',
    'hand hands eyes head look looked seen door room days date money',
  ].flatMap((words) => words.split(' ')),
);

const known = new WeakMap<ScenarioContent, ReadonlySet<string>>();

function wordsOf(scenario: ScenarioContent): ReadonlySet<string> {
  const cached = known.get(scenario);
  if (cached) return cached;
  const { situation, goal, facts, concerns, persona } = scenario;
  const texts = [
    situation,
    goal,
    persona.organisation,
    ...facts.flatMap((fact) => [fact.text, fact.line]),
    ...concerns.flatMap((concern) => [concern.summary, concern.worry, ...concern.cues]),
    ...Object.values(voiceOf(scenario).matters).flat(),
  ];
  const words = new Set(
    texts
      .flatMap((text) => parseText(text))
      .flatMap((sentence) => sentence.terms.map((term) => term.root))
      .filter(
        (word) =>
          (word.length >= LENGTH || /\d/.test(word)) &&
          !FUNCTION_WORDS.has(word) &&
          !ABSTRACT_WORDS.has(word) &&
          !COMMON.has(word),
      ),
  );
  const cues = [...concerns.flatMap((concern) => concern.cues), ...facts.flatMap((fact) => fact.figures)]
    .filter((cue) => !cue.includes(' '))
    .flatMap((cue) => parseText(cue))
    .flatMap((sentence) => sentence.terms.map((term) => term.root));
  for (const cue of cues) if (cue.length >= LENGTH - 1 && !FUNCTION_WORDS.has(cue) && !COMMON.has(cue)) words.add(cue);
  known.set(scenario, words);
  return words;
}

/** Whether a text names something of this case. */
export function namesCase(scenario: ScenarioContent, text: string): boolean {
  const words = wordsOf(scenario);
  return parseText(text).some((sentence) =>
    sentence.terms.some((term) => !term.tags.has('Verb') && words.has(term.root)),
  );
}
