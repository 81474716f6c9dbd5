import type { ScenarioContent } from '@parley/shared';

export const greenForElevenWeeksThenRedCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That I can’t believe the next one. Everything else in that folder can be mended; a signature that means nothing can’t.',
      'The believing. After that, somebody’s bill in January.',
    ],
    later: ['Less than this morning. That the count comes on Friday and isn’t smooth.'],
  },
  worst_case: {
    says: [
      'I read out another nice sentence, and in spring we find out what it was made of.',
      'Wrong bills in the cold weeks, to people who pay without asking. And my name on the report above them.',
    ],
  },
  what_matters_most: {
    says: [
      'That I can check what I sign. The delay I can explain to people.',
      'A report that’s true when I’m not looking. Then the customers, then the date.',
    ],
  },
  what_success_is: {
    says: [
      'A poor number, on time, that two people got separately. I’d sign that and have my supper.',
      'Nobody notices anything in January, and by spring I’ve stopped turning pages back.',
    ],
  },
  cost_to_you: {
    says: [
      'My signature, eleven times. I’d been rather proud of it.',
      'I have to stand up on Thursday and unread something. I’ve never had to do that.',
    ],
  },
  consequence: {
    says: [
      'Then the report stays red and says why, and audit starts at week one. I’d rather you and I did it.',
      'I tell the board that I don’t know where the project stands. That’s true as of now.',
    ],
  },
  why_that_date: {
    says: [
      'Friday, because that’s when I sign. And Thursday before it, because that’s when the board sits.',
      'The board’s on Thursday. I don’t want to learn anything new in the lift.',
    ],
  },
  why_not: {
    says: [
      'Because I couldn’t check it. I’ve nothing else against it; I’ve simply signed eleven things I couldn’t check.',
      'Because it’d be somebody’s bill. I don’t experiment with envelopes.',
    ],
    later: ['I’m not saying no any more. Put it in Friday’s report and let it be counted.'],
  },
  what_do_you_mean: {
    says: [
      'I mean: what would I have to look at, myself, to know that green is green? There wasn’t anything.',
      'I mean that eleven pages say the same, and then one says the opposite. Something happened in between, or nothing was ever measured.',
    ],
  },
  example: {
    says: [
      'Week seven, “on track”. Which track, and who’d been to look? That’s all I’d have needed to ask.',
      'Say the report says 83. I ring somebody who isn’t you, and he says 83 too. That’s an example.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve read all twelve in one go, which nobody’s meant to do. And I keep my ears open in the corridor.',
      'From your own pages, mostly. And the one number in them, which came last week.',
    ],
  },
  what_is_good: {
    says: [
      'Friday’s. It’s red and it’s got a number in it. I know how that sounds.',
      'Your people worked weekends, I saw the lists. And you came in and closed the door yourself.',
    ],
  },
  since_when: {
    says: [
      'Since Friday evening, with all twelve on the kitchen table. Looking back, since a page in October that had no number in it at all.',
      'I’ve doubted since Friday. I ought to have doubted in August.',
    ],
  },
  happened_before: {
    says: [
      'Not with a report of mine. With bills, yes, years ago, and I promised myself never to let a system surprise me like that.',
      'I’ve seen it in other people’s files, when I was in audit. I used to write rather stern notes about it.',
    ],
  },
  tried_before: {
    says: [
      'I read every report carefully. It turns out that’s not the same as checking one.',
      'I asked in September whether green was really green. I was told “yes, really”.',
    ],
  },
  how_found_out: {
    says: [
      'From the red one, on Friday. Then I laid out the others and couldn’t see where it began.',
      'Partly from the report. Partly I’d sooner hear it from you first.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You measured how busy everybody was. And somewhere in those eleven weeks somebody hoped.',
      'There’s no number in the greens, and nobody came to see me. Those two.',
    ],
  },
  who_is_to_blame: {
    says: [
      'You wrote them and I signed them, so that’s two of us, and neither is the data team.',
      'I’m not looking for anyone. I’m looking for a day.',
    ],
  },
  who_decides: {
    says: [
      'The report is mine to sign, the date is the board’s to take note of. The number I’d like nobody to decide.',
      'You and I, about Friday. About a cut-over, a trial should decide.',
    ],
  },
  who_else: {
    says: [
      'Somebody who counts and isn’t on the project. The contact centre, because they get the calls. And the board on Thursday.',
      'Audit, if you ask me. Denise in the contact centre. Finance, for what it costs.',
    ],
  },
  what_others_say: {
    says: [
      'The contact centre still thinks it’s November. The board thinks it’s green. I’d like to tell both of them before somebody else does.',
      'People have gone rather quiet when I come in. I put that down to the folder.',
    ],
  },
  talk_to_them: {
    says: [
      'To your own team today, please, and to audit. The board and the contact centre I’ll do myself.',
      'By all means. Only don’t go round asking who said what.',
    ],
  },
  your_role: {
    says: [
      'I sponsor it and I sign the report. On Fridays I’m the last pair of eyes, and they were shut.',
      'Customer services is mine: the people who get the bills and the people who take the calls.',
    ],
  },
  what_would_move_you: {
    says: [
      'A number I can check, counted by somebody who’d not mind if it’s low. I’d be easy to please after that.',
      'The whole of it, without my having to ask by the week. That moves me more than any plan.',
    ],
    later: ['I’ve been moved. I’d only like it to be still true on Friday.'],
  },
  your_proposal: {
    says: [
      'I’d put one number on the page and have it counted by a stranger. But I’d like it to be your idea.',
      'No colours, no November, and a straight answer about when it began. I’d start with the last.',
    ],
  },
  which_first: {
    says: [
      'When it was known. Then how I’d believe the next one. The date can wait its turn.',
      'What green was made of. We won’t get anywhere before that.',
    ],
  },
  is_it_flexible: {
    says: [
      'The date, entirely. The colour, not an inch without a trial.',
      'I can wait for a cut-over. I can’t wait for the truth about the reports, the board’s on Thursday.',
    ],
  },
  other_options: {
    says: [
      'I could have audit go through it from week one. I’d rather have you go through it with me.',
      'Stop, wait, or count. I’d try counting first.',
    ],
  },
  your_contribution: {
    says: [
      'My backing, in the room and on the record, for any number that’s true. And an hour today with the telephone off.',
      'I’ll take it to the board myself, and I’ll tell them I asked for bad numbers.',
    ],
  },
  how_can_i_help: {
    says: [
      'Tell me since when, and what I could check on Friday. You’re the only one who can do the first.',
      'By not being cheerful. Give me something with a number in it.',
    ],
    later: ['You have. Send me the half page tonight, and tell your people they can breathe.'],
  },
  is_that_acceptable: {
    says: [
      'Could somebody outside the project check it, and does it leave every bill as it is this winter? If it’s yes twice, I’d accept it.',
      'It depends what I’d see on Friday if it didn’t work. Tell me that, and I’ll say.',
    ],
    later: ['If it doesn’t touch the count or the bills, yes. Put it on the page with a day beside it.'],
  },
  agree_now: {
    says: [
      'Not yet. I’ve agreed eleven times in good faith; this time I’d like to know to what.',
      'Nearly. There’s a line in the folder that’s still empty.',
    ],
    later: ['Yes. I’d sign that as you’ve said it, and I know what I’d be signing.'],
  },
  will_you_support_me: {
    says: [
      'For a true number, always. For a nice one, not again.',
      'I don’t drop people for a red report. I’d find it harder to stand next to a green one.',
    ],
    later: ['Yes, on Thursday, in front of all of them. I’ll say that it was you who told me.'],
  },
  more_time: {
    says: [
      'For the move, take the time it needs. For the answer to what happened, no, I’ve a board on Thursday.',
      'Until tomorrow evening for the page. The rest may be as long as a trial is.',
    ],
  },
  in_writing: {
    says: [
      'Please, tonight, half a page, days in figures. And a line for what you don’t know.',
      'Yes, and as short as it’ll go. I’ve enough paper with adjectives on it.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'The day you have it, by telephone if it’s bad. Fridays on paper for the rest.',
      'Don’t keep me informed, let me see it. The same list you see, at the same hour.',
    ],
  },
  next_step: {
    says: [
      'You tell me when it was known. Then we talk about what I’d read on Friday. In that order, I think.',
      'First what happened, then what changes. Then you go and tell your team that I know.',
    ],
    later: ['You ring audit, you send me the half page tonight, and I’ll speak to the board on Thursday.'],
  },
  what_is_missing: {
    says: [
      'The day it began, and a thing I can check. I’ve got a red, a date and a good deal of regret.',
      'An answer for Friday. What would green be made of, if there’s ever another?',
    ],
    later: ['Only the doing of it. I’ve a sentence on each of my four lines.'],
  },
  did_i_get_it_right: {
    says: [
      'If you’ve understood that it’s the believing and not the delay, then yes.',
      'Mostly. I’d put more weight on what I could check, and less on how I feel about it.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Foolish, mainly. I was an auditor for ten years and I didn’t ask what green was.',
      'Disappointed, and I’m not hiding it very well. It’ll pass when there’s a number.',
    ],
    later: ['Rather better, thank you. I might even put the folder away tonight.'],
  },
  do_you_trust_me: {
    says: [
      'I’d like to. For the moment I trust things that two people have counted.',
      'Less than in September. It isn’t gone; it comes back on Fridays, one at a time.',
    ],
    later: ['More than when you came in. You said the awkward part before I’d turned the page.'],
  },
  are_we_all_right: {
    says: [
      'We will be. I’d rather have you annoyed with me and truthful than the other way about.',
      'I closed the door so that it stays between us. That’s me being all right.',
    ],
    later: ['Yes. I shan’t bring it up again, and I won’t let anybody else.'],
  },
  did_i_offend_you: {
    says: [
      'No. I’ve been told worse over the telephone, and with reason.',
      'Not at all. I only look like that when I read my own signature.',
    ],
  },
  may_i_be_frank: {
    says: ['I wish you would. It’s why I shut the door.', 'Please. Start with the week, if that’s what it is.'],
  },
  have_you_time: {
    says: [
      'An hour, and nobody’s going to ring. I’d like to spend it on the eleven.',
      'Yes. I’ve cleared the afternoon, and the folder’s open.',
    ],
  },
  say_again: {
    says: [
      'Eleven greens, one red. What happened in between, and how would I know the next time?',
      'I signed eleven of these. I’d like to know what green was made of, and since when you knew it wasn’t.',
    ],
  },
};
