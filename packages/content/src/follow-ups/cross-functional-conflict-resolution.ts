import type { FollowUp } from '@parley/shared';

export const crossFunctionalConflictResolutionFollowUps: readonly FollowUp[] = [
  {
    id: 'print-or-not-back',
    on: ['opening', 'common:say_again', 'concern:print-slot'],
    asked: [
      'What do you think yourself, do you print or not?',
      'Tell me first, would you print it today?',
      'that depends, what do you want to hear from me',
      'must I answer that right now?',
    ],
    says: [
      'As it is now I don’t print. I ask you because you lead it, and because a day before the file goes somebody must say it aloud.',
    ],
  },
  {
    id: 'not-sit-why',
    on: ['opening', 'answer:coffee', 'statement:calm-down'],
    asked: [
      'Why won’t you sit at a table with him?',
      'what must happen before you sit down with Arjun',
      'You refuse any meeting with him?',
      'so no meeting at all with the laboratory?',
      'Who talks about feeling better? I want a carton.',
    ],
    says: [
      'At a table with figures on it I sit down at once. It’s the table with the biscuits and the feelings that I don’t need.',
    ],
  },
  {
    id: 'signed-what-january',
    on: ['opening', 'concern:late-veto', 'fact:eleven-signatures', 'answer:signature-worth'],
    asked: [
      'What exactly did he sign in January?',
      'what was on the paper that Arjun signed',
      'Did he sign the nine months too, or only the picture?',
      'was keeps nine months already on the artwork then',
    ],
    says: [
      'The whole proof, one to one, with “keeps nine months” on the front in letters you can read from the stairs.',
    ],
  },
  {
    id: 'which-date-signed',
    on: ['opening', 'concern:late-veto', 'common:example'],
    asked: [
      'On which day in January was that?',
      'when did he sign it exactly',
      'how many weeks ago did Arjun sign',
      'January, early or late?',
    ],
    says: [
      'The nineteenth of January, he and ten others. Six weeks before his no. I let nobody sign without writing the day.',
    ],
    tells: ['eleven-signatures'],
  },
  {
    id: 'see-sheet',
    on: [
      'concern:late-veto',
      'fact:eleven-signatures',
      'answer:who-signed-list',
      'common:how_do_you_know',
      'statement:never-signed',
    ],
    asked: [
      'May I take a copy of the sheet?',
      'can you show me the paper with the signatures',
      'Could I see Arjun’s signature?',
      'give me this sheet please',
    ],
    says: [
      'Look as long as you want, and make a copy downstairs. The paper itself stays in my drawer, it’s my life insurance.',
    ],
  },
  {
    id: 'hook-under-a',
    on: ['fact:eleven-signatures', 'statement:never-signed'],
    asked: [
      'What’s the little hook?',
      'how do you know that it’s his signature',
      'Are you sure he signed it himself?',
      'a hook under the A, what is this',
    ],
    says: [
      'It’s how he writes his A, with a small tail under it. Nobody else here does that. He signed it standing, at my desk.',
    ],
  },
  {
    id: 'others-no-later',
    on: ['concern:late-veto', 'fact:eleven-signatures', 'answer:who-signed-list'],
    asked: [
      'Did anyone else of the eleven take it back?',
      'and the other ten, do they still stand by it?',
      'Is Arjun the only one who withdrew?',
      'so ten of eleven are still fine with it',
    ],
    says: [
      'Only he. The other ten stand, or they keep very quiet. From quality I asked it yesterday, Annemiek has no objection to the artwork.',
    ],
  },
  {
    id: 'what-he-said-signing',
    on: ['concern:late-veto', 'answer:did-you-ask', 'common:example', 'answer:own-wrong'],
    asked: [
      'What did he say when he signed?',
      'and did he say anything about a test then',
      'Did he have any doubts in January?',
      'how long did he look at it before he signed',
    ],
    says: [
      '“It looks good.” Two minutes he looked, and then he asked who had drawn the barley. I was proud, so I asked nothing more.',
    ],
  },
  {
    id: 'six-cartons',
    on: ['answer:did-you-ask'],
    asked: [
      'Six cartons in a month, is that normal?',
      'why so many cartons in January',
      'You had no time to go down because of the six?',
      'what were the other cartons in january',
    ],
    says: [
      'Three is normal. In January everybody wakes up and wants spring on his box. It’s a reason, it isn’t an excuse.',
    ],
  },
  {
    id: 'why-march-theory',
    on: [
      'concern:late-veto',
      'concern:over-her-head',
      'common:what_would_move_you',
      'common:how_can_i_help',
      'common:what_is_missing',
      'common:next_step',
      'answer:his-reason',
      'common:talk_to_them',
    ],
    asked: [
      'What should I find out from Arjun?',
      'which question must I ask him for you',
      'What exactly do you want to hear from him?',
      'what do you need to know about between January and Monday',
    ],
    says: [
      'On which day he first saw that something’s wrong, and what he did on the day after. Those two days I want to know.',
    ],
  },
  {
    id: 'crystal-ball',
    on: [
      'concern:late-veto',
      'common:main_worry',
      'common:what_do_you_mean',
      'common:what_matters_most',
      'answer:signature-worth',
    ],
    asked: [
      'What do you need instead of signatures then?',
      'you mean you’d stop collecting them?',
      'A crystal ball, is that a joke?',
      'what use are the signatures in future',
    ],
    says: [
      'I keep them, but with an end: until this day you may say no, after it you’ve said yes. Otherwise it’s only handwriting.',
    ],
  },
  {
    id: 'last-day-when-gerst',
    on: ['answer:ten-days-rule', 'statement:last-day-rule', 'answer:rule-today', 'answer:after-last-day'],
    asked: [
      'Ten working days, so for this carton that would have been when?',
      'when would the last day have been for Gerst',
      'ten working days before Thursday is which date',
      'How far back is ten working days here?',
    ],
    says: [
      'The eighteenth of February, a Thursday. On that day I could still have changed every colour and booked another machine.',
    ],
  },
  {
    id: 'why-ten-days',
    on: ['answer:ten-days-rule', 'statement:last-day-rule'],
    asked: [
      'Why ten, and not five or twenty?',
      'where do the ten working days come from',
      'Would five days be enough too?',
      'is ten not a lot',
    ],
    says: [
      'In ten days I can make new plates and lose no slot. With five I can only change black. So ten, I didn’t roll it with a dice.',
    ],
  },
  {
    id: 'director-bound',
    on: ['answer:ten-days-rule', 'statement:last-day-rule'],
    asked: [
      'Does it really bind Mirjam as well?',
      'how do you bind a director to a rule',
      'And if Mirjam breaks it?',
      'you want the director to sign that too?',
    ],
    says: [
      'She signs it like the others, as number two. If she breaks it then, at least it’s her name on the sheet and not only mine.',
    ],
  },
  {
    id: 'asked-two-years-ago',
    on: ['answer:ten-days-rule', 'common:tried_before', 'answer:rule-today'],
    asked: [
      'Who called you not flexible?',
      'why was it refused two years ago',
      'Who turned your rule down?',
      'what did they say to your idea then',
    ],
    says: [
      'The management meeting, all around the table. They wanted to be able to decide late. Now they’ve done it, and you see what it is.',
    ],
  },
  {
    id: 'rule-on-paper-where',
    on: [
      'statement:last-day-rule',
      'statement:open-until-line',
      'statement:rule-speak-first',
      'answer:next-carton',
      'statement:no-rule-now',
      'answer:escalation-rule',
    ],
    asked: [
      'Who should sign this rule?',
      'where do we write that rule down',
      'Is it enough if we two agree on the rule?',
      'whose names belong under it',
    ],
    says: [
      'Yours, mine, Arjun’s, and Mirjam’s last. One page, on the wall beside the proofs, so that nobody must look for it.',
    ],
  },
  {
    id: 'open-line-example',
    on: ['answer:next-carton', 'statement:open-until-line', 'answer:expected-january', 'answer:signature-worth'],
    asked: [
      'What would such a line look like?',
      'what would Arjun have written there in January',
      'Can you give me an example of what’s open?',
      'a line under the name, saying what',
    ],
    says: [
      '“Test runs until March, result can change the months.” Nine words, and I’d have kept the black plate back.',
    ],
  },
  {
    id: 'veldkamp-who',
    on: ['fact:veldkamp', 'concern:nine-months', 'answer:veldkamp-why'],
    asked: [
      'Who is Veldkamp?',
      'how big is this customer for us',
      'Is Veldkamp an important chain?',
      'what kind of shops are these',
    ],
    says: [
      'Village shops, one in nearly every place where there’s a church. Each sells a little, together it’s a lot, and they’re loyal.',
    ],
  },
  {
    id: 'slow-shelves-mean',
    on: ['fact:veldkamp', 'answer:veldkamp-why', 'answer:smaller-cases', 'concern:nine-months'],
    asked: [
      'What do you mean by slow shelves?',
      'slow shelves, what is that',
      'Why do they need nine months at all?',
      'how long does a carton stand there in such a shop',
    ],
    says: [
      'A case stands there until the last one’s sold, and in a village that takes its time. What’s too old they throw away and send me the photo.',
    ],
  },
  {
    id: 'think-meaning',
    on: ['fact:veldkamp', 'concern:nine-months'],
    asked: [
      'With less we think, does that mean no?',
      'would they drop it if it’s six months',
      'What happens with Veldkamp if it’s only six?',
      'do we lose them with six',
    ],
    says: [
      'It means a negotiation. Not a no yet. With a true number and smaller cases I think they stay, if they hear it from us first.',
    ],
  },
  {
    id: 'said-sentence',
    on: ['answer:veldkamp-why', 'concern:nine-months', 'statement:shops-accept'],
    asked: [
      'When was that Veldkamp meeting?',
      'who else was in that meeting with you',
      'Where did you have the nine months from when you said it?',
      'why were you so sure about nine',
    ],
    says: [
      'In the autumn, with Bas beside me. Nine stood in our own brief, so I said it. I’d checked the brief and not the laboratory.',
    ],
  },
  {
    id: 'contract-veldkamp',
    on: ['answer:veldkamp-why', 'answer:veldkamp-call'],
    asked: [
      'Is it in the contract with Veldkamp?',
      'can they claim money from us',
      'So there’s no contract about the nine months?',
      'what can Veldkamp do legally if it isn’t nine',
    ],
    says: [
      'No contract about months, only an order and my word. Money they can’t claim. They can order less, and that hurts more.',
    ],
  },
  {
    id: 'veldkamp-today',
    on: ['answer:veldkamp-call', 'statement:call-veldkamp'],
    asked: [
      'When do we ring them, today?',
      'shall we call Harm before or after the text is signed',
      'Which day is good for the Veldkamp call?',
      'what should I say on the phone to Harm',
    ],
    says: [
      'As soon as there’s a text. With only a problem I don’t ring a buyer. Wednesday, when the file has gone and Harm has had his lunch.',
    ],
  },
  {
    id: 'others-than-veldkamp',
    on: ['fact:veldkamp', 'concern:nine-months', 'answer:veldkamp-call'],
    asked: [
      'And the other chains, were they promised nine too?',
      'which other shops took it because of nine months',
      'Is it only Veldkamp or others as well?',
      'did other customers hear nine from us',
    ],
    says: ['The big chains sell it in three weeks, they never asked. It’s Veldkamp that needs the months.'],
  },
  {
    id: 'six-he-takes-sure',
    on: ['answer:veldkamp-call', 'answer:smaller-cases'],
    asked: [
      'Are you sure he’d take six?',
      'did Harm say that he takes six',
      'How do you know six is fine with smaller cases?',
      'you think or you know that he accepts six',
    ],
    says: [
      'It’s my reading of him, I’ve asked him nothing. He took a pear drink with five from me, after one hour of swearing.',
    ],
  },
  {
    id: 'tray-week',
    on: ['answer:smaller-cases', 'statement:smaller-cases'],
    asked: [
      'When would the trays be ready?',
      'what do the smaller cases cost',
      'A week from when?',
      'how much more board is it',
    ],
    says: [
      'A week from the day you say yes. It’s a little more board per carton, under a cent. I don’t open a meeting for that.',
    ],
  },
  {
    id: 'twelves-for-all',
    on: ['answer:smaller-cases', 'statement:smaller-cases'],
    asked: [
      'Twelves for everybody or only for Veldkamp?',
      'would all shops get the smaller case',
      'do the big chains get twelves too',
      'Only Veldkamp gets them, right?',
    ],
    says: ['Only for the slow shelves. The others keep the twenty-four, they’d complain about too much board.'],
  },
  {
    id: 'who-tells-shops',
    on: [
      'concern:nine-months',
      'answer:print-six',
      'statement:print-six-now',
      'answer:would-nine-come-back',
      'statement:drop-veldkamp-claim',
    ],
    asked: [
      'Who should tell the shops then?',
      'must you be the one who tells it to the shops',
      'I could tell them, would that be all right?',
      'who told the shops about the nine months',
    ],
    says: ['You and I, together. I said the nine, so I must also be there when it goes away. Alone I don’t do it.'],
  },
  {
    id: 'deventer-six',
    on: [
      'fact:print-day',
      'concern:print-slot',
      'answer:file-deadline',
      'statement:thursday-fixed',
      'common:why_that_date',
    ],
    asked: [
      'Six in the morning or in the evening?',
      'at six o’clock, morning?',
      'When on Thursday does the machine start?',
      'how long does the print take on Thursday',
    ],
    says: ['In the morning. It runs six hours, and at noon it’s washed for the next. I drive there at half past four.'],
  },
  {
    id: 'file-who-sends',
    on: ['concern:print-slot', 'answer:file-deadline', 'common:who_decides', 'answer:if-not-signed'],
    asked: [
      'Who sends the file, you?',
      'could somebody else send the file without you',
      'What happens at noon exactly?',
      'you press the button yourself?',
    ],
    says: ['I press it myself, at noon, with the phone to Gerrit beside me. Nobody else has the key to his server.'],
  },
  {
    id: 'noon-can-move',
    on: [
      'answer:file-deadline',
      'concern:print-slot',
      'answer:deventer-who',
      'answer:by-when-text',
      'common:more_time',
    ],
    asked: [
      'Is noon really hard, or would two o’clock do?',
      'can the file go on Wednesday evening',
      'What if the text comes at one o’clock?',
      'could Gerrit wait two hours for us',
    ],
    says: [
      'It’s hard. At noon he starts with the plates, and they need the night. At one he makes plates for dog food.',
    ],
  },
  {
    id: 'slot-cost-what',
    on: [
      'fact:print-day',
      'answer:pay-slot',
      'common:cost_to_you',
      'concern:print-slot',
      'statement:project-pays-slot',
      'statement:thursday-fixed',
    ],
    asked: [
      'What’s in the twenty-seven and a half thousand?',
      'why does a missed slot cost so much',
      'Do we pay that even if someone else takes the slot?',
      '27,500 for what exactly',
      'which costs are contained in the 27,500',
    ],
    says: [
      'The machine, the crew and the board that’s already cut to our size. If the dog food takes the slot, they pay their own, and we pay ours.',
    ],
  },
  {
    id: 'slot-give-back-earlier',
    on: ['fact:print-day', 'answer:if-not-signed', 'answer:dogfood'],
    asked: [
      'Is it cheaper if we cancel today?',
      'what if you give the slot back earlier',
      'Do we save something when we cancel before Wednesday?',
      'until when can we cancel for free',
    ],
    says: [
      'Not one euro. Free of charge it was until a month before. So I hold it until the last minute, it costs the same.',
    ],
  },
  {
    id: 'first-of-april-late',
    on: [
      'fact:print-day',
      'answer:april-slot',
      'statement:april-still-fine',
      'statement:wait-18-march',
      'answer:wait-result',
      'common:why_that_date',
      'statement:thursday-fixed',
      'statement:slot-moved',
      'fact:in-shops',
    ],
    asked: [
      'When would it be in the shops with the April slot?',
      'how late are we in the shop if we print in April',
      'So how many days too late would it be?',
      'with first of april it’s in the shop when?',
    ],
    says: [
      'Four weeks after the first is the twenty-ninth, if no lorry has a flat tyre. Three days too late, and the paper barley stands there with nothing in it.',
    ],
  },
  {
    id: 'canteen-when',
    on: ['fact:canteen', 'common:how_found_out', 'answer:heard-from-whom', 'concern:over-her-head'],
    asked: [
      'At what time on Monday was that in the canteen?',
      'when did Mirjam say it to you',
      'Was it at lunch on Monday?',
      'how long after his mail did she tell you',
    ],
    says: [
      'At ten past twelve, between the soup and the bread. His mail had gone to her that morning, so she was quick.',
    ],
  },
  {
    id: 'canteen-what-answered',
    on: ['fact:canteen', 'answer:heard-from-whom', 'concern:over-her-head', 'answer:canteen-people'],
    asked: [
      'And what did you answer Mirjam there?',
      'how did you react in front of the twelve',
      'What did you say to her in the canteen?',
      'did you say anything back',
    ],
    says: [
      '“I don’t know what you mean.” That was the truth and it sounded like a lie. Then I took my tray and went up.',
    ],
  },
  {
    id: 'mirjam-meant-badly',
    on: ['fact:canteen', 'answer:mirjam-why', 'concern:over-her-head'],
    asked: [
      'Did Mirjam mean it badly?',
      'was she making fun of you with that sentence',
      'Do you think she did it on purpose?',
      'she thought you knew already, maybe?',
    ],
    says: [
      'No. She thought I knew it. That’s the worst of it, everybody thinks that I’d know such a thing about my own carton.',
    ],
  },
  {
    id: 'nineteen-stairs',
    on: ['concern:over-her-head', 'answer:spoke-before-mirjam', 'statement:heard-from-above'],
    asked: [
      'Did you count the stairs?',
      'nineteen stairs, really counted?',
      'How often do you go down those stairs yourself?',
      'so he’s that close to you',
    ],
    says: [
      'I’ve carried samples down there for nine years, so I know them. Nineteen, and number seven creaks. He’d not get lost.',
    ],
  },
  {
    id: 'why-no-come-up-guess',
    on: [
      'concern:over-her-head',
      'concern:late-veto',
      'answer:spoke-before-mirjam',
      'answer:his-reason',
      'statement:arjun-sorry',
    ],
    asked: [
      'Why do you think he didn’t come up to you?',
      'is he maybe afraid of you',
      'Could it be that he was afraid of your reaction?',
      'maybe he thought you wouldn’t listen?',
    ],
    says: [
      'I bark, that’s so, and he knows that I don’t bite. If he was afraid he may say that too. I’d rather hear it than guess.',
    ],
  },
  {
    id: 'list-what',
    on: ['fact:refusal', 'concern:over-her-head', 'answer:back-on-list', 'answer:what-did-you-write'],
    asked: [
      'Which mailing list did you take him off?',
      'what does he miss when he’s not on the list',
      'What goes over this list?',
      'which mails doesn’t he get now',
      'that list you removed him from, what is it for',
    ],
    says: [
      'The artwork list. On it go the proofs, the dates and the plates. Since Monday he sees none of it, and that’s not clever of me.',
    ],
  },
  {
    id: 'list-technical-now',
    on: ['answer:back-on-list', 'statement:put-back-on-list', 'statement:you-apologise'],
    asked: [
      'Could you put him back now, while I’m here?',
      'it’s one click, why wait with the list',
      'Why not add him again right away?',
      'do it now, as a sign to him',
    ],
    says: ['When he stands here. One click it is, but I want to see his face at it. It’ll be quick if he’s quick.'],
  },
  {
    id: 'wrote-mirjam-what',
    on: ['fact:refusal', 'concern:over-her-head', 'answer:his-mail-thought', 'answer:mirjam-why'],
    asked: [
      'What exactly did he write to Mirjam?',
      'have you got the mail he wrote her',
      'Do you know what’s in Arjun’s mail to the director?',
      'was there a reason given in that mail',
    ],
    says: [
      'I know only her summary of it: no nine months. If figures were in it, they didn’t come as far as the soup.',
    ],
  },
  {
    id: 'come-up-when',
    on: ['answer:meet-arjun', 'statement:arjun-comes-up', 'concern:over-her-head', 'statement:three-at-table'],
    asked: [
      'When should he come up?',
      'at what time today can Arjun come to you',
      'Would four o’clock suit you?',
      'how long should the meeting with him take',
      'which hour today is right for his visit',
    ],
    says: ['At four, or at five. Half an hour with figures is enough. Tomorrow after eleven I see nobody any more.'],
  },
  {
    id: 'if-he-wont-come',
    on: ['answer:meet-arjun', 'answer:you-go-down', 'concern:over-her-head', 'answer:back-on-list'],
    asked: [
      'And if he doesn’t want to come up?',
      'what if Arjun refuses to climb the stairs',
      'Suppose he says you should come to him?',
      'if he waits for you to come, what then',
    ],
    says: [
      'Then you meet us on the stairs, on number ten, I’m not a child twice in one week. But he must say it himself.',
    ],
  },
  {
    id: 'first-sentence-arjun',
    on: [
      'answer:meet-arjun',
      'answer:apology-arjun',
      'statement:arjun-comes-up',
      'statement:three-at-table',
      'common:talk_to_them',
      'statement:wont-take-sides',
      'statement:arjun-sorry',
    ],
    asked: [
      'What should his first sentence be?',
      'how should he begin when he comes',
      'What must he not say to you?',
      'what should I tell him before he comes up',
    ],
    says: [
      '“On this day I saw it, here are the figures.” With that he can begin. If he begins with the weather, I look at my watch.',
    ],
  },
  {
    id: 'your-two-sentences',
    on: ['answer:apology-arjun', 'statement:you-apologise'],
    asked: [
      'And what are your two sentences?',
      'what would you say to him then',
      'Which two sentences do you give back?',
      'will you say sorry too',
    ],
    says: [
      '“The list was childish. And in January I asked too short.” That’s both of them, I’ve practised in the car.',
    ],
  },
  {
    id: 'lunch-thursdays',
    on: ['answer:arjun-opinion'],
    asked: [
      'You had lunch together on Thursdays?',
      'what do you talk about at lunch with Arjun',
      'Will you have lunch with him this Thursday?',
      'since when do you lunch together',
    ],
    says: [
      'For three years or so, soup mostly. We talk about cartons and his football. This Thursday I’m in Deventer, we’ll see about the next.',
    ],
  },
  {
    id: 'director-knows-what',
    on: [
      'answer:mirjam-why',
      'answer:mirjam-tell',
      'concern:late-veto',
      'statement:go-to-mirjam-together',
      'statement:you-did-process',
    ],
    asked: [
      'What does Mirjam know so far?',
      'does the director know your side of it',
      'Has anybody told Mirjam about the signatures?',
      'does she know that he had signed',
    ],
    says: [
      'His mail she knows, and that I’m loud. That he signed she should know, she’s two names above him on the same sheet.',
    ],
  },
  {
    id: 'arjun-in-trouble',
    on: ['answer:mirjam-tell', 'answer:whose-fault', 'statement:replace-arjun', 'statement:go-to-mirjam-together'],
    asked: [
      'Will it be bad for Arjun if Mirjam hears it all?',
      'do you want that Mirjam tells him off',
      'Should he get into trouble for it?',
      'you don’t want him punished, do you',
    ],
    says: [
      'No, I want no trouble for him. I want that the order is right: what came when, and from whom. Then nobody needs punishing.',
    ],
  },
  {
    id: 'two-of-twelve-enough',
    on: ['fact:samples', 'statement:samples-told', 'answer:samples-figure'],
    asked: [
      'So you accept that nine can’t be printed?',
      'with that number you agree with him?',
      'Is two of twelve enough for you to let go of nine?',
      'then the nine months is off the table for you',
    ],
    says: [
      'Yes, from me the nine is gone. With two of twelve I’d have said no as well. Only I’d have said it on the stairs.',
    ],
  },
  {
    id: 'samples-tell-monday',
    on: ['fact:samples', 'statement:samples-told', 'answer:samples-figure'],
    asked: [
      'Would it have changed anything on Monday?',
      'what would you have done with this number on Monday',
      'If he’d given you the figure at once, then what?',
      'and with the number on monday no fight?',
    ],
    says: [
      'Yes. I’d have sworn once, and then I’d have opened the file and looked for other words. It’d be finished by now.',
    ],
  },
  {
    id: 'turned-meaning',
    on: ['fact:samples', 'statement:samples-told'],
    asked: [
      'Do you know what turned means?',
      'what happens to the drink when it turns',
      'Turned, is that dangerous or only sour?',
      'could somebody get ill from a turned one',
    ],
    says: [
      'Sour, and a bit of cloud in it, as I understand it. If anybody can get ill of it, that only Arjun may say. Ask him exactly this.',
    ],
  },
  {
    id: 'mail-changes-what',
    on: ['fact:lost-mail', 'statement:mail-told', 'answer:lost-mail-knew', 'statement:it-found-mails'],
    asked: [
      'Does that change how you see Arjun?',
      'so are you still angry with him',
      'What does it change for you that he did write?',
      'you forgive him then?',
    ],
    says: [
      'It changes a lot. He did say it, in time, and we were the deaf ones. The stairs he could have taken all the same, but that’s small now.',
    ],
  },
  {
    id: 'mail-why-not-follow',
    on: ['fact:lost-mail', 'statement:mail-told', 'answer:lost-mail-knew', 'statement:why-mirjam-told'],
    asked: [
      'Shouldn’t he have asked again when nobody answered?',
      'why didn’t he call when no reply came',
      'Three weeks without an answer, what would you have done?',
      'would you have followed up',
    ],
    says: [
      'I’d have stood in somebody’s door on the second day. He isn’t like me, he writes and he waits. Next time he should knock.',
    ],
  },
  {
    id: 'who-closes-mailbox',
    on: ['fact:lost-mail', 'statement:mail-told', 'answer:lost-mail-knew', 'statement:i-fix-mailbox'],
    asked: [
      'Who should have closed that address?',
      'whose job was the old mailbox',
      'Who was responsible for that project address?',
      'is it my fault with the mailbox in your eyes',
    ],
    says: [
      'The project’s, so yours or the one’s before you. I say it as it is. I’d not make a war of it, only a stone on top.',
    ],
  },
  {
    id: 'february-enough-time',
    on: ['fact:lost-mail', 'statement:mail-told', 'statement:late-not-months'],
    asked: [
      'If the mail had reached you in February, what then?',
      'what would you have done on the ninth of February',
      'Would February have been early enough?',
      'in february could you still change the words',
    ],
    says: [
      'On that day everything was still open, all the colours too. I’d have changed it in an hour and bought him a coffee.',
    ],
  },
  {
    id: 'tell-twelve',
    on: ['statement:mail-told', 'statement:it-found-mails', 'fact:lost-mail', 'fact:canteen', 'answer:mirjam-tell'],
    asked: [
      'Shall I tell the people from the canteen as well?',
      'who else should hear that he did warn us',
      'Do the other colleagues have to know it too?',
      'should the twelve hear how it really was',
    ],
    says: [
      'Mirjam, and by the evening the whole canteen knows it too. That way round it works as well. You don’t need a notice.',
    ],
  },
  {
    id: 'no-number-lab',
    on: [
      'answer:no-number',
      'statement:no-number-inkjet',
      'statement:inkjet-told',
      'fact:inkjet',
      'answer:inkjet-trust',
    ],
    asked: [
      'What exactly does Arjun sign in that case?',
      'what must the laboratory sign if there is no number',
      'And which date does the plant put on then?',
      'who tells line two which date to jet',
    ],
    says: [
      'That the place is empty, and that the laboratory gives the date to line two, in writing, before the first filling. So he keeps the months and I the carton.',
    ],
  },
  {
    id: 'no-number-better',
    on: ['answer:no-number', 'statement:no-number-inkjet', 'answer:would-nine-come-back', 'answer:print-six'],
    asked: [
      'So no number is better than six for you?',
      'which do you like more, six or an empty place',
      'Would you take six or the date from the plant?',
      'six or no number, what is your choice',
    ],
    says: [
      'The empty place. A number in my plate I can only change with money, a date on the line he changes with a button.',
    ],
  },
  {
    id: 'where-empty-place',
    on: ['answer:inkjet-trust', 'statement:inkjet-available', 'statement:no-number-inkjet', 'answer:no-varnish-look'],
    asked: [
      'Where on the carton would the date stand?',
      'on which side is the place without varnish',
      'Ten by thirty, where is that?',
      'is the lid the right place for it',
      'whereabouts on the pack does the jet put the date',
    ],
    says: [
      'On the lid, at the back edge, where the hand doesn’t rub. Ten by thirty millimetres. My barley doesn’t come so far.',
    ],
  },
  {
    id: 'varnish-black-plate',
    on: ['answer:inkjet-trust', 'statement:inkjet-available', 'statement:no-number-inkjet', 'answer:new-plate-need'],
    asked: [
      'Can you still leave the varnish out before Thursday?',
      'is the varnish also changed with the black plate',
      'Does leaving out the varnish cost extra?',
      'the place without varnish, is there time for it',
    ],
    says: [
      'Yes, Gerrit cuts the hole in the varnish in ten minutes, it’s only a blanket that he trims. For that he sends no bill.',
    ],
  },
  {
    id: 'inkjet-sixteen-hundred',
    on: ['fact:inkjet', 'answer:inkjet-trust'],
    asked: [
      'Sixteen hundred in all, who’d pay that?',
      'can your budget carry the inkjet',
      'Sixteen hundred euros, is that much for you?',
      'how did you get to sixteen hundred',
    ],
    says: ['Point four cents times four hundred thousand. I don’t care whose purse, for that I’d hold no meeting.'],
  },
  {
    id: 'wrong-green',
    on: ['fact:inkjet'],
    asked: [
      'What was that with the wrong green?',
      'a wrong green, which carton was that',
      'So there was a mistake with a green once?',
      'but you said nothing was ever reprinted',
    ],
    says: [
      'A test sheet, before the print, it looked like hospital. I paid for a new ink and nobody saw it. Reprinted it wasn’t.',
    ],
  },
  {
    id: 'sjoerd-time',
    on: ['answer:sjoerd-who', 'answer:inkjet-trust', 'statement:inkjet-available'],
    asked: [
      'When can Sjoerd tell us if it works?',
      'how long does he need to try the jet',
      'Should I ask Sjoerd today?',
      'where do I find Sjoerd',
    ],
    says: [
      'Today, on line two, until the shift changes at two or after ten at night. Give him a lid from my desk, he tries it in ten minutes.',
    ],
  },
  {
    id: 'annemiek-ask',
    on: ['answer:law-label', 'answer:annemiek-who', 'statement:law-ok'],
    asked: [
      'Have you asked Annemiek already?',
      'what shall I ask Annemiek exactly',
      'Does she need to sign before Arjun?',
      'would Annemiek say yes to no number',
    ],
    says: [
      'Not yet, on Monday I was only angry. Ask her if “best before: see lid” is enough by law. She answers with a page number.',
    ],
  },
  {
    id: 'bas-banner',
    on: ['answer:marketing', 'common:who_else'],
    asked: [
      'Does Bas know about it yet?',
      'who tells Bas that the nine months go',
      'When is the fair with that banner?',
      'is there anything else in marketing with nine on it',
    ],
    says: [
      'He knows that there’s noise, not what comes out of it. Tell him when the text is signed, before that he only makes a new banner.',
    ],
  },
  {
    id: 'wednesday-read-hour',
    on: ['answer:by-when-text', 'common:more_time', 'answer:file-deadline'],
    asked: [
      'What do you do in that hour?',
      'why do you need an hour to read one line',
      'What do people change secretly?',
      'secretly changed, did that happen',
    ],
    says: [
      'I read it backwards, letter by letter. Once somebody had moved a comma in a telephone number, since then I need my hour.',
    ],
  },
  {
    id: 'signed-by-eleven-who-brings',
    on: [
      'answer:by-when-text',
      'statement:signed-text-tomorrow',
      'concern:print-slot',
      'answer:limit',
      'statement:dont-know-yet',
      'common:agree_now',
    ],
    asked: [
      'Who should bring you the signed text?',
      'may Arjun bring it up himself',
      'Is it all right when I bring you the paper?',
      'does it have to be Arjun who brings it',
    ],
    says: [
      'Whoever has legs, if the ink is his. Nicest would be that he brings it himself, then I’ve seen him sign the hook.',
    ],
  },
  {
    id: 'mail-signature',
    on: [
      'answer:write',
      'statement:signed-text-tomorrow',
      'common:in_writing',
      'answer:limit',
      'statement:arjun-signed-new',
      'answer:who-signs-new',
    ],
    asked: [
      'Would a scan or a mail from Arjun do?',
      'is a signature by mail ok',
      'A digital signature, does that count?',
      'why doesn’t a mail count for you',
    ],
    says: ['No, ink. A scan somebody didn’t get, I know this house. With ink on my desk nobody loses anything.'],
  },
  {
    id: 'if-he-signs-safe',
    on: [
      'answer:limit',
      'answer:either-signs-or-not',
      'statement:signed-text-tomorrow',
      'common:is_that_acceptable',
      'statement:you-print-as-is',
      'common:main_worry',
      'statement:print-nine-risk',
    ],
    asked: [
      'If he signs, are you sure he won’t take it back again?',
      'he signed in January too, so what is different now',
      'Why would his new signature hold?',
      'and when he withdraws this one as well',
    ],
    says: [
      'This time he signs what’s proven, and he writes beside it what’s still open. In January he had only the place for a name.',
    ],
  },
  {
    id: 'report-days',
    on: ['answer:if-not-signed', 'common:consequence'],
    asked: [
      'What would be in that report?',
      'who gets to read the report',
      'I don’t want that report, why?',
      'whose days would stand in it',
    ],
    says: [
      'Who knew what, on which day, mine also. It goes to Mirjam and to her controller. It’s two pages and nobody looks nice on it.',
    ],
  },
  {
    id: 'no-plan-b',
    on: ['answer:if-not-signed', 'answer:do-i-print'],
    asked: [
      'Why is there no plan B?',
      'shouldn’t we make a plan B together',
      'You’ve really nothing in reserve?',
      'what could a plan B be',
    ],
    says: [
      'Because every plan B costs the same machine. My plan B is to be quicker with plan A. If you’ve another, put it on the table.',
    ],
  },
  {
    id: 'dog-food-thursday',
    on: ['answer:dogfood', 'concern:print-slot', 'answer:do-i-print', 'answer:printer-told'],
    asked: [
      'How fast would the dog food take it?',
      'does Brokko know already that they could get it',
      'If we give it away, can we get it back?',
      'the dog food is waiting for our slot?',
    ],
    says: ['In five minutes, their file lies ready at Gerrit’s. Gone is gone. A dog doesn’t give back.'],
  },
  {
    id: 'gerrit-tell-now',
    on: ['answer:printer-told', 'answer:deventer-who'],
    asked: [
      'Shouldn’t you warn Gerrit anyway?',
      'is it fair not to tell Gerrit',
      'When will you tell the printer?',
      'would he find another solution if he knew',
    ],
    says: [
      'He’s a planner, he fills holes. I tell him on Wednesday what is, and until then I tell him nothing that isn’t. Fair enough.',
    ],
  },
  {
    id: 'gerrit-number',
    on: ['answer:deventer-who'],
    asked: [
      'Can you give me Gerrit’s number?',
      'why does he not move a slot for you',
      'Does Gerrit do you a favour with the plate?',
      'nine hundred is a friendly price?',
    ],
    says: [
      'It’s on the wall there, under the calendar. He does me one favour a year, and this year it’s the black plate.',
    ],
  },
  {
    id: 'who-pays-plate',
    on: ['fact:black-plate', 'answer:change-nine-hundred', 'answer:new-plate-need'],
    asked: [
      'And who pays the nine hundred?',
      'is the nine hundred from your budget',
      'Could the project pay for the plate?',
      'nine hundred euros, who carries that',
    ],
    says: ['Packaging, I’ve never asked anybody for a plate. If the project wants to pay it, I don’t fight about it.'],
  },
  {
    id: 'plate-why-only-black',
    on: ['fact:black-plate', 'answer:change-nine-hundred', 'answer:new-plate-need'],
    asked: [
      'Why can only the black one be changed?',
      'and the other colours, why is that too late',
      'What’s printed in black on the carton?',
      'is the nine printed in black',
    ],
    says: [
      'The colours are already made, they need a week. Words are always on black, the “nine” too. For once that’s lucky.',
    ],
  },
  {
    id: 'plate-when-decide',
    on: ['fact:black-plate', 'concern:nine-months', 'answer:new-plate-need'],
    asked: [
      'So until Wednesday noon everything black is open?',
      'by when do you need to know if you change the plate',
      'When must we order the new plate?',
      'do you order the black plate before or after he signs',
    ],
    says: [
      'After he signs and before noon. I order it with the file, it’s one telephone call. Twice I don’t order it.',
    ],
  },
  {
    id: 'never-reprinted-luck',
    on: ['fact:never-reprinted', 'answer:deventer-who'],
    asked: [
      'How did you manage that, not one in nine years?',
      'never once, what is your secret',
      'Two hundred and six and no mistakes at all?',
      'is it because you check so well',
    ],
    says: [
      'I read everything backwards and I believe nobody, me included. Mistakes there were. They only never came as far as the machine.',
    ],
  },
  {
    id: 'pear-drink',
    on: ['answer:other-products', 'common:example', 'common:happened_before', 'statement:arjun-lazy'],
    asked: [
      'What was wrong with the pear drink?',
      'what happened back then with the pear',
      'When was that with the pear drink?',
      'and he came to you himself that time',
      'tell me about that pear carton, what was the objection',
    ],
    says: [
      'A word about sugar that his test didn’t carry. He stood here with a red head, I changed it, and we ate a pear. Two years ago.',
    ],
  },
  {
    id: 'why-different-now',
    on: ['answer:other-products', 'common:example', 'common:happened_before'],
    asked: [
      'So why did he do it differently this time?',
      'what was different with the pear',
      'With the pear he came up, so why not now?',
      'did something change between you since the pear',
    ],
    says: [
      'That’s my question, word for word. Between us nothing was wrong. So either something stopped him, or somebody told him to go upstairs.',
    ],
  },
  {
    id: 'what-open-in-time',
    on: [
      'common:what_matters_most',
      'answer:would-you-stop-him',
      'answer:safety-exception',
      'common:is_it_flexible',
      'statement:test-passed',
    ],
    asked: [
      'What is in time for you?',
      'how early would a no be good enough',
      'If he says it weeks before, is every no all right?',
      'a no in time means how many days',
    ],
    says: [
      'Ten working days before print. Until then he may say no to everything, also twice, and I swear only inside.',
    ],
  },
  {
    id: 'ill-who-decides',
    on: ['answer:safety-exception', 'answer:after-last-day', 'answer:ten-days-rule', 'statement:last-day-rule'],
    asked: [
      'Who decides if somebody can get ill?',
      'and who says what is a safety problem',
      'Couldn’t he call everything safety then?',
      'is a sour drink a safety case',
    ],
    says: [
      'The laboratory says it, in one sentence with a figure, and Annemiek reads it. For everything you can also say “safety”, that I’d notice.',
    ],
  },
  {
    id: 'lab-vs-words',
    on: [
      'answer:you-or-lab',
      'common:who_decides',
      'answer:would-you-stop-him',
      'statement:quality-decides',
      'statement:mirjam-decided',
    ],
    asked: [
      'And when you two don’t agree?',
      'who decides if you and Arjun both say no',
      'What if truth and print date collide?',
      'is it Mirjam who decides then',
    ],
    says: [
      'Then nothing goes, and that’s right so. Mirjam could decide it, but then we’ve learned nothing and it happens again in autumn.',
    ],
  },
  {
    id: 'smallest-thing',
    on: ['answer:which-weighs', 'common:which_first', 'answer:limit'],
    asked: [
      'Is a rule enough, or do you need something from Arjun too?',
      'would the signature alone be enough',
      'If I fix the rule, is it good between you two?',
      'text or rule, which first',
    ],
    says: [
      'For Thursday the text is enough. For me and Arjun not, there he must come up. The rule is for all the cartons after.',
    ],
  },
  {
    id: 'smells-of-ink',
    on: ['answer:good-thursday'],
    asked: [
      'Can I come along on Thursday?',
      'may I stand beside the machine with you',
      'Would you take Arjun with you to Deventer?',
      'who goes to Deventer on Thursday',
    ],
    says: [
      'Come, I leave at half past four, and in the car nobody talks. Arjun may come too, he’s never seen one of his noes not happen.',
    ],
  },
  {
    id: 'your-return-when',
    on: ['answer:in-return', 'common:your_contribution'],
    asked: [
      'How often would you go down to the laboratory?',
      'since when do you go down before an artwork',
      'Do you promise it, asking what’s open?',
      'when do you start with that',
    ],
    says: [
      'Once for each carton, before the proof goes on the wall. From the next one on, it’s a soy drink, in two weeks.',
    ],
  },
  {
    id: 'who-in-lab',
    on: ['answer:arjun-opinion', 'answer:lab-tech', 'answer:do-you-believe-samples'],
    asked: [
      'Who else is in the laboratory beside Arjun?',
      'how many people work in his laboratory',
      'Could somebody else sign for him?',
      'has Arjun a deputy',
    ],
    says: [
      'Two young ones, both careful. They may wash the glass but not sign, the head of it signs. So I need him and no deputy.',
    ],
  },
  {
    id: 'wietske',
    on: ['answer:lab-tech'],
    asked: [
      'Who’s Wietske?',
      'what does Wietske do',
      'Could the recipe be changed to get nine months?',
      'should I talk with Wietske too',
    ],
    says: [
      'She makes the recipes, Gerst is hers. Ask her later how it gets to nine. For Thursday she can’t help, a recipe isn’t changed in a night.',
    ],
  },
  {
    id: 'harm-first-sentence',
    on: ['answer:veldkamp-call', 'answer:harm-who', 'statement:call-veldkamp'],
    asked: [
      'What would be the first sentence to Harm?',
      'how do we tell him that it isn’t nine',
      'What exactly do we say to Veldkamp?',
      'can you help me with the words for Harm',
    ],
    says: [
      '“Harm, nine isn’t proven yet, six is, and you hear it from us first.” Then you hold the phone away from your ear.',
    ],
  },
  {
    id: 'day-when-nine',
    on: ['answer:veldkamp-call', 'answer:harm-who', 'answer:would-nine-come-back', 'statement:four-weeks-six'],
    asked: [
      'A day when nine comes, which day could we name?',
      'when would nine be possible on the date',
      'What if nine never comes?',
      'which day do we promise Harm',
    ],
    says: [
      'Only the day when you know it, not the day when it’s nine. And if it’s no, he hears that on the same day too.',
    ],
  },
  {
    id: 'never-proven',
    on: ['statement:four-weeks-six', 'answer:would-nine-come-back', 'answer:print-six'],
    asked: [
      'And if nine is never proven?',
      'suppose the result is bad, what happens to the carton',
      'What do you do with the carton if it stays at six?',
      'if it’s six for ever, do you have to print again',
      'and if the result on nine is bad in the end',
    ],
    says: [
      'With an empty place nothing happens, the line jets six until the end of its days. That’s why I like an empty place.',
    ],
  },
  {
    id: 'all-printed-again',
    on: ['answer:print-six', 'statement:print-six-now'],
    asked: [
      'The whole carton again, what does that cost?',
      'why would you have to print everything again',
      'Going back to nine costs how much?',
      'couldn’t you just change the digit later',
    ],
    says: [
      'A new black plate and a new slot, and what’s left over goes to the paper bin. One digit, and yet everything new.',
    ],
  },
  {
    id: 'sticker-cooler',
    on: ['statement:sticker'],
    asked: [
      'And a sticker only on the Veldkamp cases?',
      'what about a sticker on the outer box',
      'Why does it come off in the cooler?',
      'have you tried stickers before',
    ],
    says: [
      'On the outer case, yes, that’s brown board and nobody’s proud of it. On the carton no. Wet board and glue, I tried it with the juice.',
    ],
  },
  {
    id: 'runs-when-worked',
    on: ['answer:team-affected'],
    asked: [
      'Who worked weekends on it?',
      'which two of your people',
      'Did they get the weekends back?',
      'do they know that it’s in danger',
    ],
    says: [
      'Femke drew the barley and Joris did the plates. They know it, it’s one room. Femke asks nothing any more, that’s how I see that she’s worried.',
    ],
  },
  {
    id: 'mirjam-asked-side',
    on: ['answer:mirjam-why', 'common:what_others_say'],
    asked: [
      'Why don’t you go to Mirjam with your side?',
      'did you ask her for a talk',
      'Should Mirjam hear your side before Thursday?',
      'has Mirjam said who is right',
    ],
    says: [
      'Then there’d be two of us who run upstairs. She can come to me, or we go there with a finished thing, three persons.',
    ],
  },
  {
    id: 'expect-from-you',
    on: [
      'common:what_did_we_do_wrong',
      'common:who_is_to_blame',
      'answer:whose-fault',
      'answer:opinion-team',
      'common:since_when',
    ],
    asked: [
      'What should I have asked in January?',
      'what would you have wanted from me as project lead',
      'When should the project have asked?',
      'what exactly did we not ask',
    ],
    says: [
      'Once a week one question to everybody who signed: is something still open? It takes ten minutes and it’s boring. It’d have saved us all of this.',
    ],
  },
  {
    id: 'rain-call',
    on: ['answer:opinion-team'],
    asked: [
      'What do you mean, I only call when the weather is nice?',
      'when should I have called and didn’t',
      'Call when it could rain, like what?',
      'do I hide bad news, in your opinion',
    ],
    says: [
      'You ring me when a thing is done. Ring me also when it’s perhaps not done. I’m better with half a warning than with a whole surprise.',
    ],
  },
  {
    id: 'bad-text-true',
    on: ['common:is_that_acceptable', 'answer:good-conscience', 'common:what_success_is'],
    asked: [
      'True on which day, today or in the shop?',
      'what do you mean by true',
      'What is a true text in your eyes?',
      'if it’s true today is it enough',
    ],
    says: ['True today when he signs it, and still true when somebody opens the last carton. More years I don’t ask.'],
  },
  {
    id: 'words-you-offer',
    on: [
      'answer:how-long-change-text',
      'statement:change-plate-900',
      'concern:nine-months',
      'common:your_proposal',
      'common:is_it_flexible',
      'common:other_options',
      'statement:no-nine-without-proof',
      'statement:six-proven',
      'statement:print-nine-risk',
      'answer:print-nine-anyway',
    ],
    asked: [
      'Which words would you put there?',
      'do you have an idea for the wording',
      'What could the text say in place of nine months?',
      'which sentence would you print',
    ],
    says: [
      'Short: “best before: see lid”. What’s not a number nobody can take back. But the first word is yours, the last is Arjun’s.',
    ],
  },
  {
    id: 'two-versions',
    on: ['answer:how-long-change-text'],
    asked: [
      'Would you prepare two versions then?',
      'one with six and one without, can you do both',
      'Can you start the two texts tonight?',
      'when do you need to know which version',
    ],
    says: [
      'Both I can set tonight, it’s a pleasant evening work. At eleven on Wednesday you tell me which, and the other I throw away.',
    ],
  },
  {
    id: 'barely-trust',
    on: ['answer:trust-you', 'common:do_you_trust_me'],
    asked: [
      'On which side do you think I sit?',
      'what would make you trust me more',
      'Why do you only trust me a bit?',
      'figures up and down, what do you mean',
      'whose side am I on, in your eyes',
    ],
    says: [
      'What he measured you bring to me, what I can print you bring to him. Nobody’s opinions in between. Then you sit in the middle, and that’s right.',
    ],
  },
  {
    id: 'write-half-page',
    on: ['answer:write', 'common:in_writing', 'statement:result-carton', 'common:agree_now'],
    asked: [
      'What should be on that half page?',
      'who has to get a copy of the half page',
      'Half a page is enough for everything?',
      'by when do you want that paper',
    ],
    says: [
      'Who signs what, on which hour, and who pays. Under it the rule in one line. You, me, Arjun, and Mirjam gets the fourth.',
    ],
  },
  {
    id: 'who-asks-twice-day',
    on: ['answer:sales-pressure'],
    asked: [
      'Who in sales asks you?',
      'what do you answer sales',
      'Should I tell sales to leave you alone?',
      'who is it, twice a day',
    ],
    says: [
      'Ruben, at nine and at four, with a cookie. Tell him it’s Wednesday noon that he should ask. The cookies he may go on bringing.',
    ],
  },
  {
    id: 'safe-week-night',
    on: ['common:cost_to_you'],
    asked: [
      'Two nights, because of Thursday?',
      'when did you lose a night before',
      'You sleep badly because of the carton?',
      'which night was the first one',
    ],
    says: [
      'The first over a printed fish that swam to the left. This week it’s not the carton, it’s that I don’t know if I was stupid.',
    ],
  },
  {
    id: 'looks-forgot',
    on: ['concern:late-veto', 'common:how_do_you_feel', 'common:worst_case', 'answer:worst-fear'],
    asked: [
      'Who says that you forgot to ask?',
      'does anybody really blame you',
      'Has someone told you it’s your fault?',
      'who thinks packaging forgot',
    ],
    says: [
      'To my face nobody. They’re friendly and they ask if I’m all right, and nobody asked me that in nine years.',
    ],
  },
  {
    id: 'shelf-four-weeks',
    on: [
      'answer:april-slot',
      'fact:in-shops',
      'answer:shops-window',
      'statement:april-still-fine',
      'answer:wait-result',
    ],
    asked: [
      'What takes four weeks between machine and shelf?',
      'could the four weeks be made shorter',
      'Drying and cutting for four weeks, really?',
      'which step takes longest until the shop',
    ],
    says: [
      'A week to dry and cut, a week to fill, two in lorries and in other people’s halls. The lorries I’ve asked already, they drive.',
    ],
  },
  {
    id: 'shops-date-move',
    on: ['fact:in-shops', 'answer:shops-window'],
    asked: [
      'Can the twenty-sixth of April be moved?',
      'what if the shops start a week later',
      'Who fixed the twenty-sixth with the shops?',
      'is the 26th in a contract',
    ],
    says: [
      'No. The windows are built for all the shops on one day, and after us come the strawberries. A strawberry doesn’t wait.',
    ],
  },
  {
    id: 'held-in-camera',
    on: ['answer:print-nine-anyway', 'statement:print-nine-risk'],
    asked: [
      'They hold it in the camera, who does?',
      'who would blame your carton',
      'Would it really turn in the shop?',
      'what happens if one carton turns at a customer',
    ],
    says: [
      'The man from television, with my barley in his hand and my green behind his thumb. The drink nobody films, a drink has no front.',
    ],
  },
  {
    id: 'three-signatures-order',
    on: ['answer:who-signs-new', 'answer:limit', 'common:who_decides'],
    asked: [
      'In which order do the three sign?',
      'can Annemiek sign before Arjun',
      'Do I have to sign it as well?',
      'only three names, why not the eleven',
    ],
    says: [
      'Arjun first, since he measured. Then Annemiek, then I. You may put yours at the bottom, then you’ve also something to lose.',
    ],
  },
  {
    id: 'which-mistake-of-mine',
    on: ['answer:if-our-mistake', 'statement:mailbox-mine', 'common:what_did_we_do_wrong'],
    asked: [
      'Which mistake would you want to hear from me?',
      'what should I admit, in your view',
      'And what if it was the project’s mailbox?',
      'tell me which mistake you mean',
    ],
    says: [
      'The one that’s true. If something lay on your side and nobody opened it, say on which day, and then it’s said. I collect no apologies.',
    ],
  },
  {
    id: 'mirjam-say-when',
    on: [
      'statement:mailbox-mine',
      'statement:it-found-mails',
      'statement:mail-told',
      'fact:lost-mail',
      'answer:mirjam-tell',
    ],
    asked: [
      'When shall I tell Mirjam about it?',
      'do I tell Mirjam before or after Arjun comes up',
      'Should I go to the director today with this?',
      'first Mirjam or first the text',
    ],
    says: [
      'After the text, tomorrow, and with both of us beside you. Today she’d only make a meeting of it, and then we have no text.',
    ],
  },
  {
    id: 'list-of-open-january',
    on: ['answer:own-wrong', 'answer:did-you-ask', 'common:example'],
    asked: [
      'What would you ask next time instead?',
      'how would you have asked it better',
      'Is it okay was the wrong question?',
      'which question would have helped in January',
    ],
    says: [
      '“What’s still open, and until when?” He’d have answered that, he can’t lie, he blushes. On “is it okay” everybody says yes.',
    ],
  },
  {
    id: 'one-carton-in-six',
    on: ['statement:samples-told', 'answer:samples-figure', 'fact:samples'],
    asked: [
      'One in six, so how many of our cartons would that be?',
      'what’s one in six of four hundred thousand',
      'How many cartons in the shop is that?',
      'is a sixth not a worst case',
    ],
    says: [
      'More than sixty thousand, if the shelf is like his warm room. I don’t need it exactly. I see the pallets before me.',
    ],
  },
  {
    id: 'four-hundred-thousand-half',
    on: ['answer:how-many-cartons', 'answer:half-now-half-later'],
    asked: [
      'Until when do the four hundred thousand last?',
      'how long do we sell from this first run',
      'Why not print fewer and correct it later?',
      'the whole summer, so until September?',
    ],
    says: [
      'Until the end of August, if the sun shines. Fewer costs nearly the same, so a mistake I’d have the whole summer as well.',
    ],
  },
  {
    id: 'yes-in-a-minute',
    on: ['common:agree_now', 'common:is_that_acceptable', 'statement:result-carton'],
    asked: [
      'And who keeps the paper with our agreement?',
      'if I bring text, name and hour, you say yes at once?',
      'You’d agree the same minute?',
      'what if one of the three is missing',
    ],
    says: [
      'Yes, the same minute, I don’t sleep over a true thing. If one’s missing I say which, and you walk again. It’s only stairs.',
    ],
  },
  {
    id: 'pear-in-time-proof',
    on: ['statement:arjun-lazy', 'answer:his-reason'],
    asked: [
      'If he isn’t lazy, what else could it be?',
      'which reason could there be then',
      'You believe there was a reason?',
      'what kind of reason would you accept',
    ],
    says: [
      'Something that stopped him on the way. He got no answer, or somebody said wait. That he forgot it I don’t believe, he labels his lunch.',
    ],
  },
  {
    id: 'no-rule-gerst',
    on: ['statement:no-rule-now', 'answer:rule-today'],
    asked: [
      'Only for Gerst, would that be enough for you?',
      'a rule for one carton, is it worth something',
      'You’d ask quality yourself for the others?',
      'who makes such a rule for the whole plant',
    ],
    says: [
      'For Gerst it’s enough, then there’s one that works and I can point at it. For the plant it’s Annemiek’s binder, page one.',
    ],
  },
];
