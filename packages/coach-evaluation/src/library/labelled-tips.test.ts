/** Tips on labelled drafts in talks of the library: most of what is sound is let through, most of what spoils a draft is told (product §10.3). */
import { scenarios } from '@parley/content';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { noDelay } from '@parley/coach/testing';
import { keptSimilarity } from '../vectors/kept-vectors';
import { LABELLED_TIPS, type TipKind } from './labelled-tips';

const coach = createCoach({ delay: noDelay, similarity: keptSimilarity(false) });
afterAll(() => coach.dispose());

/** What a tip says that finds fault with this. Where two are as right, both are taken. */
const SAYS: Readonly<Record<TipKind, RegExp>> = {
  slight: /judges people|makes it smaller|is about people|mocks|puts it on somebody/,
  threat: /is a threat|happens to .* otherwise|has no say|presses/,
  blame: /puts it on somebody|judges people|Whoever is to blame/,
  pressing: /presses|is no reason for/,
  excuse: /sounds like an excuse|takes the apology back|whose it was not|judges people|puts it on somebody/,
  small: /makes it smaller|bad news in it|not so in this case|could be said in any meeting/,
  shortcut: /short way round|goes round a rule|presses|If it were that short|judges people|makes it smaller/,
  untrue: /not so in this case|briefing|another figure or day/,
  check: /bears out|nobody has given|briefing|another figure/,
  secret: /keeps something from others|what nobody is to know/,
  noHold: /can’t hold you to|get nothing for it|nobody holds in hand|gives in|puts it off|Hold on to one thing/,
  notWanted: /what speaks against it|won’t do|smaller than it is|what would happen if/,
  notHeard: /did not put it like that|has not said|has just denied|said the opposite|has not said/,
  empty:
    /in any meeting|sound of an answer|record is not the question|heard everywhere|goes past it|comfort|Kind words|can’t hold you|One line of that|puts it off|nobody holds in hand/,
  leftOpen: /goes past it|leaves “|Kind words/,
  long: /^\d+ words, and .* look for the point|^Cut it/,
};
/** What finds fault with how somebody is treated, or with what is not so: never said of a draft that is sound. */
const FAULTS =
  /judges people|is about people|is a threat|puts it on|an excuse|takes back|goes back on|before, and now|not so in|bears out|gives that away|nobody has given/;

interface Told {
  readonly label: string;
  readonly draft: string;
  readonly tip: string;
}

/** The tips on all drafts, each talk told in its order. */
async function tipsOnAll(): Promise<readonly Told[]> {
  const all: Told[] = [];
  for (const [slug, drafts] of Object.entries(LABELLED_TIPS)) {
    const scenario = scenarios.find((entry) => entry.slug === slug.replace(/ \d$/, ''));
    if (!scenario) throw new Error(`The library has no scenario ${slug}`);
    const messages = [{ number: 1, role: 'stakeholder' as 'stakeholder' | 'student', content: scenario.opening }];
    const tips: string[] = [];
    for (const [label, draft, then] of drafts) {
      const { tip } = await coach.tip(
        { scenario, seed: scenario.slug, messages: [...messages], tips: [...tips] },
        draft,
      );
      all.push({ label, draft, tip });
      tips.push(tip);
      if (then === '') continue;
      const number = messages.length + 1;
      messages.push({ number, role: 'student', content: draft });
      messages.push({ number: number + 1, role: 'stakeholder', content: then });
    }
  }
  return all;
}

describe('tips on labelled drafts', () => {
  let all: readonly Told[] = [];
  beforeAll(async () => {
    all = await tipsOnAll();
  }, 600_000);
  const sent = ({ tip }: Told): boolean => tip.startsWith('Send it');
  const kindOf = ({ label }: Told): TipKind | null =>
    label.startsWith('-') && label !== '-' ? (label.slice(1) as TipKind) : null;
  const listed = (those: readonly Told[]): string =>
    those.map(({ label, draft, tip }) => `${label}: ${draft}\n  ${tip}`).join('\n');

  it('let what is sound through', () => {
    const sound = all.filter(({ label }) => label === 'send');
    const held = sound.filter((one) => !sent(one));
    expect({ enough: held.length <= sound.length * 0.1, held: listed(held) }).toMatchObject({ enough: true });
    const blamed = all.filter(
      ({ label, tip }) => (label === 'send' || label === '?send' || label === '-') && FAULTS.test(tip),
    );
    expect({ few: blamed.length <= sound.length * 0.06, blamed: listed(blamed) }).toMatchObject({ few: true });
  });

  it('hold back what is flawed, most of it for what is wrong with it', () => {
    const flawed = all.filter((one) => kindOf(one) !== null);
    const through = flawed.filter(sent);
    expect({ few: through.length <= flawed.length * 0.12, through: listed(through) }).toMatchObject({ few: true });
    const named = flawed.filter((one) => SAYS[kindOf(one) ?? 'empty'].test(one.tip));
    expect(named.length / flawed.length).toBeGreaterThanOrEqual(0.75);
  });
});
