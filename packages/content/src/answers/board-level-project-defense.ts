import type { Answer } from '@parley/shared';

export const boardLevelProjectDefenseAnswers: readonly Answer[] = [
  {
    id: 'why-stop-question',
    asked: [
      'Why do you ask about stopping at all?',
      'do you want to kill the programme',
      'Are you in favour of stopping?',
      'is meridian dead for you already',
    ],
    says: [
      'I do not want to stop. I want to have looked at it. With 18.0 nobody looked.',
      'Looking is not stopping. It is my task.',
    ],
  },
  {
    id: 'sunk-cost',
    asked: [
      'Isn’t it a waste to stop after so much money?',
      'we have already invested 15 million',
      'so near to the end, why give up',
      'eleven plants done, that must count',
    ],
    says: [
      'No. The eleven plants run also if you stop. What counts begins on Friday.',
      'Gone is gone. You try it with other words.',
    ],
  },
  {
    id: 'antwerp-lesson',
    asked: [
      'What did you learn from Antwerp?',
      'why did you vote yes in 2011',
      'what was missing in the Antwerp decision',
      'was it you alone who got it wrong',
    ],
    says: [
      'We all knew it was wrong. Nobody had the second number on paper. So nobody could say it.',
      'No second number. Nothing more to learn there.',
    ],
    after: { concern: 'finish-or-stop', level: 'heard' },
    until: ['Antwerp was a reactor, and a vote. Today it is a system, and a vote. First your figures.'],
  },
  {
    id: 'years-horizon',
    asked: [
      'Over how many years should we compare?',
      'which period do you use',
      'five years or three for the comparison?',
      'how long would the old systems have to live',
    ],
    says: [
      'Five. The old systems have support for about so long. Show me three also; if the answer changes, I want to see it.',
      'Five, and three beside it.',
    ],
  },
  {
    id: 'when-stop-yourself',
    asked: [
      'In which case would you stop?',
      'what would make you vote no',
      'when is stopping right in your view',
      'give me your stop criterion',
    ],
    says: ['If two of the five plants go, or the first one runs away. Then I stop, and without a second meeting.'],
  },
  {
    id: 'nothing-third-way',
    asked: [
      'Is there anything between stop and finish?',
      'what about a pause',
      'could we freeze the programme for a year',
      'why not finish only some of the plants',
    ],
    says: [
      'Pause, no. A pause costs like finishing and delivers like stopping. A part of the plants, that one can calculate.',
    ],
  },
  {
    id: 'leave-out-tarragona',
    asked: [
      'What if we leave Tarragona out?',
      'shall we take tarragona last',
      'does the offer change the order of plants',
      'should we wait for the sale',
    ],
    says: ['Leave it for the end. If it is sold, you have saved it. If not, you know by then what a plant costs.'],
    after: { knows: 'plants-for-sale' },
    until: [
      'For each plant I want to know whether it still belongs to us when you arrive. Take the doubtful one last.',
    ],
  },
  {
    id: 'sale-secret',
    asked: [
      'May I use the sale in my paper?',
      'who knows about the offer',
      'can I talk to the plant about it',
      'is the buyer known',
    ],
    says: [
      'No. Not in the paper, not in the corridor. You may put one plant last and not say why. Three persons know it. Now four.',
    ],
    after: { knows: 'plants-for-sale' },
    until: ['What the board has on the table besides Meridian, it says itself. Write your paper without rumours.'],
  },
  {
    id: 'start-again',
    asked: [
      'Would you start Meridian again today?',
      'was the original decision wrong',
      'did the board approve it too fast',
      'regret the 18.0?',
    ],
    says: ['The eleven, yes. The price, no. We asked what it costs and not what makes it cost more.'],
  },
  {
    id: 'systems-alternative',
    asked: [
      'Could the last plants stay on the old software?',
      'what about another supplier',
      'is a cheaper tool possible',
      'couldn’t they use the old systems forever',
    ],
    says: [
      'Forever does not exist in software. The five years I have from Nadler, head of IT. Ask him what comes in year six.',
    ],
  },
  {
    id: 'vote-now',
    asked: [
      'Will you vote for finishing?',
      'can I rely on a yes from you',
      'can we count on you on friday',
      'how will you vote as things stand',
      'yes or no from you?',
    ],
    says: [
      'As it stands: no. With two columns, a brake and a true saving: yes. You have the half hour.',
      'No, as before. It moves when the paper moves.',
    ],
  },
  {
    id: 'whole-sum',
    asked: [
      'Can the board release the full 9.4?',
      'why not approve everything in one vote',
      'one release is simpler, isn’t it',
      'we need the money in one piece',
    ],
    says: ['No. Three times in one piece. Bring pieces.'],
  },
  {
    id: 'tranche-yes',
    asked: [
      'Would you support releasing plant by plant?',
      'what if you approve only Antwerp first',
      'is a first tranche acceptable to you',
      '1.9 now and decide again in June, ok?',
    ],
    says: ['Yes. Antwerp, one amount, one date. After it my committee looks, and then the next.'],
    after: { concern: 'fourth-increase', level: 'answered' },
    until: [
      'In principle, yes. But how much of the total is firm, and who stops it? Without that, a tranche is only a slower increase.',
    ],
  },
  {
    id: 'tolerance',
    asked: [
      'How much overrun would you tolerate?',
      'what is the limit for a plant',
      'ten percent over, is that fine',
      'when exactly would you pull the plug',
    ],
    says: [
      'Ten per cent for a plant. At eleven it stops, and you come to me before the next invoice.',
      'Ten. Not ten and a good reason.',
    ],
  },
  {
    id: 'contingency',
    asked: [
      'Is a reserve allowed?',
      'can we have some contingency',
      'shall I put in a buffer',
      'how big should the reserve be',
    ],
    says: [
      'Yes, if it is visible and mine. You ask for it by letter. A reserve inside the number is how 19.5 became 21.0.',
      'Visible, and released by me. Nothing else.',
    ],
  },
  {
    id: 're-baselined',
    asked: [
      'The forecast is bottom-up, why don’t you believe it?',
      'we strengthened cost control, is that not enough',
      'isn’t our new estimate solid',
      'this time it is really calculated',
    ],
    says: [
      '21.0 also came from below. The direction of adding does not make it true. Show what is signed.',
      'I do not audit adjectives. Signed, or not signed.',
    ],
  },
  {
    id: 'which-plant-expensive',
    asked: [
      'Which plant do you worry about?',
      'where do you expect the overrun',
      'which of the five is the hardest',
      'is there a plant that could break it',
    ],
    says: ['You know it, I guess it. My guess: where the recipes are on paper. Say me yours, and how bad.'],
  },
  {
    id: 'fixed-price-trust',
    asked: [
      'Do you trust fixed-price contracts?',
      'fixed price is safe, no?',
      'what is the catch with the fixed part',
      'could the supplier still charge more',
    ],
    says: [
      'With a scope behind it, yes. Without, it is an opening offer. Schaub in procurement has read the annexes. Ask him which one is thin.',
    ],
  },
  {
    id: 'supplier-blame',
    asked: [
      'The supplier caused the rises, do you see that?',
      'what do you think of our integrator',
      'should we sue the vendor',
      'is the vendor not responsible for the cost',
    ],
    says: ['Perhaps. He did not write three letters to the board. You did, or your chair did.'],
  },
  {
    id: 'earlier-reasons',
    asked: [
      'Why did it rise each time, in your opinion?',
      'what went wrong with the numbers',
      'what do you think made it more expensive',
      'reasons of the increases?',
    ],
    says: [
      'Each time a plant was “special”. Sixteen plants, sixteen times special. One should have known it at plant two.',
    ],
  },
  {
    id: 'why-signed',
    asked: [
      'Why did you sign the earlier increases?',
      'you agreed to them as well, didn’t you',
      'doesn’t the board share the blame',
      'what made you approve three times',
    ],
    says: ['I was told it is the last. I wanted it to be the last. That is not an audit, and it is mine.'],
  },
  {
    id: 'out-of-savings',
    asked: [
      'Shall I delete the savings from the paper?',
      'what if I withdraw the 4.0',
      'would you accept only the booked part',
      'can we take out what finance can’t see',
    ],
    says: [
      'Yes. Out. What is booked stays, with a signature beside it. The paper becomes shorter and stronger.',
      'Yes. Tonight, please.',
    ],
  },
  {
    id: 'qualitative',
    asked: [
      'Many benefits can’t be measured, do you accept that?',
      'what about the qualitative advantages',
      'isn’t transparency worth something',
      'the benefits come later, when all plants run',
    ],
    says: ['In an annex. The board can read it in the train. Not in the column.'],
  },
  {
    id: 'where-savings',
    asked: [
      'Where do the real savings come from?',
      'how did finance find them',
      'what kind of savings are booked',
      'why did only two of the plants save anything',
    ],
    says: [
      'Less stock on the floor, fewer express trucks. Two accounts, both one can read. In the other plants the stock is the same, I looked.',
    ],
  },
  {
    id: 'regula-talk',
    asked: ['Can I speak to Regula?', 'who is Regula Aebi', 'what does finance think of Meridian', 'is she against us'],
    says: [
      'Head of finance. Against nobody. Call her before noon, bring the ledger accounts and no slides. If she signs, I do not check.',
      'Before noon. With accounts.',
    ],
  },
  {
    id: 'regula-no',
    asked: [
      'What if Regula won’t sign in time?',
      'suppose finance finds less than that',
      'if she signs a smaller figure, what then',
      'can the paper go without her signature',
    ],
    says: ['Then smaller, or nothing. The case must hold at zero. If it holds only at 4.0, I have my answer already.'],
  },
  {
    id: 'savings-honest',
    asked: [
      'Do you think we lied about the savings?',
      'are you accusing my team',
      'who wrote the 4.0 in your opinion',
      'was it deliberate',
    ],
    says: ['No. Someone hoped, and someone rounded. Then forty pages grew over it.'],
  },
  {
    id: 'steering-group',
    asked: [
      'What is wrong with our steering group?',
      'who should be in the steering committee',
      'would three people be better',
      'should we dissolve it',
    ],
    says: [
      'Fourteen. One cannot decide with fourteen, one can only be informed. Three, and none of them a guest.',
      'Three. It is still too many, but it is usual.',
    ],
  },
  {
    id: 'joost',
    asked: [
      'Who is Joost?',
      'do you trust Joost Vermeulen',
      'is the Antwerp manager the right one',
      'what do you know of the head of Antwerp',
    ],
    says: [
      'Vermeulen, plant manager in Antwerp. Says no often, so his yes is worth something. If he signs, put it on page one.',
    ],
  },
  {
    id: 'plant-managers-refuse',
    asked: [
      'What if a plant manager doesn’t want to sign?',
      'can I force them to sign',
      'one of them will refuse, and then',
      'signatures by Friday are hard to get',
    ],
    says: [
      'Then this plant does not get money. And you tell me the name. No more is needed.',
      'No signature, no money. It is short, so I say it twice.',
    ],
  },
  {
    id: 'my-name',
    asked: [
      'Should I sign personally?',
      'do you want my head if it fails',
      'what happens to me if it goes over',
      'am I accountable for the total',
    ],
    says: [
      'Yes, you, for the total. Your head helps nobody. Your signature means you call me before the number comes and not after it.',
      'Yes, you. It was clear the first time.',
    ],
  },
  {
    id: 'fired',
    asked: [
      'Is my job at risk?',
      'do you want to replace me',
      'should someone else run Meridian',
      'are you thinking of changing the director',
    ],
    says: ['Today, no. With a fourth letter, yes. You asked, so I say it.'],
  },
  {
    id: 'board-who',
    asked: [
      'Who wants to stop it?',
      'which members are on our side',
      'who leads the opposition on the board',
      'tell me about the other six',
    ],
    says: [
      'Amsler leads the ones who stop. He has sold two businesses and slept well. Names of the others I do not give.',
    ],
  },
  {
    id: 'board-convince',
    asked: [
      'Can I talk to the other members?',
      'should I lobby before Friday',
      'would it help if I called Amsler',
      'how do I convince the rest of the board',
    ],
    says: [
      'No. Calls before a vote smell. One corrected page to all seven, the same page, the same hour.',
      'One page to all. No calls.',
    ],
  },
  {
    id: 'chairman',
    asked: [
      'What does the chairman think?',
      'who chairs the board',
      'is the CEO behind us',
      'does management support it',
    ],
    says: [
      'Lüscher, the chairman, wants a clean vote and no drama. The management wants to finish. Naturally, it is their system.',
    ],
  },
  {
    id: 'friday-present',
    asked: [
      'May I present on Friday?',
      'how long do I get in the meeting',
      'will I be in the room on the 27th',
      'what will they ask me there',
    ],
    says: [
      'Ten minutes, item four, then you go out. They ask what it costs to stop. If it stands on page one, they ask less.',
      'Ten minutes. Prepare eight.',
    ],
  },
  {
    id: 'postponed',
    asked: [
      'Can the vote be postponed?',
      'what if the paper isn’t ready by friday',
      'next board meeting instead?',
      'more time would help, is that possible',
    ],
    says: [
      'Once, to June. But in June the exits are dearer and Meridian has paid three months of people. Count that in, if you ask for it.',
      'June. With the price of June.',
    ],
  },
  {
    id: 'deadline-paper',
    asked: [
      'When must the corrected page be with you?',
      'by when do you need it',
      'can I send it on Thursday',
      'what is the last moment for changes',
    ],
    says: [
      'Wednesday evening. Thursday I read, Friday I vote. After it I read only the minutes.',
      'Wednesday evening. It was that before, too.',
    ],
  },
  {
    id: 'page-form',
    asked: [
      'How should the page look?',
      'what belongs on page one',
      'how long may the paper be',
      'should I rewrite the forty pages',
    ],
    says: [
      'One page. Left finish, right stop, from Friday on. Under it: firm, soft, who stops it. The forty pages as annex, nobody is hurt.',
      'Left, right, under it. It is not difficult, only unpleasant.',
    ],
  },
  {
    id: 'conditions-list',
    asked: [
      'What are your conditions exactly?',
      'under what conditions do you vote yes',
      'list what I need to deliver',
      'what is your minimum',
    ],
    says: [
      'Three. Both columns from today. Money in pieces, with a stop after each. Savings only from the accounts. Names I take also, gladly.',
      'The same three. They fit on a stamp.',
    ],
  },
  {
    id: 'audit-committee',
    asked: [
      'What would your committee do in between?',
      'how often would you look at it',
      'is the audit committee able to stop it',
      'who decides after each plant',
    ],
    says: [
      'After each plant: one hour, three members, actual against plan. It can stop it, if the board writes so on Friday. Draft that sentence for me.',
    ],
  },
  {
    id: 'auditor',
    asked: [
      'Have the auditors seen the figures?',
      'is an external review useful',
      'would a second opinion help you',
      'shall we bring in a consultant',
    ],
    says: ['No consultants. For the price one can clean the data of a plant. Aebi and her two people are enough.'],
  },
  {
    id: 'stop-consequences',
    asked: [
      'What happens the day after a stop?',
      'if the board stops it, what then',
      'who tells the team in that case',
      'consequences of a no on friday',
    ],
    says: [
      'Monday the exits are called, and eighty people look for something else. The eleven plants go on. I have thought it through; page one does not.',
      'Exits, eighty people, eleven plants. I repeat it without pleasure.',
    ],
  },
  {
    id: 'people',
    asked: [
      'What about the people in the plants?',
      'do you think of the staff at all',
      'how would the plants react to a stop',
      'what do the operators say',
    ],
    says: [
      'In Visp the planner showed me his old list and then threw it away. I saw it. It does not replace a column.',
    ],
  },
  {
    id: 'visited',
    asked: [
      'Which plants have you visited?',
      'have you seen the system working',
      'what did you see in the plants',
      'did you talk to users',
    ],
    says: ['Visp and two others, unannounced. It works. People grumble where the training was short.'],
  },
  {
    id: 'technical',
    asked: [
      'Do you understand the technical risk?',
      'what about data migration',
      'is the software the right choice',
      'do you see technical problems',
    ],
    says: [
      'I was a chemist. For software there is Nadler, head of IT. Ask him one thing: which plant has the worst data. He knows it and nobody asks.',
    ],
  },
  {
    id: 'legal-exit',
    asked: [
      'Are the exit costs negotiable?',
      'could lawyers reduce the contract exits',
      'is the contract exit figure right',
      'what does legal say about terminating',
    ],
    says: ['Ask Frau Christen, the general counsel. My experience: an exit never becomes cheaper when one needs it.'],
  },
  {
    id: 'other-budget',
    asked: [
      'Could the plants pay a part?',
      'is there money in another budget',
      'can operations share the cost',
      'can we shift it to next year',
    ],
    says: ['Another pocket of the same trousers. The board sees the trousers. No.'],
  },
  {
    id: 'fourth-way-cheaper',
    asked: [
      'What if we cut the scope?',
      'could we finish cheaper with fewer functions',
      'drop some features, would that help',
      'would 8 million be acceptable',
    ],
    says: [
      'Possible, if the plants do not notice it in the third month. Which function, which plant, how much less? Then I listen.',
    ],
  },
  {
    id: 'fear',
    asked: [
      'What do you fear most on Friday?',
      'what is your worst case',
      'what keeps you awake about this',
      'where is your biggest risk personally',
    ],
    says: ['A fourth letter with the word final. And my name under it, in the same ink.', 'The fourth letter. Still.'],
  },
  {
    id: 'angry',
    asked: ['Are you angry with us?', 'you seem cold', 'did I annoy you', 'are you disappointed in me'],
    says: ['No. I read. It looks similar.'],
  },
  {
    id: 'trust',
    asked: ['Do you trust me?', 'what do you think of me', 'what do you think of my team', 'can I win your confidence'],
    says: [
      'The team builds well. The director writes too long. Trust comes with a number that is bad and from you.',
      'A bad number, from you. I wait.',
    ],
  },
  {
    id: 'recommend',
    asked: [
      'Would you recommend our programme to others?',
      'would you work with us again',
      'how will you remember Meridian',
      'are we a good team in your eyes',
    ],
    says: ['Ask me after plant sixteen. Before that I recommend nothing.'],
  },
  {
    id: 'role',
    asked: [
      'How long have you been on the board?',
      'what did you do before',
      'what exactly is your function',
      'who do you answer to',
    ],
    says: [
      'Nine years board, five of it audit. Twelve years a plant before. I answer to the shareholders, and to the minutes.',
    ],
  },
  {
    id: 'need-me',
    asked: [
      'What do you want from me now?',
      'where should I begin',
      'how can I use the half hour best',
      'what do you need in order to decide',
    ],
    says: [
      'The column that is missing. Then what is soft. Then what you take out. In this order, without slides.',
      'Column. Soft part. What goes out.',
    ],
  },
  {
    id: 'advice',
    asked: [
      'What would you do in my place?',
      'do you have advice for me',
      'how did you handle this as plant manager',
      'any tip for friday',
    ],
    says: ['In my plant I said first what I did not know. It took one minute. After it they believed the rest.'],
  },
  {
    id: 'why-not-told',
    asked: [
      'Why didn’t you say this earlier?',
      'nobody told us you wanted a stop case',
      'when did you start doubting',
      'could you not have asked in january',
    ],
    says: [
      'I asked in November, in writing, for the costs of stopping. I got a diagram. So I read the forty pages myself.',
    ],
  },
  {
    id: 'next-meeting',
    asked: [
      'Can we meet again before Friday?',
      'may I call you with questions',
      'when do we talk next',
      'is there a second appointment',
    ],
    says: [
      'Thursday at seven, in the morning, ten minutes, if the page came Wednesday. Otherwise it is not necessary.',
    ],
  },
  {
    id: 'minutes',
    asked: [
      'Shall I write down what we agreed?',
      'do you want a summary',
      'will you confirm it by mail',
      'should this go in the minutes',
    ],
    says: ['Yes. Half a page, tonight, with numbers. What is not in it I have not said.', 'Half a page. Tonight.'],
  },
  {
    id: 'private',
    asked: [
      'Do you have a family?',
      'what do you do when you’re not reading',
      'how old are you',
      'will you retire soon',
    ],
    says: ['Not on the agenda. Item one is Meridian. There is no item two.'],
  },
  {
    id: 'forward-what',
    asked: [
      'What do you mean by two columns?',
      'from today, what does that mean exactly',
      'how should I compare finishing and stopping',
      'explain the comparison you want',
    ],
    says: [
      'Left, every franc if we finish. Right, every franc if we stop. Only francs not yet paid. Five years. Sum at the bottom.',
      'Left, right, sum. From Friday.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What is the decisive point for you?',
      'which of your questions weighs most',
      'where do I lose you or win you',
      'if there’s only time for one topic',
    ],
    says: ['Whether stopping is cheaper. If yes, the rest is archaeology.'],
  },
  {
    id: 'in-return',
    asked: [
      'What do I get if I deliver that?',
      'if the conditions are met, can I rely on you',
      'would you argue for us in the board',
      'will you speak for Meridian on Friday',
    ],
    says: ['My vote, and five minutes of explanation to the other six. I do not do it often, so they listen.'],
  },
  {
    id: 'time-left',
    asked: [
      'How much of the half hour is left?',
      'do you have time for a longer explanation',
      'may I show you slides',
      'can I go through the paper with you',
    ],
    says: ['Enough for numbers. Not for slides. The paper I have read, you need not carry me through it.'],
  },
  {
    id: 'good-friday',
    asked: [
      'What would a good outcome be for you?',
      'when would you leave Friday’s meeting content',
      'what do you want to achieve yourself',
      'what does success look like for you',
    ],
    says: ['A vote that I would also give in 2030, with the minutes in my hand. Which way, is second.'],
  },
];
