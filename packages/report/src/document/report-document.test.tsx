import { describe, expect, it } from '@jest/globals';
import type { Feedback } from '@parley/shared';
import { sampleConversation, sampleFeedback, samplePreviousAttempt } from '../testing/sample';
import type { ReportDocumentInput } from './input';
import { cssString } from './page-frame';
import { renderReportDocument } from './report-document';

const HOSTILE = '</style><script>alert(1)</script><img src=x onerror=alert(1)> "\'\\ }';

function input(
  feedback: Partial<Feedback> = {},
  conversation: Parameters<typeof sampleConversation>[0] = {},
): ReportDocumentInput {
  return {
    conversation: {
      ...sampleConversation({ status: 'completed', ...conversation }),
      feedback: sampleFeedback(feedback),
    },
    brandName: 'Parley',
    publicUrl: 'https://parley.example',
    personName: 'Ruth Adeyemi',
  };
}

/** The same value with every text in it made hostile, keys and the words of contracts aside. */
function hostile<T>(value: T): T {
  const keep = new Set([
    '_id',
    'id',
    'slug',
    'type',
    'role',
    'skill',
    'verdict',
    'level',
    'engine',
    'difficulty',
    'timestamp',
    'startedAt',
    'scoredAt',
    'completedAt',
    'challengeType',
    'category',
    'stakeholderType',
    'status',
  ]);
  const text = JSON.stringify(value, (key, held: unknown) =>
    typeof held === 'string' && !keep.has(key) ? `${held} ${HOSTILE}` : held,
  );
  return JSON.parse(text) as T;
}

describe('renderReportDocument', () => {
  const html = renderReportDocument(input());

  it('is one whole page with a title, a language and headings in order', () => {
    expect(html.startsWith('<!doctype html><html lang="en">')).toBe(true);
    expect(html).toContain('<title>The Board Already Has the Date, feedback report of 13 October 2026</title>');
    const headings = [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(
      ([, level, words = '']) => `${level} ${words.replaceAll(/<[^>]+>/g, '')}`,
    );
    expect(headings.filter((heading) => !heading.startsWith('3'))).toEqual([
      '1 The Board Already Has the Date',
      '2 Skills',
      '2 Graham’s trust, reply by reply',
      '2 Strengths',
      '2 Areas for improvement',
      '2 Suggested approach for next time',
      '2 What Graham was really worried about',
      '2 Why this score',
      '2 Marked transcript',
    ]);
  });

  it('says who, when, how long and what it came to', () => {
    const words = html.replaceAll(/<[^>]+>/g, '');
    expect(words).toContain('prepared for Ruth Adeyemi');
    expect(words).toContain('With Graham Tilley, executive sponsor. Hard.');
    expect(words).toContain('13\u00a0October\u00a02026, 21\u00a0minutes, 14\u00a0messages.');
    expect(words).toContain('7.4Fair out of 10 24 of 32\u00a0indicators met');
  });

  it('marks the same words in the findings, under the indicator and in the transcript, each with the number of its message', () => {
    expect(html.split('<mark class="rp-mark">I wanted you to hear it from me first.</mark>')).toHaveLength(4);
    expect(html.split('<span class="rp-pencil">I will get you a number from the vendor.</span>')).toHaveLength(4);
    for (const { number } of sampleConversation().messages) expect(html).toContain(`id="m${number}"`);
  });

  it('needs nothing from outside: fonts lie inside, and there is no script', () => {
    expect(html).toContain('src: url("data:font/woff2;base64,');
    expect(html).not.toMatch(/<script|<link|<img|<iframe/);
    expect([...html.matchAll(/url\("?(.{5})/g)].every(([, start]) => start === 'data:')).toBe(true);
  });

  it('brings the letters that a text has, and no others', () => {
    const named = (name: string) => renderReportDocument({ ...input(), personName: name });
    expect(html).not.toContain('U+0400-045F');
    expect(named('Ирина Ковалёва')).toContain('U+0400-045F');
    expect(named('Łukasz Wójcik')).toContain('U+0100-02BA');
  });

  it('draws the trust curve with a text in its place, and leaves it out where there is none', () => {
    expect(html).toMatch(/<svg class="rp-trust rp-trust-wide"[^>]* role="img" aria-label="Trust rose from 40 to 58/);
    expect(renderReportDocument(input({ trust: [] }))).not.toContain('<svg class="rp-trust');
  });

  it('keeps a name that runs the other way apart from the words around it', () => {
    const { stakeholderPersona } = sampleConversation();
    const told = renderReportDocument(
      input({}, { stakeholderPersona: { ...stakeholderPersona, name: 'محمد عبد الله' } }),
    );
    expect(told).toContain('With <bdi>محمد عبد الله</bdi>, executive sponsor.');
    expect(told).toContain('<bdi>محمد</bdi>’s trust, reply by reply');
  });

  it('compares with the attempt before, where there was one', () => {
    expect(renderReportDocument(input({}, { previousAttempt: samplePreviousAttempt() }))).toContain(
      '0.8 more than on 6\u00a0October',
    );
  });

  it('leads to the messages and to the product, nowhere else', () => {
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(15);
    expect(
      targets.filter(
        (target) =>
          !/^#m\d+$/.test(target) && !target.startsWith('https://parley.example/how-scoring-works?version=1.3'),
      ),
    ).toEqual([]);
  });

  it('shows markup in any field as the text it is', () => {
    const bad = renderReportDocument(hostile(input({ engineNote: 'A note.' })));
    expect(bad.split('<style>')).toHaveLength(2);
    expect(bad.split('</style>')).toHaveLength(2);
    expect(bad).not.toMatch(/<script|<img/);
    expect(bad).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('stands up to a report with next to nothing in it', () => {
    const bare = renderReportDocument(
      input({
        strengths: [],
        areasForImprovement: [],
        specificFeedback: [],
        skills: [],
        indicators: [],
        trust: [],
        worries: [],
        steps: [],
        suggestedPhrasing: null,
        suggestedApproachForNextTime: '',
        keyInsights: '',
      }),
    );
    expect(bare).toContain('No indicator applied');
    expect(bare).toContain('Nothing is shown here. The indicators below say what was not seen clearly.');
  });
});

describe('cssString', () => {
  it('leaves no character that could end the string or the style element', () => {
    expect(cssString('a"b')).toBe(String.raw`"a\22 b"`);
    expect(cssString('</style>\n😀')).toBe(String.raw`"\3c \2f style\3e \a \1f600 "`);
  });
});
