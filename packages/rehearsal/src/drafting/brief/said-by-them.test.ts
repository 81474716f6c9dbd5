import { describe, expect, it } from '@jest/globals';
import type { WordEdit } from '../../similarity/passage-words';
import { tokensByWord } from '../../similarity/word-tokens';
import { saidByThem } from './said-by-them';

/** Each word as it is, but for those named: what it becomes, and what is said before it. */
function edits(
  text: string,
  changed: Readonly<Record<string, string | null>>,
  before: Readonly<Record<string, string>> = {},
): readonly WordEdit[] {
  const { words, places } = tokensByWord(text, (word) => [word.length]);
  return words.map((word, at) => ({
    word,
    place: places[at] ?? 0,
    becomes: word in changed ? (changed[word] ?? null) : word,
    before: before[word] ?? '',
    sure: -0.1,
  }));
}
const said = (...args: Parameters<typeof edits>): string | null => saidByThem(edits(...args))?.text ?? null;

describe('a sentence of the brief in their mouth', () => {
  it('is the brief’s own, without who tells it', () => {
    const text = 'Danielle told me that the mill’s bonus depends on tonnage up to 30 June.';
    expect(said(text, { Danielle: null, told: null, me: null, that: null })).toBe(
      'The mill’s bonus depends on tonnage up to 30 June.',
    );
  });

  it('says I where it said he', () => {
    const text = 'Two of his deputies left, and he pays them himself.';
    expect(said(text, { his: 'my', he: 'i', pays: 'pay', himself: 'myself' })).toBe(
      'Two of my deputies left, and I pay them myself.',
    );
  });

  it('keeps figures, brackets and quotations as they were written', () => {
    const text = 'She wants €4,300 (net) by 9.30 for what he calls “the gap”.';
    expect(said(text, { She: 'i', wants: 'want', he: 'you', calls: 'call' })).toBe(
      'I want €4,300 (net) by 9.30 for what you call “the gap”.',
    );
  });

  it('has no sign left over where words are gone', () => {
    const text = 'Her worry, as she put it: the roof (again).';
    expect(said(text, { Her: null, worry: null, as: null, she: null, put: null, it: null, again: null })).toBe(
      'The roof.',
    );
  });

  it('is none where a ‘not’ is gone just before it, and begins without its number', () => {
    expect(said('She doesn’t accept any more until July.', { She: null, 'doesn’t': null })).toBeNull();
    expect(said('Second, he wants a third test.', { he: 'i', wants: 'want' })).toBe('I want a third test.');
  });

  it('says once what is put into the place of another word and stands behind it', () => {
    expect(said('He now wants €11,000.', { He: 'i', now: 'want' })).toBe('I want €11,000.');
    expect(
      said('Miriam Egger: He wants €11,000.', { Miriam: 'i', Egger: 'want', ':': 'want', He: null, wants: 'want' }),
    ).toBe('I want €11,000.');
  });

  it('keeps the verb that is short, or lost behind I', () => {
    expect(said('She’s already nineteen people short.', { 'She’s': 'i' })).toBe('I’m already nineteen people short.');
    expect(said('He’s promised them September.', { 'He’s': 'i' })).toBe('I’ve promised them September.');
    expect(said('She’d go in February.', { 'She’d': 'i' })).toBe('I’d go in February.');
    expect(said('Lieve is in charge of the reading room.', { Lieve: 'i', is: null })).toBe(
      'I am in charge of the reading room.',
    );
    expect(said('Tavares runs the tram depot.', { Tavares: 'i', runs: 'am' })).toBe('I run the tram depot.');
    // Where more is gone, nothing is put back.
    expect(said('She has told us that nobody asked.', { She: 'i', has: null, told: null, us: null, that: null })).toBe(
      'I nobody asked.',
    );
  });

  it('is of oneself where nobody else is spoken of', () => {
    expect(said('Aoife had to sign for the beer herself.', { Aoife: 'i' })).toBe('I had to sign for the beer myself.');
    expect(said('Aoife says that she does it herself.', { Aoife: 'i', says: 'say' })).toBe(
      'I say that she does it herself.',
    );
  });

  it('has no I for whoever wrote it', () => {
    expect(said('Marek: her sister is one of the eight.', { Marek: 'i', her: 'my', ':': null })).toBe(
      'My sister is one of the eight.',
    );
    expect(said('Joana: He runs the tram depot.', { Joana: 'am', ':': null, He: null, runs: null })).toBe(
      'The tram depot.',
    );
    expect(said('Joana: He runs the tram depot.', { Joana: 'i', ':': null, He: null, runs: null })).toBe(
      'I run the tram depot.',
    );
  });

  it('says once what is put before a word and into its place', () => {
    expect(said('He wants a fourth rehearsal.', { He: null, wants: 'want' }, { wants: 'i want' })).toBe(
      'I want a fourth rehearsal.',
    );
  });

  it('begins behind what only leads up to it', () => {
    expect(said('One more thing, from Marta in his team: he signed in 2017.', { his: 'my', he: 'i' })).toBe(
      'I signed in 2017.',
    );
  });

  it('goes on in the same person behind a comma, and does what they were doing', () => {
    expect(said('This year he picks later, doesn’t want strangers.', { he: 'i', picks: 'pick' })).toBe(
      'This year I pick later, don’t want strangers.',
    );
    expect(said('Kate left and Bronwyn doing the harvest alone.', { Bronwyn: 'i' })).toBe(
      'Kate left and I’m doing the harvest alone.',
    );
  });

  it('says you for the writer where their story is told, and we for what both did', () => {
    const without = { His: null, story: null, ':': null };
    expect(said('His story: steel came late, and we changed the drawing.', without)).toBe(
      'Steel came late, and you changed the drawing.',
    );
    expect(said('His story: we agreed on May.', without)).toBe('We agreed on May.');
  });

  it('says you for the writer’s we, also where it was read as I', () => {
    const text = 'He says we have not paid so he is overdrawn.';
    expect(said(text, { He: null, says: null, we: 'i', he: 'i', is: 'am' })).toBe(
      'You have not paid so I am overdrawn.',
    );
  });

  it('keeps figures whole, with their sign', () => {
    const text = 'He wants one more, that’s 210 000, and $18,000 back.';
    expect(said(text, { He: 'i', wants: 'want', 'that’s': null, '210': null, $: null })).toBe(
      'I want one more, 210 000, and $18,000 back.',
    );
  });

  it('closes no quotation that it doesn’t open', () => {
    expect(said('He said “the pump is old” twice.', { He: null, said: null, '“': null, twice: null })).toBe(
      'The pump is old.',
    );
  });

  it('says first what was put before it, and a name stays a name', () => {
    expect(said('Jean finds things for her.', { her: 'me' }, { Jean: 'i know that' })).toBe(
      'I know that Jean finds things for me.',
    );
    expect(said('The roof leaks.', {}, { The: 'i know that' })).toBe('I know that the roof leaks.');
  });

  it('is nothing where nothing is left', () => {
    expect(said('Hello, Ewa.', { Hello: null, ',': null, Ewa: null })).toBeNull();
    expect(saidByThem([])).toBeNull();
  });

  it('is as sure as its least sure word', () => {
    const told = saidByThem(
      edits('The roof leaks.', {}).map((edit, at) => (at === 1 ? { ...edit, sure: Math.log(0.25) } : edit)),
    );
    expect(told?.sure).toBeCloseTo(0.25);
  });

  it('never says the opposite, as a word for not was lost', () => {
    expect(said('He doesn’t want anybody on the land.', { He: 'i', 'doesn’t': null })).toBeNull();
    expect(
      said('He has not told us that the pump is old.', {
        He: null,
        has: null,
        not: null,
        told: null,
        us: null,
        that: null,
      }),
    ).toBe('The pump is old.');
  });

  it('asks what they asked', () => {
    expect(said('She asked why it had to be done again.', { She: null, asked: null })).toBe(
      'I want to know why it had to be done again.',
    );
  });

  it('puts the verb behind I', () => {
    expect(said('And she fears that he wins.', { And: null, she: 'i' })).toBe('I fear that he wins.');
    expect(said('She was there and always pays.', { She: 'i' })).toBe('I was there and always pays.');
  });

  it('calls the writer you where anything else is theirs', () => {
    expect(said('It is her name on it, not mine.', { her: 'my' })).toBe('It is my name on it, not yours.');
    expect(said('He heard that I was “on my way” to our site.', { He: 'i' })).toBe(
      'I heard that you were “on my way” to your site.',
    );
    expect(said('Until I have it in writing I sign nothing.', {})).toBe('Until I have it in writing I sign nothing.');
  });

  it('leaves out what the writer adds of their own', () => {
    expect(said('She wants receipts by May, and frankly ours are not in order.', { She: 'i', wants: 'want' })).toBe(
      'I want receipts by May.',
    );
    expect(said('He wants 20 km/h, we applied for 40, by June.', { He: 'i', wants: 'want' })).toBe(
      'I want 20 km/h, by June.',
    );
    expect(said('Nobody asked his men, which is true, we didn’t.', { his: 'my' })).toBe('Nobody asked my men.');
    expect(said('He says it failed, and that we knew it.', { He: null, says: null, it: 'it', that: null })).toBe(
      'It failed, and you knew it.',
    );
  });
});
