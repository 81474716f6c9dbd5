import type { ScenarioContent } from '@parley/shared';

export const theBoardAlreadyHasTheDateCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That I give the board a date, have to move it, and then have to move it again. One slip I survive. Two I don’t.',
      'A second slip. If a date moves twice, nobody upstairs believes the third.',
    ],
    later: ['Not the date any more. What’s left is Thursday morning itself.'],
  },
  worst_case: {
    says: [
      'I read out a new date on Thursday, and in October you come up those two floors and move that one too. After that nobody in the room listens.',
      'A portal that stops with ships at the quay, and every harbour master on my telephone.',
    ],
  },
  what_matters_most: {
    says: [
      'A date that stays where I put it. After that, something true at Hull on the first of October.',
      'The date first, then the words for it. The money I can argue about.',
    ],
  },
  what_success_is: {
    says: [
      'One date said once, one question from Margaret, an answer I know, and then the item about the cranes.',
      'A day that I never have to change, and real boxes going through Hull in October.',
    ],
  },
  cost_to_you: {
    says: [
      'My word, mostly. I gave that date in June with my own mouth, and a man in my post lives on being believed.',
      'One unpleasant Thursday. A good deal more than that if it happens twice.',
    ],
  },
  consequence: {
    says: [
      'Then I stand up on Thursday and say that I have no date for the portal. I’ve watched that done. It took four minutes and felt like a winter.',
      'The slide goes to the printer at noon tomorrow with October on it, and if that’s wrong I have to say so aloud.',
    ],
  },
  why_that_date: {
    says: [
      'Because it came out of your plan in June, with four weeks of float in it. I carried it upstairs as it was.',
      'It was the day your plan gave me, so I gave it to the board. And I’ve people at Hull counting on it.',
    ],
  },
  why_not: {
    says: [
      'Because a date with nothing under it is one I’d be back to change. I’ve seen what that costs.',
      'Because on Thursday somebody will ask how I know, and I’d have nothing to say.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that I can move the date once, and only on to a day with something real holding it. A test, some slack, a person who rings me.',
      'Put simply: no second slip. Whatever day goes on the slide has to stay there.',
    ],
  },
  example: {
    says: [
      'A day with its test beside it, for example: what’s tested, when, and who rings me if it fails. That I could read out.',
      'Take Margaret on Thursday. She’ll ask whether the date moves, and then she’ll wait. I need one sentence for that silence.',
    ],
  },
  how_do_you_know: {
    says: [
      'From eleven years in front of that board. I know who asks what, and in which order.',
      'I know what I’m told: your plan in June, green reports since, and the slide this morning.',
    ],
  },
  what_is_good: {
    says: [
      'You came up the stairs yourself, two days before the board. That’s worth something.',
      'Claire is fast, the night shift at Hull is trained, and there are two days left. That’s something.',
    ],
  },
  since_when: {
    says: [
      'The date’s stood since June, when I gave it to them. Doubts I’ve had since nobody mentioned the portal in August.',
      'The board’s had October since June. Of any trouble I’d heard nothing before you came in.',
    ],
  },
  happened_before: {
    says: [
      'Yes, once. The warehouse system in 2021, moved three times. The man before me defended it each time, and I have his office.',
      'Yes, in 2021, with another system, and it cost my predecessor his job. The clock they gave him stands in reception.',
    ],
  },
  tried_before: {
    says: [
      'Nothing but reading the reports every week, and those were green.',
      'I’ve seen others try the earliest date each time, and it made three dates out of one. So not that.',
    ],
  },
  how_found_out: {
    says: [
      'From nobody before you. The reports were green, and at lunch we talked about cricket.',
      'What I know, I know from you, in this room. I’d have liked it sooner.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You tell me late. Things break, and I can live with that. I can’t read out a date that others know is wrong.',
      'All summer you sent me green reports. If it wasn’t green, that was the mistake. The engineering I don’t judge.',
    ],
    later: ['You waited too long to tell me. I’ll not bring it up on Friday.'],
  },
  who_is_to_blame: {
    says: [
      'I’m not looking for a name. I gave the date, you gave me the plan, and on Thursday it’s mine.',
      'Nobody I’d mention in that room. I want it mended before I want it judged.',
    ],
  },
  who_decides: {
    says: [
      'I decide the date, and the money up to my limit. Above that it’s Derek Moss. Thursday is Margaret’s room.',
      'Me, for the date. For the larger sums, Derek Moss.',
    ],
  },
  who_else: {
    says: [
      'Margaret Ferrars, who chairs the board, Derek Moss, who has the money, and Claire, who has the slide.',
      'Claire, Derek and Margaret, in the order you’ll meet them. And the port offices, Len Oakes in Hull loudest.',
    ],
  },
  what_others_say: {
    says: [
      'Nothing so far, they think it’s October. Claire has it on the slide, and nobody’s told Margaret or Derek otherwise.',
      'The ports count on October. Len Oakes in Hull has trained his night shift, and he wouldn’t enjoy doing it twice.',
    ],
  },
  talk_to_them: {
    says: [
      'Claire, yes, today, she’s outside. Derek too, two doors down, with one figure in your hand. Margaret, no, she hears it from me.',
      'Yes, anybody but the board. The board you leave to me.',
    ],
  },
  your_role: {
    says: [
      'I’m chief operating officer. I run the ships, I made the promise, and on Thursday I stand up and answer for it.',
      'I gave the date, so if it changes I take it back. Nobody does that part for me.',
    ],
  },
  what_would_move_you: {
    says: [
      'A day with a test in front of it and slack behind it. Something real at Hull on the first. And who pays, before Thursday.',
      'Evidence for the date, Hull on time, and a name on the bill. With those I’d move it once.',
    ],
    later: ['On the date you’ve moved me. Now it’s the words for Claire, and whatever’s open on the money.'],
  },
  your_proposal: {
    says: [
      'I’d open what works on the first, and give one later day for the rest with a test in front of it. But you know what works. I don’t.',
      'Hull first, one date for the others, and the words to Claire by noon. It’s your plan I need, not mine.',
    ],
  },
  which_first: {
    says: [
      'The date. Without it there’s no slide, and I can’t talk to Derek about money either.',
      'First what holds the date, then the words, then the money.',
    ],
  },
  is_it_flexible: {
    says: [
      'It can move once, on to a day with evidence beside it. Twice, no. And Hull in October I’d not like to touch at all.',
      'The date can move one time. Thursday itself can’t.',
    ],
  },
  other_options: {
    says: [
      'I can see three: say October and lie, say a later day and hope, or open part of it and prove the rest. I’d take the third.',
      'Yes, some ports on time and the rest on one later day. If you’ve anything else, say it.',
    ],
  },
  your_contribution: {
    says: [
      'I stand in front of it on Thursday, I ring Claire about the slide, and I ring Lindqvist myself if they’re slow.',
      'My pen up to its limit, my mouth on Thursday, and a second call to Lindqvist if yours isn’t enough.',
    ],
  },
  how_can_i_help: {
    says: [
      'Give me a date that stays, and two sentences I can say without looking at a paper. By noon tomorrow.',
      'Ring me yourself the day something breaks. It’s all I’ve ever wanted from the portal.',
    ],
  },
  is_that_acceptable: {
    says: [
      'I can work with it if it gives me a day that doesn’t move. If it doesn’t, no. How would I know?',
      'If I can say it on Thursday in one breath and not take it back in October, yes.',
    ],
    later: ['Yes, if it leaves the date where we’ve put it.'],
  },
  agree_now: {
    says: [
      'Not yet. I need to know what holds the date before I put my name to it.',
      'No, I can’t say yes before I know what stops it moving.',
    ],
    later: ['Yes. On the date you have me. Send me the half page and I’ll do the rest.'],
  },
  will_you_support_me: {
    says: [
      'Yes, if you bring it whole. A date with a hope behind it I won’t stand in front of, not for you and not for Claire.',
      'In that boardroom I say it as mine or not at all. Make it fit to say, and I’m behind it.',
    ],
    later: ['Yes. On Thursday it’s my date, and nobody comes down two floors to ask whose fault it was.'],
  },
  more_time: {
    says: [
      'Not today, I go at quarter past. Tomorrow at eight I’ve ten minutes, and at noon the pack goes.',
      'Until tomorrow at eight, ten minutes. After noon it’s printed.',
    ],
  },
  in_writing: {
    says: [
      'Yes. Half a page, today, to me and to Claire. Date, what holds it, the money, your name.',
      'Half a page, please, by mail. If it wants a second one, it isn’t ready.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'By telephone, the same day, in your own voice. I answer after eight in the evening as well.',
      'One line on a Friday, and a call on the day something breaks.',
    ],
  },
  next_step: {
    says: [
      'You tell me what holds the date, and then we write the sentence for Claire. She needs it by noon tomorrow.',
      'The date first, then Claire’s slide by noon tomorrow, then I walk two doors to Derek about the money.',
    ],
    later: [
      'You send half a page to Claire and me today. I ring her, I see Derek, and on Thursday you sit by your telephone from ten.',
    ],
  },
  what_is_missing: {
    says: [
      'What holds the date where it is. And if it goes wrong all the same, who rings me and when.',
      'Three things: the evidence for the date, the words for Thursday, and who pays.',
    ],
    later: ['Nothing on the date. Only paper: the half page for Claire, and the supplier’s answer for Derek.'],
  },
  did_i_get_it_right: {
    says: [
      'Yes, if you’ve kept the main thing in it: one move, never two.',
      'Yes, if you’d say it to Margaret like that and then keep still.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Cross, but listening. I’ve October on a slide and somebody from the portal in my office.',
      'Tired of hearing last. I’ll feel better on Friday.',
    ],
    later: ['Better than at nine o’clock. I’ve something I can say aloud on Thursday.'],
  },
  do_you_trust_me: {
    says: [
      'Less than in June, but you’ve not lost it. You’d get it back by ringing me on the day something breaks.',
      'Partly. You came up the stairs yourself, and that counts. The date I’ll trust when it’s tested.',
    ],
    later: ['More than when you came in. You gave me something I can check.'],
  },
  are_we_all_right: {
    says: [
      'Yes, as long as I hear bad news from you, and early. I replace people I have to fetch it from.',
      'Well enough. Today you’re still in the chair, take that as it’s meant.',
    ],
    later: ['Yes, we are. I’d sooner have this Tuesday than the one you’d have brought me in October.'],
  },
  did_i_offend_you: {
    says: [
      'No. It takes more than that.',
      'You didn’t. If you had, I’d have told you, I don’t sulk in the week of a board.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please do. I’d sooner have it straight than kind.',
      'Be as frank as you like, and quick. I’ve nobody else this week who will.',
    ],
  },
  have_you_time: {
    says: [
      'I’ve until quarter past. It’s enough if you start with the date.',
      'I’ve some minutes for you, so go on. Claire’s next, and she’s punctual.',
    ],
  },
  say_again: {
    says: [
      'I told the board the first of October, and I want to know if we’re still on. If we aren’t, I want one day that stays.',
      'One date for Thursday, and it mustn’t move afterwards. That’s what I’m asking for.',
    ],
  },
  shall_i_explain: {
    says: ['Yes, but the end first. Then tell me how you got there.', 'Go on. Keep it to what I could repeat.'],
  },
  may_i_come: {
    says: [
      'Come, by all means. Ask Claire for ten minutes and you’ll have fifteen.',
      'Yes, have a look. I’d sooner you saw it than had it told.',
    ],
  },
};
