import type { FollowUp } from '@parley/shared';

export const boardLevelProjectDefenseFollowUps: readonly FollowUp[] = [
  {
    id: 'forty-pages-which',
    on: ['opening'],
    asked: [
      'Which part of the forty pages did you miss most?',
      'what did you not find in the forty pages',
      'You’ve read all of it. What is missing for you?',
      'the forty pages, which of them was weak in your eyes?',
    ],
    says: [
      'One line on stopping, in forty pages. Page six is colour, page nineteen has a footnote. Missing is a page that compares.',
    ],
  },
  {
    id: 'not-stop-meaning',
    on: ['opening', 'concern:finish-or-stop'],
    asked: [
      'Why should we stop? Do you want us to?',
      'so are you against it?',
      'do you mean you would like to stop',
      'Is stopping really on the table?',
    ],
    says: [
      'It is on the table, since Friday has two answers. I am not against it. I have calculated nothing yet, because you gave me nothing to calculate.',
    ],
  },
  {
    id: 'vote-alone',
    on: ['opening', 'fact:the-vote'],
    asked: [
      'Do you vote alone on Friday?',
      'how many people vote on it',
      'Who else votes with you?',
      'is it the whole board that votes or just your committee',
    ],
    says: ['The whole board, seven members, open and by hand. My committee has no separate vote on Friday.'],
  },
  {
    id: 'item-four-before',
    on: ['fact:the-vote', 'answer:friday-present'],
    asked: [
      'What comes before item four?',
      'at what time is item four',
      'When on Friday is item four called?',
      'item four, what hour will that be',
    ],
    says: [
      'About ten. Before it the accounts, the insurance and the minutes. Be there at nine thirty, they sometimes go fast.',
    ],
  },
  {
    id: 'seven-only-this-line',
    on: ['fact:the-vote'],
    asked: [
      'Why only that line?',
      'why would the seven read just the savings',
      'Is that line a problem for you?',
      'what’s wrong with the line of 4.0 a year',
    ],
    says: [
      'It is a large round number on top of a page. One looks at it, and not below. And finance does not have it.',
    ],
  },
  {
    id: 'tarragona-difference',
    on: ['fact:approved-and-forecast'],
    asked: [
      'What do you mean, one plant in Tarragona?',
      'why is the difference a plant in tarragona',
      '6.6 million, as big as a plant?',
      'you compare the rise to a plant, is that so large',
    ],
    says: [
      'I mean the size. For 6.6 million I can build something that one can walk through. Here it is a correction.',
    ],
  },
  {
    id: 'visited-three-which',
    on: [
      'answer:visited',
      'answer:people',
      'answer:live-plants-risk',
      'answer:cork-visp',
      'fact:spent-and-live',
      'statement:eleven-work',
      'statement:fourteen-live',
      'answer:live-plants-risk',
    ],
    asked: [
      'Were they told that you were coming?',
      'in which month did you visit them',
      'When were you there?',
      'and what were the other two plants',
      'Which two others?',
      'Which three have you visited?',
      'which plants of the eleven did you see',
      'You went there yourself? When?',
      'three of the eleven, which ones were these',
    ],
    says: [
      'Visp, and two others. In January, unannounced, one morning each with the planner. The other two names I keep, they did not know that I came to check.',
    ],
  },
  {
    id: 'then-what-question',
    on: ['fact:spent-and-live', 'statement:eleven-work'],
    asked: [
      'Then what is your question?',
      'if it works, what is your question',
      'What is it that you ask, then?',
      'so what do you want to know instead',
    ],
    says: ['What the last five cost, finished, and what they cost, stopped. Both from Friday on, in francs.'],
  },
  {
    id: 'page-one-why',
    on: ['fact:cost-of-stopping', 'statement:stop-figures-told'],
    asked: [
      'Would that have changed your view?',
      'if it had been on page one, would it have helped?',
      'Why page one?',
      'is it enough if I put this on page one now',
    ],
    says: ['It would have spared you this half hour. On page one everybody reads it, on page thirty only I do.'],
  },
  {
    id: 'stop-figures-check',
    on: [
      'fact:cost-of-stopping',
      'statement:stop-figures-told',
      'statement:two-columns',
      'answer:stopping-cost-view',
      'statement:stop-costs-ten',
    ],
    asked: [
      'Do you accept these two figures?',
      'can you check the 2.2 and the 3.1',
      'Do 2.2 and 3.1 seem right to you?',
      'are you fine with 3.1 a year for the old systems',
    ],
    says: [
      'As working figures, yes. The 2.2 Schaub can confirm from the contracts, the 3.1 Nadler. I ask both on Wednesday.',
    ],
  },
  {
    id: 'fifth-number-where',
    on: ['fact:fixed-price-part', 'concern:fourth-increase'],
    asked: [
      'What do you mean by the fifth number?',
      'which fifth number',
      'The fifth number, what is that?',
      'fifth number, sorry, do you mean another increase',
      'The fifth?',
      'which number is the fifth one',
    ],
    says: [
      'The next forecast. Four numbers stand already under Meridian, the first from the board, three from you. I ask for the one nobody has written yet.',
    ],
  },
  {
    id: 'rest-how-much',
    on: ['fact:fixed-price-part', 'statement:firm-soft-split', 'statement:soft-part-told'],
    asked: [
      'So the 2.6 is what worries you?',
      'it’s only the 2.6 you doubt?',
      'Is the 6.8 all right for you then?',
      'do you take the 6.8 as firm',
    ],
    says: [
      'The 6.8 I take as firm when Schaub has confirmed the scope. Then only the 2.6 is left, and it needs a worst case.',
    ],
  },
  {
    id: 'three-letters-from',
    on: [
      'fact:three-increases',
      'concern:fourth-increase',
      'statement:first-increase',
      'answer:increases-seen',
      'statement:just-trust',
      'answer:why-signed',
      'statement:three-times-wrong',
      'common:tried_before',
    ],
    asked: [
      'Who wrote those letters?',
      'three letters from whom',
      'Do you have the letters here?',
      'the letters with the word final, who signed them',
      'Which letters?',
      'letters from whom, from the programme?',
    ],
    says: [
      'The programme wrote, a director signed, each time another one. They are in this folder. The second is the shortest.',
    ],
  },
  {
    id: 'why-sign-each',
    on: ['fact:three-increases'],
    asked: [
      'Why did you sign them all?',
      'you signed three times, why',
      'What made you sign the last one?',
      'and why did you say yes to the 24.6 letter',
    ],
    says: [
      'The first was plausible. The second I wanted to believe. Under the third I put my name and slept badly. There is no fourth.',
    ],
  },
  {
    id: 'rises-when',
    on: [
      'fact:three-increases',
      'concern:fourth-increase',
      'answer:why-signed',
      'answer:earlier-reasons',
      'statement:three-times-wrong',
    ],
    asked: [
      'how many times did the forecast go up',
      'How many increases has Meridian had?',
      'When was the last rise?',
      'how much time lay between the increases',
      'How far apart did they come?',
      'at what point did it go from 21.0 to 24.6',
    ],
    says: ['About a year between one and the next, and the last one this winter. The dates stand on the letters.'],
  },
  {
    id: 'which-rise-worst',
    on: ['fact:three-increases', 'concern:fourth-increase', 'statement:third-rise', 'answer:fear'],
    asked: [
      'Which of the three was the worst?',
      'what rise disturbed you most',
      'Is it the last one, from 21.0 to 24.6, that bothers you most?',
      'the biggest was the third, wasn’t it?',
    ],
    says: ['The third. 3.6 in one step, after 1.5 and 1.5. It becomes larger, not smaller.'],
    tells: ['three-increases'],
  },
  {
    id: 'booked-where',
    on: ['fact:booked-savings'],
    asked: [
      'In which accounts is the 1.3?',
      'where exactly did she find the 1.3',
      'What is the 1.3 made of?',
      'the one point three, from which plants does it come',
    ],
    says: ['Visp and Cork. Less stock on the floor, fewer express trucks, two accounts. The other nine show nothing.'],
  },
  {
    id: 'booked-trust-13',
    on: ['fact:booked-savings'],
    asked: [
      'So you would accept 1.3?',
      'could the 1.3 go in the paper',
      'Is 1.3 good enough for you?',
      'would you leave the 1.3 a year in',
    ],
    says: ['Yes, the 1.3 goes in, with her signature and the two plants beside it. It is small and it is there.'],
  },
  {
    id: 'missing-27',
    on: ['fact:booked-savings'],
    asked: [
      'And the other 2.7?',
      'what happened to the missing 2.7 then',
      'So 2.7 is just made up?',
      'where did the rest of the 4.0 go',
    ],
    says: [
      'Somewhere between hope and rounding. Not lost, it was never there. Find me an account for it and it comes back in.',
    ],
  },
  {
    id: 'when-did-regula',
    on: ['fact:booked-savings', 'concern:unbooked-savings', 'statement:four-validated'],
    asked: [
      'When did Regula look for it?',
      'since when does she know it isn’t there',
      'Did Regula tell anyone in my team?',
      'when exactly did finance search for the savings',
    ],
    says: ['In the last week of February, two days. She told me, because I had asked. She would have told you also.'],
  },
  {
    id: 'three-and-three-who',
    on: ['fact:board-count'],
    asked: [
      'Who are the three who want to stop?',
      'which three are for finishing',
      'Who’s on which side?',
      'three and three, do you know the names',
    ],
    says: ['Amsler leads the three who stop. Other names I do not give, they can tell you themselves on Friday.'],
  },
  {
    id: 'seventh-means',
    on: ['fact:board-count'],
    asked: [
      'So it all depends on you?',
      'then your vote decides?',
      'You have the casting vote?',
      'that means you alone decide on friday',
    ],
    says: ['By arithmetic, yes. I do not enjoy it. Therefore I want a calculation and not a feeling.'],
  },
  {
    id: 'count-how-know',
    on: ['fact:board-count'],
    asked: [
      'How do you know how they’ll vote?',
      'did they tell you their votes',
      'Are the six others decided already?',
      'might one of those three still change his mind',
    ],
    says: ['Each said it to me, without being asked. Whether one of them still moves depends on what is on your page.'],
  },
  {
    id: 'antwerp-how-much-after',
    on: ['fact:antwerp-reactor', 'answer:antwerp-lesson'],
    asked: [
      'What did it cost in the end?',
      'how much more did you put into the reactor',
      'What happened between 2011 and 2014?',
      'was the reactor ever running',
    ],
    says: [
      'It ran, never full, and in 2014 it was closed. What we added after the vote I do not say by heart. It was all lost.',
    ],
  },
  {
    id: 'antwerp-why-yes',
    on: ['fact:antwerp-reactor', 'concern:finish-or-stop', 'answer:antwerp-lesson'],
    asked: [
      'Why did nobody say anything?',
      'why did everyone vote yes in Antwerp',
      'Did you know it was wrong?',
      'and you all voted for it although you had doubts',
    ],
    says: [
      'Because nobody had the other number. To say no without a number is an opinion, and opinions one keeps for oneself in a board.',
    ],
  },
  {
    id: 'antwerp-same-here',
    on: ['fact:antwerp-reactor', 'concern:finish-or-stop', 'answer:antwerp-lesson'],
    asked: [
      'And you see the same thing here?',
      'is Meridian the same case as Antwerp',
      'How is Meridian different from the reactor?',
      'do you compare us with reactor two',
      'And here?',
      'is it now as it was in Antwerp',
    ],
    says: [
      'Different in one thing: here the system works. The same in another: nobody had written down what stopping costs.',
    ],
  },
  {
    id: 'reactor-vs-plant',
    on: ['fact:antwerp-reactor'],
    asked: [
      'Is that the same Antwerp?',
      'antwerp, the plant where we would go next?',
      'Is the reactor in the plant we talk about?',
      'the same site as the Antwerp plant of Meridian',
    ],
    says: ['The same site, another building. The plant is good. The reactor was our mistake, not theirs.'],
  },
  {
    id: 'tarragona-offer-who',
    on: ['fact:plants-for-sale'],
    asked: [
      'Who made the offer?',
      'who wants to buy Tarragona',
      'From whom is the offer?',
      'what price have they offered',
    ],
    says: [
      'The buyer I do not name, the price also not. For your page you need neither. You need that it can fall away.',
    ],
  },
  {
    id: 'tarragona-when-certain',
    on: ['fact:plants-for-sale', 'answer:leave-out-tarragona'],
    asked: [
      'How certain is the sale?',
      'will it really be sold',
      'How likely is it that Tarragona goes?',
      'is the sale decided already',
    ],
    says: ['Not certain. An offer is not a contract. So calculate with five, and beside it with four.'],
  },
  {
    id: 'tarragona-what-do-i',
    on: ['fact:plants-for-sale', 'answer:leave-out-tarragona', 'answer:sale-secret'],
    asked: [
      'What should I do with that?',
      'so do we still convert Tarragona?',
      'Does that mean we leave Tarragona out?',
      'what does this mean for our order of plants',
    ],
    says: ['Put it last, without reason on the paper. If it is sold, you never begin. If not, you lose nothing.'],
  },
  {
    id: 'four-stay-which',
    on: ['fact:plants-for-sale'],
    asked: [
      'Which four stay?',
      'are the other four safe',
      'So the other four are certain?',
      'the remaining four, will they be kept for sure',
    ],
    says: ['For these four there is no offer and no plan. More than this nobody can say of a plant.'],
  },
  {
    id: 'when-public-sale',
    on: ['fact:plants-for-sale'],
    asked: [
      'When will it become public?',
      'by when does the plant know it',
      'Does anybody in Tarragona know?',
      'who knows about this besides you',
    ],
    says: ['Three persons, and now you. The plant does not know it. It becomes public when it is signed, not before.'],
  },
  {
    id: 'two-columns-what-in',
    on: [
      'concern:finish-or-stop',
      'answer:forward-what',
      'common:what_do_you_mean',
      'common:main_worry',
      'common:what_is_missing',
      'common:how_can_i_help',
      'common:what_matters_most',
      'common:next_step',
      'answer:need-me',
      'answer:page-form',
      'answer:conditions-list',
    ],
    asked: [
      'What belongs in the stop column?',
      'which costs go into the column for stopping',
      'What exactly would you count under stop?',
      'in the right column, what do you want to see',
      'And what goes in there?',
      'the stop side, which amounts do you expect in it',
    ],
    says: [
      'Everything one pays after a stop. Exits, old systems per year, people who must be paid until they go. Nothing from the past.',
    ],
  },
  {
    id: 'years-which-matter',
    on: [
      'concern:finish-or-stop',
      'answer:years-horizon',
      'statement:stop-figures-told',
      'statement:two-columns',
      'statement:compare-forward',
    ],
    asked: [
      'Why does the number of years decide it?',
      'what happens if we take three years instead of five',
      'Would three years be enough?',
      'why five years and not ten',
      'why does it matter if I calculate three or five years',
    ],
    says: [
      'Because stopping costs each year and finishing once. With more years stopping becomes dearer. Five, since after that the old systems have no support.',
    ],
  },
  {
    id: 'start-for-94',
    on: ['concern:finish-or-stop'],
    asked: [
      'For 9.4 and five plants, you mean?',
      'why should that matter, would I start it for 9.4',
      'Would you start it yourself, for 9.4?',
      'is that a trick question, to start it from zero',
    ],
    says: [
      'No trick. It takes the old money away, and one sees only what is bought for 9.4. I would start it if the other column is higher.',
    ],
  },
  {
    id: 'when-yourself-stop',
    on: ['concern:finish-or-stop', 'statement:stop-case-own', 'answer:when-stop-yourself'],
    asked: [
      'Do you want me to name a case in which I’d stop?',
      'what sort of case do you mean, where I would stop myself',
      'What would be a good answer to that?',
      'in which case should I stop, by your opinion',
      'Which case, for example?',
      'do you expect me to say when I’d give up',
    ],
    says: ['Yes, name one. A number of plants, or an overrun. Who knows no case for stopping has not calculated.'],
  },
  {
    id: 'check-how',
    on: ['concern:finish-or-stop', 'statement:two-columns', 'answer:stopping-cost-view', 'statement:stop-figures-told'],
    asked: [
      'How will you check it?',
      'who checks this for you',
      'With whom do you check that?',
      'what do you do to check my numbers',
      'And who checks?',
      'which person verifies the two columns',
    ],
    says: ['With a pencil. The contracts by Schaub, the old systems by Nadler, the rest I divide myself.'],
  },
  {
    id: 'defend-to-whom',
    on: ['concern:finish-or-stop', 'common:will_you_support_me'],
    asked: [
      'Defend against whom?',
      'whom do you have to defend it to on Friday',
      'To whom do you defend this?',
      'who will attack it on friday',
    ],
    says: ['Against Amsler first, he asks what leaving costs. And against myself, in three years.'],
  },
  {
    id: 'trap-name',
    on: ['concern:finish-or-stop'],
    asked: ['Which trap do you mean?', 'what’s the trap', 'The trap, is that Antwerp?', 'in what trap were you'],
    says: [
      'To pay on because one has paid. It feels like responsibility. It is only arithmetic done from the wrong day.',
    ],
  },
  {
    id: 'structure-what',
    on: ['concern:fourth-increase', 'common:do_you_trust_me', 'answer:re-baselined', 'statement:just-trust'],
    asked: [
      'What do you mean by structure?',
      'what kind of structure do you expect',
      'Structure instead of confidence, how?',
      'so what would count as structure for you',
      'Such as?',
      'what would that structure look like in practice',
    ],
    says: ['Contract, worst case, limit, and a person who stops it. Four things. An assurance is not among them.'],
  },
  {
    id: 'one-number-worst',
    on: [
      'concern:fourth-increase',
      'statement:soft-part-told',
      'answer:soft-part-view',
      'statement:firm-soft-split',
      'statement:data-pune',
    ],
    asked: [
      'You want one number for the worst case?',
      'how exact must the worst case be',
      'Does a range do for the soft part?',
      'is a range ok or do you need one figure',
    ],
    says: ['One figure. The upper one. A range I read only at the upper end anyway.'],
  },
  {
    id: 'committee-stop-how',
    on: [
      'concern:fourth-increase',
      'answer:brake-who-pulls',
      'answer:audit-committee',
      'statement:release-antwerp-first',
      'statement:ten-percent-stop',
      'answer:tranche-yes',
      'common:your_proposal',
    ],
    asked: [
      'How would your committee stop it?',
      'how does it work when your committee says stop',
      'What happens when a plant goes over?',
      'and how quickly can the committee decide',
      'And then, who stops?',
      'what is the procedure if a plant is over',
    ],
    says: [
      'Finance reports, we sit in the same week, one hour. Yes or no to the next amount. Until then no money moves.',
    ],
  },
  {
    id: 'committee-three-who',
    on: ['answer:audit-committee', 'answer:brake-who-pulls'],
    asked: [
      'Who sits in your committee?',
      'three members, who are they',
      'Who are the others on the audit committee?',
      'is Amsler in your committee too',
    ],
    says: ['Three of the seven, I among them. Amsler is not in it. We have never needed longer than an hour.'],
  },
  {
    id: 'over-26-who',
    on: ['concern:fourth-increase'],
    asked: [
      'Who would stop it at the moment?',
      'as it is today, who could stop it',
      'Can’t the board stop it then?',
      'is there nobody who can stop it at 26',
    ],
    says: [
      'Today nobody before the money is gone. The board sees it afterwards, with a letter. That is what I want changed.',
    ],
  },
  {
    id: 'expensive-plant-known',
    on: ['concern:fourth-increase', 'answer:which-plant-expensive'],
    asked: [
      'Why do you think I know which plant?',
      'how should I know which plant gets expensive',
      'Do you have one in mind?',
      'what makes you sure I know it already',
    ],
    says: [
      'Because in my plant I always knew which valve. One knows it and hopes. I ask you to say it before it is in a footnote.',
    ],
  },
  {
    id: 'recipes-on-paper',
    on: ['answer:which-plant-expensive'],
    asked: [
      'Where are the recipes still on paper?',
      'which plant has paper recipes',
      'Recipes on paper, why is that a problem?',
      'how many plants work with paper recipes',
    ],
    says: [
      'Two of the five, I was told at the coffee, not which. Paper has exceptions in the margin. A system asks for each of them.',
    ],
  },
  {
    id: 'ten-percent-why',
    on: [
      'answer:tolerance',
      'statement:ten-percent-stop',
      'follow-up:ten-percent-total',
      'answer:plant-success',
      'answer:brake-who-pulls',
      'concern:fourth-increase',
    ],
    asked: [
      'Why ten per cent?',
      'why not fifteen',
      'Is ten per cent not too tight?',
      'ten per cent, where does that number come from',
      'Why exactly ten?',
      'could the limit be twelve per cent',
    ],
    says: ['In my plant it was ten, for twelve years. Below it is life. Above it somebody did not look.'],
  },
  {
    id: 'ten-percent-total',
    on: [
      'answer:tolerance',
      'statement:ten-percent-stop',
      'answer:plant-success',
      'answer:brake-who-pulls',
      'statement:release-antwerp-first',
    ],
    asked: [
      'Per plant or on the whole?',
      'is it ten per cent of the total, too',
      'And on the total?',
      'does the ten per cent count for each plant alone',
      'On each plant or in total?',
      'is the limit for one plant or for the sum',
    ],
    says: ['For each plant alone. If one comes in lower, the next does not inherit it. Otherwise the limit is none.'],
  },
  {
    id: 'next-invoice-before',
    on: ['answer:tolerance'],
    asked: [
      'What if I only see it with the invoice?',
      'how do I know before the invoice that it’s over',
      'Before the next invoice, is that not too late?',
      'what if the overrun comes with the bill',
    ],
    says: ['Then you measure too late. Committed orders, not invoices, each week. Finance can show you the list.'],
  },
  {
    id: 'ledger-account',
    on: [
      'concern:unbooked-savings',
      'answer:out-of-savings',
      'answer:believe-savings',
      'statement:drop-four-million',
      'answer:keep-of-savings',
      'statement:savings-unproven',
      'answer:where-savings',
    ],
    asked: [
      'What do you mean by a ledger account?',
      'account where it became less, can you give an example',
      'How does a saving look in the ledger?',
      'what would prove a saving to you',
      'Which account?',
      'what do you call an account that became less',
    ],
    says: [
      'An account in finance, plant by plant. Last year ten, this year eight, and next year still eight. Then two is saved.',
    ],
  },
  {
    id: 'calculate-without',
    on: ['concern:unbooked-savings', 'statement:drop-four-million', 'statement:savings-unproven', 'answer:regula-no'],
    asked: [
      'Do you want me to calculate it without any savings?',
      'without the 4.0, does it have to hold at zero?',
      'Should I put zero for the savings?',
      'what if the case only works with the savings',
    ],
    says: [
      'At zero, yes. The old systems alone must carry it. If they do not, you have my question answered against you.',
    ],
  },
  {
    id: 'smaller-number-which',
    on: ['concern:unbooked-savings'],
    asked: [
      'Which smaller number do you mean?',
      'how small is the smaller number',
      'What figure would finance sign, do you think?',
      'do you know already what finance would accept',
      'How small?',
      'what is the figure that finance has, then',
    ],
    says: [
      'The one Regula Aebi has in her books. Ask her before noon, she has it on one sheet, with account and plant.',
    ],
  },
  {
    id: 'who-rounds-up',
    on: ['concern:unbooked-savings', 'answer:savings-honest'],
    asked: [
      'Who do you think rounds up?',
      'do you know who in my programme made the 4.0',
      'Is it one person you suspect?',
      'who would have rounded up the savings',
    ],
    says: [
      'I have no name and I look for none. Look at the first table: each line a little up, then a round sum. So it goes.',
    ],
  },
  {
    id: 'board-read-instead',
    on: ['concern:unbooked-savings'],
    asked: [
      'What should the board read instead of the 4.0?',
      'what would you put in its place',
      'Instead of the savings, which number?',
      'should the line be empty then',
    ],
    says: [
      'What finance has booked, with its signature. And above it the two sums, finish and stop. Empty is better than 4.0.',
    ],
  },
  {
    id: 'fourteen-too-many-why',
    on: ['concern:who-signs', 'answer:steering-group'],
    asked: [
      'What’s wrong with fourteen?',
      'why is a group of fourteen bad',
      'Is it the number or that nobody signs?',
      'isn’t it good when everybody is represented',
    ],
    says: [
      'Fourteen agree quickly, because each thinks another one has read it. One reads. The others may be informed.',
    ],
  },
  {
    id: 'valve-story',
    on: ['concern:who-signs'],
    asked: [
      'How was that in your plant?',
      'for each valve one man, how do you mean that',
      'One man per valve, really?',
      'what has a valve to do with our programme',
    ],
    says: ['A sign on each valve, with a name. If it leaked at night, one knew whom to wake. It leaked seldom.'],
  },
  {
    id: 'which-three-decide',
    on: ['answer:steering-group', 'statement:smaller-steering'],
    asked: [
      'Which three?',
      'who should be the three then',
      'Three people, from where?',
      'which three would you keep in the steering group',
    ],
    says: ['You. Finance. One plant manager, always the one whose plant is next. Nobody else has to decide something.'],
  },
  {
    id: 'five-managers-before-friday',
    on: [
      'concern:who-signs',
      'answer:plant-managers-refuse',
      'statement:one-name-per-plant',
      'statement:no-names-without-asking',
      'common:next_step',
    ],
    asked: [
      'Do you need all five before Friday?',
      'must every plant manager sign by friday',
      'Is Antwerp alone enough for Friday?',
      'could the other four follow after the vote',
    ],
    says: [
      'Antwerp before Friday, signed. The other four I want as names, and the signature before their money. Empty lines I see also, they say something.',
    ],
  },
  {
    id: 'signs-for-what',
    on: [
      'concern:who-signs',
      'answer:my-name',
      'answer:joost',
      'statement:i-sign-total',
      'statement:one-name-per-plant',
      'answer:plant-managers-refuse',
    ],
    asked: [
      'What exactly do I sign?',
      'signs for what, cost or date?',
      'What should be written above the name?',
      'for the date or for the amount, what does one sign',
      'Signs what?',
      'under which sentence do they put the name',
    ],
    says: [
      'Date and amount, in one sentence. “I answer for it, and I call before it changes.” Under it a name. It is not a contract, it is a habit.',
    ],
  },
  {
    id: 'when-21-responsible',
    on: ['concern:who-signs'],
    asked: [
      'Who was responsible then, did you find out?',
      'have you found who was responsible for the 21.0',
      'And when it rose to 21.0, whom did you ask?',
      'what did they answer you when it went to 21.0',
    ],
    says: ['I asked, and each one showed to another. In the end it was the method. A method I cannot telephone.'],
  },
  {
    id: 'page-six',
    on: ['concern:who-signs', 'answer:do-you-read-all'],
    asked: [
      'What’s on page six?',
      'page six, the governance picture, what’s wrong there',
      'Colour instead of names, you mean?',
      'what would you put on page six instead',
    ],
    says: [
      'A drawing with circles and arrows, five colours. Instead I want a list: plant, amount, date, name. It has five lines.',
    ],
  },
  {
    id: 'footnote-nineteen',
    on: ['common:how_found_out', 'answer:do-you-read-all'],
    asked: [
      'What did that footnote say?',
      'which footnote on page nineteen',
      'The forecast was in a footnote?',
      'who hides a forecast in a footnote, what stood there',
    ],
    says: [
      '“Subject to revision of plant estimates, 24.6.” Small letters, on nineteen. It was not hidden, perhaps. Only nobody meets it.',
    ],
  },
  {
    id: 'page-nine-clean',
    on: ['answer:do-you-read-all', 'common:what_is_good', 'statement:no-single-page'],
    asked: [
      'What’s good about page nine?',
      'page nine, which one is that',
      'Should I make the new page like page nine?',
      'why do you like page nine',
    ],
    says: ['One table, one unit, no colour, and the sum is correct. I added it up. Make the new page in the same way.'],
  },
  {
    id: 'november-letter',
    on: ['answer:why-not-told', 'common:since_when', 'common:tried_before'],
    asked: [
      'Whom did you ask in November?',
      'who sent you the diagram',
      'In November, to whom did you write?',
      'what was on that diagram you got',
    ],
    says: [
      'I wrote to the steering group, so to nobody. The diagram had an arrow named value. No francs. You were not on the letter.',
    ],
  },
  {
    id: 'three-conditions-first',
    on: ['answer:conditions-list', 'statement:three-conditions', 'answer:vote-now'],
    asked: [
      'Which of your three conditions is the hardest?',
      'which of these three matters most to you',
      'If I only bring two of the three?',
      'is one of the three conditions negotiable',
    ],
    says: [
      'The comparison is first, without it I do not read on. The savings you settle in one hour with finance. Two of three are not a yes.',
    ],
  },
  {
    id: 'conditions-by-when',
    on: ['answer:conditions-list', 'statement:three-conditions', 'answer:vote-now', 'common:what_would_move_you'],
    asked: [
      'By when do you need all that?',
      'all this until wednesday?',
      'Is Wednesday for all three of them?',
      'until what day must the conditions be on paper',
    ],
    says: ['All on the page by Wednesday evening. Only the names of the other plants may come on Thursday morning.'],
  },
  {
    id: 'wednesday-what-hour',
    on: [
      'answer:deadline-paper',
      'statement:corrected-page-wednesday',
      'common:more_time',
      'common:next_step',
      'statement:no-number-yet',
      'statement:paper-weak',
      'statement:give-me-time-answer',
      'statement:agreed-page',
      'common:agree_now',
      'common:in_writing',
      'answer:draft-wednesday',
      'common:how_can_i_help',
      'statement:no-names-without-asking',
    ],
    asked: [
      'Until what time on Wednesday?',
      'wednesday evening, which hour is that',
      'Is ten at night still evening?',
      'when do you stop reading on Wednesday',
      'Wednesday, until when?',
      'at what hour on wednesday is it too late',
    ],
    says: ['Eight in the evening. At eight my printer is on, at half past eight it is off. By mail is enough.'],
  },
  {
    id: 'same-hour-who-sends',
    on: ['answer:board-convince', 'statement:lobby-board', 'answer:draft-wednesday'],
    asked: [
      'Who sends it to the seven?',
      'should I send it to all of them or do you',
      'How do the others get the page?',
      'do all seven get it from me directly',
    ],
    says: [
      'The board secretary sends it, Frau Imhof, to all seven at once. You send it to her after my one line. Not by yourself to single members.',
    ],
  },
  {
    id: 'no-contact-amsler',
    on: [
      'answer:board-convince',
      'statement:lobby-board',
      'answer:board-who',
      'answer:amsler-who',
      'common:talk_to_them',
    ],
    asked: [
      'Not even Amsler?',
      'what would happen if I called Amsler',
      'Could you speak to Amsler yourself, then?',
      'is it forbidden to talk with a member',
    ],
    says: [
      'Not him either. He would tell it at the table, and then your page is a campaign. I speak to him on Friday, before all.',
    ],
  },
  {
    id: 'amsler-number',
    on: ['answer:amsler-who', 'answer:board-who'],
    asked: [
      'What number would convince him?',
      'which number does Amsler want to see',
      'How do I win Amsler over?',
      'clear number for amsler, which one do you mean',
    ],
    says: [
      'What it costs to leave, once and each year, and until when. He has asked it twice in the meeting. Nobody answered with francs.',
    ],
  },
  {
    id: 'aebi-before-noon',
    on: [
      'answer:regula-talk',
      'common:who_else',
      'statement:regula-signature',
      'answer:regula-no',
      'answer:whom-before-friday',
      'common:talk_to_them',
    ],
    asked: [
      'Why before noon?',
      'why should it be in the morning with Regula',
      'What time can I find her?',
      'is she only there before noon',
      'And in the afternoon?',
      'is the afternoon too late for Regula',
    ],
    says: [
      'After noon she closes the month, this week. From eight she is at her desk, third floor. Bring the account numbers and she is friendly.',
    ],
  },
  {
    id: 'aebi-sign-time',
    on: [
      'answer:regula-talk',
      'statement:regula-signature',
      'answer:proof-regula-page',
      'common:next_step',
      'concern:unbooked-savings',
      'statement:check-with-finance-tonight',
      'statement:four-validated',
      'statement:drop-four-million',
    ],
    asked: [
      'How long will she need to sign?',
      'does Regula sign the same day',
      'Can she do that by Wednesday?',
      'will finance manage it before wednesday evening',
    ],
    says: ['For what is booked, one hour. For what is not booked, never. So Wednesday is no difficulty.'],
  },
  {
    id: 'schaub-annex-ask',
    on: [
      'answer:schaub-who',
      'answer:fixed-price-trust',
      'statement:contracts-signed-last-month',
      'statement:all-fixed',
      'statement:stop-costs-ten',
    ],
    asked: [
      'What should I ask Schaub exactly?',
      'which annex is thin, what do you mean by thin',
      'What’s a thin annex?',
      'thin in what sense, the annex',
    ],
    says: [
      'Thin is, when the scope has half a page and the price has seven digits. Ask him in which contract the supplier can still charge extra.',
    ],
  },
  {
    id: 'nadler-worst-data',
    on: [
      'answer:nadler-who',
      'answer:technical',
      'answer:systems-alternative',
      'statement:old-systems-die',
      'answer:five-if-stop',
      'common:who_else',
      'statement:two-columns',
      'answer:years-horizon',
    ],
    asked: [
      'Is five years certain?',
      'five years from when',
      'Does he have the five years in writing?',
      'can I rely on these five years of Nadler',
    ],
    says: [
      'It is his estimate, with the letter of the maker behind it. From now, about. Ask him to sign it, then it can stand on your page.',
    ],
  },
  {
    id: 'vermeulen-said-no',
    on: [
      'answer:joost',
      'answer:antwerp-plant-next',
      'statement:plant-manager-yes',
      'common:who_else',
      'common:talk_to_them',
      'statement:one-name-per-plant',
    ],
    asked: [
      'What did he say no to?',
      'does he say no to us too',
      'When did Vermeulen last say no?',
      'has Joost said anything about Meridian to you',
    ],
    says: [
      'To a date in last summer, which he did not believe. He was right by four months. On Meridian he said only, ask me with a number.',
    ],
  },
  {
    id: 'ten-minutes-what',
    on: ['answer:friday-present'],
    asked: [
      'What should I say in the ten minutes?',
      'and then I go out, before the vote?',
      'Are you going to ask questions as well?',
      'who asks the questions on Friday',
    ],
    says: [
      'The two sums, the soft part, the brake. Eight minutes. Then questions, from Amsler mostly, then you go out and we vote.',
    ],
  },
  {
    id: 'five-minutes-explain',
    on: ['answer:in-return', 'common:your_contribution'],
    asked: [
      'What will you say in those five minutes?',
      'to the other six, what do you tell them',
      'Do they follow you, the other six?',
      'would the others vote as you do after that',
    ],
    says: ['Two sums, and that I have checked them. Then that my committee can stop it. They follow numbers, not me.'],
  },
  {
    id: 'june-cost',
    on: ['answer:postponed', 'statement:postpone-vote', 'common:why_that_date', 'common:more_time'],
    asked: [
      'What would the three months cost?',
      'how expensive is waiting until June',
      'Do you know what June would cost us?',
      'what does meridian cost per month',
    ],
    says: [
      'This figure is with you, not with me. Eighty people for three months, and the exits which become dearer. Put it on paper if you ask for it.',
    ],
  },
  {
    id: 'eighty-who',
    on: ['answer:stop-consequences', 'answer:postponed', 'statement:postpone-vote'],
    asked: [
      'Which eighty people?',
      'eighty, are they all employees',
      'Who are these eighty?',
      'the eighty people, ours or external',
    ],
    says: ['Those who work for Meridian today, own and external together. The split you know better than I.'],
  },
  {
    id: 'sunk-word',
    on: [
      'answer:sunk-cost',
      'statement:fifteen-gone',
      'statement:too-late-to-stop',
      'answer:straight-no',
      'statement:compare-forward',
      'answer:why-stop-question',
    ],
    asked: [
      'So the 15.2 doesn’t count at all?',
      'you ignore the 15.2 completely?',
      'Not even a little, the money spent?',
      'should I not mention the 15.2 at all',
    ],
    says: [
      'In the decision it is zero. In the accounts it stays, and somebody may ask. Then you say: it is gone either way, and go on.',
    ],
  },
  {
    id: 'eleven-value',
    on: ['answer:sunk-cost', 'answer:eleven-if-stop', 'statement:eleven-work'],
    asked: [
      'And what the eleven plants gain, does it count?',
      'can I count the benefit of the eleven',
      'Don’t we lose what the eleven bring if we stop?',
      'the eleven keep the benefit in both cases, right',
    ],
    says: [
      'They have it in both columns. So it is on both sides and drops out. Correct it is, useful for Friday it is not.',
    ],
  },
  {
    id: 'two-plants-fall',
    on: ['answer:when-stop-yourself', 'statement:stop-case-own', 'answer:five-plants-stay'],
    asked: [
      'Which two plants?',
      'two of the five, do you mean certain ones',
      'Why should plants fall away?',
      'are you saying two plants will close',
    ],
    says: [
      'I say nothing on single plants. Companies sell, companies close. Calculate five, four, three, and write where it turns.',
    ],
  },
  {
    id: 'turning-point',
    on: ['answer:five-plants-stay', 'statement:two-columns', 'statement:sell-plants-question'],
    asked: [
      'What do you mean, where it turns?',
      'the point where it turns, how do I show that',
      'Where does the result turn, do you think?',
      'at how many plants would it turn in your view',
    ],
    says: [
      'The number of plants where stopping becomes the cheaper sum. You divide, I check. One line under the columns is enough.',
    ],
  },
  {
    id: 'partial-third-column',
    on: ['statement:partial-plants', 'answer:nothing-third-way', 'common:other_options'],
    asked: [
      'A third column, is that not too complicated?',
      'would you accept a partial finish',
      'Which plants would you leave out?',
      'would you vote for three plants only',
    ],
    says: [
      'Three columns one can still read. Which plants, you propose, with what the old systems cost there. I accept it if it is cheaper.',
    ],
  },
  {
    id: 'sentence-for-friday',
    on: [
      'answer:audit-committee',
      'answer:brake-who-pulls',
      'statement:release-antwerp-first',
      'statement:ten-percent-stop',
      'statement:come-same-week',
      'statement:agreed-page',
      'statement:monthly-review',
    ],
    asked: [
      'What should that sentence say?',
      'how would you word the sentence for the decision',
      'Can you give me the sentence?',
      'which sentence do you want me to draft',
    ],
    says: [
      '“No amount for a further plant without the consent of the audit committee.” Then the ten per cent. Longer it need not be.',
    ],
  },
  {
    id: 'amount-first-plant',
    on: [
      'answer:whole-sum',
      'answer:vote-number',
      'answer:how-many-first',
      'answer:tranche-yes',
      'statement:whole-sum',
      'statement:release-antwerp-first',
    ],
    asked: [
      'How much may the first plant cost?',
      'what amount would you release for Antwerp',
      'Is there an upper limit for the first step?',
      'so how much money would you give on friday',
    ],
    says: [
      'What Vermeulen signs for and you can prove. I set no amount, you bring it. Then ten per cent above, not more.',
    ],
  },
  {
    id: 'second-plant-when',
    on: ['answer:how-many-first', 'answer:tranche-yes', 'statement:release-antwerp-first', 'answer:less-now-more-june'],
    asked: [
      'When does the second plant get its money?',
      'how long must we wait for the next one',
      'Can preparation for the second begin earlier?',
      'and when would you decide on the next plant',
    ],
    says: [
      'When finance has the actual figure of the first, and my committee has met. One week after going live, not one quarter. Preparing on paper costs nothing, do it.',
    ],
  },
  {
    id: 'reserve-size',
    on: ['answer:contingency', 'statement:contingency-visible'],
    asked: [
      'How big may the reserve be?',
      'what size of reserve would you allow',
      'Is 0.7 all right as a reserve?',
      'who may use the reserve',
    ],
    says: [
      'As big as worst case less estimate, not a round sum. My committee releases it, by letter, with a reason in one line.',
    ],
  },
  {
    id: 'fired-after-fourth',
    on: ['answer:fired', 'answer:my-name'],
    asked: [
      'Would you want someone else on it after a fourth?',
      'so at the next increase I’m out?',
      'What would you do after a fourth increase?',
      'a fourth increase would cost me the job, then',
    ],
    says: ['I would propose it, yes. If you call before it, we talk of the plant. If I read it in a footnote, of you.'],
  },
  {
    id: 'bad-number-what',
    on: ['answer:trust', 'common:what_would_move_you'],
    asked: [
      'What bad number do you mean?',
      'which number would be bad for me',
      'A number against my own case, such as?',
      'give me an example of a number that is bad for me',
    ],
    says: [
      'The worst case of the soft part. The plant you believe least. Or at what point you would stop yourself. One of them is enough to begin.',
    ],
  },
  {
    id: 'short-training-which',
    on: ['answer:visited', 'answer:people'],
    asked: [
      'In which plant was the training short?',
      'who grumbles there',
      'What do they grumble about?',
      'short training, how short was it',
    ],
    says: [
      'I leave the name out. Two days instead of five, the shift leader said. They grumble on the stock screen, and they use it.',
    ],
  },
  {
    id: 'visp-list-thrown',
    on: ['answer:people', 'answer:cork-visp'],
    asked: [
      'Which list did he throw away?',
      'the planner in visp, what did he throw away',
      'Why did he throw it away in front of you?',
      'what did the planner say to you',
    ],
    says: ['His own list of stocks, in pencil, eleven years old. He said, now I need only one truth. I noted it.'],
  },
  {
    id: 'night-shift-faults',
    on: ['answer:plant-system'],
    asked: [
      'What faults did the night shift find?',
      'which two batches did you lose',
      'Why the night shift?',
      'should I go and ask the night shift then',
    ],
    says: [
      'A unit: kilo and litre, in one screen. By day one asks a colleague, by night one believes the screen. So ask there.',
    ],
  },
  {
    id: 'vote-2030',
    on: ['answer:good-friday', 'common:what_success_is'],
    asked: [
      'Why 2030?',
      'what happens in 2030',
      'You mean you will still be asked about it then?',
      '2030, is there something special',
    ],
    says: [
      'Nothing. Then the old systems would be at their end, and somebody reads again what we decided. I want that he finds a sum.',
    ],
  },
  {
    id: 'offend-rounded',
    on: ['common:did_i_offend_you', 'common:do_you_trust_me'],
    asked: [
      'Which of my numbers was rounded?',
      'was one of my figures rounded',
      'Did I round something?',
      'which rounded number do you mean',
    ],
    says: [
      'The 4.0. A saving that ends exactly on zero was not measured. The others have a decimal that one can believe.',
    ],
  },
  {
    id: 'slept-better',
    on: ['common:how_do_you_feel'],
    asked: [
      'Before which votes did you sleep better?',
      'why are you uneasy',
      'What makes you uneasy about this one?',
      'you slept badly because of Meridian?',
    ],
    says: [
      'Before those where both sums were on the table. Here I have one. With one sum I do not sleep, I calculate.',
    ],
  },
  {
    id: 'who-checks-page',
    on: ['common:your_role', 'answer:audit-committee', 'answer:auditor'],
    asked: [
      'What do the others skip?',
      'you read what the others skip, such as what',
      'What do you look for when you read?',
      'which pages do people skip',
    ],
    says: [
      'Footnotes, annexes, and the page before the summary. There stands usually what costs. In your paper, page nineteen.',
    ],
  },
  {
    id: 'different-this-time',
    on: [
      'concern:fourth-increase',
      'statement:third-rise',
      'statement:three-times-wrong',
      'common:why_not',
      'common:will_you_support_me',
      'answer:increases-seen',
    ],
    asked: [
      'What would have to be different this time?',
      'how could it be different from the three letters',
      'What would you need to hear that’s new?',
      'what should I do differently from those before me',
    ],
    says: ['A signed part, a worst case, a stop. None of the three letters had one of them. And no adjective.'],
  },
  {
    id: 'hold-contract',
    on: ['follow-up:different-this-time', 'follow-up:structure-what'],
    asked: [
      'Isn’t a signed contract enough?',
      'if everything was signed, would you be content?',
      'Would contracts alone hold it?',
      'is the signed part enough for you',
    ],
    says: ['For the signed part, yes. But not all can be signed, own people never. For the rest worst case and stop.'],
  },
  {
    id: 'committee-says-no',
    on: ['follow-up:committee-stop-how', 'follow-up:sentence-for-friday'],
    asked: [
      'Could it be that you stop it for good?',
      'what if the committee says no after the first plant',
      'And if you say no, then what?',
      'after a stop by your committee, does it end there',
    ],
    says: [
      'Then it ends there, until the whole board decides again. The plants done so far keep what they have. That is the sense of a brake.',
    ],
  },
  {
    id: 'aebi-sheet',
    on: ['follow-up:smaller-number-which', 'follow-up:aebi-sign-time'],
    asked: [
      'Can I see that sheet?',
      'would she show me her sheet',
      'May I have that sheet from finance?',
      'can you send me the sheet of finance',
    ],
    says: ['Ask her, it is hers. She gives it, she has nothing to hide. Mine has my notes on it, I keep it.'],
  },
  {
    id: 'amsler-changes',
    on: ['follow-up:amsler-number', 'follow-up:no-contact-amsler'],
    asked: [
      'Could he really change his mind?',
      'would Amsler vote for it with that number',
      'Does Amsler ever change his mind?',
      'is there a chance with amsler at all',
    ],
    says: [
      'In 2019 he did it one time, in the middle of a sentence. It was a number. I do not count on it, and you should not.',
    ],
  },
  {
    id: 'imhof-mail',
    on: [
      'answer:page-form',
      'answer:deadline-paper',
      'statement:corrected-page-wednesday',
      'statement:two-columns',
      'statement:agreed-page',
      'follow-up:same-hour-who-sends',
      'follow-up:wednesday-what-hour',
    ],
    asked: [
      'shall I bring it to you or send it',
      'Do you want the page by mail or on paper?',
      'How do I reach Frau Imhof?',
      'who is Frau Imhof',
      'Do I tell her what it is about?',
      'where do I find the board secretary',
    ],
    says: [
      'Secretary of the board, fifth floor. Write “item four, one page” and she knows it. She asks nothing and forgets nothing.',
    ],
  },
  {
    id: 'doubtful-plant-which',
    on: ['statement:tarragona-last', 'answer:nothing-third-way'],
    asked: [
      'Which plant would you call doubtful?',
      'the doubtful plants last, which are those',
      'Which one should go last, in your view?',
      'do you have a doubtful one in mind',
    ],
    says: [
      'I give no name. You order them by how sure you are of cost and of future, and the last one explains itself.',
    ],
  },
  {
    id: 'order-without-reasons',
    on: ['statement:tarragona-last'],
    asked: [
      'Why without the reasons?',
      'why should I not write the reason for the order',
      'Won’t people ask why it’s in that order?',
      'what do I say if a manager asks why he is last',
    ],
    says: ['A reason on paper makes rumours in five plants. You say, one has to be the last. It is also true.'],
  },
  {
    id: 'white-field',
    on: ['statement:no-number-yet'],
    asked: [
      'You’d really accept an empty field?',
      'white field on Wednesday as well?',
      'And if I don’t have it by Wednesday?',
      'what happens if the worst case is still unknown then',
    ],
    says: [
      'Today white is accepted. On Wednesday evening not, then I put in my own number. Mine is seldom smaller than yours.',
    ],
  },
  {
    id: 'monthly-not-enough-what',
    on: ['statement:monthly-review'],
    asked: [
      'So what would a stop look like?',
      'a stop before the money goes, how',
      'Which amount should trigger it?',
      'at what amount must somebody stop it',
    ],
    says: [
      'Ten per cent over for a plant, measured by finance on what is ordered. Then no order before my committee has met.',
    ],
  },
  {
    id: 'pause-month-cost',
    on: ['statement:pause', 'answer:nothing-third-way'],
    asked: [
      'Why does a pause cost so much?',
      'why is a pause worse than stopping',
      'What’s so bad about a pause?',
      'pausing costs money for what',
    ],
    says: [
      'The people stay on the payroll, the contracts run, the old systems also. And no plant goes live. One pays both columns.',
    ],
  },
  {
    id: 'scope-list-who',
    on: ['statement:cut-scope', 'answer:fourth-way-cheaper'],
    asked: [
      'Why in the third month?',
      'who would notice it in the third month',
      'Who has to sign the smaller scope?',
      'what kind of function would you leave out',
    ],
    says: [
      'In the first month all are polite, in the third one closes a quarter. Then the missing function comes as a request. The plant manager signs that he does without it.',
    ],
  },
  {
    id: 'exit-paragraph',
    on: ['answer:legal-exit', 'statement:stop-costs-ten'],
    asked: [
      'Who read the exit clauses?',
      'which contracts have exit costs',
      'Has legal looked at the exits?',
      'does Frau Christen know these contracts',
    ],
    says: [
      'Procurement has read them, Frau Christen has signed them. Ask for the paragraph and the notice period. The notice period is usually the dear part.',
    ],
  },
  {
    id: 'fault-three-repair',
    on: ['common:what_did_we_do_wrong', 'statement:paper-weak'],
    asked: [
      'Which of the three faults is the worst?',
      'can all three be repaired by wednesday, you think',
      'What would you repair first?',
      'three faults, where do I start',
    ],
    says: [
      'The missing case for stopping. The second is a list of five names, the third a deletion. Two hours for the first, one for the rest.',
    ],
  },
  {
    id: 'consequence-exits-monday',
    on: ['common:consequence', 'answer:stop-consequences'],
    asked: [
      'Would you really vote to stop?',
      'and then it’s over on Monday?',
      'How fast would it go after a stop?',
      'on which day would the contracts be cancelled',
    ],
    says: [
      'Yes. The letters go out on Monday, the notice runs, and you speak to your people before they read it. I have done it once.',
    ],
  },
  {
    id: 'antwerp-example-one',
    on: ['common:example'],
    asked: [
      'Who should the one name be for Antwerp?',
      'what figures do you want to see for antwerp',
      'Amount and date for Antwerp, is that all?',
      'antwerp, amount and date, until when do you need that',
    ],
    says: [
      'Vermeulen, if he signs. Amount in francs, the day the old system goes off, and the limit above which it stops. By Wednesday evening.',
    ],
  },
  {
    id: 'lueschers-drama',
    on: ['answer:chairman', 'answer:spoken-chairman'],
    asked: [
      'What does Lüscher mean by drama?',
      'can the chairman help us',
      'Should I speak to Lüscher?',
      'is the chairman for finishing too',
    ],
    says: [
      'He wants no shouting and a result by noon. Where he stands he does not say, he is chairman. Leave him in peace until Friday.',
    ],
  },
  {
    id: 'management-why-finish',
    on: ['answer:chairman', 'common:what_others_say'],
    asked: [
      'Why does management want to finish?',
      'what arguments does the CEO have',
      'Has the CEO a calculation?',
      'does the ceo put pressure on you',
    ],
    says: [
      'It is their system, and eleven plants are content with it. A calculation of finishing against stopping they have not shown.',
    ],
  },
  {
    id: 'plant-two-known',
    on: ['answer:earlier-reasons'],
    asked: [
      'What should we have known at plant two?',
      'why at plant two already',
      'What was special in the plants?',
      'special in which way, each plant',
    ],
    says: [
      'That special is the normal case. One had its own units, one its own customs papers, one its own everything. After two one puts it in the estimate.',
    ],
  },
  {
    id: 'live-within-five',
    on: ['statement:lessons-live-plants'],
    asked: [
      'And if those figures are right, does it help?',
      'would actual against plan for the eleven convince you',
      'Do you want that list by Wednesday too?',
      'eleven lines, plan and actual, is it worth it',
    ],
    says: ['It helps for the limit, because then ten per cent is no wish. Eleven lines, in the annex, by Wednesday.'],
  },
  {
    id: 'stop-wanting-kill',
    on: ['statement:you-want-kill', 'answer:is-finish-cheaper', 'answer:why-stop-question'],
    asked: [
      'So you are neutral?',
      'your mind is really open?',
      'Which way do you lean at this moment?',
      'are you leaning towards stop',
    ],
    says: [
      'I lean where the smaller sum is, and I have not seen both. Three times I leaned without. It was expensive.',
    ],
  },
  {
    id: 'two-lost-batches',
    on: ['answer:own-overrun'],
    asked: [
      'What were your two numbers?',
      'which two numbers did you bring upstairs',
      'What did they say to you up there?',
      'how did your boss react to that',
    ],
    says: [
      'What it still costs to finish, and what it costs to close the hole again. They read them and said, finish. It took ten minutes.',
    ],
  },
  {
    id: 'whose-initials',
    on: [
      'statement:corrected-page-wednesday',
      'answer:deadline-paper',
      'answer:page-form',
      'statement:two-columns',
      'statement:agreed-page',
      'common:is_that_acceptable',
    ],
    asked: [
      'And who should check the page before you get it?',
      'who must have seen it before I send it to you',
      'Should finance look at the page first?',
      'whose eyes do you want on it before Wednesday evening',
      'Do you need a signature of finance under the page?',
    ],
    says: [
      'Three persons. Schaub for the contracts, Nadler for the old systems, Regula Aebi for the saving. Their initials in the margin, then it comes to me.',
    ],
  },
  {
    id: 'savings-which-column',
    on: [
      'answer:forward-what',
      'statement:two-columns',
      'concern:finish-or-stop',
      'concern:unbooked-savings',
      'answer:out-of-savings',
      'follow-up:two-columns-what-in',
    ],
    asked: [
      'And the savings, do I put them in the left column or not?',
      'do the savings belong into the columns',
      'In which column do I write the saving?',
      'Should the 1.3 appear in the comparison?',
      'where on that page would the savings stand',
    ],
    says: [
      'In the left column only what finance has booked, on a separate line. The comparison must also hold when I cover this line with my hand.',
    ],
  },
  {
    id: 'who-said-rounding',
    on: ['answer:savings-honest', 'concern:unbooked-savings', 'follow-up:missing-27', 'fact:booked-savings'],
    asked: [
      'Who told you that somebody rounds up?',
      'how do you know that it was rounded',
      'Is that your own suspicion, the rounding?',
      'What makes you think somebody in my team rounded up?',
    ],
    says: [
      'Nobody told me. 4.0 is too round, and no account stands behind it. Who hopes, rounds up. I have seen it in my own plant.',
    ],
  },
  {
    id: 'who-measures-eleven',
    on: ['answer:tolerance', 'statement:ten-percent-stop', 'answer:brake-who-pulls'],
    asked: [
      'Who decides that it’s eleven, my people or yours?',
      'who measures if a plant is over',
      'Whose figure counts when a plant is at ten per cent?',
      'and who says that the limit is reached',
      'Do we report it or does finance see it?',
    ],
    says: [
      'Finance. Regula Aebi closes the plant’s account each month and writes the per cent beside it. Neither your people nor mine.',
    ],
  },
  {
    id: 'nervous-three',
    on: ['concern:fourth-increase', 'fact:three-increases', 'opening', 'fact:approved-and-forecast'],
    asked: [
      'The forecast has risen three times and you signed each time, is that what makes you nervous?',
      'is it your own signature that worries you',
      'Are you afraid to sign a fourth time?',
      'So it’s the repetition that bothers you and not the sum?',
    ],
    says: [
      'Not nervous. Warned. Three times I signed a final figure and it was not final. A fourth I sign only with a brake.',
    ],
  },
  {
    id: 'is-that-brake',
    on: [
      'answer:conditions-list',
      'answer:vote-now',
      'answer:brake-who-pulls',
      'statement:ten-percent-stop',
      'statement:release-antwerp-first',
      'answer:tolerance',
    ],
    asked: [
      'Is that what you mean with brake?',
      'what do you mean by a brake',
      'A brake, how does it look for you?',
      'so a brake is a stop after every plant',
      'Would that be brake enough?',
    ],
    says: [
      'A brake is this: one plant, one amount, a limit of ten per cent, and above it no money until my committee has met.',
    ],
  },
  {
    id: 'schaub-today',
    on: ['answer:schaub-who', 'answer:fixed-price-trust', 'follow-up:schaub-annex-ask'],
    asked: [
      'Is Schaub reachable today?',
      'can I see Schaub this afternoon',
      'Where do I find Schaub?',
      'until when is he in the office',
      'Does Schaub know that I come?',
    ],
    says: [
      'Yes, until six, third floor, the door with the annexes in front. Bring the contract numbers. He dislikes adjectives.',
    ],
  },
  {
    id: 'visp-plant-manager',
    on: [
      'answer:visited',
      'answer:people',
      'answer:cork-visp',
      'follow-up:visited-three-which',
      'follow-up:visp-list-thrown',
    ],
    asked: [
      'Did you speak to the plant manager in Visp as well?',
      'who else did you talk to there',
      'did you see the manager or only the planner',
      'Whom did you talk to on those visits?',
      'Were the managers there when you came?',
    ],
    says: [
      'With the planner and the shift leader. The manager came after one hour, out of breath. The people who use it tell more.',
    ],
  },
  {
    id: 'visp-enough-proof',
    on: ['answer:visited', 'answer:people', 'answer:cork-visp', 'fact:spent-and-live', 'statement:eleven-work'],
    asked: [
      'Isn’t that proof that we should go on?',
      'so the plants convinced you, yes?',
      'Then why not finish, if you saw that it works?',
      'If it works in Visp it will work in the others too',
      'is what you saw not reason enough to finish',
    ],
    says: [
      'It proves that one can build it. It does not prove that five more are worth 9.4. For that I need the second column.',
    ],
  },
  {
    id: 'grumble-training-five',
    on: ['answer:visited', 'answer:people', 'follow-up:short-training-which'],
    asked: [
      'So training is the weak point?',
      'we could give every remaining plant five days of training',
      'Would more training days help with the last five?',
      'should we plan more training, then',
      'what would you change about the training',
    ],
    says: [
      'Five days per plant, yes, I would plan it so. Then it must stand in the amount of the plant, and not come as a surprise.',
    ],
  },
  {
    id: 'worst-case-breakdown',
    on: [
      'follow-up:one-number-worst',
      'statement:soft-part-told',
      'statement:firm-soft-split',
      'answer:soft-part-view',
      'answer:split-how-read',
      'statement:twenty-six-worst',
      'statement:data-pune',
    ],
    asked: [
      'Do you want that worst case per plant or as one figure?',
      'per plant, or for everything together',
      'one worst case for all five or five of them',
      'shall I break it down by plant',
      'is a total enough or do you need it for each plant',
    ],
    says: ['Both. One figure for the board, and five lines under it for my committee, one per plant.'],
  },
  {
    id: 'worst-case-who-checks',
    on: [
      'follow-up:one-number-worst',
      'statement:soft-part-told',
      'statement:firm-soft-split',
      'answer:soft-part-view',
      'answer:split-how-read',
      'statement:twenty-six-worst',
      'follow-up:rest-how-much',
    ],
    asked: [
      'Who should check the worst case, finance or IT?',
      'whom do I ask to confirm the worst case',
      'does Regula have to sign the worst case as well',
      'Who looks over that figure before you see it?',
      'should Nadler check the open part',
    ],
    says: [
      'Nadler for the data, he knows which plant has the worst. Regula Aebi for the sum. Two initials, then I read it.',
    ],
  },
  {
    id: 'worst-case-then-stop',
    on: [
      'follow-up:one-number-worst',
      'statement:soft-part-told',
      'statement:firm-soft-split',
      'answer:soft-part-view',
      'statement:twenty-six-worst',
      'answer:tolerance',
    ],
    asked: [
      'What if the worst case happens, do you stop it then?',
      'and if it does come to the worst, what then',
      'does the worst case mean an automatic stop',
      'Would you stop it at that point?',
      'when the worst case comes true, who reacts how',
    ],
    says: [
      'Then the limit of that plant decides. More than ten per cent over, it stands still, and my committee compares again from that day.',
    ],
  },
  {
    id: 'plants-number-change',
    on: [
      'statement:two-columns',
      'answer:five-plants-stay',
      'follow-up:turning-point',
      'statement:stop-case-own',
      'answer:when-stop-yourself',
    ],
    asked: [
      'Why would the number of plants change?',
      'is somebody closing one of the plants',
      'how could it become fewer than five',
      'Why do you ask at how many plants it turns?',
      'Is it likely that two of the five go?',
      'do you expect that some plants drop out',
    ],
    says: [
      'Companies sell, companies close. I do not say that it comes. I say, a page that holds also with four is a better page.',
    ],
  },
  {
    id: 'enough-for-yes',
    on: [
      'statement:two-columns',
      'statement:release-antwerp-first',
      'statement:ten-percent-stop',
      'statement:drop-four-million',
      'statement:firm-soft-split',
      'statement:twenty-six-worst',
      'statement:corrected-page-wednesday',
      'statement:one-name-per-plant',
      'statement:turns-at-three',
    ],
    asked: [
      'So is that enough for your vote?',
      'is it a yes now',
      'Would that be enough for you to vote for finishing?',
      'do I have your vote with that',
      'Is there still something missing for a yes?',
    ],
    says: [
      'One part is done. For the vote I need all three on the page: the comparison, the stop after each plant, the savings from the accounts.',
    ],
  },
  {
    id: 'write-which-savings',
    on: [
      'statement:four-validated',
      'statement:drop-four-million',
      'statement:savings-unproven',
      'answer:out-of-savings',
      'concern:unbooked-savings',
      'answer:believe-savings',
    ],
    asked: [
      'If finance found less, which number should I write?',
      'what figure do I put instead of 4.0',
      'which number goes in the paper then',
      'so what do we write for the savings',
      'what number would you accept there',
    ],
    says: [
      'Only the one Regula Aebi signs. Write hers, to the decimal, with plant and account. If she signs none, write none.',
    ],
  },
  {
    id: 'sale-change-vote',
    on: [
      'fact:plants-for-sale',
      'answer:leave-out-tarragona',
      'follow-up:tarragona-what-do-i',
      'follow-up:tarragona-when-certain',
      'follow-up:tarragona-offer-who',
    ],
    asked: [
      'Does that change your vote?',
      'what does the sale mean for how you vote',
      'would you stop because of that offer',
      'Is the sale a reason to stop for you?',
      'so is it better to stop if it gets sold',
    ],
    says: [
      'Not alone. One plant of five does not turn the sum, I think. But calculate it for four, then we both know.',
    ],
  },
  {
    id: 'sale-why-2027',
    on: ['fact:plants-for-sale', 'follow-up:tarragona-when-certain'],
    asked: [
      'Why the end of 2027?',
      'what happens until the end of 2027',
      'why so late, the end of 2027',
      'Why does the sale take so long?',
      'so nothing happens there before 2027 ends',
    ],
    says: [
      'Authorities, permits, the soil. A chemical plant one does not sell in one summer. Until then it is ours and needs a system.',
    ],
  },
  {
    id: 'sale-management-knew',
    on: [
      'fact:plants-for-sale',
      'answer:sale-secret',
      'follow-up:tarragona-offer-who',
      'follow-up:tarragona-when-certain',
    ],
    asked: [
      'Did management know that when they wrote the paper?',
      'does the CEO know about the offer',
      'who of the management knows it',
      'Was that known when we made the forecast?',
      'why did nobody tell me before',
    ],
    says: ['The CEO knows it, your programme did not. It was not allowed. So I do not hold it against your paper.'],
  },
  {
    id: 'sale-old-system-cost',
    on: ['fact:plants-for-sale', 'answer:leave-out-tarragona', 'follow-up:tarragona-what-do-i'],
    asked: [
      'So the old system’s cost at Tarragona would fall away too?',
      'do the old system costs disappear with the sale',
      'then we wouldn’t pay the old system there either',
      'what happens to the old system in Tarragona after a sale',
      'does the 3.1 get smaller when it’s sold',
    ],
    says: [
      'After the sale, yes, the buyer has it. Until the end of 2027 we pay it. So both columns become a little smaller.',
    ],
  },
  {
    id: 'sale-in-paper',
    on: [
      'fact:plants-for-sale',
      'follow-up:tarragona-offer-who',
      'follow-up:tarragona-when-certain',
      'follow-up:sale-change-vote',
    ],
    asked: [
      'May I put that in the paper?',
      'can I write that down',
      'am I allowed to mention it to my team',
      'may I use this on Friday',
      'can I tell somebody about Tarragona',
    ],
    says: [
      'No. Not on paper and to nobody. Put Tarragona last without a reason, and calculate for four plants beside the five.',
    ],
  },
  {
    id: 'start-today-own-answer',
    on: ['concern:finish-or-stop'],
    asked: [
      'What’s your own answer to that?',
      'and would you yourself pay that for five plants',
      'And you, would you begin it today?',
      'how would you answer your own question',
      'that’s hypothetical, what do you think yourself',
    ],
    says: [
      'With the figures I have on paper today, no, because the second column is empty. Fill it and perhaps I say yes.',
    ],
  },
  {
    id: 'columns-under',
    on: [
      'statement:eleven-work',
      'common:is_that_acceptable',
      'answer:five-plants-stay',
      'follow-up:turning-point',
      'statement:two-columns',
      'statement:turns-at-three',
      'common:agree_now',
    ],
    asked: [
      'What do you mean under the columns?',
      'what should stand under the columns',
      'which columns do you mean',
      'where exactly do I write that',
      'what goes below the two sums',
    ],
    says: [
      'Left finishing, right stopping, in francs from Friday on. Below it what is soft, who stops it, and at how many plants it turns.',
    ],
  },
  {
    id: 'aebi-number-now',
    on: [
      'statement:drop-four-million',
      'statement:regula-signature',
      'concern:unbooked-savings',
      'answer:regula-talk',
      'answer:out-of-savings',
      'follow-up:aebi-sign-time',
      'follow-up:write-which-savings',
    ],
    asked: [
      'Can you tell me her number now, so I know what I’m in for?',
      'what is her number',
      'do you know what Regula found',
      'Tell me the figure finance has.',
      'how much is booked, you know it, don’t you',
    ],
    says: ['1.3 million a year, at Visp and Cork. It is in the accounts. More she did not find.'],
    tells: ['booked-savings'],
  },
  {
    id: 'voted-no-for-line',
    on: [
      'statement:drop-four-million',
      'concern:unbooked-savings',
      'answer:out-of-savings',
      'answer:believe-savings',
      'follow-up:seven-only-this-line',
      'fact:the-vote',
    ],
    asked: [
      'Would you have voted no because of that line?',
      'was that one line enough for a no',
      'would the 4.0 have cost me your vote',
      'how bad was that line for you',
      'did the 4.0 make you doubt the rest',
    ],
    says: ['Not because of it alone. But who finds one wrong number looks for the second. I looked.'],
  },
  {
    id: 'why-stronger',
    on: ['answer:out-of-savings', 'statement:drop-four-million'],
    asked: [
      'Why would that make it stronger?',
      'how can less savings make the paper stronger',
      'stronger without the 4.0, how do you mean that',
      'in what way does it help to take it out',
      'Why is it better without?',
    ],
    says: [
      'Because then no line is left which Amsler can break. He tries one number, and if it breaks, he does not look at the others.',
    ],
  },
  {
    id: 'call-regula-first',
    on: [
      'answer:regula-talk',
      'statement:regula-signature',
      'follow-up:aebi-before-noon',
      'follow-up:aebi-sign-time',
      'statement:drop-four-million',
      'answer:whom-before-friday',
    ],
    asked: [
      'Would you call her first?',
      'could you tell Regula that I’m coming',
      'will you announce me to her',
      'I could sit down with her tomorrow at eight.',
      'tomorrow at eight with Regula, would that be good',
    ],
    says: [
      'Tomorrow at eight is good, she is there. I do not call, she does not like it if the board rings before. Take the account list with you.',
    ],
  },
];
