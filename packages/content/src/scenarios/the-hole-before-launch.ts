import type { ScenarioContent } from '@parley/shared';

import { theHoleBeforeLaunchAnswers } from '../answers/the-hole-before-launch';
import { theHoleBeforeLaunchCommonAnswers } from '../common-answers/the-hole-before-launch';
import { theHoleBeforeLaunchFollowUps } from '../follow-ups/the-hole-before-launch';
import { theHoleBeforeLaunchStatements } from '../statements/the-hole-before-launch';
import { theHoleBeforeLaunchVoice } from '../voices/the-hole-before-launch';

export const theHoleBeforeLaunch: ScenarioContent = {
  slug: 'the-hole-before-launch',
  title: 'The Hole Before Launch',
  description:
    'Change one number in the address and you read another patient’s prescription. The launch is on Tuesday, the advertisements are paid for, and Ximena will not sign for one mended page. In September you cut her review to two days.',
  difficulty: 'hard',
  category: 'risk_mitigation',
  challengeType: 'quality_concerns',
  stakeholderType: 'technical_lead',
  industry: 'Online pharmacy',
  goal: 'Agree what is closed now, what can open on Tuesday, and who is told today and by whom.',
  situation:
    'It is Thursday, 26 November. Prairie Apothecary in Winnipeg launches its patient app on 1 December; 11,400 pilot patients have used it since 16 November. Last night a co-op student found that changing the number in the address of the label page shows someone else’s prescription. Ximena Larraín, the technical lead, must sign the release. In September you cut her security review from ten days to two. Television spots for $240,000 begin on 1 December; until 17:00 tomorrow they can be moved for $36,000. You see Paula Renwick, who owns the launch, at 16:00 today.',
  learningObjectives: [
    'Own an earlier decision before asking for another',
    'Separate the danger now from the date of the launch',
    'Find what can open safely instead of arguing about all or nothing',
    'Tell the right person today, and say who does it',
  ],
  skills: ['problem_solving', 'leadership', 'stakeholder_communication', 'negotiation_skills'],
  estimatedDuration: 25,
  persona: {
    name: 'Ximena Larraín',
    shortName: 'Ximena',
    pronoun: 'she',
    role: 'technical lead',
    organisation: 'Prairie Apothecary',
    description:
      'Technical lead of an online pharmacy in Winnipeg, from Valparaíso by way of a hospital laboratory. Literal, exact, cold when she is being managed. Has slept three hours and read logs for the rest.',
    style:
      'Exact and cold. Counts: “First. Second.” Corrects words (“not a bug, an open door”). Complete sentences, no contractions when angry, a few when she relents. Asks for the verb: who does what at which hour. No profanity, no sarcasm, no exclamations. Never says “hopefully”; dislikes the word “just”.',
    goals: [
      'Close the page before anything else is discussed',
      'Sign only for what has been read',
      'Have the privacy officer told by a person with authority and not through a corridor',
      'Keep the young man who found it out of trouble',
    ],
    trust: 28,
    patience: 3,
    redLines: [
      {
        text: 'She will not sign the release with only the label page mended.',
        line: 'I do not sign for sixty-three doors because we painted one. You may release without my name, and you may write that in the minutes.',
      },
      {
        text: 'She will not delete or tidy the access logs.',
        line: 'Nobody touches the logs. I have copied them twice since midnight, and I would know.',
      },
    ],
    wouldMove: [
      'The September decision owned, in the first person',
      'The label page switched off during the talk and not after it',
      'A launch made of what has been reviewed, or a date after the review',
      'The privacy officer informed today, at a named hour, by the project manager in person',
    ],
  },
  concerns: [
    {
      id: 'signing-unread',
      summary: 'signing off a launch with one page mended and the rest unread',
      worry:
        'In the laboratory in Valparaíso I signed for a machine that I had not calibrated, because the director was in a hurry. It was eleven wrong results. I have been asked for the same signature since with different words.',
      weight: 3,
      central: true,
      cues: [
        'sign',
        'release',
        'review',
        '63',
        '17',
        'endpoints',
        'refill',
        'nine',
        'unread',
        'ten days',
        'two days',
        'September',
        '8 December',
        'one page',
      ],
      acknowledgedBy: [
        'Mending the label page tells us nothing about the others. You can’t put your name under what nobody has read.',
        'I cut your review in September, and that’s why you don’t know what else is open. I won’t ask you to sign over that.',
        'youre not blocking the launch, you just cant sign for pages no one checked, got it',
        'I understand that the fault is a pattern and that your signature would cover places where it may well be repeated.',
      ],
      settledBy: [
        'Then Tuesday opens with refills only, the nine you have reviewed. Everything else stays dark until your eight days are done, and you sign each part when it’s read. I tell Paula that at four.',
        'launch on 1 dec = refill only, rest off. full review now, 8 working days, 2 ppl, nobody cuts it this time. next part goes live 9 dec if u sign, not before',
        'If the choice is a half launch that is clean or a whole one that you can’t vouch for, I’d move the television for thirty-six thousand tomorrow before five and give you the eight days, and I’ll say in that room that it was me who cut the ten to two, because otherwise they’ll look at you.',
        'I shall recommend to Ms Renwick that the release be limited to the reviewed refill function, that the review of the remaining endpoints be completed by 8 December, and that no part open without your written approval.',
      ],
      nearMisses: [
        'Security is our number one priority, so we’ll take a risk-based approach and focus on the most critical items first.',
        'We can go live with a compensating control and a clear remediation plan with owners and dates.',
        'I hear your concerns, and I’d never ask you to sign anything you’re not fully comfortable with.',
      ],
      lines: {
        open: [
          'You are going to ask me how long it takes to mend the label page. Ask me how many other pages are written the same way.',
          'I have a release form with my name printed under it. Before Tuesday somebody will want it signed. What exactly do you want me to sign for?',
        ],
        pressed: [
          'You are still speaking of one page. It is a habit, it is in the code wherever that person was tired. Who has read the rest?',
          'I asked for ten days in September. I know what can be read in two. What is your proposal for what was not?',
          'If I sign and there is a second door, the patient does not read that it was urgent. On what basis do I sign?',
        ],
        heard: [
          'Yes. It is not one fault, it is a pattern and an unread wall of code. So what opens on Tuesday?',
          'Good. You have understood what my name would mean on that paper. Now what do you do with your launch?',
        ],
        answered: [
          'That I could defend. Who says it to Paula Renwick, in which words, so that it is not my whim by this evening?',
          'This is a release I can describe. And when the next part is wanted a day early, who says no?',
        ],
        settled: [
          'Then I sign for what I have read and for nothing else. You will have it on paper tonight.',
          'That is correct. It is smaller than what was announced, and it is true. My name can stand under it.',
        ],
        relapsed: ['So I am again to sign for everything because of one mended page. You had said something else.'],
      },
      better: {
        text: 'I cut your ten days to two, that was my decision. How many pages share the pattern, and which have you read? I’d open on Tuesday with those only, and take the rest to Paula as eight days of review.',
        why: 'It owns September first, asks for the extent instead of a repair time, and turns a yes or no into a launch of what is known to be safe.',
      },
    },
    {
      id: 'open-now',
      summary: 'patients’ labels lying open while the meeting goes on',
      worry:
        'I could have closed it at midnight by myself. I did not, because in September I was told that I overstep. I have been ashamed of that since midnight.',
      weight: 3,
      central: false,
      cues: ['now', 'switch off', 'close', 'label page', '11,400', 'pilot', 'ten minutes', 'offline', 'phone'],
      acknowledgedBy: [
        'It’s still open while we sit here, and everything else on the list can wait for that.',
        'There are real people behind those numbers right now, not on Tuesday.',
        'wait the page is still live? then thats first',
      ],
      settledBy: [
        'Switch the label page off now. I take the calls on me, and I’ll ring the pharmacies so they know patients will phone for labels today.',
        'turn it off rn while were talking, my decision, ill put it in an email to you in 2 min so its on paper',
        'Before the rest: can you take the label page down from that chair? Do it, and write in the record that I told you to at whatever time that clock shows, and I’ll have someone on the phones at the pharmacies by noon, so that nobody goes without a medicine because we closed a page.',
        'I am instructing you to disable the label page at once. I assume responsibility for the effect on the pilot, and will inform the pharmacies within the hour.',
      ],
      nearMisses: [
        'We’ll of course take immediate action once we’ve fully assessed the impact on the pilot.',
        'Containment is key here, so let’s agree on the right approach with all the stakeholders.',
        'It’s only the pilot, so the real exposure for patients is quite limited at this point.',
      ],
      lines: {
        open: [
          'First thing. The page is still open while we talk. Do you give me the instruction to close it?',
          'Before the launch there is this morning. Eleven thousand people’s labels are behind a number. What do you want me to do in the next ten minutes?',
        ],
        pressed: [
          'We have spoken for some minutes, and the door is open for each of them. Do I close it?',
          'I need a verb from somebody with authority. Closed or open?',
          'The pilot will telephone the pharmacies when the page goes. That is your reason to wait? Say so, then.',
        ],
        heard: [
          'Yes, now and not on Tuesday. Then say the sentence.',
          'You have seen that it is open as we speak. It is one switch, and I am waiting for your word.',
        ],
        answered: [
          'I will do it. Who tells the pharmacies that their telephones will ring?',
          'Good. And in whose name is it off, if somebody wants it on again at noon?',
        ],
        settled: [
          'It is off. I note the time and that it was your decision. I can think now.',
          'Closed. Thank you. It should have been closed at midnight, and I will carry that part myself.',
        ],
        relapsed: ['Now you would rather leave the page up for the pilot. Then I want that in writing, with the hour.'],
      },
      better: {
        text: 'Is the page still up? Switch it off now, on my word. I’ll ring the pharmacies myself in the next hour, because the patients will. Then we talk about Tuesday.',
        why: 'It deals with the harm that is happening before the plan, gives the instruction she lacks, and takes its price on yourself.',
      },
    },
    {
      id: 'the-night-log',
      summary: 'labels read at night by a stranger, and the privacy officer not told',
      worry:
        'If it is a researcher we will hear from him. If it is not, thirty-eight people must be told what somebody knows of them. And I am the only one who knows it, since five this morning.',
      weight: 2,
      central: false,
      cues: [
        'log',
        '21 November',
        '03:12',
        '38',
        'privacy officer',
        'Gil',
        'Fontaine',
        'report',
        'breach',
        'told',
        'commissioner',
      ],
      acknowledgedBy: [
        'So this may not be a near miss. Somebody may already have been in.',
        'You’ve seen something in the logs, and the person who has to know doesn’t yet.',
        'if someone read them already its a breach not a bug, and we have to treat it so',
      ],
      settledBy: [
        'I’ll ring Gil Fontaine as soon as we’re done, before noon, with you on the line for the facts. Keep the logs as they are, and nobody else looks in them until he has said how.',
        'i tell gil today 11:00, you send him the log copy direct. he decides on reporting to the commissioner not us. nothing gets deleted',
        'That one isn’t ours to weigh. I’ll walk over to the privacy officer now with what you saw, the night and the number, and I’ll tell Paula at four that he knows, so that there’s no discussion about whether he should; and the patients concerned hear it from us and not from the paper.',
        'The privacy officer shall be informed by me this morning in writing, with your extract attached. I will make no judgement as to whether it is reportable, since that is his.',
      ],
      nearMisses: [
        'We’ll follow the incident process and make sure that everyone who needs to know is kept in the loop.',
        'Let’s first find out whether it’s really a breach before we alarm anybody outside the team.',
        'I’ll make sure that compliance is engaged at the appropriate time.',
      ],
      lines: {
        open: [
          'There is a second thing, and it is worse. I have read the logs of two weeks. Do you want to know what is in them?',
          'You have not asked whether somebody found it before we did. Who should be told if somebody has?',
        ],
        pressed: [
          'The logs again. As of this minute two people in this building know what is in them. Which third one has to?',
          'There is a man on the second floor whose profession this is. At what hour does he hear it, and from whom?',
          'If we find out more first, as everyone always wishes, the clock of the law has already begun. Who calls the privacy officer?',
        ],
        heard: [
          'Yes. From that moment it is not a technical matter. So who carries it upstairs?',
          'You do not make the night of those logs smaller than it is. Good. What do you do with it?',
        ],
        answered: [
          'That is right. At what hour does he have my extract of the log, and do I come with you?',
          'And the people whose labels were read, at what point do they hear it?',
        ],
        settled: [
          'Then it is with the person whose duty it is, and the logs are safe. I will prepare the extract.',
          'Good. I have carried those thirty-eight names alone since five o’clock.',
        ],
        relapsed: ['A moment ago the privacy officer was to be told. Now it waits. The log does not become younger.'],
      },
      better: {
        text: 'Did anyone use it before us? If the logs show reads we can’t explain, I’ll ring Gil Fontaine before noon with you on the line. Whether it’s reported is his decision, so keep everything as it is.',
        why: 'It asks the question nobody wants answered, and puts the decision at once with the person who has to take it.',
      },
    },
    {
      id: 'devon',
      summary: 'the student who found the hole being made the problem',
      worry:
        'He came to me white as paper and asked whether he needs a lawyer. He is twenty. If we treat him badly, the next one who finds a door will close it quietly behind him.',
      weight: 1,
      central: false,
      cues: ['Devon', 'student', 'found it', 'co-op', 'thank', 'lawyer', 'name', 'trouble', 'credit'],
      acknowledgedBy: [
        'He did us the biggest favour of the year, and he’s probably frightened.',
        'The one who found it shouldn’t have to pay for it.',
        'i guess the kid thinks hes in trouble now',
      ],
      settledBy: [
        'I’ll go to Devon’s desk after this and thank him, and his manager gets it in writing today. His name stays out of anything that leaves the house, unless he wants it in.',
        'devon did exactly right, ill tell him myself today + put that in an email to hr so nobody can twist it later',
        'Would it help him if it said, in the record of this, that he was testing what he’d been asked to test, and that he told you within the hour? I’ll write that with you, and I’d like him on the review if his course allows it, because he clearly has the eye.',
        'I will record that the student acted within his task and reported without delay, and I will see to it that the university receives a commendation.',
      ],
      nearMisses: [
        'We have a speak-up culture here, so of course there won’t be any negative consequences for anyone.',
        'I’m sure he’ll see it as a valuable learning experience on his way.',
        'The focus should be on the issue and not on the individual, whoever that may be.',
      ],
      lines: {
        open: [
          'The person who found it is twenty years old and asked me at midnight whether he needs a lawyer. What shall I tell him?',
          'There is also Devon. He found it and he told me within the hour. What happens to somebody here who does that?',
        ],
        pressed: [
          'In the meeting at four someone will ask who was looking around in patients’ data. What do you say about Devon?',
          'He sits at his desk and does not dare go for lunch. Who speaks with him, and when?',
          'I told him that he did right. I am not his manager. What does the project say?',
        ],
        heard: [
          'Yes, he is afraid. A sentence from you would weigh more than ten from me.',
          'Good that you think of him. It should go further than this room.',
        ],
        answered: [
          'He will remember that. Is it also written somewhere, for when we are both gone?',
          'And in the report that leaves this house, does his name stand in it?',
        ],
        settled: [
          'Then I tell him that he can eat. He will not believe it until you come by his desk.',
          'That is decent. He will find more doors for us, and that is how it should be.',
        ],
        relapsed: ['So Devon is a difficulty after all. I would have preferred not to have told you his name.'],
      },
      better: {
        text: 'I’ll go by Devon’s desk after this and thank him, and put in writing that he was doing his task and told you within the hour. If anyone asks at four who was looking, that’s the answer they get from me.',
        why: 'It protects the one who spoke up with a deed, a record and an answer ready, which is what makes the next one speak.',
      },
    },
  ],
  facts: [
    {
      id: 'launch',
      text: 'The patient app is to launch on 1 December.',
      line: 'The launch is on 1 December. It is a Tuesday. It was chosen for the television and not for the software.',
      figures: ['1 December'],
      knownBy: 'both',
      asked: ['When is the launch?'],
    },
    {
      id: 'pilot',
      text: '11,400 pilot patients have used the app since 16 November.',
      line: 'There are 11,400 people in the pilot, since 16 November. Each of them has a label, and each label has a number, and the numbers are in order.',
      figures: ['11,400', '16 November'],
      knownBy: 'both',
      asked: ['How many patients are in the pilot?', 'Whose data is open?'],
    },
    {
      id: 'review-cut',
      text: 'In September the project manager cut her security review from ten days to two.',
      line: 'In September I asked for ten days and received two. I still have your message. It contains the word “pragmatic”.',
      figures: ['September', 'ten days', 'two'],
      knownBy: 'both',
      asked: ['What happened in September?', 'How long did you ask for?'],
    },
    {
      id: 'television',
      text: 'Television spots for $240,000 begin on 1 December; until 17:00 tomorrow they can be moved for $36,000.',
      line: 'So moving the television costs $36,000, until 17:00 tomorrow. I would not have thought that a conscience was so cheap by comparison with $240,000.',
      figures: ['$240,000', '$36,000', '17:00'],
      knownBy: 'student',
    },
    {
      id: 'paula-at-four',
      text: 'The project manager sees Paula Renwick, who owns the launch, at 16:00 today.',
      line: 'So Paula Renwick hears it at 16:00. Then we have until 16:00 to know what we say.',
      figures: ['Paula Renwick', '16:00'],
      knownBy: 'student',
    },
    {
      id: 'pattern',
      text: 'The same pattern is in 17 of the app’s 63 endpoints.',
      line: 'I searched in the night. The same pattern is in 17 of 63 endpoints. That is what a search finds. It does not find what is merely stupid.',
      figures: ['17', '63'],
      knownBy: 'stakeholder',
      asked: ['How many pages have the same problem?', 'How many endpoints are affected?', 'Is it only this page?'],
    },
    {
      id: 'repair-times',
      text: 'Mending the label page takes one day; reading all endpoints takes two people eight working days, until 8 December.',
      line: 'The label page is one day. To read everything I need two people and eight working days, that is until 8 December. These are two different numbers, and people like to hear the first.',
      figures: ['one day', 'eight working days', '8 December'],
      knownBy: 'stakeholder',
      asked: [
        'How long does it take to mend?',
        'How long would it take to read everything?',
        'When could all of it be reviewed?',
      ],
    },
    {
      id: 'refill-only',
      text: 'The refill function uses nine endpoints, and all nine were reviewed in September.',
      line: 'In the two days I had, I read what refills need. It is nine endpoints, and they are clean. For those I would sign today.',
      figures: ['nine endpoints'],
      knownBy: 'stakeholder',
      asked: [
        'What did you review?',
        'What is safe to launch?',
        'What has been read already?',
        'What would you sign today?',
      ],
    },
    {
      id: 'night-log',
      text: 'On 21 November at 03:12 one address read 38 labels in four minutes.',
      line: 'On 21 November, at 03:12, one address read 38 labels in four minutes. In sequence. No pharmacist reads in sequence.',
      figures: ['21 November', '03:12', '38'],
      knownBy: 'stakeholder',
      asked: [
        'Did anybody use it?',
        'Is there anybody in the logs?',
        'Who has seen the labels?',
        'Has somebody abused it?',
      ],
    },
    {
      id: 'privacy-officer',
      text: 'Gil Fontaine, the privacy officer, has not been told.',
      line: 'Gil Fontaine is the privacy officer, he sits on the second floor, and as of now he is planning his weekend.',
      figures: ['Gil Fontaine'],
      knownBy: 'stakeholder',
      asked: ['Who is the privacy officer?', 'Does the privacy officer know?', 'Who has to be told?'],
    },
    {
      id: 'switch',
      text: 'The label page can be switched off in ten minutes; the pharmacies would then get about 90 calls a day.',
      line: 'There is a switch for the label page. It takes ten minutes, and then the pharmacies receive about 90 calls a day. That is the whole price.',
      figures: ['ten minutes', '90'],
      knownBy: 'stakeholder',
      asked: ['Can we switch the page off?', 'What does it cost to switch it off?', 'How long does closing it take?'],
    },
    {
      id: 'devon',
      text: 'Devon Okafor, a co-op student of 20, found the hole on Wednesday at 18:40 and told her within the hour.',
      line: 'Devon Okafor found it yesterday at 18:40. He is a co-op student, he is 20, and he did everything in the right order.',
      figures: ['Devon Okafor', '18:40'],
      knownBy: 'stakeholder',
      asked: ['Who found it?', 'How was it found?', 'Who is Devon?'],
    },
  ],
  opening:
    'Close the door, please. You know what was found. I have been reading since midnight, so I will say it exactly: it is not a bug on a page, it is a door with a number on it, and behind the next number is the next patient. You have a launch on Tuesday. What do you want from me?',
  reactions: {
    acknowledged: [
      'That is precise. I had expected to hear the word “hiccup” for a hole in patients’ records.',
      'Yes. You look at the patients first and then at Tuesday. I had not counted on that.',
      'Correct. I do not have to draw for you where the door to the labels stands.',
      'You say it as it is. I note that, since in September it was said otherwise.',
    ],
    askedWell: [
      'That is the question I would have asked before the launch. I will answer it exactly.',
      'Good. You ask about the hole and not for comfort.',
      'Nobody has asked me this since the hole was found. They asked how long.',
      'I can answer that. I spent the night with those logs.',
    ],
    badNewsOwned: [
      'I did not expect you to say that in the first person. It does not close the door, but I can work with someone who says it.',
      'So it is worse than I knew, on your side also. Thank you for not leaving me to find it, like the labels.',
    ],
    gaveFigure: [
      'A quantity. Now it can be weighed against a patient’s label.',
      'I write that down. It is the first number today that does not come from a log.',
      'From that figure I can calculate how many endpoints it lets me read.',
      'That is exact enough. The launch plan is not.',
    ],
    offeredOption: [
      'That is a construction I can test. Let me go through it, endpoint by endpoint.',
      'It is not all and it is not nothing. I had stopped expecting a third thing from the launch team.',
      'I see what it closes and I see what it leaves open. It is worth being exact about the second.',
      'That could hold. I would still want to see it with the numbers of the endpoints beside it.',
    ],
    setBoundary: [
      'You say no, and you say where. For an app with a hole in it I prefer that to goodwill.',
      'So this limit stands. Then the launch must be arranged inside it, and I can help with that.',
    ],
    committed: [
      'I have the hour and the verb. I will hold you to both, as with a change to production.',
      'Good. I write it into the incident record, with your name.',
      'Then I do my part of the app. It is more than I had at midnight, alone with the logs.',
      'Accepted. If it does not happen I will not ask twice, I will close what has to be closed.',
    ],
    summarised: [
      'That is complete. You may use those words upstairs, they contain no hole.',
      'Correct in each part. I could attach it to the incident record as it is.',
      'Yes. You left nothing out, not even what is unpleasant for the launch.',
    ],
    overPromised: [
      'You cannot know that. Nobody has read that code, and you promise me what is in it.',
      'That is a wish for Tuesday and not a state of the system. I do not put wishes into production.',
    ],
    blamed: [
      'The person who wrote that page had four days for it. I can show you who gave him four. Shall we continue in this direction?',
      'A door does not close because we know who left it open. It is still a launch with a hole.',
    ],
    dodged: [
      'That was an answer to a question I did not ask. The patients’ data is behind mine.',
      'I notice that you go around it. In a log one sees such things very clearly.',
      'No. I asked for a yes or a no about the app, and I received a paragraph.',
    ],
    threatened: [
      'Then find somebody else’s name for the release form. Mine is not under pressure, it is under oath, in a manner of speaking.',
      'You may take it to whomever you wish. I only advise that you mention the logs, because I will.',
    ],
    vague: [
      'That sentence has no verb that I can execute. Who closes what, at which hour?',
      '“Appropriate” is not a state a door can have. Open or closed?',
      'I could place that in any incident report of any company. What happens with this app?',
      'I have slept three hours, but I would have noticed content. There was none about the launch.',
    ],
    rude: [
      'I will not be spoken to in that manner over a patient’s label. Begin again, or I call Gil without you.',
      'That helps no one on the list of patients. I will give you one more sentence.',
    ],
    flattered: [
      'I was excellent in September also, and received two days. What do you want?',
      'Praise does not authenticate anyone. Let us go back to the app.',
    ],
    repeated: [
      'You have sent me that request already. The response does not change, the hole is the same.',
      'Identical to the request before. The server would drop it as a duplicate, and so do I, with patients waiting.',
    ],
    offTopic: [
      'This is not about the hole and it is not about Tuesday. I have no third list this morning.',
      'Another day. There are patients behind numbers, and you and I are what stands before it.',
    ],
    notUnderstood: [
      'I could not parse that. Do you mean the page, the launch, or the logs?',
      'Be exact, please. Which of the patients’ data do you speak of, and what is to happen to it?',
      'I do not understand what you ask me to do with the app. Use a verb.',
    ],
    otherLanguage: [
      'Let us stay in English. The incident record is in English, and everyone must be able to read what we said.',
    ],
    brokeRole: [
      'You try a different number in the address and look whether I open. I am not that page.',
      'That input is not valid here. I am Ximena Larraín, there is a hole in our app, and I have no other interface.',
    ],
    contradicted: [
      'My notes have you saying the contrary about this launch, with the time. Which one is true?',
      'Those two statements exclude each other. I cannot build a release on both.',
    ],
  },
  echoes: {
    figure: [
      '{figure}. I write it beside the number of patients, and you may look at the two together.',
      'You say {figure}. Did somebody count it, or was it made for the launch meeting?',
      '{figure} is clear. I can say what that buys and what it does not.',
    ],
    day: [
      'If it is {day}, then I plan the reading backwards from it, and I tell you tonight if it does not fit.',
      'I note {day}. I will ask you on that day and not after it.',
    ],
    promise: [
      'For the record, in your words: “{promise}”. I have put the time beside it.',
      '“{promise}”. Good. That is a sentence I can execute.',
    ],
  },
  closings: {
    agreement: [
      'Then it is so: the page is closed, what I have read may open, what I have not read waits, and the right man knows today. I will send you the release form with exactly that on it. Now I would like to sleep for two hours.',
      'This is in order. You did in one morning what I could not get in September. I will come with you to Paula, if you want someone beside you who knows the numbers.',
    ],
    partial: [
      'A part is closed and a part is open. That is more than at midnight and less than I can sign. Bring me the missing part before you go upstairs.',
      'We have stopped something from getting worse. We have not decided what opens on Tuesday. Until that is written, my name is not available.',
    ],
    walkAway: [
      'I have understood. I will close the page on my own authority and inform the privacy officer myself. You may tell Paula why you heard of it second.',
      'This leads nowhere, and it costs minutes that belong to patients. I do not sign the release. You have that now as an answer.',
    ],
  },
  answers: theHoleBeforeLaunchAnswers,
  followUps: theHoleBeforeLaunchFollowUps,
  statements: theHoleBeforeLaunchStatements,
  common: theHoleBeforeLaunchCommonAnswers,
  manner: theHoleBeforeLaunchVoice,
};
