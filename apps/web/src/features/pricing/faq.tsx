import { PLANS } from '@parley/shared';
import { Link } from 'react-router-dom';
import { Disclosures } from '@/components/disclosures';

interface Question {
  readonly question: string;
  readonly answer: string;
  /** Where it is told at length. */
  readonly more?: { readonly to: string; readonly label: string };
}

/** Six questions (product §6.4). The answers follow the plan catalogue. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'What makes this different from other platforms?',
    answer:
      'You practise the conversation itself, with someone who answers back, and every point that you earn is shown next to the words that earned it.',
    more: { to: '/how-scoring-works', label: 'How scoring works' },
  },
  {
    question: 'Can I cancel anytime?',
    answer:
      'Yes. You keep everything you have paid for until the period ends. Your conversations and reports are kept for 30 days after that, then erased.',
  },
  {
    question: 'What happens after the free trial?',
    answer:
      'Your account is paused until you subscribe. You can still read and export everything, and finish a conversation you have begun.',
  },
  {
    question: 'How do coaching sessions work?',
    answer:
      'Each conversation you start uses one session. If you leave before your first message, it comes back to you. Unused sessions do not roll over to the next month.',
  },
  {
    question: 'Are there discounts for teams?',
    answer: `Team Pilot covers ten seats for ${PLANS.team_pilot.periodDays} days, with ${PLANS.team_pilot.credits} sessions on each seat. For more than ten seats, talk to us.`,
  },
  {
    question: 'Can I get more sessions per month?',
    answer: `Solo Pro has ${PLANS.solo_pro.credits} a month, three times as many as Solo Core, and an upgrade takes effect at once.`,
  },
];

export function Faq() {
  return (
    <section className="faq" id="faq">
      <h2>Before you ask</h2>
      <Disclosures
        items={QUESTIONS.map(({ question, answer, more }) => ({
          title: question,
          text: (
            <>
              {answer}
              {more !== undefined && (
                <>
                  {' '}
                  <Link to={more.to}>{more.label}</Link>
                </>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
