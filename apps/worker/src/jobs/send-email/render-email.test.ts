import { describe, expect, it } from '@jest/globals';
import { brandSchema } from '@parley/shared';
import { SAMPLE_DATA } from '../../testing/workshop';
import { renderEmail } from './render-email';

const brand = brandSchema.parse({ name: 'Rehearsal & Co', publicUrl: 'https://practice.example', supportEmail: 'help@practice.example', office: 'Utrecht' });

describe('rendered e-mails', () => {
  it.each(['welcome', 'simulation_complete'] as const)('%s speaks in the name of the configured brand, in HTML and text alike', (template) => {
    const { subject, html, text } = renderEmail(template, SAMPLE_DATA[template], brand);
    expect(subject.length).toBeGreaterThan(10);
    for (const body of [html, text]) {
      expect(body).toContain('https://practice.example/coaching-sessions');
      expect(body).toContain('help@practice.example');
      expect(body).not.toMatch(/parley|undefined|\[object/i);
    }
    expect(html).toContain('Rehearsal &amp; Co');
    expect(text).toContain('Rehearsal & Co');
  });

  it('lets nobody write HTML into one', () => {
    const { html, text } = renderEmail('welcome', { name: '<img src=x onerror=alert(1)>"\'' }, brand);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;');
    expect(text).toContain('<img src=x onerror=alert(1)>');
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

  it('refuses data that does not fit', () => {
    expect(() => renderEmail('welcome', { name: 7 }, brand)).toThrow('can not be filled in');
  });
});
