import type { ScenarioContent } from '@parley/shared';

import { twentyMinutesWithTheUnderwriterAnswers } from '../answers/twenty-minutes-with-the-underwriter';
import { twentyMinutesWithTheUnderwriterCommonAnswers } from '../common-answers/twenty-minutes-with-the-underwriter';
import { twentyMinutesWithTheUnderwriterFollowUps } from '../follow-ups/twenty-minutes-with-the-underwriter';
import { twentyMinutesWithTheUnderwriterStatements } from '../statements/twenty-minutes-with-the-underwriter';
import { twentyMinutesWithTheUnderwriterVoice } from '../voices/twenty-minutes-with-the-underwriter';

export const twentyMinutesWithTheUnderwriter: ScenarioContent = {
  slug: 'twenty-minutes-with-the-underwriter',
  title: 'Twenty Minutes with the Underwriter',
  description:
    'Leong Wai Kit prices ships’ cargo faster than anyone in Singapore and has twenty minutes before a broker rings. Your quoting screen asks him for 64 things. He uses five, and nobody has asked him which.',
  difficulty: 'easy',
  category: 'requirements_gathering',
  challengeType: 'resource_limitations',
  stakeholderType: 'subject_matter_expert',
  industry: 'Marine insurance',
  goal: 'Find out from a real submission what he needs to quote, what he refers, and what the screen must leave to him.',
  situation:
    'Straits Mutual is building Keel, a quoting screen for its cargo desk in Singapore. Your team took 64 fields from the underwriting manual; Leong Wai Kit, the senior underwriter, has seen the prototype and said nothing. The pilot starts on his desk on 7 December, in the run-up to the 1 January renewals. You have him from 14:00 until 14:20, when a broker calls. You have read the manual and never watched him quote.',
  learningObjectives: [
    'Spend an expert’s minutes on real cases, not on what is written down',
    'Separate what is needed to decide from what is nice to record',
    'Find the exception that cost money and ask how it got through',
    'Close on time, with the next step in writing',
  ],
  skills: ['active_listening', 'stakeholder_communication', 'problem_solving'],
  estimatedDuration: 15,
  persona: {
    name: 'Leong Wai Kit',
    shortName: 'Wai Kit',
    pronoun: 'he',
    role: 'senior cargo underwriter',
    organisation: 'Straits Mutual Insurance',
    description:
      'Senior cargo underwriter in Singapore, twenty-six years on one desk. Answers the question he is asked, in as few words as it takes, and watches the clock on the wall behind you.',
    style:
      'Clipped. Drops pronouns and verbs: “Five fields. Rest is decoration.” Short declaratives, one after another, no softeners and no small talk. Warms up only over a real case, and then gives three sentences in a row. Never raises his voice, never says please, never explains a joke.',
    goals: [
      'A quote out before the competitor across the street has one',
      'Keep the last word on a risk with the person who reads the file',
      'Not to be asked the same thing twice',
    ],
    trust: 40,
    patience: 6,
    redLines: [
      {
        text: 'He will not let the screen decline a cargo without an underwriter seeing it.',
        line: 'Machine declines a cargo I never saw, I switch it off. Same day.',
      },
      {
        text: 'He will not move the broker call at 14:20.',
        line: 'Hartono rings at 14:20. He has rung at 14:20 since 2004. Not moving him for a form.',
      },
    ],
    wouldMove: [
      'A real submission on the table instead of questions about the manual',
      'A list of what can be left out until after the quote',
      'Ending before 14:20 without being told to',
    ],
  },
  concerns: [
    {
      id: 'sixty-four-fields',
      summary: 'sixty-four fields standing between him and a quote',
      worry:
        'Pelican answers in four hours. If I type sixty-four boxes per cargo I answer tomorrow, and Hartono stops sending. Nobody loses a broker on paper. You just notice the phone is quiet.',
      weight: 3,
      central: true,
      cues: [
        '64',
        'fields',
        'form',
        'boxes',
        'five',
        'commodity',
        'packing',
        'route',
        'vessel age',
        'mandatory',
        'typing',
        'prototype',
      ],
      acknowledgedBy: [
        'So the form is longer than your decision. You price on a handful of things and we ask you for 64 of them.',
        'I see the trouble: every box we make you fill is time the broker spends with someone else.',
        'ok so 64 fields is too many to type before a quote goes out, understood',
        'If I have understood you, the obstacle is that the screen follows the manual, whereas you quote from a few facts in the broker’s message.',
      ],
      settledBy: [
        'Then five are mandatory for a quote: commodity, packing, route, vessel age, five-year claims. The other 59 move behind binding, and I’ll time you on ten of today’s submissions on Thursday.',
        'cut it to the 5 you use. rest optional n only after bind. we try it thurs on your own emails, if its slower than now we take more out',
        'Let me try it on the prawns you turned down: I’d enter frozen prawns, reefer box, Kochi to Felixstowe, a ship of twenty-seven years and the claims, and you’d have enough to say no, so nothing else should be on that first page and everything else can wait until they say yes.',
        'I propose that the quotation page be limited to the five items named, that the remaining fields be completed by the assistant after acceptance, and that no field block the issue of a quote.',
      ],
      nearMisses: [
        'We’re committed to a streamlined user experience and will optimise the form so that only the necessary fields are shown.',
        'Fields will be prioritised into must, should and could, so that you get the best of both worlds.',
        'Most of it can be auto-populated in the future, so the number of fields won’t really be an issue for you.',
      ],
      lines: {
        open: [
          'Saw your screen. 64 boxes. How many do you think I need to say yes or no?',
          'Your form follows the manual. I don’t. What do you want to know about how I quote?',
        ],
        pressed: [
          'Still 64 boxes between me and a price. Which ones go?',
          'Broker sends six lines. You want 64 answers. Where do the other 58 come from?',
          'Stopwatch on your prototype: eleven minutes a cargo. Who pays me for the broker I lose?',
        ],
        heard: [
          'Right. Form’s longer than the decision. So ask me what the decision hangs on.',
          'That’s it. Fewer boxes. Now which ones, in your view?',
        ],
        answered: [
          'Good. First page gets those. What happens with the rest, and who types them?',
          'Works on paper. When do I try it on a real submission?',
        ],
        settled: [
          'That I can quote with. Before Pelican finds its spectacles.',
          'Short page, real files, then the rest. Should have been that from the start.',
        ],
        relapsed: ['Boxes are growing back. A minute ago the first page was short. Which is it?'],
      },
      better: {
        text: 'Take the last submission you turned down. What did you read first, and what in it made up your mind? I’ll strike every field of the 64 that you didn’t look at.',
        why: 'It takes one real case instead of the manual, and promises the thing he wants: boxes that disappear.',
      },
    },
    {
      id: 'judgement-overruled',
      summary: 'a score on the screen overruling what he sees in the file',
      worry:
        'February, coffee, S$1.3 million. Every field was fine. The word “deck” was in line forty of an e-mail. A score reads fields. I read line forty. If they trust the score, they stop reading.',
      weight: 2,
      central: false,
      cues: ['score', 'override', 'coffee', 'deck', 'decline', 'judgement', 'refer', 'traffic light', 'Santos'],
      acknowledgedBy: [
        'You don’t want a number on a screen to be louder than the person who read the file.',
        'So a cargo can look clean in every field and still be wrong, and only a reader catches that.',
        'fair, the score cant see what is in the brokers email',
      ],
      settledBy: [
        'The screen shows its reasons and stops there. You decide, you can go against it with one line of why, and it never declines on its own.',
        'no auto decline. score is a hint, u override with a reason, and brokers email sits open next to the fields so line forty is still in view',
        'What if the score only ever says “look again”, never no, with the sentence from the broker’s mail that set it off beside it, and on Mondays we count how often you went the other way and who was right?',
        'Any recommendation shall be advisory; acceptance, refusal and referral remain with the underwriter, and an override requires a short reason but no approval.',
      ],
      nearMisses: [
        'The scoring is only there to support you, so you’ll remain fully empowered in every decision.',
        'Our model will combine your expertise with data, which gives us the best possible outcome.',
        'Of course there will be appropriate human oversight at each key decision point.',
      ],
      lines: {
        open: [
          'Your screen has a traffic light. Who told it what a bad cargo is?',
          'Green light, red light. Coffee from Santos would have been green. What does your score read?',
        ],
        pressed: [
          'The light again. If it says green and I say no, what happens?',
          'Fields were perfect on the coffee. Word that mattered was in the e-mail. Where’s the e-mail on your screen?',
          'Young ones will trust the colour. Then who reads line forty?',
        ],
        heard: [
          'Yes. Fields don’t smell. Reader does. So what’s the light for?',
          'You see it. Colour is not an opinion on a cargo. So what’s it allowed to do?',
        ],
        answered: [
          'Last word stays at the desk. Good. What do I have to type when I go against it?',
          'Fine. And the broker’s mail, is it on the same page or do I hunt for it?',
        ],
        settled: [
          'Light can stay, then. It talks, I decide, mail’s open beside it.',
          'Good. Coffee gets caught by a reader, as it should have been.',
        ],
        relapsed: ['Now the light decides again. You said the desk does. Pick.'],
      },
      better: {
        text: 'Which loss would this screen have waved through? Tell me where the warning was, and I’ll make sure that place is on the page and that the light can’t say no for you.',
        why: 'A case that went wrong says more about the requirement than any rule, and the limit on the light is given before he has to fight for it.',
      },
    },
    {
      id: 'asked-again',
      summary: 'being called back next week for the same twenty minutes',
      worry:
        'Third project. First two took forty hours of me and left a binder. I’m the only one on the desk who can refer. Each hour with you is nine cargoes nobody looks at.',
      weight: 1,
      central: false,
      cues: ['twenty minutes', '14:20', 'again', 'next week', 'Farah', 'notes', 'one page', 'workshop', 'minutes'],
      acknowledgedBy: [
        'You’ve told people this before, and they came back and asked it again.',
        'Twenty minutes in the renewal season cost you cargoes, so I should need them once.',
        'i know your time is short, i dont want to come back for the same stuff',
      ],
      settledBy: [
        'One page from me by five today, what I understood, in your words. You strike what’s wrong. Anything left I take to Farah first.',
        'no workshop. 1 page tonight, u correct in red, i sit w farah for the rest and only the stuff she cant answer comes to you thurs, ten min',
        'I’d rather sit behind you for an hour on Wednesday while you work, saying nothing, than take another meeting; then you have the page on Thursday morning and need only say yes or no to it.',
        'I shall send a written summary this afternoon, direct further questions to your assistant, and ask for no more than ten minutes, once, before the pilot.',
      ],
      nearMisses: [
        'We really value your time and will keep any further involvement to an absolute minimum.',
        'We’ll set up a lightweight cadence of touchpoints so that you’re never overloaded.',
        'I’ll make sure that the learnings are captured properly this time and shared with the wider team.',
      ],
      lines: {
        open: [
          'Third project that interviews me. What happens to what I say today?',
          'You’ve got until 14:20. Do I get you back next week with the same list?',
        ],
        pressed: [
          'Clock. What do I see in writing from this, and when?',
          'Last lot took forty hours and left a binder. How many do you take?',
          'Farah sits beside me. Knows most of it. Why ask me?',
        ],
        heard: [
          'Good. You know what an hour costs on this desk. So how do you get the rest?',
          'Right. Twenty minutes, once. Make it do.',
        ],
        answered: [
          'That I can spare minutes for. What do I have to read, and how long is it?',
          'Farah can do most. Which part still needs me?',
        ],
        settled: ['Send it. I’ll mark it in red. No binder.', 'Fair use of twenty minutes. Farah will have the rest.'],
        relapsed: ['Now it’s a workshop again. You were going to need me once.'],
      },
      better: {
        text: 'You’ll have one page from me by five, in your words. Strike what’s wrong. What’s left I take to Farah, and I’ll need ten minutes of you once before 7 December.',
        why: 'It makes the twenty minutes count: a page and a time, someone else for the easy part, and a limit he can hold you to.',
      },
    },
  ],
  facts: [
    {
      id: 'slot',
      text: 'The meeting runs from 14:00 until 14:20, when a broker calls.',
      line: 'Got you from 14:00. Phone goes at 14:20. Use it.',
      figures: ['14:00', '14:20'],
      knownBy: 'both',
      asked: ['How long do I have you?', 'When does the broker call?'],
    },
    {
      id: 'fields',
      text: 'The prototype asks for 64 fields, taken from the underwriting manual.',
      line: 'Counted them last night. 64 fields. One asks for the colour of the hull.',
      figures: ['64'],
      knownBy: 'both',
      asked: ['How many fields are there?', 'What do you think of the screen?'],
    },
    {
      id: 'renewals',
      text: 'The renewals fall on 1 January.',
      line: 'Most of the book renews on 1 January. December is not a month, it’s a queue.',
      figures: ['1 January'],
      knownBy: 'both',
      asked: ['When do the renewals come?', 'What is December like?'],
    },
    {
      id: 'pilot',
      text: 'The pilot of Keel starts on the cargo desk on 7 December.',
      line: 'Pilot on my desk on 7 December. Middle of the queue. Somebody chose that on purpose.',
      figures: ['7 December'],
      knownBy: 'student',
    },
    {
      id: 'five-things',
      text: 'He quotes from five things: commodity, packing, route, vessel age, and claims of the last five years.',
      line: 'Five things. Commodity, packing, route, vessel age, claims for five years. Price is there or it isn’t.',
      figures: ['commodity', 'packing', 'route', 'vessel age'],
      knownBy: 'stakeholder',
      asked: [
        'What do you look at first?',
        'Which fields do you really need?',
        'How do you decide on a price?',
        'What do you need to quote?',
      ],
    },
    {
      id: 'volume',
      text: 'In the renewal season he reads 60 submissions a day and quotes 22 of them.',
      line: 'In season, 60 submissions a day. I quote 22. The rest I turn down in under a minute each.',
      figures: ['60', '22'],
      knownBy: 'stakeholder',
      asked: ['How many submissions do you get a day?', 'How many do you quote?', 'How fast do you turn one down?'],
    },
    {
      id: 'competitor',
      text: 'Pelican Re, the competitor, answers brokers within four hours.',
      line: 'Pelican Re answers in four hours. Same street. Same brokers. Worse coffee.',
      figures: ['Pelican Re', 'four hours'],
      knownBy: 'stakeholder',
      asked: ['Who are you competing with?', 'How fast is the competition?', 'What do brokers do if we are slow?'],
    },
    {
      id: 'referral',
      text: 'Anything above S$5 million on one vessel is referred to Madam Tay.',
      line: 'Above S$5 million on one vessel, goes to Madam Tay. Not in your form. She’s in no manual.',
      figures: ['S$5 million', 'Madam Tay'],
      knownBy: 'stakeholder',
      asked: ['When do you have to refer one?', 'Who approves the big ones?', 'Is there a limit you can sign?'],
    },
    {
      id: 'manual',
      text: 'The manual has 140 pages and was last revised in 2019; he uses page 12, the rating table.',
      line: 'Manual’s 140 pages. Last touched in 2019. I use page 12. It’s the table.',
      figures: ['140', '2019', 'page 12'],
      knownBy: 'stakeholder',
      asked: ['Do you use the manual?', 'How much of the manual do you use?', 'Is the manual up to date?'],
    },
    {
      id: 'coffee',
      text: 'In February coffee from Santos was lost for S$1.3 million: the containers stood on deck, which was said only in line forty of the broker’s e-mail.',
      line: 'February. Coffee from Santos. S$1.3 million. Boxes stood on deck in a storm. It was in the e-mail, line forty. Nobody got to line forty.',
      figures: ['February', 'Santos', 'S$1.3 million'],
      knownBy: 'stakeholder',
      asked: [
        'What happened with the coffee?',
        'What was your worst loss?',
        'When did the fields miss something?',
        'Tell me about a case that went wrong.',
      ],
    },
    {
      id: 'prawns',
      text: 'This morning he declined frozen prawns from Kochi to Felixstowe because the vessel is 27 years old.',
      line: 'This morning: frozen prawns, Kochi to Felixstowe. Fine until the ship. 27 years old. Declined in forty seconds.',
      figures: ['Kochi', 'Felixstowe', '27'],
      knownBy: 'stakeholder',
      asked: [
        'Can you walk me through one you did today?',
        'What was the last submission you quoted?',
        'Show me a real case.',
      ],
    },
    {
      id: 'farah',
      text: 'Farah Idris, his assistant underwriter, can answer most questions about the desk.',
      line: 'Farah Idris, next desk. Three years with me. Ask her first, me second.',
      figures: ['Farah Idris'],
      knownBy: 'stakeholder',
      asked: ['Who else could I ask?', 'Who on your desk knows this?', 'Who is Farah?'],
    },
  ],
  opening:
    'Sit. It’s 14:00. Hartono rings at 14:20 with twelve renewals. I’ve seen your screen, all 64 boxes of it. Don’t read me the manual, I know what’s in it. What do you want to know?',
  reactions: {
    acknowledged: [
      'Yes. That’s the desk. Took the last project three months to see it.',
      'Correct. Somebody who looks at the cargo and not at the form.',
      'Right. So we’re talking about the same desk, yours and mine.',
      'Good. No need to explain underwriting to you twice.',
    ],
    askedWell: [
      'Real question. Cargo question. I’ll answer that.',
      'Not in the manual, that. So it’s worth asking.',
      'First one today I’d have asked myself, if I built screens for underwriters.',
      'Ask that of any underwriter. Shows who has quoted and who hasn’t.',
    ],
    badNewsOwned: [
      'Better now than on the desk in December. Noted.',
      'Straight. Brokers hide that sort of thing in line forty. Carry on.',
    ],
    gaveFigure: [
      'A number. Good. Premium starts with a number.',
      'That’s page 12 talk. Rating table. Now I can place it.',
      'Measured, or a broker’s guess? Sounds measured. I’ll take it.',
      'Figure goes on the slip. Next.',
    ],
    offeredOption: [
      'Could live with that on the desk. Let me run a cargo through it.',
      'Terms, then. Better than a form. Let me look for the exclusion.',
      'Possible. Would have worked on the prawns. Not sure about bulk.',
    ],
    setBoundary: [
      'A no. Good. Half of underwriting is no.',
      'Declined. Fair. You gave it faster than most referrals come back.',
    ],
    committed: [
      'Bound, then. I’ll hold you to it like any cargo slip.',
      'Written down, beside Hartono’s renewals. Don’t be late with it.',
      'Good. On this desk a word is cover.',
      'Accepted. Farah heard it too.',
    ],
    summarised: [
      'Correct. Could print that in the manual, page 12.',
      'That’s it. Fewer words than a broker’s e-mail, and nothing hidden in it.',
      'Clean bill of lading. No exclusions. You listened.',
    ],
    overPromised: [
      'Nobody covers all risks. Not on my desk, not on your screen.',
      'Too good a rate. When a broker’s cover is that wide I look for the hole.',
    ],
    blamed: [
      'Don’t care who wrote the form. I care who shortens it.',
      'Blame is for claims department. Third floor. This is cargo.',
    ],
    dodged: [
      'Not what I asked. Broker’s trick. Answer the cargo.',
      'You turned the vessel. My question was in front of it.',
      'Seven sentences, no answer. I’d send that submission back.',
    ],
    threatened: [
      'Go to Madam Tay. Second door. She hates the form more than I do.',
      'Been on this desk longer than your project has had a name. Try something else.',
    ],
    vague: [
      'Goods, various. That’s what brokers write when they hide something. Which goods?',
      'Can’t rate that. No ship, no route, no sum. Try again.',
      'Sounds like page one of the manual. Nobody quotes from page one.',
      'Words. What does that do to my first page on a real submission?',
    ],
    rude: [
      'Brokers shout. I put the phone down. Same rule for screens.',
      'Save it. You’ve spent a minute of your cargo time on that.',
    ],
    flattered: ['Don’t need praise. Need a shorter form.', 'Nice. Hartono says it better, and he brings premium.'],
    repeated: [
      'Heard that submission already. Declined it already. Something new.',
      'Twice, same words. Clock isn’t standing still for either.',
    ],
    offTopic: ['Not cargo. Not the screen. 14:20 is coming.', 'Other desk. Here we do what floats. Back to it.'],
    notUnderstood: [
      'Lost you. Is that the form or the rating? Say it with a cargo.',
      'Don’t follow. Give me a ship and a box and say it again.',
      'Which field? I can’t quote on that sentence.',
    ],
    otherLanguage: ['English for the desk, please. Slips are in English, so are claims.'],
    brokeRole: [
      'Don’t know what that is. I insure cargo. Ask about cargo.',
      'You want my rates and my tricks on a plate. Brokers have tried for twenty-six years.',
    ],
    contradicted: [
      'Other way round two minutes ago. In a cargo claim I’d show you both lines.',
      'That’s two different slips for one cargo. Which one is signed?',
    ],
  },
  echoes: {
    figure: [
      '{figure}. Written on the slip. Who measured it?',
      '{figure} I can work with. Tell me per cargo or per day.',
      'You said {figure}. Fine. If it moves, I hear it before Hartono does.',
    ],
    day: ['Noted: {day}. Between two brokers, so be on time.', 'If it’s {day}, Farah is here and so am I.'],
    promise: ['“{promise}” — your words. Cover starts now.', 'On the slip: “{promise}”. Signed by you. Good.'],
  },
  closings: {
    agreement: [
      '14:19. Short first page, light that keeps its mouth shut, and you need me once more. Best twenty minutes a project has had from me. That’s Hartono ringing.',
      'Done. You strike the boxes, I decide the cargo, Farah does the rest. Bring it on a real submission and I’ll use it.',
    ],
    partial: [
      'Phone. You’ve got some of it. The rest is still 64 boxes and a light I don’t trust. Ask Farah, then come with a cargo.',
      '14:20. Half a slip. Half a slip isn’t cover. Write down what you have and what’s open, and send it.',
    ],
    walkAway: [
      'Enough. Sixty submissions waiting. You read the manual, so build it from the manual, and see who uses it.',
      'I’ll take Hartono early today. He wastes my time too, but he pays premium. Door’s behind you.',
    ],
  },
  answers: twentyMinutesWithTheUnderwriterAnswers,
  followUps: twentyMinutesWithTheUnderwriterFollowUps,
  statements: twentyMinutesWithTheUnderwriterStatements,
  common: twentyMinutesWithTheUnderwriterCommonAnswers,
  manner: twentyMinutesWithTheUnderwriterVoice,
};
