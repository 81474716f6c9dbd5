import { describe, expect, it } from '@jest/globals';
import { readBrief } from './read-brief';

/** Who says each sentence, as `name: sentence`; those whom nobody says without a name. */
async function said(brief: string, about: string): Promise<readonly string[]> {
  const read = await readBrief(brief, { about });
  if ('refused' in read) throw new Error(read.refused);
  return read.told.map(({ sentence }) =>
    sentence.narrator === null ? sentence.text : `${sentence.narrator.name}: ${sentence.text}`,
  );
}

describe('where somebody’s words begin and end', () => {
  it('is told by a greeting and a signature, where a mail has no header', async () => {
    const words = await said(
      `Dear Mr. Aalto, your invoice for the lifts has reached us. We pay in April.
Regards, Dora Lindqvist, Site Manager

Ms. Lindqvist,
I have waited since January and my bank is asking.
I take my men off the site on Friday.
Teppo Aalto, Owner, Aalto Lifts

(Mine again.) I could pay him a third on Monday. The owner would let me pay all of it.`,
      'Teppo Aalto',
    );
    expect(words).toContain('Teppo Aalto: I take my men off the site on Friday.');
    expect(words).toContain('I could pay him a third on Monday.');
  });

  it('is told by quotation marks that run over several lines', async () => {
    const words = await said(
      `This came from the buyer, I ring her at nine:

"Dear Mr Ocampo,
our hall has been empty since Tuesday.
I shall ask for the penalty unless I have a date by noon.
Mag. Irene Pichler, Purchasing, Nordbahn"

The first two leave on Monday. For the others I have only the word of the foundry.`,
      'Irene Pichler',
    );
    expect(words).toContain('Irene Pichler: I shall ask for the penalty unless I have a date by noon.');
    expect(words).toContain('For the others I have only the word of the foundry.');
  });

  it.each([
    'Kind regards, H. Marsh',
    'Respectfully, Hugo',
    'H. Marsh, Marsh Haulage',
    'Many thanks again for the coffee. Hugo',
  ])('ends with whoever signs on the line of a sentence: %s', async (signature) => {
    const words = await said(
      `From: Hugo Marsh
To: Ilse Ferro
Subject: Trucks

Dear Ilse,

I cannot send the trucks before you have paid the fuel. My drivers ask me every day. ${signature}

My remark: he is right about the fuel. I can pay him half of it.`,
      'Hugo Marsh',
    );
    expect(words).toContain('Hugo Marsh: My drivers ask me every day.');
    expect(words).toContain('I can pay him half of it.');
  });

  it('ends with the last turn of a chat', async () => {
    const words = await said(
      `Rana 09:14: counters come on Thursday
Malik 09:15: they do not come in, I have the keys
Rana 09:16: can I call you
Malik 09:20: after two, my staff are all at the till

(Malik runs the branch)
(I can pay his people for the night)`,
      'Malik',
    );
    expect(words).toContain('Malik: after two, my staff are all at the till');
    expect(words.filter((text) => text.startsWith('Malik:') && text.includes('I can pay'))).toEqual([]);
  });

  it('begins with the name of whoever comments, with or without a day', async () => {
    const words = await said(
      `Reporter: Agata Wolska (Treasury)
Assignee: Piotr Duda
The cutover on Friday cannot be.

Comment A. Wolska, 2 June: last year my transfers sat in a queue for two days.
Comment (P. Duda, internal):
we tested the rollback only once
I can give her two people.`,
      'Agata Wolska',
    );
    expect(words).toContain('Agata Wolska: last year my transfers sat in a queue for two days.');
    expect(words.filter((text) => text.startsWith('Agata Wolska:') && /rollback|two people/.test(text))).toEqual([]);
  });

  it('is told by a name and a day behind the mark of an item, and by a note that is marked as private', async () => {
    const words = await said(
      `Ticket #311 Lifts in the east wing
Opened by: Oriol Ferrer (porter), Hospital Sant Jaume

"Both lifts stop at the third floor. I carried four beds down the stairs on Sunday."

> Beth (helpdesk), 4 May: The part is on order. We could lend you a stair climber.

> O. Ferrer, 5 May: I will not take a patient on that thing. My back is not what it was.

[private, B. Amsel] I need him to keep the night lift open until the 9th. He does not know that the part was cancelled.`,
      'Oriol Ferrer',
    );
    expect(words).toContain('Oriol Ferrer: I carried four beds down the stairs on Sunday.');
    expect(words.find((line) => line.endsWith('We could lend you a stair climber.'))).not.toContain('Ferrer');
    expect(words).toContain('Oriol Ferrer: I will not take a patient on that thing.');
    expect(words).toContain('I need him to keep the night lift open until the 9th.');
  });

  it('is told by an internal note with who may see it before the name', async () => {
    const words = await said(
      `MUS-9 Move of the clocks
Reporter: Jan Coppens

Comments

Hana Ito, 6 Aug 16:40
I cannot let the clocks travel in a lorry without springs. Two of them were broken in 2011.

Internal note (facilities only), Jan Coppens, 7 Aug 11:20
Seeing her on Monday. I want her signature for the nine small ones before the 20th.`,
      'Hana Ito',
    );
    expect(words).toContain('Hana Ito: Two of them were broken in 2011.');
    expect(words.filter((line) => line.includes('signature'))).toEqual([expect.not.stringContaining('Hana Ito:')]);
  });

  it('is told by lines with nothing but a mark of quoting, where no mail program says who wrote', async () => {
    const words = await said(
      `Danielle, this is what Marcel Roy (he runs our branch in Gaspé) sent me. I see him on the 18th, and I need two names from him.

Simon

> Simon,
>
> I got the drawings. There is no counter in them, and my people are afraid of that.
>
> Marcel`,
      'Marcel Roy',
    );
    expect(words).toContain('Marcel Roy: There is no counter in them, and my people are afraid of that.');
  });

  it('ends behind ‘She says:’ where the next sentence tells of her again', async () => {
    const words = await said(
      `I was with Dorota Lis, who leads the canteen. She says: from the dock to the gate is a mile, so my people will not come. And she asked me three times who stays, I had no answer. I want her to give us the papers.`,
      'Dorota Lis',
    );
    expect(words).toContain('And she asked me three times who stays, I had no answer.');
  });
});
