import type { FollowUp } from '@parley/shared';

export const lateDrawingsFollowUps: readonly FollowUp[] = [
  {
    id: 'opening-since-six',
    on: ['opening'],
    asked: [
      'Since six, every day?',
      'why do you start at six in the morning',
      'You’ve been at the desk since six, what on?',
      'is it always that early with you',
    ],
    says: [
      'Since about the middle of September. It’s quiet till eight, I get a third of a sheet out before anybody knows I’m here.',
    ],
  },
  {
    id: 'opening-foreman-what',
    on: ['opening', 'answer:who-rings', 'statement:queries-are-few'],
    asked: [
      'What did my foreman want at eight?',
      'so Mossie rang you, about what',
      'What did he ask you this morning?',
      'the foreman’s call, what was it for',
    ],
    says: ['The slab, was it coming today. I said no, and he said right so, and told me what the weather was doing.'],
  },
  {
    id: 'opening-buyer-what',
    on: ['opening', 'answer:who-rings'],
    asked: [
      'And the buyer, what was she after?',
      'what did Gráinne ask at ten past',
      'Did my buyer want a date too?',
      'my buyer rang you as well, why',
    ],
    says: ['Tonnes for the stair, for a price she’s holding. I’d none to give her, there’s not a line of it drawn.'],
  },
  {
    id: 'opening-what-others-not',
    on: ['opening', 'common:say_again'],
    asked: [
      'What did they not ask you?',
      'what’s the question you’d like to hear',
      'What should I be asking instead?',
      'which question nobody puts to you',
    ],
    says: ['What’s first. They all ask when, and you’re welcome to ask that too, but what’s first gets you further.'],
  },
  {
    id: 'opening-not-chasing',
    on: ['opening'],
    asked: [
      'I’m not ringing to chase you, I want to understand what happened',
      'I don’t want to ask when, I’d like to know what’s in the way',
      'Rather than the date, tell me what stops you',
      'i am not calling to press you, what is the problem',
    ],
    says: ['That’s a nice change. The stair’s in the way, mostly, it won’t stay where it is, and then the phone.'],
  },
  {
    id: 'opening-list-morning',
    on: ['fact:outstanding', 'opening'],
    asked: [
      'Which fourteen are they?',
      'which ones are still missing',
      'Can you send me that list?',
      'the list you look at, what’s on it',
      'Do you have the sheet numbers of the fourteen?',
    ],
    says: [
      'I’ll send it to you, it’s one page. Sheet numbers, what they’re for and an empty column for the date, that’s the column I look at.',
    ],
  },
  {
    id: 'stair-first-move',
    on: ['fact:stair-moves', 'answer:stair-cost', 'answer:stair-why-moves', 'common:since_when'],
    asked: [
      'What moved on 11 September?',
      'the first time, what changed in the stair',
      'How far did it move the first time?',
      'and in september, was it a big change',
      'How was the stair moved in September?',
    ],
    says: [
      'The whole core went half a metre west, for the fire officer’s door. Half a metre’s as good as a mile, every bar had a new length.',
    ],
  },
  {
    id: 'stair-second-move',
    on: ['fact:stair-moves', 'answer:stair-cost', 'answer:stair-why-moves'],
    asked: [
      'And the second time, on 2 October?',
      'what did Fionn change in October',
      'Was the October move as big as the first?',
      'what happened with the landing the second time',
    ],
    says: [
      'The landing, turned about to face the window. It looks lovely. It put three walls’ worth of bars in the bin.',
    ],
  },
  {
    id: 'stair-nine-days',
    on: ['fact:stair-moves', 'answer:stair-cost', 'statement:stair-frozen-already', 'concern:stair-core'],
    asked: [
      'Nine days of one person or of two?',
      'how do you get to nine days',
      'Could nothing be kept from the first version?',
      'nine days each time, for three sheets?',
    ],
    says: [
      'Nine days of Piotr, each time. I’d hoped to keep the north wall from the first, but the laps didn’t land, so no.',
    ],
  },
  {
    id: 'stair-eighteen',
    on: ['fact:stair-moves', 'answer:stair-cost'],
    asked: [
      'So eighteen days are gone?',
      'that makes 18 days in total',
      'You lost eighteen days on the stair alone?',
      'without these changes you’d be on time then',
    ],
    says: [
      'Eighteen, yes. Without them the core would be out, and the slab with it, and I’d be a nicer woman to ring.',
    ],
  },
  {
    id: 'stair-now-where',
    on: ['concern:stair-core', 'answer:fionn-last-heard'],
    asked: [
      'Which version do you have at the moment?',
      'where does the stair stand today on your drawings',
      'What’s the latest layout you got from him?',
      'is the one you have now the october one',
    ],
    says: [
      'The last one he sent, from the start of October, and not a word since that’s on paper. I don’t know is it still true.',
    ],
  },
  {
    id: 'stair-who-nails',
    on: ['concern:stair-core'],
    asked: [
      'Who could nail it down, in your eyes?',
      'if it’s me who nails it down, what do you need from me',
      'What would you want from me to stop him?',
      'and what should I bring you from Fionn',
      'How can I nail it down for you?',
    ],
    says: [
      'You, I’d say, he works for you. By Friday, on one sheet with sizes, his name and yours, and I’d never ask you another thing about it.',
    ],
  },
  {
    id: 'stair-tell-piotr',
    on: ['concern:stair-core'],
    asked: [
      'Tell Piotr not to start the stair',
      'tell him to wait until it’s signed',
      'He should leave the stair alone for now, no?',
      'Can Piotr work on the ground until then?',
      'What did you say to Piotr this morning?',
      'what have you told piotr so far',
    ],
    says: ['I told him wait, draw the ground, and I’d know more when somebody rang. He’s plenty to do there.'],
  },
  {
    id: 'stair-december-change',
    on: ['concern:stair-core'],
    asked: [
      'What should happen if he changes it after that?',
      'and what would be fair if it still moves in December',
      'How do you want a late change to be handled?',
      'what do you suggest for the case that he changes his mind',
    ],
    says: [
      'It should come from you, on paper, with days added and our hours paid. If it’s written like that I’d not even mind the call, so long as it’s you that rings.',
    ],
  },
  {
    id: 'stair-in-hand',
    on: ['concern:stair-core', 'statement:freeze-by-friday'],
    asked: [
      'One drawing signed by Fionn and me, is that enough?',
      'A dated layout with both our signatures, would that do you?',
      'what if i send you a pdf with his signature on it',
      'would a scan of the signed sheet be all right',
    ],
    says: [
      'It would, a scan is grand. As long as the levels are on it, and it’s the sheet he signed and not a note about it.',
    ],
  },
  {
    id: 'stair-which-levels',
    on: ['answer:freeze-form', 'follow-up:stair-in-hand', 'statement:freeze-by-friday'],
    asked: [
      'Which sizes have to be on it?',
      'what levels do you need on the sheet',
      'What exactly should Fionn write on that drawing?',
      'do you need more than levels and sizes',
    ],
    says: [
      'The three walls, the landing levels, every step and the two doors. He has it all, it’s only a matter of him leaving it alone.',
    ],
  },
  {
    id: 'freeze-why-friday',
    on: ['answer:freeze-date', 'statement:freeze-by-friday'],
    asked: [
      'Why Friday?',
      'would Monday the 23rd be too late for the signature',
      'What happens if it’s signed next week instead?',
      'is the 20th a hard date for the freeze',
      'What’s special about that Friday?',
      'why does it have to be this Friday',
    ],
    says: [
      'The Monday wouldn’t kill us, I’ve nobody to put on it before then. But say Friday to Fionn, and you might have it by the Monday.',
    ],
  },
  {
    id: 'freeze-email-not',
    on: ['answer:freeze-form'],
    asked: [
      'Why isn’t an email enough?',
      'what’s wrong with a mail from Fionn',
      'He’d write it in an email, why not?',
      'do you have emails from him already that he broke',
    ],
    says: ['I’ve two e-mails from him that say “that’s it now”. They’re both very friendly and they’re both wrong.'],
  },
  {
    id: 'fionn-nudge',
    on: ['answer:fionn-talk', 'common:what_others_say', 'answer:fionn-last-heard'],
    asked: [
      'What does he mean by a nudge?',
      'how big is one of his nudges',
      'A nudge, did he say that?',
      'does Fionn know what a nudge costs you',
    ],
    says: [
      'A few centimetres, to his eye. To me it’s every bar in three walls, I told him so, and he said could I not stretch them.',
    ],
  },
  {
    id: 'fionn-friday-mail',
    on: ['fact:architect', 'common:example', 'common:how_found_out'],
    asked: [
      'Always on a Friday evening?',
      'why does he send it on Friday evenings',
      'Did he ring before he sent it?',
      'how many of these Friday mails did you get',
      'Why does he always send it at the weekend?',
      'does fionn write to you only on Fridays',
    ],
    says: [
      'The two big ones, both on a Friday, and a few small ones in between. He clears his desk for the weekend, I’d say, on to mine.',
    ],
  },
  {
    id: 'fionn-allowed',
    on: ['concern:stair-core', 'fact:architect', 'statement:architect-is-yours', 'answer:fionn-talk'],
    asked: [
      'Could you not refuse his change?',
      'why did you accept it from the architect',
      'Can’t you send it back to him?',
      'do you have to follow what Fionn sends',
    ],
    says: [
      'If I don’t, you build walls that don’t fit his building. I can moan at him, I can’t refuse him, that’s for whoever pays him.',
    ],
  },
  {
    id: 'fionn-landing-again',
    on: ['statement:change-news-bad', 'concern:stair-core'],
    asked: [
      'I’ll stop him, but how late can he still look at it?',
      'what if he only changes the landing a bit',
      'Would a small change to the landing matter now?',
      'how much can he still move without hurting you',
    ],
    says: [
      'Till it’s signed he can look all he wants, there’s nothing drawn. After that even a small one is the walls again.',
    ],
  },
  {
    id: 'stair-six-from',
    on: ['answer:stair-six-days', 'answer:stair-last', 'concern:stair-core', 'statement:stair-last'],
    asked: [
      'So if it’s signed on the 20th, when do I get the stair?',
      'six days from Friday, which date is that',
      'When would the core be out, with the check?',
      'signed on friday, on site when',
      'When’s the stair with me if he signs this Friday?',
    ],
    says: [
      'I’d start it after the ground and the slab, so about the middle of December with Declan’s check. It’s six drawing days, not six on the calendar.',
    ],
  },
  {
    id: 'stair-need-when',
    on: ['answer:stair-last', 'answer:core-what', 'answer:not-before-christmas', 'statement:stair-last'],
    asked: [
      'Do I need the stair before Christmas at all?',
      'when will the site need the core really',
      'Is mid December early enough for the walls?',
      'what could we not build without the stair',
    ],
    says: [
      'You can pour the ground and the slab without it. It’s the first thing you’d want in January, so have the bars ordered before ye break up.',
    ],
  },
  {
    id: 'stair-corner',
    on: ['answer:laps-of-slab-on-stair'],
    asked: [
      'Which corner of the slab?',
      'so one slab sheet waits for the stair',
      'How many slab sheets does that touch?',
      'is one of the six affected by the stair then',
      'Where does the slab feel it?',
      'which slab sheet is touched by a stair change',
    ],
    says: [
      'The south-east one, where the core stands on it. It’s one sheet of the six, I’d leave it till last and draw the rest.',
    ],
  },
  {
    id: 'stair-piotr-leave-said',
    on: ['answer:piotr-leave', 'answer:stair-cost'],
    asked: [
      'What did Piotr say exactly?',
      'has he another offer',
      'When did he say he’d go?',
      'how do we keep Piotr',
      'How did Piotr tell you that he’d go?',
      'what were Piotr’s words',
    ],
    says: [
      'He put his scale ruler on my desk and said once more and he’s gone. There’s a crowd in Douglas who’d have him tomorrow.',
    ],
  },
  {
    id: 'order-answer-back',
    on: ['concern:all-at-once'],
    asked: [
      'Would it help to start with the foundations?',
      'is it enough if I say which come first',
      'Do you want the order from me right now?',
      'which order would make sense for you',
      'If I say the foundations, what do the others do meanwhile?',
    ],
    says: [
      'The ground first, if it was mine to say, it’s five of the fourteen. A word from you and it’s settled, and the other nine can look at me all they like.',
    ],
    tells: ['which-sheets'],
  },
  {
    id: 'order-five-who',
    on: ['concern:all-at-once', 'answer:who-rings', 'statement:too-many-callers'],
    asked: [
      'Who’s the fifth one?',
      'five people from Ballincarrig, really five?',
      'Which of them is the worst?',
      'whom should I stop first',
    ],
    says: [
      'Mossie rings the most and Gráinne’s the hardest to put off. Conor’s the fifth, he’s only a child, somebody told him to ring.',
    ],
  },
  {
    id: 'order-conor',
    on: ['answer:who-rings', 'follow-up:order-five-who'],
    asked: [
      'Who’s Conor?',
      'what does Conor want from you',
      'Why does he ask if you’re busy?',
      'conor, is he from my site',
    ],
    says: [
      'One of yours, a trainee, I think. He asks am I busy, I say I am, and he says thanks very much and hangs up.',
    ],
  },
  {
    id: 'order-clerk',
    on: ['answer:who-rings', 'statement:too-many-callers'],
    asked: [
      'What does the clerk of works want?',
      'why is the clerk of works ringing you',
      'Can I stop the clerk of works, he isn’t mine?',
      'the clerk of works works for the client, what does he ask',
    ],
    says: [
      'When can he look at something. If you give him the order of the sheets he’ll leave me be, he only wants to plan his week.',
    ],
  },
  {
    id: 'order-crane-man',
    on: ['answer:rung-at-home', 'answer:who-rings', 'common:did_i_offend_you'],
    asked: [
      'Why does the crane man ring you?',
      'how did the crane man get your number',
      'What did you say to the crane man?',
      'what does he want, he lifts things',
    ],
    says: ['He wants to know does he come in Monday. I told him I’m not his boss, and he said somebody must be.'],
  },
  {
    id: 'order-which-some',
    on: ['concern:all-at-once'],
    asked: [
      'Which some could you give me?',
      'what do you mean by some of it',
      'Which part of it is possible by the 23rd?',
      'could it be the ground ones, by the 23rd',
    ],
    says: [
      'The ground, if that’s what you want, with both of mine on it and Declan’s day and a half. It’s the only some that’d be worth anything to you.',
    ],
  },
  {
    id: 'order-second-lot',
    on: ['concern:all-at-once', 'answer:slab-when', 'answer:waiting-for-info'],
    asked: [
      'When would you need to know about the second lot?',
      'by when can the second part be there',
      'Which day would be honest for the slab, from your side?',
      'how long after the first lot would the second one come',
    ],
    says: [
      'The fourth of December I can do, with the check in it. Thanks for asking, everyone else tells me the first.',
    ],
  },
  {
    id: 'order-keeps-others',
    on: ['concern:all-at-once', 'statement:foundations-first', 'statement:only-i-ring', 'answer:one-voice'],
    asked: [
      'I’ll tell them all today, is that enough?',
      'What do you do if one of them rings anyway?',
      'and if the foreman calls you in spite of that',
      'shall I give you permission to hang up',
      'May you hang up on them?',
      'what do you want me to tell the other four',
    ],
    says: [
      'I’ll say “ring your boss” and put it down, and I won’t feel bad about it. Tell them that’s coming, so nobody’s hurt.',
    ],
  },
  {
    id: 'order-promised-before',
    on: ['answer:one-voice', 'answer:trust-our-word', 'common:do_you_trust_me', 'statement:told-foreman'],
    asked: [
      'Who promised you that before?',
      'when did somebody promise it, and what happened',
      'Which promise was broken?',
      'what did we promise and didn’t keep',
    ],
    says: [
      'One of your own, in October, one point of contact, he said. It lasted till the Thursday, and then it was everyone and him as well.',
    ],
  },
  {
    id: 'order-both-today',
    on: ['statement:foundations-first', 'answer:start-foundations', 'answer:ground-then-stair'],
    asked: [
      'What happens with the slab meanwhile?',
      'if both work on the ground, who does the slab',
      'Is the slab not late then?',
      'and Síle leaves the slab lying',
    ],
    says: [
      'It waits a week. It’d have waited anyway, only with somebody’s name on it. Better one thing out than two half done.',
    ],
  },
  {
    id: 'query-last-one',
    on: ['concern:all-at-once', 'fact:queries', 'answer:queries-what', 'statement:queries-are-few'],
    asked: [
      'What was the last query about?',
      'can you give me one as an example',
      'Which query came in just now?',
      'what do they ask in those queries',
    ],
    says: [
      'What’s the cover to the bottom bars. It’s on the sheet, bottom right, in a box. I drew the box so they’d see it.',
    ],
  },
  {
    id: 'query-who-writes',
    on: ['concern:all-at-once', 'fact:queries', 'answer:queries-what', 'statement:queries-are-few'],
    asked: [
      'Who sends them?',
      'from whom do you get the 31 queries',
      'Who on my site writes these?',
      'are they all from the same person',
    ],
    says: [
      'They come out of the site mailbox, half of them with no name. I’d say Mossie’s boys ask and somebody only forwards. Nobody’s holding it up to the drawing first.',
    ],
  },
  {
    id: 'query-how-long',
    on: ['fact:queries', 'answer:queries-what', 'follow-up:query-last-one'],
    asked: [
      'How long does one take you?',
      'how many hours a week is that',
      'What do the 31 cost you in time?',
      'and in hours, the queries',
      'How much time do the queries take you?',
      'what does a query cost you, in minutes',
    ],
    says: ['Quarter of an hour when it’s on the sheet, an hour when it isn’t. Most evenings from seven till the news.'],
  },
  {
    id: 'query-real-ones',
    on: ['fact:queries', 'answer:queries-what', 'statement:weekly-query-list'],
    asked: [
      'How many of them are real questions?',
      'were there some that you needed',
      'And the other half, are they justified?',
      'is there one among them that’s urgent',
      'Are there any good ones among those queries?',
      'how many of the 31 were worth asking',
    ],
    says: [
      'Half, I’d say, and four or five were very good. One found a clash at the ramp. I’d not want to lose those.',
    ],
  },
  {
    id: 'query-urgent-between',
    on: ['statement:weekly-query-list', 'answer:queries-what', 'answer:our-draughtsman'],
    asked: [
      'And if something urgent comes up on a Tuesday?',
      'what about questions that can’t wait until Friday',
      'Urgent ones between the lists, may we ring?',
      'a weekly list, but if the steel fixer stands there',
    ],
    says: [
      'Then you ring, at half four, that’s what the call’s for. If someone’s standing with a bar in his hand, ring at any hour.',
    ],
  },
  {
    id: 'check-day-half-why',
    on: ['fact:declan-away', 'answer:check-shorter', 'answer:declan-who', 'concern:unchecked'],
    asked: [
      'What does he do in that day and a half?',
      'why a day and a half',
      'How does Declan check a set?',
      'what takes him so long in the check',
    ],
    says: [
      'He reads every bar against the sums, then against the sheet beside it, with a red pencil. Two passes, and a sleep between them if he can.',
    ],
  },
  {
    id: 'check-what-set',
    on: ['fact:declan-away', 'answer:check-shorter', 'answer:one-by-one'],
    asked: [
      'What is a set?',
      'how many sheets are in one set',
      'Are the foundations one set or two?',
      'is a set the five sheets together',
    ],
    says: [
      'The foundations are one set, the five together. The slab’s one and the stair’s one, so three checks in all for what’s left.',
    ],
  },
  {
    id: 'check-when-for-monday',
    on: ['answer:foundations-when', 'concern:unchecked', 'statement:feed-declan-early', 'answer:declan-during'],
    asked: [
      'When does Declan get the foundations, so that Monday works?',
      'on which day must the sheets be with Declan',
      'So he’d check on Friday and Monday morning?',
      'how do you fit the check before the 23rd',
    ],
    says: [
      'Two on his desk by Wednesday night, the rest on Friday, and he finishes Monday morning. In dribs, like, he doesn’t mind dribs.',
    ],
  },
  {
    id: 'check-monday-then-away',
    on: ['fact:declan-away', 'answer:declan-during', 'answer:declan-well', 'statement:declan-is-in'],
    asked: [
      'So what isn’t checked by Monday evening waits till the 30th?',
      'and after the 27th, when is he back',
      'If you miss the Monday, what then?',
      'when is declan in again after Galway',
      'And anything he hasn’t seen by the 23rd?',
      'what is not checked before Galway, when is it checked',
    ],
    says: ['Then it waits till Monday the 30th, when he’s back. That’s why I’m sour about every call this week.'],
  },
  {
    id: 'check-conferring',
    on: ['fact:declan-away', 'answer:declan-well', 'answer:declan-during'],
    asked: [
      'What’s a conferring?',
      'four days for one ceremony',
      'Why does he need four days for that?',
      'is that a graduation',
      'what is that, a conferring',
      'Is it his daughter’s graduation?',
    ],
    says: [
      'The graduation, she’s made a doctor of something. It’s an afternoon, but the family’s over from Boston, so it’s four days.',
    ],
  },
  {
    id: 'check-other-checker',
    on: ['fact:declan-away', 'answer:declan-who', 'concern:unchecked', 'statement:declan-is-in'],
    asked: [
      'Could you check them yourself?',
      'why can’t you do the check',
      'You are an engineer too, can you not check the sheets?',
      'four eyes, can Síle check what Piotr draws',
      'Why can’t you check your own sheets?',
      'could one of your detailers do the checking',
    ],
    says: [
      'I set them out, so I’d see what I meant and not what’s there. Síle looks over Piotr’s shoulder, but that’s a look, it isn’t a check.',
    ],
  },
  {
    id: 'check-outside',
    on: ['answer:declan-who', 'follow-up:check-other-checker'],
    asked: [
      'Would a checker from another office work?',
      'we could pay an outside engineer for the check',
      'What about a second checker while he’s away?',
      'an independent checker, would you accept one',
    ],
    says: ['A week to learn the building, and then Declan’d check the checker. By that time he’s home from Galway.'],
  },
  {
    id: 'check-found-last',
    on: ['answer:check-what-finds', 'concern:unchecked'],
    asked: [
      'What was the last thing he found?',
      'when did Declan find something serious',
      'Did he find anything in the eight?',
      'how long does it take to correct what he finds',
    ],
    says: [
      'A lap at the ramp that was a hand too short. Twenty minutes to put right on the screen, and a week in the ground.',
    ],
  },
  {
    id: 'check-pour-or-declan',
    on: ['concern:unchecked'],
    asked: [
      'What would you do if he finds something on the last day?',
      'and when there’s an error in the last set, what then',
      'If it comes down to that, what should move?',
      'how likely is it that he finds something at the end',
    ],
    says: [
      'I’d fix it and it goes a day late, and I ring you the minute I know. It’s the pour that’d have to give the day, not Declan.',
    ],
  },
  {
    id: 'check-what-give',
    on: ['concern:unchecked'],
    asked: [
      'What could give, in your opinion?',
      'where is there room for the check',
      'What would have to be dropped so that the check fits?',
      'which part should I leave out so Declan has his days',
    ],
    says: [
      'Fewer sheets, that’s what gives, yes. Five with his initials and he’s done with days to spare, well, an hour to spare.',
    ],
    tells: ['which-sheets'],
  },
  {
    id: 'check-mallow-says',
    on: ['concern:unchecked', 'statement:check-inside-date'],
    asked: [
      'No, I’ve not asked Mallow. What should I ask them?',
      'what do I say to Mallow about the check',
      'I’ll ask Mallow, what do you need to know from them?',
      'would Mallow take them in the evening of the 23rd',
      'What shall I ask the bender about it?',
      'which question should I put to Mallow',
    ],
    says: [
      'Ask do they need them at eight in the morning or by close of business, and would they take them in two goes. That’s a whole day to Declan.',
    ],
  },
  {
    id: 'youghal-what',
    on: ['fact:youghal', 'answer:youghal-feel', 'statement:unchecked-is-normal'],
    asked: [
      'What was wrong with that sheet?',
      'which mistake was in the Youghal drawing',
      'What happened in Youghal exactly?',
      'starter bars, what was the fault',
      'What went wrong on that sheet in 2019?',
      'why did they have to break out the wall',
    ],
    says: [
      'The starters were drawn for the wall beside it. They were in and poured before the wall came, and there was nothing for it to stand on.',
    ],
  },
  {
    id: 'youghal-who-paid',
    on: ['fact:youghal', 'answer:youghal-feel', 'statement:unchecked-is-normal'],
    asked: [
      'Who paid the 63,000?',
      'did your insurance cover that',
      'And what did it cost your office?',
      'was it you who had to pay in youghal',
    ],
    says: [
      'Our insurer, most of it, and us the first ten. The premium never came down again, Declan mentions it at Christmas.',
    ],
  },
  {
    id: 'youghal-children',
    on: ['answer:youghal-feel'],
    asked: [
      'Was it a school as well?',
      'children in the next room, was anyone hurt',
      'Did something happen to the children?',
      'so youghal was a school too',
    ],
    says: [
      'A school, yes, and nobody was hurt. They’d the windows shut with the dust, and a little one asked me was I breaking it on purpose.',
    ],
  },
  {
    id: 'youghal-since',
    on: ['fact:youghal', 'answer:youghal-feel', 'statement:unchecked-is-normal'],
    asked: [
      'And since then everything’s checked?',
      'has anything gone out unchecked after 2019',
      'Since then not a single one unchecked?',
      'was the check a rule before that too',
    ],
    says: ['Not one since. It was the rule before as well, it was broken the once, and that’s a thing I don’t forget.'],
  },
  {
    id: 'five-which',
    on: ['fact:which-sheets', 'answer:sheets-for-bender', 'statement:slab-in-hand', 'answer:foundations-when'],
    asked: [
      'Which five are they?',
      'what’s on the five foundation sheets',
      'Can you name me the five for the foundations?',
      'what are those five drawings',
      'Could you list the five for me?',
      'what’s drawn on those five',
    ],
    says: [
      'Pads and strips at the north end, two sheets, the same at the south, two, and the ground beams. Each with its schedule.',
    ],
  },
  {
    id: 'five-how-far',
    on: ['fact:which-sheets', 'answer:sheets-for-bender', 'statement:slab-in-hand', 'answer:how-many-drawn'],
    asked: [
      'How far are those five?',
      'which of the five are started',
      'How much is left to draw on the foundation sheets?',
      'are any of the five nearly done',
    ],
    says: [
      'Half, taking them together. Two are nearly there, two are begun, and the ground beams are still in my head.',
    ],
  },
  {
    id: 'five-nobody-asked',
    on: ['fact:which-sheets'],
    asked: [
      'Nobody asked you that, not even my foreman?',
      'why did you not say that only five are for the pour',
      'So for the 7th I only need five?',
      'we were asking for fourteen and need five, right',
      'Why did nobody ask you that before?',
      'did really no one ask which ones we pour on',
    ],
    says: [
      'Only five, yes, for the seventh. Nobody asked, they said fourteen, and I was too far down in it to say it myself.',
    ],
  },
  {
    id: 'five-order-inside',
    on: ['fact:which-sheets', 'answer:foundations-when', 'answer:sheets-for-bender', 'answer:by-friday'],
    asked: [
      'Which of the five comes first?',
      'in what order will you draw the five',
      'North end or south end first?',
      'which two do I get by friday',
    ],
    says: ['The north end, both sheets. It’s the heavy steel, so it’s what Mallow will take longest over.'],
  },
  {
    id: 'five-monday-what-time',
    on: ['answer:foundations-when', 'answer:sure-percent', 'answer:by-friday', 'statement:foundations-first'],
    asked: [
      'At what time on Monday?',
      'Monday morning or Monday evening?',
      'Would they be with Mallow the same day?',
      'on the 23rd by noon, is it possible',
    ],
    says: [
      'Afternoon, I’d say four. I can mail them to Mallow the minute Declan’s initials are on, it’s no distance that way.',
    ],
  },
  {
    id: 'five-schedules-too',
    on: ['answer:schedule-what', 'answer:foundations-when', 'fact:bar-bender', 'answer:sheets-for-bender'],
    asked: [
      'Do the schedules come with the drawings?',
      'is the schedule checked as well',
      'The bender needs the schedules, do you do them last?',
      'and the bending schedules, who makes them',
    ],
    says: [
      'They come together, the schedule falls out of the drawing when it’s done. Declan checks both, the schedule first.',
    ],
  },
  {
    id: 'five-if-slips',
    on: ['answer:foundations-when', 'answer:condition-date', 'answer:in-return', 'answer:on-course'],
    asked: [
      'How do I find out if it slips?',
      'when would you know that Monday won’t work',
      'Will you ring me if it gets tight?',
      'what if one of the five isn’t ready',
      'When would I hear it from you if the Monday’s in danger?',
      'how early will you warn me',
    ],
    says: [
      'I’d know by Thursday night, and I’d ring you then and not on the Sunday. If it’s one sheet, it’d be the ground beams.',
    ],
  },
  {
    id: 'twodetailers-let-alone',
    on: ['fact:two-detailers', 'statement:you-have-five-people', 'answer:piotr-sile', 'answer:sheets-a-week'],
    asked: [
      'How long have they been with you?',
      'are the two experienced',
      'Do Piotr and Síle know the building well?',
      'how good is your team of two',
      'Since when are Piotr and Síle in your office?',
      'do they have much experience, your two',
    ],
    says: [
      'Piotr nine years and Síle four. They could both walk you round that school in the dark, and it’s not built.',
    ],
  },
  {
    id: 'twodetailers-aoife',
    on: ['fact:two-detailers', 'answer:aoife-back', 'statement:you-have-five-people'],
    asked: [
      'Couldn’t Aoife do a bit from home?',
      'did Aoife draw the school too',
      'What had Aoife been doing on our job?',
      'would Aoife come back for a few weeks',
    ],
    says: [
      'She did the first eight with me, that’s why they’re out. No, I’d not ask her, she has a baby of six weeks.',
    ],
  },
  {
    id: 'agencies-tried',
    on: ['fact:two-detailers', 'answer:more-staff', 'statement:hire-agency', 'common:tried_before'],
    asked: [
      'Which agencies did you try?',
      'when did you look for somebody',
      'What went wrong with the lad from Limerick?',
      'why did he last only four days',
      'Where did you look for people?',
      'how did the agencies answer you',
    ],
    says: [
      'One in Cork and one in Dublin, in August. The Limerick lad was grand till a job came up nearer home, I don’t blame him.',
    ],
  },
  {
    id: 'saturdays-now',
    on: ['answer:pay-more', 'statement:overtime-money', 'common:tried_before'],
    asked: [
      'They work every Saturday?',
      'since when do your people work on Saturdays',
      'Do you pay them for the Saturdays?',
      'how long can they keep that up',
    ],
    says: [
      'Since October, till two o’clock. I pay them, and I buy the breakfast rolls, and it can’t go on past Christmas.',
    ],
  },
  {
    id: 'mallow-news-how-many',
    on: ['fact:bar-bender', 'statement:mallow-date-news'],
    asked: [
      'Five working days, is it enough for the five?',
      'why are you one of the five days',
      'You didn’t know about the 23rd?',
      'nobody told you the bender’s date',
      'Why did you say five working days?',
      'is the time until the 23rd enough for it',
    ],
    says: [
      'Nobody told me, no, I was counting from the pour. For the ground it’s just enough, if I’m let draw and not only talk.',
    ],
  },
  {
    id: 'mallow-reply-which',
    on: ['statement:mallow-date-news', 'fact:bar-bender'],
    asked: [
      'If it’s only the ground, is the 23rd all right?',
      'which of them can you make by the 23rd',
      'What could you make for the bender by then?',
      'the ones for the pour, are they possible for that date',
    ],
    says: [
      'The five for the ground, with both my people on them and the check inside it. For those the 23rd’s there to be made.',
    ],
    tells: ['which-sheets'],
  },
  {
    id: 'mallow-email',
    on: ['statement:mallow-two-lots', 'statement:extension-agreed-by-mallow', 'answer:mallow-two-lots'],
    asked: [
      'Who do the schedules go to at Mallow?',
      'shall I send you the bender’s address',
      'Do you send them directly or through us?',
      'I’ll get you a name in mallow, anything else',
      'Who sends it to Mallow, you or we?',
      'do you have an address at the bender’s',
    ],
    says: [
      'Straight from me, with you copied, if you give me a name. The file he wants, too, some of them still like paper.',
    ],
  },
  {
    id: 'two-lots-split',
    on: ['statement:mallow-two-lots', 'answer:mallow-two-lots', 'statement:extension-agreed-by-mallow'],
    asked: [
      'How would you split it in two lots?',
      'what goes in the first lot',
      'Which sheets on Wednesday and which on Monday?',
      'when could the first lot go',
      'What would be in each of the two lots?',
      'how do you want to divide the lots for the bender',
    ],
    says: [
      'North end in the first, on Thursday with luck, and the south and the beams on the Monday. Each checked before it goes.',
    ],
  },
  {
    id: 'grid-four',
    on: ['answer:split-pour', 'statement:split-the-pour', 'common:other_options'],
    asked: [
      'What’s grid four?',
      'where is that joint exactly',
      'What’s a cold joint and why is it bad?',
      'how much of the foundations is north of grid four',
    ],
    says: [
      'The line across the middle, between the hall and the classrooms. A joint there has to be roughened and dowelled, and in December that’s cold hands.',
    ],
  },
  {
    id: 'grid-four-days',
    on: ['answer:split-pour', 'statement:split-the-pour'],
    asked: [
      'What would that save?',
      'how many days do we win if we pour half',
      'Does it help Declan if it’s only two sheets?',
      'would half be checked by thursday then',
      'How much time does half a pour give you?',
      'what do you gain if only half is poured',
    ],
    says: ['It’d take three sheets off the Monday. I’d keep it in your pocket, though, for if I ring you on Thursday.'],
  },
  {
    id: 'mesh-what',
    on: ['answer:soil-tech', 'common:other_options'],
    asked: [
      'Mesh in the slab, what does that change?',
      'what does the buyer have to get for mesh',
      'Is mesh as good as bars?',
      'who decides about the mesh',
    ],
    says: [
      'It’s as good, and it comes in sheets, so there’s less to draw and less to tie. I can decide it, if Gráinne finds it by the end of the month.',
    ],
  },
  {
    id: 'made-ground',
    on: ['answer:soil-tech', 'answer:worst-sheet'],
    asked: [
      'What’s made ground?',
      'why is the north end so heavy',
      'What’s under the north end?',
      'made ground, did we know this before',
    ],
    says: [
      'Fill, somebody’s old field tip with a bit of everything in it. It’s in the soil report, so you knew, though I’d say nobody read you page thirty.',
    ],
  },
  {
    id: 'certifier-book',
    on: ['answer:certifier-days', 'answer:school-law', 'statement:foundation-signed'],
    asked: [
      'Which day should I book her for?',
      'when does Eileen have to come for the 7th',
      'So she’d come on the Wednesday or Thursday before?',
      'shall I ring Eileen or will you',
    ],
    says: [
      'Wednesday the second, I’d say, then you’ve the three days. You ring her, she likes to hear it from the site.',
    ],
  },
  {
    id: 'programme-what-need',
    on: ['answer:our-programme', 'statement:give-current-programme', 'statement:own-late-programme'],
    asked: [
      'Who sent you that in August?',
      'which two pages do you need',
      'What’s wrong in the August one?',
      'do you want the whole programme or just the pours',
      'Where did you get the August programme from?',
      'why is yours so old',
    ],
    says: [
      'The pours and the steel deliveries, those two pages. August has the slab before Christmas and the stair where it used to be.',
    ],
  },
  {
    id: 'october-told-fionn',
    on: ['answer:why-not-warned', 'statement:should-have-told', 'common:who_is_to_blame'],
    asked: [
      'What did you tell Fionn in October?',
      'when exactly did you tell the architect',
      'Did you put it in writing to him?',
      'what did he say when you told him you’d be late',
    ],
    says: [
      'On the phone, after the second one, I said that’s us late. He said he’d let ye know, and I let that be enough.',
    ],
  },
  {
    id: 'condition-days',
    on: ['answer:condition-date', 'answer:minimum', 'common:what_would_move_you', 'common:your_proposal'],
    asked: [
      'So what dates would you give me, if I do all that?',
      'then tell me the days',
      'If you get all three, which days do you promise?',
      'what would you write under my list',
    ],
    says: [
      'The ground on Monday the 23rd, the slab on 4 December, and the stair six days’ drawing from a signature, plus the check. I’d sign that.',
    ],
  },
  {
    id: 'list-what-in',
    on: ['answer:by-when', 'answer:write-up', 'statement:order-list-tonight', 'statement:fixed-dates-ask-writing'],
    asked: [
      'What do you want in the list?',
      'how should the list look like',
      'Sheet by sheet or is an order of groups enough?',
      'do you need numbers of the sheets in it',
    ],
    says: [
      'Ground, slab, stair, a day beside each, and your name at the bottom. I have the sheet numbers, you needn’t go looking.',
    ],
  },
  {
    id: 'half-four-why',
    on: [
      'answer:one-voice',
      'answer:again',
      'statement:only-i-ring',
      'statement:daily-call',
      'common:how_to_keep_you_informed',
    ],
    asked: [
      'Why half four?',
      'could it be in the morning instead',
      'What will you tell me at half four?',
      'is half past four every day ok',
    ],
    says: [
      'Because the light’s gone and we’ve our sheets counted. In the morning I’d only be telling you what I hope.',
    ],
  },
  {
    id: 'eight-sheets-out',
    on: ['answer:eight-out', 'common:what_is_good'],
    asked: [
      'Which eight have we got?',
      'what are those eight good for',
      'Can my people start anything with the eight?',
      'the yard wall and the ramp, can we build it now',
      'What do we have already, of the eight?',
      'the eight that are out, what are they',
    ],
    says: [
      'Yard wall, drains and ramp. You could have the drains in tomorrow, if your foreman hasn’t enough to be at.',
    ],
  },
  {
    id: 'sketch-outline',
    on: ['statement:sketch-interim'],
    asked: [
      'When do I get the outlines?',
      'what can my people do with the outlines',
      'Which outlines, foundations too?',
      'is the shuttering size final on those',
      'By when can you send me the outlines?',
      'what may we do with an outline',
    ],
    says: [
      'Tonight, the foundations and nothing else, I’ll mail them at six. The sizes are final, it’s only the steel that’s missing.',
    ],
  },
  {
    id: 'salary-half-fault',
    on: ['answer:whose-fault', 'statement:summary-blame-site'],
    asked: [
      'What’s your half?',
      'which part is yours and which is ours',
      'How would you divide it?',
      'what was your own mistake in it',
    ],
    says: [
      'I said yes in August knowing I’d be one short, and I didn’t ring you in October. The rest wears a nice jumper and sends smileys.',
    ],
  },
  {
    id: 'last-week-tuesday',
    on: ['common:example'],
    asked: [
      'How often do you have days like that?',
      'what did you do with the three open sheets',
      'That was one single day?',
      'was it a typical tuesday',
    ],
    says: [
      'Three out of five. We shut all three, and Piotr opened the first again at six, when the phone had stopped.',
    ],
  },
  {
    id: 'roll-door',
    on: ['common:how_do_you_know'],
    asked: [
      'Yes, send me that photo',
      'can I have the dates from the register',
      'Would you send me the register?',
      'the crossed-out drawings, can you show me them',
    ],
    says: ['I’ll send you both, the register’s one page. Show Fionn the photo of the roll, it’s as thick as his leg.'],
  },
  {
    id: 'fionn-where-now',
    on: ['answer:fionn-in-office', 'answer:say-to-fionn', 'statement:site-meeting', 'answer:fionn-refuses'],
    asked: [
      'Would he come down to Cork?',
      'where do I get hold of Fionn',
      'What does Fionn need before he’d sign?',
      'what would make fionn hesitate to sign',
      'How do I get Fionn to sit down and sign?',
      'is fionn someone who signs things',
    ],
    says: [
      'He’d come for lunch. He doesn’t like to sign anything he might think better of, so tell him what he can still change. Tiles, say.',
    ],
  },
  {
    id: 'fionn-above',
    on: ['answer:fionn-refuses', 'statement:refuse-fionn'],
    asked: [
      'Over Fionn there’s only me',
      'There’s my director, would he have to sign?',
      'his boss is me, and then the managing director',
      'who above fionn could decide it',
    ],
    says: [
      'Then it’s you or your director, whoever he can’t charm. I don’t mind whose name it is, if it’s on the sheet.',
    ],
  },
  {
    id: 'admit-calls-thanks',
    on: ['statement:own-the-stair', 'statement:own-the-calls', 'statement:fionn-is-mine'],
    asked: [
      'What else should I have done?',
      'what would have helped you back in September',
      'When should we have noticed?',
      'what do you wish we had done differently',
      'What would you have wanted from us in September?',
      'how could I have helped earlier',
    ],
    says: [
      'Asked me in September what it did to the rest. One call, and I’d have told you we’d be late before we were.',
    ],
  },
  {
    id: 'all-by-how-many',
    on: [
      'answer:all-by-23',
      'statement:you-promised-this-week',
      'answer:half-by-23',
      'statement:two-people-not-enough',
    ],
    asked: [
      'How many could you do by then?',
      'then how many of the fourteen are possible by the 23rd',
      'If not all, what number?',
      'what’s the most you’d manage by that Monday',
    ],
    says: ['Five, if it’s the right five. Past that I’d be giving you a number to get off the phone.'],
    tells: ['which-sheets'],
  },
  {
    id: 'just-send-info',
    on: ['answer:just-send', 'statement:skip-the-check'],
    asked: [
      'And with “preliminary” stamped across it?',
      'could I have them marked as not for construction',
      'What if nobody sees them but me?',
      'only for pricing, unchecked, would that be all right',
      'With a stamp on it, would that be possible?',
      'and marked preliminary',
    ],
    says: ['No, stamps fall off in the rain. Outlines with no steel on them you can have, and tonnes for a price.'],
  },
  {
    id: 'just-send-risk-mine',
    on: ['answer:just-send', 'statement:skip-the-check'],
    asked: [
      'And if I take the responsibility in writing?',
      'i sign that it’s at my risk',
      'What if Dunmahon takes the risk?',
      'would a letter from us cover you',
    ],
    says: ['It’d still be my name in the corner of the sheet, and a school underneath it. I know you mean well. No.'],
  },
  {
    id: 'new-date-which',
    on: ['answer:new-date', 'answer:not-before-christmas'],
    asked: [
      'Which would be the last one?',
      'what comes out in mid december',
      'And before that, which date for the rest?',
      'only the stair is that late, or others as well',
    ],
    says: [
      'The stair’s the last, the three walls of it. All the rest would be with you by the first week of December.',
    ],
  },
  {
    id: 'new-date-two-weeks',
    on: ['answer:new-date', 'follow-up:new-date-which', 'common:agree_now'],
    asked: [
      'Can I tell my director that date?',
      'may I quote you on mid december',
      'How firm is that?',
      'so I can put this in the programme',
      'Could I pass that date on to my boss?',
      'how sure is this date',
    ],
    says: [
      'For the ground and the slab, quote me. For the stair, write “six days from signature” and let him ask whose signature.',
    ],
  },
  {
    id: 'vague-raise-answer',
    on: ['statement:raise-stair-vaguely', 'statement:i-do-everything-promise', 'statement:all-are-urgent'],
    asked: [
      'What would be concrete enough for you?',
      'how do you want me to say it so that you can work with it',
      'What do you need instead of that?',
      'which promise could you plan with',
    ],
    says: ['A name, a sheet and a day. “Fionn, the stair layout, Friday”, that sort of thing, and I could plan on it.'],
  },
  {
    id: 'penalty-means',
    on: ['statement:penalty-threat', 'answer:contract-penalty', 'statement:contract-engineers-news'],
    asked: [
      'What would your answer to a claim say?',
      'you’d blame us in a claim, right',
      'Would you really fight a claim?',
      'what do you mean, the dates of the stair by return',
    ],
    says: [
      'It’d be two e-mails of Fionn’s and the register, a page and a half. I don’t want to send it, I’d sooner draw.',
    ],
  },
  {
    id: 'penalty-director',
    on: ['statement:contract-engineers-news', 'statement:penalty-threat', 'statement:crane-cost-news'],
    asked: [
      'What can I tell my director, in one sentence?',
      'my boss will ask what you’re doing about it',
      'How do I explain this upstairs?',
      'give me something for my director please',
    ],
    says: [
      '“The ground’s coming on the 23rd, and the stair six days after our own architect signs.” He can chew on the second half.',
    ],
  },
  {
    id: 'crane-who-pays',
    on: ['statement:crane-cost-news', 'fact:standing-cost', 'answer:standing-cost'],
    asked: [
      'Would your office share that cost?',
      'who should pay for the crane in your opinion',
      'Is any of the standing time on you?',
      'will you pay a part of the 4600',
    ],
    says: [
      'That’s for Declan and your office to argue, not you and me tonight. I’d sooner the crane didn’t stand at all.',
    ],
  },
  {
    id: 'fionn-signed-not',
    on: ['statement:spoke-to-fionn'],
    asked: [
      'No, not yet. What should I get from him?',
      'he hasn’t signed yet, he only said sorry',
      'Not signed, but he promised to leave it alone',
      'no signature so far, is the promise worth something',
      'What has he to sign exactly?',
      'does his word on the phone count for something',
    ],
    says: ['It’s a start, but I’ve had promises from him. Put the sheet in front of him while he’s still sorry.'],
  },
  {
    id: 'escalate-ask',
    on: ['statement:escalate-to-declan', 'common:talk_to_them'],
    asked: [
      'Can Declan free up more people?',
      'would Declan put somebody else on it',
      'What could Declan decide that you can’t?',
      'has declan other engineers who could help',
    ],
    says: [
      'No, what’s here is here. He could let something go unchecked, that’s the one power he has over me, and he’d eat the sheet first.',
    ],
  },
  {
    id: 'refuse-pour-foreman',
    on: ['statement:refuse-pour-move'],
    asked: [
      'Yes, I’ll tell him today. What exactly?',
      'i tell mossie, what should i say about the slab',
      'I’ll tell the foreman the slab comes later',
      'what do I tell my foreman comes when',
      'How do I tell Mossie about the slab?',
      'which dates shall i give the foreman',
    ],
    says: [
      'Ground on the 23rd, slab the first week of December, and not to ring me about either. He’ll grunt. That’s a yes, with Mossie.',
    ],
  },
  {
    id: 'worry-third',
    on: ['common:main_worry', 'answer:which-first', 'common:worst_case'],
    asked: [
      'Has he said he’d move it a third time?',
      'is there a sign that he will change it again',
      'Why do you think he’d do it again?',
      'do you expect a third change',
    ],
    says: ['He said “just the landing” on the phone last week. With Fionn that’s how both of the others began.'],
  },
  {
    id: 'matter-draw-once',
    on: ['common:what_matters_most', 'statement:summary-stair'],
    asked: [
      'So with the stair signed the rest is only work?',
      'the rest you’d manage alone, is this right',
      'If the stair’s frozen, what’s still a problem?',
      'and beyond the stair, what else do you need',
    ],
    says: ['The rest is an order and a bit of quiet, and time for the check. I can make do on two of the three.'],
  },
  {
    id: 'pay-lost-how',
    on: ['statement:pay-lost-days', 'answer:stair-cost', 'statement:refuse-pay'],
    asked: [
      'How much would that be?',
      'what would you bill for the redrawing',
      'Would you send me the hours for the stair?',
      'what’s a fair sum for those days',
    ],
    says: [
      'I’d have to look it up, Declan does the rates. Get me the signature first, and I’ll send a bill with no temper in it.',
    ],
  },
  {
    id: 'variation-days',
    on: ['statement:change-is-variation', 'answer:after-freeze-change'],
    asked: [
      'How many days would you need for a change then?',
      'who counts the days, you or us',
      'And how quickly would you price a change?',
      'would every small change cost days',
    ],
    says: ['I’d count them and you’d sign them, same day if it’s small. If it’s only a step, it might be none.'],
  },
  {
    id: 'ring-mallow-noon',
    on: ['statement:ring-mallow-and-report', 'statement:mallow-later', 'answer:mallow-extension'],
    asked: [
      'What’s the latest you could hand in the schedules?',
      'if Mallow says Wednesday, would that help with Declan',
      'How many more days would you want from them?',
      'is one day more already a help',
      'How much would a day from Mallow be worth?',
      'until when could the schedules wait, if Mallow agrees',
    ],
    says: [
      'One day’s a help, if it’s the Tuesday morning. Past that it’d need to be the week after, the checking’s what decides it.',
    ],
  },
  {
    id: 'youre-tired-help',
    on: ['common:how_do_you_feel', 'answer:angry', 'common:cost_to_you'],
    asked: [
      'When did you last have a day off?',
      'did you eat today',
      'Go home early today, I’ll manage the site',
      'have you had something to eat since six',
      'Have you had anything to eat today?',
      'when do you get home these days',
    ],
    says: [
      'Toast, over the keyboard, you can still see it. I’ll go home when there’s one sheet finished, it’s better than dinner.',
    ],
  },
  {
    id: 'declan-tell-date',
    on: ['answer:declan-trust', 'answer:on-course'],
    asked: [
      'What will Declan say to the 23rd?',
      'would he come in on a Saturday for this',
      'Does he have other sets to check this week?',
      'is Declan’s desk free until the 23rd',
    ],
    says: [
      'He’ll take his glasses off and put them back on. Then he’ll do it, he’s only the creche ahead of you and that’s small.',
    ],
  },
  {
    id: 'plan-summed-days',
    on: ['statement:plan-summed-up', 'statement:foundations-first', 'answer:condition-date'],
    asked: [
      'Did I get the days right?',
      'is there anything to correct in my plan',
      'What’s the weak spot in this plan?',
      'where could that plan still break',
      'Are the dates in my plan right?',
      'what would you change in this plan',
    ],
    says: ['The stair’s the weak spot, it only needs one Friday evening. The ground I’d not worry about now.'],
  },
  {
    id: 'technician-queries',
    on: ['statement:send-technician', 'answer:our-draughtsman'],
    asked: [
      'Which of my people should answer them?',
      'does it need an engineer to answer the queries',
      'Would our site engineer be good enough for that?',
      'who could answer the questions on our side',
    ],
    says: [
      'Anyone who can read a drawing and isn’t afraid of Mossie. If it’s on the sheet, say where, and send me only the rest.',
    ],
  },
  {
    id: 'six-include-check',
    on: ['answer:stair-six-days', 'concern:stair-core', 'answer:start-stair-when', 'answer:stair-last'],
    asked: [
      'Do six days include the check?',
      'is the check in the six days or extra',
      'What about the check, do six days include it?',
      'six days and then Declan on top?',
    ],
    says: ['No, the six are only drawing. Declan’s day and a half comes after, so call it eight working days.'],
  },
];
