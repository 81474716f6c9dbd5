import type { Answer } from '@parley/shared';

export const theBoardAlreadyHasTheDateAnswers: readonly Answer[] = [
  {
    id: 'still-on',
    asked: [
      'Can you move the date with the board?',
      'is there any chance to shift october',
      'Would you go back to the board with a later date?',
      'what if 1 October is not possible anymore',
      'Could you live with a delay?',
    ],
    says: [
      'Once, yes. If it’s true, if it has its evidence beside it, and if I never have to do it again. Bring me less than that and I leave the first date where it is.',
      'I’ve told you: once. And only on to a day with its evidence written beside it.',
    ],
  },
  {
    id: 'accept-november',
    asked: [
      'Would you accept 12 November?',
      'can i tell my team november is ok',
      'Is the twelfth of November a date you could say aloud?',
      'so do we go with the november date',
      'Do you approve the new date?',
    ],
    says: [
      'The twelfth I’d say aloud with a test in front of it and slack behind it. Without those two I have a date already, it’s on Claire’s slide.',
      'With a test and some slack, yes. Not on the strength of being told it twice.',
    ],
    after: { knows: 'honest-date' },
    until: [
      'The first of October is the date I have. If you came up two floors to give me another, give it to me, with what holds it.',
    ],
  },
  {
    id: 'two-ports-first',
    asked: [
      'Would you accept two ports on the first and nine later?',
      'Can we go live in stages?',
      'what about a partial launch with Hull and Rotterdam',
      'Would a phased rollout be acceptable to you?',
      'Could we open some of the ports on time and the rest in November?',
    ],
    says: [
      'Yes, if Hull is one of the two and it’s really working, with real boxes. I won’t cut a ribbon on a screen that nobody can file through.',
      'In that order, yes. Hull first, then the rest. I could carry that into the room.',
    ],
    after: { knows: 'two-ports' },
    until: [
      'Something true on the first of October would be worth a good deal to me. Which ports, and who says they can?',
    ],
  },
  {
    id: 'why-hull',
    asked: [
      'Why does Hull matter so much to you?',
      'what is special about hull',
      'If I had to save one port, which would it be?',
      'Which port must not be late?',
      'Would it hurt if Hull came later than the others?',
    ],
    says: [
      'Hull, because Brandt Steel ship through it, and I looked their man in the eye in May and said October. Any of the others can wait and complain.',
      'Hull. I gave a second promise there that isn’t on any slide.',
    ],
    tells: ['brandt-steel'],
  },
  {
    id: 'brandt-told',
    asked: [
      'Could you talk to Brandt Steel about a delay?',
      'have you told the customer yet',
      'What would Brandt Steel do if we are late?',
      'Is the renewal at risk?',
      'who at Brandt do you deal with',
    ],
    says: [
      'I’ve told them nothing, because I’ve had nothing to tell. They can’t tear the renewal up in October. They can remember it the next time, and steel people do.',
      'If Hull is live they won’t read the rest of the press notice. If it isn’t, I drive there myself.',
    ],
  },
  {
    id: 'board-knows-brandt',
    asked: [
      'Does the board know about your promise to the steel customer?',
      'did you tell Margaret about Brandt',
      'Will you mention Brandt Steel on Thursday?',
      'Are there promises the board has not heard about?',
    ],
    says: [
      'No. I said it in May, over lunch, and I’d meant to be right about it first. They needn’t hear of it if Hull works.',
    ],
  },
  {
    id: 'all-eleven-oct',
    asked: [
      'What if we just go live with all eleven on the first anyway?',
      'could we launch everything in October and fix it afterwards',
      'Shall we take the risk and keep the date?',
      'can we cut testing to hold october',
      'Would you rather have a broken portal on time?',
    ],
    says: [
      'No. A portal that stops with ships at the quay is worse than a late one. I’d have the harbour masters on the telephone before I had the board.',
      'No, and I’d like it minuted that I wasn’t tempted.',
    ],
  },
  {
    id: 'best-efforts',
    asked: [
      'Can we say we are aiming for mid November?',
      'what if you tell them ’around November’',
      'Would a range be better than one date?',
      'could you give the board a provisional date',
      'Is it ok to say we hope for six weeks later?',
    ],
    says: [
      'No. ’Around’ isn’t a day. I read out one date and one only, or I read out the old one and we see who laughs.',
      'A range is two dates, and Margaret will take the first of them.',
    ],
  },
  {
    id: 'quiet-slide',
    asked: [
      'Could we leave the slide as it is for now?',
      'what if the board hears about it next month',
      'Do they have to know on Thursday already?',
      'can you delay telling them until we have the test result',
      'Is it possible to postpone the item?',
    ],
    says: [
      'No. If I show a date on Thursday that I’ve been told is wrong, I’ve lied to them. I haven’t done that in eleven years and I won’t begin for a portal.',
      'The item stays. Either the slide’s right or I say aloud that it isn’t.',
    ],
  },
  {
    id: 'you-tell-board',
    asked: [
      'Shall I come to the board with you?',
      'can I present it myself on thursday',
      'Would you like the project office to explain it?',
      'Who should tell them, you or me?',
      'Do you want me in the room for questions?',
    ],
    says: [
      'Not in the room. I gave the date, I take it back. You sit by your telephone from ten, in case Derek wants a number I haven’t got.',
      'By the telephone, Thursday, from ten. It’s the most use you can be to me.',
    ],
  },
  {
    id: 'margaret-who',
    asked: [
      'Who is Margaret Ferrars?',
      'what is the chair like',
      'How will Margaret react?',
      'What will she ask you first?',
      'can I speak to margaret before thursday',
    ],
    says: [
      'She chairs. She ran a dockyard, she’s never raised her voice, and she asks whether a date moves again and then waits. You don’t speak to her before I do.',
      'The chair, and the only one in that room who listens to the end of the answer.',
    ],
  },
  {
    id: 'margaret-satisfied',
    asked: [
      'What would satisfy the chair?',
      'which answer would Margaret accept',
      'How do I convince the board that the date holds?',
      'What kind of proof do they want to see?',
      'what would make it credible',
    ],
    says: [
      'Three things she can check: what was tested, on which day it’s tested again, and how many days are left over if that goes badly. She can’t check an adjective.',
      'Something that can fail in front of witnesses before it matters. She trusts that.',
    ],
  },
  {
    id: 'other-members',
    asked: [
      'Who else sits on the board?',
      'which board members are against us',
      'Does anybody on the board support the portal?',
      'Apart from the chair, who might make trouble on Thursday?',
    ],
    says: [
      'Seven of them. Two know ports, four know money, and one reads the papers in the lift. It’s Derek who asks the awkward one, and he isn’t even a member.',
    ],
  },
  {
    id: 'claire-who',
    asked: [
      'Who is Claire?',
      'can I go to claire directly with the text',
      'Whose team makes the slides?',
      'Who do I send the wording to?',
      'what does Claire need from me and when',
    ],
    says: [
      'Claire Ashdown. She runs my office and the pack. Bring her half a page in words, not boxes, and she’ll tell you where you’ve hidden something.',
      'Go to her directly. She’s outside, and kinder than I am until noon tomorrow.',
    ],
  },
  {
    id: 'pack-noon',
    asked: [
      'When is the latest the slide can change?',
      'until when can claire still edit',
      'What is the deadline for the board papers?',
      'By when do you need the wording?',
      'how many hours do I have',
    ],
    says: [
      'Noon tomorrow. After that it’s at the printer, and anything new is a loose sheet, and a loose sheet tells them it’s bad before I’ve opened my mouth.',
      'Noon. You could have it written before I’ve finished my lunch.',
    ],
  },
  {
    id: 'why-october',
    asked: [
      'Why did you promise the first of October in the first place?',
      'where does the date come from',
      'Who chose 1 October?',
      'Was October our proposal or yours?',
      'what made you so sure in June',
    ],
    says: [
      'It was yours, with four weeks of air in it. I took the date out of your plan and left the air in, so I thought I was being careful.',
      'From your plan, in June. I added nothing to it except my name.',
    ],
  },
  {
    id: 'what-happens-slip-twice',
    asked: [
      'What are you afraid will happen if it moves again?',
      'what would a second delay mean for you personally',
      'Why is one slip fine and two not?',
      'Would the board blame you or us?',
      'Is your own position at stake?',
    ],
    says: [
      'They’d do to me what they did to Alan Pryce. He moved a date three times in 2021, and they gave him a clock. I walk past it, it’s in reception.',
      'My chair, since you ask. It was empty once before for that reason.',
    ],
    tells: ['warehouse-system'],
    after: { concern: 'second-slip', level: 'heard' },
    until: [
      'They’d stop believing the third thing I say, and a man in my post lives on being believed. Leave it at that.',
    ],
  },
  {
    id: 'pryce-lesson',
    asked: [
      'What did you learn from the warehouse project?',
      'why did that one slip so often',
      'What should have been done differently back then?',
      'Did they see the second delay coming?',
    ],
    says: [
      'That each new date was made by people who were embarrassed about the last one. They gave Pryce the earliest he’d accept, and not the one they believed.',
      'Nobody tested between the dates. They only announced.',
    ],
    tells: ['warehouse-system'],
  },
  {
    id: 'ask-percent',
    asked: [
      'How sure do you need me to be?',
      'is 95% enough for you',
      'What level of confidence would you accept?',
      'does it have to be one hundred percent',
    ],
    says: [
      'Sure enough to ring me yourself if it breaks. I don’t collect percentages. Tell me the one thing that could break it and on which day we’d know.',
    ],
  },
  {
    id: 'earlier-possible',
    asked: [
      'Would an earlier date help you, say the end of October?',
      'what if we can do it faster with overtime',
      'Should we try to pull the date in?',
      'Is sooner better, even if it is riskier?',
      'shall I ask the team to work weekends',
    ],
    says: [
      'No. I don’t want the earliest, I want the one that stays. Nobody on that board has ever thanked me for ten days.',
      'Keep your ten days and put them behind the date, not in front of it.',
    ],
  },
  {
    id: 'later-date',
    asked: [
      'What about January, to be completely safe?',
      'would you take a later date with more buffer',
      'Could we say year end and have room?',
      'how late is too late for you',
    ],
    says: [
      'January, no. The year closes in between, and nobody here changes a system over a year end. Before December, with slack in it, I could say. After that I’d be asked what we’re paying for.',
    ],
  },
  {
    id: 'warn-me-how',
    asked: [
      'If the retest fails, how do you want to hear about it?',
      'When should I call you if something goes wrong?',
      'how early do you want to know about problems',
      'do you want a weekly update from now on',
      'What kind of reporting would you like?',
    ],
    says: [
      'The same day, by telephone, from you. Not a traffic light, not on a Friday if it happened on a Monday. I answer after eight in the evening as well.',
      'Same day and your voice. I can read the rest later.',
    ],
  },
  {
    id: 'angry-late',
    asked: [
      'Are you angry that I didn’t tell you?',
      'how upset are you',
      'Do you still trust me after this?',
      'is this the end of my project',
      'Are you going to replace me?',
    ],
    says: [
      'Cross, not finished with you. I can work with somebody who walks in and says it. I replace people I have to fetch it from.',
      'I’d say so if I were. You’d not have to infer it.',
    ],
  },
  {
    id: 'why-not-told-earlier',
    asked: [
      'Would it have made a difference if you had known in August?',
      'what would you have done with four weeks notice',
      'What did it cost you that you hear it now?',
      'Why does the timing of the news matter so much?',
    ],
    says: [
      'All the difference. In August I’d have rung Margaret the same evening and it would have been a remark. Two days before a board it’s an admission.',
      'I could have said it to them quietly in August. There’s no quiet on a Thursday.',
    ],
  },
  {
    id: 'lunch-cricket',
    asked: [
      'Did you notice anything in August yourself?',
      'Why did you not ask us how it was going?',
      'what signs did you have that something was off',
      'Couldn’t you have looked at the status reports?',
    ],
    says: [
      'They were green. I read every one of them, they take a minute. Then we sat at lunch and you told me about cricket, so I took it that green meant green.',
    ],
  },
  {
    id: 'float-what',
    asked: [
      'What is float to you?',
      'did you rely on the four weeks',
      'What did you tell the board about the buffer?',
      'Does the board know there was slack in the plan?',
    ],
    says: [
      'Four weeks that don’t belong to anybody until I’m told. I didn’t tell the board about them. I kept them in my pocket, and there’s nothing in it now, is there.',
    ],
  },
  {
    id: 'sign-38',
    asked: [
      'Will you sign the 38,000 today?',
      'Can you approve the money for running both systems?',
      'do I get the budget for the six weeks',
      'So is the extra cost agreed?',
      'Would you release the £38,000 now?',
    ],
    says: [
      'Not alone, it’s above what I sign. And not before somebody has asked Lindqvist. Bring me their share, then I go to Derek with one figure.',
      'No. Twenty-five I can do with this pen. The rest wants Derek, and Derek wants Lindqvist’s answer.',
    ],
    tells: ['signing-limit'],
    after: { knows: 'both-systems-cost' },
    until: ['I sign for what I’ve been told the price of. What is it, how firm, and what do I get for it?'],
  },
  {
    id: 'half-lindqvist',
    asked: [
      'What if Lindqvist pays half?',
      'would it be enough if the vendor carries a part',
      'Suppose our share stays under your limit, do you sign?',
      'if lindqvist take 50% are we good',
    ],
    says: [
      'Then it’s under twenty-five thousand, and I sign it here without a meeting. On paper, from them, not a warm telephone call.',
      'Under twenty-five, on their letterhead: yes, and Derek gets a copy so that he isn’t surprised.',
    ],
    tells: ['signing-limit'],
  },
  {
    id: 'lindqvist-know',
    asked: [
      'Do you know anyone at Lindqvist?',
      'who should I call at the vendor',
      'Have you dealt with Lindqvist before?',
      'What do you think of our supplier?',
      'can you put pressure on lindqvist yourself',
    ],
    says: [
      'I’ve met Anders Lindqvist twice, he gave me a very good dinner and a very thick contract. It’s your supplier, you ring him. If he’s slow by Wednesday, I’ll ring.',
      'You first. I’m the second call, I’m more expensive.',
    ],
  },
  {
    id: 'withhold-payment',
    asked: [
      'Would you back me if I stop paying Lindqvist?',
      'shall we hold their last invoice',
      'Can I tell the vendor we won’t pay until it works?',
      'How hard can we be with Lindqvist?',
      'Is there any leverage on the supplier?',
    ],
    says: [
      'Yes, up to the last forty-five thousand. Legal say we may sit on it until their test passes. Mention it once, civilly, and let him do the arithmetic.',
      'You’ve my backing for that. Once, civilly. I want them mending it, not suing.',
    ],
    tells: ['vendor-clause'],
  },
  {
    id: 'derek-convince',
    asked: [
      'How do I convince Derek?',
      'what does the finance director want to see',
      'Can I go and see Derek Moss myself?',
      'Will Derek say no?',
      'does derek like this project',
    ],
    says: [
      'With one number, its worst case, and a vendor’s name beside it. He’ll see you, he’s two doors down. Don’t tell him it’s small, everything he’s ever refused was small.',
      'He doesn’t refuse things. He asks a third question. Have the answer to it.',
    ],
  },
  {
    id: 'where-money',
    asked: [
      'Is there any money left elsewhere in your area?',
      'could we take it from another budget',
      'Which cost centre would carry this?',
      'do you have a contingency',
    ],
    says: [
      'Not one I’d put in writing. The old system was to be switched off to pay for the new one, so every week it runs, it eats its own saving. Derek has the table.',
    ],
  },
  {
    id: 'worst-case-cost',
    asked: [
      'What is the most it may cost?',
      'at which amount would you stop it',
      'How much is too much for keeping things running?',
      'where is your ceiling for extra spending',
    ],
    says: [
      'The ceiling is the figure I’ve said to Derek. It may be high once. It may not be high twice. Put the bad case in it now.',
    ],
  },
  {
    id: 'two-sentences',
    asked: [
      'How would you like to explain it to the board?',
      'what should the slide say',
      'Can you give me an example of a sentence you could use?',
      'What words would work in that room?',
      'how long can the explanation be',
    ],
    says: [
      'Two sentences. What stands as promised, and what follows on which day because of what. If there’s a word in it that my mother wouldn’t know, take it out.',
      'What stands, what follows, why, in that order. They stop listening at the second comma.',
    ],
  },
  {
    id: 'blame-vendor-board',
    asked: [
      'Could you tell the board that it’s Lindqvist’s fault?',
      'can we say the vendor failed',
      'What if we put it down to the supplier?',
      'Would the board accept a technical reason?',
    ],
    says: [
      'No. They’d ask who chose Lindqvist, and I did. I’d say we tested it, it broke, and we won’t open on it. That has nobody’s name in it.',
    ],
  },
  {
    id: 'quality-first',
    asked: [
      'What about presenting it as a quality-first decision?',
      'could we frame the delay positively',
      'Maybe we can spin this as good governance?',
      'shall I prepare a communication plan for you',
    ],
    says: [
      'No. If I say ’quality’ in that room they reach for the minutes to see when I last said it. Give me the plain thing.',
    ],
  },
  {
    id: 'customs-authority',
    asked: [
      'Does the customs office have to approve anything?',
      'who deals with the customs authorities',
      'Is there a legal deadline for filing electronically?',
      'what do the regulations say about customs declarations',
    ],
    says: [
      'Their certificate, I believe, and Joan Petrie in compliance deals with them. I know the fine for a box without papers. For the rules, it’s Joan.',
    ],
  },
  {
    id: 'tech-interface',
    asked: [
      'Do you want to know how the interface works?',
      'what do you know about the technical problem',
      'Should I explain why the load test matters?',
      'Can I walk you through the architecture?',
    ],
    says: [
      'No. I need to know what it must carry, what it carried, and when you know it carries it. If you start on architecture I’ll look at the clock.',
    ],
  },
  {
    id: 'harbours-staff',
    asked: [
      'What do the people in the ports think?',
      'how will the port offices take a delay',
      'Have the harbour managers been told?',
      'Who in the ports is affected by this?',
    ],
    says: [
      'They plan their people around my date. Eleven offices, Len Oakes in Hull loudest of all. He’s trained his night shift for it, and he’d rather wait than train them twice.',
    ],
  },
  {
    id: 'sales-told',
    asked: [
      'Has sales told other customers about October?',
      'what about the other clients',
      'Did marketing announce the launch anywhere?',
      'who else has been promised the portal',
    ],
    says: [
      'Sales have it in their talks, I’m told, and how firmly you’d ask Nadia Flynn, she runs them. What I’ve promised myself, I remember.',
    ],
  },
  {
    id: 'old-system',
    asked: [
      'Can the old system run a bit longer?',
      'what happens to the current system in october',
      'Is there a date when the old one is switched off?',
      'would keeping the old platform be a problem',
    ],
    says: [
      'It can, for money. It was to go dark to save some. Ask Derek what each week of it costs us, and tell me before he does.',
    ],
  },
  {
    id: 'minimum',
    asked: [
      'What is the minimum you need from me today?',
      'what has to be true before you take this to the board',
      'What do you need before you say yes?',
      'your limit, please',
      'Which conditions do you have?',
    ],
    says: [
      'One day that stays, the words for it, and who pays. And to be certain that the next bad test reaches me on the day. I’ve fifteen minutes and they’re going.',
    ],
  },
  {
    id: 'decide-today',
    asked: [
      'Can you decide now?',
      'do you have to think about it first',
      'Who else must agree before this is final?',
      'Is your yes enough?',
      'what approvals are missing then',
    ],
    says: [
      'On the date, mine’s enough. On the money, Derek’s too, above my limit. On the slide, Claire, who isn’t asked and decides anyway.',
    ],
  },
  {
    id: 'after-thursday',
    asked: [
      'What happens on Friday, after the board?',
      'what comes after you told them',
      'What if the board does not accept it?',
      'Could they stop the portal?',
    ],
    says: [
      'On Friday I ring you with what they asked. They won’t stop it. They may send somebody to sit beside you with a clipboard, and I’d rather that weren’t necessary.',
    ],
  },
  {
    id: 'if-nothing',
    asked: [
      'What will you do if we don’t find a solution today?',
      'and if I can’t give you a date',
      'Suppose I walk out without an answer, what then?',
      'What happens if I have nothing by tomorrow?',
    ],
    says: [
      'Then I say on Thursday that the portal is late and that I can’t say by how much. I’ve seen that done once. It took four minutes and it felt like a winter.',
    ],
  },
  {
    id: 'write-today',
    asked: [
      'Shall I send you this in writing?',
      'who writes down what we agree',
      'Do you want a mail from me after this?',
      'Can I draft the board text for you?',
    ],
    says: [
      'Today, half a page, to me and to Claire. Date, what holds it, money, your name. If it needs a second page it isn’t ready.',
    ],
  },
  {
    id: 'meet-again',
    asked: [
      'Is there time for a second talk before the board?',
      'when can I see you next',
      'Do you have time tomorrow?',
      'could we talk tonight',
      'Is there another slot this week?',
    ],
    says: ['Tomorrow at eight, before my first call, ten minutes. Bring whatever’s missing today and nothing else.'],
  },
  {
    id: 'my-team',
    asked: [
      'What do you think of my team?',
      'do you rate the people on the portal',
      'Is the project team any good in your eyes?',
      'What is your opinion of us software people?',
    ],
    says: [
      'They work late, and they tell me it’s fine. I’d swap one for the other. They should go home at six and say so when it isn’t.',
    ],
  },
  {
    id: 'job-how-long',
    asked: [
      'How long have you been in this job?',
      'since when are you COO',
      'What did you do before this?',
      'Who is your boss?',
      'tell me about your role here',
    ],
    says: [
      'Eleven years before this board, the last few of them in this chair. I started on the quay at Immingham, counting boxes. I answer to Margaret and her seven.',
    ],
  },
  {
    id: 'private',
    asked: [
      'How is your family?',
      'what do you do on weekends',
      'Are you going to watch the cricket?',
      'how old are you if I may ask',
      'Did you have a nice holiday?',
    ],
    says: ['Older than I was at nine o’clock. We’ll leave the rest for a week without a board in it.'],
  },
  {
    id: 'which-weighs',
    asked: [
      'What matters more, the date or the money?',
      'if you had to choose between Hull and an earlier date for the rest',
      'Which of your problems is the biggest?',
      'what should we solve first',
    ],
    says: [
      'That it stays where I put it. Money I can argue about with Derek. A date that walks I can’t argue about with anybody.',
      'The date. I’ve found money before. I’ve never found a second first impression.',
    ],
  },
  {
    id: 'success-thursday',
    asked: [
      'What would a good Thursday look like for you?',
      'when would you leave the boardroom satisfied',
      'What result do you hope for?',
      'how do you want this to end',
    ],
    says: [
      'Four minutes, one question from Margaret, an answer I know, and then the item about the cranes. Nobody remembers a Thursday like that. That’s the point of it.',
    ],
  },
  {
    id: 'you-do-for-me',
    asked: [
      'What will you do for us in return?',
      'can I count on your support afterwards',
      'Will you protect the team?',
      'if I bring you all this, what do you do',
    ],
    says: [
      'I stand in front of it. What you bring me whole I say as mine, and nobody comes down two floors to ask who was to blame. What you bring me half, you answer for yourself.',
    ],
  },
  {
    id: 'time-now',
    asked: [
      'How much time do we have?',
      'when does your next appointment start',
      'Could you give me another half hour?',
      'do we have to hurry',
    ],
    says: [
      'Until quarter past, and I don’t run over. If it’s good I don’t need longer, and if it isn’t, longer won’t help.',
      'Less than when you asked the first time.',
    ],
  },
  {
    id: 'slide-exact',
    asked: [
      'What does the slide look like?',
      'can I see the slide',
      'Is it only one line in the pack?',
      'what else is in the board pack about us',
    ],
    says: [
      'One line, forty-point, ’Port portal live 1 October’, with a picture of a crane that isn’t ours. You may see it outside, Claire has it.',
    ],
  },
  {
    id: 'portal-why',
    asked: [
      'Why does the board care about the portal?',
      'what is the portal good for in your view',
      'Why was the portal promised at all?',
      'does the company need this portal',
    ],
    says: [
      'Because our customers fax us. Two of them told Margaret so at a dinner. She’s wanted it ever since, and she doesn’t want many things.',
    ],
  },
  {
    id: 'worst-thing',
    asked: [
      'What is the worst thing I could do now?',
      'which mistake should I avoid with you',
      'How could I make it worse?',
      'what would make you end this conversation',
    ],
    says: [
      'Tell me it’s fine. After that, hand me a date to please me. I’ve had both from the portal this summer, and only one of them came with sandwiches.',
    ],
  },
];
