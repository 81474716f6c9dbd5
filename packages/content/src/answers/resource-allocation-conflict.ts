import type { Answer } from '@parley/shared';

export const resourceAllocationConflictAnswers: readonly Answer[] = [
  {
    id: 'which-project',
    asked: [
      'Which project do you want to work on?',
      'choose one of the two please',
      'who would you rather help, him or me',
      'just tell me your preference',
      'so are you mine or Callum’s on Monday',
    ],
    says: [
      'I’m not picking, sorry. It’s not that I haven’t got an opinion, it’s that I’d be the one wearing it.',
      'Still not picking. Ask me about wires, I’ll pick a wire.',
    ],
  },
  {
    id: 'tell-callum',
    asked: [
      'Can you tell Callum you’re on mine?',
      'would you explain it to him',
      'could you let callum know',
      'when you see him just say you’re booked',
    ],
    says: [
      'No. You two need to have that one, in a room, without me being the room.',
      'Please don’t ask me that one again. I nearly said yes just then.',
    ],
  },
  {
    id: 'what-callum-said',
    asked: [
      'What exactly did Callum say to you?',
      'did callum claim i agreed',
      'was he pushy about it',
      'what happened at three o’clock',
    ],
    says: [
      'That I’m on Lisbon from Monday and you’re fine with it. He said it nicely. He’d brought a tea, that’s how I knew.',
    ],
  },
  {
    id: 'callum-like',
    asked: [
      'What’s Callum like?',
      'how will Callum react if I ring him',
      'is he reasonable',
      'do you get on with Callum',
    ],
    says: [
      'He’s all right. He’s got a boss in Lisbon ringing him every morning, he’s frightened, I think, and it comes out as cheerful.',
    ],
  },
  {
    id: 'call-callum-tonight',
    asked: [
      'What if I ring Callum tonight?',
      'is he still in the building',
      'how can I reach Callum now',
      'should I talk to him before tomorrow',
    ],
    says: [
      'That’d be good, yes. He cycles, so he’ll pick up about half six, and he’s nicer once he’s off the bike.',
      'Half six. He’ll be out of breath, so you’d get a go.',
    ],
  },
  {
    id: 'go-to-priti',
    asked: [
      'Should we take it to Priti?',
      'what if he and I can’t agree',
      'would Priti decide tomorrow at nine',
      'can Priti settle it',
    ],
    says: [
      'Yeah. She’s at her desk by half eight with porridge, and she’s quick if you bring her what each one loses. Just don’t bring me.',
      'Yes, Priti. With the porridge, half eight.',
    ],
  },
  {
    id: 'priti-person',
    asked: [
      'What is Priti like?',
      'do you trust Priti to be fair',
      'whose side would Priti take',
      'why hasn’t Priti stepped in',
    ],
    says: [
      'She’s fair, she counts money and then she counts people. She won’t step in till she’s asked, she says otherwise she’d be everyone’s mum.',
    ],
  },
  {
    id: 'one-answer',
    asked: [
      'What would help you most right now?',
      'what do you need from the two of us',
      'would one message from both of us be enough',
      'how do you want to hear the decision',
    ],
    says: [
      'One message, both names, before ten. Then I’d know which rig and nobody’d be stood here.',
      'Just the one message. I’d frame it.',
    ],
  },
  {
    id: 'until-then',
    asked: [
      'What should you do until we’ve decided?',
      'what do I tell you to do meanwhile',
      'can you hold off answering him',
      'what if Callum comes at eight tomorrow',
    ],
    says: ['If you say I’m not to answer anyone, I’ll say that. It’s easier to be told not to than to not.'],
  },
  {
    id: 'why-yes',
    asked: [
      'Why did you say yes to both of us?',
      'couldn’t you have told me no',
      'did you agree to Lisbon too',
      'you should have told us there was a clash',
    ],
    says: [
      'I said “I can do that” to you, and then to him, because I could, just not both. I know. I’d got as far as typing the email.',
    ],
  },
  {
    id: 'rope-worry',
    asked: [
      'Are you worried about your review?',
      'what happens to you if one of us is disappointed',
      'is there something behind it for you',
      'why does it wear you out so much',
    ],
    says: [
      'Whoever I let down remembers it in April, and it won’t even have been mine to decide. I’ve stopped opening the chat.',
    ],
    after: { concern: 'the-rope', level: 'heard' },
    until: ['It’s just been a long week, I think. I’d sooner talk about Monday.'],
  },
  {
    id: 'whose-priority',
    asked: [
      'Which project matters more to the company?',
      'isn’t Tyne Valley more important, honestly',
      'what would the company lose with each',
      'what do you think is right objectively',
    ],
    says: [
      'I don’t see the money. Yours has the lab that doesn’t come back till May, his has a date. Priti could put a price on both, that’s her job.',
    ],
  },
  {
    id: 'do-both',
    asked: [
      'Can you do both?',
      'what about mornings for me and afternoons for Callum',
      'could you split the fortnight',
      'half a day each, would that work',
    ],
    says: [
      'I can do that. I mean, I can’t. It’s two different rigs and an hour to change over, so it’s mornings, afternoons and then evenings.',
      'It’d be two rigs, and the second one’s my evening. Same as I said.',
    ],
  },
  {
    id: 'evenings',
    asked: [
      'Could you do some evenings?',
      'would you work the weekend for it',
      'two hard weeks and then a break, ok?',
      'can we do overtime, just this once',
    ],
    says: [
      'I’d say yes, that’s the trouble. And then I’d miss one, and it’d be a gate that lets half of Newcastle through on a library card.',
      'I’d end up saying yes. Please don’t make me.',
    ],
  },
  {
    id: 'max-hours',
    asked: [
      'How many hours can you really do?',
      'what’s your limit for a week',
      'what would a normal week be for you',
      'how much can you carry without evenings',
    ],
    says: [
      'Thirty, thirty-two on a bench. The rest’s people asking me things. Nobody’s ever asked me that before, I had to think.',
      'Thirty-ish. I’d like it to be thirty.',
    ],
  },
  {
    id: 'estimate-inside',
    asked: [
      'What’s in the estimate?',
      'which of the tests take longest',
      'how are the hours made up',
      'what do you spend the time on with the readers',
    ],
    says: [
      'Cold starts, mostly. You chill them, you tap a card, you wait, you write it down, nine hundred times. It’s like being a very slow passenger.',
    ],
  },
  {
    id: 'cut-readers',
    asked: [
      'Could we test fewer readers?',
      'what if we only do what Utrecht checks',
      'is there something we can leave out',
      'which tests could move to March',
    ],
    says: [
      'The old reader’s retests could wait, nobody in Utrecht looks at those. The new ones I wouldn’t cut, they’d only send them back.',
      'Just the old one’s retests. The new ones stay.',
    ],
  },
  {
    id: 'skip-cold',
    asked: [
      'Can we shorten the cold tests?',
      'could you sign without the full set',
      'what if you sign and finish later',
      'do all of the nine hundred matter',
    ],
    says: [
      'No, sorry. If I sign it’s because I did it. That’s about the only thing I’m stubborn on.',
      'I do them or I don’t sign. I’m not being difficult.',
    ],
  },
  {
    id: 'ola-setup',
    asked: [
      'Would someone from my team be able to do the set-up?',
      'could Ola sit with you from Monday',
      'what if I lend you a person for the logs',
      'can an apprentice plug things in for you',
    ],
    says: [
      'Yes, that’d be a real help. Somebody tidy. It takes a day to show them the rig, so they’d have to start Monday and not Wednesday.',
      'Tidy, and from Monday. That’s all I’d want.',
    ],
  },
  {
    id: 'you-log',
    asked: [
      'What if I do the logging myself?',
      'can I sit with you and write things down',
      'could I help at the bench',
      'shall I come in and plug in the readers',
    ],
    says: [
      'You’d do that? It’s dull. Okay, but you’d have to put your phone in the drawer, everyone who stands here gets a phone call.',
    ],
  },
  {
    id: 'second-certified',
    asked: [
      'Can someone else get certified?',
      'why are you the only one with a certificate',
      'how long does the certification take',
      'who could be trained for readers',
    ],
    says: [
      'Course is in Utrecht, six weeks, I asked for someone to go with me two years ago. There’s a man in Derby, Trevor, but he’s at the other firm.',
    ],
  },
  {
    id: 'freelancer',
    asked: [
      'Could we hire an external tester?',
      'is there an agency for this',
      'what about buying in the man from Derby',
      'can a contractor do the readers',
    ],
    says: [
      'Not for the certificate, not by Monday. For the plugging in, anyone, honestly, somebody’s nephew. Ask Priti what she’s allowed to spend.',
    ],
  },
  {
    id: 'utrecht-person',
    asked: [
      'Who do we deal with in Utrecht?',
      'could Utrecht give us a few more days',
      'can I call the laboratory',
      'would the lab accept the readers later',
    ],
    says: [
      'Anneke at the lab. She’s lovely and she can’t, they’ve got a Belgian lot straight after. You can ring, she’ll say it in a nice voice.',
    ],
  },
  {
    id: 'utrecht-fail',
    asked: [
      'What happens if we miss the slot?',
      'what if Utrecht sends them back',
      'and if the readers fail in the lab',
      'what’s the consequence of May',
    ],
    says: [
      'Then it’s May, and your gates stand in a warehouse with covers on. If they fail it’s the same, only with my name under it.',
    ],
  },
  {
    id: 'tired',
    asked: ['Are you all right?', 'you look exhausted', 'how long have you been working like this', 'are you coping'],
    says: [
      'Since November, about. I’m fine. I put salt in my tea today, but I’m fine.',
      'I’ve thrown the tea out. I’m all right.',
    ],
  },
  {
    id: 'go-home',
    asked: [
      'You should go home',
      'why are you still here at half five',
      'shall we stop and talk tomorrow',
      'go home and rest, ok?',
    ],
    says: [
      'I will. Only if I go now I’ve got two plans for Monday, and I’ll do them both on the Metro in my head.',
      'In a minute. I’d like to go home knowing something.',
    ],
  },
  {
    id: 'why-november',
    asked: [
      'What happened in November?',
      'why has it got so much',
      'who left the test team',
      'how many testers were there before',
    ],
    says: ['Gavin left and they didn’t replace him, they gave me his chair. It’s a good chair.'],
  },
  {
    id: 'asked-for-help',
    asked: [
      'Have you asked for help?',
      'did you tell your manager',
      'who knows that you work this much',
      'why didn’t you say anything before',
    ],
    says: ['I said it to Priti once, in the lift. It’s two floors. She did write it down, I saw her.'],
  },
  {
    id: 'mistakes',
    asked: [
      'Have you missed something because of it?',
      'did you make errors lately',
      'are you afraid of making a mistake',
      'could the tests be unreliable',
    ],
    says: [
      'Not that’s gone out. I caught one on Tuesday, I’d logged a pass from the day before. That’s when I started counting hours.',
    ],
  },
  {
    id: 'eleventh-ok',
    asked: [
      'Is the eleventh all right if I plan around it?',
      'can you take the eleventh off then',
      'you’re off on the 11th, agreed',
      'what if the 12th is free too',
    ],
    says: [
      'That’d be perfect. The eleventh’s all I’d ask, but if the twelfth’s there I won’t say no to it.',
      'Thank you. I’ll stop asking, then.',
    ],
  },
  {
    id: 'eleventh-phone',
    asked: [
      'Could you keep your phone on that day?',
      'would you be reachable in an emergency on the 11th',
      'can you take the laptop just in case',
      'one call on the eleventh, only if it’s urgent?',
    ],
    says: [
      'No. Off, in my bag, under my coat. If something breaks it’ll still be broken on the Friday.',
      'Off. I’d put it in a locker if the hospital had one.',
    ],
  },
  {
    id: 'eleventh-move',
    asked: [
      'Could you move your day off?',
      'is another day possible for the leave',
      'can the eleventh be shifted by a week',
      'what if you took the 18th instead',
    ],
    says: ['No, sorry. I’d move anything else. It isn’t mine to move.'],
  },
  {
    id: 'mum',
    asked: ['How is your mother?', 'is it a serious operation', 'what is she having done', 'I hope your mum is ok'],
    says: [
      'She’s more cross than ill, she says they’ve spelt her name wrong on the band. I’d rather leave it there, if that’s all right.',
    ],
  },
  {
    id: 'eleventh-guard',
    asked: [
      'Did anyone try to talk you out of your leave?',
      'what happened the last time you were on leave',
      'why do you worry that it won’t hold',
      'did Callum ask about the eleventh',
    ],
    says: ['I’ve had to say it to Callum twice. I don’t want to stand over a rig and say “operation” a third time.'],
    after: { concern: 'the-eleventh', level: 'heard' },
    until: ['Things just slip off plans, don’t they. I’d like this one written where it doesn’t.'],
  },
  {
    id: 'tell-why-leave',
    asked: [
      'May I mention your reason to anyone?',
      'should I say it’s a medical thing',
      'does the team know the reason',
      'what shall I put in the calendar',
    ],
    says: ['Just “out”, please. He’d be kind about it, and then it’d be all anybody said to me.'],
  },
  {
    id: 'joao-talk',
    asked: [
      'Can I call João?',
      'what does João know',
      'would João mind a delay',
      'how well do you know the Lisbon team',
    ],
    says: [
      'You can, he’s on chat till late, but go through Callum or he’ll feel jumped on. João’s a worrier, he sends me photos of the gates with little question marks.',
    ],
  },
  {
    id: 'lisbon-delay',
    asked: [
      'Why have you not told Callum about the 20th?',
      'would a week later really be fine for Lisbon',
      'does Callum know the customer can wait',
      'should I tell Callum what João said',
    ],
    says: [
      'Because then it’s me that’s moved his date. If it came from João, properly, it’d just be a fact. You could ask João to say it to him.',
    ],
    after: { knows: 'lisbon-can-wait' },
    until: ['I only hear bits from Lisbon. The date’s Callum’s, I wouldn’t like to be quoted on it.'],
  },
  {
    id: 'lisbon-risk',
    asked: [
      'What could go wrong in Lisbon?',
      'how risky is the software release',
      'what has to be tested for Oriente',
      'is it a difficult release',
    ],
    says: [
      'Not difficult, just fiddly. There’s a bit about transfers where a gate thinks you’ve already left. You want someone patient on that.',
    ],
  },
  {
    id: 'marcus-lisbon',
    asked: [
      'Could Marcus test Lisbon with your sheets?',
      'what if I lend Callum a software tester',
      'would another tester be all right for the release',
      'can someone take over your scripts',
    ],
    says: [
      'Yeah, he could. He’d need half a day with me and the fiddly bit in red. I’d want to peek at it on the Thursday, so I sleep.',
      'He could do that, yeah. Half a day with me first.',
    ],
  },
  {
    id: 'sheets-ready',
    asked: [
      'Are your test sheets in order?',
      'how long would a handover take',
      'is everything documented',
      'can somebody else read your notes',
    ],
    says: ['They’re neat. They’re in my head and on neat paper. Half a day, if nobody comes to the bench.'],
  },
  {
    id: 'lisbon-care',
    asked: [
      'Why do you care so much about Lisbon?',
      'it’s not your project, is it',
      'what is it with the Lisbon people',
      'should you not leave that to Callum',
    ],
    says: ['They say thank you. That sounds small. And I’ve been through those gates with a suitcase.'],
  },
  {
    id: 'my-plan-wrong',
    asked: [
      'What’s wrong with my plan?',
      'what did I miss in the schedule',
      'where did I go wrong with Monday',
      'did my spreadsheet annoy you',
    ],
    says: ['It’s a nice plan. It’s just got me in it eleven days in a row and nobody’s checked if I was there.'],
  },
  {
    id: 'rebook',
    asked: [
      'How should we book you in future?',
      'how do we avoid this next time',
      'what should be done before promising your time',
      'what would a better system look like',
    ],
    says: [
      'Ask Priti before you ask me, and write it on the one board. If it’s not on the board I’d like to be allowed to say I can’t hear you.',
    ],
  },
  {
    id: 'start-monday',
    asked: [
      'What would you need to start on Monday?',
      'is everything there for the readers',
      'do you have the equipment ready',
      'when do you have to know which rig to build',
    ],
    says: [
      'I need to know by ten tomorrow, because the rig takes the afternoon. The readers are in the cage, I signed for them myself.',
    ],
  },
  {
    id: 'enough',
    asked: [
      'What would be enough for you to say yes to my plan?',
      'what are your conditions',
      'what do you want changed',
      'when would you feel good about the fortnight',
    ],
    says: [
      'You and Callum sorted, my hours added up with something taken out, and the day off. I’d be laughing. I’d be in bed by ten.',
      'Those three. It’s not a lot, is it, when you say it.',
    ],
  },
  {
    id: 'minimum',
    asked: [
      'What’s the least you’d need tonight?',
      'if only one thing gets fixed, which',
      'what’s most urgent for you',
      'the one thing you can’t go without',
    ],
    says: [
      'Not having to have the conversation tomorrow at eight. I could manage the rest, I’d moan, but I’d manage.',
      'Eight o’clock tomorrow, without me in the middle.',
    ],
  },
  {
    id: 'leaving',
    asked: [
      'Are you thinking of leaving?',
      'would you take another job',
      'has someone offered you something',
      'what would make you stay',
    ],
    says: [
      'The bus works rang. I didn’t say no, I said I was on a call. I’d rather stay, I like the rig.',
      'I’ve not rung them back. I’d tell you.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you cross with me?',
      'are you angry with Callum and me',
      'do you think badly of us',
      'have I let you down',
    ],
    says: [
      'No. I’m a bit flat. You came down, that’s more than an email with “as discussed” in it.',
      'Not cross. I’d need a nap first.',
    ],
  },
  {
    id: 'trust',
    asked: [
      'Do you believe I’ll do it?',
      'do you trust me',
      'what do you think of me as a project manager',
      'am i any better than Callum',
    ],
    says: [
      'I think you mean it. People mean it and then they get to the car park. I’ll believe the message when there’s two names on it.',
      'Two names. I’ll be looking at ten.',
    ],
  },
  {
    id: 'recognition',
    asked: [
      'Would a bonus help?',
      'I’ll make sure you’re recognised for it',
      'can I put you forward for an award',
      'what if we pay the extra hours',
    ],
    says: ['That’s kind. I’ve got a mug from the last time. I’d rather have a Tuesday evening.'],
  },
  {
    id: 'priority-pay',
    asked: [
      'How much does a delay cost us?',
      'what’s the penalty in Tyne Valley’s contract',
      'do you know the Lisbon contract',
      'which customer pays more',
    ],
    says: [
      'I’ve no idea, I get the readers and not the reasons. Priti’s got the contracts, she’d have it in about a minute.',
    ],
  },
  {
    id: 'technical',
    asked: [
      'Could the readers’ firmware change before the tests?',
      'is the reader design final',
      'do you trust the hardware',
      'what do the developers say about the readers',
    ],
    says: [
      'It’s frozen, supposedly. Ask Hamid in firmware before he goes at four, because he unfreezes things when he’s bored.',
    ],
  },
  {
    id: 'hr',
    asked: [
      'Is it legal to work that many hours?',
      'does HR know about the overtime',
      'should this go to HR',
      'what about the working time rules',
    ],
    says: ['I signed something once. Denholm in HR would know, but please don’t send him down, he does a face.'],
  },
  {
    id: 'role',
    asked: [
      'How long have you been here?',
      'what is your job exactly',
      'who’s your line manager',
      'what did you do before',
    ],
    says: [
      'Nine years. Senior test engineer, Priti’s my manager on paper. Before this I tested kettles, nobody fought over me.',
      'Still Priti’s, nine years. It feels longer in February.',
    ],
  },
  {
    id: 'next-step',
    asked: [
      'What shall I do first?',
      'what happens next',
      'so what’s the plan from here',
      'what do you want me to do before Monday',
    ],
    says: [
      'Ring Callum. Then Priti. Then come and tell me it’s done, and I’ll act surprised.',
      'Callum first, while you’re still cross with yourself.',
    ],
  },
  {
    id: 'day-after',
    asked: [
      'What will tomorrow at eight look like?',
      'and if it’s all settled, what do you do on Monday',
      'what happens on the first day',
      'how does the fortnight go if this works',
    ],
    says: ['I come in, I build the one rig, I have lunch. I’ve sort of forgotten what’s after that.'],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I put it in an email?',
      'do you want it in writing',
      'should I send the plan to all of us',
      'who gets a copy',
    ],
    says: ['Yes please, to me and Callum in the same one. And Priti. Then nobody’s got a different version.'],
  },
  {
    id: 'meet-again',
    asked: ['Can I come by tomorrow?', 'when can we talk again', 'is ten o’clock good', 'how do I reach you tonight'],
    says: ['Come at ten, after you’ve done it. Not tonight, I switch it off at nine. Well, I’m going to start.'],
  },
  {
    id: 'private',
    asked: [
      'Do you have a partner?',
      'what are you doing this weekend',
      'how old are you',
      'any hobbies outside of work',
    ],
    says: ['Sorry, I’ve got about ten minutes of talking left in me and I’d like to spend them on Monday.'],
  },
  {
    id: 'certificate-what',
    asked: [
      'What is the certificate for?',
      'why do readers need a certified tester',
      'what does a card reader test show',
      'explain to me what you do with the readers',
    ],
    says: [
      'It says I know how to be a bad card, sort of. Bent, wet, expired, somebody else’s. The lab only believes it from someone they’ve trained.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What should I sort out first?',
      'which of these bothers you most',
      'is it the hours or Callum',
      'what’s the biggest thing for you',
    ],
    says: [
      'You and him. I can be tired, I’m good at tired. I’m not good at being in the middle.',
      'You and Callum. It was that at three o’clock as well.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What can I count on if I fix this?',
      'if I take it off you, will my tests be done',
      'will the readers be ready if you get your hours',
      'can you promise me the sixteenth',
    ],
    says: [
      'If it’s the one rig and somebody’s doing the plugging, yeah, they’ll be in the van for Utrecht. I’d sign that.',
    ],
  },
  {
    id: 'time',
    asked: [
      'Have you got five minutes?',
      'am I keeping you from your train',
      'is it too late to talk',
      'shall I come back another time',
    ],
    says: ['You’ve got till the kettle. No, sit, I’d only be doing connectors.'],
  },
  {
    id: 'happy',
    asked: [
      'What do you like about the job?',
      'what would a good week be for you',
      'when were you last happy with work here',
      'what would you like to be doing',
    ],
    says: ['The bit where a gate just opens. Nobody notices. I like it when nobody notices.'],
  },
];
