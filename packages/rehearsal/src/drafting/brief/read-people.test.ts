import { describe, expect, it } from '@jest/globals';
import { linesOf } from './lines';
import { peopleOf } from './read-people';

const pause = (): Promise<void> => Promise.resolve();

describe('who is in a brief', () => {
  it('are those whom minutes list with what they are, and go on to call by its initials', async () => {
    const minutes = [
      'In attendance',
      'Ms Tove Lindahl - Resident Engineer (Port Authority)',
      'Mr Arne Moe - Project Manager',
      '',
      'RE said that the piles stay where they are.',
      'Before I see the RE on Friday: she has to hear about the crane.',
    ].join('\n');
    const people = await peopleOf(minutes, linesOf(minutes), [], pause);
    const engineer = people.find('Tove Lindahl');
    expect(engineer?.role).toBe('Resident Engineer');
    expect(engineer?.mentions.map(({ start, end }) => minutes.slice(start, end))).toContain('RE');
  });

  it.each([
    [
      '1. Oil. 71 percent is pumped.\n\n2. Graham Oyelami. He is head of the depot at Larch Freight and hard to reach.',
      'Graham Oyelami',
    ],
    [
      'Notes\nPresent: Ada Stone, me. Apologies: Dr Henrik Lind\n\nDr Lind wrote on Monday. Henrik was passed over in May.',
      'Henrik Lind',
    ],
    ['As you know I want to speak to Pär Hallson before May. Mr Hallson sells presses.', 'Pär Hallson'],
    ['On 11 July Dr Owusu-Bell withdrew her clerks. I meet Dr Owusu-Bell on Monday, and she is angry.', 'Owusu-Bell'],
    ['Subject: Mrs van der Linde\n\nMrs Joke van der Linde lands on Friday. She wants the roof.', 'Joke van der Linde'],
  ])('is one person, whose name stands in parts or by itself: %s', async (notes, name) => {
    const people = await peopleOf(notes, linesOf(notes), [], pause);
    const last = name.split(' ').at(-1) ?? '';
    expect(people.all.filter((person) => person.name.includes(last)).map((person) => person.name)).toEqual([name]);
  });

  it('are called by their name, and what they are stands before it', async () => {
    const notes = 'Chief Officer Eamon Casey has refused the closure. I see Casey on Monday.';
    const people = await peopleOf(notes, linesOf(notes), [], pause);
    expect(people.all.map(({ name, role }) => [name, role])).toEqual([['Eamon Casey', 'Chief Officer']]);
  });

  it('is one person who signs with a part of their first name', async () => {
    const mail = [
      'From: Rosalind Achterberg (Street Works, County Highways)',
      'To: Gill Prentice',
      '',
      'Gill,',
      'not as things stand. Bring the drawings on Thursday.',
      'Ros',
    ].join('\n');
    const people = await peopleOf(mail, linesOf(mail), [], pause);
    expect(people.all.map(({ name }) => name)).toEqual(['Rosalind Achterberg', 'Gill Prentice']);
    expect(people.find('Ros')?.name).toBe('Rosalind Achterberg');
  });

  it('is somebody’s clerk who is named behind that, and not the one whose clerk it is', async () => {
    const notes =
      'Number six is the court of Judge Albright, and that means Judge Albright’s clerk of court, Nadine Foster. I see Nadine on Tuesday.';
    const people = await peopleOf(notes, linesOf(notes), [], pause);
    expect(people.find('Nadine Foster')?.role).toBe('clerk of court');
    expect(people.find('Albright')).toMatchObject({ organisation: null });
    expect(people.find('Albright')?.role).not.toBe('clerk of court');
  });

  it('are those whose names are known by more than their form, and not those that are surely none', async () => {
    const notes = 'Barley order for Trollheim\nask w Sverre abt the trucks\nSverre wants two, he has six.';
    const at = notes.indexOf('Sverre');
    const place = notes.indexOf('Trollheim');
    const people = await peopleOf(
      notes,
      linesOf(notes),
      [
        { name: 'Sverre', at: [{ start: at, end: at + 6 }], chance: 0.9 },
        { name: 'Trollheim', at: [{ start: place, end: place + 9 }], chance: 0.02 },
      ],
      pause,
    );
    expect(people.all.map(({ name }) => name)).toEqual(['Sverre']);
  });
});
