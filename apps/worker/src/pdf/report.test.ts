import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderReportDocument, type ReportDocumentInput } from '@parley/report/document';
import { sampleConversation, sampleFeedback, sampleMessages } from '@parley/report/testing';
import { testPrinter } from '../testing/chromium';
import { readPdf, type ReadPdf } from '../testing/pdf';

const printer = testPrinter();
beforeAll(() => printer.warm());
afterAll(() => printer.close());

type Overrides = Parameters<typeof sampleConversation>[0];

function input(
  conversation: Overrides = {},
  feedback: Parameters<typeof sampleFeedback>[0] = {},
  rest: Partial<ReportDocumentInput> = {},
): ReportDocumentInput {
  return {
    conversation: {
      ...sampleConversation({ status: 'completed', ...conversation }),
      feedback: sampleFeedback(feedback),
    },
    brandName: 'Parley',
    publicUrl: 'https://parley.example',
    ...rest,
  };
}

const printed = async (report: ReportDocumentInput): Promise<ReadPdf> =>
  readPdf(await printer.print(renderReportDocument(report)));
const plain = (text: readonly string[]) => text.join('\n').replaceAll(/\s+/g, ' ');

describe('the report as a PDF', () => {
  it('has a title, a language, tags, an outline and page numbers', async () => {
    const pdf = await printed(input());
    expect(pdf).toMatchObject({
      title: 'The Board Already Has the Date, feedback report of 13 October 2026',
      language: 'en',
      tagged: true,
    });
    expect(pdf.outline.filter((title) => !title.startsWith('    '))).toEqual([
      'The Board Already Has the Date',
      '  Skills',
      '  Graham’s trust, reply by reply',
      '  Strengths',
      '  Areas for improvement',
      '  Suggested approach for next time',
      '  What Graham was really worried about',
      '  Why this score',
      '  Marked transcript',
    ]);
    expect([...pdf.roles]).toEqual(
      expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Figure', 'Link']),
    );
    expect(pdf.alternatives).toEqual(['Trust rose from 40 to 58, with a high of 73 after message 8.']);
    for (const [index, text] of pdf.text.entries()) expect(text).toContain(`${index + 1} of ${pdf.pages}`);
    expect(pdf.text[1]).toContain('13 October 2026, score 7.4');
  });

  it('holds a conversation of three messages', async () => {
    const pdf = await printed(input({ messages: sampleMessages(3) }, { trust: sampleFeedback().trust.slice(0, 2) }));
    expect(pdf.pages).toBeLessThanOrEqual(5);
    expect(plain(pdf.text)).toContain('Six weeks. In June you told me the schedule had float in it.');
  });

  it('holds a conversation of sixty messages, every one with its number', async () => {
    const conversation = sampleMessages();
    const messages = Array.from({ length: 60 }, (_, index) => {
      const message = conversation[index % conversation.length];
      if (!message) throw new Error('The sample has messages');
      return { ...message, number: index + 1, content: `${message.content} That was number ${index + 1}.` };
    });
    const pdf = await printed(input({ messages }));
    expect(pdf.pages).toBeGreaterThan(6);
    for (const { number } of messages) expect(plain(pdf.text)).toContain(`That was number ${number}.`);
  });

  it('tells names in any script, and emojis', async () => {
    const { scenario, stakeholderPersona } = sampleConversation();
    const title = '王小明, محمد and the 🚀';
    const pdf = await printed(
      input(
        { scenario: { ...scenario, title }, stakeholderPersona: { ...stakeholderPersona, name: 'Ирина Ковалёва' } },
        {},
        { personName: 'Łukasz Wójcik' },
      ),
    );
    // Letters beyond those of the brand are drawn with what is installed; title and outline hold them anyway.
    expect(pdf.title).toContain(title);
    expect(pdf.outline).toEqual(expect.arrayContaining([title, '  Ирина’s trust, reply by reply']));
    expect(plain(pdf.text)).toContain('Ирина Ковалёва');
    expect(plain(pdf.text)).toContain('Łukasz Wójcik');
  });

  it('shows markup in a text as that text', async () => {
    const [first, ...others] = sampleMessages();
    if (!first) throw new Error('The sample has messages');
    const words = '<b>bold</b><script>document.title = "gone"</script><style>body { display: none }</style>';
    const pdf = await printed(
      input({ messages: [{ ...first, content: words }, ...others] }, {}, { personName: '<i>Ruth</i>' }),
    );
    expect(plain(pdf.text)).toContain(words);
    expect(plain(pdf.text)).toContain('prepared for <i>Ruth</i>');
  });

  it('keeps a word without an end on the page', async () => {
    const [first, ...others] = sampleMessages();
    if (!first) throw new Error('The sample has messages');
    const pdf = await printed(input({ messages: [{ ...first, content: 'W'.repeat(1_500) }, ...others] }));
    expect(pdf.text.join('').split('W').length).toBeGreaterThan(1_500);
  });
});
