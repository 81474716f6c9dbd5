import type { WrittenTalk } from '../talk';

const scenario = 'the-ward-will-not-use-it';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'the-ward-will-not-use-it/strong-lower-case',
    scenario,
    quality: 'strong',
    voice: 'blunt, lower case, typos',
    lines: [
      'fair. before you say more, we reported ward 7 to matron as non compliant without once coming up here. i signed that. im ringing her today to take it back',
      'that it was the time with patients that made you stop, and that we hadnt looked. you read it before it goes. now the 4 min, where does it go? which field keeps them stuck',
      'so half an hour a nurse, right at shift change, and meanwhile someone isnt washed. ok i get why you stopped it. can i come tonight for handover at 7 and stand next to one with a watch, both ways, paper and screen',
      'no. if its over 1 min longer than paper once the repeats are out, i stop it here and the 2 nov wards dont start either, id tell the board that myself. but the other way counts too, audit was 9 of 60 w no allergy on paper. if screen gets that to nil and stays under the minute, you tell your girls to use it. 4 beds only, 5 days, paper stays beside it',
      'cos seven times one they can still catch up before the bell, you said the half hour is what hurts. two i cant, thats fourteen a nurse and were back here in a week. repeats: Tariq does them, hes mine, mon 26th. not done by tuesday noon = we dont begin',
      'done, you choose. tonight 7 i watch, matron letter to you by tmrw 12, tariq monday, test from weds on your four beds, one minute or i stop. ok with you?',
    ],
    replies: [
      'You signed it. Good that I know. And you take it back how, with which words?',
      'It asks the same allergy three times, and when you walk to the next bed it throws you out. Seven patients, this is half an hour in which somebody does not get washed.',
      'You can. You will be in the way, but you can. And then? Then you tell me it is only training, more training.',
      'One minute. Why one and not two? And who takes out the repeats, the same people who put them in?',
      'One, then. And I choose the beds, and the nurse, and it is not the youngest one.',
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 4, 'answered-questions': 5, 'owned-their-part': 1, 'stayed-on-the-matter': 4, 'turned-no-into-next': 4, 'trade-off-with-number': 5,
      'asked-priority-first': 2, 'set-a-boundary': 5, 'promised-what-is-paid-for': 4, 'held-the-line': 5, 'answered-the-central': 4, 'named-before-answering': 3, 'followed-up': 2,
      'gave-it-back': 3, 'tied-to-their-interest': 5, 'backed-with-fact': 4, 'moved-a-concern': 4, 'put-in-writing': 6, 'owner-and-day': 5, 'recorded-agreement': 6,
      'named-their-stake': 3, 'asked-their-side': 2, 'took-up-what-was-raised': 5, 'asked-for-decision': 6, 'committed-in-own-name': 1, 'moved-to-decision': 6,
    },
    notApplicable: ['recommended-one'],
  },
  {
    id: 'the-ward-will-not-use-it/middling-generous',
    scenario,
    quality: 'middling',
    voice: 'kind, generous, nothing priced',
    lines: [
      'You’d order it again, and after hearing about the four minutes I might have too. I haven’t come to talk you out of it.',
      'What if Ward 7 simply has more time? Stay on paper until Christmas if you want. I’ll speak to the programme and they’ll have to accept that.',
      'Or I get you two extra healthcare assistants at shift change, and a tablet on every bed, so that nobody walks back to the desk. I think that should be possible.',
      'As for the matron, that was badly done of our office. We wrote her a report before one of us had sat here, and I’ll see that it’s put right.',
      'The allergies do worry me though. Nine sheets in sixty, and it’s your older people who’d get the penicillin. Would you look at just that one page of the screen with me, with a patient you know?',
      'Any afternoon you like. And whatever you find wrong I’ll have it changed, you have my word.',
    ],
    met: {
      'owned-their-part': 4, 'turned-no-into-next': 5, 'offered-two-ways': 3, 'backed-with-fact': 5, 'moved-a-concern': 4, 'named-before-answering': 1, 'named-their-stake': 5,
    },
    notApplicable: ['held-the-line'],
  },
  {
    id: 'the-ward-will-not-use-it/poor-warm',
    scenario,
    quality: 'poor',
    voice: 'warm, attentive in tone, nothing concrete',
    lines: [
      'Thank you for saying it so openly, Sister. I’d much sooner hear it like that. Please go on, I’m all ears. I’ve come with no speech and no folder, and I’d like whatever has been building up over these days to have a place to go. Start wherever you want to.',
      'I can hear how much that weighs on you. You’ve carried this for days now, and you’ve had to carry it in front of your team as well. That can’t have been simple. One thinks of the nurses looking across at you on such a morning, to see which way it goes, and of the old people waiting to be turned, and you in the middle with a watch and a decision. I find that I keep thinking about that.',
      'And that must have felt like a door closing. You did what you thought right for the people in those beds, and then you learn of it from someone else. I’d have been hurt too. Nobody wants to be read about before being spoken to, least of all after so many years in one house. I’m really glad that you can say it to me, and I don’t take it as an attack.',
      'What matters to me is that there’s room for this. So much hangs on who says a thing and on how it is said, and maybe too little care was taken there.',
      'They’ll have feelings of their own, I’m sure, and I’d want to meet them with the same openness. You know this place so much better than I ever will. It helps just to sit here with you for a moment and see the corridor as you see it. I think if more people from our side had simply been quiet in this chair, a lot would have gone differently.',
      'I’ll take all of this with me. You’ve given me a lot to think about, and what you said about the nurses will stay with me. Would it be all right if I came by again, just to listen?',
    ],
    replies: [
      'Ears I have enough in this ward, half of them do not work. Four minutes for each patient. Where do I take them from?',
      'It was simple. I said, take paper. What is not simple is that your office wrote to the matron about me.',
      'I am not hurt, I am reported. Will you take it back?',
      'So no. And the second of November, the other eleven?',
      'Sit, sit. But in ten minutes come the visitors. What do you do tomorrow?',
    ],
    met: { 'named-their-stake': 3 },
    notApplicable: ['held-the-line', 'recommended-one'],
  },
];
