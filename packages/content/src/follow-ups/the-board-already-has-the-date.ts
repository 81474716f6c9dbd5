import type { FollowUp } from '@parley/shared';

export const theBoardAlreadyHasTheDateFollowUps: readonly FollowUp[] = [
  {
    id: 'promised-what',
    on: ['opening', 'fact:promised-date', 'common:why_that_date'],
    asked: [
      'What exactly did you promise them for the first of October?',
      'did you say all eleven ports or just the portal',
      'How was it worded when you told the board?',
      'Your promise to the board, what were the words in June?',
    ],
    says: [
      '“The port portal, live on the first of October.” Those words. I didn’t say how many ports, and nobody asked, so they heard all of them.',
    ],
  },
  {
    id: 'not-still-on',
    on: ['opening', 'common:say_again'],
    asked: [
      'And if we are not still on?',
      "what happens if I say we aren't on",
      "Suppose I'm here to tell you we are not on, what then?",
      'What if the answer is no?',
    ],
    says: [
      'Then say so, with the day that’s true and the reason. I can do something with that on a Tuesday. On a Thursday I can’t.',
    ],
  },
  {
    id: 'quarter-past-then',
    on: ['opening', 'common:have_you_time', 'answer:time-now'],
    asked: [
      'What do you have at quarter past?',
      'why until quarter past, is there another meeting',
      'Who comes at quarter past?',
      'and after quarter past, are you in meetings the whole day?',
    ],
    says: [
      'Claire, with the pack, and then the cranes people. She’s punctual and they aren’t. You’ve the better slot, so use it.',
    ],
  },
  {
    id: 'told-how',
    on: ['opening', 'fact:promised-date', 'answer:board-known'],
    asked: [
      'How did the board take it when you promised October?',
      'what did they say in june to the first of october',
      'Were they happy about the date back then?',
      'Did anyone on the board doubt it?',
    ],
    says: [
      'They nodded and went on to fuel. Margaret asked whether it would move, I said no, and she wrote that down.',
    ],
  },
  {
    id: 'who-saw-slide',
    on: ['opening', 'fact:promised-date', 'answer:slide-exact', 'concern:board-story'],
    asked: [
      'Who has seen the slide already?',
      'has the slide gone out to the directors yet',
      'Did Margaret get the slide before today?',
      'Is that slide with the board members or still in the house?',
    ],
    says: [
      'Claire, her two people and me. It leaves the house when the pack goes, noon tomorrow. Until then it’s ours to change.',
    ],
  },
  {
    id: 'change-slide-easy',
    on: ['opening', 'fact:promised-date', 'concern:board-story', 'answer:pack-noon'],
    asked: [
      'So the slide can still be changed today?',
      'would claire change it now if i bring the words',
      'Can the slide be corrected before Thursday?',
      "Is there still time for Claire's team to alter it?",
    ],
    says: ['Yes, until noon tomorrow, and it takes her a minute. What I haven’t got is what to change it to.'],
  },
  {
    id: 'margin-note',
    on: ['fact:june-float', 'answer:float-what'],
    asked: [
      'You wrote it in the margin, of what?',
      'where did you write down the four weeks',
      'And did you tell anybody about those four weeks of float?',
      'Your note from June, is it still there?',
    ],
    says: [
      'In the margin of your plan, in pencil, and it’s in that drawer. I showed it to nobody. It was my comfort, not the board’s.',
    ],
  },
  {
    id: 'float-whose',
    on: ['fact:june-float', 'concern:heard-late', 'answer:float-what', 'statement:news-float-gone'],
    asked: [
      'Whose decision should it have been to spend the float?',
      'should I have asked you before using the four weeks',
      'So you wanted to be asked before we spent the slack?',
      'who was allowed to use that float in your eyes',
    ],
    says: [
      'Yours to propose and mine to hear. I’d very likely have said yes. It’s the not hearing that I can’t run ships on.',
    ],
  },
  {
    id: 'six-weeks-much',
    on: ['fact:honest-date', 'statement:news-honest-date'],
    asked: [
      'Are six weeks too much for you?',
      'is it the six weeks that hurts or the second change',
      'Would four weeks be easier to say than six?',
      'six weeks late, is that survivable?',
    ],
    says: ['Six weeks I can say, once. Four would sound better for a day and worse for a year if it turned into six.'],
  },
  {
    id: 'ready-to-say-november',
    on: [
      'common:is_that_acceptable',
      'common:agree_now',
      'common:will_you_support_me',
      'fact:honest-date',
      'statement:news-honest-date',
      'answer:accept-november',
    ],
    asked: [
      'What would you need to be able to say the twelfth aloud?',
      'what is missing that you take the 12 november',
      'How do I make 12 November safe enough for you?',
      'So what has to hold the twelfth in place?',
    ],
    says: [
      'A test before it that can fail, days left over if it does, and a person who rings me the same evening. Then I’d say it.',
    ],
  },
  {
    id: 'evidence-meaning',
    on: ['answer:still-on', 'common:is_it_flexible', 'common:what_would_move_you'],
    asked: [
      'What do you mean by evidence beside it?',
      'which evidence would you want next to the new date',
      'What sort of evidence would count for you?',
      'evidence, is that a test report or what',
    ],
    says: [
      'What was broken, what was done about it, the day it’s tested again, and the days left if it fails. Four lines. I don’t need a report.',
    ],
  },
  {
    id: 'one-move-why',
    on: [
      'common:what_matters_most',
      'common:cost_to_you',
      'statement:summary-wrong-fine',
      'answer:still-on',
      'common:what_do_you_mean',
      'statement:summary-second-slip',
      'common:main_worry',
    ],
    asked: [
      'Why once but not twice?',
      'what makes the second move so much worse than the first',
      'Why could you live with one change and never two?',
      "So a first slip is forgiven and a second isn't?",
    ],
    says: [
      'A first slip is news. A second one means I didn’t know what I was saying the first time, and then they’d be right to wonder about everything else.',
    ],
  },
  {
    id: 'move-to-any-day',
    on: ['answer:still-on', 'common:is_it_flexible'],
    asked: [
      'So you can move it once, to whichever day I name?',
      'is any date fine as long as it stays',
      'Could that one move be to the end of November?',
      'Does it matter to you which day it is, if it holds?',
    ],
    says: [
      'Any day before December that you believe in and can prove. Which one matters less to me than that I only say it once.',
    ],
  },
  {
    id: 'break-it-answer',
    on: [
      'concern:second-slip',
      'statement:offer-november-gate',
      'answer:ask-percent',
      'statement:refusal-no-guarantee',
    ],
    asked: [
      'What do you mean by what could still break it?',
      'do you want all the risks or only the biggest',
      'Are you asking me for a list of risks?',
      'How detailed should I be about what could break the date?',
    ],
    says: [
      'No list. The one thing you’d think of at four in the morning, and the day on which we’d know. A list is how people hide it.',
    ],
  },
  {
    id: 'margaret-how-asks',
    on: ['concern:second-slip', 'answer:margaret-who', 'answer:chair-would-ask'],
    asked: [
      'How does Margaret ask that, in front of everybody?',
      'is it always the same question from margaret',
      'And she asks it of every date?',
      'Does Margaret ask you alone or before the whole board?',
    ],
    says: [
      'Always, before everybody, and in the same voice: “Does it move again?” Then she puts her pen down and waits.',
    ],
  },
  {
    id: 'margaret-good-answer',
    on: [
      'answer:margaret-satisfied',
      'common:how_do_you_know',
      'concern:second-slip',
      'answer:chair-would-ask',
      'statement:offer-two-sentences',
      'common:example',
    ],
    asked: [
      'What would be a good answer to Margaret?',
      'what do you say to her when she asks how you know',
      'Can you tell me which answer would satisfy her on Thursday?',
      'if margaret asks does it move, how should your answer sound',
    ],
    says: [
      '“It’s tested on this day, in front of these people, and there are so many days behind it.” If you give me the blanks, I can say that.',
    ],
  },
  {
    id: 'different-from-june',
    on: ['concern:second-slip', 'common:example'],
    asked: [
      'Different in which way?',
      'how is this date different from june, is that what you want',
      'What could make this date better than the June one in your eyes?',
      "What would a date need that June didn't have?",
    ],
    says: [
      'June was a drawing of a plan. This one should have met the thing that breaks it, and still be standing. That’s the difference I’m after.',
    ],
  },
  {
    id: 'wish-not-date',
    on: ['concern:second-slip'],
    asked: [
      'Why do you call it a wish?',
      'when is it a date and not a wish',
      'What turns a wish into a date for you?',
      "so without a test it's only a wish?",
    ],
    says: [
      'A date has something under it that can fail in public. A wish has somebody’s good opinion under it. I’ve been sold both.',
    ],
  },
  {
    id: 'when-find-out',
    on: ['concern:second-slip', 'answer:retest-fails', 'statement:offer-same-day-warning'],
    asked: [
      'If it fails again, how soon would you want to know?',
      'by when after a failed test must you hear',
      'Same day or next morning, when do you want that call?',
      'how many hours after the test do you want to hear',
    ],
    says: ['The same day, before I go to bed. I don’t mind the hour. I mind hearing it from somebody in Hull.'],
  },
  {
    id: 'board-call-oct',
    on: ['fact:retest'],
    asked: [
      'What is that board call in October?',
      'which board call do you mean, on the 19th?',
      'Is the board call before or after our retest?',
      'a day after a board call, is that good or bad for you',
    ],
    says: [
      'The monthly one, the nineteenth, by telephone. The test is the day after, so I’d be telling them it’s coming. I can say that with a straight face.',
    ],
  },
  {
    id: 'move-retest-earlier',
    on: ['fact:retest', 'answer:retest-fails'],
    asked: [
      'Should I try to get the retest before the board call?',
      'would it help you if we test some days earlier than 20 october',
      'Do you want the test moved so you have the result for the call?',
      'Is the twentieth too late for you?',
    ],
    says: [
      'Not if it costs you the preparation. A good test on the twentieth is worth more than a hurried one on the sixteenth.',
    ],
  },
  {
    id: 'result-in-hand',
    on: ['fact:retest', 'statement:offer-november-gate'],
    asked: [
      'What would you do with the result in your hand?',
      'and who would you tell about the retest result',
      'If the result is good, does the board hear it from you?',
      'what happens when you have the result of the twentieth',
    ],
    says: [
      'Ring Margaret. If it’s passed, one sentence. If it hasn’t, two, and the second is what you’re doing about it.',
    ],
  },
  {
    id: 'third-of-customs',
    on: ['fact:load-test', 'statement:news-test-failed'],
    asked: [
      'Is a third of the load any use to you?',
      'what happens in a port at 140 an hour',
      'What would a portal with only a third mean at the quay?',
      'could some ports live with 140 declarations an hour',
    ],
    says: [
      'On a slow night, perhaps. On a Monday morning the boxes stand and the lorries back up to the road. I’ve stood in that queue.',
    ],
  },
  {
    id: 'pass-mark',
    on: ['fact:load-test', 'statement:news-test-failed', 'answer:tech-interface'],
    asked: [
      'Would you go live with, say, 350 an hour?',
      'what figure in the retest is a pass for you',
      'Does it have to be the full four hundred?',
      'is 400 the number you will look at',
    ],
    says: ['Four hundred, as it says. If you tell me less will do, tell me before the test, not after it.'],
  },
  {
    id: 'why-late-test-derek',
    on: ['concern:board-story', 'answer:margaret-why-only-now', 'statement:admission-june-too-sure'],
    asked: [
      'Why would Derek ask about August?',
      'what is the honest answer to why we tested only in august',
      'Is it a problem that the test was in August and the promise in June?',
      "derek's question about testing, what would you like to say",
    ],
    says: [
      'Because a promise made before a test is a guess, and Derek buys no guesses. The true reason, short, will do. A clever one won’t.',
    ],
  },
  {
    id: 'two-sentences-why',
    on: ['concern:board-story', 'answer:two-sentences', 'statement:summary-thursday'],
    asked: [
      'Why only two sentences?',
      'what happens after your two sentences on thursday',
      "Two sentences are not much, can't you take more?",
      'so they really stop listening after two?',
    ],
    says: [
      'Four minutes for the item, and they’ve read the slide before I stand up. After the second sentence they look for who’s nervous.',
    ],
  },
  {
    id: 'words-what-kind',
    on: ['concern:board-story', 'answer:two-sentences', 'answer:slide-wants'],
    asked: [
      'What kind of words do you want for Claire?',
      'can you give me an example of a sentence you would say',
      'How would you say it yourself, in your own words?',
      'Should the words mention customs at all?',
    ],
    says: [
      '“This much opens on the first, as promised. The rest follows on this day, because of that.” Fill in the three blanks and leave the machine out of it.',
    ],
  },
  {
    id: 'who-replaces-words',
    on: ['concern:board-story', 'statement:offer-slide-words'],
    asked: [
      'Shall I write those words or would you rather?',
      'do you want to write the sentence yourself',
      'Who writes the words for the slide, you or me?',
      'may I draft it and you correct',
    ],
    says: ['You draft, I cut. It’s quicker that way, and you know which part is true.'],
  },
  {
    id: 'first-minute',
    on: ['concern:board-story'],
    asked: [
      'What do you say in the first minute at the moment?',
      'how would you begin on thursday as it stands',
      "What's your first sentence if I give you nothing?",
      'how will you open the item at the board',
    ],
    says: ['As it stands, “the slide is wrong”, and then I’ve nothing to put in its place. It’s a poor opening.'],
  },
  {
    id: 'all-nine-same',
    on: ['answer:two-ports-first', 'fact:two-ports', 'statement:offer-two-ports-first'],
    asked: [
      'Is it all right if the other nine come later together?',
      'and the nine, can they wait until november',
      'Would nine ports six weeks later be acceptable?',
      'what about the rest, are you fine with a later day for those',
    ],
    says: [
      'Yes, on one day, the same for all nine, with its test in front of it. They can wait. They can’t wait twice.',
    ],
  },
  {
    id: 'really-working',
    on: ['answer:two-ports-first', 'statement:offer-two-ports-first', 'statement:claim-hull-ready'],
    asked: [
      'What does really working mean for you at Hull?',
      'how would you know that hull is really live',
      'Real boxes, how many would be enough?',
      'What would you want to see in Hull on the first?',
    ],
    says: [
      'A clerk files a real box through it, the customs man says yes, and the lorry leaves. Once before breakfast and then all day. I’d take Len’s word for it.',
    ],
  },
  {
    id: 'ribbon',
    on: ['answer:two-ports-first', 'statement:offer-two-ports-first'],
    asked: [
      'Is there going to be a ceremony on the first?',
      'do you want to be in hull on the first of october yourself',
      'Will you go to Hull for the opening?',
      'would you come when hull opens',
    ],
    says: [
      'If it files real boxes, I’ll be on the early train. No ribbon and no photographer. Tea with the night shift.',
    ],
  },
  {
    id: 'two-ports-sure',
    on: ['fact:two-ports', 'statement:claim-not-software-only', 'answer:two-ports-first'],
    asked: [
      'So would you put the two ports on the slide?',
      'can Rotterdam and Hull go into the first sentence then',
      'Is opening those two enough to keep your promise?',
      "does that mean with two ports we've kept the first of October",
    ],
    says: [
      'It keeps the part I care about most. I’d say it first and plainly: two on the day, nine to follow. Nobody can call that nothing.',
    ],
  },
  {
    id: 'two-ports-who-confirms',
    on: ['fact:two-ports', 'statement:claim-not-software-only', 'statement:claim-hull-ready'],
    asked: [
      'Do you want somebody to confirm the two ports can open?',
      'who should check that hull and rotterdam are really ready',
      'Whose word do you want on Rotterdam and Hull?',
      'is my word on the two ports enough',
    ],
    says: [
      'Yours, and Len Oakes’s for Hull. He’s never called anything ready in his life, so if he does, I’ll believe it.',
    ],
  },
  {
    id: 'saving-how-much',
    on: ['fact:both-systems-cost', 'answer:where-money', 'answer:old-system'],
    asked: [
      'How much did you want to save by switching it off?',
      'what saving was promised for the old system',
      'Who promised that saving, and to whom?',
      'How big is the saving that you lose by running it longer?',
    ],
    says: [
      'Derek has the figure, he booked it. I only know it’s smaller than a ship stuck for want of papers, and that’s how I’d put it to him.',
    ],
  },
  {
    id: 'pay-in-principle',
    on: ['fact:both-systems-cost', 'statement:news-double-cost', 'concern:who-pays'],
    asked: [
      'Would you pay it in principle?',
      'is 38 thousand too much for you, or only unexplained',
      'Is it the sum you mind or who it falls on?',
      "So you're not against the 38,000 as such?",
    ],
    says: [
      'The sum I can live with for six weeks. It’s paying for somebody else’s broken part, without having asked them, that I can’t explain to Derek.',
    ],
  },
  {
    id: 'what-does-38-buy',
    on: ['fact:both-systems-cost', 'statement:news-double-cost'],
    asked: [
      'Shall I tell you what the 38 thousand buys?',
      'what should the double running give you for that money',
      'What would make 38,000 worth it to you?',
      'for this money, what do you expect',
    ],
    says: [
      'That no port files on paper while the new one settles. If it buys that, for all eleven, it’s cheap, and I’d want it said in those words.',
    ],
  },
  {
    id: 'two-thirds-source',
    on: ['fact:two-thirds'],
    asked: [
      'Where do you have the two thirds from?',
      'is that two thirds of all boxes or of the money',
      'Who calculated that Rotterdam and Hull are two thirds?',
      "two thirds of the volume, is it this year's figure",
    ],
    says: [
      'Two thirds of the boxes, by this year’s count. It’s the one sum I do myself, every month, on the back of the fuel sheet.',
    ],
  },
  {
    id: 'two-thirds-slide',
    on: ['fact:two-thirds', 'statement:offer-two-sentences'],
    asked: [
      'May I use the two thirds in the text for Claire?',
      'shall the two thirds go on the slide',
      'Would you like "two thirds of the volume on time" as the headline?',
      'can we say to the board two thirds goes live as promised',
    ],
    says: [
      'Yes, first line. “Two thirds of the volume, on the day.” They all know what a third is, even the one in the lift.',
    ],
  },
  {
    id: 'under-25-you-sign',
    on: ['fact:signing-limit', 'answer:half-lindqvist', 'answer:sign-38'],
    asked: [
      'So if our part stays below 25,000 you sign?',
      'nineteen thousand you could sign yourself then?',
      'If Lindqvist carry half, is your signature enough?',
      'below twenty-five you need nobody?',
    ],
    says: [
      'Yes. Anything under twenty-five is a morning’s work with this pen. If the other half is Lindqvist’s, I’d want that in writing and not in conversation.',
    ],
  },
  {
    id: 'derek-vendor-name',
    on: ['fact:signing-limit', 'concern:who-pays', 'answer:derek-convince'],
    asked: [
      "Why does Derek want a vendor's name on it?",
      'what is it with derek and the supplier paying',
      'Why would Derek Moss care so much who else pays?',
      'Would Derek sign without the vendor?',
    ],
    says: [
      'Because he’s paid twice before for things that were sold once. With their name on half he signs. Without it he asks, and he asks slowly.',
    ],
  },
  {
    id: 'you-or-me-derek',
    on: ['fact:signing-limit', 'answer:sign-38', 'answer:sign-more', 'answer:derek-convince'],
    asked: [
      'Who goes to Derek, you or me?',
      'shall I speak to derek first or do you do it',
      'Would you come with me to Derek Moss?',
      'do you want me to prepare derek before you see him',
    ],
    says: [
      'I go to him, with your figure and Lindqvist’s answer. If he wants the detail he’ll send for you. Two doors, so be in the building.',
    ],
  },
  {
    id: 'firm-or-grows',
    on: ['concern:who-pays'],
    asked: [
      'What would a firm number be for you?',
      'how firm does the figure have to be',
      'Is plus minus ten per cent firm enough?',
      'ten per cent up or down, could you live with that',
    ],
    says: [
      'Ten per cent is firm enough, if it’s said today and I’m given the high end. I take the worst one to Derek and let him be pleased later.',
    ],
  },
  {
    id: 'ask-lindqvist-how-much',
    on: ['concern:who-pays', 'statement:news-double-cost', 'statement:claim-contract-figure', 'answer:half-lindqvist'],
    asked: [
      'How much should Lindqvist carry, in your opinion?',
      'what share would you ask lindqvist for',
      'Is half of it enough from Lindqvist?',
      'Which part would Derek expect the vendor to pay?',
    ],
    says: ['Ask for all and settle for half. Half I can defend to Derek without raising my voice.'],
  },
  {
    id: 'lindqvist-paper-by',
    on: ['concern:who-pays', 'statement:offer-lindqvist-half', 'answer:lindqvist-know'],
    asked: [
      "By when do you need Lindqvist's answer?",
      'until when must their share be on paper',
      "Is Wednesday noon good enough for the vendor's reply?",
      "what's the deadline for lindqvist, before thursday?",
    ],
    says: [
      'Before I stand up on Thursday. By tomorrow noon if they can hold a pen, because then Derek hears it from me with the date.',
    ],
  },
  {
    id: 'nobody-asked-who',
    on: ['fact:vendor-clause', 'answer:withhold-payment', 'statement:offer-withhold-invoice'],
    asked: [
      'Who in Legal told you that?',
      'did legal read the contract for you',
      'Has Legal written that down about the forty-five thousand?',
      'when did you ask legal about this clause',
    ],
    says: [
      'Legal told me in passing, when the contract was signed, and I wrote it in the margin. Ask them for the paragraph and have it by you when you ring Anders.',
    ],
  },
  {
    id: 'use-clause',
    on: ['fact:vendor-clause', 'answer:withhold-payment'],
    asked: [
      'May I mention the forty-five thousand to Lindqvist?',
      'can i use this clause when i call them',
      "So I'm allowed to say we'll hold back the money?",
      'Should I use that as leverage?',
    ],
    says: [
      'Once, civilly, and late in the call. Ask for the half first. A man with forty-five thousand outstanding will remember it without help.',
    ],
  },
  {
    id: 'clause-passes-then',
    on: ['fact:vendor-clause', 'answer:withhold-payment', 'statement:offer-withhold-invoice'],
    asked: [
      'And when the test passes, do we pay them?',
      'if it passes on 20 October they get the money?',
      'So the last invoice is paid right after the retest?',
      'what do we do with the 45 thousand afterwards',
    ],
    says: ['Then we pay them, that week, without being asked twice. I hold money for a reason, not for pleasure.'],
  },
  {
    id: 'brandt-who',
    on: ['fact:brandt-steel', 'answer:why-hull'],
    asked: [
      'Whom at Brandt did you tell about Hull?',
      'who at brandt steel has your word',
      'Which man at Brandt Steel was it?',
      'Did you say it to their boss?',
    ],
    says: [
      'Their head of transport, over lunch, in May. He wrote it on the menu and took the menu with him. I’d not like him to read it to me.',
    ],
  },
  {
    id: 'brandt-board-why-not',
    on: ['fact:brandt-steel', 'answer:board-knows-brandt'],
    asked: [
      "Why doesn't the board know about Brandt?",
      'why did you not tell the board about the steel promise',
      'Is it a problem if the board learns what you said to Brandt?',
      'so the board knows nothing of it, on purpose?',
    ],
    says: [
      'Because it wasn’t mine to promise, quite. If Hull works in October it was good salesmanship. If it doesn’t, it was something else.',
    ],
  },
  {
    id: 'brandt-in-contract',
    on: ['fact:brandt-steel', 'answer:brandt-when', 'answer:why-hull', 'answer:brandt-october'],
    asked: [
      "Is October written into Brandt's contract?",
      'can brandt leave if the portal is late',
      'Does the renewal depend on the portal in writing?',
      'is there a penalty in the brandt contract',
    ],
    says: [
      'No, it was said, not written. They can’t leave over it. But nine thousand boxes a year have a long memory.',
    ],
    tells: ['brandt-steel'],
  },
  {
    id: 'brandt-kept-by-hull',
    on: ['answer:brandt-told', 'fact:brandt-steel', 'answer:why-hull', 'answer:brandt-october'],
    asked: [
      'If Hull opens on the first, is Brandt satisfied?',
      'so with hull alone your promise to brandt steel is kept',
      'Would Hull on time be enough for Brandt?',
      'Does Brandt ship through other ports as well?',
    ],
    says: [
      'Yes, Hull’s all they were promised and all they use. If Hull opens, I’ve kept my word and needn’t pick up the telephone.',
    ],
  },
  {
    id: 'brandt-keep-secret',
    on: ['fact:brandt-steel', 'answer:board-knows-brandt', 'statement:offer-brandt-visit'],
    asked: [
      'Should I keep the Brandt matter to myself?',
      'does my team may know about brandt',
      'Can I tell my people why Hull is so important?',
      'is that between us, what you said about Brandt Steel',
    ],
    says: [
      'Tell them Hull comes first because a customer is waiting there. Which one, and what I said over lunch, stays in this room.',
    ],
  },
  {
    id: 'pryce-saw',
    on: ['fact:warehouse-system', 'answer:pryce-lesson', 'common:happened_before'],
    asked: [
      'Were you there when Pryce stood up?',
      'did you see it yourself in 2021',
      'Where were you when the warehouse dates moved?',
      'You were in the room the third time?',
    ],
    says: ['Yes, two chairs along. The third time nobody asked him anything at all. I’d take any question over that.'],
  },
  {
    id: 'pryce-clock',
    on: ['fact:warehouse-system', 'answer:clock-in-reception', 'answer:what-happens-slip-twice'],
    asked: [
      'Why did they give him a clock?',
      'is that clock still running',
      'A clock, as a farewell present?',
      'Why is it still in reception?',
    ],
    says: [
      'It’s what one gives a man one has stopped believing. It runs four minutes slow, and nobody’s had the heart to set it.',
    ],
  },
  {
    id: 'same-fate',
    on: ['fact:warehouse-system', 'answer:what-happens-slip-twice', 'common:happened_before'],
    asked: [
      'Do you think the same could happen to you?',
      'are you afraid for your own chair',
      'So your job depends on this date?',
      'Would they part with you over the portal?',
    ],
    says: ['Over one slip, no. Over two, I’d start looking at clocks. I don’t lose sleep over it, but I do count.'],
  },
  {
    id: 'how-long-known-asked',
    on: ['concern:heard-late'],
    asked: [
      "Why do you ask how long we've known?",
      'do you want the exact day we knew',
      'Does it matter when we found out?',
      'how long has my team known, you want to hear it now?',
    ],
    says: [
      'I ask because the answer tells me whether to believe your next report. Give me the day, and don’t round it in your favour.',
    ],
  },
  {
    id: 'float-happened-how',
    on: ['concern:heard-late'],
    asked: [
      'Do you want to know week by week where the float went?',
      'how much detail about the four weeks',
      'The float, shall I tell you what we spent it on?',
      'do you want to hear about the repair that took the float',
    ],
    says: [
      'One sentence: what broke, who chose to spend it, and how many days are left. I don’t need the weeks one by one.',
    ],
  },
  {
    id: 'september-harm',
    on: ['concern:heard-late', 'answer:why-not-told-earlier'],
    asked: [
      'What did it cost you that you heard so late?',
      'what could you not do because you heard it in september',
      'Did my silence do any damage yet?',
      'has hearing late already harmed you with the board',
    ],
    says: [
      'I approved the slide a week ago. In August I could have rung Margaret and it would have been a remark. That’s the cost, and it’s mine.',
    ],
  },
  {
    id: 'reports-green-who',
    on: [
      'common:how_do_you_know',
      'common:tried_before',
      'common:what_did_we_do_wrong',
      'concern:heard-late',
      'answer:lunch-cricket',
      'common:how_found_out',
      'statement:claim-told-you-in-august',
    ],
    asked: [
      'Which green reports do you mean?',
      'what did the reports say about customs in august',
      'Was there nothing in our reports that made you doubt?',
      'all of the reports were green, really?',
    ],
    says: [
      'Every Friday’s, all through the summer. Customs was one line in them, and the line was green. I’d put my pen down on it.',
    ],
  },
  {
    id: 'next-time-what',
    on: [
      'answer:warn-me-how',
      'common:how_to_keep_you_informed',
      'common:what_did_we_do_wrong',
      'common:how_can_i_help',
      'concern:heard-late',
      'statement:admission-sat-on-it',
      'statement:admission-cricket-lunch',
    ],
    asked: [
      'What should I do the next time something breaks?',
      'how would you have wanted to hear it in august',
      'If it breaks again, what exactly do you expect from me?',
      'what would have been right in August, a call?',
    ],
    says: [
      'Ring me that day. “It broke, I don’t yet know how badly, I’ll know on Friday.” That’s all, and I’d have said thank you.',
    ],
  },
  {
    id: 'friday-see',
    on: ['concern:heard-late', 'statement:offer-weekly-line'],
    asked: [
      'What would you like to see on Friday?',
      'what must be in the friday line',
      'Is one line on a Friday really enough for you?',
      'a weekly line, what should it say?',
    ],
    says: [
      'The figure it carries now, the figure it must carry, and the days in hand. Three numbers, and if one’s worse than last week, a telephone call.',
    ],
  },
  {
    id: 'who-may-spend',
    on: ['statement:offer-spend-rule', 'answer:slack-enough', 'concern:heard-late'],
    asked: [
      'Who may spend the slack then, only you?',
      'do I need your permission for each day of slack',
      'Do you want to approve every use of the buffer?',
      'so every day of float goes through you',
    ],
    says: [
      'A note before, not a permission. If I say nothing by the evening, spend it. I only want to have had the evening.',
    ],
  },
  {
    id: 'slack-how-many-days',
    on: ['answer:slack-enough', 'fact:honest-date', 'answer:accept-november', 'common:what_would_move_you'],
    asked: [
      'Would two weeks of slack be enough?',
      'is ten days buffer enough behind the test',
      'How many weeks between test and launch do you want?',
      'slack behind it, how much is that in days',
    ],
    says: [
      'Enough to mend what a bad test shows, test it once more, and still not touch the day. If yours does that, I won’t count the weeks.',
    ],
  },
  {
    id: 'derek-member',
    on: ['answer:other-members', 'answer:derek-convince'],
    asked: [
      "Why is Derek there if he isn't a member?",
      'derek sits in the board meeting too?',
      'Does the finance director vote?',
      'if derek is no member why does he ask',
    ],
    says: [
      'He presents the accounts and stays for the biscuits. No vote, but they look at him when money’s mentioned, so it comes to the same.',
    ],
  },
  {
    id: 'joan-tells',
    on: ['answer:customs-authority', 'answer:joan-petrie', 'statement:claim-certificate-applied'],
    asked: [
      'Does Joan need to know before Thursday?',
      'should i see joan petrie today',
      'Can Joan speed up the certificate?',
      'would Joan tell us how long the customs certificate takes',
    ],
    says: [
      'Today, if you can. She’ll know to the day how long they take, and whether it’s five days or a story about five days.',
    ],
  },
  {
    id: 'len-shouting',
    on: ['answer:len-oakes-tell', 'answer:harbours-staff', 'statement:offer-brandt-visit'],
    asked: [
      'Why would Len Oakes shout?',
      'what is the problem with len',
      'How do I handle Len Oakes when he shouts?',
      'Who is this Len exactly?',
    ],
    says: [
      'He runs the Hull office, and he’s been told “ready” by people in clean shoes for thirty years. Let him finish, then say what opens on the first.',
    ],
  },
  {
    id: 'half-page-what',
    on: [
      'common:what_is_missing',
      'common:next_step',
      'answer:write-today',
      'common:in_writing',
      'statement:offer-put-in-writing',
      'statement:summary-whole-deal',
    ],
    asked: [
      'What exactly goes on the half page?',
      'which points do you want in that half a page',
      'How should the half page be built?',
      'half a page, in bullet points or in sentences',
    ],
    says: [
      'Sentences. The day, what holds it, what it costs and who pays, and your name at the foot. Claire will take her two lines out of it.',
    ],
  },
  {
    id: 'half-page-by-when',
    on: ['answer:write-today', 'common:in_writing', 'statement:offer-put-in-writing', 'answer:claire-who'],
    asked: [
      'Until what time today do you need the half page?',
      'by when should it be in your mail',
      'Is tonight soon enough for the mail to you and Claire?',
      'when must claire have the half page',
    ],
    says: [
      'Tonight, and I read it before I sleep. Claire needs it by noon tomorrow, but she’d think better of you at nine.',
    ],
  },
  {
    id: 'claire-changes-words',
    on: ['answer:claire-who', 'answer:pack-noon', 'statement:offer-slide-words'],
    asked: [
      'Does Claire change the words or only put them in?',
      'will claire rewrite what I bring',
      'Who has the last word on the slide, Claire or you?',
      'And you see it before it goes to print?',
    ],
    says: [
      'I have the last word, and she has the last but one. If she asks you what something means, it’s already wrong.',
    ],
  },
  {
    id: 'tomorrow-eight-bring',
    on: ['answer:meet-again', 'common:more_time', 'statement:offer-think-about-it'],
    asked: [
      'What should I bring tomorrow at eight?',
      "what do you expect from me by eight o'clock",
      'Tomorrow at eight, is that here in your office?',
      'who should be with me tomorrow at eight',
    ],
    says: [
      'Here, and you alone. The day, what holds it, and the money on one sheet. If it’s all on the sheet we shan’t need the ten minutes.',
    ],
  },
  {
    id: 'wed-evening-margaret',
    on: ['answer:why-wednesday-you-call', 'statement:offer-call-margaret', 'answer:who-hears-before'],
    asked: [
      'What will you say to Margaret on Wednesday?',
      'and when you ring her on wednesday, what do you tell',
      'How will Margaret react on the telephone?',
      'Is it better for Margaret to know it the evening before?',
    ],
    says: [
      'The same two sentences I’ll say on Thursday, and then I’ll wait for her question. She dislikes a surprise more than she dislikes November.',
    ],
  },
  {
    id: 'telephone-from-ten',
    on: ['answer:you-tell-board', 'statement:offer-come-to-board'],
    asked: [
      'What might Derek ask for on Thursday?',
      'which numbers should I have ready by the telephone',
      'From ten until when should I be reachable?',
      'what will you need from me on the phone on thursday',
    ],
    says: [
      'What it carries today, what the double running costs at worst, and what Lindqvist said. From ten until I ring, and it won’t be later than eleven.',
    ],
  },
  {
    id: 'why-not-in-room',
    on: ['answer:you-tell-board', 'statement:offer-come-to-board'],
    asked: [
      "Why don't you want me in the boardroom?",
      'why should i not explain it, I know the details',
      "Is it that you don't trust me to say it?",
      'what would be wrong with me answering their questions',
    ],
    says: [
      'Because you’d answer what they ask, and then they’d ask more. I promised it, so it sounds like a decision from me and an excuse from anybody else.',
    ],
  },
  {
    id: 'january-why',
    on: ['answer:later-date', 'statement:offer-january'],
    asked: [
      'Why not in December?',
      'what is the problem with december',
      'Who says that nothing changes over the year end?',
      'is there a freeze at the end of the year',
    ],
    says: [
      'The books close and half the ports run on relief staff. Derek stops all changes from the first of December. It’s the one rule he and I both like.',
    ],
  },
  {
    id: 'end-november',
    on: ['answer:later-date', 'statement:offer-january', 'answer:earlier-possible'],
    asked: [
      'So the end of November would still be possible?',
      'would 26 november be too late for you',
      'Could I put the date two weeks later, to be safe?',
      'is late november acceptable if it holds',
    ],
    says: [
      'Possible, if that’s the day you believe in. I’d only ask why it isn’t the twelfth, if the twelfth is what your people say.',
    ],
  },
  {
    id: 'around-why',
    on: ['answer:best-efforts', 'statement:offer-vague-date'],
    asked: [
      'Why is a range so bad?',
      "what's wrong with saying mid november",
      "Even a week's range, you can't say that?",
      'so it must be one day, not one week',
    ],
    says: [
      'They hear the first end of it and remember nothing else. One day. If it needs a week’s width, put the width in front of it.',
    ],
  },
  {
    id: 'quay-stop',
    on: ['answer:all-eleven-oct', 'common:worst_case', 'statement:refusal-no-october'],
    asked: [
      'What happens at the quay when the portal stops?',
      'what would a stop with ships in port cost',
      'Have you seen that, ships waiting for papers?',
      'How long does a port survive without papers?',
    ],
    says: [
      'The box stays on board, the berth stays full, and the next ship waits outside. By the second tide it’s in the newspapers. I’ve seen it, once.',
    ],
  },
  {
    id: 'on-paper',
    on: ['answer:all-eleven-oct', 'statement:offer-no-double-running', 'answer:ports-today'],
    asked: [
      "Couldn't the ports file on paper for some weeks?",
      'is paper a way out for the nine ports',
      'What about fax and paper until the portal works?',
      'the strike years, what happened then with paper',
    ],
    says: [
      'For a day, yes. In the strike years we did it for five weeks and lost a customer for each one. That’s why I’d keep the old system on.',
    ],
  },
  {
    id: 'old-system-enough',
    on: ['statement:offer-no-double-running', 'answer:old-system'],
    asked: [
      'So the old system covers the nine ports meanwhile?',
      'can the old system carry all eleven until november',
      'Will the ports notice anything if the old system just runs on?',
      'old one stays until the new one works, agreed?',
    ],
    says: [
      'Yes, it has carried all eleven for years and it grumbles. Nobody in the ports will notice except that they’d hoped to be rid of it.',
    ],
  },
  {
    id: 'contractors-why',
    on: ['statement:offer-more-people', 'answer:earlier-possible', 'statement:offer-weekend-work'],
    asked: [
      "Why don't you believe in more people?",
      'and if the team asks for more hands themselves',
      'Would you pay for extra people if they make the date safer?',
      'what if the contractors only do testing',
    ],
    says: [
      'If they make the day safer and not earlier, I’ll listen. Then tell me what they’d test that nobody tests now, and who looks after them.',
    ],
  },
  {
    id: 'weekend-behind',
    on: ['statement:offer-weekend-work', 'answer:earlier-possible'],
    asked: [
      'What do you mean, put the days behind the date?',
      'so we should keep the twelfth even if we are faster',
      'If we finish earlier, do we still say November?',
      'what do we do with days we gain',
    ],
    says: [
      'Keep the day and keep what you’ve gained as slack. If you’re done a week early, ring me and I’ll enjoy it privately.',
    ],
  },
  {
    id: 'anders-ring-when',
    on: ['answer:lindqvist-know', 'answer:anders-refuses', 'common:your_contribution'],
    asked: [
      'When would you ring Anders yourself?',
      'at what point do you call anders lindqvist',
      'How long should I try before you step in with Lindqvist?',
      'if i get no answer from lindqvist by wednesday?',
    ],
    says: [
      'If you’ve nothing in writing by Wednesday noon, I ring him before lunch. Tell me what you asked for, so that I ask for the same.',
    ],
  },
  {
    id: 'anders-how-man',
    on: ['answer:lindqvist-know', 'answer:anders-refuses', 'statement:claim-lindqvist-agreed'],
    asked: [
      'What sort of man is Anders?',
      'how do i best talk to anders lindqvist',
      'Is Anders difficult on the telephone?',
      'what should I say to Lindqvist first',
    ],
    says: [
      'Pleasant, and he never says no, which isn’t the same as yes. Say what fell over, at what figure, and ask for half by a day.',
    ],
  },
  {
    id: 'blame-question',
    on: ['answer:blame-vendor-board', 'statement:refusal-no-blame-vendor'],
    asked: [
      'And if someone on the board asks who built it?',
      'what if margaret asks whose fault it is',
      "If they ask for the vendor's name, will you say it?",
      'would you lie if they ask about Lindqvist',
    ],
    says: [
      'If I’m asked straight, I say Lindqvist, and that I chose them. I won’t offer it, and I won’t hide it either.',
    ],
  },
  {
    id: 'eleven-years-lie',
    on: ['answer:quiet-slide', 'statement:offer-postpone-item'],
    asked: [
      "You've never told them anything wrong in eleven years?",
      'what would a wrong slide mean for you',
      'Is it really a lie if the slide stays a month?',
      'but nobody would know in October, would they',
    ],
    says: [
      'Wrong, yes, more than once, and I said so at the next meeting. Knowingly, never. There’s a difference, and Margaret can smell it.',
    ],
  },
  {
    id: 'hull-first-for-sure',
    on: ['answer:hull-wait', 'fact:two-ports', 'answer:why-hull', 'answer:which-weighs'],
    asked: [
      'And Rotterdam, is that as important as Hull?',
      'what if only rotterdam could open',
      'Could Rotterdam wait, if Hull opens on the first?',
      'why hull and not rotterdam first',
    ],
    says: [
      'Rotterdam’s bigger, Hull’s the one I’ve spoken about. If I could only have one on the first, it’s Hull. I’d rather have both.',
    ],
  },
  {
    id: 'hull-training',
    on: ['answer:harbours-staff', 'answer:len-oakes-tell', 'common:what_is_good'],
    asked: [
      'When was the night shift at Hull trained?',
      'would hull have to be trained again if it is later',
      'How many people has Len trained already?',
      'for how long does the training last, before they forget',
    ],
    says: [
      'This month, the whole night shift, on their own time. Leave it six weeks and they’d need it again, and Len would send me the bill.',
    ],
  },
  {
    id: 'harbour-training-nine',
    on: ['answer:harbours-staff', 'answer:hangs-on-first'],
    asked: [
      'What do the other nine ports need to hear, and when?',
      'when should I tell the nine ports about the later date',
      'Have the smaller ports trained their people too?',
      'who informs the nine port offices',
    ],
    says: [
      'You tell them, after Thursday and before Friday night. A day, and when their training’s repeated. They’ll grumble less about six weeks than about not being told.',
    ],
  },
  {
    id: 'sales-stop',
    on: ['answer:sales-told', 'answer:hangs-on-first'],
    asked: [
      'Should Nadia tell sales to stop talking about October?',
      'do we need to inform nadia flynn before thursday',
      'What do I ask Nadia for?',
      'can i talk to nadia flynn today',
    ],
    says: [
      'Ask her today who’s been told what, as if you were planning the openings. What she tells them about dates waits until I’ve spoken.',
    ],
  },
  {
    id: 'clipboard',
    on: ['answer:after-thursday'],
    asked: [
      'Who would they send with a clipboard?',
      'what does that person with the clipboard do',
      'Would the board really send somebody to watch us?',
      'somebody beside me, is that a punishment?',
    ],
    says: [
      'Somebody of Derek’s, for a month, asking what everything means. It’s no punishment. It’s what they do with things they’ve stopped taking on trust.',
    ],
  },
  {
    id: 'winter-four-minutes',
    on: ['answer:if-nothing', 'common:consequence'],
    asked: [
      'Who was it you saw do that?',
      'when did you see somebody stand there without a date',
      'What happened to the man with no date?',
      'four minutes like a winter, who was that?',
    ],
    says: [
      'The dredging contract, years ago, and a decent man. He said he didn’t know, and nobody could find a thing to ask him. I won’t do it that way.',
    ],
  },
  {
    id: 'no-date-tell',
    on: ['answer:if-nothing', 'common:consequence'],
    asked: [
      'Would you really tell them you have no date?',
      'so you would rather have no date than a weak one?',
      'Is saying nothing better than a soft date for you?',
      'better no date at all than a wrong one, yes?',
    ],
    says: ['Better, but only just. No date is embarrassing for a morning. A wrong one lasts.'],
  },
  {
    id: 'lost-trust-back',
    on: ['common:do_you_trust_me', 'answer:angry-late', 'common:are_we_all_right'],
    asked: [
      'How do I get your trust back?',
      'what can i do that you trust me again like in june',
      'What would restore your confidence in me?',
      'how long until you believe my dates again',
    ],
    says: [
      'Two or three unpleasant calls on the right day, and then nobody counts any more. It isn’t complicated. It’s only uncomfortable.',
    ],
  },
  {
    id: 'fetch-bad-news',
    on: ['answer:angry-late', 'common:are_we_all_right'],
    asked: [
      'Have you replaced anyone for that?',
      'who did you have to fetch bad news from',
      'Are you thinking of replacing me?',
      'so my job is at risk?',
    ],
    says: [
      'Twice, in eleven years, and both were cleverer than I am. You climbed the stairs today, so you’re not the third.',
    ],
  },
  {
    id: 'minutes-third',
    on: ['answer:cranes-item'],
    asked: [
      'What are the cranes about?',
      'how long do you have for our item on thursday',
      'Why do they like the cranes so much?',
      'four minutes, is that all?',
    ],
    says: [
      'New ones for the north quay, with a film. People like to see something lifted. I’d be glad if they came to it in a good mood.',
    ],
  },
  {
    id: 'half-lindqvist-on-paper-wording',
    on: ['statement:offer-lindqvist-half', 'statement:claim-lindqvist-agreed', 'answer:half-lindqvist'],
    asked: [
      'What must their letter say?',
      'is a mail from lindqvist enough or must it be a letter',
      'What do you need to see on paper from them?',
      'their letterhead, is a signed pdf fine',
    ],
    says: [
      'The figure, the word “pay”, a date and a name that can sign. If it comes as a mail first, that’ll do till the letter follows.',
    ],
  },
  {
    id: 'if-lindqvist-no',
    on: ['statement:offer-lindqvist-half', 'statement:offer-lindqvist-all', 'answer:anders-refuses'],
    asked: [
      'If Lindqvist say no, do we pay it all ourselves?',
      'what will you tell derek when lindqvist refuse',
      'And if the vendor pays nothing, will the 38 still be paid?',
      'would you go to derek with the whole sum then',
    ],
    says: [
      'Then I take the whole figure to Derek, and I take Lindqvist’s letter with it. He’d pay it, I think. He’d also keep the letter.',
    ],
  },
  {
    id: 'witness-who',
    on: ['statement:offer-independent-check', 'answer:test-witness', 'fact:retest'],
    asked: [
      'Who should be the witness at the retest?',
      'whom from the house do you want at the test',
      'Would Joan be willing to watch the test?',
      'is a witness necessary for the test?',
    ],
    says: [
      'Joan Petrie, if she has the morning. She signs what she’s seen, and the board knows it. Ask her, I’m sure she’d sooner be asked than told.',
    ],
  },
  {
    id: 'what-breaks-tell',
    on: ['follow-up:break-it-answer'],
    asked: [
      "May I be honest that I'm not sure about one thing?",
      'and if the one thing is outside our control',
      "What if what could break it isn't in our hands?",
      'is it bad when it depends on the customs office',
    ],
    says: [
      'Then say whose hands it’s in, and who rings them on which day. I don’t need you to control it. I need you to be watching it.',
    ],
  },
  {
    id: 'call-broke-then',
    on: ['follow-up:next-time-what', 'follow-up:when-find-out'],
    asked: [
      "And if I don't know the consequences yet when I call?",
      'should i wait until i know what it means',
      'What if you are in a meeting when I ring?',
      "i call even when it's only a suspicion?",
    ],
    says: [
      'Ring anyway. Claire takes messages, and “customs, bad” is a message. I’d sooner have half of it today than all of it on Friday.',
    ],
  },
  {
    id: 'gate-what-next',
    on: ['follow-up:result-in-hand', 'follow-up:pass-mark'],
    asked: [
      'And if it reaches only 380, what then?',
      'what would you do with a result just under the mark',
      'Who decides whether a near miss counts as passed?',
      'If it nearly passes, do we go live?',
    ],
    says: [
      'Then it’s failed, you ring me, and I ask how many of the days behind it you need. A near miss gets you no ribbon and no blame.',
    ],
  },
  {
    id: 'say-slide-myself',
    on: ['follow-up:words-what-kind', 'follow-up:two-sentences-why'],
    asked: [
      "So it's what opens, what follows and why, in that order?",
      "first what's on time, then the later date, is that the order",
      'Good news first and then the date, right?',
      'should the reason come before or after the new day',
    ],
    says: ['What’s on time, then what isn’t and when, then why. If the why comes first they think I’m apologising.'],
  },
  {
    id: 'three-things-order',
    on: [
      'answer:margaret-satisfied',
      'answer:minimum',
      'common:what_is_missing',
      'common:what_would_move_you',
      'common:agree_now',
    ],
    asked: [
      'Which of the three is missing most?',
      'of these three, what do you need first',
      'If I bring you two of the three, is that enough?',
      'the evidence, the words, the money: which today?',
    ],
    says: [
      'What holds the date. With that I could say it badly and still say it. The other two I can’t use without it.',
    ],
  },
  {
    id: 'adjective-check',
    on: ['answer:margaret-satisfied', 'answer:quality-first', 'statement:offer-vague-date'],
    asked: [
      'What do you mean by an adjective?',
      "she can't check an adjective, like what",
      'Which words should I avoid with the board?',
      'what kind of word makes Margaret suspicious',
    ],
    says: [
      '“Robust.” “Confident.” “Largely.” Anything that doesn’t have a number or a day in it. She underlines them and hands them back.',
    ],
  },
  {
    id: 'ceiling-today',
    on: ['answer:worst-case-cost', 'statement:claim-cost-firm', 'follow-up:firm-or-grows'],
    asked: [
      'So £41,800 would be the figure for Derek?',
      'shall I say the upper end to derek straight away',
      "Is 41,800 the number you'd give him?",
      'with ten per cent on top, which figure do we name',
    ],
    says: [
      'The high one, yes. He pays what he’s been told and he remembers being told less. If it comes in under, we both look careful.',
    ],
  },
  {
    id: 'cut-which',
    on: ['statement:offer-fund-from-project'],
    asked: [
      'What may I cut, in your view?',
      'which part of the portal would nobody miss',
      'What must not be cut?',
      'and if the cut hurts the ports?',
    ],
    says: [
      'Nothing a clerk touches. Reports, pictures, anything with the word dashboard on it. Ask Len what he’d miss, and cut the rest.',
    ],
  },
  {
    id: 'two-doors',
    on: ['statement:offer-meeting-all', 'answer:derek-convince', 'answer:derek-stop', 'follow-up:you-or-me-derek'],
    asked: [
      'Which two calls do you mean?',
      'why no meeting with all of them',
      "Two doors from here, that's Derek?",
      'what settles more than a meeting, in your experience',
    ],
    says: [
      'Derek’s two doors along. You ring Lindqvist, I walk to Derek. A room full of people only agrees to meet again.',
    ],
  },
  {
    id: 'green-what-really',
    on: [
      'statement:claim-already-fixed',
      'statement:claim-float-still-there',
      'statement:claim-small-delay',
      'statement:news-vague-problem',
    ],
    asked: [
      "All right, I'll say it plainly",
      "you're right, it isn't fixed",
      "I should be honest, it's not so",
      'okay, the truth then?',
    ],
    says: ['Good. The day first, then what broke, then what it costs. I’ve heard worse, and I’ve until quarter past.'],
  },
  {
    id: 'who-asks-twelfth',
    on: ['statement:claim-you-agreed-november', 'statement:claim-board-knows', 'statement:claim-derek-approved'],
    asked: [
      'Sorry, I must have mixed something up',
      'I may be mistaken about that',
      'Then I was wrong, I take it back',
      "I thought so, but I can't prove it",
    ],
    says: ['Then we’ll leave it there. You took it back in a minute, that’s quicker than most. Now, what’s the date?'],
  },
  {
    id: 'lab-vs-real',
    on: ['statement:claim-fix-in-test'],
    asked: [
      'What would convince you more than a lab test?',
      "how do you mean a lab isn't a customs office",
      'What kind of test would be real enough?',
      'our test at full load, would that count',
    ],
    says: [
      'Full load, on a weekday, with the customs people’s own machine at the other end. If it holds for a shift, I’ll call it mended.',
    ],
  },
  {
    id: 'engineers-cost-whose',
    on: ['statement:claim-lindqvist-people'],
    asked: [
      "They are there at Lindqvist's cost",
      'are you asking who pays for those engineers',
      'And if Lindqvist charge us for the two?',
      "it's at their cost, does the board need to know",
    ],
    says: [
      'Then say so in one line, at their cost, with the day they started. Derek will read that line twice and enjoy it both times.',
    ],
  },
  {
    id: 'nine-days-behind',
    on: ['statement:offer-nine-follow', 'answer:order-of-nine', 'follow-up:all-nine-same'],
    asked: [
      'Should the nine open on one morning or through the week?',
      "all nine on the same morning, isn't that risky",
      'Could the nine start within one week?',
      "one day for all nine, what if one port isn't ready",
    ],
    says: [
      'Announce one day for all nine. If one isn’t ready it’s ready late and I’m told which. I’ll not read out nine mornings.',
    ],
  },
  {
    id: 'minuted-what',
    on: ['answer:who-signs-date', 'answer:thursday-if-moved', 'answer:quiet-slide'],
    asked: [
      'What exactly is minuted?',
      'who writes the minutes',
      'Does the new date stand in the minutes?',
      'what will the minutes say about it',
    ],
    says: [
      '“The COO reported.” Then the day. Claire takes them, and she writes down exactly what’s said and nothing that was meant.',
    ],
  },
  {
    id: 'derek-saving-told',
    on: ['answer:after-november', 'answer:old-system', 'common:who_decides'],
    asked: [
      'When do you tell Derek that the saving comes later?',
      'does Derek know that the saving is delayed',
      'What will Derek say about his saving?',
      'six weeks later with the saving, is derek angry',
    ],
    says: [
      'When I bring him the figure, in the same breath. He’ll move it to next quarter and say something about Lindqvist. Then he’ll sign.',
    ],
  },
  {
    id: 'promise-to-please',
    on: ['answer:worst-thing', 'statement:offer-keep-october', 'common:why_not'],
    asked: [
      'Has somebody done that, given you a date to please you?',
      "who told you it's fine when it wasn't",
      "Do you think I'd give you a date just to please you?",
      "and you'd notice?",
    ],
    says: [
      'In June, I think, and neither of us knew it. That’s the worst kind. So today give me the one you’d rather not say.',
    ],
  },
  {
    id: 'friday-margaret-ring',
    on: ['answer:after-thursday', 'common:how_to_keep_you_informed', 'answer:warn-me-how'],
    asked: [
      'When on Friday will you ring?',
      'what would you like to hear from me after that',
      'And after Friday, how often do we speak?',
      'from then on once a week?',
    ],
    says: [
      'Before ten, ten minutes. After that your Friday line, and the telephone for anything that can’t wait. I don’t want to see you more than I must.',
    ],
  },
  {
    id: 'break-named',
    on: [
      'concern:second-slip',
      'statement:offer-november-gate',
      'statement:claim-not-software-only',
      'statement:refusal-no-guarantee',
      'follow-up:break-it-answer',
    ],
    asked: [
      'The one thing that could break it: the interface fails its second test',
      'what could still break it is that the repair does not reach four hundred',
      'The same interface could stop at the load test again',
      'only the retest can break it, nothing else',
      'If anything breaks it, it’s the repair not holding under full load on the 20th',
      'the thing I’m least sure of is the customs interface itself',
    ],
    says: [
      'Good, that’s one thing and not a list. If it fails that day, I hear it the same evening, and the board hears it from me and not from a ship.',
      'One thing, with a test day on it. Then the rest I’ll believe, and I’ll be by the telephone on the twentieth.',
    ],
  },
  {
    id: 'print-who',
    on: ['answer:pack-noon', 'answer:claire-who'],
    asked: [
      'Who prints the pack, Claire or you?',
      'and who sends it to the printer',
      'Does Claire send it off herself?',
      'who takes the pack to the printers at noon',
    ],
    says: [
      'Claire sends it, at noon to the minute. I only get to see it the night before, and once she has printed it I’m as helpless as the rest.',
    ],
  },
  {
    id: 'brandt-said-what',
    on: ['fact:brandt-steel', 'answer:why-hull', 'answer:brandt-told'],
    asked: [
      'What exactly did you say to their man?',
      'your words to the steel people, what were they',
      'Did you give Brandt a day or only the month?',
      'How firm was your promise in May?',
    ],
    says: [
      '“You’ll file through our portal at Hull in October.” The month and the port, no day. It was enough for nine thousand boxes.',
    ],
  },
  {
    id: 'believe-it-holds',
    on: [
      'statement:news-honest-date',
      'statement:offer-november-gate',
      'fact:honest-date',
      'statement:news-test-failed',
    ],
    asked: [
      'And do you believe it will hold?',
      'do you trust this date',
      'Do you think November is safe?',
      'Does the twelfth sound solid to you?',
    ],
    says: [
      'Not yet. I believe a date when there’s a test in front of it and some days behind it, and so far I’ve heard the date.',
    ],
  },
  {
    id: 'six-weeks-count',
    on: ['statement:news-honest-date', 'fact:honest-date', 'fact:both-systems-cost', 'statement:news-double-cost'],
    asked: [
      'Why do you say six weeks?',
      'six weeks, how do you count them',
      'Is it six weeks exactly?',
      'from when are the six weeks counted',
    ],
    says: ['First of October to the twelfth of November. I counted it on the blotter, it’s six weeks to the day.'],
  },
  {
    id: 'pryce-days-you',
    on: ['fact:warehouse-system', 'answer:pryce-lesson'],
    asked: [
      'What did you say when the warehouse system moved?',
      'where were you when Alan Pryce defended it',
      'Did you speak up in 2021?',
      'Were you in the room the third time?',
    ],
    says: [
      'Nothing. It was Alan’s system and Alan’s date, and I looked at my papers. What I remember is how quiet it was when he sat down.',
    ],
  },
];
