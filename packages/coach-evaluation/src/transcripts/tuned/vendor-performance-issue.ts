import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'vendor-performance-issue/strong-plain',
    scenario: 'vendor-performance-issue',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      "one of them is ours. we froze on the 6th of may and sent you a new bracket on the 11th. thats 12 days on us and I wont hang you for it. the other two I'd like to understand",
      'whats really holding the last forty? not the date, whats missing in the building',
      'hmm ok so 24 aug is not real for all 40. how many can you ship by then for sure',
      'what if you send what you have by 24 aug and the rest 10 sept, my fitters need 2 weeks so the line opens with 78 stops and paper timetables on the last two. costs me a bit of face. or money up front so the parts come by air, if that brings all 40, tell me the price',
      'the six dead ones: somebody has to test before they leave coventry. I send Dave from my side for 2 days a week, till you have a new tester',
      'I look for your unpaid bills tomorrow and ring you before 5 with a payment day. no penalty for batch two, you get that in writing from me this week. for 4 you give me by friday two dates, what ships when, and I ask you again on the 14th. can you live with that',
    ],
    met: null,
  },
  {
    id: 'vendor-performance-issue/strong-formal',
    scenario: 'vendor-performance-issue',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'Kofi, two of the three are yours and one is ours. We froze the drawings on 6 May and sent you another bracket on 11 May; the twelve days of the second batch I therefore take upon us, and I shall not claim a penny of the penalty for them.',
      'Now I would like to ask you something that I should have asked in June: what is it that truly limits you at the moment, people, parts or money?',
      'So the boards decide it, and 24 August for all forty was never a date that either of us could believe. How many complete displays could leave this hall on the 24th with what is on your shelf?',
      'I see two ways. You deliver in two lots, the first on 24 August and the remainder by 7 September, and I open the last two stops with paper timetables; that costs me embarrassment but no day. Or we pay for the boards in advance so that they come by air, if the price is less than what a late opening costs. I lean to the second if it gets us all forty, since fitters need two weeks before 21 September.',
      'Concerning the six that went dark, I would want every display to run for 24 hours before it is packed. Who could do that at Brightpost, and if there is nobody, would it help if I lent you our technician Alan Pike for three weeks?',
      'Then let us fix it: I will find out by Thursday when your open invoice is paid and call you with the date. You will send me by Friday noon a list with number of displays and shipping day. We speak every Tuesday at nine, and one person on my side, Alan, answers all questions of your fitters. Do you agree?',
    ],
    met: null,
  },
  {
    id: 'vendor-performance-issue/middling-plain',
    scenario: 'vendor-performance-issue',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      'Hi Kofi. I admit the second one was partly because of us, with the bracket. But the other two were late too',
      'And six of the third batch failed, thats not acceptable. What happened there?',
      'We need the last 40 by 24 August because our fitters need two weeks. Can you promise that?',
      "There's also the penalty of 1200 per day in the contract, I don't want to use it but I could",
      'OK please send me a plan then',
    ],
    met: null,
  },
  {
    id: 'vendor-performance-issue/poor-polished',
    scenario: 'vendor-performance-issue',
    quality: 'poor',
    voice: 'polished',
    lines: [
      "Kofi, my friend, thank you for the warm welcome! I've always said that Brightpost is one of our most valued partners. I'm not here to point fingers, I am here to look forward and strengthen our collaboration.",
      "I appreciate your candour. There are always two sides to every story, and I think that both parties can take away valuable learnings. What's important is that we build a joint delivery plan with clear accountability, transparent milestones and regular touchpoints.",
      "In terms of root causes, it's key to look at the entire end-to-end supply chain in a holistic manner. I'd suggest a joint task force which analyses bottlenecks, evaluates options and their trade-offs, and agrees on owners and dates for each action. Our on-time target is 95%.",
      "I completely understand your position regarding the commercial side, and I can assure you that we'll handle it in a fair and balanced way in the spirit of partnership.",
      "Wonderful. I think we have a strong common understanding now. Let's reconvene soon, and in the meantime I count on Brightpost to deliver the last forty on 24 August as agreed, with the quality that we all expect.",
    ],
    met: null,
  },
];
