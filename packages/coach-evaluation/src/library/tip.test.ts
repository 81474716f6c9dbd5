/** Tips on drafts for conversations of the library: what a draft is there for decides what is said of it (product §10.3). */
import { scenarios } from '@parley/content';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { noDelay } from '@parley/coach/testing';
import { keptSimilarity } from '../vectors/kept-vectors';

const coach = createCoach({ delay: noDelay, similarity: keptSimilarity(false) });
afterAll(() => coach.dispose());

async function tipFor(slug: string, draft: string, ...heard: readonly string[]): Promise<string> {
  const scenario = scenarios.find((entry) => entry.slug === slug);
  if (!scenario) throw new Error(`The library has no scenario ${slug}`);
  const messages = [scenario.opening, ...heard].flatMap((content, at) => [
    ...(at === 0 ? [] : [{ number: 2 * at, role: 'student' as const, content: 'I see.' }]),
    { number: 2 * at + 1, role: 'stakeholder' as const, content },
  ]);
  return (await coach.tip({ scenario, seed: 's', messages }, draft)).tip;
}

it('a tip tells nobody to ask first who answers what was just asked', async () => {
  const draft = 'From today finishing costs 9.4, stopping costs 2.2 and then 3.1 a year. So finish.';
  expect(await tipFor('board-level-project-defense', draft)).not.toContain('One question first');
});

/** Scenario, draft, and words that the tip has in it. */
const SPOILT: readonly (readonly [string, string, string])[] = [
  [
    'budget-cut-negotiation',
    'You can have the lockout module, €95,000, if that gets us there.',
    'what speaks against it',
  ],
  ['vendor-performance-issue', 'If the fourth batch is late, we claim £1,200 for every single day.', 'is a threat'],
  ['vendor-performance-issue', 'I only came in April, so the bracket really wasn’t my decision.', 'like an excuse'],
  ['team-member-pushback', 'I hear you, Rhys, but the licence says 5 December.', 'takes back'],
  ['team-member-pushback', 'I’ll tell the others about your dad so that they understand.', 'passes on'],
  [
    'the-rate-card-went-up',
    'Clause 11.3 says 10 February, so you get nothing before, and if you don’t like it I’ll find somebody else and tell the steering group whose fault it is.',
    'is a threat',
  ],
  [
    'two-screens-for-one-job',
    'People always say that about new systems. Don’t worry, after two weeks you’ll be used to it.',
    'is about people',
  ],
];
const SOUND: readonly (readonly [string, string])[] = [
  ['vendor-performance-issue', 'One of the three is ours: we froze on 6 May and changed the bracket on the 11th.'],
  ['vendor-performance-issue', 'I name one person today who answers your fitters’ questions: Priya, on our side.'],
  ['late-drawings', 'I take the stair off you: Fionn freezes it today, in writing, and no change until the pour.'],
  ['executive-status-update', 'Do you approve the $46,000 by January 22, or shall I plan for April 5?'],
  [
    'executive-status-update',
    'You get one page Thursday: both options, what each means for joint owners, risk of each. Friday at five you decide.',
  ],
];

describe('a draft', () => {
  it.each(SPOILT)('for %s is spoilt: %s', async (slug, draft, words) =>
    expect(await tipFor(slug, draft)).toContain(words),
  );
  it.each(SOUND)('for %s can be sent: %s', async (slug, draft) =>
    expect(await tipFor(slug, draft)).toMatch(/^Send it/),
  );

  it('that judges nobody is not told that it does', async () => {
    const draft = 'That was the screen’s doing, not your nurse’s. Fifty minutes for insulin, I’m sorry.';
    expect(await tipFor('the-ward-will-not-use-it', draft)).not.toMatch(/judges|puts it on/);
  });

  it('that owns a fault and says why does not leave the reasons out', async () => {
    const draft = 'The bracket came late because I waited four days, and I should have told you on the 6th.';
    expect(await tipFor('vendor-performance-issue', draft)).not.toContain('leave the reasons out');
  });
});

describe('a summary', () => {
  const heard = 'If you go through the 14, five are foundations, six are the slab and three are the stair.';
  it('is asked for the word that goes further than what was heard', async () =>
    expect(await tipFor('late-drawings', 'So all fourteen sheets hang on the stair. Right?', heard)).toContain(
      'not said ‘all’',
    ));
  it('is sent where it gives back what was heard', async () =>
    expect(await tipFor('late-drawings', 'So five are foundations and three are the stair. Right?', heard)).toMatch(
      /^Send it/,
    ));
});
