import type { Answer } from '@parley/shared';

export const twentyMinutesWithTheUnderwriterAnswers: readonly Answer[] = [
  {
    id: 'why-five',
    asked: [
      'Why just those five?',
      'what does each of the five tell you',
      'how come so few facts are enough',
      'why not more than five',
    ],
    says: [
      'Because a cargo dies five ways. Wrong stuff, wrong box, wrong sea, wrong ship, wrong owner. Everything else is an address.',
      'Five ways to lose it. Never found a sixth in twenty-six years.',
    ],
  },
  {
    id: 'order-of-five',
    asked: [
      'In which order do you read them?',
      'what comes first when a submission arrives',
      'which one decides most often',
      'what kills a submission fastest',
    ],
    says: ['Commodity, then ship. Those two sink most of them. Claims last, only if I still like it.'],
  },
  {
    id: 'vessel-age',
    asked: [
      'What is your limit for vessel age?',
      'how old may a ship be',
      'from which age do you say no',
      'is there a rule for old vessels',
    ],
    says: [
      'No rule. Fifteen, I look. Past twenty-five I want a reason, and there isn’t one. Class matters as well. A tired young ship is worse.',
      'Look at fifteen. Reason past twenty-five.',
    ],
  },
  {
    id: 'route-bad',
    asked: [
      'Which routes do you not like?',
      'what makes a route bad',
      'how do you judge a voyage',
      'do you check the season or the weather for a route',
    ],
    says: [
      'Transhipment. Every time the box changes ships, somebody’s cousin opens it. Then monsoon, then piracy. In that order.',
    ],
  },
  {
    id: 'packing',
    asked: [
      'Why does packing matter so much?',
      'which packing do you refuse',
      'what do you ask about containers',
      'how do you know how it’s packed',
    ],
    says: [
      'Bags sweat, drums leak, reefers stop. Tell me the packing and I tell you the claim. “As customary” means nobody looked.',
    ],
  },
  {
    id: 'commodity-bad',
    asked: [
      'Which commodities do you never write?',
      'are there cargoes you always refuse',
      'what goods are difficult',
      'is there a list of excluded cargo',
    ],
    says: ['Used machinery, fishmeal, anything called “personal effects”. No list. Farah keeps one anyway.'],
  },
  {
    id: 'claims-five-years',
    asked: [
      'Why five years of claims?',
      'what do you look for in the claims record',
      'how do you get the loss history',
      'what if the broker has no claims data',
    ],
    says: ['One bad year is luck. Three is a habit. No record at all is a new company or an old liar. Then I ring.'],
  },
  {
    id: 'good-claims',
    asked: [
      'What does a good submission look like?',
      'describe the perfect email from a broker',
      'what would you like brokers to send',
      'what is in the six lines',
    ],
    says: [
      'Six lines. What, how packed, from, to, ship, how much. Claims as attachment. Hartono’s are good. Took eight years.',
    ],
  },
  {
    id: 'sum-insured',
    asked: [
      'Isn’t the value also needed?',
      'where does the sum insured come in',
      'what about the amount, don’t you need that',
      'do you price without the value',
    ],
    says: [
      'Value’s for the arithmetic, not for the decision. Broker always writes it. Screen can read it off the mail.',
    ],
  },
  {
    id: 'how-price',
    asked: [
      'How do you get to the rate?',
      'what do you do with page 12',
      'do you calculate or do you feel it',
      'how do you set the premium',
    ],
    says: ['Table gives a number. I move it. Up for the ship, down for a broker who tells the truth. Thirty seconds.'],
  },
  {
    id: 'why-move-rate',
    asked: [
      'When do you deviate from the table?',
      'how often do you override the rating table',
      'what makes you charge more than the table',
      'may you go below the tariff',
    ],
    says: ['One in three, about. Table never met the master. It’s from 2019, half those ships are razor blades now.'],
  },
  {
    id: 'which-field-silly',
    asked: [
      'Which of the boxes are nonsense?',
      'what can we delete right away',
      'name fields you never use',
      'which ones should disappear from the screen',
    ],
    says: [
      'Hull colour. Consignee’s fax. Third notify party. Stowage factor. Start there. Then look at who asked for them.',
      'Hull colour. Still hull colour.',
    ],
  },
  {
    id: 'which-field-later',
    asked: [
      'Which fields are needed after the quote?',
      'what is required for the policy but not for the price',
      'what should move behind binding',
      'when do the other details come in',
    ],
    says: [
      'Names, banks, letter of credit, survey agent. Needed to issue. Useless to quote. Nobody has them before yes anyway.',
    ],
  },
  {
    id: 'who-needs-rest',
    asked: [
      'Who needs the other fields?',
      'does claims or compliance use them',
      'which department wanted all of these boxes',
      'what if accounting needs that data',
    ],
    says: [
      'Claims wants a dozen, third floor, ask Devi. Compliance wants names, ask Mr Koh. Rest, nobody. I asked round once.',
      'Devi, third floor. Mr Koh. Nobody else.',
    ],
  },
  {
    id: 'five-mandatory',
    asked: [
      'Would you be happy with five mandatory fields?',
      'if only the five are required and the rest optional, ok?',
      'a first page with just your five, would you use it',
      'can we make everything else optional',
    ],
    says: [
      'Yes. That I’d use. First page, five boxes, price. Rest sleeps till the broker says yes.',
      'Five. Yes. Don’t sell it twice.',
    ],
  },
  {
    id: 'optional-all',
    asked: [
      'What if we keep all 64 but mark most optional?',
      'leave the form as it is with must and should fields',
      'is it fine if they are there but not required',
      'hide the others in a tab, would that do',
    ],
    says: ['No. Optional box is a box with a guilty conscience. Off the page.', 'Off the page. Same as before.'],
  },
  {
    id: 'autofill',
    asked: [
      'Could the system fill in the rest automatically?',
      'what if most fields are pre-populated',
      'read the broker’s email by machine?',
      'can ship data come from a register',
    ],
    says: [
      'Ship from the register, yes. Age, flag, class, good. Rest filled by guess is worse than empty. Empty I notice.',
    ],
  },
  {
    id: 'assistant-types',
    asked: [
      'Could Farah type the rest?',
      'who enters the data after you’ve quoted',
      'would the assistant complete the record',
      'is it ok if someone else fills in the form later',
    ],
    says: ['Farah or the two clerks. After bind, same day. Don’t make her do it before. She reads for me in December.'],
  },
  {
    id: 'time-now',
    asked: [
      'How long does a quote take you now?',
      'how fast are you without the screen',
      'what time per cargo is acceptable',
      'how quick must the new page be',
    ],
    says: ['Two minutes, if I like it. Screen takes longer than that, it’s furniture.', 'Two minutes. Beat it.'],
  },
  {
    id: 'broker-wait',
    asked: [
      'How long do brokers wait for you?',
      'have you lost a broker because of time',
      'do they tell you when they go elsewhere',
      'what if you answered the next day',
    ],
    says: [
      'They don’t wait. They send to three of us. First number wins. Nobody tells you that you lost. Phone’s quieter, that’s all.',
      'First number. Always the first number.',
    ],
  },
  {
    id: 'hartono',
    asked: [
      'Who is Hartono?',
      'why is Hartono so important',
      'could Hartono wait ten minutes',
      'may I speak to the broker',
    ],
    says: [
      'Jakarta. Timber, palm, nickel. Two decades, never a lie bigger than the ship. Doesn’t wait. Don’t ring him about software.',
      'He’s Jakarta, he’s punctual, he’s not yours.',
    ],
  },
  {
    id: 'pelican-do',
    asked: [
      'How does Pelican do it?',
      'what system does the competitor have',
      'why is Pelican Re faster',
      'do you know people at Pelican',
    ],
    says: ['Two juniors and a phone. No screen. Their senior trained here, sat where Farah sits.'],
  },
  {
    id: 'quiet-phone',
    asked: [
      'What are you afraid will happen with the long form?',
      'what would it cost you if you’re slower',
      'do you worry about losing your book',
      'is it about the brokers in the end',
    ],
    says: ['Broker doesn’t resign. He stops ringing. You notice in March, and the book’s across the street.'],
    after: { concern: 'sixty-four-fields', level: 'heard' },
    until: ['It’s about minutes. Have you counted them? Per cargo.'],
  },
  {
    id: 'light-purpose',
    asked: [
      'What would a traffic light be good for?',
      'is there any use for a score',
      'should we drop the score altogether',
      'could a warning help you',
    ],
    says: ['Juniors, four o’clock, hundredth mail. A “look again” could help. A “yes” never.'],
  },
  {
    id: 'light-no-decline',
    asked: [
      'Would you accept a score that never declines?',
      'if the light only gives a hint, is it all right',
      'advisory only, you decide, fine?',
      'what if the machine can’t say no',
    ],
    says: ['Yes. Hint, reason beside it, my hand on the pen. That stays switched on.', 'Hint only. Fine. Bound.'],
  },
  {
    id: 'auto-decline',
    asked: [
      'What about declining the hopeless ones automatically?',
      'could the system reject obvious cases',
      'let it filter out the worst submissions',
      'auto-refuse anything above a certain risk?',
    ],
    says: [
      'No. Hopeless one in ten is a good one badly typed. I want to see what I refuse.',
      'No. See what I refuse, all of it.',
    ],
  },
  {
    id: 'override-reason',
    asked: [
      'Would you write a reason when you go against it?',
      'how much would you type for an override',
      'is a short justification acceptable',
      'does somebody need to approve your override',
    ],
    says: [
      'One line. No approval, no drop-down with “other”. And I want to read them back in January.',
      'One line, no stamp.',
    ],
  },
  {
    id: 'email-beside',
    asked: [
      'Should the broker’s mail be visible on the screen?',
      'would it help to see the email next to the fields',
      'how do we make sure the whole message gets seen',
      'where do you want the broker’s text',
    ],
    says: [
      'Same page, right side, whole thing. Not an attachment, not a click. If it scrolls, I’ll scroll.',
      'Right side. Whole mail.',
    ],
  },
  {
    id: 'coffee-why-missed',
    asked: [
      'Why did nobody read line forty?',
      'who handled the coffee submission',
      'was it your mistake with the coffee',
      'what changed after that loss',
    ],
    says: [
      'Mine. Four o’clock, thirtieth mail, good broker, good ship. I read thirty-nine. Since then I read from the bottom.',
    ],
    after: { knows: 'coffee' },
    until: ['Losses have lines in them that nobody read. Ask me for a case and I’ll show you one.'],
  },
  {
    id: 'coffee-detect',
    asked: [
      'What would have caught it?',
      'could software have found the word deck',
      'which check would have stopped that loss',
      'is on deck stowage in our fields',
    ],
    says: ['Somebody reading. Or a thing that shouts at one word: deck. Your sixty-four don’t have it. I looked.'],
    after: { knows: 'coffee' },
    until: ['Depends which loss. Some have a word in the mail that no box asks for.'],
  },
  {
    id: 'other-words',
    asked: [
      'Are there other words we should look for?',
      'what phrases in an email make you suspicious',
      'which terms are warning signs',
      'what do brokers write when they hide something',
    ],
    says: ['“Held covered.” “As usual.” “Urgent.” “Various.” And any mail that tells me the ship’s been painted.'],
  },
  {
    id: 'juniors',
    asked: [
      'How do young underwriters learn it?',
      'do you train anyone on the desk',
      'could a beginner quote with five fields',
      'who takes over when you retire',
    ],
    says: ['They sit beside me and guess before I say. Takes three years. Farah’s right nine times in ten now.'],
  },
  {
    id: 'judgement-fear',
    asked: [
      'What happens if people trust the score too much?',
      'why don’t you trust a model',
      'is it that you fear being replaced',
      'what do you fear about the colour',
    ],
    says: [
      'Score reads fields. I read line forty. They trust the score, they stop reading. Then it isn’t one loss, it’s a year of them.',
    ],
    after: { concern: 'judgement-overruled', level: 'heard' },
    until: ['Seen green lights before. On ships, mostly, shortly before.'],
  },
  {
    id: 'data-model',
    asked: [
      'What was the score trained on?',
      'is the historical data good',
      'could we use your past decisions for the model',
      'are your old quotes recorded',
    ],
    says: ['Ask your people, not me. What I turned down was never kept. So it only learned from what I liked.'],
  },
  {
    id: 'refer-why',
    asked: [
      'Why does it go to Madam Tay above that?',
      'how does a referral work',
      'how long does Madam Tay take',
      'what does she need to see',
    ],
    says: ['Reinsurance. Treaty stops there. I walk over, say four words, she nods or doesn’t. Put a box for her nod.'],
  },
  {
    id: 'refer-vessel',
    asked: [
      'How do you know what else is on the same ship?',
      'do you track accumulation on one vessel',
      'what if two cargoes are on one ship',
      'how do you add up several covers',
    ],
    says: [
      'In my head. And Farah’s sheet. Two brokers, same ship, same week, happens. Your form doesn’t know that. It should.',
    ],
  },
  {
    id: 'tay-talk',
    asked: [
      'Can I talk to Madam Tay?',
      'who is Madam Tay',
      'what does she think of Keel',
      'does she support the project',
    ],
    says: [
      'Chief underwriter. Second door. She’ll give you five minutes and use four. Bring one question.',
      'Second door. One question.',
    ],
  },
  {
    id: 'other-refer',
    asked: [
      'What else do you refer?',
      'are there other exceptions to your authority',
      'which cases can’t you decide',
      'when do you need someone else’s approval',
    ],
    says: ['Sanctions, to Mr Koh in compliance. Warehouses, to property. War, London. Everything else stops here.'],
  },
  {
    id: 'sanctions',
    asked: [
      'What about sanctions and legal checks?',
      'which names have to be screened',
      'do you check the owner for sanctions',
      'what does the regulator require from you',
    ],
    says: [
      'Names get run before bind, not before quote. That’s Mr Koh’s machine, fifth floor. Ask him what he needs. Tell him quote first, names after.',
    ],
  },
  {
    id: 'manual-why',
    asked: [
      'what have you got against the manual',
      'who wrote the manual',
      'should we update the manual',
      'is the underwriting book full of errors',
    ],
    says: ['Committee wrote it. One of them had seen a ship. Page 12’s right, rest is weather.'],
  },
  {
    id: 'exceptions-bulk',
    asked: [
      'Is bulk cargo different?',
      'do the five work for every cargo',
      'which cargoes need something extra',
      'when aren’t the five enough',
    ],
    says: ['Bulk needs moisture. Project cargo needs a surveyor. Livestock, I say no. Otherwise five.'],
  },
  {
    id: 'real-submission',
    asked: [
      'May I see a real submission?',
      'can I look at today’s emails',
      'could you show me one while I’m here',
      'do you have an example on paper',
    ],
    says: [
      'There. Top of the pile. Names covered. Read it aloud and stop where you’d say no.',
      'Pile’s still there. Next one down.',
    ],
  },
  {
    id: 'sit-behind',
    asked: [
      'Can I watch you work for an hour?',
      'may I sit behind you and say nothing',
      'could I observe the desk one morning',
      'would shadowing you be all right',
    ],
    says: [
      'Wednesday, eight to nine. Behind, not beside. Phone off. You may ask Farah what I grunted.',
      'Wednesday, eight. Behind.',
    ],
  },
  {
    id: 'test-real',
    asked: [
      'Would you try the new page on real cargoes?',
      'shall we test it on ten of your emails',
      'when could you try a short prototype',
      'how would you know it’s good enough',
    ],
    says: [
      'Thursday, before ten. My mails, your page, a stopwatch. Slower than now, take out more boxes.',
      'Thursday. Stopwatch. Bring batteries.',
    ],
  },
  {
    id: 'no-question-left',
    asked: [
      'What should I have asked you?',
      'is there something nobody ever asks',
      'what did the other projects miss',
      'anything important I forgot',
    ],
    says: ['What I turn down. Everybody asks how I say yes. Money’s in the no.'],
  },
  {
    id: 'earlier-projects',
    asked: [
      'What happened with the earlier projects?',
      'why did the last two fail',
      'what’s in that binder',
      'what did they do wrong',
    ],
    says: ['Interviewed me, thanked me, built the manual. Binder’s under the short leg of the table.'],
  },
  {
    id: 'after-today',
    asked: [
      'When may I come back?',
      'can I have another meeting next week',
      'how much more of your time could I get',
      'is a workshop possible',
    ],
    says: [
      'Once. Ten minutes. Workshop, no. Farah, as often as she lets you.',
      'Ten minutes, one time. It hasn’t grown.',
    ],
  },
  {
    id: 'page-by-five',
    asked: [
      'Would one page by five o’clock do?',
      'shall I send you a summary tonight',
      'do you want to see my notes',
      'can you correct what I’ve understood',
    ],
    says: [
      'One page, yes. Print it. I mark in red, Farah gives it back. No reply means wrong as well.',
      'Paper. Red pen. Yes.',
    ],
  },
  {
    id: 'farah-time',
    asked: [
      'Does Farah have time for us?',
      'can I go to Farah right after this',
      'how much does Farah know',
      'do you trust her answers',
    ],
    says: [
      'After four. Bring kaya toast. She knows all of it but the reinsurance, and she’ll say so.',
      'After four. Toast.',
    ],
  },
  {
    id: 'pilot-date',
    asked: [
      'Is 7 December a bad day?',
      'should the pilot move to January',
      'could you live with a pilot in the renewals',
      'what if we start on another desk first',
    ],
    says: ['Bad day. With a short page I’d do it, mornings only. With sixty-four, come back in February.'],
    after: { knows: 'pilot' },
    until: ['Depends what you want on my desk, and when. December, I quote. Ask anyone.'],
  },
  {
    id: 'fallback',
    asked: [
      'What if the screen fails in the season?',
      'do you want a fallback',
      'can you still quote by email during the pilot',
      'what happens when the system is down',
    ],
    says: ['Pencil. Always there. First crash, I use the pencil and you get the slips to type.'],
  },
  {
    id: 'enough',
    asked: [
      'What would you need to use it?',
      'what’s your minimum',
      'under which conditions is Keel useful for you',
      'what makes a good screen for you',
    ],
    says: [
      'Short page. Mail beside it. Mouth shut on no. Out of my way by a minute. That’s the slip.',
      'Read the slip back. Nothing added.',
    ],
  },
  {
    id: 'never',
    asked: [
      'What would make you switch it off?',
      'what should the screen never do',
      'where’s your red line',
      'what would you not accept',
    ],
    says: ['Refusing a cargo behind my back. Once is enough.'],
  },
  {
    id: 'who-decides',
    asked: [
      'Who decides about the fields?',
      'do you sign off the screen',
      'whose approval do I need for the short page',
      'who must agree to removing boxes',
    ],
    says: ['Me for the first page. Devi and Mr Koh for theirs. Madam Tay if somebody cries.'],
  },
  {
    id: 'budget',
    asked: [
      'Do you know the budget for Keel?',
      'what does the project cost',
      'is there money for more development',
      'who pays for the changes',
    ],
    says: ['No. Quote ships, not software. Madam Tay signed something. Ask her, last question, not first.'],
  },
  {
    id: 'technical',
    asked: [
      'Which system should it connect to?',
      'how does the old system store policies',
      'do you know about interfaces',
      'what about IT security for emails',
    ],
    says: ['Don’t care what’s behind the wall. Suresh in IT, basement. Ask him why the old one needs a fax number.'],
  },
  {
    id: 'fault',
    asked: [
      'Why did you say nothing about the prototype?',
      'you saw the screen and didn’t complain',
      'did we ask the wrong people',
      'whose mistake is the long form',
    ],
    says: ['Nobody asked. They showed. I was quoting.'],
  },
  {
    id: 'think',
    asked: [
      'What do you think of me?',
      'are we better than the last team',
      'do you think the project is useless',
      'would you recommend Keel to others',
    ],
    says: [
      'You came with a question and not with slides. Early to rate. Ask me after the stopwatch.',
      'After the stopwatch. Said so.',
    ],
  },
  {
    id: 'angry',
    asked: ['Are you annoyed?', 'am I wasting your time', 'did I say something wrong', 'you don’t like this, do you'],
    says: ['No. This is the face. Go on.'],
  },
  {
    id: 'role',
    asked: [
      'How long have you been here?',
      'what do you do exactly',
      'how did you learn underwriting',
      'who is your boss',
    ],
    says: [
      'Twenty-six years, this chair. Cargo. Learned it from a man who smoked on tankers. Madam Tay’s my boss, she learned it there too.',
    ],
  },
  {
    id: 'next',
    asked: ['What’s the next step?', 'what should I do now', 'where do I go from here', 'so what happens after 14:20'],
    says: ['Strike boxes. Print page. Farah at four. In that order.', 'Boxes, page, Farah.'],
  },
  {
    id: 'day-after',
    asked: [
      'What would change for you when it works?',
      'what happens once Keel is live',
      'how would you use the minutes you save',
      'what would you gain from it',
    ],
    says: ['Three more quotes before lunch. Home with daylight in January. Never seen it.'],
  },
  {
    id: 'advice',
    asked: [
      'What would you do in my place?',
      'how would you build it',
      'any advice for us',
      'if you designed the screen',
    ],
    says: ['Throw away the manual. Take fifty mails. See what I answered. Build that.'],
  },
  {
    id: 'private',
    asked: ['Do you have family?', 'when will you retire', 'how old are you', 'what do you do after work'],
    says: ['Not on the slip. Next.'],
  },
  {
    id: 'terms-what',
    asked: [
      'What does referring mean?',
      'sorry, what is a submission',
      'explain binding to me',
      'what is the difference between quote and bind',
    ],
    says: [
      'Submission, broker asks. Quote, I name a price. Bind, he says yes and we’re on risk. Refer, I ask upstairs. Four words. That’s the trade.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What is the most important thing for you?',
      'which problem should we solve first',
      'boxes or traffic light, what’s worse',
      'what one change would help most',
    ],
    says: ['Boxes. Light I can ignore. Boxes I can’t.'],
  },
  {
    id: 'in-return',
    asked: [
      'What do we get if we shorten it?',
      'will you use it in return',
      'if I fix the form, do you support the pilot',
      'can I count on you to test it',
    ],
    says: ['I use it in front of people. Desk does what I do. No speech.'],
  },
  {
    id: 'time-left',
    asked: [
      'How many minutes do I have left?',
      'what time is it',
      'can we overrun a little',
      'is there time for one more question',
    ],
    says: ['Look behind you. Clock’s right. Phone’s earlier than you think.'],
  },
  {
    id: 'best-day',
    asked: [
      'What is a good day on the desk?',
      'what do you like about underwriting',
      'tell me about your best piece of business',
      'why did you stay on one desk',
    ],
    says: ['Ship comes in, cargo’s dry, nobody rings. Best business I wrote, you never heard of. That’s why.'],
  },
];
