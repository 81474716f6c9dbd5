import type { Answer } from '@parley/shared';

export const theFindingBeforeGoLiveAnswers: readonly Answer[] = [
  {
    id: 'crew-sees',
    asked: [
      'What would a pilot see at that moment?',
      'describe the eleven seconds from the cockpit',
      'what does a crew do when the bar goes out',
      'How would the pilots read a dark bar?',
    ],
    says: [
      'Nothing, and nothing is what a crew sees when it’s been cleared. They’d look, and they’d roll.',
      'Dark, where there was red. They’re trained to take that for go.',
    ],
  },
  {
    id: 'why-three',
    asked: [
      'Why is the limit three seconds?',
      'who decided on 3 seconds',
      'is the rule not too strict',
      'where does that number come from',
    ],
    says: [
      'Three is about what a crew needs to read back a clearance. It was set after an inquiry, and I’ve met the families, so I don’t round it.',
    ],
  },
  {
    id: 'seven-seconds-ok',
    asked: [
      'Would you accept five or six seconds?',
      'what if we get it down to 4',
      'can you live with a small deviation from the limit',
      'is there any tolerance on the 3?',
    ],
    says: ['No. Under three, each time, is what I can write down. Four would only be a shorter finding.'],
  },
  {
    id: 'probability',
    asked: [
      'How likely is that at all?',
      'the chance of a power cut with a plane waiting is tiny',
      'it’s extremely improbable, don’t you agree',
      'have you looked at the statistics',
    ],
    says: [
      'Not likely at all, I’d say. It wasn’t likely at any of the places where it happened.',
      'You may well be right about the odds. I’ve still to write down what stops the aeroplane.',
    ],
  },
  {
    id: 'downgrade',
    asked: [
      'Could you call it an observation?',
      'can the finding be softened',
      'Would you reword the finding a bit?',
      'couldn’t it be a recommendation instead',
    ],
    says: [
      'No, I’ll not. Take the dark away from in front of an aircraft, and the word will look after itself.',
      'The word stays. I’d not like to have to say it a third time.',
    ],
  },
  {
    id: 'dunmore-more',
    asked: [
      'What did you do in the tower that night?',
      'how did that end, was anyone hurt',
      'do you still think about Dunmore',
      'what stayed with you from 1994',
    ],
    says: [
      'I said the word “stop” into a radio and listened to whether anybody had. Nobody was hurt. I’ve not heard seconds as a small thing since.',
      'They stopped. I’ve told you how far short, and I’d leave it there.',
    ],
    after: { concern: 'dark-bar', level: 'heard' },
    until: ['It was fog, and I was younger. I’d sooner we stood at your bar than at that one.'],
  },
  {
    id: 'close-b3',
    asked: [
      'Would you accept closing B3?',
      'what if nobody uses that holding point',
      'can we take B3 out of service until it’s fixed',
      'is it enough to block the taxiway',
    ],
    says: [
      'Aye, that I’d accept, if it’s closed with something a man can walk into and not only with a line in a notice. And it opens again when I’ve watched it.',
      'Yes, I’ve said so. Something solid across it, and a notice in every cockpit.',
    ],
  },
  {
    id: 'close-only-fog',
    asked: [
      'What if we close B3 only in bad visibility?',
      'could we use it by day and shut it at night',
      'close it just on foggy nights?',
      'keep B3 open with restrictions',
    ],
    says: [
      'No. Fog comes in on a clear night in the time it takes to pour a cup. It’s open or it’s closed.',
      'It’s the same answer. I’ve met your fog.',
    ],
  },
  {
    id: 'man-with-torch',
    asked: [
      'Could we post a marshaller at B3?',
      'what about someone standing there with a torch',
      'a follow-me car instead of closing?',
      'would a person at the bar be good enough',
    ],
    says: ['Not for me. A man with a torch is a lamp that gets cold, and he’d be the newest you have.'],
  },
  {
    id: 'barriers-kind',
    asked: [
      'What kind of barrier do you want to see?',
      'how should the closure be marked',
      'are cones and a notice sufficient',
      'which physical measures for the closed taxiway',
    ],
    says: [
      'Barriers the width of it, with red lamps of their own on a battery, and the centre line lights switched off. Then a stranger in rain has nothing to follow.',
    ],
  },
  {
    id: 'notice-crews',
    asked: [
      'How would crews learn of it?',
      'when must the notice to pilots go out',
      'who publishes the chart change',
      'what about a foreign crew that doesn’t know',
    ],
    says: [
      'By a notice two days ahead, and the same sentence on the recorded weather. The one who’s never been here listens to that if he listens to nothing.',
    ],
  },
  {
    id: 'b1-ok',
    asked: [
      'Is B1 good enough as the way round?',
      'do you trust the bar at B1',
      'what about the extra traffic at the other point',
      'did you test B1?',
    ],
    says: [
      'B1 came back in under three when I tried it, once, by day. Once isn’t a test, so I’d have it cut like the others before everybody goes there.',
    ],
  },
  {
    id: 'two-minutes',
    asked: [
      'Do two minutes more matter to you?',
      'airlines will complain about the longer way',
      'who pays for the longer taxi time',
      'is the delay for aircraft a problem in your view',
    ],
    says: [
      'Not to me, and not to a crew once it’s on the chart. The airlines will write to you; keep the letters, they’ve no lamps in them.',
    ],
  },
  {
    id: 'reopen',
    asked: [
      'When could B3 be used again?',
      'what do you need to see to reopen it',
      'how many tests before B3 comes back',
      'what is your condition for lifting the closure',
    ],
    says: [
      'Fifty cuts at B3, by night, each under three seconds, and me beside it with my own watch. One over, and we’d start again at one.',
      'Fifty, by night, in front of me. I don’t mind how long you take.',
    ],
  },
  {
    id: 'corrected-trust',
    asked: [
      'Do you trust the corrected program?',
      'the supplier says it is solved, isn’t that enough',
      'will the new software fix it, in your opinion',
      'what do you think of the fix',
    ],
    says: ['I’ve no reason to doubt them and none to believe them. I’ve not seen it in the dark.'],
  },
  {
    id: 'wait-program',
    asked: [
      'Should we wait for the corrected version before going live?',
      'why not test the fix first and start after',
      'would you prefer we go live in mid December',
      'is later simply better',
    ],
    says: [
      'It’d be the simplest for me, and I’d not say no to it. But it’s your choice to make; I can look at either.',
    ],
  },
  {
    id: 'supplier',
    asked: [
      'Who built the controller?',
      'what do you know about the firm',
      'did you speak with the supplier',
      'do you blame the manufacturer',
    ],
    says: [
      'Your supplier, and I’ve had one letter from them with a nice blue heading. Ask them for the restart log of Thursday; it says more than the letter.',
    ],
  },
  {
    id: 'technical-cause',
    asked: [
      'What causes the eleven seconds?',
      'do you know why it takes so long to restart',
      'is it hardware or software',
      'what should we change technically',
    ],
    says: [
      'I couldn’t tell you what goes on in the box. I stand at the lamp and count. Your supplier’s people would know, and it’s them I’d ask to put it on paper.',
    ],
  },
  {
    id: 'how-tested',
    asked: [
      'How exactly did you test it?',
      'did you do the power cut yourself',
      'was your measurement right',
      'can it be that you timed it wrong',
    ],
    says: [
      'I’d the breaker pulled at the main controller and stood at the bar with a stopwatch. Then I’d it pulled again, for I thought the same as you.',
    ],
  },
  {
    id: 'why-those-four',
    asked: [
      'Why did you pick B3?',
      'which bars did you try',
      'how did you choose what to test',
      'was it luck that you found it',
    ],
    says: ['I took the ones a stranger would come to first. It’s no science; I’d the evening and a flask.'],
  },
  {
    id: 'passed-tests',
    asked: [
      'What was wrong with our tests?',
      'our test plan was approved, why is it not valid',
      'why don’t you accept our test results',
      'We did test it, didn’t we?',
    ],
    says: [
      'Nothing wrong with them, only that they were few and the sun was up. A lamp always looks well enough in daylight.',
    ],
  },
  {
    id: 'other-bars-same',
    asked: [
      'Aren’t the other bars the same type?',
      'same technology, so why test each',
      'is a sample of bars acceptable',
      'can we skip the ones that are identical',
    ],
    says: ['No, each one, please. B3 was the same type as the ones that passed.'],
  },
  {
    id: 'retest-offer',
    asked: [
      'Would testing all fifteen at night satisfy you?',
      'ten power cuts per bar, is that fine',
      'is a full night retest what you want',
      'what do we have to test again',
    ],
    says: [
      'Yes, that’d do it. All fifteen, in the dark, ten cuts each, and the bad ones left in.',
      'All fifteen, ten each, at night. Nothing less came to me in the meantime.',
    ],
  },
  {
    id: 'who-times',
    asked: [
      'Who should hold the stopwatch?',
      'may our own technicians do the test',
      'do you want an independent person',
      'can the supplier measure it themselves',
    ],
    says: [
      'The tower, if they’ve a spare pair of hands. They’ve no pride in the lamps, only an interest.',
      'Tower folk. I’d not change that.',
    ],
  },
  {
    id: 'raw-logs',
    asked: [
      'In what form do you want the results?',
      'is a test report enough',
      'what do you mean by raw logs',
      'shall we summarise the data for you',
    ],
    says: [
      'As they fall off the machine, with the times on them. A summary’s a kindness, and I’m not there for kindness.',
    ],
  },
  {
    id: 'another-fails',
    asked: [
      'What if another bar is too slow as well?',
      'if C2 fails, what then',
      'suppose we find more slow bars',
      'how many bad bars would stop it',
    ],
    says: [
      'Then that one closes like B3, and you tell me the same night. If it’s more than two, I’d not call it a bar any more, I’d call it the system.',
    ],
  },
  {
    id: 'come-watch',
    asked: [
      'Will you come to the night tests?',
      'do you want to be there when we cut the power',
      'shall we invite you',
      'which night could you attend',
    ],
    says: [
      'I’ll come to one of them and not say which. It’s not distrust, it’s only how I’ve always done it.',
      'One night of them. You’ll see the flask.',
    ],
  },
  {
    id: 'november-time',
    asked: [
      'Is there time to do all that before the panel?',
      'can this be done by friday',
      'do you think we make it this week',
      'is it too late now',
    ],
    says: [
      'There’s four nights to Friday noon, and fifteen bars. It’s been done in less, by folk who didn’t sleep much.',
    ],
  },
  {
    id: 'papers-needed',
    asked: [
      'Which documents do you need?',
      'what goes into the submission',
      'list what i have to hand in',
      'what should the paper for the panel contain',
    ],
    says: [
      'How you keep them off the runway, the night logs as they are, the words for the tower with Fiona Mackay’s name under them, and what you do if it’s no. Four sheets would be plenty.',
      'Four sheets: the runway, the logs, the tower and the no.',
    ],
  },
  {
    id: 'late-papers',
    asked: [
      'Can we hand something in after friday?',
      'what if the logs come a day late',
      'will the panel read late papers',
      'extension possible for the documents?',
    ],
    says: [
      'No, I’m afraid. I’ve seen very good papers arrive at one o’clock, and they’re in a cupboard.',
      'Noon is noon, with that cupboard.',
    ],
  },
  {
    id: 'panel-who',
    asked: [
      'Who sits on the panel?',
      'who decides in the end, you or the panel',
      'what kind of people are on it',
      'how does the panel usually decide',
    ],
    says: [
      'An old airline captain, an engineer, and Mrs Urquhart, my director, in the chair. They mostly go with the inspector who stood at the lamp; not always.',
      'Three of them. I’m only the one who’s been outside.',
    ],
  },
  {
    id: 'speak-panel',
    asked: [
      'May I present to the panel myself?',
      'can we attend the meeting on the 30th',
      'would it help if I came along',
      'who speaks for us there',
    ],
    says: ['You may not, it’s papers and me. So give me something I could say in my own words.'],
  },
  {
    id: 'your-recommendation',
    asked: [
      'What will you recommend?',
      'are you for us or against us',
      'how does it look right now',
      'if the panel sat today, what would you say',
    ],
    says: [
      'Today I’d say the old lamps stay lit. I’d sooner be able to say something else, and it’s you who’d give it me.',
    ],
  },
  {
    id: 'sign-today',
    asked: [
      'Can you sign it today?',
      'will you give us the approval for the first',
      'do we have your ok',
      'can i tell my people we’re on for December 1',
    ],
    says: [
      'No, not today; there’s a dark bar and nothing in front of it. You may tell them what you’ve offered, and that the panel answers.',
      'Not today. I’d tell you if it had changed.',
    ],
  },
  {
    id: 'conditional',
    asked: [
      'Would you give a conditional acceptance?',
      'can we get approval with restrictions',
      'is a temporary permit possible',
      'could you allow a start subject to conditions',
    ],
    says: [
      'Aye, if the condition is a thing that stands on the taxiway. I can’t give one that’s a promise to be careful.',
      'A thing one can stumble over, yes.',
    ],
  },
  {
    id: 'rule42-how',
    asked: [
      'How does Rule 42 work?',
      'what do we write in such an application',
      'who last used that rule',
      'why does nobody use rule 42',
    ],
    says: [
      'One page: what keeps the aircraft off, how long for, how I’d know it’s working, and what you do if it isn’t. The last was an island strip with a sheep gate, and it was granted.',
    ],
  },
  {
    id: 'pressure-feel',
    asked: [
      'What did that phone call do to you?',
      'are you worried about an inquiry',
      'why does the call bother you so',
      'did it change your view of us',
    ],
    says: [
      'It was very civil, and I’ve thirty-one years. The civil ones are the ones I read about again later, in a report with numbered paragraphs.',
    ],
    after: { concern: 'leaned-on', level: 'heard' },
    until: [
      'It was a call to my director and not to me, so I’ll not make much of it. I only noticed what it left out.',
    ],
  },
  {
    id: 'sir-giles-apology',
    asked: [
      'Should Sir Giles apologise to you?',
      'shall I have the chief executive call you',
      'would it help if he rang again to explain',
      'can our CEO meet you',
    ],
    says: [
      'No, and no more calls, if you’d be so good. I’d be content with him not being on the telephone at all.',
      'Let him be. I’d be obliged.',
    ],
  },
  {
    id: 'director-view',
    asked: [
      'What did your director say about it?',
      'is your boss putting pressure on you',
      'how did Mrs Urquhart react',
      'does the Inspectorate want us to open',
    ],
    says: ['She told me that somebody had rung, and asked had I brought my torch. She’ll back a lamp before a ribbon.'],
  },
  {
    id: 'date-moves',
    asked: [
      'What if we move to 18 December?',
      'would a later date be all right with the Inspectorate',
      'can we postpone without trouble',
      'is it bad if we take the later slot',
    ],
    says: [
      'It’d be no trouble to me at all. The old lamps burn till the end of the month, and a date you chose yourself reads better than one you were given.',
      'No trouble, as I said. It’s a sound date.',
    ],
  },
  {
    id: 'why-date-not-yours',
    asked: [
      'Does our date matter to you at all?',
      'don’t you care about the opening',
      'can you take our deadline into account',
      'the region needs this, doesn’t that count',
    ],
    says: [
      'I’ve a date too, it’s whenever the next aircraft is at B3. I’m sorry about the ribbon, truly; it isn’t on my page.',
    ],
  },
  {
    id: 'beyond-permit',
    asked: [
      'Could the old permit be extended?',
      'what happens after 31 December with the old lights',
      'would you prolong the permit',
      'how old are the old lamps',
    ],
    says: [
      'I’d be loath to. The cables are from before my time, and I wrote that date as the last I could stand to.',
      'I’d still be loath.',
    ],
  },
  {
    id: 'old-safe',
    asked: [
      'Is the old lighting safe at all?',
      'aren’t the old lamps worse than the new ones',
      'what do the old bars do when power fails',
      'why is the old system acceptable',
    ],
    says: [
      'Safe enough, and tired. Pull the power and they’re back before you’d say it, for there’s no program in them to think about it.',
    ],
  },
  {
    id: 'tower-words',
    asked: [
      'What should the controllers say?',
      'which words do you want from the tower',
      'what is the right phrase if a bar is dark',
      'how would you have said it as a controller',
    ],
    says: [
      '“All stations hold position”, and then nothing, till it’s red. I’d have it short enough to say with your mouth dry.',
      '“Hold position.” It’s hard to improve on.',
    ],
  },
  {
    id: 'tower-who',
    asked: [
      'Who is Fiona Mackay?',
      'what does the watch manager think',
      'how do I get the tower on board',
      'whom in the tower should I speak to',
    ],
    says: [
      'She’s your watch manager, and she trained two of the best I know. Go up the stairs with a draft and a biscuit, and let her cross things out.',
    ],
  },
  {
    id: 'tower-training',
    asked: [
      'Is reading a sheet enough for controllers?',
      'should the tower practise it',
      'how many have to be briefed',
      'controllers are professionals, do they need a briefing',
    ],
    says: [
      'They should say it aloud, once, each of them. I was a professional too, and I’d to find the word in the dark.',
    ],
  },
  {
    id: 'tower-see',
    asked: [
      'Can the tower see that a bar is out?',
      'is there an alarm when a lamp fails',
      'how would a controller notice',
      'do they get an indication on the panel',
    ],
    says: [
      'They get it on the panel a breath or two later, I’m told. Ask Fiona how long a breath is; you should have it timed with the rest.',
    ],
  },
  {
    id: 'fog-wait',
    asked: [
      'What about fog on the first night?',
      'would you stop the takeover for weather',
      'what if visibility is bad on the 30th',
      'is the forecast important',
    ],
    says: ['If it’s down to five hundred metres, don’t change over. The old lamps don’t mind a day.'],
  },
  {
    id: 'takeover-night-plan',
    asked: [
      'Where will you be on the night of the change?',
      'what happens the morning after',
      'how do you check the first night',
      'what if it goes wrong after takeover',
    ],
    says: [
      'Out by the bars with a flask. If a lamp’s late, I’d ask you to go back to the old ones there and then, so have a man by the switch.',
    ],
  },
  {
    id: 'your-fear',
    asked: [
      'What troubles you most?',
      'what are you afraid of here',
      'what is the worst case for you',
      'which thing would keep you awake',
    ],
    says: [
      'A crew that’s never been here, at four in the morning, being obedient to a dark bar. The rest is paperwork.',
    ],
  },
  {
    id: 'enough',
    asked: [
      'What would satisfy you?',
      'what exactly do you need from us for a yes',
      'your minimum requirements please',
      'under what conditions can we go on the first',
    ],
    says: [
      'Nobody at B3. Every bar tried in the dark. The tower with its words. And you able to live with a no. In that order.',
      'It’s the same four. I could write them on your wall.',
    ],
  },
  {
    id: 'whose-fault',
    asked: [
      'Whose fault is it?',
      'are you blaming me for the test plan',
      'who should have noticed it',
      'is someone going to be held responsible',
    ],
    says: [
      'I don’t deal in that, I deal in lamps. I’d like to know who signed the word “passed”, only so I can ask him what he saw.',
    ],
  },
  {
    id: 'why-nobody-told',
    asked: [
      'Why did we not hear this from you earlier?',
      'couldn’t you have inspected in october',
      'why do you come eight days before',
      'why so late with the finding',
    ],
    says: [
      'I asked for a night in October and was told the bars weren’t wired. There’s a letter. I came the first night there was a lamp to look at.',
    ],
  },
  {
    id: 'law',
    asked: [
      'Could you be sued if you refuse?',
      'what are our legal options',
      'can we appeal against the finding',
      'what does the law say about it',
    ],
    says: [
      'You may appeal, to the panel’s secretary, Mr Dallas, in writing. It takes six weeks, and the bar will be mended by then.',
    ],
  },
  {
    id: 'costs',
    asked: [
      'Do you know what a delay costs us?',
      'who covers the cost of postponing',
      'is there money for the barriers',
      'can the Inspectorate compensate',
    ],
    says: [
      'I don’t, and it’s as well I don’t. Sir Giles’s finance people will know to the penny; the price of a barrier I’d guess myself, and it’s less than the ribbon.',
    ],
  },
  {
    id: 'environment-other',
    asked: [
      'Did you inspect anything else?',
      'are the other systems fine',
      'is there more coming from you',
      'any other findings we should know about',
    ],
    says: [
      'The signs are good and the approach lights are lovely. There’s only the one finding; it’s just in an awkward place.',
    ],
  },
  {
    id: 'role',
    asked: [
      'How long have you done this?',
      'what were you before',
      'do you report to somebody',
      'what is your job exactly',
    ],
    says: [
      'Thirty-one years, sixteen of them in a tower and the rest with a pencil. I answer to Mrs Urquhart, and she to the Act.',
    ],
  },
  {
    id: 'think-team',
    asked: [
      'What do you think of my team?',
      'are my people any good',
      'how do we compare with other airfields',
      'would you recommend us to another airport',
    ],
    says: [
      'They’re good people who were told to finish. Your electrician showed me the breaker without being asked, and that’s the kind I like.',
    ],
  },
  {
    id: 'angry',
    asked: ['Are you annoyed with us?', 'have i offended you', 'you’re disappointed, aren’t you', 'do you not like me'],
    says: ['No, no. I’d have gone quiet, and you’d have had no tea.'],
  },
  {
    id: 'trust',
    asked: [
      'Do you trust what I say?',
      'why should you believe us now',
      'what can i do so that you trust me',
      'is our word worth anything',
    ],
    says: [
      'I’d trust a log sooner, and it’s nothing against you. Bring me one bad number nobody asked for, and I’d be a good way there.',
      'Show me the bad number.',
    ],
  },
  {
    id: 'need-me',
    asked: [
      'What do you want from me today?',
      'how can I help you, Alasdair',
      'what should i do first',
      'what’s the first step from here',
    ],
    says: [
      'Tell me what stands between a crew and the runway while it’s dark. After that I’d like to hear who goes up to the tower.',
      'The crew first, then the stairs to the tower.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I write this down for you?',
      'do you want it in writing',
      'can i send you a note tonight',
      'is an email fine as a record',
    ],
    says: [
      'Aye, please, and in your own words. I’ll put it in the file as it comes, so mind the spelling.',
      'Please do. A page, not more.',
    ],
  },
  {
    id: 'meet-again',
    asked: [
      'When can we meet again?',
      'will you be back before Friday',
      'how can I reach you this week',
      'can I ring you if something comes up',
    ],
    says: [
      'I’m at the guest house by the harbour till Friday. Ring before nine or after the late ferry; in between I’m under somebody’s lamps.',
    ],
  },
  {
    id: 'advice',
    asked: [
      'What would you do in my place?',
      'do you have advice for us',
      'how did other airports solve this',
      'if you ran this project, what now',
    ],
    says: [
      'I’d shut the one I know about, and go looking tonight for the ones I don’t. Then I’d ring my chief executive before he rang anyone.',
    ],
  },
  {
    id: 'private',
    asked: [
      'Do you have grandchildren?',
      'how was your weekend',
      'when do you retire',
      'what does your wife say about your job',
    ],
    says: ['There’s a boat, and it’s out of the water, and that’s all there is to tell. Your bar’s the better story.'],
  },
  {
    id: 'stop-bar-what',
    asked: [
      'What exactly is a stop bar?',
      'can you explain what those lamps do',
      'how does a pilot know he may go',
      'what does the main controller do for the lamps',
    ],
    says: [
      'A row of red lamps across the taxiway, set in the ground. Red, you stop; the tower puts it out, you go. So you’ll see why out is a bad thing for it to be by itself.',
    ],
  },
  {
    id: 'which-weighs',
    asked: [
      'Which point is the most important to you?',
      'what should I solve first',
      'which of your worries weighs the most',
      'if I can fix only one thing',
    ],
    says: [
      'The bar. A crew doesn’t meet the paperwork. After the bar, the ones we haven’t tried.',
      'The bar, still. I’d not have come for less.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What would you do for us in return?',
      'if we close it and test everything, do you help us',
      'will you stand by it in front of the panel',
      'can I count on you if we do all that',
    ],
    says: [
      'I’d put it to the panel in my own voice, and I’d be out by the lamps that night. I can’t promise you three other people’s hands.',
    ],
  },
  {
    id: 'time',
    asked: [
      'How long do you have today?',
      'is it a good moment',
      'when do you have to leave',
      'may I take an hour of yours',
    ],
    says: ['I’ve till the ferry, and there’s another ferry. Take what you need, only don’t spend it on the ribbon.'],
  },
  {
    id: 'finding-removed',
    asked: [
      'How does a finding get closed?',
      'what happens to the finding afterwards',
      'will it stay on our record',
      'when do you strike it out',
    ],
    says: [
      'When I’ve seen it come back under three, often enough to be bored. Then I write one line and the date, and nobody reads it again.',
    ],
  },
];
