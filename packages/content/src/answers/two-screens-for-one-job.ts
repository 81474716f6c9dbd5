import type { Answer } from '@parley/shared';

export const twoScreensForOneJobAnswers: readonly Answer[] = [
  {
    id: 'will-you-use-it',
    asked: [
      'Will you use the new system?',
      'are you going to work with it in february',
      'Can I tell Dr Kerr that the desk is on board?',
      'so are you for it or against it',
      'would you support the new booking screen',
    ],
    says: [
      'If I type each animal once and the weight has one home, yes, and I’ll bring Jess along by the ear. As I saw it at the demo, nah.',
      'Still the once-or-nah answer. I want to like it, it’s got a nice calendar.',
    ],
  },
  {
    id: 'live-with-two',
    asked: [
      'Could you live with two screens for a while?',
      'what if it is only for a few months',
      'Would a transition period with double entry be ok?',
      'can you manage till phase two',
      'it’s temporary, is that all right',
    ],
    says: [
      'Nah. Last time ’a few months’ was half a year of index cards. I can do it for a morning, and then somebody’s rabbit waits.',
      'I’ve met temporary. It had a grey muzzle.',
    ],
  },
  {
    id: 'practice-faster',
    asked: [
      'Won’t you get quicker with practice?',
      'what if we train you more',
      'Could you type faster?',
      'after a few weeks it will be routine, don’t you think',
      'is it just a matter of getting used to it',
    ],
    says: [
      'I type faster than I talk, and I talk fast. It’s not my fingers, love, it’s Mr Hohepa spelling his street while his dog’s being sick.',
      'I’d get quicker. The caller wouldn’t.',
    ],
  },
  {
    id: 'overnight-list',
    asked: [
      'What if we load the old list into the new system every night?',
      'could the nightly file fill the new screen',
      'Would an import from PracticeDesk every morning do it?',
      'can the names be copied over at night',
      'if the records are loaded daily, is that enough for you',
    ],
    says: [
      'That’d do me for nearly everyone, the regulars are all in there. It’s the brand-new ones, the puppy from this morning, you’d have to tell me where I type them.',
      'Nearly all of it, yeah. Just don’t forget the puppies.',
    ],
  },
  {
    id: 'new-clients',
    asked: [
      'How many callers are brand new?',
      'what about people who call for the first time',
      'Where should a new client be typed?',
      'is it ok to enter only new animals twice',
    ],
    says: [
      'Maybe one in ten, more in kitten season. Type them once on the booking one and let them wander over to the bills by themselves. Twice for the new ones only, I’d cope, grumbling.',
      'One in ten or so. Most of them have a puppy and no address yet.',
    ],
  },
  {
    id: 'live-link-worth',
    asked: [
      'Is the 46,000 link worth it?',
      'should Dr Kerr pay $46,000 for the link',
      'Do you think the link is too expensive?',
      'would you rather have the live link or the nightly list',
    ],
    says: [
      'For that money I’d want it to purr. If the list at night does the regulars, try that first. You can always spend it later, you can’t unspend it.',
    ],
    after: { knows: 'live-link' },
    until: ['I don’t know what a link costs, nobody prices things out loud down here. Is it more than another me?'],
  },
  {
    id: 'read-list-who',
    asked: [
      'Who looks after the nightly list?',
      'what is in the PracticeDesk list exactly',
      'Can I see that reminder file?',
      'does the list have the phone numbers too',
      'who could send me the nightly export',
    ],
    says: [
      'Vikram set it up for the vaccine cards, he’s the IT fella, Tuesdays, in Richmond. It’s got owner, number, animal, jabs. I’ve only ever seen it as a pile of postcards.',
      'Ask Vikram. Bring him a question with an edge on it, he likes those.',
    ],
    tells: ['nightly-list'],
  },
  {
    id: 'watch-monday',
    asked: [
      'Can I sit with you on a Monday?',
      'would it be ok if I watch you work',
      'May I listen in on the calls?',
      'what if I come monday at eight',
      'could Dr Kerr’s project people spend a morning here',
    ],
    says: [
      'Yeah, come. Eight on the dot, headset, mouth shut, and don’t pat the one in the basket. You’ll know more by nine than from the whole slide show.',
      'Yes, I’ve said, and I’ll save you the wobbly stool. It keeps people awake.',
    ],
  },
  {
    id: 'kerr-sit',
    asked: [
      'Could Dr Kerr come and sit at the desk?',
      'has the owner ever answered the phones',
      'does Dr Kerr know what your job is like',
      'should I bring Dr Kerr on monday',
      'What is Dr Kerr like?',
    ],
    says: [
      'He’s a lovely vet and he thinks phones get answered by kindness. I’d have him Monday in a heartbeat. He’d talk to every dog and we’d be there till Wednesday.',
      'Bring him. I’d give him the line with the goat.',
    ],
  },
  {
    id: 'kerr-decide',
    asked: [
      'Does Dr Kerr listen to you?',
      'what would convince Dr Kerr on 4 December',
      'How should I put it in the paper for Dr Kerr?',
      'will Kerr put the desk’s needs in phase one',
    ],
    says: [
      'He goes soft for a number and an animal, in that order. Put the seconds first, then one dog with a name. Leave out the word ’workflow’, he’ll pat you on the head.',
    ],
    after: { knows: 'decision' },
    until: ['He listens if he’s standing still. When’s he deciding anything, and does the desk get a mention?'],
  },
  {
    id: 'trial-nelson',
    asked: [
      'Would you do a trial in Nelson first?',
      'what if we try it here in january',
      'Can we test it for a fortnight before the others start?',
      'would you be the pilot clinic',
      'a trial run in one clinic, what do you say',
    ],
    says: [
      'Yeah, we’d do it, so long as a trial can fail. If it’s rubbish the other three don’t get it, and that’s written somewhere with a name under it.',
      'Happy to be the guinea pig, I’ve got two out the back. It has to be allowed to say no, though.',
    ],
  },
  {
    id: 'trial-measure',
    asked: [
      'What would we measure in the trial?',
      'how would you tell if it works',
      'How many seconds longer would be acceptable?',
      'what is the limit per call',
      'when should the trial be stopped',
    ],
    says: [
      'Me with the egg timer, a week of calls with and a week without. Ten seconds more I’d wear. A minute and I’m getting the cards out.',
      'Ten seconds, and not on a Monday. I can find ten seconds in my hello.',
    ],
  },
  {
    id: 'when-trial',
    asked: [
      'When would be a good time for a trial?',
      'is january ok for testing',
      'Should we start somewhere quiet?',
      'is february a bad month',
      'could the start be later than the first',
    ],
    says: [
      'Mid January, when everyone’s at the bach and it’s only seagulls and ticks. First of February’s kittens, who picked that? Whoever picked that hasn’t got a cat.',
    ],
  },
  {
    id: 'four-fields',
    asked: [
      'Can we cut the form down?',
      'which fields should be left out',
      'What if the screen only asks for what you need?',
      'would fewer boxes help',
      'who decided on eleven fields',
    ],
    says: [
      'Heaps. Name, number, animal, what’s up, and the rest can wait till they’re standing here dripping. I think the eleven came with it, like the sunrise on the slide.',
      'Four on the phone, the others at the counter. Nobody’s dog ever died of a missing postcode.',
    ],
    tells: ['four-things'],
  },
  {
    id: 'hold-callers',
    asked: [
      'Could callers wait a little while you fill it in?',
      'what if people are put on hold for a minute',
      'Can we use a callback instead?',
      'would a queue message help',
    ],
    says: [
      'No hold, not with an animal in it. A callback for nail clips, sure. You can’t tell on the ring which one’s the nail clip.',
      'Not while there’s something choking. And it’s always the polite ones who are choking.',
    ],
  },
  {
    id: 'online-booking',
    asked: [
      'What about letting clients book online?',
      'could people use an app instead of calling',
      'Would online booking take work off you?',
      'do your callers use the internet',
      'would that reduce the phone calls',
    ],
    says: [
      'For jabs and nails, yeah, bring it on. For the rest they want a voice. Half of my eighty-five would rather be told ’come in now’ than pick a time.',
    ],
  },
  {
    id: 'extra-person',
    asked: [
      'What if we gave you a third person?',
      'could more staff solve it',
      'Would a temp in February help?',
      'can we just hire someone for the typing',
    ],
    says: [
      'There’s two chairs and one cat on the third. And you’d be paying somebody for good to type what’s already typed. I’d take the help, but I’d feel silly.',
    ],
  },
  {
    id: 'type-later',
    asked: [
      'Could you do the second screen after the call?',
      'what if you enter it later in the day',
      'Would it be possible to catch up in the evening?',
      'can the billing part be typed at closing time',
    ],
    says: [
      'After which call? There isn’t an after till half five. Jess writes on her hand now, by evening she’d be down to the elbow.',
      'We tried it with cards. By closing you’ve three Bellas and no idea which one had the bill.',
    ],
  },
  {
    id: 'who-is-jess',
    asked: [
      'Who is Jess?',
      'can I talk to Jess as well',
      'What does Jess think about the new system?',
      'how long has Jess been here',
    ],
    says: [
      'Jess Petrie, my other half of the desk, two years in, quick as a ferret and writes on her hand. She didn’t get asked to the demo, somebody had to answer the phones.',
      'She’s there, with the biro. Ask her what happened at lunch on Tuesday, she’ll tell you in animals.',
    ],
  },
  {
    id: 'pita-who',
    asked: [
      'Who is Pita?',
      'can I speak to the nurse',
      'Which screen do the nurses look at?',
      'what do the nurses say about the weights',
    ],
    says: [
      'Pita Rangi, senior nurse, hands like shovels and nothing gets past him. They read PracticeDesk off the wall in the prep room. Ask him, he’s kinder than I am.',
      'Pita. He won’t say much, and you’d want to write down all of it.',
    ],
  },
  {
    id: 'how-weight-wrong',
    asked: [
      'How did the wrong weight get into the system?',
      'who typed twenty-eight',
      'Was it your mistake with the spaniel?',
      'how do you feel about what happened to Biscuit',
      'what went wrong in May',
    ],
    says: [
      'Me. The phone went and I typed a two in front of it. Pita looked at the dog and not the screen. I send that dog a card at Christmas.',
    ],
    tells: ['biscuit'],
    after: { concern: 'wrong-weight', level: 'heard' },
    until: [
      'A number got typed while a phone was ringing. Which number I remember fine. Ask me how to stop it happening.',
    ],
  },
  {
    id: 'weight-one-place',
    asked: [
      'Where should the weight be typed?',
      'what if the weight is only in one system',
      'Could the new screen show the weight without letting you change it?',
      'would read-only weight be ok',
      'is it good if the scale is the only place to enter it',
    ],
    says: [
      'At the scale, by whoever’s got the animal on it, and nowhere else. On mine it can show, grey, with a date. I don’t want to be able to touch it.',
      'Grey, with the date. If I can type in it, one day I will.',
    ],
  },
  {
    id: 'weight-phone',
    asked: [
      'What do you do when someone tells you a weight on the phone?',
      'can owners give their pet’s weight by phone',
      'Where would a weight from the owner go?',
      'do the callers know how heavy their animal is',
    ],
    says: ['In the note, as gossip. ’He’s about twenty kilos’ means he’s thirty, everyone lies about their Labrador.'],
  },
  {
    id: 'weight-double-check',
    asked: [
      'What if everyone double-checks the weight before saving?',
      'would training help against wrong weights',
      'Is a warning message enough?',
      'can’t we remind people to be careful',
    ],
    says: [
      'No. I was careful, and the phone rang. A warning if it’s miles off the last one, yes, as well. But first there’s only one box.',
      'Careful’s what you are till half past eight. One box.',
    ],
  },
  {
    id: 'vets-say',
    asked: [
      'What do the vets think of two systems?',
      'does the new screen matter to the vets',
      'who else is affected besides the desk',
      'do the vets use the booking system',
    ],
    says: [
      'They look at their list on the wall and shout. Dr Amy would notice if the bills went funny, she does her own. For the others it’s magic, and we’re the magic.',
    ],
  },
  {
    id: 'other-clinics',
    asked: [
      'How is it in the other three clinics?',
      'have you spoken to the front desks elsewhere',
      'Do the other clinics have the same problem?',
      'who should I talk to in richmond',
      'are the others happy with the new system',
    ],
    says: [
      'Same goat, other phones. Talk to Trish in Richmond, she’s got one person and two lines. Motueka’s quieter. Nobody’s asked them either, we’ve got a group chat.',
      'Trish in Richmond. She uses more swear words than me, but they’re the same ones.',
    ],
  },
  {
    id: 'demo-what',
    asked: [
      'What did you think of the demonstration?',
      'why did you laugh at the demo',
      'Was anything good at the demo?',
      'what did the demo leave out',
      'who gave the demo',
    ],
    says: [
      'He was a nice young man with a sunrise on his slide, and he booked one calm dog called Max. I asked for two goats and a crying owner and he had to take a call.',
      'The calendar’s good, honest, you can drag a cat. I’d keep the calendar.',
    ],
  },
  {
    id: 'good-things',
    asked: [
      'What do you like about the new system?',
      'is there anything better than the old screen',
      'Which part would you keep?',
      'what is bad about PracticeDesk',
      'are there advantages for the desk',
    ],
    says: [
      'The calendar, and you can see who’s bringing what before they walk in with it. The old one’s ugly as a pug and I know every wrinkle.',
    ],
  },
  {
    id: 'why-billing-stays',
    asked: [
      'Do you know why the bills stay in the old one?',
      'why is billing not part of it',
      'who decided to split it in two phases',
      'could we do the billing at the same time',
    ],
    says: [
      'Money, I’d guess, it usually is when nobody says. Colleen in accounts would know, she nearly cried with relief when it got left out. Ask her what the scary bit was.',
    ],
  },
  {
    id: 'law-privacy',
    asked: [
      'Are we allowed to copy client records between systems?',
      'what about privacy rules',
      'do you need consent from the owners',
      'is it legal to record the calls',
    ],
    says: [
      'They sign a bit of paper that says we can write to them about jabs. What else it lets you do, that’s Colleen, she keeps the signed ones in a freezer bag. Don’t ask.',
    ],
  },
  {
    id: 'tech-link',
    asked: [
      'How would the two systems talk technically?',
      'is there an interface in PracticeDesk',
      'Does the new system have an import?',
      'what does your IT say about connecting them',
    ],
    says: [
      'I know where you hit the old one when it freezes. For what plugs into what it’s Vikram, on a Tuesday, and the sunrise man for the new one.',
    ],
  },
  {
    id: 'budget-kerr',
    asked: [
      'What is the budget for the whole thing?',
      'how much does the new system cost',
      'is there any money left in the project',
      'can the clinic afford more',
    ],
    says: [
      'They don’t tell the desk. I know he grizzled about the new X-ray, and he bought it. Colleen does the sums, Dr Kerr does the sighing.',
    ],
  },
  {
    id: 'cards-2021-why',
    asked: [
      'Why did nobody notice that you used cards?',
      'what was wrong with the system in 2021',
      'How did the cards work?',
      'did you ever tell Dr Kerr about it',
      'who knew about the cards',
    ],
    says: [
      'Because it looked fine from upstairs, the screen was full by evening. We typed the cards in after tea. I never told him, he’d been so pleased.',
      'Nobody looks under a counter. That’s the nice thing about a counter.',
    ],
    tells: ['cards-of-2021'],
  },
  {
    id: 'feel-2021',
    asked: [
      'How did it feel in 2021?',
      'do you regret hiding the cards',
      'was it hard for you and your colleague back then',
      'what did those six months do to you',
    ],
    says: [
      'Rotten, when I’ve had a sleep. The boss still tells people how smoothly it went, and I hand him his tea. I’d rather not be that sneaky twice.',
    ],
    after: { concern: 'nobody-asked', level: 'heard' },
    until: ['Papery. We got good at it. Ask me what I’d want to be different, that’s the useful end.'],
  },
  {
    id: 'see-draft',
    asked: [
      'Do you want to read the paper before Dr Kerr does?',
      'shall I show you the draft',
      'Would you check what I write about the desk?',
      'can you and Jess comment on it first',
      'what if you may cross things out',
    ],
    says: [
      'Yes please, both of us, two days before, with a pen. What we cross out, you take out or you come and tell us why. I don’t bite, that’s the alpaca.',
      'Two days before he gets it. I’ll read it aloud to Jess between calls.',
    ],
  },
  {
    id: 'desk-say',
    asked: [
      'Would you represent the front desk in the project?',
      'could you get two hours a week for it',
      'Who covers the phones while you help us?',
      'do you want a veto before go-live',
      'would you join the project team',
    ],
    says: [
      'If somebody’s on the phones, yeah. Trish could send her Saturday girl. And I’d want a real no, not a suggestion box with a lock on it.',
      'Two hours, with cover, and a real no. I’d even dress up.',
    ],
  },
  {
    id: 'training',
    asked: [
      'How much training do you want?',
      'when should the training be',
      'what would good training look like',
      'is it enough to train you a week before',
      'who should teach the desk',
    ],
    says: [
      'Two weeks before, in dribs, with our own animals in it. Let Jess break it first. And no cupcakes, I can’t look at a cupcake.',
    ],
  },
  {
    id: 'feedback-form',
    asked: [
      'Would a feedback form be enough?',
      'can you fill in a survey about it',
      'What if we collect suggestions after go-live?',
      'could you send me your comments by email',
    ],
    says: ['Nah. A form’s what I fill in for other people all day. Come Monday, you’ll get it with sound.'],
  },
  {
    id: 'scrap-it',
    asked: [
      'Should we scrap the project?',
      'would you rather keep the old system',
      'what if we don’t change anything',
      'is the new system a mistake',
    ],
    says: [
      'Nah, don’t scrap it. The old diary’s held together with tape and me. I just want the new one to have met a phone.',
    ],
  },
  {
    id: 'minimum',
    asked: [
      'What are your must-haves?',
      'what is the least we have to do for you',
      'Your three wishes for the desk?',
      'which condition is most important to you',
      'what would you need before you say yes',
    ],
    says: [
      'Each animal typed once. Weight in one place. And ask us before, not after. In that order, though the middle one’s the one I wake up for.',
      'Once, one place, and us first. Fits on a paw.',
    ],
  },
  {
    id: 'if-ignored',
    asked: [
      'What happens if none of this goes into the paper?',
      'and if we go live as planned',
      'What will you do in February with two screens?',
      'suppose Dr Kerr says no to everything',
    ],
    says: [
      'Then it’s the first Monday in Feb, thirty-odd calls, and I’m nice to everyone and something goes on a card. I’d feel bad. I’d still do it.',
      'You’d see it in the phone company’s printout. They love shaming us.',
    ],
  },
  {
    id: 'complain-clients',
    asked: [
      'Do clients complain about waiting?',
      'what do the callers notice',
      'have you lost clients because of the phone',
      'who suffers most if calls get longer',
    ],
    says: [
      'They hang up and drive over, which is worse, then they’re here with it. Old Mrs Pratt won’t complain, she’ll just stop ringing. Then you lose a cat quietly.',
    ],
  },
  {
    id: 'by-when',
    asked: [
      'By when do you need to know?',
      'when should I come back with an answer',
      'how soon must this be decided for you',
      'until when can we still change the screens',
    ],
    says: [
      'Before it’s printed on anything. If I know by the end of November I can tell the desk and do the January rosters. After that I only find out like everybody.',
    ],
  },
  {
    id: 'write-it',
    asked: [
      'Shall I write up what you told me?',
      'can I quote you in the paper',
      'may I use the story about the spaniel',
      'do you want your name in it',
      'who should get the notes',
    ],
    says: [
      'Quote the egg timer, you can have my name on that. The spaniel I’d sooner tell Dr Kerr to his face. Show it to Jess first, she remembers what I really said.',
    ],
  },
  {
    id: 'next-chat',
    asked: [
      'When can we talk again?',
      'do you have time tomorrow',
      'Can I ring you?',
      'how long have you got now',
      'shall we meet after surgery',
    ],
    says: [
      'I’ve got till the spaniel at twenty past. Ring me any day but Monday, half two’s good, they’re all asleep or at school.',
    ],
  },
  {
    id: 'trust',
    asked: [
      'Do you trust me with this?',
      'what do you think of us project people',
      'am I doing this right',
      'will it be different this time, do you think',
    ],
    says: [
      'You came round this side of the counter, that’s one up on the last lot. Ask me again after a Monday, when you’ve got hair on your trousers.',
      'Getting there. You haven’t said ’journey’ once.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you annoyed with us?',
      'are you upset that nobody asked you',
      'you joke a lot, is it really that bad',
      'does the project worry you',
    ],
    says: [
      'Not at you. The jokes go up when it’s bad, so you can tell by that. If I ever go quiet, put the kettle on.',
    ],
  },
  {
    id: 'job-long',
    asked: [
      'How long have you been at the front desk?',
      'what did you do before this',
      'Do you like your job?',
      'how do you know all the dogs',
    ],
    says: [
      'Long enough that I’m on the third generation of some of the beagles. I love it. I know them by the bark, the owners I get from the sigh.',
    ],
  },
  {
    id: 'private',
    asked: [
      'Have you got pets yourself?',
      'how was your weekend',
      'do you have kids',
      'how old are you',
      'are you going to the beach this summer',
    ],
    says: [
      'Everyone asks and I always say the goat’s got my number. You’ve till twenty past, love, don’t waste it on me.',
    ],
  },
  {
    id: 'which-weighs',
    asked: [
      'What matters most, the typing or the weight?',
      'if we can only fix one thing, which should it be',
      'Which of your worries is the biggest?',
      'where should I start',
    ],
    says: [
      'For the day, the typing. For the animal, the weight. If you made me pick I’d type rabbits till Easter before I’d have two weights.',
      'Weight, if it’s got to be one. I’ll moan about the rest, you know I can.',
    ],
  },
  {
    id: 'good-feb',
    asked: [
      'What would a good first day look like?',
      'when would you say it worked',
      'How do you imagine February if it goes well?',
      'what would success look like for the desk',
    ],
    says: [
      'Phone rings, I say ’hi Mrs Pratt’, the cat’s already on the screen, she’s booked before she’s stopped apologising. And nobody under the counter but the dog.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What would you do for us in return?',
      'if we fix that, will you help with the rollout',
      'can you bring the other desks along',
      'What can the desk offer the project?',
    ],
    says: [
      'I’d talk the other three desks round, we’ve got that chat. I’d break your screen for you before the clients do, Jess is a natural. And biscuits, the good ones.',
    ],
  },
  {
    id: 'practicedesk-what',
    asked: [
      'What is PracticeDesk like?',
      'how long have you had the old system',
      'what do you do in PracticeDesk today',
      'Which screen do you use for booking at the moment?',
    ],
    says: [
      'Grey, slow, and it’s got every animal since the late nineties in it, some of them in capitals. Diary on the left, bills on the right, me in the middle.',
    ],
  },
  {
    id: 'last-call',
    asked: [
      'Can you walk me through your last call?',
      'what happens when the phone rings',
      'How does a normal booking go?',
      'describe a typical call to me',
    ],
    says: [
      'Mr Foley, goat, ate a glove. Name, number, goat, glove, come at eleven. That’s it on one screen. On two I’d be asking his middle name while it’s chewing the other glove.',
      'Bella, off her food since Friday. Four things, booked, and she’d hung up by the time the second lot of boxes would’ve loaded.',
    ],
  },
  {
    id: 'worst-fear',
    asked: [
      'What are you most scared of?',
      'what keeps you up at night with this',
      'what’s the worst that could happen',
      'which mistake could really hurt an animal',
    ],
    says: [
      'A day when nobody looks at the dog. It was a two too many last time, and a nurse with eyes. I can’t put ’a nurse with eyes’ on a screen.',
    ],
    after: { concern: 'wrong-weight', level: 'heard' },
    until: ['That I’m nice and quick on a busy morning, and wrong. I’d sooner be slow and right.'],
  },
  {
    id: 'time-now',
    asked: [
      'How much time have you got?',
      'are you busy right now',
      'is this a bad moment',
      'is there a better moment',
    ],
    says: ['Ten minutes, minus a cat. If the phone goes twice I’ve got to get it, Jess only does once.'],
  },
];
