/**
 * A reader without wits: whether a reply can be told to belong to its scenario by words alone. It knows of each scenario what
 * the student's briefing says, and takes the one whose seldom words the reply shares most.
 */
import type { ScenarioContent } from '@parley/shared';
import { parseText } from '@parley/coach/internals';
import type { Sheet } from '../sheet';

/** What stands in a title is what one remembers of a scenario. */
const OF_THE_TITLE = 2;

const wordsOf = (text: string): ReadonlySet<string> => new Set(parseText(text).flatMap((sentence) => sentence.content));

const briefingOf = ({ title, goal, situation, persona, facts }: ScenarioContent): string =>
  [title, goal, situation, persona.role, persona.organisation, ...facts.map((fact) => fact.text)].join('\n');

/** Replies that were told to the right scenario, and those that were not. */
export function readSheet({ scenarios, replies }: Sheet): {
  readonly right: number;
  readonly of: number;
  readonly wrong: readonly string[];
} {
  const briefings = scenarios.map((scenario) => ({
    scenario,
    words: wordsOf(briefingOf(scenario)),
    title: wordsOf(scenario.title),
  }));
  const weight = (word: string): number => {
    const used = briefings.filter(({ words }) => words.has(word)).length;
    return used === 0 ? 0 : Math.log((briefings.length + 1) / used) ** 2;
  };
  const wrong: string[] = [];
  for (const reply of replies) {
    const said = [...wordsOf(reply.text)];
    const [best] = briefings
      .map(({ scenario, words, title }) => ({
        scenario,
        value: said.reduce(
          (sum, word) => sum + (words.has(word) ? weight(word) * (title.has(word) ? OF_THE_TITLE : 1) : 0),
          0,
        ),
      }))
      .toSorted((left, right) => right.value - left.value);
    if (best?.scenario !== reply.scenario || best.value === 0) wrong.push(`${reply.scenario.title}: ${reply.text}`);
  }
  return { right: replies.length - wrong.length, of: replies.length, wrong };
}
