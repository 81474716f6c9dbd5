import type { Answer } from '@parley/shared';

export const teamMemberPushbackAnswers: readonly Answer[] = [
  {
    id: 'will-you-join',
    asked: [
      'Will you do the rota, yes or no?',
      'can I put you down for a weekend',
      'So are you in?',
      'I need you on the rota from December, will you do it?',
      'Would you take your name back on the list?',
    ],
    says: [
      'Not as it’s drawn. Draw it with the gauges mended and my Sundays left out, and I’d say yes before you’d capped the pen.',
      'It’s still ’not as it’s drawn’. That’s four words now, mind, so we’re getting on.',
    ],
  },
  {
    id: 'just-december',
    asked: [
      'Would you at least do one weekend in December?',
      'can you help out the first weekend only',
      'Could you start on the fifth just this once?',
      'what if you only do december',
    ],
    says: [
      'The Saturday of it, maybe, if somebody’s told the depot it’s a rota and not just me again. Otherwise all you’ve changed is you’ve started calling it something.',
    ],
  },
  {
    id: 'whole-weekend-sure',
    asked: [
      'Is it the weekend in five that’s too much?',
      'what exactly are you refusing',
      'Which part of the rota don’t you want to do?',
      'are you against on-call work in general',
      'Is it the money?',
    ],
    says: [
      'Not the cover. It’s being counted as fresh when I’m not, phones that cry wolf, Sundays, and reading it on a bus. The money I’d not have noticed.',
      'I’ve nothing against being rung for a river. It’s the rest.',
    ],
  },
  {
    id: 'more-money',
    asked: [
      'Would you do it for more money?',
      'what if we pay 250 a weekend',
      'How much would it take?',
      'Can I raise the allowance for you?',
      'does double pay help',
    ],
    says: [
      'No. It’d be a better-paid leaf. Spend it on six days of Anwar and me, you’d need fewer weekends to pay for.',
      'It’s kind, and no. You can’t buy a gauge’s good behaviour.',
    ],
  },
  {
    id: 'order-you',
    asked: [
      'I could make it mandatory, you know that?',
      'what if I just tell you to do it',
      'Do I have to take this to HR?',
      'is it in your contract to be on call',
      'You realise that refusing has consequences?',
    ],
    says: [
      'You could. My contract says ’reasonable’, which is a lovely word, ask Huw in HR what it weighs. You’d get my name on a sheet and nothing I know.',
    ],
  },
  {
    id: 'who-knows-winters',
    asked: [
      'Who knew that you were taking the calls?',
      'did you ever tell anyone about the night calls',
      'Does anyone on the team know what you’ve done?',
      'why did you never say anything',
      'did my predecessor know',
    ],
    says: [
      'Old Glyn knew, before you came, he said ’good lad’ and retired. The others think Pencoed has a system. It has, it’s me.',
      'I never said, because you’d sound as if you wanted thanking. And then there’s a mail that says it’s all about to begin.',
    ],
    after: { concern: 'three-winters', level: 'heard' },
    until: ['I don’t go round telling people things. Ask Pencoed, they’re chattier.'],
  },
  {
    id: 'why-answer',
    asked: [
      'Why did you keep answering the phone?',
      'could you not just switch it off',
      'What made you do it without pay?',
      'why did you go out at night',
      'nobody asked you to, so why',
    ],
    says: [
      'Because the first time I didn’t, in the Babet winter, there was a lady in Blackmill with water in her kitchen. After that you pick up.',
      'You’d pick up too if you’d met her carpet.',
    ],
  },
  {
    id: 'real-calls',
    asked: [
      'Were any of the calls really floods?',
      'how many times did you save something',
      'What was the worst night?',
      'did it ever matter that you went',
      'tell me about a real one',
    ],
    says: [
      'Five or six in a winter are real. There was the Garw in January, we’d the road shut twenty minutes before it went. Nobody wrote that one down either.',
    ],
  },
  {
    id: 'recognition-what',
    asked: [
      'What recognition would you want?',
      'do you want back pay for the nights',
      'Should I tell the team what you did?',
      'what can I do about the last three years',
      'How could that be put right?',
    ],
    says: [
      'Take my number off that wall, tell the other four on your feet, and ask about the money once, properly. If they say no to the money I’ll live. It’s the wall I want.',
      'Wall, team, money, in that order. You can do the first with a wet cloth.',
    ],
  },
  {
    id: 'valued-phrase',
    asked: [
      'You know how much we value you, don’t you?',
      'can I say the whole team appreciates it',
      'Would a thank-you note help?',
      'maybe an award for the best employee',
    ],
    says: [
      'I know you do, it’s on the poster. Sixty-odd calls isn’t a mood, though, it’s a number, and I’d like that said and not the other.',
    ],
  },
  {
    id: 'off-first-call',
    asked: [
      'What if you come last in the rota?',
      'you could be off first call until february',
      'Would you prefer to do the instructions and the others answer?',
      'what if I take your first weekend',
      'Can you have first pick of the weekends?',
    ],
    says: [
      'That’d be fair. I’d write them down what to ignore, and they could ring me if it’s really the river. I’d not hide behind it for ever.',
      'Last in the queue would be a change. I’d use it to write the list out.',
    ],
  },
  {
    id: 'guide-write',
    asked: [
      'Would you write a guide for the others?',
      'could you teach the team what to ignore',
      'How do the others learn which alarms matter?',
      'can you train Meg',
      'will you share what you know',
    ],
    says: [
      'Aye, two days with nobody ringing and I’d have it on four pages. Which gauge lies, when, and who’s got the key to the gate. Not in my own evenings, though.',
      'Four pages. Mostly it says ’look out of the window first’.',
    ],
  },
  {
    id: 'depot-who',
    asked: [
      'Who is at Pencoed at night?',
      'who exactly calls you from the depot',
      'Does the depot know about the rota?',
      'Can I talk to someone at Pencoed?',
      'what does the depot say about all this',
    ],
    says: [
      'Dai and Sharon turn and turn about, they sit by the radio. They’ve no notion there’s a rota. Go over there yourself, take a cake, they’ll tell you who they ring.',
      'Dai does weekdays, Sharon weekends. She drew the heart, I think.',
    ],
  },
  {
    id: 'number-off',
    asked: [
      'Shall I have your number taken off the wall?',
      'what happens if I remove your number',
      'Would the depot ring the new phone instead?',
      'can we replace your mobile by a team phone',
    ],
    says: [
      'Yes, please, and put another one up before you wipe it, or they’ll know mine by heart anyway. It’s been there since Babet, it’s gone into the plaster.',
      'Do. New number first, then the cloth.',
    ],
    tells: ['number-on-the-wall'],
  },
  {
    id: 'gauges-why',
    asked: [
      'Why do the gauges report floods that don’t exist?',
      'what sets off a false alarm',
      'Is it the sensors or the threshold?',
      'are the gauges badly installed',
      'what is a threshold fix anyway',
    ],
    says: [
      'They shout at one reading. A leaf’s one reading. If you make them wait for three in a row, the leaf’s gone down to Bridgend. The eleven worst also sit under trees.',
      'One reading and they ring. It wants three. That’s the whole of the science.',
    ],
    tells: ['worst-gauges'],
  },
  {
    id: 'fix-why-six',
    asked: [
      'Why does it take six days?',
      'could the fix be done faster',
      'Can someone else do the threshold fix?',
      'what do you do in those six days',
      'who would you need for it',
    ],
    says: [
      'Two to write it, two to try it on the bad ones, two for the rest in the van. With Anwar it’s six, on my own it’s ten. You can’t do a bridge from a desk.',
      'Six with Anwar. Less than that and we’d be guessing in the dark with wellies on.',
    ],
  },
  {
    id: 'backlog-who',
    asked: [
      'Who pushed the fix down the list?',
      'why was it never done',
      'Whose decision was it to leave it in the backlog?',
      'did you remind anyone since march',
      'what happened to your request',
    ],
    says: [
      'Nobody pushed it, it sank. Every fortnight something came with a director on it. I reminded twice, then the dashboard came and I’d have felt silly.',
      'It wasn’t anyone. That’s how you get a crisp packet.',
    ],
  },
  {
    id: 'fix-first',
    asked: [
      'What if the fix starts on Monday?',
      'would you join if the gauges are repaired first',
      'Can we say: no gauge on the rota phone before it’s fixed?',
      'fix first and then the phones, ok?',
      'Is it enough to mend the worst eleven by december',
    ],
    says: [
      'Yes, that’d turn me. Worst ones first, nothing on the phone that hasn’t been done, and Anwar off whatever he’s on. What stops so that we can start?',
      'It would, yes. I’ve seen it at the top of the list before, mind. I mean started, with the van out.',
    ],
  },
  {
    id: 'fix-later',
    asked: [
      'Can we start the rota now and fix the gauges in January?',
      'what if the fix comes after christmas',
      'Could you live with false alarms for a few weeks?',
      'is it ok to put the fix in the next quarter',
    ],
    says: [
      'No. By January you’d have four cross people and a habit. It’s backwards, that, it’s handing out the buckets and promising to see to the roof.',
      'No, see above, buckets.',
    ],
  },
  {
    id: 'dashboard-delay',
    asked: [
      'Do you mind if the dashboard is delayed?',
      'what do you think of the head office dashboard',
      'Would anyone miss the dashboard for two weeks?',
      'who wants that dashboard',
    ],
    says: [
      'I’d help you carry the bad news. It’s for a Mr Protheroe at head office, he likes it in green. Rivers come in brown, I did say.',
    ],
  },
  {
    id: 'switch-off',
    asked: [
      'Could we just switch the bad gauges off?',
      'what if we mute the eleven worst over the weekend',
      'Can we ignore alarms under a certain level?',
      'is there a quick way to silence them',
    ],
    says: [
      'Mute, yes, for a fortnight, if someone looks at the camera in the mornings. Off, no. The one time Blackmill isn’t lying, I’d want to hear it.',
    ],
  },
  {
    id: 'october-night',
    asked: [
      'What was October like for you?',
      'how many times were you woken last month',
      'Which was the silliest alarm?',
      'did you go out for every alarm',
    ],
    says: [
      'Wet. Forty-odd, and I went out for eleven of them because you can’t always tell from bed. The spider I named.',
      'I got so I could tell a leaf by the time of night. That’s not a skill you want.',
    ],
    tells: ['october-alarms'],
  },
  {
    id: 'half-weekend',
    asked: [
      'What if we cut the weekend in half?',
      'would Friday evening to Sunday noon work for you',
      'Can you do Saturdays only?',
      'could you take two Saturdays instead of a weekend',
      'would half weekends be better',
    ],
    says: [
      'That I could do. Friday night and all of Saturday, and somebody else by Sunday dinner time. I’d even take more than my share of Saturdays.',
      'Halves would do me, and I’m not the only one who’d like them, I’d say.',
    ],
  },
  {
    id: 'sunday-cover',
    asked: [
      'Who should take the phone on Sunday afternoon then?',
      'what if I cover your sunday myself',
      'Would you trust me with the phone for an afternoon?',
      'can someone swap with you on sundays',
    ],
    says: [
      'You, if you mean it. I’d leave you the list and a flask. Or Meg, she’d sooner lose a Sunday than a Saturday, there’s rugby on a Saturday.',
    ],
  },
  {
    id: 'sunday-reason',
    asked: [
      'Is it family on Sundays?',
      'you don’t have to say, but is someone ill?',
      'Is there something at home I should know about?',
      'may I ask what keeps you on sundays',
      'Is it about somebody you look after?',
    ],
    says: [
      'My dad, in Barry, from two till five. He mostly knows me then, later on he doesn’t. That’s for you and not for the whiteboard.',
    ],
    tells: ['sunday-visit'],
    after: { concern: 'sunday-afternoons', level: 'heard' },
    until: [
      'Could be, could be golf. I’d sooner the rota didn’t need to know.',
      'It’s a standing arrangement. I’ll leave it at that.',
    ],
  },
  {
    id: 'sunday-exception',
    asked: [
      'Why should you get an exception?',
      'the others have families too, why you',
      'Is it fair if only you don’t work on Sundays?',
      'if I give you sundays off everyone will want it',
    ],
    says: [
      'Then give it to everyone. Half a day each, no questions, and you’d have a rota people could look at. I’m not asking to be special, I’m asking to be absent.',
    ],
  },
  {
    id: 'urgent-sunday',
    asked: [
      'What if there is a real flood on your Sunday?',
      'would you come out on a sunday in an emergency',
      'And if nobody else can be reached at three o’clock?',
      'can we ring you on sunday if it is serious',
    ],
    says: [
      'Not between two and five. After that I’d come straight from where I am, wellies are in the boot. Somebody has to be first for those three hours and it can’t be me.',
    ],
  },
  {
    id: 'mail-better',
    asked: [
      'How should I have told you?',
      'what would have been a better way than the email',
      'What did you expect me to do before sending it?',
      'should I have asked the five of you first',
    ],
    says: [
      'Walk over. It’s forty feet, there’s carpet. Say ’there’s got to be cover from the fifth, how would you cut it’, and then sit down for ten minutes.',
      'Feet. That’s all. Mine were under the desk the whole time.',
    ],
  },
  {
    id: 'mail-sorry',
    asked: [
      'Do you want me to apologise for the mail?',
      'would sorry be enough',
      'If I withdraw the mail, does that change anything?',
      'can we treat Friday as a draft',
      'shall I write to everyone again',
    ],
    says: [
      'Sorry would do it, said standing up, with no ’if’ in it. And then say to all five that it’s a draft again, so I’m not the only one who knows.',
      'One sorry, no ifs. I’ve a matching one here for the replying to all.',
    ],
  },
  {
    id: 'reply-all',
    asked: [
      'Why did you answer to everyone?',
      'was that reply fair to me',
      'Did you mean to embarrass me?',
      'what did you want with your three words',
      'do you regret your reply',
    ],
    says: [
      'A bit, aye. It was raining and the button’s bigger. I meant it for you, and I meant it, if you see the difference.',
    ],
  },
  {
    id: 'what-fixed',
    asked: [
      'Which part can be discussed and which can’t, do you know?',
      'do you accept that there must be cover',
      'Is the date all right with you?',
      'would you rather have the start postponed',
      'what if the licence allowed january',
    ],
    says: [
      'The date’s the date, I know why it’s in there, I’ve stood on those bridges. It’s who, when and how I’d want on a whiteboard.',
      'I’d not move the fifth. The river won’t.',
    ],
  },
  {
    id: 'tuesday-whiteboard',
    asked: [
      'Would you come if we redraw the rota together on Tuesday?',
      'can the five of us sit down and plan it',
      'Shall we do a meeting with the whole team?',
      'would you bring the list of gauges on tuesday',
    ],
    says: ['I’d come. I’d bring the list and sit at the back, and if nobody says ’buy-in’ I might move forward.'],
  },
  {
    id: 'meg-anwar',
    asked: [
      'What do you think of Meg and Anwar doing it?',
      'how will Meg cope with nights',
      'Is Anwar ready for on-call?',
      'what do the young ones think of the rota',
      'Are you worried about your colleagues?',
    ],
    says: [
      'They’d say yes to anything with a torch in it. Anwar’ll be fine, he asks. Meg won’t ask, she’ll drive out to every leaf in the county by herself.',
      'Good kids. I’d not want them as tired as me, they’ve got plans.',
    ],
  },
  {
    id: 'other-two',
    asked: [
      'What do the other two engineers say?',
      'who are the other colleagues',
      'Will the rest follow you if you say no?',
      'are you speaking for the team',
    ],
    says: [
      'Gethin’s waiting to see what I do and Lowri’s waiting to see what Gethin does. I never asked them to. I speak for one bloke who’s been up.',
    ],
  },
  {
    id: 'rota-without-you',
    asked: [
      'Could the rota work with four people?',
      'what if I leave you out completely',
      'Can we do it without you?',
      'would an outside firm be better for the nights',
      'should we hire a contractor',
    ],
    says: [
      'It’d work, the way a car works without the handbook. An outside firm would charge you per leaf. Put me on halves and get the handbook thrown in.',
    ],
  },
  {
    id: 'inspector-law',
    asked: [
      'What does the licence actually say about cover?',
      'who checks whether we comply',
      'What will the inspector do if there is no cover?',
      'is there a fine if we start late',
    ],
    says: [
      'A named person on a phone, answering within fifteen minutes, that’s the gist. Bethan in regulation has the wording, and the inspector’s a Ms Prosser, she rings at odd hours to see who’s up.',
    ],
  },
  {
    id: 'budget-pay',
    asked: [
      'Is there money for back pay?',
      'who decides about the standby allowance',
      'Do you know what the budget for on-call is?',
      'what will finance say to paying you for the past',
    ],
    says: [
      'Carys in finance would know, she did the hundred and eighty. I’ve the phone bills if she likes reading. I’d not hold my breath, I’d just like her to have to say it.',
    ],
  },
  {
    id: 'tech-new-gauges',
    asked: [
      'Would new gauges solve it?',
      'should we buy better sensors',
      'What about radar or cameras instead?',
      'can the supplier improve the devices',
    ],
    says: [
      'Some day. They’re what the supplier calls robust, which means they shout. Three readings in a row costs you six days and no purchase order.',
    ],
  },
  {
    id: 'if-nothing',
    asked: [
      'What happens if we just start as planned?',
      'what will the winter look like without any changes',
      'suppose nothing changes, what then',
      'How would the first weekend go?',
    ],
    says: [
      'First weekend, nine alarms and eight of them leaves. Second, somebody turns the phone over on its face. Third, it’s the Garw, and they still ring my wall.',
    ],
  },
  {
    id: 'after-first-weekend',
    asked: [
      'How would you notice that the rota works?',
      'what would a good first weekend be',
      'How will we know by Christmas whether it was right?',
      'what should we look at afterwards',
    ],
    says: [
      'If I sleep through one and hear on the Monday that somebody else was out, and it was a river. Write that on the board and not the percentage.',
    ],
  },
  {
    id: 'minimum',
    asked: [
      'What is the minimum you need from me?',
      'your conditions, in short',
      'What has to happen first before you say yes?',
      'what would change your mind',
      'if you could have one thing, what would it be',
    ],
    says: [
      'Count the winters, mend the worst of the gauges, leave me my Sundays. And say the word about the mail. None of it’s dear.',
      'Same again: the winters, the gauges, the Sundays, the mail. I’d start with the top one, it’s free.',
    ],
  },
  {
    id: 'by-when',
    asked: [
      'By when will you decide?',
      'when do I get your answer',
      'How long do you want to think about it?',
      'what has to be done before the fifth',
      'is there enough time before december',
    ],
    says: [
      'You’d have my answer the day the van goes out to Blackmill. There’s time, if it’s Monday. If it’s ’soon’ there isn’t.',
    ],
  },
  {
    id: 'who-else',
    asked: [
      'Who else do I need to convince?',
      'does anyone above us need to agree',
      'do you want the union involved',
      'Shall we ask HR to help with the rota?',
    ],
    says: ['Me, and then it’s easy. Head office about the pie chart, that’s yours. HR I’d leave in the warm.'],
  },
  {
    id: 'write-down',
    asked: [
      'Shall I write down what we said?',
      'do you want that in an email',
      'Who tells the others what we agreed?',
      'can I send round a note',
    ],
    says: [
      'Tell them first, with your mouth, in the Monday round. Then write it, short, before four in the afternoon. I’m serious about the four.',
    ],
  },
  {
    id: 'talk-again',
    asked: [
      'Can we talk again tomorrow?',
      'when should I come back to you',
      'Do you want a day to think?',
      'shall we have a coffee about it later',
    ],
    says: [
      'Come over tomorrow, I’ll be the one with the head. Bring something with a date on it and I’ll bring the napkin.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you angry with me?',
      'is it personal',
      'Do you want to leave the company?',
      'are you looking for another job',
      'How are we two going to get on after this?',
    ],
    says: [
      'Not angry, no, I’d have to be more awake. I’d not leave over a mail. I might over another winter like these.',
      'We’re all right. You walked over. It went down in my book under ’walked over’.',
    ],
  },
  {
    id: 'my-leadership',
    asked: [
      'What do you think of me as team lead?',
      'am I doing a bad job',
      'What should I do differently?',
      'be honest, how do you see me',
    ],
    says: [
      'You’re decent and you’re quick, and quick sends things at ten to five. Slow down past four desks and you’d be good.',
    ],
  },
  {
    id: 'job',
    asked: [
      'How long have you been here?',
      'what do you do exactly',
      'Did you install all these gauges?',
      'why did you become a telemetry engineer',
    ],
    says: [
      'Fourteen years. I put up most of the hundred and forty, some of them twice. I went into it for the quiet, that’s the joke.',
    ],
  },
  {
    id: 'private',
    asked: [
      'How is your weekend looking?',
      'do you have a family',
      'How old are you?',
      'are you a rugby fan',
      'what do you do to relax',
    ],
    says: [
      'I watch the rugby with the sound off and the phone on. The rest’s not for the office, it’s got walls like paper.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'Which of these bothers you most?',
      'if I can only fix one thing, which one',
      'What matters more, the alarms or the Sundays?',
      'where should I start',
    ],
    says: [
      'The winters. Sundays I’d keep whatever you said, and the gauges’ll get mended one day because they annoy everyone. Nobody’s going to count those winters if you don’t.',
      'Start with what’s been, then what’s coming. It’s shorter.',
    ],
  },
  {
    id: 'good-winter',
    asked: [
      'How would a good winter look for you?',
      'what would be the ideal rota',
      'When would you be happy with it?',
      'what do you want in the end',
    ],
    says: ['Phone goes four times, all four of them rivers, and two of those aren’t on me. And I see a whole match.'],
  },
  {
    id: 'in-return',
    asked: [
      'What would you do for the team in return?',
      'if I sort all that out, what do I get from you',
      'can I count on you then',
      'What are you willing to give?',
    ],
    says: [
      'My Saturdays, the list of the liars, and I’d take Meg up to Blackmill in daylight so she knows where the gate is. And I’d take the three words back, in public.',
    ],
  },
  {
    id: 'gauge-what',
    asked: [
      'What is a gauge exactly?',
      'how does the flood warning work',
      'What happens when an alarm goes off?',
      'what do you do when the phone rings at night',
    ],
    says: [
      'It’s a box on a bridge that says how high the water is. Phone goes, you look at the number, you look at the rain, you guess, and if you can’t guess you put your trousers on.',
    ],
  },
  {
    id: 'worst-night',
    asked: [
      'What are you afraid could happen this winter?',
      'what is the danger if people get tired',
      'Could a real flood be missed?',
      'what worries you about the new rota',
    ],
    says: [
      'That someone’s so sick of leaves they turn over in bed, and it’s the one that’s not a leaf. It was nearly me, twice. That’s no way to find out the threshold’s wrong.',
    ],
  },
  {
    id: 'time-now',
    asked: ['Have you got a minute?', 'is this a bad time', 'do you have to get back to work', 'how long have you got'],
    says: ['I’ve as long as the tea’s warm. Nothing’s ringing, which is suspicious.'],
  },
  {
    id: 'licence-who',
    asked: [
      'Who promised the weekend cover in the licence?',
      'why does the licence demand it now',
      'Were you consulted about the licence?',
      'did anyone ask the engineers before agreeing to cover',
    ],
    says: [
      'Somebody upstairs, after the Babet inquiry, and quite right too. They asked what cover there was, and someone wrote ’none’. I’d have liked to be in the room for that.',
    ],
  },
];
