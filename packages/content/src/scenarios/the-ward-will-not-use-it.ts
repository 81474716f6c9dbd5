import type { ScenarioContent } from '@parley/shared';

import { theWardWillNotUseItAnswers } from '../answers/the-ward-will-not-use-it';
import { theWardWillNotUseItCommonAnswers } from '../common-answers/the-ward-will-not-use-it';
import { theWardWillNotUseItFollowUps } from '../follow-ups/the-ward-will-not-use-it';
import { theWardWillNotUseItStatements } from '../statements/the-ward-will-not-use-it';
import { theWardWillNotUseItVoice } from '../voices/the-ward-will-not-use-it';

export const theWardWillNotUseIt: ScenarioContent = {
  slug: 'the-ward-will-not-use-it',
  title: 'The Ward Will Not Use It',
  description:
    'The new handover screen adds four minutes per patient. Ward sister Wanda Kowalczyk has told her team to keep the paper.',
  difficulty: 'medium',
  category: 'change_management',
  challengeType: 'quality_concerns',
  stakeholderType: 'end_user',
  industry: 'Healthcare',
  goal: 'Turn Wanda’s refusal into a test she would run herself, with a result that both of you accept.',
  situation:
    'You are bringing an electronic handover screen to the wards of St Aldhelm’s Hospital. Ward 7, with 28 beds, began on Monday 12 October. Entering a patient takes four minutes longer than on paper, and each nurse hands over seven. On Thursday 15 October Wanda Kowalczyk, the ward sister, told her team to keep the paper. Your office reported Ward 7 to the matron as non-compliant. Why the screen exists: in a summer audit 9 of 60 paper sheets left out an allergy. Eleven more wards start on 2 November. It is Wednesday 21 October, 14:10, and she has given you until the visitors come in.',
  learningObjectives: [
    'Let the objection finish',
    'Turn a refusal into a test',
    'Go and see the work before defending the tool',
    'Agree what would make you stop',
  ],
  skills: ['active_listening', 'empathy_building', 'problem_solving'],
  estimatedDuration: 15,
  persona: {
    name: 'Wanda Kowalczyk',
    shortName: 'Wanda',
    pronoun: 'she',
    role: 'Ward sister, Ward 7',
    organisation: 'St Aldhelm’s Hospital',
    description:
      'Runs a ward of 28 beds for older people. From Lublin, nineteen years in this hospital. Blunt, funny when she likes you, and she has never yet refused anything that helped a patient.',
    style:
      'Direct, dry, concrete. Very good English with a Polish rhythm: now and then an article is missing, sentences begin with the point. Speaks of beds and names of patients, not of processes. Asks questions she knows the answer to. Warm underneath. Does not swear, does not flatter.',
    goals: ['That no patient waits because a nurse is typing', 'That her nurses go home when their shift ends'],
    trust: 35,
    patience: 4,
    redLines: [
      {
        text: 'Making the screen compulsory at once, as it is, by order of the matron.',
        line: 'You can have matron order it. Then I write in the incident book every minute a patient waits, and matron signs every page.',
      },
      {
        text: 'Saying that her nurses are too old or too slow for computers.',
        line: 'My nurses run a pump with eleven alarms at three in the morning. Do not tell me that they cannot use a screen.',
      },
    ],
    wouldMove: [
      'Somebody from the project standing in a real handover at seven in the morning',
      'Fewer fields: what the drug chart already knows need not be typed again',
      'A trial in one bay, measured by her, with a rule for stopping',
    ],
  },
  concerns: [
    {
      id: 'patients-wait',
      summary: 'patients waiting while her nurses type',
      worry:
        'On the fourteenth Mr Pell in bed nineteen had his insulin fifty minutes late, because Grace was on page three of your screen. He was fine. The next one will not be fine, and it will be on my ward.',
      weight: 3,
      central: true,
      cues: [
        'four minutes',
        'patient',
        'typing',
        'fields',
        'bed nineteen',
        'insulin',
        'drug chart',
        'seven patients',
        'paper',
        'one bay',
        'trial',
        'shorter',
      ],
      acknowledgedBy: [
        'Four minutes each, seven patients: that’s nearly half an hour in which nobody is at a bed.',
        'You didn’t stop using it because you dislike it. You stopped because patients were waiting while nurses typed.',
        'so every min on the screen is a min away from the bed, thats what the paper was about',
        'If I take you seriously, the screen is at present a danger to patients at the very hour when the shift changes.',
      ],
      settledBy: [
        'We cut it to what’s not in the drug chart already, twelve fields or so, and try that in one bay for a week. You hold the watch. If it’s more than a minute longer than paper, we stop and you go back to paper.',
        'One bay, seven beds, one week, from Monday. Short version only. Over one extra minute per patient: off. You measure, not us.',
        'keep the paper for now. meantime i get the screen down to the bits nobody else records, you tell me which, then bay 2 tries it mon-fri, and if anyone waits for a drug because of it we bin it that day',
        'May I propose a trial with a rule for stopping: Bay B only, from 26 October, the reduced form, timed by you at each handover. One minute over paper is the limit, and the decision afterwards is yours. The other bays stay on paper until then.',
      ],
      nearMisses: [
        'The four minutes will come down naturally once everyone has been through the learning curve.',
        'Patient safety is our number one priority, and the screen has been clinically assured at every stage.',
        'We’re very keen to hear your feedback, and we’ll look at optimising the user experience in a future release.',
      ],
      lines: {
        open: [
          'Four minutes each patient, seven patients each nurse. You can multiply. Who is at the bed in this half hour? I tell you who. Nobody.',
          'My nurses stand with their back to the bay and type. Behind them is a man who wants to get up and must not. Which of the two should they look at?',
        ],
        pressed: [
          'You tell me what the screen can do. I ask what the patient does while it does it.',
          'Paper is one page. I write it walking. Your screen I must feed standing still. What do you take away from it?',
          'A handover is the moment when people die quietly, because everybody thinks another one is looking. So. Again. The minutes.',
        ],
        heard: [
          'Yes. Thank you. It is not about computer, it is about the bed. So what happens now with the four minutes?',
          'Good, you have heard me. The last one heard “training need”. But hearing does not make it shorter.',
        ],
        answered: [
          'This would take something from the four minutes. What is the limit? If it is still two minutes, do you stop, or do we have another meeting?',
          'This I could try. But who measures? Not your office, please. Your office measured at eleven in the morning.',
        ],
        settled: [
          'So it is a test and I hold the watch. If it helps the patient I will be the first who uses it. You will see.',
          'With a limit I can try anything. I take Bay B, because there is Mrs Penhale, and she complains if a nurse looks away.',
        ],
        relapsed: [
          'Before, we had a limit. Now it is only getting used to it. Mr Pell does not get used to late insulin.',
        ],
      },
      better: {
        text: 'Keep the paper for now. I cut the screen to what the drug chart doesn’t already hold, and from Monday one bay tries it for a week. You hold the watch. More than one minute over paper and it’s off, no meeting.',
        why: 'It accepts that her reason is the patient, removes the cause, and lets her own measurement decide.',
      },
    },
    {
      id: 'going-home-late',
      summary: 'her nurses staying after the shift without pay to finish typing',
      worry:
        'They will not tell you. They finish the screen in their own time, twenty-five minutes every shift, and I am the one who should have sent them home.',
      weight: 2,
      central: false,
      cues: [
        'unpaid',
        'home',
        'late',
        'shift',
        'overtime',
        'bus',
        'Grace',
        'twenty-five minutes',
        'half past seven',
        'time back',
      ],
      acknowledgedBy: [
        'The nurses were finishing it after their shift, in their own time, and nobody noticed but you.',
        'So those four minutes were paid by your team, on their way to the bus.',
        'they stayed late for our screen and didnt get paid, thats not ok',
      ],
      settledBy: [
        'The four days they did it get paid. Give me the hours and I’ll sign them from the project this week. And in the trial, whoever’s shift ends goes home; what isn’t typed stays untyped.',
        'Project pays the overtime for 12 to 15 October. In the trial nobody stays a minute longer, the screen just closes half past seven.',
        'send me the names and mins, ill have it on novembers pay. from mon rule is shift over = go, unfinished stuff goes on paper',
        'I shall charge those hours to the project; let me have the list by Friday. For the trial I suggest a fixed end: at 07:30 the screen is left as it is, and you note how many patients were not reached.',
      ],
      nearMisses: [
        'We really value the extra commitment that your team has shown during this important transition.',
        'Staff wellbeing will be monitored closely throughout the roll-out, with support available where needed.',
        'There is often a little dip in the beginning, but in the long run the screen will save everyone time.',
      ],
      lines: {
        open: [
          'Night shift ends half past seven. That week they went at eight. Nobody pays the half hour. Did you know?',
          'Grace Adjei missed her bus three mornings and walked, after twelve hours. This is not in your report.',
        ],
        pressed: [
          'They are nurses, they do not leave a thing half done. You build on this. I do not like that you build on this.',
          'Who pays the half hours of that week? It is a simple question, you can say a name.',
          'If it begins again on Monday, at half past seven do they go home or do they type?',
        ],
        heard: [
          'Good that you see it. They would never complain to you, so I complain. And who puts it right?',
          'Yes, their own time. Seeing it does not bring Grace home.',
        ],
        answered: [
          'For the week that was, this is fair. And next time? I want not to count half hours again.',
          'That would help. Do I send the hours to you, or into a mailbox where they die?',
        ],
        settled: [
          'Then I tell them tonight that it is paid and that they go home. They will believe the second when they see the first.',
          'Good. Half past seven is half past seven. I will push them out myself.',
        ],
        relapsed: ['So they stay longer after all, only now it is called temporary. Grace’s bus is not temporary.'],
      },
      better: {
        text: 'Your nurses paid for our four minutes with their own time. Give me the hours for that week and I’ll sign them from the project. In the trial, shift over means home; what isn’t typed by half past seven goes on paper.',
        why: 'It repairs the past with money and the future with a rule, instead of thanking people for what should not have happened.',
      },
    },
    {
      id: 'nobody-watched',
      summary: 'a screen designed by people who have never seen a handover',
      worry:
        'They came in July, from ten to twelve. At ten we do washes. They drew a beautiful handover from watching washes.',
      weight: 2,
      central: false,
      cues: [
        'watch',
        'see a handover',
        'seven in the morning',
        'July',
        'come to the ward',
        'observe',
        'agency',
        'login',
        'night shift',
      ],
      acknowledgedBy: [
        'We never once stood in a real handover before we told you how to do it.',
        'Whoever drew this screen hadn’t been here at seven in the morning, and you can tell.',
        'we shouldve come and looked first, we didnt',
      ],
      settledBy: [
        'I’ll be here tomorrow at ten to seven and Friday evening too, no laptop, just watching. And Ben, who built it, comes with me.',
        'Tomorrow, 06:45, me and the developer. We follow one nurse and say nothing. You tell us where to stand.',
        'can i come to tmrws early handover? id bring ben who made the thing, we just stand there and write down what you dont need. and sunday night too if you want so we see agency ones',
        'I should like to attend three handovers, tomorrow at seven, Friday at half past seven in the evening and Sunday night, together with the developer, before a single field is decided.',
      ],
      nearMisses: [
        'The design was developed in close collaboration with clinical representatives from across the hospital.',
        'We did extensive user research in the summer, including observation sessions on several wards, yours among them.',
        'We’d love to invite you to our next design workshop, so that your voice can be part of the process.',
      ],
      lines: {
        open: [
          'Who made this screen, has he seen a handover? In July they came from ten to twelve. There is no handover from ten to twelve.',
          'Your screen asks me about religion before it asks me about allergy. Somebody nice drew this in an office.',
        ],
        pressed: [
          'Tell me what happens on this ward at seven in the morning. You cannot. And you redesigned it.',
          'On Sunday night I have two agency nurses with no login. What does your drawing say about Sunday night?',
          'You want to know why it takes four minutes. I cannot explain it in an office chair. It must be seen.',
        ],
        heard: [
          'At least you say it. So, when will somebody see one?',
          'Right, nobody looked. It is October. What prevents you now?',
        ],
        answered: [
          'So somebody comes. At the real hour, I hope, not at eleven. Bring also the one who can change it, not only the one who can be sorry.',
          'Good, come. One morning is an easy one, though. Will you see a Sunday with agency?',
        ],
        settled: [
          'Then I save you a place by the linen cupboard, from there you see everything. Wear flat shoes.',
          'Good. After you have seen it we will not need so many words.',
        ],
        relapsed: ['You wanted to come and look. Now it is a workshop again. Workshops are at eleven o’clock.'],
      },
      better: {
        text: 'We drew this without standing in one handover. I’ll be here tomorrow at a quarter to seven with Ben, who built it. We follow one nurse, we say nothing, and afterwards you tell us which fields you’d cross out.',
        why: 'An invitation to a workshop asks her to come to you. Turning up at a quarter to seven is the apology and the analysis in one.',
      },
    },
    {
      id: 'reported-to-matron',
      summary: 'being reported to the matron as a ward that refuses',
      worry:
        'Nineteen years and I learn from matron that I am non-compliant. Nobody from your office came up one flight of stairs first.',
      weight: 1,
      central: false,
      cues: ['matron', 'non-compliant', 'reported', 'email', 'red list', 'refuses', 'correct it', 'incident'],
      acknowledgedBy: [
        'My office put you on a list with the matron before anyone had asked you why.',
        'You heard about it from the matron and not from us. That was wrong.',
        'we reported you without even coming up, im sorry',
      ],
      settledBy: [
        'That report was ours and it was wrong. I’ll write to the matron this afternoon that Ward 7 stopped for a safety reason, and you see the text before it goes.',
        'I take it back, today, in writing, you in copy. It’ll say why you stopped.',
        'ill email matron before 5 and say the ward found a problem we missed, and take you off that list. want to read it first?',
        'I shall withdraw the entry today and inform the matron that the pause on Ward 7 was justified on clinical grounds, and that we are grateful for the finding. You will receive the draft by four.',
      ],
      nearMisses: [
        'The compliance report goes to all matrons automatically each week, so it wasn’t anything personal.',
        'I’m sure that the matron knows and appreciates how much you do for this hospital.',
        'Let’s put the past behind us and focus on building a positive relationship from here.',
      ],
      lines: {
        open: [
          'On Friday matron came to me with a list. Ward 7, non-compliant. I learned a new word about myself.',
          'Your office is one floor under me. You found the way to matron quicker than the way to my door.',
        ],
        pressed: [
          'I have written two hundred incident forms in nineteen years, to keep patients safe. Now I am the incident. Does it stay so?',
          'What does it say today on matron’s list, next to my ward? I ask because she asks.',
          'I do not need flowers. I need that the list is right.',
        ],
        heard: [
          'It was not nice, no. And what will matron read next Friday?',
          'Good that you admit it about the list. But it is still on her desk.',
        ],
        answered: [
          'You would write to her. Will it say why we stopped, or only that all is friendly again?',
          'That is decent. When does she get it? She sees me tomorrow at nine.',
        ],
        settled: [
          'Fine. Then with matron we are quits, and I say nothing more about stairs.',
          'If it says that to matron, I keep a copy. I will frame it beside the fire plan.',
        ],
        relapsed: ['So the list was automatic now. An automatic finger, and it points at my ward.'],
      },
      better: {
        text: 'We reported you before anyone came up the stairs to ask. I’ll write to the matron this afternoon that Ward 7 stopped for a safety reason that we’d missed, and you’ll read it before it goes.',
        why: 'She was named wrongly in front of her superior. Only a correction to the same person puts that right.',
      },
    },
  ],
  facts: [
    {
      id: 'four-minutes',
      text: 'The screen takes four minutes longer per patient than paper; each nurse hands over seven patients, on a ward with 28 beds.',
      line: 'Four minutes more, seven patients each nurse, 28 beds. I measured it with the watch on my chest, that is what it is for.',
      figures: ['four minutes', 'seven', '28 beds'],
      knownBy: 'both',
      asked: [
        'How long does it take?',
        'How much time does it cost?',
        'Who measured the four minutes?',
        'How much longer is the screen than paper?',
        'how many minutes more for one patient',
        'How many patients does each nurse hand over?',
        'did you measure it yourself',
        'What is the extra time per patient?',
        'with what did you time the screen',
      ],
    },
    {
      id: 'back-to-paper',
      text: 'Ward 7 began on 12 October; on 15 October Wanda told her team to keep the paper.',
      line: 'We began on 12 October. On 15 October I said, girls, take the paper. That is three days, I was patient.',
      figures: ['12 October', '15 October'],
      knownBy: 'both',
      asked: [
        'When did you stop?',
        'When did you go back to paper?',
        'On which day did you give up the screen?',
        'how many days did you try it',
        'How long did you use the screen before you stopped?',
        'when did the ward begin with it',
        'What did you tell your team on the 15th?',
        'Since when are you on paper again?',
        'who ordered the paper back',
      ],
    },
    {
      id: 'allergy-audit',
      text: 'In a summer audit of the hospital 9 of 60 paper sheets left out an allergy.',
      line: 'I know the audit, 9 of 60 without the allergy. Two of the nine were mine. I do not say that paper is holy.',
      figures: ['9 of 60'],
      knownBy: 'both',
      asked: [
        'What did the audit say?',
        'Is paper safe?',
        'Were any of the missing allergies yours?',
        'Do you know the audit from the summer?',
        'how many paper sheets had no allergy on them',
        'What about the missing allergies?',
        'is it not true that paper forgets allergies',
        'How many of the nine came from this ward?',
        'Were there sheets of yours among the nine?',
      ],
    },
    {
      id: 'next-wards',
      text: 'Eleven more wards are due to start on 2 November.',
      line: 'And on 2 November eleven wards more. The sisters of all eleven have phoned me. I did not phone them.',
      figures: ['2 November'],
      knownBy: 'both',
      asked: [
        'When do the other wards start?',
        'What do the other wards think?',
        'How many wards come after you?',
        'have the other sisters talked to you',
        'What happens on 2 November?',
        'do other ward sisters know that you stopped',
        'When are the next wards meant to begin?',
        'Who from the other wards has called you?',
        'the eleven wards, what do they say',
      ],
    },
    {
      id: 'late-insulin',
      text: 'On 14 October Mr Pell in bed 19 had his insulin 50 minutes late while his nurse was filling in the screen.',
      line: 'On 14 October Mr Pell, bed 19, had his insulin 50 minutes late. The nurse was at the screen. It is in the incident book, you can read it.',
      figures: ['14 October', 'Mr Pell', 'bed 19', '50 minutes'],
      knownBy: 'stakeholder',
      asked: [
        'What happened to a patient?',
        'Was anybody harmed?',
        'What happened with Mr Pell?',
        'Why did you go back to paper?',
        'Did a patient come to harm?',
        'was there one thing that made you stop',
        'What happened on 14 October?',
        'Did anyone get their medicine late?',
        'which incident do you mean',
        'Has the screen ever delayed a treatment?',
      ],
    },
    {
      id: 'fields',
      text: 'The screen has 31 fields; 19 of them are already in the drug chart or the admission form.',
      line: 'I counted. Your screen has 31 fields. 19 are already in the drug chart or in the admission. We are typing the patient twice.',
      figures: ['31', '19'],
      knownBy: 'stakeholder',
      asked: [
        'How many fields are there?',
        'Which fields do you type twice?',
        'What could be left out?',
        'What takes the four minutes?',
        'How many boxes does the screen have?',
        'what do you have to type in that is already known',
        'Which part of the screen is double?',
        'How many of the fields are really needed?',
        'where do the four minutes come from',
        'What is on the screen that stands elsewhere already?',
      ],
    },
    {
      id: 'unpaid-time',
      text: 'During the four days the nurses stayed about 25 minutes unpaid after each shift; Grace Adjei missed her bus three times.',
      line: 'They stayed 25 minutes each shift, not paid. Grace Adjei missed the bus three times and said nothing. I saw her walk from the window.',
      figures: ['25 minutes', 'Grace Adjei', 'three times'],
      knownBy: 'stakeholder',
      asked: [
        'Did your nurses stay late?',
        'How long did they stay?',
        'Who missed the bus?',
        'Did anyone work longer because of the screen?',
        'how much overtime did it cause',
        'Were they paid for staying on?',
        'who is Grace Adjei',
        'What did it mean for your nurses at the end of the shift?',
        'when did your nurses get home in those days',
      ],
    },
    {
      id: 'july-visit',
      text: 'The project observed Ward 7 once, in July, from ten to twelve, when there is no handover.',
      line: 'In July two people came with tablets, from ten to twelve. Very polite. They saw eleven washes and one birthday cake.',
      figures: ['July', 'ten to twelve'],
      knownBy: 'stakeholder',
      asked: [
        'Who came to the ward?',
        'Did anybody watch a handover?',
        'When did the project visit you?',
        'Has anyone from us seen a handover here?',
        'who from the project was here before me',
        'What did our people see in July?',
        'did they come at the right hour',
        'How often did the project come to watch?',
        'When my colleagues visited, what was happening on the ward?',
      ],
    },
    {
      id: 'agency-logins',
      text: 'Agency nurses, two on most Sunday nights, have no login.',
      line: 'Sunday nights I have two agency nurses, and no login for them exists. I asked on 13 October. I have a ticket number, it is long.',
      figures: ['two', 'Sunday'],
      knownBy: 'stakeholder',
      asked: [
        'What about agency nurses?',
        'What happens on Sunday night?',
        'Who has no login?',
        'Do the agency nurses have access?',
        'can everybody on your ward log in',
        'Who works here on Sunday nights?',
        'what do you do with nurses from the agency',
        'Did you ask for logins, and what came of it?',
        'How many agency staff have you at the weekend?',
      ],
    },
  ],
  opening:
    'You are from the screen. Good, sit, not on that chair, it is for the commode. I have twenty minutes until visitors. I will say it first, so that you do not have to be careful: we went back to paper, I ordered it, and I would order it again.',
  reactions: {
    acknowledged: [
      'So. Somebody from downstairs who listens until the end. I must tell the girls.',
      'Yes, exactly this. I said it to three people, and they wrote “training”.',
      'Thank you. You do not look so much like a screen now.',
    ],
    askedWell: [
      'This nobody asked. They asked if we like the colours.',
      'Good question. Come to the window, you see the whole bay from here, I show you.',
      'I answer gladly. With paper in the hand I would answer quicker, but I answer.',
    ],
    badNewsOwned: [
      'You say it plainly, like we do it to relatives. It is better so.',
      'Bad, but at least it came up the stairs on two feet, and not by email to matron.',
    ],
    gaveFigure: [
      'A number. I will measure it with my watch, you permit.',
      'Good. That I can put next to the four minutes and see which is bigger.',
      'So much? Or so little? I will ask at the next handover.',
    ],
    offeredOption: [
      'Hm. With this one the nurse could still see the bed. Say more.',
      'It is another idea than “get used to it”. Already I like it better.',
      'Possible. I must think of Sunday night, but in daytime it is possible.',
    ],
    setBoundary: [
      'You say no to me and you say why. I do the same with visitors. Fine.',
      'So this part of the screen stays. Then we talk about the other parts.',
    ],
    committed: [
      'I write it on the board beside the diets. There everybody sees if it happens.',
      'Good. If you do this, I will say on the sisters’ meeting that you did it. Also if you do not.',
      'A name and a time. You speak almost like a nurse.',
    ],
    summarised: [
      'That is a good handover. Short, nothing forgotten. You would not need a screen.',
      'Yes. You repeated it like for the next shift. It is correct.',
    ],
    overPromised: [
      'Nice. And it also turns the patients? Please, tell me something that is true.',
      'The poster in the lift says this also. Under it somebody drew a nurse with six arms.',
    ],
    blamed: [
      'My girls did what you taught them, in one hour, standing. Look somewhere else.',
      'On a ward we do not ask who. We ask what, and what next.',
    ],
    dodged: [
      'When a patient asks me, am I dying, I also would like to speak of the weather. But I do not. So please.',
      'You answered to the left of my question. The question is still in bed.',
      'That was not it. I ask again, I have time until the visitors.',
    ],
    threatened: [
      'I was in Lublin as a student nurse when the power went out with five on ventilators. You do not frighten me.',
      'Yes, go and tell it. Tell it also to Mr Pell’s daughter, she comes at three.',
    ],
    vague: [
      'I do not understand what I would do differently at seven o’clock. Tell me that.',
      'This is a sentence from a brochure. On this ward, bed by bed, what does it mean?',
      'Nice words, like the lift poster. How many minutes is it?',
    ],
    rude: [
      'On my ward nobody speaks like this, not the surgeons, not the drunk ones on Saturday. Also not you.',
      'I stop you here. There are people sleeping behind this curtain. Again, and polite.',
    ],
    flattered: [
      'I know that I am good. I want that the screen is good.',
      'Thank you. When somebody praises the nurses, after it usually comes more work for them.',
    ],
    repeated: [
      'You said it already. If a patient says it twice I check his temperature.',
      'The same again. I heard it, and the four minutes heard it also. They are still there.',
    ],
    offTopic: [
      'For this there is the kitchen, with coffee. Here is Ward 7 and twenty minutes.',
      'Interesting, but no patient of mine gets better from it. The screen, please.',
    ],
    notUnderstood: [
      'My English is nineteen years old and I did not follow. Is it about the typing, or about the paper?',
      'Say again, simpler, like to a patient without his hearing aid.',
      'I lost you. What do you want that a nurse does, when, at which bed?',
    ],
    otherLanguage: [
      'English, please, on the ward only English, I tell my girls the same. Polish I speak with my sister, on the telephone.',
    ],
    brokeRole: [
      'I do not know what this is. I am Wanda, I have 28 beds. Do you feel well?',
      'You speak strange. Drink water, then we continue with the screen.',
    ],
    contradicted: [
      'Before, you said it differently. In a handover that is how mistakes begin.',
      'Now I have two versions. On paper I would cross one out. Which?',
    ],
  },
  echoes: {
    figure: [
      '{figure}. I will hold my watch on it, and then we speak again about {figure}.',
      'You say {figure} here, in the office. At seven o’clock with a bell ringing, is it also {figure}?',
    ],
    day: [
      '{day}. I tell it to both shifts, so think if it is true.',
      'I write {day} on the board, in red, next to the diets.',
    ],
    promise: ['So I hand over to the night shift: {promise}. They will ask me if it happened.'],
  },
  closings: {
    agreement: [
      'Good. We try it, and I hold the watch. If my watch says yes, I phone the eleven sisters myself. Go now, visitors.',
      'You see, I do not refuse. I wanted only that somebody asks. Take a biscuit from the tin, the daughter of Mrs Penhale brings them.',
    ],
    partial: [
      'It is better than when you came in. But what is open, is open, and so long we keep paper. You know where are the stairs.',
      'One part I will try. The other you did not answer, and my nurses will ask me about it at seven. Come back with it.',
    ],
    walkAway: [
      'The visitors are here and I have learned nothing. We keep the paper. If matron wants to talk, she knows my ward.',
      'I must go, bed four is ringing. This I could have read in a brochure. Close the door softly, please.',
    ],
  },
  answers: theWardWillNotUseItAnswers,
  followUps: theWardWillNotUseItFollowUps,
  statements: theWardWillNotUseItStatements,
  common: theWardWillNotUseItCommonAnswers,
  manner: theWardWillNotUseItVoice,
};
