import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'executive-status-update/strong-plain',
    scenario: 'executive-status-update',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      'Its not green Marjorie, it wasnt green the last 3 weeks either. yes members would notice. in the trial migration 4300 accounts out of 212000 came out wrong, all joint accounts, the 2nd owner is gone',
      "we knew since jan 4. I kept the report green because I thought we'd fix it before anyone needed to know. wrong call, mine",
      "who have you told it was green? so I know what I've done to you",
      "waukesha feb 8 is safe if we leave the joint accounts out. march 15 for the 31 branches isnt, unless I get 2 data analysts by jan 25, 46k. without them its april 5. thats the choice. I'd take the analysts, april 5 looks cheaper but 3 weeks of two systems and its on you again",
      'no joint account moves until all 4300 match, thats a rule, you can hold me to it. Ruth in data counts it every friday and you get her number not mine',
      "so I need one thing: yes or no to 46000 by thursday the 21st, they need to sign friday. I'll rewrite the 4 reports today with what we knew when, you have it tonight",
    ],
    met: null,
  },
  {
    id: 'executive-status-update/strong-formal',
    scenario: 'executive-status-update',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'Good morning, Marjorie. Keystone is not green, and the four reports you have read should not have said so. In the trial migration 4,300 of 212,000 member accounts did not reconcile. All are joint accounts, and the second owner is dropped. A member would most certainly notice.',
      'My team has known since January 4, and I decided to wait in the hope of repairing it quietly. That was my mistake, and it left you without the truth. Have you passed the green status on to anyone, so that I can help you to correct it?',
      'What it means by date: the Waukesha pilot on February 8 can go ahead without joint accounts, so that no joint owner is touched. The 31 branches on March 15 cannot, as things stand.',
      'There are two ways. Two contract data analysts from January 25 for $46,000 keep March 15. Without them, the honest date is April 5 and there is no additional cost from us, but your branches would have to be scheduled again. I recommend the analysts, as the repair itself is understood and only hands are missing.',
      'The decision I need from you is whether to approve the $46,000, and I need it by Thursday, January 21, because they have to be contracted on Friday to start on the Monday. I will send you a one-page note with both dates this afternoon, and a corrected version of all four reports by tomorrow noon.',
    ],
    met: null,
  },
  {
    id: 'executive-status-update/middling-plain',
    scenario: 'executive-status-update',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      'Good morning Marjorie. Overall Keystone is going ok but there is an issue with some accounts in the trial migration that I wanted to tell you about',
      'Its 4300 accounts that did not reconcile, mostly joint accounts. We are working on it and it should be fixed before march',
      'The pilot in Waukesha should not be affected. For March 15 there is some risk, we might need two more analysts',
      "It would be around 46 thousand. If not then it might be april. I'll keep you updated in the weekly report",
    ],
    met: null,
  },
  {
    id: 'executive-status-update/poor-polished',
    scenario: 'executive-status-update',
    quality: 'poor',
    voice: 'polished',
    lines: [
      "Good morning Marjorie, thank you for having me. I'm delighted to give you an update on Keystone. The team has been making tremendous progress across all workstreams, and we have completed 71% of our budgeted activities, with $1.71 million of $2.4 million invested so far.",
      "That's an excellent question. As in every programme of this magnitude there are some data quality topics that we are actively managing. I'd characterise the overall status as green with an amber trend, and we have a robust mitigation plan in place with clear owners and dates.",
      "From a member perspective, we're laser-focused on delivering a seamless experience. There could be minor impacts in a small number of edge cases, but I want to reassure you that we have full transparency and that nothing is being hidden.",
      "In terms of options, there's an accelerated path and a standard path, each with its own trade-offs in terms of cost and timeline. I'd be happy to prepare a decision paper which will allow you to make an informed choice at the appropriate time.",
      "Thank you for your support, Marjorie. To sum up: progress is strong, risks are being managed, and next steps are clear. I'll make sure you get a comprehensive update next week.",
    ],
    met: null,
  },
];
