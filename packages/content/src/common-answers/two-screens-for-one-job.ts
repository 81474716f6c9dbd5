import type { ScenarioContent } from '@parley/shared';

export const twoScreensForOneJobCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Typing each animal twice, with somebody on the line who’s got a sick one on their lap.',
      'Two screens, one me. I can be funny about it, and it’s still the same rabbit twice.',
    ],
    later: ['That it’s all lovely here at the counter, and then it isn’t in the bit Dr Kerr signs.'],
  },
  worst_case: {
    says: [
      'A busy Monday, two screens, and I’m nice and quick and wrong about something that matters.',
      'That it’s the cards again, under the counter, and everyone upstairs thinks it’s going great.',
    ],
  },
  what_matters_most: {
    says: [
      'The animal on the phone. Whatever’s on my screen, I’ve got to be listening and not spelling.',
      'Once. Each animal typed once.',
    ],
    later: ['The weight, now the typing’s sorted. One home for it.'],
  },
  what_success_is: {
    says: [
      '“Hi, Mrs Pratt”, and the cat’s already up on the screen before she’s finished saying sorry.',
      'February comes and there’s nothing under this counter but the dog.',
    ],
  },
  cost_to_you: {
    says: [
      'I did it on a flea packet: it’s the best part of two hours of typing a day, between the pair of us.',
      'My lunch, and Jess’s. And a lady with a choking pug, waiting for my full stop.',
    ],
  },
  consequence: {
    says: [
      'Then the first Monday in Feb something goes on a card, and I’d feel bad, and I’d still do it.',
      'Callers hang up and drive over, and then I’ve got them here with it.',
    ],
  },
  why_that_date: {
    says: [
      'First of Feb? Somebody who hasn’t got a cat. It’s kittens, wall to wall.',
      'Not my date. I’d have said January, when it’s seagulls and ticks.',
    ],
  },
  why_not: {
    says: [
      'Because there’s a person on the phone while I’m doing it, and usually something’s bleeding.',
      'Because it’s me who tells the second screen what the first one knows. I’m not a cable.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I book the cat on the new one and bill the cat on the old one, and it’s me who types the cat into both.',
      'Second screen. Same animal, same owner, again. That’s all I mean, eh.',
    ],
    later: ['I mean it has to get across by itself, or by night. Not by me.'],
  },
  example: {
    says: [
      'Mr Foley, goat, ate a glove. Four things and he was booked. On two screens I’d be asking his middle name while it’s chewing the other glove.',
      'Hyacinth. She rings, she’s crying, there’s a cat under a car, and I’d be asking how you spell Hyacinth, for the other screen.',
    ],
  },
  how_do_you_know: {
    says: [
      'I took the egg timer to the demo. He thought it was for an egg.',
      'I’m on the phone all day, love. And the phone company prints it out.',
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
      'It’s only been in my head since I saw the two screens side by side. The desk being asked last, that goes back a while.',
    ],
  },
  happened_before: {
    says: [
      'Oh yeah. In 2021, with cupcakes. Trained on the Thursday, live on the Monday.',
      'Last time round, same story with a different sunrise.',
    ],
  },
  tried_before: {
    says: [
      'We did cards, under the counter. Worked a treat, nobody should ever do it.',
      'Jess writes on her hand. It’s wash-proof till about eleven.',
    ],
  },
  how_found_out: {
    says: [
      'From the demo. They showed us booking, I put my hand up and asked where the bill was.',
      'A poster in the staff room, and then a man with a slide.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You asked everyone with a door before the ones with a phone. That’s about it.',
      'You had a demo with one calm dog in it. No calls, no goats.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Nobody, love. It’s two sensible halves, and I’m the crack in the middle.',
      'Whoever’s never answered this phone. So that’s most of us, not you any more if you come Monday.',
    ],
  },
  who_decides: {
    says: [
      'Dr Kerr, when he’s standing still. What gets typed at half past eight, that’s me.',
      'The boss, with Colleen doing the sums and him doing the sighing.',
    ],
  },
  who_else: {
    says: [
      'Jess. The other three desks. Pita and the nurses, for the weights. And everyone with a dog.',
      'Mrs Pratt, mostly. She won’t complain, she’ll just stop ringing.',
    ],
  },
  what_others_say: {
    says: [
      'Jess says a word I’ll not repeat. The vets think it’s magic and we’re the magic.',
      'There’s a group chat with the other desks. It’s mostly goats and swearing.',
    ],
  },
  talk_to_them: {
    says: [
      'Jess is right there, with the biro. And Trish in Richmond, any day but Monday.',
      'Talk to Pita about weights. He won’t say much, write down all of it.',
    ],
  },
  your_role: {
    says: [
      'I answer the phone, I book them in, I know them by the bark. If it goes quiet out here, that’s me too.',
      'Front desk. I’m the bit before the vet.',
    ],
  },
  what_would_move_you: {
    says: [
      'Show me how the cat gets on to the second screen without me. That’s all, I’m cheap.',
      'One Monday at this desk, and then something that carries the names across.',
    ],
    later: ['I’m moved, love, look at me. Just put it in what he signs.'],
  },
  your_proposal: {
    says: [
      'Find something that carries the names over from the old one. Weight in one place. And let us have a go in January, before the others.',
      'Four boxes on the phone, no second typing, and come on Monday before you write a word.',
    ],
  },
  which_first: {
    says: [
      'The typing, it’s every call. Well, no. Weight if you can only do one. I’ll moan about the rest.',
      'Start with a call. Everything comes out of the call.',
    ],
    later: ['The weight box next. Then who reads the draft.'],
  },
  is_it_flexible: {
    says: [
      'I’m as bendy as a ferret on nearly everything. Not the weight, and not holding callers.',
      'The four boxes could be five. The once can’t be twice.',
    ],
  },
  other_options: {
    says: [
      'There’s always one, it’s usually in the old system under something silly. Ask me what it spits out at night.',
      'A link, a list, fewer boxes. I’d take any of them over a course in typing.',
    ],
  },
  your_contribution: {
    says: [
      'I’ll break your screen for you before a client does, me and Jess. And I’ll talk the other desks round.',
      'The egg timer, the wobbly stool, and biscuits if you stay past nine.',
    ],
  },
  how_can_i_help: {
    says: [
      'Sit here on Monday. It’ll do more for me than any promise, and you’ll get hair on you.',
      'Get the names across without my fingers. And tell Dr Kerr what a call’s like.',
    ],
    later: ['Put it in the paper in words with no slide in them. And bring me the draft.'],
  },
  is_that_acceptable: {
    says: [
      'Does anyone type an animal twice? If they do, no. If they don’t, I’m easy.',
      'Depends if it still works on a Monday with a goat on the line. Run me through that and I’ll tell you.',
    ],
    later: ['Yeah, if it’s in the paper and the weight stays in its one place.'],
  },
  agree_now: {
    says: [
      'Not yet, love. I’m still typing the rabbit twice, the way you’ve got it.',
      'Nah. Tell me how the cat gets to the other screen, then ask me again.',
    ],
    later: ['Yeah, go on. I’d shake on it but I’ve had a ferret on this hand.'],
  },
  will_you_support_me: {
    says: [
      'I’d like to, you came round this side. With two lots of typing I can’t, I’ve got Jess to live with.',
      'Bring me something that’s met a phone and I’ll sell it to the other three desks for you.',
    ],
    later: ['Course. I’ll tell Dr Kerr to his face, and he listens to me when he’s eating.'],
  },
  more_time: {
    says: [
      'It’s not me who’s short, it’s whoever picked February. Take a Monday out of it for listening, though.',
      'For thinking, heaps. For typing, none.',
    ],
  },
  in_writing: {
    says: [
      'Yeah, please. Last time it was all said very nicely, with icing.',
      'Stick it in what he signs. And one for the wall, so Jess can draw on it.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Ring at half two, they’re all asleep or at school. Not a newsletter, I line the cage with those.',
      'Pop in. If it’s bad news bring a biscuit. Just don’t let me read it on a poster.',
    ],
  },
  next_step: {
    says: [
      'You, this stool, Monday at eight. After that we’ll both know what to write.',
      'Ask me about a call, and then ask Vikram on Tuesday what the old one can do.',
    ],
    later: ['You write it, me and Jess get the pen, then it goes upstairs. And a trial in January.'],
  },
  what_is_missing: {
    says: [
      'How the cat gets on to the second screen. You’ve not said, and it won’t walk.',
      'Anything that’s less typing than more. And somebody at this desk on a Monday.',
    ],
    later: ['Nothing big. The weight, if we’ve not nailed it, and who’s on the phones while I’m being important.'],
  },
  did_i_get_it_right: {
    says: [
      'If you’ve got “once” in it, and a Monday, you’re nearly there.',
      'Near enough. Say it to Jess and see if she pulls a face.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Bit wobbly about February, to be honest. The jokes are so that I don’t bark.',
      'Like the goat’s got the other glove.',
    ],
    later: ['Better. I might actually like the thing, don’t tell the cat.'],
  },
  do_you_trust_me: {
    says: [
      'You came round the counter, so you’re up on the last lot. Ask me after a Monday.',
      'I trust anyone that’s been sat on by that cat for ten minutes. You’re at about four.',
    ],
    later: ['Yeah, I do. You asked before you told. It’s not hard and nobody does it.'],
  },
  are_we_all_right: {
    says: [
      'You and me, sure. Me and that second screen, we’re not talking.',
      'Course. You’ll know if we’re not, I go quiet.',
    ],
    later: ['We’re sweet. Come and say hi in February, if you can see me for kittens.'],
  },
  did_i_offend_you: {
    says: ['Me? I’ve been called things by a cockatoo. Nah, go on.', 'No, love. I’d have stopped joking.'],
  },
  may_i_be_frank: {
    says: [
      'Go for it, I’ve had a parrot in here this morning, you can’t shock me. What is it about the desk?',
      'Yeah, please. Is it about February?',
    ],
  },
  have_you_time: {
    says: [
      'Ten minutes till the next lot, minus one cat. What do you want to know?',
      'Yeah, till the phone goes twice. Jess only does once.',
    ],
  },
  say_again: {
    says: [
      'Two screens means I type every animal twice, with someone waiting. Find a way that it’s once.',
      'Once. I type it once, and the weight’s only in one place. Rest I’ll live with.',
    ],
  },
};
