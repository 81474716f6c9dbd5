import type { ScenarioContent } from '@parley/shared';

export const twentyMinutesWithTheUnderwriterCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Sixty-four boxes between me and a price.',
      'Minutes. Each box costs some. Brokers send to three, first number wins.',
    ],
    later: ['That the boxes grow back. Short now, must stay short.'],
  },
  worst_case: {
    says: [
      'Brokers stop ringing because we’re slow. I notice in March, too late.',
      'Slow screen in the season. Brokers go across the street. No letter, no goodbye.',
    ],
  },
  what_matters_most: {
    says: [
      'Quote out before the other one’s. Then, that whoever reads the file decides.',
      'A short first page. Everything else I can step round.',
    ],
  },
  what_success_is: {
    says: [
      'Two minutes a cargo, mail beside it, nobody says no for me.',
      'A screen I forget is there. Price out, nothing typed twice.',
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
      'Then I quote by mail and pencil, and nobody on the desk opens your screen.',
      'Form stays long, brokers go. Not in a day. By spring.',
    ],
  },
  why_that_date: {
    says: [
      '1 January the book renews, the world chose it. 14:20 is Hartono’s call.',
      'Because of the season. Most of the book renews at New Year, ships don’t care about projects.',
    ],
  },
  why_not: {
    says: [
      'Because it puts boxes before the price, or a machine before the reader.',
      'Costs minutes, saves nothing. Show me it on a cargo and I’ll look.',
    ],
  },
  what_do_you_mean: {
    says: [
      'Form’s longer than the decision. I price on a few facts, you ask for sixty-four.',
      'I mean, before the price ask only what I decide on. The rest after.',
    ],
    later: ['First page short, rest after the bind. Nothing deeper.'],
  },
  example: {
    says: [
      'Hull colour. Your box. Name one cargo that sank of it.',
      'Broker sends six lines. I read, price, send, two minutes. Your form takes eleven.',
    ],
  },
  how_do_you_know: {
    says: [
      'Quoted it. Twenty-six years, same chair. And a stopwatch last night, with your screen.',
      'From the losses. They’re good teachers, dear ones.',
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
      'Since I saw your screen, last week. Counted the boxes last night.',
      'Twenty-six years on the desk, and forms got longer in all of them.',
    ],
  },
  happened_before: {
    says: [
      'Yes, twice. Two projects, forty hours, one binder. You’re the third.',
      'Yes. Others asked me too, then built from the manual.',
    ],
  },
  tried_before: {
    says: [
      'Old system had thirty boxes. We type a full stop in most of them. Goes through.',
      'Sheet of our own, seven columns. Works better than anything bought.',
    ],
  },
  how_found_out: {
    says: [
      'Your prototype. On my screen one morning, no note. I opened it and counted.',
      'Somebody demonstrated it, with slides. I was quoting, and saw how long it was.',
    ],
  },
  what_did_we_do_wrong: {
    says: ['Read the manual. Didn’t watch the desk. Simple fault.', 'You asked what’s written. Not what’s done.'],
  },
  who_is_to_blame: {
    says: ['Nobody. Manual was there, you picked it up. Put it down again.', 'Don’t care who. I care which boxes go.'],
  },
  who_decides: {
    says: [
      'First page, me. Claims and compliance decide theirs. Money, Madam Tay.',
      'On a cargo, the desk. On the form, whoever has to use it, I’d say.',
    ],
  },
  who_else: {
    says: [
      'Farah, next desk. Two clerks. Brokers, though they’ll never see it.',
      'Devi in claims, Mr Koh in compliance. They want boxes, after the quote. Ask them.',
    ],
  },
  what_others_say: {
    says: [
      'Farah says shorter. Clerks say nothing, they’re paid by the box. Madam Tay asked what Keel is.',
      'Juniors like the colours. That’s what worries me.',
    ],
  },
  talk_to_them: {
    says: ['Yes, talk to Farah. After four. Bring toast.', 'Anyone you like, except Hartono. He’s got cargo to place.'],
  },
  your_role: {
    says: [
      'I read, I price, I say no. Senior underwriter, cargo.',
      'Last word on most cargoes here. The biggest go upstairs.',
    ],
  },
  what_would_move_you: {
    says: [
      'A page I can finish in two minutes. Put a real mail through it.',
      'Fewer boxes. Shown on a cargo, not promised.',
    ],
    later: ['Moved already. A stopwatch on Thursday, and it’s settled.'],
  },
  your_proposal: {
    says: [
      'Throw the manual out. Take fifty mails. See what I answered. Build that.',
      'Short page first. File the rest after yes. Mail in view.',
    ],
  },
  which_first: { says: ['The first page. Light after. Referral third.', 'Boxes first. Can’t ignore a box.'] },
  is_it_flexible: {
    says: ['Layout, names, order: yours. Length isn’t. Nor is who says no.', 'Most of it, yes. The call at 14:20, no.'],
  },
  other_options: {
    says: [
      'Short page. Or no page till bind, only mail. Or a clerk per underwriter, which nobody pays.',
      'Several, all shorter. A sheet, a list, or just the mail and a price.',
    ],
  },
  your_contribution: {
    says: [
      'Fifty old mails. Red pen. An hour on a Wednesday, if you sit behind.',
      'I test it. On live cargo, in front of the desk. They see it works or it doesn’t.',
    ],
  },
  how_can_i_help: {
    says: [
      'Take boxes away. Ask about the ones I refuse. Leave on time.',
      'Find who asked for each box. Ask them when they need it. Then strike.',
    ],
    later: ['One page by five, and keep others off the first page. That helps.'],
  },
  is_that_acceptable: {
    says: [
      'Yes, if it adds no box before the price and leaves the pen with me.',
      'Depends on the minutes. Under two on a real mail, I’d accept it.',
    ],
    later: ['If the first page stays short, fine.'],
  },
  agree_now: {
    says: ['No, not to sixty-four boxes. Shorter first.', 'Not yet. Say which boxes go. Then ask.'],
    later: ['Yes. Page today, test on Thursday. Bound.'],
  },
  will_you_support_me: {
    says: [
      'If it’s short, yes, I use it where people see. With sixty-four I’d be lying.',
      'I don’t make speeches. Good page, I use it. That’s support.',
    ],
    later: ['Yes. Madam Tay asks, I say it’s quicker. She’ll know.'],
  },
  more_time: {
    says: [
      'None here, Hartono’s punctual. Farah has some after four.',
      'Ten minutes more, once, before you start on my desk. That’s the lot.',
    ],
  },
  in_writing: { says: ['Yes, one page. Printed. I mark it red.', 'Written, yes. Binder, no.'] },
  how_to_keep_you_informed: {
    says: ['Paper on the desk. Not mail, mail’s for cargo.', 'Tell Farah. She tells me at the kettle.'],
  },
  next_step: {
    says: [
      'Take the top mail off that pile. Read it. Then questions.',
      'You strike boxes. Can start with hull colour, now.',
    ],
    later: ['Page by five. Farah at four. Thursday, stopwatch.'],
  },
  what_is_missing: {
    says: ['A list of the boxes that go. Sixty-four can’t all stay.', 'A first page that isn’t as long as the manual.'],
    later: ['Paper. One page, and on it who types the rest after the bind.'],
  },
  did_i_get_it_right: {
    says: [
      'If it’s few boxes first and the rest after the yes, you did.',
      'Likely. Check it against a mail, not against me.',
    ],
  },
  how_do_you_feel: {
    says: ['Busy. Cross-eyed from boxes.', 'Fine. Twelve renewals ringing soon, so a bit short.'],
    later: ['Better. The page got shorter. Don’t write that.'],
  },
  do_you_trust_me: {
    says: [
      'Not yet, don’t know you. Ask about cargo, then we’ll see.',
      'Not yet. I trust the third quote, not the first.',
    ],
    later: ['Enough to let you near live mails. That’s a lot.'],
  },
  are_we_all_right: {
    says: ['Yes, no quarrel. Just a long form between us.', 'We’re fine. Clock isn’t.'],
    later: ['Yes. Better spent than the last forty hours.'],
  },
  did_i_offend_you: { says: ['No. Takes a wet cargo. Go on.', 'No. If you had, you’d be outside.'] },
  may_i_be_frank: { says: ['Yes. Frank’s quicker. Say it.', 'Please. Worst part first.'] },
  have_you_time: { says: ['Till 14:20, yes. Less each time somebody asks. Go.', 'Now, yes. After the phone, no.'] },
  say_again: {
    says: [
      'Too many boxes before the price. Cut the first page to what I decide on.',
      'Short page. Mail beside it. I say no, not the machine.',
    ],
  },
  shall_i_explain: {
    says: ['Yes. Short version. Questions after.', 'Go. I’m listening till it rings.'],
  },
  may_i_come: {
    says: ['Fine. Sit behind me, don’t talk, watch the hands.', 'Yes, come. Bring no form.'],
  },
};
