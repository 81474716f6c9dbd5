/** Tips on labelled drafts in talks of the library: what is sound is let through, what spoils a draft is told (product §10.3). */
import { scenarios } from '@parley/content';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { noDelay } from '@parley/coach/testing';
import { keptSimilarity } from '../vectors/kept-vectors';
import { LABELLED_TIPS, type TipKind } from './labelled-tips';

const coach = createCoach({ delay: noDelay, similarity: keptSimilarity(false) });
afterAll(() => coach.dispose());

/** What a tip says that finds fault with this. Where two are as right, both are taken. */
const SAYS: Readonly<Record<TipKind, RegExp>> = {
  slight: /judges people|makes it smaller|is about people|mocks/,
  threat: /is a threat|happens to .* otherwise/,
  blame: /puts it on somebody|judges people|Whoever is to blame/,
  pressing: /presses|is no reason for/,
  excuse: /sounds like an excuse|takes the apology back|whose it was not|judges people|puts it on somebody/,
  small: /makes it smaller|bad news in it|not so in this case|could be said in any meeting/,
  shortcut: /short way round|If it were that short|judges people|makes it smaller/,
  untrue: /not so in this case|briefing|another figure or day/,
  check: /bears out|nobody has given|briefing|another figure/,
  secret: /others don’t see it|what nobody is to know/,
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

describe.each(Object.entries(LABELLED_TIPS))('a talk on %s', (slug, drafts) => {
  const scenario = scenarios.find((entry) => entry.slug === slug.replace(/ \d$/, ''));

  it('has the right kind of tip for each draft', async () => {
    if (!scenario) throw new Error(`The library has no scenario ${slug}`);
    const messages = [{ number: 1, role: 'stakeholder' as 'stakeholder' | 'student', content: scenario.opening }];
    const tips: string[] = [];
    const wrong: string[] = [];
    for (const [label, draft, then] of drafts) {
      const { tip } = await coach.tip(
        { scenario, seed: scenario.slug, messages: [...messages], tips: [...tips] },
        draft,
      );
      const kind = label.slice(1) as TipKind | '';
      const right =
        label.startsWith('-') && kind !== ''
          ? SAYS[kind].test(tip) && !tip.startsWith('Send it')
          : !FAULTS.test(tip) && (label !== 'send' || tip.startsWith('Send it'));
      if (!right) wrong.push(`${label}: ${draft}\n  ${tip}`);
      tips.push(tip);
      if (then === '') continue;
      const number = messages.length + 1;
      messages.push({ number, role: 'student', content: draft });
      messages.push({ number: number + 1, role: 'stakeholder', content: then });
    }
    expect(wrong).toEqual([]);
  });
});
