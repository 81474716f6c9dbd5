import type { ScenarioContent } from '@parley/shared';

export const resourceAllocationConflictCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Having to tell Callum no, or you. He’ll be here at eight tomorrow asking whose I am, and I’ve got to have a face for it.',
      'Being between you and Callum when neither of you has decided. I can do tired. I can’t do that.',
    ],
    later: ['If you and Callum deal with who gets me, then it’s the hours. There’s more of them than there are of me.'],
  },
  worst_case: {
    says: [
      'That I do both, miss something in a reader at nine at night, and it’s my signature in Utrecht. And you and Callum cross with me anyway.',
      'That I pass a bad reader because I’m tired, and a gate lets people through on a library card. I think about that one on the Metro.',
    ],
  },
  what_matters_most: {
    says: [
      'Somebody who isn’t me deciding which project. Once. And then telling me.',
      'Not being in the middle of you and Callum. After that, hours I can actually work.',
    ],
  },
  what_success_is: {
    says: [
      'I come in Monday, there’s one rig, and I have lunch. It’s not much of a dream, is it.',
      'Your readers in the van for Utrecht, João’s release tested by somebody, and me home at five.',
    ],
  },
  cost_to_you: {
    says: [
      'My evenings, mostly, and an argument I didn’t start. I’m tired enough to put salt in my tea.',
      'Sleep, and I’ve gone off looking at my messages. It’s being asked twice a day whose I am that wears me out.',
    ],
  },
  consequence: {
    says: [
      'Then I’ll do both, badly, because I’ll say yes to whoever’s standing here. And I’ll sign something I shouldn’t.',
      'Then I build the wrong rig tomorrow, and one of you loses the fortnight. I’d be the one who gets asked why.',
    ],
  },
  why_that_date: {
    says: [
      'They’re not my dates. The sixteenth is the lab’s and the thirteenth is Callum’s, and I’m just the one between them.',
      'Because the rig takes the afternoon to build, so I need to know by ten tomorrow. The other dates aren’t mine.',
    ],
  },
  why_not: {
    says: [
      'Because whatever I say, one of you two gets let down, and I’d be the one wearing it.',
      'Because I’ve only the one pair of hands, and it’s two projects on the same Monday.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean you’ve both got me from Monday, and nobody’s told either of you no. I don’t want it to be me.',
      'I mean there’s two plans, one of me, and nobody deciding.',
    ],
  },
  example: {
    says: [
      'Today. Callum at three with a tea, then your email. Same Monday, both agreed, supposedly.',
      'Last time I’d a day off I did two hours for Lisbon from a car park. That sort of thing.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve got both plans here, I put one on top of the other. It’s the same ten days.',
      'I hear it from the pair of you, here at the bench. I’m the only one who hears both.',
    ],
  },
  what_is_good: {
    says: [
      'The readers are nice, they’re a good design. And you came down and didn’t send an invite.',
      'It’s only two weeks. And Priti’s fair, if anyone asks her.',
    ],
  },
  since_when: {
    says: [
      'Since last week, you and Callum both wanting me. The long hours since November, when Gavin left the team.',
      'The hours have been long since November. Being in the middle only started last week, when Callum came two days after you.',
    ],
  },
  happened_before: {
    says: [
      'Yes, a bit, last spring. I did both projects and got a mug.',
      'Yes, only smaller. It was always a day here or there, so I just stayed on.',
    ],
  },
  tried_before: {
    says: [
      'I said yes to you both and hoped it’d sort itself. I know. I told Priti about the hours once, in the lift.',
      'I wrote two rotas for Monday, one for each of you. Neither of them works.',
    ],
  },
  how_found_out: {
    says: [
      'Your email last week, and then Callum stood there two days later and said the same thing. I thought one of you was joking.',
      'I laid the two plans on the bench and they had the same ten days in.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You each told me it was agreed with the other one, and neither of you had asked. It’s a small thing, only it landed on me.',
      'You asked me when, both of you, and never how much I had on. I’d have said, if somebody’d asked.',
    ],
  },
  who_is_to_blame: {
    says: [
      'I’d not want to blame anyone, I said yes twice myself. And I’ve got to sit near you all.',
      'All three of us, a bit. You two should’ve talked, and I should’ve said no.',
    ],
  },
  who_decides: {
    says: [
      'You and Callum, if you can. If you can’t, Priti Nair. It’s just not meant to be me.',
      'It’s between you and Callum. If you’re stuck, Priti’s head of engineering, so it goes up to her.',
    ],
  },
  who_else: {
    says: [
      'Callum, and João’s lot in Lisbon, who’ve got no other tester. Priti, who’s my manager, and the lab over in Utrecht.',
      'Priti Nair upstairs, she’s head of engineering, and the Lisbon team. The rest of it ends up at this bench.',
    ],
  },
  what_others_say: {
    says: [
      'Callum says it’s agreed with you. João in Lisbon sends me pictures of gates with question marks.',
      'I don’t know, I don’t ask much. It’s only you and Callum who’ve said anything to me.',
    ],
  },
  talk_to_them: {
    says: [
      'Yes, talk to Callum, please, I’d love you to. And Priti, she’s in at half eight. João’s better through Callum, he gets jumpy.',
      'Yes, talk to anyone you like. I’d just rather it wasn’t me who did it.',
    ],
  },
  your_role: {
    says: [
      'I test the readers, I’m the only one with the certificate. This week I’m also a sort of messenger, but nobody’s put that on the board.',
      'Senior test engineer. It’s my name on the sheet that goes to the lab.',
    ],
  },
  what_would_move_you: {
    says: [
      'You ringing Callum. One answer with both names on it, and I’d start on whatever it says.',
      'If somebody’d take the choice off this bench by tomorrow at ten. I’d do a good fortnight for that.',
    ],
    later: [
      'Some hours coming out of the plan. With that, and Callum being yours to talk to, I could do a proper fortnight.',
    ],
  },
  your_proposal: {
    says: [
      'You and Callum talk tonight, I do the one project, and somebody else does the plugging in. I’ve not thought past that.',
      'Readers are me, software’s anybody. I’d start from there, but I’d want one of you to say it.',
    ],
  },
  which_first: {
    says: [
      'You and Callum first. Then the hours, and then a day off I’ve got booked.',
      'Who decides between you and Callum. The rest I could do on the back of the reader list.',
    ],
  },
  is_it_flexible: {
    says: [
      'Some of it is. I can do the tests in another order, but I’ll not sign what I haven’t tested.',
      'The old reader’s retests can move. Two projects in one fortnight can’t, there’s only one of me.',
    ],
  },
  other_options: {
    says: [
      'Somebody else could do the software, that needs no certificate. I didn’t like to say, it’s Callum’s.',
      'Priti could just pick one project, that’d be lovely. Or I could be ill. That’s a joke.',
    ],
  },
  your_contribution: {
    says: [
      'I’d write up my sheets for whoever does Lisbon, and show somebody the rig on Monday. And I’ll do the readers properly.',
      'A good fortnight, with nothing skipped. I can do that. I mean I really can, if it’s just the one project.',
    ],
  },
  how_can_i_help: {
    says: [
      'Talk to Callum so I don’t have to. That’s the whole of it, really.',
      'Ring Callum tonight. And if you’ve someone who can plug things in, I’d take them.',
    ],
  },
  is_that_acceptable: {
    says: [
      'I’d be fine with it if it doesn’t leave me between you and Callum. Does he know about it?',
      'It might be all right. Only, is it one plan then, or is it two with my name on?',
    ],
    later: ['Yeah, I think so, as long as it doesn’t put hours back in. Would you write it down for me?'],
  },
  agree_now: {
    says: [
      'Not yet, sorry. I’d say yes, I always say yes, and it wouldn’t mean anything till you and Callum have decided.',
      'Not tonight. I’d be agreeing with you now and then with Callum at eight.',
    ],
    later: ['Yes. If it’s one answer from both of you, then yes, I’ll be at the rig on Monday.'],
  },
  will_you_support_me: {
    says: [
      'I’m not taking a side, sorry. I’ll tell Priti how many hours it is, if she asks me. That’s just counting.',
      'I’ll do the work for whoever it is. I can’t be on anybody’s team till it’s decided.',
    ],
    later: ['Yes, I’ll back it, if it comes from both of you. And I’ll say so if Callum asks.'],
  },
  more_time: {
    says: [
      'You’ve got till ten tomorrow. After that I’d be building the wrong rig.',
      'The night, yes. Not the weekend, I’d only spend it wondering.',
    ],
  },
  in_writing: {
    says: [
      'Yes please, all of it in one message, to me and to Callum. I’d stick it on the rig.',
      'An email’s fine. One, from you and Callum together, with a copy to Priti.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'One message when there’s something decided. Not every hour, I’d start hiding from it.',
      'Just come by the bench at ten tomorrow. I like it better than the chat at the moment.',
    ],
  },
  next_step: {
    says: [
      'You and Callum talk. I can’t do a step till you’ve done that one.',
      'Ring Callum, I suppose, tonight if you can. I’ll finish this rig and try not to think about it.',
    ],
    later: ['You and Callum tell me by ten which it is, and I build the rig after lunch. That’s a nice short list.'],
  },
  what_is_missing: {
    says: [
      'Somebody who decides. We’ve got dates and hours and readers, and nobody who says which.',
      'Callum’s missing. He’s the other half of this and he isn’t here.',
    ],
    later: ['Just the hours. Who plugs things in, and what comes out if a reader breaks.'],
  },
  did_i_get_it_right: {
    says: [
      'I think so, yes, as long as you’ve got that I’m not choosing. That’s the main bit.',
      'Pretty much, yes. For me it’s you and Callum first, and then the hours.',
    ],
  },
  how_do_you_feel: {
    says: [
      'A bit flat. I put salt in my tea today. It’s nice of you to ask, though.',
      'Tired, and a bit pulled about by the pair of you. I’ll be all right when somebody lets go.',
    ],
    later: ['Lighter, a bit. I might go home and have a tea that isn’t cold.'],
  },
  do_you_trust_me: {
    says: [
      'Mostly, yes. I’d be surer with something in writing from you and Callum both.',
      'I’d like to. You wrote that it was agreed with Callum, though, and he says the same about you.',
    ],
    later: ['Yeah, I do. You’re taking the Callum part off me, and that’s the part I couldn’t do.'],
  },
  are_we_all_right: {
    says: [
      'We’re fine. I’m not cross, I’m just slow, it’s been a long day.',
      'You and me, yes. It’s the three of us with Callum that’s the mess.',
    ],
    later: ['We are. I’d even lend you my good screwdriver.'],
  },
  did_i_offend_you: {
    says: ['No. I go quiet, it’s not a thing. It’s been a long Thursday.', 'No, not at all, honestly. I’m only tired.'],
  },
  may_i_be_frank: {
    says: [
      'Please. Everybody’s very nice to me and then there’s two plans. What is it?',
      'Go on. I’d rather have it plain than have it on Monday.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, I’ve got till the rig cools. Take the other chair, it’s the good one.',
      'Yes, a bit. I’m not going home till I know whose I am, so you may as well.',
    ],
  },
  say_again: {
    says: [
      'You and Callum both have me from Monday. The two of you, or Priti, need to say which, and it can’t be me.',
      'I need one answer from you and Callum. That’s it, sorry, I mumble when I’m tired.',
    ],
  },
  shall_i_explain: {
    says: [
      'Yeah, please, go on. I’d rather know than guess.',
      'Okay, tell me. Start with the bit that’s about me, if that’s not rude.',
    ],
  },
  may_i_come: {
    says: [
      'Yeah, course, come by the bench. Mind the red wire.',
      'You can, I’d like that. Nobody’s ever watched a whole test through.',
    ],
  },
};
