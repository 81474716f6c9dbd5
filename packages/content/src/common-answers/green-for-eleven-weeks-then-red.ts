import type { ScenarioContent } from '@parley/shared';

export const greenForElevenWeeksThenRedCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That I can’t believe the next one. Everything else in that folder can be mended; a signature that means nothing can’t.',
      'That I sign another report that isn’t true. After that, somebody’s wrong bill in January.',
    ],
    later: ['Only that Friday’s report won’t say what you’ve told me here. It’s a smaller worry than this morning’s.'],
  },
  worst_case: {
    says: [
      'I sign another nice sentence, and in spring we find out that there was nothing behind it.',
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
      'A report I can check every Friday, even with a poor number in it.',
      'Nobody gets a wrong bill in January, and by spring I’ve stopped turning pages back.',
    ],
  },
  cost_to_you: {
    says: [
      'My good name, eleven times over. I’d been rather proud of that signature.',
      'I have to tell the board on Thursday that I was wrong. I’ve never had to do that.',
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
      'Because I sign the report on Friday, and the board sits on Thursday before it.',
      'The board meets on Thursday, and it should hear all of it from me then. I don’t want to learn anything new in the lift.',
    ],
  },
  why_not: {
    says: [
      'Because I couldn’t check it. I’ve nothing else against it; I’ve simply signed eleven things I couldn’t check.',
      'Because somebody could get a wrong bill from it. I don’t experiment with envelopes.',
    ],
    later: ['I’m not saying no any more. Put it in Friday’s report and let it be counted.'],
  },
  what_do_you_mean: {
    says: [
      'I mean: what would I have to look at, myself, to know that green is green? So far there wasn’t anything.',
      'I mean that eleven reports say the same, and then one says the opposite. I’d like to know what was measured in between.',
    ],
  },
  example: {
    says: [
      'Week seven, “on track”. Which track, and who’d been to look? That’s all I’d have needed to ask.',
      'Say the report says 83. I ring somebody who isn’t you, and he says 83 too. That I could sign.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve read all twelve in one go, which nobody’s meant to do. And I keep my ears open in the corridor.',
      'From your own reports, mostly. There’s one number in them, and it came last week.',
    ],
  },
  what_is_good: {
    says: [
      'Friday’s report. It’s red and it’s got a number in it. I know how that sounds.',
      'Your people worked weekends, I saw the lists. And you came in to talk about it.',
    ],
  },
  since_when: {
    says: [
      'Since Friday evening, with all twelve on the kitchen table. Before that I signed and didn’t wonder.',
      'I’ve doubted the reports since Friday. I ought to have doubted them in August.',
    ],
  },
  happened_before: {
    says: [
      'Not with a report of mine. With bills, yes, years ago, and I promised myself never to let a system surprise me like that.',
      'I’ve seen reports like these in other people’s files, when I was in audit. Never with my own name under them.',
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
      'From Friday’s report. Anything beyond that I’d sooner hear from you first.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You reported how busy everybody was, and not whether the accounts matched.',
      'There’s no number in the greens, and nobody came to see me. Those two.',
    ],
  },
  who_is_to_blame: {
    says: [
      'You wrote them and I signed them, so that’s two of us, and neither is the data team.',
      'I’m not looking for anyone to blame. I want to know on which day it was known.',
    ],
  },
  who_decides: {
    says: [
      'I sign the report, and the board takes note of the date. The number nobody should decide; it should be counted.',
      'You and I, about Friday’s report. About a cut-over, a trial should decide.',
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
      'Not much, to my face. People have gone rather quiet when I come in, and I put that down to the folder.',
    ],
  },
  talk_to_them: {
    says: [
      'To your own team today, please, and to audit. The board and the contact centre I’ll do myself.',
      'Yes, talk to whom you need. Only don’t go round asking who said what.',
    ],
  },
  your_role: {
    says: [
      'I sponsor the project and I sign its report every Friday. I’m the last pair of eyes before the board.',
      'Customer services is mine: the people who get the bills and the people who take the calls.',
    ],
  },
  what_would_move_you: {
    says: [
      'A number I can check, counted by somebody who’d not mind if it’s low. I’d be easy to please after that.',
      'The whole truth about when it was known, without my having to ask by the week. That moves me more than any plan.',
    ],
    later: ['Not much more by now. I’d only like to see on paper on Friday what you’ve told me here.'],
  },
  your_proposal: {
    says: [
      'I’d put one number on the page and have it counted by somebody outside the project. But I’d like it to be your idea.',
      'No colours, no cut-over in November, and a straight answer about when it began. I’d start with the answer.',
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
      'I can wait for a cut-over. I can’t wait for the truth about the reports; the board’s on Thursday.',
    ],
  },
  other_options: {
    says: [
      'I could have audit go through it from week one. I’d rather have you go through it with me.',
      'We could stop, or wait, or have the accounts counted every week. I’d try the counting first.',
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
      'Tell me since when you knew, and what I could check on Friday. Only you can do the first.',
      'Give me something with a number in it. Being cheerful doesn’t help.',
    ],
    later: ['Send me half a page tonight, and tell your people they can breathe. That’s all the help I need.'],
  },
  is_that_acceptable: {
    says: [
      'If somebody outside the project can check it and no bill changes this winter, I’d accept it.',
      'I’d say yes, as long as I can see on Friday whether it’s worked.',
    ],
    later: ['Yes, I’ve nothing against it. Put it on the page, with a day beside it.'],
  },
  agree_now: {
    says: [
      'Not yet. I’ve agreed eleven times in good faith; this time I’d like to know to what.',
      'Not today. I’d have to be able to check it before I put my name to it.',
    ],
    later: ['Yes. I’d sign that as you’ve said it, and I know what I’d be signing.'],
  },
  will_you_support_me: {
    says: [
      'For a true number, always. For a nice one, no.',
      'Yes, with a red report too. I don’t drop people for bad news; I’d find it harder to stand next to a green I couldn’t check.',
    ],
    later: ['Yes, on Thursday, in front of all of them. I’ll say what you’ve changed, and that it can be counted.'],
  },
  more_time: {
    says: [
      'For the move, take the time it needs. For the answer to what happened, no, I’ve a board on Thursday.',
      'Until tomorrow evening for the page. The move may take as long as the trials need.',
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
      'First what happened, then what changes. After that you go and tell your team that I know.',
    ],
    later: ['You ring audit, you send me the half page tonight, and I’ll speak to the board on Thursday.'],
  },
  what_is_missing: {
    says: [
      'The day you first knew, and something I could check on Friday. Those two.',
      'An answer for the next report: what would green be made of, if there’s ever another?',
    ],
    later: ['Nothing but the doing of it. I’d like it on half a page tonight.'],
  },
  did_i_get_it_right: {
    says: [
      'If you’ve understood that it’s the believing and not the delay, then yes.',
      'Yes, if you mean that I need something to check, more than an apology.',
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
    later: ['More than when you came in. You’ve given me something I can check.'],
  },
  are_we_all_right: {
    says: [
      'We will be. I’d rather have you annoyed with me and truthful than the other way about.',
      'Yes. I closed the door so that it stays between us, not to tell you off.',
    ],
    later: ['Yes, we are. What’s been said stays in this room.'],
  },
  did_i_offend_you: {
    says: [
      'No. I’ve been told worse over the telephone, and with reason.',
      'Not at all. I only look like that when I read my own signature.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Yes, I wish you would. It’s why I wanted the door shut.',
      'Please do. Start with the part you’d rather leave out.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, an hour, and nobody’s going to ring. I’d like to spend it on the eleven.',
      'Yes. I’ve cleared the afternoon, and the folder’s open.',
    ],
  },
  say_again: {
    says: [
      'Eleven greens, one red. What happened in between, and how would I know the next time?',
      'I’d like to know what green was made of, and on which day you first had a number that wasn’t green.',
    ],
  },
  shall_i_explain: {
    says: [
      'Yes, go on. I’ll write along, so take it slowly.',
      'Please. From the beginning, and I’d sooner have it in order than quickly.',
    ],
  },
  may_i_come: {
    says: [
      'Yes, come and sit with it. I’ve nothing in the folder that I’d hide.',
      'You can, of course. Looking is all I ever ask of anybody.',
    ],
  },
};
