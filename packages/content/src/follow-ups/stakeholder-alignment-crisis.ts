import type { FollowUp } from '@parley/shared';

export const stakeholderAlignmentCrisisFollowUps: readonly FollowUp[] = [
  {
    id: 'none-of-three',
    on: ['opening', 'common:say_again'],
    asked: [
      'None of the three as they stand',
      'the honest answer is none of them yet',
      "I don't want to build any one of those lists, is that all right?",
      'What if I say none of the three?',
    ],
    says: [
      'Then we agree on something, and the coffee has hardly arrived. I would not build any of them either. What would you put in their place?',
    ],
  },
  {
    id: 'whose-are-three',
    on: ['opening'],
    asked: [
      'Who signed those three lists?',
      'which departments are the lists from',
      'Whose signatures are under the three lists?',
      'three lists, from whom exactly?',
    ],
    says: [
      'Sorcha Keane for revenue, Orla Brannigan for operations and Tadhg Moriarty for finance. Each in ink, and each on good paper.',
    ],
  },
  {
    id: 'different-hotels',
    on: ['opening'],
    asked: [
      'What do you mean, no two describe the same hotel?',
      'how do the three lists differ',
      'In what way is it not the same hotel?',
      'different hotels, can you give an example',
    ],
    says: [
      'In Sorcha’s, everybody joins at reception. In Orla’s, nobody is stopped there. In Tadhg’s, nobody gets much for it. You may build two of those at most.',
    ],
  },
  {
    id: 'final-says-who',
    on: ['opening', 'answer:read-all-three', 'common:since_when'],
    asked: [
      'Who said that these lists are final?',
      'are they really final or only signed',
      'Who called the lists final, your directors or my analysts?',
      'when were they signed as final',
    ],
    says: [
      'It says so on the covers, in your firm’s typeface. They were signed in February, inside one fortnight, and each was told it was the one.',
    ],
  },
  {
    id: 'logo',
    on: ['fact:forty-six-items', 'statement:news-only-17', 'answer:shared-worth'],
    asked: [
      'One of them is the logo, and the others?',
      'what are the other sixteen besides the logo',
      'Is the logo really a requirement?',
      'what stands on all three lists apart from the logo',
    ],
    says: [
      'A guest’s booking history, the name spelled right, a greeting for one who returns. The rest are smaller, and nobody has raised a voice over any of them.',
    ],
  },
  {
    id: 'logo-colour',
    on: ['fact:forty-six-items'],
    asked: [
      'Do they at least agree on the colour of the logo?',
      'and the logo, do all three like it?',
      'So everyone agrees about the logo?',
      'is the logo finished already',
    ],
    says: [
      'They do, which surprised everyone. It is a lark, it is green, and it is the only part of the programme that is finished.',
    ],
  },
  {
    id: 'twenty-nine-about',
    on: ['fact:forty-six-items', 'answer:clash-count', 'statement:offer-sort-29'],
    asked: [
      'What are the other 29 about, mostly?',
      'where do the twenty nine come from',
      'Which topics are in the remaining 29?',
      'the rest of the list, what kind of wishes are they',
    ],
    says: [
      'Most belong to one department alone and bother nobody. The ones that bite are about reception and about points, and those bite in both directions.',
    ],
  },
  {
    id: 'clash-handful',
    on: [
      'answer:clash-count',
      'statement:offer-sort-29',
      'statement:claim-sorted-already',
      'statement:claim-most-dont-clash',
      'statement:offer-decide-here-private',
    ],
    asked: [
      'What is a handful for you?',
      'how many clashes could you still decide on one page',
      'Would six real conflicts be few enough?',
      'ten conflicts, is that too many',
    ],
    says: ['Six or seven fit on a page with room for my opinion. Above ten I would ask you to sharpen the pencil.'],
  },
  {
    id: 'clash-example',
    on: [
      'statement:refusal-not-referee',
      'statement:news-vague-alignment',
      'common:what_others_say',
      'answer:clash-count',
      'statement:claim-most-dont-clash',
      'common:example',
    ],
    asked: [
      'Which items clash for certain?',
      'give me one item where two lists contradict',
      'Can you name one real conflict?',
      'what would be an example of a real clash',
    ],
    says: [
      'Signing guests up at reception. Revenue has it as the first line, operations has “nothing added at the desk”, and both of them put a signature below.',
    ],
  },
  {
    id: 'walk-out-why',
    on: ['fact:the-walk-out', 'common:tried_before'],
    asked: [
      'Why exactly did she leave?',
      'what made orla walk out after forty minutes',
      'Was there one sentence that made her go?',
      'What happened in the fortieth minute?',
    ],
    says: [
      'A yellow note about enrolment was stuck over the word “Reception”, and she asked whether its author had ever worked a Friday. He had not, so she took her coat.',
    ],
  },
  {
    id: 'walk-out-spoken-since',
    on: ['fact:the-walk-out', 'answer:orla-if-you-ask'],
    asked: [
      'Have you spoken to her since the fourth?',
      'has orla said anything to you after the workshop',
      'Did you talk to Orla afterwards?',
      'since the walk-out, any contact between you two?',
    ],
    says: [
      'Not a word. It seemed wiser to have something to offer first, and I have had nothing to offer but the same three lists.',
    ],
  },
  {
    id: 'door-corrib',
    on: ['fact:the-walk-out', 'concern:another-workshop'],
    asked: [
      'What is the Corrib Room?',
      'where was that workshop held',
      'Is the door really broken?',
      'which hotel has the corrib room',
    ],
    says: [
      'It is our good meeting room, downstairs, with a view of the river. The door closes if you lift it, and nobody has had the heart to mend it.',
    ],
  },
  {
    id: 'others-when-left',
    on: ['fact:the-walk-out'],
    asked: [
      'How did Sorcha and Tadhg react when she left?',
      'what did the other two do after orla was gone',
      'And the others, did they stay?',
      'did the workshop continue without her',
    ],
    says: [
      'Sorcha looked at her telephone and Tadhg counted the biscuits. They stayed ten minutes more out of manners, and nothing was decided.',
    ],
  },
  {
    id: 'committee-promised-who',
    on: ['fact:committee-date'],
    asked: [
      'Who promised them one list?',
      'who told the committee there will be one list',
      'Was it you who promised the committee a single list?',
      'since when does the committee expect one list',
    ],
    says: [
      'I did, in February, on the strength of three signatures I had taken for one. I would like to keep it, if only out of vanity.',
    ],
  },
  {
    id: 'committee-nine-days',
    on: ['fact:committee-date', 'answer:postpone-committee'],
    asked: [
      'What does the committee do with the list?',
      'will they discuss every item on the nineteenth',
      'How long is the committee meeting?',
      'does the committee go through the list line by line',
    ],
    says: [
      'They hear me read, they look at the three directors, and they nod. If all three are eating it is over before lunch.',
    ],
  },
  {
    id: 'threat-letter',
    on: ['fact:launch-date', 'statement:claim-launch-safe'],
    asked: [
      'How should we have written it?',
      'did the letter annoy you',
      'Why do you call it a threat?',
      'our letter about the 23rd, was it too hard',
    ],
    says: [
      'With a reason in it. “Forget June” I read as a threat, and “my people go to another job on that day” I would have read as news.',
    ],
  },
  {
    id: 'four-days-between',
    on: [
      'answer:can-make-june',
      'answer:launch-move',
      'fact:launch-date',
      'statement:news-june-deadline',
      'statement:refusal-date-fixed',
    ],
    asked: [
      'Is there time between the nineteenth and the twenty-third?',
      'could they sign after the committee, before 23 march',
      'If the committee fails, are four days enough to repair it?',
      'what can you do between 19 and 23 March',
    ],
    says: [
      'Four days with a weekend in the middle, and Orla works weekends. Enough to collect signatures, and not to make peace. It must work on the nineteenth.',
    ],
  },
  {
    id: 'tadhg-figure-why',
    on: ['fact:points-liability', 'answer:tadhg-limit-move'],
    asked: [
      'Why 1.2 million exactly?',
      "where does tadhg's ceiling come from",
      'Who set this limit of 1.2 million?',
      'what happens if the points go above the 1.2 million',
    ],
    says: [
      'The bank set it, and above it they would have questions for Tadhg. He does not care for questions, he likes to be the one who has them.',
    ],
  },
  {
    id: 'unredeemed-what',
    on: ['fact:points-liability'],
    asked: [
      'What are unredeemed points?',
      "i don't understand unredeemed points, can you explain",
      'Why are points a problem for finance?',
      'points on the balance sheet, what does it mean',
    ],
    says: [
      'Points a guest has been given and has not yet spent. Until the scone is eaten we owe it, and Tadhg writes it down as a debt.',
    ],
  },
  {
    id: 'ceiling-others-know',
    on: ['fact:points-liability'],
    asked: [
      'Do Orla and Sorcha know about that ceiling?',
      'has tadhg told the others his limit',
      'Is the 1.2 million written in any of the lists?',
      'does sorcha know that finance has a ceiling',
    ],
    says: [
      'It is in Tadhg’s list, on the second page, in a small hand. I doubt that either of the others turned to the second page.',
    ],
  },
  {
    id: 'salthill-who-ran',
    on: ['fact:salthill-trial'],
    asked: [
      'Who ran that trial in Salthill?',
      'whose idea was the trial last autumn',
      'How long did the Salthill trial go on?',
      'for how many days did you test it in salthill',
    ],
    says: [
      'Orla ran it and Sorcha asked for it, while they still had lunch. It was a short one, and the queue ended it before anybody else could.',
    ],
  },
  {
    id: 'ninety-in-queue',
    on: ['fact:salthill-trial', 'concern:ninety-seconds'],
    asked: [
      'What does 90 seconds mean for the queue?',
      'is ninety seconds really so much',
      'How long does the whole line wait then?',
      '90 seconds for one guest, and for forty?',
    ],
    says: [
      'For one guest it is nothing. For forty it is an hour of extra standing, shared out among people who have been on a bus since Cork.',
    ],
  },
  {
    id: 'stopwatch-sheets-see',
    on: ['fact:salthill-trial', 'concern:ninety-seconds', 'answer:orla-see'],
    asked: [
      'Can I see those stopwatch sheets?',
      "where are orla's sheets from salthill",
      'Has anyone from my side looked at the stopwatch sheets?',
      'may i ask orla for her measurements',
    ],
    says: [
      'Ask Orla, and ask in Salthill, where she keeps them in a drawer with the spare keys. You would be the first who wanted to, and she will notice.',
    ],
  },
  {
    id: 'trial-why-not-told',
    on: ['fact:salthill-trial'],
    asked: [
      'Why did nobody tell us about the trial?',
      'did my analysts know of the salthill test',
      'Was the result of the trial in any list?',
      "how come we don't have those 90 seconds in our papers",
    ],
    says: [
      'Nobody asked, and it was before your time. Orla supposed that people who wanted to change her desk would inquire what had been tried there.',
    ],
  },
  {
    id: 'members-how-many-where',
    on: ['fact:promised-members', 'answer:sorcha-why-number'],
    asked: [
      'Who in the family heard that number?',
      'to whom exactly did sorcha promise the 30,000',
      'When did Sorcha make that promise?',
      'thirty thousand, is it written anywhere?',
    ],
    says: [
      'The owners, at a family dinner, between the fish and the speeches. It has been in her contract since, so she cannot laugh it off.',
    ],
  },
  {
    id: 'members-without-desk',
    on: ['fact:promised-members', 'statement:offer-enrol-off-desk', 'answer:sorcha-lose'],
    asked: [
      'Can she reach 30,000 without the desk?',
      'how many members would come without reception',
      'Is the number still possible if nobody joins at the desk?',
      'without desk sign-ups, does her figure hold?',
    ],
    says: [
      'I could not tell you, and I would not trust anyone who could before a trial. She might hold to the number and give it until Christmas.',
    ],
  },
  {
    id: 'members-orla-knows',
    on: ['fact:promised-members'],
    asked: [
      'Does Orla know of that promise?',
      'do the others know what sorcha promised to the owners',
      'Is Tadhg aware of the thirty thousand members?',
      'who else knows about the members number',
    ],
    says: [
      'They know there is a figure, I think, and not how firmly it was given. I would let Sorcha tell it herself.',
    ],
  },
  {
    id: 'chair-why-told',
    on: ['fact:chair-told-all-three'],
    asked: [
      'Why did she tell all three the same?',
      'what made Mrs Larkin do that in january',
      'Did Eileen do it on purpose?',
      'why would the chair promise it three times',
    ],
    says: [
      'Because each of them was in front of her in turn, and she cannot send anybody away sad. I do not think it was a plan. I wish it had been.',
    ],
  },
  {
    id: 'chair-they-know',
    on: ['fact:chair-told-all-three'],
    asked: [
      'Do the three know that about each other?',
      'have they found out that she told everyone the same',
      'So each of them still believes it is theirs alone?',
      'does orla know that Sorcha was told it too',
    ],
    says: [
      'No, and I should like it to stay that way. Each of them believes the other two are overstepping, and each has it from the highest authority.',
    ],
  },
  {
    id: 'chair-how-you-know',
    on: ['fact:chair-told-all-three'],
    asked: [
      'How do you know that?',
      'who told you about the fourteenth of january',
      'How did you find out what the chair said to them?',
      'and you heard it from whom',
    ],
    says: [
      'From all three, in one week, each in confidence. I said “how nice” three times, which is not a thing I am proud of.',
    ],
  },
  {
    id: 'chair-keep-it',
    on: ['fact:chair-told-all-three'],
    asked: [
      'I will keep that to myself',
      'this stays between us, yes?',
      'May I use that with the directors?',
      "do I have to pretend I don't know about January",
    ],
    says: [
      'Please know nothing of it outside this room. What you may do is build a way in which nobody need ever find it out.',
    ],
  },
  {
    id: 'chair-solves',
    on: ['fact:chair-told-all-three'],
    asked: [
      'Could you speak to her about it quietly?',
      'have you told mrs larkin that you know it',
      "Why don't you raise it with Eileen yourself?",
      'did you ask the chair what she meant',
    ],
    says: [
      'I could, and she would be mortified, and then she would promise me something too. No. It is better mended than mentioned.',
    ],
  },
  {
    id: 'say-no-to-orla',
    on: ['concern:choosing-in-public'],
    asked: [
      'Who should say no to Orla, in your view?',
      'do you want that i say no to her',
      'Is it better if the no to Orla comes from me?',
      "who tells orla what she doesn't get",
    ],
    says: [
      'You, where it is a matter of what can be built. I, where it is a matter of who wins. Neither of us, with other people in the room.',
    ],
  },
  {
    id: 'at-the-altar',
    on: ['concern:choosing-in-public', 'answer:advice'],
    asked: [
      'What do you mean by at the altar?',
      "the seating plan, what's that in our case",
      "Do you mean the families shouldn't meet before the committee?",
      'what did you do at weddings then',
    ],
    says: [
      'I mean do not let them fight it out on the day itself. At weddings I saw each mother alone, beforehand, and by the day there was nothing left to discuss.',
    ],
  },
  {
    id: 'reading-a-winner',
    on: ['concern:choosing-in-public', 'answer:declare-winner'],
    asked: [
      'And if nobody wins, what would you read out?',
      'what could you read to the committee without a loser',
      'No winner on the nineteenth, would that be enough for you?',
      'then what should be on the paper you read',
    ],
    says: [
      'A page on which every line has an owner and each of the three owns something. I can read that aloud to anybody, it sounds like a menu.',
    ],
  },
  {
    id: 'overruled-printout',
    on: ['concern:choosing-in-public'],
    asked: [
      'Which two would be overruled?',
      'overruled by a printout, how do you mean that',
      'And if they had seen the list before?',
      'would it help if both directors read it beforehand',
    ],
    says: [
      'If they have seen it, argued in here and lost in here, then it is not an ambush. The printout is only cruel to people reading it for the first time.',
    ],
  },
  {
    id: 'bring-into-room',
    on: ['concern:choosing-in-public'],
    asked: [
      'What would you like to carry into that room?',
      'what kind of cure would you accept',
      'So what would be the best thing to bring in?',
      'what do you want to have in your hand on the 19th',
    ],
    says: [
      'One page, no slides, nothing contested on it, and three people who have each read it at the same hour. I can do the smiling myself.',
    ],
  },
  {
    id: 'see-items-by-when',
    on: [
      'concern:choosing-in-public',
      'statement:offer-decide-here-private',
      'answer:you-decide-private',
      'answer:both-claim',
    ],
    asked: [
      'By when do you need the items where both have a claim?',
      'is monday early enough for the contested ones',
      'When do you want to see the disputed items?',
      'which day would you decide the clashes',
    ],
    says: [
      'Monday at nine, on one page. I would rule on them that day, and each director would know by the evening what I said and why.',
    ],
  },
  {
    id: 'how-decide-private',
    on: ['answer:you-decide-private', 'statement:offer-decide-here-private', 'answer:both-claim'],
    asked: [
      'How will you decide them, on what basis?',
      'by which rule would you settle the clashes',
      'Will the directors be here when you rule on them?',
      'do you decide alone or with the two who disagree',
    ],
    says: [
      'Alone, after hearing what each would say, one line from either side. If it slows the desk it goes Orla’s way, and for the rest I look at the price.',
    ],
  },
  {
    id: 'hear-decision-how',
    on: ['answer:you-decide-private', 'statement:offer-decide-here-private', 'answer:both-claim'],
    asked: [
      'And how do they learn what you decided?',
      'who tells the loser of an item',
      'After you decide, who informs Orla and Sorcha?',
      'will you tell them yourself what you ruled',
    ],
    says: [
      'I tell them, each alone, the same day. A no from the man who pays is easier to swallow than one from a page.',
    ],
  },
  {
    id: 'same-horse-names',
    on: ['concern:yes-to-everyone', 'answer:analysts-said-no'],
    asked: [
      'Which of my analysts do you mean?',
      'who was the young man with the laptop',
      'What did my analyst say to them exactly?',
      'the same horse, who sold it three times?',
    ],
    says: [
      'The tall young man with the laptop. “That should be possible,” he said, and he said it so kindly that three people signed. I do not want his name on anything.',
    ],
  },
  {
    id: 'what-different-this-week',
    on: ['concern:yes-to-everyone', 'statement:admission-three-yeses', 'statement:summary-our-nodding'],
    asked: [
      'What would you want to be different from now on?',
      'what should we change this week in your eyes',
      'What would convince you that the nodding is over?',
      "how can you see that it's different now",
    ],
    says: [
      'One item, this week, to which somebody on your side has said no, with the reason beside it. I would have it framed for the Corrib Room.',
    ],
  },
  {
    id: 'no-to-sorcha-who',
    on: ['concern:yes-to-everyone', 'statement:claim-analysts-off', 'statement:offer-i-do-interviews'],
    asked: [
      'Who do you want to sit in front of Sorcha?',
      'should i tell sorcha myself that something is refused',
      'How will Sorcha take a no?',
      'if the answer is no, who says it to her',
    ],
    says: [
      'You, with a number in your hand. She will argue for a minute and then ask what she gets instead, so have that ready.',
    ],
  },
  {
    id: 'price-how',
    on: ['concern:yes-to-everyone', 'answer:price-items', 'statement:offer-one-register'],
    asked: [
      'What kind of price do you mean, money or days?',
      'how exact must the price beside an item be',
      'Are rough figures enough for the prices?',
      'price for each of 46 items, is a rough one fine',
    ],
    says: [
      'Rough will do. Small, middling or a month of somebody’s life, and a euro figure for the ten dearest. It is the blank that does the damage.',
    ],
  },
  {
    id: 'together-who-looked',
    on: ['concern:yes-to-everyone'],
    asked: [
      'You mean before February, did anyone compare?',
      'who should have looked at the three lists together',
      'Is it important who on our side compared them?',
      'nobody looked at them together, what do you want to hear',
    ],
    says: [
      'I want to hear that plainly, if it was nobody. After that I want a name for who does it from today. Yours would do.',
    ],
  },
  {
    id: 'same-day-how',
    on: ['answer:show-all-three', 'statement:offer-one-register'],
    asked: [
      'How do I show it to all three in the same hour?',
      'why printed and not by mail',
      'Same hour for all three, who delivers it?',
      'how would that work, all three on the same day',
    ],
    says: [
      'Nuala has three envelopes and good shoes. A mail is forwarded with a remark, and the remark is all that anybody reads.',
    ],
  },
  {
    id: 'six-on-friday',
    on: ['concern:ninety-seconds', 'answer:salthill-visit'],
    asked: [
      'What happens in Salthill at six on a Friday?',
      'how many people stand there on a friday evening',
      'How long is the queue on a Friday at six?',
      'the coach party, how big is it',
    ],
    says: [
      'Forty off a coach, two weddings looking for keys, and one person behind the desk. Twenty minutes if nobody asks about the pool.',
    ],
  },
  {
    id: 'desk-out-then-where',
    on: ['concern:ninety-seconds', 'statement:claim-desk-is-heart'],
    asked: [
      'Where could guests join, if not at the desk?',
      'do you have an idea where they could sign up',
      'What about joining by email before they arrive?',
      'and if they joined on the wifi page, would that do',
    ],
    says: [
      'Before they come or after they have a key, by mail or by the wifi. I have no preference, so long as no one is standing behind them.',
    ],
  },
  {
    id: 'orla-strikes-rest',
    on: ['concern:ninety-seconds', 'answer:orla-wants'],
    asked: [
      'Would Orla sign the rest if the desk is out?',
      'if check-in is untouched, does orla agree to everything else',
      'What else does Orla object to besides the desk?',
      'is it only the desk with orla',
    ],
    says: [
      'The desk is nine parts of it. The tenth is that nobody asked. Take the one out and say sorry for the other, and she will sign most of the page.',
    ],
  },
  {
    id: 'told-her-what',
    on: [
      'answer:orla-about-us',
      'answer:workshop-what-happened',
      'concern:ninety-seconds',
      'statement:claim-orla-unheard',
    ],
    asked: [
      'What should one have told Orla on the fourth?',
      'what would have kept her in the room',
      'Which sentence did Orla want to hear?',
      'what did she need to hear about the queue',
    ],
    says: [
      '“Show us the sheets.” Four words, and she would have stayed till tea. She had them in her bag the whole forty minutes.',
    ],
  },
  {
    id: 'who-measures',
    on: ['concern:ninety-seconds', 'answer:desk-test', 'statement:offer-salthill-test'],
    asked: [
      'Should Orla do the measuring herself?',
      'who measures it so that she believes',
      'Whose stopwatch counts?',
      'would she trust a measurement by her own staff',
    ],
    says: [
      'Orla, with her own watch, and Ciara writing it down. She does not doubt your honesty, she doubts that you know when a check-in begins.',
    ],
  },
  {
    id: 'trial-fails-then',
    on: ['answer:desk-test', 'statement:offer-salthill-test', 'answer:desk-limit', 'statement:offer-ten-second-limit'],
    asked: [
      'And if the trial shows it is slower?',
      'what happens when it takes more than ten seconds',
      'If Orla stops it, what then?',
      'suppose the week in salthill goes badly',
    ],
    says: [
      'Then it is switched off, by her, and nobody rings me about it. She would sign for the switch before she signed for anything else.',
    ],
  },
  {
    id: 'trial-when-fits',
    on: ['answer:desk-test', 'statement:offer-salthill-test'],
    asked: [
      'Can the trial be before the nineteenth?',
      'when should that week in salthill be',
      'Does the trial have to be finished before they sign?',
      'is there time for a week of testing before the committee',
    ],
    says: [
      'It cannot finish before the nineteenth, and it need not. Put it in the page as a promise with her name on it, and run it in April.',
    ],
  },
  {
    id: 'sorcha-loses-roughly',
    on: ['concern:ninety-seconds', 'statement:offer-enrol-off-desk'],
    asked: [
      'How much loss would Sorcha accept?',
      'would a fifth fewer sign-ups be bearable for sorcha',
      'What would be too much of a loss for Sorcha?',
      'if we lose some members, how many are too many',
    ],
    says: [
      'A fifth she would swallow, if you show her when they come back. A half she would take to the family. Do not bring her a round number without a reason.',
    ],
  },
  {
    id: 'sorcha-figure-before',
    on: ['concern:ninety-seconds', 'statement:offer-enrol-off-desk', 'statement:offer-sorcha-softer-count'],
    asked: [
      'How would she have the figure before me?',
      'where does sorcha get her sign-up figures',
      'Should I ask Sorcha for her own numbers?',
      'does sorcha know how many book online',
    ],
    says: [
      'She counts every booking and who made it on what. Ask her for it, it is the quickest way to be liked by her.',
    ],
  },
  {
    id: 'no-workshop-easter',
    on: ['concern:another-workshop', 'answer:new-workshop', 'statement:offer-second-workshop'],
    asked: [
      'Why not before Easter?',
      'and after easter, would a workshop be possible',
      'What is at Easter that changes it?',
      'is it because of calendars or because of the quarrel',
    ],
    says: [
      'By then they will have had a bank holiday and full houses, and people who are busy forgive. It is the quarrel, not the calendar.',
    ],
  },
  {
    id: 'how-hear-them',
    on: ['concern:another-workshop'],
    asked: [
      'Would half an hour with each be enough?',
      'could I see each of them alone instead',
      'Is one talk each enough to hear them?',
      'half an hour per director, does that do it?',
    ],
    says: [
      'For what you need, yes. You want to know what each can live without, and that takes ten minutes once they have stopped being polite.',
    ],
  },
  {
    id: 'on-which-days',
    on: ['concern:another-workshop', 'answer:three-talks', 'statement:offer-one-to-one-talks'],
    asked: [
      'On which days could I have them?',
      'when are the three free this week',
      'Can I see all three by Friday?',
      'which day is best for the talks',
    ],
    says: [
      'Thursday and Friday, and Nuala will find the half hours. Orla is in Salthill, the other two are upstairs. You will want a car.',
    ],
  },
  {
    id: 'cross-out-what',
    on: ['concern:another-workshop', 'answer:orla-see', 'answer:three-talks', 'statement:offer-one-to-one-talks'],
    asked: [
      'What do you mean, something to cross out?',
      'why a page to cross out and not a blank one',
      'What should be on the page I bring Orla?',
      'a page with all items, is that good for crossing out?',
    ],
    says: [
      'Her own list, with a price on each line and the clashes marked. People will strike out a thing they would never have agreed not to ask for.',
    ],
  },
  {
    id: 'name-on-door',
    on: ['concern:another-workshop'],
    asked: [
      'Whose name is on the door in Salthill?',
      'you mean Orla first, right?',
      'Is Orla the right answer?',
      "her name, that's orla?",
    ],
    says: [
      'Orla’s, and you would have got there. She left, so she hears it first, or the other two will have agreed without her again.',
    ],
  },
  {
    id: 'coffee-door',
    on: ['concern:another-workshop', 'answer:orla-see', 'statement:offer-orla-first'],
    asked: [
      'Why a black coffee?',
      'what do i do about the door with orla',
      'Is there anything else I should bring Orla?',
      'coffee, really, does that help?',
    ],
    says: [
      'Because on a Friday she never gets to hers while it is hot. It says that you have watched, and it costs two euros eighty.',
    ],
  },
  {
    id: 'orla-apology-words',
    on: ['answer:orla-see', 'statement:admission-workshop', 'answer:orla-wants'],
    asked: [
      'What should the apology to Orla sound like?',
      'one sentence of apology, which one',
      'How do I say sorry to her without making it worse?',
      'what exactly should i apologise for',
    ],
    says: [
      '“We put a note on your desk before we had ever stood at it.” Then stop. A second sentence would begin with “but”.',
    ],
  },
  {
    id: 'orla-alone-why',
    on: ['answer:orla-see', 'statement:offer-orla-first'],
    asked: [
      'Why should I go alone?',
      'can I bring my analyst to Salthill',
      'Would it be wrong to take somebody along to Orla?',
      'alone, without any colleague?',
    ],
    says: [
      'Alone, yes. Two people from your firm are a delegation, and she has met one. One person with wet shoes is a visitor.',
    ],
  },
  {
    id: 'why-her-list',
    on: ['answer:which-list'],
    asked: [
      "Why Orla's?",
      "what makes orla's list the best one",
      'And what is wrong with hers then?',
      "why wouldn't you build orla's list as it is",
    ],
    says: [
      'It was written by somebody who has stood in it. Its fault is that the word “no” is in it eleven times and “guest” only four.',
    ],
  },
  {
    id: 'brochure-will',
    on: ['answer:which-list'],
    asked: [
      'What do you mean, like a brochure?',
      "why does tadhg's read like a will",
      "And the other two, what's wrong with them?",
      'brochure and will, explain please',
    ],
    says: [
      'Hers promises everything to everyone in July, and his is mostly about what happens when it ends. Both are well written.',
    ],
  },
  {
    id: 'not-quote-you',
    on: ['answer:which-list'],
    asked: [
      "I won't quote you on that",
      'May I hint to Orla that you like hers?',
      'can orla know that you prefer her list?',
      'So officially you have no favourite?',
    ],
    says: [
      'Officially I have three favourites, like any parent. If she hears it from you I shall deny it, and she will believe me.',
    ],
  },
  {
    id: 'two-directors-lost',
    on: ['answer:declare-winner', 'statement:offer-pick-one-list', 'common:cost_to_you'],
    asked: [
      'Which two directors would you lose?',
      'why would it cost you two of them',
      'Would they really leave over a list?',
      'lose them, you mean they resign?',
    ],
    says: [
      'Whichever two were not read out. They would not slam anything, they would take a telephone call from another hotel and be very gracious about it.',
    ],
  },
  {
    id: 'carry-owner-each',
    on: [
      'answer:list-changes-later',
      'common:which_first',
      'common:other_options',
      'common:your_proposal',
      'answer:owner-per-item',
      'statement:offer-owner-per-area',
    ],
    asked: [
      'How would you divide them, who owns what?',
      'what does tadhg get as his own',
      'What would each of them own then?',
      'who gets which items in your opinion',
    ],
    says: [
      'Orla the desk and everything a guest meets on foot, Sorcha the offers and the messages, Tadhg the points. What sits on two chairs comes to me.',
    ],
  },
  {
    id: 'in-writing-orla-desk',
    on: ['answer:owner-per-item', 'statement:offer-owner-per-area', 'answer:orla-wants'],
    asked: [
      'Who gives Orla the desk in writing, you or I?',
      'what should that writing for orla say',
      'From whom does Orla want it in writing?',
      'the desk in writing, how do we word it',
    ],
    says: [
      'From me, drafted by you. “Nothing is added at reception without Orla Brannigan’s signature.” She could have it by the weekend.',
    ],
  },
  {
    id: 'seventeen-start-how',
    on: ['answer:shared-go-ahead', 'statement:offer-seventeen-first', 'statement:news-team-at-risk'],
    asked: [
      'May we start on the seventeen before the nineteenth?',
      'do the seventeen need a signature to start',
      'Can my team begin tomorrow with those?',
      'start now with the agreed ones, even without the committee?',
    ],
    says: [
      'Begin tomorrow. Send me the seventeen on half a page tonight and I will put my initials to it, which has built larger things than a list.',
    ],
  },
  {
    id: 'seventeen-not-enough',
    on: ['answer:shared-go-ahead', 'statement:offer-seventeen-first'],
    asked: [
      'Would the committee be content with only the seventeen?',
      'is it enough to show the 17 on the nineteenth',
      'Could we bring just the shared ones to the meeting?',
      'only the seventeen on paper, would that satisfy them',
    ],
    says: [
      'Not quite. They were promised one list, and Eileen can count. Seventeen, and a line for each of the rest saying who decides, would pass.',
    ],
  },
  {
    id: 'rest-of-29',
    on: ['statement:offer-seventeen-first', 'statement:news-only-17', 'statement:offer-rest-after-launch'],
    asked: [
      'What do you want to happen with the other twenty-nine?',
      'how would you deal with the rest of the items',
      'Would you drop some of the twenty nine?',
      'and the rest, should we sort them first',
    ],
    says: [
      'Sort them by whom they touch. Those that touch one department go to that director, those that touch two come in here. I expect the pile to shrink.',
    ],
  },
  {
    id: 'pillows',
    on: ['answer:items-unmissed'],
    asked: [
      'Which list is the pillow thing on?',
      "what's the item about pillows",
      'Who asked for the pillows?',
      'pillows, what does it say there',
    ],
    says: [
      '“Pillow preference, persistent,” on page four of Sorcha’s. She swears that it is Orla’s, and Orla has never seen it.',
    ],
  },
  {
    id: 'committee-nod-why',
    on: ['answer:committee-approve-what', 'statement:offer-vote-in-committee', 'common:who_decides'],
    asked: [
      'Can the committee overrule you?',
      'so the committee never says no?',
      'When did the committee last say no?',
      'would Mrs Larkin accept what you decided',
    ],
    says: [
      'They can and they do not. The last no was about a helicopter pad. If the three directors are content, Eileen is relieved and asks about lunch.',
    ],
  },
  {
    id: 'chair-fourth-list',
    on: ['answer:chair-talk', 'statement:offer-call-chair'],
    asked: [
      'Why would she write a list of her own?',
      'what happens if mrs larkin hears about it anyway',
      'What if the chair calls me herself?',
      'and if eileen larkin asks me directly',
    ],
    says: [
      'Then you are charming, you say that Dermot has it in hand, and you ring me. She only helps when she is asked, so nobody should ask.',
    ],
  },
  {
    id: 'lose-you',
    on: ['answer:chair-talk', 'statement:offer-call-chair', 'answer:limit'],
    asked: [
      'What do you mean, I would lose you?',
      'would you stop the project if i called her',
      'Is that a threat, that I lose you?',
      'lose you, in which sense',
    ],
    says: [
      'I mean that I would stop carrying it, and nobody else will. It is not a threat, I have only the one spine to spend.',
    ],
  },
  {
    id: 'carry-tadhg-lunch',
    on: ['answer:win-tadhg', 'answer:tadhg-who'],
    asked: [
      'Why before lunch?',
      'what does tadhg want to see on paper',
      'What arithmetic does Tadhg need from me?',
      'how do i start with tadhg',
    ],
    says: [
      'He does his sums in the morning and his regrets in the afternoon. Show him points given, points spent and the most that can ever be owed.',
    ],
  },
  {
    id: 'points-expire',
    on: ['answer:tadhg-limit-move', 'statement:offer-respect-points-ceiling'],
    asked: [
      'How soon should points expire?',
      'would 12 months for the points be alright for tadhg',
      'Is a year too short for points?',
      'when points expire earlier, what does sorcha say',
    ],
    says: [
      'Eighteen months, I would guess, so that a summer guest has a second summer. But ask Tadhg, and let Sorcha hear it from him as a kindness.',
    ],
  },
  {
    id: 'quick-mind-hurry',
    on: ['answer:sorcha-who', 'answer:honest-with-sorcha'],
    asked: [
      'Why is Sorcha in such a hurry?',
      'what is sorcha in a hurry for',
      'What drives Sorcha?',
      "is there something behind sorcha's hurry",
    ],
    says: [
      'The season. She has one summer to show that it works, and rooms in June are sold in March. I would hurry too.',
    ],
  },
  {
    id: 'back-me-sorcha',
    on: ['answer:sorcha-lose'],
    asked: [
      'You will back me in front of Sorcha?',
      'how will you back me up with her',
      "What does it mean, you'll back me?",
      'would you come along when I tell Sorcha',
    ],
    says: [
      'If she rings me after you have gone, and she will, I say the same as you said. That is all that backing is, and it is rarer than it sounds.',
    ],
  },
  {
    id: 'which-clashes-to-tadhg',
    on: ['answer:order-talks', 'concern:another-workshop'],
    asked: [
      'Why Tadhg before Sorcha?',
      'why should sorcha be last',
      'Would Sorcha mind being the last one?',
      "what's the reason for that order",
    ],
    says: [
      'Because by then you know what the desk and the purse allow, and she likes to be told what is settled. She would mind being second more.',
    ],
  },
  {
    id: 'friday-number',
    on: ['answer:by-friday', 'common:next_step', 'answer:next-step'],
    asked: [
      'How shall I give you that number on Friday?',
      'do you want a call on friday or a mail',
      'What should I report to you on Friday?',
      'is a short message with the number of clashes enough',
    ],
    says: [
      'Ring me before six with two things: how many truly clash, and whether Orla kept the page. I shall be in a kitchen, but I will come out.',
    ],
  },
  {
    id: 'until-thursday',
    on: ['statement:offer-come-back-later', 'common:more_time', 'statement:admission-no-plan-yet'],
    asked: [
      'What should I have by Thursday?',
      'and on thursday, what do you expect',
      'Is Thursday evening all right?',
      'what must be clear until thursday',
    ],
    says: [
      'How many of them collide, and whom you are seeing when. I do not ask for a solution by then, only for fewer unknowns.',
    ],
  },
  {
    id: 'monday-page-who',
    on: [
      'answer:enough',
      'statement:summary-plan-so-far',
      'common:what_is_missing',
      'answer:how-bring-clashes',
      'answer:meet-again',
      'answer:paper-committee',
      'statement:offer-committee-paper',
      'common:in_writing',
      'answer:write-up',
    ],
    asked: [
      'What should be on the page on Monday?',
      'how do you want the one page to look',
      'What has to stand on that single page?',
      'one page, with which columns',
    ],
    says: [
      'Item, who asked, what it costs, who decides. The seventeen above, the owned ones below, and at the foot the few that I shall have ruled on.',
    ],
  },
  {
    id: 'read-twice',
    on: ['answer:write-up', 'common:in_writing', 'statement:offer-write-up-today'],
    asked: [
      'Why twice?',
      'what do you look for when you read it twice',
      'Why may nobody else have it before you read it?',
      'what happens if I copy the directors in',
    ],
    says: [
      'Once for what it says and once for what Sorcha will think it says. Copy anyone in and I have three telephone calls instead of a second reading.',
    ],
  },
  {
    id: 'if-one-refuses-line',
    on: ['answer:one-refuses-to-sign'],
    asked: [
      'Which of them might refuse?',
      'who is most likely not to sign',
      'Do you expect one of them to refuse?',
      "and if it's sorcha who won't sign",
    ],
    says: [
      'Sorcha, if she is surprised, and Orla, if she is hurried. Tadhg refuses nothing under his ceiling. Neither need happen.',
    ],
  },
  {
    id: 'other-firm-feb',
    on: ['answer:replace-us', 'common:are_we_all_right'],
    asked: [
      'Who rang in February?',
      'which firm called you in february',
      'What did the other company want?',
      'are you talking to another supplier?',
    ],
    says: [
      'A firm from Dublin with a very warm voice. I let it ring, so I know only what they left on the machine, and it was mostly adjectives.',
    ],
  },
  {
    id: 'february-what',
    on: ['common:since_when', 'statement:claim-sorted-already', 'concern:yes-to-everyone'],
    asked: [
      'What happened in February?',
      'when in february were the lists signed',
      'February, was it then that you got the lists?',
      'how did the lists get to you',
    ],
    says: [
      'The three signed copies came inside a fortnight, each with a nice note. I read them one after another on a Sunday and missed my lunch.',
    ],
  },
  {
    id: 'ask-one-give-way',
    on: ['common:tried_before'],
    asked: [
      'Whom did you ask to give way?',
      'what did they say when you asked them to give way',
      'And each one pointed to another?',
      'you asked all three, and then?',
    ],
    says: [
      'All three, separately, over coffee. Orla named Sorcha, Sorcha named Tadhg, and Tadhg said he had thought it was a rhetorical question.',
    ],
  },
  {
    id: 'ring-three-what-say',
    on: ['answer:who-tells-three'],
    asked: [
      'What will you tell them this evening?',
      'and what do you say when you ring the three',
      'What exactly will the directors hear from you tonight?',
      'how will you explain the new way to them',
    ],
    says: [
      'That you will see each of them alone with one page, that nothing is decided yet, and that no list has won. The third is what they will remember.',
    ],
  },
  {
    id: 'contradict-nine-days',
    on: ['answer:nine-days-enough', 'statement:offer-postpone-committee'],
    asked: [
      'Which days would you spend on what?',
      'how would you split the nine days',
      "What's the plan for the nine days, in your mind?",
      'so nine days, what comes when',
    ],
    says: [
      'Tonight the lists, Thursday and Friday the three talks, Monday the page and my rulings, and on Tuesday the whole country is marching. That leaves a day for something to go wrong.',
    ],
  },
  {
    id: 'plain-answer',
    on: ['answer:you-joke-why', 'common:how_do_you_feel'],
    asked: [
      'Then plainly: what do you want from me?',
      'in plain words please, what is the worst of it',
      'Can you say it once without a joke?',
      'plainly, what are you afraid of',
    ],
    says: [
      'Plainly: I do not want to be the man who reads out that one of them was overruled. I have to work with all three the next morning.',
    ],
  },
  {
    id: 'cornered-by-whom',
    on: ['common:how_do_you_feel', 'answer:you-joke-why'],
    asked: [
      'Who has cornered you?',
      'why do you feel cornered',
      'Cornered by the three, or by the date?',
      'what corners you, the committee?',
    ],
    says: [
      'Three signatures and a date. Each of them is reasonable, which is what makes it a corner and not merely an argument.',
    ],
  },
  {
    id: 'trust-item-no',
    on: ['answer:trust-analysis', 'common:do_you_trust_me'],
    asked: [
      'Which item should I say no to first?',
      'what would be a good no to begin with',
      "Is there an item you'd like me to refuse?",
      'one refused item, and then you trust us?',
    ],
    says: [
      'Signing up at the desk, since you ask. It is the one everybody is waiting for somebody to say, and it would be believed in Salthill by evening.',
    ],
  },
  {
    id: 'half-yours-half-mine',
    on: ['answer:our-fault', 'common:who_is_to_blame', 'statement:admission-three-yeses'],
    asked: [
      'What is your half of it?',
      "and your people's part, what was that",
      'Why did your directors sign without a price?',
      'what should your side have done',
    ],
    says: [
      'Nobody asked what it cost, and I did not ask whether there was one list or three. We signed as one signs for a parcel.',
    ],
  },
  {
    id: 'pay-after-sorting',
    on: ['answer:free-of-charge', 'statement:offer-paid-rework'],
    asked: [
      'And what would you pay for?',
      'which work after the sorting could be paid',
      'If they add new wishes later, do you pay for those?',
      'so new items would be paid work?',
    ],
    says: [
      'New wishes, with a price agreed beforehand, yes. Turning three lists into the one I ordered, no. I think that you would say the same.',
    ],
  },
  {
    id: 'ciara-who',
    on: ['answer:salthill-visit', 'answer:staff'],
    asked: [
      'Ciara, is she at reception?',
      'what could ciara tell me',
      'Does Ciara know about the programme?',
      'may i talk to the receptionist in salthill',
    ],
    says: [
      'She has been on that desk for six summers and remembers dogs by name. Let her tell you what a Friday is, and buy something at the bar.',
    ],
  },
  {
    id: 'stand-in-queue',
    on: ['answer:salthill-visit', 'concern:ninety-seconds'],
    asked: [
      'No, I have never stood in that lobby',
      'I have not, should I go?',
      'honestly i never was in salthill on a friday',
      'Would it help if I stood in that queue once?',
    ],
    says: [
      'Then go this Friday at six, with a bag. It will do more for you with Orla than anything either of us could write.',
    ],
  },
  {
    id: 'soup',
    on: ['answer:good-outcome', 'common:what_success_is'],
    asked: [
      'Why twelve minutes?',
      'what has to happen for those twelve minutes',
      'And the soup?',
      'how do we get to three signatures in twelve minutes',
    ],
    says: [
      'Because nothing that is settled takes longer. If I am still speaking at thirteen, somebody has found a line they had not seen.',
    ],
  },
  {
    id: 'on-friday-orla-signs',
    on: ['follow-up:in-writing-orla-desk', 'follow-up:orla-strikes-rest'],
    asked: [
      'And with that she signs?',
      'so if she gets that sentence, orla is with us',
      'Would she sign on the same day?',
      'is this enough for orla then',
    ],
    says: [
      'She would put it in the drawer with the spare keys and sign on Monday. She does not sign things on the day she is pleased.',
    ],
  },
  {
    id: 'how-many-after-sort',
    on: ['follow-up:twenty-nine-about', 'follow-up:rest-of-29'],
    asked: [
      'How many of them touch two departments?',
      'and how many would come to you in the end',
      'What is your guess, how many are left for you?',
      'so most of the 29 could be decided by one director?',
    ],
    says: [
      'Most of them, I should think. If more than half a dozen reach this desk I shall be surprised, and you will be early.',
    ],
  },
  {
    id: 'sheets-then',
    on: ['follow-up:stopwatch-sheets-see', 'follow-up:told-her-what'],
    asked: [
      'And what do I do with the sheets then?',
      'should i use her sheets in the committee paper',
      'May I put her ninety seconds on the page?',
      'what shall I say after reading them',
    ],
    says: [
      'Ask her whether her figure may stand on the page with her name beside it. Nobody has quoted her yet, they have only contradicted her.',
    ],
  },
  {
    id: 'loser-public-mean',
    on: [
      'common:main_worry',
      'common:worst_case',
      'common:what_matters_most',
      'common:which_first',
      'common:what_do_you_mean',
      'statement:summary-public-choice',
      'statement:summary-wrong-list',
    ],
    asked: [
      "And if it's all decided beforehand?",
      'what if nothing contested comes into the room',
      'So the decisions must be made before the meeting?',
      'would it help to settle everything in private first',
    ],
    says: [
      'That is the whole of it. Then I read out a page that everybody has already minded in private, and they mind the soup instead.',
    ],
  },
  {
    id: 'who-would-walk',
    on: ['common:worst_case', 'answer:fear', 'common:cost_to_you'],
    asked: [
      'Who would walk out this time?',
      'do you think orla would walk out again',
      'Would it be Orla or Sorcha?',
      'which chair goes back, in your fear',
    ],
    says: [
      'Orla, if it is the desk, and this time she would not stop at the door. Sorcha would stay, and resign by email, with a chart.',
    ],
  },
  {
    id: 'enough-which-two',
    on: ['answer:enough', 'common:what_would_move_you', 'common:how_can_i_help', 'common:is_that_acceptable'],
    asked: [
      'Which of these do you need first?',
      'if I bring only the page, is it a start',
      'What should I begin with, of those?',
      'is monday for the page early enough for you',
    ],
    says: [
      'Begin with the clashes, and the page writes itself. Monday is early enough, if Orla has seen it before it is handsome.',
    ],
  },
  {
    id: 'claim-back-down',
    on: [
      'statement:claim-directors-agreed',
      'statement:claim-you-chose',
      'statement:claim-desk-no-time',
      'statement:claim-analysts-warned',
      'statement:claim-we-know-winner',
      'statement:claim-orla-back',
    ],
    asked: [
      'I was told so, but I may be wrong',
      'Sorry, then I had the wrong information',
      'Then I take it back',
      'my analysts told me that, I should have checked',
    ],
    says: [
      'No harm done, you are the first who has taken anything back in this building since January. Shall we look at what the lists do say?',
    ],
  },
  {
    id: 'which-contradict',
    on: [
      'statement:offer-build-all',
      'statement:offer-balanced-compromise',
      'answer:balanced-list',
      'statement:refusal-no-yes-to-all',
    ],
    asked: [
      'Which items contradict each other?',
      "what can't both be built",
      'Can you show me two items that exclude one another?',
      'where exactly do they contradict',
    ],
    says: [
      '“Every guest is enrolled on arrival” and “Nothing is added at check-in”. Both signed, both numbered fourteen, which I thought a nice touch.',
    ],
  },
  {
    id: 'say-no-which-to-whom',
    on: ['statement:offer-balanced-compromise', 'answer:balanced-list', 'statement:refusal-no-yes-to-all'],
    asked: [
      'And who is that somebody?',
      'to whom would you say no first',
      'Which no would be the easiest?',
      'who should hear a no, and from whom',
    ],
    says: [
      'You say what cannot be built, I say what will not be. Begin with a dear one that nobody loves. It gets them used to the sound.',
    ],
  },
  {
    id: 'email-share-figure',
    on: ['statement:claim-other-hotel', 'answer:desk-alternative', 'statement:offer-enrol-off-desk'],
    asked: [
      'Which figure would Sorcha want from that hotel?',
      'what does Sorcha need to believe it',
      "Would she accept another hotel's numbers?",
      'four fifths without the desk, is it enough for her',
    ],
    says: [
      'How many were asked, how many said yes, and in which month. She will ring them herself, so let it be true of a summer.',
    ],
  },
  {
    id: 'orla-salthill-thursday',
    on: ['statement:claim-orla-will-see-me', 'answer:what-if-orla-refuses', 'answer:not-say-to-orla'],
    asked: [
      'What should I say to Orla first?',
      'how do i begin with orla on thursday',
      'Should I let her talk first?',
      "what's the first question for Orla",
    ],
    says: [
      '“What is a Friday like?” Then sit on your hands. In about ten minutes she will offer you the sheets herself.',
    ],
  },
  {
    id: 'desk-person',
    on: ['answer:check-in-today', 'answer:sorcha-against-orla', 'answer:desk-training'],
    asked: [
      'Is there really only one person at the desk?',
      'why is there just one receptionist',
      "Couldn't you put a second person at the desk?",
      "one at the desk on a friday, isn't that too few",
    ],
    says: [
      'One, and a manager who can be shouted for. There is nobody else to hire, I have the same three applicants as every hotel in Galway.',
    ],
  },
  {
    id: 'join-where-both',
    on: ['answer:sorcha-against-orla', 'answer:which-first', 'answer:lists-or-people'],
    asked: [
      'And if guests join before they arrive, are both content?',
      'would joining at home solve it for both of them',
      'Is there a place where both could agree?',
      "so if it's not at the desk, where could they both live with it",
    ],
    says: [
      'Before they come, or once they are upstairs with a drink. Orla would not mind and Sorcha might come to see that a happy guest ticks faster.',
    ],
  },
  {
    id: 'outside-door',
    on: ['answer:you-there-nineteenth'],
    asked: [
      'Who might ask what a thing costs?',
      'why outside and not in the room',
      'What should I have with me outside the door?',
      'outside with the telephone, for how long',
    ],
    says: [
      'Fiachra, who asks what everything costs and then loses interest. Have the prices with you. It will be half an hour, and there are scones.',
    ],
  },
  {
    id: 'winter-quarrel-start',
    on: ['answer:how-long-at-odds', 'answer:lists-or-people'],
    asked: [
      'What happened this winter?',
      'why did they stop having lunch',
      'How did the quarrel between them begin?',
      'what set the two against each other',
    ],
    says: [
      'The programme, and each supposing that the other was helping herself to it. There was no scene. There were just two trays, and then two tables.',
    ],
  },
  {
    id: 'spa-what',
    on: ['answer:before-at-larkrise'],
    asked: [
      'What happened with the spa?',
      'who was right about the spa',
      'And how did it end, the quarrel over the spa?',
      'did somebody leave because of the spa',
    ],
    says: [
      'It was built, it is lovely, and the man who lost was told so at a dinner. He went to a hotel in Kerry by the spring. I liked him.',
    ],
  },
  {
    id: 'kitchen-two',
    on: ['answer:before-at-larkrise', 'answer:advice'],
    asked: [
      'How did you settle it in a kitchen?',
      'what did you do with those two',
      'Why in a kitchen?',
      'could we do it the same way here',
    ],
    says: [
      'I gave each of them an onion and asked what they could live without. It is hard to be proud with an onion. With three it would be a soup.',
    ],
  },
  {
    id: 'by-writing-threes',
    on: ['common:your_contribution', 'answer:in-return', 'common:will_you_support_me'],
    asked: [
      'When will you ring Orla?',
      'what will you tell orla before I go',
      'Would you ring her before Thursday?',
      'do you call Orla today?',
    ],
    says: [
      'This evening, after her coach. I say that you are coming alone, that you have read nothing yet and that you know it.',
    ],
  },
  {
    id: 'salthill-who-measured',
    on: ['fact:salthill-trial', 'answer:desk-limit', 'answer:orla-wants'],
    asked: [
      'Who measured those seconds?',
      'who held the stopwatch',
      'On what kind of evening was that measured?',
      'Was it a busy Friday when they timed it?',
      'how was it timed in salthill',
    ],
    says: [
      'Orla herself, with a stopwatch, standing behind her own desk. She would not thank you for calling it an estimate.',
    ],
  },
  {
    id: 'note-who',
    on: ['answer:workshop-what-happened', 'follow-up:walk-out-why'],
    asked: [
      'Who wrote the yellow note?',
      'which of my people stuck that note',
      'Who put the note on the board?',
      'the note, whose handwriting was it',
    ],
    says: [
      'One of yours, the young man with the marker pens. I did not ask his name; I thought he had had enough of a morning.',
    ],
  },
  {
    id: 'note-apology',
    on: ['answer:workshop-what-happened', 'follow-up:walk-out-why', 'follow-up:note-who', 'fact:the-walk-out'],
    asked: [
      'Did he apologise to her afterwards?',
      'has anybody said sorry to Orla since',
      'Did anyone run after her?',
      'was there an apology from our side',
    ],
    says: [
      'Not a word from anyone, as far as I have heard, and I would have heard. It is a small sentence, and it is yours to say.',
    ],
  },
  {
    id: 'clash-by-name',
    on: ['answer:clash-count', 'follow-up:twenty-nine-about'],
    asked: [
      'Which ones are those, by name?',
      'can you name the five or six',
      'Could you tell me the handful one by one?',
      'what is in that handful exactly',
      'Which items would be on that page?',
    ],
    says: [
      'Sign-up at the desk, to begin with, and what a point is worth, and when it expires. Beyond those I would be reading you their handwriting.',
    ],
  },
  {
    id: 'orla-where',
    on: [
      'statement:admission-three-yeses',
      'statement:admission-workshop',
      'statement:claim-orla-unheard',
      'answer:orla-wants',
    ],
    asked: [
      'Where do I find her, and when?',
      'when is a good moment to see Orla',
      'where is Orla usually in the afternoon',
      'Which day suits her for that?',
      'and where would I meet her',
    ],
    says: [
      'In Salthill, behind the front desk rather than in her office. Thursday in the early afternoon, when the keys are back and the coaches are not.',
    ],
  },
  {
    id: 'orla-bring',
    on: [
      'follow-up:orla-where',
      'statement:offer-orla-first',
      'statement:admission-three-yeses',
      'statement:admission-workshop',
    ],
    asked: [
      'Should I bring something to Orla?',
      'Do I take anything with me apart from the sentence?',
      'what do I carry when I go to her',
      'Flowers, or is that a mistake?',
    ],
    says: [
      'A black coffee, and a page she may cross things out of. No slides and no flowers; she has been given flowers by people who wanted something.',
    ],
  },
  {
    id: 'chair-what-you-said',
    on: ['fact:chair-told-all-three', 'follow-up:chair-how-you-know', 'follow-up:chair-they-know'],
    asked: [
      'What did you say to Mrs Larkin when you found out?',
      'how did you react towards the chair',
      'Did you go to Eileen after that?',
      'and she, what did she say when you asked',
    ],
    says: [
      'Nothing. One does not tell a lady of seventy-four that she has given the same horse to three people. I asked after her roses.',
    ],
  },
  {
    id: 'lists-since-when',
    on: ['opening', 'follow-up:whose-are-three'],
    asked: [
      'How long have these three lists been on your table?',
      'since when do you have the lists here',
      'When did the three lists arrive?',
      'when were they signed, these lists',
    ],
    says: [
      'Since February. All three came inside a fortnight, and I took the third for a copy of the first until I sat down to read it.',
    ],
  },
  {
    id: 'who-was-told-what',
    on: [
      'statement:admission-three-yeses',
      'concern:yes-to-everyone',
      'statement:summary-our-nodding',
      'statement:admission-workshop',
    ],
    asked: [
      'Who was told what by my people?',
      'from my side, who said yes to what',
      'What exactly did our analysts promise each of them?',
      'which of them was told it was possible',
      'what did Sorcha hear from us, and what did Orla',
    ],
    says: [
      'Sorcha was told that guests could join at the desk, and Orla that nothing would slow it. Tadhg was told it would all fit. Same young man, same laptop.',
    ],
  },
  {
    id: 'settle-before-how',
    on: ['common:who_decides', 'common:main_worry', 'statement:summary-public-choice'],
    asked: [
      'How do you imagine that?',
      'You said it should be settled before. How do you imagine that?',
      'How could it be settled before the committee?',
      'settled before then, in what way',
      'And how do you want to have it settled beforehand?',
      'what would settling it in advance look like',
    ],
    says: [
      'You see each of the three alone, you bring me on one page what really collides, and I rule on it in here. By the nineteenth there is nothing left to argue about.',
    ],
  },
  {
    id: 'who-marked-final',
    on: ['follow-up:final-says-who'],
    asked: [
      'Who from my firm wrote final on the covers?',
      'which of us put final on it',
      'Was it our analyst who called them final?',
      'who told each of them it was the one',
      'So it was our people who wrote final?',
    ],
    says: [
      'Your analysts did, I suppose. It is your cover and your typeface. I never asked which of them pressed the key.',
    ],
  },
  {
    id: 'noon-decision',
    on: [
      'statement:offer-committee-paper',
      'statement:offer-decide-here-private',
      'statement:summary-plan-so-far',
      'statement:offer-sort-29',
    ],
    asked: [
      'Page Monday 9am, your decision by noon. Deal?',
      'Can you decide the same day, by noon?',
      'You get it at nine and I hear from you by lunch?',
      'how fast do you decide once you have it',
      'When do I have your answer after the page?',
    ],
    says: [
      'By the evening, not by noon. I want to read it twice, and each director should hear my ruling from me before you do.',
    ],
  },
  {
    id: 'base-mean',
    on: ['answer:which-list', 'follow-up:why-her-list', 'follow-up:not-quote-you'],
    asked: [
      'What do you mean by base, would you build on it?',
      "So you'd take Orla's as the starting point, but not say so?",
      "Would you use Orla's list as a start?",
      "so Orla's is the one we should begin from?",
      "How many of Orla's items would you keep?",
      "Could we build on Orla's list and add to it",
    ],
    says: [
      'As a pencil draft, most of it could stand. As “Orla’s list” none of it could, because the other two would stop reading at the name.',
    ],
  },
  {
    id: 'others-know-favourite',
    on: ['answer:which-list', 'follow-up:why-her-list', 'follow-up:not-quote-you'],
    asked: [
      "Who else knows that you prefer Orla's?",
      'Do the others suspect which one you like?',
      "why not simply tell the others that Orla's is the best",
      'have you told anybody that',
      'Does Sorcha know you think so?',
    ],
    says: [
      'You and I. If it got about, the other two would say that it had been settled over their heads, and they would have a point.',
    ],
  },
  {
    id: 'spa-who',
    on: ['answer:spa-beaten', 'answer:before-at-larkrise', 'answer:bad-lose-once'],
    asked: [
      'What happened then?',
      'Who was it?',
      'what became of him',
      'Did he say why he left?',
      'And who told him at the dinner?',
      'How long ago is that?',
    ],
    says: [
      'He ran the houses in the north and I liked him. He shook every hand at that table and had another post by the spring.',
    ],
  },
  {
    id: 'should-have-done',
    on: [
      'common:what_did_we_do_wrong',
      'concern:yes-to-everyone',
      'answer:analysts-said-no',
      'follow-up:same-horse-names',
    ],
    asked: [
      'What should they have done in your opinion?',
      'What would have been the right way?',
      'how should the interviews have gone',
      'What would a good analyst have done?',
      'And what would you have expected from them?',
    ],
    says: [
      'Shown the second director what the first had said, and asked the price of it. Twenty minutes, and we should have had the quarrel in February with nobody’s signature on it.',
    ],
  },
  {
    id: 'orla-again-nineteenth',
    on: [
      'answer:fear',
      'common:worst_case',
      'common:cost_to_you',
      'answer:who-would-lose',
      'concern:choosing-in-public',
      'fact:the-walk-out',
    ],
    asked: [
      'And what would happen if Orla walks out again on the 19th?',
      'What if Orla leaves the committee too?',
      'if she walks out again, what then',
      'Suppose a chair goes back, what do you do?',
      'What would you do in that moment?',
      'would you go after her',
    ],
    says: [
      'I would finish the sentence, close the file and say that we shall meet again. And I would know by evening that I was looking for a head of operations.',
    ],
  },
  {
    id: 'prevent-it',
    on: [
      'answer:orla-walks-out-again',
      'follow-up:orla-again-nineteenth',
      'answer:fear',
      'common:worst_case',
      'answer:who-would-lose',
    ],
    asked: [
      'How could we prevent this?',
      "What can we do so that it doesn't come to that?",
      'how do we avoid it',
      'What would keep her in the room?',
      'would it help if she has seen everything before',
      "Let's make sure that doesn't happen. How?",
    ],
    says: [
      'See her before the committee, leave her desk alone, and put nothing on the page that she has not read. She only leaves when she is surprised.',
    ],
  },
  {
    id: 'friday-early-enough',
    on: [
      'statement:offer-one-register',
      'statement:offer-price-all-46',
      'statement:offer-sort-29',
      'statement:offer-free-rework',
      'statement:offer-i-do-interviews',
    ],
    asked: [
      'Is Friday early enough?',
      'Friday the thirteenth, is that soon enough for you?',
      'Would Friday do?',
      'Do you need it earlier than Friday?',
      'Is it enough if you have that on Friday?',
    ],
    says: ['Friday is early enough. It leaves them the weekend to be cross about the prices and me Monday to decide.'],
  },
  {
    id: 'yes-for-seventeen',
    on: ['fact:forty-six-items', 'statement:news-only-17', 'statement:offer-seventeen-first', 'answer:shared-go-ahead'],
    asked: [
      'Then we need your yes for the 17 items. Do I have it?',
      'Do I have your yes for the seventeen?',
      'So the 17 are approved by you?',
      'Can I tell my team that the 17 are fixed?',
      'Is that a yes to the 17?',
      'so you approve the common items',
    ],
    says: ['You have it, for the seventeen. It is the other twenty-nine that keep me from my lunch.'],
  },
  {
    id: 'without-desk-how-many',
    on: [
      'fact:promised-members',
      'answer:members-number',
      'follow-up:members-without-desk',
      'statement:offer-enrol-off-desk',
      'statement:offer-sorcha-softer-count',
    ],
    asked: [
      'Without the desk: how many?',
      'How many of the 30,000 would come without the desk?',
      'and if nobody signs up at reception, what is left',
      'What if only 20,000?',
      'Would she be satisfied with 20,000?',
      'how many members can we reach by email',
    ],
    says: [
      'Nobody has counted it. Twenty would be a disappointment, and thirty by Christmas would not. Bring her a figure from a trial and she will argue with it fairly.',
    ],
  },
  {
    id: 'thirty-in-contract',
    on: ['fact:promised-members', 'answer:members-number', 'answer:sorcha-why-number'],
    asked: [
      'Is 30,000 in the contract with us?',
      'Is the number in our contract too?',
      'Are we bound to the 30,000 as well?',
      'So is my company responsible for that number?',
    ],
    says: ['Not in yours, in hers. You build the thing, she answers for how many come.'],
  },
  {
    id: 'who-told-family',
    on: ['fact:promised-members', 'answer:members-number', 'answer:sorcha-why-number'],
    asked: [
      'Who told the family?',
      'Who in the family did she tell?',
      'did she say it to Mrs Larkin',
      'Were you there when she promised it?',
    ],
    says: ['Sorcha herself, at the family dinner, when somebody asked her for a figure. I was there, beside the fish.'],
  },
  {
    id: 'asked-them-how',
    on: [
      'common:what_did_we_do_wrong',
      'statement:admission-three-yeses',
      'concern:yes-to-everyone',
      'answer:analysts-did-exactly',
      'answer:favourite-reason-three-lists',
    ],
    asked: [
      'How should we have asked them?',
      'What would have been a better way to ask?',
      'How do you ask three directors, then?',
      'so what should my analysts have asked instead',
      'What question was missing?',
    ],
    says: [
      '“Which would you rather”, and then the price. Ask a director what she wants and you get a list. Ask what she would give up and you get an answer.',
    ],
  },
];
