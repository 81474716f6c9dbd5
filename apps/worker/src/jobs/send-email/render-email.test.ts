import { describe, expect, it } from '@jest/globals';
import { brandSchema } from '@parley/shared';
import { SAMPLE_DATA } from '../../testing/worker-fixture';
import { renderEmail } from './render-email';

const brand = brandSchema.parse({
  name: 'Rehearsal & Co',
  publicUrl: 'https://practice.example',
  supportEmail: 'help@practice.example',
  office: 'Utrecht',
});

describe('rendered e-mails', () => {
  it.each(['welcome', 'simulation_complete'] as const)(
    '%s speaks in the name of the configured brand, in HTML and text alike',
    (template) => {
      const { subject, html, text } = renderEmail(template, SAMPLE_DATA[template], brand);
      expect(subject.length).toBeGreaterThan(10);
      for (const body of [html, text]) {
        expect(body).toContain('https://practice.example/coaching-sessions');
        expect(body).toContain('help@practice.example');
        expect(body).not.toMatch(/parley|undefined|\[object/i);
      }
      expect(html).toContain('Rehearsal &amp; Co');
      expect(text).toContain('Rehearsal & Co');
    },
  );

  it('lets nobody write HTML into one', () => {
    const { html, text } = renderEmail('welcome', { name: '<img src=x onerror=alert(1)>"\'' }, brand);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;');
    expect(text).toContain('<img src=x onerror=alert(1)>');
  });

  it('greets without what was put into a name', () => {
    const name = 'Ada\r\nYou have won: https://evil.example/x www.evil.example eve@evil.example';
    for (const template of ['welcome', 'simulation_complete'] as const) {
      const { subject, html, text } = renderEmail(template, { ...SAMPLE_DATA[template], name }, brand);
      for (const part of [subject, html, text]) expect(part).not.toMatch(/evil/);
      expect(text.split('\n')[0]).toBe('Hello Ada You have won:,');
    }
  });

  it('makes no link of what scenarios and findings hold', () => {
    const data = {
      ...SAMPLE_DATA.simulation_complete,
      scenarioTitle: 'Win\r\nBcc: www.evil.example',
      stakeholderName: 'eve@evil.example',
      strengths: ['You said “see https://evil.example/x”'],
      areasForImprovement: ['evil.example/y'],
    };
    const { subject, html, text } = renderEmail('simulation_complete', data, brand);
    expect(subject).toBe('Your feedback on “Win Bcc: www[.]evil[.]example” is ready');
    for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.example|https:\/\/evil|@evil/);
    expect(text).toContain('- You said “see https[:]//evil[.]example/x”');
  });

  it('names the score, the findings and the way to the report', () => {
    const { subject, html, text } = renderEmail('simulation_complete', SAMPLE_DATA.simulation_complete, brand);
    expect(subject).toBe('Your feedback on “The board & the date” is ready');
    expect(html).toContain('The board &amp; the date');
    expect(text).toContain('7.5 out of 10 (fair)');
    expect(text).toContain('- Ask who carries the cost');
    expect(html).toContain('https://practice.example/coaching-sessions/64b7f0c2a1d3e4f5a6b7c8d9');
    expect(html).toContain('https://practice.example/settings?tab=notifications');
  });

  it('brings an enquiry to the operator, whose answer goes to who wrote it', () => {
    const { subject, html, text, replyTo } = renderEmail('enquiry', SAMPLE_DATA.enquiry, brand);
    expect(subject).toBe('Team Pilot enquiry from Ines <i>Vaz</i>, Vaz & Filhos');
    expect(replyTo).toEqual({ name: 'Ines <i>Vaz</i>', address: 'ines@example.org' });
    expect(html).not.toContain('<i>');
    for (const part of [
      'Ines &lt;i&gt;Vaz&lt;/i&gt;',
      'Vaz &amp; Filhos',
      '11-50',
      'We are forty.<br />When can we begin?',
      'mailto:ines@example.org',
    ])
      expect(html).toContain(part);
    for (const part of ['About: Team Pilot', 'Team size: 11-50', 'We are forty.\nWhen can we begin?'])
      expect(text).toContain(part);
    for (const body of [html, text]) expect(body).not.toMatch(/parley|undefined|null|\[object/i);
  });

  it('leaves out of an enquiry what was not said', () => {
    const { teamSize: _size, plan: _plan, ...bare } = SAMPLE_DATA.enquiry;
    const { subject, text } = renderEmail('enquiry', bare, brand);
    expect(subject).toMatch(/^Enquiry from /);
    expect(text).not.toMatch(/About|Team size/);
    const footer = renderEmail('enquiry', { kind: 'footer', email: 'foot@example.org' }, brand);
    expect(footer.subject).toBe('foot@example.org wants to get started');
    expect(footer.replyTo).toEqual({ name: '', address: 'foot@example.org' });
    expect(footer.html).toContain('foot@example.org');
  });

  it('lets nobody write HTML or a header line into an enquiry', () => {
    const given = {
      ...SAMPLE_DATA.enquiry,
      name: 'Eve\r\nBcc: all@example.org',
      company: 'A\u2028\u0000B',
      message: '</p><script>alert(1)</script>\r\n"quoted"',
    };
    const { subject, html, replyTo } = renderEmail('enquiry', given, brand);
    expect(subject).toBe('Team Pilot enquiry from Eve Bcc: all[at]example[.]org, A B');
    expect(replyTo?.name).toBe('Eve Bcc: all[at]example[.]org');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;<br />&quot;quoted&quot;');
  });

  it('refuses data that does not fit', () => {
    expect(() => renderEmail('welcome', { name: 7 }, brand)).toThrow('can not be filled in');
  });
});
