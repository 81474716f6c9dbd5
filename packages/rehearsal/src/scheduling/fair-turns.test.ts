import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { type Asker, FairTurns, outsideTurn, type Urgency, yieldTurn } from './fair-turns';

const asker = (person: string, conversation = 'one', urgency: Urgency = 'reply'): Asker => ({
  person,
  conversation,
  urgency,
});

/** A clock that goes on only where work is done. */
function workshop() {
  let time = 0;
  const turns = new FairTurns({ now: () => time });
  const finished: string[] = [];
  /** Works for so many slices of 10 ms. */
  const work = (name: string, by: Asker, slices: number): Promise<void> =>
    turns.run(by, async () => {
      for (let slice = 0; slice < slices; slice += 1) {
        time += 10;
        await yieldTurn();
      }
      finished.push(name);
    });
  return { turns, finished, work, time: () => time };
}

describe('turns', () => {
  it('lets the short work of another person pass the long work of one', async () => {
    const { work, finished } = workshop();
    const long = work('long', asker('ann'), 100);
    await setImmediate();
    await work('short', asker('bob'), 3);
    expect(finished).toEqual(['short']);
    await long;
  });

  it('makes a person with twenty conversations wait for their own, not others for them', async () => {
    const { work, finished, time } = workshop();
    const many = Array.from({ length: 20 }, (_, at) => work(`ann ${at}`, asker('ann', `talk ${at}`), 40));
    await setImmediate();
    const began = time();
    await work('bob', asker('bob'), 5);
    // Half of the time was his, but for a step of what has been had before he came.
    expect(time() - began).toBeLessThanOrEqual(2 * 50 + 2 * 80);
    expect(finished).toEqual(['bob']);
    await Promise.all(many);
  });

  it('finishes short work of equals one after the other, in the order in which it came', async () => {
    const { work, finished } = workshop();
    await Promise.all(['ann', 'bob', 'cid', 'dora'].map((name) => work(name, asker(name), 4)));
    expect(finished).toEqual(['ann', 'bob', 'cid', 'dora']);
  });

  it('does a person’s reply before their tip, and both before preparing', async () => {
    const { work, finished } = workshop();
    await Promise.all([
      work('first', asker('ann', 'a', 'reply'), 1),
      work('preparation', asker('ann', 'b', 'preparation'), 2),
      work('tip', asker('ann', 'b', 'tip'), 2),
      work('reply', asker('ann', 'b', 'reply'), 2),
    ]);
    expect(finished).toEqual(['first', 'reply', 'tip', 'preparation']);
  });

  it('is idle only while nobody waits', async () => {
    const { work, finished } = workshop();
    const idle = work('idle', asker('', '', 'idle'), 5);
    await setImmediate();
    await Promise.all([work('ann', asker('ann', 'a', 'preparation'), 50), work('bob', asker('bob'), 50)]);
    expect(finished).toEqual(['bob', 'ann']);
    await idle;
  });

  it('does not hold against a person what they had long ago, nor let them save up', async () => {
    const { work, finished } = workshop();
    await work('ann, earlier', asker('ann'), 500);
    await work('bob, earlier', asker('bob'), 1);
    const bob = work('bob', asker('bob'), 60);
    await setImmediate();
    await Promise.all([work('ann', asker('ann'), 60), bob]);
    expect(finished.slice(2)).toEqual(['bob', 'ann']);
  });

  it('lets others work while one waits for something else', async () => {
    const { turns, work, finished } = workshop();
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const waiting = turns.run(asker('ann'), async () => {
      await outsideTurn(() => arrival);
      finished.push('ann');
    });
    await work('bob', asker('bob'), 3);
    arrive();
    await waiting;
    expect(finished).toEqual(['bob', 'ann']);
  });

  it('goes on after work that failed', async () => {
    const { turns, work, finished } = workshop();
    await expect(turns.run(asker('ann'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await work('bob', asker('bob'), 1);
    expect(finished).toEqual(['bob']);
    expect(turns.waiting).toBe(0);
  });
});
