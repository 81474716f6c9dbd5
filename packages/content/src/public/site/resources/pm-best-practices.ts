import type { ResourcePage } from '@parley/shared';

export const page = {
  kind: 'resource',
  resourceType: 'checklist',
  title: 'Best practices for talks about projects',
  displayWord: 'talks',
  subtitle:
    'Plans are compared with reality once a month. Conversations decide in between. Here is what the good ones share.',
  description:
    'A working guide to project conversations: what to prepare, say first, ask, offer, refuse and write down, with one meeting held twice and a checklist.',
  sections: [
    {
      title: 'One meeting, held twice',
      content: [
        'Helen Marsh signs the weekly report on the move of 412,000 customer accounts to a new billing system. Eleven reports said green. The twelfth said red. She has put all of them on the table, in order, and would like to know what happened in between. She is a character in our library, and her questions are those of any director who has been told green for too long.',
        'We held that meeting twice, with the same opening. The first time we used sentences that can be heard on any Monday in any project office.',
        {
          kind: 'talk',
          talk: 'a-more-robust-framework',
          lines: [
            {
              message: 2,
              words:
                'I completely understand your frustration, Helen, and I want to assure you that the whole team is fully committed to getting this back on track.',
              marks: [
                {
                  words:
                    'I completely understand your frustration, Helen, and I want to assure you that the whole team is fully committed to getting this back on track.',
                  indicator: 'backed-with-fact',
                  verdict: 'not_met',
                  note: 'Twenty-five words, and not one of them could be checked.',
                },
              ],
            },
            { message: 3, words: 'That’s week five, almost word for word.' },
            {
              message: 6,
              words:
                'Status colours are a snapshot. Going forward we are introducing a much more robust reporting framework, with clear criteria and full transparency at every level.',
              marks: [
                {
                  words: 'Status colours are a snapshot.',
                  indicator: 'answered-the-central',
                  verdict: 'not_met',
                  note: 'She asked what green was made of.',
                },
              ],
            },
            { message: 9, words: 'It’s exactly how week seven reads.' },
          ],
          caption: 'Nothing rude was said. The score was 0.0 of 10, because nothing was given that she could use.',
        },
        'The second time, the same project manager knew the same facts and used them.',
        {
          kind: 'talk',
          talk: 'since-week-eight',
          lines: [
            {
              message: 2,
              words:
                'I’ve known since week eight. A sample of 2,000 accounts matched 84 per cent, I thought I could fix it in a fortnight, and I wrote green. Nobody else decided that.',
              marks: [
                {
                  words:
                    'A sample of 2,000 accounts matched 84 per cent, I thought I could fix it in a fortnight, and I wrote green.',
                  indicator: 'backed-with-fact',
                  verdict: 'met',
                  note: 'The fact that hurts, with its size and its week.',
                },
              ],
            },
            {
              message: 3,
              words: 'That can’t have been pleasant to say. I’ll not bring it up again, and I won’t let anyone else.',
            },
            {
              message: 10,
              words:
                'No more colours from me. From this Friday you get one number, the share of all 412,000 accounts that matched in that week’s trial: 98 or it isn’t green.',
              marks: [
                {
                  words: 'No more colours from me.',
                  indicator: 'set-a-boundary',
                  verdict: 'met',
                  note: 'A refusal, and a better thing in its place.',
                },
              ],
            },
            {
              message: 11,
              words: 'So I’d be signing a count and not a mood. I can do that. I should have asked for it in week one.',
            },
          ],
          caption: 'The worst sentence of the meeting came first, and it was the one that made the rest possible.',
        },
        'Everything below is what lies between those two meetings. It is ordered as a meeting is: before, at the start, in the middle, at the end, afterwards.',
      ],
    },
    {
      title: 'Before: five lines on a card',
      content: [
        'Preparation for a difficult talk is short. If it fills more than a card you are writing a speech, and the other person has not agreed to listen to one.',
        {
          kind: 'list',
          ordered: true,
          items: [
            '*What I want to leave with.* A decision, a date, a yes to a trial. “Alignment” is no answer; you could not tell afterwards whether you had it.',
            '*What this costs them.* Write the other person’s loss in their own unit: minutes at the bed, a sum before the board, a weekend.',
            '*My part in it.* One sentence, first person, with a date. If you can’t find one, ask whoever knows you best.',
            '*Two ways, each with a price.* And a cross beside the one that you would take.',
            '*What I will not give.* One named thing and the reason. Decide it while nobody is looking at you.',
          ],
        },
      ],
      tips: [
        'Read the card once and leave it in the bag. A person who reads aloud can’t hear.',
        'Figures are the exception: take them along in writing, with their source.',
      ],
    },
    {
      title: 'The first two things you say',
      content: [
        'Say where things stand before you say how they got there. People listen for the verdict, and until it comes they hear nothing else. “It has been red since the fourth” takes one breath; the story of how it came to be red can follow, if anybody still wants it.',
        'Then say who is affected and who is not. A sponsor’s first thought is for the person to whom they will have to explain it. If you know that nobody’s bill, bed or wage changes this month, that is the second sentence and no later.',
        'What makes a statement worth saying is a particular: a figure, a day, a name, a place. Two of them in the first two messages is the measure that our own reports use. It is a low bar, and polite openings stay under it.',
      ],
    },
    {
      title: 'Questions that could only be asked here',
      content: [
        'A good question shows that you have listened, and gets you something that you could not have known. Both halves can be tested. Take the question out of the room and put it into another project. If it still fits, it was a phrase.',
        {
          kind: 'table',
          caption: 'The same intention, asked twice',
          head: ['Fits any project', 'Fits this one'],
          rows: [
            ['“What are your concerns?”', '“What happens on the ward between seven and half past?”'],
            ['“How can we support you?”', '“Which of your fourteen sheets does the pour on the 7th need?”'],
            ['“What would success look like?”', '“What would you like to be able to tell the trustees in June?”'],
            ['“Is there any flexibility?”', '“Do you need the cash by 31 December, or a smaller total?”'],
          ],
        },
        'Ask for the other side’s priority before you propose anything. A proposal made first is a guess, and the talk that follows is about your guess. And when somebody has told you a thing that cost them something to say, take up that thing in your next sentence, even if the agenda has another one.',
      ],
      tips: ['One question at a time. Of two, people answer the easier one.'],
    },
    {
      title: 'Owning a part without grovelling',
      content: [
        'An apology that names nothing is a way of asking to be comforted. What restores trust is smaller and drier: what I knew, since when, what I decided, what is different from today. Four facts in the first person.',
        'Own exactly your share. Taking the blame for everything sounds noble and is useless, since the other person still does not know what broke. And leave out the “but”. Whatever stands behind it takes back what stood before.',
      ],
    },
    {
      title: 'Offering: two ways, a price on each, and a choice',
      content: [
        'A single way forward is an ultimatum in good clothes. Five are homework. Two let the other person choose, and make visible what the choice is about: money against weeks, safety against a feature.',
        'Put the price beside the way at the moment you name it. “We could bring in two analysts” sounds free until somebody asks. Then say which one you would take and why. Many project managers stop short of that because it feels presumptuous. To the person on the other side it feels like being left alone with your problem.',
      ],
      tips: [
        'Tie the recommendation to something they said, in their words.',
        'What a change costs in days and money can be worked out before the meeting; the [career guide](/resources/pm-career-guide) has a calculator for it.',
      ],
    },
    {
      title: 'A no that helps',
      content: [
        'Refuse things, never people, and refuse them by name. “The lockout module stays” can be understood and respected. “That will be difficult” will be heard as a yes with a groan in it.',
        'After the no comes what is possible, in the same breath. And once a figure or a date is on the table, keep it there under pressure, or give it up only in exchange for something. A date that moves because somebody raised their voice teaches them to raise it again.',
      ],
    },
    {
      title: 'The last two minutes',
      content: [
        'More is lost here than anywhere else. The talk went well, both are relieved, somebody gathers their papers. Keep everybody seated for four sentences.',
        {
          kind: 'list',
          items: [
            'What now stands, with its particulars, so that it can be corrected.',
            'Who does what by which day, beginning with yourself.',
            'What will be in writing, and when they have it.',
            'The question for the decision that you came for. Ask it as a question, and wait.',
          ],
        },
        'The last is the easiest to leave out. In the second meeting with Helen it was asked, *Is that enough for you to take to the board?*, and she answered that for the first time in twelve weeks she knew what she was signing.',
      ],
      tips: ['If you catch yourself saying “great meeting”, something has not been written down.'],
    },
    {
      title: 'Afterwards, on the same day',
      content: [
        'Write three lines to everybody concerned: what was decided, what is open, what happens next. Not minutes; minutes are written so that nobody can be blamed, and read accordingly. Send them before the evening, because tomorrow there will be two versions of the meeting and yours will be one of them.',
        'Then do the smallest thing you promised, at once. A corrected report by five, a call to the supplier, a name put back on a list. It costs a quarter of an hour, and it tells the other person what your larger promises are worth.',
        'And keep one line for yourself: the sentence that you would say differently. That line is the beginning of the next preparation.',
      ],
    },
    {
      title: 'Sentences to leave at home',
      content: [
        'All of these are polite. None of them carries anything, and people who have heard them often will score you as the report does: nothing said.',
        {
          kind: 'list',
          items: [
            '“We take this very seriously.” Then say what you did.',
            '“The team is working flat out.” It describes the weather.',
            '“We will keep you posted.” On which day, with which number?',
            '“Let us take that offline.” To whom, and when will the others hear?',
            '“Everybody is aligned.” Who said yes to what?',
            '“Lessons have been learned.” Name one, and what you have done differently since.',
          ],
        },
      ],
    },
    {
      title: 'A fortnight of practice',
      content: [
        'Reading about conversations improves conversations about as much as reading about scales improves a violin. If you have nobody to rehearse with, a colleague who plays your sponsor for twenty minutes is the best there is, and free. If you want somebody who has time at six in the morning and lets you begin again as often as you like, that is what we build.',
        {
          kind: 'table',
          caption: 'Six sessions, about two hours in all',
          head: ['Day', 'Talk', 'Watch for'],
          rows: [
            ['1', 'Scope Change Request (easy)', 'Did you ask before you priced?'],
            ['3', 'The same again', 'Which indicators are new?'],
            ['5', 'Executive Status Update (medium)', 'Status, who is affected, correction, decision'],
            ['8', 'Green for Eleven Weeks, Then Red (medium)', 'Your part, in the first message'],
            ['10', 'Budget Cut Negotiation (hard)', 'Two ways, one recommendation, one no'],
            ['14', 'Your own next meeting, from your notes', 'The last two minutes'],
          ],
        },
        'How each of the thirty indicators is judged stands on [a page of its own](/how-scoring-works), with examples of what counts and what only sounds like it.',
      ],
    },
  ],
  downloadable: {
    title: 'Conversation checklist',
    description:
      'The card to fill in before, what to tick after the start, the middle and the last two minutes, and the sentences to leave unsaid, on paper. No address is asked for.',
    format: 'PDF',
    file: 'conversation-checklist.pdf',
  },
  relatedResources: [
    {
      title: 'Stakeholder guide',
      description: 'Whom to talk to, in which order, and about what, before you need any of this.',
      link: '/resources/stakeholder-management-guide',
    },
    {
      title: 'Skills assessment',
      description: 'Forty situations with four answers each. It tells you which of these habits you have already.',
      link: '/resources/pm-skills-assessment',
    },
    {
      title: 'Case studies',
      description: 'Four more meetings that were held here, with what the report praised and what it asked for.',
      link: '/resources/case-studies',
    },
  ],
  related: ['/how-scoring-works', '/solutions/executive-communication', '/features/performance-analytics'],
  ctaTitle: 'Helen has the twelve reports in order',
  ctaDescription:
    'Hold the meeting a third time. A trial gives you 20 sessions in 14 days and asks for no card; this talk takes about twenty minutes.',
} satisfies ResourcePage;
