import type { FollowUp } from '@parley/shared';

export const technicalDebtVsTimelinePressureFollowUps: readonly FollowUp[] = [
  {
    id: 'so-what-in-march',
    on: ['opening', 'concern:first-of-march', 'answer:promised-feel', 'common:what_did_we_do_wrong'],
    asked: [
      "Okay, I'm asking. What happens in March?",
      "I'm asking you now: what happens in March?",
      'Tell me about March then',
      'All right, what happens in March if we skip this?',
      'so I ask you, what happens in march',
      'Fine, I’m asking: what about March?',
      'consider it asked, tell me what goes off in March',
    ],
    says: [
      'Nine councils change their prices on the first, all at midnight, in code that got it wrong with two. Drivers pay the wrong money, and we find out from them.',
    ],
  },
  {
    id: 'why-in-public',
    on: ['opening', 'answer:still-three'],
    asked: [
      'Why did you say it in front of people and not to me?',
      'in front of whom did you say three weeks',
      'Who heard you say it yesterday?',
      'could you not have come to me first',
    ],
    says: [
      'In stand-up, before nine people and a kettle. I’d tried saying it quietly, and quietly doesn’t seem to carry as far as your desk.',
    ],
  },
  {
    id: 'serious-three-weeks',
    on: ['opening', 'fact:three-weeks', 'answer:three-weeks-origin'],
    asked: [
      'Were you serious about the three weeks?',
      'is three weeks your real number or a protest',
      'Is it three weeks of the whole team?',
      'three weeks for how many people',
    ],
    says: [
      'Perfectly serious. It’s Jodie and me with the door shut, and the others keeping the lights on. It isn’t a gesture, I don’t do gestures before ten.',
    ],
  },
  {
    id: 'if-you-must-by-christmas',
    on: ['opening', 'common:agree_now'],
    asked: [
      'And what if I do tell you it has to be done by Christmas?',
      'would you build all three if I insisted',
      'If I say by Christmas, what do you do then?',
      'suppose I order it, what happens',
    ],
    says: [
      'Then I go back to my desk and build three towns, quite well. And I keep the first of March free, all of us do.',
    ],
  },
  {
    id: 'fourteen-which',
    on: [
      'fact:fourteen-places',
      'answer:tariff-code-what',
      'common:what_do_you_mean',
      'concern:first-of-march',
      'common:main_worry',
      'common:how_do_you_know',
      'answer:order-of-places',
    ],
    asked: [
      'Which fourteen places are they?',
      'can you name some of these fourteen',
      'Where does the price stand, apart from the app?',
      'fourteen places like what',
      'give me a few of those fourteen by name',
    ],
    says: [
      'The app, the machines, the receipts, the refund job, the fines letter, the monthly report. After those it gets embarrassing, I’d need the drawing.',
    ],
  },
  {
    id: 'who-knows-fourteen',
    on: ['fact:fourteen-places', 'fact:jodie', 'follow-up:fourteen-which'],
    asked: [
      'Who knows all fourteen?',
      'is there a list of the fourteen somewhere',
      'Are the fourteen written down?',
      'does anyone besides you know where they are',
    ],
    says: [
      'Jodie and I, by heart, and a drawing on the back of a takeaway menu. The others know about nine each, and not the same nine.',
    ],
  },
  {
    id: 'day-half-why',
    on: ['fact:fourteen-places', 'statement:claim-quick-change'],
    asked: [
      'Why does one change take a day and a half?',
      'a day and a half for one price, doing what',
      'What takes so long about changing a price?',
      'is the day and a half for typing or for checking',
    ],
    says: [
      'An hour of typing and the rest is looking. Every place wants it in its own way, one in pounds, one in pence, one in quarters of an hour.',
    ],
  },
  {
    id: 'nine-times-day-half',
    on: ['fact:fourteen-places', 'statement:claim-quick-change', 'fact:nine-tariffs'],
    asked: [
      'So nine would be thirteen or fourteen days of work?',
      'nine times a day and a half, is that the sum',
      'Can’t you prepare the nine changes in the weeks before?',
      'why not do one council a week in advance',
    ],
    says: [
      'Thirteen and a half, and they can’t go in early, or the drivers pay March prices in February. It all has to turn over at midnight.',
    ],
  },
  {
    id: 'two-councils-last-april',
    on: ['fact:last-april', 'answer:nine-sum', 'statement:claim-code-fine', 'common:happened_before'],
    asked: [
      'Which two councils was it last April?',
      'who were the two',
      'What were the names of those two towns?',
      'the two councils, are they among the nine again',
    ],
    says: [
      'Oakham and Melton, and yes, they’re both back for March. They’ve been very nice about it, which I find harder.',
    ],
  },
  {
    id: 'eleven-days-what',
    on: [
      'fact:last-april',
      'answer:nine-sum',
      'common:happened_before',
      'common:cost_to_you',
      'statement:news-cost-question',
      'common:how_do_you_know',
      'common:tried_before',
    ],
    asked: [
      'What did you do in those eleven days?',
      'why did it take eleven days to repair',
      'Eleven days for what exactly?',
      'five people for eleven days, doing what',
    ],
    says: [
      'Two days finding the places, three mending them, and the rest working out who was owed what, one driver at a time.',
    ],
  },
  {
    id: 'how-much-per-driver',
    on: ['fact:last-april', 'statement:claim-code-fine', 'statement:claim-last-april-cost'],
    asked: [
      'How much was each driver overcharged?',
      'so about eight pounds per driver?',
      'Was it pennies or pounds for each of them?',
      'what did it cost a single driver',
    ],
    says: [
      'Around eight and a half pounds each, on average. Mostly it was pence, and then there was the woman we charged forty times, who brings up any average.',
    ],
  },
  {
    id: 'how-long-unnoticed',
    on: ['fact:last-april', 'answer:april-who-noticed', 'statement:claim-code-fine'],
    asked: [
      'How long did it go on before someone noticed?',
      'after how many days did you notice',
      'When did the first complaint come in?',
      'for how long were they charged wrongly',
    ],
    says: [
      'Two days before the first call, and another to believe him. Our screen was green the whole time. I’ve gone off green.',
    ],
  },
  {
    id: 'all-paid-back',
    on: ['fact:last-april', 'answer:refund-money', 'answer:drivers'],
    asked: [
      'Did everybody get their money back?',
      'were all of them refunded',
      'Is any of last April still open?',
      'did you pay back all two thousand three hundred',
    ],
    says: ['All of them, to the penny, and some who hadn’t asked. One sent it back and told us to buy a calculator.'],
  },
  {
    id: 'aprils-meaning',
    on: ['answer:nine-sum'],
    asked: [
      'What do you mean by Aprils?',
      'four or five Aprils, what is that',
      'An April, is that a unit now?',
      'how do you count in Aprils',
    ],
    says: [
      'One April is eleven days of five people and nearly twenty thousand in refunds. It’s our unit here, like horsepower, only it goes backwards.',
    ],
  },
  {
    id: 'nine-sum-pounds',
    on: ['answer:nine-sum', 'statement:summary-march', 'follow-up:aprils-meaning'],
    asked: [
      'So that would be eighty or a hundred thousand pounds?',
      'four or five times nineteen thousand, right?',
      'Is it fair to multiply the refunds by four and a half?',
      'can I tell them ninety thousand',
    ],
    says: [
      'Multiply if you like, but call it a guess and call it mine. Priya will tell you how big those towns are, and then it’s a sum.',
    ],
  },
  {
    id: 'who-are-nine',
    on: [
      'fact:nine-tariffs',
      'concern:first-of-march',
      'answer:worst-of-nine',
      'common:worst_case',
      'answer:council-sees',
    ],
    asked: [
      'Which nine councils are they?',
      'who are the nine',
      'Can I have the names of those nine?',
      'is there a list of the nine towns',
    ],
    says: [
      'Bethan has the list with the new prices on it. Oakham and Melton are on it, and seven more who like a round date.',
    ],
  },
  {
    id: 'why-same-day',
    on: ['fact:nine-tariffs', 'concern:first-of-march', 'common:why_that_date'],
    asked: [
      'Why do they all change on the same day?',
      'who picked the first of March for all nine',
      'Is it a coincidence that it’s the same night?',
      'must it really be at midnight',
      'how come nine towns chose one and the same date',
    ],
    says: [
      'Their budgets are voted in February, and the new price starts with the new month. Nobody rang anybody, they simply all think alike.',
    ],
  },
  {
    id: 'monday-like-any',
    on: ['concern:first-of-march', 'common:what_success_is', 'answer:day-after'],
    asked: [
      'Who’d be working that night if it’s mended?',
      'the first of March is a Monday, isn’t it?',
      'Would you still sit up that night?',
      'you would sleep through it then?',
    ],
    says: [
      'It’s a Monday, yes. I’d sit up with a cup of tea, out of habit, and the others would be in bed, which is where I want them.',
    ],
  },
  {
    id: 'start-of-february',
    on: ['fact:nine-tariffs', 'concern:first-of-march', 'common:why_that_date', 'answer:stagger'],
    asked: [
      'When do the councils send the new prices?',
      'since when do you know about the nine',
      'Have you already got the nine new tariffs?',
      'when will the price lists be there',
    ],
    says: [
      'They’re here, in Bethan’s folder, and one or two will change their minds before January. Councils do, it keeps her young.',
    ],
  },
  {
    id: 'eight-from-fifteen',
    on: [
      'fact:eight-days',
      'statement:offer-smaller-cut',
      'statement:offer-eight-days-now',
      'answer:three-weeks-content',
    ],
    asked: [
      'Why did you ask for fifteen days if eight are enough?',
      'then why did you say three weeks and not eight days',
      'So half of the three weeks is only tidying?',
      'you could have said eight at once, no?',
    ],
    says: [
      'Because nobody had asked which part bites. Ask a plumber for a price and he quotes the bathroom. You’re the first who asked about the leak.',
    ],
  },
  {
    id: 'eight-days-people',
    on: [
      'fact:eight-days',
      'statement:offer-eight-days-now',
      'statement:offer-smaller-cut',
      'answer:days-use',
      'answer:monday-clear',
    ],
    asked: [
      'Eight days of how many people?',
      'is it eight days for the whole team',
      'Who would work on these eight days?',
      'eight working days, so nearly two weeks?',
    ],
    says: [
      'Eight working days, Jodie and me. Call it a week and a half with the door shut. The other three carry on with what’s running.',
    ],
  },
  {
    id: 'eight-days-end',
    on: ['fact:eight-days', 'statement:offer-eight-days-now', 'statement:summary-plan', 'answer:what-if-two-slip'],
    asked: [
      'If you start on Monday, when are you done?',
      'eight days from Monday is which date',
      'By which day would the table be finished?',
      'when would those eight days be over',
      'on which date would you finish the eight days',
    ],
    says: [
      'Starting on the sixteenth, on Wednesday the twenty-fifth of November. I’d bring you a bun with the number fourteen crossed out.',
    ],
  },
  {
    id: 'eight-removes-all',
    on: ['fact:eight-days', 'statement:offer-eight-days-now', 'statement:offer-smaller-cut'],
    asked: [
      'Does it really remove the March risk, or only reduce it?',
      'after the eight days, what can still go wrong in March',
      'Is March completely safe with that?',
      'so no risk at all after eight days?',
    ],
    says: [
      'It takes out the part that goes wrong every time. What’s left is somebody typing a wrong number in one place, and for that you have a rehearsal.',
    ],
  },
  {
    id: 'six-not-eight',
    on: ['fact:eight-days', 'statement:offer-eight-days-now', 'answer:sure-of-eight', 'statement:offer-smaller-cut'],
    asked: [
      'Could you do it in six days?',
      'what would you leave out to make it seven',
      'Can the eight be made shorter?',
      'eight is the minimum, you’re sure?',
    ],
    says: [
      'No. Six build it and two find what I’ve forgotten, and it’s always the two that somebody wants to save. Leave me the two.',
    ],
  },
  {
    id: 'seven-days-content',
    on: ['fact:eight-days', 'statement:offer-april-booked', 'answer:other-seven'],
    asked: [
      'And what exactly gets cleaned up in the seven?',
      'what happens if the seven days never come',
      'Do the other seven make any difference to drivers?',
      'can the seven wait for ever',
    ],
    says: [
      'The old copies get thrown out. Until then there’s a right list and fourteen fossils, and one day a new person believes a fossil.',
    ],
  },
  {
    id: 'six-weeks-each',
    on: ['fact:six-weeks', 'statement:claim-not-enough-time'],
    asked: [
      'How do the six weeks split over the three?',
      'is it two weeks for each council',
      'How long does one council take?',
      'six weeks for three, so two each?',
    ],
    says: [
      'Two each, near enough. Stroud’s a bit less, Ely’s a bit more for its market day, and it comes out in the wash.',
    ],
  },
  {
    id: 'half-week-left',
    on: ['fact:six-weeks', 'statement:claim-not-enough-time'],
    asked: [
      'Six and a half weeks, so there’s half a week to spare?',
      'what about the half week that is left',
      'Can the half week be used for the tariffs?',
      'so there is a little room, isn’t there',
    ],
    says: [
      'There’s half a week, yes, and a Christmas party in it, and two colds. I’ve never met a half week that reached the end.',
    ],
  },
  {
    id: 'bits-for-pleasure',
    on: ['fact:three-weeks', 'statement:claim-three-weeks-inflated', 'answer:taste', 'statement:claim-risk-not-taste'],
    asked: [
      'Which bits would be only for pleasure?',
      'what have you already taken off',
      'So the real wish was longer than three weeks?',
      'what did you take out of it',
    ],
    says: [
      'A week of renaming things. There’s a function called “doThePrice2Final” that I pass every morning, like a neighbour’s dead hedge.',
    ],
  },
  {
    id: 'newsletter-when',
    on: ['concern:promised-for-him', 'fact:the-quarter', 'answer:newsletter-who', 'common:how_found_out'],
    asked: [
      'When did you read it in the newsletter?',
      'what exactly did the newsletter say',
      'Which newsletter was that?',
      'fourteen words, how did it read',
    ],
    says: [
      'On a Thursday, over soup. “Three new councils by Christmas, and the sky isn’t the limit.” Nikhil read it out twice, we thought it was a joke.',
    ],
  },
  {
    id: 'newsletter-laughed',
    on: ['follow-up:newsletter-when', 'answer:newsletter-who', 'fact:the-quarter'],
    asked: [
      'And what did you do when you’d read it?',
      'why did nobody come to me then',
      'Did you complain to anyone about the newsletter?',
      'what did the team say about the rocket',
    ],
    says: [
      'I finished the soup. Then I waited for somebody to ask for an estimate, and it got very quiet, so in the end I gave one unasked.',
    ],
  },
  {
    id: 'slide-mine',
    on: ['answer:newsletter-who', 'follow-up:newsletter-when'],
    asked: [
      'From a slide of mine?',
      'which slide did they take it from',
      'Comms took that from my slides without asking?',
      'do you know who in comms made it',
    ],
    says: ['So I’m told, the one with the arrow. They added the rocket themselves, in fairness to you.'],
  },
  {
    id: 'who-in-room',
    on: ['concern:promised-for-him'],
    asked: [
      'Who do you think was in the room?',
      'it was only me and the board in that room',
      'What does it matter who was in the room?',
      'who should have been in the room when it became three',
    ],
    says: [
      'One of us five, with a pencil. Any of them would’ve said “two” before the coffee came, and nobody would’ve died of it.',
    ],
  },
  {
    id: 'say-without-we',
    on: ['concern:promised-for-him'],
    asked: [
      'What do you want me to say, that I promised it?',
      'without the we, how do you mean that',
      'You’d like me to admit it was me?',
      'is it important whether it was I or we',
    ],
    says: [
      '“I promised it, and I didn’t ask you.” Eight words or so, and they’re worth more to me than the rest of the meeting.',
    ],
  },
  {
    id: 'unpromise-which',
    on: [
      'concern:promised-for-him',
      'statement:admission-promised-without-asking',
      'statement:summary-not-asked',
      'statement:news-promised-board',
      'answer:december-estimate',
      'common:your_proposal',
      'statement:claim-not-enough-time',
    ],
    asked: [
      'Which one would you give back?',
      'which of the three would you move',
      'What would you un-promise, if you could choose?',
      'if one has to go, which town',
    ],
    says: [
      'Kendal, if the paper allows it. I’ve barely looked at it and it signed last. Stroud’s nearly easy, and Ely’s market day I’ve grown fond of.',
    ],
  },
  {
    id: 'rocket-stops',
    on: ['concern:promised-for-him', 'statement:offer-ask-first-rule', 'answer:ask-before'],
    asked: [
      'And how would I stop the next rocket?',
      'what would prevent another newsletter like that',
      'What rule do you want for future promises?',
      'how quickly do you give me an estimate then',
    ],
    says: [
      'You ask in one sentence, I answer by the next morning, and no date leaves the building without my number beside it. It’s less work than a rocket.',
    ],
  },
  {
    id: 'helena-who-tells-when',
    on: [
      'concern:helena-knows',
      'answer:helena-yourself',
      'answer:helena-wording',
      'fact:nobody-upstairs',
      'statement:news-nobody-told-upstairs',
      'common:who_else',
      'common:who_decides',
      'common:talk_to_them',
    ],
    asked: [
      'By when should Helena know?',
      'is it urgent that Helena hears it this week',
      'Would after the board meeting be early enough for Helena?',
      'until when do I have to tell her',
    ],
    says: [
      'This week. Before the first town’s begun, or she’s told about a choice when there’s none left. Mornings are best, before anyone else has been at her.',
    ],
  },
  {
    id: 'ticket-see',
    on: [
      'fact:ticket',
      'concern:helena-knows',
      'answer:ticket-why',
      'statement:claim-nobody-warned',
      'common:tried_before',
      'statement:admission-ignored-ticket',
    ],
    asked: [
      'What does it say in ticket 1184?',
      'can you send me the ticket',
      'Could I read 1184?',
      'what had you written in that ticket',
    ],
    says: [
      'Four paragraphs and a drawing: one price, too many places, and what happens when two of them change at once. Then April acted it out.',
    ],
  },
  {
    id: 'two-views-who',
    on: ['fact:ticket', 'answer:ticket-why', 'statement:claim-nobody-warned', 'common:tried_before'],
    asked: [
      'Two views, so who was the other one?',
      'who was the second view',
      'Do you know who else opened it?',
      'one was you, and the other?',
    ],
    says: ['Jodie, checking my spelling. Nobody further up than this corridor.'],
  },
  {
    id: 'ticket-sent-to',
    on: ['fact:ticket', 'concern:helena-knows', 'answer:ticket-why'],
    asked: [
      'To whom did you send the ticket?',
      'who was the ticket assigned to',
      'Did you tell anyone besides writing the ticket?',
      'did Helena get a message about it',
    ],
    says: [
      'It went to product’s board, which is Helena’s, and it sat under a request for a darker blue. I mentioned it twice at the coffee machine.',
    ],
  },
  {
    id: 'ticket-closed-when',
    on: ['concern:helena-knows', 'fact:ticket', 'statement:claim-read-ticket'],
    asked: [
      'When would you close the ticket?',
      'why is it still open',
      'What has to happen for 1184 to be closed?',
      'can we close that ticket together',
    ],
    says: [
      'When all the prices stand in one place and someone upstairs has read it. The second part’s the slower of the two.',
    ],
  },
  {
    id: 'helena-says-christmas',
    on: ['concern:helena-knows', 'answer:helena-no', 'statement:offer-tell-helena'],
    asked: [
      'What should I do if she says after Christmas?',
      'how do I answer her when she says later',
      'If Helena puts it off, what then?',
      'and when she doesn’t want to hear it',
    ],
    says: [
      'Ask her to write that down, with her name and the first of March beside it. People get very thoughtful when there’s a pen in it.',
    ],
  },
  {
    id: 'one-flight-up',
    on: [
      'concern:helena-knows',
      'answer:helena-yourself',
      'statement:offer-sunil-tells-helena',
      'statement:offer-tell-helena',
      'statement:refusal-not-over-helena',
      'common:will_you_support_me',
    ],
    asked: [
      'Will you come with me when I see her?',
      'are you going up the stairs with me',
      'Could you be there for her questions?',
      'would you sit in when I talk to Helena',
    ],
    says: [
      'I’ll come and sit beside you, and I’ll only speak when she asks how many days. You do the sentence, I’ll do the nodding.',
    ],
  },
  {
    id: 'helena-will-ask',
    on: [
      'answer:helena-wording',
      'answer:helena-who',
      'statement:offer-tell-helena',
      'fact:nobody-upstairs',
      'statement:news-nobody-told-upstairs',
      'common:talk_to_them',
    ],
    asked: [
      'What will Helena ask me first?',
      'which questions will she have',
      'What would she want to know about it?',
      'what figures should I bring to her',
    ],
    says: [
      'What it costs if we leave it and what it costs if we don’t. So bring April in pounds, and one town in weeks. She’ll do the rest in her head.',
    ],
  },
  {
    id: 'owner-is-who',
    on: ['concern:helena-knows', 'answer:register', 'statement:offer-risk-register'],
    asked: [
      'Who should own the risk then?',
      'does it have to be me who owns it',
      'What does the owner have to do?',
      'me as the owner, what would that mean',
    ],
    says: [
      'You. It means your name’s on it when the board reads it, and you ask me about it once a week. I’d go on doing the worrying, I’m trained.',
    ],
  },
  {
    id: 'jodie-told-when',
    on: ['fact:jodie', 'answer:jodie-state', 'answer:jodie-leaves'],
    asked: [
      'When did Jodie tell you that?',
      'since when does she think about leaving',
      'Has Jodie said it only to you?',
      'did she mean it seriously',
    ],
    says: [
      'In May, when it was over, and again when the newsletter came. She doesn’t say things twice for effect. It was in the car park, both times.',
    ],
  },
  {
    id: 'jodie-may-i-know',
    on: ['fact:jodie', 'answer:jodie-state', 'answer:jodie-leaves'],
    asked: [
      'Does she know that you’re telling me this?',
      'may I mention it to her',
      'Should I talk to Jodie about it?',
      'can I use that with Helena or is it private',
      'is it a secret what Jodie told you',
    ],
    says: [
      'She said I might tell somebody who could do something. Tell Helena that we could lose someone, and leave the name with me till Jodie’s asked.',
    ],
  },
  {
    id: 'jodie-what-helps',
    on: [
      'fact:jodie',
      'answer:jodie-state',
      'answer:jodie-april',
      'answer:jodie-leaves',
      'common:cost_to_you',
      'statement:claim-team-wants-features',
    ],
    asked: [
      'What would keep Jodie here?',
      'is money a reason for Jodie',
      'What does she need so that she stays?',
      'would a rise help with her',
    ],
    says: [
      'A first of March on which she goes to bed. It isn’t money. I offered her my chair once, and it’s a good chair.',
    ],
  },
  {
    id: 'how-teach-others',
    on: ['answer:jodie-leaves', 'fact:jodie', 'answer:if-i-am-away', 'follow-up:who-knows-fourteen'],
    asked: [
      'Couldn’t the others learn it from you?',
      'why does nobody else know the fourteen',
      'Could you teach Tess or Nikhil the tariff code?',
      'shouldn’t more people know that code',
    ],
    says: [
      'I could teach it, it takes about two months and some of the will to live. Or there’s one table, and the lesson takes ten minutes.',
    ],
  },
  {
    id: 'later-whose',
    on: ['concern:april-never-comes', 'answer:later-history'],
    asked: [
      'Who promised you those laters?',
      'which two laters do you mean',
      'A 2024 and a 2025, what were they?',
      'who gave you the quiet month',
    ],
    says: [
      'Two different managers, both gone, both with a firm handshake. One said after the launch, the other said in a quiet month.',
    ],
  },
  {
    id: 'later-which-week',
    on: [
      'concern:april-never-comes',
      'answer:later-enough',
      'statement:offer-vague-later',
      'statement:refusal-no-date-promise',
      'common:what_is_missing',
    ],
    asked: [
      'Which week would you want for the rest?',
      'would April be all right for you',
      'What week should I put in the plan?',
      'when at the latest should the rest be done',
    ],
    says: [
      'Any week after the first of March has gone well, so from the middle of March on. April’s fine. I only mind the ones without a number.',
    ],
  },
  {
    id: 'later-written-where',
    on: ['concern:april-never-comes', 'statement:offer-april-booked', 'answer:later-enough', 'answer:write-up'],
    asked: [
      'Where should it be written?',
      'is the roadmap the right place for it',
      'What would you point at?',
      'an email or the board’s roadmap, which is better',
    ],
    says: [
      'On the roadmap that the board gets, on a line of its own with a week beside it. What’s only in an email belongs to whoever has the email.',
    ],
  },
  {
    id: 'later-teeth',
    on: ['concern:april-never-comes', 'statement:offer-april-booked', 'statement:offer-bath-blocked'],
    asked: [
      'What happens if someone wants those days for a town?',
      'what do you mean, a later with teeth?',
      'How do I protect those seven days?',
      'and when a new council comes, who wins',
    ],
    says: [
      'Then the new town waits, and whoever wants it comes and asks you, not me. Something has to be stuck behind it or it’s only a wish.',
    ],
  },
  {
    id: 'bath-what',
    on: ['answer:bath-block', 'statement:offer-bath-blocked'],
    asked: ['Who wants Bath?', 'when does Bath start', 'Why Bath of all towns?', 'is Bath the next one after Kendal'],
    says: [
      'Bath’s next in the queue, some time in spring, and sales would carry it in on their shoulders. That’s why it’d hold.',
    ],
  },
  {
    id: 'dry-run-how-long',
    on: ['answer:dry-run', 'statement:offer-dry-run', 'answer:tester-use', 'concern:first-of-march'],
    asked: [
      'How long does such a dry run take?',
      'how would you try all nine before',
      'What do you need for the rehearsal?',
      'a rehearsal on a copy, how does it work',
    ],
    says: [
      'Two days and a copy of the system with its clock set to the first of March. Then somebody parks in nine towns all night without leaving the chair.',
    ],
  },
  {
    id: 'dry-run-date',
    on: ['answer:dry-run', 'statement:offer-dry-run', 'concern:first-of-march'],
    asked: [
      'Is the fifteenth of February early enough?',
      'when should the dry run be',
      'Mid-February is which day for you?',
      'would the first week of February be better for it',
    ],
    says: [
      'The fifteenth’s a Monday and a fortnight before. It suits me. Earlier than that and half the councils haven’t stopped fiddling.',
    ],
  },
  {
    id: 'dry-run-wrong',
    on: ['answer:dry-run', 'statement:offer-dry-run', 'answer:dry-run-fails'],
    asked: [
      'And what if it goes wrong in February?',
      'three nights, which towns on which night',
      'Is a fortnight enough to repair it?',
      'if the rehearsal is red, what do we do',
    ],
    says: [
      'Then we’ve a fortnight to mend what it showed, and whatever isn’t mended moves to another night. Bethan rings those councils on the sixteenth.',
    ],
  },
  {
    id: 'wen-who',
    on: ['answer:tester-use', 'statement:offer-tester', 'statement:claim-tester-available', 'fact:tester'],
    asked: [
      'Who’s Wen?',
      'why do you want Wen',
      'Is it Wen or nobody for you?',
      'someone other than Wen, would that be all right',
    ],
    says: [
      'Wen’s in payments and once found a penny that had been missing since the spring. Another would do, if they’re rude to software.',
    ],
  },
  {
    id: 'tester-how-long',
    on: [
      'answer:tester-use',
      'statement:offer-tester',
      'fact:tester',
      'statement:claim-tester-available',
      'answer:tester-saves',
    ],
    asked: [
      'For how long would you need the tester?',
      'how many days of the tester do you need',
      'From when should the tester come to you?',
      'one tester, is that enough',
    ],
    says: [
      'A fortnight in February, and two days in November when the table’s finished. One’s enough. Two would only talk to each other.',
    ],
  },
  {
    id: 'kendal-sure',
    on: ['fact:kendal-contract', 'statement:offer-kendal-january', 'answer:kendal-later'],
    asked: [
      'Would you be able to do Kendal by the end of January?',
      'is January enough time for Kendal',
      'Can you promise the thirty-first of January for Kendal?',
      'kendal in january, is that safe then',
    ],
    says: [
      'Yes. Two weeks’ work and the whole of January to do it in. I’d start when the tinsel’s down and be done with some days over.',
    ],
  },
  {
    id: 'kendal-tell',
    on: [
      'fact:kendal-contract',
      'statement:offer-kendal-january',
      'answer:kendal-later',
      'statement:claim-kendal-fixed',
    ],
    asked: [
      'Who should tell Kendal?',
      'does Kendal have to agree to it',
      'Will Kendal mind if they start later?',
      'what do we say to Kendal',
    ],
    says: [
      'Bethan, and it’s their own contract, so nobody’s asking a favour. Tell them before they’ve ordered the ribbon.',
    ],
  },
  {
    id: 'room-for-tariffs',
    on: ['statement:offer-kendal-january', 'answer:kendal-later', 'fact:kendal-contract', 'answer:all-three-and-table'],
    asked: [
      'Does that leave enough room for the tariffs?',
      'with Kendal out, does it all fit',
      'If Kendal moves, can you do Stroud, Ely and the tariffs?',
      'so two towns and the tariffs by Christmas, that works?',
      'is there time for the tariff table once Kendal has moved',
    ],
    says: [
      'It fits. Two towns are four weeks of us, and the part that makes March safe goes in front of them. There’s a few days over for colds.',
    ],
  },
  {
    id: 'two-dates',
    on: [
      'answer:december-estimate',
      'answer:which-council-first',
      'statement:summary-plan',
      'answer:what-if-two-slip',
      'statement:offer-board-two-of-three',
    ],
    asked: [
      'When would Stroud and Ely go live then?',
      'which dates can I give for Stroud and Ely',
      'In which week of December is Stroud ready?',
      'stroud first, and when',
    ],
    says: [
      'With the tariffs done first, Stroud in the second week of December and Ely in the last days before Christmas. Nothing opens on Christmas Eve itself.',
    ],
  },
  {
    id: 'ely-market',
    on: ['answer:which-council-first', 'follow-up:unpromise-which'],
    asked: [
      'What’s difficult about Ely’s market day?',
      'ely has a market day, so what',
      'Why is a market day hard?',
      'what has the market got to do with parking',
    ],
    says: [
      'On Thursdays half of one car park is cheese and the rest costs double until two. Then it’s a car park again. Software finds that upsetting.',
    ],
  },
  {
    id: 'which-copy-missed',
    on: ['answer:march-night', 'common:example'],
    asked: [
      'Why is it usually the receipt?',
      'which of the places gets forgotten',
      'Who forgets it, you or the machine?',
      'what’s so special about the receipts',
    ],
    says: [
      'Because it’s printed by a thing nobody’s opened since Gareth. It has its own price, its own rounding, and I suspect its own opinions.',
    ],
  },
  {
    id: 'from-a-driver',
    on: ['answer:march-night', 'answer:april-who-noticed', 'follow-up:how-long-unnoticed'],
    asked: [
      'Why don’t we notice it ourselves?',
      'is there no alarm when the prices differ',
      'Couldn’t we monitor that?',
      'shouldn’t the system tell us',
    ],
    says: [
      'Nothing compares the copies, so each of them’s quite happy with itself. An alarm for that needs one price to compare with, and we’re back at the table.',
    ],
  },
  {
    id: 'three-amounts',
    on: ['answer:march-night', 'common:example'],
    asked: [
      'The app, machine and receipt all different, seriously?',
      'did that really happen, three prices at once',
      'Which of the three does the driver really pay?',
      'when they differ, which price counts',
    ],
    says: [
      'It happened in Oakham. What’s taken is what the app says, or the machine, depending on where he stood. What counts is what’s on the sign, which is how he wins.',
    ],
  },
  {
    id: 'gareth',
    on: ['answer:why-code-like-that', 'follow-up:which-copy-missed'],
    asked: [
      'Who’s Gareth?',
      'a man called Gareth, who is that',
      'Could we ask Gareth to help?',
      'gareth is in cheese now?',
    ],
    says: [
      'He wrote the first version with me, and now he makes a very decent blue near Hinckley. He’s been asked. He laughed, and then he sent some.',
    ],
  },
  {
    id: 'nobody-redid',
    on: ['answer:why-code-like-that', 'answer:your-own-fault'],
    asked: [
      'Why did nobody redo the plumbing?',
      'when should it have been rebuilt',
      'At which town did it become a problem?',
      'from how many towns on was it too much',
    ],
    says: [
      'About the ninth. Before that you could hold it all in your head. Every time there was a week for it, somebody’d signed another town.',
    ],
  },
  {
    id: 'table-for-new-towns',
    on: ['answer:table-how', 'statement:offer-eight-days-now', 'answer:stroud-ely-without'],
    asked: [
      'Would the new towns be quicker with the table?',
      'does the table save time on Stroud and Ely',
      'If we do the table first, do the towns go faster?',
      'is building a town easier afterwards',
    ],
    says: [
      'A bit, yes. A day or so for each, since their price goes into one place. I haven’t counted it in, so call it my contingency.',
    ],
  },
  {
    id: 'table-who-changes',
    on: ['answer:table-how', 'statement:offer-eight-days-now', 'fact:eight-days'],
    asked: [
      'Who’d change a price then, you?',
      'could Bethan change a price herself afterwards',
      'How long would one price change take with the table?',
      'with the table how fast is one change',
    ],
    says: [
      'Ten minutes, and somebody else to read it over. Bethan could do it with a cup in her other hand, which is rather the idea.',
    ],
  },
  {
    id: 'half-sink',
    on: ['answer:in-parallel', 'statement:offer-in-parallel'],
    asked: [
      'Which of the two would lose?',
      'could two do the towns and three the tariffs',
      'Why can’t you split the team?',
      'same files, is that the whole reason',
    ],
    says: [
      'The tariffs, every time, because nobody rings up about them. And splitting only means that two people open the same file from both ends.',
    ],
  },
  {
    id: 'pizza-paid',
    on: ['answer:weekends', 'statement:offer-overtime', 'answer:april-who-cleaned'],
    asked: [
      'Did anybody thank the team for last April?',
      'you bought the pizza yourself?',
      'Were those eleven days with the weekends?',
      'did they get time off for it afterwards',
    ],
    says: [
      'There was an email with “heroes” in it, spelt wrong. Time off was for the quiet month. So no, you won’t find them volunteering.',
    ],
  },
  {
    id: 'councils-three-more',
    on: ['answer:councils-first', 'statement:offer-after-christmas'],
    asked: [
      'Why is January too late?',
      'there are two months between Christmas and March, isn’t that enough',
      'If you start on the fourth of January, when is it finished?',
      'what’s wrong with doing it in January',
    ],
    says: [
      'It’d be built by February, with three more towns in it and no time to try it. I’d rather try it, that’s where the money went last time.',
    ],
  },
  {
    id: 'pile-of-towns',
    on: ['answer:councils-first', 'answer:stroud-ely-without', 'statement:offer-after-christmas'],
    asked: [
      'How much more work is each town you add first?',
      'fourteen more places for each town, right?',
      'Does every new council make it worse?',
      'so with three more towns it’s a lot longer',
    ],
    says: [
      'About a day for each to move over afterwards. It isn’t the days so much, it’s three more sets of drivers in it if it goes.',
    ],
  },
  {
    id: 'hand-lanyard',
    on: ['answer:by-hand', 'statement:offer-by-hand-once', 'answer:your-limit'],
    asked: [
      'Would you really resign over that?',
      'hand in your lanyard, you mean quit?',
      'Even if Helena tells you to do it by hand?',
      'why is by hand such a red line for you',
    ],
    says: [
      'I would, and I’ve been told I sulk beautifully. I know what it does to people at two in the morning, and I won’t ask for it.',
    ],
  },
  {
    id: 'spread-who-asks',
    on: [
      'answer:stagger',
      'answer:dry-run-fails',
      'statement:offer-stagger-councils',
      'statement:claim-councils-flexible',
    ],
    asked: [
      'How many of the nine could move, in your view?',
      'which of them would move their date',
      'Should I go to Bethan today?',
      'when must we ask them at the latest',
    ],
    says: [
      'Three or four, at a guess, if they hear it before Christmas. After that it’s printed on the signs, and nobody repaints a sign for me.',
    ],
  },
  {
    id: 'stagger-enough',
    on: ['answer:stagger', 'statement:offer-stagger-councils'],
    asked: [
      'If they all moved to different nights, would that be enough?',
      'would three nights solve it without the rewrite',
      'So with staggered dates you don’t need the days?',
      'three towns a night, is that safe',
    ],
    says: [
      'No. Last time it was only two on one night, and look at us. Fewer at once is a smaller flood, it isn’t a mended pipe.',
    ],
  },
  {
    id: 'bonus-three-towns',
    on: ['answer:three-weeks-yes', 'statement:offer-whole-rewrite'],
    asked: [
      'Why don’t you take the three weeks if you can have them?',
      'you don’t want the whole rewrite any more?',
      'One town by Christmas, which one?',
      'so you’d be satisfied with less than three weeks',
    ],
    says: [
      'Because then it’s my rewrite that cost you the quarter, and nobody would ever lend me a week again. Less will do, if it’s the right part.',
    ],
  },
  {
    id: 'smallest-safe-part',
    on: [
      'answer:three-weeks-yes',
      'common:is_it_flexible',
      'common:what_would_move_you',
      'statement:refusal-no-three-weeks',
      'statement:news-no-three-weeks',
      'answer:one-week-enough',
      'statement:offer-seven-days',
      'answer:what-can-wait',
      'common:other_options',
      'common:your_contribution',
      'answer:fear',
      'statement:claim-three-weeks-inflated',
      'common:your_proposal',
      'statement:news-by-christmas',
    ],
    asked: [
      'How long is the part that makes March safe?',
      'how many days for the dangerous part alone',
      'So what is the smallest piece, in days?',
      'what does the part that matters take',
      'how much less than three weeks',
    ],
    says: [
      'Eight days. One table that every place reads its price from. The other seven are so that I can look at it without wincing.',
    ],
    tells: ['eight-days'],
  },
  {
    id: 'refuse-to-board',
    on: ['answer:board-two', 'statement:offer-board-two-of-three'],
    asked: [
      'Will the board accept two of three?',
      'what if the board insists on the third',
      'What should I say to the board about why?',
      'how do I explain it to them without looking bad',
    ],
    says: [
      'Say that you found a bill for spring and paid it early. Boards like that better than rockets. The third town still comes, only in January.',
    ],
  },
  {
    id: 'phone-in',
    on: ['answer:drivers'],
    asked: [
      'Which radio phone-in was that?',
      'did it get into the press',
      'Were we named on the radio?',
      'what did they say on the radio about us',
    ],
    says: [
      'The local one, between a lost tortoise and the bins. Nine minutes. The man read out his receipts, and he did it well.',
    ],
  },
  {
    id: 'credits',
    on: ['answer:contract-penalty'],
    asked: [
      'What are service credits?',
      'did we pay service credits last April',
      'How much could the councils claim from us?',
      'who’s Dominic',
    ],
    says: [
      'Money off their bill when we get it wrong, as I understand it. Dominic’s in legal on the second floor, he’ll have the clause and a sigh.',
    ],
  },
  {
    id: 'fall-back-night',
    on: ['answer:other-trick', 'answer:roll-back'],
    asked: [
      'And if we made parking free for that night?',
      'could we simply not charge for a few hours',
      'What would it cost to let them park for nothing that night?',
      'free parking until everything is checked, would that help',
    ],
    says: [
      'You’d be giving away the councils’ money, so ask Dominic before you ask me. And at six in the morning the prices still have to be right.',
    ],
  },
  {
    id: 'writeup-who-got',
    on: ['answer:proof-for-helena', 'answer:learned-april'],
    asked: [
      'Who got that write-up of last April?',
      'did Helena read the two pages',
      'Why did the write-up change nothing?',
      'when will you send me the two pages',
    ],
    says: [
      'You’ll have it within the hour. It went to everyone who’d been in the meeting, and I know who opened it, because I look at such things.',
    ],
  },
  {
    id: 'priya-ask',
    on: ['answer:nine-sum', 'answer:refund-money', 'answer:proof-for-helena', 'statement:claim-last-april-cost'],
    asked: [
      'What should I ask Priya?',
      'this Priya, what does she have',
      'Can Priya estimate March from the April figures?',
      'where do I find Priya',
    ],
    says: [
      'Priya’s in finance and keeps April in a spreadsheet called “never again”. Ask her what nine towns of that size take in a week.',
    ],
  },
  {
    id: 'magnus',
    on: ['answer:role'],
    asked: [
      'Who decides while Magnus is away?',
      'when is Magnus back',
      'Does Magnus know about it?',
      'so who is your boss at the moment',
    ],
    says: [
      'Nobody in particular, which is how you and I come to be talking. He’s back in January, with a baby and opinions.',
    ],
  },
  {
    id: 'first-friday',
    on: ['answer:sure-of-eight', 'answer:start-when', 'answer:what-if-two-slip'],
    asked: [
      'What will you know by the Friday?',
      'how will you know if the estimate holds',
      'On the first Friday, what do you tell me?',
      'which sign shows you that it grows',
    ],
    says: [
      'Whether the receipts have moved over. If those read from the table by Friday, the rest follows. If they don’t, I ring you before the weekend.',
    ],
  },
  {
    id: 'eight-to-twelve',
    on: ['answer:sure-of-eight', 'follow-up:first-friday', 'fact:eight-days'],
    asked: [
      'And if it grows after all, what do we drop?',
      'what happens when it takes twelve days',
      'If you find out that it’s longer, what then?',
      'is there a plan for when the eight days aren’t enough',
    ],
    says: [
      'Then Ely slides into January behind Kendal, and you hear it in November. I’d sooner lose a town than the two days of checking.',
    ],
  },
  {
    id: 'wet-sunday',
    on: ['answer:how-many-done-so-far', 'answer:three-weeks-origin'],
    asked: [
      'Which town did you do on that Sunday?',
      'so there’s already a piece that works',
      'How long did the one town take you?',
      'you did that in your free time?',
    ],
    says: [
      'Melton, because it has the dullest prices in the county. It took from breakfast till the football, and it came out right to the penny.',
    ],
  },
  {
    id: 'team-thinks-rocket',
    on: ['answer:team-morale', 'answer:team-five'],
    asked: [
      'What does the rest of the team want?',
      'the rocket noise, is that about me',
      'Should I talk to the team myself?',
      'do they blame me for the promise',
    ],
    says: [
      'They want the thing mended and to be asked. Come to stand-up and say so, five minutes, no slides. They’ll make the noise once and then stop.',
    ],
  },
  {
    id: 'paper-decision',
    on: ['answer:write-up', 'statement:offer-write-up', 'common:in_writing'],
    asked: [
      'What should stand on that paper?',
      'who has to sign it',
      'Why is it so important to have it on paper?',
      'what do you want written down exactly',
    ],
    says: [
      'What’s done first, what waits and till when, who tells Helena, and the days beside each. Your name, mine and hers. Half a page.',
    ],
  },
  {
    id: 'win-again-january',
    on: ['statement:offer-write-up', 'answer:write-up', 'common:in_writing'],
    asked: [
      'What do you mean, win it again in January?',
      'who would question it in January',
      'Why would anybody reopen it?',
      'has that happened to you before',
    ],
    says: [
      'In January there’s a new quarter and somebody with a town. I’ve won this argument twice already, and each time it’d expired by the spring.',
    ],
  },
  {
    id: 'ten-past-ten',
    on: ['answer:meet-again', 'statement:offer-think', 'common:how_to_keep_you_informed', 'common:more_time'],
    asked: [
      'Why ten past ten?',
      'what should I bring tomorrow',
      'Ten past ten where, at your desk?',
      'is there anything you’ll prepare until tomorrow',
    ],
    says: [
      'Stand-up ends at nine minutes past. At my desk. You bring which town moves, I’ll bring the days with corners on them.',
    ],
  },
  {
    id: 'april-worst',
    on: ['fact:last-april', 'answer:jodie-april', 'answer:oakham-woman'],
    asked: [
      'Forty times, how can that happen?',
      'why was one woman charged forty times',
      'What went wrong with the retries?',
      'how did the system charge her so often',
    ],
    says: [
      'The app thought the price was wrong, so it tried again, and so it went on, politely, forty times. It was trying to help.',
    ],
  },
  {
    id: 'torsten',
    on: ['answer:compare-competitors', 'statement:offer-buy-engine'],
    asked: [
      'Why would it take half a year?',
      'what did Torsten’s engine cost',
      'Would an engine be the better solution in the long run?',
      'who is this Torsten',
      'why six months to fit that engine',
    ],
    says: [
      'It’d still have to find the fourteen places before it could replace them. Torsten was charming about it. Do the table first and then he can have a go.',
    ],
  },
  {
    id: 'contractor-february',
    on: ['answer:contractor', 'statement:offer-contractors'],
    asked: [
      'Why ask in February?',
      'what would a contractor do for you in February',
      'Could contractors build the towns instead?',
      'and for Kendal, would a contractor help',
    ],
    says: [
      'By then there’s one table, and a stranger can understand it in a morning. Before that I’d be running a museum tour.',
    ],
  },
  {
    id: 'cost-of-doing-nothing',
    on: ['statement:news-cost-question', 'statement:summary-march', 'common:consequence', 'answer:do-nothing'],
    asked: [
      'And what does it cost if we do it?',
      'what is the price of the fix in days and towns',
      'So the fix is cheaper than one April?',
      'how do I put it in one figure',
    ],
    says: [
      'Some days of two people and one town a month later. Last April was fifty-five working days, if you count heads, and the refunds on top.',
    ],
  },
  {
    id: 'why-not-said-sooner',
    on: ['answer:still-three', 'answer:ticket-why'],
    asked: [
      'Two years quietly, to whom?',
      'whom did you tell in those two years',
      'Why didn’t you come to me earlier?',
      'you never told me about it',
    ],
    says: [
      'Magnus, and the two before him, and the coffee machine. You I should’ve come to, that’s fair. You were the one with the slides, and I’d gone off slides.',
    ],
  },
  {
    id: 'part-that-doesnt-bite',
    on: ['concern:first-of-march', 'answer:other-seven', 'answer:what-can-wait'],
    asked: [
      'The part that doesn’t bite, what is in it?',
      'which part isn’t dangerous',
      'What happens to the rest in your view?',
      'is the rest only cosmetic',
    ],
    says: [
      'Old copies, odd names, and a file that Gareth called “temp”. None of it charges anybody twice. It only waits for a new person to believe it.',
    ],
  },
  {
    id: 'how-many-on-list',
    on: ['concern:first-of-march'],
    asked: [
      'You have a list of what could go wrong?',
      'what’s on your list',
      'May I see the list?',
      'how long is this list of things that could go wrong',
    ],
    says: [
      'Twenty-three things, I counted them during a webinar. Number one is receipts, number two is refunds on receipts, and it tapers off into weather.',
    ],
  },
  {
    id: 'choose-march',
    on: ['concern:first-of-march', 'statement:offer-accept-risk', 'statement:news-by-christmas', 'common:consequence'],
    asked: [
      'I haven’t chosen March, what do you mean?',
      'why do you say I’ve chosen March as well',
      'You want me to say aloud that I take the risk?',
      'what is it that I’ve chosen',
    ],
    says: [
      'If the towns come first and nothing’s mended, the first of March comes with them. It’s a package. I’d only like it on the receipt.',
    ],
  },
  {
    id: 'which-carpark',
    on: ['answer:oakham-woman', 'fact:last-april'],
    asked: [
      'What did she say when you paid it back?',
      'was that woman in Oakham angry',
      'Did anyone apologise to her?',
      'flowers from Jodie, at whose expense',
    ],
    says: [
      'She wrote back that the flowers were lovely and the app was not. Jodie has it on her screen. The flowers were Jodie’s own money.',
    ],
  },
  {
    id: 'server-cupboard',
    on: ['concern:first-of-march', 'answer:jodie-april'],
    asked: [
      'The server cupboard, why there?',
      'what happened in the server cupboard',
      'Who had to sit in the server cupboard?',
      'how long were you in there',
    ],
    says: [
      'It’s the only room with a door and no window on to the stairs. We ran the repairs from in there. It hums, so nobody hears you.',
    ],
  },
  {
    id: 'what-magnus-promised',
    on: [
      'answer:newsletter-who',
      'concern:promised-for-him',
      'common:what_did_we_do_wrong',
      'answer:asked-for-less',
      'statement:claim-you-agreed',
    ],
    asked: [
      'What would you have said if I’d asked you?',
      'which number would I have got from you',
      'If I’d asked before the board meeting, what was your answer?',
      'how many towns would you have promised',
    ],
    says: [
      'Two by Christmas, the third in January, and a week and a half for the pipes in front. You’d have had it by the next morning, in pencil.',
    ],
  },
  {
    id: 'days-or-town',
    on: ['answer:need', 'common:how_can_i_help', 'common:next_step', 'common:which_first', 'answer:which-first'],
    asked: [
      'Which decision do you need first, the town or the days?',
      'in that order, does Helena come last?',
      'Can I get you the days without asking Helena?',
      'do you need all three today',
    ],
    says: [
      'The town, for the days come out of it. Helena you can see while I’m sharpening the pencil. By Friday I’d like all of it.',
    ],
  },
  {
    id: 'read-by-money',
    on: ['answer:register', 'statement:offer-risk-register'],
    asked: [
      'Who’d be somebody who can spend money?',
      'who reads that register at all',
      'Does the board really read the register?',
      'somebody with money, you mean Helena?',
    ],
    says: [
      'Helena to begin with, and whoever signs for refunds. The last register had forty lines and a coffee ring, so I’d read it to them aloud.',
    ],
  },
  {
    id: 'my-sentence-example',
    on: ['concern:helena-knows', 'statement:news-nobody-told-upstairs', 'answer:helena-wording'],
    asked: [
      'What sentence would you like me to say?',
      'how would you put it to her in one line',
      'Which words should I use on the stairs?',
      'one sentence, can you help me with it',
    ],
    says: [
      '“Nine towns change price in one night, our code can’t do that safely, and last year two of them cost us a fortnight.” Then stop.',
    ],
  },
  {
    id: 'small-on-stairs',
    on: ['concern:helena-knows'],
    asked: [
      'What do you mean, risks get small on the stairs?',
      'you think I’d play it down?',
      'Why should it get smaller on the way up?',
      'are you afraid that I’d soften it',
    ],
    says: [
      'It starts as “drivers will be overcharged”. By the landing it’s “some concerns”, and at the top it’s “Sunil’s being Sunil”. Carry it carefully.',
    ],
  },
  {
    id: 'good-figure-money',
    on: ['answer:helena-decides', 'answer:helena-no'],
    asked: [
      'What would it cost Helena to say yes?',
      'what does she have to give up for it',
      'Is it only the one town, or also money?',
      'does it need any budget from her',
    ],
    says: [
      'One town four weeks later and two people for a week and a half. No money, unless you count the tester’s biscuits.',
    ],
  },
  {
    id: 'napkins',
    on: ['answer:all-three-and-table'],
    asked: [
      'You worked it out on napkins?',
      'two napkins, may I see the sum',
      'How did you check that it doesn’t fit?',
      'what’s the sum exactly',
    ],
    says: [
      'Six weeks and a week and a half make seven and a half, and there’s six and a half. The second napkin was to see if the first was wrong.',
    ],
  },
  {
    id: 'show-me-first',
    on: ['statement:offer-show-me'],
    asked: [
      'What’s that box there with the arrows?',
      'where on this drawing is the receipt',
      'Which of these lines is the dangerous one?',
      'can I take a picture of the whiteboard',
    ],
    says: [
      'That’s the refund job, which reads its own price from its own file. Every arrow is somebody’s lunch hour. Take a picture, it’s prettier than the code.',
    ],
  },
  {
    id: 'bend-on-days',
    on: ['common:is_it_flexible', 'common:other_options', 'common:your_contribution'],
    asked: [
      'What’s in the smaller cut?',
      'how small can it get',
      'A part of the rewrite, which part?',
      'you’d bend on the days, by how much',
    ],
    says: [
      'The part where all the prices move into one place. It’s about half of what I asked for, and it’s the half that bites.',
    ],
  },
  {
    id: 'write-down-decision',
    on: ['statement:offer-accept-risk', 'answer:do-nothing'],
    asked: [
      'If I accept it in writing, are you fine with that?',
      'why must it be written down whose decision it was',
      'What would you want me to sign?',
      'you’d build it then without a word?',
    ],
    says: [
      'I’d build it, and I’d still not do the nine by hand. It’s only that last time the name under it turned out to be mine.',
    ],
  },
  {
    id: 'council-letter',
    on: ['answer:council-sees', 'answer:councils-know'],
    asked: [
      'Should we warn the councils before March?',
      'a pensioner with a fine, did that happen',
      'What would we tell the nine councils?',
      'would a council leave us over it',
    ],
    says: [
      'It happened in Melton, and he wrote a very good letter. I’d tell them once it’s mended. Bethan would rather carry good news.',
    ],
  },
  {
    id: 'code-test-minute',
    on: ['answer:code-tests', 'common:how_do_you_know'],
    asked: [
      'Why is there no test that compares the copies?',
      'could you write such a test now, without the table',
      'Would a test find the wrong price before the drivers do?',
      'what about a test instead of the rewrite',
    ],
    says: [
      'To compare fourteen things you’ve first to be able to read them, and each speaks its own dialect. That’s most of the work. Then you may as well mend it.',
    ],
  },
  {
    id: 'helena-trade',
    on: ['answer:helena-decides', 'answer:helena-wording', 'statement:offer-tell-helena'],
    asked: [
      'What’s the choice I should put in front of Helena?',
      'shall I give her two options',
      'Do I recommend something or leave it to her?',
      'which of the two would she take',
    ],
    says: [
      'A town four weeks late, or nine towns wrong on one night. Recommend the first. She dislikes surprises more than she likes rockets.',
    ],
  },
  {
    id: 'one-of-us-asleep',
    on: ['answer:people-on-the-night', 'statement:offer-by-hand-once'],
    asked: [
      'So with the table one person is enough for the night?',
      'who would it be, you?',
      'All five now and one afterwards, how come?',
      'what do the five do all night',
    ],
    says: [
      'One, and it’d be me, on the sofa with the cat on the laptop. As it is, each of us watches three places and shouts.',
    ],
  },
  {
    id: 'two-and-maybe',
    on: ['answer:asked-for-less', 'follow-up:what-magnus-promised'],
    asked: [
      'And what’s the maybe?',
      'two and a maybe, which one is the maybe',
      'Would you have said two already in the summer?',
      'a maybe means January, right',
    ],
    says: ['Kendal, in the new year. You’d have had two early and one on time, and I’d have clapped properly.'],
  },
  {
    id: 'paper-by-tomorrow',
    on: ['answer:plan-on-paper', 'answer:proof-for-helena'],
    asked: [
      'Can I have that half page today?',
      'what’s on the half page',
      'Is that good enough to show Helena?',
      'could Jodie explain me the drawing',
    ],
    says: [
      'Tomorrow, with corners. It says what gets done on which day and what you’d see on the first Friday. Don’t show her the drawing.',
    ],
  },
  {
    id: 'second-half-figure',
    on: ['answer:second-opinion', 'answer:three-weeks-origin'],
    asked: [
      'What would Jodie say about your figure?',
      'has Jodie checked the three weeks',
      'Did anybody else in the team estimate it?',
      'is it only your estimate or the team’s',
    ],
    says: [
      'She did her own on a different napkin and came out a day above me. We split the day and bought a bun with it.',
    ],
  },
  {
    id: 'softly-nobody',
    on: ['statement:refusal-flat', 'statement:news-no-three-weeks', 'statement:refusal-no-three-weeks'],
    asked: [
      'What would you cut first from the three weeks?',
      'with fewer days what do you leave out',
      'If there’s no room for three weeks, what’s your second choice?',
      'what is your plan if I say no to it',
    ],
    says: [
      'The clearing up goes first, all of it, and I won’t even sigh. What I keep is the one place for the prices, before the towns.',
    ],
  },
  {
    id: 'what-begin-needs',
    on: [
      'statement:offer-eight-days-now',
      'statement:offer-smaller-cut',
      'fact:eight-days',
      'statement:offer-kendal-january',
      'statement:offer-two-weeks',
      'statement:offer-seven-days',
    ],
    asked: [
      'What do you need from me so that you can begin?',
      'So what do you need to start on Monday?',
      'What has to happen before you can start?',
      'is there anything you need to begin',
      "What's missing to get going?",
    ],
    says: [
      'A line from you saying that the new towns wait for those days, and one town off the board. Then Jodie and I shut the door on Monday.',
    ],
  },
  {
    id: 'no-town-before-table',
    on: [
      'statement:offer-bath-blocked',
      'statement:offer-eight-days-now',
      'statement:summary-table-plan',
      'statement:summary-plan',
    ],
    asked: [
      'No new town starts before the table is done. Deal?',
      'You have my word that no town starts before that.',
      'I promise the towns wait for the table.',
      "nothing new before the table's finished, okay?",
    ],
    says: ['Deal. Tell it to sales before they tell it to a town.'],
  },
  {
    id: 'who-knows-jodie',
    on: ['fact:jodie', 'answer:jodie-state', 'answer:jodie-leaves'],
    asked: [
      'Who knows about Jodie?',
      'Who else knows that she might go?',
      'Has Magnus heard that Jodie may go?',
      'Have you told HR about Jodie?',
    ],
    says: ['Me, and now you. Magnus is away with the baby, so I let him be.'],
  },
  {
    id: 'talk-to-jodie',
    on: ['fact:jodie', 'answer:jodie-state', 'answer:jodie-leaves', 'answer:jodie-april'],
    asked: [
      'Can I talk to her?',
      'May I speak to Jodie about it?',
      'Would it help if I talked to Jodie?',
      'Should I say something to Jodie?',
    ],
    says: [
      'Yes, about March and what she’d need. Not about leaving, unless she starts. She’d rather see eight days on the board than be asked how she feels.',
    ],
  },
];
