/**
 * A process of its own, to be killed while it makes a conversation of a template. It stands still, and says so in one
 * line of JSON, `drafting`: before anything is written; `charged`: between charge and conversation; `begun`: when all is
 * done and nobody was told. Run by generate-crash.test.ts with the arguments `<mode> <json>`.
 */
import { z } from 'zod';
import type { ScenarioTemplateInput } from '@parley/coach';
import { connectDatabase } from '@parley/db';
import { draftedFixture } from '../../conversations/testing/scripted-coach';
import type { DraftScenario } from '../../scenarios/draft-scenario';
import { generateFromTemplate } from '../generate-from-template';

const optionsSchema = z.object({
  mongoUri: z.string(),
  databaseName: z.string(),
  userId: z.string(),
  templateId: z.string(),
});

const [mode, json = '{}'] = process.argv.slice(2);
const { mongoUri, databaseName, userId, templateId } = optionsSchema.parse(JSON.parse(json));

/** Says where it is, and never goes on. */
const stand = (event: string): Promise<never> => {
  process.stdout.write(`${JSON.stringify({ event })}\n`);
  return new Promise(() => setInterval(() => undefined, 60_000));
};

const database = await connectDatabase({ uri: mongoUri, databaseName });
const conversations: typeof database.conversations =
  mode === 'charged' ? { ...database.conversations, create: () => stand('charged') } : database.conversations;
const draft: DraftScenario = async (template: ScenarioTemplateInput) => {
  if (mode === 'drafting') await stand('drafting');
  return { content: draftedFixture(template), engine: 'rehearsal', model: 'scripted', notice: null };
};

await generateFromTemplate({ ...database, conversations }, draft, {
  templateId,
  userId,
  stakeholderType: undefined,
  now: new Date(),
});
await stand('begun');
