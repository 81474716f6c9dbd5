import { sentenceCase, type ResourcePage } from '@parley/shared';
import { assessmentAreas } from '../../assessment/areas';

/** How somebody notices that an area is theirs to work on. By the area's id. */
const SIGNS: Readonly<Record<(typeof assessmentAreas)[number]['id'], string>> = {
  need: 'You deliver what was ordered, and hear that it is not what was meant',
  scope: 'Small favours add up to weeks that nobody planned',
  terms: 'You often agree to the second offer, and find out later that there was a third',
  conflict: 'Two people talk to you about each other, and not to each other',
  reporting: 'People are surprised by your reports, or have stopped reading them',
  risk: 'The same thing breaks again, and somebody repairs it by hand again',
  agreements: 'Two weeks after a meeting three people remember three decisions',
  leading: 'Things move while you stand beside them, and stop when you leave',
};

export const page = {
  kind: 'resource',
  resourceType: 'assessment',
  title: 'Project management skills assessment',
  displayWord: 'skills',
  subtitle:
    'Forty situations from the working week. For each you choose what you would say or do, and at the end you know which conversations to practise.',
  description:
    'A free project management skills assessment: forty situations in eight areas, about fifteen minutes, a result with reasons and what to practise next.',
  sections: [
    {
      title: 'What it asks, and what it leaves alone',
      content: [
        'No question here asks for a definition. You will not be asked what a critical path is, which process group a charter belongs to or what earned value measures. There are good examinations for that, and we compare ourselves with them [on a page of its own](/alternatives/pm-certification).',
        'Each question is a moment instead. A sponsor asks in the lift how things are going. A supplier offers a discount for something that never troubled you. A tester says no in front of everybody, and you know a reason that the others do not. Somebody waits for your answer, and there are four on the table. None of them is silly: in the wrong one you may recognise a colleague, or yourself on a Thursday at half past five.',
        'The situations are ours. They come from the same work as the scenarios of the library, so that what you find out here can be practised there. They are not taken from an examination, a textbook or another test.',
      ],
      tips: [
        'Choose what you would really do on an ordinary day, and not what you would advise. Nobody sees the difference but you.',
      ],
    },
    {
      title: 'The eight areas, and how you would notice them',
      content: [
        'Five questions belong to each area. They come mixed, one of each in turn, so that no area is left for the end when you are tired. Between them the areas cover [the ten skills](/how-scoring-works) on which every report of ours is built.',
        {
          kind: 'table',
          caption: 'Areas, the skills of our reports that belong to them, and a sign that an area wants work',
          head: ['Area', 'Skills', 'A sign'],
          rows: assessmentAreas.map(({ id, name, skills }) => [name, skills.map(sentenceCase).join(', '), SIGNS[id]]),
        },
      ],
    },
    {
      title: 'How an answer is weighed',
      content: [
        'The four answers are ranked, from three points for the best to none for the worst. What decides is the same as in a conversation that we score: whether you asked before you offered, whether somebody could act on your words, whether a figure, a name or a day stands in them, and what they cost the other person.',
        'Often the second answer is sound and merely a step too early, or right in substance and said in the wrong room. That is why it still earns two points. The last one is rarely rude. It is usually the comfortable one: waiting, agreeing, leaving it to somebody else.',
        'Two things we made sure of, because tests of this kind are easy to see through. The best answer is the longest one about as often as chance would have it, and it stands in each of the four places about equally often. Somebody who presses keys at random will come to about half of the 120 points, so read a result from there and not from nought.',
      ],
    },
    {
      title: 'Reading your result',
      content: [
        'You see the points of each area, out of fifteen, on a line with two rules. From twelve points an area counts as good, from nine as fair. Below that it needs work. These are the bounds of every score here, as shares of the whole.',
        'Then up to three areas that are not yet good are named, the weakest first, each with conversations of the library and the reason why they fit. Further down you find all forty situations once more, with the answers in their order and a sentence on each: what it gains, or what it gives away. That part teaches more than the figure. Open an area that you did well in, too; a point may have been luck.',
        {
          kind: 'list',
          items: [
            'One point more or less in an area means nothing: it is one question, read a little differently.',
            'Two areas that lie far apart are worth comparing: look at what you recognised in one and not in the other.',
            'Taking it again the next day measures your memory. In three months it measures something.',
          ],
        },
      ],
      tips: [
        'Print the result, or save it as a file from the same window. What you have opened is printed with it.',
        'Answers and result stay in this browser. We neither receive nor store them.',
      ],
    },
    {
      title: 'What a list of answers cannot show',
      content: [
        'Here the better sentence stands on the screen, and you have only to recognise it. In a room you have to find it, with somebody looking at you. Those are two abilities, and the second is the one that projects hang on. We do not claim that this assessment predicts your work: it has not been validated against anybody’s performance, and it should not decide who is hired or promoted.',
        'This is what the difference looks like. Among four answers hardly anybody would tick the first line below. In [a talk held with our stakeholder](/features/stakeholder-simulations) it was how the project manager opened, since the developers had asked for a number. Marit, a data protection officer, said no; the second attempt was about a case.',
        {
          kind: 'talk',
          talk: 'one-number-first',
          lines: [
            {
              message: 2,
              words:
                'My developers need one number, in months, for when a tenant file is deleted. Which number shall I give them?',
            },
            {
              message: 3,
              words:
                'No, there is not one. Tell me a paper and I tell you its day, so we have the whole schedule in twenty minutes.',
            },
            {
              message: 4,
              words:
                'Then let us take one case. A couple applied for a flat in March and somebody else got it. Which of their papers do you still need afterwards, and from which day does the time run?',
              marks: [
                {
                  words: 'Which of their papers do you still need afterwards, and from which day does the time run?',
                  indicator: 'asked-their-side',
                  verdict: 'met',
                  note: 'A question about one couple, which the expert can answer without a manual.',
                },
              ],
            },
            { message: 5, words: 'Yes, ask me such things, from this we get a schedule.' },
          ],
          caption:
            'The first question is of the kind that our area “Finding the need” gives no points. The report counted the second one; over four messages the talk came to 6.4.',
        },
      ],
      tips: [
        'If you score well here and still lose such talks, the trouble is seldom knowledge. Practise a hard scenario twice, with another first sentence.',
      ],
    },
    {
      title: 'Fifteen minutes well used',
      content: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Answer in one go if you can. If you are called away, close the page: it goes on where you stopped.',
            'Before you look at the reasons, write down the area in which you expect to be weakest. Compare.',
            'Pick one area, not three. Hold the first conversation that is named for it within the week.',
            'Read the report, change one sentence, hold the same conversation again. The better score stays.',
            'After four to six conversations move on to the next area on your list.',
          ],
        },
        'If you would rather follow an order that somebody has thought about, take [a learning track](/features/learning-tracks) in place of single scenarios. The result names one for each area that it sends you to.',
      ],
    },
    {
      title: 'Taking it as a team',
      content: [
        'Let everybody answer alone, and bring no scores to the table. Bring questions. Ask each person for the one situation in which they disagreed with our order, and why. A team that argues for ten minutes about whether to write to all or to one has learnt more about how it works than any average could tell.',
        'It happens that somebody shows that in your organisation the second answer is the better one. Good: then you have found a rule that nobody had written down. New colleagues will be grateful for it.',
      ],
    },
  ],
  relatedResources: [
    {
      title: 'Best practices',
      description: 'What conversations that end well have in common, with a checklist to print.',
      link: '/resources/pm-best-practices',
    },
    {
      title: 'Stakeholder guide',
      description: 'From a list of names to a plan of conversations, with a template to fill in.',
      link: '/resources/stakeholder-management-guide',
    },
    {
      title: 'Career guide',
      description: 'What changes from the first project to a portfolio, and which talks come with it.',
      link: '/resources/pm-career-guide',
    },
  ],
  faq: [
    {
      question: 'Does the assessment cost anything, or need an account?',
      answer: 'Neither. It runs in your browser, from the first question to the printed result.',
    },
    {
      question: 'Can I stop in the middle?',
      answer:
        'Yes. Every answer is kept in this browser at once, and the page offers to continue when you come back. In another browser, or in a private window that you have closed, you begin anew.',
    },
    {
      question: 'Do I get a certificate?',
      answer:
        'No. It is made for finding out what to practise. Nobody watches you take it, so a certificate would prove nothing.',
    },
    {
      question: 'I think that one of your answers is ranked wrongly.',
      answer:
        'You may well be right for your organisation. Tell us through the contact page which situation it is and what speaks for another order.',
    },
  ],
  ctaTitle: 'Now say it to somebody who objects',
  ctaDescription:
    'The trial has 20 conversations in 14 days and asks for no card. Begin with the one that your result names first.',
  related: ['/features/stakeholder-simulations', '/how-scoring-works', '/solutions/new-project-managers'],
} satisfies ResourcePage;
