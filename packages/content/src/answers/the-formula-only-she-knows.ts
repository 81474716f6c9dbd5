import type { Answer } from '@parley/shared';

export const theFormulaOnlySheKnowsAnswers: readonly Answer[] = [
  {
    id: 'copy-notebooks',
    asked: [
      'May I copy the notebooks?',
      'can we scan your notes',
      'Would you let me take pictures of a few pages?',
      'could you lend me the books for a weekend',
      'Can somebody type them up for you?',
    ],
    says: [
      'No, my dear. They stay in the drawer and the key stays on me. What’s in them I can tell you at the kiln, a page is only the bones of it.',
      'No again, and I say it kindly. Bring your ears, the telephone you leave in the car.',
    ],
  },
  {
    id: 'read-together',
    asked: [
      'What if we read them together, page by page?',
      'could you read to me from the notebook and i write',
      'Would you explain one notebook at the kiln?',
      'Is there a way to look at the notes without copying?',
      'can we begin with just one book',
    ],
    says: [
      'Together, yes, that could be, you with a pencil and I with the book on my knees. But first I must know who signs under what you write.',
      'With me reading aloud, that’s no photograph. And whoever signs under it, I want to hear his name before the first page.',
    ],
  },
  {
    id: 'key-after',
    asked: [
      'What happens to the notebooks when you are gone?',
      'who gets the books after you retire',
      'Do the notebooks belong to the company?',
      'Will you take them home with you?',
      'Could you leave them to somebody?',
    ],
    says: [
      'They go home in my shopping bag, I bought every one of them at the stationer’s in Sassuolo. Unless there is a boy who can read them by then, he might get the blue one.',
    ],
  },
  {
    id: 'who-was-boy',
    asked: [
      'Who photographed your pages?',
      'what was the consultant’s name',
      'Which company made the table?',
      'Was it somebody from Valsecchia?',
      'the boy with the telephone, who sent him',
    ],
    says: [
      'A consultant from Milan, Dottor Brambilla, very nice shoes. Upstairs they sent him down with a coffee, he photographed, and he was on the motorway when the first tile came out grey.',
      'Brambilla, from Milan. He wrote me a card at Christmas, imagine.',
    ],
    tells: ['year-2017'],
  },
  {
    id: 'why-table-failed',
    asked: [
      'What was wrong with the table in 2017?',
      'why did their numbers not work',
      'What had the consultant left out?',
      'What mistake did they make back then?',
      'Could a better table have worked?',
    ],
    says: [
      'They took one page from a dry June and made it the law for the whole year. No damp, no zircon, nothing of how long the kiln had stood. It’s like a recipe without the oven.',
      'It was a good page, for that Tuesday. They used it on all the others.',
    ],
    tells: ['three-things'],
  },
  {
    id: 'who-signed-warning',
    asked: [
      'Who signed the warning you got?',
      'did Ferri write that letter',
      'Who upstairs decided it was your fault?',
      'Was it the plant manager who blamed you?',
      'who sent you the registered letter',
    ],
    says: [
      'The one before Ferri signed it, Ingegner Tassi, he’s at a bathtub factory now. Ferri found it in the file like one finds a mouse, and closed the file again.',
      'Tassi. Ferri only inherited me. But he could open a drawer too, if he wanted.',
    ],
  },
  {
    id: 'warning-removed',
    asked: [
      'Would it help if the warning was taken out of your file?',
      'what if ferri withdraws the letter in writing',
      'Do you want an apology for 2017?',
      'How could the company put that right?',
      'should somebody say sorry',
    ],
    says: [
      'Yes, that would help, on paper and with a stamp, because it came with a stamp. The sorry they can keep, the stamp I would show at the bar.',
      'With a stamp, yes. Nine years it lies there with my name on it.',
    ],
  },
  {
    id: 'husband',
    asked: [
      'What did the letter do to you?',
      'how did you feel when you got that warning',
      'Why does it still hurt after so many years?',
      'what did your family say about it',
      'You still think about it, don’t you?',
    ],
    says: [
      'My husband read it before I came home, and he didn’t ask anything, and he died thinking that I had made a mistake. So that’s what it did.',
      'It made our kitchen quiet. I don’t say more than that.',
    ],
    after: { concern: 'blamed-again', level: 'heard' },
    until: ['It made me buy a lock. Drink, your coffee goes cold.'],
  },
  {
    id: 'who-signs-now',
    asked: [
      'Who should sign the release?',
      'would Ferri’s signature be enough for you',
      'If your name isn’t on it, whose should be?',
      'who must take responsibility for the table',
      'What if I sign it myself?',
    ],
    says: [
      'Ferri, because he is the one who says run. You are nice, but you’ll be on another project and the kiln will be here. A signature has to live near the fire.',
      'Ferri, with his pen, where I can see it. Not you and not me.',
    ],
  },
  {
    id: 'no-blame',
    asked: [
      'Can I promise that nobody will be blamed this time?',
      'we have a no-blame culture in this project',
      'What if I give you my word that it won’t fall on you?',
      'Would you trust me if I take it on myself?',
    ],
    says: [
      'Your word I take gladly, and in February you are in another factory. In 2017 I had also somebody’s word. Words don’t go in the file, letters do.',
    ],
  },
  {
    id: 'trial-weeks',
    asked: [
      'Would you agree to a trial next to your own dosing?',
      'can the new line run beside you first',
      'What if the machine only suggests and you decide?',
      'could we test it for a few weeks before you go',
      'Would you write down where the machine is wrong?',
    ],
    says: [
      'Yes, that I would do and even with pleasure, because I want to see its face on a wet morning. But I dose, it only talks, and what I say against it goes on paper.',
      'Beside me, yes. Instead of me, no. It’s one word, and there are four thousand metres in it.',
    ],
  },
  {
    id: 'how-long-trial',
    asked: [
      'How long must the trial be for you to believe it?',
      'is three weeks enough for testing',
      'How many mornings do we need before you trust the numbers?',
      'what should we see in the trial',
      'When would you say the trial has been enough?',
    ],
    says: [
      'Until it has seen one wet morning, one new lot of zircon and one Monday after the cold. If we are lucky that is three weeks. If the sun shines it proves nothing.',
    ],
  },
  {
    id: 'sheet-limits',
    asked: [
      'What should stand on the sheet?',
      'when must the table not be used',
      'Could we write down the exceptions instead of the rules?',
      'What would you put in a list of warnings?',
      'In which cases must a person decide?',
    ],
    says: [
      'Not on a wet morning, not with the first sacks of a new zircon, not after a standstill. On those it stops and calls somebody with eyes. That sheet I would read, every line.',
      'Those three days and no cleverness on them. Write it big, they read it with gloves on.',
    ],
  },
  {
    id: 'right-to-stop',
    asked: [
      'Would you like a right to stop a batch?',
      'can you say no to a batch until you leave',
      'What if you may veto the line until the last day?',
      'Who should be able to halt the dosing?',
    ],
    says: [
      'Yes, until my last evening, and without having to ask upstairs. After me, Davide should have it, and they must believe him also when he’s wrong once.',
    ],
  },
  {
    id: 'sign-all-batches',
    asked: [
      'Will you sign the table for all batches?',
      'can you confirm that the values are correct',
      'Would you put your signature under the formula?',
      'we need you to approve the final recipe',
    ],
    says: [
      'No, I sign nothing for a fire I shall not see. What I can do is write beside each number where it’s false.',
    ],
  },
  {
    id: 'why-not-measure',
    asked: [
      'Couldn’t sensors measure what you feel?',
      'can a machine not do that with a humidity sensor',
      'Why can’t the dosing line just read the humidity?',
      'what does your eye see that the instrument doesn’t',
    ],
    says: [
      'The damp it can measure, if they hang the thing by the booth and not in the office where it’s warm. The zircon and the cold belly of the kiln it cannot smell. I can.',
      'A sensor is good. It doesn’t know that the sacks came from another ship.',
    ],
    tells: ['three-things'],
  },
  {
    id: 'custard',
    asked: [
      'How do you feel that the slip is right?',
      'what do you do with your hands',
      'How does the glaze have to feel?',
      'Can that be described at all?',
      'when do you know by smell',
    ],
    says: [
      'You lift the stick and count. If it closes behind the stick before three, it’s thin; if it leaves a lip, that’s a wet day. And the smell, like a cellar where someone has ironed.',
      'Come at five and I put the stick in your hand. In words it’s only soup.',
    ],
  },
  {
    id: 'zircon-lots',
    asked: [
      'Why does the zircon make a difference?',
      'how often do you get a new lot of zircon',
      'Who tells you when the zircon changes?',
      'What is wrong with the zircon deliveries?',
      'can the supplier guarantee the same quality',
    ],
    says: [
      'Every lot is ground a bit otherwise, and nobody rings to say so. I look at the sack label and at the driver, when it’s the one with the moustache it’s another mill.',
      'It says the same on the sack and it isn’t the same. Like my sister-in-law’s age.',
    ],
    tells: ['three-things'],
  },
  {
    id: 'left-side-why',
    asked: [
      'Why is the kiln hotter on the left?',
      'who did the repair on kiln 3',
      'Did you tell maintenance about the left side?',
      'why is that in no drawing',
      'What do you do about the hot side?',
    ],
    says: [
      'They closed the left wall with another brick, in a hurry before Easter. I told Corrado of maintenance, he wrote it on his hand, and he washes.',
      'I put the pale tiles to the left. Twelve degrees, and nobody ever asked why I load like that.',
    ],
    tells: ['left-side'],
  },
  {
    id: 'dry-rule',
    asked: [
      'Is that cobalt rule always true?',
      'where does the cobalt rule fail',
      'Can I program the 70 percent rule?',
      'Is it a fixed amount you take out?',
      'how exact is the two parts in a thousand',
    ],
    says: [
      'It’s true on four wet days of five. On the fifth the zircon pulls the other way and I take out only half. So write it down, yes, and write ’look first’ in front of it.',
    ],
    tells: ['cobalt-rule'],
  },
  {
    id: 'august-flowers',
    asked: [
      'Who did your work in August?',
      'what went wrong while you were at the sea',
      'Who corrected the shade in your holiday?',
      'Why were the rejects so high in August?',
      'did they call you at the seaside',
    ],
    says: [
      'Davide on two days, and for the rest the display. Nobody rang, they didn’t want to disturb me, and then they gave me flowers because I was back. Flowers.',
      'The display and the good God. Davide’s two days came out well, look it up.',
    ],
    tells: ['reject-rates'],
  },
  {
    id: 'batch-cost',
    asked: [
      'Do you know what one spoiled batch costs?',
      'a bad batch is 9200, did they tell you',
      'What does an off-shade batch mean for the factory?',
      'How much money is at stake here?',
    ],
    says: [
      'Nine thousand two hundred, you told me, and for Davide’s Mondays there’s no money. My sister-in-law would laugh until she needed a chair.',
    ],
    after: { knows: 'batch-cost' },
    until: [
      'What it costs they never told me, upstairs they speak to me in square metres. For the euros you ask Ferri.',
    ],
  },
  {
    id: 'davide-ready',
    asked: [
      'Could Davide do it alone already?',
      'do you think davide is ready',
      'How far has Davide come?',
      'Would you leave the kiln to him for a week?',
      'what still goes wrong when he fires',
    ],
    says: [
      'Alone, no. On dry days yes, on a wet Monday he still trusts the display, and the display does not smell.',
      'I said it: dry days yes, wet days no. Ask him, he is standing at the door and pretending to count trays.',
    ],
  },
  {
    id: 'davide-sick',
    asked: [
      'What is Davide afraid of?',
      'how does he feel before the monday firing',
      'What happens to Davide on Mondays?',
      'does he want the job at all',
      'Could he leave?',
    ],
    says: [
      'He’s sick before it, really sick, in the bucket by the door, and then he washes his face and fires. If they leave him alone with that, he goes and sells telephones.',
    ],
    after: { concern: 'davide-alone', level: 'heard' },
    until: [
      'He wants it, he has the eye and he comes on his free day. What he’s like on a Monday, he may tell you himself.',
    ],
  },
  {
    id: 'davide-off-packing',
    asked: [
      'What if Davide is taken off the packing line?',
      'could he stand beside you at every firing',
      'Would you teach him if he had the time?',
      'can we give Davide to you full time',
      'If I free him from packing, how many firings can he do with you?',
    ],
    says: [
      'Then yes, at every firing, and he doses and I put my hands in my apron. It won’t make two hundred of his thirty, but it will make him calm.',
      'Give him to me and I give you a shade man. But somebody has to pack his boxes, or they come and fetch him.',
    ],
    tells: ['davide'],
  },
  {
    id: 'packing-boss',
    asked: [
      'Who decides about Davide’s packing shifts?',
      'who is davide’s boss',
      'Who would have to release him?',
      'Why is he packing boxes at all?',
      'how do I get him out of packing',
    ],
    says: [
      'Signora Malagoli, who runs packing with a whistle. She isn’t bad, she has two sick and nobody else. She gives him only if Ferri says it and sends her another pair of hands.',
    ],
  },
  {
    id: 'davide-talk',
    asked: [
      'Can I talk to Davide?',
      'should I ask Davide what he needs',
      'Would he tell me the truth?',
      'Where do I find Davide?',
    ],
    says: [
      'Of course, he’s behind that door with a broom. Ask him which firings frighten him, and then say nothing for a while, he’s slow to start, like a cold kiln.',
    ],
  },
  {
    id: 'other-successor',
    asked: [
      'Could somebody else learn it instead of Davide?',
      'is there another person with the eye',
      'Why not train two people?',
      'what about the other kiln operators',
    ],
    says: [
      'There’s Ines on kiln 1, she sees blue very well and she doesn’t want nights. As a second one, yes, I would show her. Instead of Davide, no, he has begun.',
    ],
  },
  {
    id: 'mondays-after',
    asked: [
      'Would you come back on Mondays in January?',
      'can davide phone you in the morning after you left',
      'Would you stand beside him when the line starts?',
      'what if we pay you for the first four mondays',
      'Could you be there on 11 January?',
    ],
    says: [
      'The first Mondays, yes, that I would do, for the boy. As somebody who was asked and is on a paper, not as the old lady who happens to be passing.',
      'Yes, Mondays. And he may ring at six, I’m awake then, the cat sees to it.',
    ],
  },
  {
    id: 'stay-longer',
    asked: [
      'Would you stay a few months longer?',
      'can you delay your retirement',
      'What if you worked until the spring?',
      'Is your last day fixed?',
      'could you stay until the new line runs',
    ],
    says: [
      'No, the coat goes on the hook on the day I said. Longer than that I’ve promised nobody but the cat. For a few days afterwards, if one asks me nicely, we can speak.',
      'No, my dear. Thirty-one years is enough of other people’s Mondays.',
    ],
  },
  {
    id: 'nights-less',
    asked: [
      'What if you had fewer night shifts?',
      'which night would you like to give up',
      'Would it help if somebody covered two of your nights?',
      'Can I take you off nights?',
      'could the relief man do some of your firings',
    ],
    says: [
      'Oh, yes. Take two from me and I’m a human being. But it must hang on the roster by the clock, what is only said between two people is gone by Wednesday.',
      'Yes, and who stands there instead? If it’s the boy from Pavullo, good, he doesn’t touch what he doesn’t know.',
    ],
  },
  {
    id: 'roster-who',
    asked: [
      'Who makes the roster?',
      'who decides about your nights',
      'Why did they put you on nights at the end?',
      'Have you asked for fewer nights?',
      'who do I call about the shifts',
    ],
    says: [
      'The shift office, Gianna Rovatti, with the green pencil. I asked in September, and she said ask Ferri, and Ferri said ask Gianna. So I fire.',
    ],
  },
  {
    id: 'interview-time',
    asked: [
      'When would be a good time to sit down with you?',
      'what time of day suits you best',
      'Could we meet in the morning after your shift?',
      'how many hours a week can you give me',
      'Where should we do the sessions?',
    ],
    says: [
      'At seven, after I’ve slept, so not after a firing, and at the kiln. Two hours I’m good, in the third I only talk of my sister-in-law.',
      'At the kiln, early, on a day when I slept. In the office upstairs I know nothing, it’s the carpet.',
    ],
  },
  {
    id: 'just-an-hour',
    asked: [
      'Can we do it with one hour a day on top?',
      'would a short interview after the firing be ok',
      'Could you come to the meeting at ten just once?',
      'it is only for four weeks, can you manage',
    ],
    says: [
      'No. After eight hours of fire I say yes to everything and it’s all wrong. If you want it right, it comes out of the week and not on top.',
    ],
  },
  {
    id: 'ten-days',
    asked: [
      'Would you take the ten paid days?',
      'is 320 a day ok for you',
      'Would you accept Ferri’s offer?',
      'do you want the ten days with Davide or with the engineers',
      'Can I tell Ferri you agree to the contract?',
    ],
    says: [
      'Yes, if it’s on paper before my cake, and if I choose the days. Mornings with Davide, most of them. With the engineers one, so they learn to ask.',
      'Yes. It isn’t the figure, it’s that somebody wrote it down.',
    ],
    after: { knows: 'paid-days' },
    until: ['Nobody has offered me any days, only a cake. What’s being said upstairs, and by whom?'],
  },
  {
    id: 'what-pay',
    asked: [
      'What would you want for your knowledge?',
      'how much money do you expect',
      'Would you work as a consultant afterwards?',
      'What is your price?',
      'do you want to be paid for the notebooks',
    ],
    says: [
      'The notebooks have no price. My mornings have one, and I would like it to come from somebody else’s mouth first. I’ve never asked a raise in my life, and I don’t begin at the door.',
    ],
  },
  {
    id: 'silvano-what',
    asked: [
      'What happened with Silvano?',
      'who is silvano',
      'How did they treat the man from the presses?',
      'Do you want what Silvano got?',
    ],
    says: [
      'A cake, a clock that went wrong, and in the spring they paid him eighty an hour in his own kitchen. I don’t want eighty. I want to be asked before and not after.',
    ],
    after: { concern: 'thanked-with-cake', level: 'heard' },
    until: [
      'Silvano, thirty years on the presses, a cake and a clock. Go and see him, he tells it himself, and longer than I do.',
    ],
  },
  {
    id: 'farewell',
    asked: [
      'What kind of farewell would you like?',
      'shall we organise a party for you',
      'Is there something the company could give you?',
      'how should we thank you',
    ],
    says: [
      'No violins and no envelope with a boat trip. If Ferri comes down to the kiln and says a sentence that’s true, I’d even eat the cake.',
    ],
  },
  {
    id: 'ferri-what',
    asked: [
      'What do you think of Luca Ferri?',
      'do you trust the plant manager',
      'Does Ferri support you?',
      'what would Ferri say about all that',
      'Have you talked to Luca Ferri about your worries?',
    ],
    says: [
      'He’s not a bad man, he’s a man who walks fast. He passes here every morning and looks at the floor numbers. Bring him down for ten minutes and I’d trust him more.',
      'I would trust his signature. His good morning I’ve had, it binds nobody.',
    ],
  },
  {
    id: 'engineers',
    asked: [
      'What do you think of the engineers?',
      'do the gentlemen upstairs understand the kiln',
      'who planned the machine upstairs',
      'Have the engineers asked you anything?',
    ],
    says: [
      'They’re clever and clean. One, young Bassi, asked me once why I lick the tile, and wrote it down. Him you can bring. The others ask for the recipe.',
    ],
  },
  {
    id: 'new-line-opinion',
    asked: [
      'What do you think of the new dosing line?',
      'is the new machine any good',
      'Are you against the project?',
      'will the line work without you',
      'Do you believe in this automation?',
    ],
    says: [
      'Against, no. It doses straighter than my wrist and it hasn’t a bad back. It’s only young, and they let it out alone in January without telling it about weather.',
      'It’s a good spoon. I’m worried about who tastes.',
    ],
  },
  {
    id: 'january-date',
    asked: [
      'Can the start in January be moved?',
      'why did they choose 11 january',
      'Should we start the line later?',
      'who decided when it’s switched on',
      'would a start in spring be better',
    ],
    says: [
      'In spring it would be kinder, when the air is dry and a mistake shows itself slowly. But that’s decided upstairs, by Ferri and the people from the line. Ask him what breaks if it waits.',
    ],
  },
  {
    id: 'if-nothing',
    asked: [
      'What happens if we don’t write anything down?',
      'what will go wrong in January without you',
      'If you say no to all this, what then?',
      'How many bad batches would there be?',
    ],
    says: [
      'Then it’s August, only longer and colder, and without flowers. And Davide gets the letter, because I’m in my garden and he’s here.',
    ],
  },
  {
    id: 'minimum',
    asked: [
      'What is the least you need before you open the drawer?',
      'what are your conditions',
      'What would have to happen first?',
      'tell me what it takes, simply',
      'On which terms would you help us?',
    ],
    says: [
      'A trial where I may say no, another name under it, Davide’s hands free, and a night’s sleep. The rest we can talk about with biscuits.',
      'It isn’t much, I counted it on one hand and kept a thumb for the coffee. Trial, another name, the boy, my sleep.',
    ],
  },
  {
    id: 'by-when',
    asked: [
      'By when do we have to decide this?',
      'how many weeks are really left for this',
      'When should we start at the latest?',
      'is it too late already',
      'until when can you still teach him',
    ],
    says: [
      'Monday. Every week you think, Davide packs four days of it. On the last week I don’t teach any more, I only say goodbye to things.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I write down what we agreed?',
      'do you want this in writing',
      'Who else needs to see the agreement?',
      'can I send it to Ferri today',
      'What should the paper say?',
    ],
    says: [
      'Yes, one page, in words that Davide understands too, and Ferri under it. I read slowly and with the finger, so leave me an evening.',
    ],
  },
  {
    id: 'again',
    asked: [
      'Can we meet again?',
      'when can I come back',
      'Should I bring somebody next time?',
      'would you show me a firing',
      'Can I visit you at the kiln?',
    ],
    says: [
      'Come on Monday at five and see a first tile. Bring a coffee and a jacket you don’t love, and no telephone.',
    ],
  },
  {
    id: 'trust-me',
    asked: [
      'Do you trust me?',
      'what do you think of me',
      'Why should you believe me more than the others?',
      'am I like the consultant',
    ],
    says: [
      'You brought coffee and you kept your hands on the table. It’s a beginning. Trust I give like cobalt, in thousandths.',
      'A little more than when you sat down. Don’t ask me every five minutes, it’s like opening the oven.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you angry with the company?',
      'do you hate them for 2017',
      'Are you bitter?',
      'you sound sad about leaving',
    ],
    says: [
      'Angry no, that was the first three years. Now I’m like a tile with a hair crack: I hold, only don’t knock on me.',
    ],
  },
  {
    id: 'how-learned',
    asked: [
      'How did you learn it yourself?',
      'who taught you the shade',
      'When did you start at kiln 3?',
      'how long did it take you to learn this',
    ],
    says: [
      'From old Fantini, who hit my fingers with the stick, and it took me three winters. Summers don’t count, in summer everybody is good.',
    ],
  },
  {
    id: 'law-labour',
    asked: [
      'Is that legal, working after retirement?',
      'what about the pension rules',
      'Do you need a contract for that?',
      'who in personnel handles the paperwork',
    ],
    says: [
      'For the pension it’s Dottoressa Neri in personnel, she told me once and I nodded. A few days are allowed, I believe. Have her say it to me with a paper.',
    ],
  },
  {
    id: 'budget-others',
    asked: [
      'Does the project have money for more training?',
      'how much did the new line cost',
      'What budget does Ferri have?',
      'can the plant afford two people on the kiln',
    ],
    says: [
      'The line cost more than my whole street, they say at the bar, and the barman is usually right. What’s left for a boy’s hands, Ferri knows, and nobody else.',
    ],
  },
  {
    id: 'software',
    asked: [
      'Which software does the line run on?',
      'how does the dosing program calculate the correction',
      'Can you tell me how the controller works?',
      'what data does the new line record',
    ],
    says: [
      'Ask young Bassi, he has the cable for it. I know only that it shows three figures after the comma, and a kiln has never needed more than one.',
    ],
  },
  {
    id: 'private',
    asked: [
      'How old are you?',
      'what will you do when you are retired',
      'Do you have grandchildren?',
      'how is your family',
      'what are your plans for the garden',
    ],
    says: [
      'Old enough for the coat hook, and there’s a garden and a cat who believes she’s in charge. Now, we were at the kiln, and it doesn’t wait for tomatoes.',
    ],
  },
  {
    id: 'shade-what',
    asked: [
      'What exactly is shade?',
      'sorry, what do you mean by off-shade',
      'Can you explain what a shade technician does?',
      'what do you correct, in simple words',
    ],
    says: [
      'You lay the new tile beside the old one, and if your eye jumps, it’s off. I put a bit less of this and a bit more of that until the eye doesn’t jump. That’s all, for thirty-one years.',
      'The floor in a kitchen must not look patched. That’s shade.',
    ],
  },
  {
    id: 'standstill',
    asked: [
      'What happens when the kiln stands still?',
      'why are Mondays so difficult',
      'What is special about the first firing after a weekend?',
      'why does a cold kiln change the colour',
    ],
    says: [
      'It comes back like a person after the holidays, warm outside and cold in the belly. The first two hours it eats the blue. So on a Monday you give it a little more and you don’t believe it.',
      'Mondays it’s lying. By ten it tells the truth.',
    ],
  },
  {
    id: 'good-ending',
    asked: [
      'How should your last day look?',
      'what would be a good end for you',
      'When would you say that it went well?',
      'what do you wish for after you have gone',
    ],
    says: [
      'Davide fires, I drink a coffee with my hands clean, the tile comes out and nobody calls me. And in February nobody calls me either, except to say hello.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What can I do for you?',
      'if you help us, what would you like from us in return',
      'Is there something you need from me personally?',
      'how can I make it easier for you',
    ],
    says: [
      'Go up the stairs and say the names for me. Davide on the packing, Gianna with the roster, Ferri with the pen. They don’t hear me, I smell of slip.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What is more important to you, Davide or the notebooks?',
      'which of your worries is the biggest',
      'if you could only have one thing settled',
      'should we begin with the table or with Davide',
    ],
    says: [
      'Whose name is on it, that first. Then the boy. The notebooks are only paper, my dear, and paper burns at two hundred and thirty.',
      'The name, then the boy, then my bed. In the kitchen also one begins with washing the hands.',
    ],
  },
  {
    id: 'fear-february',
    asked: [
      'What are you afraid will happen after you leave?',
      'what worries you about January',
      'which picture do you have in your head for the first month',
      'do you worry about being called back',
    ],
    says: [
      'The telephone, in my garden, and Ferri’s voice very friendly. I know that friendly. First they ask what’s wrong and then they ask who.',
    ],
  },
  {
    id: 'time-now',
    asked: [
      'How much time do you have?',
      'when does your shift begin',
      'Am I keeping you from something?',
      'do you have to go back to the kiln',
    ],
    says: ['Until the coffee’s finished, and I drink slowly today. At the kiln they call when it hiccups.'],
  },
];
