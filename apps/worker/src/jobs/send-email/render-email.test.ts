import { describe, expect, it } from '@jest/globals';
import { brandSchema, EMAIL_TEMPLATES, PREFERENCE_OF, type EmailContent, type EmailTemplate } from '@parley/shared';
import { SAMPLE_EMAILS, SAMPLE_NOW } from '../../testing/sample-emails';
import { renderEmail, type RenderedEmail } from './render-email';

const brand = brandSchema.parse({
  name: 'Rehearsal & Co',
  publicUrl: 'https://practice.example',
  supportEmail: 'help@practice.example',
  office: 'Utrecht',
});
const LINKS = {
  settings: 'https://practice.example/settings?tab=notifications',
  unsubscribe: 'https://practice.example/unsubscribe?token=token-of-hers',
  oneClick: 'https://practice.example/api/unsubscribe/token-of-hers',
};
const written = (rendered: RenderedEmail | null): RenderedEmail => {
  if (rendered === null) throw new Error('There was nothing to say');
  return rendered;
};
const render = (email: EmailContent): RenderedEmail =>
  written(
    renderEmail(
      { ...email, secret: email.secret ?? null },
      { brand, now: SAMPLE_NOW },
      PREFERENCE_OF[email.template] === undefined ? null : LINKS,
    ),
  );
/** Its text, without the line breaks that mail needs. */
const textOf = (email: EmailContent): string => render(email).text.replaceAll('\n', ' ');

/** Where each letter leads. */
const LEADS_TO: Record<EmailContent['template'], string> = {
  welcome: '/coaching-sessions',
  simulation_complete: '/coaching-sessions/64b7f0c2a1d3e4f5a6b7c8d9',
  enquiry: '',
  password_reset: '/reset-password?token=q3-sample-token_Zk1',
  password_changed: '/forgot-password',
  email_confirmation: '/confirm-email?token=q3-sample-token_Zk1',
  email_change_notice: '/forgot-password',
  account_closing: '/login',
  trial_ending: '/pricing',
  low_credits: '/pricing',
  plan_expiring: '/settings?tab=billing',
  monthly_progress: '/coaching-sessions',
  payment_failed: '/settings?tab=billing',
  payment_last_notice: '/settings?tab=billing',
  plan_paused: '/settings?tab=billing',
  plan_ended: '/pricing',
  practice_erasure: '/settings',
  team_invitation: '/invitations/q3-sample-token_Zk1',
  team_removed: '/settings?tab=billing',
  team_inherited: '/team-admin',
  team_without_owner: '',
  assignment_asked: '/dashboard',
  assignment_due: '/learning-tracks/new-pm-essentials',
  team_ending: '/contact?plan=team-renewal',
  team_ending_notice: '',
};

const CONTACT = {
  kind: 'contact',
  name: 'Ines',
  email: 'ines@example.org',
  company: 'Vaz',
  message: 'Hello',
  plan: 'team-pilot',
} as const;

/** Letters to the operator greet nobody, and may show commands. */
const TO_OPERATOR: ReadonlySet<EmailTemplate> = new Set(['enquiry', 'team_ending_notice', 'team_without_owner']);
const TO_PEOPLE = EMAIL_TEMPLATES.filter((template) => !TO_OPERATOR.has(template));

