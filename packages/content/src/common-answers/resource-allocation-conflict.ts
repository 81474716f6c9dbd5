import type { ScenarioContent } from '@parley/shared';

export const resourceAllocationConflictCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Tomorrow at eight, honestly. Callum comes in, he asks whose I am, and I’ve got to have a face for it.',
      'It’s you and him, and me in between. I can do tired. I can’t do that.',
    ],
    later: ['If you and Callum have got it, then it’s the hours. There’s still more of them than there are of me.'],
  },
  worst_case: {
    says: [
      'I do both, I miss something in a reader at nine at night, and it’s my signature in Utrecht. And the two of you still cross with me.',
      'A gate that lets people through on a library card, with my name under it. I think about that one on the Metro.',
    ],
  },
  what_matters_most: {
    says: [
      'Somebody who isn’t me deciding. Once. And then telling me.',
      'Not being in the middle. After that, the eleventh.',
    ],
  },
  what_success_is: {
    says: [
      'I come in Monday, there’s one rig, and I have lunch. It’s not much of a dream, is it.',
      'Your readers in the van for Utrecht, João not shipping blind, and my phone off on the eleventh.',
    ],
  },
  cost_to_you: {
    says: [
      'Evenings, mostly. And whoever I let down remembers it at review time.',
      'I’ve stopped opening the chat. I used to quite like the chat.',
    ],
  },
  consequence: {
    says: [
      'Then I’ll do both, badly, because I’ll say yes to whoever’s standing here. And I’ll sign something I shouldn’t.',
      'I’ll be here next Thursday with the same two plans and less tea in me.',
    ],
  },
  why_that_date: {
    says: [
      'They’re not my dates. The sixteenth is the lab’s, the thirteenth is Callum’s, and the eleventh’s the hospital’s.',
      'I need to know by ten tomorrow because the rig takes the afternoon to build. That one is mine.',
    ],
  },
  why_not: {
    says: [
      'Because I’d be the one wearing it. You two would be fine by Easter, and I’d still be the only certified tester.',
      'Because I’ve only the one pair of hands, and they’ve been at it since November.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean you’ve both got me from Monday, and nobody’s told either of you no. I don’t want it to be me.',
      'It’s simple, really. Two plans, one of me, and nobody deciding.',
    ],
  },
  example: {
    says: [
      'Today. Callum at three with a tea, you at half five with an email. Same Monday, both agreed.',
      'Last time I’d a day off I did two hours for Lisbon from a car park. That sort of thing.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve got both plans here, I put one on top of the other. It’s the same ten days.',
      'It comes past this bench, mostly. I’m the only one who hears the both of you.',
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
      'Since Tuesday, the two of you. The hours, since November, when Gavin went.',
      'The middle bit’s new. The tired bit’s older.',
    ],
  },
  happened_before: {
    says: [
      'Last spring, a bit. I did both and got a mug.',
      'Yes, only smaller. It was always a day here or there, so I just stayed on.',
    ],
  },
  tried_before: {
    says: [
      'I said yes to both and hoped it’d sort itself. I know. I told Priti about the hours once, in the lift.',
      'I wrote two rotas. They both go wrong on the Monday.',
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
      'You each told me it was agreed with the other one. It’s a small thing, only I was the one who knew it wasn’t.',
      'You asked when, both of you, and never how much. I’d have said, if somebody’d asked.',
    ],
  },
  who_is_to_blame: {
    says: [
      'I don’t know, I said yes twice. I’d not want to blame anyone, I’ve got to sit near them.',
      'Nobody, really. You two should’ve talked and I should’ve said no, so that’s all three.',
    ],
  },
  who_decides: {
    says: [
      'You and Callum, if you can. If you can’t, Priti. It’s just not meant to be me.',
      'Priti Nair settles clashes. She’s waiting for one of you to ask her.',
    ],
  },
  who_else: {
    says: [
      'Callum, and João’s lot in Lisbon, who’ve got nobody else. Priti, and the lab over in Utrecht. My mum, sort of.',
      'Whoever does the plugging in, if there’s somebody. And Marcus, maybe, for the software.',
    ],
  },
  what_others_say: {
    says: [
      'Callum says it’s agreed. Priti says nobody’s asked her. João sends me pictures of gates with question marks.',
      'I don’t ask, much. I’ve stopped opening the chat.',
    ],
  },
  talk_to_them: {
    says: [
      'Callum, yes, please, I’d love you to. And Priti at half eight. João’s better through Callum, he gets jumpy.',
      'Talk to anyone you like. I’d just rather it wasn’t me who did it.',
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
      'If somebody’d take it off this bench by tomorrow at ten. I’d do a good fortnight for that.',
    ],
    later: ['You’ve sort of done it. Take some of the hours out now and I’m yours till the sixteenth.'],
  },
  your_proposal: {
    says: [
      'You two talk tonight, I do the one thing, and somebody else does the plugging in. I’ve not thought past that.',
      'Readers are me, software’s anybody. I’d start from there, but I’d want one of you to say it.',
    ],
  },
  which_first: {
    says: [
      'You and Callum. Then the hours, then make sure the eleventh’s in.',
      'Who decides. The rest I could do on the back of the reader list.',
    ],
  },
  is_it_flexible: {
    says: [
      'Most of me is, that’s sort of the trouble. Not the eleventh. And I’ll not sign what I haven’t tested.',
      'The order can move, and the old reader. The eleventh can’t.',
    ],
  },
  other_options: {
    says: [
      'I’d thought somebody else could do the software, that needs no certificate. I didn’t like to say, it’s Callum’s.',
      'I could be ill. That’s a joke. Or Priti could just pick one, that’d be lovely.',
    ],
  },
  your_contribution: {
    says: [
      'I’d write up my sheets for whoever does Lisbon, and show somebody the rig on Monday. And I’ll do the readers properly.',
      'A good ten days, with nothing skipped. I can do that. I mean I really can, if it’s just the one.',
    ],
  },
  how_can_i_help: {
    says: [
      'Talk to Callum so I don’t have to. That’s the whole of it, really.',
      'Ring him tonight. And if you’ve someone who can plug things in, I’d take them.',
    ],
  },
  is_that_acceptable: {
    says: [
      'I’d be fine with it if it doesn’t leave me between you and Callum. Does he know about it?',
      'It might be all right. Only, is it one plan then, or is it still two with my name on?',
    ],
    later: ['Yeah, I think so, as long as it doesn’t put hours back in. Will it be in the message?'],
  },
  agree_now: {
    says: [
      'I could say yes, I always say yes. It wouldn’t mean anything till you’ve talked to him.',
      'Not tonight. I’d be agreeing with you and then with him at eight.',
    ],
    later: ['Yes. If it’s one answer from both of you, then yes, I’ll be at the rig on Monday.'],
  },
  will_you_support_me: {
    says: [
      'I’m not taking a side, sorry. I’ll tell Priti how many hours it is, if she asks me. That’s just counting.',
      'I’ll do the work for whoever it is. I can’t be on anybody’s team till it’s decided.',
    ],
    later: ['I’ll back the plan, since it’s both of yours. And I’ll say it if Callum asks.'],
  },
  more_time: {
    says: [
      'Till ten tomorrow. After that I’d be building the wrong rig.',
      'The night, yes. Not the weekend, I’d only spend it wondering.',
    ],
  },
  in_writing: {
    says: [
      'Please, and the same one to both of us. Then nobody’s got a different version.',
      'An email’s fine. One, with you and Callum on it. And Priti.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'One message when there’s something decided. Not every hour, I’d start hiding from it.',
      'Just come by at ten. I like it better than the chat at the moment.',
    ],
  },
  next_step: {
    says: [
      'You and Callum talk. I can’t do a step till you’ve done that one.',
      'Ring him, I suppose. I’ll finish this rig and try not to think about it.',
    ],
    later: ['You send me the one message by ten, and I build the rig after lunch. That’s a nice short list.'],
  },
  what_is_missing: {
    says: [
      'Whoever decides. You’ve got the dates and the hours and the readers, and nobody who says which.',
      'Callum’s missing. He’s the other half of this and he isn’t here.',
    ],
    later: ['Just the hours. Who plugs things in, and what comes out if one breaks.'],
  },
  did_i_get_it_right: {
    says: [
      'I think so, if you’ve got that I’m not choosing. That’s the main bit.',
      'Pretty much. It’s you and Callum first, then the hours, then my day.',
    ],
  },
  how_do_you_feel: {
    says: [
      'A bit flat. I put salt in my tea today. It’s nice of you to ask, though.',
      'Like something two people have hold of. I’ll be all right when somebody lets go.',
    ],
    later: ['Lighter, a bit. I might go home and have a tea that isn’t cold.'],
  },
  do_you_trust_me: {
    says: [
      'I think you mean it. People mean it at this bench, and then there’s the car park. Let’s see about ten o’clock.',
      'I’d like to. You wrote that it was agreed with Callum, though, and it wasn’t.',
    ],
    later: ['Yeah, I do. You took it off me without asking me to say thank you.'],
  },
  are_we_all_right: {
    says: [
      'We’re fine. I’m not cross, I’m just slow. Ask me when you’ve talked to Callum.',
      'You and me, yes. It’s the three of us that’s the mess.',
    ],
    later: ['We are. I’d even lend you my good screwdriver.'],
  },
  did_i_offend_you: {
    says: [
      'No. I go quiet, it’s not a thing. It’s been a long Thursday.',
      'Not at all. I’d tell you. Well, I wouldn’t, but you haven’t.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please. Everybody’s very nice to me and then there’s two plans. What is it?',
      'Go on. I’d rather have it plain than have it on Monday.',
    ],
  },
  have_you_time: {
    says: [
      'I’ve got till the rig cools. Sit on Gavin’s chair, it’s the good one. Is it about Monday?',
      'A bit, yes. I’m not going home till I know whose I am, so you may as well.',
    ],
  },
  say_again: {
    says: [
      'You and Callum both have me from Monday. One of you, or Priti, needs to say which, and it can’t be me.',
      'I need one answer from the two of you. That’s it, sorry, I mumble when I’m tired.',
    ],
  },
};
