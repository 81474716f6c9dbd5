/** Who spoke in the recorded talks, and how they were scored: what a page says beside the words it quotes (product §3.13). */
import { recordedTalkSchema, type TalkFacts } from '@parley/shared';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { scenarios } from './scenarios/index';

const FOLDER = path.resolve(import.meta.dirname, 'recorded-talks');

/**
 * The facts of every talk that has been recorded, for the build of the web: a page itself must not carry a scenario's hidden
 * side. @throws where a file names no scenario of the library
 */
export async function readTalkFacts(): Promise<TalkFacts> {
  const facts: { [Part in keyof TalkFacts]: Record<string, TalkFacts[Part][string]> } = {
    talks: {},
    scenarios: {},
    indicators: {},
  };
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json')).sort();
  for (const file of files) {
    const talk = recordedTalkSchema.parse(JSON.parse(await readFile(path.join(FOLDER, file), 'utf8')));
    const scenario = scenarios.find(({ slug }) => slug === talk.scenario);
    if (scenario === undefined) throw new Error(`${file}: there is no scenario ${talk.scenario}`);
    const { recorded } = talk;
    if (recorded === null) continue;
    facts.talks[path.basename(file, '.json')] = {
      scenario: scenario.slug,
      on: recorded.on,
      score: recorded.overallScore,
    };
    facts.scenarios[scenario.slug] = {
      title: scenario.title,
      difficulty: scenario.difficulty,
      stakeholder: scenario.persona.name,
      shortName: scenario.persona.shortName,
      role: scenario.persona.role,
    };
    for (const { id, label } of recorded.indicators) facts.indicators[id] = label;
  }
  return facts;
}
