import type { ScenarioContent } from '@parley/shared';

export const teamMemberPushbackCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That it says cover begins in December. I’ve been up for three winters, and it’s as if nobody had.',
      'Being counted as if I were new to it, after three winters of nights. The false alarms come after that.',
    ],
    later: [
      'That the fix doesn’t get started, and the phone goes on ringing for leaves. The winters you’ve dealt with.',
    ],
  },
  worst_case: {
    says: [
      'That somebody’s so sick of false alarms they turn over in bed, and that time it’s a real flood. It was nearly me, twice.',
      'The Garw comes up on a Sunday, and nobody gets up because they think it’s another leaf.',
    ],
  },
  what_matters_most: {
    says: [
      'That somebody counts what I’ve done these three winters, before they hand out more. After that, gauges that tell the truth.',
      'The winters being counted. My Sundays I’d keep whatever you said, so they come second.',
    ],
  },
  what_success_is: {
    says: [
      'A winter where the phone goes four times, all four for real rivers, and only two of those on me.',
      'That I sleep through a night, and on the Monday I hear it was real and somebody else went.',
    ],
  },
  cost_to_you: {
    says: [
      'Sleep, mostly. And a Sunday afternoon I’d not get back. A hundred and eighty doesn’t touch either of those.',
      'My sleep and my weekends, and it’s been three years of it. You get used to boots by the bed.',
    ],
  },
  consequence: {
    says: [
      'Nine alarms on the first weekend, and eight of them leaves. By the New Year somebody will have handed in their notice over it.',
      'People stop believing the phone, and one night they miss a real flood. And I’d be the one who gets rung anyway.',
    ],
  },
  why_that_date: {
    says: [
      'Because the licence says the fifth of December, and I’ve no quarrel with it. I’ve stood on those bridges.',
      'The fifth is the regulator’s day, it stands in the licence. I’d leave it where it is.',
    ],
  },
  why_not: {
    says: [
      'Because the gauges lie, it takes my Sundays, and it’s drawn as if nobody had done the nights before.',
      'I’m tired of leaves at four in the morning, and nobody asked us before it was decided. That’s why.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean there’s been cover all along, I’ve been getting up for three winters. So a mail saying it begins in December doesn’t sit right.',
      'Put plainly, nobody asked who’d been doing the nights, and the rota starts as if nobody had.',
    ],
  },
  example: {
    says: [
      'Blackmill bridge, four in the morning. The gauge rings a flood, I drive out, and it’s a crisp packet.',
      'Take the Ewenny coming up on a Saturday night. The depot doesn’t look at any list, they ring me.',
    ],
  },
  how_do_you_know: {
    says: [
      'I was there for it, mostly in my pyjamas. I’ve been the one getting up.',
      'I put most of those gauges up myself, so I know which ones lie.',
    ],
  },
  what_is_good: {
    says: [
      'The cover itself is right, it ought to be there. And you walked over, which beats a mail.',
      'The five of us, we’re a good bunch. And it’s right that a weekend gets paid.',
    ],
  },
  since_when: {
    says: [
      'The nights, since the Babet winter, so three winters. The gauges have lied a bit longer than that.',
      'Three winters for the nights, and ten to five on Friday for the mail.',
    ],
  },
  happened_before: {
    says: [
      'The calls at night have, every wet weekend for three years. A rota for it, no, that’s new.',
      'Yes, the nights aren’t new to me. Old Glyn, who had your desk, knew about them and said good lad.',
    ],
  },
  tried_before: {
    says: [
      'Yes, I asked for the threshold fix in March and reminded twice. Then the dashboard came in ahead of it and I gave up.',
      'I tried not picking up, once. There was a lady in Blackmill with water in her kitchen, so I’ve picked up since.',
    ],
  },
  how_found_out: {
    says: [
      'From the mail, on the bus home on Friday. Nobody’d said a word about it before.',
      'On my phone, from the same mail that everybody got at ten to five.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You asked none of us, you sent it by mail, and you wrote that cover begins.',
      'You decided people’s weekends without them. And the threshold fix has sat in the backlog since March.',
    ],
    later: ['Nobody had counted the winters, and you’ve dealt with that. The rest is the Friday mail and the gauges.'],
  },
  who_is_to_blame: {
    says: [
      'Nobody much. The fix sank, and I never said anything about the nights. The mail was yours, mind.',
      'I’d share it between us. I never said and you never asked.',
    ],
  },
  who_decides: {
    says: [
      'You decide the rota, and the licence decides the date. I only decide whether I join.',
      'It’s your team, so it’s you. I’d like the five of us to have a say in how it’s cut.',
    ],
  },
  who_else: {
    says: [
      'Dai and Sharon at Pencoed depot, they do the ringing. And Gethin and Lowri, who haven’t made up their minds.',
      'The depot first, nobody’s told them there’s a rota. Then the other four, and on your feet.',
    ],
  },
  what_others_say: {
    says: [
      'Not much, since Friday. Gethin and Lowri are waiting to see what I do, and Meg and Anwar would say yes to anything with a torch in it.',
      'I can’t speak for them. They’ve no idea who gets rung at night, they think Pencoed has a system.',
    ],
  },
  talk_to_them: {
    says: [
      'Yes, do, talk to the other four yourself, and not by mail. And go over to Pencoed and ask who they ring.',
      'Aye, all of them. I’d start with the depot, take a cake.',
    ],
  },
  your_role: {
    says: [
      'I’m the senior telemetry engineer, I put up most of the gauges. And I’m who they ring at night, though I never applied for it.',
      'Telemetry engineer on paper, and the night cover in practice.',
    ],
  },
  what_would_move_you: {
    says: [
      'Somebody saying who’s done the nights these three winters, the worst gauges mended before the fifth, and a rota drawn round my Sunday afternoons.',
      'Somebody telling the others what’s been done so far. After that, quiet gauges and a say in how it’s cut.',
    ],
    later: ['You’ve moved me a good way. As long as the gauges get mended first and my Sundays stay free, I’m in.'],
  },
  your_proposal: {
    says: [
      'Mend the gauges first, then half weekends with swaps. I’d write the list of what to ignore, and then you’d have a rota.',
      'Let the five of us cut it on a whiteboard, with only the fifth fixed. I’d bring the gauges that lie.',
    ],
  },
  which_first: {
    says: [
      'The winters, then the gauges. Sundays I’m keeping whatever order you do it in.',
      'Start with who’s been doing the nights, and tell the others. It costs you nothing.',
    ],
  },
  is_it_flexible: {
    says: [
      'Saturdays I can bend any way you like. Sunday afternoons I can’t. And the fifth’s the fifth.',
      'Most of it is. Not two till five on a Sunday, and not phones before mended gauges.',
    ],
  },
  other_options: {
    says: [
      'Yes, half weekends, swaps, or me writing the guide while the others take first call. But only once the gauges are quiet.',
      'There are a few ways to cut it, and the five of us would find them on a whiteboard in an hour.',
    ],
  },
  your_contribution: {
    says: [
      'My Saturdays, a list of the gauges that lie, and an afternoon at Blackmill with Meg in daylight.',
      'I’d write the guide for the others, four pages of it, in working hours.',
    ],
  },
  how_can_i_help: {
    says: [
      'Give me Anwar and a van for six days, so the gauges get mended. And tell the others who’s done the nights.',
      'Ask us before you decide, and keep my Sunday afternoons out of it. That’d help most.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It depends. If it counts what’s been done, mends the gauges and leaves my Sundays alone, yes.',
      'Only if the gauges are mended first and Sunday afternoon is left out for me.',
    ],
    later: ['Yes, that’s all right with me, so long as the gauges are done before the phones.'],
  },
  agree_now: {
    says: [
      'Not yet. Draw it from what’s really been done, with mended gauges, and ask me again.',
      'I can’t today, not with the rota as it stands. I’m not far off, mind.',
    ],
    later: ['Aye, put me down, for Saturdays, in ink. Sunday afternoons I can’t.'],
  },
  will_you_support_me: {
    says: [
      'I’d not work against you. I’d only stand up for a rota that we’d cut together.',
      'Not for Friday’s version. For one with mended gauges and a say for all five, I would.',
    ],
    later: ['I will, yes. I’ll tell Gethin and Lowri myself, it’ll take one cup of tea.'],
  },
  more_time: {
    says: [
      'Yes, take a day or two. But the fix wants six days, so it has to start soon if it’s to be done by the fifth.',
      'You can have till tomorrow, I’m not going anywhere. The fifth won’t move, though.',
    ],
  },
  in_writing: {
    says: [
      'Yes, but tell the others first. Then write it, short, and before four in the afternoon.',
      'Aye, put it in writing, with the dates. Only not on a Friday.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Walk over to my desk. It’s forty feet and there’s carpet.',
      'Tell me in person, and write it down after if you must.',
    ],
  },
  next_step: {
    says: [
      'You ring Pencoed and ask who they call at night. Then we sit down with the other four and draw it afresh.',
      'The gauges are next. Give Anwar and me a day to start, and I’ll write out which ones lie.',
    ],
    later: ['You tell the others in the Monday round, I start on the gauges, and the five of us cut the rota.'],
  },
  what_is_missing: {
    says: [
      'Somebody saying who’s done the cover up to now, and what that’s worth. The rest we can draw.',
      'The last three winters, they’re not in it anywhere.',
    ],
    later: ['Nothing much, only that the fix really gets started.'],
  },
  did_i_get_it_right: {
    says: [
      'Mostly, so long as it’s got the three winters in it.',
      'Aye, more or less. Quiet gauges, free Sundays, and somebody counting what’s been done.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Tired, mostly. I’d say cross, but I haven’t got the hours for it.',
      'A bit daft, to mind one word so much. Begins, it said.',
    ],
    later: ['Better, thanks. I might even sleep, if nothing rings.'],
  },
  do_you_trust_me: {
    says: [
      'Mostly, yes. Friday’s mail knocked it, but you’ve come over, so it’s not gone far.',
      'Enough to sit here and talk. I’d trust you more with something done about the gauges.',
    ],
    later: ['Aye, I do. You listened about the winters, and that was the hard part.'],
  },
  are_we_all_right: {
    says: [
      'We’re all right, us two. It’s the rota and me that aren’t.',
      'Yes, I’d not fall out with you over a mail. Another winter like these would be different.',
    ],
    later: ['We are, yes. Thanks for coming over.'],
  },
  did_i_offend_you: {
    says: [
      'A bit, aye, with Friday’s mail. It was the word begins, mostly.',
      'It stung, I’ll not pretend. But you came over to talk, so I’ll get past it.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Go on, please do. The depot’s been frank with me at four in the morning, so I can take it.',
      'Yes, say it straight. I wrote three words, you can have as many as you like.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, till the tea’s cold, and nothing’s ringing.',
      'Aye, sit down, on the box of gauges if you like. I’m not going anywhere.',
    ],
  },
  say_again: {
    says: [
      'I’m not doing it as it’s drawn. The gauges lie, my Sundays are taken, and I’ve done three winters of it that nobody’s counted.',
      'Count what’s been done, mend the gauges, leave me my Sundays. That’s what I need.',
    ],
  },
  shall_i_explain: {
    says: [
      'Aye, go on then, I’m listening. It’s quiet enough for once.',
      'Tell me, yes. I’ll say if it’s got leaves on it.',
    ],
  },
  may_i_come: {
    says: [
      'You can come, yes, and bring wellingtons. It’s only a gauge and a hut, mind.',
      'Aye, come along. You’d be the first from the office to see one in daylight.',
    ],
  },
};
