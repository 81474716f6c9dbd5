import type { ScenarioContent } from '@parley/shared';

export const organizationalChangeResistanceCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Them in the green notebook. There’s folk in there that only come to work because somebody remembers what they can’t do.',
      'It’s still the book, love. I could lose the wall and the chair both, and I’d still be thinking about Tariq’s Thursdays.',
    ],
    later: [
      'With my people seen to, it’s my own chair. I’d like to know if there’s one, and I’d like Janet to say it.',
    ],
  },
  worst_case: {
    says: [
      'One of the quiet ones gets a turn they can’t do, and doesn’t shout, just hands me a badge over that hatch. I’d have to take it off him.',
      'A blank screen at four, no wall, no swaps, and forty drivers looking at me. But it’s the badge I’d mind more.',
    ],
  },
  what_matters_most: {
    says: [
      'My people in the book. A turn they can do, and nobody asking why.',
      'That nobody who’s trusted me is worse off in October. You can have the wall, if it comes to that.',
    ],
  },
  what_success_is: {
    says: [
      'Tariq’s on his early of a Thursday, nobody’s rung in sick, and it’s October and I’m sat somewhere. That’d be it.',
      'When the book’s in and I’ve stopped looking at the wall. You’d know, love, because the cards would have dust on.',
    ],
  },
  cost_to_you: {
    says: [
      'I’ve promised every one of them, you see, so it’s my word that goes. And my chair, happen, with four years to my pension.',
      'Sleep, mostly. I counted up the book the other night and I never shut my eyes.',
    ],
  },
  consequence: {
    says: [
      'They’d not strike, love, they’d go sick, and then they’d go. And I’d be stood here with a button that doesn’t know anybody.',
      'You’d have your ninety-odd not logged in still, and I’d have nowt to tell them.',
    ],
  },
  why_that_date: {
    says: [
      'The fourteenth’s not mine, love, that came down from upstairs with the sheet. I’d only say the book has to be in before it.',
      'Ask Colin and head office about the date. My only date’s a Thursday, because of Tariq.',
    ],
  },
  why_not: {
    says: [
      'Because they trusted me with it over that hatch, and I’d not be able to look at them. And I’ve seen what happened when Keighley didn’t mind theirs.',
      'Because it’s folk, love, and it goes wrong quietly. By the time your screen shows it they’ve gone.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean there’s things about my drivers that aren’t on any card or in any computer, and they’ve to go somewhere before that wall does.',
      'Put simply, love, I know who can’t do what, and your system doesn’t, and it starts on the fourteenth.',
    ],
  },
  example: {
    says: [
      'Denise. She’s never down for a Monday because of her grandson, and there’s not a word about it anywhere but that book.',
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
      'They’d see next week on a Sunday night, and wages might come right. It’s never tired, either, your computer, and I am.',
      'I’ve lovely drivers and we get the buses out. And you came yourself, so that’s two things.',
    ],
  },
  since_when: {
    says: [
      'Since the chart went up by the crisps, for me. For the drivers, since Keighley in June.',
      'I’ve been fretting since they said the wall was coming down. The book I’ve been keeping as long as I’ve sat here.',
    ],
  },
  happened_before: {
    says: [
      'They tried a new wages thing some years back and nobody got paid right for a month. They’ve not forgotten, them downstairs.',
      'Keighley, in June. Four gone inside six weeks, and nobody thought to ask them.',
    ],
  },
  tried_before: {
    says: [
      'A lad came in spring and measured the wall. I offered to tell him how it works and he’d got the process already. So that was that tried.',
      'I kept out of the way and hoped someone’d come and ask. It’s not much of a plan, love, but here you are.',
    ],
  },
  how_found_out: {
    says: [
      'Off the canteen wall, the lot of it. The date, the chart, and the forty-eight hours off your sheet.',
      'Carol rang me from Dewsbury and the mechanics told me the rest. Nobody official’s said a thing.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You never asked how it worked, love, you came to tell me how yours does. It’s only back to front.',
      'You put a chart up before you put a kettle on. That’s about the size of it.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Nobody’s wicked. It’s planned from the top of a building, is all, and my drivers are at the bottom.',
      'I’d not blame you, and I’d not blame the lad with the tape measure. I might have come downstairs and said summat myself.',
    ],
  },
  who_decides: {
    says: [
      'My job’s Janet Holroyd. The wall’s Colin upstairs. And if the drivers log in, well, that’s me, though nobody’s ever said so.',
      'Depends what, love. For the book there’s only me, and for anything with a chart in it, it’s Janet.',
    ],
  },
  who_else: {
    says: [
      'Barry from the union, because he’s waiting on me. Colin for the wall, Janet for my chair, and Callum does my days off.',
      'A hundred and eighty-six drivers, love, and them that wait at stops. After that, Barry.',
    ],
  },
  what_others_say: {
    says: [
      'Barry asks every day what I make of it. Colin says it’s progress, and the early turn says has Mo logged in.',
      'In the canteen they think it’s to watch them. Carol says it’s all right so long as you keep a shoebox.',
    ],
  },
  talk_to_them: {
    says: [
      'Talk to Barry after the two o’clock, and Carol at her dinner. My drivers you can say good morning to, only not about what’s in the book.',
      'You can talk to anyone, love, it’s a bus depot. Just don’t ask them why they can’t do a late.',
    ],
  },
  your_role: {
    says: [
      'I put a driver on every bus, and I’ve done it thirty-one years. What they want with me after the fourteenth, nobody’s said.',
      'Allocator. It’s me at the hatch and me on the phone at ten to five. You’ll not find it on the chart.',
    ],
  },
  what_would_move_you: {
    says: [
      'See my people right before that wall comes down. You and me with the book, and me checking it after, and I’d log in where they can all see.',
      'If I saw Tariq’s turns come out right on your screen, I’d be halfway there.',
    ],
    later: [
      'I’m moved, love, about the book. It’s swaps at the hatch and a word from Janet now, and then you’ve got me.',
    ],
  },
  your_proposal: {
    says: [
      'Do the book first, you and me. Give me the say over swaps, leave the wall up a bit, and get Janet to come and sit down.',
      'If it were me, I’d start with a kettle and the green book and leave the logging in till last.',
    ],
  },
  which_first: {
    says: [
      'The book. Then the swaps, because they’ll bite on the first morning. My chair can come third.',
      'Them in the notebook, love, before the wall and before me.',
    ],
  },
  is_it_flexible: {
    says: [
      'I can bend on the wall and on the day. I’ll not bend on folk’s reasons going on a screen.',
      'Most of it, love, I’ve been bent all ways in thirty-one years. Not the book, though.',
    ],
  },
  other_options: {
    says: [
      'I’d thought of doing nothing, and I’ve tried it for a month. I’d thought of having both up together, and I liked that better.',
      'You could leave Halifax as it is and I’d carry on with my cards. I don’t suppose they’d wear it.',
    ],
  },
  your_contribution: {
    says: [
      'I’ll read you the book, I’ll check every line, and when it’s right I’ll stand in the canteen and say so. That’s worth more than your posters.',
      'My afternoons, and my word to the drivers when I can give it. And tea, love, there’s no end of tea.',
    ],
  },
  how_can_i_help: {
    says: [
      'Sit with me and get my people in before the fourteenth. And find out about my chair, if you’re going past Janet’s door.',
      'Ask me how it works, and write it down. You’d be surprised how few have.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It might be, love. I’d ask the same of anything, does it keep them in my book right, and without asking why? If it does, I’ll not quarrel.',
      'I could go along with it if Tariq wouldn’t notice the difference on a Thursday. Would he?',
    ],
    later: ['I should think so, as long as my people stay in the way we’ve said. Tell me who does it and what day.'],
  },
  agree_now: {
    says: [
      'Not yet, love. I’d be telling them it’s safe and I don’t know that while the book’s still on the shelf.',
      'No, I’ll not say yes to be nice, I’ve done enough of that in my life. Get the notebook in and ask me again.',
    ],
    later: ['Yes, love. If the book goes in like you’ve said, I’ll log in where they can all see me.'],
  },
  will_you_support_me: {
    says: [
      'I’d like to, you’ve a kind face. But they’d believe me, you see, so I can’t say it’s right till my people are in it.',
      'When I’ve seen the turns with my own eyes, I’ll say so to anybody you like. Not before.',
    ],
    later: ['I will. I’ll tell the early turn it’s safe, and Barry’ll have his notice up by dinner.'],
  },
  more_time: {
    says: [
      'I’ve all the time you like of an afternoon, but the fourteenth’s coming whether we’ve done the book or not. Start this week.',
      'Take while Thursday to ask them upstairs. I’d not leave it longer, there’s a lot of pages.',
    ],
  },
  in_writing: {
    says: [
      'On a bit of paper, in words I can read out. I’ll hang it by the donkeys.',
      'Write it down and I’ll write mine under. Nothing about anybody’s reasons, mind.',
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
      'You find out if my people can go in without their reasons. Then you come back Thursday and we’ll start on page one.',
      'The book, love. Pick an afternoon.',
    ],
    later: ['You come Thursday with your laptop, I get the book down, and somebody asks Janet. I’ll see to Barry.'],
  },
  what_is_missing: {
    says: [
      'What happens to them in the book on the fourteenth. You’ve told me about screens and I still don’t know about Tariq.',
      'Somebody with a name and an afternoon. And a word about my chair, while we’re at it.',
    ],
    later: ['The book’s all right now. I’ve still not heard who does the swaps at ten to five, nor if I’ve a chair.'],
  },
  did_i_get_it_right: {
    says: [
      'If you’ve got that it’s people and not cards, you’ve got it. The book first, then the swaps, then me.',
      'You’ve most of it, love. Just so long as Tariq’s in it, and not why.',
    ],
  },
  how_do_you_feel: {
    says: [
      'A bit like that board, love, up there for now. I keep busy. I’d sooner be asked than not, though, so thank you.',
      'Tired, and a bit daft for minding so much. It’s thirty-one years of faces.',
    ],
    later: ['Lighter, if I’m honest. I could see them all being all right, just for a minute there.'],
  },
  do_you_trust_me: {
    says: [
      'You’ve sat down and you’ve had your biscuit, so that’s a start. I’ll trust you when one thing you’ve said has happened.',
      'I trust you to mean it, love. Whether they’ll let you is another matter, so let’s see Thursday come.',
    ],
    later: ['I do now. You put my people first and didn’t ask me why.'],
  },
  are_we_all_right: {
    says: [
      'We’re all right, love, I’d not have poured you another. It’s not you I’m at odds with, it’s the fourteenth.',
      'Course we are. I go quiet when I’m thinking about the book, that’s all that is.',
    ],
    later: ['We are that. You can hang your coat on the allocator’s hook, and I don’t let everybody.'],
  },
  did_i_offend_you: {
    says: [
      'No, love, you’d have to try harder. I only go short when it’s about my drivers’ business.',
      'Not you. I was thinking about that chart, it catches me now and again.',
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
      'While the late turn comes in, love, so there’s a good half hour in the pot. Now, is it my drivers you want or my board?',
      'Sit down, of course I have. It’s only ten to five in a morning I’ve no time.',
    ],
  },
  say_again: {
    says: [
      'There’s folk in that green book with turns they can’t do, and I want them right in your system before the wall comes down.',
      'Put my people in first, love, without their reasons. That’s the whole of it.',
    ],
  },
};
