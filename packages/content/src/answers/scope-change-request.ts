import type { Answer } from '@parley/shared';

export const scopeChangeRequestAnswers: readonly Answer[] = [
  {
    id: 'free-please',
    asked: [
      'Do you expect it for free?',
      'so you want the second approval without paying',
      'Is it your position that this is included?',
      'would you pay anything at all for it',
      'Are you ready to pay for the change?',
    ],
    says: [
      'I expect it inside the price, yes, because I thought it’s the same approval. If it isn’t, then tell me one figure, and it must be the last one.',
      'I would pay for something new. Convince me it’s new, and tell me where the bill stops.',
    ],
  },
  {
    id: 'accept-7200',
    asked: [
      'Would you pay 7,200 for the full step?',
      'is €7,200 ok for you',
      'can I book the nine days at the full price',
      'Do you approve the full second approval with the extra cost?',
      'Shall we build the complete version then?',
    ],
    says: [
      'No, not seven thousand two hundred and not after the fifteen of June. For this I’d have to go to my uncle, and I come back without the money and without appetite.',
      'For that money, no. My hairdresser would be proud of you.',
    ],
    after: { knows: 'estimate' },
    until: [
      'I don’t know yet what you ask me for it. Tell me the price and the day it puts me in, then I say yes or no.',
    ],
  },
  {
    id: 'accept-mail',
    asked: [
      'Would an email to the director be enough?',
      'what about a notification instead of an approval',
      'Could the director just be informed and stop it if needed?',
      'would you accept a lighter version',
      'is a mail for every large order ok for you',
    ],
    says: [
      'Yes, if he can stop the order before it leaves and not only read about it. And it must work on a telephone, with one thumb.',
      'A message with a stop in it, yes. A message that only says ’too late’, I have already, it’s called invoice.',
    ],
  },
  {
    id: 'mail-only-info',
    asked: [
      'What if the director only gets a copy afterwards?',
      'is a weekly report of big orders enough',
      'We could send you a list at the end of the month, ok?',
      'would a report of large purchases solve it',
    ],
    says: [
      'No. A list at the end is the linen on my desk again, only printed nicely. Somebody must see it before it goes.',
    ],
  },
  {
    id: 'swap-stars',
    asked: [
      'Would you give up the supplier rating for it?',
      'what if we drop the rating screen and build this instead',
      'Can we exchange one feature for another?',
      'Suppose you lose the stars and get the second step, deal?',
      'shall we swap the two screens',
    ],
    says: [
      'Yes, with pleasure. Nobody cries for the stars. What comes out and what goes in, on half a page, and the price stays where my uncle knows it.',
      'I said it’s a good market. Take the stars, give me my second pair of eyes.',
    ],
  },
  {
    id: 'stars-cost',
    asked: [
      'Did you know the rating screen is eight days of work?',
      'the stars are 8 days and not started, what do you think',
      'Is the supplier rating worth eight days to you?',
      'What would you do with the eight days of the rating screen?',
    ],
    says: [
      'Eight days for stars, and nobody in the hotels would press them. In my place you’d put those days where the money leaves the house, no?',
    ],
    after: { knows: 'rating-screen' },
    until: ['How many days it takes I don’t see from here, I only see the name in your plan. Is it a lot?'],
  },
  {
    id: 'horacio-mind',
    asked: [
      'Will Horácio be offended if we cut the ratings?',
      'can I call Horácio about it',
      'Does any hotel manager miss the rating?',
      'why did he want stars for suppliers',
      'are you sure nobody needs the ratings',
    ],
    says: [
      'He sells wine in Évora now, he won’t notice. He had a war with a fish supplier, and the stars were to win it. Nobody took the war over.',
      'Sure. I asked at the managers’ lunch and they talked about the dessert.',
    ],
    tells: ['rating-idea'],
  },
  {
    id: 'two-steps-october',
    asked: [
      'What if we do the small version now and the full one in autumn?',
      'could we add the real approval in October',
      'Would it be ok to build it in two parts?',
      'Can the second phase wait until the hotels are empty?',
      'something for june and the rest later?',
    ],
    says: [
      'Yes, if the June part already stops an order and isn’t only a promise of October. And in October I decide again if I want to pay the rest.',
      'Two bites are fine, I eat slowly. But the first one must have something in it.',
    ],
  },
  {
    id: 'manager-limit',
    asked: [
      'Could we simply limit what a manager can order?',
      'what if managers can’t order above two thousand at all',
      'Would a spending limit solve your problem?',
      'Why not block large orders completely?',
      'let the order wait until somebody opens it',
    ],
    says: [
      'Waiting for a yes, good. Blocked, no: when in August the ice machine dies on a Saturday, nobody may wait for my uncle’s siesta.',
      'It can wait some hours. It can’t be forbidden, hotels break things.',
    ],
  },
  {
    id: 'how-fast-director',
    asked: [
      'How quickly must the director answer?',
      'what happens if the director is on holiday',
      'What if nobody reacts to the order?',
      'Who decides when Telmo is away?',
      'how long may an order wait',
    ],
    says: [
      'One day, not more. If nobody answers it goes to the next of the three, and if all three sleep it comes to me, I never sleep in August.',
      'A day. Food orders are small anyway, they don’t come near it.',
    ],
  },
  {
    id: 'threshold-why',
    asked: [
      'Why two thousand euros?',
      'could the limit be higher',
      'What if we set it at 5000?',
      'Where does the amount of 2,000 come from?',
      'is the threshold fixed',
    ],
    says: [
      'Two thousand, because below it’s fruit and towels and above it’s a decision. Three I could discuss. At five the Faro thing would pass in two halves, they aren’t stupid.',
      'It came from the auditors’ form, I believe, and from my stomach. Both said two.',
    ],
  },
  {
    id: 'split-orders',
    asked: [
      'What if a manager splits the order into small ones?',
      'could they cheat with two orders',
      'How do you prevent people from going around it?',
      'Would managers try to avoid the rule?',
    ],
    says: [
      'They could, and one would try, and then I look at the supplier and the same day and I call him. I don’t need your app to be a policeman, only a window.',
    ],
  },
  {
    id: 'auditors-form',
    asked: [
      'What exactly must you show the auditors?',
      'is an email log enough for an auditor',
      'Who are the auditors and who sends them?',
      'What happens if the auditors find nothing?',
      'does it have to be an electronic signature',
    ],
    says: [
      'A list: the order, the amount, the hotel, who knew, at what hour. They come on the twenty of July. It can be ugly, they like it ugly.',
      'Who knew and when. They wrote it in a letter to my uncle, and he read it to me aloud.',
    ],
    tells: ['auditors'],
  },
  {
    id: 'auditors-origin',
    asked: [
      'Why are the auditors coming at all?',
      'did the auditors find the Faro order',
      'Is the audit because of the linen?',
      'Who asked for an audit?',
    ],
    says: [
      'My uncle asked them, after the linen in Faro. He didn’t say it to me, I saw it in the letter. So it’s also a little bit me that they look at.',
    ],
    tells: ['auditors', 'faro-linen'],
    after: { concern: 'unseen-orders', level: 'heard' },
    until: [
      'Every house of our size has somebody who comes to count, no? They have a question this year, and it’s about the large orders.',
    ],
  },
  {
    id: 'faro-manager',
    asked: [
      'What happened to the manager in Faro?',
      'who is the manager that ordered the linen',
      'Did you fire him?',
      'Why did he buy so much linen?',
      'Can I speak with the hotel in Faro?',
    ],
    says: [
      'Nothing happened to him, Senhor Quintas, he’s with us nineteen years. He believed a wedding was coming and it went to Spain. You can call him, he’ll defend every sheet.',
      'He’s a good man with a good catalogue. I don’t want to punish him, I want that somebody asks him ’how many beds have we?’',
    ],
    tells: ['faro-linen'],
  },
  {
    id: 'linen-now',
    asked: [
      'What did you do with all the linen?',
      'could the order be sent back',
      'Was the money lost?',
      'how big was the damage from that order',
    ],
    says: [
      'It’s everywhere, every hotel has Faro linen now. The supplier took back a third, and for the rest we have beautiful beds. The money is gone, so to say, to sleep.',
    ],
    tells: ['faro-linen'],
  },
  {
    id: 'uncle-said',
    asked: [
      'What did your uncle say about it?',
      'how did your uncle find out',
      'Was your uncle angry with you?',
      'does he blame you for the linen',
      'What did it feel like when he saw the invoice?',
    ],
    says: [
      'Nothing, he said nothing. He put the invoice on my desk and went to lunch. If he had shouted I would have slept better.',
    ],
    after: { concern: 'unseen-orders', level: 'heard' },
    until: ['My uncle doesn’t say much, he asks. And he asks every Friday if this thing is done.'],
  },
  {
    id: 'uncle-talk',
    asked: [
      'Can I talk to your uncle myself?',
      'should we present it to Amândio',
      'Would it help if I explain the price to him?',
      'what would convince your uncle',
      'Does he understand software?',
    ],
    says: [
      'To him, no, he would give you lunch and no answer. Give it to me on half a page with one number, and I tell him after the fish.',
      'With me. He still has the reservations in a book, and the book has never been wrong.',
    ],
  },
  {
    id: 'uncle-limit',
    asked: [
      'Do you need your uncle’s permission for that?',
      'can you sign a small extra on your own',
      'Which amount would force you to go to Amândio?',
      'What if it stays under your own limit?',
      'is sixteen hundred something you can decide today',
    ],
    says: [
      'If it stays under three thousand I sign it here, between two calls, and he sees it at Christmas. One euro above, and we have the conversation with the fish.',
      'Under three thousand it’s my pen. So make it smaller than three thousand, no?',
    ],
    tells: ['own-budget'],
  },
  {
    id: 'what-told-uncle',
    asked: [
      'What did you promise your uncle about the price?',
      'why did you choose us over the other company',
      'Who was the competitor?',
      'What would it mean for you to ask for more money?',
      'do you regret choosing us',
    ],
    says: [
      'I said to him: with these people there are no surprises. The others were nine thousand less, and he liked them because the director played golf. So you see how I stand.',
    ],
    after: { concern: 'same-price', level: 'heard' },
    until: ['I told him the price is the price. He remembers prices like other people remember birthdays.'],
  },
  {
    id: 'nine-days-why',
    asked: [
      'Does nine days sound too long to you?',
      'how long did you think it would take',
      'What makes you think it’s an afternoon?',
      'Why do you believe it is small?',
      'did someone tell you it’s quick to build',
    ],
    says: [
      'I thought an afternoon, because it’s one button and the button is there already. My IT, Paulo, said also ’it’s nothing’, but with Paulo nothing takes long, because he does nothing.',
      'For me it’s one more yes. Explain me with a hotel why it isn’t, and I believe you.',
    ],
  },
  {
    id: 'tech-inside',
    asked: [
      'Do you want to know why it is technically complex?',
      'can I explain the workflow engine',
      'Does your IT know how the roles are set up?',
      'which systems would it have to talk to',
      'who can tell me about the permissions in your hotels',
    ],
    says: [
      'Not to me, I know keys and doors, not workflows. Talk to Paulo in IT before eleven, he knows which password belongs to which director.',
    ],
  },
  {
    id: 'accounting-system',
    asked: [
      'Does it have to go into the accounting system too?',
      'who does your bookkeeping',
      'Would accounts need to see the approval?',
      'what does finance at Miradouro say about this',
    ],
    says: [
      'For that you ask Dona Lurdes, she keeps the books for all fourteen. She wants a paper for everything, so a list she’ll like. More I don’t know, I stay away from her ledgers.',
    ],
  },
  {
    id: 'law',
    asked: [
      'Is there a law that requires two approvals?',
      'what do the tax rules say',
      'Does the licence of the hotels demand this?',
      'is the four-eyes principle obligatory in portugal',
    ],
    says: [
      'Not a law that I know, it’s the auditors and the family. If you need the paragraph, Dona Lurdes has a cousin who is a lawyer, she always has one.',
    ],
  },
  {
    id: 'june-fixed',
    asked: [
      'Is the second of June really fixed?',
      'can the opening move a few days',
      'What if we start on 9 June?',
      'how hard is your deadline',
      'Could we open a week later?',
    ],
    says: [
      'Fixed, or nearly. Until the fifteen of June I could bear it, with a bad face. After that you’d be teaching people with a suitcase in each hand.',
      'I’ve said it, the second. If you need three days for something good, ask me today and not when the little cakes are baked.',
    ],
  },
  {
    id: 'june-3',
    asked: [
      'Would the third of June be ok?',
      'one day later, is that a problem',
      'What if it costs us one extra day?',
      'can we start on the wednesday instead',
    ],
    says: ['One day, yes, a Wednesday even, Tuesdays I have deliveries. But one, no? Not one that has little sisters.'],
  },
  {
    id: 'accept-16',
    asked: [
      'Would 16 June be acceptable?',
      'can we move to the middle of june for the full solution',
      'And if the opening is two weeks later?',
      'would you open on the sixteenth',
    ],
    says: [
      'No. On the sixteen the hotels are full and the app goes in the pool. Give me less on the second, and not more on the sixteen.',
    ],
  },
  {
    id: 'few-hotels-first',
    asked: [
      'What if only some hotels start in June?',
      'can we begin with three hotels',
      'Could we do a pilot in one house first?',
      'would a staged opening work for you',
    ],
    says: [
      'A pilot in Évora, in May, yes, that’s a quiet house. But on the day all fourteen start, because they telephone each other, and who waits feels punished.',
    ],
  },
  {
    id: 'training-who',
    asked: [
      'Who gives the training in May?',
      'how is the training organised',
      'What would change in the training if we add this?',
      'do the directors need training too',
      'How many people have to learn it?',
    ],
    says: [
      'My Inês travels with a laptop and little cakes, two hours in each house. The directors get one hour, and Telmo gets his on the telephone. If the screens change after that, she travels again.',
      'Inês, and she has the trains booked. So what they see in May must be what they have in June.',
    ],
  },
  {
    id: 'if-june-missed',
    asked: [
      'What happens if we miss June?',
      'what would you do without the app this summer',
      'How bad would it be to start in autumn?',
      'and if the app is not ready for the season',
    ],
    says: [
      'Then I lose the year. I have two hundred people who learn it in May or never, in July one of them has forty seconds for me. So it’s paper again, and my uncle says ’you see’.',
    ],
    after: { concern: 'before-summer', level: 'heard' },
    until: [
      'Then we do the orders by telephone and on paper, like now, and I talk to you in October with another face.',
    ],
  },
  {
    id: 'meaning-approval',
    asked: [
      'What did you understand by approval when you signed?',
      'how do you normally approve orders in your hotels',
      'Who says yes today to a big purchase?',
      'What is your usual process?',
      'was it always two people',
    ],
    says: [
      'In my father’s time it was two: the manager writes, somebody from the family signs. Then we grew and the second one was always in the car. So I thought ’approval’ means ours.',
      'Two, since always, on paper. In reality one, since we have fourteen.',
    ],
  },
  {
    id: 'read-spec',
    asked: [
      'Did you read the specification before signing?',
      'how carefully did you check section 4.2',
      'Who on your side reviewed the document?',
      'Did nobody notice that it says manager only?',
    ],
    says: [
      'I read it in a taxi, between the airport and Cascais. I saw the word, I thought of our way, I signed. It’s not the proudest thing I did in March.',
    ],
    after: { concern: 'what-we-signed', level: 'heard' },
    until: ['I signed it, so I read it, no? Ask me what I thought it meant, that helps more.'],
  },
  {
    id: 'lisbon-workshop',
    asked: [
      'What did we discuss in Lisbon in February?',
      'did anyone ask you about large orders',
      'Did you mention the second approval to us before?',
      'What did we miss in the workshops?',
    ],
    says: [
      'Two days with you and a wall of yellow papers. You asked what the manager does, and I told you everything. Who looks over his shoulder, that nobody asked, and I didn’t think to say it.',
      'The yellow papers were all about the manager. He has a very detailed life now.',
    ],
  },
  {
    id: 'whose-fault',
    asked: [
      'Whose fault is it that it’s missing?',
      'did we make a mistake',
      'Do you think it’s your mistake or ours?',
      'who should have noticed',
    ],
    says: [
      'A little yours, a little mine, a little of the taxi. I don’t want to divide it, I want to have it before the auditors eat my breakfast.',
    ],
  },
  {
    id: 'more-changes',
    asked: [
      'Will there be more changes after this?',
      'is this the last wish',
      'Can I be sure that nothing else comes?',
      'what else might be missing in your opinion',
      'Do you plan other requests before June?',
    ],
    says: [
      'From me, no, it’s the last before the summer, you have my hand. If you find another word like ’approval’ in your paper, tell me now.',
      'No more. After this I only ask about June.',
    ],
  },
  {
    id: 'next-sections',
    asked: [
      'Would you look at the other sections together with me?',
      'can we check the remaining screens in a call',
      'Do you have time on Thursday for twenty minutes?',
      'shall I show you pictures before we build',
      'How should we avoid this next time?',
    ],
    says: [
      'Yes, with pictures, twenty minutes on Thursday, before the breakfast ends at ten. No paragraphs, I fall asleep in a paragraph.',
      'Thursday and pictures, good. Bring me the words you’re not sure of.',
    ],
  },
  {
    id: 'change-request-form',
    asked: [
      'Can you fill in our change request form?',
      'please submit it through change control',
      'Would you sign a formal change?',
      'do we need an amendment to the contract',
      'Shall I write it up as change number one?',
    ],
    says: [
      'You write it, half a page, and I sign it if it says what I mean. A form I don’t fill, I’ve forms from the police for every guest.',
    ],
  },
  {
    id: 'minimum',
    asked: [
      'What is the minimum that would make you happy?',
      'what must the app do at least',
      'Which part of it is essential?',
      'what do you really need, in one sentence',
      'Could you live with less than the full step?',
    ],
    says: [
      'That a second person sees a big order before it’s gone, and that I can prove it. The rest is curtains.',
      'One person more sees it in time. If it’s an elephant or a bell on his neck, I don’t mind.',
    ],
  },
  {
    id: 'by-when',
    asked: [
      'By when do you need an answer from me?',
      'until when can you decide',
      'When must you know the price?',
      'do I get your decision this week',
    ],
    says: [
      'Before Friday lunch, that’s when my uncle asks. If I have something by Thursday evening, I can smile.',
      'From me you get a yes or no the same day. I’m fast when it’s clear.',
    ],
  },
  {
    id: 'who-else-agrees',
    asked: [
      'Who else has to agree on your side?',
      'do the regional directors want this',
      'Have you asked the directors if they want to approve?',
      'what do the hotel managers think of it',
      'Is your team behind this request?',
    ],
    says: [
      'The money, me or my uncle. The directors know and they’re flattered, except Telmo, who asks if it rings. The managers don’t know yet, they’ll say we don’t trust them.',
    ],
  },
  {
    id: 'other-directors',
    asked: [
      'Who are the other two regional directors?',
      'what are the regional directors like',
      'Can I talk to one of the directors?',
      'who has which region',
    ],
    says: [
      'Graça has the north and answers in one minute. Filipe has Lisbon and answers in his head. And Telmo in the south. Talk to Graça, she tells you for all three.',
    ],
  },
  {
    id: 'telmo-phone',
    asked: [
      'What kind of phone does Telmo have?',
      'would telmo click a link in an email',
      'What would work for Telmo?',
      'Does he need an app for it or is a text message enough?',
    ],
    says: [
      'A big one with a cracked glass. He reads mail in the car park and taps what is blue. Two buttons, yes and stop, and he’s a happy man.',
    ],
  },
  {
    id: 'if-no',
    asked: [
      'What will you do if I say no?',
      'and if we can’t do it at all',
      'Is there another way without the app?',
      'How would you handle large orders if it isn’t built?',
      'what is your plan b',
    ],
    says: [
      'Then each manager must telephone me for everything big, all summer, and I write it in a notebook. It works until the second week of July.',
      'My notebook and my telephone. The auditors will love my handwriting.',
    ],
  },
  {
    id: 'opinion-us',
    asked: [
      'Are you happy with us so far?',
      'what do you think of my team',
      'Would you recommend us to other hotels?',
      'How do you like the app until now?',
      'are we good partners for you',
    ],
    says: [
      'I like you, your boys answer and the screens are pretty. If I count three surprises before June I like you less. This is the first, so you’re well.',
      'Ask me in October in Lisbon. If June goes well I tell the whole association.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you angry about this?',
      'are you disappointed in us',
      'Is something wrong between us?',
      'do you feel treated badly',
    ],
    says: ['Angry no, surprised. I’m angry in August, you’d notice, I speak slowly then.'],
  },
  {
    id: 'job',
    asked: [
      'What is your role at Miradouro?',
      'how long are you head of operations',
      'Since when do you work in the family company?',
      'What do you do all day?',
      'are you going to take over from your uncle',
    ],
    says: [
      'Operations, all fourteen, nine years now. I began at the reception in Albufeira, at night. If I take over from my uncle, only he knows, and he’s at lunch.',
    ],
  },
  {
    id: 'budget-other',
    asked: [
      'Is there other money in the IT budget?',
      'could the hotels pay for it themselves',
      'Does the company have a reserve?',
      'which budget would it come from',
    ],
    says: [
      'The hotels have money for towels, not for us. IT is Paulo, and his budget is one printer. A reserve, my uncle has, in a drawer he calls ’no’.',
    ],
  },
  {
    id: 'write-today',
    asked: [
      'Shall I send you a summary today?',
      'can I put this in an email',
      'What should the half page say?',
      'do you want the offer in writing',
    ],
    says: [
      'Yes, today, half a page: what’s in, what goes out, the number, the day. Without ’approximately’, my uncle underlines it.',
    ],
  },
  {
    id: 'meet',
    asked: [
      'When can we speak again?',
      'shall we have another call this week',
      'Can I come to Lisbon?',
      'is a visit useful',
    ],
    says: ['Thursday by telephone, before ten. To Lisbon you come in October, then I have time and there’s fish.'],
  },
  {
    id: 'private',
    asked: [
      'How is your daughter?',
      'do you have holidays in summer',
      'How was your weekend?',
      'are you married',
      'how old are you',
    ],
    says: [
      'In my family everybody is well and everybody telephones. I tell you the rest in October, with wine, when the orders have eyes.',
    ],
  },
  {
    id: 'choose',
    asked: [
      'If you must choose, is it the price or the date?',
      'what matters more, June or the second approval',
      'Which of your wishes comes first?',
      'what is the most important thing for you in all this',
    ],
    says: [
      'June, then the eyes on the orders, then the money. But if you show me June and the eyes together, the money I find a way to tell at home.',
      'June before everything. I’ve said it to you, to my uncle and to the cat.',
    ],
  },
  {
    id: 'good-end',
    asked: [
      'What would be the perfect outcome for you?',
      'when would you call it a success',
      'How should it look in summer?',
      'what do you hope to hear from me today',
    ],
    says: [
      'That in July somebody in Faro wants to order something crazy, Telmo’s phone rings, he taps, and I hear of it in a funny way and not in an envelope.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What would you give us in exchange?',
      'can you help us with something from your side',
      'Is there something you could do to make it cheaper?',
      'what are you ready to give up',
    ],
    says: [
      'I can give things away, and answers the same day. I look at a screen in the evening and you’ve a yes or a no by breakfast. Not many clients are so sweet.',
    ],
  },
  {
    id: 'app-what',
    asked: [
      'How do the hotels order today?',
      'what will the app replace',
      'How does a hotel manager place an order now?',
      'what do you use at the moment for purchasing',
    ],
    says: [
      'Telephone, paper, and in two houses a fax that nobody dares to touch. Each one orders as his mother did. That’s why I want the app, and I want it with a brake.',
    ],
  },
  {
    id: 'time-now',
    asked: ['How long do you have?', 'is this a bad moment', 'are you in a hurry today', 'when do you have to stop'],
    says: ['A quarter of an hour, and a delivery of towels in the middle. Ask, ask, I walk while I talk.'],
  },
  {
    id: 'worst-case',
    asked: [
      'What is the worst that could happen?',
      'what are you most afraid of',
      'which situation do you want to avoid at all costs',
      'What would be a disaster for you?',
    ],
    says: [
      'Another envelope on my desk and the chair of my uncle empty, because he’s at lunch. It isn’t the money, I tell you, it’s the lunch.',
    ],
  },
  {
    id: 'trust-managers',
    asked: [
      'Don’t you trust your hotel managers?',
      'isn’t that a sign of mistrust',
      'How will the managers take it?',
      'could you just talk to the managers instead',
    ],
    says: [
      'I trust them with guests and with my life. With a catalogue at midnight I trust nobody, not me either. I did talk, in January, very nicely, they nodded, and in February there was a lamp.',
    ],
  },
];
