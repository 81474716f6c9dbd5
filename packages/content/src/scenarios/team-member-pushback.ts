import type { ScenarioContent } from '@parley/shared';

import { teamMemberPushbackAnswers } from '../answers/team-member-pushback';
import { teamMemberPushbackCommonAnswers } from '../common-answers/team-member-pushback';
import { teamMemberPushbackFollowUps } from '../follow-ups/team-member-pushback';
import { teamMemberPushbackStatements } from '../statements/team-member-pushback';
import { teamMemberPushbackVoice } from '../voices/team-member-pushback';

export const teamMemberPushback = {
  slug: 'team-member-pushback',
  title: 'Team Member Pushback',
  description:
    'You announced a weekend rota for the flood sensors by e-mail on Friday. Rhys answered to everyone with three words: “Not doing it.” He is the one who knows the sensors best.',
  difficulty: 'easy',
  category: 'conflict_resolution',
  challengeType: 'resistant_to_change',
  stakeholderType: 'team_member',
  industry: 'Water and utilities',
  goal: 'Understand what Rhys is refusing, keep the winter cover that the licence demands, and agree on what has to change before he joins it.',
  situation:
    'You lead the flood-sensor team at Ogmore Water. The licence demands weekend cover from Saturday 5 December. On Friday at ten to five you mailed a rota to the five engineers: one weekend in five each, £180 a weekend. Rhys replied to all: “Not doing it.” The cover itself is not up for debate; who carries it, and how, is. You know that the threshold fix, which would silence most false alarms, is six days of work and has been in the backlog since March. You could move it to the front if the dashboard for head office waits a fortnight. Two of the five, Meg and Anwar, have already said yes.',
  learningObjectives: [
    'Let the objection finish before you answer it',
    'Tell what is fixed from what can be settled together',
    'Own how a decision was announced',
  ],
  skills: ['empathy_building', 'conflict_resolution', 'active_listening', 'leadership'],
  estimatedDuration: 15,
  persona: {
    name: 'Rhys Bevan',
    shortName: 'Rhys',
    pronoun: 'he',
    role: 'Senior telemetry engineer',
    organisation: 'Ogmore Water',
    description:
      'Senior telemetry engineer at Ogmore Water for fourteen years. Dry, tired, liked by everyone. Says little in meetings, and it usually turns out to be right.',
    style:
      'South Wales, dry and weary, jokes in order not to complain. Understatement, trailing half sentences, "mind" and "fair play" now and then and never thickly. Calls things by their rivers and valleys. Will go quiet where others get loud. British English.',
    goals: [
      'Have somebody say out loud that he has been the night cover for three winters',
      'Not be woken for rain gauges that are broken',
      'Keep his Sunday afternoons',
    ],
    trust: 42,
    patience: 6,
    redLines: [
      {
        text: 'He will not give up Sunday afternoons, and he does not want to be made to say why.',
        line: 'Sunday afternoons are spoken for. I’m not putting the reason in a spreadsheet so that five people can vote on it.',
      },
    ],
    wouldMove: [
      'Somebody seeing, with the number, what he has carried so far',
      'The threshold fix done before the rota begins, and not promised for some time after',
      'A say in how the rota is cut: half weekends, swaps, who answers first',
      'An apology for the Friday e-mail that is an apology',
    ],
  },
  concerns: [
    {
      id: 'three-winters',
      summary:
        'having covered the nights for three winters without anybody noticing, and now being counted as one in five',
      worry:
        'My mobile number is on the wall of Pencoed depot. It’s been there since the Storm Babet winter. I never minded the calls. I minded the mail that said cover begins on the fifth of December, as if there’d been none.',
      weight: 3,
      central: true,
      cues: [
        'three winters',
        'three years',
        'nights',
        'depot',
        'Pencoed',
        'phone',
        'calls',
        '63',
        'unpaid',
        'noticed',
        'already',
      ],
      acknowledgedBy: [
        'You’ve been the cover for three winters, and my mail made it sound as though there had been none.',
        'so hang on, the depot has been ringing you all this time? And nobody paid you or even counted it',
        'I treated you as one of five, when you’ve been doing the job of all five on your own phone.',
        'It isn’t the weekend in five that’s the insult. It’s that the last three years count for nothing.',
      ],
      settledBy: [
        'I went and counted with the depot: 63 calls last year, all to you. I’m writing that to the team today, in my name, and I’ve asked for back pay for the nights since January, you’ll have the answer by the 27th.',
        'first thing that happens: your number comes off the wall at pencoed, tomorrow, and the team phone goes up. second, i tell them all who has been doing it since 2023 because they dont know',
        'You have earned the first choice. Take your weekends last, or not at all before February, and I’ll do the December one that would have been yours. What I won’t do is pretend we start from nothing on the fifth.',
        'I can’t change that nobody noticed, me included. What I can do is have the rota start with what you’ve got, your list of who to ring and when to ignore it, with your name on top of it, and get you the standby money for this autumn, I’m seeing Carys in finance on Wednesday about it.',
        'Rhys, as of now you’re off first call. Three winters is plenty. You write the guide, two paid days for that, and the other four answer the phone with me until Christmas.',
      ],
      nearMisses: [
        'I really want you to know how much the whole team values your contribution and dedication.',
        'We all have to pull together on this one, and a fair rota means everyone carries an equal share.',
        'I hear you, and I want to create a space where everyone feels recognised for their work.',
        'Your experience makes you a fantastic role model for this rota.',
      ],
      lines: {
        open: [
          'It says cover begins on the fifth of December. Begins. I thought that was a lovely word for it.',
          'One weekend in five. I’ve been trying to work out who had the other four, these last three winters.',
        ],
        pressed: [
          'Ring Pencoed tonight, go on, and ask them who they phone when the Ewenny comes up. Don’t look at your rota, ask them.',
          'You keep on about the five of us taking turns. There’s been one of us taking turns for quite a while.',
          'I’m not after a medal. I’d just like the thing to be written down somewhere that isn’t a depot wall.',
        ],
        heard: [
          'Aye. There it is. Took a while, but somebody’s said it. What happens about it, though?',
          'That’s the first anybody’s mentioned those winters. Fair play. Does it change anything on the fifth?',
        ],
        answered: [
          'That would be something. And my number on that depot wall, does somebody actually take it down?',
          'Right. Would you say so to the others as well, or is that only for in here?',
        ],
        settled: [
          'Well. That’s three winters in the books, then. I’d stopped expecting anyone to do the sum.',
          'That’ll do me. Take the number off the wall and I’ll show the others which of those calls matter.',
        ],
        relapsed: [
          'See, now we’re back to cover starting in December. Three winters just went out of the window again.',
        ],
      },
      better: {
        text: 'Before the rota: the depot has rung you for three winters, and my mail read as if there’d been nobody. That was wrong. Your number comes off that wall tomorrow, and I’ll tell the team who did it until now.',
        why: 'His refusal is about being uncounted, more than about weekends. Naming it with the fact, and undoing one visible piece of it, opens the rest.',
      },
    },
    {
      id: 'false-alarms',
      summary: 'being got out of bed by sensors that report a flood when a leaf goes past',
      worry:
        'I drove to Blackmill at four in the morning for a crisp packet. It’s funny now. It would have been six days’ work, and I’d asked for it in March.',
      weight: 2,
      central: false,
      cues: [
        'false alarms',
        'sensors',
        'threshold',
        'backlog',
        'six days',
        'March',
        'October',
        '41',
        'Blackmill',
        'woken',
      ],
      acknowledgedBy: [
        'Being paid £180 doesn’t help much if the phone goes for a leaf on a gauge.',
        'you asked for the threshold fix in march and its still sitting in the backlog, i get why a rota on top of that grates',
        'Most of what wakes you isn’t a flood at all, and we’ve known how to stop it since spring.',
      ],
      settledBy: [
        'The threshold fix goes to the front on Monday. Six days, you and Anwar, finished by the 2nd of December. The head office dashboard waits a fortnight, I’ve told them.',
        'six days, starts mon. dashboard slips 2 weeks and ill take the heat for that. rota doesnt go live on a gauge that hasnt been fixed',
        'I propose that no sensor is connected to the rota phone before it has the new threshold. The eleven worst come first, by 2 December; the others keep ringing an answering machine that I listen to in the mornings.',
        'We should have done it in March. Here’s what I’ll stop in order to do it now: head office’s dashboard. You tell me which gauges lie most and those get done before anybody carries a phone.',
      ],
      nearMisses: [
        'We’re definitely going to look at optimising the alerting as part of our continuous improvement.',
        'False alarms are a known challenge in the industry and we will keep monitoring the situation.',
        'I’ll make sure the fix is given the appropriate priority in the backlog.',
      ],
      lines: {
        open: [
          'Have you ever been up on Blackmill bridge at four in the morning, looking at a crisp packet on a gauge?',
          'The rota’s one thing. It’s what the phone will say to people when it rings that worries me.',
        ],
        pressed: [
          'Put Meg on a Saturday night with those gauges and by the New Year you’ll have three engineers and a vacancy.',
          'I put a six-day job in the backlog in March. It’s moved, mind. It’s lower now.',
          'You can pay me a hundred and eighty or a thousand, a leaf is still a leaf at four in the morning.',
        ],
        heard: [
          'It’s good that you know it. I knew it in March. When does it get done?',
          'That’s about the size of it. So does anyone fix the gauges, or do we pass the phone round?',
        ],
        answered: [
          'And what gives way for those six days? Last time it was to be next, head office wanted a pie chart.',
          'I could get the worst of the gauges quiet like that. Do I get Anwar for it, or is it me and the radio?',
        ],
        settled: [
          'Fixed gauges first and phones after. I’d have written that on the rota myself, if anyone had asked.',
          'Tidy. Give me those days and you’ll hardly need a rota.',
        ],
        relapsed: ['So the fix is back at the bottom of the pile. I did wonder how long it would stay at the front.'],
      },
      better: {
        text: 'The threshold fix starts on Monday, six days, with you and Anwar. Head office’s dashboard waits a fortnight for it. No gauge goes on the rota phone until it’s done.',
        why: '“Priority” means nothing to him after eight months in a backlog. What stops so that this can start is the part he believes.',
      },
    },
    {
      id: 'sunday-afternoons',
      summary: 'losing his Sunday afternoons',
      worry:
        'My father’s at a home in Barry. Two till five on Sundays he mostly knows who I am. I’m not trading that for a hundred and eighty pounds, and I’m not telling the whole team about it.',
      weight: 2,
      central: false,
      cues: ['Sunday', 'Sundays', 'afternoon', 'weekend', 'swap', 'family', 'Barry', 'father', 'two till five'],
      acknowledgedBy: [
        'There’s something on your Sundays that you’re not going to give up, and you don’t have to tell me what it is.',
        'sounds like it isnt the whole weekend thats the trouble, its part of it',
        'A whole weekend at the end of a phone takes away something you can’t move.',
      ],
      settledBy: [
        'We cut the weekend in half. You’d have Friday evening to Sunday noon and somebody else takes over at twelve. No reasons asked, of you or anyone.',
        'sundays off for you then. ill take 12-6 on your sunday myself, till xmas at least. nobody needs to know why',
        'I’ll put a rule in: everybody may block one half day on their weekend, without explaining it, and I cover what is left open. Yours is Sunday afternoon.',
        'Would it work if you did two Saturdays in place of one weekend? Meg told me she’d rather have a Sunday than a Saturday because of the rugby, so you’d be doing her a favour and nobody has to know anything.',
      ],
      nearMisses: [
        'I understand that work-life balance is important, and we’ll try to be flexible wherever possible.',
        'We all have families and private commitments, but the rota has to be fair to everyone.',
        'If you tell me what the issue is, I can consider whether an exception is justified.',
      ],
      lines: {
        open: [
          'Saturdays, well. It’s the Sundays. I’m not free on a Sunday afternoon and that’s not going to change.',
          'You’ve drawn it as whole weekends. Some of us have half a one to give.',
        ],
        pressed: [
          'I’ve said Sundays aren’t on. I notice we’ve gone straight back to talking about weekends.',
          'Two till five, that’s all it is. The Garw can burst its banks, I’m not picking up a phone.',
          'You want to know what it is on a Sunday. Everyone would. I’d rather you just drew the rota round it.',
        ],
        heard: [
          'Well, you’ve seen it, then, about the Sundays. So how do you draw the rota?',
          'Aye, that bit I can’t move. Where does that leave your one in five?',
        ],
        answered: [
          'That could go. Do the others get told why, or do they just get told?',
          'And who has the phone from two o’clock, on my Sunday? There’s no good in it being nobody.',
        ],
        settled: [
          'Then you can put me down. I’ll do my Saturdays, and nobody rings between two and five.',
          'That’s decent of you. It’s no more than a few hours, but they’re the ones I need.',
        ],
        relapsed: ['That’s Sunday back in again, is it. You had me, there, for a minute.'],
      },
      better: {
        text: 'You don’t have to tell me what Sundays are. Everyone may block one half day of their weekend without a reason, and on yours I’ll hold the phone from noon myself.',
        why: 'It protects what he can’t say without making him the exception, and it answers who picks up the phone instead.',
      },
    },
    {
      id: 'friday-mail',
      summary: 'getting a decision by e-mail at ten to five on a Friday, with no one asked',
      worry: 'I was still in the building. You’d have had to walk past four desks. I read it on the bus.',
      weight: 1,
      central: false,
      cues: ['e-mail', 'mail', 'Friday', 'ten to five', 'asked', 'announced', 'reply to all'],
      acknowledgedBy: [
        'I sent that at ten to five on a Friday, to somebody sitting forty feet away.',
        'none of you got asked. you got told, and by mail',
        'You’d have had things to say about the rota, and I didn’t give you a moment to say them.',
      ],
      settledBy: [
        'I should have come to your desk. I didn’t, because I was afraid of the answer. I’m sorry. The rota is a draft now: the five of us cut it together on Tuesday at ten, and only the fifth of December is fixed.',
        'yeah the mail was a bad way to do it, sorry. its withdrawn as of today. tuesday we do it on a whiteboard with everyone',
        'What was decided for us is the date and that there must be cover. Everything else I decided alone, and I take that back. Will you bring the list of gauges on Tuesday, so that we start from what you know?',
        'Sorry, no “but”. From now on anything that touches people’s own time gets talked about in the Monday round first and only goes in writing after.',
      ],
      nearMisses: [
        'I’m sorry if the e-mail came across in the wrong way.',
        'The mail was only meant to inform everybody at the same time, for the sake of transparency.',
        'Perhaps next time you could also come to me directly and not reply to all.',
      ],
      lines: {
        open: [
          'Ten to five on a Friday, mind. I was still there. You could have seen my head from your desk.',
          'I’ll say sorry for replying to everyone, if somebody says sorry for mailing everyone.',
        ],
        pressed: [
          'You’d not have put a pump in without asking me where. People’s weekends, that’s a mail.',
          'Was any of it open, that rota? Or is this talk the bit where I’m allowed to agree?',
          'I wrote three words because if I’d written four I’d have been in HR on Monday.',
        ],
        heard: [
          'Yes, well. So is the thing decided, or can it still be moved about?',
          'Good of you to say. What happens with the Friday mail, does it stand?',
        ],
        answered: [
          'And the others, do they hear that it’s open again, or do they still have Friday’s version?',
          'All right. What’s fixed, then, and what isn’t? I’d rather know where the fence is.',
        ],
        settled: [
          'Fair enough. That’s Friday done with, then. I’ll take my three words back as well.',
          'Talking about it I can do. It’s ten-to-five mails I’m no good with.',
        ],
        relapsed: ['And we’re back to told and not asked. I’ll put the Friday mail back in its frame.'],
      },
      better: {
        text: 'I should have walked over before I mailed it, and I didn’t. The 5th is fixed, because of the licence. Who, when and how isn’t: we cut it together on Tuesday, and I’d like you to bring the list of gauges.',
        why: 'It apologises without an “if”, shows him where the fence is, and hands him a part of the work that only he can do.',
      },
    },
  ],
  facts: [
    {
      id: 'start-date',
      text: 'The licence demands weekend cover from Saturday 5 December.',
      line: 'The licence says the fifth of December, I know. The river doesn’t read it, but the inspector does.',
      figures: ['5 December'],
      knownBy: 'both',
      asked: [
        'When must the cover start?',
        'from which day do we need the weekend cover',
        'What date does the licence give?',
        'When’s the first weekend somebody has to be on?',
        'how soon does the cover have to be running',
        'Is it the fifth of December that it starts?',
        'By what date does the inspector want it?',
        'what does the licence say about when',
      ],
    },
    {
      id: 'rota',
      text: 'The rota gives each of the five engineers one weekend in five, at £180 a weekend.',
      line: 'One in five, a hundred and eighty a time. It’s three pound seventy-five an hour if you’re awake for it.',
      figures: ['five engineers', 'one weekend in five', '£180'],
      knownBy: 'both',
      asked: [
        'What does a weekend pay?',
        'how often would you be on, by my rota',
        'What would you get for one weekend?',
        'How did you read the rota, one in how many?',
        'what is the money for a weekend on call',
        'Is £180 what you saw for a weekend?',
        'how many weekends does each of us have to do',
        'What does the rota ask of each engineer?',
      ],
    },
    {
      id: 'mail',
      text: 'The rota was mailed on Friday at ten to five, and Rhys replied to all: “Not doing it.”',
      line: 'Three words I wrote, on the bus, with one thumb. It’s the most anybody’s ever read of mine.',
      figures: ['Friday', 'ten to five'],
      knownBy: 'both',
      asked: [
        'What did you write?',
        'What did you actually put in that reply?',
        'you answered to everyone, with which words',
        'How long was your answer to the rota?',
        'when did you see my mail about the rota',
        'Was it you who hit reply all?',
        'tell me what you sent on Friday',
        'Where were you when you answered my mail?',
      ],
    },
    {
      id: 'threshold-fix',
      text: 'The threshold fix is six days of work and has been in the backlog since March.',
      line: 'Six days, I said in March, and I’d have said it more nicely if I’d known I’d be quoting it in November.',
      figures: ['six days', 'March'],
      knownBy: 'both',
      asked: [
        'How long would the fix take?',
        'When did you ask for the threshold fix?',
        'since when is the threshold thing in the backlog',
        'What’s your estimate for the thresholds?',
        'How many days would it be to mend the thresholds?',
        'how much work is that fix really',
        'Is it still six days for the thresholds?',
        'You raised the threshold fix in spring, didn’t you?',
      ],
    },
    {
      id: 'dashboard-waits',
      text: 'The fix could go first if the dashboard for head office waits a fortnight.',
      line: 'So the pie chart for head office would wait a fortnight. They’d live. They’ve windows.',
      figures: ['a fortnight'],
      knownBy: 'student',
    },
    {
      id: 'volunteers',
      text: 'Meg and Anwar have already agreed to the rota.',
      line: 'Meg and Anwar said yes, did they? They’re good like that. They’ve also never met the gauge at Blackmill.',
      figures: ['Meg', 'Anwar'],
      knownBy: 'student',
    },
    {
      id: 'october-alarms',
      text: 'In October 46 alarms came in at night and at weekends, and 41 of them were false.',
      line: 'Forty-six alarms in October, out of hours. Forty-one were leaves, spiders, and that one crisp packet.',
      figures: ['October', '46', '41'],
      knownBy: 'stakeholder',
      asked: [
        'How many false alarms were there?',
        'What were the alarms in October?',
        'How many were real?',
        'what did October look like for alarms',
        'How bad was last month out of hours?',
        'Out of all those alarms, which part was rubbish?',
        'how many times did the system cry wolf in october',
        'Have you counted the alarms at nights and weekends?',
        'What share of the October alarms was worth getting up for?',
      ],
    },
    {
      id: 'calls-to-rhys',
      text: 'In the last year the depot at Pencoed rang Rhys 63 times outside working hours, unpaid.',
      line: 'Sixty-three calls from Pencoed since last November. I only know because the phone bill’s itemised and I was bored.',
      figures: ['Pencoed', '63'],
      knownBy: 'stakeholder',
      asked: [
        'How often did the depot ring you?',
        'How many calls did you take?',
        'What have you done so far?',
        'How many nights have you been called out?',
        'How often has your phone gone out of hours this year?',
        'how many times has Pencoed phoned you since last year',
        'Do you get a lot of calls from the depot?',
        'Have you been doing on-call already without anyone noticing?',
        'how many calls outside of work have you got in twelve months',
        'What’s on your phone bill from Pencoed?',
      ],
    },
    {
      id: 'number-on-the-wall',
      text: 'Rhys’s private number has hung on the wall of Pencoed depot since the Storm Babet winter.',
      line: 'My own mobile’s up on the wall at Pencoed, in marker, since Storm Babet. There’s a heart over it. I don’t ask.',
      figures: ['Pencoed', 'Storm Babet'],
      knownBy: 'stakeholder',
      asked: [
        'Is your own mobile up somewhere at the depot?',
        'Why does the depot have your number?',
        'Where is your number?',
        'Who do they phone at night?',
        'How did Pencoed get hold of your mobile?',
        'is it true your number hangs in the depot',
        'Since when do they have your private number?',
        'where did the depot find your phone number',
        'What’s this about a wall at Pencoed?',
      ],
    },
    {
      id: 'worst-gauges',
      text: 'Eleven of the 140 gauges cause nearly all the false alarms.',
      line: 'It’s eleven gauges out of a hundred and forty that do the lying. I could write you the list on that napkin.',
      figures: ['Eleven', '140'],
      knownBy: 'stakeholder',
      asked: [
        'Which gauges are the problem?',
        'How many gauges give false alarms?',
        'are all gauges equally bad or only some',
        'How many of the 140 play up?',
        'Is it always the same gauges that go off?',
        'which ones of the gauges are lying',
        'Can you narrow it down to a few gauges?',
        'where do most of the false alarms come from',
        'What’s the number of bad gauges?',
      ],
    },
    {
      id: 'sunday-visit',
      text: 'On Sundays from two till five Rhys visits his father in a home in Barry.',
      line: 'It’s my dad, since you’ve been straight with me. Barry, two till five on Sundays. Keep it to yourself.',
      figures: ['Sundays', 'two till five', 'Barry'],
      knownBy: 'stakeholder',
      asked: [
        'What is it on Sundays?',
        'Why not on Sundays?',
        'What do you do on a Sunday?',
        'Is there something on Sundays I should know about?',
        'what makes the sundays impossible for you',
        'You said Sunday is difficult, may I ask what it is?',
        'Where are you on Sunday afternoons?',
        'is it family, the thing with Sundays',
        'What have you got on between two and five?',
      ],
    },
  ],
  opening:
    'If this is about the mail, I’d have come over myself, only I wasn’t sure which of us was meant to be cross. I said I’m not doing it, and I’m not being awkward. I’m just tired, and it’s a strange sort of rota. But go on, you’ll have something prepared.',
  reactions: {
    acknowledged: [
      'Hm. I’d got a whole speech ready for if you didn’t say that.',
      'There we are. That’s more about the gauges and me than I’ve heard in a year.',
      'You’ve got it, near enough. I’ll put the kettle back on.',
      'Well, that takes some of the wind out of my three words.',
    ],
    askedWell: [
      'Nobody asked that before the rota went out, so you’ll have to give me a minute.',
      'Now that’s a question. It deserves better than the answer I gave on Friday.',
      'I’ll tell you, since you’ve come over, which is more than the mail did.',
      'You want to know, do you. The rota didn’t. All right.',
    ],
    badNewsOwned: [
      'At least that’s straight. I can’t say I like it, but I’d rather hear it here than on the bus.',
      'Right. So it’s not nice and it’s your doing. That’s a refreshing mixture, in this building.',
    ],
    gaveFigure: [
      'That’s a number, at least. Most of what gets said about the gauges hasn’t got one.',
      'You’ve done a sum. I’m not used to the rota having sums in it.',
      'I can work with that. It’s the “some” and “soon” that wear me out on this job.',
    ],
    offeredOption: [
      'That’s different from what was in the mail, mind. Let me think.',
      'I could see that going on a whiteboard. What would the other four say?',
      'It’s a better rota than Friday’s. Low bar, but you’re over it.',
      'Could be. Depends what you do when the river won’t play along.',
    ],
    setBoundary: [
      'No, I know the cover’s got to be there. I’ve been out on those bridges, I know why it’s in the licence.',
      'Fine, so that’s where the fence is. I’d sooner have a fence than a fog.',
    ],
    committed: [
      'I’ll take that. If it happens I’ll tell the other four you’re all right.',
      'You’ve put your own name to it. That’s not how the backlog usually talks.',
      'Good. And I’ll write you the bit about the gauges, so you’re not doing it blind.',
    ],
    summarised: [
      'That’s it. You’ve listened, then. I’d got so used to talking to the sensors.',
      'Aye, put like that it’s hardly unreasonable, is it? I was starting to wonder.',
    ],
    overPromised: [
      'All that by the fifth of December, with five of us? I’ve known rain more realistic.',
      'You don’t have to promise me the moon. Just get the gauges to stop ringing about it.',
    ],
    blamed: [
      'If it’s somebody upstairs’ fault then I don’t know why I’m talking to you. Who sent the rota?',
      'Ah, so it’s my attitude. I’ll bring that along at four in the morning, see if the gauge likes it.',
    ],
    dodged: [
      'That went past me like the Bridgend bus. I did ask you something.',
      'You’ve answered, only it was to some other rota. Have another go.',
      'I’ll wait. I’ve had three winters’ practice at waiting for a phone.',
    ],
    threatened: [
      'You can put it in writing to HR. Put the river levels in as well, they’ll want to know who’s watching them.',
      'Oh, it’s that sort of chat. Then find a fifth for your rota, see how he gets on at Blackmill.',
    ],
    vague: [
      'Can’t hang a weekend on that. Who does what, which weekend?',
      'It’s a nice thing to say. I think there’s one like it on the poster by the lifts.',
      'Is that how the backlog means it, when it says it’ll look at something? I’ve seen it look.',
    ],
    rude: [
      'No. I don’t get spoken to like that by the depot at four in the morning, so I’ll not have it at eleven from you.',
      'Right, well. That’s the rota talked about. Try it again when you’ve had your dinner.',
    ],
    flattered: [
      'That’s kind. Last time somebody called me invaluable I got the Garw valley as well.',
      'I’m all right at sensors, yes. It’s how I came to have no weekends.',
    ],
    repeated: [
      'You said. It’s like the gauge at Blackmill, same message, still no flood.',
      'We’ve had that one. I was sat here for it, with your rota on my knee.',
    ],
    offTopic: [
      'That’s interesting, in its way. Were we not talking about who holds the phone?',
      'You’ve wandered off up another valley there. The rota’s back this way.',
    ],
    notUnderstood: [
      'I lost you there. Is that about the rota or the gauges?',
      'Say that again, slower. I was up half the night with a rain gauge.',
      'Sorry, I can’t make that out. What is it you want me to do on the fifth?',
    ],
    otherLanguage: ['I had enough trouble with Welsh at school. English will do for the rota.'],
    brokeRole: [
      'I don’t know what that means. I’m a telemetry engineer who’d like a lie-in.',
      'Have you been on call as well? That made no sense to me. It’s about the rota, this.',
    ],
    contradicted: [
      'That’s not what you told me just now, and I’d only begun to like the rota.',
      'Hang on. Two different things, those. I’ve got one phone, so which?',
    ],
  },
  echoes: {
    figure: [
      '{figure}, is it. I’ll hold that up against what the depot has had for nothing.',
      'So we’re saying {figure}. I’ll believe it more when it’s on the whiteboard.',
    ],
    day: [
      'And come {day}, do I get a knock on the desk or another mail?',
      'I’ll remember you said {day}. I remember most things that were said about those gauges.',
    ],
    promise: [
      'Let me say it back, so that it’s not only in a mail: {promise}. I’ll not ask for it in writing.',
      'You’ve said {promise}. If Meg asks me about the rota, that’s what I’ll tell her.',
    ],
  },
  closings: {
    agreement: [
      'All right, put me on the rota. Not whole weekends, and not till the gauges are mended, but put me on. And thanks for coming over instead of mailing.',
      'That’s a rota I could carry. I’ll write to the others and take my three words back, and you’ll have the list of the gauges that lie.',
    ],
    partial: [
      'We’ve got somewhere. I’ll not say yes to the lot yet, but you can cross out “not” and write “not quite”.',
      'I’ll think on it over the weekend, my own one. There’s a bit of that rota still sitting wrong with me.',
    ],
    walkAway: [
      'I’m going to go back to my desk now, before I reply to all again. Leave my name off that rota.',
      'No, we’re not getting anywhere. Ask Pencoed who to ring on the fifth. They’ve got a number on the wall.',
    ],
  },
  answers: teamMemberPushbackAnswers,
  followUps: teamMemberPushbackFollowUps,
  statements: teamMemberPushbackStatements,
  common: teamMemberPushbackCommonAnswers,
  manner: teamMemberPushbackVoice,
} satisfies ScenarioContent;
