import type { ScenarioContent } from '@parley/shared';

export const organizationalChangeResistanceCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Some of my drivers only come to work because I remember what they can’t do, and it’s only in my green notebook. I’m worried they’ll get forgot.',
      'That somebody gets a turn they can’t do, and says nothing, and goes. There’s arrangements that are nowhere but in my notebook.',
    ],
    later: ['If my drivers are seen to, it’s my own chair. I’d like to know if there’s one for me after.'],
  },
  worst_case: {
    says: [
      'One of the quiet ones gets a turn they can’t do, and doesn’t shout, just hands me a badge over that hatch. I’d have to take it.',
      'A blank screen at four, no wall, no swaps, and forty drivers looking at me.',
    ],
  },
  what_matters_most: {
    says: [
      'That every driver gets a turn they can do, and nobody asks them why.',
      'That nobody who’s trusted me is worse off in October. You can have the wall, if it comes to that.',
    ],
  },
  what_success_is: {
    says: [
      'Everybody on a turn they can do, nobody’s rung in sick, and it’s October and I’m sat somewhere. That’d be it.',
      'When your screen’s got my people right and I’ve stopped looking at the wall. You’d know, love, the cards would have dust on.',
    ],
  },
  cost_to_you: {
    says: [
      'My word, love. I’ve promised drivers their turns, and it’d be me that broke it.',
      'Sleep, mostly. I lie there going through who can’t do what, and I never shut my eyes.',
    ],
  },
  consequence: {
    says: [
      'The drivers’d not strike, love, they’d go sick, and then they’d go. And I’d be stood here with a button that doesn’t know anybody.',
      'Then half of them won’t log in, love, and I’d have nowt to tell them.',
    ],
  },
  why_that_date: {
    says: [
      'The fourteenth’s not mine, love, that came down from upstairs with the sheet. I’d only say my drivers’ arrangements have to be in before it.',
      'You’d have to ask Colin or head office, love, they set it. I never picked a date.',
    ],
  },
  why_not: {
    says: [
      'Because somebody’d get a turn they can’t do, love, and I’d not be able to look at them. They trusted me with it, over that hatch.',
      'Because it’s folk, love, and it goes wrong quietly. By the time your screen shows it they’ve gone.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean there’s things about my drivers that aren’t on any card or in any computer, and they’ve to go somewhere before that wall does.',
      'I mean I know who can’t do which turn, love, and your system doesn’t, and it starts on the fourteenth.',
    ],
  },
  example: {
    says: [
      'Denise, one of my drivers. She’s never down for a Monday because of her grandson, and there’s not a word about it anywhere but in my notebook.',
      'A lad rings at ten to five, his little one’s poorly, and by five I’ve found him somebody who owes me. That’s not on your sheet.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve sat here thirty-one years, love. And what goes on at Keighley comes over with the mechanics before dinner.',
      'They tell me, at the hatch. Folk’ll say a thing to a hatch that they’d not say to their own mother.',
    ],
  },
  what_is_good: {
    says: [
      'The drivers’d see next week on a Sunday night, and wages might come right. It’s never tired, either, your computer, and I am.',
      'I’ve lovely drivers and we get the buses out. And you came yourself, so that’s two things.',
    ],
  },
  since_when: {
    says: [
      'Since they said the wall was coming down, for me. The notebook I’ve been keeping as long as I’ve sat here.',
      'Since the spring, when a lad came and measured the wall. The drivers started fretting when Keighley went over, in June.',
    ],
  },
  happened_before: {
    says: [
      'Yes, with wages, some years back, and nobody got paid right for a month. They’ve not forgotten, them downstairs.',
      'Only the once, love, when they changed the wages. It were the drivers that paid for it, so they’re careful now.',
    ],
  },
  tried_before: {
    says: [
      'I offered to explain the board to a lad with a tape measure, in spring, and he’d got the process already.',
      'Nothing much, love. I kept out of the way and hoped someone’d come and ask.',
    ],
  },
  how_found_out: {
    says: [
      'Off the canteen wall, most of it, love. The date went up there, and the forty-eight hours is on your sheet.',
      'Carol over at Dewsbury rang me, and the mechanics told me the rest. Nobody official’s said a thing.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You never asked how the board works, love, you only told us how the system does. It’s back to front.',
      'You sent sheets and trainings before anybody put a kettle on. That’s about the size of it.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Nobody’s to blame, love, nobody’s wicked. It’s planned from the top of a building, is all, and my drivers are at the bottom.',
      'I’d not blame you, love. I might have said summat myself, and sooner.',
    ],
  },
  who_decides: {
    says: [
      'The wall’s Colin upstairs, and the date’s head office. And if the drivers log in, well, that’s me, though nobody’s ever said so.',
      'Depends what, love. For the drivers’ turns it’s me, and for the depot it’s Colin Shaw.',
    ],
  },
  who_else: {
    says: [
      'Barry from the union, Colin upstairs for the wall, and young Callum, who does my days off.',
      'A hundred and eighty-six drivers, love, and them that wait at stops. After that, Barry from the union.',
    ],
  },
  what_others_say: {
    says: [
      'Colin upstairs says it’s progress, and the early turn says has Mo logged in.',
      'In the canteen they think it’s to watch them. Carol at Dewsbury says it’s all right so long as you keep your cards in a shoebox.',
    ],
  },
  talk_to_them: {
    says: [
      'Yes, do. Barry from the union’s here after the two o’clock. My drivers you can say good morning to, only don’t ask about anybody’s arrangements.',
      'You can talk to anyone, love, it’s a bus depot. Just don’t ask them why they can’t do a late.',
    ],
  },
  your_role: {
    says: [
      'I put a driver on every bus, and I’ve done it thirty-one years. What they want with me after the fourteenth, nobody’s said.',
      'I’m the allocator, love. It’s me at the hatch and me on the phone at ten to five.',
    ],
  },
  what_would_move_you: {
    says: [
      'You and me putting my drivers’ arrangements in before that wall comes down, and me checking them after. Then I’d log in where they can all see.',
      'If I saw on your screen that nobody’d got a turn they can’t do, I’d be halfway there.',
    ],
    later: ['If swaps work at the hatch and somebody tells me straight about my job, then you’ve got me, love.'],
  },
  your_proposal: {
    says: [
      'Do the drivers’ arrangements first, you and me, out of my notebook. Then give me the say over swaps, and leave the wall up a bit.',
      'I’d start with a kettle and my green notebook, love, and leave the logging in till last.',
    ],
  },
  which_first: {
    says: [
      'My drivers’ arrangements. Then the swaps, because they’ll bite on the first morning. My own job can come third.',
      'Them in my notebook, love, before the wall and before me.',
    ],
  },
  is_it_flexible: {
    says: [
      'Some of it is. I can bend on the wall and on the day. I’ll not bend on folk’s reasons going on a screen.',
      'Most of it, love, I’ve been bent all ways in thirty-one years. Not what I’ve promised the drivers, though.',
    ],
  },
  other_options: {
    says: [
      'We could have both up together for a bit, love, the wall and your screen. I’d like that best.',
      'You could leave Halifax as it is and I’d carry on with my cards. I don’t suppose they’d wear it.',
    ],
  },
  your_contribution: {
    says: [
      'I’ll read you my notebook, I’ll check every line, and when it’s right I’ll stand in the canteen and say so. That’s worth more than your posters.',
      'My afternoons, and my word to the drivers when I can give it. And tea, love, there’s no end of tea.',
    ],
  },
  how_can_i_help: {
    says: [
      'Sit with me and get my drivers’ arrangements in before the fourteenth. And find out about my job, if you’re going past the right door.',
      'Ask me how it works, and write it down. You’d be surprised how few have.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It might be, love, if it keeps my drivers’ turns right and nobody asks them why. If it does, I’ll not quarrel.',
      'I could go along with it, if my drivers wouldn’t notice the difference. Would they?',
    ],
    later: ['I should think so, as long as my people are in it right. Tell me who does it and what day.'],
  },
  agree_now: {
    says: [
      'Not yet, love. I’d be telling the drivers it’s safe, and I don’t know that.',
      'No, I’ll not say yes to be nice, I’ve done enough of that in my life. Show me my drivers are in it right and ask me then.',
    ],
    later: ['Yes, love. If my drivers’ turns go in right, I’ll log in where they can all see me.'],
  },
  will_you_support_me: {
    says: [
      'I’d like to, love, but not yet. The drivers’d believe me, you see, so I can’t say it’s right till I know it is.',
      'When I’ve seen the turns with my own eyes, I’ll say so to anybody you like. Not before.',
    ],
    later: ['I will, love. When it’s in I’ll tell the early turn it’s safe, and they’ll log in for me.'],
  },
  more_time: {
    says: [
      'You can have a few days, love, but the fourteenth’s coming whether we’re ready or not. Start this week.',
      'You can have till Thursday to ask them upstairs. I’d not leave it longer.',
    ],
  },
  in_writing: {
    says: [
      'Yes, on a bit of paper, love, in words I can read out. I’ll hang it by the donkeys.',
      'Yes, write it down and I’ll write mine under. Nothing about anybody’s reasons, mind.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Come and say it, love, after two. If you must ring, say who you are quick, because I’ll think you’re sick.',
      'Put your head round of a Thursday. Bad news first, while the tea’s hot.',
    ],
  },
  next_step: {
    says: [
      'You find out if my drivers’ arrangements can go in without their reasons. Then you come back Thursday and we start on page one.',
      'We sit down with my notebook, love, you and me. Pick an afternoon.',
    ],
    later: [
      'You come Thursday with your laptop, and I get the book down. I’ll have a word with the drivers when it’s in.',
    ],
  },
  what_is_missing: {
    says: [
      'What happens on the fourteenth to them that can’t do certain turns. That’s in my notebook, love, and it’s not in your system.',
      'Somebody with a name and an afternoon, to sit down with me. And a word about my own job, while we’re at it.',
    ],
    later: ['My drivers I’m easier about. It’s who does the swaps at ten to five, and if I’ve a job after.'],
  },
  did_i_get_it_right: {
    says: [
      'I think so, love, if you’ve got that it’s people and not cards.',
      'You’ve most of it, love. My drivers first, then the swaps, then me.',
    ],
  },
  how_do_you_feel: {
    says: [
      'A bit unsettled, love, so I keep busy. I’d sooner be asked than not, though, so thank you.',
      'Tired, and a bit daft for minding so much. It’s thirty-one years of faces.',
    ],
    later: ['Lighter, if I’m honest. I could see my drivers all being all right, just for a minute there.'],
  },
  do_you_trust_me: {
    says: [
      'I’m getting there, love. I’ve been told nice things before, so I like to see one happen first.',
      'I trust you to mean it, love. Whether they’ll let you, upstairs, is another matter.',
    ],
    later: ['I do, love. You thought of my drivers and not only of your screen.'],
  },
  are_we_all_right: {
    says: [
      'We’re all right, love, I’d not have poured you tea else. It’s not you I’m at odds with, it’s the fourteenth.',
      'Course we are. I go quiet when I’m thinking about my drivers, that’s all that is.',
    ],
    later: ['We are that. You can hang your coat on the allocator’s hook, and I don’t let everybody.'],
  },
  did_i_offend_you: {
    says: [
      'No, love, you’d have to try harder. I only go short when it’s about my drivers’ business.',
      'No, not you, love. I’ve a lot on my mind, that’s all that is.',
    ],
  },
  may_i_be_frank: {
    says: [
      'You be frank, love, I’ve had thirty-one years of drivers. Is it about the logging in or about me?',
      'Go on, say it. I’d sooner have it across this table than off the canteen wall.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, love, till the late turn comes in, so there’s a good half hour in the pot.',
      'Sit down, of course I have. It’s only ten to five in a morning I’ve no time.',
    ],
  },
  say_again: {
    says: [
      'I’ve drivers with turns they can’t do, it’s only in my green notebook, and I want it right in your system before the wall comes down.',
      'Put my drivers’ arrangements in first, love, without their reasons. That’s the whole of it.',
    ],
  },
  shall_i_explain: {
    says: [
      'Go on then, love, tell us. I’ll only butt in if it’s daft.',
      'Yes, love, say it how it is. I’ve a full cup.',
    ],
  },
  may_i_come: {
    says: [
      'Course you can, love. Come and sit by the hatch, you’ll learn more than in any training.',
      'You’d be welcome, love. Early’s best, that’s when it all kicks off.',
    ],
  },
};
