/** What this process does beyond answering requests: speaking replies, scoring, and taking over what another one left behind. */
import { randomUUID } from 'node:crypto';
import type { Coach } from '@parley/coach';
import type { Database } from '@parley/db';
import { LEASE_TIMING, type LeaseTiming, type Logger, type QueueProducers, type Redis } from '@parley/platform';
import { Gauge, type Registry } from 'prom-client';
import { createEmailOutbox, type EmailOutbox } from './mail/email-outbox';
import { AnalysisService } from './modules/conversations/analysis-service';
import { UsageRecorder } from './provider-usage';
import { FrameFeed } from './streaming/frame-feed';
import { FrameLog } from './streaming/frame-log';
import { ReplyService } from './streaming/reply-service';
import { REPLY_TIMING, type ReplyTiming } from './streaming/reply-speaker';
import { ReplyStreams } from './streaming/stream-reply';
import type { SseWriterOptions } from './streaming/sse-writer';

export interface BackgroundWorkSettings {
  readonly database: Database;
  readonly coach: Coach;
  /** A client of use `commands`. */
  readonly redis: Redis;
  /** A client of use `blocking`, given away: `stop` closes it. */
  readonly blockingRedis: Redis;
  readonly redisPrefix: string;
  readonly queues: QueueProducers;
  readonly metrics: Registry;
  readonly logger: Logger;
  readonly clock: () => Date;
  readonly lease?: LeaseTiming;
  readonly replyTiming?: Partial<ReplyTiming>;
  /** The longest the coach may take to judge (ms). */
  readonly assessMs?: number;
  readonly watchMs?: number;
  readonly sse?: SseWriterOptions;
}

export interface BackgroundWork {
  readonly replies: ReplyService;
  readonly streams: ReplyStreams;
  readonly analyses: AnalysisService;
  readonly mail: EmailOutbox;
  readonly usage: UsageRecorder;
  /** Begins to renew leases and to look, now and every few seconds, for what a lost process left behind. */
  start(): void;
  /** One look. Never rejects. */
  sweep(): Promise<void>;
  /** Lets what runs end for `graceMs`, hands the rest over, closes the streams. */
  stop(graceMs?: number): Promise<void>;
}

const STOP_GRACE_MS = 8_000;

export function createBackgroundWork(settings: BackgroundWorkSettings): BackgroundWork {
  const { database, coach, redis, blockingRedis, redisPrefix, clock, logger, metrics, lease = LEASE_TIMING } = settings;
  const owner = randomUUID();
  const mail = createEmailOutbox({ database, queues: settings.queues, logger });
  const frameLog = new FrameLog({ redis, redisPrefix, logger });
  const frameFeed = new FrameFeed({ redis, blockingRedis, redisPrefix, owner, logger });
  const usage = new UsageRecorder({ database, metrics, logger });
  const timing = { ...REPLY_TIMING, ...settings.replyTiming };
  const replies = new ReplyService({ database, coach, usage, frameLog, timing, lease, owner, clock, logger });
  const streams = new ReplyStreams({
    database,
    replies,
    frameLog,
    frameFeed,
    clock,
    logger,
    ...(settings.watchMs === undefined ? {} : { watchMs: settings.watchMs }),
    ...(settings.sse === undefined ? {} : { sse: settings.sse }),
  });
  const analyses = new AnalysisService({
    database,
    coach,
    usage,
    mail,
    lease,
    owner,
    clock,
    logger,
    ...(settings.assessMs === undefined ? {} : { timeoutMs: settings.assessMs }),
  });

  registerGauges(metrics, replies, streams);

  let sweeping: NodeJS.Timeout | null = null;
  const sweep = async (): Promise<void> => {
    try {
      await replies.sweep();
      await analyses.sweep();
    } catch (error) {
      logger.warn({ err: error }, 'the sweep could not look for abandoned work');
    }
  };

  return {
    replies,
    streams,
    analyses,
    mail,
    usage,
    sweep,
    start() {
      replies.start();
      void sweep();
      sweeping ??= setInterval(() => void sweep(), lease.sweepMs);
    },
    async stop(graceMs = STOP_GRACE_MS) {
      if (sweeping !== null) clearInterval(sweeping);
      sweeping = null;
      await Promise.all([replies.stop(graceMs), analyses.stop(graceMs)]);
      streams.close();
      await usage.settled();
      await frameLog.close();
      await frameFeed.close();
    },
  };
}

function registerGauges(registry: Registry, replies: ReplyService, streams: ReplyStreams): void {
  registry.registerMetric(
    new Gauge({
      name: 'parley_replies_running',
      help: 'Replies this process speaks now',
      registers: [],
      collect() {
        this.set(replies.running);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'parley_reply_streams_open',
      help: 'Readers connected to this process now',
      registers: [],
      collect() {
        this.set(streams.size);
      },
    }),
  );
}
