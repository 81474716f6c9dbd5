import type { ScenarioContent } from '@parley/shared';

export const twoScreensForOneJobCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Typing each animal twice, with somebody on the line who’s got a sick one on their lap.',
      'The second screen. I can be funny about it, and it’s the same name in two boxes.',
    ],
    later: ['That it’s all lovely here at the counter, and then it isn’t in the bit Dr Kerr signs.'],
  },
  worst_case: {
    says: [
      'A busy Monday, two screens, and I’m nice and quick and wrong about something that matters.',
      'That an animal gets hurt because I was spelling a name twice. Everything else we’d get over.',
    ],
  },
  what_matters_most: {
    says: [
      'The animal on the phone. Whatever’s on my screen, I’ve got to be listening and not spelling.',
      'Typing each animal once. Give me that and I’ll put up with the rest.',
    ],
    later: ['The weight. It needs one home, typed in one place only.'],
  },
  what_success_is: {
    says: [
      '“Hi, Mrs Pratt”, and the cat’s already up on the screen before she’s finished saying sorry.',
      'February comes, calls are no longer than today, and Jess and me still like each other.',
    ],
  },
  cost_to_you: {
    says: [
      'Time on every call, and it’s somebody with a sick animal who waits for it. And my lunch, and Jess’s.',
      'My good temper, love, and that’s what they ring for. Every name typed twice is a person left hanging.',
    ],
  },
  consequence: {
    says: [
      'Then calls get longer and people hang up and drive over, and I’ve got them here with it.',
      'Then by the first Monday in Feb we’d be scribbling on paper, and I’d feel bad about it.',
    ],
  },
  why_that_date: {
    says: [
      'I don’t know who picked the first of Feb, somebody who hasn’t got a cat. It’s kittens, wall to wall.',
      'It’s not my date, ask whoever’s writing the plan. I’d have said January, when it’s seagulls and ticks.',
    ],
  },
  why_not: {
    says: [
      'Because there’s a person on the phone while I’m doing it, and usually something’s bleeding.',
      'I can’t type the same animal twice and listen as well, that’s all that’s against it. Fix that and I’m easy.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I book the cat on the new one and bill the cat on the old one, and it’s me who types the cat into both.',
      'I mean the second screen. Same animal, same owner, typed over while they wait.',
    ],
    later: ['I mean the names have to get across by themselves, or by night. Not by me.'],
  },
  example: {
    says: [
      'Mr Foley, goat, ate a glove. On two screens I’d be asking his middle name while it’s chewing the other glove.',
      'Say she’s crying, there’s a cat under a car, and I’m asking how you spell Hyacinth, for the other screen.',
    ],
  },
  how_do_you_know: {
    says: [
      'I had an egg timer with me at the demo, and I’m on these phones all day.',
      'I’ve seen it myself, from this chair. And the phone company prints out every call, you can have the sheet.',
    ],
  },
  what_is_good: {
    says: [
      'The calendar. You can drag a cat to Thursday. I’d keep that even if the rest fell in the harbour.',
      'You see who’s bringing what before they walk in with it. That’s nice, with alpacas.',
    ],
  },
  since_when: {
    says: [
      'Since the demo. I laughed, and then I counted, and then I didn’t laugh for a bit.',
      'It’s new, it’s only since I saw the two screens side by side. The desk being asked last, that goes back a while.',
    ],
  },
  happened_before: {
    says: [
      'Oh yeah, in 2021, with cupcakes. Trained on the Thursday, live on the Monday.',
      'Yes, once, the last time the system changed. Nobody asked the desk then either, and it went badly down here.',
    ],
  },
  tried_before: {
    says: [
      'Not much, it hasn’t started yet. At the demo I tried copy and paste, box by box, and typing was quicker.',
      'I asked the demo man about it and he said phase two. That’s as far as I got.',
    ],
  },
  how_found_out: {
    says: [
      'From the demo. They showed us booking, I put my hand up and asked where the bill was.',
      'There was a poster in the staff room, and then a man with a slide. Nobody told us before that.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You asked everyone with a door before the ones with a phone. That’s about it.',
      'You had a demo with one calm dog in it. No calls, no goats, and nobody asked what we do all day.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Nobody, love. It’s two sensible halves, and I’m the crack in the middle.',
      'I don’t blame you or anyone. Nobody who planned it has answered this phone, that’s all it is.',
    ],
  },
  who_decides: {
    says: [
      'Dr Kerr decides, it’s his name on the van. What gets typed at half past eight, that’s me.',
      'Not me. The boss does, with Colleen in accounts doing the sums.',
    ],
  },
  who_else: {
    says: [
      'Jess, who’s the other half of this desk, and the desks in the other three clinics. And the nurses, for the weights.',
      'Vikram for the computers, Colleen for the bills, and Dr Kerr to say yes. None of them answers the phone.',
    ],
  },
  what_others_say: {
    says: [
      'Jess says a word I’ll not repeat. The vets haven’t noticed yet.',
      'The other desks say the same as me, we’ve a group chat. It’s mostly goats and swearing.',
    ],
  },
  talk_to_them: {
    says: [
      'Course you can. Jess is right there, with the biro, and Trish does the desk in Richmond, any day but Monday.',
      'Yes, go and ask them. The nurses are through that door, ask them about weights and write it all down.',
    ],
  },
  your_role: {
    says: [
      'I run the front desk: I answer the phone, I book them in, I do the bills. Near enough thirty years.',
      'I’m the bit before the vet. If the phone rings, it’s me or Jess, and Dr Kerr’s the boss.',
    ],
  },
  what_would_move_you: {
    says: [
      'Show me how an animal gets on to the second screen without me typing it. That’s all, I’m cheap.',
      'One Monday of you at this desk, and then something that carries the names across.',
    ],
    later: ['I’m with you already, love, look at me. Just put it in what Dr Kerr signs.'],
  },
  your_proposal: {
    says: [
      'Find something that carries the names over from the old one, keep the weight in one place, and try it here in January.',
      'Fewer boxes on the phone, no second typing, and come on a Monday before you write a word.',
    ],
  },
  which_first: {
    says: [
      'The weight, if you can only do one. After that the typing, that’s every call.',
      'Start with a call, listen to one. Then the typing and the weight are plain to see.',
    ],
    later: ['The weight box next. Then who reads the draft.'],
  },
  is_it_flexible: {
    says: [
      'I’m as bendy as a ferret on nearly everything. Not on the weight, and not on holding callers.',
      'Most of it, yes. Typing each animal once isn’t up for haggling, though.',
    ],
  },
  other_options: {
    says: [
      'A link, a list, fewer boxes. I’d take any of them over a course in typing.',
      'There’s bound to be one, ask Vikram, our IT fella, what the old system can do. I only know it isn’t me typing.',
    ],
  },
  your_contribution: {
    says: [
      'I’ll break your screen for you before a client does, me and Jess. And I’ll talk the other desks round.',
      'You can have the egg timer, the wobbly stool and a trial at this desk. And biscuits if you stay past nine.',
    ],
  },
  how_can_i_help: {
    says: [
      'Sit here on a Monday. It’ll do more for me than any promise, and you’ll get hair on you.',
      'Get the names across without my fingers. And tell Dr Kerr what a call’s like.',
    ],
    later: ['Put it in the paper in words with no slide in them. And bring me the draft.'],
  },
  is_that_acceptable: {
    says: [
      'If nobody has to type an animal twice, yes. If they do, no.',
      'Depends if it works on a Monday with a goat on the line. If it does, I’m easy.',
    ],
    later: ['Yeah, if it’s in the paper and the weight stays in its one place.'],
  },
  agree_now: {
    says: [
      'Not yet, love, not while I’d be typing every animal twice.',
      'Nah, not today. Tell me how the names get to the other screen, then ask me.',
    ],
    later: ['Yeah, go on, it’s a deal. I’d shake on it but I’ve had a ferret on this hand.'],
  },
  will_you_support_me: {
    says: [
      'With two lots of typing I can’t, I’ve got Jess to live with. Without, I’m on your side.',
      'I’d like to. Bring me something that’s met a phone and I’ll sell it to the other three desks for you.',
    ],
    later: ['Course. I’ll tell Dr Kerr to his face, and he listens to me when he’s eating.'],
  },
  more_time: {
    says: [
      'Yeah, take a few days, I’m not going anywhere. Spend a Monday of it listening, though.',
      'For thinking, heaps, till the end of November. After that I’ve rosters to do.',
    ],
  },
  in_writing: {
    says: [
      'Yeah, please, and you can quote me. Last time it was all said very nicely, with icing.',
      'Yes, stick it in what Dr Kerr signs. And one for the wall, so Jess can draw on it.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Ring at half two, that’s our quiet hour. Not a newsletter, I line the cage with those.',
      'Pop in or ring, once a week’s plenty. If it’s bad news bring a biscuit, I don’t want to read it on a poster.',
    ],
  },
  next_step: {
    says: [
      'You, the wobbly stool, Monday at eight. After that we’ll both know what to write.',
      'Ask me about a call, and then ask Vikram, our IT fella, what the old system can do.',
    ],
    later: ['You write it, Jess and me get the pen, then it goes to Dr Kerr. And a trial in January.'],
  },
  what_is_missing: {
    says: [
      'How an animal gets on to the second screen without me. It won’t walk.',
      'Less typing, one home for the weight, and somebody from the project at this desk on a Monday.',
    ],
    later: ['Nothing big. One home for the weight, and somebody on the phones while I’m being important.'],
  },
  did_i_get_it_right: {
    says: [
      'If you’ve got it that I don’t want to type each animal twice, then yeah, that’s it.',
      'Near enough, if there’s a caller waiting in it. Say it to Jess and see if she pulls a face.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Bit wobbly about February, to be honest, not cross. The jokes are so that I don’t bark.',
      'Cheerful on top and worried underneath. Like the goat’s got the other glove.',
    ],
    later: ['Better. I might actually like the thing, don’t tell the cat.'],
  },
  do_you_trust_me: {
    says: [
      'So far I do, you came round the counter. Ask me properly after a Monday.',
      'I’d like to. I trust anyone that’s been sat on by that cat for ten minutes, and you’re at about four.',
    ],
    later: ['Yeah, I do. You asked before you told. It’s not hard and nobody does it.'],
  },
  are_we_all_right: {
    says: [
      'You and me, sure. Me and that second screen, we’re not talking.',
      'Course we are. You’ll know if we’re not, I go quiet.',
    ],
    later: ['We’re sweet. Come and say hi in February, if you can see me for kittens.'],
  },
  did_i_offend_you: {
    says: ['Me? No, I’ve been called things by a cockatoo. Go on.', 'No, love, not a bit. I’d have stopped joking.'],
  },
  may_i_be_frank: {
    says: [
      'Go for it, and it stays at this desk. I’ve had a parrot in here this morning, you can’t shock me.',
      'Yeah, please, say it or ask it. I’d sooner have it straight.',
    ],
  },
  have_you_time: {
    says: [
      'Yeah, ten minutes, minus one cat. What do you want to know?',
      'Yes, till the phone goes twice. Shove the cat over and sit down.',
    ],
  },
  say_again: {
    says: [
      'Two screens means I type every animal twice, with someone waiting. I want a way that it’s once.',
      'I said I’ll type each animal once, and the weight goes in one place. And I asked what you wanted to know.',
    ],
  },
  shall_i_explain: {
    says: [
      'Yeah, go on, hit me. I’ll tell you if the cat’s heard it before.',
      'Sure, tell me. If the phone goes, hold that thought.',
    ],
  },
  may_i_come: {
    says: [
      'Yeah, come and sit here any time. You’ll get fur on you, but you’ll see it.',
      'Sweet, pull up a stool and have a go at the phone yourself, eh.',
    ],
  },
};
