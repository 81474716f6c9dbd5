/** What lies behind a worry, in their own words (product §23.1). */
import { describe, expect, it } from '@jest/globals';
import { readBrief } from './read-brief';
import { settled } from '../purpose/settled';
import { isFor } from '../../testing/read-purpose';
import type { Purpose } from '../purpose/purposes';
import { hiddenWorry } from './hidden-worry';

const LEAD = 'I meet Gunnar Falk, harbour master at Skerry Port, on Tuesday.';

async function behind(brief: readonly string[], purposes: readonly Purpose[]): Promise<string | null> {
  const read = await readBrief([LEAD, ...brief].join(' '));
  if ('refused' in read) throw new Error(read.refused);
  expect(read.told).toHaveLength(purposes.length + 1);
  return hiddenWorry(settled(read.told, [isFor('noise'), ...purposes.map(isFor)], read.sides))?.text ?? null;
}

describe('what lies behind', () => {
  it.each<readonly [string, string]>([
    [
      'Petra has heard from his clerk that he promised the council two new cranes.',
      'I promised the council two new cranes.',
    ],
    ['Petra, the dock manager, thinks that he is afraid for his own post.', 'I’m afraid for my own post.'],
    ['His brother told me that he is moving inland in the spring.', 'I’m moving inland in the spring.'],
    [
      'Petra was told by the chandlery that Gunnar’s last two bills have not been paid.',
      'My last two bills have not been paid.',
    ],
    [
      'Petra believes that his younger son is ill and that this is what it is really about.',
      'My younger son is ill and this is what it is really about.',
    ],
    [
      'His deputy, Aino Lehto, mentioned to me over lunch that he had argued for us against the council.',
      'I had argued for you against the council.',
    ],
    [
      'Petra Voss, who leads the night shift, told me privately that he has nobody else to send.',
      'I have nobody else to send.',
    ],
    [
      'One more thing, which his sister-in-law Kaja in the office mentioned to me: he has heard that the port will be sold.',
      'I have heard that the port will be sold.',
    ],
    [
      'Petra mentioned that he grew up in one of those sheds himself, which may explain why he gets angry.',
      'I grew up in one of those sheds myself.',
    ],
    [
      'His deputy, Aino Lehto, tells me he retires in March and has no successor.',
      'I retire in March and have no successor.',
    ],
    [
      'Petra also mentioned that his bank is looking at his loan again, which his head waiter told her.',
      'My bank is looking at my loan again.',
    ],
    ['Our agent heard that the bank has called in his loan.', 'The bank has called in my loan.'],
  ])('is told without who heard it: %s', async (hint, words) => {
    expect(await behind([hint, 'He would never say so.'], ['others', 'my_private'])).toBe(words);
  });

  it('is what the writer suspects behind “there is something else”', async () => {
    expect(
      await behind(
        [
          'I think there is something else.',
          'He has paid for the old crane himself, and I suspect he still owes half of it.',
        ],
        ['my_private', 'others'],
      ),
    ).toBe('I still owe half of it.');
  });

  it('is nothing that they told somebody openly', async () => {
    expect(
      await behind(
        ['He told Petra that the quay is no car park.', 'I would not tell him that our crane is late.'],
        ['their_statement', 'my_private'],
      ),
    ).toBeNull();
  });

  it('is what they keep to themselves before what they are openly afraid of', async () => {
    expect(
      await behind(
        [
          'He is also afraid that the crew will slow down, as they did in Leith, and that he will be blamed.',
          'Petra told me that the bank has called in his loan.',
          'He would never say so.',
        ],
        ['their_worry', 'others', 'my_private'],
      ),
    ).toBe('The bank has called in my loan.');
  });

  it('is neither how the writer judges it nor that they keep quiet', async () => {
    expect(
      await behind(
        ['He says the quay is too short.', 'That’s correct, it was measured while he was on leave.'],
        ['their_worry', 'my_private'],
      ),
    ).toBeNull();
  });
});
