import type { ScenarioContent } from '@parley/shared';

import { technicalDebtVsTimelinePressureAnswers } from '../answers/technical-debt-vs-timeline-pressure';
import { technicalDebtVsTimelinePressureCommonAnswers } from '../common-answers/technical-debt-vs-timeline-pressure';
import { technicalDebtVsTimelinePressureFollowUps } from '../follow-ups/technical-debt-vs-timeline-pressure';
import { technicalDebtVsTimelinePressureStatements } from '../statements/technical-debt-vs-timeline-pressure';
import { technicalDebtVsTimelinePressureVoice } from '../voices/technical-debt-vs-timeline-pressure';

export const technicalDebtVsTimelinePressure = {
  slug: 'technical-debt-vs-timeline-pressure',
  title: 'Technical Debt vs Timeline Pressure',
  description:
    'Sunil wants three weeks for a rewrite nobody above him has heard of. You have promised the quarter. He says that the first of March will settle who was right.',
  difficulty: 'medium',
  category: 'timeline_negotiation',
  challengeType: 'technical_complexity',
  stakeholderType: 'technical_lead',
  industry: 'Software and mobility',
  goal: 'Turn Sunil’s worry into days and money, and agree on what is done before the quarter ends, what waits, and who says so upstairs.',
  situation:
    'You lead product delivery at Kestrel, whose app sells parking in 22 towns. You have promised the board three new councils by 31 December: Stroud, Ely and Kendal. Yesterday Sunil told the team that he needs three weeks to rewrite the tariff code first. It is now 9 November. The three councils need six weeks of the team. On 1 March nine councils change their tariffs on the same day. Kendal signed late and its contract allows a start on 31 January. You can lend Sunil one tester from the payments team. Nobody above you knows that the tariff code is a problem; you would have to tell Helena, who runs product.',
  learningObjectives: [
    'Ask for the risk in days and money',
    'Look for the smallest part that takes the risk away',
    'Agree what can wait, in writing',
    'Carry an engineer’s worry upstairs in one sentence',
  ],
  skills: ['negotiation_skills', 'active_listening', 'problem_solving', 'expectation_management'],
  estimatedDuration: 20,
  persona: {
    name: 'Sunil Perera',
    shortName: 'Sunil',
    pronoun: 'he',
    role: 'Technical lead',
    organisation: 'Kestrel Parking',
    description:
      'Technical lead at Kestrel Parking in Leicester since its second year. Sardonic, precise, loyal to his team of five. Has been right too early several times and remembers each of them.',
    style:
      'Sardonic and quick, asks rhetorical questions and answers them himself. Exact numbers for trivial things. Comparisons from plumbing and kitchens, never from war or sport. Softens at once when somebody wants to know how it works. British English.',
    goals: [
      'Not live through last April again, and not put his team through it',
      'Have someone upstairs know the risk before it happens',
      'Do the rewrite properly, or at least the part that bites',
    ],
    trust: 43,
    patience: 5,
    redLines: [
      {
        text: 'He will not change nine tariffs in one night by hand in fourteen places.',
        line: 'I’m not doing nine tariffs in fourteen places by hand, in one night. I’d rather hand in my lanyard, and it’s a nice lanyard.',
      },
    ],
    wouldMove: [
      'Being asked what happens on 1 March, and having the answer used',
      'A smaller cut than three weeks that takes the March risk away, with days fixed before the quarter ends',
      'Helena being told, by the project lead and not by him',
      'A decision that stands on paper and does not have to be won again in January',
    ],
  },
  concerns: [
    {
      id: 'first-of-march',
      summary: 'nine tariffs changing in one night on code that overcharged 2,300 drivers last year',
      worry:
        'Last April it was two councils, and five of us sat there for eleven days. Jodie cried in the server cupboard. We had charged a woman in Oakham forty times. This time it’s nine, and I’m the one who’ll have to ask Jodie.',
      weight: 3,
      central: true,
      cues: [
        '1 March',
        'March',
        'tariff',
        'nine councils',
        'fourteen places',
        'overcharged',
        'April',
        '2,300',
        'refund',
        'rewrite',
      ],
      acknowledgedBy: [
        'What worries you isn’t ugly code, it’s nine councils changing price on the same night.',
        'so if we do nothing you’re back in last april but with nine instead of two, have i got that',
        'You’ve seen this go wrong once, and you were the one who had to clean it up.',
        'It’s the first of March you’re asking me about, rather than the architecture.',
      ],
      settledBy: [
        'We do the part that bites. Eight days from Monday: one table for the tariffs, read in all fourteen places, and a test run of the nine changes on 15 February with the tester from payments. The rest of the rewrite waits until April.',
        'stroud + ely in dec, kendal 31 jan (contract allows). gives u 9 days now for the tariff table. dry run of the 9 councils mid feb. written down today',
        'I’m going to move Kendal to the end of January. That frees two weeks, before anybody touches the new councils, and you get them for the tariffs and nothing else. If the dry run in February shows a single wrong penny, the councils’ changes are staggered over three nights; I’ll ask them for that now.',
        'Could you do just the table, without the clean-up of the rest? If that’s about eight days then it starts on Monday, and Stroud and Ely come after it. What I can’t give you is all of the three weeks before Christmas. The other seven days go in for April, in the plan with a date on it.',
        'Last year cost us nearly twenty thousand in refunds, and eleven days of five people. So eight days now is cheap and I’ll say so to Helena tomorrow. Which of the fourteen places should go first?',
      ],
      nearMisses: [
        'I understand that technical debt is a concern and we’ll definitely schedule some time for it in Q1.',
        'We need to find the right balance between delivering features and investing in our platform.',
        'Perhaps we can be pragmatic and do the refactoring incrementally alongside the feature work.',
        'I trust you as the expert to manage the technical risk within the given timeline.',
      ],
      lines: {
        open: [
          'Ask me what happens on the first of March. Nobody asks me that. They ask if it’s done by Christmas.',
          'Nine councils change their price in one night, in code that has the price in fourteen places. What could go wrong? I have a list.',
        ],
        pressed: [
          'You’re telling me about December. The hole in the pipe isn’t in December, it’s in March.',
          'Last time it was two towns and we needed eleven days. I’ll let you do the sum for nine, I’ve got time.',
          'You can have your three councils by Christmas. I’d just like you to say, aloud, that you’ve chosen March as well.',
        ],
        heard: [
          'Thank you. That’s the whole of it, and it’s not about taste. So what do we do before March?',
          'Yes, that night is the problem. You’ve said it more calmly than I do. And the days?',
        ],
        answered: [
          'That would take the worst out of it. When do I get to try all nine before it counts?',
          'I could do the part that bites in less, I’ll admit. What happens to the part that doesn’t?',
        ],
        settled: [
          'Then March is a Monday like any other. I can live with the rest of that code for a while, I’ve lived with worse kitchens.',
          'That’ll hold. Nine councils, one night, and nobody has to sit in the server cupboard. Deal.',
        ],
        relapsed: ['And we’ve slid back to “after Christmas”. March hasn’t moved, in case you’re wondering.'],
      },
      better: {
        text: 'What happens on 1 March if we skip this, in days and in money? And what’s the smallest piece of the three weeks that takes it away? If it’s eight days, you start on Monday, and Kendal goes to 31 January.',
        why: 'He asked for three weeks because nobody asked for the risk. Put a price on it, and the part that removes it is smaller and easy to defend.',
      },
    },
    {
      id: 'promised-for-him',
      summary: 'a quarter that was promised to the board without anyone asking him',
      worry:
        'I found out from the newsletter. There was a rocket on it. Three councils, fourteen words, one rocket, and nobody had asked the man with the spanner.',
      weight: 2,
      central: false,
      cues: [
        'promised',
        'quarter',
        '31 December',
        'board',
        'asked',
        'three councils',
        'newsletter',
        'Stroud',
        'Ely',
        'Kendal',
      ],
      acknowledgedBy: [
        'I promised the quarter for you and you found out afterwards.',
        'nobody asked you about the three councils before we said yes, and you’re the one who has to build them',
        'It was your time I gave away to the board, and I did it without a word to you.',
      ],
      settledBy: [
        'I promised it without asking you and that was wrong. Kendal I can give back: their contract allows 31 January. Stroud and Ely I’d like to keep for December, if you tell me it goes.',
        'my mistake, should of asked. kendal moves. before i promise anything for q1 you and me sit down, 7 jan, 10am, i bring the list',
        'I can’t undo the promise altogether, but I can tell the board this week that it is two of three, with the reason. In future there’s no date from me without your estimate beside it; I’ll have that put in the planning template.',
        'You’re right, the order was the wrong way round. So here it is the right way round: six weeks of work for three, and eight days of yours; what can really be done by the 31st? I’ll take your answer to Helena, whatever it is.',
      ],
      nearMisses: [
        'The commitment has been made at a senior level, so we all need to get behind it now.',
        'I know it’s ambitious but I have complete faith in you and the team.',
        'We’ll involve engineering earlier in the planning process from now on.',
      ],
      lines: {
        open: [
          'You promised the quarter. I didn’t. I read about it in the newsletter, it had a rocket on it.',
          'Three councils by the thirty-first, is it? It’s interesting what I’ve agreed to while I was at lunch.',
        ],
        pressed: [
          'If I’d promised the board your weekends you’d have had a view on it. I have a view on it.',
          'Who was in the room when it became three? I’ll tell you who wasn’t: anyone who can spell “tariff”.',
          'You say “we” promised. Could you say that again without the “we”?',
        ],
        heard: [
          'That’s handsome of you. Can any of it be un-promised?',
          'Right. So we agree who said it. What can I give back, Stroud, Ely or Kendal?',
        ],
        answered: [
          'That’s nearly a plan. Does the board hear it from you, or do they hear it from the calendar?',
          'Better. And what stops the next rocket?',
        ],
        settled: [
          'From here on you ask, I estimate, and then you promise. It’s so simple that somebody ought to patent it.',
          'Good. I’ll build what I’ve agreed to, and I’ll do it with the radio on.',
        ],
        relapsed: ['And my name’s back under a promise I didn’t make. I’ll keep an eye on the newsletter.'],
      },
      better: {
        text: 'I promised three councils without asking you, and that was wrong. Kendal’s contract allows 31 January, so I’ll give that one back this week. For Stroud and Ely: what does December really take?',
        why: 'It owns the promise in one sentence and then returns a part of it that can be returned, which is the only apology an engineer can schedule.',
      },
    },
    {
      id: 'helena-knows',
      summary: 'being the only one who knows of the risk when it comes true',
      worry:
        'Last April Helena asked in front of everyone why engineering hadn’t warned her. I had, in a ticket, in February. It’s number 1184, you can look it up. Nobody reads tickets.',
      weight: 2,
      central: false,
      cues: ['Helena', 'upstairs', 'warned', 'ticket', '1184', 'tell', 'risk', 'in writing', 'blame', 'board'],
      acknowledgedBy: [
        'You’ve warned us before, in a ticket, and then got asked why you hadn’t.',
        'if it goes wrong in march youre afraid it’s engineerings fault again',
        'Nobody above us has even heard of it, so for now you carry it alone.',
      ],
      settledBy: [
        'I’ll tell Helena tomorrow at ten, in two sentences: nine councils on 1 March, last year two of them cost us £19,600. You get the mail in copy before I send it.',
        'helena 1:1 tmrw, its item 1. i write it up as my risk with my name on it. not yours',
        'From today it stands in the risk register, which the board reads, with the amount and the date and me as its owner. If I’m overruled, that stands there too, with the name of whoever did it.',
        'She’ll ask what it costs and what I recommend, so help me get that right now, ten minutes. Then I go up this afternoon, and you don’t have to be there unless you’d enjoy it. And I’ll mention 1184, because you did say it.',
      ],
      nearMisses: [
        'I’ll make sure that the right people are kept informed at the appropriate time.',
        'Maybe you could put together a short presentation on technical debt for the leadership team.',
        'We should raise it, of course, but let’s not alarm anyone before we have all the facts.',
      ],
      lines: {
        open: [
          'Does Helena know? I wrote her a ticket once. It’s still open. It’s quite a well-written ticket.',
          'When it goes off in March, who’ll have known? As things stand: me, and a Jira number.',
        ],
        pressed: [
          'You say we’ll manage the risk. Does it have an owner, or does it just have me?',
          'Last April I was asked in a full room why nobody had warned them. Ticket 1184, the third of February.',
          'It’s the easiest thing I’m asking for. Go up one flight of stairs and say a sentence.',
        ],
        heard: [
          'Yes. I wouldn’t mind some company on that limb. What will you tell her?',
          'So you’ve read the ticket, or you’ve met people. When does she hear it?',
        ],
        answered: [
          'That would be new. And if she says “after Christmas”, do you come back with a shrug?',
          'What’s the sentence going to be? I’ve known risks that got quite small on the stairs.',
        ],
        settled: [
          'Then I’m not the only one holding it. You’ve no idea how much lighter code gets.',
          'Good. You tell Helena, I fix the pipe, and ticket 1184 can finally be closed.',
        ],
        relapsed: ['So now Helena needn’t know just yet. I’ve been here before, it was called February.'],
      },
      better: {
        text: 'I’ll tell Helena tomorrow at ten: nine councils change price on 1 March, and last year two of them cost us £19,600 and eleven days. It goes into the register as my risk, and you see the mail before she does.',
        why: 'He has already warned once and been blamed for silence. A named owner, an hour and the actual sentence show that this time it goes up the stairs.',
      },
    },
    {
      id: 'april-never-comes',
      summary: 'getting a promise of “later” for the rest of the rewrite, like the two before it',
      worry:
        'I’ve been given “after the launch” in 2024 and “in a quiet month” in 2025. I’m still waiting for the quiet month. I’m told it’s a lovely month.',
      weight: 1,
      central: false,
      cues: ['later', 'April', 'rest of the rewrite', 'seven days', 'roadmap', 'quiet month', 'waits', 'on paper'],
      acknowledgedBy: [
        'You’ve been told “later” twice and it never came, so the word isn’t worth much to you now.',
        'another promise for april sounds like the last two, i get that',
        'If the rest waits, you want more than my good intentions that it will be done.',
      ],
      settledBy: [
        'The other seven days are in the plan for 12 to 20 April, before the summer councils, and they’re booked against Bath: if I want Bath, I have to do these first.',
        '7 days, starts 12 apr, in the roadmap tonight. if i move it you can stop work on bath, written in',
        'It goes on the roadmap that the board gets, as “tariff code, second part, seven days, April”, with your name and mine. To take it off, I’d have to explain it to them.',
        'Fair, so don’t take my word. Let’s cut it in seven pieces of a day, and one of them goes in every sprint from February on, first thing on the Monday. You pick which.',
      ],
      nearMisses: [
        'We will revisit the remaining refactoring as soon as capacity allows.',
        'I promise you that it stays on our radar and won’t be forgotten.',
        'Once the pressure of this quarter is over we’ll have a lot more room for these topics.',
      ],
      lines: {
        open: [
          'And the rest of it is “later”, I suppose. I collect those. I’ve got a 2024 and a 2025.',
          'Whatever we don’t do now, where does it go? There’s a drawer for it, isn’t there.',
        ],
        pressed: [
          '“When there’s room.” There’s never been room. There’s always a council.',
          'Show me one thing that was put off in this company and then done. I’ll wait, I’ve nothing until March.',
          'A later without a week in it is a no with good manners.',
        ],
        heard: [
          'You’ve counted my laters too, I see. So which week is this one?',
          'Exactly, I’ve no use for another good intention about that code. What else have you got?',
        ],
        answered: [
          'That’s more than a drawer, at least. What happens when somebody wants those days for a new town?',
          'It could work. Where is it written, somewhere I can point at?',
        ],
        settled: [
          'A later with teeth. I’ll believe it in April, but I’ll stop sulking until then.',
          'Good, that’s the first of my laters with a date on it. I might frame it beside the rocket.',
        ],
        relapsed: ['And that later has just turned back into a feeling. I saw it happen.'],
      },
      better: {
        text: 'The remaining seven days are booked from 12 April, and Bath can’t start before them. It’s on the roadmap that the board sees, so to drop it I’d have to explain it.',
        why: '“Later” has been used up on him twice. A week, a place where it’s written and a cost for breaking it make this one different.',
      },
    },
  ],
  facts: [
    {
      id: 'the-quarter',
      text: 'The board was promised three new councils by 31 December: Stroud, Ely and Kendal.',
      line: 'Stroud, Ely and Kendal by the thirty-first of December. It was in the newsletter, I nearly clapped.',
      figures: ['31 December', 'Stroud', 'Ely', 'Kendal'],
      knownBy: 'both',
      asked: ['What was promised?', 'Which councils?'],
    },
    {
      id: 'three-weeks',
      text: 'Sunil wants three weeks to rewrite the tariff code before the new councils are begun.',
      line: 'Three weeks, that’s what I said, and I’d already taken off the bits I’d only do for pleasure.',
      figures: ['three weeks'],
      knownBy: 'both',
      asked: ['How long do you need?'],
    },
    {
      id: 'six-weeks',
      text: 'The three councils need six weeks of the team, from 9 November.',
      line: 'Six weeks for the three of them, from the ninth. It’s six and a half to Christmas. I can subtract.',
      figures: ['9 November', 'six weeks'],
      knownBy: 'both',
      asked: ['How long do the three councils take?'],
    },
    {
      id: 'nine-tariffs',
      text: 'On 1 March nine councils change their tariffs on the same day.',
      line: 'The first of March, nine councils, all from midnight. They like a round date, councils.',
      figures: ['1 March', 'nine councils'],
      knownBy: 'both',
      asked: [
        'What happens on 1 March?',
        'What happens in March if we skip this?',
        'How many councils change their tariff?',
      ],
    },
    {
      id: 'kendal-contract',
      text: 'Kendal signed late, and its contract allows a start on 31 January.',
      line: 'Kendal could wait until the thirty-first of January? And that was in the contract all along. Fancy.',
      figures: ['Kendal', '31 January'],
      knownBy: 'student',
    },
    {
      id: 'tester',
      text: 'The student could lend Sunil one tester from the payments team.',
      line: 'You’d lend me a tester? From payments, who know what a penny is? I’ll be very nice to them.',
      figures: ['one tester'],
      knownBy: 'student',
    },
    {
      id: 'nobody-upstairs',
      text: 'Nobody above the student knows that the tariff code is a problem; Helena, who runs product, would have to be told.',
      line: 'So Helena hasn’t heard. I thought as much; nobody has sent me a cake.',
      figures: ['Helena'],
      knownBy: 'both',
      asked: ['Does Helena know?'],
    },
    {
      id: 'fourteen-places',
      text: 'A tariff stands in 14 places of the code; changing one takes about a day and a half.',
      line: 'There are fourteen places that each believe they know the price. A change takes a day and a half, if nobody talks to you.',
      figures: ['14', 'a day and a half'],
      knownBy: 'stakeholder',
      asked: [
        'Why is it so hard to change a price?',
        'How many places hold the price?',
        'How does the tariff code work?',
        'Why does it take so long?',
        'How long does it take to change one tariff today?',
        'How much work is one price change at the moment?',
      ],
    },
    {
      id: 'last-april',
      text: 'Last April two councils changed their tariffs; it took five people 11 days, 2,300 drivers were overcharged and £19,600 was refunded.',
      line: 'Last April, two councils: eleven days, five people, two thousand three hundred drivers overcharged, nineteen thousand six hundred pounds paid back.',
      figures: ['April', '11 days', '2,300', '£19,600'],
      knownBy: 'stakeholder',
      asked: ['What happened last April?', 'How many drivers were overcharged?', 'What did it cost us?'],
    },
    {
      id: 'eight-days',
      text: 'Eight of the 15 days would put the tariffs in one table, which removes the March risk; the other seven are cleaning up.',
      line: 'If you held me down: eight days for one table that all fourteen read. The other seven are so that I can look at it without wincing.',
      figures: ['Eight', '15', 'seven'],
      knownBy: 'stakeholder',
      asked: [
        'What is the smallest thing we could do?',
        'Could it be done in less?',
        'What is the minimum?',
        'Which part takes the risk away?',
        'Is there a smaller version that would do?',
        'Could you do it in less than three weeks?',
        'What is the smallest part that would help?',
      ],
    },
    {
      id: 'ticket',
      text: 'Sunil warned of it in ticket 1184 on 3 February, two months before last April’s failure.',
      line: 'Ticket 1184, the third of February. Two views. One of them was me, checking if anyone had viewed it.',
      figures: ['1184', '3 February'],
      knownBy: 'stakeholder',
      asked: ['Did you warn anybody?', 'When did you raise it?', 'What is ticket 1184?'],
    },
    {
      id: 'jodie',
      text: 'Jodie, who knows the tariff code best after Sunil, has told him that she will leave if last April happens again.',
      line: 'Jodie’s told me that if it’s another April she’s off. She’s the only other person who knows all fourteen.',
      figures: ['Jodie'],
      knownBy: 'stakeholder',
      asked: ['Who else knows the code?', 'Is somebody about to leave?', 'What does Jodie say?'],
    },
  ],
  opening:
    'I know why you’re here, it’s because I said “three weeks” in front of people. You promised the quarter. I didn’t. Ask me what happens in March if we skip this. Or tell me it has to be done by Christmas, and we can both get back to work.',
  reactions: {
    acknowledged: [
      'Well, well. Somebody’s been listening to the pipes.',
      'That’s it. I’d prepared three more diagrams in case you didn’t see it, and now they’re wasted.',
      'Yes. I’m not used to getting that back in one piece from your side of the office.',
      'You’ve got it, and I didn’t have to draw you the fourteen boxes. I’m moved.',
    ],
    askedWell: [
      'Oh, a real question about the tariffs. Sit down, I’ll draw it.',
      'You’re the first to ask me that since the rocket. All right, here goes.',
      'I like that one. Do you want the short answer or the one with arrows?',
      'Good question. I’ve been carrying the answer about since February.',
    ],
    badNewsOwned: [
      'You said it straight out, before March could. I’ll need a moment.',
      'Fine. That’s bad, and it’s honest, which puts it ahead of the newsletter.',
    ],
    gaveFigure: [
      'A number, with a unit. You’ll be reading tickets next.',
      'That I can put in a sum with the tariffs. Most of what I’m told only goes in a speech.',
      'Noted. I’ll hold it against the eleven days and see who wins.',
      'Good, that’s small enough to be true, and so far it only stands in one place.',
    ],
    offeredOption: [
      'Hang on. That’s not three weeks and it’s not nothing. I wasn’t told there was a third door.',
      'That might work, if the fourteen places play along. What gives way for it?',
      'Interesting. You’ve taken the wall out and left the kitchen standing. And the quarter?',
      'I could live with that. Which way would you go, if it was your phone that rang in March?',
    ],
    setBoundary: [
      'So not the whole lot. At least you’re telling me here and not in a planning tool.',
      'That’s a no, and it comes with a reason. I’ve had noes about that code that came with a sticker.',
    ],
    committed: [
      'You do that and I’ll stop sighing in stand-ups. That’s worth something to the others.',
      'Right, I’ve put it in the repo as a comment with your initials. That’s how we do oaths here.',
      'Good. That’s a promise about the tariffs that I was actually in the room for.',
    ],
    summarised: [
      'That’s what I said, minus the plumbing. You could take that up to Helena as it is.',
      'Yes. You’d compile.',
    ],
    overPromised: [
      'Three councils, the rewrite and all by Christmas. Will there be a pony as well?',
      'When somebody gives me everything I asked for, I check which month they’ve taken it from.',
    ],
    blamed: [
      'I see, it’s the old team’s code. I was the old team. There were two of us and a kettle.',
      'You can hang it on whoever you like, it’ll still be in fourteen places on the first of March.',
    ],
    dodged: [
      'That answer went past my question without touching it. Quite elegant. Another go?',
      'I asked about a pipe and you’ve told me about water in general.',
      'Is that a yes or a no? I only have the two branches for it.',
    ],
    threatened: [
      'You could find another tech lead, yes. Give him my best, and tell him about the fourteen places.',
      'If that’s meant to frighten me: I’ve refunded two thousand three hundred drivers. Try harder.',
    ],
    vague: [
      'Could you say that with a number of days in it, and say which side of March they’re on?',
      'It’s got a lovely rhythm and no date. I have a sprint board, not a yoga mat.',
      'Which part, which week? I can’t check in a sentiment.',
      'If a junior gave me that as an estimate for Ely, I’d send it back.',
    ],
    rude: [
      'And there we have it. I’ll go back to my screen, it only swears at me when I’ve earned it.',
      'Say that again in the language we use with Jodie and the rest, or don’t say it.',
    ],
    flattered: [
      'You must want something. Is it all three councils?',
      'Thank you. I’ll print that out and stick it over the fourteen places.',
    ],
    repeated: [
      'Duplicate of the above. I’d close it, if you were a ticket.',
      'You’ve pushed that one already. No changes detected.',
    ],
    offTopic: [
      'I’ll happily do that subject in the pub. The tariffs don’t come to the pub.',
      'I can’t see how that gets us to Christmas or past March.',
    ],
    notUnderstood: [
      'That didn’t parse. Was it about the councils or the tariff code?',
      'Sorry, I’ve lost the thread, and I write concurrent code. Once more?',
      'Can you put it differently? I got the words and not the sentence.',
    ],
    otherLanguage: [
      'I have Sinhala from my gran and English from Leicester. The tariffs are documented in neither, but let’s use English.',
    ],
    brokeRole: [
      'I think that was meant for another window. In this one it’s me and fourteen copies of a price.',
      'What are you on about? I write parking software. Do you want to talk about March or not?',
    ],
    contradicted: [
      'That’s a merge conflict with what you said five minutes ago. Which version do we keep?',
      'Just now it was the other way about. I don’t mind which, but I can only build one of them before Christmas.',
    ],
  },
  echoes: {
    figure: [
      '{figure}, you say. Is that measured, or did it come to you in the shower?',
      'I’ll put {figure} on the whiteboard and see if it’s still there after lunch.',
    ],
    day: [
      '{day}. Is that in the plan, or is it in the newsletter?',
      'I’m writing {day} on the tariff board in the pen that doesn’t come off.',
    ],
    promise: [
      'For the commit message: {promise}. Tell me if I’ve misquoted you.',
      'So, and I’m going to say this to Jodie word for word: {promise}. All right?',
    ],
  },
  closings: {
    agreement: [
      'We’ve got a plan that survives March and a quarter that mostly survives me. Put it in writing and I’ll put my name under it. Tea?',
      'Good. I came in for three weeks and I’m leaving with what I needed. Don’t tell anyone, I’ve a reputation.',
    ],
    partial: [
      'We’re part of the way. I’ll start on what we’ve agreed, and the rest stays red on my board until you come back with it.',
      'It’s better than a rocket. But there’s still something there that goes off in March, and you know which.',
    ],
    walkAway: [
      'Right, I’ll build your three councils, and I’ll write another ticket. Number it yourself.',
      'I’m going back to my desk. On the first of March I’ll have my phone off, so do ring Helena.',
    ],
  },
  answers: technicalDebtVsTimelinePressureAnswers,
  followUps: technicalDebtVsTimelinePressureFollowUps,
  statements: technicalDebtVsTimelinePressureStatements,
  common: technicalDebtVsTimelinePressureCommonAnswers,
  manner: technicalDebtVsTimelinePressureVoice,
} satisfies ScenarioContent;
