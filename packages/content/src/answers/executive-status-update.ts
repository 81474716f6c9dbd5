import type { Answer } from '@parley/shared';

export const executiveStatusUpdateAnswers: readonly Answer[] = [
  {
    id: 'window-view',
    asked: [
      'What would a member actually see on the first day?',
      'what does it look like at the teller window',
      'Describe the first morning from the member’s side',
      'how would someone notice that anything changed',
    ],
    says: [
      'A teller with a new screen, and the same two names on the account. If there is one name where there were two, she will notice before you do.',
      'I said it: two names yesterday, two names tomorrow. Anything else, she notices.',
    ],
  },
  {
    id: 'why-second-owner',
    asked: [
      'Why is the second owner so important?',
      'a missing name can be put back later, no?',
      'isn’t it just a data field we can repair afterwards',
      'Why do you make so much of one missing name?',
    ],
    says: [
      'Because without that name she may not draw a dollar of her own money. You may repair a field in an afternoon; she stands at the window in the meantime.',
    ],
  },
  {
    id: 'harm-answer',
    asked: [
      'what would you need to hear to be calm about the accounts',
      'When would you consider the members safe?',
      'What proof would satisfy you on the account holders?',
      'what is enough for you on this',
    ],
    says: [
      'A list on which every owner matches by name, checked by somebody outside your team. Ana, for preference.',
      'Every owner, by name, and checked by Ana’s people and not by yours. I have nothing to add to that.',
    ],
  },
  {
    id: 'one-exception',
    asked: [
      'Would you accept a handful of mismatches if we fix them the next day?',
      'can we go with 99.9 percent',
      'what if only a few accounts are left over',
      'is there a tolerance you could live with',
    ],
    says: [
      'No, not one, if they are moved. An account that does not match may stay on the old system for as long as it likes; I have no quarrel with that.',
    ],
  },
  {
    id: 'go-live-fix-later',
    asked: [
      'Could we open all branches and correct the joint accounts in the weeks after?',
      'go live first, repair afterwards?',
      'what if we cut over as planned and clean up later',
      'Would you let us launch with a known gap and a manual workaround?',
    ],
    says: [
      'No. That is the conversion of 2009 with a better brochure, and I will not sign it at any date.',
      'My answer is no, and it will be no in April as well.',
    ],
  },
  {
    id: 'widow',
    asked: [
      'Is there someone in particular you are thinking of?',
      'you seem to have a specific case in mind',
      'who was it that you had to turn away back then',
      'Why does this touch you personally?',
    ],
    says: [
      'Yes. A widow, in West Allis, who had shared that account for forty years. I was the one who told her that she was not on it.',
      'I have told you about her. I would rather not tell it twice.',
    ],
    after: { concern: 'members-harmed', level: 'heard' },
    until: [
      'I began at a window, and one remembers members better than files. Let us stay with the ones who bank here now.',
    ],
  },
  {
    id: 'what-2009-went-wrong',
    asked: [
      'What caused the trouble in 2009?',
      'how could that happen at the old conversion',
      'Whose mistake was the conversion back then?',
      'why did it take so long to notice in 2009',
    ],
    says: [
      'Nobody had asked what a missing name meant at the counter. The report said that it balanced, and it did; money balances without owners.',
    ],
  },
  {
    id: '2009-fixed',
    asked: [
      'How did you get those owners back in 2009?',
      'what did you do for the members that time',
      'who repaired it after the 2009 conversion',
      'How was it put right in the end?',
    ],
    says: [
      'By hand, from the paper signature cards, two of us a branch and well into the evening. It is why I still do not let anyone shred a card.',
    ],
  },
  {
    id: 'after-2009-members',
    asked: [
      'Did you lose members over it back then?',
      'did people close their accounts after 2009',
      'how angry were the members that time',
      'What did it cost Lakeshore in trust?',
    ],
    says: [
      'Some left, yes, and the ones who stayed asked to see their names for years. I could not blame either kind.',
    ],
  },
  {
    id: 'paper-cards',
    asked: [
      'Do you still have paper records of who owns what?',
      'Is there another source we could check the names against?',
      'are signature cards kept somewhere',
      'what could we compare our data with',
    ],
    says: [
      'Yes, the signature cards, in the branch vaults and scanned at operations. Ask Ana; if a card and a file disagree, I would believe the card.',
    ],
  },
  {
    id: 'call-members',
    asked: [
      'Could we phone the households in question?',
      'Should we contact the affected families ourselves?',
      'are we allowed to write to the joint owners',
      'may my team call members',
    ],
    says: [
      'Ana’s group may, from a Lakeshore number. Your team may not: a member who is phoned by a stranger about her account hangs up, as we taught her to.',
    ],
  },
  {
    id: 'tell-members-now',
    asked: [
      'Are you going to tell the membership?',
      'do members have to be informed of this',
      'Should we put out a notice?',
      'What will you say to the people who hold these accounts?',
    ],
    says: [
      'Not unless somebody is affected, and that is what I asked you. I will not frighten a member over a trial, nor keep quiet if it was more than one.',
      'Only those who are affected, and those at once.',
    ],
  },
  {
    id: 'live-system-touched',
    asked: [
      'Do you think real accounts were changed?',
      'are you afraid it already happened in production',
      'what if it has already hit the live system',
      'Are you worried someone is locked out today?',
    ],
    says: [
      'I do not know, and I should not have to wonder. Say to me in one sentence whether the live accounts were touched, and I shall believe you until Ana tells me otherwise.',
    ],
  },
  {
    id: 'block-owner',
    asked: [
      'Who should be allowed to release the joint accounts?',
      'if we put a stop in place, who may lift it',
      'Would you and Ana hold the key to a block?',
      'who decides when they can move',
    ],
    says: ['Ana and I, both of us, in writing. I would not leave the key with the people who want the door open.'],
  },
  {
    id: 'sample-size',
    asked: [
      'Is checking a sample enough for you?',
      'would a spot check of 200 do',
      'how many accounts should be looked at by hand',
      'Can we test some of them instead of all?',
    ],
    says: [
      'A sample tells me that the work is good; only the full count tells me that nobody is missing. I would like both, and let me draw the sample.',
      'Both, please: the full count by name, and a sample that I choose.',
    ],
  },
  {
    id: 'pick-accounts',
    asked: [
      'Would you choose the accounts for the test yourself?',
      'want to select the cases we check?',
      'could you name some accounts you want to see',
      'shall we let you draw the sample',
    ],
    says: [
      'Yes, gladly. I know three couples in West Allis with two addresses and one account; I shall begin with them.',
      'Yes. The three couples from West Allis first.',
    ],
  },
  {
    id: 'percent-good',
    asked: [
      'Isn’t 98 percent a good result?',
      'our match rate is above industry average',
      'most of the accounts came over fine, no?',
      'Would you agree the trial was mostly successful?',
    ],
    says: [
      'It is a good grade and a poor answer. I should like to know who is in the rest.',
      'You have given me the ones that came over. I asked after the others.',
    ],
  },
  {
    id: 'who-ana',
    asked: [
      'Who is Ana?',
      'what does ana do here',
      'Can I talk to Ana directly?',
      'do you trust ana’s judgement',
      'How should I involve operations?',
    ],
    says: [
      'Ana runs operations, and she would rather delay a branch than guess about an account. Go and see her today, and tell her that I sent you.',
      'Ana, in operations, one floor down. You do not need my permission twice.',
    ],
  },
  {
    id: 'ana-knows',
    asked: [
      'Does Ana already know about this?',
      'have you spoken with operations about the migration',
      'what does Ana say about Keystone',
      'did operations warn you',
    ],
    says: ['She told me last week that the program had become quiet. I thought that quiet was good; she did not.'],
  },
  {
    id: 'ana-signs',
    asked: [
      'Would it help if Ana signed off instead of us?',
      'can operations approve the accounts',
      'what if Ana’s people checked the list',
      'Is Ana’s signature good enough for you?',
    ],
    says: ['Yes. Ana’s signature is one that I would repeat to the board without lowering my voice.'],
  },
  {
    id: 'who-halvorsen',
    asked: [
      'Who is Mr. Halvorsen?',
      'what sort of person is the chairman',
      'tell me about Halvorsen',
      'how does the chairman take bad news',
    ],
    says: [
      'Our chairman, and a dairyman for forty years. He forgives a bad season; he does not forgive hearing about it from the neighbor.',
    ],
  },
  {
    id: 'talk-to-halvorsen',
    asked: [
      'Should I explain it to the chairman myself?',
      'can i come with you to halvorsen',
      'do you want me to tell Mr. Halvorsen',
      'Would it help if I spoke to him directly?',
    ],
    says: [
      'No, thank you. I told him green and I shall be the one to correct it; what I need from you is a page that I can leave with him.',
      'I shall see him myself. Write me the page.',
    ],
  },
  {
    id: 'when-see-chairman',
    asked: [
      'When do you see the chairman next?',
      'how long until you must tell Mr. Halvorsen',
      'when does the board hear of it',
      'is the chairman waiting for an update',
    ],
    says: [
      'Today, after the committee, if I have something true to tell him. He has not asked again, which is how I know that he will.',
      'After the committee, today. It has not changed since you asked.',
    ],
  },
  {
    id: 'told-chairman-feel',
    asked: [
      'Was it embarrassing for you to have said green?',
      'did my report put you in a bad position',
      'How bad is it that you passed it on?',
      'what did it cost you personally',
    ],
    says: [
      'It cost me my word in his office, which I had not spent in some years. I do not mind being wrong; I would have minded less at my own desk.',
    ],
    after: { concern: 'green-reports', level: 'heard' },
    until: [
      'I repeat what is reported to me, and I repeat it to people who remember. Let us first see what the four pages should have said.',
    ],
  },
  {
    id: 'why-nobody-asked',
    asked: [
      'Did you not suspect anything in four weeks?',
      'why did you never ask us',
      'Did the green reports not surprise you?',
      'weren’t you suspicious that it was always green',
    ],
    says: [
      'I did wonder, in the third week, when the page had no names on it any more. I ought to have come down and asked; that part is mine.',
    ],
  },
  {
    id: 'color-meaning',
    asked: [
      'What does green mean to you?',
      'how do you define red',
      'when should a report be yellow in your view',
      'What would you expect behind each color?',
    ],
    says: [
      'Green means that I may repeat it upstairs without adding anything. If I would have to add a sentence, it is not green.',
    ],
  },
  {
    id: 'report-contents',
    asked: [
      'How should the report look from now on?',
      'what do you want to read every friday',
      'Would three lines without a color be better?',
      'what should we write in the weekly status',
    ],
    says: [
      'One page: what could harm a member, since when you have known, and what you need from me. I can do without the color, and I can do without the percentages.',
      'One page, as I said, with the member first and your request last.',
    ],
  },
  {
    id: 'who-sets-color',
    asked: [
      'Who should decide on the color in the future?',
      'would you rather have someone else rate the status',
      'should ana approve a green',
      'is it ok if i set the status myself',
    ],
    says: [
      'Not you alone, if you will forgive me. For anything that touches accounts let it be Ana; for the rest your own word will do.',
      'Ana, where accounts are concerned. I have not found a better answer since.',
    ],
  },
  {
    id: 'correct-old-reports',
    asked: [
      'Do you want the old reports corrected?',
      'shall we reissue the status of the last weeks',
      'Is it enough to be accurate from now on?',
      'would a correction in writing help or just make noise',
    ],
    says: [
      'Yes, corrected, today, and sent to everyone who had them. An error that is only stopped still stands in four folders.',
      'Today, to all who received them. Please do not make me ask a third time.',
    ],
  },
  {
    id: 'who-reads-reports',
    asked: [
      'Who else gets these reports?',
      'who is on the distribution of the weekly page',
      'which people believed the green',
      'To whom must a correction go?',
    ],
    says: [
      'The loan committee, the branch managers, Ana and myself. The managers will mind most, since they read it aloud on Mondays.',
      'The committee, the managers, Ana and I. I believe that is all.',
    ],
  },
  {
    id: 'reports-subjective',
    asked: [
      'Don’t you think a status color is always a bit subjective?',
      'the report was a snapshot at that time',
      'colors depend on who looks at them',
      'every report is only as good as the day it’s written',
    ],
    says: ['A color may be a matter of taste. Whether you knew of a missing owner on the day you chose it is not.'],
  },
  {
    id: 'trust-us-still',
    asked: [
      'Do you still trust my team?',
      'what do you think of me now',
      'have we lost your confidence',
      'Do you regret giving us Keystone?',
      'am i out',
    ],
    says: [
      'I trust your work, and at present I do not trust your pages. You can mend the second by Friday, and only you can.',
      'As I said: your work, yes; your pages, not yet.',
    ],
  },
  {
    id: 'angry',
    asked: ['Are you angry with me?', 'you sound upset', 'are you disappointed', 'Have I made you cross?'],
    says: [
      'No. I was brought up to be polite when I am disappointed, and you may have noticed how polite I am being.',
      'I told you, no. Kindly do not go on until I am.',
    ],
  },
  {
    id: 'whose-fault',
    asked: [
      'Are you looking for someone to blame?',
      'who do you hold responsible',
      'The vendor mapped it wrong, would you agree it’s theirs?',
      'is this our fault in your eyes',
    ],
    says: [
      'I am not looking. The page has one name on it, and what I shall remember is whether that person came upstairs.',
    ],
  },
  {
    id: 'recommend-us',
    asked: [
      'Would you recommend us to another credit union?',
      'what would you say about us to others',
      'will this damage our reputation',
      'would you work with our team again',
    ],
    says: [
      'Ask me on the first morning after all the branches have opened. If every member is on her account, I shall say so to anyone who telephones.',
    ],
  },
  {
    id: 'your-role',
    asked: [
      'What exactly is your role in Keystone?',
      'How long have you been at Lakeshore?',
      'what do you do here',
      'are you the sponsor or the user',
      'who do you report to',
    ],
    says: [
      'I am executive vice president for member services, thirty-one years with Lakeshore, and I answer to the chief executive and to the members, in the other order. Keystone was my proposal.',
    ],
  },
  {
    id: 'ten-minutes',
    asked: [
      'How much time do we have?',
      'can you give me longer than ten minutes',
      'When do you need to leave?',
      'may i have some more of your time',
    ],
    says: [
      'Until the loan committee sits, and they sit on time. If it is important I will let them pour their coffee first.',
    ],
  },
  {
    id: 'loan-committee',
    asked: [
      'What will the loan committee want to know?',
      'who sits on the loan committee',
      'why does the committee care',
      'What are you going to say in there?',
    ],
    says: [
      'Whether they may lend on the new system in the spring, and whether I would stake the branches on it. They will not ask about tables.',
    ],
  },
  {
    id: 'need-from-me',
    asked: [
      'What should I bring you, concretely?',
      'how can i make this easier for you',
      'What do you expect of me before Friday?',
      'what is the one thing you need from the program',
    ],
    says: [
      'One page with the members, the correction and one question for me to decide. Bring it yourself and do not send it.',
      'The page, the correction and the one question.',
    ],
  },
  {
    id: 'how-to-ask',
    asked: [
      'How do you like a decision to be put to you?',
      'should I give you options or a recommendation',
      'do you prefer one proposal or several',
      'How much detail do you want for deciding?',
    ],
    says: [
      'Two ways, the price of each, and which one you would take. I have thirty-one years of detail; I do not need yours unless I ask.',
    ],
  },
  {
    id: 'approve-analysts',
    asked: [
      'Will you approve the $46,000?',
      'can I have the two analysts',
      'do we get the money yes or no',
      'would you release 46k for contract staff',
      'Please sign off the analysts',
    ],
    says: ['Yes. You may have them, and you shall have it in writing before the day is out.'],
    after: { concern: 'the-money', level: 'settled' },
    until: [
      'Not yet. I must first know from which pocket it comes, for I promised that there would be no second one.',
      'My answer is still that I need the source before I can say yes.',
    ],
  },
  {
    id: 'second-envelope-why',
    asked: [
      'Why is extra money such a problem?',
      'who did you promise there’d be no more requests',
      'what happens if Keystone costs more than agreed',
      'What is behind the second envelope?',
    ],
    says: [
      'I asked for two point four million from people who wanted to build a branch with it. I told them, standing up, that I would not come back.',
    ],
    after: { concern: 'the-money', level: 'heard' },
    until: [
      'Because the sum was presented as complete, and I was the one who presented it. I should like to know first whether you are asking me to change it.',
    ],
  },
  {
    id: 'from-contingency',
    asked: [
      'What if it came out of the contingency?',
      'would you mind if we used the reserve',
      'The total stays the same, is that acceptable?',
      'can we take it from within the budget',
    ],
    says: [
      'Yes, if the total stays at two point four and you show me what is left in the reserve afterward. A reserve that nobody may touch is a decoration.',
      'Within the two point four, yes, and with the remainder shown.',
    ],
  },
  {
    id: 'vendor-pays',
    asked: [
      'Should the vendor pay for it?',
      'could we get the supplier to cover some of the cost',
      'what if they credit us on the invoice',
      'would a discount from the vendor change your view',
    ],
    says: [
      'I would be pleased, if there is a letter. Without the letter I would count it as a wish and plan as though we paid.',
      'With a letter, certainly.',
    ],
  },
  {
    id: 'small-sum',
    asked: [
      'It’s small compared with the whole budget, isn’t it?',
      'that’s under two percent of the program',
      'Surely that amount doesn’t matter at this scale?',
      'it is not a lot of money for a bank',
    ],
    says: ['It is the yearly pay of a teller, so I do not find it small. Where would it come from?'],
  },
  {
    id: 'more-money-later',
    asked: [
      'What if two people are not enough?',
      'would you fund more if we run short again',
      'can we come back for more if needed',
      'what’s your ceiling on spending',
    ],
    says: [
      'Then you stop and tell me, and we take the later date. I will hear about this purse once and not every other week.',
    ],
  },
  {
    id: 'money-limit-authority',
    asked: [
      'Can you approve that on your own?',
      'do you need the board for spending',
      'who else has to sign for money',
      'what is your own signing limit',
      'Does finance have to agree?',
    ],
    says: [
      'What is inside the two point four I sign myself; anything over it goes to the board. I would very much prefer to sign it myself.',
    ],
  },
  {
    id: 'march-hard',
    asked: [
      'Is March 15 fixed?',
      'can the go-live of the branches move',
      'how hard is the deadline',
      'why that day in March and not another',
    ],
    says: [
      'It is fixed for my managers, not by law. It can move, if I hear of it before they publish their rosters and not after.',
      'It can move once, and before the rosters. I would not move it twice.',
    ],
  },
  {
    id: 'april-ok',
    asked: [
      'Would you accept April 5?',
      'can we go for the later date',
      'what if all branches come three weeks later',
      'is a delay to april acceptable to you',
    ],
    says: [
      'Only if you recommend it and tell me what it protects. It is the week of spring vacation and six branches will be short of tellers, so the managers will ask me why.',
      'With your reason beside it, yes. Without it, I should have nothing to tell six branches.',
    ],
    tells: ['spring-vacation'],
  },
  {
    id: 'which-date',
    asked: [
      'Which date do you prefer?',
      'earlier with cost or later without, what would you take',
      'March or April, if it were up to you?',
      'what is your gut feeling about the date',
    ],
    says: [
      'The one on which every owner is there. Between two such dates I should like your recommendation, because you know the work and I would be choosing by the calendar.',
      'The one with every owner on it. You were going to recommend.',
    ],
  },
  {
    id: 'another-date',
    asked: [
      'What about a week later than April 5?',
      'is there a better day in April',
      'could we take the middle of April instead',
      'which dates are bad for the branches',
    ],
    says: [
      'The week after is better for the tellers. It is still a week more in which three hundred and forty people wait, so put a reason beside it.',
    ],
  },
  {
    id: 'split-rollout',
    asked: [
      'Could we open some branches in March and the others later?',
      'what about going live in waves',
      'would you agree to a staggered rollout',
      'half the branches first?',
    ],
    says: [
      'Possibly, if no member can walk from a new branch into an old one and find two different answers. Ask Ana whether the two systems can agree for that long.',
    ],
  },
  {
    id: 'back-to-old',
    asked: [
      'Could we simply stop the program?',
      'what if we cancel Keystone',
      'is staying on the old system an option',
      'what happens if we never go live',
    ],
    says: [
      'No, not for long. The old system has a year or two left in it, according to Ana, and then we would be hurrying.',
    ],
  },
  {
    id: 'silence',
    asked: [
      'What if you don’t decide this week?',
      'can the decision wait',
      'do we have to settle it now',
      'how long can you take to think',
    ],
    says: [
      'Then the managers publish on Monday the twenty-fifth and the rosters will have decided for me. I would rather it were I.',
      'The Monday decides, if I do not.',
    ],
    tells: ['rosters'],
  },
  {
    id: 'waukesha-ok',
    asked: [
      'Can Waukesha start without joint accounts?',
      'would you let the pilot go ahead in reduced form',
      'is the february pilot ok for you',
      'do i have your yes for waukesha',
      'Can we run the pilot as planned?',
    ],
    says: [
      'Yes. Waukesha may open with single accounts only, and the manager there shall have a list of who must be served the old way.',
    ],
    after: { concern: 'members-harmed', level: 'answered' },
    until: ['Only if no joint account can slip into it. Tell me first what would stop that.'],
  },
  {
    id: 'waukesha-who',
    asked: [
      'Who runs Waukesha?',
      'what is the pilot branch like',
      'Can I visit the pilot branch?',
      'what do the people in waukesha say',
      'is the waukesha manager on our side',
    ],
    says: [
      'Doreen Pasek, nineteen years at that branch and not easily impressed. Go and stand beside her for a morning; you would learn more than from me.',
    ],
  },
  {
    id: 'waukesha-fails',
    asked: [
      'What if the pilot goes wrong?',
      'how would you stop the pilot',
      'what would make you halt waukesha',
      'And if February turns out badly?',
    ],
    says: [
      'Then we close the new screen at noon and serve by the old one, and no other branch opens until I know why. Doreen may stop it without asking me.',
      'Doreen may close it at noon, and nobody need ring me first.',
    ],
  },
  {
    id: 'managers',
    asked: [
      'How will the branch managers react?',
      'what do the managers know so far',
      'should we tell the branches now',
      'are the managers ready for march',
    ],
    says: [
      'They will be cross for an hour if they hear it this week, and for a year if they hear it in March. They know what the four reports said, and no more.',
    ],
  },
  {
    id: 'tell-managers',
    asked: [
      'Who tells the branch managers?',
      'shall I inform the branches',
      'can i send the managers a note',
      'Will you speak to the branches or should we?',
    ],
    says: [
      'I do, on Monday morning by telephone, as always. You write me the three sentences, and you stay by your phone.',
    ],
  },
  {
    id: 'staff-training',
    asked: [
      'Have the tellers been trained?',
      'are the branches prepared for the new screens',
      'what about training for the staff',
      'do tellers like the new system',
    ],
    says: [
      'Half of them have sat through it, and Ana keeps the list. A new date means that the second half forgets; please count that in.',
    ],
  },
  {
    id: 'why-rosters-matter',
    asked: [
      'Why can’t you just change a roster?',
      'can the managers not publish a week later',
      'how firm is the roster date',
      'what’s so bad about altering staff plans',
    ],
    says: [
      'People arrange child care and second jobs around a roster, and we ask it of them in good faith. I have kept them waiting once this year already, for the snow.',
    ],
  },
  {
    id: 'examiner-risk',
    asked: [
      'What would happen if the examiner found this?',
      'should we be worried about the audit',
      'how serious is the state examiner’s visit',
      'what can the regulator do to you',
    ],
    says: [
      'She would write it down, and a finding on ownership follows a credit union for years. I would like to hand her the list before she asks for it.',
      'A finding, in writing, that stays with us. I prefer to tell her first.',
      'It stays on the record. I have nothing milder to offer you.',
    ],
  },
  {
    id: 'tell-examiner',
    asked: [
      'Should we inform the regulator now?',
      'do we have to report this to the state',
      'Are you going to disclose it to the examiner?',
      'is there a legal duty to notify',
    ],
    says: [
      'If no live account was touched, I believe not, but that is for Mr. Brandt, our counsel, and I shall ask him today. I will not have you guess it.',
    ],
  },
  {
    id: 'legal',
    asked: [
      'Could members sue you over this?',
      'what does the law say about account ownership',
      'is it illegal to drop an owner',
      'what liability do you face',
    ],
    says: [
      'I am not a lawyer; Mr. Brandt is our counsel. What I know is that the signature card is a contract, and that we signed it too.',
    ],
  },
  {
    id: 'technical',
    asked: [
      'Do you know how the migration works?',
      'should we change the mapping or reload',
      'what do you think caused the fault technically',
      'which fix would you prefer on the system side',
    ],
    says: [
      'I do not, and you should not ask it of me. Ask Ana’s people what a joint account looks like in the old files; they have carried them for twenty years.',
    ],
  },
  {
    id: 'other-budgets',
    asked: [
      'Does IT have money left for this?',
      'could another department pay',
      'how is the budget of the branches',
      'is there funding elsewhere in the house',
    ],
    says: [
      'I cannot speak for another purse. Ana knows what operations has left; I would begin there before I began with hope.',
    ],
  },
  {
    id: 'board-view',
    asked: [
      'What does the board think of Keystone?',
      'how much does the board know',
      'who on the board is critical',
      'is there opposition upstairs',
    ],
    says: [
      'They have heard what Mr. Halvorsen heard from me. There are two who would have preferred a new branch in Brookfield, and they have good memories.',
    ],
  },
  {
    id: 'why-keystone',
    asked: [
      'Why did you want Keystone in the first place?',
      'what is the new lending system for',
      'what do members gain from it',
      'Was the program worth it?',
    ],
    says: [
      'So that a member hears about her loan on the day and not in the second week. I still want that for her, with her husband’s name on it.',
    ],
  },
  {
    id: 'not-told-earlier',
    asked: [
      'When would you have wanted to hear about it?',
      'should I have come the first day',
      'would you have reacted better earlier',
      'how early do you want bad news',
    ],
    says: [
      'On the day itself, with nothing solved. I can bear a problem without its solution for a week; I cannot bear a solution without its problem.',
      'The first day, unsolved. That is still my answer.',
    ],
  },
  {
    id: 'other-problems',
    asked: [
      'Is there anything else about the program that troubles you?',
      'what else should i know',
      'do you hear complaints about us',
      'anything we have not talked about',
    ],
    says: [
      'Only that it has grown quiet. A program that is well asks the branches things, and nobody has asked mine anything since New Year’s.',
    ],
  },
  {
    id: 'next-meeting',
    asked: [
      'Can we meet again?',
      'When shall I come back?',
      'would friday be good for a follow-up',
      'how do we stay in touch on this',
    ],
    says: [
      'Friday at eight, before the house is awake. Bring the page and whoever checked it.',
      'Friday at eight. I have written it in already.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I send you a summary?',
      'do you want this in writing',
      'should i write down what we agreed',
      'would an email be enough',
    ],
    says: ['Yes, one page, in your own words, before I go home. If you need a second page, it is not yet clear.'],
  },
  {
    id: 'who-signs',
    asked: [
      'Who has to sign in the end?',
      'whose approval is needed for go-live',
      'who else must say yes',
      'is your yes enough to open the branches',
    ],
    says: ['Ana for the accounts, and I for the branches. Mr. Halvorsen is told, and he does not like to be asked.'],
  },
  {
    id: 'day-after',
    asked: [
      'What happens the day after the branches open?',
      'where will you be on the first morning',
      'how do we support the branches at launch',
      'what do you plan for the opening day',
    ],
    says: [
      'I shall be in West Allis at a quarter to nine, behind the counter. I would be glad to see you in another branch, doing the same.',
    ],
  },
  {
    id: 'your-fear',
    asked: [
      'What are you most afraid of here?',
      'what’s the worst that could happen for you',
      'what keeps you up at night',
      'Where do you see the biggest danger?',
    ],
    says: [
      'A member at a counter, and a teller who has to tell her something that none of us could explain. Everything else can be rescheduled.',
      'The teller with no explanation. I was that teller.',
    ],
  },
  {
    id: 'advice',
    asked: [
      'What would you do in my place?',
      'any advice for me',
      'how would you handle this if you ran the program',
      'if you were me where would you start',
    ],
    says: ['I would go down to Ana before lunch, with nothing prepared. Then I would write the page.'],
  },
  {
    id: 'family',
    asked: ['Are you married?', 'do you have children', 'What did you do at the weekend?', 'how is your family'],
    says: [
      'You are kind to take an interest, and we have ten minutes. My sister banks with us; you may take it that I think of her.',
      'Another time, with pleasure. Not today.',
    ],
  },
  {
    id: 'age',
    asked: ['How old are you?', 'when will you retire', 'aren’t you close to retirement', 'thinking of stopping soon?'],
    says: [
      'Old enough to have posted by hand. I shall leave when Keystone is in, and I hope that is a reason for you to hurry well.',
    ],
  },
  {
    id: 'reconcile-what',
    asked: [
      'What do you understand by reconcile?',
      'is it clear to you what a trial migration is',
      'shall I explain what reconciling means',
      'do you know the difference between trial and live',
    ],
    says: [
      'Two books that ought to agree and do not; I did it with a pencil for years. A trial, I take it, is the same with nobody’s money in it.',
    ],
  },
  {
    id: 'what-weighs-most',
    asked: [
      'Which of your questions is the most important?',
      'what shall I answer first',
      'if we only get through one point today',
      'members, money or the date, which is first?',
    ],
    says: [
      'The member, and whether she is harmed. The rest may have the minutes that are left over.',
      'The member. I should be surprised if that ever changed.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What can I expect from you in return?',
      'if I bring all that, will you back me up',
      'would you defend us upstairs',
      'do I have your support with the committee',
    ],
    says: [
      'An answer in writing within the day, and my name beside yours when the managers are told. I do not leave people alone with a bad page.',
    ],
  },
  {
    id: 'teller-years',
    asked: [
      'What did you learn as a teller?',
      'do you miss being at the window',
      'how was it to start at the counter',
      'why did you begin as a teller',
    ],
    says: [
      'That people do not come to a bank about money; they come about what it is for. I should like Keystone to have stood there for one morning.',
    ],
  },
];
