import { randomUUID } from 'node:crypto';
import type { BillingPeriod, Conversation, LibraryScenario, Plan, SessionUser, SubscribedPlan } from '@parley/shared';
import { expect, type APIRequestContext } from '@playwright/test';

export const PASSWORD = 'rehearse-it-2026';

/** The product's API, called as the web calls it, to put things in place before a journey. */
export class Api {
  constructor(
    private readonly request: APIRequestContext,
    readonly user: SessionUser,
  ) {}

  static async register(request: APIRequestContext, name = 'Ruth Adeyemi'): Promise<Api> {
    const response = await request.post('/api/users', {
      data: { name, email: `${randomUUID()}@e2e.example`, password: PASSWORD, organization: 'Halden Freight' },
    });
    expect(response.status()).toBe(201);
    const { data } = (await response.json()) as { data: SessionUser };
    return new Api(request, data);
  }

  /** One of the accounts that `npm start` adds to try plans with (product §4.15). */
  static async demo(request: APIRequestContext, name: 'core' | 'expired' | 'pro' | 'trial'): Promise<Api> {
    return Api.signIn(request, `${name}@parley.example`, 'parley-demo-2026');
  }

  static async signIn(request: APIRequestContext, email: string, password: string): Promise<Api> {
    const response = await request.post('/api/users/login', { data: { email, password } });
    expect(response.status()).toBe(200);
    const { data } = (await response.json()) as { data: SessionUser };
    return new Api(request, data);
  }

  private get headers() {
    return { Authorization: `Bearer ${this.user.token}` };
  }

  async scenario(slug: string): Promise<LibraryScenario> {
    const response = await this.request.get(`/api/scenarios/${slug}`, { headers: this.headers });
    return ((await response.json()) as { data: LibraryScenario }).data;
  }

  async start(slug: string): Promise<Conversation> {
    const { _id: scenarioId } = await this.scenario(slug);
    const response = await this.request.post('/api/conversations', { headers: this.headers, data: { scenarioId } });
    expect(response.status()).toBe(201);
    return ((await response.json()) as { data: Conversation }).data;
  }

  /** Says something and waits for the whole reply. */
  async say(id: string, message: string): Promise<Conversation> {
    const response = await this.request.post(`/api/conversations/${id}/messages`, {
      headers: this.headers,
      data: { message },
    });
    expect(response.status()).toBe(200);
    return ((await response.json()) as { data: Conversation }).data;
  }

  async end(id: string): Promise<Conversation> {
    const response = await this.request.post(`/api/conversations/${id}/end`, { headers: this.headers });
    expect(response.status()).toBe(200);
    return ((await response.json()) as { data: { conversation: Conversation } }).data.conversation;
  }

  async conversation(id: string): Promise<Conversation> {
    const response = await this.request.get(`/api/conversations/${id}`, { headers: this.headers });
    return ((await response.json()) as { data: Conversation }).data;
  }

  async plan(): Promise<Plan> {
    const response = await this.request.get('/api/users/plan', { headers: this.headers });
    return ((await response.json()) as { data: Plan }).data;
  }

  /** Begins to pay. @returns where the browser goes */
  async checkout(planType: SubscribedPlan, billingPeriod: BillingPeriod): Promise<string> {
    const response = await this.request.post('/api/payments/create-checkout-session', {
      headers: this.headers,
      data: { planType, billingPeriod },
    });
    expect(response.status()).toBe(200);
    return ((await response.json()) as { data: { url: string } }).data.url;
  }
}
