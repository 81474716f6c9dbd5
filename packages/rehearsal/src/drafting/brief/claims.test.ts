import { describe, expect, it } from '@jest/globals';
import { claimsIn, clausesOf } from './claims';
import { inFirstPerson, marked } from './first-person';
import { linesOf } from './lines';
import type { Person } from './people';
import { peopleOf } from './read-people';

const pause = async (): Promise<void> => undefined;

async function helen(notes = 'Present: Helen Brandt (medical lead), Suresh, me'): Promise<Person> {
  const people = await peopleOf(notes, linesOf(notes), [], pause);
  const person = people.find('Helen Brandt');
  if (person === null) throw new Error('Nobody was found');
  return person;
}

/** Every 'she' is Helen. */
async function markedOf(text: string): Promise<string> {
  return marked(text, { stakeholder: await helen(), means: (pronoun) => /^(?:she|her|hers|herself)$/i.test(pronoun) });
}

async function told(text: string): Promise<readonly string[]> {
  return claimsIn(await markedOf(text), false).map(
    ({ attitude, guessed, text: said }) => `${attitude}${guessed ? '?' : ''}: ${said}`,
  );
}

describe('words that mean somebody', () => {
  it.each([
    ['Helen, our medical lead, wants her list', '¤S wants ¤P list'],
    ['I told Helen that she’s late', 'I told ¤O that ¤S is late'],
    ['I told her 30 November', 'I told ¤O 30 November'],
    ['She’s been waiting with her 12 nurses', '¤S has been waiting with ¤P 12 nurses'],
    ['Helen’s phone does not stop', '¤P phone does not stop'],
    ['She’s also had a bad winter', '¤S has also had a bad winter'],
    ['A porter broke her ankle on her stairs', 'A porter broke her ankle on ¤P stairs'],
    ['Helen broke her ankle', '¤S broke ¤P ankle'],
  ])('%s', async (text, mark) => {
    expect(await markedOf(text)).toBe(mark);
  });

  it('are parted at clauses, but not inside what somebody says', () => {
    expect(clausesOf('¤S isn’t unreasonable, but ¤S wants numbers and hates surprises')).toEqual([
      '¤S isn’t unreasonable',
      '¤S wants numbers',
      '¤S hates surprises',
    ]);
    expect(clausesOf('¤S told Marek that ¤S has to report and that ¤S can’t go')).toHaveLength(1);
  });

  it('are put into the first person, or not at all where somebody else may be meant', () => {
    expect(inFirstPerson('¤S also has to pay ¤P crew and fears it', false)).toBe(
      'I also have to pay my crew and fear it.',
    );
    expect(inFirstPerson('¤S gave him the list', false)).toBeNull();
    expect(inFirstPerson('why does ¤S have to wait for us', false)).toBe('Why do I have to wait for you.');
  });
});

describe('what is told of somebody, in their own mouth', () => {
  it.each([
    [
      'She told Marek from procurement that she has to report to the board on 4 December and that she can’t go in with another surprise.',
      ['says: I have to report to the board on 4 December, and I can’t go in with another surprise.'],
    ],
    ['Helen wants every record checked by a nurse', ['wants: I want every record checked by a nurse.']],
    ['Helen also says it costs her people 40 minutes a day', ['says: It costs my people 40 minutes a day.']],
    [
      'She is afraid of the night shifts and hates surprises.',
      ['fears: I’m afraid of the night shifts.', 'refuses: I hate surprises.'],
    ],
    ['Her worry is that nobody reads the labels.', ['fears: Nobody reads the labels.']],
    ['She’ll ask why nobody saw it coming.', ['asks?: I want to know why nobody saw it coming.']],
    ['She will say that the car park is too far.', ['says?: The car park is too far.']],
    [
      'Tom says she will want to know who approved the overtime, that was me.',
      ['asks?: I want to know who approved the overtime.'],
    ],
    [
      'Half her customers are over seventy, she said, and they won’t walk that far.',
      ['says: Half my customers are over seventy, and they won’t walk that far.'],
    ],
    ['I think what bothers her is that nobody asked her.', ['fears?: What bothers me is that nobody asked me.']],
    [
      'In September she had to explain the racking to the board.',
      ['has: I had to explain the racking to the board in September.'],
    ],
    // How somebody is, what they don't know yet and what the writer does is nothing that they say.
    ['She is a GP, very calm, and brings printouts.', []],
    ['The project came in at 412,000 and she has not seen that yet.', []],
    ['She must not think that we blame her.', []],
    ['We will call her tomorrow', []],
  ])('%s', async (text, claims) => {
    expect(await told(text)).toEqual(claims);
  });
});

it('tells what their complaint says of a thing, and all that it says', async () => {
  expect(
    await told(
      'Her complaint is the night rota, which she says costs her an hour a night, and that you shut the ward for six days.',
    ),
  ).toEqual(['says: The night rota costs me an hour a night.', 'says: You shut the ward for six days.']);
});

describe('what they are expected to say', () => {
  it('is without what the writer adds to it in brackets', async () => {
    expect(
      await told('She’ll say she hasn’t the beds (she’s 6 nurses down, true enough) and won’t take our two.'),
    ).toEqual(['says?: I haven’t the beds.', 'refuses: I won’t take your two.']);
  });
});

it('takes nothing from what it says that their trouble is not', async () => {
  expect(await told('Her problem isn’t really with scanning.')).toEqual([]);
});
