import type { FollowUp } from '@parley/shared';

export const twoScreensForOneJobFollowUps: readonly FollowUp[] = [
  {
    id: 'laughed-why-february',
    on: ['opening', 'answer:demo-what'],
    asked: [
      'What will it be like in February, then?',
      'so what did you see when you pictured yourself in february',
      'Why February with a goat?',
      'when you laughed, what exactly was funny about it',
    ],
    says: [
      'Me, booking the goat on one screen and billing him on the other, with Mr Foley yelling about the glove. It was funny till I counted the boxes.',
    ],
  },
  {
    id: 'opening-cat-whose',
    on: ['opening'],
    asked: [
      'Whose cat is it?',
      'the cat isn’t yours? why is he here then',
      'Why do I have to watch the cat?',
      'does that cat bite',
    ],
    says: [
      'Nobody’s, he came in with a fish lorry and stayed. He doesn’t bite, he waits till you’ve sat down and then he owns you.',
    ],
  },
  {
    id: 'opening-demo-when',
    on: ['opening', 'answer:demo-what'],
    asked: [
      'When was the demo?',
      'how long ago did you see the demonstration',
      'Who else saw the demo with you?',
      'were the vets at the demo too',
    ],
    says: [
      'A few weeks back, in the staff room at lunch. Dr Amy was there for the sandwiches, Pita stood at the back, and Jess had the phones.',
    ],
  },
  {
    id: 'opening-ask-about-call',
    on: ['opening'],
    asked: [
      'Could you tell me what a normal call is like?',
      'I wanted to ask what a call takes at your desk',
      'I’d like to hear how your phone calls go, if you’ve a minute',
      'what does a call at this desk involve',
      'How does a phone call go at this desk?',
      'what’s a usual call like for you',
    ],
    says: [
      'It rings, and in one breath I’ve got who it is, their number, what animal and what’s wrong. Then I find a gap in the diary and they’re on their way.',
    ],
    tells: ['four-things'],
  },
  {
    id: 'golive-why-bad',
    on: ['fact:go-live', 'common:why_that_date'],
    asked: [
      'Why is February bad?',
      'what’s with the kittens in February',
      'Is 1 February a bad date for you?',
      'kittens, does that make so many more calls',
    ],
    says: [
      'Kitten season, everyone’s got a box in the laundry and a question. If it was up to me I’d go live when it’s quiet, but it’s the typing I mind, not the day.',
    ],
  },
  {
    id: 'golive-rather-when',
    on: ['fact:go-live', 'common:why_that_date', 'statement:ref-date'],
    asked: [
      'When would suit you better than February?',
      'which month would be right for the start',
      'If you could choose, what date would it be?',
      'is march any better than february',
    ],
    says: [
      'January, when everyone’s at the bach, or after Easter once the kittens are homed. It’s no use on any date if I type each one twice.',
    ],
  },
  {
    id: 'billing-which-bills',
    on: ['fact:billing-stays', 'common:what_do_you_mean', 'concern:typing-twice'],
    asked: [
      'What do you do in PracticeDesk then, after February?',
      'so what would still be in the old one',
      'Only the bills stay there, or more?',
      'what has to go into practicedesk when booking moves',
    ],
    says: [
      'The bills, the weights and the vaccine reminders, and every one of those wants the owner and the animal in it. So I’d be typing them in there as well.',
    ],
  },
  {
    id: 'billing-phase-two-told',
    on: ['fact:billing-stays', 'answer:demo-questions', 'answer:phase-two-believe'],
    asked: [
      'Who told you about phase two?',
      'what did they tell you about the second phase',
      'Did anyone say when phase two might be?',
      'no date at all, who says that',
    ],
    says: [
      'The demo man, when I put my hand up, and he said it like my mum used to say “we’ll see”. No date then and none since.',
    ],
  },
  {
    id: 'bill-when',
    on: ['fact:billing-stays', 'concern:typing-twice', 'answer:twice-how-often'],
    asked: [
      'When do you make the bill, during the call?',
      'so at which moment does the second screen come in',
      'Does the billing happen while they’re on the phone?',
      'could the bill not be opened when they arrive',
    ],
    says: [
      'I open it while they’re on the line, so the nurse finds the animal when it comes through the door. If it’s not in there, she’s got nothing to write on.',
    ],
  },
  {
    id: 'link-cheaper-what',
    on: ['fact:live-link', 'answer:live-link-worth', 'statement:news-link-cost'],
    asked: [
      'What would be cheaper than the link?',
      'do you know something cheaper than $46,000',
      'Have you a cheaper idea?',
      'what would you try before spending 46,000',
    ],
    says: [
      'Ask what the old one can already spit out by itself. It needn’t be live for me, it only has to be there when the phone starts in the morning.',
    ],
  },
  {
    id: 'link-not-live',
    on: ['fact:live-link', 'statement:offer-live-link', 'statement:ref-no-link', 'answer:live-link-worth'],
    asked: [
      'Would it be enough if it came over once a day?',
      'so it doesn’t need to be live?',
      'Is overnight good enough for you?',
      'how fresh must the names be, live or from yesterday',
    ],
    says: [
      'Yesterday’s would do me fine for nine in ten. It’s the one with this morning’s puppy I’d have to type, and I can live with her.',
    ],
  },
  {
    id: 'decision-desk-before',
    on: ['fact:decision', 'answer:kerr-decide', 'statement:news-kerr-decides', 'statement:offer-take-to-kerr'],
    asked: [
      'What should be in the paper on 4 December?',
      'which numbers should I put in for Dr Kerr',
      'What would you write to Dr Kerr for the fourth?',
      'so what do I put in front of him before 4 December',
    ],
    says: [
      'The seconds, the calls, and that each animal’s typed once. Then the weight in one place, and one line that says the desk read it first.',
    ],
  },
  {
    id: 'decision-read-by',
    on: ['fact:decision', 'statement:offer-read-draft', 'statement:offer-draft-day', 'answer:see-draft'],
    asked: [
      'By when do you need the draft?',
      'how much time do you and Jess need for reading it',
      'If I send the draft two days before, is that enough?',
      'when would you like to get the paper, if he decides on the fourth',
    ],
    says: [
      'A couple of days before he gets it would do, and you’d have it back by closing the next day. We read fast, it’s the drawing on it that takes time.',
    ],
  },
  {
    id: 'cross-out-meaning',
    on: ['answer:see-draft', 'statement:offer-read-draft', 'statement:offer-draft-day'],
    asked: [
      'What if I can’t take out what you cross out?',
      'and if I don’t agree with your pen?',
      'Do I have to take out everything you cross out?',
      'what happens when we disagree about something in the draft',
    ],
    says: ['Then you come down here and tell us why, that’s all. I’ll swallow a no if somebody says it to my face.'],
  },
  {
    id: 'calls-both-phones',
    on: ['fact:calls', 'statement:claim-few-calls'],
    asked: [
      'Is that 85 for the two of you or each?',
      '85 each or together',
      'How do you two share the calls?',
      'so about forty each, for you and Jess?',
    ],
    says: [
      'It’s 85 for the both of us. I’d have a few more than half, because Jess does the counter when something’s bleeding on it.',
    ],
  },
  {
    id: 'calls-longest',
    on: ['fact:calls'],
    asked: [
      'What makes a call longer than 3 minutes 10?',
      'which calls take longest',
      'And what’s the shortest call you have?',
      'three minutes ten on average, so what’s a long one',
    ],
    says: [
      'The scared ones, they tell you the end first and then the start. A nail clip’s a minute, and a cat that’s missing is as long as it takes.',
    ],
  },
  {
    id: 'calls-sheet',
    on: ['fact:calls', 'common:how_do_you_know'],
    asked: [
      'Could I see that printout from the phone company?',
      'can you give me the sheet with the calls',
      'May I have a copy of the phone company’s list?',
      'how often does the phone company send it',
    ],
    says: [
      'Yeah, take it, it’s pinned up behind the flea collars. Comes every month with the bill, and Jess has drawn a goat on October’s.',
    ],
  },
  {
    id: 'calls-all-bookings',
    on: ['fact:calls', 'statement:claim-few-calls'],
    asked: [
      'Are all of them bookings?',
      'how many of the 85 are bookings',
      'Do some only want a result or a price?',
      'so for each of the 85 you’d need the second screen?',
    ],
    says: [
      'Nearly all end in a booking, a change to one or a bill, so nearly all touch both. Some only want to know if the cat’s eaten, bless them.',
    ],
  },
  {
    id: 'seconds-what-in-them',
    on: ['fact:extra-seconds', 'answer:seconds-and-how', 'statement:claim-demo-fast'],
    asked: [
      'What takes the 70 seconds?',
      'what do you do in these seventy seconds exactly',
      'Is it typing or waiting for the screen?',
      'seventy seconds, doing what',
      'Seventy seconds for what exactly?',
      'what are you doing during those seconds',
    ],
    says: [
      'Finding the other window, spelling the owner again, the number again, the animal again, and checking I’ve got the right Bella. It’s all typing, the screen’s quick enough.',
    ],
  },
  {
    id: 'seconds-demo-fair',
    on: ['fact:extra-seconds', 'answer:how-timed', 'answer:seconds-and-how'],
    asked: [
      'Could it be less once you know the screen?',
      'was that your first time with it, wouldn’t it get shorter',
      'Isn’t 70 the worst case?',
      'are the 70 seconds on the high or the low side',
      'Wouldn’t you get faster when you know it?',
      'would it still be seventy after a few weeks',
    ],
    says: ['Low, if anything. That was my best of three on one calm dog, with no phone, no counter and nobody crying.'],
  },
  {
    id: 'seconds-tests',
    on: ['fact:extra-seconds', 'answer:how-timed'],
    asked: [
      'What did the three goes come to?',
      'and the other two times, were they also around seventy',
      'Did all three goes give the same?',
      'how far apart were your three measurements',
      'Did you time it more than once?',
      'did you measure it several times',
    ],
    says: [
      'The other two were over that, and the slowest had a sneeze in it. I’ve only ever quoted the best one, so nobody can say I padded it.',
    ],
  },
  {
    id: 'seconds-hour-forty-calc',
    on: ['fact:extra-seconds', 'answer:seconds-and-how', 'statement:claim-demo-fast'],
    asked: [
      'How do you get to an hour and forty?',
      'is that 70 seconds times 85',
      'An hour and forty for each of you or both together?',
      'so that’s per day, for the two of you?',
      'An hour and forty, how did you work that out?',
      'can you show me the sum for the hour and forty',
    ],
    says: [
      'It’s 85 calls times 70 seconds, near enough ninety-nine minutes, for the desk and not each. Check it, I did it on a flea packet.',
    ],
    tells: ['calls'],
  },
  {
    id: 'seconds-okay-limit',
    on: ['fact:extra-seconds', 'answer:trial-measure'],
    asked: [
      'How many extra seconds would be okay for you?',
      'what would you accept instead of 70',
      'Would twenty seconds more be all right?',
      'is there a number of seconds you could live with',
    ],
    says: ['Ten I’d wear, I can find those in my hello. Twenty I couldn’t, not on a Monday with a queue in my ear.'],
  },
  {
    id: 'egg-timer-why',
    on: ['answer:how-timed', 'fact:extra-seconds'],
    asked: [
      'Why did you have an egg timer with you?',
      'an egg timer, at a demo?',
      'Do you always carry an egg timer?',
      'what’s the timer for normally',
    ],
    says: [
      'It lives in my pocket, it’s for the flea shampoo, ten minutes on and then rinse. It’s the only one in the building that nobody argues with.',
    ],
  },
  {
    id: 'four-what-others',
    on: ['fact:four-things', 'answer:four-fields', 'statement:offer-fewer-fields'],
    asked: [
      'What are the other seven?',
      'which seven boxes don’t you need',
      'What else does it ask, besides preferred title?',
      'can you name the boxes that could go',
      'Which of the fields are superfluous?',
      'what are the boxes nobody needs',
    ],
    says: [
      'Preferred title, postcode, street, e-mail, how they heard of us, breed and colour. Lovely to know, and not one of them gets a dog through the door.',
    ],
  },
  {
    id: 'four-who-wanted',
    on: ['fact:four-things', 'answer:four-fields'],
    asked: [
      'Whose idea are all these boxes?',
      'why are there eleven, who put them in',
      'Did anybody here ask for 11 fields?',
      'where does “preferred title” come from',
      'Who came up with eleven boxes?',
      'why did somebody put in so many boxes, whose wish was it',
    ],
    says: [
      'Nobody I’ve met. My guess is it came out of the packet like that, for people clinics, where nobody’s a goat.',
    ],
  },
  {
    id: 'four-how-long-seven',
    on: ['fact:four-things', 'answer:four-fields'],
    asked: [
      'How long do the four take?',
      'and the four things, how many seconds is that',
      'If we cut it to four, how much do you save?',
      'would four boxes be enough to solve it for you',
    ],
    says: [
      'They take as long as it takes to say them, I type while they talk. But four boxes on two screens is still the same name twice, so it helps and it doesn’t fix it.',
    ],
  },
  {
    id: 'four-compulsory',
    on: ['fact:four-things', 'statement:offer-fewer-fields'],
    asked: [
      'Can you leave them empty?',
      'must all 11 be filled in before you can save',
      'Are the eleven boxes compulsory?',
      'can’t you just skip the ones you don’t need',
    ],
    says: [
      'Seven of them have a wee red star and it won’t save without. I tried a full stop in the postcode and it told me off.',
    ],
  },
  {
    id: 'monday-two-hours-cost',
    on: ['fact:monday-mornings', 'answer:monday-calls'],
    asked: [
      'How would that be with the second screen?',
      'what would 70 seconds do to a Monday morning',
      '31 calls, would you get through them with two screens?',
      'what’s the extra time on a monday from eight to ten',
    ],
    says: [
      'Thirty-one goes at 70 seconds is over half an hour, out of two hours that are full already. That’s somebody ringing out while something swells.',
    ],
    tells: ['extra-seconds'],
  },
  {
    id: 'monday-who-helps',
    on: ['fact:monday-mornings', 'answer:monday-calls'],
    asked: [
      'Does anybody help you on Mondays?',
      'is it only you and Jess on a monday morning',
      'Do the nurses take calls then?',
      'can’t somebody else pick up from eight to ten',
      'Do you get help on a Monday?',
      'who else picks up the phone on Mondays',
    ],
    says: [
      'Just me and Jess. Pita’ll grab it if it’s rung eight times and he’s got a clean hand, and he’s usually got neither.',
    ],
  },
  {
    id: 'biscuit-how-is-he',
    on: ['fact:biscuit', 'statement:claim-weights-fine', 'answer:mistake-happened'],
    asked: [
      'Is Biscuit all right?',
      'how is the dog now',
      'What happened to him then?',
      'so nothing happened to the spaniel?',
      'Is the spaniel okay?',
      'how’s Biscuit doing today',
      'did the dog survive',
      'so nobody was hurt?',
    ],
    says: [
      'He’s good. He got the right dose, he ate the whole jar of treats, and he’ll be back in spring for his jabs.',
    ],
  },
  {
    id: 'biscuit-what-would',
    on: ['fact:biscuit', 'statement:claim-weights-fine', 'answer:mistake-happened'],
    asked: [
      'What would have happened at 28?',
      'would the wrong dose have killed him',
      'How dangerous was it, really?',
      'and if Pita had not looked, what then',
      'What if he’d been given the dose for 28 kilos?',
      'what would the wrong injection have done to the dog',
    ],
    says: [
      'He’d have got more than three times what he should, and he’d not have got up again. I’m not funny about that one.',
    ],
  },
  {
    id: 'biscuit-after',
    on: ['fact:biscuit', 'statement:claim-weights-fine', 'answer:mistake-happened'],
    asked: [
      'What changed after that?',
      'did you do something about it after May',
      'Was it written up anywhere?',
      'and since then, how do you make sure it doesn’t happen',
      'Did you change anything after Biscuit?',
      'since May, has something been changed',
      'what did you change after Biscuit',
      'what has been done about it since',
    ],
    says: [
      'Pita reads every weight out loud now before he draws it up, and that’s all that changed. It’s a good habit, and it’s one man.',
    ],
  },
  {
    id: 'biscuit-owner-told',
    on: ['fact:biscuit'],
    asked: [
      'Does the owner know?',
      'did you tell Biscuit’s owner',
      'Does Dr Kerr know about Biscuit?',
      'who knows about this apart from you and Pita',
    ],
    says: [
      'Me, Pita and Jess, and the owner got told there was a mix-up and no harm done. Dr Kerr I’d sooner tell myself, to his face.',
    ],
  },
  {
    id: 'biscuit-how-typed',
    on: ['fact:biscuit', 'statement:claim-weights-fine', 'answer:mistake-happened'],
    asked: [
      'How can 8.2 become 28?',
      'where did the 28 come from, a typing mistake?',
      'How does a mistake like that happen?',
      'was it a number swapped round',
    ],
    says: [
      'An eight and a two, the wrong way round and no dot, with a phone going. It takes a second and it looks just as tidy as the right one.',
    ],
  },
  {
    id: 'list-what-on-it',
    on: ['fact:nightly-list', 'answer:read-list-who', 'answer:list-there', 'statement:offer-nightly-list'],
    asked: [
      'What’s on that list exactly?',
      'does the list have the phone numbers as well',
      'Is the animal’s name on it too?',
      'which things does PracticeDesk write into that list',
    ],
    says: [
      'Owner, number, animal, and when the jabs are due. That’s three of the four things I ask on the phone, and the fourth’s what’s wrong.',
    ],
  },
  {
    id: 'list-could-load',
    on: ['fact:nightly-list', 'answer:read-list-who', 'answer:list-there'],
    asked: [
      'Could we load that into the new screen?',
      'are you saying the new system could read that list',
      'So that list could fill the new one every morning?',
      'what else is the list good for, in your opinion',
    ],
    says: [
      'That’s what I’m wondering, eh. If the new one ate it before breakfast, everyone’d be there when the phone starts. Ask Vikram if it’s got the stomach.',
    ],
  },
  {
    id: 'list-new-ones',
    on: ['fact:nightly-list', 'statement:offer-nightly-list', 'answer:overnight-list'],
    asked: [
      'And somebody who comes in that day for the first time?',
      'how about the new puppy, she wouldn’t be on the list',
      'What do we do with the ones who aren’t on it yet?',
      'the brand-new ones, would you type those twice?',
      'And what about people who are new that day?',
      'those who come for the first time aren’t on the list, are they',
    ],
    says: [
      'I’d put her in on the booking side, once, while they’re on the phone. If the bills pick her up from there I’m laughing, and if not I’d cope with one in ten.',
    ],
  },
  {
    id: 'list-who-gets',
    on: ['fact:nightly-list', 'answer:list-there'],
    asked: [
      'Who uses the list now?',
      'who gets this list every morning',
      'Where does the list go?',
      'is it printed, or is it a file',
    ],
    says: [
      'It’s a file, and it goes to the reminder people who post the wee cards with the paw on. Vikram, our IT fella, looks after it.',
    ],
  },
  {
    id: 'list-weight-not',
    on: ['fact:nightly-list', 'statement:offer-nightly-list', 'answer:weight-one-place'],
    asked: [
      'Is the weight on that list too?',
      'does the nightly list carry the weights',
      'Could the weight come over in the list?',
      'would the weights be copied by the list as well',
    ],
    says: [
      'Not that I’ve seen, and if it ever is it comes over grey and locked with its date. Nobody types it on my side.',
    ],
  },
  {
    id: 'list-nine-in-ten',
    on: ['answer:overnight-list', 'answer:new-clients', 'statement:offer-nightly-list'],
    asked: [
      'Nine in ten, how do you know?',
      'is it really ninety percent regulars',
      'How did you get to one in ten brand new?',
      'one in ten, so eight or nine calls a day?',
    ],
    says: [
      'From the pink forms, every brand-new one fills one in at the counter. Eight or nine a day, and a dozen when it’s kittens.',
    ],
  },
  {
    id: 'cards-what-on',
    on: ['fact:cards-of-2021', 'answer:cards-2021-why', 'statement:claim-2021-well'],
    asked: [
      'What did you write on the cards?',
      'how did that work, with the cards',
      'What was on these cards?',
      'and you typed them in afterwards?',
    ],
    says: [
      'Name, number, animal, what’s up, same four as ever. Then we typed them in after tea, so upstairs saw a lovely full diary.',
    ],
  },
  {
    id: 'cards-why-stop',
    on: ['fact:cards-of-2021', 'answer:cards-2021-why'],
    asked: [
      'What made you stop with the cards after six months?',
      'how did it end, why six months',
      'When could you work without the cards again?',
      'so after half a year the system was good enough?',
    ],
    says: [
      'They fixed the page so it took the number first, and then it kept up with us. It was one small thing, and nobody’d asked.',
    ],
  },
  {
    id: 'cards-what-wrong-2021',
    on: ['fact:cards-of-2021', 'common:happened_before', 'statement:claim-2021-well'],
    asked: [
      'What was wrong with the 2021 one?',
      'why couldn’t you use the system in 2021',
      'What changed in 2021, exactly?',
      'was it the training or the screen that was bad in 2021',
    ],
    says: [
      'Both. It asked for things in an order no caller talks in, and we’d had four days’ warning and a cupcake to learn it.',
    ],
    tells: ['cards-of-2021'],
  },
  {
    id: 'cards-again',
    on: ['fact:cards-of-2021', 'concern:nobody-asked', 'answer:cards-2021-why'],
    asked: [
      'Would you go back to cards again?',
      'will you get the cards out again this time',
      'Is there a risk that you go back to paper in February?',
      'do you still have the cards',
    ],
    says: [
      'They’re still under here, and I’d hate to. But if calls get that much longer, we’d write on whatever’s nearest.',
    ],
  },
  {
    id: 'typing-who-tells',
    on: ['concern:typing-twice'],
    asked: [
      'You’re telling me nobody tells the old one?',
      'how would the old one know about Mrs Pratt’s cat',
      'So the two systems don’t know of each other at all?',
      'does anything pass from one to the other',
    ],
    says: ['Nothing passes, the only thing between them’s me. I’d be the cable, love, with a headset on.'],
  },
  {
    id: 'typing-what-would-stop',
    on: ['concern:typing-twice', 'common:what_would_move_you', 'common:why_not'],
    asked: [
      'What would stop the double typing, in your eyes?',
      'how could an animal get onto the other screen by itself',
      'Have you any idea how to avoid it?',
      'what do you imagine, how could the names come across',
      'What could stop you typing it twice?',
      'what would help so that you don’t type it twice',
    ],
    says: [
      'Something that carries the owner, the number and the animal over before I pick up. By wire, by night, by pigeon, I’m not fussy.',
    ],
  },
  {
    id: 'typing-all-or-new',
    on: ['concern:typing-twice', 'answer:twice-how-often', 'fact:billing-stays'],
    asked: [
      'Even the regulars, or only new animals?',
      'do you have to type regular clients again as well',
      'Aren’t the regulars already in the old one?',
      'so mrs pratt’s cat is in practicedesk already, why type it again',
    ],
    says: [
      'They’re all in the old one and none of them’s in the new one. So it’d be Mrs Pratt’s whole life story on the new screen, with her waiting.',
    ],
  },
  {
    id: 'typing-caller-effect',
    on: ['concern:typing-twice', 'common:cost_to_you'],
    asked: [
      'What does the caller notice?',
      'what’s it like for the person on the phone',
      'Do people get upset when you ask twice?',
      'how do the owners react if you ask again',
      'How does the caller feel it?',
      'what do people on the line notice of the second screen',
    ],
    says: [
      'They hear me stop listening. Somebody with a sick animal can tell you’re spelling and not hearing them, and then they hang up and drive.',
    ],
  },
  {
    id: 'typing-answer-enough',
    on: ['concern:typing-twice', 'answer:live-with-two'],
    asked: [
      'Is it the extra time or the mistakes?',
      'what bothers you more, time or errors with the typing',
      'Would it be fine if the second screen was quicker?',
      'is the problem the seconds or the attention',
    ],
    says: [
      'It’s my ears. The seconds are bad, but while I’m spelling for the other screen I’ve stopped hearing what the dog’s doing.',
    ],
  },
  {
    id: 'typing-puppy-route',
    on: ['concern:typing-twice', 'answer:puppy-comes'],
    asked: [
      'The brand new ones, how many are those?',
      'how would a new puppy get in, what would you like',
      'Where should a new puppy be typed first?',
      'what would be a good way for a puppy from this morning',
      'How should the brand-new puppy get in?',
      'and the new ones, where do you type them',
    ],
    says: [
      'About one in ten. I’d type her on the booking side while they talk, and let the bills catch up without me.',
    ],
  },
  {
    id: 'pratt-who',
    on: ['concern:typing-twice', 'answer:good-feb', 'common:what_success_is'],
    asked: [
      'Who’s Mrs Pratt?',
      'is there a real Mrs Pratt',
      'Tell me about Mrs Pratt and her cat',
      'how often does mrs pratt call',
    ],
    says: [
      'Eighty-three, one cat, Duchess, rings every week to say sorry for ringing. If she ever stopped I’d drive round there.',
    ],
  },
  {
    id: 'hyacinth-who',
    on: ['common:example', 'concern:typing-twice'],
    asked: [
      'Who’s Hyacinth?',
      'did that happen, the cat under the car',
      'Was that a real call, with Hyacinth?',
      'hyacinth is the cat or the owner',
    ],
    says: ['Hyacinth’s the cat. It was a real one, a Monday, and she’s fine, she’s got three legs and an attitude.'],
  },
  {
    id: 'weight-which-screen',
    on: ['concern:wrong-weight', 'fact:biscuit', 'answer:pita-who'],
    asked: [
      'Which screen does the nurse use for the dose?',
      'which one do the nurses believe today',
      'Would the nurses look at the new screen or the old one?',
      'so from february, where would Pita read the weight',
      'Which of the two would Pita look at?',
      'where does the nurse read the weight',
    ],
    says: [
      'PracticeDesk, off the wall in the prep room, and nobody’s said that’d change. So if I put the weight on yours, it’s the one he can’t see.',
    ],
  },
  {
    id: 'weight-how-many-places',
    on: ['concern:wrong-weight', 'answer:weight-today'],
    asked: [
      'Where would the weight be in the new system?',
      'does the new screen have a weight box too',
      'Is the weight one of the eleven boxes?',
      'so there would be two weight boxes from February',
    ],
    says: [
      'There’s a weight on the animal’s card on yours and one in PracticeDesk, so that’s two. Two boxes, one dog, and one of them’ll be old.',
    ],
  },
  {
    id: 'weight-locked',
    on: ['concern:wrong-weight', 'answer:weight-one-place', 'statement:offer-weight-once', 'statement:offer-weight-pd'],
    asked: [
      'Grey and locked, what do you mean?',
      'can nobody change it then',
      'What if the weight is wrong, who corrects it?',
      'locked for everybody or only the desk',
      'What do you mean with grey and locked?',
      'who may change the weight if your box is locked',
    ],
    says: [
      'I can see it and I can’t type in it. If it’s wrong, the animal goes back on the scale and whoever’s there puts it right.',
    ],
  },
  {
    id: 'weight-date',
    on: ['concern:wrong-weight', 'statement:offer-weight-once', 'statement:offer-weight-pd', 'answer:weight-history'],
    asked: [
      'How old may a weight be?',
      'when is a weight too old',
      'How often are they weighed?',
      'from what age should it show a warning',
    ],
    says: [
      'We weigh them every visit, and the vets decide what’s too old. A puppy’s is wrong in a fortnight, so I’d want the date right beside it.',
    ],
  },
  {
    id: 'weight-how-often-wrong',
    on: ['concern:wrong-weight', 'fact:biscuit', 'statement:claim-weights-fine'],
    asked: [
      'How often is a weight wrong?',
      'has it happened more than once',
      'Was Biscuit the only one?',
      'were there other wrong weights before May',
      'How many wrong weights have there been?',
      'does a wrong weight happen often',
    ],
    says: [
      'One that got as far as the needle, and that’s one too many. The wee slips, a nought too few, we catch at the counter now and then.',
    ],
  },
  {
    id: 'weight-who-scale',
    on: ['answer:weight-one-place', 'statement:offer-weight-once', 'statement:offer-weight-pd', 'answer:weight-today'],
    asked: [
      'Who puts them on the scale?',
      'whose job is it to type it at the scale',
      'Is there a keyboard next to the scale?',
      'where’s the scale, and can you type there',
      'Who weighs the animal and types it?',
      'at the scale, whose job is the typing',
    ],
    says: [
      'Whoever’s got the animal, mostly the nurse. It’s by the door with a shelf above it, and there’d need to be a tablet on that shelf.',
    ],
  },
  {
    id: 'weight-beep',
    on: ['answer:weight-double-check', 'statement:offer-weight-warning'],
    asked: [
      'Why would you click through a warning?',
      'would a warning help at all',
      'What if the warning couldn’t be clicked away?',
      'so a beep isn’t enough',
    ],
    says: [
      'Because I click through nine a day already, and my hand does it without me. A box I can’t type in doesn’t need my hand to be clever.',
    ],
  },
  {
    id: 'asked-say-when',
    on: ['concern:nobody-asked'],
    asked: [
      'When would be the right moment to ask you?',
      'when should the desk have its say',
      'Is it early enough now?',
      'so is it still in time to ask you',
    ],
    says: [
      'Now, while it can still be rubbed out. If what we say can change the page, you’re in time, and if it can’t you’re just being polite.',
    ],
  },
  {
    id: 'asked-this-is-asking',
    on: ['concern:nobody-asked'],
    asked: [
      'This is where I ask you',
      'it’s the asking bit, I promise',
      'I’m here to ask, not to tell, is that all right?',
      'we’re asking you now, isn’t that a start',
    ],
    says: ['It’s a start, and a better one than icing. Come on a Monday and it’ll count as properly asked.'],
  },
  {
    id: 'asked-does-it-change',
    on: ['concern:nobody-asked', 'answer:desk-say', 'statement:offer-desk-say'],
    asked: [
      'What do you mean by a real no?',
      'a real say, what would that be',
      'What should you be able to stop?',
      'how would a proper no from the desk look',
    ],
    says: [
      'If Jess and me say a page doesn’t work on the phone, it doesn’t go live till it does. Dr Kerr can overrule us, but he has to come and say so.',
    ],
  },
  {
    id: 'asked-cover',
    on: ['concern:nobody-asked', 'answer:desk-say', 'statement:offer-desk-say', 'answer:jess-cover'],
    asked: [
      'Who’d cover the phones while you’re with us?',
      'how many hours of cover would you need',
      'Would the Saturday girl be enough?',
      'what does the cover cost, who pays her',
      'Who would be on the phones in the meantime?',
      'if you’re with us two hours, who does the calls',
    ],
    says: [
      'Trish’s Saturday girl, two hours a week and her bus fare. Colleen in accounts would have to nod, and it’s not enough money to wake her.',
    ],
  },
  {
    id: 'cupcakes-who',
    on: ['concern:nobody-asked', 'common:happened_before', 'statement:offer-cupcakes'],
    asked: [
      'Who brought the cupcakes?',
      'what’s this with the cupcakes',
      'Were the cupcakes at least good?',
      'who are the cupcake people',
    ],
    says: [
      'The project people from 2021, with a logo on each one. They were good too, that’s what annoys me, and then on the Monday they’d all gone home.',
    ],
  },
  {
    id: 'kerr-2009',
    on: ['concern:nobody-asked', 'answer:kerr-sit'],
    asked: [
      'Why did Dr Kerr stop answering the phone?',
      'not since 2009, what happened then',
      'What was in 2009?',
      'did dr kerr ever work at the desk',
    ],
    says: [
      'He booked a horse in for a nail clip and I took the headset off him. He’s been glad ever since, and so have I.',
    ],
  },
  {
    id: 'use-condition-check',
    on: ['answer:will-you-use-it', 'common:agree_now', 'common:is_that_acceptable'],
    asked: [
      'So with those two things you’d use it?',
      'if we do both you’re in, right',
      'That’s a yes if each animal is typed once?',
      'would Jess use it too then',
    ],
    says: ['Yeah, that’s a yes, and Jess with me. Put it in what Dr Kerr signs and I’ll stop making goat noises.'],
  },
  {
    id: 'temporary-story',
    on: ['answer:live-with-two', 'statement:offer-two-screens-for-now'],
    asked: [
      'Temporary with a grey muzzle, what do you mean?',
      'how long can temporary last here',
      'What was temporary before and stayed?',
      'have you had bad experience with temporary things',
      'Temporary, what do you mean by that grey muzzle?',
      'why don’t you believe in temporary',
    ],
    says: [
      'The “temporary” printer’s from before Jess was hired, and the tape on the diary’s older than that. Nothing here gets moved once it’s working a bit.',
    ],
  },
  {
    id: 'temporary-one-week',
    on: ['answer:live-with-two', 'statement:offer-two-screens-for-now'],
    asked: [
      'And for one week only?',
      'would a single week be possible',
      'What if it’s only for the trial?',
      'just two weeks in January with two screens?',
    ],
    says: [
      'For a trial, yeah, a week or two in January when it’s quiet, so long as it’s allowed to fail. Not live, in kitten season, with a promise.',
    ],
  },
  {
    id: 'hohepa-who',
    on: ['answer:practice-faster', 'statement:offer-train'],
    asked: [
      'Who’s Mr Hohepa?',
      'what street does he live in that is so hard',
      'Is Mr Hohepa a difficult client?',
      'mr hohepa’s dog, what’s it got',
    ],
    says: [
      'Lovely fella, old Staffy, eats socks. He lives on a street with eleven vowels in it and he’s deaf on the phone side.',
    ],
  },
  {
    id: 'monday-what-see',
    on: ['answer:watch-monday', 'statement:offer-sit-monday', 'common:next_step', 'common:how_can_i_help'],
    asked: [
      'What should I look out for on Monday?',
      'what will I see there',
      'What would I learn on a Monday that you can’t tell me now?',
      'should I bring something on Monday',
    ],
    says: ['Count how often I type a name, and watch my face when I’m spelling. Bring a jumper you don’t love.'],
  },
  {
    id: 'monday-which',
    on: ['answer:watch-monday', 'statement:offer-sit-monday', 'common:next_step'],
    asked: [
      'Which Monday would suit you?',
      'can I come this coming Monday',
      'Next Monday at eight, is that all right?',
      'how long should I stay',
    ],
    says: [
      'The very next one, eight till ten, before you’ve written anything. After ten it’s only sick animals, it’s not the same show.',
    ],
  },
  {
    id: 'kerr-monday-how',
    on: ['answer:kerr-sit', 'statement:offer-kerr-sits'],
    asked: [
      'Would he come, do you think?',
      'how do we get Dr Kerr to sit there',
      'Would you ask him or should I?',
      'has he time on a monday morning',
    ],
    says: [
      'He’d come if you asked him and I didn’t, he thinks I’m joking. Tell him there’s a puppy due at half eight, there always is.',
    ],
  },
  {
    id: 'kerr-number-animal',
    on: ['answer:kerr-decide', 'statement:offer-take-to-kerr'],
    asked: [
      'Which animal should I tell him about?',
      'one dog with a name, which dog',
      'Which animal would convince him?',
      'so seconds first, and then the goat or a dog?',
    ],
    says: [
      'Mr Foley’s goat will do for the typing, he knows that goat. There’s a dog as well, for the weight, and I’d like to be the one who tells him.',
    ],
  },
  {
    id: 'trial-how-long',
    on: ['answer:trial-nelson', 'statement:offer-trial'],
    asked: [
      'How long should the trial be?',
      'is a fortnight long enough for a trial',
      'Would one week be enough to see it?',
      'two weeks of trial in January, ok?',
    ],
    says: [
      'A fortnight’s right, with two Mondays in it. One week could be a quiet one and then you’ve tested the weather.',
    ],
  },
  {
    id: 'trial-who-stops',
    on: ['answer:trial-nelson', 'statement:offer-trial', 'statement:offer-trial-nostop'],
    asked: [
      'Who says if it failed?',
      'who decides whether the trial went well',
      'And what would make the other three stop?',
      'when is the trial a failure, for you',
    ],
    says: [
      'The egg timer says. Past ten extra seconds a call over a week it’s failed, and that’s written down beforehand so nobody feels their way round it.',
    ],
  },
  {
    id: 'trial-old-running',
    on: ['answer:trial-nelson', 'answer:when-trial', 'statement:offer-trial'],
    asked: [
      'Do we keep the old diary during the trial?',
      'what do you do if it breaks down in the trial',
      'Is there a way back during the trial?',
      'would you book in both while we try it',
    ],
    says: [
      'Keep the old diary open underneath, and if the new one falls over we carry on in it. We’ve pads and biros as well, we’re old hands.',
    ],
  },
  {
    id: 'online-how-many',
    on: ['answer:online-booking', 'statement:offer-online'],
    asked: [
      'How many calls would that take off you?',
      'what share of the calls is jabs and nails',
      'Would it be worth it, online booking for jabs?',
      'how many of the 85 could book online',
      'How many of the calls would go online?',
      'what would online booking save you in calls',
    ],
    says: [
      'A few a day, I’d guess, it’s the young ones with the phones. Most of ours want to hear that somebody’s got the kettle on.',
    ],
  },
  {
    id: 'callback-ok',
    on: ['answer:hold-callers', 'statement:offer-hold'],
    asked: [
      'Could you ring them back?',
      'what about calling them back after a minute',
      'Is a callback possible for some?',
      'how do you tell which calls are urgent',
    ],
    says: [
      'For nail clips I could. But I only know it’s a nail clip once I’ve asked, and by then I may as well book it.',
    ],
  },
  {
    id: 'bella-three',
    on: ['statement:offer-type-later', 'answer:type-later'],
    asked: [
      'Three Bellas, in one day?',
      'why do you mix up the Bellas',
      'How many Bellas are there?',
      'can you not note the time with each Bella',
    ],
    says: [
      'Three on a good day, it’s every second Labrador. By half five I’d have three slips that say Bella, and one bill for a gerbil.',
    ],
  },
  {
    id: 'jess-hand',
    on: ['answer:type-later', 'answer:who-is-jess', 'statement:offer-type-later'],
    asked: [
      'Why does Jess write on her hand?',
      'what does Jess write on her hand',
      'Does it happen that something gets lost from her hand?',
      'on her hand, why not on paper',
    ],
    says: [
      'Numbers mostly, it’s the one bit of paper that’s always with her. She washed off a Great Dane once, and we had to ring round.',
    ],
  },
  {
    id: 'third-chair',
    on: ['answer:extra-person', 'statement:offer-third-person', 'answer:desk-size'],
    asked: [
      'So it isn’t a question of people?',
      'more people wouldn’t make the calls shorter, would they',
      'What would a third person do at the desk?',
      'have you asked for a third one before',
      'It isn’t about people then?',
      'so you’re not short of staff',
    ],
    says: [
      'No, it’s not people. I asked for a third once, for Mondays, and got the chair, and then the cat got the chair.',
    ],
  },
  {
    id: 'pita-say',
    on: ['answer:pita-who', 'fact:biscuit'],
    asked: [
      'What would Pita say about the weight?',
      'how did Pita notice',
      'How did he see that it was wrong?',
      'does Pita want the weight in one place as well',
    ],
    says: [
      'He says you dose the dog and not the screen. He looked, and the dog fitted under his arm, and twenty-eight kilos doesn’t.',
    ],
    tells: ['biscuit'],
  },
  {
    id: 'fault-comfort',
    on: ['answer:how-weight-wrong'],
    asked: [
      'Did you tell anybody that it was you?',
      'who knows that you typed it',
      'Do you still think about it?',
      'that could happen to anyone, couldn’t it',
    ],
    says: [
      'Pita and Jess know all of it, and I still see that screen. It could be anyone, that’s what worries me, because anyone’s got a phone that rings.',
    ],
    after: { concern: 'wrong-weight', level: 'heard' },
    until: [
      'It’s the phone’s fault as much as anyone’s, love. It could be any of us at this desk, that’s what worries me.',
    ],
  },
  {
    id: 'nice-comfort-box',
    on: ['answer:how-weight-wrong', 'answer:worst-fear'],
    asked: [
      'So what would have prevented it?',
      'how could we make sure that it can’t be typed wrong',
      'What would need to change so you don’t have to worry?',
      'would one box have stopped it',
    ],
    says: [
      'If the desk couldn’t type it at all, it’d never have happened. You look at a grey number off the scale and you pick up the phone.',
    ],
  },
  {
    id: 'others-trish-number',
    on: ['answer:other-clinics', 'statement:offer-talk-others', 'answer:trish-who'],
    asked: [
      'Would it be worse in Richmond?',
      'what would trish need',
      'Is it the same in the other two clinics?',
      'have the other desks seen the demo',
      'How bad is it in Richmond?',
      'would Trish have it even worse',
    ],
    says: [
      'Worse for Trish, she’s one person with two lines, so there’s nobody to grab the other one. None of them got a demo, they got the poster.',
    ],
  },
  {
    id: 'other-desks-names',
    on: ['answer:other-clinics', 'statement:offer-talk-others'],
    asked: [
      'Which are the other clinics?',
      'who are the people at the other desks',
      'Besides Trish, whom should I call?',
      'how do I reach the other front desks',
      'What are the names of the other clinics?',
      'who’s at the desk in the other clinics',
    ],
    says: [
      'Ring Trish first and she’ll give you the others, she runs the group chat. Don’t ring any of them before two or they’ll hang up on you.',
    ],
  },
  {
    id: 'poster-what',
    on: ['common:how_found_out'],
    asked: [
      'What was on the poster?',
      'a poster in the staff room, what did it say',
      'Who put up that poster?',
      'is the poster still there',
    ],
    says: [
      'A spaniel with a headset and “Ready for February”. Jess gave him a speech bubble and it’s not for visitors.',
    ],
  },
  {
    id: 'calendar-drag',
    on: ['answer:demo-what', 'answer:good-things', 'common:what_is_good'],
    asked: [
      'Why is the calendar good for you?',
      'what does dragging a cat help',
      'What could you do with the new calendar that you can’t now?',
      'how do you move a booking today',
      'What’s so good about the calendar?',
      'why would the calendar help you',
    ],
    says: [
      'Now I have to rub out and retype to move anybody. There I just pull her to Thursday, and everyone can see what’s sitting in the waiting room.',
    ],
  },
  {
    id: 'colleen-invoice',
    on: ['answer:colleen-who', 'statement:offer-accounts', 'answer:why-billing-stays'],
    asked: [
      'Which invoices got lost?',
      'what happened when two systems ate an invoice',
      'Why is Colleen relieved?',
      'so the bills stay because of Colleen?',
    ],
    says: [
      'It was before 2021, a batch went from one to the other and never came out. She found it in the end, in a printer, and she’s not moved since.',
    ],
  },
  {
    id: 'vikram-ask',
    on: ['answer:vikram-who', 'answer:read-list-who', 'answer:tech-link', 'common:other_options'],
    asked: [
      'What should I ask Vikram?',
      'which question would you put to Vikram',
      'Can you give me Vikram’s number?',
      'how do I get hold of your IT man',
    ],
    says: [
      'Ask him what the old one can send out by itself, and if yours can eat it. His number’s on the side of the printer, under the swear jar.',
    ],
  },
  {
    id: 'kerr-heard-cards',
    on: ['answer:want-told-owner'],
    asked: [
      'How will he take it?',
      'why till Wednesday',
      'When will you tell him about the cards?',
      'do you want me to be there when you tell Dr Kerr',
      'How’s Dr Kerr going to take it?',
      'what will Dr Kerr say when he hears about the cards',
    ],
    says: [
      'Wednesday he does the paperwork and sits still. I’ll bring him his tea and say it, and no, love, that one’s just him and me.',
    ],
  },
  {
    id: 'quote-me-what',
    on: ['answer:write-it'],
    asked: [
      'What may I not write?',
      'so I can use your name with the numbers',
      'What should stay out of the paper?',
      'is there anything you’d rather I leave out',
    ],
    says: [
      'Name and numbers, use the lot. Leave the spaniel to me and give me till Wednesday for anything about 2021, and the language to Jess.',
    ],
  },
  {
    id: 'november-why',
    on: ['answer:by-when', 'common:more_time'],
    asked: [
      'Why the end of November?',
      'what happens at the end of november',
      'Until the end of November, for what?',
      'is the first week of december too late for you',
    ],
    says: [
      'That’s when January’s rosters go up, and once people’ve booked the bach I can’t shift them. And Dr Kerr makes his mind up days after.',
    ],
  },
  {
    id: 'hang-up-how-many',
    on: ['answer:complain-clients', 'answer:missed-calls', 'common:consequence'],
    asked: [
      'How many hang up today?',
      'do you know how many callers give up',
      'Is that counted anywhere, the people who hang up?',
      'and how many drive over instead of waiting',
    ],
    says: [
      'A couple a day that I know of, because they turn up red in the face. The phone sheet would have the rest, I only read the top line.',
    ],
  },
  {
    id: 'if-not-paper',
    on: ['answer:if-ignored', 'common:consequence'],
    asked: [
      'Scribbling on paper, like before?',
      'you mean you wouldn’t use it',
      'Would you go behind his back then?',
      'are you saying the desk would work around the system',
      'On paper again, like in 2021?',
      'you’d write on paper again then?',
    ],
    says: [
      'I’d tell him first this time. But if there’s a dog choking and the screen wants a postcode, I’m picking up the biro.',
    ],
  },
  {
    id: 'what-a-goat',
    on: ['fact:four-things', 'answer:the-goat', 'common:example', 'answer:last-call'],
    asked: [
      'Does a goat really come to a vet’s in town?',
      'whose goat is that all the time',
      'How often does the goat come in?',
      'why does he eat gloves',
    ],
    says: [
      'He’s Mr Foley’s, from up the valley, and he’s in every second month. He likes leather, and Mr Foley keeps buying good ones.',
    ],
  },
  {
    id: 'trust-after-monday',
    on: ['answer:trust', 'common:do_you_trust_me'],
    asked: [
      'What would make you trust me?',
      'what do you want to see in what I write',
      'When would you say it’s different this time?',
      'so what has to be in it that you trust us',
      'What must I do so that you trust me?',
      'how would you know that it’s different this time',
    ],
    says: [
      'My seconds in it, spelled right, and nothing in it called a workflow. And you coming back after, even if the answer’s no.',
    ],
  },
  {
    id: 'two-things-both',
    on: ['answer:which-weighs', 'answer:one-thing-in', 'common:which_first'],
    asked: [
      'Why the weight before the typing?',
      'isn’t the typing the bigger problem',
      'Why that one first?',
      'can’t we do both, the typing and the weight',
    ],
    says: [
      'Because a name only costs time and a weight can cost a dog. Both’s better, and they’re nearly the same job if the desk types less.',
    ],
  },
  {
    id: 'christchurch-ask',
    on: ['statement:claim-other-vets', 'statement:claim-import-ok'],
    asked: [
      'What would you ask their desk?',
      'shall I find out who answers the phone there',
      'Would you like to talk to the people in Christchurch?',
      'what do you want to know from the other clinic',
      'What would you want to ask them in Christchurch?',
      'if I get you their number, what would you ask',
    ],
    says: [
      'How many seconds a call, and what they do with the puppy from this morning. Two questions, and then we’d swap goat stories.',
    ],
  },
  {
    id: 'must-both-appear',
    on: ['answer:both-screens'],
    asked: [
      'When does it have to be there, at once?',
      'by the time the phone rings, so by eight in the morning?',
      'Is it enough if it’s there in the morning?',
      'how soon after booking should it be in the other one',
    ],
    says: [
      'By eight in the morning does it for the regulars. For one that’s booked and comes in the same day, it’d want to be there when she walks in.',
    ],
  },
  {
    id: 'sameday-booking',
    on: ['follow-up:must-both-appear'],
    asked: [
      'How many come in the same day they ring?',
      'and how often is that, booked and seen on one day',
      'Same day, is that common?',
      'are most bookings for the same day',
    ],
    says: [
      'About half, the ones with something stuck or something bleeding. But the regulars are in both by then, so it’s only the time that’s new.',
    ],
  },
  {
    id: 'ten-enough-hello',
    on: ['follow-up:seconds-okay-limit', 'answer:trial-measure'],
    asked: [
      'Ten seconds on average or on each call?',
      'and if it’s twelve?',
      'How did you come to ten?',
      'ten seconds, is that measured or felt',
    ],
    says: [
      'On average over a week, and twelve’s a no. I timed my hello with the egg timer, and there’s ten seconds of weather in it.',
    ],
  },
  {
    id: 'list-vikram-when',
    on: ['follow-up:list-could-load', 'fact:nightly-list'],
    asked: [
      'When can I reach him?',
      'is Vikram here today',
      'Shall I ask him before I write it?',
      'would Vikram have time for that before December',
    ],
    says: [
      'Tuesdays in Richmond, or ring him, he picks up if it isn’t about printers. Ask him before you write a word.',
    ],
  },
  {
    id: 'pink-forms',
    on: ['follow-up:list-nine-in-ten'],
    asked: [
      'What’s on the pink form?',
      'could the pink form be the place for the other boxes',
      'Who types in the pink forms?',
      'and the pink ones, what happens with them',
    ],
    says: [
      'Address, e-mail, the insurance, all the slow stuff, with a dog asleep on their foot. I type those when it’s quiet, and nobody’s waiting on a line.',
    ],
  },
  {
    id: 'tablet-scale',
    on: ['follow-up:weight-who-scale'],
    asked: [
      'A tablet on the shelf, would that be enough?',
      'has anyone asked for a tablet by the scale',
      'Shall I put the tablet in the paper?',
      'what would we need at the scale then',
    ],
    says: [
      'One tablet and a bracket, high enough that the Labradors can’t lick it. Put it in, it’s the cheapest thing on your list.',
    ],
  },
  {
    id: 'reads-aloud',
    on: ['follow-up:biscuit-after'],
    asked: [
      'Does everybody do that, reading it aloud?',
      'and the other nurses, do they check as well',
      'What about when Pita is off?',
      'so it depends on Pita',
      'Do the other nurses read it out as well?',
      'is it only Pita who reads the weight aloud',
    ],
    says: [
      'Pita does, every time, and the younger ones when he’s listening. On his day off I listen through the wall.',
    ],
  },
  {
    id: 'asked-ask',
    on: ['concern:nobody-asked', 'answer:asked-before'],
    asked: [
      'This is the bit where I ask',
      'I’m here to ask, honestly',
      'it’s the asking bit, nothing is decided',
      'We ask first, then I write',
      'I want to ask, not tell',
    ],
    says: ['Good, then I’ll sit. Ask me about a call, that’s where it all is.'],
  },
  {
    id: 'first-asked-must',
    on: ['concern:nobody-asked', 'answer:asked-before', 'follow-up:asked-ask', 'opening'],
    asked: [
      'What must be in it?',
      'then tell me what has to be in the paper',
      'what has to go in',
      'What would you put in first?',
      'so what do you want in it',
    ],
    says: ['Each animal typed once, one home for the weight, and us reading it before Dr Kerr does.'],
  },
  {
    id: 'seconds-how',
    on: ['fact:extra-seconds', 'answer:seconds-and-how', 'answer:sum-numbers'],
    asked: [
      'How did you measure that?',
      'how did you get the 70 seconds',
      'with what did you time it',
      'did you time it yourself?',
      'where do the seventy seconds come from',
    ],
    says: ['Egg timer, three goes at the demo, and I took the best. With a crying owner it’d be longer.'],
  },
  {
    id: 'list-enough',
    on: ['answer:overnight-list', 'statement:offer-nightly-list', 'fact:nightly-list'],
    asked: [
      'Would that list be enough for you?',
      'so with the list you would use it?',
      'is the nightly list all you need',
      'So only the new ones would be typed?',
      'and with that you’d be happy?',
    ],
    says: ['For the typing, yes, nine in ten are in there. The weight still needs its one home.'],
  },
  {
    id: 'four-use',
    on: ['answer:four-fields', 'fact:four-things', 'statement:offer-fewer-fields', 'answer:only-four-check'],
    asked: [
      'We could cut the form from eleven boxes to four. Would you use it then?',
      'with only four boxes, would you use it',
      'if we take out the other seven, are you in?',
      'And with four boxes, is it all right?',
      'four fields then, deal?',
    ],
    says: ['It’d be heaps quicker, yes, but only half of it. I’d still type those four again on PracticeDesk.'],
  },
  {
    id: 'monday-who',
    on: ['fact:monday-mornings', 'answer:monday-calls', 'fact:calls'],
    asked: [
      'How do you cope on Mondays?',
      '31 calls in two hours, with two people?',
      'what do you do when both phones ring',
      'is there extra help on Mondays',
      'how can two of you do that',
    ],
    says: [
      'Badly and cheerfully. One of us books, the other says “hold on love” and means it. There’s no third person.',
    ],
  },
];
