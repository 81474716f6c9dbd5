import type { Answer } from '@parley/shared';

export const stakeholderAlignmentCrisisAnswers: readonly Answer[] = [
  {
    id: 'which-list',
    asked: [
      'Which list do you prefer yourself?',
      'whose requirements would you build',
      'is there one list that’s better than the others',
      'if you had to pick one',
    ],
    says: [
      'Orla’s reads like a hotel, Sorcha’s like a brochure and Tadhg’s like a will. I would stay in the first, and you will not quote me.',
      'I told you, and I told you not to quote me.',
      'I have said Orla’s, in confidence, once. It is getting crowded in the confidence.',
    ],
  },
  {
    id: 'declare-winner',
    asked: [
      'Can you just declare one list final?',
      'would you tell the committee whose list counts',
      'choose one and we build it',
      'couldn’t you simply overrule two of them',
    ],
    says: [
      'No. I will not read out in company which of my directors lost. Find me a method without an audience.',
      'It is the same no, and it has its coat on.',
    ],
  },
  {
    id: 'you-decide-private',
    asked: [
      'Would you decide the clashes here, in private?',
      'if I bring you one page with what collides, will you rule on it',
      'can you settle the conflicts before the committee',
      'would Monday work for deciding them with me',
    ],
    says: [
      'Yes. In this room, with the door that closes, I will decide anything you can fit on one page. It is the balcony I object to.',
      'In here, yes. I have decided worse over a cold buffet.',
    ],
  },
  {
    id: 'owner-per-item',
    asked: [
      'What if each item gets one owner?',
      'could every director decide alone on what touches only them',
      'let operations rule on the desk and finance on liability, ok?',
      'split the decisions by department?',
    ],
    says: [
      'That I could sell, because each of them goes home owning something. Give Orla the desk in writing and you will have her first.',
    ],
  },
  {
    id: 'shared-go-ahead',
    asked: [
      'Can we start with the 17 shared ones?',
      'would you let the agreed items go ahead now',
      'sign the common part first?',
      'could the committee approve what everyone agrees on',
    ],
    says: ['Yes, let them go. It is not much of a programme, but it is the only part nobody has slammed a door on.'],
  },
  {
    id: 'shared-worth',
    asked: [
      'What are the 17 good for?',
      'which of the shared items matters',
      'is there anything useful in what they agree on',
      'what do all three want',
    ],
    says: [
      'Booking history, a guest’s name spelled right, and the logo. You would be surprised what it costs us to spell a name.',
    ],
  },
  {
    id: 'clash-count',
    asked: [
      'How many of the rest truly clash?',
      'are all 29 really in dispute',
      'which ones are the worst conflicts',
      'do the lists contradict each other that badly',
    ],
    says: [
      'I could not tell you, because nobody has laid them side by side. My nose says fewer than the noise, and they all stand around the desk and the points.',
    ],
  },
  {
    id: 'room-who',
    asked: [
      'Who is in the committee?',
      'who will be at the table on the nineteenth',
      'how does the steering group usually go',
      'does Mrs Larkin attend',
    ],
    says: [
      'My three, myself, Eileen Larkin in the chair, and her nephew Fiachra, who brings a tablet. It usually lasts until somebody mentions reviews.',
    ],
  },
  {
    id: 'paper-committee',
    asked: [
      'What should the paper for the committee look like?',
      'when do you need the document',
      'how long can the committee paper be',
      'what do I have to deliver before the 19th',
    ],
    says: [
      'One page, by the sixteenth, with nothing on it that any of the three has not seen. If there is a surprise in it, let it be the brevity.',
      'One side of paper, on the sixteenth. No surprises, I beg you.',
    ],
  },
  {
    id: 'postpone-committee',
    asked: [
      'Could we move the committee?',
      'can the nineteenth be postponed by a week',
      'what if the list isn’t ready in time',
      'would a later meeting help',
    ],
    says: [
      'No. Move it and they will ask why, and then I have the scene without the sandwiches.',
      'It stands, like the cake.',
    ],
  },
  {
    id: 'balanced-list',
    asked: [
      'What if we present a balanced list?',
      'take the best of each list?',
      'could we propose a compromise version',
      'a mixture of all three, would they sign it',
    ],
    says: [
      'A bit of everyone’s, so that all three can be unhappy together? I have eaten at that buffet. Who says no to whom in it?',
    ],
  },
  {
    id: 'chair-talk',
    asked: [
      'Should we involve the chair?',
      'can I talk to Mrs Larkin',
      'couldn’t Eileen Larkin settle it',
      'would it help to ask the chair',
    ],
    says: [
      'No. Ring Eileen and you get a fourth list, in her handwriting, and you will have to find another man to laugh at it.',
      'Leave Eileen to her garden. I mean it.',
    ],
  },
  {
    id: 'chair-person',
    asked: [
      'What is Eileen Larkin like?',
      'how long has she been chair',
      'what does the chair want from the programme',
      'does Mrs Larkin know about the three lists',
    ],
    says: [
      'Seventy-four, owns the half of it, and cannot bear to disappoint a person to their face. She does it behind them instead, and sends flowers.',
    ],
  },
  {
    id: 'chair-why',
    asked: [
      'Why can’t you tell the committee what really happened?',
      'what would come out if you picked one',
      'what are you afraid will be said in that room',
      'why is it so dangerous to choose',
    ],
    says: [
      'Because somebody finds out in public that the chair told her a story, and I am the one holding the paper. I would lose the chair and two directors before the coffee.',
    ],
    after: { concern: 'choosing-in-public', level: 'heard' },
    until: [
      'Because I have to run fourteen hotels with all three of them on the twentieth. Let us leave it at arithmetic.',
    ],
  },
  {
    id: 'keep-both',
    asked: [
      'Is somebody’s job at stake?',
      'could Orla or Sorcha leave',
      'are you worried to lose a director',
      'who would go if it ends badly',
    ],
    says: [
      'Either of them could have a chain by Easter, and I would have a vacancy and a programme. I should like to keep both, and in that order.',
    ],
  },
  {
    id: 'orla-who',
    asked: ['Who is Orla?', 'what is Orla Brannigan like', 'tell me about the head of operations', 'is orla difficult'],
    says: [
      'Started on reception at nineteen and still counts the queue when she walks through a lobby. She is not difficult. She is correct, which is worse.',
    ],
  },
  {
    id: 'orla-see',
    asked: [
      'How do I get to talk to Orla?',
      'will Orla see me',
      'should I apologise to Orla',
      'what should I bring when I meet her',
    ],
    says: [
      'Go to her in Salthill, on your own, with a black coffee and a page she may cross things out of. Do not apologise for the workshop; ask to see the stopwatch.',
      'Salthill, alone, black coffee, stopwatch. I could embroider it.',
    ],
  },
  {
    id: 'orla-wants',
    asked: [
      'What does Orla need in the end?',
      'what would make Orla sign',
      'what is on her list that matters most',
      'what would she never accept',
    ],
    says: [
      'That nobody stands a second longer at her desk. Give her that with a number on it and she will sign your logo.',
    ],
  },
  {
    id: 'sorcha-who',
    asked: [
      'Who is Sorcha Keane?',
      'what is Sorcha like',
      'is revenue against us',
      'what does the head of revenue care about',
    ],
    says: [
      'The quickest mind in the building and it has already spent the money. She cares about members, and the day they are counted is in her contract.',
    ],
  },
  {
    id: 'sorcha-lose',
    asked: [
      'Would Sorcha accept fewer sign-ups?',
      'what if sorcha loses a fifth of the members at first',
      'how will revenue react if the desk is out',
      'who tells Sorcha no',
    ],
    says: [
      'If you show her where they come back from, yes. If you only show her the hole, she will be upstairs with Eileen before your coat is on. You tell her, and I will be in the corridor.',
    ],
  },
  {
    id: 'tadhg-who',
    asked: [
      'Who is Tadhg?',
      'what does the finance director worry about',
      'is Tadhg easy to deal with',
      'can I get finance to move',
    ],
    says: [
      'Tadhg Moriarty, finance, a gentle man who sleeps badly over points. He moves for nobody, but he will tell you to the cent where the wall is.',
    ],
  },
  {
    id: 'tadhg-limit-move',
    asked: [
      'Can finance’s ceiling be raised?',
      'is the points limit negotiable',
      'why is Tadhg so strict about points',
      'what if the points expired sooner',
    ],
    says: [
      'Not by you and not by me; the bank set the tune and Tadhg only hums it. Shorter expiry he might like. Ask him on a morning he has had toast.',
    ],
  },
  {
    id: 'order-talks',
    asked: [
      'In which order should I see them?',
      'who first, Orla or Sorcha',
      'what’s the best sequence for the talks',
      'shall I start with finance',
    ],
    says: [
      'Orla, then Tadhg, then Sorcha, who will have heard from both by then and will be more reasonable for it.',
      'Orla, Tadhg, Sorcha. I would not shuffle it.',
    ],
  },
  {
    id: 'three-talks',
    asked: [
      'Would separate conversations be all right?',
      'can I have half an hour with each director',
      'what if I see them one by one on Thursday and Friday',
      'no group, just three short talks?',
    ],
    says: [
      'Yes, have them, half an hour each; Nuala will open the diaries. Bring decisions to cross out and not a blank page, or you will come home with list number four.',
      'You may have them. I said so to Nuala already in my mind.',
    ],
  },
  {
    id: 'new-workshop',
    asked: [
      'What about a second workshop with a moderator?',
      'could a neutral facilitator help',
      'shall we try the group again with ground rules',
      'bring all three together once more?',
    ],
    says: [
      'No. I have a room with sticky notes in it and a door that hangs. I would sooner cater a divorce.',
      'The carpenter has not been. No.',
    ],
  },
  {
    id: 'workshop-what-happened',
    asked: [
      'What started the row on the fourth?',
      'what was said before Orla left',
      'who provoked it in the workshop',
      'what did we do wrong in that session',
    ],
    says: [
      'Your young man put “frictionless enrolment” on a yellow note and stuck it on the word “Reception”. Orla asked him had he ever worked a Friday. He had not.',
    ],
  },
  {
    id: 'our-fault',
    asked: [
      'Was it our mistake?',
      'do you blame my team',
      'what did our analysts do wrong',
      'who is to blame for the three lists',
    ],
    says: [
      'Your side nodded and my side signed, so we might share it. But only one of us was sending invoices.',
      'We can split it down the middle, and you may take the half with the invoices.',
    ],
  },
  {
    id: 'analysts-replace',
    asked: [
      'Should I replace the analysts?',
      'would you like other people from us',
      'shall I do the interviews myself',
      'do you want the two analysts off the project',
    ],
    says: [
      'Keep them, they spell well. But let it be yourself who sits across from the three; somebody has to have a no in his pocket.',
    ],
  },
  {
    id: 'price-items',
    asked: [
      'Would it help if every item had a price?',
      'shall I put days and euros beside each wish',
      'is cost what’s missing on the lists',
      'what if they see what it costs before signing',
    ],
    says: [
      'It would be a novelty. Half of it would walk off the page unassisted, and Tadhg would kiss you.',
      'Do it. I would come to work to see Tadhg’s face.',
    ],
  },
  {
    id: 'show-all-three',
    asked: [
      'Should all three see the same register?',
      'can I send the one list to everyone on the same day',
      'what if each sees the others’ wishes',
      'does it have to be open to all three',
    ],
    says: [
      'The same page, the same hour, and printed. If one sees it first, the other two will read the timestamp and nothing else.',
    ],
  },
  {
    id: 'free-of-charge',
    asked: [
      'Will you pay for the rework?',
      'do you expect us to redo it for free',
      'who bears the cost of sorting the list',
      'can we invoice the extra days',
    ],
    says: [
      'For the sorting, not a euro; I have already bought those lists three times. What comes after it we can talk about like gentlemen.',
    ],
  },
  {
    id: 'budget',
    asked: [
      'What is the budget?',
      'is there more money for the programme',
      'how much can you spend on it',
      'could the budget grow to cover everything',
    ],
    says: [
      'What was signed, and the family counts it at Christmas. If you want to know what could stretch, it is Tadhg, and he will not.',
    ],
  },
  {
    id: 'launch-move',
    asked: [
      'What if the June launch slips?',
      'how bad is losing the 2nd of June',
      'can the launch be later',
      'who is waiting for the launch',
    ],
    says: [
      'Bad, but nobody is married that day. I would lose the summer, Sorcha her count, and you a sentence in your reference.',
    ],
    after: { knows: 'launch-date' },
    until: ['I know when the summer starts. What depends on which signature, you had better tell me.'],
  },
  {
    id: 'desk-alternative',
    asked: [
      'What if guests don’t join at reception at all?',
      'could they sign up from the booking email or wifi page',
      'take enrolment off the desk?',
      'qr code in the room instead of the desk, ok?',
    ],
    says: [
      'That is the first thing in a month that Orla could hear sitting down. You would still have to tell Sorcha how many that brings in.',
      'I liked it when you said it first. Sorcha’s number is still missing.',
    ],
  },
  {
    id: 'desk-test',
    asked: [
      'Would a trial in one hotel convince Orla?',
      'can we test it in Salthill for a week',
      'who should measure the check-in',
      'how do we prove the queue isn’t longer',
    ],
    says: [
      'Yes, in Salthill, a full week with a Friday in it, and Orla holds the watch. If you measure it yourself, do not trouble to bring the result.',
      'A week, a Friday, and Orla’s thumb on the watch.',
    ],
  },
  {
    id: 'desk-limit',
    asked: [
      'How many seconds could the desk take?',
      'is ten seconds more acceptable',
      'what limit would Orla sign',
      'how much extra time at check-in is tolerable',
    ],
    says: [
      'Ten she might swallow, if it is written down and she may switch the thing off at eleven. I would not open with ten.',
    ],
  },
  {
    id: 'desk-training',
    asked: [
      'Couldn’t training make the desk faster?',
      'would better trained reception staff solve it',
      'won’t they get used to it',
      'more staff at the desk?',
    ],
    says: ['They are trained. It is arithmetic and a coach party. More staff I could have in July, if you know any.'],
  },
  {
    id: 'reviews',
    asked: [
      'Why does the queue matter so much to you?',
      'what would a slow desk do to the hotels',
      'who reads the reviews',
      'do you think Orla is right about the desk',
    ],
    says: [
      'Orla is right. Put it on the desk and the reviews are down by August, and reviews are the only literature the family reads.',
    ],
    after: { concern: 'ninety-seconds', level: 'heard' },
    until: [
      'People arrive cross already; it is the last place to ask them for their date of birth. Beyond that I am only a man from banqueting.',
    ],
  },
  {
    id: 'salthill-visit',
    asked: [
      'Can I visit Salthill?',
      'when should I look at the desk',
      'is it worth seeing the lobby on a Friday',
      'who runs the Salthill hotel',
    ],
    says: [
      'Friday at six, and stand in the queue with a bag. Ciara on the desk will not know who you are, which is the point of it.',
    ],
  },
  {
    id: 'members-number',
    asked: [
      'Is the number of members realistic?',
      'can the family’s target be lowered',
      'what if we only reach half the members',
      'is that membership promise carved in stone',
    ],
    says: [
      'It was said at a dinner, so it is sacred. It could be counted by Christmas and not by September, if Sorcha were to suggest it herself.',
    ],
  },
  {
    id: 'family',
    asked: [
      'Who are the owners?',
      'what do the Larkins want',
      'does the family care about the programme',
      'how do the owners see us',
    ],
    says: [
      'Eileen, a brother in Boston and eleven cousins with opinions. They want guests to come back, and to be told so with a photograph.',
    ],
  },
  {
    id: 'trust-analysis',
    asked: [
      'Do you trust us to finish it?',
      'have you lost faith in us',
      'what do you think of me',
      'are we on probation',
    ],
    says: [
      'I trust you as far as the window. You came yourself, which puts you ahead of the slides.',
      'The window, as I said. It is a good big window.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you angry with us?',
      'you’re joking, but are you annoyed',
      'have I insulted you',
      'are you disappointed',
    ],
    says: [
      'When I am angry I am very polite to waiters. We have not reached the waiters.',
      'The waiters are still safe.',
    ],
  },
  {
    id: 'replace-us',
    asked: [
      'Are you thinking of dropping us?',
      'would you take another supplier',
      'is the contract in danger',
      'have you spoken to our competitors',
    ],
    says: [
      'Somebody rang in February and I let it ring. I would not count on my letting it ring in April.',
      'It has not rung today. That is all I can offer you.',
    ],
  },
  {
    id: 'recommend',
    asked: [
      'Would you recommend us?',
      'can we use you as a reference',
      'what will you say about us to other hotels',
      'will we work together again',
    ],
    says: ['Ask me on the third of June, beside a queue. At the moment I could only recommend your stationery.'],
  },
  {
    id: 'fear',
    asked: [
      'What is your biggest worry?',
      'what’s the worst that could happen on the 19th',
      'what are you afraid of, Dermot',
      'what keeps you awake',
    ],
    says: [
      'A silence after I have finished reading, and then a chair being pushed back. I have heard that chair already this month.',
      'The chair going back. I hear it in the lift now.',
    ],
  },
  {
    id: 'enough',
    asked: [
      'What would satisfy you today?',
      'what do you need from me in order to carry it',
      'what are your conditions',
      'what’s the least I have to bring',
    ],
    says: [
      'Nobody beaten in public, one page by Monday, and a desk that Orla can live with. I am a cheap date.',
      'The same three, and a biscuit.',
    ],
  },
  {
    id: 'limit',
    asked: [
      'What would you never do?',
      'where is your limit in this',
      'is there anything off the table',
      'what should I not ask of you',
    ],
    says: [
      'Read out a loser, or hear from Eileen that you rang. Short of those I am a reasonable man, ask my cook.',
      'No loser read aloud, no call to Eileen. It is a short list, and all my own.',
    ],
  },
  {
    id: 'technical',
    asked: [
      'Can your booking system give us guest data?',
      'who runs your IT',
      'does the hotel wifi support this',
      'is the check-in software old',
    ],
    says: [
      'It is older than my knees. Ask Padraic in systems, he is the whole department, and ask before eleven, when the printers start.',
    ],
  },
  {
    id: 'legal',
    asked: [
      'Is it legal to collect guest data like that?',
      'what about privacy consent',
      'do you have a data protection person',
      'can points expire by law',
    ],
    says: [
      'I have never got a straight word on that for less than two hundred an hour. Tadhg retains a Ms Fallon in Galway; ask her, and send him the bill.',
    ],
  },
  {
    id: 'staff',
    asked: [
      'What do the receptionists think?',
      'did anyone ask the hotel managers',
      'how do the fourteen hotels feel about it',
      'do the people at the desk know',
    ],
    says: [
      'They heard of it from the logo. Start with Ciara in Salthill and you will know what the other thirteen think, only ruder.',
    ],
  },
  {
    id: 'why-now',
    asked: [
      'Why did the programme start like this?',
      'who had the idea of a guest programme',
      'why do you need it at all',
      'what’s in it for Larkrise',
    ],
    says: [
      'Because a guest came for the ninth summer running and we asked her how she had found us. I wanted to be ashamed of something smaller.',
    ],
  },
  {
    id: 'role',
    asked: [
      'What is your part in this?',
      'how did you become commercial director',
      'how long are you with Larkrise',
      'who’s above you',
    ],
    says: [
      'I pay for it and I apologise for it. Twenty-two years, nine of them in banqueting, and above me there is Eileen and then the weather.',
    ],
  },
  {
    id: 'advice',
    asked: [
      'What would you do in my place?',
      'how would you handle three bosses',
      'do you have a tip for me',
      'what does a wedding planner do here',
    ],
    says: ['Seat them where they cannot see each other, and serve on time. And never let the band take requests.'],
  },
  {
    id: 'day-after',
    asked: [
      'What happens on the twentieth?',
      'how do we go on after the committee',
      'what do you do if they sign',
      'and the morning after?',
    ],
    says: [
      'I take Orla to lunch and Sorcha to lunch, on different days. You start building, and nobody rings you with an idea.',
    ],
  },
  {
    id: 'next-step',
    asked: [
      'What should I do first?',
      'what’s the next step',
      'where do I begin tomorrow',
      'what do you want me to do this week',
    ],
    says: [
      'Lay the lists side by side tonight, alone, with a pencil. Then Salthill.',
      'A pencil, three lists and a quiet table.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I confirm this in writing?',
      'do you want an email or a page',
      'should I note down what you’ve said',
      'who gets the minutes',
    ],
    says: ['One page to me, and to nobody else until I have read it twice. Leave out the horse.'],
  },
  {
    id: 'meet-again',
    asked: [
      'When can I see you again?',
      'may I call you over the weekend',
      'shall we speak before the committee',
      'is Monday good',
    ],
    says: ['Monday at nine, with the page. Ring Nuala if you are early, she keeps my diary and my temper.'],
  },
  {
    id: 'private',
    asked: ['Are you married?', 'have you got children', 'how was your weekend', 'how old are you'],
    says: [
      'Two hundred people danced at me on Saturday, and that is as much of my private life as there is. You were saying?',
    ],
  },
  {
    id: 'enrolment-what',
    asked: [
      'What do you mean by enrolment?',
      'explain the guest programme to me as a guest',
      'what are the points for',
      'what happens when a guest joins',
    ],
    says: [
      'You give us your name and your birthday, and we give you points, and one day the points become a scone. Hotels have been married on less.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What is the main thing for you?',
      'which of these problems is first',
      'where should I put my effort before the nineteenth',
      'if you could have only one thing solved',
    ],
    says: [
      'The room on the nineteenth. The rest is carpentry.',
      'The room, with three of them in it. It has not got bigger.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What will you do for me in return?',
      'if I bring you that page, do you back it',
      'can I count on you with the three directors',
      'would you stand behind us in the committee',
    ],
    says: [
      'I carry it in, I read it out, and if anybody sighs I look at them. I have a look from banqueting, it has stopped a best man.',
    ],
  },
  {
    id: 'time',
    asked: [
      'How much time do you have?',
      'is this a good moment to talk',
      'am I keeping you from something',
      'when is your next appointment',
    ],
    says: ['Until the wedding fair, and they can start without me; they have a harpist.'],
  },
  {
    id: 'good-outcome',
    asked: [
      'What would a good nineteenth look like?',
      'how would you like it to end',
      'what would make you happy here',
      'what do you hope for, Dermot',
    ],
    says: ['Twelve minutes, three signatures and soup. Nobody has ever left a room angry before the soup.'],
  },
];
