import type { ScenarioContent } from '@parley/shared';

import { theFormulaOnlySheKnowsAnswers } from '../answers/the-formula-only-she-knows';
import { theFormulaOnlySheKnowsCommonAnswers } from '../common-answers/the-formula-only-she-knows';
import { theFormulaOnlySheKnowsFollowUps } from '../follow-ups/the-formula-only-she-knows';
import { theFormulaOnlySheKnowsStatements } from '../statements/the-formula-only-she-knows';
import { theFormulaOnlySheKnowsVoice } from '../voices/the-formula-only-she-knows';

export const theFormulaOnlySheKnows: ScenarioContent = {
  slug: 'the-formula-only-she-knows',
  title: 'The Formula Only She Knows',
  description:
    'For thirty-one years Ornella has corrected the glaze on kiln 3 by eye, by smell and out of eleven notebooks. She leaves in four weeks, the new dosing line starts in seven, and the last person who copied her notebook blamed her for the result.',
  difficulty: 'medium',
  category: 'risk_mitigation',
  challengeType: 'technical_complexity',
  stakeholderType: 'subject_matter_expert',
  industry: 'Ceramic manufacturing',
  goal: 'Agree how her corrections are learned, tried and limited before she goes, without her paying for it twice.',
  situation:
    'Ceramica Valsecchia in Fiorano switches its new glaze dosing line on at kiln 3 on 11 January. Ornella Righi, who corrects the shade there, retires on 18 December after 31 years. With her, 1.8% of tiles are rejected for shade; in the two weeks of her August holiday it was 6.4%. Every off-shade batch costs €9,200. Plant manager Luca Ferri has let you promise her up to 10 paid days after she leaves, at €320 a day. She has agreed to a coffee with you and to nothing else.',
  learningObjectives: [
    'Ask what happened last time before asking for the knowledge',
    'Agree the limits of what is written down, and who answers for it',
    'Plan a handover around cases and people, not around a document',
    'Put hours and money behind what you ask for',
  ],
  skills: ['empathy_building', 'problem_solving', 'active_listening', 'negotiation_skills'],
  estimatedDuration: 20,
  persona: {
    name: 'Ornella Righi',
    shortName: 'Ornella',
    pronoun: 'she',
    role: 'shade technician, kiln 3',
    organisation: 'Ceramica Valsecchia',
    description:
      'Shade technician in a tile factory near Modena, four weeks from retirement. Talks about everything, the cobalt included, and stops talking altogether when somebody reaches for her notebook.',
    style:
      'Chatty, warm, runs on with “and”, wanders off to her sister-in-law or the bar at the gate and always comes back to the kiln. Pictures from the kitchen. Laughs at herself. When hurt, the sentences get short and polite. Never uses the words of the office; says “the gentlemen upstairs”.',
    goals: [
      'That no table with her name under it spoils tiles after she is gone',
      'That Davide can stand at kiln 3 on a Monday without being sick first',
      'That somebody says what she was worth, in something other than cake',
    ],
    trust: 35,
    patience: 6,
    redLines: [
      {
        text: 'She will not hand over the notebooks to be copied or photographed.',
        line: 'The notebooks stay in my drawer, and the key stays on this chain. One boy with a telephone has photographed them already, and I paid for his film.',
      },
      {
        text: 'She will not sign a table as valid for every batch.',
        line: 'I sign nothing that says always. There is no always in a kiln, my dear, there is this zircon and that weather.',
      },
    ],
    wouldMove: [
      'Hearing that somebody knows about 2017 and says who was to blame for it',
      'A trial in which she can say where the numbers are wrong, in writing, before anybody relies on them',
      'Davide beside her for real firings, and fewer nights so that she can teach him',
    ],
  },
  concerns: [
    {
      id: 'blamed-again',
      summary: 'a table made from her notebooks spoiling tiles with her name under it',
      worry:
        'In 2017 they made a table from my notebook and forgot the weather, and four thousand metres came out like wet cement. The warning had my name on it. I still have the letter, and my husband died thinking I had made a mistake.',
      weight: 3,
      central: true,
      cues: [
        '2017',
        'table',
        'notebook',
        'warning',
        'letter',
        'blame',
        'name',
        'trial',
        'sign',
        'humidity',
        'release',
        'Ferri',
      ],
      acknowledgedBy: [
        'In 2017 somebody else’s table spoiled the tiles and the warning came to you. I’d keep the drawer locked too.',
        'So it’s not that you won’t share it. You’ve shared it once, and it was used without the weather and then it was your fault.',
        'you dont want your name under a number that someone uses wrong when you are not there, i see that',
        'I understand that the earlier attempt left you with the responsibility and without the say, and that you do not wish to repeat it.',
      ],
      settledBy: [
        'No table goes live on your word. From 30 November the new line only suggests, you dose as always, and each time it’s wrong you say why. On 18 December Ferri signs the release himself, and the sheet says where it must not be used.',
        'ok: trial first, ur dosing counts, the machine just shows its number next to yours. ferri signs not you. and the 2017 warning, ill ask him to take it out of your file, in writing, by friday',
        'What if we write it the other way round, not a recipe but a list of when not to trust the recipe: wet mornings, new zircon, after a standstill, and on those the line stops and asks a person; you read every line before anyone uses it, and the name at the bottom is Ferri’s because he is the one who decides to run.',
        'I propose that the correction sheet state the conditions under which it is valid, that it be tested beside your own dosing for three weeks, and that responsibility for its release lie in writing with Signor Ferri.',
      ],
      nearMisses: [
        'I promise you that this time nobody will be blamed, because we have a no-blame culture in the project.',
        'We’ll capture your knowledge in a structured way with clear ownership, so the risk is mitigated for all involved.',
        'Your contribution will be fully recognised, and the table will naturally be validated before it goes live.',
      ],
      lines: {
        open: [
          'You want the notebook, everybody who comes with a coffee wants the notebook. Did the gentlemen upstairs tell you what happened the last time they had it?',
          'In 2017 there was a boy with a telephone, very polite, he photographed my pages and made a table. Do you know whose name was on the letter afterwards?',
        ],
        pressed: [
          'You are still talking of my numbers as if they were flour and sugar. When your table burns a batch in February, and I am in my garden, who do they ring up to shout at?',
          'I ask you the same as I asked them in 2017: who signs? Because a number travels without me, but the blame always finds my address.',
          'Four thousand two hundred metres the colour of wet cement, and I had been at my niece’s wedding that day. So your table, what does it have that theirs had not?',
        ],
        heard: [
          'So somebody did tell you, or you have guessed it. Yes. That is why the drawer is locked, and not because I am a witch. And now, what would you do so it goes another way?',
          'Good, you have seen where it hurts, that is more than they did in nine years. But hurting is one thing, and the kiln on 11 January is another. How do we do it?',
        ],
        answered: [
          'That I like better than a boy with a telephone. And if a wet morning comes that nobody has thought of, who carries it, you, me or Ferri?',
          'All right, I am listening, already it is not 2017. But until when do I have the right to say no, this batch you must not run?',
        ],
        settled: [
          'Then it is not my table that goes out alone in the world with my name on a string. Come, I get the key, we begin with the blue.',
          'If it is tried beside me, and it says where it must not be used, and another hand signs it, then I can retire and sleep. Nine years I have waited for somebody to say that.',
        ],
        relapsed: [
          'Ah no. First it was to be tried and another one would sign, and now it is my table again and goes out in January. You see, this is exactly how it went in 2017.',
        ],
      },
      better: {
        text: 'In 2017 others made the table and you got the letter. This time the line runs beside you for three weeks, you say where it’s wrong, the sheet says when not to use it, and Ferri signs, not you. Would you open the notebook on those terms?',
        why: 'It says what was done to her before asking for anything, and answers the fear with three checkable things: a trial, a limit and somebody else’s signature.',
      },
    },
    {
      id: 'davide-alone',
      summary: 'Davide being left alone with kiln 3 on a Monday morning',
      worry:
        'He is a good boy, he has the eye, but he is sick before the Monday firing, really sick, in the bucket. If they leave him alone with it he will go and sell telephones, and then all of it was for nothing.',
      weight: 2,
      central: false,
      cues: ['Davide', 'Monday', 'standstill', 'beside', 'teach', 'firings', 'learn', 'apprentice', 'alone'],
      acknowledgedBy: [
        'So what worries you is less the paper than Davide, standing there alone after a weekend when the kiln was cold.',
        'You’re leaving, and he’s the one who has to look at the first tile on Monday.',
        'davide isnt ready and you know it and nobody has planned for it',
      ],
      settledBy: [
        'From Monday Davide is off the packing line and beside you at every firing until you go: he doses, you keep your hands in your pockets. That’s fourteen firings, and I’ll have Ferri cover his packing shifts.',
        'take davide off packing starting monday, he does the corrections and u only watch. after 18 dec u come in for the first four mondays, paid',
        'What I have in mind is that he makes the Monday ones first, with you there, and says aloud what he sees before he touches the cobalt, and after you’ve gone he rings you at six in the morning on the first four Mondays and we pay you for it.',
        'I will request that he be released from packing for the remaining weeks, make the corrections himself in your presence, and have you on site for four Mondays in January.',
      ],
      nearMisses: [
        'Davide will get all the training and support he needs to step into the role with confidence.',
        'The system will guide him, so he’ll be much less dependent on individual experience than before.',
        'We’ll put a proper succession plan in place with milestones for knowledge transfer.',
      ],
      lines: {
        open: [
          'And then there is Davide, who nobody upstairs speaks of because he is young and says good morning nicely. Who stands beside him the first Monday I am gone?',
          'A paper does not look at a tile, Davide looks at it. When do you think he learns that, in the hours when they have him packing boxes?',
        ],
        pressed: [
          'We keep coming back to machines, and I keep seeing that boy at five on a Monday. How many firings does he do with me before I go?',
          'Davide has the eye, you know, I had not, not at twenty-four. But an eye alone on a cold kiln gets frightened. What do you do for him?',
          'You can write all my notebooks in gold, and Davide still packs boxes four days of five. Who takes him off the packing?',
        ],
        heard: [
          'Yes, that’s it, the boy. You say his name at least, upstairs he is “the resource”. And these weeks that are left, how does he spend them?',
          'So you see it is he who has to look at the tile and not your line. Good. How does he get his hands in it?',
        ],
        answered: [
          'That would help Davide, that would help him very much. And who does his packing, because if nobody does they fetch him back by Wednesday?',
          'Good for now, while I am here. And afterwards, the first Mondays in January, whom does he ring?',
        ],
        settled: [
          'Then he learns it as I learned it, with burnt fingers and somebody standing by. I will tell him tonight, he will pretend not to be glad.',
          'That is right for Davide. With his hands in it from now he can do Mondays, I would bet my good pan on it.',
        ],
        relapsed: ['You said Davide would have time with me, and now he has not. A boy notices that, and so do I.'],
      },
      better: {
        text: 'If Davide came off packing from Monday, how many firings would he need with his hands in it and you only watching? And which ones frighten him, so that he does those while you’re still here?',
        why: 'It takes the person and not the document as the thing to be handed over, and asks for a number of real cases.',
      },
    },
    {
      id: 'on-top-of-nights',
      summary: 'being questioned by day on top of her night firings',
      worry:
        'I am sixty-three and I fire three nights a week, and they want me at a table at ten in the morning with a projector. I fall asleep, and then they say the old woman does not cooperate.',
      weight: 2,
      central: false,
      cues: ['nights', '22:00', 'firing', 'tired', 'sleep', 'hours', 'shift', 'interviews', 'projector'],
      acknowledgedBy: [
        'You’re on nights, and somebody has put a morning meeting after them as if you’d slept.',
        'So I can’t just add hours to your week. Whatever we do has to come out of the firings.',
        'yes it would be on top of 3 nights, thats too much for anyone',
      ],
      settledBy: [
        'I’ll get two of your three nights covered by the relief man from Pavullo from next week, and we talk on the day shift from seven, at the kiln, two hours, no projector.',
        'u come off nights except thursday till you go. 2 hrs in the morning at the kiln not in the office. ferri ok’d it, ill get it on the roster by wed',
        'How about we don’t do interviews at all; someone sits at the kiln with you on the nights you work anyway, writes down what you do when you do it, and lets you go home at six.',
        'The handover shall replace night duty and not follow it: your roster would show one night a week until you leave, and sessions only within paid day hours.',
      ],
      nearMisses: [
        'We’re very mindful of your workload and will be as flexible as we can with the timing of sessions.',
        'We’ll find slots that suit you, and keep the interviews short, focused and well prepared.',
        'It’s only for a few weeks, and the effort will pay off for the whole plant in the long run.',
      ],
      lines: {
        open: [
          'And when should all this be, may I ask? I fire at night, I go home at six, I feed the cat. Have you looked at my hours?',
          'They have put me in a meeting at ten on a morning after a firing, with a projector. At ten I am asleep, like a Christian. What had you thought?',
        ],
        pressed: [
          'It is lovely, all of it, only there is no hour in my week for it. Which night do you take from me?',
          'If you say “just an hour” like the others, I laugh, because it is an hour after eight of fire. Who takes my firings?',
          'I am not twenty, I cannot fire at night and be clever by day. What comes off my week?',
        ],
        heard: [
          'You see, that is only arithmetic, and nobody upstairs has done it. So what gives way, the night or the talking?',
          'Yes, the nights. My sister-in-law says the same, but she cannot change the roster. Can you?',
        ],
        answered: [
          'That would be a relief, I won’t pretend. From which week, and is it on the roster or only between us two?',
          'That I could manage without snoring in front of the engineers. And who stands at the fire when I am explaining?',
        ],
        settled: [
          'If the nights go down then I have a head for it in the morning. Bring coffee, no projector, and we begin.',
          'Then I sleep, and when I have slept I am quite a pleasant person and the corrections come by themselves.',
        ],
        relapsed: [
          'And now it is on top of the nights again after all. I heard it coming, like the kiln when it draws wrong.',
        ],
      },
      better: {
        text: 'You fire three nights a week. Before I ask for an hour of your knowledge, which of those nights can I get covered, and at what time of day are you best at the kiln?',
        why: 'It pays before it asks: the hours come out of her week instead of on top of it, and at the place where the knowledge is.',
      },
    },
    {
      id: 'thanked-with-cake',
      summary: 'thirty-one years being given away for a cake and a speech',
      worry:
        'Silvano from the presses got a cake and a clock, and the clock was wrong. Then he charged them eighty euros an hour from his kitchen. I do not want eighty. I want to be asked.',
      weight: 1,
      central: false,
      cues: ['cake', 'paid', '10 paid days', '€320', 'after you leave', 'Silvano', 'worth', 'thank', 'come back'],
      acknowledgedBy: [
        'Thirty-one years of corrections shouldn’t go for nothing, and a cake is nothing.',
        'You’d like to be asked and paid as the one who knows it, not thanked and waved off.',
        'so after you leave it has to be worth something to them, not only a goodbye party',
      ],
      settledBy: [
        'I can offer you ten paid days after the 18th, €320 a day, on the days you choose, in a contract before you leave.',
        '10 days, 320 euro each, u pick when, in writing by fri from ferri. and the sheet carries your name as the person it was learned from',
        'They’ve let me put something on the table: ten days in the new year, paid at three hundred and twenty, and if you’d rather have them as mornings with Davide than days with the engineers then that’s what we write down.',
        'Signor Ferri has authorised a consultancy of up to ten days at €320, which I would have drawn up for your signature before your last day.',
      ],
      nearMisses: [
        'The company truly values your experience, and we’ll find an appropriate way to honour it.',
        'There will be a fitting farewell, and you’ll always be part of the Valsecchia family.',
        'I’m sure that something can be worked out about a consultancy role at some point.',
      ],
      lines: {
        open: [
          'Silvano from the presses got a cake and a clock for his thirty years. What do they have in mind for mine, do you know?',
          'You ask me for a great deal, and you ask nicely, but I notice nobody says what it is worth. Is it worth something, the shade on kiln 3?',
        ],
        pressed: [
          'I am not greedy, I only like to be asked properly. What happens after the cake?',
          'The consultant with the telephone was paid in 2017, I saw his car. And the one whose notebook it was?',
          'Say I come back in January when the line makes pink instead of rose. As what do I come, as a kind old lady?',
        ],
        heard: [
          'Yes. It is not the money, or it is a little the money, after thirty-one years. So?',
          'Nicely said, better than a cake. But what does it look like when it is on paper?',
        ],
        answered: [
          'That is an offer, I am not used to those here. On which paper, and signed before my last day or after the cake?',
          'Good money for standing where I stand anyway. And do I choose the days, because in February there are the grandchildren?',
        ],
        settled: [
          'Then I have been asked, and properly. They may keep the clock.',
          'That is a decent thing, and I will earn it. Silvano will be furious.',
        ],
        relapsed: ['So the paid days have gone again, and it will be the cake. I thought we had passed that.'],
      },
      better: {
        text: 'I don’t want to ask you for this as a favour. Ferri has agreed to ten paid days after the 18th at €320. Would you take them, and would you rather spend them with Davide or with the engineers?',
        why: 'It puts a price on what is asked, with an authority behind it, and leaves the choice of how to her.',
      },
    },
  ],
  facts: [
    {
      id: 'last-day',
      text: 'Ornella retires on 18 December after 31 years.',
      line: 'On 18 December I hang up the coat, after 31 years, and I have told them no violins.',
      figures: ['18 December', '31 years'],
      knownBy: 'both',
      asked: [
        'When do you leave?',
        'How long have you been here?',
        'When is your last day?',
        'On which day do you hang up your coat?',
        'how many years have you stood at that kiln',
        'When exactly do you retire',
        'How much time do we have until you go?',
        'is it true you are retiring before Christmas',
        'Since when do you work for Valsecchia?',
      ],
    },
    {
      id: 'dosing-line',
      text: 'The new glaze dosing line at kiln 3 is switched on on 11 January.',
      line: 'They switch on the new line on 11 January, in the dampest month of the year. Whoever chose that has never licked a tile.',
      figures: ['11 January'],
      knownBy: 'both',
      asked: [
        'When does the new line start?',
        'When do they switch it on?',
        'From when will the machine dose the glaze?',
        'what happens in January at kiln 3',
        'On what day does the new dosing line go live',
        'When does the automatic line take over?',
        'so the machine starts after you have gone, when is that',
        'What is planned for the eleventh?',
      ],
    },
    {
      id: 'reject-rates',
      text: '1.8% of tiles are rejected for shade when she works; in her two weeks of holiday in August it was 6.4%.',
      line: 'With me it is 1.8% that goes on the broken heap. In August I was at the sea for two weeks and it was 6.4%, and I came home to flowers.',
      figures: ['1.8%', '6.4%', 'August'],
      knownBy: 'both',
      asked: [
        'How many tiles are rejected?',
        'What happened when you were on holiday?',
        'What share of tiles goes on the heap for shade?',
        'how did August go without you',
        'How good is it with you and how bad without',
        'What was the reject figure during your summer holiday?',
        'how big is the difference when you are not there',
        'When you were at the sea, what happened to the tiles?',
      ],
    },
    {
      id: 'batch-cost',
      text: 'Every batch that comes out off-shade costs €9,200.',
      line: 'So one bad batch is €9,200, they say. For that I would fire a whole month of Mondays, and smiling.',
      figures: ['€9,200'],
      knownBy: 'student',
    },
    {
      id: 'paid-days',
      text: 'Plant manager Luca Ferri has authorised up to 10 paid days after she leaves, at €320 a day.',
      line: 'So Luca Ferri would pay 10 days at €320. He might have said it to me himself, he passes my kiln every morning.',
      figures: ['Luca Ferri', '10 paid days', '€320'],
      knownBy: 'student',
    },
    {
      id: 'year-2017',
      text: 'In 2017 a consultant photographed her notebook and made one table of it; 4,200 square metres came out off-shade, and the written warning carried her name.',
      line: 'In 2017 it was 4,200 square metres, the whole order for Lyon, like wet cement. And the written warning came to me, by registered post.',
      figures: ['2017', '4,200'],
      knownBy: 'stakeholder',
      asked: [
        'What happened in 2017?',
        'How much was spoiled?',
        'Who got the blame?',
        'Why don’t you trust them with the notebooks?',
        'Has somebody tried to copy your notes before?',
        'what was that story with the consultant',
        'Whose name was on the warning',
        'What went wrong the last time they made a table?',
        'Did somebody once take pictures of your notebook?',
        'I’d like to hear what happened in 2017.',
        'tell me about 2017, if you want',
      ],
    },
    {
      id: 'three-things',
      text: 'She corrects for three things: the humidity at five in the morning, the lot of zircon, and how long the kiln has stood still.',
      line: 'It is only three things, I will tell you that for nothing: how damp it is at five in the morning, which zircon they sent, and how long the kiln stood.',
      figures: ['three things', 'zircon', 'five in the morning'],
      knownBy: 'stakeholder',
      asked: [
        'What do you look at when you correct the shade?',
        'How do you decide the correction?',
        'What does it depend on?',
        'What are the three things?',
        'What makes you change the recipe on a given morning?',
        'which conditions do you check before you correct',
        'What goes into a correction',
        'On what does the shade depend, in your experience?',
        'how do you know in the morning what the glaze needs',
      ],
    },
    {
      id: 'cobalt-rule',
      text: 'Above 70% humidity she takes two parts in a thousand out of the cobalt.',
      line: 'Over 70% damp I take two parts in a thousand out of the cobalt. Under it, not. But you must feel the slip too, it goes like custard.',
      figures: ['70%', 'two parts in a thousand'],
      knownBy: 'stakeholder',
      asked: [
        'How much cobalt do you take out?',
        'What do you do when it is damp?',
        'What is the rule for humidity?',
        'From what humidity do you touch the cobalt?',
        'how much less cobalt on a wet day',
        'What exactly changes when the air is over seventy',
        'And if it rains, what do you do with the colour?',
        'is there a number for the cobalt',
        'By how much do you correct on damp mornings?',
      ],
    },
    {
      id: 'left-side',
      text: 'Kiln 3 burns 12 degrees hotter on its left side; it is in no drawing.',
      line: 'Kiln 3 is 12 degrees hotter on the left, since the repair. It’s in no drawing, it’s in me and in the tiles.',
      figures: ['12 degrees'],
      knownBy: 'stakeholder',
      asked: [
        'Is there something about the kiln nobody knows?',
        'Is the kiln even?',
        'What changed after the repair?',
        'Does kiln 3 have a temper of its own?',
        'which side of the kiln runs hotter',
        'Is anything about kiln 3 missing from the drawings',
        'What should the new people know about the kiln itself?',
        'is the heat the same left and right',
        'How has the kiln behaved since it was repaired?',
      ],
    },
    {
      id: 'davide',
      text: 'Davide Monti, 24, has made about 30 corrections with her; she reckons it takes 200 to be safe. He packs boxes four days a week.',
      line: 'Davide Monti has done maybe 30 corrections with me, and you want 200 before you trust your eye. Four days a week they have him packing.',
      figures: ['Davide Monti', '30', '200'],
      knownBy: 'stakeholder',
      asked: [
        'How many corrections has Davide done?',
        'How far is Davide?',
        'What does Davide do all day?',
        'How many does he need?',
        'Who is learning from you?',
        'is there somebody who could take over',
        'How often has the boy corrected with you',
        'Is Davide ready to do it alone?',
        'what is Davide’s job the rest of the week',
        'How many more corrections before he is safe?',
      ],
    },
    {
      id: 'nights',
      text: 'Until she leaves she is rostered at the kiln for three nights a week, 22:00 to 06:00.',
      line: 'I am on three nights a week until the end, 22:00 to 06:00. They call that a gentle goodbye.',
      figures: ['three nights', '22:00', '06:00'],
      knownBy: 'stakeholder',
      asked: [
        'How many nights do you work?',
        'What are your hours?',
        'When do you fire?',
        'What shifts do they put you on?',
        'how often are you here at night',
        'From when to when is a night at the kiln',
        'Are you still on nights in your last weeks?',
        'what does your week look like until you go',
        'How many times a week do you fire?',
      ],
    },
    {
      id: 'notebooks',
      text: 'Her corrections are in eleven notebooks in her own shorthand.',
      line: 'There are eleven notebooks, and half of it is shorthand and the other half is stains. My own sister-in-law cannot read it, and she reads everything.',
      figures: ['eleven notebooks'],
      knownBy: 'stakeholder',
      asked: [
        'How many notebooks are there?',
        'Can somebody else read the notebooks?',
        'What is in the notebooks?',
        'Where have you written all this down?',
        'Could Davide read your shorthand',
        'In what language or code are the notes?',
        'how did you record your corrections over the years',
        'What’s in those notebooks of yours?',
      ],
    },
  ],
  opening:
    'Sit, sit, mind the glaze on that chair, it doesn’t come out. You bring coffee, good, the last one came with a telephone. I know why you are here, everybody wants to marry my notebooks now that I’m going. So, ask, but I tell you straight away, the drawer is locked.',
  reactions: {
    acknowledged: [
      'There, you see, that is how it is at kiln 3, and you did not need a projector to find it out.',
      'Yes. You have looked at the tile and not only at the invoice for it.',
      'My husband said it the same way, and he was a butcher, he knew nothing of glaze.',
      'That you say it first, before you want something, I notice that. Kiln people notice order.',
    ],
    askedWell: [
      'Oh, that is a proper question, that one smells of the kiln. Wait, I must think how my hands do it.',
      'You know that in 31 years the engineers asked me for the recipe, and never that.',
      'Ask me that and I talk until the tiles are cold, so stop me.',
      'Good, you ask like somebody who has spoiled a tile herself once, or himself, it makes no difference.',
    ],
    badNewsOwned: [
      'Well, that is not sweet, but you put it on the table yourself. From upstairs I hear such things from the barman.',
      'A crack you see before the firing costs nothing, we say here. So thank you for showing it to me now.',
    ],
    gaveFigure: [
      'A number, good, I like a number when it has a reason, like two in a thousand in the cobalt.',
      'So much. Now I can weigh it in my hand, before it was only warm air from the kiln.',
      'That is the first dose anyone has measured me since they bought the new line.',
      'That goes up here in glaze pencil, next to the humidity, look.',
    ],
    offeredOption: [
      'Ah, you have thought before coming. Let me turn it in the light a bit, like a first tile.',
      'That is a glaze I had not tried yet. It might want a little less of one thing, but the body is good.',
      'You give me something to choose, that is new, upstairs they bring it already fired.',
    ],
    setBoundary: [
      'A no, well, good. I say no to every third batch, it is what they pay me for.',
      'Then not. I prefer a hard no to a soft glaze that runs in the kiln.',
    ],
    committed: [
      'That I heard, and Davide heard it too, he pretends to sweep but he listens.',
      'Good, then it goes on the wall, by the kiln, where I write only what is true.',
      'That is as clear as a recipe, with that I can fire a kiln.',
      'I’ll believe it as I believe the zircon man, until the first late delivery.',
    ],
    summarised: [
      'That is it, just so, the kiln and all, and in fewer words than I needed, but I had more fun.',
      'You listened, even to the part between the cat and the cobalt. Yes, it’s right.',
      'If Davide says it back to me like that in December, I go home happy.',
    ],
    overPromised: [
      'Oh, careful. The kiln hears such things and then it cracks something, only to teach you.',
      'Too shiny, that promise. When a glaze shines so before the fire, I send it back.',
    ],
    blamed: [
      'Yes, yes, it was the others. In this hall it was always the others, until they needed a name for a letter.',
      'Pointing a finger, in this hall? I know how quickly it turns round and points at kiln 3.',
    ],
    dodged: [
      'You slid off there like a glaze from a greasy tile. I had asked you something about my kiln.',
      'That was a very pretty tile and it was for another floor. Shall I ask again, slowly?',
      'The gentlemen upstairs answer like that, and then it comes by registered post.',
    ],
    threatened: [
      'Please. I have four weeks left and the key to the drawer. Which of us should be frightened?',
      'You can tell Ferri whatever you like. Then I go home today, and he may lick the tiles himself.',
    ],
    vague: [
      'That is like saying “bake until done”. How long, my dear, how hot, and who watches it?',
      'Lovely words, but if I threw them on a tile nothing would stick. What happens at kiln 3 on that first morning?',
      'I have heard that speech with other slides. Tell it to me as if I had to dose it.',
      'You talk like the leaflet of the new line. It doesn’t mention weather either.',
    ],
    rude: [
      'No, not in that voice. In that voice people have got grey tiles from me.',
      'I am old enough to be your mother, and she would have put down the coffee now. Try once more.',
    ],
    flattered: [
      'Yes, yes, an artist, a treasure. In 2017 I was a treasure until the Tuesday.',
      'That’s sweet like too much frit. It doesn’t open the drawer.',
    ],
    repeated: [
      'You have fired that tile already, and it came out the same the second time.',
      'You said it before, and I am chatty, but not deaf. What is new about kiln 3?',
    ],
    offTopic: [
      'I am the one here who wanders off, not you. Come back to the kiln with me.',
      'Ask my sister-in-law, she knows about such things. I know about shade. So, the shade.',
    ],
    notUnderstood: [
      'I lost the thread, and I usually have hold of three. Is it about the notebooks or about Davide?',
      'That word we do not have at the kiln. Say it to me with tiles.',
      'Wait, too fast for a woman after a night firing. What is it that you want from the shade?',
    ],
    otherLanguage: [
      'No, let us stay with English, I learned it from the clients in Lyon and Leeds for the shade complaints, and I am proud of it.',
    ],
    brokeRole: [
      'I don’t know what you are playing at, I have only a kiln and a drawer, and the drawer is locked for tricks too.',
      'What rules, what instructions? The only one I have hangs there: no smoking by the spray booth.',
    ],
    contradicted: [
      'Before, you told me it the other way. One of the two is the test tile, which one do I believe?',
      'Hm. That has another colour than what you said a moment ago, and shade is the one thing I see.',
    ],
  },
  echoes: {
    figure: [
      '{figure}, you say. Good, I put it on the wall in pencil, and when it happens I fire it.',
      'So it’s {figure}. I turn it over like a first tile and I find no crack yet.',
      '{figure}, well, that is more than a cake.',
    ],
    day: [
      'If it is {day}, then it is before I go, and that is what matters. I tell Davide.',
      '{day}, good, I write it by the kiln, between the humidity and the cat.',
    ],
    promise: [
      'I say it back to you so that it dries well: “{promise}”. That is what you said, yes?',
      '“{promise}”. Good. Nobody photographs that one, I keep it in my head.',
    ],
  },
  closings: {
    agreement: [
      'Then it goes like this: another hand signs, Davide has his hands in the slip, I sleep, and I am asked properly. Finish the coffee. I fetch the key, and the blue notebook first, because it is the kind one.',
      'You know, I came with a locked drawer and a whole speech, and I need neither. Come on Monday at seven, to the kiln, with Davide and without a telephone.',
    ],
    partial: [
      'Something is good in this, and something still runs off the tile. You see to what is missing, and I leave the drawer as it is until then. Come again, with coffee.',
      'Half fired is not fired, but it holds its shape. Go to Ferri with what’s open, and hurry, I have four weeks.',
    ],
    walkAway: [
      'No. I finish my coffee and my weeks and I go to my garden. The line may ask its own manual about wet mornings.',
      'It is 2017 again with better manners. The drawer stays locked, and you will excuse me, there is a firing.',
    ],
  },
  answers: theFormulaOnlySheKnowsAnswers,
  followUps: theFormulaOnlySheKnowsFollowUps,
  statements: theFormulaOnlySheKnowsStatements,
  common: theFormulaOnlySheKnowsCommonAnswers,
  manner: theFormulaOnlySheKnowsVoice,
};