describe('rendered e-mails', () => {
  it.each(TO_PEOPLE)(
    '%s speaks in the name of the configured brand and leads somewhere, in HTML and text alike',
    (template) => {
      const { subject, html, text } = render(SAMPLE_EMAILS[template]);
      expect(subject.length).toBeGreaterThan(10);
      for (const body of [html, text]) {
        expect(body).toContain(`https://practice.example${LEADS_TO[template]}`);
        expect(body).toContain('help@practice.example');
        expect(body).not.toMatch(/parley|undefined|null|NaN|Invalid|\[object/i);
      }
      expect(html).toContain('Rehearsal &amp; Co');
      expect(text).toContain('Rehearsal & Co');
      expect(text.split('\n')[0]).toMatch(/^Hello Ada/);
    },
  );

  it('lets nobody write HTML into one', () => {
    const { html, text } = render({
      template: 'welcome',
      data: { name: '<img src=x onerror=alert(1)>"\'' },
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;');
    expect(text).toContain('<img src=x onerror=alert(1)>');
  });

  it('greets without what was put into a name', () => {
    const name = 'Ada\r\nYou have won: https://evil.example/x www.evil.example eve@evil.example';
    for (const template of TO_PEOPLE) {
      const { secret = null, data } = SAMPLE_EMAILS[template];
      const email = { template, secret, data: { ...data, name } };
      const { subject, html, text } = written(renderEmail(email, { brand, now: SAMPLE_NOW }, null));
      for (const part of [subject, html, text]) expect(part).not.toMatch(/evil/);
      expect(text.split('\n')[0]).toBe('Hello Ada You have won:,');
    }
  });

  it('makes no link of what scenarios and findings hold', () => {
    const data = {
      ...SAMPLE_EMAILS.simulation_complete.data,
      scenarioTitle: 'Win\r\nBcc: www.evil.example',
      stakeholderName: 'eve@evil.example',
      strengths: ['You said “see https://evil.example/x”'],
      areasForImprovement: ['evil.example/y'],
    };
    const { subject, html, text } = render({ template: 'simulation_complete', data });
    expect(subject).toBe('Your feedback on “Win Bcc: www[.]evil[.]example” is ready');
    for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.example|https:\/\/evil|@evil/);
    expect(text).toContain('- You said “see https[:]//evil[.]example/x”');
  });

  it('names the score, the findings and the way to the report', () => {
    const { subject, html, text } = render(SAMPLE_EMAILS.simulation_complete);
    expect(subject).toBe('Your feedback on “The board & the date” is ready');
    expect(html).toContain('The board &amp; the date');
    expect(text).toContain('7.5 out of 10 (fair)');
    expect(text).toContain('- Ask who carries the cost');
    expect(html).toContain('https://practice.example/coaching-sessions/64b7f0c2a1d3e4f5a6b7c8d9');
    expect(html).toContain('https://practice.example/settings?tab=notifications');
  });

  it('brings an enquiry to the operator, whose answer goes to who wrote it', () => {
    const { subject, html, text, replyTo } = render(SAMPLE_EMAILS.enquiry);
    expect(subject).toBe('Team Pilot enquiry from Ines <i>Vaz</i>, Vaz & Filhos');
    expect(replyTo).toEqual({ name: 'Ines <i>Vaz</i>', address: 'ines@example.org' });
    expect(html).not.toContain('<i>');
    for (const part of [
      'Ines &lt;i&gt;Vaz&lt;/i&gt;',
      'Vaz &amp; Filhos',
      '11-50',
      'We are forty.<br/>When can we begin?',
      'mailto:ines@example.org',
    ])
      expect(html).toContain(part);
    for (const part of ['About: Team Pilot', 'Team size: 11-50', 'We are forty.\nWhen can we begin?'])
      expect(text).toContain(part);
    const command =
      "parley team create --owner ines@example.org --name 'Vaz & Filhos' --seats 10 --days 60 --credits 300";
    expect(text).toContain(`\n${command}\n`);
    for (const body of [html, text])
      expect(body.replaceAll('parley team', '')).not.toMatch(/parley|undefined|null|\[object/i);
  });

  it.each([
    ["O'Brien & Sons", String.raw`'O'\''Brien & Sons'`],
    ['$(reboot) `id` "x" \\', '\'$(reboot) `id` "x" \\\''],
    ['a; rm -rf ~ #', "'a; rm -rf ~ #'"],
    ['one\r\nreboot', "'one reboot'"],
    ["'; reboot; '", String.raw`''\''; reboot; '\'''`],
    ['--json', "'--json'"],
    ['visit evil.example', "'visit evil[.]example'"],
    ['Halden', 'Halden'],
  ])('shows a company called %j as one word of the command', (company, word) => {
    const { text } = render({ template: 'enquiry', data: { ...CONTACT, company } });
    expect(text).toContain(`parley team create --owner ines@example.org --name ${word} --seats 10`);
  });

  it('shows how a team goes on where a renewal was asked for, and no command where no team was', () => {
    const renewal = render({ template: 'enquiry', data: { ...CONTACT, plan: 'team-renewal' } });
    expect(renewal.text).toContain('\nparley team extend --owner ines@example.org --days 60\n');
    const { plan: _plan, ...other } = CONTACT;
    expect(render({ template: 'enquiry', data: other }).text).not.toContain('parley team');
  });

  it('tells the operator which team ends, whose it is, and the command that extends it', () => {
    const { subject, html, text } = render(SAMPLE_EMAILS.team_ending_notice);
    expect(subject).toBe('Team Pilot: the team Project office ends on 25 November');
    for (const part of [
      'Owner: ines@example.org',
      'Seats: 8 of 10 taken',
      'Ends: 25 November 2026 at 14:05 UTC, in 3 days',
    ])
      expect(text).toContain(part);
    expect(text).toContain('\nparley team extend 64b7f0c2a1d3e4f5a6b7c8d9 --days 60\n');
    expect(html).toContain('Vaz &amp; Filhos');
    const orphaned = { ...SAMPLE_EMAILS.team_ending_notice.data, ownerEmail: null, seats: null };
    const { text: without } = render({ template: 'team_ending_notice', data: orphaned });
    for (const part of ['Owner: nobody', 'Seats: 8 of unlimited taken', '--new-owner']) expect(without).toContain(part);
  });

  it('says nothing about a team that has ended meanwhile', () => {
    for (const template of ['team_ending', 'team_ending_notice'] as const) {
      const { data } = SAMPLE_EMAILS[template];
      const late = { brand, now: data.endsAt };
      expect(renderEmail({ template, data, secret: null }, late, null)).toBeNull();
    }
  });

  it('tells the operator of a team that nobody owns, with the command that names an owner', () => {
    const { data } = SAMPLE_EMAILS.team_without_owner;
    const teamName = 'Project www.evil.example';
    const { subject, text } = render({ template: 'team_without_owner', data: { ...data, teamName } });
    expect(subject).toBe('The team Project www[.]evil[.]example has no owner');
    expect(text).toContain('Seats taken: 8');
    expect(text).toContain('\nparley team extend 64b7f0c2a1d3e4f5a6b7c8d9 --new-owner EMAIL\n');
    const inherited = textOf({ template: 'team_inherited', data: { name: 'Ada', teamName } });
    expect(inherited).toContain('The owner of your team “Project www[.]evil[.]example” has closed their account.');
  });

  it('of few sessions on a team’s seat leads to no prices: the team’s admins arrange more', () => {
    const onSeat = { ...SAMPLE_EMAILS.low_credits.data, planType: 'team_pilot', renewsAt: null, onSeat: true } as const;
    const text = textOf({ template: 'low_credits', data: onSeat });
    expect(text).toContain('You have 4 of your 20 sessions left on your team seat.');
    expect(text).toContain('Your team’s admins can arrange more.');
    expect(text).not.toContain('/pricing');
  });

  it('leaves out of an enquiry what was not said', () => {
    const bare = {
      kind: 'contact',
      name: 'Ines',
      email: 'ines@example.org',
      company: 'Vaz',
      message: 'Hello',
    } as const;
    const { subject, text } = render({ template: 'enquiry', data: bare });
    expect(subject).toMatch(/^Enquiry from /);
    expect(text).not.toMatch(/About|Team size/);
    const footer = render({ template: 'enquiry', data: { kind: 'footer', email: 'foot@example.org' } });
    expect(footer.subject).toBe('foot@example.org wants to get started');
    expect(footer.replyTo).toEqual({ name: '', address: 'foot@example.org' });
    expect(footer.html).toContain('foot@example.org');
  });

  it('lets nobody write HTML or a header line into an enquiry', () => {
    const given = {
      ...SAMPLE_EMAILS.enquiry.data,
      name: 'Eve\r\nBcc: all@example.org',
      company: 'A\u2028\u0000B',
      message: '</p><script>alert(1)</script>\r\n"quoted"',
    };
    const { subject, html, replyTo } = render({ template: 'enquiry', data: given });
    expect(subject).toBe('Team Pilot enquiry from Eve Bcc: all[at]example[.]org, A B');
    expect(replyTo?.name).toBe('Eve Bcc: all[at]example[.]org');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;<br/>&quot;quoted&quot;');
  });

  it('refuses data that does not fit', () => {
    const context = { brand, now: SAMPLE_NOW };
    const faulty = { template: 'welcome', data: { name: 7 }, secret: null } as const;
    expect(() => renderEmail(faulty, context, null)).toThrow('can not be filled in');
    const spent = { ...SAMPLE_EMAILS.password_reset, secret: null };
    expect(() => renderEmail(spent, context, null)).toThrow('its link has no token');
  });

  it('names another address so that it can not be clicked', () => {
    const { html, text } = render(SAMPLE_EMAILS.email_change_notice);
    for (const body of [html, text]) {
      expect(body).toContain('ada[.]byron[at]example[.]org');
      expect(body).not.toContain('ada.byron@');
    }
  });

  it.each(EMAIL_TEMPLATES)('%s can be unsubscribed from where a preference governs it, and only there', (template) => {
    const { html, text, headers } = render(SAMPLE_EMAILS[template]);
    const governed = PREFERENCE_OF[template] !== undefined;
    for (const body of [html, text]) {
      for (const link of [LINKS.settings, LINKS.unsubscribe]) expect(body.includes(link)).toBe(governed);
    }
    expect(headers).toEqual(
      governed
        ? {
            'List-Unsubscribe': `<${LINKS.oneClick}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {},
    );
  });

  it.each(['trial_ending', 'plan_expiring'] as const)('has nothing to say of %s once it is over', (template) => {
    const { data } = SAMPLE_EMAILS[template];
    const at = (now: Date) => renderEmail({ template, data, secret: null }, { brand, now }, LINKS);
    expect(at(new Date(data.endsAt.getTime() - 1))).not.toBeNull();
    expect(at(data.endsAt)).toBeNull();
  });

  it.each([
    ['payment_failed', SAMPLE_EMAILS.payment_failed.data.until],
    ['payment_last_notice', SAMPLE_EMAILS.payment_last_notice.data.until],
    ['plan_ended', SAMPLE_EMAILS.plan_ended.data.erasesAt],
    ['practice_erasure', SAMPLE_EMAILS.practice_erasure.data.erasesAt],
  ] as const)('has nothing to say of %s when its day has come', (template, day) => {
    const { data } = SAMPLE_EMAILS[template];
    const at = (now: Date) => renderEmail({ template, data, secret: null }, { brand, now }, null);
    expect(at(new Date(day.getTime() - 1))).not.toBeNull();
    expect(at(day)).toBeNull();
  });

  it.each([
    ['unpaid', 'has not come in', 'Pay the unpaid invoice or update your payment method in Billing & Plans'],
    ['refunded', 'was refunded', 'please write to us at help@practice.example'],
    ['disputed', 'disputed with the bank', 'please tell your bank and write to us'],
  ] as const)('says why a plan is paused, and what helps: %s', (why, words, helps) => {
    const data = { ...SAMPLE_EMAILS.plan_paused.data, why };
    const said = textOf({ template: 'plan_paused', data });
    for (const part of [words, helps, 'If your subscription ends, what you practised is erased later'])
      expect(said).toContain(part);
  });

  it.each([
    ['payment_failed', 'Your payment for Solo Core did not go through'],
    ['payment_last_notice', 'Your Solo Core plan will be paused on 25 November unless your payment goes through'],
  ] as const)('says in the same words how an unpaid plan continues: %s', (template, subject) => {
    expect(render(SAMPLE_EMAILS[template]).subject).toBe(subject);
    expect(textOf(SAMPLE_EMAILS[template])).toContain(
      'Pay the unpaid invoice or update your payment method in Billing & Plans, and your plan continues.',
    );
  });

  it('says of a closed account what stays of it, and until when its subscription can be resumed', () => {
    const said = textOf(SAMPLE_EMAILS.account_closing);
    for (const part of [
      'your name and e-mail address. What stays is a record of sessions and payments that no longer identifies you.',
      'Reopening your account does not restart the subscription. You can resume it in Billing & Plans until 25 November',
    ])
      expect(said).toContain(part);
  });

  it('says what becomes of a cancelled plan, and of one that was arranged', () => {
    const { data } = SAMPLE_EMAILS.plan_expiring;
    const cancelled = textOf({ template: 'plan_expiring', data });
    expect(cancelled).toContain('read, export and finish your work for 30 days. Then your conversations');
    expect(cancelled).toContain('Resume your subscription in Billing & Plans before 25 November 2026.');
    for (const [planType, leadsTo] of [
      ['solo_pro', '/pricing'],
      ['team_pilot', '/contact?plan=team-renewal'],
    ] as const) {
      const arranged = textOf({ template: 'plan_expiring', data: { ...data, planType, cancelled: false } });
      expect(arranged).toContain(`https://practice.example${leadsTo}`);
      expect(arranged).not.toMatch(/erased|Resume/);
    }
  });

  it.each([
    ['solo_core', new Date('2026-12-03T00:00:00Z'), 'You have 4 of this month’s 20 sessions left on Solo Core.'],
    ['solo_core', null, 'You have 4 of your 20 sessions left on Solo Core.'],
    ['free_trial', null, 'You have 4 of your 20 sessions left on your free trial.'],
  ] as const)('counts the sessions that are left of %s', (planType, renewsAt, words) => {
    const { data } = SAMPLE_EMAILS.low_credits;
    const said = textOf({ template: 'low_credits', data: { ...data, planType, renewsAt } });
    for (const part of [words, 'You can still finish conversations you have started.']) expect(said).toContain(part);
    expect(said.includes('They renew on 3 December 2026.')).toBe(renewsAt !== null);
  });

  it('invites in the name of who invites, and says until when and what the team will see', () => {
    const { subject } = render(SAMPLE_EMAILS.team_invitation);
    expect(subject).toBe('Olga Owner invites you to the team Bridges & roads');
    const said = textOf(SAMPLE_EMAILS.team_invitation);
    for (const part of [
      'Olga Owner invites you to the team Bridges & roads of Halden Freight on Rehearsal & Co',
      'The link works once, until 29 November 2026 at 16:05 UTC.',
      'What is said in your conversations stays yours alone.',
    ])
      expect(said).toContain(part);
  });

  it('lets nobody put a link into an invitation', () => {
    const email = {
      ...SAMPLE_EMAILS.team_invitation,
      data: {
        ...SAMPLE_EMAILS.team_invitation.data,
        teamName: 'Win\r\nBcc: www.evil.example',
        organization: 'https://evil.example',
        invitedBy: 'evil.example',
      },
    };
    const { subject, html, text } = render(email);
    expect(subject).toBe('You are invited to the team Win Bcc: www[.]evil[.]example');
    for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.example|https:\/\/evil/);
  });

  it('says to who was removed from a team what comes now, and what stays whose', () => {
    const said = textOf(SAMPLE_EMAILS.team_removed);
    for (const part of [
      'On 22 November 2026 at 19:14 UTC you were removed from the team Bridges & roads.',
      'You can still finish conversations you have started, and all your conversations and reports stay yours.',
      'The team keeps the date, the scores and the library scenario',
    ])
      expect(said).toContain(part);
  });

  it.each(EMAIL_TEMPLATES)('%s fetches nothing and runs nothing, and has a dark scheme', (template) => {
    const { html } = render(SAMPLE_EMAILS[template]);
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object|video|audio|form|input)\b|@import|url\(|\son\w+=/i);
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    // Gmail cuts longer ones off.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });
});
