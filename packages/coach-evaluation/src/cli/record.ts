/** Holds the talks that public pages quote, and writes down what was said and how it was scored (product §3.13). */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scenarios } from '@parley/content';
import { createCoach } from '@parley/coach';
import { createEmbeddingSimilarity } from '@parley/coach/internals';
import { recordedTalkSchema, type RecordedTalk } from '@parley/shared';
import { play } from '../play';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/src/recorded-talks');

/**
 * Records the talks of these ids (all of `packages/content/src/recorded-talks` without one). Each file names a scenario and
 * the student's lines; what is under `recorded` is written anew. A stakeholder who leaves before the last line, an unknown
 * scenario and a model that can't be loaded are errors: what is published has to be what was said.
 */
export async function recordTalks(ids: readonly string[]): Promise<void> {
  const files =
    ids.length > 0 ? ids.map((id) => `${id}.json`) : (await readdir(FOLDER)).filter((f) => f.endsWith('.json'));
  const similarity = createEmbeddingSimilarity({
    onUnavailable: (error) => {
      throw new Error('The sentence model could not be loaded', { cause: error });
    },
  });
  const coach = createCoach({ similarity });
  try {
    for (const file of files) {
      const talk = recordedTalkSchema.parse(
        Object.assign({ recorded: null }, JSON.parse(await readFile(path.join(FOLDER, file), 'utf8'))),
      );
      const scenario = scenarios.find((entry) => entry.slug === talk.scenario);
      if (!scenario) throw new Error(`${file}: there is no scenario ${talk.scenario}`);
      const id = path.basename(file, '.json');
      const { context, feedback, left } = await play(
        { id, scenario: scenario.slug, quality: 'strong', voice: 'recorded', lines: talk.lines, met: null },
        { coach, scenario, runs: 1, tips: false, clock: () => 0, now: new Date() },
      );
      if (left && context.messages.length < talk.lines.length * 2 + 1)
        throw new Error(`${file}: the stakeholder left after message ${context.messages.length}`);
      const recorded: RecordedTalk['recorded'] = {
        on: new Date().toISOString().slice(0, 10),
        engine: feedback.engine,
        model: feedback.model,
        rubricVersion: feedback.rubricVersion,
        messages: context.messages.map(({ role, content }) => ({ role, content })),
        overallScore: feedback.overallScore,
        indicators: feedback.indicators.map((one) => ({
          id: one.id,
          label: one.label,
          verdict: one.verdict,
          reason: one.reason,
          evidence: one.evidence && { messageNumber: one.evidence.messageNumber, quote: one.evidence.quote },
        })),
        strengths: feedback.strengths,
        areasForImprovement: feedback.areasForImprovement,
        suggestedPhrasing: feedback.suggestedPhrasing && {
          messageNumber: feedback.suggestedPhrasing.messageNumber,
          text: feedback.suggestedPhrasing.text,
        },
      };
      await writeFile(path.join(FOLDER, file), `${JSON.stringify({ ...talk, recorded }, null, 2)}\n`);
      console.log(`${id}: ${scenario.title}, ${context.messages.length} messages, ${feedback.overallScore.toFixed(1)}`);
    }
  } finally {
    await coach.dispose();
  }
}
