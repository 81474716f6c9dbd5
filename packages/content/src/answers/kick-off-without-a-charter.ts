import type { Answer } from '@parley/shared';

export const kickOffWithoutACharterAnswers: readonly Answer[] = [
  {
    id: 'whom-to-obey',
    asked: [
      'Whom should I obey if they disagree?',
      'who gives me orders on Tuesday',
      'whose list counts more',
      'Which department has the last word at present?',
    ],
    says: [
      'At present, whoever speaks to you last, I fear. It is the custom of the house, and I am the author of it.',
      'As things stand, the last voice in your ear. I take no pride in the answer.',
    ],
  },
  {
    id: 'why-not-decide',
    asked: [
      'Why have you not decided between them?',
      'can’t you simply tell one of them no',
      'what stops you from choosing',
      'why is it hard to settle',
    ],
    says: [
      'Because I should lose a friend at lunch by it, and I have lunched with both for a decade. It is not a reason I could print.',
    ],
  },
  {
    id: 'your-choice',
    asked: [
      'Which of the two would you choose?',
      'if it were only up to you, Tate or Whitfield',
      'who would be the better decider',
      'which list do you favor yourself',
    ],
    says: [
      'Mr. Tate, if you press me, since the visitor comes to the door before he becomes a donor. I had not said it aloud until now.',
      'I said Mr. Tate, and the ceiling has not fallen. I begin to think I meant it.',
    ],
  },
  {
    id: 'tate-decider',
    asked: [
      'Would you accept Mr. Tate as the one who decides?',
      'what if tate decides and whitfield is consulted',
      'can we put Mr. Tate’s name on the page',
      'one decider, and that’s Marcus Tate, ok?',
    ],
    says: [
      'Yes, I could put my hand to that, provided that Ms. Whitfield is asked first where donors are concerned. She must not read it; she must hear it from me.',
      'Yes, with Ms. Whitfield consulted. I have been practicing the sentence.',
    ],
  },
  {
    id: 'whitfield-first',
    asked: [
      'Could Ms. Whitfield be the decider?',
      'what about making Carol Whitfield responsible',
      'would she be a better lead than Mr. Tate',
      'donors bring money, so why not development first',
    ],
    says: [
      'She could, and she would do it well, and in March there would still be a line down to the slip. I should think it the second voyage and not the first.',
    ],
  },
  {
    id: 'both-decide',
    asked: [
      'Can they decide together?',
      'what about a steering committee',
      'should both departments share the lead',
      'is a joint decision possible',
    ],
    says: [
      'No. I have had that very arrangement, and it drew twice the money and half the water. One name, if you please.',
      'I must decline it again. I still have the bill.',
    ],
  },
  {
    id: 'you-decide',
    asked: [
      'Would you like to decide everything yourself?',
      'can you be the single decision maker',
      'why not put your own name on it',
      'should all questions come to you',
    ],
    says: [
      'No, I should be the bottleneck with the best view in the house. Let it come to me when those two are at odds, and not before.',
    ],
  },
  {
    id: 'tie-break',
    asked: [
      'How quickly could you settle a disagreement?',
      'by when would you rule if they can’t agree',
      'would two days and then you be acceptable',
      'what happens when it lands on your desk',
    ],
    says: [
      'Within two working days, and by noon, for after noon I am among the logbooks. Put that on the page and I am bound by it.',
    ],
  },
  {
    id: 'tell-them',
    asked: [
      'When will you tell the two of them?',
      'should I talk to Whitfield and Tate first',
      'would you speak to each alone before Monday',
      'who breaks it to the one who loses',
    ],
    says: [
      'I shall, each alone, and before the weekend. It is a thing one says standing, and one does not send a vendor to say it.',
      'I shall do it myself, and before the weekend. You have my word, twice now.',
    ],
  },
  {
    id: 'tell-whitfield',
    asked: [
      'How will Ms. Whitfield take it?',
      'what if Carol is offended',
      'is Whitfield going to fight the decision',
      'how do we keep development on board',
    ],
    says: [
      'With perfect composure, and I shall hear of it until Easter. If her donors are named as the second part, with a month, she will come round.',
      'With composure. It is the composure one hears of.',
    ],
  },
  {
    id: 'can-talk-whitfield',
    asked: [
      'May I speak with Ms. Whitfield?',
      'can I call Carol about her list',
      'who is Carol Whitfield',
      'what matters to her about donors',
    ],
    says: [
      'Certainly, her door is the one with the flowers. Ask her about the two Rutledge bequests; it is why she wants the histories, and she is not wrong.',
    ],
  },
  {
    id: 'can-talk-tate',
    asked: [
      'Can I meet Mr. Tate?',
      'who is Marcus Tate',
      'what is Tate like to work with',
      'does visitor services have good people',
    ],
    says: [
      'By all means. He was a petty officer, he counts everything, and he will show you a chart of the line by the hour. Pray admire it.',
    ],
  },
  {
    id: 'lists-conflict',
    asked: [
      'Where exactly do the lists contradict each other?',
      'can we not build both lists',
      'what can’t be reconciled between the departments',
      'could we merge the two wish lists',
    ],
    says: [
      'One wants forty questions asked at the door and the other wants none. I am told that a system can do both; so was I told before.',
    ],
  },
  {
    id: 'vendor-2022',
    asked: [
      'What did the vendor do wrong in 2022?',
      'which supplier had you then',
      'was the other vendor to blame',
      'why did no one stop it earlier',
    ],
    says: [
      'Nothing but agree with everyone, which I took for competence. I should be glad if you would disagree with somebody before Monday.',
    ],
  },
  {
    id: 'curator',
    asked: [
      'Who was the curator in 2022?',
      'is the finance officer still here',
      'are the people from back then still around',
      'do those two still work for you',
    ],
    says: [
      'Dr. Ravenel is in Savannah now, and on good terms with us by post. Our finance officer of the day became a realtor. Only the invoice remained.',
    ],
  },
  {
    id: 'lesson-2022',
    asked: [
      'What was your own part in 2022?',
      'what would you do differently from the last time',
      'do you blame yourself for it',
      'how did it happen that nobody decided',
    ],
    says: [
      'I let two able people command one deck because I disliked telling either no. The kindness was all on my side, and the bill on the museum’s.',
    ],
    after: { concern: 'two-captains', level: 'heard' },
    until: [
      'One is inclined to write that chapter with other people in it. I have not finished revising it; shall we look at the present lists?',
    ],
  },
  {
    id: 'page-contains',
    asked: [
      'What would you want on the page?',
      'which headings should it have',
      'what must the charter say for you',
      'tell me what belongs on it and what doesn’t',
    ],
    says: [
      'What it is for, who decides, what it leaves out, what it costs, and how one would know. If it wants a sixth, I should suspect it of breeding.',
      'The same five, and nothing with a diagram.',
    ],
  },
  {
    id: 'page-vs-contract',
    asked: [
      'Do you know what the contract leaves open?',
      'what does the contract say about who decides',
      'isn’t the contract enough, in your view',
      'does it describe what you get',
    ],
    says: [
      'It says what I pay and when, with great precision, and of the museum it says “the Client”. I had supposed that the rest would be understood between gentlemen.',
    ],
  },
  {
    id: 'one-page-yes',
    asked: [
      'Would you sign one page?',
      'if I bring a single page on Friday, will you sign',
      'can I count on your signature before ten on Monday',
      'will you put your name to a short charter',
    ],
    says: [
      'Yes, a single page I will sign, if I may strike a line from it first. One ought to leave some mark upon a document.',
      'Indeed I will. One page, one line struck.',
    ],
  },
  {
    id: 'sign-now',
    asked: [
      'Can you sign it today?',
      'could we write and sign it right here',
      'would you give me the signature in advance',
      'let me have your name now and I fill it in',
    ],
    says: [
      'Write it today, with pleasure; sign it, not before I have slept upon it. I have signed things warm, and I am still cooling.',
    ],
  },
  {
    id: 'no-charter',
    asked: [
      'Shall we just start and skip the paper?',
      'what if we begin on Monday without anything written',
      'could the formalities follow later',
      'forget the charter, let’s get going?',
    ],
    says: ['I should have said yes an hour ago. But I observe that everyone who told me so was paid by the hour.'],
  },
  {
    id: 'move-kickoff',
    asked: [
      'Could we move the kick-off by a week?',
      'would you postpone Monday',
      'is it possible to meet a few days later',
      'can the 14 people come another time',
    ],
    says: [
      'No. Fourteen people hold my invitation, and one is driving from Beaufort. We meet, and we do with what we have.',
      'It stands. The cake is iced.',
    ],
  },
  {
    id: 'smaller-meeting',
    asked: [
      'Do all fourteen need to be there?',
      'who are the fourteen people',
      'could we have a smaller kick-off',
      'which of them matter most on Monday',
    ],
    says: [
      'Ten have an opinion and four have an office, and I could not invite the one without the other. Look to Mr. Tate, Ms. Whitfield and Judge Hollis; the rest will follow the cake.',
    ],
  },
  {
    id: 'read-aloud',
    asked: [
      'Will you read it out at the kick-off?',
      'how do you want to open the meeting',
      'what should happen in the meeting on Monday',
      'would you announce the decision yourself',
    ],
    says: ['I shall read it standing, before any cake is cut. You may look modest and say the second sentence.'],
  },
  {
    id: 'draft-when',
    asked: [
      'When do you want to see the draft?',
      'is Friday at noon early enough',
      'by what hour must you have the page',
      'how much time do you need to read it',
    ],
    says: [
      'Friday by noon, if I may, so that Mrs. Odom can type it large and I can quarrel with it over the weekend.',
      'Noon upon Friday, as before.',
    ],
  },
  {
    id: 'developers-wait',
    asked: [
      'Can the developers begin before you’ve signed?',
      'would it trouble you if we lost the two developers',
      'what if my people leave on december 4',
      'why should it matter to you that they’re held',
    ],
    says: [
      'I should be sorry to keep them on the quay, and you shall have the signature on Monday morning. But it is your firm’s rule and not mine; I am only obliged by it.',
    ],
    after: { knows: 'developers-held' },
    until: ['I had supposed that your people would simply come aboard on Monday. Is there something that keeps them?'],
  },
  {
    id: 'cost-fixed',
    asked: [
      'Is the $310,000 fixed?',
      'could there be more money if needed',
      'what is your limit on the budget',
      'can the price still change',
    ],
    says: [
      'It is fixed, in so far as I told the trustees that it was. If it should move, I must go to Judge Hollis with my hat in my hand.',
      'It is what I told them, and therefore what it is.',
    ],
  },
  {
    id: 'judge-view',
    asked: [
      'What does the judge think of the project?',
      'can I talk to Judge Hollis',
      'how do I get the treasurer’s approval',
      'is Hollis a difficult man',
    ],
    says: [
      'He thinks every machine a form of litigation. Call upon him before eleven, bring one figure, and do not round it.',
    ],
  },
  {
    id: 'exhibition-what',
    asked: [
      'What is the exhibition about?',
      'why does it need timed tickets',
      'what is so special about the one in March',
      'tell me about the March opening',
    ],
    says: [
      'Blockade runners, with a hull brought up from the Cooper River, which sixty persons may approach at a time. Hence the hours upon the tickets.',
    ],
  },
  {
    id: 'exhibition-move',
    asked: [
      'Can the opening in March move?',
      'what if the tickets aren’t ready for the exhibition',
      'is the March date firm',
      'how bad would it be to open with paper tickets',
    ],
    says: [
      'It cannot, the loans and the governor are both engaged. We should tear tickets by hand, which Mr. Tate would survive and his staff would not.',
    ],
  },
  {
    id: 'first-thing',
    asked: [
      'What must be ready first?',
      'what is the most important part of the system',
      'if only one thing works in March, which one',
      'what could wait until summer',
    ],
    says: [
      'The timed tickets at the door. Everything else may come in on a later tide, if somebody will kindly say so to Ms. Whitfield.',
      'The tickets with the hours upon them. My mind has not moved.',
    ],
  },
  {
    id: 'out-of-scope',
    asked: [
      'What should be left out?',
      'which wishes can we drop',
      'what is not part of it for you',
      'name something we will not build',
    ],
    says: ['The gift shop, for one, and the genealogies of donors before the war. I do not yet say which war.'],
  },
  {
    id: 'measure-what',
    asked: [
      'What could we measure?',
      'which number would convince the trustees',
      'what should be different by June',
      'how would you know that it worked',
    ],
    says: [
      'The line upon a Saturday, I should think, since one can see it without a computer. And perhaps whether a member is reminded before he has forgotten us.',
      'The line, as I said. One can lean out and count it.',
    ],
  },
  {
    id: 'who-counts',
    asked: [
      'Who should do the counting?',
      'can Mr. Tate measure the line every week',
      'who owns the number',
      'would you trust visitor services to count it',
    ],
    says: [
      'Mr. Tate, with a watch, for he has never forgiven a minute. Let me see it on Mondays, good or bad.',
      'Mr. Tate and his watch. I should not know how to stop him.',
    ],
  },
  {
    id: 'measure-when',
    asked: [
      'When should we take the first measurement?',
      'do we need to know today’s value',
      'is it sensible to measure in winter',
      'how can we count a summer line in December',
    ],
    says: [
      'This Saturday, even if it be short, and with it what Mr. Tate wrote down last July. He has it in a ledger; he offered me a copy and I was too polite to read it.',
    ],
  },
  {
    id: 'fifteen-minutes',
    asked: [
      'Would fifteen minutes in line be good enough?',
      'what target for the queue would satisfy you',
      'is a quarter of an hour acceptable on a Saturday',
      'how short must the line be',
    ],
    says: [
      'A quarter of an hour would do, a person will stand so long for a ship. Below that I should suspect that no one had come.',
      'A quarter of an hour. I have stood it myself, with a hat.',
    ],
  },
  {
    id: 'renewals-target',
    asked: [
      'What would be a good target for renewals?',
      'should the membership number go on the page too',
      'how many members would you like to keep',
      'is fixing renewals a goal as well',
    ],
    says: [
      'One in five lapsing I could defend, for some move away and some die. But put the door first; a page with two purposes has none.',
    ],
  },
  {
    id: 'mrs-odom',
    asked: [
      'Who is Mrs. Odom?',
      'what happens to Mrs. Odom with the new system',
      'would Mrs. Odom use it',
      'can we take over the typed reminders',
    ],
    says: [
      'My secretary, these nineteen years and my predecessor’s before. She wishes only to keep the envelopes to widows, and I have given her my word.',
    ],
  },
  {
    id: 'pinckney-person',
    asked: [
      'What is Mrs. Pinckney like?',
      'may I meet Mrs. Pinckney',
      'how strict is the chair of the trustees',
      'what does she write in that notebook',
    ],
    says: [
      'Exact, kind, and she was a headmistress. She writes down what one says, with the date, and reads it back to one in a year.',
      'A headmistress, I say it with affection.',
    ],
  },
  {
    id: 'pinckney-june',
    asked: [
      'What did you tell Mrs. Pinckney after 2022?',
      'what are you most afraid of in June',
      'what did the trustees say the last time',
      'why does that June meeting trouble you',
    ],
    says: [
      'I told her that we had learned a great deal. She wrote it down, and I saw her write it. I should not like to give her the same sentence for three hundred thousand.',
    ],
    after: { concern: 'what-it-bought', level: 'heard' },
    until: [
      'She asks plainly, and I am accustomed to answering at length. I should prefer, this once, to have something short to say.',
    ],
  },
  {
    id: 'trustees-support',
    asked: [
      'Do the trustees support the project?',
      'was the board against buying it',
      'who approved the money',
      'are the trustees expecting something specific',
    ],
    says: [
      'They voted for it, five to two, upon my assurance that it was unlike the last. I have been looking for the difference ever since.',
    ],
  },
  {
    id: 'stop',
    asked: [
      'Could the project still be stopped?',
      'can you get out of the contract',
      'what if we don’t agree on a page at all',
      'what would make you call it off',
    ],
    says: [
      'One may always scuttle, at a price. I should do it if on Monday there were two captains still; I will not be on board for that again.',
      'I have told you when. I should rather we did not arrive there.',
    ],
  },
  {
    id: 'your-fear',
    asked: [
      'What do you fear most about this project?',
      'what is the worst that could happen',
      'what could go wrong in your opinion',
      'where do you see the danger',
    ],
    says: [
      'That everybody should be delighted with you until March. It is what happened before, and it makes so little noise.',
      'Universal delight, followed by March.',
    ],
  },
  {
    id: 'minimum',
    asked: [
      'What is the least we need by Monday?',
      'what would be enough for you',
      'what are your conditions',
      'under what circumstances are you satisfied',
    ],
    says: [
      'One sheet, one name, one thing to count, and the meeting where it stands. I do not believe that I ask for a frigate.',
      'A sheet, a name, a number, and Monday. I can be brief, you see.',
    ],
  },
  {
    id: 'your-people-time',
    asked: [
      'How much time will your people have for us?',
      'can the museum staff join the work',
      'who helps us from your side day to day',
      'will someone test it on your side',
    ],
    says: [
      'Mr. Tate two days in the week, I should say, until the exhibition takes him whole. Ask him and not me; I am generous with other people’s Tuesdays.',
    ],
  },
  {
    id: 'technical',
    asked: [
      'What systems do you have today?',
      'who looks after your computers',
      'can your network handle it',
      'what about the data in the old system',
    ],
    says: [
      'A nephew of Mrs. Odom comes on Wednesdays. For anything finer I should ask Mr. Tate, who keeps the passwords in a tide table.',
    ],
  },
  {
    id: 'data-privacy',
    asked: [
      'Are donor records confidential?',
      'is there a privacy question with the members',
      'what does the law say about card payments',
      'who approves handling of personal data',
    ],
    says: [
      'I am no lawyer, and Judge Hollis is; ask him what we may keep. Ms. Whitfield would tell you what her donors would forgive, which is less.',
    ],
  },
  {
    id: 'other-budgets',
    asked: [
      'Is there money in Ms. Whitfield’s department?',
      'could a donor pay for more',
      'does the exhibition have its own budget',
      'who could fund a second phase',
    ],
    says: [
      'Ms. Whitfield raises it and Judge Hollis guards it; I merely thank people. If the donors’ part is to follow, she might find the means herself, and with zeal.',
    ],
  },
  {
    id: 'staff-react',
    asked: [
      'What do the guards and cashiers say?',
      'how do your staff feel about a new system',
      'will people at the door accept it',
      'are the employees afraid of it',
    ],
    says: [
      'The ladies at the desk have asked if it will still let in a child who has lost his ticket. I said that it would. I rely upon you.',
    ],
  },
  {
    id: 'think-firm',
    asked: [
      'What do you think of our firm?',
      'do you trust me',
      'why did you choose us',
      'would you recommend us to other museums',
    ],
    says: ['You were not the cheapest, and you asked to see the door. I recommend nobody before he has made harbor.'],
  },
  {
    id: 'angry',
    asked: [
      'Are you annoyed that I bring up a charter?',
      'did I offend you',
      'are you disappointed with us',
      'sorry, is this unwelcome',
    ],
    says: ['Not in the least; I was apprehensive, which looks the same in an old man. Pray continue.'],
  },
  {
    id: 'why-late',
    asked: [
      'Should we have asked you earlier?',
      'why did nobody mention it before signing',
      'when would have been the time for this',
      'is it my fault that it comes so late',
    ],
    says: [
      'In the summer, I dare say, when we all admired the price. I did not ask and your people did not offer; let us call it a shared calm.',
    ],
  },
  {
    id: 'role',
    asked: [
      'How long have you been director?',
      'what did you do before the museum',
      'whom do you report to day to day',
      'what is your part in the project',
    ],
    says: [
      'Nineteen years in this chair, and before it I wrote about other men’s ships. In this matter I pay, and I am learning that I command.',
    ],
  },
  {
    id: 'need-me',
    asked: [
      'What do you need from me?',
      'how can I be useful to you before Monday',
      'what should I do next',
      'what do you expect of a project manager',
    ],
    says: [
      'Write the five lines, and disagree with me once where I deserve it. I shall see to the two lunches.',
      'Five lines, and one disagreement.',
    ],
  },
  {
    id: 'day-after',
    asked: [
      'What happens on the Tuesday after?',
      'how do we go on after the kick-off',
      'what would you like to see in the first week',
      'and after Monday, what then',
    ],
    says: [
      'Your people go to the door, I should hope, and stand in the line themselves. I shall be in my window, and I shall wave.',
    ],
  },
  {
    id: 'changes-later',
    asked: [
      'What if someone wants a change later?',
      'how do we handle new wishes',
      'who may add something to the scope',
      'what if Ms. Whitfield asks me for extras',
    ],
    says: [
      'Then it goes to the one whose name is upon the page, and you need not be charming about it. If he will not, I shall hear of it by noon.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I type up what we said?',
      'will you have it in writing tonight',
      'who writes the page, you or I',
      'do you want a note of this meeting',
    ],
    says: [
      'You write it, for I should put in a subordinate clause. A single sheet, and Mrs. Odom shall make it large.',
      'You are to write it, and I am to strike the one line.',
    ],
  },
  {
    id: 'meet-again',
    asked: [
      'May I come back before the weekend?',
      'when do we meet next',
      'could I have ten minutes on Friday',
      'how do I reach you in the evening',
    ],
    says: [
      'On Friday, a little before the cannon. I do not answer the telephone, but Mrs. Odom does, and she tells me what I said.',
      'Friday, before the cannon, and pray be punctual, for it is.',
    ],
  },
  {
    id: 'private',
    asked: [
      'Do you have family here?',
      'what are you doing for Thanksgiving',
      'how old are you, sir',
      'do you still sail',
    ],
    says: ['You are most amiable. I keep that log under my own lock; the museum’s is at your disposal.'],
  },
  {
    id: 'charter-what',
    asked: [
      'Do you know what I mean by a charter?',
      'what is a charter in your eyes',
      'may I explain what the page is for',
      'what’s the difference between a charter and a plan',
    ],
    says: [
      'A document, I had thought, that explains at length why nothing has begun. I am open to a smaller definition.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What is the most important point for you?',
      'which question should we settle first',
      'what weighs heaviest on you about Monday',
      'if the page had only one line, which',
    ],
    says: [
      'Who commands. A ship may sail without a cargo list; I have read of few that sailed with two captains.',
      'The command, I believe. I have slept on it since 2022.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What would you do in return for the page?',
      'if I write it, how will you help me',
      'can I count on your authority',
      'will you back me when someone complains',
    ],
    says: [
      'You shall have my name, and my voice on Monday, and the use of my displeasure on one occasion. I advise you to save the last.',
    ],
  },
  {
    id: 'time',
    asked: [
      'How long may I keep you?',
      'do you have a moment for this',
      'am I disturbing your morning',
      'when is your next appointment',
    ],
    says: ['Until the cannon, which is at noon, and which no one has yet persuaded to be late.'],
  },
  {
    id: 'schooner',
    asked: [
      'What is that schooner on your desk?',
      'tell me about the ship model',
      'is the model a real ship',
      'why is there a model on top of those pages',
    ],
    says: [
      'The Mary Alston, pilot schooner, by a prisoner with a penknife. She stands upon the old papers because they are of the proper height.',
    ],
  },
];
