import type { FollowUp } from '@parley/shared';

export const theFormulaOnlySheKnowsFollowUps: readonly FollowUp[] = [
  {
    id: 'telephone-last-one',
    on: ['opening'],
    asked: [
      'Who was the last one, with the telephone?',
      'what do you mean, the last one came with a telephone',
      'The one with the telephone, did he want photos?',
      'who came to you before me',
    ],
    says: [
      'A polite boy from the office, last month. He laid his telephone on the table with the little red light on, and I talked an hour about rabbit.',
    ],
  },
  {
    id: 'not-for-notebooks',
    on: ['opening'],
    asked: [
      "I didn't come for the notebooks",
      "I don't want your notebooks, I want to talk",
      'I leave the drawer closed, I only want to listen',
      'Keep it locked, I came for you and not for the books',
      'I don’t want to marry them.',
      'no wedding with your notebooks from me',
    ],
    says: [
      'That’s a new one, and I nearly believe it. Then drink, it’s better hot, and ask me about the kiln. The kiln likes to be asked about.',
    ],
  },
  {
    id: 'why-locked',
    on: ['opening'],
    asked: [
      'Why is the drawer locked?',
      'what made you lock it',
      'Was it always locked?',
      'the drawer, since when do you keep it shut',
    ],
    says: [
      'Because once it wasn’t, and a man took what was in it and I got the letter. It’s a small lock from the hardware shop, but it has a loud voice.',
    ],
  },
  {
    id: 'glaze-chair',
    on: ['opening'],
    asked: [
      'What is that on the chair?',
      'the glaze on this chair, how old is it',
      'Which colour is it on the chair?',
      'does that glaze never come out?',
    ],
    says: [
      'Cobalt, from the year my niece was born. It’s never come out of anything, not the chair and not my good skirt. That’s why we like it on tiles.',
    ],
  },
  {
    id: 'how-do-you-feel-going',
    on: ['fact:last-day'],
    asked: [
      'How do you feel about stopping?',
      'are you glad to go after 31 years',
      'Will you miss the kiln?',
      '31 years at the same kiln?',
    ],
    says: [
      'Glad in the knees and sorry in the nose. It was always this kiln, they changed the bricks and the managers round it and left the two of us.',
    ],
  },
  {
    id: 'no-violins',
    on: ['fact:last-day', 'answer:farewell'],
    asked: [
      'What do you mean, no violins?',
      'they wanted to give you music?',
      "Why don't you want a party?",
      'no violins, so what instead',
    ],
    says: [
      'For Silvano they hired two violins, and one of them cried before he did. I’d like a true sentence, spoken at the kiln, and then everybody back to work.',
    ],
  },
  {
    id: 'dampest-month',
    on: ['fact:dosing-line', 'statement:news-january-start'],
    asked: [
      'Why is January so bad for it?',
      'how damp does it get in january',
      'What would be a better month to switch it on?',
      'the dampest month, is that a real problem?',
    ],
    says: [
      'Because the fog sits in the hall until ten and the slip drinks it. In May you could switch on a coffee machine there and the tiles would come out.',
    ],
  },
  {
    id: 'lick-tile',
    on: ['fact:dosing-line', 'answer:first-look', 'answer:engineers'],
    asked: [
      'Why do you lick the tile?',
      'what does a tile taste of',
      'You really lick them?',
      'lick a tile, what does that tell you',
    ],
    says: [
      'How fast the tongue sticks tells me how dry it is inside. A wet one lets go at once. My sister-in-law says it’s a sin, and she has never tasted one.',
    ],
  },
  {
    id: 'four-point-six',
    on: ['fact:reject-rates', 'answer:august-flowers'],
    asked: [
      'Why so much more without you?',
      'what went wrong in those two weeks',
      'How did it get to 6.4?',
      '6.4, was it the weather in august?',
    ],
    says: [
      'They believed the display, and there was a storm in the second week. The display didn’t notice the storm. Davide noticed, but nobody asks the boy.',
    ],
  },
  {
    id: 'flowers-who',
    on: ['fact:reject-rates', 'answer:august-flowers', 'statement:claim-august-fine'],
    asked: [
      'Who gave you the flowers?',
      'flowers from whom, Ferri?',
      'Why flowers?',
      'what did they say with the flowers',
    ],
    says: [
      'From the office, with a card that somebody had printed. Carnations. It said “welcome back”, and a tile man told me what it meant.',
    ],
  },
  {
    id: 'month-of-mondays',
    on: ['fact:batch-cost', 'statement:news-batch-cost'],
    asked: [
      'How many bad batches are there in a bad month?',
      'how often does a batch go wrong',
      'A month of Mondays, what do you mean?',
      '9200, is that more than you earn',
    ],
    says: [
      'More than I’d earn in a good long while, that’s what I mean. With me one goes wrong now and then. In August they went like eggs on a stair.',
    ],
  },
  {
    id: 'ferri-passes',
    on: ['fact:paid-days', 'statement:news-paid-days', 'answer:ferri-what'],
    asked: [
      "Doesn't he stop at your kiln?",
      "why hasn't ferri said it himself",
      'Would you like it better if Ferri told you himself?',
      'shall I ask him to come and say it',
    ],
    says: [
      'He says good morning to the kiln and looks at the board. If he stops and says it with his own mouth, it’s worth two days more, and it costs him nothing.',
    ],
  },
  {
    id: 'paid-days-enough',
    on: [
      'fact:paid-days',
      'statement:offer-ten-days',
      'statement:news-paid-days',
      'answer:ten-days',
      'statement:refusal-no-more-days',
    ],
    asked: [
      'For what would you use those ten?',
      'on which days would you come',
      'Is ten days enough for Davide?',
      'what would you do with these 10 days',
    ],
    says: [
      'Mondays first, every Monday in January, that’s when the boy needs somebody. Then a few when it’s wet. February I keep free, for the grandchildren.',
    ],
  },
  {
    id: 'ink-which-paper',
    on: [
      'answer:law-labour',
      'fact:paid-days',
      'statement:news-paid-days',
      'statement:offer-ten-days',
      'concern:thanked-with-cake',
    ],
    asked: [
      'On which paper would you like it?',
      'who must sign the paid days',
      'Is a letter from personnel good enough?',
      'what has to be written there for the ten days',
    ],
    says: [
      'One page from Dottoressa Neri, with the days, the figure and Ferri’s name, before the cake is cut. What comes after the cake is only crumbs.',
    ],
  },
  {
    id: 'lyon-who-noticed',
    on: ['fact:year-2017', 'answer:lyon-customer', 'answer:noticed-2017'],
    asked: [
      'How could that happen with a whole order?',
      'did nobody look at the tiles in between',
      'And nobody stopped the kiln?',
      "4,200 square metres, why didn't somebody stop it",
    ],
    says: [
      'Nobody who was allowed to. The table said it was good, so the man at the end of the line thought it was his eyes. He went to the optician, imagine.',
    ],
  },
  {
    id: 'letter-what-said',
    on: ['fact:year-2017', 'concern:blamed-again', 'statement:claim-read-file'],
    asked: [
      'What was written in that letter?',
      'what did the warning say exactly',
      'Do you still have the letter?',
      'the registered letter, may I know what stood in it',
    ],
    says: [
      'That I’d given wrong values and must be more careful. Four lines, and my first name spelled with one L. I have it still, in the drawer, under the blue book.',
    ],
  },
  {
    id: 'letter-objected',
    on: [
      'answer:apologised',
      'answer:who-signed-warning',
      'fact:year-2017',
      'concern:blamed-again',
      'answer:niece-wedding',
    ],
    asked: [
      'Did you defend yourself?',
      "why didn't you object to the warning",
      'Did the union help you?',
      'what did you answer to the letter',
    ],
    says: [
      'No, I signed that I’d received it and went back to the kiln. My husband said leave it, they’ll forget. They forgot, only the paper didn’t.',
    ],
  },
  {
    id: 'our-table-different',
    on: [
      'statement:claim-other-plant',
      'common:what_did_we_do_wrong',
      'common:happened_before',
      'common:tried_before',
      'concern:blamed-again',
      'statement:claim-2017-not-yours',
    ],
    asked: [
      "What would our table need so it's different?",
      'what should be different from 2017',
      'How could it be done better this time?',
      'tell me what theirs had not and ours must have',
    ],
    says: [
      'Three things. It’s tried beside me before anybody relies on it, it says itself when it’s wrong, and at the bottom stands somebody who’ll be here in February.',
    ],
  },
  {
    id: 'who-they-ring',
    on: ['concern:blamed-again', 'answer:fear-february', 'common:worst_case'],
    asked: [
      "They'd ring Ferri and not you",
      'who should they call in February?',
      'If Ferri signs, would they still ring you?',
      "in february, nobody rings you, I'd see to that",
    ],
    says: [
      'If Ferri’s name is at the bottom they ring Ferri, and he can come down and look at the tile. Me they may ring to ask how the tomatoes are.',
    ],
  },
  {
    id: 'wet-morning-carries',
    on: ['concern:blamed-again', 'common:is_that_acceptable'],
    asked: [
      'Who should carry it, in your opinion?',
      'on a wet morning nobody thought of, who decides',
      'And if Davide stops the line on such a morning, is it fine?',
      'what should happen on a wet morning nobody foresaw',
    ],
    says: [
      'The line stops and calls somebody with eyes, and who signed carries what it cost. To stop is never a fault. Write me that and I’m half way to the key.',
    ],
  },
  {
    id: 'say-no-until-when',
    on: [
      'concern:blamed-again',
      'statement:offer-ferri-signs',
      'statement:offer-right-to-stop',
      'answer:right-to-stop',
    ],
    asked: [
      'Until your last evening, is that what you want?',
      'would the 18th do, until then you can stop every batch',
      'How long should your right to say no last?',
      'say no until when, until you leave?',
    ],
    says: [
      'Until the eighteenth in the evening, when the coat goes on the hook. And from the nineteenth Davide has it, or it’s only a present for an old woman.',
    ],
  },
  {
    id: 'believe-when-wrong',
    on: ['statement:offer-right-to-stop', 'answer:right-to-stop'],
    asked: [
      'And if you stop a good batch by mistake?',
      'how often would you be wrong with a stop',
      'What does it cost if you stop one for nothing?',
      'what if you are wrong once',
    ],
    says: [
      'Then we’ve lost a morning and learned something, and nobody writes me a letter. It’s happened, perhaps once in a year. The tile forgave me.',
    ],
  },
  {
    id: 'three-things-quarrel',
    on: ['fact:three-things', 'statement:claim-formula-simple', 'answer:do-others-know-three'],
    asked: [
      'What if two of the three say different things?',
      'when do the three quarrel',
      'Which of the three is the strongest?',
      'damp, zircon and standstill, which one wins',
    ],
    says: [
      'The belly of the kiln wins, always, until ten on a Monday. After that it’s the damp. The zircon sits behind and pulls at your sleeve.',
    ],
  },
  {
    id: 'damp-how-measure',
    on: ['fact:three-things', 'answer:why-not-measure', 'fact:cobalt-rule'],
    asked: [
      'How do you know how damp it is?',
      'where do you measure the humidity at five',
      'Have you a hygrometer?',
      'do you read the damp on an instrument',
    ],
    says: [
      'There’s a little one by the booth, from my niece, shaped like a frog. And my hair. When the two don’t agree, I believe my hair.',
    ],
  },
  {
    id: 'five-why',
    on: ['fact:three-things', 'answer:first-look'],
    asked: [
      'Why at five in the morning?',
      'why not at six or at the start of the shift',
      "What is special about five o'clock?",
      'five in the morning, is that when the first tile comes',
    ],
    says: [
      'Because at five the air is at its worst and the first tile comes out. What’s right at five is right at noon. The other way round, no.',
    ],
  },
  {
    id: 'how-long-stood',
    on: ['fact:three-things', 'answer:standstill'],
    asked: [
      'How long must it stand before it matters?',
      'if it stood only one night, is that a problem',
      'After how many hours standing do you correct?',
      'a short stop, does that count too?',
    ],
    says: [
      'A coffee doesn’t count, a night a little, a weekend very much. After the feast days I give it a whole morning and speak to it nicely.',
    ],
  },
  {
    id: 'zircon-new-sack',
    on: ['fact:three-things', 'answer:zircon-lots'],
    asked: [
      'What do you do when a new zircon comes?',
      'how do you notice a different lot',
      'How do you test a new lot of zircon?',
      "new sacks, what's the first thing you do",
    ],
    says: [
      'I make three tiles with it before anything else, and lay them by the old ones in the light of the door. Then I know how far it pulls.',
    ],
  },
  {
    id: 'two-in-thousand-how',
    on: ['fact:cobalt-rule', 'answer:dry-rule'],
    asked: [
      'How do you measure two parts in a thousand?',
      'do you weigh the cobalt',
      'Two in a thousand by hand?',
      'how exact are you with that',
    ],
    says: [
      'With the small scales, in a coffee cup, and the last bit with the spoon. I check it against the tile and not against the scales.',
    ],
  },
  {
    id: 'seventy-exactly',
    on: ['fact:cobalt-rule'],
    asked: [
      'And at 69%, nothing at all?',
      'is it exactly seventy or round about',
      'What do you do at 80 or 90 per cent?',
      'more damp, more cobalt out?',
    ],
    says: [
      'At seventy I begin to think, that’s all it means. If it’s fog you can spread on bread, I take a little more, and I look at the first tile before the second.',
    ],
  },
  {
    id: 'rule-in-line',
    on: ['fact:cobalt-rule', 'answer:dry-rule'],
    asked: [
      'May I give that rule to the engineers?',
      'can we put this rule into the line',
      'Could the line do that by itself, over 70?',
      'this one rule, can I write it down?',
    ],
    says: [
      'Write it, with “look first” in front, and that four days of five it’s true. My name you leave off, and Bassi may have it.',
    ],
  },
  {
    id: 'custard-how',
    on: ['fact:cobalt-rule', 'answer:custard'],
    asked: [
      'What do you mean, like custard?',
      "how does it feel when it's right",
      'Can you show me that with the slip?',
      'custard, how thick?',
    ],
    says: [
      'When you lift the stick it should let go like a guest who’s been told the hour. If it hangs on, that’s custard, and that’s a wet day. Come at five, I’ll show you.',
    ],
  },
  {
    id: 'left-load',
    on: ['fact:left-side', 'answer:left-side-why'],
    asked: [
      'How do you load it because of that?',
      'what do you put on the left side',
      'Does Davide know about the left side?',
      'twelve degrees, what does it do to the colour',
    ],
    says: [
      'Pale ones left, dark ones right, and the dear ones in the middle. Davide knows it, he thinks it’s a superstition, but he does it.',
    ],
  },
  {
    id: 'left-tell',
    on: ['fact:left-side', 'answer:left-side-why', 'statement:claim-left-side-known'],
    asked: [
      'Can I tell maintenance about it?',
      "why isn't it in a drawing",
      'Should we have the left wall measured?',
      'does the new line know about the left side',
    ],
    says: [
      'Tell them, with pleasure, perhaps you’ve a louder voice than I. The new line doesn’t know it, it thinks a kiln is a square. Somebody should tell it.',
    ],
  },
  {
    id: 'thirty-of-200',
    on: ['fact:davide', 'statement:claim-davide-ready'],
    asked: [
      'How many can he do until the 18th?',
      'could he reach 200 before you go',
      'Thirty of two hundred, how can we speed it up?',
      "if he's off packing, how many corrections till you leave?",
    ],
    says: [
      'Two or three at each firing and some fourteen firings, so he’d come to seventy, perhaps. It’s not a master. It’s enough to know when to ring.',
    ],
  },
  {
    id: 'two-hundred-why',
    on: ['fact:davide'],
    asked: [
      'Why two hundred?',
      'where do you have the 200 from',
      'And what about after you go, the rest of the two hundred?',
      'is 200 a rule or your feeling',
    ],
    says: [
      'Old Fantini counted mine on the wall with chalk, and at two hundred he stopped hitting my fingers. The rest Davide does in winter, with somebody on the telephone.',
    ],
  },
  {
    id: 'packing-why',
    on: ['fact:davide', 'answer:packing-boss', 'concern:davide-alone'],
    asked: [
      'Why do they have him packing?',
      'who put davide on packing',
      'Since when is he packing boxes four days?',
      "couldn't somebody else pack?",
    ],
    says: [
      'Because two are sick there and he’s young and doesn’t say no. Signora Malagoli asked for anybody with hands. Upstairs they said, take the one at kiln 3.',
    ],
  },
  {
    id: 'night-which-off',
    on: ['fact:nights', 'concern:on-top-of-nights', 'answer:nights-less', 'statement:offer-cover-nights'],
    asked: [
      'Which nights do you work?',
      'which of the three nights should go',
      'If one night goes, which one?',
      'Two nights less, would that be enough?',
    ],
    says: [
      'The Wednesday and the Thursday may go with my blessing. The one into Monday I keep, that’s the firing Davide must see.',
    ],
  },
  {
    id: 'gentle-goodbye',
    on: ['fact:nights'],
    asked: [
      'Who decided that you work nights until the end?',
      'why three nights at your age',
      'Did you ask for fewer nights?',
      'was it always three nights a week',
    ],
    says: [
      'Gianna’s pencil decided. It was two before, then somebody retired and nobody noticed that I’m also about to. I asked in September, and they sent me round in a circle.',
    ],
  },
  {
    id: 'notebooks-eleven-since',
    on: ['fact:notebooks'],
    asked: [
      'Which years are in the eleven notebooks?',
      'is every correction in there, for 31 years',
      'Since when do you write them?',
      'eleven books, one for each colour or by year?',
    ],
    says: [
      'By colour mostly, the blue is the fat one, and the grey I’ve sworn at in the margins. The first is from my second winter, when Fantini stopped remembering.',
    ],
  },
  {
    id: 'shorthand-learn',
    on: ['fact:notebooks', 'answer:read-together'],
    asked: [
      'Could somebody learn your shorthand?',
      'would you explain the shorthand to davide',
      'Can Davide read it already?',
      'how does your shorthand work',
    ],
    says: [
      'Davide can read the blue one, nearly. A snail is wet, a house is the kiln that stood, and two snails means I’d have liked to stay in bed.',
    ],
  },
  {
    id: 'which-one-first-book',
    on: ['answer:read-together', 'statement:offer-read-together', 'follow-up:shorthand-learn'],
    asked: [
      'Which notebook would we begin with?',
      'which book do we read first',
      'Would it be the blue one?',
      'where do we start when we read',
    ],
    says: [
      'With the blue, it forgives. If we’ve got through that without a quarrel, the rose. The grey I read to nobody before lunch.',
    ],
  },
  {
    id: 'name-under-reading',
    on: ['answer:read-together', 'statement:offer-read-together', 'common:agree_now', 'common:what_is_missing'],
    asked: [
      "And if Ferri's name comes under it?",
      "what if it's Luca Ferri who signs what I write",
      'Under what we write would stand Ferri, is that good?',
      "would ferri's name be enough for you to begin",
    ],
    says: [
      'With Ferri’s name there, in ink, I’d read to you on Monday. Not that I trust him so well, but I know where he parks.',
    ],
  },
  {
    id: 'no-photo-pencil',
    on: ['answer:copy-notebooks', 'statement:offer-copy-notebooks'],
    asked: [
      'Why is a pencil all right and a photo not?',
      "what's the difference between writing and photographing",
      'Can I at least write while you talk?',
      'so pencil yes, telephone no?',
    ],
    says: [
      'Because with a pencil you must ask me, and I see what you write. A photograph asks nothing, it only takes. The pencil also makes mistakes that I can laugh at.',
    ],
  },
  {
    id: 'blue-for-davide',
    on: ['answer:key-after', 'answer:davide-reads-books'],
    asked: [
      'Would you leave the others to Davide as well?',
      'why only the blue one',
      'And the other ten, what happens to them?',
      'will Davide really get the blue notebook',
    ],
    says: [
      'The blue if he can read it by then. The others stay in my kitchen, and he can come on a Sunday and look in, there’s always rabbit.',
    ],
  },
  {
    id: 'what-stands-on-page',
    on: ['statement:offer-write-agreement', 'answer:write-up', 'common:in_writing'],
    asked: [
      'What should stand on that page?',
      'which points must be on the one page',
      'What do I write first on the page?',
      "that page with ferri's pen, what has to be in it",
    ],
    says: [
      'Who signs, what I may stop, Davide’s days, my nights, and the mornings after the cake. Five lines. If it needs six, somebody’s hiding something in it.',
    ],
  },
  {
    id: 'when-page-ready',
    on: ['statement:offer-write-agreement', 'statement:offer-talk-to-ferri', 'answer:write-up', 'common:next_step'],
    asked: [
      'By when should Ferri have signed it?',
      'until when do you need that paper',
      'Is it enough if I bring it on Friday?',
      'when do you want to have it in your hand',
    ],
    says: [
      'By Friday, so I’ve the Sunday to read it with my finger and on Monday at five we begin. After that every day is a firing lost for Davide.',
    ],
  },
  {
    id: 'where-ferri-hard',
    on: ['statement:offer-talk-to-ferri', 'answer:ferri-come-down', 'answer:in-return', 'common:how_can_i_help'],
    asked: [
      'What should I say to Ferri?',
      'how do I convince ferri to sign',
      "What if Ferri doesn't want to sign?",
      'ferri may say no, what then?',
    ],
    says: [
      'Ask him what he’d do if the cook wouldn’t taste the soup. If he won’t put his name, then he doesn’t believe the numbers either, and he should say so before January.',
    ],
  },
  {
    id: 'warning-stamp',
    on: ['answer:apologised', 'answer:who-signed-warning', 'answer:warning-removed', 'statement:offer-clear-warning'],
    asked: [
      'Whose stamp must it be?',
      'what should the paper about the warning say',
      'Would a letter from Ferri do for the warning?',
      'which words would you like to read in it',
    ],
    says: [
      'The plant’s stamp, the round one. “It was not her fault”, and the year. More words they needn’t find, I’d put it in a frame.',
    ],
  },
  {
    id: 'cemetery-show',
    on: ['statement:offer-clear-warning', 'answer:husband'],
    asked: [
      "You'd show it to your husband?",
      'at the cemetery, for your husband?',
      'Did he never hear the truth?',
      "I'm sorry about your husband",
    ],
    says: [
      'I’d read it to him, yes, and the neighbour there would hear it too, he was in packing. More I don’t say, or the coffee gets salty.',
    ],
  },
  {
    id: 'suggest-what-if-wrong',
    on: ['statement:offer-trial-beside', 'answer:trial-weeks'],
    asked: [
      "And where the machine is right, you'd admit it?",
      'what happens if the machine and you agree',
      "What will you do if it's better than you?",
      'suppose the line is right more often than wrong',
    ],
    says: [
      'Then I say so, aloud, and I write that too. I’ve no shares in being right. Only I’d like to see it right on a wet Monday.',
    ],
  },
  {
    id: 'trial-who-compares',
    on: ['statement:offer-trial-beside', 'answer:trial-weeks', 'answer:machine-wrong-paper'],
    asked: [
      "Who compares your dose with the machine's?",
      'who looks at the exercise book afterwards',
      'How do we know at the end who was right?',
      'who decides if the trial went well',
    ],
    says: [
      'The tile decides, laid by the old one in the light of the door. Bassi writes it down, Davide says first what he sees, and I speak last.',
    ],
  },
  {
    id: 'trial-no-wet',
    on: ['answer:how-long-trial'],
    asked: [
      "And when it isn't wet in these three weeks?",
      'how many wet mornings must it see',
      'Would one wet morning really be enough?',
      'is one new lot of zircon coming before you go?',
    ],
    says: [
      'One is enough to see if it knows that it doesn’t know. And for what it hasn’t seen, it asks a person. Wet it’ll be, the frog says so.',
    ],
  },
  {
    id: 'exceptions-how-often',
    on: ['answer:sheet-limits', 'statement:offer-list-of-exceptions'],
    asked: [
      'How often would the line have to stop then?',
      'how many days a month are exceptions',
      'If it stops every wet morning, does it still work?',
      "isn't that nearly every day in winter?",
    ],
    says: [
      'In winter perhaps one morning in three, and never for long. In summer it’ll be bored. Better it stops and asks than runs and apologises.',
    ],
  },
  {
    id: 'sheet-calls-whom',
    on: [
      'statement:offer-system-guides-davide',
      'answer:sheet-limits',
      'statement:offer-list-of-exceptions',
      'concern:davide-alone',
    ],
    asked: [
      'Whom does the line call when it stops?',
      'somebody with eyes, who would that be in January',
      'Whom can Davide ring on a Monday?',
      'if it stops at five, who comes?',
    ],
    says: [
      'Davide looks, and if he isn’t sure he rings me, I’m awake, the cat sees to it. And Ines from kiln 1 as a second pair, for the blue.',
    ],
  },
  {
    id: 'firings-with-me',
    on: [
      'common:your_proposal',
      'common:your_contribution',
      'answer:who-after',
      'concern:davide-alone',
      'statement:offer-training-plan',
      'statement:summary-davide',
      'statement:claim-davide-has-eye',
    ],
    asked: [
      'How many firings with you does he need?',
      'what would be enough for Davide before you go',
      'If I get him for every firing, how many is that?',
      'is all firings until the 18th enough for him',
    ],
    says: [
      'All that are left, some fourteen with the Mondays. It doesn’t make a master, but after fourteen he’ll know which fright is a real one.',
    ],
  },
  {
    id: 'eye-alone',
    on: ['concern:davide-alone'],
    asked: [
      'How did you notice that he has the eye?',
      'what do you mean he has the eye',
      'What frightens him so much?',
      'when did you see that davide has the eye',
    ],
    says: [
      'He said “that one’s sad” of a beige tile, and it was, by a hair. Nobody’d told him anything. You can’t teach that, you can only frighten it away.',
    ],
  },
  {
    id: 'resource-word',
    on: ['concern:davide-alone'],
    asked: [
      'Who calls him the resource?',
      'they call him the resource?',
      "Does Davide know that he's called that?",
      'how does he feel as "the resource"',
    ],
    says: [
      'In a meeting they said it, with a chart, and he was sitting behind the chart. He laughed. He has a mother who irons his shirts for Mondays, the resource.',
    ],
  },
  {
    id: 'packing-cover-who',
    on: [
      'common:who_else',
      'common:talk_to_them',
      'concern:davide-alone',
      'statement:offer-davide-off-packing',
      'answer:davide-off-packing',
    ],
    asked: [
      'Who could do his packing?',
      'do you know somebody for packing instead',
      'If I find someone for the packing line, is it settled?',
      'who could replace davide at the boxes',
    ],
    says: [
      'Anybody with hands and a radio. There are boys at the agency in Sassuolo who’d be glad till Christmas. But Ferri must say it to Malagoli, she doesn’t hear others.',
    ],
  },
  {
    id: 'malagoli-how',
    on: ['answer:packing-boss', 'statement:claim-malagoli-agreed'],
    asked: [
      'How do I win Signora Malagoli?',
      'what is signora malagoli like',
      'Should I go to Malagoli myself?',
      'would she talk to me about davide',
    ],
    says: [
      'Go before ten, and admire the pallets first, they’re very straight. Then say you bring two hands and want two hands. She can count, she’s only tired.',
    ],
  },
  {
    id: 'gianna-green',
    on: ['answer:roster-who', 'statement:offer-cover-nights', 'statement:refusal-nights'],
    asked: [
      'So who really decides, Gianna or Ferri?',
      'how do we get out of that circle',
      'Shall I bring Gianna and Ferri together?',
      'what does gianna need to change the roster',
    ],
    says: [
      'Gianna writes what Ferri says, if he says it to her face and not by the corridor. Take the two to the clock at the same minute, and it’s done in one stroke.',
    ],
  },
  {
    id: 'ten-with-projector',
    on: ['concern:on-top-of-nights'],
    asked: [
      'Who put you in that meeting?',
      'how was the meeting with the projector',
      'What did they want in that meeting at ten?',
      'did you fall asleep in the meeting?',
    ],
    says: [
      'The people of the new line, with arrows. I heard “good morning” and then I heard the chairs. They let me sleep, which was the best idea they had.',
    ],
  },
  {
    id: 'what-gives-way',
    on: ['statement:offer-seven-at-kiln', 'answer:nights-effect', 'answer:interview-time', 'concern:on-top-of-nights'],
    asked: [
      'The night gives way',
      'two nights less, and then we talk in the morning',
      "We'd take a night off you for it",
      'what if you have one night less and a morning with me',
    ],
    says: [
      'Then I’m your woman. A morning after a night of sleep, at seven, at the kiln, two hours. But let Gianna write it before you promise it.',
    ],
  },
  {
    id: 'who-fires-then',
    on: ['concern:on-top-of-nights', 'answer:relief-man', 'statement:offer-cover-nights'],
    asked: [
      "Who stands at the fire when you're with me?",
      'who would do your firings those two nights',
      'Is the man from Pavullo good enough?',
      'can ermanno take two nights a week?',
    ],
    says: [
      'Ermanno from Pavullo, he keeps the fire straight and touches nothing. If the colour turns, he knows it isn’t his to mend, and he leaves it till I come.',
    ],
  },
  {
    id: 'cake-then-after',
    on: ['concern:thanked-with-cake'],
    asked: [
      'What should happen after the cake?',
      'what would you like instead of the cake',
      "After the cake you'd come back as what?",
      'how would you like to be asked',
    ],
    says: [
      'To be asked by name, on a paper, for some mornings, by somebody who may say yes. Before and not after. The cake I can bake better myself.',
    ],
  },
  {
    id: 'worth-what',
    on: ['concern:thanked-with-cake', 'statement:claim-worth-it', 'answer:what-pay'],
    asked: [
      "It's worth a great deal, look at 1.8 and 6.4",
      "of course it's worth something",
      "What do you think it's worth yourself?",
      'how would you measure what you are worth to them',
    ],
    says: [
      'Take my heap and the August heap and put them side by side. The difference is me. I’ve never seen it in euros, only in carnations.',
    ],
  },
  {
    id: 'consultant-paid',
    on: ['concern:thanked-with-cake', 'answer:who-was-boy'],
    asked: [
      'How much did he get?',
      'what was the consultant paid in 2017',
      'And you got nothing in 2017?',
      'he was paid, what about you?',
    ],
    says: [
      'I don’t know, but the car was new and it had a roof that opens. I got a registered letter, and I had to sign for it myself.',
    ],
  },
  {
    id: 'silvano-furious',
    on: ['concern:thanked-with-cake', 'answer:silvano-what', 'statement:offer-farewell-party'],
    asked: [
      'Why would Silvano be furious?',
      'what happened to the clock',
      "What's the story with Silvano?",
      'silvano got a clock, and then?',
    ],
    says: [
      'The clock runs ten minutes behind, so he says he’s still at work. He’d be furious because nobody ever asked him before, and he’s had to ask all by himself.',
    ],
  },
  {
    id: 'choose-days-grandchildren',
    on: ['concern:thanked-with-cake', 'answer:ten-days', 'statement:offer-ten-days'],
    asked: [
      'Of course you choose the days',
      'February is free for the grandchildren, fine',
      'You can pick the days yourself, which ones?',
      'when are the grandchildren with you',
    ],
    says: [
      'Then the Mondays in January, from the eleventh on, and not one in February. They come with skates and I fall, it’s a tradition.',
    ],
  },
  {
    id: 'mondays-paper',
    on: ['answer:mondays-after', 'statement:offer-mondays-after'],
    asked: [
      'From when to when on those Mondays?',
      'how many mondays would you come',
      'What hours would you do on a Monday?',
      'mondays in january, all four?',
    ],
    says: [
      'From half past four till ten, when the kiln is itself again. Three or four Mondays, and if on the last I’ve said nothing all morning, he doesn’t need a fifth.',
    ],
  },
  {
    id: 'davide-six-phone',
    on: ['answer:mondays-after', 'statement:offer-mondays-after', 'follow-up:sheet-calls-whom'],
    asked: [
      'And if he rings every morning?',
      'would it be too much if davide phones you daily',
      'How long may Davide ring you?',
      'for how many weeks can he call you',
    ],
    says: [
      'He may ring as long as he tells me first what he sees. After a while he hears the answer himself while he’s talking. Then he’ll ring only to boast.',
    ],
  },
  {
    id: 'stays-closed-then',
    on: ['answer:chain-key', 'common:consequence', 'answer:burn-books'],
    asked: [
      'And if nobody signs, it stays locked for ever?',
      'what happens with the drawer if ferri says no',
      'Would you really go with the key?',
      'so without a name you take everything home?',
    ],
    says: [
      'Then I go home with the key and eleven books in a shopping trolley. Davide I teach all the same, he’s not to blame for anybody’s pen.',
    ],
  },
  {
    id: 'bassi-who',
    on: ['answer:engineers', 'statement:claim-bassi-wants-learn', 'answer:software'],
    asked: ['Who is young Bassi?', 'why do you like Bassi', 'What did Bassi ask you?', 'may i bring bassi on monday?'],
    says: [
      'He’s from the engineers, thin, with a bicycle. He asked me why and not how much, and he said thank you to the tile. Bring him, with a jacket.',
    ],
  },
  {
    id: 'which-engineer-writes',
    on: ['answer:machine-wrong-paper'],
    asked: [
      'Why should Bassi sign every evening?',
      'what happens with what you write in that book',
      'Will anybody act on what stands in the exercise book?',
      'an exercise book, who reads it?',
    ],
    says: [
      'Because what’s signed has been read. In 2017 nobody could remember reading anything. The next morning he tells me what he changed, or why he didn’t.',
    ],
  },
  {
    id: 'monday-five-what',
    on: ['common:other_options', 'common:your_proposal', 'answer:again', 'answer:start-monday', 'common:next_step'],
    asked: [
      'What will I see on Monday at five?',
      'what should I bring on Monday',
      "Why a jacket I don't love?",
      "who'll be there on monday at five",
    ],
    says: [
      'Davide, me and the first tile. You’ll see us look at it like two people at a baby. Bring coffee for three, and the jacket, because cobalt likes new cloth.',
    ],
  },
  {
    id: 'thousandths-trust',
    on: ['answer:trust-me', 'common:do_you_trust_me'],
    asked: [
      'How do I get more than thousandths?',
      'what would make you trust me more',
      'What must I do for the next spoonful?',
      'and what gives you trust in the end',
    ],
    says: [
      'Do one small thing you’ve said, by the day you’ve said it. Davide off the boxes on Monday, for instance. After that I’ll look for a bigger spoon.',
    ],
  },
  {
    id: 'sorry-not-yours',
    on: ['statement:admission-2017-wrong', 'statement:admission-no-plan-davide'],
    asked: [
      'I can ask Ferri to write it',
      "I'll get that in writing for you",
      'Whose is it to say, then?',
      'who should say sorry to you',
    ],
    says: [
      'Ferri, because he has the file and the stamp. It wasn’t him, but he’s the one who can take it out. Tassi has his bathtubs.',
    ],
  },
  {
    id: 'davide-tell-tonight',
    on: ['answer:davide-talk', 'answer:davide-wants', 'follow-up:firings-with-me'],
    asked: [
      'What does Davide say about all this?',
      'has davide told you what he wants',
      'Would he do it if he had you beside him?',
      'what should I ask Davide first',
    ],
    says: [
      'He says “boh”, and then he stays till midnight on his free day. Ask him about the rose of last March, that he mended by himself, and he’ll talk.',
    ],
  },
  {
    id: 'ines-second',
    on: ['answer:other-successor', 'answer:davide-ill'],
    asked: [
      'Would Ines do it?',
      'how long would it take to teach Ines',
      'When could you show Ines the blue?',
      'ines from kiln 1, is she willing?',
    ],
    says: [
      'By day, yes, nights she won’t hear of. Two mornings for the blue, she has good eyes and she’s not afraid of anybody, not even of me.',
    ],
  },
  {
    id: 'two-tiles-ferri',
    on: ['answer:ferri-come-down'],
    asked: [
      'And what if he chooses the wrong one?',
      'which two tiles would you show him',
      'Would Ferri see the difference?',
      'what happens after the two tiles',
    ],
    says: [
      'He’ll choose the wrong one, they all do, under the neon. Then I take both to the door, in daylight, and he goes quiet. That’s when one talks to him.',
    ],
  },
  {
    id: 'cobalt-pinch-not-sign',
    on: ['statement:offer-you-sign', 'answer:sign-all-batches'],
    asked: [
      'What would you be willing to write then?',
      'is there anything you would put your name to',
      'And if the sheet says only for dry days?',
      'so no signature from you at all?',
    ],
    says: [
      'My name I put where I say it’s false, gladly and in capitals. “Not on a wet morning. Righi.” Under a number that should be true for ever, no.',
    ],
  },
  {
    id: 'machine-calls',
    on: ['answer:new-line-opinion', 'common:what_is_good'],
    asked: [
      'What could the line learn from you?',
      'how should the machine work with Davide',
      'Would you like to see it run before you go?',
      'the machine as a spoon, who tastes then?',
    ],
    says: [
      'It should dose, and then wait until somebody has looked at the first tile. It’s an obedient thing. Davide tastes, if they let him off the boxes.',
    ],
  },
  {
    id: 'minimum-order',
    on: ['answer:minimum'],
    asked: [
      'Which of the four is the hardest?',
      'if I get three of the four, what then',
      'And which of those would you give up?',
      'is the sleep really as important as the signature?',
    ],
    says: [
      'The signature I can’t give up. Of the others I could wait a week for the sleep, and for Davide not a day. So you see how I’m made.',
    ],
  },
  {
    id: 'trial-nights-conflict',
    on: ['follow-up:what-gives-way', 'follow-up:night-which-off'],
    asked: [
      'And your trial firings, are they at night too?',
      'can the trial run with only one night a week',
      'If two nights go, is there enough left for the trial?',
      'one night left, is it enough for Davide to learn?',
    ],
    says: [
      'Then I stand at the day firings in their place, slept, with Davide beside me. And the night into Monday is worth three others, there everybody’s frightened properly.',
    ],
  },
  {
    id: 'stop-cost-who',
    on: ['follow-up:wet-morning-carries', 'follow-up:exceptions-how-often'],
    asked: [
      'Who pays for the hours the line stands?',
      'what does a stop cost the plant',
      "Won't they be angry if it stops so often?",
      "ferri won't like all those stops",
    ],
    says: [
      'Less than a bad batch, ask your gentlemen for the figure. Ferri pays it with a sour face, and a sour face is washed off by evening.',
    ],
  },
  {
    id: 'fridays-ferri-sign-then',
    on: ['follow-up:when-page-ready', 'follow-up:name-under-reading'],
    asked: [
      'If he signs on Friday, do we start on Monday?',
      'and then you open the drawer?',
      'Friday signed, Monday the key?',
      'once ferri has signed, what happens first',
    ],
    says: [
      'On Monday at five we fire, and at seven, when we’ve had our coffee, I fetch the key and we read the blue. With pencils.',
    ],
  },
  {
    id: 'name-whose-now',
    on: [
      'common:what_would_move_you',
      'statement:summary-blamed',
      'statement:news-need-knowledge',
      'statement:summary-wrong-money',
      'statement:summary-wrong-against',
      'answer:money-or-name',
      'answer:which-first',
      'common:main_worry',
      'common:what_is_missing',
      'common:which_first',
      'common:what_matters_most',
      'common:say_again',
    ],
    asked: [
      "Would Ferri's name be the right one?",
      'whose name do you want under the numbers',
      "And if it's my name under the numbers?",
      'is it enough for you when somebody else signs',
    ],
    says: [
      'Ferri’s, because he says run, and because he’ll be upstairs in February. Yours is a nice name, but it will be in another factory.',
    ],
  },
  {
    id: 'table-why-not-name',
    on: ['common:main_worry', 'common:why_not', 'common:what_do_you_mean'],
    asked: [
      "What if your name doesn't appear anywhere?",
      'we leave your name out completely, would that do',
      'So a table without your name would be all right?',
      'if nobody can see that it comes from you',
    ],
    says: [
      'Leaving it out isn’t enough, my dear, they all know whose hand it was. Somebody else’s must stand there, or they’ll remember mine.',
    ],
  },
  {
    id: 'dry-june-page',
    on: ['answer:why-table-failed', 'common:example', 'statement:claim-table-worked'],
    asked: [
      'Which page did they take?',
      'what was on that page from June',
      'Why did they choose that page?',
      'one page of all, which one was it?',
    ],
    says: [
      'The cleanest one, it had no stains. I’d told them a page without stains is a day when nothing happened. They thought that was a recommendation.',
    ],
  },
  {
    id: 'who-asked-then',
    on: ['answer:why-table-failed', 'answer:who-was-boy', 'statement:claim-2017-not-yours'],
    asked: [
      'Did anyone ask you before they used it?',
      'were you asked about the table in 2017',
      'Did you tell them it was only for dry days?',
      'and nobody showed you the table first?',
    ],
    says: [
      'Nobody showed me. I saw it on the wall on the Monday, laminated. I said it to the shift leader, and he said it came from Milan.',
    ],
  },
  {
    id: 'machine-pink',
    on: ['concern:thanked-with-cake', 'answer:new-line-opinion'],
    asked: [
      'Why would it make pink instead of rose?',
      'what is the difference between pink and rose',
      'Has the line ever made pink?',
      'pink instead of rose, is that the cobalt',
    ],
    says: [
      'Rose is pink that has lived a little. When the belly’s cold it eats the blue, and what’s left over is pink, for a nursery.',
    ],
  },
  {
    id: 'half-in-table',
    on: ['statement:offer-dated-numbers', 'answer:table-or-eye'],
    asked: [
      "Then let's make a table of the dry half",
      'which half goes into a table',
      'So for dry days a table would be fine with you?',
      'could we start with the easy half',
    ],
    says: [
      'For the dry days, with the limit written in red and Ferri below, why not. Half a table that knows it’s half is an honest thing.',
    ],
  },
  {
    id: 'where-other-half',
    on: ['answer:table-or-eye', 'follow-up:half-in-table'],
    asked: [
      'And the other half, how do we keep that?',
      'how can we save the half that is in the eye',
      "What about what's in the eye and the stick?",
      'the other half, only davide?',
    ],
    says: [
      'That goes into Davide, and it goes in slowly, like oil in mayonnaise. There’s no other pot for it, and the lid shuts on the eighteenth.',
    ],
  },
  {
    id: 'first-hair-crack',
    on: ['answer:angry', 'common:how_do_you_feel'],
    asked: [
      'What would mend that crack?',
      'can it still be put right',
      'Is there something that would make you less hurt?',
      'who knocks on you?',
    ],
    says: [
      'A hair crack doesn’t mend, but one can stop leaning on it. A paper with a stamp, and Davide beside me, and I don’t feel it for whole days.',
    ],
  },
  {
    id: 'slept-badly',
    on: ['common:how_do_you_feel', 'common:cost_to_you'],
    asked: [
      "Nine years you've slept badly?",
      'what keeps you awake',
      'Do you still think of 2017 at night?',
      'what do you dream of, tiles?',
    ],
    says: [
      'The letter not so much any more, it’s the boy now. I lie there and fire his Monday for him, and it always comes out grey.',
    ],
  },
  {
    id: 'barman-knows',
    on: ['common:how_found_out', 'answer:january-date'],
    asked: [
      'What do they say at the bar about the new line?',
      'what does the barman know',
      'At the bar, what do people think of it?',
      'is the bar better informed than the plant',
    ],
    says: [
      'That it cost more than my street and that it can’t smell. The barman has a cousin in the firm that built it, so he knows the days before Ferri does.',
    ],
  },
  {
    id: 'sister-in-law',
    on: ['fact:notebooks', 'common:what_others_say'],
    asked: [
      'What has your sister-in-law got against the kiln?',
      'why would she burn them',
      'Has your sister-in-law looked in the notebooks?',
      'who is this sister in law',
    ],
    says: [
      'Lucia, she counted the dinners I missed, and she’s right. She’s looked in, once, and found only snails and houses and what I thought of her ragù.',
    ],
  },
  {
    id: 'why-not-mine',
    on: ['statement:offer-i-sign', 'answer:who-signs-now'],
    asked: [
      "Why isn't my signature enough?",
      'what if both of us sign, Ferri and me',
      "I'd sign together with Ferri, is that better?",
      'would two names be better than one',
    ],
    says: [
      'Two names is like two cooks, each says the other salted it. Ferri’s, alone and legible. You may bring the pen.',
    ],
  },
  {
    id: 'paper-not-words',
    on: ['statement:offer-no-blame-culture', 'answer:no-blame', 'answer:ferri-promise'],
    asked: [
      'What could stand on such a paper?',
      'which sentence would protect you',
      'What would you want from Ferri on paper?',
      'a letter that nobody blames you, how should it go',
    ],
    says: ['“The shade after the eighteenth is mine, Ferri.” That’s all. Short things keep, long ones go off.'],
  },
  {
    id: 'seen-no-paper',
    on: ['statement:claim-ferri-signed'],
    asked: [
      "I don't have it with me, I'll bring it",
      "then I'll show you the paper tomorrow",
      'Sorry, he only said that he would',
      "he told me so, but there's no paper",
    ],
    says: [
      'Then he hasn’t, my dear, not yet. Bring it when the ink’s on it, and I read it with my finger and say so at the bar.',
    ],
  },
  {
    id: 'coffee-only-yes',
    on: [
      'statement:claim-you-promised',
      'statement:claim-august-fine',
      'statement:claim-nights-stopped',
      'statement:claim-left-side-known',
    ],
    asked: [
      "Then I was told wrong, I'm sorry",
      "I'm sorry, somebody upstairs told me that",
      'Sorry, I should have asked you first',
      'ok, I believe you more than the paper',
    ],
    says: [
      'It’s nothing, upstairs they know everything from paper and paper’s patient. You’re down here now. Another drop of coffee?',
    ],
  },
  {
    id: 'sensor-where-show',
    on: ['statement:offer-sensor', 'answer:why-not-measure'],
    asked: [
      'Where exactly should the sensor hang?',
      'would you show us where to hang the sensor',
      'And who looks at the tile, Davide?',
      'the sensor for the damp and Davide for the tile?',
    ],
    says: [
      'By the booth, at the height of my nose, away from the door. And Davide at the tile, yes. So each does what it can, the frog can retire with me.',
    ],
  },
  {
    id: 'bring-when-night',
    on: ['statement:offer-watch-at-night'],
    asked: [
      'Which night should I come?',
      'where do I sit when I watch you',
      'May I ask questions while you fire?',
      'can Davide dose while I write it down',
    ],
    says: [
      'Sunday into Monday, from four. You sit on the chair with the cobalt. Questions after the first tile, and Davide doses and I say nothing, as far as I’m able.',
    ],
  },
  {
    id: 'no-hour-which-night',
    on: ['statement:offer-one-hour-extra', 'answer:just-an-hour'],
    asked: [
      "Then I'd take a night off you for it",
      "you're right, not on top of it",
      'which hour would be a good one then?',
      'and if it replaces a night?',
    ],
    says: [
      'Then gladly: one night less, and I give you two mornings at seven. It’s a better bargain than it looks, slept I talk in whole sentences.',
    ],
  },
  {
    id: 'later-start-davide',
    on: ['statement:offer-later-start', 'statement:refusal-cant-move-january', 'answer:january-date'],
    asked: [
      'If it started in spring, would Davide be ready?',
      'what would Davide do until spring',
      'And with a start in January, what do you need most?',
      'spring or january, does it change much for you',
    ],
    says: [
      'In spring he’d have a winter of firings behind him, so yes, nearly. With January it’s the four weeks now and me on the Mondays. It can be done, with a jacket.',
    ],
  },
  {
    id: 'who-looks-then',
    on: ['statement:claim-machine-replaces', 'statement:claim-line-corrects', 'statement:offer-system-guides-davide'],
    asked: [
      'Davide would look, with you on the first Mondays',
      "somebody stands beside him, I'll see to it",
      'I agree, someone has to look at the tile',
      'and if Davide has the last word over the display?',
    ],
    says: [
      'So, that’s a kitchen with a cook in it. Write that Davide may stop it, and that they believe him, and I’ll say good morning to the machine.',
    ],
  },
  {
    id: 'where-carry-upstairs',
    on: ['statement:summary-all-terms'],
    asked: [
      "I'll carry it upstairs",
      'when should I take it to Ferri',
      'Which of these will Ferri find hardest?',
      'what would ferri say to that list',
    ],
    says: [
      'His name under the numbers, he’ll walk round that like round a puddle. The money he’s already given. Say the signature first, while he’s still standing.',
    ],
  },
  {
    id: 'one-thing-monday',
    on: ['statement:news-vague-support', 'statement:admission-no-plan-davide', 'answer:one-change'],
    asked: [
      'On Monday Davide stands beside you',
      "I'll get Davide off the boxes for Monday",
      'What I can give you is Davide from Monday',
      'a name: Ferri. a day: Friday',
    ],
    says: ['That I can hold in my hand. Do that one thing, and I’ll believe there may be a second behind it.'],
  },
  {
    id: 'ask-first-glaze',
    on: ['statement:admission-know-nothing', 'statement:admission-came-for-notebook', 'statement:refusal-no-always'],
    asked: [
      'Then start with the tile, please',
      'what is the first thing I should know about glaze',
      'Tell me about the kiln then',
      'what would you explain to a beginner first',
    ],
    says: [
      'Glaze is only soup that becomes glass. If the air’s wet the soup’s thick, and the colour comes out heavy. All the rest is thirty-one years of tasting.',
    ],
  },
  {
    id: 'law-who-reads',
    on: ['statement:claim-company-owns'],
    asked: [
      "I don't want to argue with you about that",
      "I won't take them from you",
      'forget the law, I want you to read to me',
      'and if I only want you to read it aloud?',
    ],
    says: [
      'Then we needn’t ask a judge, that’s cheaper. I read, you write, Ferri signs, and the books go home to the cat.',
    ],
  },
  {
    id: 'true-sentence',
    on: ['statement:offer-said-aloud', 'answer:farewell', 'statement:offer-farewell-party', 'answer:thanked'],
    asked: [
      'Which sentence would you like to hear from Ferri?',
      'what should ferri say at the kiln',
      'One true sentence, for example?',
      'who should be there when he says it',
    ],
    says: [
      '“In 2017 it wasn’t her.” Four words and a number, and Davide should hear it. After that he may say what he likes about the cake.',
    ],
  },
  {
    id: 'four-weeks-plan',
    on: ['answer:by-when', 'common:more_time', 'answer:how-many-firings-left'],
    asked: [
      'What would you do in each of the four weeks?',
      'how would you divide the weeks',
      'And the last week, nothing at all?',
      'so when must the trial begin?',
    ],
    says: [
      'First the blue with Davide, then two weeks with the machine looking on, and in the last I drink coffee and correct his face. It must begin this Monday.',
    ],
  },
  {
    id: 'one-drop-mondays',
    on: ['answer:stay-longer', 'statement:offer-stay-longer'],
    asked: [
      'And only some mornings in January?',
      'not staying, but coming back now and then?',
      'What would you agree to after the 18th?',
      'few days in january, would the cat allow it',
    ],
    says: [
      'Some Mondays, yes, if I’m asked on a paper and may choose. The coat stays on the hook, I come in the garden one.',
    ],
  },
  {
    id: 'fantini-how',
    on: ['answer:how-learned'],
    asked: [
      'Was old Fantini a good teacher?',
      'how did old Fantini teach you',
      'Would you teach Davide the same way?',
      'the stick on the fingers, really?',
    ],
    says: [
      'The shade man before me, born the year of the flood. He never said right, he only stopped hitting. I do it with words, Davide has nice hands.',
    ],
  },
  {
    id: 'copy-why-bad',
    on: ['answer:copy-notebooks'],
    asked: [
      'Why is a copy so bad for you?',
      'what is wrong with making a copy',
      'What are you afraid of with a copy?',
      'why may nobody photograph a page',
    ],
    says: [
      'Because a copy is only the number, and the number without the morning is poison. They tried it in 2017, and 4,200 square metres came out like wet cement.',
    ],
    tells: ['year-2017'],
  },
  {
    id: 'fantini-fingers',
    on: ['answer:how-learned', 'follow-up:fantini-how'],
    asked: [
      'Why did Fantini hit your fingers?',
      'what did you do wrong that he hit you',
      'when did the old man use the stick',
      'Did Fantini hit you often?',
    ],
    says: [
      'When I reached for the spoon before I had looked at the tile. The hand is always quicker than the eye, he said, so he slowed down the hand.',
    ],
  },
  {
    id: 'wednesday-why',
    on: ['answer:coat-hook'],
    asked: [
      'Why is the last one on a Wednesday?',
      'why on Wednesday and not on the Friday',
      'Who will be with you at the last firing?',
      'who stands beside you that Wednesday',
    ],
    says: [
      'Because the roster ends there, and the Friday they have kept for speeches. Nobody is down to be beside me that night. I would like it to be Davide.',
    ],
  },
  {
    id: 'damp-how-know',
    on: ['fact:cobalt-rule', 'fact:three-things'],
    asked: [
      'How do you know it is damp enough?',
      'with what do you measure the seventy per cent',
      'How do you tell how damp the air is?',
      'is there an instrument for the damp at five',
    ],
    says: [
      'There is a dial by the booth, and I look at it and then I don’t believe it. The stick in the slip tells me the same, only sooner.',
    ],
  },
  {
    id: 'nights-how-many-right',
    on: ['fact:nights', 'answer:in-return', 'answer:roster-who', 'common:how_can_i_help'],
    asked: [
      'How many nights would be right for you?',
      'would one night a week be all right',
      'how many fewer nights would help',
      'Is one night less enough, or two?',
    ],
    says: [
      'One a week I can carry, and then I have two mornings with a clear head for Davide. With two I still fall asleep in the soup.',
    ],
  },
  {
    id: 'davide-packs-what',
    on: ['fact:davide', 'answer:in-return', 'answer:davide-off-packing'],
    asked: [
      'What is Davide packing?',
      'what does he pack all day',
      'packing what, tiles?',
      'Why is he in the packing and not with you?',
    ],
    says: [
      'Tiles into boxes, four days a week, because the packing was short in the spring and nobody fetched him back. He counts to twenty-two and tapes.',
    ],
  },
  {
    id: 'word-about-2017',
    on: [
      'fact:year-2017',
      'statement:news-paid-days',
      'statement:offer-ten-days',
      'statement:claim-2017-not-yours',
      'answer:warning-removed',
    ],
    asked: [
      'What word would you like to hear about 2017?',
      'what should somebody say about it',
      'Which sentence about 2017 would be enough for you?',
      'From whom do you want to hear it?',
    ],
    says: [
      '“It was the table and not Ornella.” Seven words, and from somebody who sits upstairs and not only from you, my dear, though you may practise.',
    ],
  },
  {
    id: 'ferri-writes-it',
    on: ['statement:claim-2017-not-yours', 'follow-up:word-about-2017', 'fact:year-2017', 'answer:apologised'],
    asked: [
      'Would it help if Ferri wrote that?',
      'what if Ferri puts in writing that it was not your mistake',
      'If he gave it to you on paper, is that good?',
      'Shall I ask Ferri for a letter that says so?',
    ],
    says: [
      'It would help more than cake. One page, his name under it, and I would put it in the drawer on top of the other one, with the face up.',
    ],
  },
  {
    id: 'who-else-asked',
    on: ['opening', 'answer:copy-notebooks', 'fact:notebooks', 'follow-up:not-for-notebooks'],
    asked: [
      'Who else has asked you for the notebooks?',
      'who wants to marry them, besides me',
      'Who came before me about the books?',
      'Everybody, who is that?',
      'Did somebody from upstairs ask for them as well?',
    ],
    says: [
      'The quality office, a man from the dosing line, and a young lady from personnel who called it a handover. They come with a biscuit and they look at the drawer.',
    ],
  },
  {
    id: 'given-to-anyone',
    on: ['follow-up:who-else-asked', 'fact:notebooks', 'answer:chain-key', 'follow-up:why-locked'],
    asked: [
      'And did you give it to anyone?',
      'has anybody got a look inside since',
      'Did you show one of them a page?',
      'have you let someone read in it',
    ],
    says: [
      'No, to nobody, not since there is a lock. Even Davide I tell it with the tile in my hand and not with the page.',
    ],
  },
  {
    id: 'drawer-else',
    on: ['opening', 'answer:chain-key', 'follow-up:why-locked', 'fact:notebooks'],
    asked: [
      'What’s in the drawer, apart from the notebooks?',
      'what else do you keep in there',
      'Is there something besides the books in the drawer?',
      'only notebooks in the drawer, or more',
    ],
    says: [
      'The letter, a tile of my first good blue, and a packet of liquorice Davide is not to know about. It’s a small drawer, I’ve had a small career.',
    ],
  },
];
