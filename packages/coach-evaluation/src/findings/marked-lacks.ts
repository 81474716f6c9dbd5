/**
 * What reports say was missing, marked by a stern reader of the whole talk (product §12.14). False is what was there in
 * other words, was never on the table, was answered later, or what the quoted words do not show.
 */

export interface MarkedTalk {
  /** The id of a written conversation, or of one in live-talks.json. */
  readonly talk: string;
  /** Areas that hold, each by its beginning. */
  readonly holds: readonly string[];
  /** What was printed once and does not hold: where it stood, and words of it. */
  readonly false: readonly (readonly ['area' | 'insight' | 'approach', string])[];
}

export const MARKED: readonly MarkedTalk[] = [
  {
    talk: 'resource-allocation-conflict/strong-plain',
    holds: [],
    false: [
      ['area', 'for a decision or an act'],
      ['approach', 'one definite decision'],
    ],
  },
  {
    talk: 'the-formula-only-she-knows/middling-plain',
    holds: [
      'You never asked Ornella for a decision or an act: you ended on “Ok thi',
      'You never gave back what Ornella had told you, so nobody could correct',
    ],
    false: [
      ['area', 'you had a bad experience'],
      ['area', 'You left the matter'],
    ],
  },
  {
    talk: 'cross-functional-conflict-resolution/poor-polished',
    holds: [
      "You spoke of a record instead of this case: “and I've watched that hap",
      'You never asked what matters most to Lotte before anything was propose',
    ],
    false: [
      ['area', 'what packaging has delivered'],
      ['area', 'goodwill on every side'],
    ],
  },
  {
    talk: 'two-screens-for-one-job/strong-terse',
    holds: [],
    false: [['area', 'want to know what a call is']],
  },
  {
    talk: 'live/r1-1',
    holds: [],
    false: [['insight', 'two ground sheets']],
  },
  {
    talk: 'live/r1-3',
    holds: [],
    false: [['insight', 'settled by the end']],
  },
  {
    talk: 'live/r1-4',
    holds: [
      'You said something that is not so: “Well, the ICO already told us seve',
      'You took on nothing, with a day, in your own name: you ended on “Can I',
    ],
    false: [],
  },
  {
    talk: 'live/r2-1',
    holds: [],
    false: [['approach', 'came at once']],
  },
  {
    talk: 'live/r2-2',
    holds: [],
    false: [
      ['area', 'the £1,200 a day'],
      ['approach', 'the £1,200 a day'],
      ['insight', "I won't carry that one"],
    ],
  },
  {
    talk: 'live/r2-3',
    holds: ['You asked several things at once: “What I wanted to know: will Anwar l'],
    false: [],
  },
  {
    talk: 'live/r2-4',
    holds: [
      "You explained it away: “Ingrid, this really isn't our fault”.",
      'You never asked what matters most to Ingrid before anything was propos',
      'Ingrid had to wait to hear where things stand: your first two messages',
    ],
    false: [['insight', 'complains about paper']],
  },
  {
    talk: 'live/r3-1',
    holds: [],
    false: [
      ['area', 'did not read what she signed'],
      ['approach', 'did not read what she signed'],
    ],
  },
  {
    talk: 'live/r3-2',
    holds: [],
    false: [['approach', 'came at once']],
  },
  {
    talk: 'live/r3-3',
    holds: ['You took on nothing, with a day, in your own name: you ended on “And s'],
    false: [['insight', 'Only five out of 64']],
  },
  {
    talk: 'live/r3-4',
    holds: ["You promised something with nothing given for it: “We'll make that hap"],
    false: [
      ['area', 'no problem, and we'],
      ['area', 'enter a risk, get a price'],
      ['insight', 'no problem, and we'],
    ],
  },
  {
    talk: 'live/t-1',
    holds: [],
    false: [
      ['area', 'asked for money again'],
      ['approach', 'asked for money again'],
    ],
  },
  {
    talk: 'live/t-3',
    holds: [],
    false: [
      ['area', 'hearing from a fifth project'],
      ['approach', 'hearing from a fifth project'],
      ['insight', 'settled by the end'],
    ],
  },
  {
    talk: 'live/t-5',
    holds: ['You said something that would fit any project: “I understand how you f'],
    false: [['approach', 'came at once']],
  },
  {
    talk: 'board-level-project-defense/strong-terse-4',
    holds: [],
    false: [
      ['area', 'part of it that was yours'],
      ['area', 'fourteen people on a committee'],
      ['approach', 'fourteen people on a committee'],
      ['approach', 'Name the part of it that is yours'],
      // It moved them as much as the first message did, and no more.
      ['insight', 'you moved Konrad most'],
    ],
  },
  {
    talk: 'board-level-project-defense/poor-bluffer-4',
    holds: [
      'Konrad denied what you claimed: to “The 4.0 million a year is already ',
      'None of Konrad’s 4 worries was settled.',
      'You asked nothing about what Konrad told you, such as “She searched tw',
    ],
    false: [],
  },
  {
    talk: 'cross-functional-conflict-resolution/poor-polite-blamer-4',
    holds: [
      'You comforted without naming anything: “Lotte, first of all thank you ',
      'You asked Lotte nothing about what was said.',
    ],
    false: [['insight', 'for her to say whether we keep']],
  },
  {
    talk: 'green-for-eleven-weeks-then-red/strong-shy-4',
    holds: [],
    false: [
      ['area', 'I thought I could fix it'],
      ['area', 'wrong bills in the middle'],
      ['approach', 'wrong bills in the middle'],
      ['insight', 'went unanswered'],
    ],
  },
  {
    talk: 'green-for-eleven-weeks-then-red/middling-apology-4',
    holds: ['Asked “And what follows from that for the right number?”, you answered'],
    false: [['area', 'nobody else to blame']],
  },
  {
    talk: 'green-for-eleven-weeks-then-red/poor-evasive-4',
    holds: [
      'Asked “What do they get in January?”, you answered “we’ll certainly ta',
      'You said something that would fit any project: “I’m sure we can restor',
      'Nothing was to be written down, so Helen leaves with your word alone.',
    ],
    false: [],
  },
  {
    talk: 'how-long-do-we-keep-it/middling-rambler-4',
    holds: ['You spoke of a record instead of this case: “and in my last company we'],
    false: [
      ['insight', '15 developer days'],
      ['area', 'deposit dispute'],
      ['approach', 'deposit dispute'],
    ],
  },
  {
    talk: 'how-long-do-we-keep-it/poor-liar-4',
    holds: [
      'You said something that is not so: “the portal does one date per docum',
      'You never asked what matters most to Marit before anything was propose',
    ],
    false: [],
  },
  {
    talk: 'team-member-pushback/middling-warm-4',
    holds: ['None of Rhys’s 4 worries was settled.'],
    false: [
      ['area', 'a flood when a leaf goes past'],
      ['approach', 'Put a fact under each claim'],
    ],
  },
  {
    talk: 'team-member-pushback/strong-turnaround-4',
    holds: [],
    false: [['area', 'his Sunday afternoons']],
  },
  {
    talk: 'the-board-already-has-the-date/poor-blames-politely-4',
    holds: [
      'You never asked Graham for a decision or an act: you ended on “And the',
      'You never asked what matters most to Graham before anything was propos',
      'Towards the end you never summed up for Graham what was settled and wh',
    ],
    false: [['approach', 'half an answer']],
  },
  {
    talk: 'the-hole-before-launch/middling-plan-no-ear-4',
    holds: ['You never asked what matters most to Ximena before anything was propos'],
    false: [
      ['area', 'for a decision or an act'],
      ['area', 'the student who found the hole'],
      ['approach', 'one definite decision'],
      ['approach', 'the student who found the hole'],
      ['approach', 'came at once'],
      ['insight', 'I think a week is enough'],
    ],
  },
  {
    talk: 'the-hole-before-launch/poor-consultant-4',
    holds: [
      'You left the matter: “What I’d propose is a three-tier framework: cont',
      'What weighed most, signing off a launch with one page mended and the r',
      'Ximena never had two ways to choose between.',
    ],
    false: [],
  },
  {
    talk: 'twenty-minutes-with-the-underwriter/middling-apologetic-4',
    holds: ['Nothing was to be written down, so Wai Kit leaves with your word alone'],
    false: [['approach', 'Put a price beside']],
  },
  {
    talk: 'two-screens-for-one-job/middling-ear-no-offer-4',
    holds: ['Towards the end you never summed up for Moana what was settled and wha'],
    false: [['area', 'I’ll let you get back']],
  },
  {
    talk: 'stakeholder-alignment-crisis/middling-runs-dry',
    holds: ['What weighed most, having to choose between his three directors in fro'],
    false: [
      ['area', 'The real fights are a dozen'],
      ['area', 'You, I assumed'],
      ['insight', 'You, I assumed'],
      ['insight', '17 of the 46'],
    ],
  },
  {
    talk: 'the-finding-before-go-live/middling-mended',
    holds: [
      'You never asked Alasdair for a decision or an act: you ended on “Let’s',
      'You never asked what matters most to Alasdair before anything was prop',
      'Towards the end you never summed up for Alasdair what was settled and ',
    ],
    false: [
      ['area', 'a hole in our plan'],
      ['area', 'its price beside it'],
      ['insight', 'we go live in eight days'],
      ['approach', 'Put a price beside'],
    ],
  },
  {
    talk: 'the-rate-card-went-up/middling-calculator',
    holds: [
      'Asked “How would it look?”, you answered “I’d have to think how we’d d',
      'What weighed most, Hanneke and Tomasz leaving for a bank before the me',
      'You never asked what it costs or changes on Fergus’s side.',
    ],
    false: [['insight', 'On roughly 770 days']],
  },
  {
    talk: 'budget-cut-negotiation/middling-pushed-through',
    holds: ['You never asked what matters most to Ingrid before anything was propos'],
    false: [
      ['area', 'with respect I don’t have to'],
      ['area', 'hearing from a fifth project'],
      ['approach', 'hearing from a fifth project'],
    ],
  },
  {
    talk: 'executive-status-update/middling-vague-end',
    holds: [
      'Asked “And how do you leave them out?”, you answered “We’d handle that',
      'You never asked Marjorie for a decision or an act: you ended on “I’ll ',
      'You asked Marjorie nothing about what was said.',
    ],
    false: [
      ['area', 'It’s under pressure'],
      ['insight', 'It’s under pressure'],
      ['approach', 'asked for money again'],
    ],
  },
  {
    talk: 'portfolio-prioritization-meeting/middling-gives-way',
    holds: [
      'You hedged where something definite was wanted: “I might find you some',
      'None of Philippa’s 4 worries was settled.',
      'Towards the end you never summed up for Philippa what was settled and ',
    ],
    false: [['approach', 'Ask what it costs on their side']],
  },
  {
    talk: 'cross-functional-conflict-resolution/poor-gives-everything-4',
    holds: [
      'What weighed most, being stopped in the last week by people who had se',
      'You never asked what matters most to Lotte before anything was propose',
    ],
    false: [],
  },
  {
    talk: 'green-for-eleven-weeks-then-red/poor-liar-4',
    holds: ['You asked nothing about what Helen told you, such as “That’s fair, and'],
    false: [],
  },
  {
    talk: 'how-long-do-we-keep-it/middling-deadline-4',
    holds: [],
    false: [
      ['area', 'a price beside it'],
      ['approach', 'came at once'],
    ],
  },
  {
    talk: 'team-member-pushback/poor-giveaway-4',
    holds: ['What weighed most, having covered the nights for three winters without'],
    false: [],
  },
  {
    talk: 'the-board-already-has-the-date/middling-too-long-technical-4',
    holds: ['You never asked what matters most to Graham before anything was propos'],
    false: [],
  },
  {
    talk: 'the-hole-before-launch/middling-ear-no-offer-4',
    holds: [
      'Nothing was decided, and the worry about signing off a launch with one',
      'Nothing was to be written down, so Ximena leaves with your word alone.',
    ],
    false: [['area', 'Let’s talk again after']],
  },
  {
    talk: 'the-hole-before-launch/poor-bluffer-4',
    holds: [
      'Ximena denied what you claimed: to “Good news first, Ximena: the door’',
      'You never asked what matters most to Ximena before anything was propos',
    ],
    false: [],
  },
  {
    talk: 'twenty-minutes-with-the-underwriter/poor-moon-4',
    holds: [
      'You never asked Wai Kit for a decision or an act: you ended on “I’m gl',
      'You never asked what it costs or changes on Wai Kit’s side.',
    ],
    false: [['approach', 'came at once']],
  },
  {
    talk: 'vendor-performance-issue/poor-third-person-4',
    holds: [
      'Asked “So before we talk about the last forty: how many of the three a',
      'You never asked what matters most to Kofi before anything was proposed',
      'Nothing was to be written down, so Kofi leaves with your word alone.',
    ],
    false: [],
  },
  {
    talk: 'late-drawings/middling-bad-start',
    holds: [
      'You gave next to nothing: “Grand so”.',
      'Nothing was to be written down, so Nuala leaves with your word alone.',
    ],
    false: [],
  },
  {
    talk: 'scope-change-request/middling-change-form',
    holds: ['You never asked what it costs or changes on Beatriz’s side.'],
    false: [
      ['area', 'something with an e-mail'],
      ['area', 'part of it that was yours'],
      ['approach', 'Name the part of it'],
      ['insight', 'something with an e-mail'],
    ],
  },
  {
    talk: 'the-formula-only-she-knows/poor-name-dropper',
    holds: [
      'You never asked Ornella for a decision or an act: you ended on “Monday',
      'You asked nothing about what Ornella told you, such as “I said no viol',
    ],
    false: [
      ['area', 'what will not happen'],
      ['approach', 'what will not happen'],
    ],
  },
  {
    talk: 'the-ward-will-not-use-it/middling-generous',
    holds: [
      'You promised something with nothing given for it: “And whatever you fi',
      'None of Wanda’s 4 worries was settled.',
      'Towards the end you never summed up for Wanda what was settled and wha',
    ],
    false: [],
  },
  {
    talk: 'vendor-performance-issue/poor-bluffer-4',
    holds: ['You never asked what matters most to Kofi before anything was proposed'],
    false: [],
  },
  {
    talk: 'two-screens-for-one-job/poor-promises-moon-4',
    holds: ['You never asked what it costs or changes on Moana’s side.'],
    false: [],
  },
  {
    talk: 'twenty-minutes-with-the-underwriter/middling-five-4',
    holds: ['Nothing was to be written down, so Wai Kit leaves with your word alone'],
    false: [
      ['area', 'what pays for what you promised'],
      ['approach', 'what pays for it'],
    ],
  },
  {
    talk: 'the-board-already-has-the-date/poor-liar-contradicts-4',
    holds: [
      'Graham denied what you claimed: to “I did mention it to you in August,',
      'You never asked what matters most to Graham before anything was propos',
    ],
    false: [
      ['area', 'for a decision or an act'],
      ['approach', 'one definite decision'],
    ],
  },
  {
    talk: 'green-for-eleven-weeks-then-red/middling-fixer-4',
    holds: ['You never asked what matters most to Helen before anything was propose'],
    false: [],
  },
  {
    talk: 'portfolio-prioritization-meeting/middling-listener',
    holds: [
      'Asked “What do you propose that I tell them?”, you answered “I don’t k',
      'You promised without saying when: “Let me work on it with Gareth and w',
    ],
    false: [],
  },
  {
    talk: 'the-finding-before-go-live/poor-soothing',
    holds: [
      'Nothing was to be written down, so Alasdair leaves with your word alon',
      'None of Alasdair’s 4 worries was settled.',
      'You never asked what it costs or changes on Alasdair’s side.',
    ],
    false: [['insight', 'With message 4']],
  },
  {
    talk: 'the-rate-card-went-up/middling-all-sums',
    holds: [
      'You never asked what matters most to Fergus before anything was propos',
      'Nothing was to be written down, so Fergus leaves with your word alone.',
    ],
    false: [['insight', 'ninety days’ notice']],
  },
  {
    talk: 'scope-change-request/poor-yes-to-all',
    holds: ['You asked nothing about what Beatriz told you, such as “I don’t want s'],
    false: [],
  },
  {
    talk: 'the-formula-only-she-knows/middling-all-ear',
    holds: ['None of Ornella’s 4 worries was settled.'],
    false: [['area', 'as I hear you']],
  },
  {
    talk: 'executive-status-update/poor-percentages',
    holds: ['You asked Marjorie nothing about what was said.'],
    false: [['area', 'for a decision or an act']],
  },
  {
    talk: 'stakeholder-alignment-crisis/poor-good-company',
    holds: ['Asked “Which one were you planning to build?”, you answered “I’d say t'],
    false: [],
  },
  {
    talk: 'live/f-g',
    holds: [],
    false: [['insight', 'because you asked what matters']],
  },
  {
    talk: 'live/f-m',
    holds: ["You promised without saying when: “I'll see what", 'Towards the end you never summed up for Lotte'],
    false: [],
  },
  {
    talk: 'live/f-t',
    holds: [],
    false: [['area', 'summed up']],
  },
  {
    talk: 'live/f-a',
    holds: ['You said sorry 4 times'],
    false: [],
  },
  {
    talk: 'live/f-b',
    holds: ['Beatriz did not take your word for it: to “My guys', 'You promised something with nothing given for it'],
    false: [['area', 'for a decision or an act']],
  },
  {
    talk: 'live/f-p',
    holds: ['All that you asked Rhys wanted a yes or a no', 'Towards the end you never summed up for Rhys'],
    false: [['insight', "I'll put it in the rota tonight"]],
  },
  {
    talk: 'live/f-r',
    holds: ['3 of your questions came after 45 words or more'],
    false: [],
  },
  {
    talk: 'live/f-i',
    holds: ['You took on nothing, with a day', 'Towards the end you never summed up for Fergus'],
    false: [],
  },
  {
    talk: 'live/f-j',
    holds: ['You named nothing that you would do yourself.'],
    false: [],
  },
  {
    talk: 'live/f-e',
    holds: ['Asked “May I ask you directly about what was said in Harrogate?”', 'What weighed most, going back'],
    false: [],
  },
  {
    talk: 'live/f-n1-kick',
    holds: ['You never said a word of what it is like for Mr. Langston.'],
    false: [
      ['area', 'was not settled at the end'],
      ['area', 'that you would do yourself'],
    ],
  },
  {
    talk: 'live/f-n3-a',
    holds: ['You ended before you had answered Moana’s last question'],
    false: [['area', 'keep clear of the cat']],
  },
  {
    talk: 'live/f-n3-b',
    holds: ['You ended while Dermot still missed something', 'You said sorry 10 times'],
    false: [['area', 'hide behind you a bit']],
  },
  {
    talk: 'live/f-n1-formula',
    holds: [],
    false: [['area', 'not me who stays']],
  },
  {
    talk: 'live/f-n1-board',
    holds: ['Konrad did not take your word for it: to “The savings'],
    false: [
      ['area', 'was not settled at the end'],
      ['area', 'that you would do yourself'],
    ],
  },
  {
    talk: 'live/f-n2-d',
    holds: ['You took on nothing, with a day', 'You ended before you had answered Mo’s last question'],
    false: [],
  },
  {
    talk: 'cross-functional-conflict-resolution/middling-honest-late-4',
    holds: ['You named nothing that you would do yourself.'],
    false: [['area', 'fair, no']],
  },
  {
    talk: 'vendor-performance-issue/middling-caves-4',
    holds: ['Your last message asked Kofi for nothing'],
    false: [],
  },
  {
    talk: 'live/f-ward',
    holds: ["You promised without saying when: “I'll be in touch"],
    false: [['area', 'And what is the limit']],
  },
  {
    talk: 'live/f-anx',
    holds: ['You said sorry 6 times'],
    false: [],
  },
  {
    talk: 'live/f-bluff',
    holds: ['Sunil denied what you claimed: to “relax', 'All that you asked Sunil wanted a yes or a no'],
    false: [['area', 'for a decision or an act']],
  },
  {
    talk: 'live/f-push',
    holds: ['All that you asked Yewande wanted a yes or a no', 'Towards the end you never summed up for Yewande'],
    false: [],
  },
  {
    talk: 'live/f-terse',
    holds: ['You never asked Alasdair whether you had understood right.'],
    false: [['area', 'that you would do yourself']],
  },
  {
    talk: 'live/f-pass',
    holds: ['Your last message asked Moana for nothing'],
    false: [['area', 'for a decision or an act']],
  },
  {
    talk: 'live/f-mid',
    holds: ['Towards the end you never summed up for Helen'],
    false: [],
  },
  {
    talk: 'live/f-ramble',
    holds: ['4 of your questions came after 45 words or more'],
    false: [],
  },
  {
    talk: 'live/f-empty',
    holds: ['Asked “What does that mean in days?”', 'What weighed most, giving the board'],
    false: [['area', 'language of the talk']],
  },
];
