import type { ScenarioContent } from '@parley/shared';

import { lateDrawingsAnswers } from '../answers/late-drawings';
import { lateDrawingsCommonAnswers } from '../common-answers/late-drawings';
import { lateDrawingsFollowUps } from '../follow-ups/late-drawings';
import { lateDrawingsStatements } from '../statements/late-drawings';
import { lateDrawingsVoice } from '../voices/late-drawings';

export const lateDrawings: ScenarioContent = {
  slug: 'late-drawings',
  title: 'Late Drawings',
  description:
    'Fourteen reinforcement drawings are over two weeks late and the concrete is booked. Nuala has two people, a stair that keeps moving, and no wish to hear the word urgent again. Half of what she needs is in your hands.',
  difficulty: 'easy',
  category: 'timeline_negotiation',
  challengeType: 'timeline_pressure',
  stakeholderType: 'vendor',
  industry: 'Construction',
  goal: 'Agree which drawings come first and on which days, and what you take off her desk to make it true.',
  situation:
    'Dunmahon Construction is building an extension to the national school in Ballincarrig, and you run the job. The engineers, Lowe Brennan in Cork, owed you 22 reinforcement drawings by 30 October; 14 are still outstanding. The foundations are to be poured on 7 December, and the bar bender in Mallow needs the bending schedules by 23 November. Every day the crane and the gang stand still costs you €4,600. Fionn Leahy, the architect, who keeps changing the stair, works for you. Today is 16 November and you have rung Nuala Brennan.',
  learningObjectives: [
    'Ask why something is late before asking for a new date',
    'Order the work by what the site needs first',
    'Find out what on your own side is holding it up',
    'Agree dates that leave room for the check',
  ],
  skills: ['problem_solving', 'negotiation_skills', 'expectation_management'],
  estimatedDuration: 15,
  persona: {
    name: 'Nuala Brennan',
    shortName: 'Nuala',
    pronoun: 'she',
    role: 'project engineer',
    organisation: 'Lowe Brennan Consulting Engineers',
    description:
      'Structural engineer and partner in a small Cork office. Has been at the desk since six, isn’t hiding anything, and has no strength left for being chased by five people about the same fourteen sheets.',
    style:
      'Tired, honest, level. Sentences trail into a sigh or stop short: “I know. I know it’s late.” Irish English, no folklore. Admits things quickly. Dry when pushed, never sharp. Speaks of bars, laps, sheets and sets, of her two detailers by first name. Apologises once and not twice.',
    goals: [
      'Draw the stair core once more and never again',
      'Know which sheets the site needs first, from one person and not from five',
      'Send nothing out that Declan has not checked',
    ],
    trust: 45,
    patience: 6,
    redLines: [
      {
        text: 'She will not issue a bending schedule that has not been checked.',
        line: 'I’m not sending bar schedules out unchecked. You can be cross with me about the pour, but you’ll be cross over checked drawings.',
      },
      {
        text: 'She will not start on the stair core a third time before it is frozen.',
        line: 'I won’t put a line on that stair till somebody signs that it’s staying where it is. I’ve drawn it for nothing twice.',
      },
    ],
    wouldMove: [
      'The architect’s stair frozen in writing by a day',
      'A list of what the pour needs first',
      'One voice from the site and not five',
    ],
  },
  concerns: [
    {
      id: 'stair-core',
      summary: 'having to detail the stair core a third time because the architect moves it again',
      worry:
        'I’ve thrown away eighteen days on that stair and nobody has said a word about it, only that we’re late. If he moves it again Piotr will leave, and I’d go with him.',
      weight: 3,
      central: true,
      cues: [
        'stair',
        'core',
        'Fionn',
        'Leahy',
        'architect',
        'freeze',
        'frozen',
        'moved',
        'signed off',
        'layout',
        'third time',
      ],
      acknowledgedBy: [
        'So half of the lateness is ours. The stair moved under you, and then we rang to ask where the drawings were.',
        'You can’t finish a core that somebody is still shifting about.',
        'the stair keeps changing and you have had to redo it, thats not on you',
        'I understand that your programme was lost to successive changes in the stair layout, which came from our architect.',
      ],
      settledBy: [
        'Fionn works for us. He signs the stair layout by Friday the 20th, it goes out as frozen under my name, and if he moves it after that it’s a paid variation with new dates.',
        'il get fionn to freeze the stair fri, signed. if he changes anything after its on me - extra days + we pay your time. core comes last so u dont touch it til then',
        'Here’s what I’ll do, I’ll sit down with Fionn tomorrow morning, stair on the table, and neither of us gets up until it’s signed, and I’ll send you the signed sheet the same day so that you needn’t take anyone’s word for it, and anything after that he has to bring to me first and not to you.',
        'I shall instruct the architect to issue a frozen layout of the stair core by 20 November; subsequent changes will be treated as instructed variations with time and cost.',
      ],
      nearMisses: [
        'We’ll align closely with the architect so that design changes are managed proactively going forward.',
        'Design development is a natural part of every project, but we’ll try and minimise the impact on your team.',
        'I’ll raise the stair issue with the relevant parties and make sure that ownership is clear.',
      ],
      lines: {
        open: [
          'We’ve drawn that stair core twice. Twice. Is it staying where it is now, do you know?',
          'If you want to know where the time went, ask Fionn where the stair is this week. Has he told you he moved it?',
        ],
        pressed: [
          'You’re asking me for a date and there’s still a stair with no place to stand. Who’s going to nail it down?',
          'I could have the core done and Fionn would move it the day after. What stops him?',
          'Piotr asked me this morning was he to start the stair again. What’ll I tell him?',
        ],
        heard: [
          'Thanks. Nobody said that yet, they only say it’s late. So can he be got to stop?',
          'That’s it, yes. It’s not the drawing, it’s the drawing it again. Can you get at him from your side?',
        ],
        answered: [
          'That’d do it, if he signs. And if he changes his mind in December, what happens then?',
          'All right. What would I have in my hand that says it’s frozen, and from whom?',
        ],
        settled: [
          'If the stair stands still I can draw it in six days. God, I’d nearly enjoy it.',
          'Good. I’ll tell Piotr it’s the last time, and this time I’ll believe it when I say it.',
        ],
        relapsed: ['So the stair’s loose again. I’d just begun counting days for it in my head.'],
      },
      better: {
        text: 'How much of the delay is the stair? Fionn works for us, so I’ll have it signed and frozen by the 20th. If he touches it after that, it’s a variation, with your time paid and new dates from me.',
        why: 'It looks for the cause on your own side first, and takes away the one thing she can’t: an architect who keeps moving.',
      },
    },
    {
      id: 'all-at-once',
      summary: 'being asked for all fourteen drawings at once by five different people',
      worry:
        'Your foreman wants one thing, your buyer another, and the crane man rang me at home. We do a bit of everything, and so nothing gets finished. I can’t work out any more what you need first.',
      weight: 2,
      central: false,
      cues: [
        '14',
        'order',
        'first',
        'foundations',
        'five',
        'slab',
        'priority',
        'foreman',
        'one list',
        'sequence',
        'queries',
      ],
      acknowledgedBy: [
        'You’ve been getting it from five sides, all urgent, and none of them telling you what comes first.',
        'We don’t need fourteen sheets on one day, and nobody on our side has said so.',
        'everyone of us rings you seperately, i can see why nothing gets finished',
      ],
      settledBy: [
        'Foundations first: those five by Monday the 23rd, the six for the slab by 4 December, the stair core last, 16 December. And from today everyone here goes through me.',
        'order is 1 foundations 2 slab 3 stairs. only the 5 by the 23rd. il tell the lads on site nobody rings u but me, and the queries come in one list on fridays',
        'Would it help if we forgot the number fourteen? What has to be in Mallow on the twenty-third is only what’s in the ground, so put both your people on that, leave the slab until the week after, and I’ll collect whatever the site wants to know and bring it to you once a week.',
        'I would propose three issues: foundation drawings by 23 November, ground slab by 4 December, stair core thereafter, with a single point of contact on our side, namely myself.',
      ],
      nearMisses: [
        'Everything is a priority at this stage, but we can certainly look at phasing the deliverables.',
        'We’ll streamline communication so that there is one version of the truth for everybody.',
        'Just focus on the critical path and the rest will follow, that’s usually the best approach.',
      ],
      lines: {
        open: [
          'Your foreman wants the slab, your buyer wants the stair, and you want all fourteen. Which do you pour first?',
          'Five people have rung me from Ballincarrig since Friday. Could one of you tell me what comes first?',
        ],
        pressed: [
          'I’ve two people and fourteen sheets. If I start them all I finish none. What’s first?',
          'There was another query from your site while we’re talking. Who reads these before they send them?',
          'I can give you some of it by the 23rd. Which some?',
        ],
        heard: [
          'You’ve no idea the relief of hearing that. So what’s the order?',
          'Yes. It’s the bit of every drawing that kills us. What would you leave for later?',
        ],
        answered: [
          'That order I can do. And who keeps the others from ringing me meanwhile?',
          'Right, that’s a list. Which day do you need the second lot, honestly, not to be safe?',
        ],
        settled: [
          'I’ll put both of them on that today. First time in a month I know what we’re doing tomorrow.',
          'Grand. One list, one voice, the ground first. You’ll have those sheets.',
        ],
        relapsed: ['Now it’s all fourteen again. I’d written down an order a minute ago, will I cross it out?'],
      },
      better: {
        text: 'Forget fourteen. Which of them does the pour on 7 December need? Put both people on those for the 23rd, the slab after, the stair last. I’ll tell everyone here that only I ring you.',
        why: 'It turns a pile into an order by what the site does first, and takes away the five telephones.',
      },
    },
    {
      id: 'unchecked',
      summary: 'sending out bar schedules that nobody has checked',
      worry:
        'In Youghal I let one go because a contractor was shouting. They broke out a wall with the children in the next room. Declan checks everything now, and there’s one of Declan.',
      weight: 2,
      central: false,
      cues: ['check', 'Declan', 'unchecked', 'Youghal', 'bending schedule', 'Mallow', 'signature', 'days for checking'],
      acknowledgedBy: [
        'You’d rather be late with it checked than on time with a mistake in the ground.',
        'There has to be time for the check inside the date, not after it.',
        'ok so declan has to look at every sheet first and thats the bottleneck',
      ],
      settledBy: [
        'Then the check is in the date: you finish the foundations on Thursday, Declan has Friday and Saturday morning, and Mallow gets them Monday. I won’t ask for them without his name on.',
        'no check no issue, agreed. send declan the first 2 on wed dont wait for the set. i ask mallow if they take it in 2 lots',
        'What if I ring the bar bender and get him to take the schedules as they’re checked, two tonight and three on Monday, so Declan isn’t looking at everything on the last evening; and what has to wait until he is back, waits, and I change the slab date to suit.',
        'Checked drawings only. I will plan a day and a half for Mr Lowe’s check in each issue, and fit the order of the pours around his absence.',
      ],
      nearMisses: [
        'Quality is of course paramount, and we would never want you to compromise on it.',
        'Perhaps the checking could be done in parallel, or a bit lighter, given the urgency of the situation.',
        'I trust your professionalism completely, so I’ll leave the quality side in your hands.',
      ],
      lines: {
        open: [
          'Whatever date we say, Declan has to check them first. Have you left any days in there for that?',
          'The last contractor said just send it, we’ll check later. You’re not going to ask me that, are you?',
        ],
        pressed: [
          'You’re counting the drawing days. Who’s counting the checking?',
          'There’s one Declan, and he’s out some of next week. How does that fit your pour?',
          'A wrong bar in a school isn’t a late drawing, it’s a different kind of phone call. Where’s the check in your plan?',
        ],
        heard: [
          'Thanks. Most of them go quiet when I say the word check. So how do we fit it?',
          'Yes, late and right. It’s the only thing I’d really fight you on. What can give?',
        ],
        answered: [
          'That would leave Declan his time. What does Mallow say to it, have you asked them?',
          'Better. And if he finds something on the last day, do you move the pour or do you move Declan?',
        ],
        settled: [
          'Then they’ll go out checked, with his initials in the corner. I can sleep on that.',
          'That leaves room for Declan. It’s all I wanted for the children in that school, and for my nerves.',
        ],
        relapsed: ['And where’s the check gone now? You had it in the plan, and it’s fallen out.'],
      },
      better: {
        text: 'How long does Declan need for a set, and when is he out? Let’s put that in first and hang your drawing days in front of it. I’ll ask Mallow to take the schedules in two lots.',
        why: 'It builds the date around the check instead of squeezing it, and offers something only you can get, from the bar bender.',
      },
    },
  ],
  facts: [
    {
      id: 'outstanding',
      text: '14 of the 22 reinforcement drawings due on 30 October are outstanding.',
      line: 'There’s 14 of the 22 not out. They were due on 30 October. I know. I look at the list every morning.',
      figures: ['14', '22', '30 October'],
      knownBy: 'both',
      asked: ['How many drawings are outstanding?', 'When were they due?'],
    },
    {
      id: 'pour',
      text: 'The foundations are to be poured on 7 December.',
      line: 'You’re pouring on 7 December, it’s on a sticker on my screen.',
      figures: ['7 December'],
      knownBy: 'both',
      asked: ['When is the pour?'],
    },
    {
      id: 'bar-bender',
      text: 'The bar bender in Mallow needs the bending schedules by 23 November.',
      line: 'So Mallow want the schedules by 23 November. That’s five working days, and I’m one of them.',
      figures: ['Mallow', '23 November'],
      knownBy: 'student',
    },
    {
      id: 'standing-cost',
      text: 'Every day the crane and the gang stand still costs €4,600.',
      line: 'And it’s €4,600 a day with the crane standing. I don’t like that any more than you do.',
      figures: ['€4,600'],
      knownBy: 'student',
    },
    {
      id: 'architect',
      text: 'Fionn Leahy, the architect who changes the stair, works for Dunmahon Construction.',
      line: 'Fionn Leahy is your man, not mine. He sends me the stair on a Friday evening with a smiley.',
      figures: ['Fionn Leahy'],
      knownBy: 'both',
      asked: ['Who is Fionn?', 'Who does the architect work for?', 'Why does the stair keep changing?'],
    },
    {
      id: 'stair-moves',
      text: 'The stair core moved on 11 September and again on 2 October; each time nine days of drawing were lost.',
      line: 'The stair moved on 11 September and it moved on 2 October. Nine days’ drawing each time, in the bin.',
      figures: ['11 September', '2 October'],
      knownBy: 'stakeholder',
      asked: [
        'How often did the stair move?',
        'How much time did you lose?',
        'When did the stair move?',
        'Why are they late?',
        'What went wrong?',
        'What is holding you up?',
        'How often has Fionn changed it?',
        'how many times did the architect change the stair',
        'What’s wrong with the stair?',
        'Why weren’t they ready on the 30th?',
        'what made you miss the thirtieth',
        'What happened to the stair since the summer?',
        'How often has the stair been changed?',
      ],
    },
    {
      id: 'which-sheets',
      text: 'Of the 14, five are needed for the foundations, six for the ground slab and three for the stair core.',
      line: 'If you go through the 14, five are foundations, six are the slab and three are the stair. Nobody asked me that before.',
      figures: ['five', 'six', 'three'],
      knownBy: 'stakeholder',
      asked: [
        'Which of them do we need for the foundations?',
        'How many are for the slab?',
        'How do the fourteen split?',
        'which of the fourteen are foundation sheets',
        'Which of the fourteen are for the foundations, and which for the slab?',
        'Which drawings are left?',
        'Which of them do I need for the foundations on 7 December?',
        'how many sheets is it for the foundations',
        'And what are the other nine for?',
      ],
    },
    {
      id: 'two-detailers',
      text: 'She has two detailers, Piotr and Síle; the third, Aoife Crowley, has been on maternity leave since 28 September.',
      line: 'There’s Piotr and there’s Síle. Aoife Crowley went on maternity leave on 28 September, and I couldn’t get anyone for love or money.',
      figures: ['Piotr', 'Síle', 'Aoife Crowley', '28 September'],
      knownBy: 'stakeholder',
      asked: [
        'How many people do you have?',
        'Who is working on it?',
        'Who is drawing?',
        'Are you short of staff?',
        'Where is Aoife?',
      ],
    },
    {
      id: 'declan-away',
      text: 'Declan Lowe checks every drawing, a day and a half for each set, and is away from 24 to 27 November.',
      line: 'Declan Lowe checks them all, a day and a half a set. He’s away from 24 to 27 November, it’s his daughter’s conferring in Galway.',
      figures: ['Declan Lowe', '24 to 27 November'],
      knownBy: 'stakeholder',
      asked: [
        'Who checks the drawings?',
        'How long does a check take?',
        'When is Declan away?',
        'Who does the checking, and which days is he off?',
        'Who goes over them before they leave, and how long does he need?',
        'Remind me, who is it that checks them?',
        'who was it again that checks the drawings',
      ],
    },
    {
      id: 'youghal',
      text: 'In Youghal in 2019 an unchecked starter bar drawing meant breaking out a wall, for €63,000.',
      line: 'In Youghal in 2019 one sheet went out unchecked. They broke out a wall for €63,000. I stood there and watched them do it.',
      figures: ['Youghal', '2019', '€63,000'],
      knownBy: 'stakeholder',
      asked: ['What happened in Youghal?', 'Why is the check so important?', 'Did something go wrong once?'],
    },
    {
      id: 'queries',
      text: 'The site has sent her 31 queries in November, which she answers in the evenings.',
      line: 'I’ve had 31 queries from your site this month. I do them at night, when the phone stops.',
      figures: ['31'],
      knownBy: 'stakeholder',
      asked: [
        'How many queries did we send?',
        'How many queries have you had from us this month?',
        'Are we bothering you with questions?',
        'What else takes your time?',
      ],
    },
  ],
  opening:
    'Hello, yes, it’s Nuala. Before you say it, I know. Fourteen sheets, I know they’re late, your foreman rang at eight and your buyer at ten past. I’m at the desk since six. What is it you want to ask me that they didn’t?',
  reactions: {
    acknowledged: [
      'Yes. That’s… yes. That’s how it’s been with these drawings since September.',
      'You’re the first from the site who’s said so. I’d stopped expecting it.',
      'Thanks. It doesn’t draw me a bar, but thanks.',
      'Right. So you can see Ballincarrig from this desk too.',
    ],
    askedWell: [
      'Nobody asked me that about the drawings yet, they ask when. I’ll tell you.',
      'Good. If we’d had that question in September we’d both be at home now.',
      'That I can answer without looking it up, which is a mercy today.',
      'Ask me more like that, and fewer like your foreman’s.',
    ],
    badNewsOwned: [
      'Well. It’s no help to the pour, but at least I didn’t find it out from the foreman.',
      'Thanks for being straight. I’ve enough people telling me Ballincarrig’s grand.',
    ],
    gaveFigure: [
      'That’s a number, I can count back from that to a drawing.',
      'All right. I’ll put it on the sticker under the pour date.',
      'Better than “soon”. With that I know how many evenings it is.',
      'So that’s what it is. From your site I’d only ever had adjectives.',
    ],
    offeredOption: [
      'That could work. Let me think what it does to Piotr’s week.',
      'That’s something other than “draw faster”. I’d want to look at it against the sheets.',
      'Hm. It’d shift the trouble to where Piotr and Síle have a bit more room. Maybe.',
    ],
    setBoundary: [
      'Fair enough, that’s a no. I prefer it to a maybe that rings me from the site on Thursday.',
      'Okay. I’ll take that as fixed, like a column. Then it’s the drawings round it that have to give.',
    ],
    committed: [
      'I’ll write that here, beside the list of sheets.',
      'You mind that, and I’ll mind the drawings. I’m too tired to bluff.',
      'Good. That’s one thing off the drawing desk and on to yours.',
      'I’ll tell Síle and Piotr. They could do with something firm.',
    ],
    summarised: [
      'That’s it exactly. You could put it on the drawing as a note.',
      'Yes. Yes, you’ve all of it, sheets and all.',
      'You took that down better than the minutes of our last site meeting.',
    ],
    overPromised: [
      'Don’t. Everyone who promised me an easy month on this school is on to another job now.',
      'I’d love to believe that. But steel isn’t bent by goodwill, and I’ve only the two people.',
    ],
    blamed: [
      'I’m too tired to work out whose fault each sheet is. There’ll be enough for everyone.',
      'Maybe so. It still leaves a hole in Ballincarrig with no bars in it.',
    ],
    dodged: [
      'That’s not what I asked. I asked about the drawings, and I’ll be asking again.',
      'I’ll wait. I have to sit here anyway, till the sheets are done.',
      'You sound like the lad who sold us the drawing software. What about my question?',
    ],
    threatened: [
      'Send the letter so. It’ll go on the pile, and the pile’s in front of the drawings.',
      'You can bring in another engineer. They’ll start with the stair, the creatures, and ring me to ask.',
    ],
    vague: [
      'I’m sorry, I’m wrecked, I can’t draw from that. Which sheet, which day?',
      'That’s like a sketch with no dimensions. What do you want in Mallow, and when?',
      'I’ve that sentence in six e-mails already. What’s different on the site tomorrow?',
      'Say it in sheets for me, would you. My head only does sheets now.',
    ],
    rude: [
      'No. I’ve been up since five for your school, and I’ll put the phone down.',
      'You can talk like that to the concrete, it sets anyway. Try me again.',
    ],
    flattered: [
      'That’s nice. I’d swap it for a frozen plan and a night’s sleep.',
      'Great work is it. It’s fourteen sheets late, the great work.',
    ],
    repeated: [
      'You said that already, and so did your buyer. The sheets are where they were.',
      'I heard you the first time, I’m slow today, but not that slow.',
    ],
    offTopic: [
      'Another day, I’d say. I’ve the foundations open on the screen here.',
      'Is that something about Ballincarrig? It might be the hour, but I can’t find the school in it.',
    ],
    notUnderstood: [
      'Sorry, I lost you. Is it the foundations you mean or the stair?',
      'Say that again slowly, I’ve had no lunch. What is it you need from the drawings?',
      'I’m not sure what you’re asking me for. Is it sheets, or dates?',
    ],
    otherLanguage: [
      'You’ll have to say that in English for me. I’ve Irish and I’ve Piotr’s bits of Polish for steel, and that’s neither.',
    ],
    brokeRole: [
      'I don’t know what that’s about. I’ve fourteen drawings and a cold tea, that’s the whole of me.',
      'Is this still about the school? I’ve no secrets, only sheets.',
    ],
    contradicted: [
      'Hang on. It was different a while ago, and I’d a set of drawings half planned around it.',
      'One of those can’t be right. I’ll put whichever it is on the drawing, but I’ll only draw one.',
    ],
  },
  echoes: {
    figure: [
      '{figure}. Okay. I’ll see what that does to the sheets.',
      'You’re saying {figure}. I’ll hold that beside what we have drawn.',
      'If it’s {figure}, it’s {figure}. At least I know.',
    ],
    day: [
      'If it’s {day}, I can count back from it. I’d sooner that than “as soon as you can”.',
      'So you say {day}. I’m writing it under the pour.',
    ],
    promise: [
      'Right, I have it here: “{promise}”. I’ll ring you if it doesn’t come, I’m past being shy.',
      '“{promise}”. Okay. That’d help, that really would.',
    ],
  },
  closings: {
    agreement: [
      'So it’s the ground first, checked, and the stair when it has stopped walking. I’ll put Piotr and Síle on it now. You mind your side and you’ll have your sheets in Mallow. I might eat something.',
      'That’s a plan I can draw. First call this week that left me with less to do than before. You’ll hear from me when Declan has the first ones.',
    ],
    partial: [
      'Some of it I can start on, and some of it’s still in the air. I’ll do the sheets I’m sure of, and you ring me tomorrow about the rest. You, not the foreman.',
      'We’re a bit further. There’s a piece missing though, and without it I won’t give you a date for those drawings, I’d only have to break it.',
    ],
    walkAway: [
      'Listen, I have to go. I’ve fourteen sheets, and this makes fifteen. I’ll send what I can when I can.',
      'I’ll leave it there. You’ll get the drawings in whatever order they come out, I’ve nobody telling me a better one.',
    ],
  },
  answers: lateDrawingsAnswers,
  followUps: lateDrawingsFollowUps,
  statements: lateDrawingsStatements,
  common: lateDrawingsCommonAnswers,
  manner: lateDrawingsVoice,
};
