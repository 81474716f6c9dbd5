/** The database as the apps see it: repositories that return plain objects, transactions and health. */
import { createAssignmentRepository, type AssignmentRepository } from './assignments/assignment-repository';
import { createBranchRepository, type BranchRepository } from './branches/branch-repository';
import {
  driverOf,
  ensureIndexes,
  inTransaction,
  openConnection,
  type ConnectOptions,
  type Session,
} from './connection';
import { createConversationRepository, type ConversationRepository } from './conversations/conversation-repository';
import { joinedDialogues, type DialogueRepository } from './conversations/dialogue-store';
import { createCreditRepository, type CreditRepository } from './credits/credit-repository';
import { createCheckoutRepository, type CheckoutRepository } from './payments/checkout-repository';
import { createCustomerRepository, type CustomerRepository } from './payments/customer-repository';
import { paymentModels } from './payments/payment-models';
import { createWebhookEventRepository, type WebhookEventRepository } from './payments/webhook-event-repository';
import { createSubscriptionRepository, type SubscriptionRepository } from './payments/subscription-repository';
import { createEmailLogRepository, type EmailLogRepository } from './email-log/email-log-repository';
import { createEnquiryRepository, type EnquiryRepository } from './enquiries/enquiry-repository';
import { createErasureRepository, type ErasureRepository } from './erasure/erasure-repository';
import { createPracticeRetention, type PracticeRetentionRepository } from './erasure/practice-retention';
import { createExportRepository, type ExportRepository } from './exports/export-repository';
import { createGenerationRepository, type GenerationRepository } from './generations/generation-repository';
import { createOwnScenarioRepository, type OwnScenarioRepository } from './scenarios/own-scenario-repository';
import { scenarioModel } from './scenarios/scenario-model';
import { createScenarioRepository, type ScenarioRepository } from './scenarios/scenario-repository';
import { createTeamRepository } from './teams/create-team-repository';
import type { TeamRepository } from './teams/team-repository';
import { createTemplateRepository, type TemplateRepository } from './templates/template-repository';
import { MIGRATIONS } from './migrations';
import { migrate, migrationState, type MigrationLog, type MigrationState } from './migrations/migrate';
import { createUserRepository, type UserRepository } from './users/user-repository';
import { readVitals, type Vitals } from './vitals';

export interface Database {
  readonly users: UserRepository;
  readonly credits: CreditRepository;
  /** Who is which customer at the payment provider. */
  readonly customers: CustomerRepository;
  /** What people have begun to buy there. */
  readonly checkouts: CheckoutRepository;
  /** Our copies of what the payment provider says of subscriptions. */
  readonly subscriptions: SubscriptionRepository;
  /** What the payment provider told. */
  readonly webhookEvents: WebhookEventRepository;
  /** The library. */
  readonly scenarios: ScenarioRepository;
  /** People's own, each its owner's alone. */
  readonly ownScenarios: OwnScenarioRepository;
  readonly templates: TemplateRepository;
  readonly teams: TeamRepository;
  /** Real conversations: what is listed, counted, scored and paid for. */
  readonly conversations: ConversationRepository;
  /** Practice branches of conversations, which count nowhere. */
  readonly branches: BranchRepository;
  /** Whatever one speaks in, conversations and branches alike. */
  readonly dialogues: DialogueRepository;
  readonly generations: GenerationRepository;
  readonly emailLog: EmailLogRepository;
  readonly enquiries: EnquiryRepository;
  readonly exports: ExportRepository;
  /** What teams are asked for. */
  readonly assignments: AssignmentRepository;
  /** Closed accounts, once their time is up. */
  readonly erasure: ErasureRepository;
  /** What was practised, after a cancelled plan is over. */
  readonly retention: PracticeRetentionRepository;
  /** Runs `work` in one transaction; it is started over when another writer was faster. See `inTransaction`. */
  inTransaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /**
   * Brings stored data up to this release and builds what it is found by. Every process calls it once at start, before
   * it serves anything; of several that start together one does the work.
   * @throws MigrationFailed when stored data could not be changed
   */
  prepare(log: MigrationLog): Promise<void>;
  /** Whether the stored data is of this release; changes nothing. */
  migrationState(): Promise<MigrationState>;
  /** What an operator wants to know at a glance: the server, and work that nobody has done. */
  vitals(now: Date): Promise<Vitals>;
  /** The second half of `prepare`: creates collections and indexes. Alone it is for databases that were empty. */
  ensureIndexes(): Promise<void>;
  /** Resolves when the primary answers, rejects after `timeoutMs` at the latest. */
  ping(timeoutMs?: number): Promise<void>;
  close(): Promise<void>;
}

const PING_TIMEOUT_MS = 1_500;

/**
 * Connects and assembles the repositories.
 * @throws the driver's error when no server answers within the server selection time-out (2 s unless told otherwise)
 */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const connection = await openConnection(options);
  const scenarios = scenarioModel(connection);
  const payments = paymentModels(connection);
  const conversations = createConversationRepository(connection);
  const branches = createBranchRepository(connection);
  return {
    users: createUserRepository(connection),
    credits: createCreditRepository(connection),
    checkouts: createCheckoutRepository(connection),
    customers: createCustomerRepository(payments),
    subscriptions: createSubscriptionRepository(payments),
    webhookEvents: createWebhookEventRepository(payments),
    scenarios: createScenarioRepository(scenarios),
    ownScenarios: createOwnScenarioRepository(scenarios),
    templates: createTemplateRepository(connection),
    teams: createTeamRepository(connection),
    conversations,
    branches,
    dialogues: joinedDialogues([conversations, branches]),
    generations: createGenerationRepository(connection),
    emailLog: createEmailLogRepository(connection),
    enquiries: createEnquiryRepository(connection),
    exports: createExportRepository(connection),
    assignments: createAssignmentRepository(connection),
    erasure: createErasureRepository(connection),
    retention: createPracticeRetention(connection),
    inTransaction: (work) => inTransaction(connection, work),
    prepare: async (log) => {
      // An index that changed is dropped by its migration, and so has to wait for it.
      await migrate(driverOf(connection), { migrations: MIGRATIONS, log });
      await ensureIndexes(connection);
    },
    migrationState: () => migrationState(driverOf(connection), MIGRATIONS),
    vitals: (now) => readVitals(driverOf(connection), now),
    ensureIndexes: () => ensureIndexes(connection),
    ping: async (timeoutMs = PING_TIMEOUT_MS) => {
      await connection.getClient().db('admin').command({ ping: 1 }, { timeoutMS: timeoutMs });
    },
    close: () => connection.close(),
  };
}
