/**
 * Drafts as people write them, each with the kind of tip that is right for it: the table behind `labelled-tips.test.ts`.
 * Data only. A talk is told in order, each draft with what the stakeholder then answered; the first one answers the
 * scenario's opening. A second talk on a scenario has a 2 behind its slug. A draft without an answer was not sent.
 *
 * `send` can go as it is. `-kind` has to hear of that and must never be told to be sent; `-` alone is a draft of which
 * only that nothing bad may be said of it. With `?` before it is what would be right, and is not told yet.
 */
export type TipLabel = 'send' | '?send' | '-' | `-${TipKind}`;
/** What a tip finds fault with. */
export type TipKind =
  | 'slight'
  | 'threat'
  | 'blame'
  | 'pressing'
  | 'excuse'
  | 'small'
  | 'shortcut'
  | 'secret'
  | 'untrue'
  | 'check'
  | 'noHold'
  | 'notWanted'
  | 'notHeard'
  | 'empty'
  | 'leftOpen'
  | 'long';
export type LabelledTip = readonly [label: TipLabel, draft: string, then: string];

export const LABELLED_TIPS: Readonly<Record<string, readonly LabelledTip[]>> = {
  'late-drawings': [
    [
      'send',
      'Nuala, I’m not ringing to give out. Which of the fourteen sheets are stuck because of something on our side?',
      'The core’s the worst, three walls of bars that all want to be in the one corner. In the ground it’s the north end, the steel’s heavy there.',
    ],
    [
      '-notHeard',
      'So the three core walls are ready now, and the north end goes out today with the rest of the foundations. Have I got that right?',
      'If you have the stair in it, the order of the sheets and time for the check, then yes.',
    ],
    [
      'send',
      'I freeze the stair: Fionn signs it off tomorrow at noon, and there’s no change after that without a call from me to you first.',
      'Yes, that’d do it, if it’s Fionn’s name on a sheet with sizes. Send it to me the hour it’s signed.',
    ],
    [
      '-slight',
      'With respect, a firm with twelve people that can’t draw fourteen sheets in three weeks shouldn’t have taken the job.',
      'I can give you some of it by the 23rd. Which some? What’s holding me up is which sheets come first.',
    ],
    [
      'send',
      'Foundations first, for the bender on the 23rd. Then the slab, and the stair last, when Fionn has signed it.',
      'Yes, that I can do, the ground first. Both my people go on it today. Will you keep the other callers off them?',
    ],
  ],
  'executive-status-update': [
    [
      'send',
      'Keystone is not green. In the trial migration 4,300 of 212,000 accounts did not reconcile, all of them joint accounts, and I have known since January 4.',
      'I am obliged to you for that. On January 11 I told the chairman, Mr. Halvorsen, that it was green, and your team knew better by then.',
    ],
    [
      '-excuse',
      'I am sorry about January 11, but the test team only confirmed the cause last week and the weekly template has no box for amber.',
      'We are, and we shall stay so if I hear things from you first. I have four reports here with your name on them, and all four are green. How should I read the fifth?',
    ],
    [
      'send',
      'Read it as amber. Waukesha can go on February 8 without joint accounts. All 31 branches on March 15 can’t, unless two analysts start by January 25 for $46,000; otherwise it’s April 5.',
      'First January 4 and then February 8. I have repeated one number too many this month already.',
    ],
    [
      '-',
      'You’re right, I said it badly. The first is the day I knew of the defect, the second is the day of the pilot. They don’t belong together.',
      'The pilot? What exactly do you mean?',
    ],
    [
      'send',
      'Do I have your yes to the two analysts, $46,000, by January 22, or do I plan for April 5?',
      'Only if you recommend it and tell me what it protects. It is the week of spring vacation and six branches will be short of tellers, so the managers will ask me why.',
    ],
  ],
  'budget-cut-negotiation': [
    [
      'send',
      'Before I name a figure, what has to be true on Friday: does the money have to be gone for good, or is it enough if it leaves this year?',
      'On the thirty-first of December, at the close of the day. What leaves on the second of January is of no interest to me until the second of January.',
    ],
    [
      '?send',
      'So it has to leave the books by the 31st of December, and what is paid in February does not count against this year. Is that right?',
      'Yes, exactly, it is about the date.',
    ],
    [
      'send',
      'The sensors are €340,000 and payable on 15 December. The maker takes delivery and payment in February if I tell them by 27 November, so those €340,000 leave this year on paper and in fact.',
      'I see; that leaves the account before the thirty-first, which is what I must avoid.',
    ],
    [
      '-noHold',
      'You can have the whole €480,000 by Friday. I’ll find the rest somewhere, leave that with me.',
      'That is a number. Is it one you would sign today, or one you hope I will negotiate?',
    ],
    [
      '-notWanted',
      'We could drop the lockout module as well, nobody would notice a module that isn’t there yet.',
      'No. That line is not for sale, not to me and not in this room. Choose another.',
    ],
  ],
  'team-member-pushback': [
    [
      '-pressing',
      'Rhys, all I can say is that the licence says 5 December, everybody else has managed it and Meg and Anwar are on board, so I don’t really see why this is such an issue for you.',
      'I can work with that. It’s the “some” and “soon” that wear me out on this job. Ten to five on a Friday, mind. I was still there. You could have seen my head from your desk.',
    ],
    [
      'send',
      'I sent it at ten to five because I was dreading your answer, and I could see your head from my desk. That was cowardly, and I’m sorry.',
      'Thank you, I’ll take that, and I’m sorry I replied to everyone. Is the rota decided, then, or is it open?',
    ],
    [
      '-slight',
      'No, it isn’t open. The licence isn’t a wish concert and I can’t run the cover with people who choose what suits them.',
      'Fine, so that’s where the fence is. I’d sooner have a fence than a fog.',
    ],
    [
      'send',
      'What would have to be different before you’d sleep through a weekend on that rota?',
      'One in five, a hundred and eighty a time. It’s three pound seventy-five an hour if you’re awake for it.',
    ],
    [
      '-notHeard',
      'So: weekends stay covered from the 5th, I move the threshold fix to the front and the dashboard waits a fortnight, and you join once it’s in. Is that what we agreed?',
      'Not yet. Draw it from what’s really been done, with mended gauges, and ask me again.',
    ],
  ],
  'the-ward-will-not-use-it': [
    [
      'send',
      'Thank you for seeing me, Sister. I have read that you went back to paper on the fifteenth and I have not come to argue. What did you see in those three days that made you decide it?',
      'At seven I stood in the bay and I saw no face, only backs. So I said, girls, take the paper. Something was before it, on the Wednesday, and for that you must ask me about a patient.',
    ],
    [
      'send',
      'Tell me about the patient on the Wednesday, please. What happened at that bedside?',
      'On 14 October Mr Pell, bed 19, had his insulin 50 minutes late. The nurse was at the screen. It is in the incident book, you can read it.',
    ],
    [
      '-notHeard',
      'So what you’re saying is that the nurses need more time to practise and then the screen will be quick enough on Ward 7.',
      'Yes. Exactly this. It is about the bed, not about the computer.',
    ],
    [
      '-excuse',
      'I reported nobody. The non-compliant thing, that came from the project office’s form and it’s filled in automatically, so I wasn’t really involved.',
      'Yes, this would be a screen I like. What is written comes by itself, and nurse writes what happened tonight. How long does it take, a week or a year?',
    ],
    [
      'send',
      'One week, two nurses of your choice, four patients each. You hold the watch, and if it takes longer than paper on the Friday, the screen is off Ward 7. Would you run that?',
      'Yes, you can multiply, good. And in this half hour, who is at the bed? I tell you who. Nobody.',
    ],
  ],
  'vendor-performance-issue': [
    [
      '-leftOpen',
      'Good to see you, Kofi, and thanks for the warm welcome. I hope the family is well and I’m really looking forward to a constructive conversation today.',
      'I can’t solder that. How many displays, which day?',
    ],
    [
      '-threat',
      'The fourth batch is due on 24 August. Every day after that is £1,200, and this time we will claim the penalty in full.',
      'Then I’d have to stop the last forty, my friend, not for spite but for wages. And one of those three was your bracket.',
    ],
    [
      'send',
      'I hear that it’s about wages, and one of the three was our bracket: we froze on 6 May and sent a new one on the 11th. What happened on the other two?',
      'Frozen on the sixth of May, thawed on the eleventh. Four holes in another place, on forty brackets that I’d already cut.',
    ],
    [
      '-notHeard',
      'So the bracket cost you forty cut brackets and the other two are your welding shop’s. Did I get that right?',
      'If you’ve got “two his, one ours, and no parts for all forty”, you’ve got it. If there’s a three in there, no.',
    ],
    [
      'send',
      'Fair. From Monday your fitters ring Priya on our side, and she answers the same day. How many of the forty can you have by the 24th with the parts that you have?',
      'Twenty-five. That’s what I’ve driver boards for, and I’d sign twenty-five without holding my breath.',
    ],
  ],
  'the-board-already-has-the-date': [
    [
      '-small',
      'We are broadly on track, Graham. There is a small issue with the customs interface but the team is on it and I’m confident we will be fine.',
      'I can work with it if it gives me a day that doesn’t move. If it doesn’t, no. How would I know?',
    ],
    [
      'send',
      'You’re right to ask. It will not be 1 October: in August the customs interface stopped at 140 declarations an hour and it has to take 400. My honest date is 12 November.',
      'That’s bad, it’s a third of what it has to carry. Then the green reports were wrong.',
    ],
    [
      '-blame',
      'That was really Lindqvist. They built the interface, they told us it was finished, and they let us down.',
      'They’ll want to know why they heard October from me and November from a project office. What do I say?',
    ],
    [
      'send',
      'You open Rotterdam and Hull on 1 October, the other nine follow on 12 November, and running both costs £38,000, firm to ten per cent. I would take that. Will you tell the board on Thursday?',
      'No, the board doesn’t know, and I don’t mean to bring it up. I said it in May, over lunch. They needn’t hear of it if Hull works.',
    ],
    [
      '-secret',
      'Then we say nothing about Hull either, it’s only a slide.',
      'Margaret Ferrars chairs that board. She asks one question about any date: does it move again. What’s the answer?',
    ],
  ],
  'how-long-do-we-keep-it': [
    [
      '?send',
      'The box is one date for each person: when it comes, everything we hold on them is deleted. That is how the developers have built it, and I think it may be the wrong box.',
      'Good, by kind of paper I can put my name under it. From which day does each clock start in your system, from the upload or from what happened?',
    ],
    [
      'send',
      'From what happened: for a tenant the day the tenancy ends, for a refused applicant the day we say no. But you tell me which of those the law counts from.',
      'Good. So we look at the same tenant file now, you and I. At any time we have tenants who fight us for their deposit. How does your portal know that it must not touch their papers?',
    ],
    [
      '-empty',
      'I hear you. Don’t worry, we take data protection extremely seriously and we’ll make sure that it is all handled in a fully compliant way.',
      'It is meant well, but I cannot test it. What do I open when a man calls and asks if his bank statement is gone?',
    ],
    [
      'send',
      'You open the file and see three lines: the statement, the day it was deleted, and who was told. That needs a date per document, which is 15 developer days.',
      'Good, so I have something under my letter.',
    ],
    [
      '-empty',
      'I will come back to you on the disputes at the earliest opportunity once I’ve aligned with the relevant stakeholders.',
      'If I write this sentence in the schedule, the Commissioner sends it back to me. There are about 30 deposit disputes open on any day. Rakesh Menon in legal has them in a spreadsheet with colours only he can read.',
    ],
  ],
  'scope-change-request': [
    [
      '-blame',
      'Beatriz, section 4.2, which you signed, says one approval. You should have thought of the regional director before the fourth of March.',
      'Yes, in the paper it’s one person, I don’t fight with it. In my house “approval” was always two. So what do we do with this, you and me, before June?',
    ],
    [
      'send',
      'Please can you explain me, what for is the second approval? What happened that the director want to see the orders?',
      'Nothing happened to him, Senhor Quintas, he’s with us nineteen years. He ordered all this linen for a wedding that went to Spain. You can call him, he’ll defend every sheet.',
    ],
    [
      'send',
      'I can give you the full second step for €7,200 and it moves the opening to 16 June, or an e-mail to the director for every order over €2,000: two days, €1,600, and 2 June holds.',
      'No, not like this. After the middle of June the hotels are full, and for so much money I must go to my uncle. What smaller thing shows me the big orders in time?',
    ],
    [
      '-noHold',
      'Okay okay, then we make it how you want, full approval on 2 June and no extra cost. You win.',
      'Yes, you listened, I could send you to my uncle. June doesn’t move, and above three thousand he comes into the room. Inside of this I can do a lot.',
    ],
    [
      'send',
      'The e-mail for orders over €2,000 for 2 June, and the full step in autumn instead of the rating screen, if you want that. Shall I write it like this today?',
      'I take the light one, if somebody can stop the order with it and it’s there on the second of June. The big one is too dear and too late for me.',
    ],
  ],
  'the-rate-card-went-up': [
    [
      'send',
      'It is £106,200 over the 1,180 days that are left, and I hold £40,000. So at £730 I would have to send people home before June.',
      'I see, £106,200 against £40,000 doesn’t fit. Then let’s not do all nine. Which of them matter most to you?',
    ],
    [
      'send',
      'The two on the meter gateway, without them June is gone. Clause 11.3 gives me until 10 February at the old rate, so what would you need to hold £640 to then?',
      'For all that together the seven could stay at £640. You’d pay the new rate for the two and nobody else.',
    ],
    [
      'send',
      'If you keep the seven at £640 until 30 June, I pay you in 30 days instead of 60 and take the new rate for the two from 10 February. That fits in my £40,000.',
      'Yes, 30 days instead of 60 is worth about a third of the increase to me. It has to be signed, and it has to last.',
    ],
    [
      'send',
      'And it lasts: signed by both of us before 10 December, good to go-live on 30 June, and void if one of the two leaves the gateway.',
      'Yes, I’d say so, if we put it in ink. Your contract says sixty days, your second floor says ninety, and my bank says good morning, Fergus. What can you do about the second floor?',
    ],
    [
      'send',
      'Who in my finance would have to say yes for you to sleep at night?',
      'I never found out who decides. Priti in payables passes it up. Try your finance director, you’ve the staircase and I’ve only the phone.',
    ],
  ],
  'the-hole-before-launch': [
    [
      'send',
      'I want to understand it first. Who besides the student has opened a label that was not theirs, and can you see that in the logs?',
      'Partly. The log has the hour, the address and the order of the numbers. Somebody who mistypes reads one label; somebody who means it reads them in sequence.',
    ],
    [
      '-long',
      'Here’s where I’m at, and I’ll be honest, it’s been a very long night for everybody and I’ve hardly slept myself either. We have Paula at four, who will want to know about Tuesday, and there’s the television, which is two hundred and forty thousand dollars, and I keep thinking about how we got here, the review and all that, and whether somebody ought to call legal or the privacy people or the college, and then of course there are the patients, who must come first, I really do believe that, but also the team has worked so terribly hard on this for a year and it would be a shame, and I just feel that if we all keep our heads and look at the options in the round we could maybe close the label page tonight and still have something to open with on Tuesday, perhaps, depending on what you find.',
      'It is, as long as what is unread stays off. Put an hour to it and a name. There is a second thing, and it is worse. I have read the logs of two weeks. Do you want to know what is in them?',
    ],
    [
      '-secret',
      'Can we keep what is in the logs between the two of us until after Tuesday? Paula doesn’t need to know that yet.',
      'The logs must be kept, untouched, and I have two safe copies. Nobody deletes or changes anything before the privacy officer has said how.',
    ],
    [
      'send',
      'You’re right, and I withdraw that. I cut your review from ten days to two in September, and that is on me.',
      'Thank you for saying it in the first person. I can put the message of September away. Now let us see what may open on Tuesday.',
    ],
    [
      'send',
      'If the label page stays off and you have signed the rest, what would you be ready to open on Tuesday, and what would you need to have seen before?',
      'Yes, a smaller one: only what has been read opens, and the rest is off at the server. For that you have my name today.',
    ],
  ],
  'kick-off-without-a-charter': [
    [
      '-excuse',
      'Honestly, it is company policy. My firm doesn’t let anyone start without a signed page, so my hands are tied.',
      'Then they shall have my signature on Monday morning; I will not be the one who keeps them on the quay. Only let me have a thing short enough to sign.',
    ],
    [
      'send',
      'It is one page with four lines: who decides, what it is for, how we shall know, and your signature. I bring you the draft on Friday at nine.',
      'Then it is a smaller thing than I feared, and I could read it aloud. Which name would you write first?',
    ],
    [
      'send',
      'Yours, if you decide when the two departments want opposite things. Who decides today when membership and the front desk don’t agree?',
      'They are a little uneasy, and the ladies at the desk have asked one thing: if it will still let in a child who has lost his ticket. I said that it would.',
    ],
    [
      '-slight',
      'With all due respect, Mr. Langston, a director who signs for three hundred and ten thousand dollars without knowing what it is for shouldn’t be surprised.',
      'You will have had a list from Ms. Whitfield and another from Mr. Tate. I should be curious to know which of the two you intend to build.',
    ],
    [
      '-threat',
      'If I don’t have your signature by noon on Friday, I’ll have to tell your trustees that the exhibition is off because of you.',
      'No, I had rather not bring the trustees into it before I can bring them an answer. They shall hear the number from me, in advance, when it stands upon the page.',
    ],
  ],
  'stakeholder-alignment-crisis': [
    [
      'send',
      'None of the three, Dermot. 46 items are signed and only 17 of them stand on every list, so whichever I build, two of your directors are in the wrong hotel.',
      'Yes, 17 of the 46, and one of those is the logo. What do you do with the other twenty-nine?',
    ],
    [
      '-notHeard',
      'So for you it comes down to the money: whichever list is the cheapest, you will sign it. Is that right?',
      'Very nearly. If nobody loses in public in your version, it is mine.',
    ],
    [
      'send',
      'I put the twenty-nine on one page, each with who wants it and what it costs, and your three directors mark five each by Friday the 13th. You break the ties. Can you carry that to them?',
      'Yes, one page by the sixteenth, and every line of it seen by all three. I will read it out as it stands.',
    ],
    [
      '-threat',
      'If Orla walks out again we’ll have to tell the steering committee who is holding up the launch.',
      'Who that would be, I would have to ask.',
    ],
  ],
  'the-formula-only-she-knows': [
    [
      'send',
      'I didn’t come for the notebooks, Ornella. Before anything else, what do you see on a tile that tells you to correct it?',
      'It is only three things, I will tell you that for nothing: how damp it is at five in the morning, which zircon they sent, and how long the kiln stood.',
    ],
    [
      '-shortcut',
      'Honestly, it’s just a few corrections, any of the young ones could learn it in an afternoon if you’d just write it down.',
      'You talk like the leaflet of the new line. It doesn’t mention weather either. You want the notebook, everybody who comes with a coffee wants the notebook. Did the gentlemen upstairs tell you what happened the last time they had it?',
    ],
    [
      'send',
      'What happened the last time they had it?',
      'In 2017 it was 4,200 square metres, the whole order for Lyon, like wet cement. And the written warning came to me, by registered post.',
    ],
    [
      'send',
      'Ten paid days after the eighteenth at €320, and nobody writes a word that you haven’t read. You decide which shades, and if the new line drifts they stop it and ring you.',
      'Yes, then I have been asked properly, if it’s on paper before the cake and I choose the days. Most of them I’d give to Davide.',
    ],
  ],
  'portfolio-prioritization-meeting': [
    [
      'send',
      'I did, with the criteria that the committee set in June, and I should have talked to you before the paper went out. I’m sorry you read it instead of hearing it.',
      'I accept it, and I shall not return to it. Tell me now what I may say to the brokers in April.',
    ],
    [
      'send',
      'What would break first if the Workbench stood still until 1 July: the brokers, the six hundred and forty thousand, or your word to somebody?',
      'The people, before anything else, and with them the reason to resume. What is built would keep; those who understand it would not.',
    ],
    [
      'send',
      'Then I keep two of the four who understand it, at half time, until 1 July, and if the claims platform is late the Workbench comes back first. Would you say that to the brokers in April?',
      'Not before me: I telephone the brokers first, and then one of your letters may follow. In the other order I should oppose the whole paper.',
    ],
    [
      '-secret',
      'Could we agree that you don’t mention the six hundred and forty thousand on the tenth? It only confuses people.',
      'Yes, I believe it is. Put it into the paper in those words, and let me read it by Friday.',
    ],
  ],
  'board-level-project-defense': [
    [
      '-excuse',
      'To be honest, the forecast went up because of the previous director and because the plants kept changing their minds. I inherited most of it.',
      'Your paper has forty pages on finishing. On stopping, one line. Why should the board not stop on Friday?',
    ],
    [
      '-',
      'From today, finishing costs 9.4 million, of which 6.8 is at fixed price. Stopping costs 2.2 and then 3.1 a year for the five plants that stay on the old systems. I recommend finishing.',
      'I accept the calculation: in the third year stopping becomes the dearer way. It belongs on page one.',
    ],
    [
      '-empty',
      'We have always been fully transparent with the board about this, and every rise was reported in good time.',
      'I cannot audit this sentence. 18.0. Then 19.5. Then 21.0. Now 24.6. What is the fifth number?',
    ],
    [
      'send',
      'I don’t know how sure the last 2.6 is. I ask the plants this week and you have the range by Thursday noon, before you vote.',
      'A name. Does he know it already, this name?',
    ],
  ],
  'the-finding-before-go-live': [
    [
      'send',
      'You cut the power on the nineteenth and the red lamps at B3 were dark for eleven seconds; the rule allows three. We tested four of fifteen bars, and by day. That gap is ours.',
      'That’s so, it’s in your own folder, and I’m glad to hear it said.',
    ],
    [
      '-notWanted',
      'Could the eleven seconds be written up as an observation rather than a finding, so that it doesn’t have to go to the airport’s management?',
      'I’ll not change the word. Take the dark away from in front of an aircraft, and the word will look after itself.',
    ],
    [
      'send',
      'What would you need to see before the first of December to let the other fourteen bars go live, if nobody taxis by B3 until the new program is tested?',
      'On 19 November, B3, with the power cut: 11 seconds. The rule allows 3. I timed it again, as I thought it was my watch.',
    ],
    [
      'send',
      'So if B3 stays closed and lit red by the old supply, and everybody goes by B1, the rest may open on the first. Have I got that right?',
      'Aye, if you’d the crew in it, and the dark.',
    ],
  ],
  'cross-functional-conflict-resolution': [
    [
      'send',
      'I can’t tell you yet. Six months is proven, nine is not: two of twelve samples turned at month eight and the result comes on 18 March. Arjun warned the project on 9 February, to an address that nobody reads.',
      'That’s honest, and okay for an hour. Find it out today, I’m here until six. With a maybe I can’t print.',
    ],
    [
      '-empty',
      'I totally understand how frustrating this must be for you, Lotte. It’s a difficult situation for all of us, but I’m sure we’ll find a good solution together.',
      'Lotte? What exactly do you mean?',
    ],
    [
      'send',
      'Print on Thursday without the nine months, and the plant puts the date on by inkjet, €0.004 a carton. You keep the slot, Arjun keeps his six months.',
      'Yes, that I can print. Arjun signs before Wednesday noon that the number may be missing, and the plant confirms that it can put the date on.',
    ],
    [
      '-slight',
      'Arjun is a coward, frankly. Who writes to the director instead of walking down the corridor?',
      'The corridor? I don’t know. I make the carton, not the drink.',
    ],
  ],
  'twenty-minutes-with-the-underwriter': [
    [
      'send',
      'Which of the 64 do you look at first when Hartono’s twelve come in?',
      'Twelve today. One in six over the year. Lose him, lose three more who ask him.',
    ],
    [
      '-notHeard',
      'So the 64 boxes are fine for you as long as the screen is fast enough. Have I understood that?',
      'No, strike that. Sixty-four boxes is too many, and I won’t quote with it.',
    ],
    [
      'send',
      'Hartono’s in six fields by 7 December: cargo, voyage, limit, packing, loss record, rate. The other 58 stay closed unless you open them.',
      'That I can quote with. Before Pelican finds its spectacles. Before you go: who do I ring when the light’s wrong? Name.',
    ],
    [
      '-threat',
      'If you don’t use it on the seventh, my sponsor will ask your head of desk why you’re the only one who won’t.',
      '14:19. Short first page, light that keeps its mouth shut, and you need me once more. Best twenty minutes a project has had from me. That’s Hartono ringing.',
    ],
    [
      'send',
      'So: six fields open, 58 shut, and you ring me, Amira, on the desk number when the light is wrong. I’ll be beside you on the seventh from eight. Is there one thing I’ve missed?',
      'What I turn down. Everybody asks how I say yes. Money’s in the no.',
    ],
  ],
  'resource-allocation-conflict': [
    [
      '-excuse',
      'Yewande, I’m sorry you’re still here at half past five, but Callum knew perfectly well that I had you first, so you’d really have to take that up with him.',
      'We’re fine. I’m not cross, I’m just slow, it’s been a long day. So Callum was here at three. He says I’m on Lisbon from Monday, and that you know. Do you know?',
    ],
    [
      'send',
      'What’s still on your bench from last week, and how many of my 68 hours are honest?',
      'About thirty hours a week on the bench, thirty-two at most. The rest’s people asking me things. It’s about right if nothing breaks, and something always breaks. Nobody asked me, no, but it’s not a bad guess.',
    ],
    [
      'send',
      'Then this is it: Callum and I meet at nine tomorrow, one of us loses the fortnight, and you hear the result from both of us by ten. Until then you do nothing for either.',
      'Yes, one answer from both of you is all I need. Only, if you two can’t agree, does it come back to me?',
    ],
    [
      '-noHold',
      'Ok you know what, take Lisbon first, whatever, I will manage with Utrecht somehow.',
      'Yeah, I think so, as long as it doesn’t put hours back in. Would you write it down for me?',
    ],
    [
      'send',
      'No, it doesn’t come back to you. If we can’t agree by ten, our director decides at eleven, and I write it to you and Callum in one mail.',
      'Okay. Then I’ll come in tomorrow and just do the one thing. You’ve no idea how good that sounds.',
    ],
  ],
  'organizational-change-resistance': [
    [
      '-pressing',
      'With respect, Mo, three depots have managed it without any fuss, so I don’t see what makes Halifax so special.',
      'You see that green notebook by the kettle, love? There’s folk in there that only work because of what’s in there. Does your computer know about Tariq and his Thursdays?',
    ],
    [
      'send',
      'You’re right, that was rude. What does a card on that board tell you that a name on a screen wouldn’t?',
      'Red dot’s no hills in snow, blue corner’s passed for the long buses, and a bent card’s somebody that owes me a favour. There’s no more secret to it than that.',
    ],
    [
      'send',
      'So red dot is no hills in snow, blue corner can drive the long buses, and a bent card owes you a favour. Did I get it?',
      'I think so, love, if you’ve got that it’s people and not cards.',
    ],
    [
      '-secret',
      'Between us, couldn’t you just log in for the ninety-four yourself, so the list looks right on the fourteenth?',
      'I don’t mind the fourteenth, so long as my drivers’ arrangements are in by then. If they aren’t, I’d sooner be late and right.',
    ],
    [
      '-long',
      'Well, where do I begin, Mo. The system was bought two years ago, before my time really, and there was a whole business case which said we’d save something like four hundred hours a year, and then Keighley went live, and Burnley, and that was a struggle as well at first, to be honest, because the allocators there were also a bit sceptical, and then Dewsbury, and of course nobody asked the drivers, which in hindsight, well, and I know you couldn’t make the trainings, both of them, which is fine, really, and I suppose what I’m trying to get at is that I could leave the board up beside the screen for the first four weeks if you’d sit with me on the swaps, because forty-eight hours is no use to anybody whose mother is in hospital.',
      'I should think so, as long as my people are in it right. Tell me who does it and what day.',
    ],
  ],
  'green-for-eleven-weeks-then-red': [
    [
      'send',
      'In week 8 a sample of 2,000 matched only 84 per cent. I thought we could fix it and left the report green, and you signed three more on my word.',
      'Thank you. I’d rather have had it in October, and I’m glad it came from you. What would make you tell me the next time?',
    ],
    [
      '-excuse',
      'Look, everyone does it: green means the tasks were done, so technically the reports were correct.',
      'I’ve a report to sign on Friday. I’ve signed eleven already. Why would I put my name on the next one?',
    ],
    [
      'send',
      'Because from Friday it has the count on it: accounts matched of 412,000, read out by the person who ran the trial. If it’s under 98, it is red, whatever I think.',
      'Yes, that’s how I understood it too. Put it at the top of Friday’s page, and I’ll sign under it.',
    ],
    [
      '-noHold',
      'The cut-over on 28 November is still realistic if everybody pulls together.',
      'I’m not sending seventy-eight thousand people a bill we know is wrong and calling it a workaround.',
    ],
    [
      'send',
      'I withdraw that. The 28th is gone, 6 February is the date that I believe in, and you’ll have the count every Friday until then.',
      'Not as a bare date; the twenty-eighth of November was one too.',
    ],
  ],
  'two-screens-for-one-job': [
    [
      'send',
      'I wanna see one call how it is for real. Can I sit next to you for the next surgery and only watch?',
      'Yeah, come, Monday at eight’s the best time. Headset on, mouth shut, and don’t pat the one in the basket.',
    ],
    [
      '-noHold',
      'Don’t worry, phase two will fix all of that and you’ll love it, I promise.',
      'Yeah nah. If it was all that easy the two screens would’ve been one already. I counted the boxes at the demo. You know I’d be typing each animal twice, eh, with them on the phone?',
    ],
    [
      'send',
      'You counted boxes. How many seconds does the animal cost you twice, with the owner on the line?',
      'I timed it at the demo with the egg timer. 70 seconds for the second screen. That’s an hour and forty minutes a day, I did it on the back of a flea packet.',
    ],
    [
      'send',
      'I could put two things in the paper for 4 December: the link for $46,000, or the old screen stays for Nelson until phase two has a date. Which would you rather work with?',
      'The weight box next. Then who reads the draft. It’s fine for a name to be wrong, nobody dies of a wrong name. What’s different about your weight box?',
    ],
    [
      '-empty',
      'We take all feedback very seriously and we will make sure that the front desk is fully involved going forward.',
      'Aw, that’s lovely, but it doesn’t tell me anything.',
    ],
  ],
  'technical-debt-vs-timeline-pressure': [
    [
      'send',
      'What happens in March if we skip it?',
      'One copy of a price gets missed, and drivers pay the wrong amount. At midnight the app says one price, the machine another, and the receipt a third.',
    ],
    [
      '-slight',
      'Three weeks rewriting while the board waits, that’s just you engineers gold-plating again.',
      'I’ll take that, a later with a date on it is a first for me. What happens when somebody wants those days for a new town?',
    ],
    [
      'send',
      'That was unfair. I take you one tester from payments from Monday, Stroud and Ely go by 31 December, Kendal moves to 31 January, and the three weeks start on 4 January.',
      'Yes, please. A tester can sit with nine price lists and park imaginary cars until it’s wrong. Could it be Wen?',
    ],
    [
      '-untrue',
      'Helena already knows about the tariff code, so that’s covered.',
      'I doubt that. As far as I know nobody upstairs has heard of it, or I’d have had questions by now. What exactly were they told?',
    ],
    [
      'send',
      'No, she doesn’t know it, I said that to get out of here. I’ll tell her tomorrow at ten, with you in the room if you want.',
      'Thank you, that’s what I’ve wanted most. What exactly will you say?',
    ],
  ],
  'scope-change-request 2': [
    [
      'send',
      'Hello Beatriz. Before the how: what went wrong with an order that made you write to me on Monday?',
      'In January Faro bought linen for eleven thousand four hundred. Beautiful linen. For a hotel with thirty-one rooms.',
    ],
    [
      'send',
      'Our developers need nine working days for it, it costs €7,200, and with it the app opens on 16 June instead of 2 June. I’d rather you heard that from me today.',
      'Ai, for one more yes this is too much for me. And it must be there on the second of June. What smaller thing do you have?',
    ],
    [
      'send',
      'Leave the supplier rating for autumn and you get a lighter approval by 2 June: an e-mail to your director above €2,000, two days, €1,600.',
      'Only to know is not enough for me. So we have it: I know what I get, what it costs and which day. I tell my uncle it can’t be Faro again. Thank you, go and calm your boys.',
    ],
    [
      '-noHold',
      'Yes yes, we do it all for 2 June, no problem, you have my word.',
      'We finished, no? October, Lisbon, I pay. Bring the half page.',
    ],
  ],
  'executive-status-update 2': [
    [
      '-empty',
      'Keystone is progressing well overall. We’ve had some learnings in the trial migration which we’re working through with the vendor.',
      'When you say that an account does not reconcile, tell me what the person who owns it would see.',
    ],
    [
      '-notHeard',
      'So you passed my green on to the chairman in your own name, and now you need something you can tell him before he hears it elsewhere. Is that right?',
      'If what you took from it is that the member comes before the date, then yes, you did.',
    ],
    [
      '-',
      'They would open the app and find that the joint owner is gone: the wife can’t see the account any more. 4,300 times.',
      'Two percent is a comfortable figure unless it is your mother. Which members are in it?',
    ],
    [
      '-small',
      'Could we perhaps say in the fifth report that the migration was completed with minor findings, and put the rest into February?',
      'No. I will not open on a gap that we know of, and I would not do so in April either. What is correct may open; the rest must wait.',
    ],
  ],
  'team-member-pushback 2': [
    [
      'send',
      'Rhys, did I do something on Friday that made it worse than the rota itself?',
      'I don’t know whether that is so.',
    ],
    [
      '-slight',
      'You could try and see it from the company’s side for once. It’s five weekends, not a prison sentence.',
      'You’ve done a sum. I’m not used to the rota having sums in it. It says cover begins on the fifth of December. Begins. I thought that was a lovely word for it.',
    ],
    [
      'send',
      'I’m sorry, that was cheap. If I put the threshold fix first, six days, and the dashboard waits a fortnight, would a night on call be bearable?',
      'Then let the dashboard wait a fortnight, they’d live, they’ve windows. When could the fix begin?',
    ],
    [
      '-threat',
      'Then let me put it differently: whoever isn’t on the rota by Friday will have to explain it to HR.',
      'It depends. If it counts what’s been done, mends the gauges and leaves my Sundays alone, yes.',
    ],
  ],
  'late-drawings 2': [
    [
      '-threat',
      'Every day you are late costs me €4,600 and I’ll be sending the bill for it to Lowe Brennan, just so you know.',
      'It is, if it doesn’t need the stair before it’s signed, and if there’s time in it for the check.',
    ],
    [
      'send',
      'OK. Fionn has moved the stair three times, and he works for me. What has that cost you, in sheets?',
      'My evenings, mostly, and my people’s patience. If that stair moves again I don’t know what it’ll cost me.',
    ],
    [
      '-',
      'So the stair costs you your evenings, and one more change and you can’t say what happens. Is that it?',
      'If you have the stair in it, the order of the sheets and time for the check, then yes.',
    ],
    [
      'send',
      'Fionn freezes the stair by Wednesday 18 November, signed. You give me the foundations by the 23rd for the bender, and no one but me rings you. Can you do that?',
      'Yes, that’d do it, if it’s Fionn’s name on a sheet with sizes. Send it to me the hour it’s signed.',
    ],
  ],
  'the-rate-card-went-up 2': [
    [
      '-slight',
      'Fourteen per cent, Fergus. That’s robbery, and you know it.',
      'Aye, that’s right, ninety pounds a day more. I know it’s a lot in one go.',
    ],
    [
      'send',
      'Say you keep £640 until 10 February as the clause has it. What does that do to you?',
      'An overdraft and some sleep. And the account hardly earns its keep.',
    ],
    [
      '-empty',
      'I’ll have to see what I can do about the payment terms, I’ll get back to you.',
      'That’s not enough for me, I’ve heard it since September.',
    ],
    [
      'send',
      'Finance pays you in 30 days instead of 60 if the two gateway engineers stay until 30 June. Is that worth anything to you?',
      'Yes, 30 days instead of 60 is worth about a third of the increase to me. It has to be signed, and it has to last.',
    ],
  ],
  'kick-off-without-a-charter 2': [
    [
      'send',
      'Because on the thirtieth fourteen people will ask who decides, Mr. Langston, and today neither you nor I could tell them.',
      'I could accept it if Monday stands, if it goes upon a single page, and if one person decides under it. Does it do all three?',
    ],
    [
      '-notHeard',
      'So the museum doesn’t need a decision before March, and the two departments will sort it out among themselves. Did I understand you?',
      'In the main, I think so, if you mean one person deciding, Monday where it stands, and something to count by June.',
    ],
    [
      'send',
      'It does all three: Monday stands, it is one page, and you decide when the departments disagree. You have it on Friday at nine.',
      'A single page before Monday I accept, with the meeting where it stands. I shall strike one line of it, upon principle.',
    ],
    [
      '-excuse',
      'My developers are only held until December 4, so frankly if it slips, that is on the museum and not on us.',
      'In June I must tell the trustees what we have bought. What do you suppose I shall be able to say?',
    ],
  ],
  'scope-change-request 3': [
    [
      '-',
      'What worries you most if we keep the plan as it is?',
      'In January Faro ordered linen for eleven thousand four hundred and my uncle found it before I did. He said nothing. He just put the invoice on my desk and went to lunch.',
    ],
    [
      'send',
      'So what scares you is another order like the linen in Faro, eleven thousand four hundred, that nobody sees before it’s paid. Did I get that right?',
      'If you understood that it’s about seeing the big orders in time, and not about one more button, then yes.',
    ],
    [
      '-notHeard',
      'So you’d rather open on the 16th with two approvals than on the 2nd with one. Good, that helps me.',
      '',
    ],
    ['-noHold', 'Fine, you get the second approval for 2 June, no extra charge, we swallow the €7,200 ourselves.', ''],
    ['-check', 'If your uncle has already said yes to the €7,200, we can start on Monday.', ''],
    [
      'send',
      'I could do an e-mail to the director for every order above €2,000, two days of work and €1,600, and it opens on 2 June. Would that stop a Faro?',
      'Only to know is not enough for me.',
    ],
  ],
  'the-rate-card-went-up 3': [
    [
      '-',
      'What made the rates go up, and which part of it is fixed for you?',
      'On paper, a market survey for every customer. On this account it’s people I could lose, money I wait for and weeks that nobody orders, in that order.',
    ],
    [
      'send',
      'Which people are you afraid of losing, and what would keep them on our account until June?',
      'Nobody’s handed anything in yet. But there’s some I’d be sorry to lose, and you’d be sorrier. There’s a silence in my head about your account, and I’d not fill it with something you’d quote.',
    ],
    ['-noHold', 'Alright, £730 it is, from 1 January, and you needn’t give us the 90 days either.', ''],
    ['-check', 'Our steering group has agreed to put in another £60,000, so money is not the issue.', ''],
    ['-notHeard', 'So really it’s the market survey that drives this, and the team has nothing to do with it.', ''],
    [
      'send',
      'We could pay you in 30 days instead of 60 if the rate stays at £640 until 30 June. Is that worth anything to you?',
      'Yes, 30 days instead of 60 is worth about a third of the increase to me. It has to be signed, and it has to last.',
    ],
  ],
  'the-finding-before-go-live 2': [
    [
      '-',
      'What exactly would you need to see to close the finding?',
      'Three things: nobody at B3 until it’s proven, each bar tried in the dark with the logs as they fall, and that you could live with a no.',
    ],
    [
      '-',
      'Thanks for putting it so plainly, and for coming all the way out here in November.',
      'Your folder says passed. I cut the power four times on Thursday and one of the four was B3. Help me with the word passed.',
    ],
    ['-untrue', 'The finding is closed as far as we’re concerned, the controller was fixed on Friday.', ''],
    ['-check', 'If your chief inspector waives the dark test for us, we keep 1 December for all fifteen bars.', ''],
    [
      'send',
      'B3 stays shut from 1 December and aircraft taxi by B1, two minutes longer, until the corrected program is tested on 15 December.',
      'Aye, that I could put in front of the panel. If there’s nobody at B3, there’s nobody to mislead. It wants something across it that a stranger can’t pass in the rain.',
    ],
    ['-notHeard', 'So you’re worried that the pilots complain about the two minutes, and you’d like B3 open soon.', ''],
  ],
  'two-screens-for-one-job 2': [
    [
      '-',
      'What takes the time today when you use both screens?',
      'I timed it at the demo with the egg timer. 70 seconds for the second screen. That’s an hour and forty minutes a day, I did it on the back of a flea packet.',
    ],
    [
      'send',
      'An hour and forty minutes a day on the second screen. If that hour and forty is right, it’s the first line of my paper to Dr Kerr.',
      'Ooh yes, do, before he decides on 4 December. Number first and then an animal, Dr Kerr goes soft for both.',
    ],
    ['-', 'I laughed too when I saw the goat in the waiting room, you must have stories.', ''],
    [
      '-noHold',
      'OK we drop the second screen, you keep PracticeDesk for everything and I tell Dr Kerr the new system isn’t needed at your desk.',
      '',
    ],
    [
      'send',
      'Could I sit beside you tomorrow from eight to ten and write down every call and every time you change screens?',
      'Yeah, come, I’d love that. Eight on the dot, I’ll give you the wobbly stool and a headset.',
    ],
    ['-check', 'Dr Kerr signed the $46,000 last night, so the link will be there on 1 February.', ''],
  ],
  'resource-allocation-conflict 2': [
    [
      'send',
      'I’m sorry. I wrote that it was agreed with Callum and it wasn’t; I hadn’t spoken to him. That’s mine, not yours.',
      'So it isn’t agreed. I did wonder, and I’d rather know.',
    ],
    ['-noHold', 'Just do whatever Callum wants then, I’ll tell Utrecht we don’t need the slot on 16 February.', ''],
    [
      '-shortcut',
      'Could you not do both? A few evenings and one weekend and it’s done, you know the rig better than anyone.',
      '',
    ],
    [
      'send',
      'I’m going to Priti tomorrow at nine with Callum, and she decides. You’ll have it in writing by noon and until then you’re on nobody’s plan.',
      'Yes, take it to Priti, she’s fair and she’s quick. Bring her the money and the dates. I wouldn’t have to be there, would I?',
    ],
    ['-check', 'Callum has told me he can wait until March, so the fortnight is yours and mine.', ''],
  ],
  'the-hole-before-launch 2': [
    [
      '-',
      'What is it that worries you most about this?',
      'That my name stands under pages nobody has read. If there is a second hole, patients pay for it. You are going to ask me how long it takes to mend the label page. Ask me how many other pages are written the same way.',
    ],
    [
      'send',
      'How many other pages are written the same way, and how many of them have you read?',
      'I searched in the night. The same pattern is in 17 of 63 endpoints. That is what a search finds. It does not find what is merely stupid.',
    ],
    ['-notHeard', 'So you’re mostly worried about the television money and about how long the label page takes.', ''],
    [
      'send',
      'In September I cut your review from ten days to two. That was my decision, and I’ll say so to Paula at four.',
      'I accept that, thank you. I need it in writing, because in September I also expected ten days.',
    ],
    [
      '-check',
      'The privacy commissioner says we needn’t tell the patients, so we can launch on Tuesday as planned.',
      '',
    ],
    ['-secret', 'Let’s mend the label page tonight and keep the other pages between us until after Tuesday.', ''],
  ],
  'vendor-performance-issue 2': [
    [
      'send',
      'The second is mine: we froze on 6 May and sent a new bracket on 11 May. I’ll put that in writing, so two of the three are yours.',
      'That’s right: frozen on the sixth of May, new bracket on the eleventh, and my forty already cut.',
    ],
    [
      '-noHold',
      'None of them. We’ll take all three late batches on us, forget the £1,200, and you deliver when you can.',
      '',
    ],
    ['-threat', 'One more late batch and I’ll see to it that you never deliver to a tram again.', ''],
    [
      'send',
      'What do you have in the house today for the last forty, and what is still on order?',
      'None of the last forty is finished, but I’ve frames bent and glass cut for all of them. It’s the insides I’m short of.',
    ],
    [
      '-notHeard',
      'So the bracket was the reason for all three batches, and your test bench was fine. Is that fair?',
      '',
    ],
  ],
  'the-ward-will-not-use-it 2': [
    [
      'send',
      'I won’t ask you to go back to it today. Can you tell me what happened on Thursday, between six and seven?',
      'At seven I stood in the bay and I saw no face, only backs. So I said, girls, take the paper. Something was before it, on the Wednesday, and for that you must ask me about a patient.',
    ],
    [
      '-pressing',
      'To be honest, other wards manage, so it may be that your nurses are just a bit slow with computers.',
      '',
    ],
    [
      '-noHold',
      'Keep your paper, Sister, no test, no screen, and I’ll tell the matron that Ward 7 is excused for good.',
      '',
    ],
    [
      'send',
      'My office reported you as non-compliant to the matron. I’ll write to her today that it was wrong and copy you.',
      'Yes, I know, matron stood here on Friday with the paper. One flight of stairs is shorter than the way to matron. So why not the stairs?',
    ],
    [
      '-notHeard',
      'So what you want is a faster screen on all 28 beds from 2 November, and the paper gone by then.',
      '',
    ],
  ],
  'team-member-pushback 3': [
    [
      '-',
      'What does it mean for you, week by week?',
      'Sleep, mostly. And a Sunday afternoon I’d not get back. A hundred and eighty doesn’t touch either of those.',
    ],
    [
      'send',
      'So it’s the sleep and the Sundays, and £180 doesn’t touch either. Have I understood that?',
      'Yes to that bit: £180. Then there’s me, lying there, thinking about three winters on one phone.',
    ],
    ['-notHeard', 'Got it, you want more money: two hundred and fifty a weekend and you’re in.', ''],
    [
      '-noHold',
      'Okay, you’re out of the rota, the other four share your weekends, and I’ll find a way to explain it to them.',
      '',
    ],
    [
      'send',
      'I can move the threshold fix to the front, six days, if head office’s dashboard waits a fortnight. Would that cut the alarms enough?',
      'Then let the dashboard wait a fortnight, they’d live, they’ve windows.',
    ],
    ['-check', 'The regulator agreed yesterday that we can start in January instead, so there’s no rush any more.', ''],
  ],
  'budget-cut-negotiation 2': [
    [
      '-',
      'What do you have to show on Friday?',
      'On Friday at six I send somebody a forecast. After that, whatever you find is only nice to have.',
    ],
    [
      'send',
      'The sensors, €340,000, move from 15 December to February if I tell the maker by 27 November. Would you count that?',
      'Yes, I take that, and it counts by its full amount. The maker’s letter by Thursday, please. What makes up the rest of the four hundred and eighty?',
    ],
    [
      '-noHold',
      'Take all of it, the sensors, the simulator, the tablets and the module, €480,000 and more, it’s yours.',
      '',
    ],
    ['-untrue', 'The lockout module is already installed on all 310 turbines, so we can hand back the €95,000.', ''],
    [
      'send',
      'No safety money, Ingrid. The lockout module stays, because without it a turbine can start with people inside.',
      'Good, I accept that no, and I had hoped for it. Then the money comes from the other lines.',
    ],
    ['-check', 'The board has promised me that Tideline gets the money back in January, so I’m fine with the cut.', ''],
  ],
  'executive-status-update 3': [
    [
      'send',
      'It isn’t green, and it hasn’t been since January 4. 4,300 accounts didn’t reconcile, all joint ones, and the second owner is dropped.',
      'Thank you; I would rather have that than a fifth green.',
    ],
    [
      '-small',
      'Nothing a member would notice really, a few accounts need cleaning up and then we’re good for March 15.',
      '',
    ],
    ['-notHeard', 'So you want us to keep the reports green until the loan committee is through. Understood.', ''],
    [
      'send',
      'I need a decision by January 22: $46,000 for two analysts and March 15 holds, or no money and April 5. I’d take the analysts.',
      'That is how I like to be asked, and you shall have my answer by Friday. From which pocket would the sum come?',
    ],
    [
      '-noHold',
      'If you want all 31 branches on March 15 without the analysts, fine, we’ll do it and carry whatever it costs.',
      '',
    ],
  ],
  'late-drawings 3': [
    [
      '-',
      'Which sheets are stuck because of something on our side?',
      'The stair’s the one that can wait longest, you can’t go up before you’ve a floor. The slab you’ll want in December.',
    ],
    ['-', 'Soon enough the days get longer, Nuala, hang in there.', ''],
    [
      'send',
      'No Saturdays, I’m not asking that of Piotr and Síle. Foundations first, five sheets for the 23rd, and the stair can wait.',
      'Yes, that I can do, the ground first. Both my people go on it today.',
    ],
    [
      '-noHold',
      'Don’t worry about the dates at all, take all the time you need, we’ll pay for the crane and the gang.',
      '',
    ],
    ['-check', 'Declan told me he’s back on the 24th after all, so the check won’t hold us up.', ''],
    [
      'send',
      'So: five foundation sheets by the 23rd, slab in December, stair last, and I keep Fionn off it. Anything I’ve got wrong?',
      'I’ve thrown away eighteen days on that stair and nobody has said a word about it, only that we’re late. If he moves it again Piotr will leave, and I’d go with him.',
    ],
  ],
  'stakeholder-alignment-crisis 2': [
    [
      '-',
      'What worries you most about this?',
      'That I have to choose between three directors in front of the committee on the nineteenth. On the nineteenth I am supposed to put one list on the table. There are three people at that table, and each of them signed a different one.',
    ],
    [
      'send',
      'So on the nineteenth you’d have to choose between three directors before the committee, and each signed another list. Is that it?',
      'Yes, that is the plan, and I can carry it. Put a name and a day against each line.',
    ],
    ['-notHeard', 'I see, so you’ve already decided for revenue and you only want me to draw it up nicely.', ''],
    [
      '-noHold',
      'We’ll simply build all 46 items, for everybody, in the same budget, and nobody has to give up anything.',
      '',
    ],
    ['-check', 'Orla has agreed to drop her items, so we’re down to two lists now.', ''],
    [
      'send',
      'The 17 items on every list I build from Monday. For the other 29 I’d sit with each director one hour before the 17th. Would you open those three doors?',
      'So far yes: 17 items, Monday and one hour. You have said nothing about the horse that was sold three times, and I had hoped not to notice.',
    ],
    ['send', 'Who decides if two of the three still disagree on the 18th: you, or the committee?', ''],
  ],
  'technical-debt-vs-timeline-pressure 2': [
    [
      'send',
      'What happens in March if we skip it?',
      'One copy of a price gets missed, and drivers pay the wrong amount. At midnight the app says one price, the machine another, and the receipt a third.',
    ],
    [
      '-slight',
      'Frankly you made me look like an idiot in front of everyone, and a good lead would have come to me first.',
      '',
    ],
    [
      '-noHold',
      'Okay then, you get your three weeks, I’ll take the beating upstairs and the councils just have to wait.',
      '',
    ],
    [
      'send',
      'Kendal’s contract lets us start on 31 January. If Kendal moves, that frees two weeks now. How much of the tariff code could you make safe in two?',
      'There are fourteen places that each believe they know the price. A change takes a day and a half, if nobody talks to you.',
    ],
    ['-check', 'Helena is fine with it, she told me we can move all three councils to March.', ''],
    [
      '-notHeard',
      'So your three weeks are mostly about nicer code, and nobody’s going to be charged wrongly. Good to know.',
      '',
    ],
  ],
  'the-formula-only-she-knows 2': [
    [
      '-',
      'What worries you most about this?',
      'In 2017 they made a table from my notebook and forgot the weather, and four thousand metres came out like wet cement. The warning had my name on it. I still have the letter, and my husband died thinking I had made a mistake.',
    ],
    [
      'send',
      'I’m sorry about that letter. Four thousand metres, and they put your name on what they’d left out. Who should have signed it?',
      'Ferri should sign, because he is the one who says run. You are nice, but you’ll be on another project and the kiln will be here.',
    ],
    ['-', 'My grandmother was from Modena, she made the best coffee, you know.', ''],
    [
      '-noHold',
      'Take the ten days, 320 each, and you don’t even have to show us anything, we’d just be glad to have you.',
      '',
    ],
    ['-check', 'Luca promised me yesterday that the letter is being taken out of your file.', ''],
    [
      'send',
      'Up to ten paid days after the 18th, €320 a day, and nothing from the notebook leaves this room without your initials on it. What would you change?',
      'Bring young Davide to me, let the machine look over my shoulder, and let Ferri sign. But I am only the one with the spoon, you must cook it.',
    ],
  ],
  'organizational-change-resistance 2': [
    [
      '-',
      'What worries you most about this?',
      'There’s sixty-four people in that book I’ve made a promise to. If the machine gives Tariq a late on a Thursday he’ll not complain, he’ll just stop coming, and it’ll be me that let him down.',
    ],
    [
      'send',
      'Sixty-four promises. Could you take me through three of them, so I see what the system would have got wrong?',
      'Yes, the ones that’d not say a word if it went wrong, them first. The loud ones’ll tell you themselves.',
    ],
    [
      '-pressing',
      'Keighley, Burnley and Dewsbury all manage with it, Mo, so I don’t see why Halifax should be special.',
      '',
    ],
    [
      '-noHold',
      'Then we leave the board up for good, nobody in Halifax needs to log in, and I’ll square it with head office.',
      '',
    ],
    [
      '-notHeard',
      'So the trouble is that you don’t like computers and you’d rather retire than learn it, have I got that right?',
      '',
    ],
    [
      'send',
      'I don’t know yet whether a swap can go through without approval. I’ll ask tonight and ring you tomorrow before ten.',
      'That’s fair, love, I’ll look for you. Come yourself if you can, I get short with the telephone.',
    ],
  ],
  'green-for-eleven-weeks-then-red 2': [
    [
      'send',
      'Green meant tasks ticked off. It never meant accounts matched. In week 8 a sample of 2,000 matched 84 per cent, I thought we’d fix it, and I kept the green. That’s on me.',
      'Thank you. I’d rather have had it in October, and I’m glad it came from you. What would make you tell me the next time?',
    ],
    [
      '-excuse',
      'I’m sorry, Helen, but the template only asks for tasks and nobody had told me to report the match rate.',
      '',
    ],
    ['-check', 'The regulator has already cleared the 81 per cent, so the 28th can stand.', ''],
    [
      '-notHeard',
      'So you’re angry that you signed them without reading, and you’d like me to keep the board out of it.',
      '',
    ],
    [
      'send',
      'The date I believe in is the weekend of 6 February. 28 November is gone: 81 per cent matched and it takes 98.',
      'Yes, that’s the number I’ve got, and nearly the only one in twelve reports. What do you expect of the next trial?',
    ],
  ],
  'board-level-project-defense 2': [
    [
      '-',
      'What worries you most about this?',
      'That we pay on because so much is paid. The rest comes after. Your paper has forty pages on finishing. On stopping, one line. Why should the board not stop on Friday?',
    ],
    [
      'send',
      'Stopping costs 2.2 million in exits and then 3.1 million a year for the five plants left. Finishing costs 9.4, and 6.8 of that is at fixed price.',
      'I accept the calculation: in the third year stopping becomes the dearer way. It belongs on page one.',
    ],
    [
      '-noHold',
      'If it helps, stop it on Friday. I’ll sign whatever the committee writes and we’ll carry the exits out of our own budget.',
      '',
    ],
    ['-notHeard', 'So your view is that it should be finished, you’d just like the paper to be shorter.', ''],
    ['-check', 'The auditors have confirmed the savings of 4.0 million, so that number is safe.', ''],
    [
      'send',
      'What would you have to see by Friday to vote for finishing, and what would make you vote against it for certain?',
      'You have moved me. What is missing is paper, not argument. Two things. Money that is spent as an argument. And the whole 9.4 in one piece.',
    ],
  ],
  'kick-off-without-a-charter 3': [
    [
      '-noHold',
      'If you feel strongly about it, Mr Langston, we start on Monday without a page and I’ll make it work.',
      '',
    ],
    [
      'send',
      'Yes, for one reason: ticketing and membership want two different things, and the contract doesn’t say who decides. Who would that be for you?',
      'I could not give you the name. Reputations have been sunk by less than a guess.',
    ],
    ['-notHeard', 'So you’d like my firm to decide for the museum. We can do that.', ''],
    ['-check', 'Your board has already approved the charter, so it’s only a formality now.', ''],
    [
      'send',
      'One page by Friday noon: who decides, tickets on sale by March 27, and your signature before ten on Monday. My two developers are held until December 4. Would that be a page you sign?',
      'Yes, a single page I will sign, if I may strike a line from it first. One ought to leave some mark upon a document.',
    ],
  ],
  'how-long-do-we-keep-it 2': [
    [
      'send',
      'The box is the developers’ shortcut: one deletion date per person, for everything. I think it’s wrong. Which records would you never keep as long as the tenancy agreement?',
      'Agreement and rent ledger stay longest, six years after the tenancy ends. Nothing in the file has a reason to live longer.',
    ],
    ['-notHeard', 'Okay, so seven years for everything is safe from your side and I’ll pass that on.', ''],
    ['-noHold', 'Fine, just write whatever periods you like, we’ll build it per document and eat the 15 days.', ''],
    [
      'send',
      'A date per document costs us 15 developer days. If you give me the kinds and the periods by Friday, I can have that decided before the 31st. Would that work for you?',
      'To this part I say yes: Friday and the 31st. What I do not have yet is an answer on the disputed files.',
    ],
    ['-slight', 'No offence, but this is the sort of pedantry that makes everybody hate compliance.', ''],
  ],
  'twenty-minutes-with-the-underwriter 2': [
    [
      '-notWanted',
      'Could you quote one of Hartono’s twelve while I watch, and say aloud what you look at?',
      'Good. Take the top of the pile, read it aloud. Stop where you’d say no, I tell you where I did.',
    ],
    ['-', 'Nice view from here by the way, how long have you been on this floor?', ''],
    [
      'send',
      'So commodity, then ship, and claims only at the end. Of our 64 boxes, which would you fill before you say no?',
      'Yes. Commodity, packing, route, vessel age, claims decide. Rest is for the file. Write it that short. Five. Commodity, packing, route, vessel age, claims of five years. The rest I never looked at to quote.',
    ],
    ['-noHold', 'We’ll throw out all 64 fields and build it exactly as you say, whatever it costs.', ''],
    [
      '-check',
      'Head office has confirmed that referrals above 5 million won’t be needed any more once Keel is live.',
      '',
    ],
  ],
  'cross-functional-conflict-resolution 2': [
    ['-noHold', 'Print what you want on Thursday, Lotte, nine months, and I’ll keep Arjun out of your way.', ''],
    [
      '?send',
      'Not nine months on Thursday. In the test two of 12 samples turned at month eight; six months is proven. Would a carton with six on it keep the slot?',
      'Yes, if the laboratory signs the six and somebody tells the shops first, not I alone. But it’s half an answer: if nine is proven in spring, I print the whole carton again.',
    ],
    ['-blame', 'Honestly, you took him off the mailing list, so it’s no surprise nobody told you about February.', ''],
    [
      'send',
      'His warning of 9 February went to our old project address, and nobody reads that. That’s my side’s mistake, and I’ll tell Mirjam so.',
      'That I didn’t know. So he did warn us, and it lay where nobody reads. Oh, that is stupid.',
    ],
    ['-notHeard', 'So for you it’s mainly about the €27,500, and your people don’t mind the weekends.', ''],
  ],
  'portfolio-prioritization-meeting 2': [
    [
      'send',
      'I decided the order, with the scoring in the annex, and fifth is a matter of 52 person-months against 140. Which number in it do you think is wrong?',
      'I do not say that it is wrong; I say that it grew, and that nobody was asked why. Mine was taken apart line by line, and claims was believed.',
    ],
    ['-noHold', 'All right, the Workbench goes to the top then, and I’ll squeeze the other four somehow.', ''],
    ['-small', 'A pause of six months is really nothing, projects get paused all the time.', ''],
    [
      'send',
      'I’ll recommend a pause until 1 July and not a stop. What would you need in writing, so that 1 July is a date and not a hope?',
      'It should say three things: April for the three largest brokers, the first of July for the rest, and the name of the officer who so recommends. You may improve the grammar, not the substance.',
    ],
    [
      '-check',
      'The investment committee has told me informally that they will bring the Workbench back in April anyway.',
      '',
    ],
  ],
  'the-board-already-has-the-date 2': [
    [
      '?send',
      'No, Graham. The customs interface stopped at 140 declarations an hour in August, it needs 400, and the float is gone. My honest date is 12 November.',
      'That’s bad, it’s a third of what it has to carry. Then the green reports were wrong.',
    ],
    ['-excuse', 'I’m sorry you hear it today, but Lindqvist kept telling us the repair was nearly done.', ''],
    [
      '-noHold',
      'We’ll run both systems for as long as you like and take the £38,000 on our budget, you don’t need to ask anybody for anything.',
      '',
    ],
    [
      'send',
      'So the slide is fixed at noon tomorrow. I’ll send you two lines by nine: Rotterdam and Hull on 1 October, nine ports on 12 November, if the retest on 20 October passes.',
      'All nine on one day, that I like.',
    ],
    ['-notHeard', 'Good, so you’re fine with 12 November for all eleven ports and Claire will change the slide.', ''],
  ],
  'the-rate-card-went-up 4': [
    [
      '-noHold',
      'ok fine, 730 from the 1st of january then, I’ll sign it, we can’t afford to lose your team. I’ll find the money somewhere',
      '',
    ],
  ],
  'board-level-project-defense 5': [
    ['-excuse', 'The earlier figures were my predecessor’s, I only inherited them.', ''],
    ['-slight', 'Konrad, forty pages and that’s all you took from them?', ''],
  ],
  'team-member-pushback 5': [
    [
      '-',
      'Fixed: the weekends are covered from 5 December, the licence wants that. Not fixed: who, how many each, and how. What would you change first?',
      '',
    ],
    ['-pressing', 'Meg and Anwar have both said yes, so it’d look odd if you were the one who didn’t.', ''],
  ],
  'vendor-performance-issue 5': [
    ['-small', 'I don’t care what’s on your shelf, Kofi. I care about the 24th of August.', ''],
    ['-secret', 'We could just leave the late days out of the minutes, and you give me the 24th in writing.', ''],
  ],
  'cross-functional-conflict-resolution 3': [
    ['-check', 'Ineke confirmed that the €27,500 is covered, so a missed slot costs nobody anything.', ''],
  ],
  'the-rate-card-went-up 5': [
    ['-threat', 'Clause 11.3 says 90 days. Raise it on 1 January and you’ll hear from our lawyers.', ''],
  ],
  'portfolio-prioritization-meeting 3': [
    [
      '-check',
      'The 61 points are the consensus of all the department heads, so there is no single name to give you.',
      '',
    ],
    ['-noHold', 'Fine. Then we fund the whole Workbench, all 52 person-months, and I’ll find them somewhere.', ''],
    ['-empty', 'Let me take that away and come back to you with something more robust.', ''],
    [
      '-',
      'Four projects, 140 person-months, and the Workbench asks 52. If it comes in whole, something else goes out. Which of the four would you take out in its place?',
      '',
    ],
  ],
  'the-hole-before-launch 3': [
    ['-blame', 'You had two days for that review. How did you not see a number in an address?', ''],
    ['send', 'How did you notice that somebody had read them, and from which hour on?', ''],
  ],
  'stakeholder-alignment-crisis 3': [['-', 'Orla walked out, Dermot. What was it that she could not sit through?', '']],
  'the-ward-will-not-use-it 3': [
    [
      '-notHeard',
      'Perfect, then we’re agreed: Ward 7 goes back to the screen tomorrow and I’ll tell the matron so.',
      '',
    ],
    [
      '-empty',
      'I totally understand your concerns and I want to assure you that we take the feedback from the wards very seriously',
      '',
    ],
    [
      '-threat',
      'The rules are the rules, and if Ward 7 goes on like this the chief nurse may have to look at whether you are the right person for the ward',
      '',
    ],
  ],
  'resource-allocation-conflict 3': [
    [
      '-blame',
      'Honestly this is all Callum’s doing, he knew full well I’d asked you first and he went behind my back. Typical of him',
      '',
    ],
  ],
};
