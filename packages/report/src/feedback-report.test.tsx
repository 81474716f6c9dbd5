import { describe, expect, it } from '@jest/globals';
import { feedbackSchema, type Feedback, type Message, type SpecificFeedback } from '@parley/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { FeedbackReport } from './feedback-report';
import { countsFor } from './indicator';
import { sumOfSteps } from './score-steps';
import { sampleConversation, sampleFeedback, sampleMessages, samplePreviousAttempt } from './testing/sample';
import { Transcript } from './transcript';

const render = (feedback: Feedback, messages: readonly Message[] = sampleMessages()) =>
  renderToStaticMarkup(
    <FeedbackReport
      conversation={sampleConversation({ messages: [...messages] })}
      feedback={feedback}
      timeZone="UTC"
    />,
  );

const times = (html: string, part: string) => html.split(part).length - 1;

describe('FeedbackReport', () => {
  const html = render(sampleFeedback());

  it('is made of feedback that keeps the contract', () => {
    expect(feedbackSchema.safeParse(sampleFeedback()).error).toBeUndefined();
  });

  it('says score, level, indicators, who, when and how long', () => {
    expect(html).toContain('>7.4<');
    expect(html).toContain('>Fair<');
    expect(html).toContain('You met 24 of 32\u00a0indicators.');
    expect(html.replaceAll(/<\/?span>/g, '')).toContain(
      'With Graham Tilley, executive sponsor. Tuesday 13\u00a0October, 21\u00a0minutes, 14\u00a0messages.',
    );
  });

  it('marks every quote verbatim, in the findings, under its indicator and in the transcript', () => {
    expect(times(html, '<mark class="rp-mark">I wanted you to hear it from me first.</mark>')).toBe(3);
    expect(times(html, '<span class="rp-pencil">I will get you a number from the vendor.</span>')).toBe(3);
    expect(html).toContain('href="#m10"');
    expect(html).toContain('id="m14"');
  });

  it('leaves out a quote that was never said, and keeps the finding', () => {
    const invented = render(
      sampleFeedback({
        specificFeedback: [
          {
            type: 'positive',
            message: 'You opened with the bad news and owned it.',
            relatedMessages: [2],
            evidence: { messageNumber: 2, quote: 'I take full responsibility.' },
          },
        ],
      }),
    );
    expect(invented).not.toContain('I take full responsibility.');
    expect(invented).toContain('You opened with the bad news and owned it.');
  });

  it('says the words of a finding once, and under the mark', () => {
    const quote = 'I wanted you to hear it from me first.';
    const said: SpecificFeedback = {
      type: 'positive',
      message: 'You came with it yourself: “hear it from me first”.',
      relatedMessages: [2],
      evidence: { messageNumber: 2, quote },
    };
    const out = render(sampleFeedback({ strengths: [said.message], specificFeedback: [said] }));
    expect(out).toContain('<p>You came with it yourself.</p>');
    const elsewhere = { ...said, message: 'You came with it yourself: “a word of somebody else”.' };
    expect(render(sampleFeedback({ strengths: [elsewhere.message], specificFeedback: [elsewhere] }))).toContain(
      '“a word of somebody else”.',
    );
    expect(
      render(sampleFeedback({ strengths: [said.message], specificFeedback: [{ ...said, evidence: null }] })),
    ).toContain('“hear it from me first”.');
  });

  it('offers beside the better words what can be done with the message', () => {
    const out = renderToStaticMarkup(
      <FeedbackReport
        conversation={sampleConversation()}
        feedback={sampleFeedback()}
        timeZone="UTC"
        messageAction={({ number }) => <b>{`Again ${number}`}</b>}
      />,
    );
    const number = sampleFeedback().suggestedPhrasing?.messageNumber;
    expect(number).toBeDefined();
    expect(times(out, `<b>Again ${number}</b>`)).toBe(2);
  });

  it('says a suggestion once where the approach for next time holds it', () => {
    const approach = 'Name the day first. Then say who owns it.';
    const suggestion: SpecificFeedback = {
      type: 'suggestion',
      message: 'Then say who owns it.',
      relatedMessages: [12],
      evidence: null,
    };
    const out = render(sampleFeedback({ suggestedApproachForNextTime: approach, specificFeedback: [suggestion] }));
    expect(times(out, 'Then say who owns it.')).toBe(1);
    expect(
      times(
        render(sampleFeedback({ suggestedApproachForNextTime: 'Name the day first.', specificFeedback: [suggestion] })),
        'Then say who owns it.',
      ),
    ).toBe(1);
  });

  it('shows markup in messages, findings and reasons as text', () => {
    const nasty = '<img src=x onerror="alert(1)"> & <b>bold</b>';
    const messages = sampleMessages().map((message) =>
      message.number === 2 ? { ...message, content: nasty } : message,
    );
    const out = render(
      sampleFeedback({
        keyInsights: nasty,
        specificFeedback: [
          { type: 'positive', message: nasty, relatedMessages: [2], evidence: { messageNumber: 2, quote: nasty } },
        ],
      }),
      messages,
    );
    expect(out).not.toContain('<img');
    expect(out).not.toContain('<b>bold');
    expect(out).toContain(
      '<mark class="rp-mark">&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;b&gt;bold&lt;/b&gt;</mark>',
    );
  });

  it('puts no style attribute into the page, which the content security policy would drop', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('adds the steps up to the score', () => {
    expect(sumOfSteps(sampleFeedback().steps)).toBe(7.4);
    expect(html).toContain('How it adds up');
    expect(html).toContain('>Your score<');
    const uneven = render(sampleFeedback({ steps: [{ label: 'Mean of ten skills', points: 7.37 }] }));
    expect(uneven).toContain('>7.37<');
    expect(uneven).toContain('Your score, to one decimal');
  });

  it('says what one indicator counts for', () => {
    const feedback = sampleFeedback();
    const skill = feedback.skills.find((candidate) => candidate.skill === 'negotiation_skills');
    const met = feedback.indicators.find((indicator) => indicator.skill === 'negotiation_skills');
    if (!skill || !met) throw new Error('The sample has negotiation skills');
    expect(countsFor(met, skill)).toBe(
      '1 of 4 under Negotiation Skills: 2.5 of that skill’s 10, or 0.25 in the sum below.',
    );
    expect(countsFor({ ...met, verdict: 'not_met' }, { ...skill, score: 6 })).toBe(
      '1 of 4 under Negotiation Skills: 0.25 in the sum below, which you did not get.',
    );
    expect(countsFor({ ...met, verdict: 'not_applicable', points: 0 }, skill)).toContain('no occasion');
  });

  it('opens with the skill that cost the most', () => {
    expect(html).toContain('<option value="documentation" selected="">');
  });

  it('holds every indicator, whether or not its skill is the one shown, so that paper and readers without scripts have them all', () => {
    expect(times(html, 'class="rp-ind-label"')).toBe(sampleFeedback().indicators.length);
    expect(html).toContain('<div class="rp-skill rp-skill-off">');
  });

  it('leads from the score and from every indicator to the rubric that was used', () => {
    expect(html).toContain('href="/how-scoring-works?version=1.3">How scoring works, rubric 1.3</a>');
    expect(html).toContain('href="/how-scoring-works?version=1.3#negotiation_skills-0"');
    const whole = renderToStaticMarkup(
      <FeedbackReport
        conversation={sampleConversation()}
        feedback={sampleFeedback()}
        timeZone="UTC"
        link={({ to, children }) => <a href={`https://parley.test${to}`}>{children}</a>}
      />,
    );
    expect(whole).toContain('href="https://parley.test/how-scoring-works?version=1.3">Rubric 1.3</a>');
    expect(whole).not.toContain('href="/');
  });

  it('shows what the stakeholder was worried about, the central concern marked, with the messages that dealt with it', () => {
    const words = 'The date is mine. I said it aloud.';
    const concern = {
      id: 'w',
      summary: 'the date',
      worry: words,
      central: false,
      answeredAt: null,
      settledAt: null,
    } as const;
    const plain = render(
      sampleFeedback({
        worries: [
          { ...concern, id: 'a', central: true, level: 'settled', answeredAt: 4, settledAt: 8 },
          { ...concern, id: 'b', level: 'answered', answeredAt: 6 },
          { ...concern, id: 'c', level: 'heard' },
          { ...concern, id: 'd', level: 'relapsed', answeredAt: 99 },
          { ...concern, id: 'e', level: 'open' },
        ],
      }),
    );
    const text = plain.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('What Graham was really worried about');
    expect(text).toContain('You settled 1 of 5.');
    expect(times(text, words)).toBe(5);
    expect(times(text, 'This weighed most.')).toBe(1);
    for (const course of [
      'First answered in message 4 , settled in message 8 .',
      'Answered in message 6 , and one more thing',
      'You named it or asked about it.',
      'Answered in message 99, and then you went back on it.',
      'Nothing you said spoke to it.',
    ]) {
      expect(text).toContain(course);
    }
    expect(plain).not.toContain('href="#m99"');
    expect(render(sampleFeedback({ worries: [] }))).not.toContain('really worried');
  });

  it('compares with the last attempt: score, skills, indicators, and a link', () => {
    const compared = renderToStaticMarkup(
      <FeedbackReport
        conversation={sampleConversation({ previousAttempt: samplePreviousAttempt() })}
        feedback={sampleFeedback()}
        timeZone="UTC"
      />,
    );
    expect(compared).toContain('0.8 more than on 6\u00a0October.');
    expect(compared).toContain('href="/coaching-sessions/6700000000000000000000c0"');
    const text = compared.replaceAll(/<[^>]+>/g, '');
    expect(text).toContain('Negotiation Skills2.5 →to 7.5+5.0');
    expect(text).toContain('Documentation6.7 →to 3.3−3.4');
    expect(text).toContain('Named a trade-off with a number message 8');
    expect(text).toContain('Met then, not nowAgreed a written next step message 14');
    expect(text).not.toContain('That report was scored with');
  });

  it('keeps the comparison small, however much has changed', () => {
    const newlyMet = Array.from({ length: 12 }, (_, at) => ({
      id: `n${at}`,
      skill: 'leadership' as const,
      label: `Newly met number ${at}`,
    }));
    const compared = renderToStaticMarkup(
      <FeedbackReport
        conversation={sampleConversation({ previousAttempt: samplePreviousAttempt({ newlyMet }) })}
        feedback={sampleFeedback()}
        timeZone="UTC"
      />,
    );
    expect(times(compared, 'Newly met number')).toBe(12);
    expect(compared.slice(0, compared.indexOf('and 7 more'))).toContain('Newly met number 4');
    expect(compared.slice(compared.indexOf('and 7 more'))).toContain('Newly met number 5');
  });

  it('says so where the last attempt was scored with another rubric', () => {
    const compared = renderToStaticMarkup(
      <FeedbackReport
        conversation={sampleConversation({
          previousAttempt: samplePreviousAttempt({ rubricVersion: '1.2', skills: [] }),
        })}
        feedback={sampleFeedback()}
        timeZone="UTC"
      />,
    );
    expect(compared.replaceAll(/<[^>]+>/g, '')).toContain(
      'That report was scored with rubric 1.2, this one with rubric 1.3.',
    );
    expect(compared).not.toContain('Skills, then and now');
  });

  it('says quietly that a first attempt is the first', () => {
    expect(html).toContain('Your first scored conversation on this scenario.');
    expect(html).not.toContain('Compared with your last attempt');
  });

  it('shows the weakest message beside its better words', () => {
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
      'Instead of message 12: Understood. I will get you a number from the vendor.',
    );
    const long = sampleMessages().map((message) =>
      message.number === 12 ? { ...message, content: 'word '.repeat(200) } : message,
    );
    expect(render(sampleFeedback(), long)).toMatch(/<q>(word ){40,60}…<\/q>/);
  });

  it('names rubric, engine and model, and says plainly when no provider scored it', () => {
    expect(html).toContain('>Rubric 1.3</a>, 34\u00a0indicators, 2 not applicable here');
    expect(html).toContain('Scored by the built-in rehearsal engine, no AI provider');
    const note = 'The provider did not answer; the built-in engine scored this talk.';
    const other = render(sampleFeedback({ engine: 'openai', model: 'gpt-4.1-mini', engineNote: note }));
    expect(other).toContain('Engine: openai, gpt-4.1-mini');
    expect(other).toContain(note);
  });

  it('does without trust, scores, steps, phrasing and findings', () => {
    const bare = render(
      sampleFeedback({
        overallScore: 0,
        strengths: [],
        areasForImprovement: [],
        keyInsights: '',
        specificFeedback: [],
        suggestedApproachForNextTime: '',
        suggestedPhrasing: null,
        trust: [],
        steps: [],
        indicators: [],
        skills: sampleFeedback().skills.map((skill) => ({ ...skill, score: null, met: 0, applicable: 0 })),
      }),
    );
    expect(bare).toContain('>0.0<');
    expect(bare).toContain('Not tested');
    expect(bare).toContain('No indicator applied.');
    expect(bare).not.toContain('reply by reply');
    expect(bare).not.toContain('How it adds up');
    expect(bare).not.toContain('rp-thread');
    expect(bare).not.toMatch(/NaN|undefined|null/);
  });

  it('holds 60 messages, each with its number and none twice', () => {
    const messages = Array.from({ length: 60 }, (_, index): Message => ({
      number: index + 1,
      role: index % 2 === 0 ? 'stakeholder' : 'student',
      content: `Words number ${index + 1}, with a line\nbreak in them.`,
      timestamp: new Date(Date.UTC(2026, 9, 13, 8, index)).toISOString(),
      notice: index === 8 ? 'The provider fell silent; the built-in engine went on.' : null,
    }));
    const long = render(sampleFeedback(), messages);
    for (const number of [1, 30, 60]) expect(times(long, `id="m${number}"`)).toBe(1);
    expect(long).toContain('The provider fell silent');
    expect(long).not.toMatch(/NaN|undefined/);
  });
});

describe('Transcript', () => {
  it('stands unmarked without feedback', () => {
    const html = renderToStaticMarkup(
      <Transcript messages={sampleMessages(3)} name="Graham" feedback={null} timeZone="UTC" />,
    );
    expect(html).toContain('1 · 08:42');
    expect(html).not.toMatch(/rp-mark|rp-thread|rp-gloss/);
  });
});
