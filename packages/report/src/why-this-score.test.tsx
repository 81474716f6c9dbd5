/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { sampleFeedback, sampleMessages } from './testing/sample';
import { WhyThisScore } from './why-this-score';

const labels = () =>
  [...document.querySelectorAll('.rp-skill:not(.rp-skill-off) .rp-ind-label')].map((label) => label.textContent);
const open = () =>
  [...document.querySelectorAll('.rp-skill:not(.rp-skill-off) details[open] .rp-ind-label')].map(
    (label) => label.textContent,
  );

describe('WhyThisScore', () => {
  it('opens the skill that cost most, and its first indicator with words', () => {
    render(<WhyThisScore feedback={sampleFeedback()} messages={sampleMessages()} name="Graham" />);
    expect(screen.getByRole('button', { name: /Documentation/ }).getAttribute('aria-pressed')).toBe('true');
    expect(open()).toEqual(['Agreed a written next step']);
  });

  it('shows the indicators of another skill, by button or by select', () => {
    render(<WhyThisScore feedback={sampleFeedback()} messages={sampleMessages()} name="Graham" />);
    fireEvent.click(screen.getByRole('button', { name: /Negotiation Skills/ }));
    expect(labels()).toHaveLength(4);
    expect(open()).toEqual(['Named a trade-off with a number']);
    expect(document.querySelector('.rp-skill:not(.rp-skill-off) details[open] mark')?.textContent).toBe(
      'The second costs £38,000 more for running both systems for six weeks',
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'Skill' }), { target: { value: 'leadership' } });
    expect(labels()[0]).toBe('Owned the delay without excuse');
  });

  it('names the stakeholder where the words are theirs, and marks none of them', () => {
    const [first] = sampleFeedback().indicators;
    if (!first) throw new Error('The sample has indicators');
    const feedback = sampleFeedback({
      indicators: [
        { ...first, verdict: 'not_met', evidence: { messageNumber: 3, quote: 'What happened to the float?' } },
      ],
    });
    render(<WhyThisScore feedback={feedback} messages={sampleMessages()} name="Graham" />);
    expect(screen.getByText('Graham said')).toBeTruthy();
    expect(document.querySelector('.rp-inds mark, .rp-inds .rp-pencil')).toBeNull();
  });

  it('says so where nothing was said that answers', () => {
    const [first] = sampleFeedback().indicators;
    if (!first) throw new Error('The sample has indicators');
    render(
      <WhyThisScore
        feedback={sampleFeedback({ indicators: [{ ...first, verdict: 'not_met', evidence: null }] })}
        messages={sampleMessages()}
        name="Graham"
      />,
    );
    expect(screen.getByText('Nothing that answers this.')).toBeTruthy();
  });
});
