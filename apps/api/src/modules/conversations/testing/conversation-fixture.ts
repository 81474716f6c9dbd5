/** The real application behind a real socket, with people, a scenario and a scripted coach. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import request from 'supertest';
import { z } from 'zod';
import type { Database } from '@parley/db';
import { createMetricsRegistry, createRedis, redisReady } from '@parley/platform';
import {
  conversationSchema,
  failureSchema,
  sessionUserSchema,
  type Conversation,
  type Failure,
  type PlanType,
} from '@parley/shared';
import { buildApp } from '../../../app';
import { createBackgroundWork, type BackgroundWork } from '../../../background-work';
import { createTestApp, testRedisUrl, type TestApp, type TestAppOptions } from '../../../testing/create-test-app';
import { EventReader } from './event-reader';
import { scenarioFixture } from './scenario-fixture';
import { ScriptedCoach } from './scripted-coach';

/** Quick to notice a lost process. */
const TIMING = { lease: { leaseMs: 15_000, renewMs: 5_000, sweepMs: 15_000 }, watchMs: 50 } as const;

/** Anything JSON, as far as a test wants to look into it. */
const answerSchema = z.object({ data: z.unknown() });

export class Person {
  readonly #base: string;
  readonly id: string;
  readonly token: string;

  constructor(base: string, id: string, token: string) {
    this.#base = base;
    this.id = id;
    this.token = token;
  }

  /** The same person at another server. */
  at(base: string): Person {
    return new Person(base, this.id, this.token);
  }

  post(path: string, body: object = {}): request.Test {
    return request(this.#base).post(`/api${path}`).set('Authorization', `Bearer ${this.token}`).send(body);
  }

  put(path: string, body: object = {}): request.Test {
    return request(this.#base).put(`/api${path}`).set('Authorization', `Bearer ${this.token}`).send(body);
  }

  delete(path: string): request.Test {
    return request(this.#base).delete(`/api${path}`).set('Authorization', `Bearer ${this.token}`);
  }

  get(path: string): request.Test {
    return request(this.#base).get(`/api${path}`).set('Authorization', `Bearer ${this.token}`);
  }

  async start(scenarioId: string): Promise<Conversation> {
    const response = await this.post('/conversations', { scenarioId }).expect(201);
    return dataOf(response, conversationSchema);
  }

  async conversation(id: string): Promise<Conversation> {
    return dataOf(await this.get(`/conversations/${id}`).expect(200), conversationSchema);
  }

  /** Says something and listens. */
  say(id: string, message: string, clientMessageId?: string): Promise<EventReader> {
    const body = { message, ...(clientMessageId === undefined ? {} : { clientMessageId }) };
    return EventReader.open({ url: `${this.#base}/api/conversations/${id}/messages`, token: this.token, body });
  }

  /** Listens again, after the frame of this id. */
  resume(id: string, generationId: string, lastEventId?: string): Promise<EventReader> {
    const url = `${this.#base}/api/conversations/${id}/generations/${generationId}/events`;
    return EventReader.open({ url, token: this.token, ...(lastEventId === undefined ? {} : { lastEventId }) });
  }
}

/** What stands in `data`, checked against its contract. */
export function dataOf<S extends z.ZodType>(response: { body: unknown }, schema: S): z.output<S> {
  return schema.parse(answerSchema.parse(response.body).data);
}

export function failureOf(response: { body: unknown }): Failure {
  return failureSchema.parse(response.body);
}

const PASSWORD = 'correct horse';

export interface ConversationFixture extends TestApp {
  readonly coach: ScriptedCoach;
  readonly base: string;
  /** The scenario's slug. */
  readonly scenario: string;
  register(plan?: PlanType): Promise<Person>;
  /** The person with a new token: the one they registered with runs out by the clock of the application. */
  signInAgain(person: Person): Promise<Person>;
  /** Another process of the same installation. */
  peer(): Promise<{ base: string; backgroundWork: BackgroundWork; coach: ScriptedCoach; close: () => Promise<void> }>;
  closeFixture(): Promise<void>;
}

export async function createConversationFixture(options: TestAppOptions = {}): Promise<ConversationFixture> {
  const coach = new ScriptedCoach();
  const api = await createTestApp({ coach, ...options, backgroundWork: { ...TIMING, ...options.backgroundWork } });
  const scenario = 'board-date';
  await api.database.scenarios.seed([scenarioFixture(scenario), scenarioFixture('second-talk')]);
  const main = await listen(api.app);
  let registered = 0;
  const emails = new Map<string, string>();

  return {
    ...api,
    coach,
    base: main.base,
    scenario,
    async register(plan) {
      registered += 1;
      const email = `ada${registered}@example.org`;
      const response = await request(main.base)
        .post('/api/users')
        .send({ name: 'Ada Byron', email, password: PASSWORD, organization: 'Acme' })
        .expect(201);
      const { _id, token } = dataOf(response, sessionUserSchema);
      emails.set(_id, email);
      if (plan !== undefined) await putOnPlan(api.database, _id, plan);
      return new Person(main.base, _id, token);
    },
    async signInAgain({ id }) {
      const response = await request(main.base)
        .post('/api/users/login')
        .send({ email: emails.get(id), password: PASSWORD })
        .expect(200);
      return new Person(main.base, id, dataOf(response, sessionUserSchema).token);
    },
    async peer() {
      const { database, redis, queues, logger, clock, settings } = api.dependencies;
      const peerCoach = new ScriptedCoach();
      const blockingRedis = createRedis({ url: testRedisUrl(), use: 'blocking', logger });
      await redisReady(blockingRedis, 5_000);
      const metrics = createMetricsRegistry('peer');
      const backgroundWork = createBackgroundWork({
        database,
        coach: peerCoach,
        redis,
        blockingRedis,
        redisPrefix: settings.redisPrefix,
        queues,
        metrics,
        logger,
        clock,
        ...TIMING,
        ...options.backgroundWork,
      });
      const server = await listen(buildApp({ ...api.dependencies, coach: peerCoach, backgroundWork, metrics }));
      return {
        base: server.base,
        backgroundWork,
        coach: peerCoach,
        close: async () => {
          await backgroundWork.stop(0);
          await server.close();
        },
      };
    },
    async closeFixture() {
      await api.backgroundWork.stop(0);
      await main.close();
      await api.close();
    },
  };
}

async function putOnPlan(database: Database, userId: string, plan: PlanType): Promise<void> {
  const now = new Date();
  await database.credits.setPlan({ userId, plan: { type: plan, startedAt: now }, now });
}

async function listen(app: Express): Promise<{ base: string; close: () => Promise<void> }> {
  const server = await new Promise<Server>((resolve) => {
    const opened = app.listen(0, '127.0.0.1', () => resolve(opened));
  });
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
