import type { ScenarioContent } from '@parley/shared';

export const twentyMinutesWithTheUnderwriterCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Sixty-four boxes between me and a price.',
      'Minutes. Each box costs some. Brokers send to three, first number wins.',
    ],
    later: ['Boxes growing back by Thursday. Seen it before. Short page, keep it short.'],
  },
  worst_case: {
    says: [
      'Quiet phone in March. Nobody says why.',
      'Screen slower than the street. Brokers go across it. No letter, no goodbye.',
    ],
  },
  what_matters_most: {
    says: [
      'Quote out before the other one’s. Then: whoever reads the file decides.',
      'Short first page. Rest I can step round.',
    ],
  },
  what_success_is: {
    says: [
      'Two minutes a cargo, mail beside it, nobody says no for me.',
      'I forget it’s there. Best thing a screen can be.',
    ],
  },
  cost_to_you: {
    says: [
      'Eleven minutes a cargo on your prototype. Two by hand. Do the sum.',
      'Hour with you is nine cargoes nobody looks at. No complaint. A rate.',
    ],
  },
  consequence: {
    says: [
      'Then I use mail and pencil. You’ve a pilot with nobody in it.',
      'Long form stays, brokers go. Not in a day. By spring.',
    ],
  },
  why_that_date: {
    says: [
      '1 January’s when the book renews. World chose it. 14:20’s Hartono’s.',
      'Season. Ships don’t care about projects.',
    ],
  },
  why_not: {
    says: [
      'Because it puts boxes before the price. Or a machine before the reader. One or the other, usually.',
      'Costs minutes, saves nothing. Show me it on a cargo and I’ll look.',
    ],
  },
  what_do_you_mean: {
    says: [
      'Form’s longer than the decision. That’s what I mean.',
      'I decide on a handful. You ask for the warehouse. Ask me which handful.',
    ],
    later: ['First page short, rest after the bind. Nothing deeper.'],
  },
  example: {
    says: [
      'This morning’s, frozen prawns. Read the mail, saw the ship, declined. Forty seconds. Your form had me at box nine by then.',
      'Hull colour. Your box. Name one cargo that sank of it.',
    ],
  },
  how_do_you_know: {
    says: [
      'Quoted it. Twenty-six years, same chair. And a stopwatch last night, with your screen.',
      'Losses told me. They’re good teachers, dear ones.',
    ],
  },
  what_is_good: {
    says: [
      'Letters are big. And it remembers the broker’s name. Two things.',
      'Idea’s right. One place for it all. Just not before the price.',
    ],
  },
  since_when: {
    says: [
      'Saw your screen last week. Counted last night. Brokers in a hurry, since always.',
      'Twenty-six years on the desk. Screens, every six or seven.',
    ],
  },
  happened_before: {
    says: ['Twice. Two projects, forty hours, one binder. You’re the third.', 'Yes. Different logo.'],
  },
  tried_before: {
    says: [
      'Old system had thirty boxes. We type a full stop in most of them. Goes through.',
      'Farah’s sheet. Seven columns. Works better than anything bought.',
    ],
  },
  how_found_out: {
    says: [
      'Your prototype. On my screen one morning, no note. I opened it and counted.',
      'Somebody demonstrated it. With slides. I was quoting.',
    ],
  },
  what_did_we_do_wrong: {
    says: ['Read the manual. Didn’t watch the desk. Simple fault.', 'Asked what’s written. Not what’s done.'],
  },
  who_is_to_blame: {
    says: ['Nobody. Manual was there, you picked it up. Put it down again.', 'Don’t price blame. Pass.'],
  },
  who_decides: {
    says: [
      'First page, me. Claims and compliance theirs. Money, Madam Tay.',
      'Desk decides a cargo. Who decides a form, you tell me.',
    ],
  },
  who_else: {
    says: [
      'Farah, next desk. Two clerks. Brokers, though they’ll never see it.',
      'Devi in claims, Mr Koh in compliance. They want boxes. Ask them when.',
    ],
  },
  what_others_say: {
    says: [
      'Farah says shorter. Clerks say nothing, they’re paid by the box. Madam Tay asked what Keel is.',
      'Juniors like the colours. That’s what worries me.',
    ],
  },
  talk_to_them: { says: ['Farah. After four. Bring toast.', 'Anyone but Hartono.'] },
  your_role: {
    says: [
      'I read, I price, I say no. Senior underwriter, cargo.',
      'Last word on a ship under five million. After that, upstairs.',
    ],
  },
  what_would_move_you: {
    says: ['A page I can finish in two minutes. Put a real mail through it.', 'Boxes off. Shown, not told.'],
    later: ['Moved already. Now a stopwatch on Thursday, and it’s settled.'],
  },
  your_proposal: {
    says: [
      'Throw the manual out. Take fifty mails. See what I answered. Build that.',
      'Short page first. File the rest after yes. Mail in view.',
    ],
  },
  which_first: { says: ['The first page. Light after. Referral third.', 'Boxes. Can’t ignore a box.'] },
  is_it_flexible: {
    says: ['Layout, names, order: yours. Length isn’t. Nor is who says no.', 'Everything but the phone.'],
  },
  other_options: {
    says: [
      'Short page. Or no page till bind, only mail. Or a clerk per underwriter, which nobody pays.',
      'Several. All of them shorter.',
    ],
  },
  your_contribution: {
    says: [
      'Fifty old mails. Red pen. An hour on a Wednesday, if you sit behind.',
      'I test it. On live cargo, in front of the desk. They’ll follow or they won’t.',
    ],
  },
  how_can_i_help: {
    says: [
      'Take boxes away. Ask about the ones I refuse. Leave on time.',
      'Find who asked for each box. Ask them when they need it. Then strike.',
    ],
    later: ['Page by five. Developers kept off the first page. That helps.'],
  },
  is_that_acceptable: {
    says: [
      'Does it add a box before the price, or take the pen off me? If neither, yes.',
      'Depends. Faster than two minutes on a real mail? Then I’d accept it.',
    ],
    later: ['If the first page stays as short as we said, fine.'],
  },
  agree_now: {
    says: ['No. Sixty-four still on it. Agree to what?', 'Not yet. Say which boxes go. Then ask.'],
    later: ['Yes. Page today, test Thursday. Bound.'],
  },
  will_you_support_me: {
    says: ['If it’s short, I use it where people see. With sixty-four I’d be lying.', 'Don’t support. Use, or don’t.'],
    later: ['Yes. Madam Tay asks, I say it’s quicker. Two words. She’ll know.'],
  },
  more_time: {
    says: [
      'None here. Hartono’s punctual. Farah after four has some.',
      'Before the pilot, ten minutes, once. That’s the lot.',
    ],
  },
  in_writing: { says: ['One page. Printed. I mark it red.', 'Written, yes. Binder, no.'] },
  how_to_keep_you_informed: {
    says: ['Paper on the desk. Not mail, mail’s for cargo.', 'Tell Farah. She tells me at the kettle.'],
  },
  next_step: {
    says: [
      'Take the top mail off that pile. Read it. Then questions.',
      'Strike boxes. Can start with hull colour, now.',
    ],
    later: ['Page by five. Farah at four. Thursday, stopwatch.'],
  },
  what_is_missing: {
    says: ['Which boxes go. Haven’t heard one named.', 'First page. Still as long as the manual.'],
    later: ['Who types the rest, after yes. And the total per ship, for Madam Tay.'],
  },
  did_i_get_it_right: {
    says: ['Put it on the page. If it fits in five lines, likely.', 'Close. Check it against a mail, not against me.'],
  },
  how_do_you_feel: {
    says: ['Busy. Cross-eyed from boxes.', 'Like a man with twelve renewals ringing soon. Otherwise dry.'],
    later: ['Lighter by fifty-odd boxes. Don’t write that.'],
  },
  do_you_trust_me: {
    says: [
      'Don’t know you. Sat down at two. Ask better, then we’ll see.',
      'Trust the third quote, not the first. You’re on the first.',
    ],
    later: ['Enough to let you near live mails. That’s a lot.'],
  },
  are_we_all_right: {
    says: ['No quarrel. Just a long form between us.', 'Fine. Clock isn’t.'],
    later: ['Yes. Better spent than the last forty hours.'],
  },
  did_i_offend_you: { says: ['No. Takes a wet cargo. Go on.', 'If so, you’d be outside.'] },
  may_i_be_frank: { says: ['Frank’s quicker. Say it.', 'Yes. Box by box or all at once?'] },
  have_you_time: { says: ['Till 14:20. Less each time somebody asks. Go.', 'Now, yes. After the phone, no.'] },
  say_again: {
    says: [
      'Too many boxes before the price. Cut the first page to what I decide on.',
      'Short page. Mail beside it. I say no, not the machine.',
    ],
  },
};
