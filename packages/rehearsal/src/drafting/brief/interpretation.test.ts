/** A draft with somebody's reading in its place (product §23.4). */
import { describe, expect, it } from '@jest/globals';
import { scenarioContentSchema } from '@parley/shared';
import { withCorrection } from './correct';
import { type BriefScenario, draftFromBrief } from './draft-from-brief';
import { type Interpretation, interpreted } from './interpretation';
import { TEMPERS } from './tempers';

const BRIEF = `From: Dana Whitlock
Subject: Claims portal

Tom,
Priya tells me the claims portal is now at $1.94M against the $1.6M we approved in March. I found out from a spreadsheet.
The go-live of 15 September is on every slide I showed the board. By Friday I need to know what the final number is.

Dana Whitlock
VP Operations, Northgate Mutual`;

const drafted = async (): Promise<BriefScenario> => {
  const draft = await draftFromBrief(BRIEF);
  if ('refused' in draft) throw new Error('The brief was refused');
  return draft;
};
const NOTHING: Interpretation = {
  pronoun: null,
  role: null,
  organisation: null,
  about: null,
  manner: null,
  wants: [],
  goal: null,
  situation: null,
  opening: null,
  concerns: [],
  facts: [],
};
const concern = (says: string, behind: string | null = null): Interpretation['concerns'][number] => ({
  says,
  presses: [],
  behind,
  behindAt: [],
  answeredBy: [],
});

describe('a draft with a reading in its place', () => {
  it('is the built-in draft where the reading found nothing', async () => {
    const draft = await drafted();
    const { content, invented, understood } = interpreted(draft, BRIEF, NOTHING);
    expect(content).toEqual(draft.content);
    expect([...invented].toSorted()).toEqual([...draft.invented].toSorted());
    expect(understood).toEqual(draft.understood);
  });

  it('says each worry in the words of the reading, whatever they begin with', async () => {
    const says = [
      'What I need is the final number by Friday.',
      'If a signature is missing, the auditors come to me.',
      'Why should I pay before it stands? That was agreed.',
    ];
    const { content } = interpreted(await drafted(), BRIEF, { ...NOTHING, concerns: says.map((one) => concern(one)) });
    expect(content.concerns.map(({ lines }) => lines.open[0])).toEqual(says);
    expect(content.concerns.map(({ summary }) => summary).join(' ')).not.toContain('I want to know');
    expect(scenarioContentSchema.safeParse(content).success).toBe(true);
  });

  it('takes four worries at most, and names as made up only what is there', async () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      concern(`I want the number of part ${'abcdefg'[at] ?? ''} from you.`),
    );
    const { content, invented } = interpreted(await drafted(), BRIEF, { ...NOTHING, concerns: many });
    expect(content.concerns).toHaveLength(4);
    expect(invented.filter((part) => part.startsWith('worry:'))).toEqual(
      content.concerns.map(({ id }) => `worry:${id}`),
    );
  });

  it('speaks of what the talk is about in whole sentences, and on the card', async () => {
    const { content } = interpreted(await drafted(), BRIEF, {
      ...NOTHING,
      about: 'the final number',
      role: 'head of claims',
      concerns: [concern('I need the final number by Friday.'), concern('I found out from a spreadsheet.')],
    });
    for (const line of Object.values(content.reactions).flat()) expect(line).not.toMatch(/(?:^|[.?!]\s)\p{Ll}/u);
    expect(content.description).toContain('Head of claims, about the final number');
    expect(content.title).toBe('Dana and the final number');
  });

  it('keeps its temper when its owner corrects a worry', async () => {
    const { content } = interpreted(await drafted(), BRIEF, {
      ...NOTHING,
      manner: 'She asks short questions and forgets nothing.',
      concerns: [concern('I need the final number by Friday.'), concern('I found out from a spreadsheet.')],
    });
    const temper = Object.values(TEMPERS).find(({ style }) => content.persona.style.endsWith(style));
    const corrected = withCorrection(content, {
      concerns: [{ id: content.concerns[0]?.id ?? '', summary: 'The date is on every slide.' }],
    });
    expect(temper).toBeDefined();
    expect(temper?.again.some((again) => corrected.concerns[0]?.lines.pressed[0]?.startsWith(again))).toBe(true);
  });

  it('lets nobody speak of themselves as others do, where nothing tells how they would say it', async () => {
    const facts = ['Dana wants the number by Friday.', 'Priya told Dana of it.', 'The board has the date.'].map(
      (text) => ({
        text,
        says: null,
        knownBy: 'both' as const,
      }),
    );
    const { content } = interpreted(await drafted(), BRIEF, { ...NOTHING, facts });
    for (const { text, line } of content.facts.slice(0, 3)) expect(line).not.toBe(text);
  });
});
