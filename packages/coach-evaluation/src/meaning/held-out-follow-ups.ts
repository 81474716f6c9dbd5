/** How often follow-ups are found right after what they follow on, and what they take from other answers (decision 0040). */
import type { FollowUp, ScenarioContent } from '@parley/shared';
import { clausesOf, meaningsOf, parseText, prepareCase, type Similarity } from '@parley/coach/internals';

/** Of `asked` questions `right` were told as what they mean, and `other` as something else. */
export interface Found {
  readonly asked: number;
  readonly right: number;
  readonly other: number;
}
export interface FollowUpFigures {
  /** The first way of each follow-up, which is taken out of the scenario, right after what it follows on. */
  readonly followUps: Found;
  /** The first way of each other answer, taken out alike, where nothing was said that anything follows on. */
  readonly answers: Found;
  /** The same right after a line that a follow-up follows on; `other` are those told as a follow-up. */
  readonly answersAfter: Found;
}

/** From here on something that was asked is told. */
const TOLD = 0.42;
/** Answers are asked after lines spread over the scenario. */
const STEP = 7;

function lineOf(scenario: ScenarioContent, said: string): string {
  const [kind, id] = said.split(':');
  const byId = <T extends { readonly id: string }>(all: readonly T[] | undefined): T | undefined =>
    all?.find((one) => one.id === id);
  switch (kind) {
    case 'answer':
      return byId(scenario.answers)?.says[0] ?? '';
    case 'follow-up':
      return byId(scenario.followUps)?.says[0] ?? '';
    case 'statement':
      return byId(scenario.statements)?.says[0] ?? '';
    case 'fact':
      return byId(scenario.facts)?.line ?? '';
    case 'common':
      return Object.entries(scenario.common ?? {}).find(([question]) => question === id)?.[1].says[0] ?? '';
    case 'concern':
      return byId(scenario.concerns)?.lines.open[0] ?? '';
    default:
      return scenario.opening;
  }
}

const withoutFirst = <T extends { readonly asked: string[] }>(one: T): T => ({ ...one, asked: one.asked.slice(1) });

/** Id of the answer that a question is told as; null where it is told as something else or as nothing. */
type Told = { readonly id: string; readonly followsOn: boolean } | 'else' | null;

export async function measureFollowUps(scenario: ScenarioContent, similarity: Similarity): Promise<FollowUpFigures> {
  const { answers = [], followUps = [] } = scenario;
  const trimmed: ScenarioContent = {
    ...scenario,
    answers: answers.map(withoutFirst),
    followUps: followUps.map(withoutFirst),
  };
  await prepareCase(trimmed, similarity);

  const told = async (question: string, lastSaid: string): Promise<Told> => {
    const [sentence] = parseText(question);
    if (sentence === undefined) return null;
    await similarity.prepare([...clausesOf(sentence.text), ...parseText(lastSaid).map(({ text }) => text)]);
    const [meant] = meaningsOf(sentence, trimmed, similarity, [lastSaid]);
    if (meant === undefined || meant.probability < TOLD) return null;
    if (meant.target.kind !== 'answer') return 'else';
    return { id: meant.target.answer.id, followsOn: 'on' in meant.target.answer };
  };
  const after = (followUp: FollowUp | undefined): string => lineOf(scenario, followUp?.on[0] ?? 'opening');
  const found = (all: readonly (readonly [id: string, told: Told])[], other: (told: Told) => boolean): Found => {
    const isRight = ([id, one]: readonly [string, Told]): boolean => one !== null && one !== 'else' && one.id === id;
    return {
      asked: all.length,
      right: all.filter(isRight).length,
      other: all.filter((one) => !isRight(one) && other(one[1])).length,
    };
  };

  const [followed, plain, behind]: [string, Told][][] = [[], [], []];
  for (const one of followUps) followed?.push([one.id, await told(one.asked[0] ?? '', after(one))]);
  for (const [at, { id, asked }] of answers.entries()) {
    plain?.push([id, await told(asked[0] ?? '', '')]);
    behind?.push([id, await told(asked[0] ?? '', after(followUps[(at * STEP) % Math.max(1, followUps.length)]))]);
  }
  return {
    followUps: found(followed ?? [], (one) => one !== null),
    answers: found(plain ?? [], (one) => one !== null),
    answersAfter: found(behind ?? [], (one) => one !== null && one !== 'else' && one.followsOn),
  };
}
