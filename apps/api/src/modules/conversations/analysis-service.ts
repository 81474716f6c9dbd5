/** Scoring runs detached from the request that asked for it, under a lease; several requests for one share it (product §9.14). */
import type { Coach } from '@parley/coach';
import type { AnalysisClaim, Database } from '@parley/db';
import { leaseEnd, type LeaseTiming, type Logger } from '@parley/platform';
import type { EmailOutbox } from '../../mail/email-outbox';
import type { UsageRecorder } from '../../provider-usage';

/** The longest an engine may take to judge (ms). */
const ASSESS_TIMEOUT_MS = 120_000;
const SWEEP_BATCH = 10;

/** `lost`: another process scores, or has scored. */
export type AnalysisOutcome = 'completed' | 'failed' | 'lost';

export interface AnalysisSettings {
  readonly database: Database;
  readonly coach: Coach;
  readonly usage: UsageRecorder;
  readonly mail: EmailOutbox;
  readonly lease: LeaseTiming;
  /** The name of this process. */
  readonly owner: string;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly timeoutMs?: number;
}

export class AnalysisService {
  readonly #settings: AnalysisSettings;
  readonly #running = new Map<string, Promise<AnalysisOutcome>>();
  #stopping = false;

  constructor(settings: AnalysisSettings) {
    this.#settings = settings;
  }

  /** A lease in the name of this process. */
  lease(): { owner: string; leaseUntil: Date } {
    const { clock, lease, owner } = this.#settings;
    return { owner, leaseUntil: leaseEnd(clock(), lease.leaseMs) };
  }

  /** How the scoring of this conversation in this process ends; undefined when there is none. Never rejects. */
  running(conversationId: string): Promise<AnalysisOutcome> | undefined {
    return this.#running.get(conversationId);
  }

  /** Scores under a claim of ours, detached; see `running` for its outcome. */
  run(claim: AnalysisClaim): void {
    const outcome = this.#score(claim).finally(() => {
      if (this.#running.get(claim.conversationId) === outcome) this.#running.delete(claim.conversationId);
    });
    this.#running.set(claim.conversationId, outcome);
  }

  /** Takes over a scoring whose process is gone. @returns whether it is running here now */
  async takeOver(conversationId: string): Promise<boolean> {
    const { database, clock, logger } = this.#settings;
    if (this.#stopping) return false;
    const claim = await database.conversations.claimAnalysis(conversationId, { ...this.lease(), now: clock() });
    if (claim === null) return false;
    logger.warn({ conversationId, attempt: claim.attempt }, 'took over a scoring whose process is gone');
    this.run(claim);
    return true;
  }

  async sweep(): Promise<void> {
    const { database, clock } = this.#settings;
    for (const id of await database.conversations.findExpiredAnalyses(clock(), SWEEP_BATCH)) {
      // What runs here only waits for its next renewal: this process stood still.
      if (!this.#running.has(id)) await this.takeOver(id);
    }
  }

  /** Waits for what runs, `graceMs` at most; what is left is taken over elsewhere when its lease runs out. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      Promise.all(this.#running.values()),
      new Promise((resolve) => (timer = setTimeout(resolve, graceMs))),
    ]);
    clearTimeout(timer);
  }

  async #score(claim: AnalysisClaim): Promise<AnalysisOutcome> {
    const { database, coach, usage, lease, clock, logger, timeoutMs = ASSESS_TIMEOUT_MS } = this.#settings;
    const renewing = setInterval(() => void this.#renew(claim), lease.renewMs);
    // A scoring that never ends must not keep a stopping process alive.
    renewing.unref();
    try {
      const conversation = await database.conversations.findWithContent(claim.conversationId);
      if (conversation === null) return 'lost';
      const feedback = await coach.assess(
        {
          scenario: conversation.content,
          messages: conversation.messages.map(({ number, role, content }) => ({ number, role, content })),
          seed: conversation.id,
        },
        { signal: AbortSignal.timeout(timeoutMs), now: clock(), onUsage: usage.forConversation(conversation.id) },
      );
      const user = await database.users.findById(conversation.userId);
      const authored = await database.scenarios.isAuthored(conversation.scenario.slug);
      const emailId = await database.inTransaction(async (session) => {
        const completedAt = clock();
        if (!(await database.conversations.completeAnalysis(claim, feedback, completedAt, session))) return undefined;
        if (user === null) return null;
        await database.teams.recordResult({
          userId: user.id,
          conversationId: conversation.id,
          startedAt: conversation.startedAt,
          result: {
            completedAt,
            overallScore: feedback.overallScore,
            skills: feedback.skills.flatMap(({ skill, score }) => (score === null ? [] : { skill, score })),
            // What somebody called their own stays theirs.
            scenarioSlug: authored ? conversation.scenario.slug : null,
          },
          session,
        });
        return this.#settings.mail.owe(
          {
            key: `simulation_complete:${conversation.id}`,
            template: 'simulation_complete',
            userId: user.id,
            to: { name: user.name, address: user.email },
            data: {
              name: user.name,
              conversationId: conversation.id,
              scenarioTitle: conversation.scenario.title,
              stakeholderName: conversation.scenario.stakeholderPersona.name,
              overallScore: feedback.overallScore,
              strengths: feedback.strengths,
              areasForImprovement: feedback.areasForImprovement,
            },
            now: clock(),
          },
          session,
        );
      });
      if (emailId === undefined) return 'lost';
      await this.#settings.mail.post(emailId);
      return 'completed';
    } catch (error) {
      logger.error({ err: error, conversationId: claim.conversationId }, 'scoring failed');
      return await this.#giveBack(claim);
    } finally {
      clearInterval(renewing);
    }
  }

  /** Back to in_progress. Should even that fail, the lease runs out and the scoring is taken up again by itself. */
  async #giveBack(claim: AnalysisClaim): Promise<AnalysisOutcome> {
    try {
      return (await this.#settings.database.conversations.failAnalysis(claim)) ? 'failed' : 'lost';
    } catch (error) {
      this.#settings.logger.error(
        { err: error, conversationId: claim.conversationId },
        'a failed scoring could not be given back',
      );
      return 'failed';
    }
  }

  async #renew(claim: AnalysisClaim): Promise<void> {
    try {
      await this.#settings.database.conversations.renewAnalysis(claim, this.lease().leaseUntil);
    } catch (error) {
      this.#settings.logger.warn(
        { err: error, conversationId: claim.conversationId },
        'the lease of a scoring could not be renewed',
      );
    }
  }
}
