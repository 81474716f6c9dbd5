/** Whose signature counts, as in production: against keys like those that Google publishes, from a server of ours. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { createGoogleTokens, GOOGLE_TOKEN_AGE_MS, type GoogleConfig, type GoogleTokens } from './google';

const PROJECT = 'parley-production';
const config: GoogleConfig = {
  projectId: PROJECT,
  apiKey: 'a-key',
  authDomain: 'parley.example',
  emulatorHost: null,
  serviceAccount: null,
};

/** Connects to a port of loopback, whatever is asked for, and without TLS. */
class LoopbackAgent extends Agent {
  constructor(readonly port: number) {
    super();
  }

  override createConnection(): Socket {
    return connect(this.port, '127.0.0.1');
  }
}

let keys: Server;
let agent: LoopbackAgent;
let tokens: GoogleTokens;
let now = new Date();
const asked: string[] = [];
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const mallory = generateKeyPairSync('rsa', { modulusLength: 2048 });
beforeAll(async () => {
  const published = { 'key-1': google.publicKey.export({ type: 'spki', format: 'pem' }) };
  keys = createServer((req, res) => {
    asked.push(`${req.headers.host ?? ''}${req.url ?? ''}`);
    res.setHeader('Content-Type', 'application/json');
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.end(JSON.stringify(published));
  }).listen(0, '127.0.0.1');
  await once(keys, 'listening');
  agent = new LoopbackAgent((keys.address() as AddressInfo).port);
  tokens = createGoogleTokens({ config, clock: () => now, httpAgent: agent });
});
afterAll(() => {
  agent.destroy();
  keys.close();
});

interface Signature {
  readonly key?: KeyObject;
  readonly keyid?: string;
}
const seconds = (): number => Math.floor(now.getTime() / 1000);
function tokenOf(given: object = {}, { key = google.privateKey, keyid = 'key-1' }: Signature = {}): string {
  const iat = seconds();
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'uid-1',
    iat,
    auth_time: iat,
    exp: iat + 3_600,
    email: 'grace@example.org',
    email_verified: true,
    name: 'Grace Hopper',
    firebase: { sign_in_provider: 'google.com' },
    ...given,
  };
  return jwt.sign(claims, key, { algorithm: 'RS256', keyid });
}
const refused = { code: 'unauthenticated', message: 'Google sign-in failed. Please try again.' };

describe('a token', () => {
  it('signed by Google for this project says who came', async () => {
    expect(await tokens.verify(tokenOf())).toEqual({
      uid: 'uid-1',
      email: 'grace@example.org',
      emailVerified: true,
      name: 'Grace Hopper',
      photoURL: null,
      issuedAt: new Date(seconds() * 1000),
      authenticatedAt: new Date(seconds() * 1000),
    });
    expect(asked[0]).toBe('www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com');
  });

  it.each([
    ['signed by somebody else', () => tokenOf({}, { key: mallory.privateKey })],
    ['signed with a key that Google has not', () => tokenOf({}, { keyid: 'key-2' })],
    ['of another project', () => tokenOf({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['of another issuer', () => tokenOf({ iss: 'https://accounts.google.com' })],
    ['that has expired', () => tokenOf({ iat: seconds() - 7_200, exp: seconds() - 3_600 })],
    ['of nobody', () => tokenOf({ sub: '' })],
    ['that is not signed', () => jwt.sign(jwt.decode(tokenOf()) ?? {}, '', { algorithm: 'none' })],
    [
      'that is not signed and names a key',
      () => jwt.sign(jwt.decode(tokenOf()) ?? {}, '', { algorithm: 'none', keyid: 'key-1' }),
    ],
    [
      'signed by the published key taken for a secret',
      () =>
        jwt.sign(jwt.decode(tokenOf()) ?? {}, Buffer.from(google.publicKey.export({ type: 'spki', format: 'der' })), {
          algorithm: 'HS256',
          keyid: 'key-1',
        }),
    ],
    ['whose claims were changed', () => altered(tokenOf(), { sub: 'uid-2' })],
    ['that is none', () => 'a.b.c'],
  ])('%s is refused', async (_what, token) => {
    await expect(tokens.verify(token())).rejects.toMatchObject(refused);
  });

  it('that Google gave more than five minutes ago is refused', async () => {
    const old = Math.floor((now.getTime() - GOOGLE_TOKEN_AGE_MS) / 1000);
    await expect(tokens.verify(tokenOf({ iat: old - 1, auth_time: old - 1 }))).rejects.toMatchObject(refused);
    await expect(tokens.verify(tokenOf({ iat: old + 1, auth_time: old - 9_999 }))).resolves.toMatchObject({
      uid: 'uid-1',
    });
  });

  it('is neither right nor wrong while Google can not be asked', async () => {
    const nowhere = createGoogleTokens({ config, clock: () => now, httpAgent: new LoopbackAgent(9) });
    await expect(nowhere.verify(tokenOf())).rejects.toMatchObject({ code: 'upstream_unavailable' });
  });
});

describe('confirming that it is you', () => {
  const identity = { provider: 'google', subject: 'uid-1', linkedAt: now };
  const stale = { code: 'forbidden', message: 'Please sign in with Google again to confirm that it is you' };

  it('takes a token of the own account, signed in to within five minutes', async () => {
    now = new Date(seconds() * 1000);
    const old = seconds() - GOOGLE_TOKEN_AGE_MS / 1000;
    const user = { identities: [identity] };
    await expect(tokens.verifyFresh(user, tokenOf())).resolves.toBeUndefined();
    await expect(tokens.verifyFresh(user, tokenOf({ auth_time: old }))).resolves.toBeUndefined();
    // A refreshed token is new, but nobody has proved anything for it.
    await expect(tokens.verifyFresh(user, tokenOf({ auth_time: old - 1 }))).rejects.toMatchObject(stale);
    await expect(tokens.verifyFresh(user, tokenOf({ sub: 'uid-2' }))).rejects.toMatchObject(stale);
    await expect(tokens.verifyFresh(user, 'a.b.c')).rejects.toMatchObject(stale);
    await expect(tokens.verifyFresh({ identities: [] }, tokenOf())).rejects.toMatchObject(stale);
  });
});

function altered(token: string, given: object): string {
  const [header, payload = '', signature] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...Object(claims), ...given })).toString('base64url');
  return [header, changed, signature].join('.');
}
