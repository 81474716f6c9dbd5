/** What the printed words of a strength must do by themselves, and how a reply is taken (product §12.14). */
import { describe, expect, it } from '@jest/globals';
import { foldState } from '@parley/rehearsal/state';
import { scopeChange as scenario } from '@parley/rehearsal/testing';
import { plainlyStands } from './plain-words';
import { owned, owning, plainlyShows } from './plainly';
import { acceptsIn, objectsIn, takenSince } from './received';
import type { Told } from './told';

/** A talk of these lines, the stakeholder first; nothing in it was read yet. */
const talk = (...lines: readonly string[]): Told => ({
  scenario,
  messages: lines.map((content, at) => ({
    number: at + 1,
    role: at % 2 === 0 ? ('stakeholder' as const) : ('student' as const),
    content,
  })),
  readings: [],
  final: foldState(scenario, []),
  indicators: [],
  overall: 8,
});
const shows = (indicator: string, quote: string, heard = 'No, not like that. What now?'): boolean =>
  plainlyShows(talk(heard, quote, 'Hm.'), indicator, { messageNumber: 2, quote });

const PLAIN: readonly (readonly [string, string])[] = [
  ['owner-and-day', 'I can put that to steering on 10 December.'],
  ['owned-their-part', 'I told you wrong about the fix.'],
  ['tied-to-their-interest', 'I’ll drive to Fionn myself and bring you the signed stair.'],
  ['turned-no-into-next', 'I take out what is double, and we leave only the allergy.'],
  ['backed-with-fact', 'Moving the spots costs $36,000 and takes three weeks.'],
  ['recorded-agreement', 'Agreed, the first six go out on the 23rd.'],
  ['set-a-boundary', 'We will not open eleven ports on the first.'],
  ['asked-for-decision', 'Will you sign the two ports on Thursday?'],
  ['asked-for-decision', 'So do we have a deal?'],
  ['committed-in-own-name', 'I’ll bring you the signed stair myself on Tuesday.'],
];
const NOT_PLAIN: readonly (readonly [string, string])[] = [
  ['owner-and-day', 'And sorry about ten to five on a Friday.'],
  ['owner-and-day', 'Monday at eight, then, and I’ll leave the one in the basket alone.'],
  ['owned-their-part', 'No no sister, I did not say this.'],
  ['owned-their-part', 'I’ve said it’s ours, so let’s consider that closed.'],
  ['tied-to-their-interest', 'Look, tell me what your phone says when it rings at night.'],
  ['backed-with-fact', 'My office wrote that Ward 7 is late and I am sorry for this.'],
  ['moved-to-decision', 'So let me offer you that: 24.6 is the last figure.'],
  ['stayed-on-the-matter', 'Twelve degrees on the left, and in no drawing.'],
  [
    'backed-with-fact',
    'If he still isn’t at 200 by then, I may offer you up to 10 paid days afterwards, 320 euros each.',
  ],
  ['set-a-boundary', 'I can’t help with a reason I don’t know.'],
  ['set-a-boundary', 'That one goes on my account, and I won’t claim a penny for it.'],
  ['set-a-boundary', 'I’ll ring Fionn before lunch today and freeze it, no more changes until after the pour.'],
  ['set-a-boundary', 'No, I didn’t know that, and I would have been cross as well.'],
  ['turned-no-into-next', 'Not all of the ports, and I’ll explain the rest when we have time.'],
  ['asked-for-decision', 'At what rate would you then sign, and can you name the people who stay until 30 June?'],
  ['asked-for-decision', 'Could you live with the 16 June, or what happens with you on the 2nd?'],
  ['asked-for-decision', 'You said no days off in it: do you have days off planned in this fortnight?'],
  ['committed-in-own-name', 'Thank you for the tea, it did me good, and I’ll see you Tuesday.'],
  ['trade-off-with-number', 'My question was about payment: 30 days instead of 60, from January.'],
  ['recorded-agreement', 'Then it is £730 for those two and £655 for the others.'],
];

describe('the words of a strength', () => {
  it.each(PLAIN)('plainly show %s: %s', (indicator, quote) => expect(shows(indicator, quote)).toBe(true));
  it.each(NOT_PLAIN)('do not plainly show %s: %s', (indicator, quote) => expect(shows(indicator, quote)).toBe(false));

  it('are no disagreement turned where nobody disagreed', () => {
    expect(shows('turned-no-into-next', 'I take out what is double, and we leave the rest.', 'Yes, fine.')).toBe(false);
  });

  it('refuse nothing where the no agrees with what was denied', () => {
    const quote = 'No, that must be hard to stand next to.';
    expect(shows('set-a-boundary', quote, 'They leave at ten. I do not sleep well.')).toBe(false);
    expect(shows('set-a-boundary', 'No, the ports stay shut.', 'Could we open two of them?')).toBe(true);
  });

  it('are not the harmless half of a sentence that threatens', () => {
    const half = 'We owe you 40 pumps and 12 valves on Tuesday';
    const stands = (rest: string): boolean =>
      plainlyStands(talk('What now?', `${half}${rest}`, 'Hm.'), 'spoke-in-particulars', {
        messageNumber: 2,
        quote: half,
      });
    expect(stands(', and they are on the lorry.')).toBe(true);
    expect(stands(', and I’d hate to have our lawyers read it out to your board.')).toBe(false);
    expect(stands(', and I’d much rather not take that upstairs.')).toBe(false);
  });

  it('that own are those that name the part', () => {
    const quote = 'I hear you: the second batch was ours, and I put that in writing.';
    expect(owning(owned(talk('?', quote), { messageNumber: 2, quote }).quote)).toBe(true);
  });
});

it('praises nothing of a message that leans on what is arranged, where that was said time and again', () => {
  const quote = 'Wen is thrilled, and it costs you £60,000 a year less if we do it so.';
  const told = talk('What does it save?', quote, 'Hm.');
  const bluffing = (arranged: readonly string[]): Told => ({
    ...told,
    readings: [2, 4, 6].map((messageNumber) => ({
      messageNumber,
      understood: 'clear',
      addressed: true,
      faults: [],
      concerns: [],
      answer: 'answered',
      inTheAir: null,
      acts: [{ kind: 'option', quote, concern: null, amount: '£60,000', day: null, strength: 0.9 }],
      arranged,
    })),
  });
  const shown = (arranged: readonly string[]): boolean =>
    plainlyShows(bluffing(arranged), 'trade-off-with-number', { messageNumber: 2, quote });
  expect([shown([]), shown(['Wen is thrilled'])]).toEqual([true, false]);
});

describe('what came back', () => {
  it.each(['No, my friend.', 'Otherwise not yet.', 'I can not say yes to that.'])('objects: %s', (reply) =>
    expect(objectsIn(talk('?', 'An offer.', reply), 2)).toBe(true),
  );
  it.each(['Yes, with pleasure.', 'I will sign it.', 'You have moved me.'])('accepts: %s', (reply) => {
    const told = talk('?', 'An offer.', reply);
    expect([objectsIn(told, 2), acceptsIn(told, 2)]).toEqual([false, true]);
  });
  it('is nothing where nobody answered', () => {
    expect(acceptsIn(talk('?', 'An offer.'), 2)).toBe(false);
    expect(takenSince(talk('?', 'An offer.'), 2)).toBe(false);
  });
});
