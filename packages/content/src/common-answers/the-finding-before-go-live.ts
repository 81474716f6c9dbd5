import type { ScenarioContent } from '@parley/shared';

export const theFindingBeforeGoLiveCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'The bar at B3. For eleven seconds there’s nothing red in front of a crew, and a crew takes dark for go.',
      'An aircraft on the runway that thinks it was told it could be. I’ve no other worry the size of it.',
    ],
    later: ['The other bars, if anything. With nobody at B3 I’m easy about B3, and I’d read your night logs.'],
  },
  worst_case: {
    says: [
      'Somebody landing, somebody at B3, fog, and eleven seconds with nothing red between them.',
      'A strange crew at four in the morning that takes a dark bar for go, and another aircraft on the runway.',
    ],
  },
  what_matters_most: {
    says: [
      'What stands between an aircraft and the runway while that bar is dark. The rest is paper, and I can read.',
      'The bar at B3. After it, the other fourteen.',
    ],
  },
  what_success_is: {
    says: [
      'Fifteen bars, in the dark, every one of them back in three, and me with a flask and nothing to write.',
      'The panel asks me one question, and I’ve seen the answer with my own eyes.',
    ],
  },
  cost_to_you: {
    says: [
      'Nothing you could put in a column. Some sleep, if I’d spoken for a bar that goes dark.',
      'A few nights by the lamps, no more. I’d have spent them so anyway.',
    ],
  },
  consequence: {
    says: [
      'If nothing changes, I’d recommend that the old lamps stay lit. They’ve their permit to the end of December.',
      'Then the finding stands as I wrote it, and the panel has only that to read.',
    ],
  },
  why_that_date: {
    says: [
      'The first of December is your own date, not mine. I’ve none, only the next aircraft at B3.',
      'Your airport chose the first. I’ve nothing against it, and nothing for it.',
    ],
  },
  why_not: {
    says: [
      'Because that bar goes dark and there’s nothing in front of the aircraft. Take that away and I’d have no reason left.',
      'Because I’ve to write down what stops the aeroplane, and there’d be a blank.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that red is stop, and dark is what a pilot sees when he’s been told to go. At B3 the red goes out by itself for eleven seconds.',
      'I mean a plain thing. What keeps an aircraft off the runway while the lamp’s out?',
    ],
  },
  example: {
    says: [
      'Say there’s an aircraft landing, and a crew at B3 waiting in the rain. The bar goes dark. They look, and they roll.',
      'Thursday’s my example. I had the power pulled, and one moment there was a red row at B3, and then the grass.',
    ],
  },
  how_do_you_know: {
    says: [
      'I stood at the bar with a stopwatch on Thursday and had the power pulled. Eleven seconds, and I timed it twice.',
      'From sixteen years in a tower, where you learn what crews do. The seconds I counted myself.',
    ],
  },
  what_is_good: {
    says: [
      'The signs are good, and the approach lights are lovely. And the tea. There’s only the one finding, it’s just in an awkward place.',
      'Your people are good, and your folder’s in order. It’s thin, but it’s in order.',
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
      'Not at this airfield. Somewhere else it did, a good while ago, and I was nearer to it than I’d have liked.',
    ],
  },
  tried_before: {
    says: [
      'You tried four bars by daylight, and I tried four in the dark. Of the others my notes have nothing.',
      'Not a great deal, as far as my notes go. A letter from the supplier, with a blue heading.',
    ],
  },
  how_found_out: {
    says: [
      'I had the breaker pulled at the main controller, on Thursday evening, and stood at B3 and counted.',
      'I found it myself, with a torch and a pencil. It was the third go.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You looked at four lamps out of fifteen, with the sun up. A lamp always looks well enough in daylight.',
      'You tested too few of them, and by day. I’d only have gone out at night.',
    ],
    later: ['It was the tests, too few and by day. I’ll say no more of it.'],
  },
  who_is_to_blame: {
    says: [
      'I blame nobody, I deal in lamps. I’d only like to know who signed the word passed, to ask him what he saw.',
      'Nobody, in my notes. There’s a bar in them, and a number of seconds.',
    ],
  },
  who_decides: {
    says: [
      'The panel decides whether it’s accepted; I tell them what I’ve seen. Whether you switch over, and when, is for you.',
      'The panel does, three of them, with Mrs Urquhart in the chair. I’m only the one who’s been outside.',
    ],
  },
  who_else: {
    says: [
      'Fiona Mackay, your watch manager. And whoever in this airport may say “then it’s later”.',
      'The tower, first of all. It’s they who’d have to find the words if a bar went dark.',
    ],
  },
  what_others_say: {
    says: [
      'My director says little, and says it kindly. In the tower I asked what they’d say to a dark bar, and they asked me which bar.',
      'The supplier wrote me a letter. Nobody on that letterhead had stood at B3.',
    ],
  },
  talk_to_them: {
    says: [
      'Fiona Mackay by all means, and take a biscuit. My director, no. If she’s telephoned about B3, I step back from the file.',
      'The tower, aye, any day. The panel hears only papers and me.',
    ],
  },
  your_role: {
    says: [
      'I’m the inspector. I look, I write it down, and I tell the panel what I’ve seen. I don’t tell you how to run an airfield.',
      'I inspect airfields, with a pencil and a torch. I’d sixteen years up in the tower before.',
    ],
  },
  what_would_move_you: {
    says: [
      'Three things: nobody at B3 until it’s proven, each bar tried in the dark with the logs as they fall, and that you could live with a no.',
      'Something I could see with my own eyes. I’m not moved by much else, I’m sorry to say.',
    ],
    later: ['Very little more. Let me stand by the bars in the dark and count.'],
  },
  your_proposal: {
    says: [
      'I’d shut B3, which I know about, and go out tonight and look at the others. But I’m not the one who should be designing it.',
      'Take the aircraft away from the hazard. It’s easier than talking the hazard away from the aircraft.',
    ],
  },
  which_first: {
    says: [
      'The bar at B3, then the bars that nobody’s tried, then the tower. The date I’d leave till last, it’s the lightest of them.',
      'B3. I’d not have come for less.',
    ],
  },
  is_it_flexible: {
    says: [
      'The three seconds, no. The word, no. How you keep them off the runway, there I’ve a good deal of room.',
      'There’s room in how you keep aircraft away from a dark bar. In the three seconds there’s none.',
    ],
  },
  other_options: {
    says: [
      'There are two. You may propose another way of keeping them off the runway, under Rule 42, or you wait with the old lamps on. Both are honest.',
      'Two that I know of: nobody at that bar, or a bar that comes back in three.',
    ],
  },
  your_contribution: {
    says: [
      'I’d speak for it to the panel in my own voice, and I’d be out there that night with a flask. I can’t give you three other people’s hands.',
      'I’d come out to your tests. I’d not say which night.',
    ],
  },
  how_can_i_help: {
    says: [
      'Tell me what stands between a crew and the runway while that bar is dark. I’d be a good deal easier.',
      'Go up to the tower, if you’ve a minute, and see that they know what to say.',
    ],
  },
  is_that_acceptable: {
    says: [
      'I’d accept it, if it means that nobody can be in front of a dark bar. Otherwise I couldn’t speak for it.',
      'Only if it would stop a crew at night, in rain, that’s never been here. Would it?',
    ],
    later: ['Aye, if it leaves B3 as we’ve agreed, I’ve nothing against it.'],
  },
  agree_now: {
    says: [
      'Not yet. While a bar goes dark, I’d want to know what’s in front of the crew before I agree to anything.',
      'No. I can’t agree to a thing I’ve not seen, so put it on a page and let me look.',
    ],
    later: ['As far as it’s mine to say, aye. I’d speak for it. The panel does the agreeing.'],
  },
  will_you_support_me: {
    says: [
      'I’d speak for what I’ve seen. With nothing in front of a dark bar, that’s eleven seconds and no more.',
      'Aye, if there’s nobody to be misled by that bar. I’m not for you or against you, I’m for the lamp.',
    ],
    later: ['I will, in my own voice, before the panel. You’ve given me something to say.'],
  },
  more_time: {
    says: [
      'Of mine, gladly, there’s always another ferry. The panel’s papers close on Friday at noon, and that doesn’t move.',
      'Take it, I’m in no hurry. Only after Friday noon nothing more goes to the panel.',
    ],
  },
  in_writing: {
    says: [
      'Aye, please, a page, in your own words. I’ll put it in the file as it comes.',
      'In writing, aye, and by noon on the twenty-seventh if the panel’s to read it.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Ring the guest house before nine, or after the late ferry. If another bar’s slow, the same night.',
      'By telephone, and the bad number first. The good ones I’ll find.',
    ],
  },
  next_step: {
    says: [
      'You tell me what becomes of B3. Then somebody goes up to the tower, and somebody goes out tonight with a switch.',
      'You decide what becomes of B3. I’d not mind if it were this afternoon.',
    ],
    later: [
      'You hand in your papers by Friday noon, with the night tests in them, and I speak to the panel. Then I’d see you out by the lamps.',
    ],
  },
  what_is_missing: {
    says: [
      'What keeps a crew off the runway with the bar dark. I’ve a line for it here.',
      'Two things: something red in the place of what went out, and what you do if it’s a no.',
    ],
    later: ['Nothing about B3. I’d like the logs in my hand, and Fiona Mackay’s name under the tower’s words.'],
  },
  did_i_get_it_right: {
    says: [
      'Aye, if you’d the crew in it, and the dark.',
      'Yes, near enough for my notes. I’d leave the date out of it.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Uneasy, since you ask. I don’t hear eleven seconds as a small number.',
      'Quiet, and not cross. It’s how I am when I’m busy with a thing.',
    ],
    later: ['Easier. I might take a scone with me.'],
  },
  do_you_trust_me: {
    says: [
      'I’ve no reason not to. Show me a bad number before I find it, and I’d trust you a good way.',
      'A fair way, though I’ve seen only the one folder. It’s soon to say.',
    ],
    later: ['Aye, further than I’d thought. You dealt with the hazard and not with my wording.'],
  },
  are_we_all_right: {
    says: [
      'We are. I’ve had my tea, and it’s only the bar that’s in trouble.',
      'Aye, I’m not cross. I go quiet when I’m cross, and I’m talking.',
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
      'I’d be grateful for it. Whatever you say plainly I needn’t go out and find.',
    ],
  },
  have_you_time: {
    says: [
      'I’ve till the ferry, and there’s another ferry. Shall we start at B3?',
      'As much as you need, aye. I’m not a man who looks at the clock.',
    ],
  },
  say_again: {
    says: [
      'B3, controller power removed, red lamps absent for eleven seconds. The rule has three. What keeps a crew off the runway meanwhile?',
      'I asked about a dark bar with somebody in front of it. What do you put there?',
    ],
  },
  shall_i_explain: {
    says: [
      'Aye, please. Take it step by step and I’ll write as you go.',
      'Do, I’d like to hear it. If I stop you, it’s only for a number.',
    ],
  },
  may_i_come: {
    says: [
      'You’d be welcome, aye. Bring a torch and a warm coat.',
      'By all means come and see it. I think more of a thing I’ve stood beside.',
    ],
  },
};
