import type { ScenarioContent } from '@parley/shared';

export const teamMemberPushbackCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That it says cover begins in December. I’ve been up for three winters, and it’s as if nobody had.',
      'Being counted as fresh. The rest is leaves.',
    ],
    later: ['It was the winters, and you’ve said them out loud. Now it’s just whether the van goes out.'],
  },
  worst_case: {
    says: [
      'Somebody’s that sick of leaves they turn over in bed, and it’s the one that isn’t a leaf. It was nearly me, twice.',
      'The Garw comes up on a Sunday and everyone thinks it’s Blackmill again.',
    ],
  },
  what_matters_most: {
    says: [
      'That somebody counts what’s been before they hand out what’s coming. After that, gauges that tell the truth.',
      'The winters. Sundays I’d keep whatever you said.',
    ],
  },
  what_success_is: {
    says: [
      'Phone goes four times in a winter, all four of them rivers, and two of those aren’t on me.',
      'I sleep through one, and on the Monday I hear it was somebody else’s and it was real.',
    ],
  },
  cost_to_you: {
    says: [
      'Sleep, mostly. And a Sunday afternoon I’d not get back. A hundred and eighty doesn’t touch either of those.',
      'Three years of it so far. You get used to your boots being by the bed.',
    ],
  },
  consequence: {
    says: [
      'First weekend, nine alarms and eight of them leaves. By the New Year you’d have three engineers, and they’d still be ringing my wall.',
      'Then it goes on as it has. Only now it’d have a name.',
    ],
  },
  why_that_date: {
    says: [
      'The fifth’s the licence, I’ve no quarrel with it. I’ve stood on those bridges, I know why somebody wrote it down.',
      'It’s the regulator’s day, not mine. The river never had one.',
    ],
  },
  why_not: {
    says: [
      'Because it says it all begins with me as one of five, and it doesn’t. And because of what the phone will say when it rings.',
      'I’m tired, and it’s a strange sort of rota. That’s the whole of it.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean there’s been cover. It’s me, on my own phone, since Babet. So a mail that says it begins wants some getting used to.',
      'In plain words, nobody asked who was up already.',
    ],
  },
  example: {
    says: [
      'Blackmill, four in the morning, a crisp packet on the gauge. That’s what’d be on the end of your rota phone.',
      'Take the Ewenny coming up on a Saturday. Pencoed don’t look at a list, they ring me.',
    ],
  },
  how_do_you_know: {
    says: [
      'I was there, mostly in my pyjamas. And the phone bill’s itemised.',
      'I put most of those gauges up. You get to know which ones fib.',
    ],
  },
  what_is_good: {
    says: [
      'The cover’s right, and Meg and Anwar are willing. And you walked over, that’s forty feet further than Friday.',
      'It’s a good bunch, the five of us. You’d only to ask.',
    ],
  },
  since_when: {
    says: [
      'Since the Babet winter, so three winters now. The gauges have lied a bit longer than that.',
      'The nights, three winters. The mail, since ten to five on Friday.',
    ],
  },
  happened_before: {
    says: [
      'It’s happened to me every wet weekend for three years. A rota for it, no, that’s new.',
      'There was old Glyn before you, he knew. He said good lad and retired.',
    ],
  },
  tried_before: {
    says: [
      'I put the fix in the backlog in March and reminded twice. Then the dashboard came and I’d have felt silly.',
      'I tried not picking up, once. There was a lady in Blackmill with water in her kitchen, so I’ve picked up since.',
    ],
  },
  how_found_out: {
    says: [
      'On the bus, on my phone, off a mail. I’d been in the building till five.',
      'Same as everyone, at ten to five. I’d like to say I was sitting down.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You asked nobody, and you wrote begins. The rest of it you couldn’t have known, because I never said.',
      'Mailed people’s weekends to them. You’d not put a pump in like that.',
    ],
    later: ['You’ve said what it was. I’d not go over it a second time.'],
  },
  who_is_to_blame: {
    says: [
      'Nobody, really. It sank, like the six days did. But it’s your mail, so it’s you I’m sat with.',
      'I never said and you never asked. We could share it.',
    ],
  },
  who_decides: {
    says: [
      'You do, the rota. The licence did the date. I only decide whether what I know comes with it.',
      'It’s your team. I’d just like it cut by the five who’ve to get up.',
    ],
  },
  who_else: {
    says: [
      'Dai and Sharon at Pencoed, they do the ringing. And Gethin and Lowri, they’re waiting to see what I do.',
      'The depot, before anyone. They’ve no notion there’s a rota.',
    ],
  },
  what_others_say: {
    says: [
      'Meg and Anwar would do it for the torch. Gethin’s waiting for me and Lowri’s waiting for Gethin. Nobody’s said much since Friday, mind.',
      'They think Pencoed has a system. It has. It’s me.',
    ],
  },
  talk_to_them: {
    says: [
      'Do. Go over to Pencoed with a cake and ask who they ring. And ask the other four on their feet, not by mail.',
      'Aye, all of them. Only I’d start with the depot.',
    ],
  },
  your_role: {
    says: [
      'I put up most of the gauges, and I’m who they ring. I never applied for it.',
      'Telemetry, on paper. Night porter, otherwise.',
    ],
  },
  what_would_move_you: {
    says: [
      'Count the winters, mend the worst of the gauges before the fifth, and draw it round my Sundays. None of it’s dear.',
      'Somebody saying what’s been done so far, with the number. Then I’d be half way to the whiteboard.',
    ],
    later: ['You’ve moved me. I’d want to see the van go out, that’s all.'],
  },
  your_proposal: {
    says: [
      'Gauges first, half weekends, and a new number on Pencoed’s wall. I’d write the list of what to ignore, and then you’d have a rota.',
      'Cut it on a whiteboard, the five of us. I’d bring the gauges that lie.',
    ],
  },
  which_first: {
    says: [
      'The winters, then the gauges. Sundays I’m keeping whatever order you do it in.',
      'Start with what’s been. It’s shorter than what’s coming.',
    ],
  },
  is_it_flexible: {
    says: [
      'Saturdays I can bend any way you like. Sunday afternoons I can’t. And the fifth’s the fifth.',
      'Most of it. Not two till five on a Sunday.',
    ],
  },
  other_options: {
    says: [
      'Half weekends, swaps, me on the list and not on the phone. There’s more than one way to cut it, once the gauges are quiet.',
      'There’s yours, and there’s one with feet. I’d take the one with feet.',
    ],
  },
  your_contribution: {
    says: [
      'My Saturdays, the list of the ones that fib, and an afternoon at Blackmill with Meg in daylight.',
      'I’d write it down, four pages. In working hours, mind.',
    ],
  },
  how_can_i_help: {
    says: [
      'Take my number off that wall, for a start. And give me Anwar and a van for six days.',
      'Walk over next time. You’ve found the way now.',
    ],
  },
  is_that_acceptable: {
    says: [
      'Might be. Does it count what’s been, or does it start at nought on the fifth? That’s how I’d look at it.',
      'If it leaves my Sundays alone and doesn’t ring for leaves, I’d not argue.',
    ],
    later: ['If it doesn’t put us back where we were on Friday, aye, that’s all right.'],
  },
  agree_now: {
    says: [
      'Not as it’s drawn, no. Draw it from what’s really been and ask me again, I’ll not be long about it.',
      'I’d like to. I keep coming up against that word begins.',
    ],
    later: ['Aye. Put me down. Saturdays, in ink.'],
  },
  will_you_support_me: {
    says: [
      'I’d not work against you. Whether I’d stand up for it depends on what it says about the winters.',
      'Not for Friday’s version. For one we’d cut together, I would.',
    ],
    later: ['I will. I’ll tell Gethin and Lowri myself, it’ll take one cup of tea.'],
  },
  more_time: {
    says: [
      'Till the tea’s cold, that’s no trouble. Before the fifth there’s time enough, if the van’s out by Monday.',
      'You can have till tomorrow. The gauges won’t be any better by then.',
    ],
  },
  in_writing: {
    says: [
      'Say it to them first, with your mouth. Then write it, short, and before four in the afternoon.',
      'If it’s the depot and the gauges and the dates, aye, put it in writing. Not on a Friday.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Walk over. It’s forty feet and there’s carpet.',
      'Tell me at my desk. If it’s a mail I’ll read it on the bus, and you know how that goes.',
    ],
  },
  next_step: {
    says: [
      'Ring Pencoed and ask them who they ring. Then come back, and we’ll talk about the fifth.',
      'You go and look at that wall. I’ll write out which gauges fib.',
    ],
    later: ['You tell the others on Monday, I get the wellies out, and on Tuesday it’s the whiteboard.'],
  },
  what_is_missing: {
    says: [
      'Somebody saying there’s been cover up to now, and what that’s worth. The rest we can draw.',
      'The three years, mostly. They’re not in it anywhere.',
    ],
    later: ['Nothing much. Only the van, on Monday.'],
  },
  did_i_get_it_right: {
    says: [
      'Near enough, so long as you’ve got the winters in it.',
      'Aye, more or less. I’d put it shorter, but I’ve had longer to think about it.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Tired. I’d say cross but I haven’t got the hours for it.',
      'A bit daft. Three years of it, and it was one word that did it.',
    ],
    later: ['Better than on that bus. I might even sleep, if nothing rings.'],
  },
  do_you_trust_me: {
    says: [
      'I did up to ten to five on Friday. You’ve come over, so it’s not gone far.',
      'Enough to sit here. I’d trust you more with a wet cloth in your hand, over at Pencoed.',
    ],
    later: ['Aye, I think I do. You said it before I had to.'],
  },
  are_we_all_right: {
    says: [
      'We’re all right, us two. It’s the rota and me that aren’t.',
      'I’d not leave over a mail. I might over another winter like these.',
    ],
    later: ['We are. I’d even sit near the front on Tuesday.'],
  },
  did_i_offend_you: {
    says: [
      'A bit, aye. Not you, the word. Begins.',
      'Not in here, no. On Friday you did, but you weren’t in the room for it.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Go on. I’ve had it frank from the depot for years, they don’t dress it up at four in the morning.',
      'Please. I wrote three words, you can have as many as you like.',
    ],
  },
  have_you_time: {
    says: [
      'As long as the tea’s warm. Nothing’s ringing, which is suspicious.',
      'Aye, sit on the box of gauges. What was it about?',
    ],
  },
  say_again: {
    says: [
      'I’m not doing it as it’s drawn. Somebody’s been doing it for three winters, and it says it begins.',
      'Count what’s been, mend the gauges, leave me Sundays. That’s all I’m on about.',
    ],
  },
};
