import { describe, expect, it } from '@jest/globals';
import { sampleConversation, sampleFeedback } from '../testing/sample';
import { inline, quoted } from './markdown-text';
import { renderReportMarkdown } from './report-markdown';

describe('renderReportMarkdown', () => {
  const markdown = renderReportMarkdown({ ...sampleConversation({ status: 'completed' }), feedback: sampleFeedback() });

  it('tells the report under headings, then the transcript with its numbers', () => {
    expect([...markdown.matchAll(/^##? .*$/gm)].map(([line]) => line)).toEqual([
      '# The Board Already Has the Date',
      '## Skills',
      '## Trust',
      '## Strengths',
      '## Areas for improvement',
      '## Suggested approach for next time',
      '## What Graham was really worried about',
      '## Why this score',
      '## Transcript',
    ]);
    expect(markdown).toContain('**Score: 7.4 out of 10, fair.**');
    expect(markdown).toContain('| Documentation | 3.3 | 1 of 3 |');
    expect(markdown).toContain(
      '- You opened with the bad news and owned it. Message 2: “I wanted you to hear it from me first.”',
    );
    expect(markdown).toContain('(answered; answered in message 4; this weighed most)');
    expect(markdown).toContain('**14. You**\n\n> Thank you, Graham. I’ll be in touch.');
  });

  it('tells a conversation without a report as a transcript alone', () => {
    const told = renderReportMarkdown(sampleConversation());
    expect(told).toContain('## Transcript');
    expect(told).not.toContain('Score');
  });

  it('lets no words become markup', () => {
    const content =
      '# Title\n- item\n<script>alert(1)</script>\n\n```js\n[link](javascript:alert(1)) ![x](y) **b** _i_ | cell |\n1. one\n===\nhttps://evil.example';
    const [message] = sampleConversation().messages;
    if (!message) throw new Error('The sample has a message');
    const told = renderReportMarkdown(sampleConversation({ messages: [{ ...message, content }] }));
    expect(told.slice(told.indexOf('> '))).toBe(
      [
        String.raw`> \# Title` + '\\',
        String.raw`> \- item` + '\\',
        '> &lt;script&gt;alert(1)&lt;/script&gt;',
        '>',
        '> \\`\\`\\`js\\',
        String.raw`> \[link\](javascript:alert(1)) !\[x\](y) \*\*b\*\* \_i\_ \| cell \|` + '\\',
        String.raw`> 1\. one` + '\\',
        String.raw`> \===` + '\\',
        String.raw`> https\://evil.example`,
        '',
      ].join('\n'),
    );
  });
});

describe('texts in Markdown', () => {
  it('keeps a line a line', () => {
    expect(inline('  a\n\nb\u2028c\u0007 ')).toBe('a b c');
    expect(inline('A & B <b>')).toBe('A &amp; B &lt;b&gt;');
    expect(inline('2) two')).toBe(String.raw`2\) two`);
  });

  it('keeps the breaks of a quotation', () => {
    expect(quoted('one\ntwo\r\n\r\nthree')).toBe('> one\\\n> two\n>\n> three');
  });
});
