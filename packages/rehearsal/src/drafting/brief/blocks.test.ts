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
});
