/** The report of a team as a PDF, for teams of every size; and what of their members' conversations gets into it: nothing. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTeam, createTestDatabase, createUser, joinTeam, type TestDatabase } from '@parley/db/testing';
import { renderTeamDocument } from '@parley/report/document';
import { emptyTeamReport, largeTeamReport, loneTeamReport, sampleTeamReport } from '@parley/report/testing';
import type { TeamReport } from '@parley/shared';
import { readTeamFigures, teamReport } from '@parley/teams';
import { testPrinter } from '../testing/chromium';
import { completedConversation } from '../testing/completed-conversation';
import { readPdf, type ReadPdf } from '../testing/pdf';

const printer = testPrinter();
beforeAll(() => printer.warm());
afterAll(() => printer.close());

const printed = async (report: TeamReport): Promise<ReadPdf> =>
  readPdf(
    await printer.print(renderTeamDocument({ report, brandName: 'Parley', publicUrl: 'https://parley.example' })),
  );
const plain = ({ text }: ReadPdf) => text.join('\n').replaceAll(/\s+/g, ' ');

describe('the report of a team as a PDF', () => {
  it('has a title, a language, tags, an outline, page numbers and texts in place of its charts', async () => {
    const pdf = await printed(sampleTeamReport());
    expect(pdf).toMatchObject({
      title: 'Delivery Office North, team report of 23 November 2026',
      language: 'en',
      tagged: true,
      pages: 3,
    });
    expect(pdf.outline.filter((title) => !title.startsWith('    '))).toEqual([
      'Delivery Office North',
      '  Usage',
      '  Completion by track',
      '  Skill averages',
      '  Distribution of scores',
      '  Most practised scenarios',
      '  What to practise next',
      '  How these figures are made',
    ]);
    expect([...pdf.roles]).toEqual(
      expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link']),
    );
    expect(pdf.alternatives).toEqual([
      expect.stringContaining('Conversations completed per week, from the week of 7'),
      expect.stringContaining('Conversations by score: 1 from 2 to 2.9'),
    ]);
    for (const [index, text] of pdf.text.entries()) expect(text).toContain(`${index + 1} of ${pdf.pages}`);
    expect(pdf.text[1]).toContain('Delivery Office North');
  });

  it.each([
    ['nobody', emptyTeamReport(0), 2],
    ['one person', loneTeamReport(), 3],
    ['200 people', largeTeamReport(), 4],
  ])('holds a team of %s', async (_who, report, pagesAtMost) => {
    const pdf = await printed(report);
    expect(pdf.pages).toBeLessThanOrEqual(pagesAtMost);
    expect(plain(pdf)).toContain('How these figures are made');
    expect(plain(pdf)).not.toMatch(/NaN|undefined/);
  });
});

describe('what members said and wrote', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('is not in it: no word of a talk, no name, no title of a scenario of one’s own', async () => {
    const { database } = test;
    const begun = new Date(Date.now() - 24 * 60 * 60_000);
    const team = await createTeam(database, { now: begun });
    const people: string[] = [];
    for (let number = 0; number < 6; number += 1) {
      const title = `My own quarrel with Wolfgang ${number}`;
      const { id, userId, feedback, completedAt, messages, scenario } = await completedConversation(database, title);
      if (feedback === null || completedAt === null) throw new Error('The conversation was not scored');
      const member = await joinTeam(database, team, userId, begun);
      await database.inTransaction((session) =>
        database.teams.recordResult({
          userId,
          conversationId: id,
          startedAt: new Date(),
          result: {
            completedAt,
            overallScore: feedback.overallScore,
            skills: feedback.skills.flatMap(({ skill, score }) => (score === null ? [] : { skill, score })),
            scenarioSlug: number === 0 ? 'scope-change-request' : null,
          },
          session,
        }),
      );
      people.push(
        title,
        member.name,
        member.email,
        scenario.stakeholderPersona.name,
        ...messages.map(({ content }) => content),
        ...feedback.strengths,
        ...feedback.areasForImprovement,
        ...feedback.indicators.flatMap(({ evidence }) => evidence?.quote ?? []),
      );
    }
    await createUser(database);
    const pdf = await printed(teamReport(await readTeamFigures(database, team.id, new Date())));
    const text = plain(pdf);
    // It is the report of what they did.
    expect(text).toContain('6 conversations completed since');
    expect(text).toContain('Scope Change Request');
    expect(text).toContain('5 conversations on scenarios that people made themselves, which stay unnamed');
    const everything = [text, pdf.title, ...pdf.outline, ...pdf.alternatives].join('\n').toLowerCase();
    expect(people.length).toBeGreaterThan(50);
    for (const words of people) expect(everything).not.toContain(words.toLowerCase());
    for (const words of ['wolfgang', 'quarrel', '12th']) expect(everything).not.toContain(words);
  });
});
