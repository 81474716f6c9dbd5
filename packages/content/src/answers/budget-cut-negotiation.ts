import type { Answer } from '@parley/shared';

export const budgetCutNegotiationAnswers: readonly Answer[] = [
  {
    id: 'less-than-480',
    asked: [
      'Can we give less than 480?',
      'would 300,000 be enough',
      'What if we can only manage ten per cent?',
      'is there any flexibility in the amount',
      'could you live with a smaller figure from Tideline',
    ],
    says: [
      'No. Less than four hundred and eighty means that I take the difference from somebody who has already given. You may explain that to Herr Dierks in person.',
      'The figure is four hundred and eighty. You may reach it in any order you like.',
    ],
  },
  {
    id: 'impossible',
    asked: [
      'What if it is simply impossible?',
      'we really cannot cut anything',
      'Suppose Tideline can’t give you that money?',
      'there is nothing left to save in this project, do you accept that',
    ],
    says: [
      'Then I choose the lines, and I choose quickly. I have been told ’impossible’ by four people, and each was mistaken before the coffee was cold.',
      'I do not accept it. I have yet to see an impossible that survived a second look.',
    ],
  },
  {
    id: 'more-time',
    asked: [
      'Can I have until next week?',
      'could we get a few more days',
      'Would Monday be early enough for the numbers?',
      'is the Friday deadline negotiable',
      'let me come back to you after the weekend',
    ],
    says: [
      'No. At six on Friday it leaves my hands, and on Monday your figure would be of literary interest.',
      'Friday, six o’clock. A rough number on Thursday is worth more to me than a perfect one on Monday.',
    ],
  },
  {
    id: 'cut-or-cash',
    asked: [
      'Would a later payment count as a cut?',
      'do you accept money that moves into next year',
      'Is it enough if the cash leaves in January or later?',
      'what counts for you, saved or postponed',
      'can we postpone instead of cancelling',
    ],
    says: [
      'It counts in full, provided that the supplier confirms it and that it is on the right side of the thirty-first. The bank counts what is in the account, not what is virtuous.',
    ],
    tells: ['covenant'],
    after: { concern: 'year-end-cash', level: 'heard' },
    until: [
      'Postponed until when, and confirmed by whom? A thing I may enter on Friday and find still there on New Year’s Eve has a value. The rest has an intention.',
    ],
  },
  {
    id: 'sensors-february',
    asked: [
      'What if the sensors are paid in February?',
      'could we move the sensor delivery to next year',
      'Would you accept that the 340 for the sensors leaves later?',
      'shift the sensors, is that ok?',
      'do the sensors help you if they come in february',
    ],
    says: [
      'That helps me, by its full amount. I want to see the maker’s confirmation, and the day until which he still says yes.',
      'Yes. Paper, please, with the maker’s stamp on it. I do not forecast telephone calls.',
    ],
  },
  {
    id: 'tablets-april',
    asked: [
      'Can the tablets wait until April?',
      'would delaying the tablets help',
      'What if the third vessel stays on paper until spring?',
      'do you agree to postpone the tablets',
    ],
    says: [
      'They may wait, if you tell me what the waiting costs. I have nothing against paper. I have something against finding out in March that it was expensive.',
      'Yes. Put the cost of the waiting beside it, even if it is small. Particularly if it is small.',
    ],
  },
  {
    id: 'simulator-drop',
    asked: [
      'Should we drop the simulator?',
      'what if we don’t order the training simulator',
      'Would cancelling the simulator be a good cut?',
      'do you want the 210 for the simulator',
      'can the simulator go',
    ],
    says: [
      'It can go, if you show me what returns in spring for having dropped it. I have bought one saving with a tail, I am not collecting them.',
      'Tell me both numbers, the one that goes and the one that comes back. Then I shall say yes or no within the minute.',
    ],
  },
  {
    id: 'simulator-after',
    asked: [
      'The training on board costs 95 in spring, is that worth it?',
      'what do you think of saving 210 and paying 95 later',
      'Would you still cut the simulator knowing it comes back as 95,000?',
      'net 115, is this good enough',
    ],
    says: [
      'Only if I had nothing better, and you appear to have. Forty-five per cent is what one pays to a man in a doorway.',
    ],
    after: { knows: 'simulator' },
    until: [
      'You have mentioned what it saves. What does it cost, and when? Until I see the second figure I have no opinion of the first.',
    ],
  },
  {
    id: 'lockout-offer',
    asked: [
      'Could we take the lockout module out?',
      'what about the 95,000 for the lockout',
      'Would you accept the safety module as a cut?',
      'can we postpone the lockout module to next year',
      'phase the safety features later?',
    ],
    says: [
      'No. Not cut, not postponed, not phased. Offer it to me a second time and we are finished, and I shall not be civil about it.',
      'You have my answer, and I dislike having been asked.',
    ],
  },
  {
    id: 'lockout-why',
    asked: [
      'Why is the lockout module so important to you?',
      'were you there when the accident happened',
      'What happened in 2019?',
      'is there a personal reason for your line on safety',
      'why does it matter to the finance chief',
    ],
    says: [
      'I was on the quay in 2019 when they brought the boy from the seventeen in. He had a ring binder under his arm. Do not ever tell me a number for that.',
    ],
    after: { concern: 'lockout-module', level: 'heard' },
    until: ['Because I can count, and there are things one does not put in a column. Let us leave it there.'],
  },
  {
    id: 'lockout-when',
    asked: [
      'When should the lockout module be ordered?',
      'shall we order the lockout now',
      'Do you want the lockout protected from later cuts?',
      'what if somebody else asks for the 95,000',
    ],
    says: [
      'Monday. What is ordered cannot be found by the next person with a pencil. If anybody asks, send them to me, I shall be at home to them.',
      'Order it, then nobody need be brave about it in March.',
    ],
  },
  {
    id: 'twenty-percent',
    asked: [
      'What if we give more than fifteen per cent?',
      'would more than 480 be useful',
      'Should we offer you twenty?',
      'is there a reward for giving more',
      'what happens if we bring 520',
    ],
    says: [
      'It would be noted, and kept as a reserve in case one of your suppliers changes his mind. I do not pay for virtue, but I remember where it lives.',
      'A little over is prudent. A great deal over would make me wonder what you had been doing with it.',
    ],
  },
  {
    id: 'salami',
    asked: [
      'Can we take a bit off every line?',
      'what about a flat cut of 15% everywhere',
      'Could we save a little everywhere by being efficient?',
      'what if we work leaner',
      'maybe we find efficiencies across the phases',
    ],
    says: [
      'No. A slice off everything is a cut that nobody has thought about. In my experience it grows back by February, with interest.',
      'Efficiency is what people offer me who have not opened the file. Which line, please.',
    ],
  },
  {
    id: 'recommend-mine',
    asked: [
      'Which option would you take in my place?',
      'what do you recommend',
      'If you were me, what would you cut?',
      'how would you do it',
    ],
    says: [
      'I am not you, and I should like you to be. You know what breaks. I know only what it costs, and I learn that afterwards.',
      'The one you would sign with your own name. If you hesitate at a line, that is the answer for that line.',
    ],
  },
  {
    id: 'covenant-consequence',
    asked: [
      'What happens if the bank calls the credit line?',
      'how bad would it be to miss twelve million',
      'What would the bank do on 1 January?',
      'what are the consequences for the company',
      'could Sturmhav go under',
    ],
    says: [
      'They may call the whole line, and we should then be a healthy company without money for wages in February. Nine hundred people work here and four of us know. You make five, please behave accordingly.',
    ],
    tells: ['covenant'],
    after: { concern: 'year-end-cash', level: 'heard' },
    until: [
      'Unpleasant letters would be written. To whom and by whom I shall keep to myself, until I know whether you are here to help or to know.',
    ],
  },
  {
    id: 'who-knows',
    asked: [
      'Who else knows about the cash problem?',
      'may I tell my team why',
      'Can I say to my people what the money is for?',
      'is this confidential',
      'do the other project leaders know the reason',
    ],
    says: [
      'Very few, and your team is not among them. Tell them it is fifteen per cent and a date; both are true. They will suppose that I am mean, and I can bear it.',
      'Keep it in this room. I have been thought mean for less.',
    ],
  },
  {
    id: 'why-short',
    asked: [
      'How did the company get into this?',
      'why is there too little money in the accounts',
      'What went wrong with the liquidity?',
      'whose mistake was it',
      'did the forecast turn out wrong',
    ],
    says: [
      'A wet summer, two campaigns that slipped, and a customer who pays on the last day of the last week. And I, who believed him. It is not dramatic, it is merely a gap.',
      'We did good work late and were paid later. That is all a crisis usually is.',
    ],
    after: { concern: 'year-end-cash', level: 'heard' },
    until: [
      'I have not said that anything is wrong with the accounts. I have said fifteen per cent and Friday; you might ask me what the two have in common.',
    ],
  },
  {
    id: 'january-sure',
    asked: [
      'How certain is the money in January?',
      'will the operators really pay on time',
      'What if the operators pay late?',
      'could the operators pay in December already',
      'can’t you bring the 2.7 million forward',
    ],
    says: [
      'Certain as to amount, two point seven, and as certain as operators are as to the day. I asked them to pay in December. They congratulated me on the attempt.',
      'Invoiced, accepted, due in the second week of January. I have never been so fond of a second week.',
    ],
    tells: ['january-money'],
  },
  {
    id: 'other-source',
    asked: [
      'Is there another way to find the money?',
      'could the shareholders help out',
      'Why don’t you take a short loan?',
      'can’t you delay salaries or other bills',
      'have you looked elsewhere for the cash',
    ],
    says: [
      'I have looked everywhere that does not have people in it. Suppliers are stretched, the owners have been asked, and nobody lends to a lady who explains that it is only for twelve days.',
      'The five projects are what is left after everywhere else.',
    ],
    tells: ['january-money'],
  },
  {
    id: 'renegotiate-bank',
    asked: [
      'Can’t you talk to the bank?',
      'would the Weserbank accept a little less',
      'Could you ask for a waiver?',
      'what if you explain to the bank that the money comes in January',
      'who do you deal with at the bank',
    ],
    says: [
      'I could, and Herr Osterloh would be charming, and the next line would cost a point and a half more for five years. It is cheaper to ask you.',
      'Herr Osterloh listens beautifully. It is the only thing he does free of charge.',
    ],
    after: { concern: 'year-end-cash', level: 'heard' },
    until: [
      'Banks are spoken to by me, and at the proper time. What Tideline can do about a date, Tideline might tell me.',
    ],
  },
  {
    id: 'dierks-who',
    asked: [
      'How did Herr Dierks find six hundred thousand?',
      'who is Dierks',
      'how did the crane people manage it after saying no',
      'Can I talk to Herr Dierks?',
      'was the crane’s saving a real one',
    ],
    says: [
      'He runs the harbour crane and has the largest face in the building. He postponed a paint system and a second cab. Speak to him by all means; he will tell you it was impossible.',
      'Paint, and a cab nobody had asked for. He found them on the way to the door.',
    ],
    tells: ['crane-gave'],
  },
  {
    id: 'others-who',
    asked: [
      'Which are the other projects?',
      'what have the other three given',
      'Who were the four before me?',
      'did everyone reach fifteen per cent',
    ],
    says: [
      'The crane, the depot in Cuxhaven, the crew hotel and the parts store. All four are at fifteen or above, after a period of mourning. You are the last chair.',
      'Crane, depot, hotel, store. And you.',
    ],
  },
  {
    id: 'exception',
    asked: [
      'Could you make an exception for Tideline?',
      'isn’t tideline more strategic than the others',
      'Should a safety-relevant project get a lower target?',
      'can we be treated differently because we are nearly finished',
    ],
    says: [
      'No. Everyone in that chair has been strategic; the hotel was strategic. If you want a kinder rule, find me one that all five could use.',
      'I make exceptions for dentists. Not for projects.',
    ],
  },
  {
    id: 'rule-payments',
    asked: [
      'Would it be a fair rule that confirmed late payments count as cuts?',
      'can you use the same measure for all five',
      'Should everyone be allowed to postpone instead of cutting?',
      'what rule could you defend in front of the others',
    ],
    says: [
      'That I could defend: confirmed in writing, after the year’s end, and no more expensive for it. The crane will say that he would have liked to know on Monday. He did not ask.',
      'One sentence for five projects. If you write it, I shall steal it.',
    ],
  },
  {
    id: 'next-round',
    asked: [
      'Will you come back for more in spring?',
      'is this the last cut',
      'Can you guarantee that our budget is safe afterwards?',
      'what happens to our budget next year',
      'do we get the money back in January',
    ],
    says: [
      'What is postponed remains yours, I do not steal it in the night. What is cut is gone. And in spring I ask nobody for anything, unless the operators surprise me.',
      'You have what you moved. I shall put that in writing, if you put in writing that you moved it.',
    ],
  },
  {
    id: 'write-confirm',
    asked: [
      'What do you need in writing?',
      'is an email from the supplier enough',
      'Who has to sign the confirmations?',
      'how should I document it',
      'shall I send you a page',
    ],
    says: [
      'One page. Line, amount, old date, new date, the last day on which it may be moved, what it costs later. And beneath it the supplier’s letter, signed by somebody with a pen.',
      'One page, six columns. You will find it takes less time than being evasive.',
    ],
  },
  {
    id: 'by-when-papers',
    asked: [
      'When do you need the confirmations?',
      'is Thursday noon early enough',
      'until when can I bring the letters',
      'do the letters have to be there before your forecast',
    ],
    says: ['Thursday at noon, so that I may disbelieve them for an afternoon. On Friday I only copy.'],
  },
  {
    id: 'reimers',
    asked: [
      'Who is Dr Reimers?',
      'should we take this to the managing director',
      'Who is above you?',
      'what does the board of directors think about it',
      'can I appeal against it',
    ],
    says: [
      'Dr. Reimers is the managing director, one floor up, kinder than I am and better dressed. He will listen for half an hour and then ring me to ask for the figure.',
      'You may go up. The stairs lead back here.',
    ],
  },
  {
    id: 'operators-know',
    asked: [
      'Do the operators of the wind farms know about it?',
      'what will the customers say if we delay',
      'Does a delay touch our contracts with the operators?',
      'who looks after the operators',
    ],
    says: [
      'They know nothing and will notice nothing, unless a turbine does. What your dates do to their contracts, ask Frau Janssen in contracts, before Thursday and not after.',
    ],
  },
  {
    id: 'technicians',
    asked: [
      'What will the technicians say?',
      'have you talked to the crews',
      'Do the people on the vessels know about the cut?',
      'who speaks for the crews',
    ],
    says: [
      'That the office saves and they get wet. They have said it since sails. Talk to Hauke Behrens, who runs the vessels; he is rude and exact, and I value half of it.',
    ],
  },
  {
    id: 'law-works-council',
    asked: [
      'Does the works council have to agree?',
      'are there legal rules for the safety systems',
      'What does the authority require offshore?',
      'is it legal to postpone the equipment',
    ],
    says: [
      'For people at work ask Dr. Lüders, our safety officer, he may stop a ship and has. For the works council, Frau Tietjen. I know only that neither has ever signed a saving.',
    ],
  },
  {
    id: 'tech',
    asked: [
      'Do you know what the sensors do?',
      'how well do you know the turbines',
      'Can I explain the technical side to you?',
      'do you understand maintenance planning',
    ],
    says: [
      'I know that they listen to bearings. I have an expensive acquaintance with bearings. The rest I leave to you, in return for the figures.',
      'Enough to know that what is not greased comes back. Beyond that you are the expert, please be one in euros.',
    ],
  },
  {
    id: 'grease-who',
    asked: [
      'Who proposed the grease cut?',
      'why did nobody warn you about the gearboxes',
      'What did you learn from that saving?',
      'whose idea was it to cut the lubrication',
    ],
    says: [
      'I proposed it, and everybody nodded. The maintenance chief told me afterwards that he had known. I asked why he had not said so. He said I had not looked as though I wished to hear it.',
      'It was mine. Since then I ask for the second column, and I try to look as though I wished to hear it.',
    ],
    tells: ['gearboxes'],
  },
  {
    id: 'second-column',
    asked: [
      'What do you want to know about each cut?',
      'which consequences interest you',
      'How should I show you what it costs later?',
      'would a table with cost now and cost later be good',
      'what is your second column',
    ],
    says: [
      'Beside each saving, what it costs afterwards, in euros, with the month. A zero is permitted, if you have looked. ’Risk: medium’ is not.',
      'Saving left, cost right, month beneath. I can read that in a lift.',
    ],
  },
  {
    id: 'hours-cost',
    asked: [
      'How do I price lost hours?',
      'should I put three hours a week into euros',
      'do soft effects count for you',
      'what if I can’t put a number on the consequence',
    ],
    says: [
      'Multiply. People times hours times weeks, and say which rate you took. If you truly cannot, write ’not known’ in the cell, and I shall think better of you than of an invented six.',
    ],
  },
  {
    id: 'minimum',
    asked: [
      'What is the minimum you need from me today?',
      'what would satisfy you',
      'Which conditions must be met for a yes?',
      'what do you want to hear from me',
      'your limit please',
    ],
    says: [
      'A figure you would sign, the dates on which it moves, what it costs me later, and one thing you refuse. I can dispense with the slides.',
      'Four items: figure, dates, price, refusal. So far this week nobody has managed all four.',
    ],
  },
  {
    id: 'sign-today',
    asked: [
      'Can we settle it now?',
      'will you sign today if I bring the figure',
      'Do you agree to this on the spot?',
      'is your yes final',
      'who else has to approve',
    ],
    says: ['If it adds up, yes, and it needs nobody else. I do not consult in order to appear to have consulted.'],
  },
  {
    id: 'if-refuse',
    asked: [
      'What will you do if I refuse?',
      'and if you get nothing by Friday',
      'Would you stop the project?',
      'what happens on monday if we don’t agree',
    ],
    says: [
      'I take it from the top line on Friday at six, and you discover on Monday which part of Tideline it was. I would rather not. I am an accountant, I dislike surprises, even my own.',
    ],
  },
  {
    id: 'day-after',
    asked: [
      'What happens after New Year’s Eve?',
      'when do you check whether it worked',
      'What would we talk about in January?',
      'how will we know that it was enough',
    ],
    says: [
      'On the second of January I look at one number, and then I either send you a bottle or an invitation. In both cases the postponed lines come back on their dates.',
    ],
  },
  {
    id: 'meet-again',
    asked: [
      'When shall we meet again?',
      'can I come back on Thursday',
      'would a short call tomorrow be possible',
      'Do you want to see a draft before?',
    ],
    says: ['Thursday at eleven, ten minutes. Bring the page and not the project.'],
  },
  {
    id: 'opinion-project',
    asked: [
      'What do you think of Tideline?',
      'is our project well run in your view',
      'Do you believe in what we do?',
      'would you have approved the project again',
    ],
    says: [
      'It is the only one of the five whose spending I could follow without a guide. I should approve it again. That is not an exemption.',
      'I approve of it. You will find that I am hardest on things I approve of.',
    ],
  },
  {
    id: 'opinion-me',
    asked: [
      'What do you think of me?',
      'am I better than the other four',
      'Do you trust my figures?',
      'how can I earn your trust',
    ],
    says: [
      'I shall know on Thursday, when I have checked two of your figures at random. If both hold I shall not check again this year.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you angry with the projects?',
      'you seem under pressure',
      'Do you enjoy cutting budgets?',
      'is it a hard week for you',
    ],
    says: [
      'Angry, no. It is a poor use of November. I did not enter this profession in order to frighten people about tablets.',
    ],
  },
  {
    id: 'job',
    asked: [
      'How long have you been CFO?',
      'what did you do before Sturmhav',
      'did you work in a shipyard',
      'since when are you with the company',
    ],
    says: [
      'Seven years at Sturmhav, and before that shipyards, which prepare one for anything that sinks slowly. I answer to Dr. Reimers and to the thirty-first of December.',
    ],
  },
  {
    id: 'private',
    asked: [
      'How was your Sunday?',
      'do you have a family',
      'How old are you?',
      'what do you do at Christmas',
      'do you sail yourself',
    ],
    says: ['I am in good repair, and fully depreciated. We were speaking of four hundred and eighty thousand.'],
  },
  {
    id: 'which-weighs',
    asked: [
      'What is more important to you, the amount or the date?',
      'which of your conditions weighs most',
      'if you could only have one thing from me',
      'what should I solve first',
    ],
    says: [
      'The date. An amount on the wrong day is an anecdote. If you can only bring me one thing, bring me something that does not leave in December.',
      'You may take that as said: first when, then how much, then what it costs later.',
    ],
  },
  {
    id: 'good-friday',
    asked: [
      'What would be a good result for you?',
      'when would you call the week a success',
      'How do you hope this ends?',
      'what would make you happy on Friday',
    ],
    says: [
      'That I type one number at six, do not have to explain it, and go home before the cleaner. I have simple tastes in an expensive profession.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What do we get in return?',
      'can you offer us something for our help',
      'if we give more than we must, what do you do for us',
      'will you remember it next year',
    ],
    says: [
      'A chief financial officer who answers your letters within the day and leaves your lockout alone. And when the others ask how one does it, I shall mention a name.',
    ],
  },
  {
    id: 'fifteen-why',
    asked: [
      'Why exactly fifteen per cent?',
      'how did you calculate the fifteen',
      'who set the percentage',
      'is fifteen the same for every project',
    ],
    says: [
      'Because ten would have been talked down to six, and twenty would have been fought over until Easter. It is the same for all five. I set it, on a Sunday, without pleasure.',
    ],
  },
  {
    id: 'sums-terms',
    asked: [
      'What is the difference between a cut and a delay for you?',
      'can you explain the difference between budget and cash',
      'what do you mean by money that leaves the account',
      'I’m not a finance person, help me understand',
    ],
    says: [
      'A budget is what you may spend. Cash is what I have on the day you do. One may own the first and die of the second. Ask me which of them I am short of.',
      'Permission, and money. You have too much of the one for what I have of the other.',
    ],
  },
  {
    id: 'time-now',
    asked: [
      'How long do we have?',
      'are you in a hurry',
      'when is your next meeting',
      'can I have an hour of your time',
    ],
    says: ['Twenty minutes. Herr Dierks had forty, and used thirty-five of them on his feelings about a crane.'],
  },
  {
    id: 'worst-answer',
    asked: [
      'What should I not do in this conversation?',
      'which answers annoy you most',
      'What did the other four do wrong?',
      'how do I avoid making the same mistake as the others',
    ],
    says: [
      'They began with why, and I had asked how much. Begin with a number. Should it turn out to be wrong, I shall have something to correct, and I am a better person when I correct.',
    ],
  },
];
