import type { ScenarioContent } from '@parley/shared';

export const lateDrawingsCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That Fionn moves the stair a third time and we draw it for nothing a third time. The rest I could get through on tea.',
      'The stair. It won’t stay where it is, and everything I draw of it goes in the bin.',
    ],
    later: ['The check, now. I don’t want Declan rushed on the last evening.'],
  },
  worst_case: {
    says: [
      'One of my sheets goes out wrong, in a school, and it’s in the ground before anyone sees.',
      'A wall broken out beside a classroom. Being late is a long way behind that.',
    ],
  },
  what_matters_most: {
    says: [
      'The stair standing still. If I’d that signed I could order everything else myself.',
      'That nothing leaves here unchecked, and that I don’t draw that stair a third time.',
    ],
  },
  what_success_is: {
    says: [
      'The ground sheets out with Declan’s initials on, the stair signed, and me home while the shop’s open.',
      'You pour on the seventh, the stair stays where it is, and nobody rings me about a bar that doesn’t fit.',
    ],
  },
  cost_to_you: {
    says: [
      'My evenings, mostly, and my people’s patience. If that stair moves again I don’t know what it’ll cost me.',
      'A lot of drawing for nothing, and our good name with you. And I haven’t had a Sunday since September.',
    ],
  },
  consequence: {
    says: [
      'You’d get two of this and three of that and nothing you can pour, and we’d have worked every night for it.',
      'Then it gets later, and I can’t tell you by how much. I’d be ringing you at Christmas to say sorry.',
    ],
  },
  why_that_date: {
    says: [
      'Your pour on 7 December sets it, I only count back from there. If it was mine it’d be January.',
      'Because the bars have to be bent before you pour, and the sheets checked before they’re bent. I’ve no other reason for a day.',
    ],
  },
  why_not: {
    says: [
      'Because I’ve two people and one man to check. It’s not that I won’t, there’s nothing left to do it with.',
      'The stair stops me, and the check. I can’t draw a thing that’s moving, and I won’t send out one that nobody’s looked at.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean I can’t finish a thing that keeps moving. Pin the stair, tell me which sheets come first, and I’ll draw.',
      'In plain words, I need three things: a signed stair, an order for the fourteen, and time for the check.',
    ],
  },
  example: {
    says: [
      'The stair. We had it drawn, then a new one came from Fionn on a Friday evening with a smiley, and on Monday we started at the first bar.',
      'Last Tuesday your buyer rang for tonnages, then the crane man, and by four we’d three sheets open and none drawn.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve the drawings dated, every one of them, and the crossed-out ones are in a roll behind the door. I can send you a photo.',
      'From the register, I’ve it open here. It’s the one thing in this office that’s up to date.',
    ],
  },
  what_is_good: {
    says: [
      'Eight of the sheets are out and they’re right, and your site’s tidy. I’d keep all of that.',
      'My two people are good, when they’re let alone. And nobody’s fallen out with anyone yet, that’s something.',
    ],
  },
  since_when: {
    says: [
      'The sheets are late since 30 October, but it went wrong in September, when the stair moved the first time.',
      'Since September, more or less, and worse every week. Before that we were on time.',
    ],
  },
  happened_before: {
    says: [
      'Late by a week or so, yes, every engineer is. Drawing the same stair over and over, never.',
      'Not like this. I’ve had one bad job in my life, and it was a different kind of trouble.',
    ],
  },
  tried_before: {
    says: [
      'I rang Fionn and told him what it costs, I tried two agencies, and I started getting in at six. None of it held the stair.',
      'Agencies, Saturdays, and asking Fionn nicely. Asking nicely changed nothing.',
    ],
  },
  how_found_out: {
    says: [
      'By e-mail, a new stair from Fionn on a Friday evening. Nobody rang to say it was coming.',
      'I opened the layout and the landing was in a different place. Nobody told me.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'Ye let the stair wander, and then five of ye rang to ask why I was late. There was no harm meant in it.',
      'Nobody told me which sheets you’d need first. I’d have drawn those first, it’s not complicated.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Both of us. The stair’s yours, and I said yes with one person short, that’s mine.',
      'I’m too tired to divide it up. If you want one name for October, put mine, I should’ve rung you.',
    ],
  },
  who_decides: {
    says: [
      'What comes first, you. Where the stair is, Fionn. Whether a sheet goes out, Declan, and he can’t be talked round.',
      'I decide who draws what here. The order of the sheets is yours to give me, and where the stair stands is for your architect.',
    ],
  },
  who_else: {
    says: [
      'Fionn Leahy, before anyone, he has to sign the stair. After him Declan, my partner, who checks the sheets.',
      'Your own foreman and buyer, they’d have to stop ringing. And Eileen Twomey in the county, she certifies it.',
    ],
  },
  what_others_say: {
    says: [
      'My two people are sick of that stair, and Declan says it’ll be checked when it’s checked.',
      'Your foreman says slab and your buyer says tonnages. Fionn says it’s only a nudge.',
    ],
  },
  talk_to_them: {
    says: [
      'Talk to Fionn, please, that’s the one talk I can’t have. My own two I’d ask you to leave be, they’re drawing.',
      'You can, any of them, but begin with Fionn. Declan I’d sooner you left to his check.',
    ],
  },
  your_role: {
    says: [
      'I’m the engineer on the school and one of the two partners here. I set it out, I sign it, and lately I answer the phone.',
      'I run the drawings for this job, and I’m a partner since 2016. I answer to Declan as he does to me.',
    ],
  },
  what_would_move_you: {
    says: [
      'The stair signed, and one list of what the pour needs first. Give me those and I’d write you days tonight.',
      'If somebody on your side kept the stair still and the others off the phone, I’d say yes to a lot.',
    ],
    later: ['You’ve moved me already, with the stair. Leave time for the check and you’ll have the rest of me.'],
  },
  your_proposal: {
    says: [
      'The ground first, the slab in early December, and the stair six days after somebody signs it. I’d put that on paper now.',
      'Get Fionn to sign the stair, tell me what you pour first, and leave us be while we draw it. I haven’t a cleverer one.',
    ],
  },
  which_first: {
    says: [
      'The stair signed, then the order of the sheets, then time for the check. If you only do one today, go and see Fionn.',
      'The sheets for the ground can’t wait, and the stair drawings can. But the signature on the stair I need first.',
    ],
  },
  is_it_flexible: {
    says: [
      'The check isn’t, and the stair isn’t till it’s signed. The order and the days for the slab I’ll bend whatever way you need.',
      'Most of it, yes, I’ll shuffle sheets all night. I won’t send out one that hasn’t been checked.',
    ],
  },
  other_options: {
    says: [
      'You could pour half at the joint on grid four, or take mesh in the slab to save us two days. Past that I’ve none.',
      'There’s not much else. Ground first and stair last is the best I know, and it needs nothing we haven’t got.',
    ],
  },
  your_contribution: {
    says: [
      'I’d draw the ground with them myself, and I’d ring you the same day if one slips.',
      'Both of my people on what you need first, and me beside them. More hands than that I haven’t got.',
    ],
  },
  how_can_i_help: {
    says: [
      'Get the stair signed, that’s the one I can’t do from here. After that, an order, and everyone else’s phone.',
      'Go and stand beside Fionn till he’s put his name on the stair. That’s more help than anything else.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It is, if it doesn’t need the stair before it’s signed, and if there’s time in it for the check.',
      'If it lets me finish the ground first, yes. If it puts me back drawing a moving stair, no.',
    ],
    later: ['Yes, I can live with it, if the stair stays signed and nobody cuts the check.'],
  },
  agree_now: {
    says: [
      'Not yet, no. I’d be giving you dates with the stair loose in them, and I’d only have to ring and break them.',
      'I can’t, not with the stair unsigned. I’ll say yes to the ground today, if you tell me it’s first.',
    ],
    later: [
      'Yes, for the ground and the slab. The stair’s six days from when I’m holding the signature, and I’ll stand over that.',
    ],
  },
  will_you_support_me: {
    says: [
      'I would, for the ground. For anything with the stair in it I can’t stand up till that’s signed.',
      'If you’re the one who stops Fionn, yes, I’ll ring your boss myself and say so.',
    ],
    later: ['I will. Give me whoever’s asking and I’ll tell them what comes when and why it’s later.'],
  },
  more_time: {
    says: [
      'You can have till tomorrow, I’d sooner you got it right. Longer than that and it comes off the drawing.',
      'A day, yes, not a week. Every evening you wait we draw a bit of everything.',
    ],
  },
  in_writing: {
    says: [
      'Yes, three lines will do, and I’ll write my days under yours. For the stair I’d write “six days from signature”.',
      'Do, tonight if you can. You write the order, I’ll put the days to it, and you can quote me.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'A call at half four, five minutes, you and nobody else. If Fionn’s changing anything, ring me at once.',
      'One call in the afternoon is enough. Anything in writing, once a week and numbered.',
    ],
  },
  next_step: {
    says: [
      'You ring Fionn about the stair. I put my two people on the ground as soon as you tell me that’s first.',
      'You tell me the order, and I’ll walk over to my people while you’re on the line. Then you go and see Fionn.',
    ],
    later: ['You get me the stair signed by Friday, and I start my two on the ground today. Half four tomorrow, so.'],
  },
  what_is_missing: {
    says: [
      'Fionn’s name under that stair, and which of the fourteen you pour on. The rest I have.',
      'The stair signed, an order for the sheets, and time for the check. It’s not much of a list.',
    ],
    later: ['Only the check. Tell me there’s time for it in your dates and I’m done asking.'],
  },
  did_i_get_it_right: {
    says: [
      'If you have the stair in it, the order of the sheets and time for the check, then yes.',
      'Near enough. It’s the stair first, though, I’d underline that.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Wrecked, since you ask. Ashamed of the list, cross about the stair, not with you, and wondering did I eat.',
      'Like someone who’s drawn the same three walls too often. I’ll be grand when one thing’s finished.',
    ],
    later: ['Better than this morning. I can see the end of the stair from here.'],
  },
  do_you_trust_me: {
    says: [
      'I’d like to. Get Fionn’s name on a sheet and you’ll not have to ask.',
      'I think so, you sound straight. It’s the promises from your site I’ve stopped believing.',
    ],
    later: ['I do, you went after your own man first. Nobody does that.'],
  },
  are_we_all_right: {
    says: [
      'You and me, we’re grand. It’s me and the stair that aren’t speaking.',
      'We’re fine, I’ve no quarrel with you. I only need the phone to go quiet.',
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
      'Do, I’ve no energy left for the other thing, and it stays with me.',
      'Please, ask or say whatever it is. Everyone’s been polite to me since October and look where it got the drawings.',
    ],
  },
  have_you_time: {
    says: [
      'I’ve till the next one rings. Go on, I’ll save the sheet while you talk.',
      'Yes, a quarter of an hour. What is it you need from the fourteen?',
    ],
  },
  say_again: {
    says: [
      'I asked what you wanted to know that the others didn’t. What I need is the stair signed, and to be told what comes first.',
      'Get the stair to stand still, I said, and tell me which sheets you pour on first. Then I can give you dates.',
    ],
  },
  shall_i_explain: {
    says: ['Do, go on. If it’s short I’ll listen to all of it.', 'Yes, tell me. I’ll put the pencil down.'],
  },
  may_i_come: {
    says: [
      'Come up, of course. You’ll have to take the chair with the rolls on it.',
      'You can, yes. You’d see in ten minutes what I can’t say on the phone.',
    ],
  },
};
