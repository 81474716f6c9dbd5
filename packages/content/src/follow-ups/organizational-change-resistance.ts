import type { FollowUp } from '@parley/shared';

export const organizationalChangeResistanceFollowUps: readonly FollowUp[] = [
  {
    id: 'what-wants-with',
    on: ['opening'],
    asked: [
      'What do you mean, what it wants with your drivers?',
      'how do you mean that, wants with my drivers',
      'Why do you think it wants anything with them?',
      'sorry, what would the system want with your drivers?',
      'what are you afraid it will do to the drivers',
      'Wants with them in which way?',
      'what does that mean, my drivers',
    ],
    says: [
      'It knows they’ve a badge and a number, love, and nothing else about them. I’ve spent years learning the rest, so I wonder who it thinks it’s going to put on a bus.',
      'Only that it’ll be giving them turns without knowing who they are. That’s all I meant by it.',
    ],
  },
  {
    id: 'clever-but',
    on: ['opening'],
    asked: [
      'So you have nothing against the system as such?',
      'nothing against it, really?',
      'You say you’re sure it is clever. Do you mean that?',
      'but you don’t use it, so is there not something against it',
    ],
    says: [
      'I’ve truly nothing against it, love, I’d be glad of the sums. It’s what it’s never been told that I’d like to talk about.',
    ],
  },
  {
    id: 'bucket-roof',
    on: ['opening'],
    asked: [
      'How long has the roof been leaking?',
      'what’s with the bucket',
      'Is nobody fixing that roof?',
      'the bucket, does it rain in here often?',
    ],
    says: [
      'Since before last Christmas, love, and there’s a form in about it. I empty that bucket at the end of every early turn.',
    ],
  },
  {
    id: 'your-drivers',
    on: ['opening'],
    asked: [
      'You call them your drivers. Why yours?',
      'why do you say my drivers',
      'Your drivers? They work for the company, don’t they?',
      'they are your drivers, in what sense',
    ],
    says: [
      'Because it’s me that puts them on a bus and me they ring when they can’t come. The company pays them, love, I only know them.',
    ],
  },
  {
    id: 'donkeys-what',
    on: ['fact:go-live', 'statement:go-live-news', 'statement:put-it-in-writing', 'common:in_writing'],
    asked: [
      'What donkeys?',
      'the calendar with the donkeys, what is that',
      'Why donkeys on your calendar?',
      'is that a calendar from a donkey sanctuary or something',
    ],
    says: [
      'It’s from the donkey place at the seaside, love, our Susan gets it me each year. September’s one called Geoffrey.',
    ],
  },
  {
    id: 'breakfast-when',
    on: ['fact:go-live'],
    asked: [
      'When exactly would the board come down?',
      'the board down by breakfast, what hour is that for you',
      'Who comes to take it off the wall that morning?',
      'and who is to take it down, you?',
    ],
    says: [
      'Before six, Colin’s note said, with a man from the fitters to do it. Nobody’s asked me to hold the ladder.',
    ],
  },
  {
    id: 'fourteenth-enough-time',
    on: ['fact:go-live', 'statement:move-go-live', 'answer:move-date', 'statement:go-live-news'],
    asked: [
      'Are twelve days enough for you?',
      'is there enough time until the fourteenth, do you think',
      'Can we still make it by the fourteenth?',
      'twelve days, is that too short',
    ],
    says: [
      'It’s enough, love, if we sit down this week. Two afternoons for the reading and a few days for me to check it, that’s not twelve.',
    ],
  },
  {
    id: 'they-asked-you',
    on: ['fact:not-logged-in', 'answer:told-not-to', 'answer:proof-they-listen'],
    asked: [
      'What did you say when they asked you?',
      'and what do you answer them when they ask had you logged in',
      'When they ask you, what do you tell them?',
      'how do you reply to the drivers who want to know if you have done it',
    ],
    says: [
      'I say no, not yet, and I ask after their mothers. I’ll not make a speech of it, love, and I’ll not tell a lie either.',
    ],
  },
  {
    id: 'ninety-four-all-because',
    on: ['fact:not-logged-in', 'statement:drivers-follow-mo'],
    asked: [
      'So all 94 are waiting for you?',
      'do the whole 94 wait for your word, or only some of them',
      'Is it only because of you that 94 haven’t done it?',
      'how many of the 94 would log in if you did',
    ],
    says: [
      'Most of them, love, I’d say. There’s a few with no proper phone and one or two that’d not log in for the King.',
    ],
  },
  {
    id: 'other-92',
    on: ['fact:not-logged-in'],
    asked: [
      'And the 92 who did log in?',
      'what about the others, those who have logged in',
      'Who are the 92 that are in already?',
      'the ones that did log in, what do they say about it',
    ],
    says: [
      'Young ones mostly, love, and them with nothing to lose by it. They say it’s all right, it’s got their name and number and a picture of a bus.',
    ],
  },
  {
    id: 'forty-holiday-covered',
    on: ['fact:missed-training'],
    asked: [
      'Forty on holiday at once? Is that normal?',
      'who let forty of them go on holiday in august',
      'how do you cover forty drivers off',
      'forty drivers away, how did you manage that',
    ],
    says: [
      'It’s August, love, the schools are off, it’s forty every year. I do it with spares and rest-day working and a lot of asking nicely.',
    ],
  },
  {
    id: 'why-not-want-training',
    on: ['fact:missed-training', 'statement:you-agreed-to-training'],
    asked: [
      'Why didn’t you want to?',
      'why did you not want to go there',
      'And what was it that you didn’t want?',
      'you say you did not want to, what was the reason',
    ],
    says: [
      'Because if they’d seen me sat there they’d have taken it I was for it. I’d not had a chance to find out if I was.',
    ],
  },
  {
    id: 'training-heard-about',
    on: ['fact:missed-training', 'answer:why-not-training', 'statement:third-training'],
    asked: [
      'What did the ones who went tell you about it?',
      'what have you heard from those who were at the training',
      'Did anybody tell you how the sessions were?',
      'and what did they learn there, do you know',
    ],
    says: [
      'They said it was colours and where to press, and a lady who’d never been on a bus. She was nice, mind, and she brought biscuits.',
    ],
  },
  {
    id: 'with-own-drivers-what',
    on: ['answer:why-not-training', 'statement:third-training'],
    asked: [
      'What do you mean, with your own drivers in it?',
      'your own drivers in the training, how would that look',
      'So you want real names and real turns in the session?',
      'you mean we should use Halifax’s real roster for the exercise?',
    ],
    says: [
      'Real names and real turns, love, this depot’s. The one they showed had a driver called Test Test, and he’d no trouble with Thursdays.',
    ],
  },
  {
    id: 'why-thursday-cake',
    on: ['answer:why-not-training', 'statement:third-training'],
    asked: [
      'Why a Thursday?',
      'thursday because of the cake, or is there another reason',
      'What cake is that on Thursdays?',
      'is Thursday better for the drivers too',
    ],
    says: [
      'Thursday’s pay slips, love, so they’re all in the canteen, and Jean does a parkin. You’d get thirty of them for nothing.',
    ],
  },
  {
    id: 'marriages-canteen',
    on: ['fact:swap-approval', 'statement:swap-48-news'],
    asked: [
      'So 48 hours is too long for you?',
      'two days is no good then, is it',
      'How bad would those 48 hours be in practice?',
      'do I understand, forty-eight hours would not work here at all',
    ],
    says: ['It’d be no good at all, love. A bus doesn’t wait for Friday to find out who’s driving it on Wednesday.'],
  },
  {
    id: 'swap-before-now',
    on: [
      'fact:swap-approval',
      'statement:swap-48-news',
      'answer:swap-approver',
      'statement:swaps-later-phase',
      'statement:summary-swaps',
    ],
    asked: [
      'How long does a swap take you today?',
      'and how many minutes do you need for one at the moment',
      'What is it now, with you, instead of 48 hours?',
      'how fast do you do it by hand',
      'And how long with you?',
      'so how quickly is a swap done today',
    ],
    says: ['Five minutes, love, ten if somebody’s in the bath. The longest I ever had was twenty, and that was snow.'],
  },
  {
    id: 'sixty-four-who',
    on: [
      'fact:sixty-four-arrangements',
      'statement:book-two-afternoons',
      'statement:system-knows-claim',
      'common:main_worry',
      'common:what_do_you_mean',
      'common:say_again',
      'common:which_first',
      'answer:which-first',
      'answer:ready-limit',
      'common:what_is_missing',
      'common:your_proposal',
    ],
    asked: [
      'What sort of arrangements are those 64?',
      '64 what exactly',
      'What kind of things stand in there?',
      'could you tell me what type of arrangements they are, without names',
      'Arrangements such as?',
      'what has been arranged with these 64 drivers',
    ],
    says: [
      'Days and turns, love. No lates on this day, no Mondays, never the long one, always home by three. That’s all that’s wrote down.',
    ],
  },
  {
    id: 'sixty-four-people',
    on: [
      'fact:sixty-four-arrangements',
      'follow-up:how-many-cant-late',
      'statement:book-two-afternoons',
      'statement:system-knows-claim',
    ],
    asked: [
      'Is that 64 drivers or 64 arrangements?',
      'sixty four different people then?',
      'so a third of your drivers are in there',
      'does every one of the sixty-four belong to another driver',
    ],
    says: ['It’s 64 people, love, a bit over a third of the depot. I’d have guessed forty, before I counted.'],
  },
  {
    id: 'gave-you-a-turn',
    on: ['fact:sixty-four-arrangements'],
    asked: [
      'Why did it give you a turn?',
      'what was so frightening about counting them',
      'It gave you a turn? In what way?',
      'what did you feel when you had counted them all',
    ],
    says: [
      'Because I’d never seen it as a number, love. It was always just Tariq, and Denise, and him with the knee, one at a time.',
    ],
  },
  {
    id: 'anyone-else-knows-book',
    on: [
      'fact:sixty-four-arrangements',
      'concern:green-notebook',
      'answer:shorthand-in-book',
      'common:main_worry',
      'common:what_do_you_mean',
    ],
    asked: [
      'Does anybody else know what is in there?',
      'is there a copy of the notebook',
      'What if the book gets lost?',
      'nobody else has it, only you?',
      'And is there only that one book?',
      'have you ever made a photocopy of the book',
    ],
    says: ['There’s only the one, love, and only me that knows it. Callum’s seen the cover.'],
  },
  {
    id: 'how-long-book',
    on: [
      'fact:sixty-four-arrangements',
      'concern:green-notebook',
      'answer:shorthand-in-book',
      'common:main_worry',
      'common:since_when',
    ],
    asked: [
      'How long have you been keeping that notebook?',
      'since when do you write in the green book',
      'Is that the first one or have there been others before?',
      'when did you start it',
      'And since when?',
      'for how many years do you write these things down',
    ],
    says: [
      'Since I started, love, though this is the fourth book. I copy the living ones over whenever one falls to bits.',
    ],
  },
  {
    id: 'tariq-who-is',
    on: ['fact:tariq', 'concern:green-notebook', 'statement:system-knows-claim'],
    asked: [
      'Who is Tariq?',
      'tariq, is that one of the drivers',
      'Sorry, Tariq and his Thursdays, what about him?',
      'what’s the matter with Tariq on a Thursday',
      'Who’s that, Tariq?',
      'tell me about Tariq, please',
    ],
    says: [
      'Tariq Mahmood, love, he’s on the 508, as steady as they come. He doesn’t do lates Tuesdays, Thursdays and Saturdays, and that’s all you need to know.',
    ],
    tells: ['tariq'],
  },
  {
    id: 'tariq-three-days',
    on: ['fact:tariq', 'follow-up:tariq-who-is'],
    asked: [
      'Every Tuesday, Thursday and Saturday?',
      'so three days a week, always the same ones',
      'Only lates, or can’t he work at all on those days?',
      'does he work earlies on those days then',
    ],
    says: ['Every week, love, the same three days. It’s only the lates he can’t do, he’ll drive a morning and gladly.'],
  },
  {
    id: 'tariq-why',
    on: ['fact:tariq', 'follow-up:tariq-who-is', 'answer:tariq-talk'],
    asked: [
      'Why can’t he do those days?',
      'what’s wrong with him, is he ill?',
      'May I know what the reason is with Tariq?',
      'is it something medical with tariq',
    ],
    says: [
      'I’ll not say, love, and you’ll not need it. Those three days, no lates, that’s the whole of what your computer wants.',
    ],
  },
  {
    id: 'tariq-eleven-years',
    on: ['fact:tariq', 'follow-up:tariq-who-is'],
    asked: [
      'Eleven years with this arrangement?',
      'since eleven years he does it like this?',
      'Has he had that arrangement for all the eleven years?',
      'eleven years is how long he’s been here, or how long he’s had those days',
    ],
    says: [
      'He’s been driving for me eleven years, love, and never missed a bus. I’d not like the first one he misses to be our doing.',
    ],
  },
  {
    id: 'tariq-if-late',
    on: [
      'fact:tariq',
      'concern:green-notebook',
      'answer:promise-feel',
      'follow-up:tariq-who-is',
      'answer:tariq-talk',
      'common:worst_case',
    ],
    asked: [
      'What would he do if he got a late on a Thursday?',
      'and if the system gives him one anyway',
      'Wouldn’t Tariq just ring you and say so?',
      'would he complain if it happened',
    ],
    says: [
      'He’d say nothing, love, not a word. He’d try and manage, and when he couldn’t he’d hand his badge in and thank me.',
    ],
  },
  {
    id: 'what-tell-tariq',
    on: ['concern:green-notebook'],
    asked: [
      'What would you like to tell Tariq?',
      'what can we tell tariq so that he stays calm',
      'What would you want me to say to him?',
      'what should he hear from you',
    ],
    says: [
      'I’d like to tell him nothing’s changed for him, love, and it be true. He’d say “right” and go and get his bus.',
    ],
  },
  {
    id: 'who-next-to-what',
    on: ['concern:green-notebook', 'answer:how-board-works', 'statement:board-is-people'],
    asked: [
      'What do you mean by who you don’t put next to what?',
      'why does it matter which card is next to which',
      'Who can’t be put next to whom?',
      'give me one example of someone you don’t put next to something',
      'Who, for example?',
      'which cards must not hang next to each other',
    ],
    says: [
      'There’s two brothers-in-law, love, who’ll not take a bus over from each other since a wedding. So there’s always somebody else’s card in between.',
    ],
  },
  {
    id: 'denise-mondays-how-long',
    on: ['concern:green-notebook', 'answer:denise', 'common:example', 'answer:denise-told-no'],
    asked: [
      'How long has Denise had her Mondays free?',
      'since when does she look after her grandson on mondays',
      'Every Monday, or only in term time?',
      'is it each monday that Denise can’t work',
    ],
    says: [
      'Every Monday for two years, love, since her daughter went back to work. He’s called Alfie and he eats like a horse.',
    ],
  },
  {
    id: 'tick-box-which',
    on: ['answer:denise', 'statement:drivers-self-service', 'answer:which-drivers-to-see'],
    asked: [
      'Which tick box frightened her?',
      'what was that tick box about',
      'What did it ask her in that box?',
      'why did a tick box scare Denise so much',
    ],
    says: [
      'It asked was she available on all days, yes or no, and it’d not let her past without. She thought a no would be held against her.',
    ],
  },
  {
    id: 'nine-years-man',
    on: ['concern:green-notebook', 'answer:keighley-names'],
    asked: [
      'Who was the man with the three lates?',
      'that man at keighley, what happened to him then',
      'Why did he never say a word?',
      'the one with nine years without lates, did nobody ask him why he left',
    ],
    says: [
      'I’ll keep his name to myself, love. He’d nobody left to say it to, their hatch was shut by then, so he said it with his badge.',
    ],
  },
  {
    id: 'four-of-keighley-why',
    on: [
      'fact:keighley-leavers',
      'statement:keighley-went-well',
      'statement:keighley-admission',
      'statement:drop-the-arrangements',
    ],
    asked: [
      'Why did they leave?',
      'what was the reason that the four went',
      'What happened with those four at Keighley?',
      'was it because of the system that four people left',
      'And why?',
      'the drivers at keighley, what made them quit',
    ],
    says: [
      'They got turns they couldn’t do, love, and there was nobody at a hatch to tell. So they went where somebody’d listen.',
    ],
  },
  {
    id: 'keighley-how-you-know',
    on: [
      'fact:keighley-leavers',
      'statement:keighley-went-well',
      'answer:why-keighley',
      'answer:keighley-names',
      'statement:keighley-admission',
    ],
    asked: [
      'Who told you that about the four?',
      'how do you come to know that about Keighley',
      'Where did you hear about the four?',
      'did you get that from somebody at the other depot',
      'Who says that?',
      'from whom do you know about the four leavers',
    ],
    says: [
      'The mechanics, love, they carry parts between us and they carry everything else and all. And one of the four rang me himself.',
    ],
  },
  {
    id: 'keighley-six-weeks-since',
    on: ['fact:keighley-leavers', 'answer:why-keighley', 'answer:keighley-names', 'statement:keighley-went-well'],
    asked: [
      'And since those six weeks, has anybody else gone?',
      'did more leave after the first six weeks',
      'Is it only four, or is it still going on?',
      'how is it at Keighley now',
    ],
    says: [
      'Not that I’ve heard, love, it’s settled. Them that could bear it stayed, and them that couldn’t had gone by then.',
    ],
  },
  {
    id: 'keighley-would-here',
    on: [
      'fact:keighley-leavers',
      'statement:keighley-went-well',
      'answer:why-keighley',
      'answer:keighley-names',
      'statement:keighley-admission',
    ],
    asked: [
      'Do you think that’ll happen here too?',
      'how many would you lose here',
      'Would drivers leave Halifax as well?',
      'could the same thing happen at this depot',
    ],
    says: [
      'It could, love, and I’ve more in my book than Keighley ever had. I’d not put a number on it, I’d only see the hooks empty.',
    ],
  },
  {
    id: 'swaps-before-six-why',
    on: ['fact:forty-swaps', 'concern:same-day-swaps', 'statement:swaps-are-rare', 'common:example', 'answer:swap-how'],
    asked: [
      'Why are half of them before six?',
      'why so many so early in the morning',
      'What happens before six that they need to swap?',
      'half before six in the morning, what is the cause of that',
    ],
    says: [
      'Because that’s when folk find out, love. A bairn’s been sick, a car won’t start, a knee’s come up in the night, and the bus goes at five.',
    ],
  },
  {
    id: 'swaps-a-week-sure',
    on: ['fact:forty-swaps', 'concern:same-day-swaps', 'statement:swaps-are-rare'],
    asked: [
      'How do you know it’s forty?',
      'forty a week, did you count that',
      'Is it forty every week or just in a bad one?',
      'are those 40 swaps written down anywhere',
    ],
    says: [
      'I tallied them on the back of an envelope for a month, love, because somebody upstairs said it was hardly any. It came out about forty each week.',
    ],
  },
  {
    id: 'chair-at-home',
    on: ['fact:forty-swaps'],
    asked: [
      'What chair is that?',
      'a chair you never sat in, why',
      'You never sit down at home?',
      'what about the chair at home',
    ],
    says: [
      'A nice one, love, my sister gave me it when my back was bad. By the time I’m home I’m that tired I go straight up.',
    ],
  },
  {
    id: 'chart-where-hangs',
    on: ['fact:not-on-the-chart', 'concern:her-own-chair', 'answer:chart-feel', 'statement:janet-said-safe-claim'],
    asked: [
      'Where is that chart?',
      'can I see the chart somewhere',
      'Is it still hanging there?',
      'which wall is the chart on',
    ],
    says: [
      'In the canteen, love, next to the crisps, where you’d not miss it. You’ll pass it on your way out, have a look for me.',
    ],
  },
  {
    id: 'chart-asked-anyone',
    on: [
      'fact:not-on-the-chart',
      'concern:her-own-chair',
      'answer:chart-feel',
      'statement:chart-badly-done',
      'common:your_role',
      'statement:dont-know-your-job-news',
    ],
    asked: [
      'Have you asked anybody about it?',
      'did you speak to Janet about the chart',
      'Why haven’t you asked her yourself?',
      'has anyone talked to you since the chart went up',
    ],
    says: [
      'I’ve not asked, love, and nobody’s come. You ask a thing like that and you might get told, stood up, in a corridor.',
    ],
  },
  {
    id: 'chart-what-says',
    on: ['fact:not-on-the-chart', 'concern:her-own-chair', 'statement:ask-hr'],
    asked: [
      'What boxes are on it then?',
      'who is on the chart for Halifax',
      'Is there another name for your job on the chart, perhaps?',
      'could allocator be called something else on it',
    ],
    says: [
      'There’s Colin’s box, and drivers, and fitters, and cleaners, all with lines between. I read it twice over, love, and there’s nowt that says hatch.',
    ],
  },
  {
    id: 'janet-same-as',
    on: ['fact:not-on-the-chart', 'concern:her-own-chair', 'answer:janet'],
    asked: [
      'Is Janet the one who decides that?',
      'so it’s up to Janet Holroyd whether there is a job',
      'Could Janet change the chart?',
      'is it hers to decide or does somebody sit above her',
    ],
    says: [
      'It’s Janet, love, it’s her name at the bottom and her depots. If somebody’s sat above her I’ve never seen them at a bus stop.',
    ],
  },
  {
    id: 'pension-four-years',
    on: ['concern:her-own-chair', 'answer:chart-feel'],
    asked: [
      'Four years to go? So you’re sixty-two or so?',
      'what happens with your pension if the job goes before',
      'Is it four years until you can draw your pension?',
      'could you not go earlier',
    ],
    says: [
      'Four years, love, and I’d lose a good slice if I went before. But it’s not only the money, it’s being asked to go by a wall.',
    ],
  },
  {
    id: 'barry-asked-what',
    on: ['fact:union-waits', 'answer:barry-notice', 'statement:barry-supports-claim', 'common:who_else'],
    asked: [
      'What do you tell Barry when he asks?',
      'and what do you make of it, what did you say to him',
      'What have you told the union man so far?',
      'so what is your answer to barry',
    ],
    says: [
      'I’ve told him I’ve not made my mind up, love, and that’s the truth. He says “take your time, Mo”, and asks me again next day.',
    ],
  },
  {
    id: 'barry-why-waits',
    on: [
      'fact:union-waits',
      'answer:barry-notice',
      'statement:bring-union-in',
      'statement:barry-supports-claim',
      'common:who_else',
    ],
    asked: [
      'Why does he wait for you?',
      'why doesn’t the union decide it by itself',
      'What’s stopping Barry from saying something?',
      'why would the union man need you first',
    ],
    says: [
      'Because half his members’d ask what does Mo say, love, and he’d look daft going first. He drove for me nine years.',
    ],
  },
  {
    id: 'two-oclock-what',
    on: ['answer:barry', 'statement:bring-union-in', 'common:talk_to_them'],
    asked: [
      'What is the two o’clock?',
      'after the two o’clock, you mean after his bus?',
      'Where do I find Barry after two?',
      'the two o’clock, what’s that here',
    ],
    says: [
      'It’s when the lates go out, love, two o’clock. He’ll be at the corner table in the canteen with a pie, you’ll not miss him.',
    ],
  },
  {
    id: 'hatch-where',
    on: [
      'concern:same-day-swaps',
      'answer:why-the-hatch',
      'common:how_do_you_know',
      'answer:swap-phone',
      'statement:swaps-by-app',
      'answer:no-phone-drivers',
      'answer:trust-you-or-board',
    ],
    asked: [
      'What do you mean by the hatch?',
      'the hatch, is that a window here',
      'Which hatch is that?',
      'where is this hatch, the one behind you?',
    ],
    says: [
      'That one behind you, love, with the shelf. They sign on there, and whoever’s passing gets asked how they are.',
    ],
  },
  {
    id: 'awake-who',
    on: ['concern:same-day-swaps'],
    asked: [
      'Who do you think would approve it at head office?',
      'isn’t there somebody on duty at head office at night',
      'Does anyone work at five in the morning up there?',
      'who is awake at ten to five besides you',
    ],
    says: [
      'Nobody that I’ve ever got hold of, love. I rang once in the snow and got a recording about lost umbrellas.',
    ],
  },
  {
    id: 'ring-in-sick-sure',
    on: ['concern:same-day-swaps', 'answer:swap-later-phase'],
    asked: [
      'Would they really ring in sick?',
      'how sure are you that they would go sick',
      'They’d pretend to be ill because of that?',
      'have they done that before, going sick instead of swapping',
    ],
    says: [
      'They would, love, and I’d not blame them. A man with a poorly bairn isn’t lying for long, he’s only using the door that’s open.',
    ],
  },
  {
    id: 'quicker-how-quick',
    on: ['concern:same-day-swaps', 'answer:swap-how-fast'],
    asked: [
      'Would an hour be quick enough?',
      'if it took ten minutes, would that be all right',
      'How about the same day, but not at once?',
      'would within the hour be fast enough for you',
      'Ten minutes, would that do?',
      'what about a quarter of an hour for a swap',
    ],
    says: ['Ten minutes I could live with, love. An hour’s no good before six, he’d be missed off his bus by then.'],
  },
  {
    id: 'see-one-how',
    on: [
      'concern:same-day-swaps',
      'statement:approver-button',
      'answer:swap-test',
      'answer:swap-approver',
      'statement:settings-change-open',
    ],
    asked: [
      'When would you like to see one?',
      'what would you want to see exactly, one swap or more',
      'You want to see it do a swap, on which day?',
      'what must I show you so that you believe it',
    ],
    says: [
      'Any morning this week or next, love, with a real lad on the phone and your clock on the table. One would start me, ten would finish me.',
    ],
  },
  {
    id: 'last-one-phone',
    on: ['answer:swap-how', 'statement:swap-trial-at-five'],
    asked: [
      'Who’s the one that’ll not moan?',
      'you ring the one who doesn’t moan, isn’t that always the same person',
      'Isn’t that unfair to those who never say no?',
      'how do you make sure it isn’t always the same ones who help out',
    ],
    says: [
      'It moves about, love. I put a tick by whoever’s done me a favour, and it’s them that get the good Saturday after.',
    ],
  },
  {
    id: 'owes-who-list',
    on: ['answer:swap-how', 'answer:card-marks'],
    asked: [
      'How do you know who owes whom?',
      'who owes who, is that written somewhere',
      'Do you keep a list of the favours?',
      'where do you note who owes you something',
    ],
    says: [
      'It’s the bent cards, love. I bend a corner when they owe me and flatten it when they’ve paid, so some of them are like old banknotes.',
    ],
  },
  {
    id: 'callum-enough',
    on: [
      'answer:when-ill',
      'answer:swap-day-off',
      'answer:callum-who',
      'statement:callum-on-days-off',
      'common:who_else',
      'answer:computer-never',
    ],
    asked: [
      'Could Callum learn the people as well?',
      'why does callum not know the drivers yet',
      'How long until Callum could do it without ringing you?',
      'how often does he have to ring you on your days off',
    ],
    says: [
      'He’s learning, love, he’s only been on it two years. It’s four or five calls on a day off, and it used to be ten.',
    ],
  },
  {
    id: 'days-off-which',
    on: ['answer:when-ill', 'answer:swap-day-off', 'statement:callum-on-days-off', 'concern:same-day-swaps'],
    asked: [
      'Which days are you off?',
      'what days is Callum here instead of you',
      'How many days a week do you work?',
      'when is your day off normally',
    ],
    says: [
      'Sundays and a Wednesday as a rule, love, though I’m sat here on one now, because of the holidays. Callum has them.',
    ],
  },
  {
    id: 'colin-not-in-till-nine',
    on: ['answer:swap-day-off', 'answer:colin-who', 'answer:board-who-wants'],
    asked: [
      'Why not Colin?',
      'colin could approve it, couldn’t he',
      'What’s wrong with Colin doing it?',
      'is there a reason you don’t want Colin as approver',
    ],
    says: [
      'Because the bus has gone four hours before he’s got his coat off, love. It’s nothing against him, he’s just not here.',
    ],
  },
  {
    id: 'colin-picture',
    on: ['answer:board-who-wants', 'concern:board-down-at-once', 'statement:board-law-claim', 'answer:colin-who'],
    asked: [
      'What picture is that?',
      'a picture of a bus, is he serious',
      'What does Colin want to hang there?',
      'which picture has he got for the wall',
    ],
    says: ['One of our buses in a meadow, love, four foot across, with a cow. We’ve never run to a meadow.'],
  },
  {
    id: 'colin-persuade',
    on: [
      'answer:board-who-wants',
      'concern:board-down-at-once',
      'answer:colin-who',
      'answer:board-stay',
      'answer:next-step',
      'statement:board-law-claim',
    ],
    asked: [
      'What would convince Colin?',
      'how do I get Colin to agree to that',
      'What should I say to Colin about the wall?',
      'what argument works with him',
    ],
    says: [
      'Tell him it’s cover for the first weeks, love, and that it’s you asking. He’ll bend for somebody with a lanyard, if it’s after nine.',
    ],
  },
  {
    id: 'dewsbury-off-how-long',
    on: ['concern:board-down-at-once', 'answer:screen-off', 'answer:other-depots-good'],
    asked: [
      'How long was the screen off at Dewsbury?',
      'twice in how many weeks',
      'When did that happen over there, the screen going off?',
      'what did they do at dewsbury when it failed',
    ],
    says: [
      'Best part of an hour the one time, Carol said, and less the other. They got the cards out of the shoebox and laid them on a table.',
    ],
  },
  {
    id: 'shoes-barry-says',
    on: ['concern:board-down-at-once'],
    asked: [
      'And what did Barry say to that?',
      'what did barry answer about the shoes',
      'Did Barry agree with you on the board?',
      'is the union also against taking it down on the same day',
    ],
    says: [
      'He said it’s the first sense he’d heard on the matter, love, and could he use it. He’s said nowt outside this room, mind.',
    ],
  },
  {
    id: 'sentiment-bit',
    on: ['concern:board-down-at-once', 'answer:board-keep'],
    asked: [
      'What’s the sentiment bit?',
      'a bit sentiment, in what way',
      'Do you hang on to it a little, then?',
      'so it is also about feelings for you, the board?',
    ],
    says: [
      'My dad made the hooks, love, he was a fitter here. But I’d take it down myself the day there’s something better to look at.',
    ],
  },
  {
    id: 'how-long-both',
    on: [
      'concern:board-down-at-once',
      'statement:board-stays-four-weeks',
      'answer:board-stay',
      'statement:summary-against-computers',
      'statement:clean-switch',
      'answer:board-two-systems',
      'common:other_options',
      'common:your_proposal',
      'statement:board-photo-museum',
    ],
    asked: [
      'How long should both run together?',
      'for how many weeks would you keep both',
      'Would two weeks be enough for the board?',
      'is one week side by side enough',
      'How many weeks?',
      'side by side for how long, in your opinion',
    ],
    says: [
      'Four weeks would see me right, love, it takes in every turn once round. Two I’d be fidgeting, and one’s no good at all.',
    ],
  },
  {
    id: 'who-says-comes-down',
    on: ['concern:board-down-at-once', 'statement:board-stays-four-weeks', 'answer:board-gone-when'],
    asked: [
      'Who should decide when it comes down?',
      'would you want to be the one who says it comes down',
      'You say when the board goes, would that suit you?',
      'and who says so at the end, you or Colin',
    ],
    says: [
      'I’d say it, love, if you’ll let me, with Colin told the same day. I’d be straight about it, I’d not hang on for spite.',
    ],
  },
  {
    id: 'ten-mornings-same',
    on: ['statement:board-stays-four-weeks', 'answer:board-stay'],
    asked: [
      'What do you mean by ten mornings the same?',
      'ten mornings the same as what',
      'And if one of the ten is different, do you start again?',
      'ten mornings in a row, is that what you want',
    ],
    says: [
      'Ten mornings where the screen and the wall put the same driver on the same bus, love. If one’s out, we find out why and carry on counting.',
    ],
  },
  {
    id: 'dads-screwdriver',
    on: ['concern:board-down-at-once', 'statement:board-stays-four-weeks', 'answer:board-keep'],
    asked: [
      'Your dad’s screwdriver?',
      'did your father work here too',
      'Was your dad the one who put the board up?',
      'what about the screwdriver of your father',
    ],
    says: [
      'He was a fitter here, love, he put that board up himself. So it’s his screws, and I’d like it to be his screwdriver that has them out.',
    ],
  },
  {
    id: 'shorthand-why',
    on: ['answer:shorthand-in-book', 'concern:green-notebook'],
    asked: [
      'Why did you write it in shorthand?',
      'is it shorthand so that nobody can read it',
      'Could you copy it out in plain words?',
      'did you do that on purpose, the shorthand',
    ],
    says: [
      'On purpose, love, it’s people’s business and the book sits by a kettle. I’d sooner read it out than copy it, it’s quicker and I can skip.',
    ],
  },
  {
    id: 'stop-reading-why',
    on: ['answer:book-see', 'statement:refuse-reasons'],
    asked: [
      'What happens when you stop reading?',
      'why would you go quiet',
      'You’ll skip some parts?',
      'so there are bits you won’t read to me',
    ],
    says: [
      'I’ll be skipping a why, love, and finding the next turn. You’ll hear me turn a page, and then you type what I say.',
    ],
  },
  {
    id: 'afternoon-which',
    on: [
      'answer:who-types',
      'answer:how-much-reading',
      'statement:book-two-afternoons',
      'statement:we-will-review-arrangements',
      'common:next_step',
      'common:what_is_missing',
      'statement:refuse-delay',
      'common:your_contribution',
      'common:your_proposal',
      'common:how_can_i_help',
      'answer:meet-again',
      'answer:next-step',
      'concern:green-notebook',
      'answer:book-see',
    ],
    asked: [
      'Which afternoon suits you?',
      'what about tomorrow at two, is that ok',
      'Can we start tomorrow then?',
      'would thursday and friday this week work for the book',
      'Tomorrow?',
      'which day shall I bring the laptop for the book',
    ],
    says: [
      'Tomorrow after two, love, it’s Thursday and I’m quiet. Then Friday for the rest, and we’d be done before the weekend.',
    ],
  },
  {
    id: 'two-afternoons-enough',
    on: ['answer:who-types', 'answer:how-much-reading', 'statement:book-two-afternoons'],
    asked: [
      'Are two afternoons really enough for 64?',
      'can we get through all of them in two afternoons',
      'How many do we manage in an afternoon?',
      'isn’t that too little time for such a thick book',
    ],
    says: ['It’s enough, love, thirty-odd an afternoon and we stop for tea. If it runs over, I’m here Monday and all.'],
  },
  {
    id: 'flask-why',
    on: ['answer:who-types', 'answer:next-step'],
    asked: [
      'Why do I need a flask?',
      'a flask, isn’t there tea here',
      'Don’t you have the kettle?',
      'bring a flask, what for',
    ],
    says: [
      'Because the kettle’s for the late turn after two, love, and they’ll drink you dry. Soup’s best, you’ll be sat a while.',
    ],
  },
  {
    id: 'check-how-long',
    on: [
      'answer:book-check',
      'statement:check-four-weeks',
      'concern:green-notebook',
      'answer:one-missing',
      'common:your_contribution',
      'common:what_would_move_you',
      'answer:who-types',
    ],
    asked: [
      'How long would it take you to check four weeks?',
      'when could you have the checking done',
      'How many hours is that for you, going through the print-out?',
      'would you manage the check before the fourteenth',
      'How many days for the checking?',
      'checking all of them, how much time is that for you',
    ],
    says: [
      'Two evenings, love, with my feet up and the book open. Get it me by the Tuesday and you’d have it back Thursday.',
    ],
  },
  {
    id: 'why-large-print',
    on: ['answer:book-check', 'statement:check-four-weeks', 'statement:midnight-printout'],
    asked: [
      'How large should it be printed?',
      'why large, is it your eyes',
      'Is A3 all right for the print-out?',
      'how big must the letters be',
    ],
    says: [
      'Big as that poster, love, a week to a sheet. I’ve my reading glasses and my other glasses and I can never find the one with the other.',
    ],
  },
  {
    id: 'initials-wrong',
    on: ['answer:book-check', 'statement:check-four-weeks', 'answer:one-missing'],
    asked: [
      'And if you find a cross, what then?',
      'what happens when one of them is wrong',
      'If there’s one wrong, do you want to stop everything?',
      'how should we proceed if you find mistakes in it',
      'And if one is wrong?',
      'suppose you find a mistake on the print-out',
    ],
    says: [
      'Then you put it right while I’m sat there, love, and I look again. Only if it can’t be put right would I want us to wait.',
    ],
  },
  {
    id: 'fair-keep-count',
    on: ['answer:fair'],
    asked: [
      'How do you keep count of the bad ones?',
      'you keep count, where',
      'What do the others say about it?',
      'has any driver ever complained that it was unfair',
    ],
    says: [
      'There’s a row of dots along the bottom of each card, love, one for every Saturday late. I’ve had one grumble in years, and his own bad year came.',
    ],
  },
  {
    id: 'managers-favour',
    on: ['answer:who-approved-arrangements'],
    asked: [
      'What favour did the managers have?',
      'five managers had favours off the book?',
      'Did Colin get a favour too?',
      'so Colin knows about the notebook then',
    ],
    says: [
      'He does, love, Colin wanted his nephew off a Saturday for the football. They all find their way to it in the end.',
    ],
  },
  {
    id: 'quiet-ones-who',
    on: ['answer:fear', 'common:worst_case', 'statement:summary-people', 'answer:hardest-first'],
    asked: [
      'Who are the quiet ones?',
      'how many quiet ones have you got',
      'Which of them wouldn’t say anything?',
      'how do i recognise the quiet ones',
    ],
    says: [
      'You’d not pick them out, love, they’re the ones that say they’re fine. I’d say a dozen in that book, and we’d start with them.',
    ],
  },
  {
    id: 'three-things-others',
    on: ['answer:ready-limit', 'common:what_would_move_you', 'common:which_first', 'answer:which-first'],
    asked: [
      'Which of the three comes first?',
      'is there an order in these things',
      'What if I can only do two of the three?',
      'do you need all three from me',
    ],
    says: [
      'The arrangements first, love, I can’t stir without them. Then swaps. If the word about my job came a day late, I’d still help you.',
    ],
  },
  {
    id: 'in-the-canteen-when',
    on: [
      'answer:login-now',
      'statement:you-log-in-now',
      'answer:in-return',
      'answer:ready-limit',
      'common:what_would_move_you',
      'common:agree_now',
      'concern:green-notebook',
    ],
    asked: [
      'When would you log in, then?',
      'how soon could you do it in the canteen',
      'On what day do you think you could log in?',
      'so if the turns are right you log in the same day?',
    ],
    says: [
      'The same day I’ve seen them right, love, at half five in the canteen with the early turn watching. I’ll want Callum by me for the password.',
    ],
  },
  {
    id: 'show-turns-how',
    on: [
      'answer:login-now',
      'statement:you-log-in-now',
      'statement:half-not-in-news',
      'statement:old-way-must-go',
      'common:agree_now',
      'common:will_you_support_me',
      'common:what_would_move_you',
    ],
    asked: [
      'How can I show you that they’re right?',
      'what do you want to see on the screen',
      'What would prove it to you?',
      'how do I show you that the turns come out properly',
    ],
    says: [
      'Put a month of it on paper, love, and I’ll lay the book beside it. If there’s nobody down for what they can’t do, that’s me shown.',
    ],
  },
  {
    id: 'tell-them-safe-words',
    on: [
      'answer:told-not-to',
      'answer:help-me-speak',
      'concern:green-notebook',
      'common:your_contribution',
      'common:agree_now',
      'common:will_you_support_me',
      'answer:say-about-me',
      'answer:barry-notice',
      'statement:drivers-follow-mo',
    ],
    asked: [
      'What would you say to them?',
      'in which words would you tell the drivers that it’s safe',
      'And how will you tell them, at the hatch or with a notice?',
      'what will you tell the drivers exactly',
    ],
    says: ['“I’ve looked, and you’re all in it right.” That’s all it wants, love, said at the hatch one at a time.'],
  },
  {
    id: 'lad-spring-who',
    on: ['answer:why-nobody-asked', 'common:tried_before', 'statement:you-agreed-to-training', 'common:since_when'],
    asked: [
      'Who was the lad with the tape measure?',
      'the lad who measured the wall, was he from our project?',
      'What was his name?',
      'who came in spring, somebody from head office',
    ],
    says: [
      'I never got his name, love, he’d your sort of lanyard on. He wanted to know was it a stud wall, and then he’d a train.',
    ],
  },
  {
    id: 'offered-tell',
    on: ['answer:why-nobody-asked', 'common:tried_before'],
    asked: [
      'What did you want to tell him?',
      'what would you have explained to the lad',
      'You offered to explain, and he said no?',
      'and he didn’t want to hear how it works',
    ],
    says: [
      'How I fill the early turn on a bad morning, love, it takes ten minutes. He said he’d the process already, and he’d a drawing of it.',
    ],
  },
  {
    id: 'watched-true',
    on: ['answer:why-drivers-not-login', 'answer:watched-by-phone', 'common:what_others_say'],
    asked: [
      'Who started that about being watched?',
      'why do they think it’s for watching them',
      'How many believe the phone spies on them?',
      'where does this idea come from that we watch them',
    ],
    says: [
      'There’s buses with a tracker on, love, since some time back, so they put two and two together. If it’s not so, say it plain and they’ll have it.',
    ],
  },
  {
    id: 'next-week-sunday',
    on: ['answer:management-why', 'statement:summary-against-computers', 'common:what_is_good', 'answer:who-likes-it'],
    asked: [
      'Why Sunday night?',
      'what about sunday nights, don’t they know their week before?',
      'When do they find out their turns now?',
      'how do drivers learn today what they drive next week',
    ],
    says: [
      'Now they’ve to come to the wall of a Saturday or ring me, love. With yours they’d see it sat at home, and I’d be glad for them.',
    ],
  },
  {
    id: 'wages-muddle',
    on: ['answer:management-why', 'answer:wages-old-change', 'common:happened_before'],
    asked: [
      'What’s wrong with the wages?',
      'what muddle is there with the wages',
      'How does the pay come into it?',
      'what went wrong with wages then',
    ],
    says: [
      'I write swaps on a slip for Maxine, love, and some go astray, so somebody’s paid for the wrong turn. Yours’d do that on its own, they say.',
    ],
  },
  {
    id: 'book-how-private',
    on: ['answer:book-reasons', 'statement:want-the-reasons', 'answer:rule-only', 'statement:rules-no-reasons'],
    asked: [
      'So no reasons anywhere, not even for Janet?',
      'could we keep the reasons somewhere safe, only for you?',
      'Not even a code for the reason?',
      'and if only you could see the why on the screen',
    ],
    says: ['Not for Janet and not in a code, love. I’ve got the whys, and they go home with me of a night.'],
  },
  {
    id: 'new-arrangement-later',
    on: [
      'answer:rule-only',
      'statement:rules-no-reasons',
      'answer:all-still-valid',
      'answer:tariq-how',
      'statement:no-reason-field-open',
    ],
    asked: [
      'And what about new ones, later on?',
      'if a driver comes with a new problem next month, what then',
      'Who puts in a new rule afterwards?',
      'can you add rules yourself when something changes for a driver',
    ],
    says: [
      'They’d come to me same as now, love, so I’d need to put one in myself. Show me which button, and I’ll write it on the back of my hand.',
    ],
  },
  {
    id: 'grown-up-bairns',
    on: ['answer:all-still-valid'],
    asked: [
      'Which one or two would go?',
      'so some of them could be dropped',
      'Will you ask them before we enter it?',
      'who are those that don’t need it any more',
    ],
    says: [
      'There’s one whose lad’s in the army now, love, and one I’d want to look in the eye first. Leave them with me till Friday.',
    ],
  },
  {
    id: 'janet-come-here',
    on: [
      'concern:her-own-chair',
      'answer:janet-when',
      'statement:ask-janet-meeting',
      'statement:chart-badly-done',
      'answer:bring-barry',
      'answer:what-if-janet-says-no',
      'statement:summary-chair',
    ],
    asked: [
      'By when should Janet be here?',
      'which day would be good for you and Janet',
      'Should it be before the board comes down?',
      'how soon do you need to hear it from her',
      'By which day?',
      'until when should Janet have spoken to you',
    ],
    says: [
      'Before the fourteenth, love, any day after two. I’d sooner know while the wall’s still up than find out looking at a picture of a cow.',
    ],
  },
  {
    id: 'janet-what-ask',
    on: [
      'concern:her-own-chair',
      'answer:janet-when',
      'statement:ask-janet-meeting',
      'common:how_can_i_help',
      'statement:dont-know-your-job-news',
      'statement:job-is-safe-promise',
      'answer:job-promise',
      'statement:summary-chair',
      'answer:ready-limit',
      'answer:next-step',
      'answer:what-if-janet-says-no',
      'common:what_is_missing',
    ],
    asked: [
      'What shall I ask Janet?',
      'how should I put it to Janet',
      'What do you want her to tell you?',
      'what exactly would you like to know from Janet Holroyd',
    ],
    says: [
      'Only this, love: is there a chair for me at Halifax after the fourteenth, and what’s it called. She can say no, so long as she says it sat down.',
    ],
  },
  {
    id: 'janet-telephone',
    on: ['concern:her-own-chair', 'answer:janet-when', 'statement:ask-janet-meeting'],
    asked: [
      'Would a phone call from Janet do?',
      'could she ring you instead',
      'Is a letter from Janet enough?',
      'what if Janet has no time to come and writes to you',
    ],
    says: [
      'I’d take a telephone call if she’s truly tied up, love, but not a letter. You can’t ask a letter anything.',
    ],
  },
  {
    id: 'hr-leaflets',
    on: ['statement:ask-hr', 'answer:bring-barry'],
    asked: [
      'What leaflets?',
      'what have you got against HR',
      'Have you had dealings with HR before?',
      'leaflets about what',
    ],
    says: [
      '“Change and You”, love, with a butterfly on it. They left thirty in the canteen and Barry’s been doing his crossword on them.',
    ],
  },
  {
    id: 'callum-password',
    on: ['answer:write-up'],
    asked: [
      'Why does Callum have your password?',
      'Callum reads your email?',
      'so how do I reach you in writing',
      'who looks in your mailbox',
    ],
    says: [
      'Because I kept forgetting it, love, and he’s good about it. If you write on paper and leave it at the hatch, that’s me reached.',
    ],
  },
  {
    id: 'biscuits-early-turn',
    on: ['statement:be-there-on-the-day', 'answer:day-after'],
    asked: [
      'What should I bring for the early turn?',
      'what do they like at three in the morning',
      'Something to eat, you mean?',
      'how many are they, the early turn, so I bring enough',
    ],
    says: [
      'Bacon sandwiches, love, you’d be made for life. There’s about sixty sign on before six, so bring a tray and let them fight.',
    ],
  },
  {
    id: 'who-stands-after-day',
    on: ['statement:be-there-on-the-day', 'statement:support-hotline', 'statement:watch-a-morning'],
    asked: [
      'For how many days should I be there?',
      'only the Monday, or longer?',
      'How long would you want me to stay in the first week?',
      'is one morning enough or should someone be here all week',
    ],
    says: [
      'The Monday for certain, love, and the first Saturday if you can. By the second week I’d be shooing you out.',
    ],
  },
  {
    id: 'saturday-sweet',
    on: ['answer:some-drivers-first', 'statement:pilot-saturday'],
    asked: [
      'Why are the Saturday turns sweet-natured?',
      'how many drivers is that, on the Saturdays',
      'What’s special about the Saturday ones?',
      'the saturday people, would they mind being first',
    ],
    says: [
      'They pick Saturdays, love, for the quiet and the football on the radio. They’d not mind going first, if they’re asked and not told.',
    ],
  },
  {
    id: 'mistake-book-twice',
    on: ['answer:forgotten-before'],
    asked: [
      'What happened those two times?',
      'who was it that you got wrong',
      'What did you bake them?',
      'and how did they take it, the two you forgot',
    ],
    says: [
      'One got a late on his wedding anniversary and one a Sunday she’d a christening. It was parkin for him and a lemon drizzle for her.',
    ],
  },
  {
    id: 'sick-how-many',
    on: ['answer:hr-sickness'],
    asked: [
      'Where do I find Maxine?',
      'who is Maxine',
      'How much lower is it than Keighley?',
      'do you know a number for the sickness',
    ],
    says: [
      'Maxine’s in wages, love, up the stairs and left, and she has it by the month. I couldn’t give you a figure that’d stand up.',
    ],
  },
  {
    id: 'first-monday-buses',
    on: ['answer:first-monday-wrong', 'concern:same-day-swaps'],
    asked: [
      'How many buses would be missing?',
      'how bad would it get by nine, how many buses',
      'You’d have buses standing still on the first day?',
      'what would be missing on that monday, a few buses or many',
    ],
    says: [
      'I’d not like to guess a number, love. Three stood still and it’s a bad morning, ten and you’re in the paper.',
    ],
  },
  {
    id: 'early-turn-half-five',
    on: ['answer:which-drivers-to-see', 'answer:watched-by-phone'],
    asked: [
      'May I just go in there at half five?',
      'the canteen at half five, will they talk to me?',
      'What should I ask them there?',
      'do you come with me to the canteen',
    ],
    says: [
      'You can walk straight in, love, I’ll nod at you from the hatch so they know. Ask them what their bus is like and wait.',
    ],
  },
  {
    id: 'your-fault-tariq',
    on: ['answer:promise-feel', 'follow-up:tariq-if-late', 'follow-up:what-tell-tariq'],
    asked: [
      'And you’d feel responsible for that?',
      'would you blame yourself then',
      'Why would that be your fault?',
      'it would be our mistake though, not yours',
    ],
    says: [
      'He’d never put it on you, love, he doesn’t know you. It’s me that looked at him and said it’d be all right.',
    ],
  },
  {
    id: 'why-a-dozen',
    on: ['follow-up:quiet-ones-who'],
    asked: [
      'Why a dozen?',
      'and is Tariq one of the dozen',
      'Can we do those twelve first, then?',
      'a dozen out of 64, are those the urgent ones',
    ],
    says: [
      'He’s one, love. Do them first by all means, and then the loud ones, and we’ll have the worst of it done by our first cup of tea.',
    ],
  },
  {
    id: 'callum-calls',
    on: ['follow-up:callum-enough'],
    asked: [
      'What are the four or five calls about?',
      'why does he ring then',
      'What does Callum ask you when he rings?',
      'give me an example of what he asks on the phone',
    ],
    says: [
      '“Can I put so-and-so on the long one, Mo?” That’s it, love, and I say yes, or I say no, and he doesn’t ask me why.',
    ],
  },
  {
    id: 'tracker-buses',
    on: ['follow-up:watched-true'],
    asked: [
      'So what shall I tell them about the tracking?',
      'who should say it, you or me',
      'Would they believe me if I said it doesn’t track them?',
      'should I put up a notice that the phone isn’t tracking',
    ],
    says: [
      'Say it yourself, love, out loud, with Barry stood there. And find out first that it’s true, because somebody’ll check.',
    ],
  },
  {
    id: 'hooks-dad',
    on: ['follow-up:sentiment-bit', 'follow-up:dads-screwdriver'],
    asked: [
      'How old is that board then?',
      'when did your father build it',
      'So it’s from the seventies or so, the board?',
      'what year did he put it up',
    ],
    says: [
      'It’s older than me at this hatch, love, and I’ve done thirty-one years. He painted it green because that’s what was left over from the buses.',
    ],
  },
  {
    id: 'own-day-off',
    on: ['follow-up:days-off-which'],
    asked: [
      'So you should be at home today?',
      'it’s your day off and you are here?',
      'Why did you come in on your day off?',
      'you are working on a wednesday that’s free',
    ],
    says: [
      'I should be, love, but there’s four lads still in Spain. I’d only have sat at home wondering who was on the 508.',
    ],
  },
  {
    id: 'which-cant-do',
    on: [
      'common:main_worry',
      'common:what_do_you_mean',
      'common:why_not',
      'common:what_matters_most',
      'answer:first-monday-wrong',
      'common:say_again',
      'answer:fear',
      'answer:promise-feel',
    ],
    asked: [
      'What do you mean by turns they can’t do?',
      'turns they can’t do, which ones for example',
      'Why can’t they do some turns?',
      'can’t do, or don’t like to do?',
    ],
    says: [
      'Lates, mostly, love, or the long one out past the tops, or a certain day. And it’s can’t, not won’t, I’ve sorted one from the other long since.',
    ],
  },
  {
    id: 'how-many-cant-late',
    on: ['common:main_worry', 'common:what_matters_most', 'follow-up:which-cant-do'],
    asked: [
      'How many of them can’t do lates?',
      'how many have such a limit on their turns',
      'Is it a handful or a lot of drivers?',
      'how many drivers does that concern',
    ],
    says: [
      'More than I thought, love, there’s 64 in the book and I’d say half of those is lates. I’d never have called it a lot till I counted.',
    ],
    tells: ['sixty-four-arrangements'],
  },
  {
    id: 'forgot-by-whom',
    on: ['common:main_worry', 'common:worst_case'],
    asked: [
      'Who would forget them?',
      'forgotten by whom, by the system?',
      'You mean the system would forget them?',
      'how could they get forgotten',
    ],
    says: [
      'Nobody on purpose, love. It’d not be forgetting, even, your system can’t forget what it’s never been told.',
    ],
  },
  {
    id: 'given-word',
    on: ['common:cost_to_you'],
    asked: [
      'What was it you gave your word on?',
      'who did you give your word to',
      'What promise did you make?',
      'in which words did you promise it to the drivers',
    ],
    says: ['That they’d not get what they can’t do, love, as long as I’m sat here. I never said till the fourteenth.'],
  },
  {
    id: 'sleep-since-when',
    on: ['common:cost_to_you', 'common:how_do_you_feel'],
    asked: [
      'Since when do you sleep badly?',
      'how long has that kept you awake',
      'You lie awake over this?',
      'is it every night that you can’t sleep',
    ],
    says: ['Since the date went up, love. I get to about the letter M and then it’s time to get up anyway.'],
  },
  {
    id: 'bend-on-the-day',
    on: ['common:is_it_flexible'],
    asked: [
      'On which day could you bend?',
      'what do you mean, bend on the day',
      'So we could move the date for you?',
      'you’d bend on the wall, how far',
    ],
    says: [
      'I mean early or late, the fourteenth or after, I’ll work round it. And the wall can go once I’ve seen the other thing work.',
    ],
  },
  {
    id: 'half-log-in-not',
    on: ['common:consequence'],
    asked: [
      'Half of them, how many is that?',
      'which half wouldn’t log in',
      'Do you mean the same 94?',
      'and then they go, you mean they quit?',
    ],
    says: [
      'The 94 you’ve got on your list, love, give or take. They’d sit tight first, and then one by one there’d be badges on my shelf.',
    ],
  },
  {
    id: 'colin-thinks-progress',
    on: ['common:what_others_say'],
    asked: [
      'What does Colin mean by progress?',
      'does Colin use the system himself',
      'And what do you say to Colin then?',
      'colin says it’s progress, do you agree',
    ],
    says: ['He means a tidy wall, love. I said progress to what, and he said he’d a meeting.'],
  },
  {
    id: 'who-set-date',
    on: ['common:why_that_date', 'common:who_decides', 'statement:refuse-delay'],
    asked: [
      'Who at head office set it?',
      'which person decided on the fourteenth',
      'Did nobody ask you about the date?',
      'was it Janet who picked that day',
    ],
    says: ['Nobody ever put a name to it, love, it came on a sheet. I was told, and I was told by a notice.'],
  },
  {
    id: 'done-enough-yes',
    on: ['common:agree_now'],
    asked: [
      'When did you say yes to be nice?',
      'what do you mean, you have done enough of that',
      'Has that gone wrong for you before?',
      'who did you say yes to',
    ],
    says: ['I said yes to the last wages change, love, and told them all it’d be grand. I was a month apologising.'],
  },
  {
    id: 'summat-sooner',
    on: ['common:who_is_to_blame'],
    asked: [
      'What might you have said sooner?',
      'why didn’t you say something earlier then',
      'What should you have told us?',
      'you might have said something, to whom',
    ],
    says: [
      'That there’s a book, love. I could have put a coat on and gone and told Janet in spring, and I stopped at home and hoped.',
    ],
  },
  {
    id: 'at-odds-fourteenth',
    on: ['common:are_we_all_right', 'common:did_i_offend_you'],
    asked: [
      'What’s on your mind?',
      'a lot on your mind, is it the book',
      'So it’s only the date that troubles you?',
      'you are at odds with the fourteenth, why',
    ],
    says: [
      'It’s what’ll be wrong on the first morning and nobody saying, love. You’ve been very nice, it’s not you I’m thinking about.',
    ],
  },
  {
    id: 'promise-happen-first',
    on: ['common:do_you_trust_me', 'answer:think-of-me'],
    asked: [
      'What should I do first so that you trust me?',
      'which thing would you like to see happen',
      'What would be one thing that has to come true?',
      'what nice things have you been told before',
    ],
    says: [
      'Come back when you said you would, love, it’s as small as that. The last one said he’d ring me on the Monday, and he never said which.',
    ],
  },
  {
    id: 'thursday-ask-who',
    on: ['common:more_time', 'statement:come-back-friday'],
    asked: [
      'Who should I ask upstairs?',
      'till thursday, and who do I have to ask',
      'Whom do you want me to talk to first?',
      'which people upstairs, colin or janet',
    ],
    says: [
      'Colin about the wall, love, he’s only up the stairs. Janet Holroyd about my job, and whoever can press the buttons about the swaps.',
    ],
  },
  {
    id: 'what-make-of-them',
    on: ['statement:talked-to-drivers-open'],
    asked: [
      'They told me they wait for you. Is that right?',
      'they were friendly but they said ask Mo',
      'One of them said to ask you. Why?',
      'everybody on the bus just said talk to mo',
    ],
    says: [
      'That’s them, love, they’ll talk about owt but theirselves. If they said ask Mo, they liked you, else they’d have said nothing.',
    ],
  },
  {
    id: 'not-mine-to-decide',
    on: ['statement:refuse-flat'],
    asked: [
      'It’s not mine to decide. Who would you go to?',
      'it isn’t me who decides, I would have to ask',
      'And if I have to ask somebody else first?',
      'no, that’s for my manager to decide',
    ],
    says: [
      'Then go and ask, love, and tell me who, so I know whose tea to make. A no from the right one I can live with.',
    ],
  },
  {
    id: 'champion-horse',
    on: ['statement:champion-role', 'answer:help-me-speak'],
    asked: [
      'What should we call you instead?',
      'what would you rather be called',
      'Would you do it without the title?',
      'so the word champion is what you don’t like',
    ],
    says: [
      'Call me Mo, love, it’s worked till now. I’ll do the same for you with no badge on, once I know it’s right.',
    ],
  },
  {
    id: 'canteen-jean',
    on: ['statement:chart-badly-done', 'answer:chart-feel'],
    asked: [
      'Were you alone when you read it?',
      'did anybody see you reading the chart',
      'Who was with you in the canteen then?',
      'did you talk to somebody that day about it',
    ],
    says: [
      'Jean behind the counter was there, love. She didn’t say anything, she just put a tea in front of me and wouldn’t take the money.',
    ],
  },
  {
    id: 'which-morning',
    on: ['statement:watch-a-morning', 'answer:swap-test', 'statement:swap-trial-at-five'],
    asked: [
      'Which morning should I come?',
      'is tomorrow at five too early for you',
      'How do I get in at five in the morning?',
      'five in the morning, where do I find you',
    ],
    says: [
      'Friday’s a good one, love, it’s always a bit lively. Come to the side gate and knock on the hatch, I’ll see you before you see me.',
    ],
  },
  {
    id: 'overtime-callum',
    on: ['statement:overtime-for-double'],
    asked: [
      'Does Callum do overtime too?',
      'why would Callum not say no',
      'Who else could help you to do both?',
      'do you get paid for the extra hours now',
    ],
    says: ['He’s saving for a car, love, he’d sleep here. I’ve never put in for mine, I’d not know which form.'],
  },
  {
    id: 'help-all-the-same',
    on: ['answer:what-if-janet-says-no'],
    asked: [
      'You’d still help us even then?',
      'really, you would help although your job is gone?',
      'And would you still tell the drivers it’s safe?',
      'if the answer is no, do you stay till the end',
    ],
    says: ['I would, love, I’d see them right first and have my cry after. They never drew the chart.'],
  },
  {
    id: 'shoebox-carol-keep',
    on: [
      'answer:other-depots-good',
      'answer:carol',
      'common:what_others_say',
      'concern:board-down-at-once',
      'answer:screen-off',
    ],
    asked: [
      'What’s in the shoebox?',
      'keep your shoebox, what does she mean by it',
      'Why does Carol still have her cards?',
      'does carol still use the cards from the shoebox',
    ],
    says: [
      'Her old cards, love, in the order they hung. She looks in it when the screen gives her something daft, and about once a week the box is right.',
    ],
  },
  {
    id: 'talk-to-carol-how',
    on: ['answer:carol', 'statement:spoke-to-carol-open'],
    asked: [
      'What time is dinner time for you?',
      'ring her at dinner time, when is that',
      'What should I ask Carol?',
      'how do I reach carol lumb',
    ],
    says: [
      'Twelve to half past, love, she’s by the phone with her sandwich. Ask her what she’d have wanted to know the week before.',
    ],
  },
  {
    id: 'janet-said-then',
    on: ['fact:not-on-the-chart', 'concern:her-own-chair', 'answer:janet', 'answer:who-knows-job'],
    asked: [
      'What did Janet say to you when the chart went up?',
      'has Janet ever talked to you about it',
      'Did Janet Holroyd come and explain it?',
      'And she never said a word to you about the chart?',
      'have you asked Janet yourself',
    ],
    says: [
      'Not a word, love. It was up when I came in for my tea break, and she’s not been to this depot since. I’ve not rung her, I didn’t like to.',
    ],
  },
  {
    id: 'worst-manager',
    on: ['answer:here-long', 'answer:role', 'opening', 'answer:wages-old-change', 'answer:who-taught'],
    asked: [
      'You must have seen a few managers come and go, who was the worst?',
      'how many managers have you had',
      'Which manager did you like best?',
      'who was the best boss in all those years',
    ],
    says: [
      'Five of them, love, and I made the tea for all their leaving dos. The worst never learnt a driver’s name, and the best came in at five and swept up.',
    ],
  },
  {
    id: 'who-mustnt-meet',
    on: ['answer:book-contents', 'answer:how-board-works', 'follow-up:who-next-to-what', 'concern:green-notebook'],
    asked: [
      'So who must not meet, and why?',
      'which drivers must be kept apart',
      'Why mustn’t those two or three meet?',
      'Who is it that you don’t put next to whom?',
      'and the ones who mustn’t meet, who are they',
    ],
    says: [
      'Two brothers-in-law since a wedding, love, and a pair that used to be married. I’ll not give you names, but the turns can go in without.',
    ],
  },
  {
    id: 'three-lates-who',
    on: ['concern:green-notebook', 'answer:why-keighley', 'fact:keighley-leavers', 'follow-up:nine-years-man'],
    asked: [
      'Three lates in a week, was that the system or did somebody plan it?',
      'who gave that man the three lates',
      'Was it a mistake of the computer or of a person?',
      'Did anybody check it before he got three lates?',
      'how could he get three lates at once',
    ],
    says: [
      'It was the machine, love, and nobody looked. He’d never been put down as anything but a name, so it dealt him lates like anybody else.',
    ],
  },
  {
    id: 'book-days-enough',
    on: ['answer:rule-only', 'answer:book-contents', 'answer:who-types'],
    asked: [
      'Would a day and a turn be all you read out to me?',
      'so for Tariq I only type no late on Tuesday',
      'What exactly would you read to me from it?',
      'Just the name, the day and the turn, is that right?',
      'give me an example how such a line would look',
    ],
    says: [
      'A name, a day and a turn, love. Mahmood, no lates Tuesday, Thursday, Saturday, that’s your lot, and on to the next.',
    ],
  },
];
