import { describe, expect, it } from '@jest/globals';
import { reportFileName } from './report-file-name';

const DAY = '2026-11-21T17:03:00.000Z';

describe('reportFileName', () => {
  it.each([
    ['a plain title', 'Budget Cut Negotiation', 'Budget Cut Negotiation 2026-11-21.pdf'],
    ['signs that file systems refuse', 'A/B: "why?" <now>', 'A B why now 2026-11-21.pdf'],
    ['a way out of the folder', '../../etc/passwd', 'etc passwd 2026-11-21.pdf'],
    ['letters that run the other way, turned around', 'x\u202Efdp.exe', 'x fdp.exe 2026-11-21.pdf'],
    ['line breaks', 'One\r\nTwo', 'One Two 2026-11-21.pdf'],
    ['other scripts', '预算谈判 – Бюджет', '预算谈判 – Бюджет 2026-11-21.pdf'],
    ['nothing at all', ' // ', 'Conversation 2026-11-21.pdf'],
  ])('takes %s', (_, title, expected) => {
    expect(reportFileName(title, DAY)).toBe(expected);
  });

  it('cuts long titles between characters', () => {
    expect(reportFileName(`a${'🙂'.repeat(200)}`, DAY)).toBe(`a${'🙂'.repeat(35)} 2026-11-21.pdf`);
  });
});
