import type { FollowUp } from '@parley/shared';

export const resourceAllocationConflictFollowUps: readonly FollowUp[] = [
  {
    id: 'opening-answered-him',
    on: ['opening', 'concern:the-rope', 'answer:what-callum-said', 'fact:lisbon-release'],
    asked: [
      'And what did you answer him?',
      'what did you say to Callum when he told you that',
      'Did you tell him about my email at three?',
      'so you didn’t contradict him this afternoon',
    ],
    says: [
      'I said okay, and he took it for a yes. I hadn’t got your email in my head just then, only his tea in my hand.',
      'Nothing you could use, sorry. I nodded. I’m a terrible nodder.',
    ],
  },
  {
    id: 'opening-which-rig',
    on: ['opening', 'common:have_you_time'],
    asked: [
      'Which rig are you finishing there?',
      'is that one for my readers or for his release',
      'What’s this on the bench now?',
      'the rig you stayed for, whose is it',
    ],
    says: [
      'It’s neither of yours, it’s an old job from before Christmas. Nobody’s fighting over it, so it’s quite restful.',
    ],
  },
  {
    id: 'opening-who-expected',
    on: ['opening'],
    asked: [
      'Who did you think would come in next?',
      'did you expect me or Callum',
      'You were waiting for one of us to turn up?',
      'And were you hoping it’d be me',
      'Who were you expecting, him or me?',
      'whom did you expect to walk in',
    ],
    says: ['Callum again, honestly, with another tea. I’d have lost money on you.'],
  },
  {
    id: 'opening-how-long-waited',
    on: ['opening', 'answer:go-home'],
    asked: [
      'How long have you been sitting here since then?',
      'you stayed since three only because of this',
      'When did you mean to leave today?',
      'have you been waiting the whole afternoon',
    ],
    says: [
      'Half past four, I meant to go. Then I thought one more connector, and that’s how most of my evenings start.',
    ],
  },
  {
    id: 'opening-shown-email',
    on: ['opening', 'answer:what-callum-said', 'statement:callum-agreed'],
    asked: [
      'Did you show Callum my email?',
      'has he seen that I booked you as well',
      'Does he know there’s an email from me that says the opposite?',
      'he knows about my plan then?',
      'Does Callum know what I wrote to you?',
      'have you told him that my mail says something else',
    ],
    says: [
      'No, I didn’t show him, it’d have felt like telling tales. He knows you want me, he thinks it’s been sorted.',
    ],
  },
  {
    id: 'opening-believed-which',
    on: ['opening', 'concern:the-rope', 'answer:when-told'],
    asked: [
      'Which of us did you believe?',
      'did you think it was really agreed between us',
      'So you believed we’d talked to each other?',
      'when my mail said agreed, you took it as true?',
      'Who did you believe in the end?',
      'did you believe him or my email',
    ],
    says: ['Both of you, for about a day. Then I laid the plans side by side and believed neither, no offence.'],
  },
  {
    id: 'opening-callum-agreed-with-me',
    on: ['opening', 'concern:the-rope'],
    asked: [
      'Did Callum really think I’d agreed?',
      'does he believe there was an agreement with me',
      'And if there never was an agreement?',
      'what if he and I never talked about it',
    ],
    says: [
      'He seemed to believe it, the same as I did with yours. If nobody’s agreed anything, it’s still me they’ll both look for on Monday.',
    ],
  },
  {
    id: 'rope-twice-a-day',
    on: ['concern:the-rope', 'answer:chat-closed'],
    asked: [
      'Who asks you twice a day?',
      'Is it me or Callum who asks more often?',
      'twice a day, really that often',
      'How often do we ask you whose you are',
    ],
    says: [
      'The two of you, near enough in turn. You write, he walks past. I’d say you’re ahead on volume and he’s ahead on tea.',
    ],
  },
  {
    id: 'rope-eight-why',
    on: ['concern:the-rope', 'answer:day-after', 'answer:callum-here'],
    asked: [
      'Why does he come to your bench at eight?',
      'what does he want from you at eight in the morning',
      'Is he always there that early?',
      'does Callum come every morning first thing',
    ],
    says: [
      'He comes for the kettle, it’s by my bench, and then he asks how Lisbon’s looking. Most mornings, and lately every one.',
    ],
  },
  {
    id: 'rope-when-decided',
    on: ['concern:the-rope', 'statement:sort-it-somehow'],
    asked: [
      'By when does it have to be off your bench?',
      'is before eight early enough for you',
      'What’s the latest you’d need to hear it?',
      'until which hour can we come with the answer',
    ],
    says: [
      'Before eight would be lovely, ten is the last. After lunch I’m bolting things down and it’s too late to be nice about it.',
    ],
  },
  {
    id: 'rope-priti-if-not',
    on: ['concern:the-rope'],
    asked: [
      'Would you be happy with Priti having the last word?',
      'if it goes to Priti, is this all right for you',
      'You’d rather have it go upstairs than back to you?',
      'and priti decides then, would you accept it',
    ],
    says: ['Yes, upstairs is fine, anywhere that isn’t here. I’d take whatever she says and not ask why.'],
  },
  {
    id: 'rope-what-say-callum',
    on: ['concern:the-rope', 'statement:stop-for-today'],
    asked: [
      'What should I have you say if Callum stands here?',
      'can I give you a sentence for him',
      'Just send him to me, would that work for you?',
      'so when he asks, you tell him to ask me',
      'What can you tell Callum tomorrow if he asks?',
      'is there a sentence that would help you at eight',
    ],
    says: [
      '“Ask the other one”, with your name in it, that I could manage. As long as you’ve told him I’m going to say it.',
    ],
  },
  {
    id: 'rope-worth-to-you',
    on: ['concern:the-rope'],
    asked: [
      'Is it really more the asking than the work?',
      'what’s worse for you, the hours or being asked',
      'Would you mind the work if nobody asked you?',
      'could you cope with the work itself',
    ],
    says: ['The asking, yes. I can put a reader down and go home. I can’t put the two of you down.'],
  },
  {
    id: 'hours-sum',
    on: ['concern:the-hours', 'answer:callum-hours', 'statement:does-not-fit', 'fact:test-estimate'],
    asked: [
      'So that’s 118 hours together?',
      '68 plus 50, what does that make in two weeks',
      'How far over is that for one person?',
      'and both together would be how many hours',
    ],
    says: [
      'A hundred and eighteen, I’ve done it on the back of a label. It’s twice of me, near enough, before anything breaks.',
    ],
  },
  {
    id: 'hours-sixty-one-how',
    on: ['fact:last-week', 'statement:light-workload', 'concern:the-hours'],
    asked: [
      'How did you get to 61 hours?',
      'what were you doing all those hours',
      '61, on what?',
      'Which work made last week so long?',
    ],
    says: [
      'Gavin’s old jobs in the day, retests after six, and Saturday to write it up. Nothing exciting, I’d remember.',
    ],
  },
  {
    id: 'hours-week-before',
    on: ['fact:last-week', 'statement:light-workload'],
    asked: [
      'And the week before that?',
      'is 61 normal or was it a bad week',
      'How many is it in other weeks?',
      'was it the same earlier in January',
      'And the other weeks, how many hours?',
      'was last week an exception',
    ],
    says: ['Not quite that bad, but not far off it. I stopped looking at the figure, the door kept looking for me.'],
  },
  {
    id: 'hours-door-email',
    on: ['fact:last-week', 'statement:light-workload'],
    asked: [
      'What door system emails you?',
      'why does a door send you your hours',
      'Who else gets that mail from the door?',
      'does your boss see this figure too',
    ],
    says: [
      'The one on the entrance, it counts you in and out. It goes to me and to Denholm in HR, and he’s not said anything.',
    ],
  },
  {
    id: 'hours-what-paid',
    on: ['fact:last-week', 'concern:the-hours', 'answer:max-hours'],
    asked: [
      'Are you paid for the overtime?',
      'do you get those hours back some day',
      'Is any of it time off in lieu?',
      'does someone pay the hours over forty',
    ],
    says: ['In theory I get them back as time off. In practice somebody’d have to do my work while I took it.'],
  },
  {
    id: 'hours-set-up-which',
    on: ['fact:setup-hours', 'concern:the-hours'],
    asked: [
      'What’s in those 22 hours exactly?',
      'which jobs need no certificate',
      '22 hours of plugging in, is it that much?',
      'What would a helper be doing in that time?',
    ],
    says: [
      'Clamping, wiring, chilling, labels, and then the log for every run. All of it before or after the bit where I actually tap a card.',
    ],
  },
  {
    id: 'hours-left-forty-six',
    on: ['fact:setup-hours', 'concern:the-hours', 'statement:helper-for-setup', 'answer:ola-setup'],
    asked: [
      'So without the set-up you’d be at 46?',
      '68 minus 22 is 46 hours, does that fit in your fortnight',
      'If somebody takes those off you, what remains for you?',
      'would 46 hours be all right then',
    ],
    says: [
      'Forty-six of testing, yes, and that I could do in normal days. There’s even room for a connector to break.',
    ],
    tells: ['setup-hours'],
  },
  {
    id: 'hours-who-helper',
    on: ['concern:the-hours', 'statement:helper-for-setup'],
    asked: [
      'Who would you like for the plugging in?',
      'what about Ola, she is in my team',
      'Is there somebody on my side you’d trust with it?',
      'and would Ola be good enough for it',
    ],
    says: ['Ola’d be fine, more than fine. She labels things. I’ve seen her label a mug.'],
  },
  {
    id: 'hours-helper-day',
    on: ['concern:the-hours', 'answer:ola-setup', 'answer:who-shows-rig', 'statement:helper-for-setup'],
    asked: [
      'Why does it take a whole day to show someone?',
      'a day to learn it, does that cost us a day of tests',
      'What do they have to learn on that day?',
      'Could you show it in half a day',
    ],
    says: [
      'Because I test while I show, so it’s slow for both of us. They do the first dozen with me watching, then I can turn my back.',
    ],
  },
  {
    id: 'hours-utrecht-happy',
    on: ['concern:the-hours', 'answer:cut-readers', 'statement:cut-the-scope'],
    asked: [
      'Why would Utrecht send it back?',
      'would the lab accept it if somebody else set them up',
      'Does the lab mind who does the plugging in?',
      'and Utrecht is happy without the retests?',
      'Does Utrecht care who does the set-up?',
      'what would make the lab unhappy',
    ],
    says: [
      'They only mind who taps the card and who signs. Who wired it up, or what we did with the old reader, they never ask.',
    ],
  },
  {
    id: 'hours-old-reader-what',
    on: ['answer:cut-readers', 'statement:cut-the-scope', 'statement:cold-tests-after', 'common:is_it_flexible'],
    asked: [
      'What is the old reader?',
      'which old reader do you mean, and why is it in the plan',
      'Why do we retest the old one at all?',
      'old reader, is that ours',
    ],
    says: [
      'The one that’s in the gates now. Somebody wanted it measured next to the new one, for comfort, I think. It’s in your plan on page two.',
    ],
  },
  {
    id: 'hours-old-reader-save',
    on: ['answer:cut-readers', 'statement:cut-the-scope', 'statement:cold-tests-after'],
    asked: [
      'How many hours would that save?',
      'what do we win if the retests go',
      'Is it a lot of time, the old reader?',
      'so how much comes out without it',
      'How much time do the retests take?',
      'what does leaving out the old reader bring us',
    ],
    says: [
      'A good couple of days, I’d say, but I’ve not added it up properly. I’d rather count it with the sheet in front of me.',
    ],
  },
  {
    id: 'hours-who-says-retest',
    on: ['answer:cut-readers', 'statement:cut-the-scope'],
    asked: [
      'Can I decide that the retests wait till March?',
      'whose permission do we need to leave them out',
      'Would anybody here miss the retests?',
      'who should agree before I drop those',
      'Who has to say yes to leaving out the retests?',
      'may i drop the old reader from the plan myself',
    ],
    says: [
      'You can, it’s your plan. Nobody here would miss them, and I’d only need it in writing so they don’t creep back.',
    ],
  },
  {
    id: 'hours-cold-nine-hundred',
    on: ['answer:estimate-inside', 'answer:skip-cold', 'answer:essential-test', 'answer:how-many-readers'],
    asked: [
      'Why nine hundred?',
      'who came up with nine hundred cold starts',
      'Nine hundred, is that the lab’s number?',
      'how long does a single cold start take you',
    ],
    says: [
      'It’s the lab’s number, not mine, I’d have stopped at ten. Each one’s only minutes, most of it waiting for the frost.',
    ],
  },
  {
    id: 'hours-cold-log',
    on: ['answer:estimate-inside', 'statement:i-log-myself', 'answer:you-log'],
    asked: [
      'Could somebody else write while you tap?',
      'you tap and I write, does it go quicker then',
      'How much faster is it with two people?',
      'would a second person halve it',
    ],
    says: [
      'Quicker, yes, not half. The chilling takes what it takes, but I’d not be putting the pencil down every time.',
    ],
  },
  {
    id: 'hours-why-thirty',
    on: ['answer:max-hours', 'statement:thirty-hours-cap'],
    asked: [
      'What do you do in the rest of the week?',
      'thirty on the bench, and where do the others go',
      'Only thirty out of forty, why’s that?',
      'who takes up the other hours',
      'Where does the rest of your week go?',
      'why not forty on the bench',
    ],
    says: [
      'People with a reader in a carrier bag, mostly, and meetings about readers. And the write-up, which nobody counts.',
    ],
  },
  {
    id: 'hours-cap-days',
    on: ['answer:max-hours', 'statement:thirty-hours-cap'],
    asked: [
      'So sixty in the fortnight?',
      'thirty times two, minus your day off, what’s left',
      'That makes how many for the two weeks?',
      'is it sixty hours that I can plan with',
    ],
    says: ['Sixty if I’m here every day, and I’m not quite. Call it fifty-four and you’d be planning a person.'],
  },
  {
    id: 'eleventh-where',
    on: ['fact:the-leave', 'concern:the-eleventh', 'statement:nothing-booked'],
    asked: [
      'Who did you tell about the leave in December?',
      'is it approved, and by whom',
      'Who signed off your day?',
      'was the day off agreed with somebody',
      'Did somebody approve your day off?',
      'where is the leave written down',
    ],
    says: [
      'It’s in the system, approved, Priti ticked it the same week. It’s only the plans that nobody ticked it into.',
    ],
  },
  {
    id: 'eleventh-one-day',
    on: ['fact:the-leave', 'concern:the-eleventh', 'answer:eleventh-ok'],
    asked: [
      'Is one day enough for you?',
      'would you rather take the twelfth too',
      'Do you not need longer than just the day?',
      'only the eleventh, you come back the next day?',
      'Don’t you want the day after as well?',
      'will one single day do',
    ],
    says: ['One’s what I booked, so one’s what I’ll have. If the twelfth turned up I’d not send it back.'],
  },
  {
    id: 'eleventh-day-of-week',
    on: ['fact:the-leave', 'concern:the-eleventh', 'statement:leave-news'],
    asked: [
      'That’s the Wednesday, isn’t it?',
      'what weekday is the eleventh',
      'So it falls in the second week?',
      'the 11th is in the middle of the second week, right',
    ],
    says: [
      'The Wednesday, yes, second week. I travel down on the Tuesday night, after work, so the tenth’s a whole day.',
    ],
  },
  {
    id: 'eleventh-callum-knows',
    on: ['concern:the-eleventh', 'answer:eleventh-guard', 'statement:eleventh-is-yours'],
    asked: [
      'Does Callum know you’re off that day?',
      'have you told Callum about the leave',
      'What did Callum say to it?',
      'is it in his plan either',
    ],
    says: ['He knows, I’ve told him twice. He said “of course” both times, and his plan still says eight hours on it.'],
  },
  {
    id: 'eleventh-callum-laptop',
    on: ['concern:the-eleventh'],
    asked: [
      'What did you tell him about the laptop?',
      'he really asked you to take the laptop along?',
      'And will you have it with you?',
      'what was your answer to Callum on that',
    ],
    says: ['I said I’d see, which is my way of saying no, and it doesn’t work. The laptop’s staying in the drawer.'],
  },
  {
    id: 'eleventh-car-park',
    on: [
      'answer:eleventh-guard',
      'answer:eleventh-phone',
      'statement:reachable-on-eleventh',
      'concern:the-eleventh',
      'common:example',
    ],
    asked: [
      'When was that, the thing in the car park?',
      'what did you do two hours in a car park',
      'Who rang you that time?',
      'did they really call you on your day off',
    ],
    says: [
      'In the autumn, another day I’d booked. A gate at one station wouldn’t read, Callum rang, and I talked somebody through it leaning on a bollard.',
    ],
  },
  {
    id: 'eleventh-who-rings',
    on: ['concern:the-eleventh', 'answer:eleventh-phone', 'statement:reachable-on-eleventh'],
    asked: [
      'They can ring me instead, is that all right?',
      'so nobody rings, I take the calls, ok?',
      'What if I take your calls that day?',
      'Who should they call in place of you?',
    ],
    says: ['You, please, if you’d do it. Write your number where mine would be, and I’ll turn mine off on the train.'],
  },
  {
    id: 'eleventh-tell-callum-how',
    on: ['concern:the-eleventh', 'answer:tell-why-leave', 'statement:leave-news', 'statement:summary-eleventh'],
    asked: [
      'So what shall I tell Callum about it?',
      'how do I say it to him without the reason',
      'Just “out”, nothing more?',
      'is it enough if I say you’re on leave',
      'How should I put it to Callum about the eleventh?',
      'which words do I use with Callum for your day',
    ],
    says: ['“Yewande’s out on the eleventh”, and stop there. If he asks why, say you didn’t ask.'],
  },
  {
    id: 'eleventh-tenth-due',
    on: ['concern:the-eleventh'],
    asked: [
      'What could be due on the tenth or twelfth?',
      'shall I keep the tenth free of deadlines too',
      'So nothing due around that day?',
      'how do we avoid a surprise on the tenth',
    ],
    says: [
      'Nothing handed in the day before or the morning after, that’d do. I don’t want to be signing sheets on a train.',
    ],
  },
  {
    id: 'eleventh-in-plan',
    on: ['concern:the-eleventh', 'statement:eleventh-is-yours', 'answer:eleventh-ok'],
    asked: [
      'I’ll put it in now, want to see it?',
      'shall I change the plan here in front of you',
      'If I do it right now on my phone, would that help?',
      'do you want to look while I enter it',
    ],
    says: ['Yes, go on, show me. It’s silly, but I’d like to see the box go grey.'],
  },
  {
    id: 'eleventh-mother-name',
    on: ['answer:mum', 'fact:the-leave', 'concern:the-eleventh'],
    asked: [
      'Is somebody else with your mother?',
      'have you got brothers or sisters who can help',
      'Who looks after her when you go back?',
      'will she be alone after it',
    ],
    says: ['My aunt’s with her after, she’s taken over the kitchen already. It’s only the day itself that’s mine.'],
  },
  {
    id: 'eleventh-spelt',
    on: ['answer:mum'],
    asked: [
      'How did they spell it?',
      'what’s wrong with the name on the band',
      'Did they correct it in the end?',
      'spelt her name wrong, really',
      'What was wrong in the spelling?',
      'how was her name written on it',
    ],
    says: ['With one letter too few. They’ve promised a new one, and she’s practising how she’ll hold it up to them.'],
  },
  {
    id: 'lisbon-joao-who',
    on: [
      'concern:lisbon-people',
      'fact:lisbon-can-wait',
      'answer:joao-talk',
      'answer:joao-tart',
      'statement:lend-tester-to-lisbon',
    ],
    asked: [
      'Who is João?',
      'João, what’s he doing in this project',
      'What’s João’s role over there?',
      'is João Callum’s man or the customer’s',
      'João’s job over there is what?',
    ],
    says: [
      'He’s the lead developer in Lisbon, on Callum’s project. He’s the one who sits with the customer and the one who can’t sleep.',
    ],
  },
  {
    id: 'lisbon-oriente',
    on: ['concern:lisbon-people'],
    asked: [
      'What’s Oriente?',
      'where are those gates',
      'Which station does the release go into?',
      'what would happen at oriente exactly',
    ],
    says: [
      'It’s the big station in Lisbon, where everybody changes. A gate that stays shut there at eight in the morning makes friends quickly.',
    ],
  },
  {
    id: 'lisbon-happy-path',
    on: ['concern:lisbon-people', 'answer:lisbon-risk'],
    asked: [
      'What do they test if nobody helps them?',
      'a release without tester, what do they do then',
      'Would they really ship it untested?',
      'do the developers not test it themselves',
    ],
    says: [
      'They try it the way it’s meant to go, once, with a good card. It’s their own code, they’re too fond of it.',
    ],
  },
  {
    id: 'lisbon-thirteenth-fixed',
    on: ['concern:lisbon-people', 'statement:lisbon-not-our-problem', 'fact:lisbon-release'],
    asked: [
      'Do they have to go on the thirteenth?',
      'who set the thirteenth for Lisbon',
      'Is that date really fixed?',
      'why the 13th and not later',
    ],
    says: [
      'It’s Callum’s date, I couldn’t tell you who it came from first. It’s on every slide, so I suppose everybody thinks it’s somebody else’s.',
    ],
  },
  {
    id: 'lisbon-wait-who-said',
    on: ['fact:lisbon-can-wait', 'answer:lisbon-delay', 'statement:lisbon-fixed'],
    asked: [
      'What exactly did João say?',
      'is that from João or from the customer himself',
      'How sure is he about the twentieth?',
      'did the customer say this or does João guess',
      'Did the customer really say that to João?',
      'how certain is João about the week',
    ],
    says: [
      'The customer said it to him, in so many words, that a week later does them no harm. He sounded relieved, so I think it’s real.',
    ],
  },
  {
    id: 'lisbon-wait-why-told-you',
    on: ['fact:lisbon-can-wait', 'answer:lisbon-delay', 'statement:lisbon-fixed'],
    asked: [
      'Why did he tell you and not Callum?',
      'why does nobody tell Callum',
      'What stops João from saying it to Callum himself?',
      'is he afraid of callum',
    ],
    says: [
      'I’d rung about a sheet and it came up. He thinks it’s for the project manager to raise, and Callum thinks it’s fixed. So there we are.',
    ],
  },
  {
    id: 'lisbon-wait-may-use',
    on: ['fact:lisbon-can-wait', 'answer:lisbon-delay', 'statement:lisbon-fixed'],
    asked: [
      'Can I use that when I talk to Callum?',
      'may I tell him about the 20th',
      'I won’t say it came from you, all right?',
      'can I mention the week to Callum without your name',
      'May I mention that to Callum?',
      'is it all right if I use this with him',
    ],
    says: [
      'You can, if I’m not in it. Say he should ask João how the customer feels about the date, and João’ll do the rest.',
    ],
  },
  {
    id: 'lisbon-wait-would-do',
    on: ['fact:lisbon-can-wait', 'answer:lisbon-delay'],
    asked: [
      'So if it moves to the twentieth, you could do Lisbon after mine?',
      'then you’d do the readers first and lisbon the week after',
      'Would a week be enough for you to test the release?',
      'from the 16th to the 20th, is this enough for Lisbon',
    ],
    says: [
      'Most of it, if somebody’s started before me with my sheets. Fifty hours in five days I couldn’t, that’s last week all over again.',
    ],
  },
  {
    id: 'lisbon-tart',
    on: ['concern:lisbon-people'],
    asked: [
      'A custard tart in the post?',
      'why did they send you a tart',
      'Was it still good when it came?',
      'did you eat it, the tart',
      'Who sent you the tart?',
      'what was that with the custard tart',
    ],
    says: [
      'After the last release, to say thank you. It came flat as a ticket, and I ate it at this bench with a screwdriver.',
    ],
  },
  {
    id: 'lisbon-sheets',
    on: ['concern:lisbon-people', 'answer:marcus-lisbon', 'answer:sheets-ready', 'common:your_contribution'],
    asked: [
      'What’s on your sheets?',
      'are they good enough for somebody new',
      'How many sheets are there for Lisbon?',
      'could Marcus work from the sheets alone',
    ],
    says: [
      'Each step, what to press, what you ought to see, and a box. He could work from them alone, bar the transfers, that’s where the half day goes.',
    ],
  },
  {
    id: 'lisbon-half-day-when',
    on: [
      'answer:marcus-lisbon',
      'answer:sheets-ready',
      'statement:lend-tester-to-lisbon',
      'statement:marcus-free-open',
    ],
    asked: [
      'When would you do the half day?',
      'which day suits you for the handover',
      'Is that half day in your hours already?',
      'could the handover be on Monday',
    ],
    says: [
      'Tomorrow morning, if it’s decided early, or Wednesday while the box chills. It’s not in anybody’s sum, so put it in one.',
    ],
  },
  {
    id: 'lisbon-look-results',
    on: ['concern:lisbon-people', 'answer:marcus-lisbon', 'statement:lend-tester-to-lisbon'],
    asked: [
      'How long do you need to look at the results?',
      'one look, and then you’re out of Lisbon?',
      'When would you want to see the results?',
      'is an hour on Thursday enough for that',
    ],
    says: [
      'An hour, on the Thursday, with a tea. I only want to see the transfers were really done, and then I’ll let it go.',
    ],
  },
  {
    id: 'lisbon-asked-callum',
    on: ['concern:lisbon-people', 'statement:lend-tester-to-lisbon'],
    asked: [
      'Would Callum accept another tester?',
      'how will he take it if it’s not you',
      'No, not yet. Do you think he’d say yes to Marcus?',
      'will callum mind that you don’t do it yourself',
      'What would Callum say to somebody else testing it?',
      'will he agree to another one',
    ],
    says: [
      'He might grumble for a minute. He’s never asked for my hands, he’s asked for it to be tested, so I think he would.',
    ],
  },
  {
    id: 'lisbon-transfers',
    on: ['answer:lisbon-risk', 'statement:marcus-free-open'],
    asked: [
      'What do you mean by transfers?',
      'how can a gate think you’ve already left',
      'What’s so hard about the transfers?',
      'transfers between what',
    ],
    says: [
      'Train to metro on one ticket. You go out of one gate and in at the next, and if it’s too quick the second one thinks you’ve gone home.',
    ],
  },
  {
    id: 'lisbon-who-patient',
    on: ['concern:lisbon-people', 'answer:marcus-lisbon'],
    asked: [
      'Who’d be patient enough, do you think?',
      'is Marcus patient enough for that',
      'Would Marcus be the right one for João?',
      'what about marcus for the release',
    ],
    says: [
      'Marcus would be lovely. He reads a thing to the end before he presses anything, you’d be surprised how rare that is.',
    ],
  },
  {
    id: 'priti-told-when',
    on: ['fact:priti-decides', 'answer:priti-person', 'statement:priti-decided'],
    asked: [
      'When did she tell you that?',
      'how come Priti knows about it',
      'So she’s aware of the clash already?',
      'what did Priti say word for word',
    ],
    says: ['Yesterday, on the stairs. “I’ll wait till one of them asks me”, and then she asked if I’d had lunch.'],
  },
  {
    id: 'priti-why-wait',
    on: ['fact:priti-decides', 'answer:priti-person'],
    asked: [
      'Why doesn’t she just decide?',
      'what is she waiting for if she knows',
      'Couldn’t Priti step in by herself?',
      'she knows and does nothing, why',
    ],
    says: [
      'She says if she steps in every time, nobody’d ever ring each other. She’s got a point, I’d just like it made on somebody else.',
    ],
  },
  {
    id: 'priti-bring',
    on: ['answer:go-to-priti', 'statement:priti-at-nine', 'fact:priti-decides'],
    asked: [
      'What should we bring her?',
      'what does she want to see from us',
      'How long will Priti need to decide?',
      'how do I prepare for priti',
    ],
    says: [
      'One page, both dates, both sums of hours, and what each of you loses. She’ll have said which before the porridge is cold.',
    ],
  },
  {
    id: 'priti-you-there',
    on: ['answer:go-to-priti', 'statement:priti-at-nine'],
    asked: [
      'No, you needn’t come. Is that better?',
      'you can stay out, we go without you',
      'Do you want to be in the room with Priti or not?',
      'will Priti want to hear you as well',
      'Shall we go to Priti without you?',
      'do you have to be there when we see Priti',
    ],
    says: ['Not in the room, please. If she wants the hours she can ring down, I’ll read them off the sheet.'],
  },
  {
    id: 'priti-noted',
    on: ['answer:priti-lift', 'answer:asked-for-help'],
    asked: [
      'What did “noted” mean?',
      'and since then nothing happened?',
      'When was that, in the lift?',
      'did she come back to you about it',
    ],
    says: [
      'Before Christmas, and no, nothing since. To be fair, I’d said it with a smile on, so she may have noted the smile.',
    ],
  },
  {
    id: 'november-gavin',
    on: ['answer:why-november', 'common:since_when'],
    asked: ['Who was Gavin?', 'why did Gavin leave', 'What did Gavin do before you got it?', 'will they replace gavin'],
    says: [
      'The other senior, he did barriers and the old stock. He went to the bus works, for the hours, he said, which I thought about a lot.',
    ],
  },
  {
    id: 'november-replace',
    on: ['answer:why-november', 'follow-up:november-gavin'],
    asked: [
      'Why hasn’t he been replaced?',
      'is there a vacancy open for it',
      'Who could hire somebody for his job?',
      'did anybody ask for a new one',
      'Is somebody coming to replace Gavin?',
      'when will there be a new one for Gavin’s chair',
    ],
    says: [
      'There was an advert, and then there wasn’t. That’d be Priti and Denholm between them, I just got the chair.',
    ],
  },
  {
    id: 'ring-not-answering',
    on: ['statement:ring-callum-tonight', 'answer:call-callum-tonight', 'answer:callum-here', 'answer:next-step'],
    asked: [
      'What if he doesn’t pick up?',
      'and if Callum doesn’t answer tonight',
      'When can I try him again if it goes to voicemail?',
      'if i can’t reach him this evening',
    ],
    says: [
      'Then catch him at the bike shed, quarter to eight. He locks it twice, so you’ve got a minute or two before he’s up here.',
    ],
  },
  {
    id: 'ring-number',
    on: ['statement:ring-callum-tonight', 'answer:call-callum-tonight'],
    asked: [
      'Do you have his mobile number?',
      'which number do I call',
      'Can you give me Callum’s number?',
      'is his private number in the directory',
    ],
    says: ['It’s on the list by the door, third from the top. He answers that one quicker than the desk.'],
  },
  {
    id: 'ring-what-argument',
    on: ['statement:ring-callum-tonight', 'answer:call-callum-tonight', 'answer:next-step', 'answer:callum-frightened'],
    asked: [
      'What should I say to him on the phone?',
      'how do I start with Callum',
      'What would make Callum listen?',
      'do you have an advice how I put it to him',
    ],
    says: [
      'Ask him what he needs tested, before you say who you need. He’ll have something to take to his boss then, and that’s what he’s short of.',
    ],
  },
  {
    id: 'ring-tell-you-after',
    on: ['statement:ring-callum-tonight', 'statement:sort-it-somehow', 'statement:callum-message-open'],
    asked: [
      'Shall I let you know tonight how it went?',
      'do you want a message after I spoke to him',
      'Should I text you the result this evening?',
      'i’ll write you as soon as we’ve talked, ok',
    ],
    says: [
      'Before nine, yes, then the phone’s off. If it’s only half settled, don’t, I’d lie there with the other half.',
    ],
  },
  {
    id: 'ring-before-eight',
    on: ['statement:ring-callum-tonight', 'concern:the-rope'],
    asked: [
      'I’ll be here before him at eight, does that do it?',
      'what if I stand at your bench at ten to eight',
      'I’d catch him before he gets to you, good enough?',
      'shall I wait for him here in the morning',
    ],
    says: ['That’d do nicely. I’d come in at half past and pretend there was a queue on the Metro.'],
  },
  {
    id: 'one-message-wording',
    on: ['statement:one-message-by-ten', 'answer:one-answer', 'answer:write-up', 'common:in_writing'],
    asked: [
      'What should be in the message?',
      'what do you want to read in that mail',
      'Is one line enough or do you want the details?',
      'how detailed does our message have to be',
    ],
    says: [
      'Which project, from when to when, and who I ask if something breaks. Three lines. And both names, or I’ll not believe it.',
    ],
  },
  {
    id: 'one-message-who-copies',
    on: ['answer:write-up', 'common:in_writing', 'statement:one-message-by-ten'],
    asked: [
      'Why Priti in copy?',
      'does it have to go to Priti as well',
      'Who else should get it?',
      'is the copy to her really needed',
    ],
    says: ['So there’s somebody who’s read it when the next one comes asking. She needn’t do anything, just have it.'],
  },
  {
    id: 'ten-why-ten',
    on: [
      'answer:one-answer',
      'common:more_time',
      'common:why_that_date',
      'answer:know-by-tomorrow',
      'answer:start-monday',
    ],
    asked: [
      'Why ten, can’t it be noon?',
      'what happens at ten o’clock',
      'Would eleven still be all right?',
      'is ten a hard limit for you',
    ],
    says: [
      'Eleven I could stretch to, if I skip tea. I pull the cables before lunch, and once they’re cut to length they’re only good for one rig.',
    ],
  },
  {
    id: 'ten-no-answer',
    on: ['answer:one-answer', 'common:more_time', 'answer:know-by-tomorrow', 'answer:start-monday'],
    asked: [
      'And if there’s nothing by ten?',
      'what do you build if nobody tells you',
      'If we’re late, which rig do you start with?',
      'what will you do when no message comes',
      'What will you do at ten if nobody’s written?',
      'and without an answer tomorrow, which rig',
    ],
    says: [
      'Then I clean connectors till somebody does. I’ve decided that much, I’m not guessing whose rig it is again.',
    ],
  },
  {
    id: 'split-why-hour',
    on: ['answer:do-both', 'statement:split-the-week', 'answer:rig-day'],
    asked: [
      'Why an hour between the rigs?',
      'what takes an hour when you change over',
      'An hour to switch, every time?',
      'could both rigs stand side by side',
    ],
    says: [
      'The cold box has to come back to room temperature before I can open it. And there’s one bench, so they can’t both stand.',
    ],
  },
  {
    id: 'split-one-week-each',
    on: ['answer:do-both', 'statement:split-the-week', 'common:is_it_flexible'],
    asked: [
      'And one week each, would that work?',
      'first week mine, second week Callum’s',
      'What about a week for me, then a week for him?',
      'instead of half days, could we do it week by week',
    ],
    says: [
      'Better than half days, but your readers don’t fit one week, even without the plugging in. I’d have to hear it from both of you anyway.',
    ],
  },
  {
    id: 'software-who-else',
    on: [
      'fact:only-certified',
      'statement:readers-only-you',
      'statement:anyone-can-certify',
      'answer:lisbon-needs',
      'common:other_options',
      'common:your_proposal',
    ],
    asked: [
      'Who else could test the software?',
      'which colleagues could take over the software part',
      'Is there somebody decent for Callum’s release?',
      'who would you give the software to',
      'Who’s decent at software here?',
      'name me someone for the software tests',
    ],
    says: [
      'Marcus from your lot, or anyone in the office team who’s patient. I’d start with Marcus, but he’s yours to lend, not mine.',
    ],
  },
  {
    id: 'software-callum-knows',
    on: ['fact:only-certified', 'statement:readers-only-you', 'answer:callum-hours', 'answer:lisbon-needs'],
    asked: [
      'Does Callum know it needn’t be you?',
      'has he been told that software needs no certificate',
      'Have you ever said that to Callum?',
      'so why does Callum insist on you',
    ],
    says: ['I don’t think it’s crossed his mind. I did the last three, so to him testing’s just a thing I come with.'],
  },
  {
    id: 'certificate-until',
    on: ['fact:only-certified', 'answer:certificate-what', 'answer:second-certified'],
    asked: [
      'How long is your certificate valid?',
      'when does it have to be renewed',
      'Does it run out one day?',
      'until when are you certified',
    ],
    says: [
      'Three years at a time, and it’s good till next summer. Then it’s Utrecht again for a morning, and a photo where I look startled.',
    ],
  },
  {
    id: 'second-two-years',
    on: ['answer:second-certified', 'statement:train-a-second'],
    asked: [
      'What did they say two years ago?',
      'who did you ask for a second person',
      'Why was it turned down?',
      'you asked two years ago, and then',
    ],
    says: ['Priti’s one before last. He said there wasn’t the work for two, and then there was the work for two.'],
  },
  {
    id: 'second-when-course',
    on: ['answer:second-certified', 'statement:train-a-second'],
    asked: [
      'When’s the next course?',
      'six weeks, when could somebody start',
      'Who would you send on the course?',
      'could Ola do the training',
    ],
    says: [
      'Spring, I think, Anneke’d know the day. I’d send Ola, if it was me choosing, and if it’s in writing nobody borrows her in week three.',
    ],
  },
  {
    id: 'freelancer-trevor',
    on: ['answer:freelancer'],
    asked: [
      'Could we borrow Trevor from his firm?',
      'do you know this Trevor',
      'What about asking the man in Derby anyway?',
      'is Trevor free next week',
    ],
    says: [
      'You could ring, but his firm makes gates too, so they’d enjoy saying no. Nice man, we did the course together, he snores through walls.',
    ],
  },
  {
    id: 'freelancer-plugging',
    on: ['answer:freelancer', 'statement:hire-somebody'],
    asked: [
      'So for the plugging in we could take an outsider?',
      'a temp for the set-up, would this be fine',
      'Where would you get someone by Monday?',
      'an agency person who wires things up, any good?',
      'Could an agency send someone to wire it up?',
      'a temp just for the set-up, good idea',
    ],
    says: [
      'If they turn up on Monday and can read a label, yes. I’d still sooner have somebody from the building, they know where the fuses are.',
    ],
  },
  {
    id: 'utrecht-how-know-may',
    on: [
      'fact:utrecht-slot',
      'answer:utrecht-person',
      'answer:utrecht-fail',
      'statement:utrecht-news',
      'statement:ask-utrecht-extension',
    ],
    asked: [
      'How do you know it’s only May after that?',
      'who told you that they’re full until May',
      'Is May certain, or might they squeeze us in?',
      'did Anneke say May',
      'Who says they’re full till May?',
      'is it really sure about May',
    ],
    says: [
      'Anneke did, when she sent the booking. I asked for a waiting list and she laughed, nicely, so I don’t think there is one.',
    ],
  },
  {
    id: 'utrecht-belgians',
    on: ['answer:utrecht-person', 'statement:ask-utrecht-extension'],
    asked: [
      'Who are the Belgians?',
      'could we swap with the Belgian lot',
      'What do they have in the lab after us?',
      'would they change places with us',
    ],
    says: [
      'Trams, from Ghent, I think, their validators. They’ve waited as long as we have, so I’d not want to be the one asking.',
    ],
  },
  {
    id: 'utrecht-part-delivery',
    on: ['fact:utrecht-slot', 'answer:utrecht-person', 'answer:essential-test', 'answer:cut-readers'],
    asked: [
      'Could we send part of the readers on the 16th?',
      'do all of them have to arrive on the same day',
      'Would they take half now and half a week later?',
      'can some sheets follow by mail',
      'Could half of them go later?',
      'must every reader be there on the sixteenth',
    ],
    says: [
      'All of them at once, and the sheets in the box. They won’t open a crate with a sheet missing, they’ve a sign up about it.',
    ],
  },
  {
    id: 'sign-strike-off',
    on: ['answer:sign-what', 'answer:utrecht-fail'],
    asked: [
      'Has that ever happened to anybody?',
      'they’d take your certificate away?',
      'Do they check what you signed?',
      'how would the lab notice that something was wrong',
      'Have they ever struck somebody off?',
      'does the lab really check what you signed',
    ],
    says: [
      'To one I know of, in Lyon. They redo one reader in ten, cold, and if theirs doesn’t match yours they ring.',
    ],
  },
  {
    id: 'break-how-often',
    on: ['answer:break-what', 'fact:test-estimate', 'answer:hours-right'],
    asked: [
      'How often does it break?',
      'what breaks, the reader or the rig',
      'Something always breaks, what was it last time?',
      'how much should I put on top for breakages',
    ],
    says: [
      'Once a fortnight, give or take, and it’s the connector. I’d put a day on for it and be pleasantly surprised.',
    ],
  },
  {
    id: 'plan-day-more',
    on: ['answer:hours-right', 'answer:my-plan-wrong', 'fact:test-estimate'],
    asked: [
      'So I should plan 76 hours instead?',
      'where do I find the extra day in the plan',
      'And why didn’t anybody ask you about the estimate?',
      'who made the 68 then',
      'How many hours should the plan say then?',
      'where would you put the spare day',
    ],
    says: [
      'I don’t know who made it, it came with the plan. A day spare at the end, the Thursday say, would do more good than a bigger number.',
    ],
  },
  {
    id: 'van-friday',
    on: ['answer:deadline-van'],
    asked: [
      'What time does the van leave?',
      'who drives the readers to Utrecht',
      'Couldn’t they leave on the Saturday?',
      'why on Friday night if the lab wants them Monday',
      'At what hour do they have to be in the van?',
      'when does the driver go on Friday',
    ],
    says: [
      'Six, from the back gate. It’s for the Saturday boat, so if it’s missed they’re on the quay with everybody’s caravans.',
    ],
  },
  {
    id: 'evenings-offer-what',
    on: ['answer:evenings', 'statement:evenings-weekend', 'answer:saturday-in'],
    asked: [
      'And one evening, if a reader breaks?',
      'not even one Saturday in an emergency',
      'Would a single late day be all right?',
      'what if it’s just the last evening before the van',
    ],
    says: [
      'One, if something’s really broken, yes. I’d want it to be a surprise to you as well and not a line in the plan.',
    ],
  },
  {
    id: 'review-how',
    on: ['answer:rope-worry', 'concern:the-rope'],
    asked: [
      'Who does your review?',
      'when is the next review',
      'Do Callum and I have a say in your review?',
      'has anyone held it against you before',
    ],
    says: [
      'March, with Priti, and she asks round the project managers first. Nobody’s ever said a word, it’s more what gets left out.',
    ],
  },
  {
    id: 'decided-for-lisbon-cert',
    on: ['answer:decision-against', 'answer:which-project'],
    asked: [
      'So you’ve really no preference?',
      'you said you’ve got an opinion, what is it',
      'If I promise not to tell anyone, which one?',
      'come on, what’s your own opinion',
      'And your opinion is?',
      'do you truly have no favourite',
    ],
    says: [
      'I do, and it’s staying where it is. Ask me what each one takes and I’ll tell you, ask me which and I’ll talk about connectors.',
    ],
  },
  {
    id: 'bus-works',
    on: ['answer:leaving', 'follow-up:november-gavin'],
    asked: [
      'What are the bus works offering?',
      'when did they ring you',
      'Have you rung back?',
      'would they pay you more there',
      'What did the bus works say to you?',
      'how did it go with the bus works',
    ],
    says: [
      'About the same money and home at four. It was last week they rang, and no, I haven’t, I’ve got it on a label in my pocket.',
    ],
  },
  {
    id: 'bus-works-stay',
    on: ['answer:leaving', 'follow-up:bus-works'],
    asked: [
      'What would you need so you stay here?',
      'what has to change that you don’t go',
      'Is this a threat or are you only thinking?',
      'what can we do to keep you',
    ],
    says: [
      'One list, one person who writes it, and somebody in Gavin’s chair so I can have mine back. I’m not threatening, I can’t even say no to tea.',
    ],
  },
  {
    id: 'rebook-board',
    on: ['answer:rebook', 'statement:one-board-booking', 'answer:one-of-us'],
    asked: [
      'Where would that board be?',
      'who keeps the list then',
      'Would Priti want to do that?',
      'one board for both projects, who writes on it',
    ],
    says: ['On the wall by the kettle, with one pen, and Priti’s got the pen. I’d hide the other pens.'],
  },
  {
    id: 'rebook-wont-hear',
    on: ['answer:rebook', 'statement:one-board-booking'],
    asked: [
      'Could you really say no to somebody then?',
      'and you’d send people away if it isn’t on the board',
      'You’d manage to refuse, with the board behind you?',
      'will you say that to Callum as well',
    ],
    says: ['I could point. I’m much better at pointing than at no.'],
  },
  {
    id: 'ola-asked-mind',
    on: ['statement:ola-asked', 'answer:my-team-know', 'statement:helper-for-setup'],
    asked: [
      'When should Ola be here on Monday?',
      'what does Ola need to bring',
      'Should Ola read anything before she starts?',
      'at what time do you want her on monday',
    ],
    says: [
      'Half eight, with a jumper, because of the box. There’s a page on the rig I’ll leave out, it’s mostly pictures.',
    ],
  },
  {
    id: 'log-myself-really',
    on: ['answer:you-log', 'statement:i-log-myself'],
    asked: [
      'Which days would you need me?',
      'I could do mornings, is that useful',
      'Is it enough if I come in the afternoons?',
      'how many hours of writing would that be for me',
    ],
    says: [
      'Mornings, that’s when the cold ones run. Half of every day or it’s not worth your coat, and you’d have to not talk to me.',
    ],
  },
  {
    id: 'drawer-phone',
    on: ['answer:you-log', 'statement:i-log-myself', 'statement:ring-callum-tonight'],
    asked: [
      'Why does the phone go in a drawer?',
      'what’s that drawer about',
      'Is that a rule of yours?',
      'whose phones are in this drawer',
    ],
    says: [
      'Because I lost count at seven hundred once, when somebody’s rang, and had to start the box again. There’s three drawers, you can pick.',
    ],
  },
  {
    id: 'mistake-tuesday',
    on: ['answer:mistakes', 'common:cost_to_you'],
    asked: [
      'What happened on Tuesday exactly?',
      'how did you notice the mistake',
      'Was that one of my readers?',
      'which test was it that you logged wrong',
      'What did you log wrongly?',
      'tell me about the one on Tuesday',
    ],
    says: [
      'I’d written a pass against a run I hadn’t done yet, the number was off by a row. An old validator, not yours. I went cold, though.',
    ],
  },
  {
    id: 'salt-tea',
    on: ['answer:tired', 'common:cost_to_you', 'common:how_do_you_feel'],
    asked: [
      'Salt in the tea, seriously?',
      'did you drink it',
      'Why is there salt on the bench?',
      'did you notice it right away with the salt',
    ],
    says: [
      'It’s for the wet-card test, it stands next to the sugar. I drank half before I noticed, which tells you about the tea as well.',
    ],
  },
  {
    id: 'spring-mug',
    on: ['common:happened_before', 'answer:last-time-two', 'answer:recognition', 'statement:bonus-recognition'],
    asked: [
      'What was it about last spring?',
      'which two projects wanted you then',
      'What’s on the mug?',
      'who gave you that mug',
      'What happened in the spring?',
      'why did you get a mug',
    ],
    says: [
      'Two gate jobs with one delivery day, I did one in the light and one in the dark. The mug says “team player”. It leaks.',
    ],
  },
  {
    id: 'spring-how-long',
    on: ['common:happened_before', 'answer:last-time-two', 'follow-up:spring-mug'],
    asked: [
      'How long did that go on?',
      'and how did it end last time',
      'Did nobody notice you were doing both?',
      'what would you do differently today',
      'For how many weeks did you do both?',
      'and how was it in the end, with both projects',
    ],
    says: [
      'Three weeks, and nobody noticed, it all went out on time. I’d break something on purpose in week one, I think.',
    ],
  },
  {
    id: 'two-rotas',
    on: ['common:tried_before'],
    asked: [
      'Can I see the two rotas?',
      'what do they look like, your rotas',
      'Why doesn’t either of them work?',
      'what goes wrong in those rotas',
    ],
    says: [
      'They’re on the back of the plans. Each one’s fine till you notice I’m eating lunch in both, and testing through it.',
    ],
  },
  {
    id: 'email-not-sent',
    on: ['answer:why-yes', 'answer:your-own-fault'],
    asked: [
      'What did the email say?',
      'why didn’t you send that email',
      'Do you still have it?',
      'who was it addressed to, the mail you typed',
    ],
    says: [
      'It’s in drafts. “Dear both, sorry, I think there’s one of me.” Then your thank-you came in and I hadn’t the heart.',
    ],
  },
  {
    id: 'callum-boss',
    on: ['answer:callum-like', 'answer:callum-frightened'],
    asked: [
      'Who is his boss in Lisbon?',
      'what does this boss want every morning',
      'How do you know about the calls?',
      'is the boss pressing for the thirteenth',
      'Who rings him every morning?',
      'what’s the name of Callum’s boss',
    ],
    says: [
      'A Dona Graça, I’ve only heard her through the phone, you can, from here. She asks if it’s still the thirteenth and he says yes before she’s finished.',
    ],
  },
  {
    id: 'joao-through-callum',
    on: ['answer:joao-talk', 'common:talk_to_them'],
    asked: [
      'Why through Callum first?',
      'what if I ring João directly',
      'Would João be afraid to talk to me?',
      'can’t I just call joão without asking',
      'Can’t I call him without Callum?',
      'why not straight to João',
    ],
    says: [
      'Because he’d ring Callum straight after, in a panic, and then Callum hears it second-hand. It costs you one sentence to ask.',
    ],
  },
  {
    id: 'callum-told-utrecht',
    on: ['answer:callum-knows-utrecht', 'statement:utrecht-news', 'common:what_others_say'],
    asked: [
      'Would it change his mind if he knew about May?',
      'does the May thing help me with Callum',
      'Do you think he’d give way if I told him?',
      'how would callum react to the lab’s date',
    ],
    says: [
      'It might. He’s not unreasonable, he’s only got the one date in his head. Tell him before you ask for anything.',
    ],
  },
  {
    id: 'enough-three',
    on: ['answer:enough', 'answer:minimum', 'common:what_would_move_you'],
    asked: [
      'Which of the three is the hardest?',
      'is there something else beside those three',
      'And you’d sign for the readers with that?',
      'if I get you all three, you’re in?',
      'Is there a fourth thing?',
      'which one of those is most difficult',
    ],
    says: ['Just those, and yes, I’d be in and I’d sign. The first’s the hard one, the others only want a pencil.'],
  },
  {
    id: 'trust-what-happened',
    on: ['answer:trust', 'common:do_you_trust_me'],
    asked: [
      'What would make you believe it?',
      'how can I prove that I mean it',
      'Who didn’t keep his word before?',
      'what’s needed so you trust it this time',
      'How can I make you believe it?',
      'who let you down before',
    ],
    says: ['Seeing it in the plan before I’m in on Monday. Everybody means it, it’s the car park that does for it.'],
  },
  {
    id: 'not-cross-still',
    on: ['answer:angry', 'statement:apologise-for-rope', 'common:are_we_all_right', 'common:what_did_we_do_wrong'],
    asked: [
      'What should I have done instead?',
      'how should I have asked you last week',
      'What would’ve been the right way to book you?',
      'and how do I do it better next time',
      'How would you have done it in my place last week?',
      'what should we both have asked you',
    ],
    says: [
      'Asked me what else I’d got on, and then asked him. Two questions. I’d have answered the first one, I’m quick at that.',
    ],
  },
  {
    id: 'hours-forty-logging',
    on: ['statement:hours-are-forty'],
    asked: [
      'The logging’s still in, is that a problem?',
      'logging is out, somebody else does it',
      'In. How much does the logging make?',
      'what if the log stays with you',
    ],
    says: [
      'If it’s out, lovely, that’s a fortnight. If it’s in, I’d want hands for it, or it ends up being what I do at six.',
    ],
  },
  {
    id: 'home-at-five',
    on: ['common:what_success_is', 'answer:happy', 'answer:go-home-when'],
    asked: [
      'When were you last home at five?',
      'what would you do with a free evening',
      'Home at five, how long since that happened?',
      'who’s waiting for you at home at five',
    ],
    says: ['October, I think. There was still light, I remember being a bit put out by it.'],
  },
  {
    id: 'library-card',
    on: ['answer:evenings', 'common:worst_case'],
    asked: [
      'Has a library card ever opened a gate?',
      'a library card, is that a real risk',
      'Can that really happen with a tired tester?',
      'what has a library card to do with it',
    ],
    says: [
      'It did once, here, on a bad reader, and that one I caught. It’s why I test with other people’s cards. I’ve got a whole tin.',
    ],
  },
  {
    id: 'thirty-why-not-told',
    on: ['answer:max-hours', 'statement:thirty-hours-cap', 'answer:hours-fit-fortnight'],
    asked: [
      'Thirty? My plan has 68 in two weeks.',
      'only thirty a week? I planned with forty',
      'But then my plan is too much for you alone',
      'So 68 is more than you can do?',
      'thirty a week, so my tests don’t fit?',
    ],
    says: [
      'It’s too much, yes, for thirty a week and a day off. If somebody does the set-up and the logs it comes right.',
    ],
  },
  {
    id: 'ola-should-know',
    on: [
      'statement:send-ola-monday',
      'statement:helper-for-setup',
      'statement:ola-asked',
      'answer:ola-setup',
      'answer:what-would-ola-do',
      'answer:doesnt-need-you',
      'fact:setup-hours',
    ],
    asked: [
      'Anything she should know?',
      'Ola could do that. What should she know?',
      'what should Ola bring with her',
      'How should Ola prepare?',
      'is there something I should tell Ola before',
    ],
    says: ['Warm jumper, pencil, and write down what happened, not what should’ve. The rest I’ll show her on Monday.'],
  },
  {
    id: 'too-big-by-how-much',
    on: [
      'fact:test-estimate',
      'answer:max-hours',
      'answer:hours-fit-fortnight',
      'answer:plan-sixty',
      'answer:enough-for-readers',
      'answer:plan-doable',
      'answer:hours-right',
    ],
    asked: [
      'So my plan is too big. By how much?',
      'By how much is it too much?',
      'how many hours too many are in my plan',
      'how far over am I',
      'what’s the difference to what you can do',
    ],
    says: [
      'About fourteen hours. You’ve got 68, and I’ve got fifty-four with a day off. If the set-up’s not mine it fits.',
    ],
  },
  {
    id: 'callum-plan-has-it',
    on: [
      'fact:the-leave',
      'answer:what-else-on',
      'answer:which-day-free',
      'concern:the-eleventh',
      'answer:bearable-fortnight',
      'answer:eleventh-ok',
      'statement:eleventh-is-yours',
      'answer:know-next-two-weeks',
    ],
    asked: [
      'Does Callum’s plan have it?',
      'and in Callum’s plan, is it there?',
      'has Callum put it in?',
      'is the eleventh in Callum’s plan',
      'does he have your day off in his plan',
    ],
    says: ['No, his plan’s got eight hours on it that day. I’ve told him twice.'],
  },
];
