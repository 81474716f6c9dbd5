import type { ScenarioContent } from '@parley/shared';

import { stakeholderAlignmentCrisisAnswers } from '../answers/stakeholder-alignment-crisis';
import { stakeholderAlignmentCrisisCommonAnswers } from '../common-answers/stakeholder-alignment-crisis';
import { stakeholderAlignmentCrisisFollowUps } from '../follow-ups/stakeholder-alignment-crisis';
import { stakeholderAlignmentCrisisStatements } from '../statements/stakeholder-alignment-crisis';
import { stakeholderAlignmentCrisisVoice } from '../voices/stakeholder-alignment-crisis';

export const stakeholderAlignmentCrisis: ScenarioContent = {
  slug: 'stakeholder-alignment-crisis',
  title: 'Stakeholder Alignment Crisis',
  description:
    'Three directors of a hotel group have signed three different requirement lists. Dermot Quillan wants to know which one you were planning to build.',
  difficulty: 'hard',
  category: 'requirements_gathering',
  challengeType: 'competing_priorities',
  stakeholderType: 'client',
  industry: 'Hospitality',
  goal: 'Leave with a way to one signed list that Dermot will carry to his three directors, and with it clear who decides what.',
  situation:
    'You lead the guest programme that your company is building for Larkrise Hotels. Revenue, operations and finance have each signed a requirement list: 46 items in all, and only 17 of them stand on every list. The joint workshop on 4 March ended when Orla Brannigan, head of hotel operations, walked out. The steering committee meets on 19 March and expects one list. If nothing is signed by 23 March, your team loses the 2 June launch. It is Tuesday 10 March. Dermot Quillan, who pays for it all, has asked you to his office in Galway.',
  learningObjectives: [
    'Find out who may decide before asking what they want',
    'Own your team’s part in the muddle',
    'Split a dispute into what is agreed and what is not',
    'Take the choice out of the public room',
  ],
  skills: ['stakeholder_communication', 'active_listening', 'conflict_resolution', 'documentation'],
  estimatedDuration: 25,
  persona: {
    name: 'Dermot Quillan',
    shortName: 'Dermot',
    pronoun: 'he',
    role: 'Commercial director',
    organisation: 'Larkrise Hotels',
    description:
      'Commercial director of fourteen hotels on the west coast of Ireland. Came up through banqueting, reads everything, trusts little of it, and jokes most when he is cornered.',
    style:
      'Dry Irish irony, in whole and well-made sentences. Understates. Compares things to weddings, kitchens and late trains. Turns suddenly plain when he is told something true. Never swears, never says "stakeholder" without a small pause.',
    goals: [
      'One list he can put before the committee on 19 March without a scene',
      'To keep both Orla Brannigan and Sorcha Keane in their jobs',
    ],
    trust: 30,
    patience: 3,
    redLines: [
      {
        text: 'Asking him to declare one director’s list the winner at the committee.',
        line: 'I will not stand up on the nineteenth and read out which of my three directors lost. If that is the method, build nothing and send me the bill.',
      },
      {
        text: 'Going over his head to the chair, Mrs Larkin.',
        line: 'If you ring Eileen Larkin about this, you will get a fourth list, and you will never again get me.',
      },
    ],
    wouldMove: [
      'Being shown that the 17 shared items can go ahead at once, and how few of the rest really clash',
      'Separate talks with each director, with the clashing items on one page, before the committee',
      'Hearing your side admit that it wrote down every wish without saying what it would cost',
    ],
  },
  concerns: [
    {
      id: 'choosing-in-public',
      summary: 'having to choose between his three directors in front of the committee',
      worry:
        'The chair told all three of them the programme was theirs. Whichever list I pick, somebody finds out in public that she lied to them, and I am the one holding the paper.',
      weight: 3,
      central: true,
      cues: [
        'choose',
        'decide',
        'committee',
        'directors',
        'nineteenth',
        '19 March',
        'Orla',
        'Sorcha',
        'Tadhg',
        'signed list',
        'referee',
      ],
      acknowledgedBy: [
        'Whichever list you bring on the nineteenth, two of your directors lose in public, and you’re the one reading it out.',
        'So you’d be refereeing Orla, Sorcha and Tadhg in front of the whole committee. I can see why you don’t want that job.',
        'you dont want to be the one picking a winner out of the 3 in that room, fair',
        'It seems to me the difficulty is less the content than that you would be seen choosing between three colleagues.',
      ],
      settledBy: [
        'Nobody picks a list. The 17 shared items go to the committee as agreed. The other 29 I sort by Friday into those only one department touches, which that director decides alone, and those that really collide. The collisions you settle with each of them privately before the nineteenth.',
        '17 are agreed, take those. The rest: each one gets one owner, Orla for the desk, Tadhg for the points liability, Sorcha for offers. What’s left over comes to you on Monday, one page, no audience.',
        'right so what id do is, 17 goes thru as is, then i sit with orla sorcha and tadhg one by one thurs and fri with just the ones that clash, you get a page monday w who said what and you decide it in here not in the committee',
        'I propose that the committee be asked to approve a division of decisions, not a list: operations rules on anything at the desk, finance on liability, revenue on rewards, and you on the handful where two of them meet. The paper reaches you on 16 March, so that nothing is contested in the room on the 19th.',
      ],
      nearMisses: [
        'We will drive alignment across all three directors and make sure that everyone feels heard before the committee reaches a shared decision.',
        'I’d recommend a clear governance framework with defined decision rights, so that ownership is transparent and nobody feels they have lost.',
        'On the nineteenth we’ll present a balanced list that takes the best of each director’s requirements, and I’m confident the committee will support it.',
      ],
      lines: {
        open: [
          'On the nineteenth I am supposed to put one list on the table. There are three people at that table, and each of them signed a different one.',
          'Suppose you hand me a beautiful list. Two of my directors will read it in the committee and find they have been overruled by a printout.',
        ],
        pressed: [
          'You keep telling me about the list. I am asking about the room. Who says no to Orla in it, you or me?',
          'I have done four hundred weddings, and the trick is that the families never meet over the seating plan. You are proposing they do it at the altar.',
          'Say it straight: at the committee, am I reading out a winner or am I not? If I am, we can save each other the morning.',
        ],
        heard: [
          'Yes, that is it, and it is more than Sorcha has noticed. Now what do I actually bring into that room?',
          'You have the disease right. I would be curious to hear about a cure before the nineteenth.',
        ],
        answered: [
          'That would keep the shouting out of the committee. But who gets the ones where desk and revenue both have a claim, and by when do I see them?',
          'I like it that no list wins. Tell me who talks to Orla, though, because the last man who tried is still looking for his coat.',
        ],
        settled: [
          'So nobody loses with an audience. That I can carry into the committee. I have carried worse, on silver trays.',
          'A committee with nothing left to fight about. They will suspect me of something, but they will sign.',
        ],
        relapsed: [
          'A minute ago no director was to lose in public. Now we are back to a vote on the nineteenth. Which of the two am I to tell them?',
        ],
      },
      better: {
        text: 'No list has to win. Let the 17 shared items go to the committee as agreed. I’ll sort the other 29 by Friday: what only one department touches, that director decides; what truly clashes comes to you on one page on Monday, and you settle it here, before the nineteenth.',
        why: 'It takes the choice out of the public room, which is what he fears, and shrinks the dispute from 46 items to the few that really collide.',
      },
    },
    {
      id: 'yes-to-everyone',
      summary: 'your analysts having said yes to all three departments',
      worry:
        'Your people sat with each of them for a day, nodded, and wrote it down. Each signed because each was told it was possible. I paid for that nodding.',
      weight: 2,
      central: false,
      cues: [
        'interviews',
        'analysts',
        'wrote down',
        'three lists',
        'nodded',
        'signed',
        'your team',
        'cost of each item',
      ],
      acknowledgedBy: [
        'We interviewed them one at a time and let each of them believe their list was the plan. That’s on us.',
        'You’re saying our analysts wrote down every wish and never told anybody it contradicted the last one.',
        'we took 3 lists and never put em side by side, thats our mess i get it',
      ],
      settledBy: [
        'We should have laid the three lists side by side in February and didn’t. From today there’s one list in my hand, every item with the name of who asked for it and what it costs, and I say no to things myself.',
        'Our fault, not theirs. I’ve taken the interviews off the analysts. I do the next round, and every item gets days and euros beside it before anybody signs.',
        'honestly? we nodded too much. so new rule, no item goes on without a price and without the other two seeing it same day. im redoing the 29 myself by friday, no charge',
        'The separate interviews were our method and they produced this result. I’m withdrawing the three documents today and replacing them with a single register, in which each contradiction is marked and costed, at our expense.',
      ],
      nearMisses: [
        'Our elicitation process follows industry best practice, and we captured the needs of each business unit in full.',
        'Moving forward, we’ll make sure there’s greater transparency and closer collaboration between our analysts and your teams.',
        'I take full ownership of the situation and I’m committed to rebuilding your confidence in our requirements work.',
      ],
      lines: {
        open: [
          'Your two analysts spent a day with each department and came away with three signatures. It was like watching someone sell the same horse three times.',
          'I am told the interviews were excellent. They must have been, if everybody left with everything.',
        ],
        pressed: [
          'Three people were told in the same fortnight that their list was possible, and by the same young man with the same laptop. I would like that explained.',
          'Not one of those 46 items has a price beside it. My breakfast menu has more commercial discipline.',
          'You still have not said who, on your side, looked at the three lists together before they were signed.',
        ],
        heard: [
          'Well, that is the first time anyone from your side said it out loud. And what is different from this week?',
          'Good, so we agree how the horse was sold. I would still like to know who does the talking to my departments next.',
        ],
        answered: [
          'That would be the end of the horse fair. Will the three of them see it on the same day, or does it start again?',
          'Fine, no more nodding. Put a name to it for me: who sits in front of Sorcha when the answer is no?',
        ],
        settled: [
          'A list in which somebody has said no to somebody. Had we had that in February I would be at lunch now.',
          'All right. The horse is back in the stable, and I will stop mentioning your analysts.',
        ],
        relapsed: [
          'We had agreed the interviews were your doing. Now it seems my departments were unclear. They were very clear, three times.',
        ],
      },
      better: {
        text: 'We interviewed your directors one by one and never put the three lists side by side. That was our mistake. From today there is one list, every item carries a name and a price, and all three see it on the same day.',
        why: 'He knows whose method made the muddle. Owning it in one sentence, and changing the method in the next, lets him stop proving it.',
      },
    },
    {
      id: 'ninety-seconds',
      summary: 'signing guests up at a desk that already has a queue',
      worry:
        'Orla is right about the desk. If enrolment goes there, reviews go down by August, and reviews are the only thing the family reads.',
      weight: 2,
      central: false,
      cues: [
        'desk',
        'check-in',
        'queue',
        'ninety seconds',
        '90 seconds',
        'Salthill',
        'enrolment',
        'reception',
        'sign up',
      ],
      acknowledgedBy: [
        'Orla walked out over the front desk: every sign-up there makes the check-in queue longer.',
        'So the fight underneath is where guests join, and reception can’t carry it on a Friday evening.',
        'the desk has no time for signups, thats what she was on about i think',
      ],
      settledBy: [
        'Then take it off the desk. Guests join from the booking email or the wifi page, reception only confirms a name. We try it in Salthill for a week from the 23rd and Orla reads the check-in times herself.',
        'No enrolment at reception. QR card in the room, link in the confirmation mail. Desk time: zero extra. Sorcha loses perhaps a fifth of the sign-ups at first.',
        'what if joining happens on the phone after check in, like the wifi login, then desk does nothing. test it 1 hotel 1 week, if the check in gets any slower orla kills it',
        'I would give Ms Brannigan a written limit: nothing we build may add more than ten seconds at the desk, measured in Salthill over seven days before any other hotel has it. Enrolment would move to the booking confirmation.',
      ],
      nearMisses: [
        'We can optimise the enrolment journey so that it’s seamless for guests and frictionless for front desk colleagues.',
        'Training the reception teams properly will make a big difference, and they’ll soon see the benefits for themselves.',
        'There’s always a trade-off between operational efficiency and guest engagement, and we’ll find the right balance.',
      ],
      lines: {
        open: [
          'Orla did not walk out over a theory. Have you ever stood in the Salthill lobby at six on a Friday, behind a coach party from Cork?',
          'There is also the small matter of reception. Revenue would like it to sign up members. Reception would like to find the room key.',
        ],
        pressed: [
          'I ask about a queue of forty people, and I hear about a journey. Where does the guest join, if not at the desk?',
          'Orla will strike anything that touches check-in, and she will be right. So what is left of the programme after she has?',
          'Take the desk out of it or tell me how long it takes there. I have no third thing to offer Orla.',
        ],
        heard: [
          'It is about the queue, yes. She had a stopwatch with her on the fourth; nobody asked to see it. What would you have told her?',
          'Just so, the lobby on a Friday. But Sorcha needs her members from somewhere, and you have not said where.',
        ],
        answered: [
          'That might spare the desk. Orla will ask who measures it, and she will not take your word or mine.',
          'The lobby could keep moving, so. What does Sorcha lose in sign-ups by it, roughly? She will have the figure before you have sat down.',
        ],
        settled: [
          'If the lobby in Salthill moves no slower, Orla has nothing to walk out of. I will tell her it was nearly her idea.',
          'Good. The desk hands over a key and a smile and nothing else. That one is closed.',
        ],
        relapsed: [
          'The desk was out of it a moment ago. If reception is signing people up after all, I had better go and hide Orla’s coat.',
        ],
      },
      better: {
        text: 'Let’s take enrolment off the desk altogether: guests join from the booking email or the wifi page. We run it in Salthill for a week, Orla measures check-in herself, and if it gets slower she can stop it.',
        why: 'It gives the director who walked out a measured veto, and gives the other her members by another door.',
      },
    },
    {
      id: 'another-workshop',
      summary: 'a second workshop with the same three people',
      worry: 'I cannot get those three into a room again before Easter, and I do not want to be there if I do.',
      weight: 1,
      central: false,
      cues: ['workshop', 'sticky notes', 'facilitator', 'another session', 'one to one', 'walked out', '4 March'],
      acknowledgedBy: [
        'After what happened on the fourth you don’t want the three of them in one room again.',
        'Another workshop would only be the last one with more sticky notes.',
        'no more workshops, got it',
      ],
      settledBy: [
        'No workshop. Half an hour with each of them on Thursday and Friday, one page each, only the items that clash with somebody else’s.',
        'I’ll go to them: Orla in Salthill, Tadhg and Sorcha here. Thirty minutes apiece, and I bring decisions, no blank paper.',
        'we dont meet as a group at all, i do 3 short talks thu/fri and type up what each one can live with, you get it same evening',
        'I suggest three separate conversations of thirty minutes, on the 12th and 13th, each on the basis of a single sheet, and no further plenary before the committee.',
      ],
      nearMisses: [
        'A facilitated session with a neutral moderator would help us surface the underlying interests in a safe space.',
        'We’d structure the next workshop quite differently, with clear objectives, ground rules and better preparation.',
        'It’s important to bring everybody together again so that we can align on a common vision.',
      ],
      lines: {
        open: [
          'And before you offer it: there will be no second workshop. The first ended in forty minutes with a door.',
          'I hope there is not a facilitator waiting in the lobby. We still have sticky notes on the wall of the Corrib Room.',
        ],
        pressed: [
          'You have three people who will not share a room before Easter. How do you hear them, without the room?',
          'I can lend you each of them for half an hour. I cannot lend you all three at once for any money.',
          'Do tell me this is not going to end with coloured dots in the Corrib Room again.',
        ],
        heard: [
          'I am glad the Corrib Room is spared. How do you mean to hear them instead?',
          'We agree about the fourth, so. It still leaves three people to be spoken to before the nineteenth.',
        ],
        answered: [
          'One at a time could work. Which of them do you see first? There is a right answer, and her name is on the door in Salthill.',
          'Short and separate, I approve. What do you put in front of them, a blank page or something to cross out?',
        ],
        settled: [
          'No Corrib Room and no dots on the wall. I will have the diaries opened for you.',
          'Separate talks it is. Bring Orla a coffee, black, and do not mention the door.',
        ],
        relapsed: ['So there is to be a group session after all. I will warn the carpenter in the Corrib Room.'],
      },
      better: {
        text: 'No workshop. I’ll see Orla, Sorcha and Tadhg separately on Thursday and Friday, half an hour each, with one page that shows only the items where they clash, and you’ll have the result the same evening.',
        why: 'It respects what broke on 4 March and replaces a format with dates, names and a page.',
      },
    },
  ],
  facts: [
    {
      id: 'forty-six-items',
      text: 'The three departments signed 46 requirements in all; only 17 of them stand on every list.',
      line: 'There are 46 items between the three lists, and 17 they all agree on. One of the 17 is the logo.',
      figures: ['46', '17'],
      knownBy: 'both',
      asked: [
        'How many items are there?',
        'How many items do all three agree on?',
        'What do the lists have in common?',
        'In total, how long are the three lists put together?',
        'How big is the overlap between the lists',
        'of all those requirements, how many stand on each list',
        'What is the common part',
        'How many things did everybody sign?',
      ],
    },
    {
      id: 'the-walk-out',
      text: 'The joint workshop on 4 March ended when Orla Brannigan, head of hotel operations, walked out.',
      line: 'Orla Brannigan left on 4 March after forty minutes, over a yellow note on the word “Reception”. The door in the Corrib Room has not closed properly since.',
      figures: ['4 March', 'Orla Brannigan'],
      knownBy: 'both',
      asked: [
        'Why did Orla walk out?',
        'What happened in the workshop?',
        'Who left the meeting?',
        'What exactly went wrong on the fourth of March?',
        'how did the joint session end',
        'I was told the workshop broke up early, is that so?',
        'Why was the meeting on 4 March over so soon',
        'did somebody leave the workshop before the end?',
      ],
    },
    {
      id: 'committee-date',
      text: 'The steering committee meets on 19 March and expects one signed list.',
      line: 'The committee sits on 19 March. They have been promised one list, in the singular.',
      figures: ['19 March'],
      knownBy: 'both',
      asked: [
        'When does the committee meet?',
        'What does the committee expect?',
        'What happens on the nineteenth?',
        'By when do you need the one list?',
        'On which day does the steering group sit',
        'what have you told the committee they will get',
        'How much time is there until the steering committee?',
        'which date is the committee, please',
      ],
    },
    {
      id: 'launch-date',
      text: 'Without a signed list by 23 March, the delivery team loses the 2 June launch.',
      line: 'You wrote that without a signature by 23 March we can forget 2 June. I have read threats that were better disguised.',
      figures: ['23 March', '2 June'],
      knownBy: 'student',
    },
    {
      id: 'points-liability',
      text: 'Tadhg Moriarty in finance will accept no more than €1.2 million of unredeemed points on the balance sheet.',
      line: 'Tadhg Moriarty will carry €1.2 million of unredeemed points and not a cent above it. He has it framed, I believe.',
      figures: ['Tadhg Moriarty', '€1.2 million'],
      knownBy: 'stakeholder',
      asked: [
        'What is finance’s limit?',
        'What does Tadhg want?',
        'How much in points can we carry?',
        'Is there a ceiling on unredeemed points?',
        'what is the most Tadhg would let stand on the balance sheet',
        'How many euros of points will finance carry',
        'Where does finance draw the line?',
        'why is Tadhg worried about the points',
      ],
    },
    {
      id: 'salthill-trial',
      text: 'In a trial at the Salthill hotel last autumn, enrolment at the desk added 90 seconds to each check-in.',
      line: 'We tried it in Salthill last autumn, before your time. Each sign-up cost the desk 90 seconds, and Orla has the stopwatch sheets.',
      figures: ['Salthill', '90 seconds'],
      knownBy: 'stakeholder',
      asked: [
        'How long does a sign-up take at the desk?',
        'Did anyone measure the desk?',
        'What did the trial in Salthill show?',
        'How much longer did check-in take in the trial?',
        'what did you learn in Salthill',
        'Has enrolling guests at reception ever been tried?',
        'Do we have numbers from a real desk',
        'was there a pilot in one of the hotels before',
        'How many seconds does enrolment cost the front desk?',
      ],
    },
    {
      id: 'promised-members',
      text: 'Sorcha Keane, head of revenue, has promised the owners 30,000 members in the first season.',
      line: 'Sorcha Keane has promised the family 30,000 members by the end of the first season. She did not say where they would stand while joining.',
      figures: ['Sorcha Keane', '30,000'],
      knownBy: 'stakeholder',
      asked: [
        "Sorcha's number?",
        '30,000 by when exactly?',
        'By when must Sorcha have her members',
        'What does Sorcha need?',
        'What did revenue promise?',
        'How many members are expected?',
        'How many members has Sorcha promised, and to whom?',
        'what figure did the owners hear from revenue',
        'Is there a target for the first season',
        'Why is Sorcha pressing so hard for sign-ups?',
        'what does revenue have to deliver to the family',
      ],
    },
    {
      id: 'chair-told-all-three',
      text: 'On 14 January the chair, Eileen Larkin, told each of the three directors separately that the programme was theirs to lead.',
      line: 'Between ourselves: on 14 January Eileen Larkin told each of the three, separately, that the programme was theirs. Hence three authors.',
      figures: ['14 January', 'Eileen Larkin'],
      knownBy: 'stakeholder',
      asked: [
        'Who told them the programme was theirs?',
        'What did the chair say?',
        'Why does each of them think they own it?',
        'How did there come to be three lists?',
        'Who did Mrs Larkin say was in charge?',
        'did anybody ever name one owner of the programme',
        'What happened on the fourteenth of January',
        'How can three directors all believe they lead this?',
        'who gave the programme to whom, at the beginning',
      ],
    },
  ],
  opening:
    'Come in, sit where you like. I have three requirement lists here, all final, all signed, and no two of them describe the same hotel. Which one were you planning to build?',
  reactions: {
    acknowledged: [
      'You noticed. I had begun to think that only the furniture in the Corrib Room had.',
      'That is uncomfortably close to how it looks from this side of three signed lists.',
      'Yes. Nobody says it at Larkrise, but everybody books their annual leave around it.',
      'Fair. It took my own three directors two months to not say that.',
    ],
    askedWell: [
      'Now that is a question your analysts never got to, in three whole days of interviews.',
      'Interesting. In the workshop we were asked for our favourite colour of sticky note.',
      'I will answer that one, since nobody thought to ask it before the signatures.',
      'You would be surprised how rarely a supplier asks before it writes the list.',
    ],
    badNewsOwned: [
      'Said without a slide, and by the person who did it. Larkrise is not used to that.',
      'Thank you. It does not shorten the three lists, but it does shorten this conversation.',
    ],
    gaveFigure: [
      'A number. There is not one in all 46 items, so forgive me if I look at it for a moment.',
      'I can say that to Tadhg without him reaching for his glasses.',
      'Good, something to count. The three lists are mostly adjectives.',
      'I will write that in the margin, next to what Sorcha promised the family.',
    ],
    offeredOption: [
      'That is at least a different road from the one that ended at the door on the fourth.',
      'I have heard worse, and I have heard it from people I employ. Go on.',
      'Let me try it on Orla in my head. She has not left yet.',
      'It would spare me the seating plan. I am listening.',
    ],
    setBoundary: [
      'A no. The first one in this project, I believe, and the three lists are the result of the missing ones.',
      'I can respect that. Had someone said it to Sorcha in February, we would have a shorter list.',
    ],
    committed: [
      'A name and a day, and before lunch. I shall have it put in the committee’s minutes.',
      'Then that is between us, and I will not have to ask the Corrib Room for it.',
      'Very well. I keep a short list of things people said they would do for Larkrise; this one goes on it.',
    ],
    summarised: [
      'That is what I said, and better ordered than the minutes of the fourth.',
      'You could read that to all three of them and only two would object. We are getting somewhere.',
    ],
    overPromised: [
      'All three departments happy, and on time. I once promised a bride no rain in Connemara.',
      'That is how each of the three got its own list, you know: somebody said it would be no trouble.',
    ],
    blamed: [
      'My directors signed what your people put in front of them. I would go carefully with that one.',
      'It is a short walk from there to saying that the hotel is to blame for having guests.',
    ],
    dodged: [
      'I asked about three lists and I have been given the weather.',
      'That was elegantly done. It was not an answer, but Sorcha would have clapped.',
      'We passed the question on the way, I think. It was standing beside Orla.',
      'You would do well on our steering committee; nobody answers there either.',
    ],
    threatened: [
      'I run hotels in the west of Ireland in January. You will have to find me something worse than that.',
      'If that was leverage, put it back. I can also cancel a guest programme; the guests will keep coming.',
    ],
    vague: [
      'That sentence could hang in any of our fourteen lobbies. What would you do on Thursday?',
      'I am sure of it. Which of the 46 items does it settle?',
      'We have a consultant who says that. He too has never met Orla.',
      'Lovely. Now put a name, a day or an item number in it, and I will write it down.',
    ],
    rude: [
      'I have been shouted at by mothers of brides, so that lands softly. Do you want to try it again as a professional?',
      'In the hotel business we would move you to another room for that. You have one more go.',
    ],
    flattered: [
      'You are very kind. I said much the same to Orla on the third of March.',
      'I will have that embroidered. The lists, though, are still three.',
    ],
    repeated: [
      'You told me that already, and I was here for it. The three lists did not move the first time.',
      'Once more and we can sing it. What about the part I asked?',
    ],
    offTopic: [
      'I would love to, another day. Today I have three lists and nine days to the committee.',
      'That is for the bar in Salthill. Up here we are still talking about who signed what.',
    ],
    notUnderstood: [
      'I did not follow that. Is it about the list, the desk, or who decides?',
      'Say that again for a man who came up through banqueting. What happens to the three lists?',
      'You have lost me somewhere between item 17 and item 46. What do you mean?',
    ],
    otherLanguage: [
      'My Irish is for funerals and the rest I never learned. In English, please; the lists are bad enough.',
    ],
    brokeRole: [
      'I have no idea what you are talking about, and I have sat through our own workshop. Shall we go back to the lists?',
      'If that was a joke it was a good deal more modern than mine. Who decides the 29 items, you or the weather?',
    ],
    contradicted: [
      'Earlier you told me something else. I only mention it because I already have three versions of everything.',
      'Now I hold four lists: the three that were signed and the two things you have just told me.',
    ],
  },
  echoes: {
    figure: [
      '{figure}, you say. I will put that beside the 46 items, where it will be the only number.',
      'And {figure} stands up in front of Tadhg? He reads everything twice.',
    ],
    day: [
      '{day}, then. The committee is on the nineteenth, so I am counting backwards from there.',
      'I have written down {day}. Orla plans her Fridays by such things, so let it hold.',
    ],
    promise: ['For my own minutes: {promise}. I will read it back to you before the committee.'],
  },
  closings: {
    agreement: [
      'Right. The 17 go through, and nobody is beaten in public over the rest. I will ring Orla myself, before she hears it from the door.',
      'I came in with three lists, and I leave with a way to one. Send it in writing today and I will carry it to all three of them tomorrow.',
    ],
    partial: [
      'We are further than the workshop got, which is a low bar with sticky notes on it. Bring me what is missing before the weekend, and I will hold the committee.',
      'Some of that I can use. The rest still ends with one of my directors leaving a room, so think again and ring me on Thursday.',
    ],
    walkAway: [
      'I have a wedding fair in Salthill at noon, and it promises to be calmer than this. Let your managing director call me about the contract.',
      'No. I have three lists already and no need of a fourth opinion. My assistant will show you the door, the one that still closes.',
    ],
  },
  answers: stakeholderAlignmentCrisisAnswers,
  followUps: stakeholderAlignmentCrisisFollowUps,
  statements: stakeholderAlignmentCrisisStatements,
  common: stakeholderAlignmentCrisisCommonAnswers,
  manner: stakeholderAlignmentCrisisVoice,
};
