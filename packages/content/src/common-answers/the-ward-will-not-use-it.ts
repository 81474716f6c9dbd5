import type { ScenarioContent } from '@parley/shared';

export const theWardWillNotUseItCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That for half an hour nobody looks at a bed. Everything else on this ward I can put right with a mop.',
      'Patients waiting with a nurse’s back to them. Seven patients, four minutes, you can multiply.',
    ],
    later: ['That the test grows. It begins as one bay and on Wednesday somebody says “all”. So I want it on paper.'],
  },
  worst_case: {
    says: [
      'That somebody gets worse quietly while the nurse types, and nobody sees it. Who rings, I do not fear for.',
      'Somebody falls behind a nurse who is typing. Hip, and then you may look at the calendar.',
    ],
  },
  what_matters_most: {
    says: [
      'The bed. A nurse’s eyes on the bed at seven in the morning.',
      'That no patient waits because somebody is typing. After it comes my nurses’ bus, and after it matron’s list.',
    ],
  },
  what_success_is: {
    says: [
      'Mrs Penhale in the window bed has nothing to report, nobody misses an allergy, and my nurses go home on time.',
      'That I phone eleven sisters and say: take it, it is good. I would like this phone call.',
    ],
  },
  cost_to_you: {
    says: [
      'Half an hour of nurse for each nurse, each shift. It is one pair of hands less on a ward that has no spare hands.',
      'Sleep, a little. And my good name with matron, nineteen years of it.',
    ],
  },
  consequence: {
    says: [
      'Then paper, every day, and I read from the incident book at the sisters’ meeting. I read well.',
      'Ward 7 keeps paper, eleven wards begin with four minutes, and you and I meet again in worse mood.',
    ],
  },
  why_that_date: {
    says: [
      'Because on 2 November it begins on eleven wards more, and until then either it is thin or it is everywhere.',
      'The date in November is not mine, ask downstairs. Mine is only that visitors come in soon.',
    ],
  },
  why_not: {
    says: [
      'Because the screen costs four minutes with each patient, at the hour when nobody should look away. It is all, there is no politics.',
      'Because somebody in a bed would pay for it. I would not do it to my mother.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean: nurse stands with back to the bay and types, and behind her a man wants to get up and must not. This I mean.',
      'Simple. The screen asks too much at the hour when a patient needs a face.',
    ],
  },
  example: {
    says: [
      'A man needs something at seven, sharp. Nurse is at the screen, seven patients long. He gets it when she is finished. You see?',
      'Your screen asks religion before allergy. When I give penicillin I do not need to know the church.',
    ],
  },
  how_do_you_know: {
    says: [
      'I stood there with watch on my chest, four days, each shift. First day four minutes, fourth day four minutes.',
      'I saw it, I was in the room at each handover. This is my whole method.',
    ],
  },
  what_is_good: {
    says: [
      'You can read it. My night nurses write like chickens. And that somebody thought of allergies, this is right.',
      'The idea. Somebody downstairs wanted that no allergy is lost. I want it too.',
    ],
  },
  since_when: {
    says: [
      'Since 12 October, a Monday, with two people sick. On 15 October I said, girls, take the paper.',
      'Four days on the screen, and since then paper. It is not long story.',
    ],
  },
  happened_before: {
    says: [
      'With the bed-management thing in spring, yes, also a screen, also “you will get used”. We got used, and then they switched it off.',
      'Yes, something new comes every autumn and nobody asks before. Some of it is good.',
    ],
  },
  tried_before: {
    says: [
      'I called helpdesk on second day, training on third. On fourth I gave out the paper. It worked the quickest.',
      'We moved the computer, we typed in pairs, Tom made a cheat sheet. It stayed four minutes.',
    ],
  },
  how_found_out: {
    says: [
      'From the bell. It rang, and nobody went, and I looked, and they were all standing at a screen.',
      'I counted the minutes with my watch, from the first Monday. By Tuesday it was not any more for curiosity.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You did not look before, and you did not ask after. In between was one hour of training, standing.',
      'You drew it for eleven in the morning, and we work with it at seven.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Everybody signed, I also. I do not look for a head, I look for four minutes.',
      'Nobody by name. Somebody thought that more questions make more safety, perhaps it was a committee.',
    ],
  },
  who_decides: {
    says: [
      'What my nurses write on at seven, I decide, because I answer for it at eight. What the screen looks like, you.',
      'On the ward me. For all wards together, matron and somebody in a suit.',
    ],
  },
  who_else: {
    says: [
      'Twelve nurses, the night doctor, the pharmacist, and 28 who lie down. And eleven sisters who wait what I say.',
      'The night team most of all. And Mrs Penhale in the window bed, she is affected by everything.',
    ],
  },
  what_others_say: {
    says: [
      'Nurses say “it is okay, sister”. This is what nurses say when it is not.',
      'The other sisters ask “is it so bad”. I say, come and look.',
    ],
  },
  talk_to_them: {
    says: [
      'My nurses, yes, in kitchen, with tea. I go out, so that they say it.',
      'Talk to who you like, only not between seven and half past.',
    ],
  },
  your_role: {
    says: [
      'I answer for 28 beds. When something goes wrong here at seven, it has my name at eight.',
      'I am the ward sister, I say how my nurses work, and what happens to patients comes to me.',
    ],
  },
  what_would_move_you: {
    says: [
      'A thinner screen, in one bay, and I hold the watch. You will see how quickly I move, I have short legs but I run.',
      'Not words. Take away questions from the screen, then I pick it up in my own hand.',
    ],
    later: ['I am moved already. Now only bring the thin version, on Friday.'],
  },
  your_proposal: {
    says: [
      'Take out what is already in the chart. One bay, one week, my watch. If it is longer than one minute over paper, out.',
      'First you come at seven and look. Then with a red pen we take out questions, then one bay tries it.',
    ],
  },
  which_first: {
    says: [
      'First the minutes at the bed. Then my nurses’ way home, then matron’s list, then tea.',
      'First the four minutes. Somebody sick cannot wait, a list can.',
    ],
  },
  is_it_flexible: {
    says: [
      'My paper, yes, it is not holy. The minutes at the bed, no.',
      'In everything that costs no patient, yes. I go up and down like the old beds here, only press the right pedal.',
    ],
  },
  other_options: {
    says: [
      'Shorter screen. Better paper with red box for allergy. Or a clerk at seven. I like the first one, the last you will not pay.',
      'Yes, on a ward is always another way, we do half of it with tape. Only it must leave the nurse at the bed.',
    ],
  },
  your_contribution: {
    says: [
      'A bay, honest minutes, and a red pen. When it is good, I say so aloud, and on this floor then it is finished discussion.',
      'I measure, I do not sulk, and I hold Tom away from the buttons.',
    ],
  },
  how_can_i_help: {
    says: [
      'Come tomorrow at quarter to seven and look at one handover. This helps more than any meeting.',
      'Take questions out of the screen. And next time come up the stairs first.',
    ],
    later: [
      'Bring the thin version on Friday, and tell my nurses yourself that they go home on time. From you they believe it.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It depends from one thing: is nurse longer away from the bed because of it? If yes, no. If no, we can talk.',
      'If at seven somebody looks at the patient all the same, yes. If nobody looks, no.',
    ],
    later: ['If the limit stays one minute and I may stop it, yes. Without this, no.'],
  },
  agree_now: {
    says: [
      'Not yet. I agree when I see what gets shorter at the bed.',
      'Today no. Ask me when there is a screen that is shorter than my patience.',
    ],
    later: ['Yes. One bay, thin screen, my watch. You have my hand, wash yours first.'],
  },
  will_you_support_me: {
    says: [
      'If it helps the patient I am first who uses it and loudest who says it. If it does not, also loudest.',
      'For the screen like it is, no, I cannot. For somebody who comes at seven and looks, perhaps.',
    ],
    later: ['Yes. If it holds in my bay I phone the eleven sisters the same evening.'],
  },
  more_time: {
    says: [
      'On paper I have all the time, we are not in hurry. It is your date which is in hurry.',
      'Take the time that you need for making it short. Not for getting used.',
    ],
  },
  in_writing: {
    says: [
      'One page, big letters, for the board. What, which bay, from when, who stops it.',
      'Yes, write it, and short. What is written downstairs finds always its way up, I noticed.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Come up. One flight of stairs, after half past nine I have five minutes and tea.',
      'Not by mailbox. A note on the board in the kitchen, this everybody reads, also night shift.',
    ],
  },
  next_step: {
    says: [
      'You come tomorrow at quarter to seven. Everything after this is easier.',
      'That you see one handover, tomorrow, in flat shoes. After it we take the red pen to the questions.',
    ],
    later: ['Thin version on Friday, Bay B on Monday, and I wind up my watch.'],
  },
  what_is_missing: {
    says: [
      'That something gets shorter for the nurse, and that somebody may stop it when it does not.',
      'Minutes. Of nice words I have enough, the nurse needs time to look at the bed.',
    ],
    later: ['Only a page on the board, with your name. And that the night shift hears of it.'],
  },
  did_i_get_it_right: {
    says: [
      'If you understood that patients wait while nurses type, then yes.',
      'Nearly. It is not that we do not like it. It is that patients wait.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Tired in the feet, like always. And a bit insulted, but this is only pride, it passes with tea.',
      'Not well, like somebody who was written up for looking after patients.',
    ],
    later: ['Good, better than at two o’clock. I may have a biscuit.'],
  },
  do_you_trust_me: {
    says: [
      'I do not know you. You came up the stairs, this is already more than the list did.',
      'Not yet. At seven in the morning I see, people are very honest at seven.',
    ],
    later: ['Yes, a little, and from me little is much. You did not wriggle.'],
  },
  are_we_all_right: {
    says: [
      'You and I, yes. Only matron’s list is lying between us like a wet towel.',
      'With you I have no quarrel. With your screen I have, four minutes of it.',
    ],
    later: ['We are right. Next time sit on the good chair.'],
  },
  did_i_offend_you: {
    says: [
      'No. People shout at me in three languages every night. You only had a form.',
      'You not. The word on the list, a little.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please, I am frank since breakfast. Say it.',
      'Say it like to a grown-up. I tell you then what the patient thinks.',
    ],
  },
  have_you_time: {
    says: [
      'Until visitors come in. If bed four rings I get up in the middle of your sentence. Ask.',
      'Yes, sit. I have only 28 other things.',
    ],
  },
  say_again: {
    says: [
      'The screen takes four minutes more for each patient, and in these minutes nobody is at the bed.',
      'Make it shorter, try it in one bay with my watch, and stop if patients wait.',
    ],
  },
  shall_i_explain: {
    says: ['Say it. Short, please, if somebody rings I must go.', 'Yes, tell me. I wash my hands and I listen.'],
  },
  may_i_come: {
    says: [
      'Yes, come, in flat shoes, and you stand where I tell you. Then you see it.',
      'You can come. Nobody from the screen has stood here before, it is time.',
    ],
  },
};
