import type { ScenarioContent } from '@parley/shared';

import { twoScreensForOneJobAnswers } from '../answers/two-screens-for-one-job';
import { twoScreensForOneJobCommonAnswers } from '../common-answers/two-screens-for-one-job';
import { twoScreensForOneJobFollowUps } from '../follow-ups/two-screens-for-one-job';
import { twoScreensForOneJobStatements } from '../statements/two-screens-for-one-job';
import { twoScreensForOneJobVoice } from '../voices/two-screens-for-one-job';

export const twoScreensForOneJob: ScenarioContent = {
  slug: 'two-screens-for-one-job',
  title: 'Two Screens for One Job',
  description:
    'The new booking system comes in February and the bills stay in the old one. Moana, who answers the telephone at a vets’ clinic, has worked out what that means: every animal typed twice, with somebody waiting on the line.',
  difficulty: 'easy',
  category: 'project_initiation',
  challengeType: 'resistant_to_change',
  stakeholderType: 'end_user',
  industry: 'Veterinary care',
  goal: 'Learn what a call at the desk really takes, and agree what has to be in the project before she’d use it.',
  situation:
    'Tasman Vets replaces its booking system in four clinics on 1 February. Billing stays in PracticeDesk, the old one, until a second phase that has no date. A live link between the two would cost $46,000, which isn’t approved; the owner, Dr Alastair Kerr, decides on 4 December what is in the first phase. You are writing that paper and have talked with everybody but the people on the phones. Moana Tuhiwai runs the front desk in Nelson, has seen a demonstration, and has ten minutes between surgeries. She laughed when she saw it.',
  learningObjectives: [
    'Ask the people who do the work before the scope is fixed',
    'Get the cost of a change in seconds and calls',
    'Look for the cheap way out besides the expensive one',
    'Offer a trial whose result can change the plan',
  ],
  skills: ['active_listening', 'empathy_building', 'problem_solving'],
  estimatedDuration: 15,
  persona: {
    name: 'Moana Tuhiwai',
    shortName: 'Moana',
    pronoun: 'she',
    role: 'front desk lead',
    organisation: 'Tasman Vets',
    description:
      'Runs the front desk of a vets’ clinic in Nelson, New Zealand. Knows nine hundred dogs by voice. Jokes when it’s bad, jokes harder when it’s worse, and goes quiet only about the spaniel.',
    style:
      'Warm, quick, funny; New Zealand English, “eh”, “heaps”, “yeah nah” now and then, not in every line. Speaks in animals and their owners. Answers with a story and lands on the number. Teases people she likes. Quiet and short when an animal could be hurt.',
    goals: [
      'Type each animal once',
      'Never see a wrong weight on a screen again',
      'Be asked before it’s finished and not trained after it',
    ],
    trust: 50,
    patience: 7,
    redLines: [
      {
        text: 'She will not have the weight typed in two places.',
        line: 'Weight goes in once, in one place, and I’m not joking now. You can have your two screens for anything but the weight.',
      },
      {
        text: 'She will not put callers on hold to fill in a form.',
        line: 'I’m not putting a lady with a choking pug on hold so I can fill in her postcode twice. Not for Dr Kerr, not for the King.',
      },
    ],
    wouldMove: [
      'Somebody sitting at the desk on a Monday morning before deciding anything',
      'A way for owner and animal to turn up on both screens by themselves',
      'A trial in one clinic whose result can stop the other three',
    ],
  },
  concerns: [
    {
      id: 'typing-twice',
      summary: 'typing every animal into two screens with somebody waiting on the line',
      worry:
        'Seventy seconds doesn’t sound like anything. Then it’s Monday and there’s a cat under a car, and the owner’s crying, and I’m asking how you spell Hyacinth, again, for the other screen.',
      weight: 3,
      central: true,
      cues: [
        'twice',
        'two screens',
        '70 seconds',
        '85 calls',
        'PracticeDesk',
        'link',
        'copy',
        'hold',
        'waiting',
        'same details',
      ],
      acknowledgedBy: [
        'So it’s the same animal typed twice, and the one who waits for it is somebody with a sick dog.',
        'We’d be saving ourselves a link and you’d be paying for it on every call.',
        'right, every caller gets typed in 2 systems and that time comes off you two at the desk',
        'I understand that the separation of booking and billing would oblige you to enter the same particulars a second time during each call.',
      ],
      settledBy: [
        'Then the paper for Dr Kerr says: nobody types an owner or animal twice. If the live link’s too dear, we load the nightly PracticeDesk list into the new one every morning, and only new clients get typed.',
        'no go live with double typing. either the 46k link or we use the export it makes at night, that gets u 9 of 10 animals. i price it this wk',
        'What if we try it in Nelson for a fortnight in January with the old list loaded each night, count the seconds on your Monday calls with and without, and if it’s more than ten seconds longer than today then the other clinics don’t start, and that sentence goes into what Dr Kerr signs?',
        'I shall make it a condition of the first phase that owner and animal records be transferred automatically from PracticeDesk, at least nightly, so that no record is entered in both systems.',
      ],
      nearMisses: [
        'There’ll be a short transition period, and after that the integrated solution will make everyone’s life easier.',
        'We’re very focused on the user experience at the front desk and will optimise the workflow.',
        'Change is always hard at first, but most people find that they get quicker with practice.',
      ],
      lines: {
        open: [
          'So I book Mrs Pratt’s cat on the new screen, and then I bill Mrs Pratt’s cat on the old one. Who tells the old one about the cat?',
          'I counted the boxes at the demo. You know I’d be typing each animal twice, eh, with them on the phone?',
        ],
        pressed: [
          'Yeah nah, we’ve wandered off. Two screens, one me, a lady crying about a rabbit. How often do I type the rabbit?',
          'Monday at eight it’s like feeding time at the seals. Where do I get the time for the second screen?',
          'I can be ever so positive about it and it’s still the same name in two boxes. What’s in your project that stops that?',
        ],
        heard: [
          'Yes. You’ve got it, and you didn’t even laugh. So what could be done about the second lot of typing?',
          'That’s it, it’s not the screen, it’s the second one. Is there any way they could talk to each other?',
        ],
        answered: [
          'Oh, that’d be heaps better. And somebody brand new, with a puppy from that morning, how does she get in?',
          'Now you’re talking. Is that in the thing Dr Kerr signs, or is it a nice idea we had?',
        ],
        settled: [
          'Once. Each animal once. I’d hug you, but I’ve had a ferret on this jumper.',
          'Then I’ll use it, and I’ll make Jess use it, and Jess still writes on her hand.',
        ],
        relapsed: ['Hang on, and now I’m typing the rabbit twice again. You had that fixed a minute ago.'],
      },
      better: {
        text: 'Talk me through your last call. What did you type, where, and what would you have had to type a second time? I’ll put in Dr Kerr’s paper what that costs a day, and what it takes so nobody types an animal twice.',
        why: 'It starts from a real call, gets the cost in seconds, and takes it to the one who decides while it can still be decided.',
      },
    },
    {
      id: 'wrong-weight',
      summary: 'a wrong weight ending up on the second screen',
      worry:
        'It was me who typed twenty-eight. Eight point two, and the phone went, and I typed twenty-eight. Pita looked at the dog and not at the screen, or he’d be dead. His name is Biscuit. He comes every spring.',
      weight: 2,
      central: false,
      cues: ['weight', 'Biscuit', 'dose', 'kilo', '8.2', '28', 'one place', 'read-only', 'Pita', 'mistake'],
      acknowledgedBy: [
        'A weight that’s typed twice can be wrong twice, and somebody doses by it.',
        'So with two screens there’ll be a day when they disagree about a dog, and it’s the dog that finds out.',
        'got it, the weight is the dangerous one. wrong number = wrong dose',
      ],
      settledBy: [
        'Weight gets one home. It’s typed in PracticeDesk by whoever stands at the scale, and the new one only shows it, greyed out, with the date it was taken.',
        'weight only in 1 system, other one read only. and if its over 30% off the last one it asks are u sure',
        'Could we leave it off the booking screen altogether? You don’t need it to book, do you, the nurse does to dose; so the scale is where it’s typed, and if anybody on the phone gives you one it goes in the note and never in the box.',
        'The weight of the animal shall be held in a single system and be visible but not editable in the other, with a warning if it departs markedly from the previous value.',
      ],
      nearMisses: [
        'Data quality will be a key focus, and there will be validation rules in place across the system.',
        'We’ll make sure that everyone’s trained to double-check the weight before saving.',
        'Human error can never be ruled out entirely, but the new system will certainly reduce it.',
      ],
      lines: {
        open: [
          'There’s one box I want to talk about, and it’s the weight. Which of the two screens does the nurse believe?',
          'I’ll stop being funny for a second. If the weight’s different on the two screens, what happens to the dog?',
        ],
        pressed: [
          'I’m going back to the weight, sorry. Where does it get typed, and how many times?',
          'It’s fine for a name to be wrong, nobody dies of a wrong name. What’s different about your weight box?',
          'Pita won’t always be standing there. What stops the wrong kilos getting to the needle?',
        ],
        heard: [
          'Yeah. That’s the one I wake up for. What would you do about it?',
          'You didn’t laugh at that one, and you shouldn’t. So what happens with the weight?',
        ],
        answered: [
          'That’s good. And if somebody gives me a weight down the phone, where do I put it?',
          'I like that. Would it say how old it is, because puppies don’t stand still, eh?',
        ],
        settled: [
          'One weight, from the scale. I’ll tell Pita. I’ll tell Biscuit too, come spring.',
          'Good. That’s the box sorted. I can go back to being a clown now.',
        ],
        relapsed: ['No. You just put the weight back on both screens. We’d finished with that.'],
      },
      better: {
        text: 'Has a weight ever gone wrong here? Then it gets one home: typed at the scale, shown everywhere else and editable nowhere, with the date beside it. Would that have stopped it?',
        why: 'It asks for the case before designing, and gives a rule that can be tested against the very mistake that happened.',
      },
    },
    {
      id: 'nobody-asked',
      summary: 'being trained at the end on something nobody asked the desk about',
      worry:
        'In 2021 they trained us on the Thursday, with cupcakes, and went live on the Monday. We did it on cards for six months under the counter. The owner still thinks it went well. I’d feel bad if I hadn’t been so tired.',
      weight: 2,
      central: false,
      cues: [
        'asked',
        'desk',
        '2021',
        'training',
        'cards',
        'sit with us',
        'Monday morning',
        'trial',
        'Jess',
        'before it’s decided',
        'cupcakes',
      ],
      acknowledgedBy: [
        'Last time you were shown it when there was nothing left to change. I nearly did the same.',
        'I’ve talked to everyone about this except the ones who pick up the phone.',
        'fair, you shoulda been asked before, not at the training',
      ],
      settledBy: [
        'I’ll sit beside you on Monday from eight to ten and keep my mouth shut, and you see the draft on Wednesday, before Dr Kerr does. What you cross out stays crossed out, or I come and tell you why.',
        'monday 8-10 im at the desk w a headset. paper goes to u + jess first, 2 days before kerr. nothing in it on the desk u havent read',
        'How would it be if you and Jess had the say on the booking page, really the say, with two paid hours a week and someone from Richmond on the phones meanwhile, and a button in January that means no, this isn’t ready?',
        'I would ask that you be named in the paper as the representative of the front desk, with two hours a week and cover, and that no screen be accepted without your agreement.',
      ],
      nearMisses: [
        'We’ll make sure that user feedback is gathered at every stage and everyone’s on board with the journey.',
        'There’ll be comprehensive training and plenty of support at go-live, so nobody will be left behind.',
        'Your input is incredibly valuable and will feed into our thinking as the project evolves.',
      ],
      lines: {
        open: [
          'Can I ask you something cheeky? Is this the bit where you ask us, or the bit where you tell us?',
          'Last time we got cupcakes and a manual on the Thursday. When does the desk get a say in this one?',
        ],
        pressed: [
          'So far I’ve seen a demo and you’ve seen me laugh. When does anybody sit here on a Monday?',
          'You know there’s still a box of cards under this counter? What would stop us getting it out again?',
          'Dr Kerr’s a lovely vet, he hasn’t answered this phone since 2009. Who tells him what it’s like?',
        ],
        heard: [
          'Well, you’ve said it, that’s further than the cupcake people got in 2021. So what’ll you do about it?',
          'Yeah, it’d have been nice, me and Jess don’t bite. It’s not too late though, is it?',
        ],
        answered: [
          'That’d be a first for this desk. And does what we say change anything, or is it written already?',
          'I’d do that. Who’s on the phones while I’m being important?',
        ],
        settled: [
          'Then you’ve asked us, fair and square, and I can’t moan. I’ll find something.',
          'Jess’ll be stoked, she’s never been asked for anything but a stapler. We’re in.',
        ],
        relapsed: ['Oh, so it is the cupcakes after all. I thought we’d get to see it first.'],
      },
      better: {
        text: 'I should have come to you first. I’ll sit at the desk on Monday from eight to ten, and you read the paper two days before Dr Kerr does. What you cross out I take out, or I tell you to your face why not.',
        why: 'It owns the omission and repairs it with a place, an hour and a say that comes before the decision.',
      },
    },
  ],
  facts: [
    {
      id: 'go-live',
      text: 'The new booking system replaces the old one in four clinics on 1 February.',
      line: 'It’s all four clinics on 1 February, isn’t it. Right when the kittens start.',
      figures: ['four clinics', '1 February'],
      knownBy: 'both',
      asked: [
        'When do you start with it?',
        'When does the new one come in?',
        'from what day on do you use the new screen',
        'What date have they told you for the switch?',
        'how many clinics change over, and when',
        'Is it February for Nelson too?',
        'Which clinics go first?',
        'do all the clinics change on the same day',
      ],
    },
    {
      id: 'billing-stays',
      text: 'Billing stays in PracticeDesk until a second phase that has no date.',
      line: 'And the bills stay in PracticeDesk till the second phase. Which is when, the second coming?',
      figures: ['PracticeDesk'],
      knownBy: 'both',
      asked: [
        'Where do the bills stay?',
        'What happens with the billing?',
        'in which system will you write the invoices',
        'Why do you still need PracticeDesk?',
        'the bills, do they move to the new one',
        'When does billing come over?',
        'Which part stays in the old system?',
        'what would you still do in PracticeDesk after February',
      ],
    },
    {
      id: 'live-link',
      text: 'A live link between the two systems would cost $46,000 and is not approved.',
      line: 'So $46,000 for the two of them to talk to each other. I do it for wages and a biscuit.',
      figures: ['$46,000'],
      knownBy: 'student',
    },
    {
      id: 'decision',
      text: 'The owner, Dr Alastair Kerr, decides on 4 December what is in the first phase.',
      line: 'If Dr Alastair Kerr decides on 4 December, then whatever we say here has to be on his desk before that, eh.',
      figures: ['Alastair Kerr', '4 December'],
      knownBy: 'student',
    },
    {
      id: 'calls',
      text: 'Nelson takes 85 calls a day with two people at the desk; a call takes 3 minutes 10 on average.',
      line: 'We do 85 calls a day here, me and Jess. It’s 3 minutes 10 a call, the phone company prints it out to shame us.',
      figures: ['85', '3 minutes 10'],
      knownBy: 'stakeholder',
      asked: [
        'How many calls do you get?',
        'How long is a call?',
        'How many times does the phone ring in a day?',
        'how many people phone you daily here',
        'What does an average call take?',
        'how long are you on the phone with one person',
        'How busy are the phones?',
        'Who answers the calls with you, and how many are there?',
      ],
    },
    {
      id: 'extra-seconds',
      text: 'She timed it at the demonstration: the second screen adds 70 seconds to a call, about an hour and forty minutes a day.',
      line: 'I timed it at the demo with the egg timer. 70 seconds for the second screen. That’s an hour and forty minutes a day, I did it on the back of a flea packet.',
      figures: ['70 seconds', 'an hour and forty minutes'],
      knownBy: 'stakeholder',
      asked: [
        'How long does the second screen take?',
        'How much time would it cost you a day?',
        'Did you time it?',
        'How much longer is a call with two screens?',
        'what does the second screen cost you',
        'Did you measure it at the demo?',
        'How many seconds more per call?',
        'how much extra time is that over the whole day',
        'What did you work out after the demonstration?',
      ],
    },
    {
      id: 'four-things',
      text: 'To book she needs four things: the owner’s name, a number, the animal and what is wrong. The new screen asks for 11.',
      line: 'To book I need four things: who you are, your number, what animal, what’s up. Yours asks for 11. One of them’s “preferred title”. For a goat.',
      figures: ['four things', '11'],
      knownBy: 'stakeholder',
      asked: [
        'What do you need to book?',
        'Which details do you ask for?',
        'How many boxes are there?',
        'What do you write down when someone calls?',
        'what do you really need for one booking',
        'How many fields does the new screen ask for?',
        'which things do you have to ask the caller',
        'What’s the minimum you need to make an appointment?',
        'Are there fields on it you don’t need?',
      ],
    },
    {
      id: 'monday-mornings',
      text: 'On Mondays from eight to ten there are 31 calls.',
      line: 'Mondays eight till ten it’s 31 calls. Everything that ate something on the weekend.',
      figures: ['31 calls'],
      knownBy: 'stakeholder',
      asked: [
        'When is it busiest?',
        'What is a Monday like?',
        'When should I come?',
        'Which day of the week is the worst?',
        'how many calls come on Monday morning',
        'What time is the rush?',
        'when is the desk at its fullest',
        'If I wanted to see it at its worst, when would that be?',
        'Mondays at eight, what happens then',
      ],
    },
    {
      id: 'biscuit',
      text: 'In May a spaniel called Biscuit, 8.2 kilos, was entered as 28; the nurse, Pita, noticed before the injection.',
      line: 'In May there was a spaniel, Biscuit. 8.2 kilos, and the screen said 28. Pita had the needle in his hand and looked at the dog.',
      figures: ['May', 'Biscuit', '8.2', '28', 'Pita'],
      knownBy: 'stakeholder',
      asked: [
        'What happened with Biscuit?',
        'What happened to the spaniel?',
        'Has the weight ever been wrong?',
        'Why is the weight so important?',
        'What makes the weight so important to you?',
        'why do you care so much about the weight',
        'Who is Biscuit?',
        'has an animal ever been hurt by a typing mistake',
        'What happened in May?',
        'Did it ever go wrong with the weight?',
        'was there a mix-up with a dog once',
        'Has typing things twice ever caused an accident?',
        'tell me about the spaniel please',
      ],
    },
    {
      id: 'nightly-list',
      text: 'PracticeDesk writes a list of all owners and animals every night at two, for the vaccine reminders.',
      line: 'You know PracticeDesk spits out a list every night at two, every owner, every animal? It’s for the vaccine reminders. Nobody’s ever asked what else it’s good for.',
      figures: ['every night at two'],
      knownBy: 'stakeholder',
      asked: [
        'Is there already a list that could be used?',
        'Does PracticeDesk give you anything?',
        'What does the old system send out?',
        'Is there an export out of PracticeDesk?',
        'can the old system give out its data',
        'What does PracticeDesk do at night?',
        'does any file with owners and animals exist already',
        'How are the vaccine reminders made?',
        'Could we get owners and animals out of the old one somehow?',
      ],
    },
    {
      id: 'cards-of-2021',
      text: 'In 2021 the desk was trained four days before a change and worked on paper cards for six months.',
      line: 'In 2021 they trained us four days before. We ran this place on cards for six months, under the counter, and nobody upstairs ever knew.',
      figures: ['2021', 'six months'],
      knownBy: 'stakeholder',
      asked: [
        'How was the training in 2021?',
        'What happened the last time?',
        'How did you manage in 2021?',
        'How did the last change of system go?',
        'what did they do in 2021',
        'How much training did you get last time?',
        'Did you ever work around a system?',
        'how was it when they changed the system before',
        'What did you do when the last one didn’t work?',
        'for how long did you use the cards',
      ],
    },
  ],
  opening:
    'Hi, come round this side, watch the cat, he’s not ours and he knows it. You’re the new-system person, eh? I saw the demo. I laughed, sorry, it wasn’t at you, it was at me in February with two screens and a goat on the line. What did you want to ask?',
  reactions: {
    acknowledged: [
      'Aw, good, you’ve spotted it. Everyone at the demo was looking at the colours.',
      'Yeah, that’s this desk all right. You’d last a morning here, and that’s a compliment.',
      'You do get it. I had a whole routine ready about the goat, and now I don’t need it.',
      'That’s nice to hear from somebody with a laptop, usually they look at the phones and go pale.',
    ],
    askedWell: [
      'Ooh, now that’s a desk question. Nobody with a project’s asked me that.',
      'Good one. Hang on, let me think of a real animal so I don’t fib.',
      'You know, if someone had asked that in 2021 we’d have saved on cards.',
      'I can tell you that exactly, I live it, with fur on.',
    ],
    badNewsOwned: [
      'Well, that’s a bit of a hairball, but you coughed it up yourself. Ta.',
      'Okay. Not the news I’d have picked for the desk, but I’d sooner get it from you than from a poster in the staff room.',
    ],
    gaveFigure: [
      'See, a number. I can put that on a flea packet and work with it.',
      'Right, so that’s what it is. In goats that’d be heaps.',
      'That’s a proper figure, Dr Kerr goes soft for those.',
      'That’s better than “a bit longer”, which is what the demo man said. I’ll put it on the whiteboard.',
    ],
    offeredOption: [
      'Huh. That might actually work at a desk. Let me run Mrs Pratt’s cat through it.',
      'You made that up for us and not for the brochure, I can tell. I’d want to see it on a Monday.',
      'That’s a better trick than any at the demo. What’s the catch for the phones?',
    ],
    setBoundary: [
      'Fair enough. You’d be good with Labradors, you say no like you mean it.',
      'Okay, so that’s off the table, get down, off the table. At least the desk knows.',
    ],
    committed: [
      'I’ve written it on the whiteboard under “goat, Thursday”. It’s official now.',
      'Then I’ll tell Jess, and once Jess knows, the whole of Nelson does.',
      'Good as gold. I’ll put the jug on for you, behind the flea treatments.',
      'I’ll hold you to that like a cat in a towel.',
    ],
    summarised: [
      'That’s it. You could answer our phones with that.',
      'Yep, word for word, and you left out my goat jokes, which was wise.',
      'That’s the desk, that is. Dr Kerr should hear it from you just like that.',
    ],
    overPromised: [
      'Careful, that’s what they say about puppies, no trouble at all.',
      'Yeah nah. If it was all that easy the two screens would’ve been one already.',
    ],
    blamed: [
      'I don’t mind whose idea it was, I’m the one who’ll have the phone in her neck.',
      'Could be. I’ve a rule at the desk, we clean it up first and ask which dog after.',
    ],
    dodged: [
      'You went round that like a cat round a bath. I did ask you about the desk.',
      'That was lovely, but the bit I asked about is still sitting there looking at us.',
      'You sound like the owner who “only gave him one sausage”. Go on, what’s the answer?',
    ],
    threatened: [
      'I’ve been bitten by an alpaca this month, you’ll have to do better. Is it about the screens or not?',
      'Tell Dr Kerr whatever you want. He’ll ask me anyway, I’ve got the only key to the biscuit tin and thirty years of the appointments.',
    ],
    vague: [
      'That sounded great and I’ve no idea what I’d press. What happens when the phone rings?',
      'Say it again with an animal in it. A real one, on a Monday.',
      'They said that at the demo too, there was a slide with a sunrise. What changes at this desk?',
      'I’d need that in seconds, eh. Or in goats, but one of the two.',
    ],
    rude: [
      'Oi. We don’t talk like that at the front, the parrots pick it up.',
      'I’ll let that go, I let the alpaca go too. Once. Now, the screens.',
    ],
    flattered: [
      'Aw, you’re sweet. I still won’t type the rabbit for a compliment.',
      'Front desk hero, eh. Heroes get half the typing, I hope.',
    ],
    repeated: [
      'You’ve said that, love. Even the parrot changes it up a bit.',
      'Same again, and the phone’s still the phone. What else have you got for the desk?',
    ],
    offTopic: [
      'I could yarn about that all day, but I’ve a spaniel at twenty past. Back to your screens?',
      'Ha, that’s one for the staff room. What’s it got to do with booking a cat?',
    ],
    notUnderstood: [
      'Sorry, you lost me, and I talk to owners all day. Is it the booking you mean or the bills?',
      'Eh? Pretend I’m Jess and tell me which screen I’d be looking at.',
      'I didn’t get that, there was a dog. What is it you want the desk to do?',
    ],
    otherLanguage: [
      'Aroha mai, you’ll have to give me that in English, or in te reo if you’ve got it, but that wasn’t either one.',
    ],
    brokeRole: [
      'You what? I’m Moana, I do the phones. The only secret I’ve got is where the good biscuits are.',
      'I think you’ve dialled a wrong number there. This is the vets, we do bookings, and I’ve a screen to moan about.',
    ],
    contradicted: [
      'Hang on, you said the other thing before, about this very desk. Which one do I tell Jess?',
      'That’s like when the owner says he’s had no breakfast and the dog’s got egg on him. Which is it?',
    ],
  },
  echoes: {
    figure: [
      '{figure}, eh. I’ll write it on the flea packet under mine.',
      'So it’s {figure}. Say that to Dr Kerr in that voice and he’ll put his glasses on.',
      '{figure}. Okay, that I can picture, that’s about one angry goat.',
    ],
    day: [
      'If it’s {day}, I’ll swap with Jess so I’m here.',
      'You said {day}. It’s on the whiteboard now, and nobody rubs out the whiteboard.',
    ],
    promise: [
      'Okay, so: “{promise}”. I’ve said it out loud and the cat heard it, that’s binding.',
      '“{promise}”. You beauty. I’ll believe it a bit now and the rest when it happens.',
    ],
  },
  closings: {
    agreement: [
      'So it’s each animal once, the weight in one place, and us asked before it’s done. I’m that pleased I might even stop doing the goat. Off you go, tell Dr Kerr, and take a biscuit, the good ones.',
      'Well, I laughed at the demo and I’m not laughing now, in a good way. Come and sit with us, bring earplugs. We’ll make it work, me and Jess.',
    ],
    partial: [
      'We’ve got a bit of it sorted, and a bit’s still on two screens. That’s my spaniel at the door. Come back before Dr Kerr decides, eh, and we’ll do the rest.',
      'Good start. There’s still a hole in it you could walk a goat through, but you know where it is now. Ring me, any time but Monday at eight.',
    ],
    walkAway: [
      'Yeah, look, I’ve got to get the phones. You do your system, and we’ll do what we did last time. I won’t say what that was.',
      'Nah, I’ll leave it there, eh. That’s the spaniel. Jess, have we still got the box with the cards?',
    ],
  },
  answers: twoScreensForOneJobAnswers,
  followUps: twoScreensForOneJobFollowUps,
  statements: twoScreensForOneJobStatements,
  common: twoScreensForOneJobCommonAnswers,
  manner: twoScreensForOneJobVoice,
};
