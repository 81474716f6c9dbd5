/** From a template to a conversation about it (product §17.2, §17.5): one scenario, one credit and one conversation, or none of them. */
import {
  creditsExhausted,
  type ConversationRecord,
  type CreditAccount,
  type Database,
  type OwnScenarioRecord,
  type StoredOrigin,
  type TemplateRecord,
} from '@parley/db';
import { AppError, type DraftFields, type ScenarioContent, type StakeholderType } from '@parley/shared';
import { beginConversation } from '../conversations/start-conversation';
import type { DraftScenario } from '../scenarios/draft-scenario';
import { requireCustomScenarios, templateNotFound } from './custom-scenarios.policy';

export interface GenerateRequest {
  readonly templateId: string;
  readonly userId: string;
  /** One of the template's; by default its first. */
  readonly stakeholderType: StakeholderType | undefined;
  readonly now: Date;
}

export interface GeneratedConversation {
  readonly conversation: ConversationRecord;
  readonly scenario: OwnScenarioRecord;
  /** An e-mail that this caused, to be queued now; null where it caused none. */
  readonly emailId: string | null;
}

interface Drafted {
  readonly content: ScenarioContent;
  readonly origin: StoredOrigin;
}

/**
 * What was made of the template before is used again, and a conversation begun so in which nothing was said yet is given
 * again: whoever asks twice, or asks again after an answer was lost, gets the same one and pays once.
 * @throws AppError not_found, also when the template is deleted meanwhile; validation_failed for a stakeholder who is not
 * the template's; plan_required, trial_expired or credits_exhausted; what `draft` throws
 */
export async function generateFromTemplate(
  database: Database,
  draft: DraftScenario,
  request: GenerateRequest,
): Promise<GeneratedConversation> {
  const { templateId, userId, now } = request;
  const template = await database.templates.findReadable(templateId, userId);
  if (template === null) throw templateNotFound();
  const account = await requireCustomScenarios(database, userId, now);
  const stakeholderType = stakeholderOf(template, request.stakeholderType);

  const known = await begin(database, template, { userId, stakeholderType, now, drafted: null });
  if (known !== null) return known;
  // Nothing is drafted for whom nothing can begin.
  requireCredit(account, now);
  const { content, engine, model, notice } = await draft(fieldsOf(template, stakeholderType));
  const origin: StoredOrigin = {
    from: 'template',
    templateId: template.id,
    revision: template.revision,
    stakeholderType,
    engine,
    model,
    notice,
  };
  const begun = await begin(database, template, { userId, stakeholderType, now, drafted: { content, origin } });
  if (begun === null) throw new Error(`The template ${template.id} gave no scenario`);
  return begun;
}

function stakeholderOf({ stakeholderTypes }: TemplateRecord, asked: StakeholderType | undefined): StakeholderType {
  const [first] = stakeholderTypes;
  const chosen = asked ?? first;
  if (chosen === undefined || !stakeholderTypes.includes(chosen)) {
    const message = 'Please choose one of the stakeholders of this template';
    throw new AppError('validation_failed', message, { details: [{ path: 'body.stakeholderType', message }] });
  }
  return chosen;
}

/** What a scenario is drafted from, and nothing else of the template. */
function fieldsOf(template: TemplateRecord, stakeholderType: StakeholderType): DraftFields {
  const { title, description, industry, projectType, customContext, challengeTypes, learningObjectives, difficulty } =
    template;
  return {
    title,
    description,
    industry,
    projectType,
    customContext,
    stakeholderTypes: [stakeholderType],
    challengeTypes,
    learningObjectives,
    difficulty,
  };
}

function requireCredit(account: CreditAccount, now: Date): void {
  if (account.creditsLeft !== null && account.creditsLeft < 1) throw creditsExhausted(account, now);
}

interface Beginning {
  readonly userId: string;
  readonly stakeholderType: StakeholderType;
  readonly now: Date;
  /** What a scenario is made of where there is none yet. */
  readonly drafted: Drafted | null;
}

/** In one transaction; two at once meet at the account, and the second finds what the first made. Null while there is nothing to begin with. */
function begin(
  database: Database,
  template: TemplateRecord,
  { userId, stakeholderType, now, drafted }: Beginning,
): Promise<GeneratedConversation | null> {
  return database.inTransaction(async (session) => {
    const still = await database.templates.findReadable(template.id, userId, session);
    if (still === null) throw templateNotFound();
    const before = await database.ownScenarios.findMadeFrom(
      { userId, templateId: template.id, revision: template.revision, stakeholderType },
      session,
    );
    if (before === null && drafted === null) return null;
    const unspoken = before && (await database.conversations.findUnspoken(userId, before.scenario.slug, session));
    if (before && unspoken) return { conversation: unspoken, scenario: before, emailId: null };
    const scenario = before ?? (drafted && (await database.ownScenarios.create({ userId, ...drafted, now }, session)));
    if (scenario === null) return null;
    const { conversation, emailId } = await beginConversation(database, { userId, found: scenario, now, session });
    return { conversation, scenario, emailId };
  });
}
