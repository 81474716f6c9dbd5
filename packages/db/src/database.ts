/** The database as the apps see it: repositories that return plain objects, transactions and health. */
import { createBranchRepository, type BranchRepository } from './branches/branch-repository';
import { ensureIndexes, inTransaction, openConnection, type ConnectOptions, type Session } from './connection';
import { createConversationRepository, type ConversationRepository } from './conversations/conversation-repository';
import { joinedTalks, type TalkRepository } from './conversations/talk-store';
import { createCreditRepository, type CreditRepository } from './credits/credit-repository';
import { createEmailLogRepository, type EmailLogRepository } from './email-log/email-log-repository';
import { createEnquiryRepository, type EnquiryRepository } from './enquiries/enquiry-repository';
import { createExportRepository, type ExportRepository } from './exports/export-repository';
import { createGenerationRepository, type GenerationRepository } from './generations/generation-repository';
import { createScenarioRepository, type ScenarioRepository } from './scenarios/scenario-repository';
import { createUserRepository, type UserRepository } from './users/user-repository';

export interface Database {
  readonly users: UserRepository;
  readonly credits: CreditRepository;
  readonly scenarios: ScenarioRepository;
  /** Real conversations: what is listed, counted, scored and paid for. */
  readonly conversations: ConversationRepository;
  /** Practice branches of conversations, which count nowhere. */
  readonly branches: BranchRepository;
  /** Whatever one speaks in, conversations and branches alike. */
  readonly talks: TalkRepository;
  readonly generations: GenerationRepository;
  readonly emailLog: EmailLogRepository;
  readonly enquiries: EnquiryRepository;
  readonly exports: ExportRepository;
  /** Runs `work` in one transaction; it is started over when another writer was faster. See `inTransaction`. */
  inTransaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Creates collections and indexes. Call it once at start, before the first request. */
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
  const conversations = createConversationRepository(connection);
  const branches = createBranchRepository(connection);
  return {
    users: createUserRepository(connection),
    credits: createCreditRepository(connection),
    scenarios: createScenarioRepository(connection),
    conversations,
    branches,
    talks: joinedTalks([conversations, branches]),
    generations: createGenerationRepository(connection),
    emailLog: createEmailLogRepository(connection),
    enquiries: createEnquiryRepository(connection),
    exports: createExportRepository(connection),
    inTransaction: (work) => inTransaction(connection, work),
    ensureIndexes: () => ensureIndexes(connection),
    ping: async (timeoutMs = PING_TIMEOUT_MS) => {
      await connection.getClient().db('admin').command({ ping: 1 }, { timeoutMS: timeoutMs });
    },
    close: () => connection.close(),
  };
}
