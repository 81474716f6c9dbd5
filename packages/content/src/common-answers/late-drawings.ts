import type { ScenarioContent } from '@parley/shared';

export const lateDrawingsCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That he’ll move the stair a third time and we’ll draw it for nothing a third time. The rest I could get through on tea.',
      'The stair, still. I’ve thrown out enough of it to paper the office.',
    ],
    later: ['With the stair pinned it’s the check. I don’t want Declan rushed on the last evening.'],
  },
  worst_case: {
    says: [
      'One of my sheets goes out wrong, in a school, and it’s in the ground before anyone sees. After that it’d be Piotr handing in his notice over the stair.',
      'A wall broken out beside a classroom. Being late is a long way behind that.',
    ],
  },
  what_matters_most: {
    says: [
      'The stair standing still. If I’d that signed I could order everything else myself.',
      'That nothing leaves here unchecked and nothing’s drawn three times. In that order, when I’m awake.',
    ],
  },
  what_success_is: {
    says: [
      'The five for the ground out by Friday with Declan’s initials on, and me home while the shop’s open.',
      'You pour on the seventh, the stair stays where it is, and nobody in Mallow rings me about a bar that doesn’t fit.',
    ],
  },
  cost_to_you: {
    says: [
      'Eighteen days on the stair so far, and most of my evenings. And I might lose Piotr by it, which I couldn’t put a price on.',
      'My evenings go on your site’s queries and my mornings go on the stair. There’s not a lot left to take.',
    ],
  },
  consequence: {
    says: [
      'You’d get two of this and three of that and nothing you can pour, and we’d have worked every night for it.',
      'Then the stair walks again, and I’d be ringing you at Christmas to say the same thing.',
    ],
  },
  why_that_date: {
    says: [
      'It’s your pour that sets it, and Declan’s leave, and neither of those is mine. If it was mine it’d be January.',
      'I count back from the seventh, and take out Declan’s four days in Galway. What’s left is what I’m telling you.',
    ],
  },
  why_not: {
    says: [
      'Because I did it once, in Youghal and on this stair both, and it cost me each time. I haven’t the strength to learn it over.',
      'There’s two people and one Declan. It’s not that I won’t, there’s nothing left to do it with.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean I can’t finish a thing that’s still moving. Pin the stair, tell me what’s first, and I’ll draw.',
      'In plain words: a signed stair, an order for the fourteen, and Declan left his time.',
    ],
  },
  example: {
    says: [
      'Last Tuesday I’d Síle on the slab, your buyer rang for tonnages, then the crane man, and by four she’d three sheets open and none drawn.',
      'The stair. Nine days on it, Friday evening an e-mail with a smiley, and on Monday Piotr started at the first bar.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve the drawings dated, every one of them, and the crossed-out ones are in a roll behind the door. I can send you a photo.',
      'I drew half of it myself, and I’ve the register open here. It’s the one thing in this office that’s up to date.',
    ],
  },
  what_is_good: {
    says: [
      'Eight of them are out and they’re right, and your site’s tidy. And Piotr’s fast when he’s let alone.',
      'The ground’s half drawn in my head already. Nobody’s fallen out with anyone yet, that’s something.',
    ],
  },
  since_when: {
    says: [
      'It’s late since the 30th, but it went wrong in September, when the stair moved the first time.',
      'Since September, with the stair and Aoife going in the same month. The rest came on top of it.',
    ],
  },
  happened_before: {
    says: [
      'Late, yes, a week here or there, every engineer is. Drawing a thing three times, no, this would be the first.',
      'Not like this. Youghal was another sort of trouble, and that was one sheet.',
    ],
  },
  tried_before: {
    says: [
      'I rang Fionn and told him what it cost, I tried two agencies, and I started getting in at six. None of it held the stair.',
      'Agencies, Saturdays, and asking nicely. Asking nicely got me a smiley.',
    ],
  },
  how_found_out: {
    says: [
      'A new stair in the inbox, on a Friday evening both times. Nobody rang to say it was coming.',
      'I opened the layout to do the laps and the landing was in a different place. That was the whole announcement.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'Ye let the stair wander, and then five of ye rang to ask why I was late. There was no harm meant in it.',
      'Nobody told me what you’d pour first. I’d have drawn that first, it’s not complicated.',
    ],
  },
  who_is_to_blame: {
    says: [
      'The stair’s yours, and saying yes with one short was mine. Half and half, and it won’t bend a bar.',
      'I’m too tired to divide it up. If you want one name for October, put mine, I should’ve rung you.',
    ],
  },
  who_decides: {
    says: [
      'What comes first, you. Where the stair is, Fionn, God help us. Whether a sheet goes out, Declan, and he can’t be talked round.',
      'I decide who draws what here. The order’s your side’s to give me, and nobody has.',
    ],
  },
  who_else: {
    says: [
      'Fionn Leahy, before anyone. Declan for the check, Mallow for the bending, and Eileen Twomey in the county, she certifies it.',
      'Piotr and Síle, they’re the ones who draw it. And whoever on your site can tell Mossie to put down the phone.',
    ],
  },
  what_others_say: {
    says: [
      'Piotr says if he draws that stair over he’s gone. Síle says nothing, and that’s worse. Declan says it’ll be checked when it’s checked.',
      'Your foreman says slab and your buyer says tonnages. Fionn says it’s only a nudge.',
    ],
  },
  talk_to_them: {
    says: [
      'Talk to Fionn, please, that’s the one talk I can’t have. Leave Piotr and Síle be, they’re drawing.',
      'Ring Fionn and the man in Mallow. Declan I’d sooner you left to his check.',
    ],
  },
  your_role: {
    says: [
      'I’m the engineer on the school and one of the two partners. I set it out, I sign it, and lately I answer the phone.',
      'I run the drawings for this job, with Piotr and Síle. Declan checks me as well, and he’s right to.',
    ],
  },
  what_would_move_you: {
    says: [
      'The stair signed, and one list of what the pour needs first. Give me those and I’d write you days tonight.',
      'If somebody on your side could keep a stair still and four people off the phone, I’d move for that.',
    ],
    later: ['You’ve moved me already, with the stair. Leave Declan his days and you’ll have the rest of me.'],
  },
  your_proposal: {
    says: [
      'The ground by the 23rd, the slab when Declan’s back, and the stair six days after somebody signs it. I’d put that on paper now.',
      'Draw what you pour, check what we draw, and leave the stair alone till it’s dry. I haven’t a cleverer one.',
    ],
  },
  which_first: {
    says: [
      'The stair signed, then the order, then the check into the dates. If you only do one today, go and see Fionn.',
      'Fionn first. The phones after, and Declan’s days before either of us says a date.',
    ],
  },
  is_it_flexible: {
    says: [
      'The check, no. The stair unsigned, no. The order and the days for the slab, I’ll bend whatever way you need.',
      'Most of it’s soft except Declan. I’ll shuffle sheets all night, I won’t send out one that he hasn’t seen.',
    ],
  },
  other_options: {
    says: [
      'I thought of subbing out the slab, and of mesh in it to save bars. The mesh might get you two days. The rest only made more checking.',
      'You could pour half at the joint on grid four. Past that I’ve only been thinking about sleep.',
    ],
  },
  your_contribution: {
    says: [
      'I’d draw the ground with them myself, and I’d ring you the same day if one slips. I still have two hands.',
      'Both of them on the five, me beside them, and no surprises from this end.',
    ],
  },
  how_can_i_help: {
    says: [
      'Get the stair signed, that’s the one I can’t do from here. After that, an order, and everyone else’s phone.',
      'Go and stand beside Fionn till he’s put his name on it. I’d call that help.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It is if it doesn’t need the stair before it’s signed, and if Declan has his day and a half in it. Has he?',
      'I’d go along with it if it leaves me finishing the ground first. If it puts me back drawing a moving stair, I can’t.',
    ],
    later: ['I can live with it, if the stair stays signed and nobody cuts the check. Put it in your three lines.'],
  },
  agree_now: {
    says: [
      'Not yet, no. I’d be giving you dates with a stair still loose in them, and I’d only have to ring and break them.',
      'I can’t, not with Fionn unsigned. I’ll say yes to the ground today, if you tell me it’s first.',
    ],
    later: [
      'Yes, for the ground and the slab. The stair’s six days from when I’m holding the signature, and I’ll stand over that.',
    ],
  },
  will_you_support_me: {
    says: [
      'I’d say it to anyone who asks, that it’s half us and half the stair. But I’d want the stair pinned before I stand up for dates.',
      'If you’re the one who stops Fionn, I’ll ring your boss myself and say so.',
    ],
    later: ['I will. Give me whoever’s asking and I’ll tell them what comes when and why it’s later.'],
  },
  more_time: {
    says: [
      'From me to you, the slab can wait and the stair can wait. The ground can’t, if you’re pouring when you say.',
      'I’ve no time to give, I’m the one that’s late. Take it from the stair, nobody’s waiting on that this month.',
    ],
  },
  in_writing: {
    says: [
      'I’ll write it, three lines under yours. For the stair I’ll write “six days from signature” and no calendar.',
      'Yes, tonight, when the phone stops. You write the order, I’ll put the days to it.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Half four, five minutes, you and nobody else. If Fionn twitches, ring me at once.',
      'One call in the afternoon. Anything in writing, once a week and numbered.',
    ],
  },
  next_step: {
    says: [
      'You ring Fionn. I put the two of them on the ground as soon as you tell me that’s first.',
      'Tell me the order, and I’ll walk over to Piotr while you’re still on the line.',
    ],
    later: [
      'You get me the signed stair by Friday, and I get the first two ground sheets to Declan on Wednesday. Half four tomorrow, so.',
    ],
  },
  what_is_missing: {
    says: [
      'Somebody’s name under that stair. I’ve nearly everything else in the office, bar a third pair of hands.',
      'The stair, and which of the fourteen you pour on. It’s not much of a list.',
    ],
    later: ['Only the check. Tell me Declan’s day and a half is inside your dates and I’m done asking.'],
  },
  did_i_get_it_right: {
    says: [
      'If it had the stair in it, the order, and Declan’s time, then yes, you’ve it all.',
      'Near enough. It’s the stair first, though, I’d underline that.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Wrecked, since you ask. Ashamed of the list, cross about the stair, and wondering did I eat.',
      'Like someone who’s drawn the same three walls twice. I’ll be grand when one thing’s finished.',
    ],
    later: ['Better than this morning. I can see the end of the stair from here.'],
  },
  do_you_trust_me: {
    says: [
      'I’d like to. Everyone in Ballincarrig means well at ten in the morning. Get Fionn’s name on a sheet and you’ll not have to ask.',
      'More than I trust the phone. Ask me on Friday when the stair’s due.',
    ],
    later: ['I do, you went after your own man first. Nobody does that.'],
  },
  are_we_all_right: {
    says: [
      'You and me, we’re grand. It’s me and the stair that aren’t speaking.',
      'We’re fine. You asked why before you asked when, I’ll not forget it.',
    ],
    later: ['We are. I’d even pick up if I saw your number.'],
  },
  did_i_offend_you: {
    says: [
      'No, you didn’t, I just sound like this since the autumn. Go on with the drawings.',
      'Not a bit. It takes more than that, I’ve been rung by your crane man.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Do, I’ve no energy left for the other thing. Is it about the sheets or about me?',
      'Please. Everyone’s been polite to me since October and look where it got the drawings.',
    ],
  },
  have_you_time: {
    says: [
      'I’ve till the next one rings. Go on, I’ll save the sheet while you talk.',
      'A quarter of an hour, if Mossie’s at his lunch. What is it you need from the fourteen?',
    ],
  },
  say_again: {
    says: [
      'Get the stair signed, tell me what you pour first, and leave Declan time to check it.',
      'The stair stands still or I’ve no date. That’s all of it, really.',
    ],
  },
};
