import type { ScenarioContent } from '@parley/shared';

export const theBoardAlreadyHasTheDateCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That I give the board a second date on Thursday and have to move that one too. One slip I survive. Two I don’t.',
      'The second slip. Everything else on my list is money or manners.',
    ],
    later: [
      'It was the second slip, and you’ve put something behind the date. What’s left is Thursday morning itself.',
    ],
  },
  worst_case: {
    says: [
      'I read out November on Thursday and in October you come up those two floors again. After that nobody in the room listens to a third date.',
      'A portal that stops with ships at the quay, and Brandt Steel’s boxes on one of them.',
    ],
  },
  what_matters_most: {
    says: [
      'A date that stays where I put it. After that, something true at Hull on the first of October.',
      'The date. Then the words for it. The money I can argue about.',
    ],
  },
  what_success_is: {
    says: [
      'Four minutes on Thursday, one question from Margaret, an answer I know, and then the item about the cranes.',
      'One date said once, and real boxes going through Hull in October.',
    ],
  },
  cost_to_you: {
    says: [
      'My word, mostly. I gave that date in June with my own mouth, and a man in my post lives on being believed.',
      'An unpleasant Thursday now. A good deal more than that if it happens twice.',
    ],
  },
  consequence: {
    says: [
      'Then I stand up on Thursday and say the portal is late and I can’t say by how much. I’ve watched that done. It took four minutes and felt like a winter.',
      'The slide goes to the printer at noon tomorrow with October on it, and I have to say aloud that it’s wrong.',
    ],
  },
  why_that_date: {
    says: [
      'The first of October came out of your plan in June, with four weeks of float in it. I carried it upstairs as it was, and customers were told.',
      'It was the day your plan gave me, and I’ve people at Hull counting on it.',
    ],
  },
  why_not: {
    says: [
      'Because a date I can’t show the ground under is one I’d be back to change. I’ve a clock in reception to remind me what that costs.',
      'Because on Thursday somebody will ask how I know, and I’d have nothing to say.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that I can move the date once, and only on to a day with something real holding it. A test, some slack, a person who rings me.',
      'Put simply: no second slip. Whatever you give me has to stay given.',
    ],
  },
  example: {
    says: [
      'The warehouse system, 2021. Three dates in one year, each made by people embarrassed about the one before. That’s what I won’t do again.',
      'Take Margaret. She’ll ask whether it moves, and then she’ll wait. I need one sentence for that silence.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve eleven years in front of that board. I know who asks what, and in which order.',
      'I was told in June and I’ve read the slide this morning. Beyond that I know what I’m told, which has been little enough.',
    ],
  },
  what_is_good: {
    says: [
      'You came up the stairs yourself, two days early. And Hull and Rotterdam carry most of what we ship, so a start there would be worth having.',
      'There are two days left, and Claire is fast. That’s something.',
    ],
  },
  since_when: {
    says: [
      'Since June, when I gave them the date. As for trouble with it, I know of that since you walked in.',
      'The board’s had October since June. I’ve had doubts since nobody mentioned the portal in August.',
    ],
  },
  happened_before: {
    says: [
      'Once. The warehouse system in 2021, three times moved. The man before me defended it each time, and I have his office.',
      'Yes, in 2021, and the clock they gave him stands in reception.',
    ],
  },
  tried_before: {
    says: [
      'In 2021 they tried giving the board the earliest date each time. It made three dates out of one. So not that.',
      'Green reports. I read them every week, and they told me nothing.',
    ],
  },
  how_found_out: {
    says: [
      'I’ve found out nothing yet that wasn’t said in this room. The reports were green, and we talked about cricket at lunch.',
      'From you, now. I’d have liked it from you in August.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You kept me for last. A test can fail. I can’t have it fail in August and read October off a slide in September.',
      'You told me green when it wasn’t. The rest is engineering, and I don’t judge engineering.',
    ],
    later: ['You waited. You’ve said so, and I’ll not bring it up on Friday.'],
  },
  who_is_to_blame: {
    says: [
      'I’m not looking for a name. I gave the date, you gave me the plan, Lindqvist built the part. On Thursday it’s mine.',
      'Nobody I’d mention in that room. I want it mended before I want it judged.',
    ],
  },
  who_decides: {
    says: [
      'The date, I do. The money, I do up to my limit, and above that Derek Moss. Thursday is Margaret’s room.',
      'Me, for the date. Derek for the larger sum.',
    ],
  },
  who_else: {
    says: [
      'Margaret Ferrars will want to know if it moves. Derek Moss will want a vendor’s name on part of the bill. And Claire has the slide.',
      'Claire, Derek, Margaret, in the order you’ll meet them.',
    ],
  },
  what_others_say: {
    says: [
      'Derek would say somebody should have asked Lindqvist first. Claire says nothing and looks at the clock. Margaret doesn’t know yet.',
      'Len Oakes in Hull says he’d sooner wait than train his night shift twice.',
    ],
  },
  talk_to_them: {
    says: [
      'Claire, yes, today, she’s outside. Derek, two doors down, with one figure in your hand. Margaret, no. She hears it from me.',
      'See Claire and Derek. Leave the board to me.',
    ],
  },
  your_role: {
    says: [
      'I run the ships and I made the promise. Your part is the portal and the truth about it. Mine is to stand up on Thursday.',
      'I gave the date, so I take it back. Nobody does that part for me.',
    ],
  },
  what_would_move_you: {
    says: [
      'A day with a test in front of it and slack behind it. Something real at Hull on the first. And who pays, before Thursday.',
      'Evidence, Hull, and a name on the bill. Bring those and I’ll move it once.',
    ],
    later: [
      'You’ve moved me already on the date. Now it’s only the loose ends, the words for Claire and whatever’s still open on the money.',
    ],
  },
  your_proposal: {
    says: [
      'I’d open what works on the first, put a test day on the slide for the rest, and say one November day and no other. But you know what works. I don’t.',
      'Hull first, one date for the others, Lindqvist rung today. It’s your plan I need, not mine.',
    ],
  },
  which_first: {
    says: [
      'The date. The slide can’t be written without it, and I can’t talk to Derek without it either.',
      'First what holds the date, then the words, then the money.',
    ],
  },
  is_it_flexible: {
    says: [
      'Once, on to a day with evidence beside it. Twice, no. And Hull in October I’d not like to touch at all.',
      'The date can go one time. My word can’t be stretched any further.',
    ],
  },
  other_options: {
    says: [
      'I can see three. Say October and lie, say November and hope, or open part of it and prove the rest. I’d take the third, if somebody brought it to me whole.',
      'Some ports on time and some not. If you’ve anything else, say it, I’ve until quarter past.',
    ],
  },
  your_contribution: {
    says: [
      'I stand in front of it on Thursday. I’ll ring Claire about the slide, and Lindqvist myself if Anders is slow by Wednesday.',
      'My pen up to its limit, my mouth on Thursday, and a call to Lindqvist if you need a second one.',
    ],
  },
  how_can_i_help: {
    says: [
      'Give me a date that can’t walk off, and two sentences I can say without looking at a paper. By noon tomorrow.',
      'Ring me yourself the day something breaks. It’s all I’ve ever wanted from the portal.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It hangs on one thing. Does it give me a day that doesn’t move? If it does, I can work with it. Tell me how I’d know.',
      'If I can say it on Thursday in one breath and not take it back in October, yes.',
    ],
    later: ['If it leaves the date where we’ve put it, I’ve nothing against it.'],
  },
  agree_now: {
    says: [
      'Not yet. I’d need to know what holds the date before I put my name to it twice.',
      'No, not on what I have in the margin so far. What stops it moving?',
    ],
    later: ['Yes. On the date you have me. Send me the half page and I’ll do the rest.'],
  },
  will_you_support_me: {
    says: [
      'I’ll stand in front of anything you bring me whole. A date with a hope behind it I won’t, not for you and not for Claire.',
      'In that boardroom I either say it as mine or not at all. So make it fit to say.',
    ],
    later: ['Yes. On Thursday it’s my date, and nobody comes down two floors to ask whose fault it was.'],
  },
  more_time: {
    says: [
      'Here, no, I don’t run over quarter past. Tomorrow at eight I’ve ten minutes, and noon is when the pack goes.',
      'Ten minutes tomorrow at eight. After noon it’s printed.',
    ],
  },
  in_writing: {
    says: [
      'Yes. Half a page, today, to me and to Claire. Date, what holds it, the money, your name.',
      'Half a page, please. If it wants a second one, it isn’t ready.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'By telephone, the same day, in your own voice. I answer after eight in the evening as well. I’ve stopped believing green.',
      'Ring me. One line on a Friday if you must, but a call when something breaks.',
    ],
  },
  next_step: {
    says: [
      'You tell me what holds the date, and then we write the sentence for Claire. She needs it by noon tomorrow.',
      'The date first. Then Claire’s slide. Then I walk two doors to Derek.',
    ],
    later: [
      'You send half a page to Claire and me today. I ring her, I see Derek, and on Thursday you sit by your telephone from ten.',
    ],
  },
  what_is_missing: {
    says: [
      'What stops the new date from moving. And if it goes wrong all the same, who rings me and when.',
      'The ground under the date, the words for Thursday, and who pays. You may have brought some of it. I want all of it.',
    ],
    later: ['Not the date. Only paper: the half page for Claire, and the vendor’s answer for Derek.'],
  },
  did_i_get_it_right: {
    says: [
      'Near enough, if you’ve kept the main thing in it: one move, never two.',
      'If you’d say it to Margaret like that and then keep still, yes.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Like a man with October on a slide and somebody from the portal in his office. Cross, but listening.',
      'Tired of hearing last. I’ll know more on Friday.',
    ],
    later: ['Better than at nine o’clock. I’ve something I can say aloud on Thursday.'],
  },
  do_you_trust_me: {
    says: [
      'Less than in June. You’d get it back by ringing me on the day something breaks, and not by telling me you will.',
      'I trust that you came up the stairs. The date I’ll trust when it’s tested.',
    ],
    later: ['More than when you came in. You told me what could break it, and people who do that tend to ring.'],
  },
  are_we_all_right: {
    says: [
      'We will be, if this is the last thing I hear late. I replace people I have to fetch it from, and you came by yourself.',
      'Ask me after Thursday. Today you’re still in the chair, take that as it’s meant.',
    ],
    later: ['Yes, we are. I’d sooner have this Tuesday than the one you’d have brought me in October.'],
  },
  did_i_offend_you: {
    says: [
      'No. It takes more than that. August put my back up, if you want to know, not anything in this room.',
      'If you had, I’d have told you. I don’t sulk in the week of a board.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please. I’ve had all summer of the other thing. What’s the date?',
      'Be as frank as you like, and quick. I’ve nobody else this week who will.',
    ],
  },
  have_you_time: {
    says: [
      'Until quarter past. It’s enough if you start with the date.',
      'Some minutes. Claire’s next, and she’s punctual.',
    ],
  },
  say_again: {
    says: [
      'I told the board the first of October, and I want to know if we’re still on. If we aren’t, I want one day that stays.',
      'One date, Thursday, and it mustn’t move afterwards.',
    ],
  },
};
