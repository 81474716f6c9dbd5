import type { ScenarioContent } from '@parley/shared';

export const theFindingBeforeGoLiveCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'The bar at B3. For eleven seconds there’s nothing red in front of a crew, and a crew takes dark for go.',
      'An aircraft on the runway that thinks it was told it could be. I’ve no other worry the size of it.',
    ],
    later: ['It was the bar. If there’s nobody at B3, I’m easy about B3. I’d still read your logs.'],
  },
  worst_case: {
    says: [
      'Somebody landing, somebody at B3, fog, and eleven seconds. I’d rather not draw it for you.',
      'A crew that’s never been here, at four in the morning, being obedient to a dark bar.',
    ],
  },
  what_matters_most: {
    says: [
      'What stands between an aircraft and the runway while that bar is dark. The rest is paper, and I can read.',
      'The bar. After it, the ones nobody has tried.',
    ],
  },
  what_success_is: {
    says: [
      'That I’m bored. Fifteen bars, in the dark, every one of them back in three, and me with a flask and nothing to write.',
      'A panel that asks me one question, and I’ve seen the answer with my own eyes.',
    ],
  },
  cost_to_you: {
    says: [
      'It costs me nothing you could put in a column. I’d not sleep, and I’ve an idea how that goes.',
      'A few nights by the lamps. I’d have spent them so anyway.',
    ],
  },
  consequence: {
    says: [
      'If nothing’s changed, I’d recommend that the old lamps stay lit. They’ve their permit to the end of the month.',
      'Then the finding stands as written, and the panel reads it on the thirtieth.',
    ],
  },
  why_that_date: {
    says: [
      'The thirtieth is when my panel sits, and it reads what’s in by Friday noon. The first is your own date. I’ve none, only the next aircraft at B3.',
      'The first of December came from your airport. I’ve nothing against it, and nothing for it.',
    ],
  },
  why_not: {
    says: [
      'Because there’s still a dark bar, and nothing in front of it. Take that away and I’d have no reason left.',
      'Because I’ve to write down what stops the aeroplane, and there’d be a blank.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that red is stop, and dark is what a pilot sees when he’s been told to go. At B3 the red goes out by itself for eleven seconds.',
      'It’s a plain thing. What keeps them off the runway while the lamp’s out?',
    ],
  },
  example: {
    says: [
      'Say there’s an aircraft landing, and a crew at B3 waiting in the rain. The bar goes dark. They look, and they roll.',
      'The third time I had the power pulled, on Thursday. One moment a red row, and then the grass.',
    ],
  },
  how_do_you_know: {
    says: [
      'I stood at the bar with a stopwatch on Thursday and had the power pulled. Eleven. Then I’d it pulled again, for I thought it was my watch.',
      'I was in a tower sixteen years. You learn what crews do.',
    ],
  },
  what_is_good: {
    says: [
      'The signs are good, and the approach lights are lovely. And the tea. There’s only the one finding, it’s just in an awkward place.',
      'Your folder’s in order. It’s thin, but it’s in order.',
    ],
  },
  since_when: {
    says: [
      'Since Thursday the nineteenth, in my notes. In your controller, I’d think, since it was built.',
      'I’ve known of it four days. The bar’s known it longer.',
    ],
  },
  happened_before: {
    says: [
      'Not here. Elsewhere, aye. It’s why there’s a three in the rule and not a ten.',
      'Somewhere else, and a good while ago. I was nearer to it than I’d have liked.',
    ],
  },
  tried_before: {
    says: [
      'You tried four bars by daylight, and passed them. I tried four in the dark. Nobody’s yet tried the rest.',
      'Not a great deal, as far as my notes go. A letter from the supplier, with a blue heading.',
    ],
  },
  how_found_out: {
    says: [
      'I had the breaker pulled at the main controller, on Thursday evening, and stood at B3 and counted.',
      'With a torch and a pencil. It was the third go.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You looked at four lamps out of fifteen, with the sun up. A lamp always looks well enough in daylight.',
      'I don’t deal in wrong. I’d only have gone out at night.',
    ],
    later: ['You’ve said it yourselves, and I’ve written it as you said it.'],
  },
  who_is_to_blame: {
    says: [
      'I deal in lamps. I’d only like to know who signed the word passed, to ask him what he saw.',
      'Nobody, in my notes. There’s a bar in them, and a number of seconds.',
    ],
  },
  who_decides: {
    says: [
      'The panel, on the thirtieth at two. I tell them what I’ve seen. Whether you switch over, if they say no, is for you to decide.',
      'Three of them, and Mrs Urquhart in the chair. I’m only the one who’s been outside.',
    ],
  },
  who_else: {
    says: [
      'Fiona Mackay, your watch manager. And whoever in this airport may say “then it’s later”.',
      'The tower. Nobody’s been up those stairs but me.',
    ],
  },
  what_others_say: {
    says: [
      'The tower asked me which bar. My director says little, and says it kindly. Your Sir Giles speaks of a ribbon.',
      'I’ve heard from the supplier, once. Nobody on that letterhead had stood at B3.',
    ],
  },
  talk_to_them: {
    says: [
      'Fiona Mackay by all means, and take a biscuit. My director, no. If she’s telephoned again I step back from the file.',
      'The tower, aye. The panel hears only papers and me.',
    ],
  },
  your_role: {
    says: [
      'I’m the inspector. I look, I write it down, and I speak to it on the thirtieth. I don’t tell you how to run an airfield.',
      'A pencil and a torch. I’d sixteen years up in the tower before.',
    ],
  },
  what_would_move_you: {
    says: [
      'Nobody at B3 until it’s proven. Each bar tried in the dark, and the logs as they fall. And that you could live with a no.',
      'Something I could see with my own eyes. I’m not moved by much else, I’m sorry to say.',
    ],
    later: ['You’ve moved me as far as I can be moved by daylight. The rest is to stand there and count.'],
  },
  your_proposal: {
    says: [
      'I’d shut the one I know about, and go out tonight and look for the ones I don’t. But I’m not the one who should be designing it.',
      'Take the aircraft away from the hazard. It’s easier than talking the hazard away from the aircraft.',
    ],
  },
  which_first: {
    says: [
      'The bar. Then the ones that nobody’s tried. Then the tower. The date I’d leave till last, it’s the lightest of them.',
      'B3. I’d not have come for less.',
    ],
  },
  is_it_flexible: {
    says: [
      'The three seconds, no. The word, no. How you keep them off the runway, there I’ve a good deal of room.',
      'There’s room in the how. There’s none in the dark.',
    ],
  },
  other_options: {
    says: [
      'There’s a Rule 42. You may propose another way of keeping them off. Or you wait, with the old lamps on. Both are honest.',
      'Two that I know of. Nobody at that bar, or a bar that comes back.',
    ],
  },
  your_contribution: {
    says: [
      'I’d speak for it in my own voice on the thirtieth, and I’d be out there that night with a flask. I can’t give you three other people’s hands.',
      'I’d come out to your tests. I’d not say which night.',
    ],
  },
  how_can_i_help: {
    says: [
      'Tell me what stands between a crew and the runway while it’s dark. I’d be a good deal easier.',
      'Go up to the tower, if you’ve a minute. There’s nobody told them.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It would be, if it means that nobody can be in front of a dark bar. Help me see where the aircraft is, in that.',
      'I’d ask of it what I ask of everything here. What does a crew see, at night, in rain?',
    ],
    later: ['If it leaves B3 as we’ve agreed, I’d have nothing against it.'],
  },
  agree_now: {
    says: [
      'Not today. There’s a dark bar and there’s nothing in front of it. I’d sooner be able to say something else.',
      'No. I can’t agree to a thing I’ve not seen.',
    ],
    later: ['As far as it’s mine to say, aye. I’d speak for it. The panel does the agreeing.'],
  },
  will_you_support_me: {
    says: [
      'I’d speak for what I’ve seen. Today that’s eleven seconds, and I could only speak of those.',
      'I’m not for you or against you. I’m for the lamp.',
    ],
    later: ['I will, in my own voice, on the thirtieth. You’ve given me something to say.'],
  },
  more_time: {
    says: [
      'Of mine you may have what’s left till the ferry, and there’s another one after. Of the panel’s you’d have till Friday noon and no more.',
      'I’m in no hurry. It’s only the box for papers that closes.',
    ],
  },
  in_writing: {
    says: [
      'Aye, please, a page, in your own words. I’ll put it in the file as it comes.',
      'In writing, and by noon on the twenty-seventh. I’ve a cupboard of good papers that came at one.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Ring the guest house before nine, or after the late ferry. If another bar’s slow, the same night.',
      'Tell me the bad number first. The good ones I’ll find.',
    ],
  },
  next_step: {
    says: [
      'You tell me what becomes of B3. Then somebody goes up to the tower, and somebody goes out tonight with a switch.',
      'The bar first. I’d not mind if it were this afternoon.',
    ],
    later: [
      'Your papers by Friday noon, the night tests before it, and I’d speak on the thirtieth. Then I’d see you out by the lamps.',
    ],
  },
  what_is_missing: {
    says: [
      'What keeps a crew off the runway, with the bar dark. I’ve a line for it here, and it’s empty.',
      'Something red, in the place of what went out. And then what you do if it’s a no.',
    ],
    later: ['Nothing about B3. I’d like the logs in my hand, and Fiona’s name under the tower’s words.'],
  },
  did_i_get_it_right: {
    says: [
      'If you’d the crew in it, and the dark, then you have it right.',
      'Near enough for my notes. I’d leave the date out of it.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Uneasy, since you ask. I don’t hear eleven seconds as a small number.',
      'Quiet. It’s how I am when I’m busy with a thing.',
    ],
    later: ['Easier. I might take the scone with me.'],
  },
  do_you_trust_me: {
    says: [
      'I trust what I can stand beside. Show me the bad number before I find it, and I’d trust you a good way.',
      'I’ve no reason not to, and one folder. It’s soon to say.',
    ],
    later: ['Aye, further than I’d thought. You took the hazard before you took the date.'],
  },
  are_we_all_right: {
    says: [
      'We are. I’ve had my tea, and I’d not have had it otherwise. It’s the bar that’s in trouble.',
      'I’m not cross. I go quiet when I’m cross, and I’ve talked all morning.',
    ],
    later: ['We’re fine. I’ve had much worse Mondays, with better weather.'],
  },
  did_i_offend_you: {
    says: [
      'Not at all. I’d have put the cup down.',
      'No, no. I’m only slow to speak, it’s taken for offence sometimes.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please. I’d sooner have it frank and in seconds.',
      'I’d be grateful. I’ve had a morning of ministers and ribbons from other folk.',
    ],
  },
  have_you_time: {
    says: [
      'I’ve till the ferry, and there’s another ferry. Shall we start at B3?',
      'As much as you need, if it isn’t spent on the ribbon.',
    ],
  },
  say_again: {
    says: [
      'B3, controller power removed, red lamps absent for eleven seconds. The rule has three. What keeps a crew off the runway meanwhile?',
      'A dark bar, and somebody in front of it. What do you put there?',
    ],
  },
};
