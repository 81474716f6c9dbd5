import type { Answer } from '@parley/shared';

export const crossFunctionalConflictResolutionAnswers: readonly Answer[] = [
  {
    id: 'do-i-print',
    asked: [
      'Do you print on Thursday if nothing changes?',
      'what will you do on wednesday noon',
      'Are you going to send the file?',
      'would you print without the laboratory',
      'Will the carton go out as it is now?',
    ],
    says: [
      'Not with an open no on it. I don’t send Deventer something that a man in a white coat can pull back on Friday. He signs something, or the machine prints dog food.',
      'The same as before: signed, or not sent.',
    ],
  },
  {
    id: 'print-nine-anyway',
    asked: [
      'Can we just print nine months and hope?',
      'what if we print nine and the test is fine later',
      'Let’s ignore the laboratory and keep nine months',
      'could Mirjam overrule the laboratory for nine months',
      'is it a risk we can take, printing nine now',
    ],
    says: ['No. I’m angry with him, not deaf to him. If it turns in the shop, it’s my carton they hold in the camera.'],
  },
  {
    id: 'print-six',
    asked: [
      'Would you print six months?',
      'can we change nine to six on the plate',
      'What if the carton says six months?',
      'is six acceptable for you',
      'could you simply print a smaller number',
    ],
    says: [
      'Only if somebody tells Veldkamp before, and it’s not me alone. And then in April he says nine is good after all, and I print the whole thing again. It’s a small answer.',
      'I can change a digit for nine hundred euros. Changing back costs another carton. Think bigger.',
    ],
  },
  {
    id: 'no-number',
    asked: [
      'What if there is no number of months on the carton at all?',
      'could we take the months off the artwork',
      'Can the date be put on later in the plant?',
      'would you print it with only a best before, see top',
      'inkjet on the lid instead of a printed claim?',
    ],
    says: [
      'That I could print. The black plate only, a line less, and nobody must be right before Thursday. The plant must say that it can jet it, and he must sign the empty place.',
      'Yes. An empty place can’t be wrong. But I want to see what comes in it, and who decides.',
    ],
  },
  {
    id: 'inkjet-trust',
    asked: [
      'Does the inkjet look good enough?',
      'is inkjet readable on this carton',
      'What do you think about printing the date in the plant?',
      'would the ink hold on the lid',
      'who in the plant could do the inkjet',
    ],
    says: [
      'It’s ugly and it works, like a tractor. On varnish it smears, so I leave the varnish out there. Ask Sjoerd on line two, he has jetted worse than this.',
      'Ugly, readable. I leave a place without varnish, ten by thirty.',
    ],
  },
  {
    id: 'ten-days-rule',
    asked: [
      'Would you accept a last day for objections?',
      'what if nobody may object later than ten working days before print',
      'Can we make a rule when a veto is possible?',
      'after which day should a no be forbidden',
      'would a deadline for objections satisfy you',
    ],
    says: [
      'Yes. Ten working days, and it binds the director too. After that only if somebody gets ill from it. I’d have that printed, in four colours.',
      'Yes, ten. I asked for it two years ago, then it was called ’not flexible’.',
    ],
  },
  {
    id: 'signature-worth',
    asked: [
      'What is a signature worth to you?',
      'why do you collect eleven signatures',
      'Does a signature mean nobody may change his mind?',
      'what did he sign for, exactly, in january',
      'could he have been right in January and wrong now',
    ],
    says: [
      'It means: I looked, I have no objection, you may spend money. Not ’I looked at the colours’. If something was still open in his test, he should have written it under his name.',
      'A signature with an open test beside it, good. That would be honest. He wrote only the hook.',
    ],
  },
  {
    id: 'who-signed-list',
    asked: [
      'Who are the eleven people?',
      'can I see the signatures',
      'Which departments sign a carton?',
      'did Mirjam sign as well',
      'who came before and after Arjun on the list',
    ],
    says: [
      'Marketing, law, the plant, quality, he on four, and so on down. I am eleven. I sign last, that’s how I know that ten others have read it. Or have held a pen.',
      'Take the sheet. Mirjam is number two. She also forgot that, over the soup.',
    ],
    tells: ['eleven-signatures'],
  },
  {
    id: 'did-you-ask',
    asked: [
      'Did you ask Arjun about the test in January?',
      'did you know that the test was still running',
      'Could you have checked with the laboratory yourself?',
      'did you talk to him between january and now',
      'Didn’t anybody mention the accelerated test to you?',
    ],
    says: [
      'In January I asked ’is it okay’ and he said ’it looks good’. Then I should have asked what ’looks’ means. I say it as it is, that was not my sharpest question.',
      'I asked once. Once is not much. I had six cartons in that month.',
    ],
  },
  {
    id: 'lost-mail-knew',
    asked: [
      'Did you know about the old project address?',
      'do you still write to the old mailbox',
      'Does it change anything for you that he wrote on 9 February?',
      'he did warn us, what do you say now',
      'why did nobody read that address',
    ],
    says: [
      'It changes who I’m angry with. I had that address too in my list until Christmas, and nobody told me it was dead. You must close such a thing, with a stone on it.',
    ],
    after: { knows: 'lost-mail' },
    until: ['What addresses do you mean? I got nothing from him. Not a mail, not a note, not a foot on the stairs.'],
  },
  {
    id: 'his-reason',
    asked: [
      'Why do you think he waited until Monday?',
      'what do you believe is his reason',
      'Do you think Arjun did it on purpose?',
      'was he against the drink from the start',
      'do you have an idea why he says no now',
    ],
    says: [
      'I think he was late and covered himself upstairs. That’s what it looks like from here. If you know it better, say it, I correct myself.',
      'I said what it looks like. You’ve talked with him, not I.',
    ],
  },
  {
    id: 'samples-figure',
    asked: [
      'Two of twelve samples turned, is that bad?',
      'what do you say to two out of 12',
      'Would you print nine with two bad samples?',
      'does the number change your mind',
    ],
    says: [
      'With two of twelve I wouldn’t print it. That is one carton in six. With a number I’m finished being angry about the months, I’m only angry about the way.',
    ],
    after: { knows: 'samples' },
    until: [
      'I have no number from him. I have a no. Bring me a figure, how many of how many, and I tell you what I think of it.',
    ],
  },
  {
    id: 'wait-result',
    asked: [
      'Can we wait for the final result?',
      'what if we print after the 18th of March',
      'Should we postpone until the test is finished?',
      'would it be wiser to wait for the laboratory',
    ],
    says: [
      'No. The test doesn’t pay for the slot, and the next one is on the first of April. Then it comes into the shops when the paper barley has been thrown away.',
    ],
  },
  {
    id: 'april-slot',
    asked: [
      'What is so bad about the first of April?',
      'could we still make the shops with the april slot',
      'What happens if we take the next slot?',
      'how long from print to shop',
    ],
    says: [
      'Four weeks for drying, cutting, filling and the lorries. From the first of April that ends after the twenty-sixth. I have calculated it four times, it doesn’t get friendlier.',
    ],
  },
  {
    id: 'deventer-who',
    asked: [
      'Who is your contact in Deventer?',
      'can I call the printer myself',
      'Would the printer move our slot?',
      'what does Deventer say about the change',
      'is there another printing company',
    ],
    says: [
      'Gerrit. He plans with a pencil, and the pencil was sharp this week. You may call him, but he believes only a file. Another printer, with my plates, no.',
      'Gerrit in Deventer. He holds the black plate until Wednesday noon. Not for you, for nine years without a reprint.',
    ],
    tells: ['black-plate', 'never-reprinted'],
  },
  {
    id: 'change-nine-hundred',
    asked: [
      'Who pays the nine hundred for the plate?',
      'could we change more than one line',
      'What exactly can be altered on the black plate?',
      'is it only text that you can change',
    ],
    says: [
      'Only what is black: text, lines, the code. Nine hundred I pay, that’s a lunch for marketing. The green stays green, who wants another green can come in April.',
    ],
    tells: ['black-plate'],
  },
  {
    id: 'pay-slot',
    asked: [
      'What if the project pays for a missed slot?',
      'would it help if the costs were not yours',
      'If I take the 27,500 on my budget, do you relax?',
      'who should pay if we miss the print',
    ],
    says: [
      'It helps, on paper and with Mirjam in copy. But I don’t want to lose it on anybody’s budget. I want to print.',
      'Good that it’s not mine then. I still hate an empty machine.',
    ],
  },
  {
    id: 'veldkamp-call',
    asked: [
      'Who should tell Veldkamp?',
      'can we call Veldkamp together',
      'What will Veldkamp say to six months?',
      'would they accept six months for the first weeks',
      'Should we inform the shops before printing?',
    ],
    says: [
      'You and I together, tomorrow, before it’s in somebody’s soup. Their buyer is Harm Eising, he swears first and then he calculates. Give him smaller cases and a day when nine comes.',
      'Harm. Say the truth in the first sentence and let him swear. After it he’s quite good.',
    ],
  },
  {
    id: 'veldkamp-why',
    asked: [
      'Why did you promise them nine months yourself?',
      'what exactly did you say in the Veldkamp meeting',
      'Are the nine months in the contract with the shops?',
      'why do they need such a long shelf life',
      'could Veldkamp leave us',
    ],
    says: [
      'Their shelves are slow, a village drinks what a village drinks. It’s not in the contract, it’s in my mouth: I said ’nine, that’s sure’. So they could go, and they would say my name.',
    ],
    tells: ['veldkamp'],
  },
  {
    id: 'smaller-cases',
    asked: [
      'Would smaller cases help the shops?',
      'what about twelve packs instead of twenty-four',
      'Could we compensate Veldkamp with something?',
      'can packaging do another case size quickly',
    ],
    says: [
      'Twelves, yes, the tray exists, I made it for the apple juice. It’s ready in a week and it costs a little more board. Harm would take six months for twelves, I think.',
    ],
  },
  {
    id: 'meet-arjun',
    asked: [
      'Will you sit down with Arjun?',
      'would you meet him today',
      'Can the three of us meet at four?',
      'would you talk to him if he came up to you',
      'is a meeting with the laboratory possible',
    ],
    says: [
      'If he comes up himself and starts with the figures, yes. I make room on the table. Without Mirjam, without coffee, without a round of how everybody feels.',
      'Yes, up here. I have the proof here and the stairs go in both directions, but he took the lift.',
    ],
  },
  {
    id: 'you-go-down',
    asked: [
      'Could you go down to him instead?',
      'why don’t you walk to the laboratory yourself',
      'Would you make the first step?',
      'can you call Arjun now',
    ],
    says: [
      'No, not the first step. The second I do, and quickly. He went upstairs past my door, so now he knows the way.',
    ],
  },
  {
    id: 'back-on-list',
    asked: [
      'Will you put him back on the mailing list?',
      'can you add arjun to the list again',
      'Would you undo the thing with the list?',
      'was it right to remove him',
    ],
    says: [
      'When we’ve spoken, the same minute. It was childish, I know. But I have no director to run to, I have only a list.',
      'Yes, after he was here. I’ve his name still in the clipboard.',
    ],
  },
  {
    id: 'apology-arjun',
    asked: [
      'Do you want an apology from him?',
      'should Arjun say sorry',
      'What would he have to say to you?',
      'what do you expect from arjun when he comes',
    ],
    says: [
      'Not sorry. He must say: I saw this on that day, here are the figures, next time I come up. That’s three sentences. I can give him two back.',
    ],
  },
  {
    id: 'arjun-opinion',
    asked: [
      'What do you think of Arjun otherwise?',
      'is he good at his job',
      'How was it between you two before?',
      'have you worked well with the laboratory until now',
      'do you trust his results',
    ],
    says: [
      'He’s good. In nine years he was wrong one time, and it was a pear. We even had lunch on Thursdays. That’s why it makes me so angry.',
      'His figures I trust. His stairs not.',
    ],
  },
  {
    id: 'coffee',
    asked: [
      'Why don’t you two have a coffee and talk it out?',
      'maybe a mediator could help',
      'Should we do a team workshop?',
      'what about a lessons learned session',
      'can we clear the air first',
    ],
    says: [
      'No. I don’t need the air clear, I need the plate clear. Figures first, then we’ll see if there’s still air.',
    ],
  },
  {
    id: 'mirjam-why',
    asked: [
      'Why did he go to Mirjam, do you know?',
      'what did Mirjam say to you',
      'Is Mirjam angry with you?',
      'does the director support packaging',
      'Did Mirjam ask for your side?',
    ],
    says: [
      'She asked ’so, no nine months, Lotte?’, and then she was called to the phone. My side she hasn’t asked. She likes a short story, and he was first with his.',
    ],
  },
  {
    id: 'mirjam-tell',
    asked: [
      'Should I talk to Mirjam?',
      'what do you want me to tell the director',
      'Would you come with me to Mirjam?',
      'can we go to mirjam together, all three',
      'who informs Mirjam about the solution',
    ],
    says: [
      'Yes, you tell her, and all three of us stand there. Tell her what happened in which order, with days. No adjectives, she keeps those.',
      'All three, when there’s a carton to show. Not before.',
    ],
  },
  {
    id: 'canteen-people',
    asked: [
      'Who else was in the canteen?',
      'what did the others say',
      'Did somebody laugh?',
      'who knows about this conflict in the plant',
      'is it talked about in the factory',
    ],
    says: [
      'Twelve, from the line and from marketing. Nobody laughed, they looked in their soup, that’s worse. Since then everybody is very friendly to me.',
    ],
  },
  {
    id: 'escalation-rule',
    asked: [
      'How should a no be communicated in future?',
      'what should be the way before going to the director',
      'Would you agree that everyone speaks to each other first?',
      'what rule do you want for escalations',
    ],
    says: [
      'First to the one it concerns, by mouth. Then, if it must be, upstairs, both together. I’d sign that, as number one this time.',
    ],
  },
  {
    id: 'safety-exception',
    asked: [
      'What if a real safety problem shows up after the deadline?',
      'may the laboratory stop a carton when someone could get sick',
      'Would you accept a late stop for safety?',
      'are there cases where a late no is right',
    ],
    says: [
      'Yes, naturally. If somebody can get ill, he may stop the machine with his own foot. But then he comes to me running, not to Mirjam walking.',
    ],
  },
  {
    id: 'law-label',
    asked: [
      'What does the law say about the date on the carton?',
      'are we allowed to leave the months out',
      'Does the food authority check such claims?',
      'who is responsible legally for the shelf life',
    ],
    says: [
      'There must be a date on the pack, how long is our own risk. Who stands for it in law is quality, Annemiek van Dam. Ask her, she has it in a binder as thick as a loaf.',
    ],
  },
  {
    id: 'lab-tech',
    asked: [
      'How does an accelerated test work?',
      'is the laboratory’s method reliable',
      'What could make the drink turn?',
      'can the recipe be changed to hold longer',
    ],
    says: [
      'They put it warm, and one week counts as a month or so. More I don’t know. That’s Arjun, and for the recipe Wietske in product. I make the box around it.',
    ],
  },
  {
    id: 'marketing',
    asked: [
      'What does marketing say about removing nine months?',
      'who in marketing decides on the claim',
      'Is the nine months in the advertising too?',
      'do we have to change posters',
    ],
    says: [
      'Bas, in marketing. He has it on a banner, one, for the fair. A banner is quickly cut off at the bottom, tell him I said it.',
    ],
  },
  {
    id: 'launch-budget',
    asked: [
      'Is there money for a reprint?',
      'what is your packaging budget',
      'Who approves extra costs in packaging?',
      'could the launch budget cover it',
    ],
    says: [
      'In my budget a missed slot isn’t planned, because I don’t miss them. What’s in the launch budget you must know better, it’s yours. Or ask Mirjam’s controller, Ineke.',
    ],
  },
  {
    id: 'consumer-view',
    asked: [
      'Do customers look at the months at all?',
      'does the consumer care about nine or six',
      'Who reads that line on the carton?',
      'what do buyers in the supermarket notice first',
    ],
    says: ['Three of a hundred look. The shop looks, every one. It was never for the drinker, it was for the shelf.'],
  },
  {
    id: 'next-carton',
    asked: [
      'What would be different with the next carton?',
      'which lessons do you take from this',
      'How can we make sure this never happens again?',
      'what should change in the sign-off process',
    ],
    says: [
      'Under each signature a line: what is still open, until when. And a last day. If that had been there in January, I’d have seen his test and booked later.',
      'An ’open until’ line. One centimetre of paper.',
    ],
  },
  {
    id: 'whose-fault',
    asked: [
      'Whose fault is it in your opinion?',
      'who made the mistake here',
      'Is it your fault too?',
      'do you blame the project lead',
    ],
    says: [
      'On Monday I’d have said his. Today I say: who lets a signature be only ink. I also, a bit. I asked too short.',
    ],
  },
  {
    id: 'limit',
    asked: [
      'What is the minimum you need to print?',
      'what must be true on wednesday at noon',
      'Under which condition does the file go?',
      'tell me your conditions',
      'what has to happen before you say yes',
    ],
    says: [
      'His name under the text, on paper, before Wednesday noon. The rule for the next time I’d like also. The soup I forgive separately.',
      'Name, text, Wednesday noon. I don’t make it longer.',
    ],
  },
  {
    id: 'by-when-text',
    asked: [
      'When do you need the signed text?',
      'is wednesday morning early enough',
      'until what hour can we still talk',
      'by when must arjun decide',
    ],
    says: [
      'At eleven on Wednesday, then I have one hour to read what everybody has changed secretly. At noon I press the button. Not at ten past.',
    ],
  },
  {
    id: 'if-not-signed',
    asked: [
      'What happens if he doesn’t sign?',
      'and if we find no text by Wednesday',
      'What is plan B for Thursday?',
      'suppose the laboratory stays with its no',
    ],
    says: [
      'Then I call Gerrit at noon and give the slot back, and he’s angry, and I write the report with all the dates in it. Everybody’s dates. You don’t want that report.',
    ],
  },
  {
    id: 'trust-you',
    asked: [
      'Do you trust me?',
      'are you angry with me too',
      'which side am I on, do you think',
      'what do you expect from me as project lead',
    ],
    says: [
      'I don’t know yet. You came up yourself, that’s one. Don’t carry nice words up and down, carry figures.',
      'A little more than an hour ago. Bring me his signature and it’s a lot more.',
    ],
  },
  {
    id: 'opinion-team',
    asked: [
      'How is it to work on the Gerst project?',
      'what do you think of my project team',
      'Would you do another launch with me?',
      'what should I do better',
    ],
    says: [
      'Good drink, good people, too many addresses. You call when it’s nice weather. Call also when there’s a test that could rain.',
    ],
  },
  {
    id: 'write',
    asked: [
      'Shall I put it on paper?',
      'do you want this as a mail',
      'Who writes the rule down?',
      'can I send you a summary',
    ],
    says: [
      'You write it, half a page, days and names. And print it. In this house a mail is a thing that somebody didn’t get.',
    ],
  },
  {
    id: 'again',
    asked: [
      'When do we see each other again?',
      'can I come back tomorrow',
      'Shall we talk after the meeting with Arjun?',
      'do you have time this afternoon',
    ],
    says: ['At four I’m here, at five also. Tomorrow until eleven, then nobody may come in, then I check the file.'],
  },
  {
    id: 'job',
    asked: [
      'How long have you been in packaging?',
      'what is your job exactly',
      'who is your boss',
      'are you proud of this carton',
    ],
    says: [
      'Packaging lead, everything from the pencil to the pallet. Mirjam is my boss. And yes, look at the barley on the corner, it goes round the edge without a jump.',
    ],
  },
  {
    id: 'private',
    asked: [
      'How is your daughter?',
      'what did you do on the weekend',
      'what does your husband say',
      'how old are you',
      'do you also drink Gerst at home',
    ],
    says: ['At home we talk about bicycles. Cartons are here. So?'],
  },
  {
    id: 'which-weighs',
    asked: [
      'What is worse for you, the nine months or the way he did it?',
      'which point is the most important to you',
      'what matters more, printing or being right',
      'Where should we begin?',
    ],
    says: [
      'How it was done. With the months I can do something, they are black ink. With a signature that is worth nothing I can do nothing.',
      'The signature. Begin there, the rest is then quick.',
    ],
  },
  {
    id: 'good-thursday',
    asked: [
      'How would a good Thursday look?',
      'what would be the best outcome for you',
      'When are you satisfied?',
      'what do you want to have at the end of this talk',
    ],
    says: [
      'The machine runs at six, I stand beside it with a true carton, and Arjun has a proof hanging in his laboratory with his own name on it. And it smells of ink.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What will you give in return?',
      'if he moves, do you move too',
      'What can you offer the laboratory?',
      'can you do something for Arjun',
    ],
    says: [
      'I put him on the list, and above me. And I come down before each artwork and ask him ’what is still open’, slowly, with a coffee if he needs that.',
    ],
  },
  {
    id: 'claim-what',
    asked: [
      'What is a claim?',
      'what do you mean by the slot',
      'What is the black plate?',
      'can you explain how carton printing works',
      'I don’t know printing, what happens on Thursday?',
    ],
    says: [
      'Four colours, four plates, one after the other. Black carries the words. A slot is six hours of the machine that somebody has kept for you, and a claim is a sentence that somebody must be able to prove.',
    ],
  },
  {
    id: 'worst-fear',
    asked: [
      'What are you most afraid of here?',
      'what would be the worst for you',
      'which picture do you want to avoid',
      'is your reputation at stake',
    ],
    says: [
      'That they say after nine years ’she forgot the laboratory’. I’ve ten others on that paper who know it’s not true, and not one of them said it in the canteen.',
    ],
    after: { concern: 'late-veto', level: 'heard' },
    until: ['An empty machine and a full pallet of wrong cartons. I’ve never had either.'],
  },
  {
    id: 'time-now',
    asked: [
      'How long do you have?',
      'can you spare an hour',
      'do you have to get back to the file',
      'are we in a hurry',
    ],
    says: ['Ten more minutes. Then the proof of the cap comes, and that one has no enemies.'],
  },
  {
    id: 'other-products',
    asked: [
      'Has something like this happened with other cartons?',
      'was there a fight with the laboratory before',
      'how did it go with earlier launches',
      'did he ever take back a signature before',
    ],
    says: [
      'Once, with a pear drink, he came up himself, red in the face, eight weeks before the print. I changed it in an hour and we had cake. So he knows how it’s done.',
    ],
  },
];
