import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'the-hole-before-launch/strong-plain',
    scenario: 'the-hole-before-launch',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      "I cut your review from 10 days to 2 in september. thats my doing and I'll say that in the room at 4. what have you read since midnight, how many pages have it",
      'is the label page still up right now?? can we pull it before we talk on, what does that cost the pharmacies',
      'do it, now, I take the calls from pharmacies on me. has anybody been in there already, in the logs?',
      'then Gil Fontaine hears it today from me, before 4. and the student gets a thank you and nothing else, his name isnt in any mail',
      'for tuesday I see: open with what was reviewed and rest dark, or move all of it incl. the tv spots, 36k if we say so before 17:00 tmrw. 240k of ads on an app that leaks is worse. you sign only for what you read. what would you sign for tuesday',
      "ok. you write me the list of what you'd sign by 15:30, one column yes one no. I go to Paula at 16 with it and I ask her for one thing: spots moved or small launch, she decides today. I call you 16:30. nobody asks you to sign the rest",
    ],
    met: null,
  },
  {
    id: 'the-hole-before-launch/strong-formal',
    scenario: 'the-hole-before-launch',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'Ximena, I shall begin with my own part: in September I cut your review from ten days to two, and what Devon found is what the other eight days were for. I will say so to Paula this afternoon. What have you found since midnight?',
      'Is the page still open while we sit here? If so, can it be switched off first, and what would that mean for the pharmacies?',
      'Please have it switched off now. I take the decision, and I will inform the pharmacies within the hour that labels are by telephone until further notice. Do the logs show that anyone read labels who should not have?',
      'Then this is no longer only ours. I will telephone Gil Fontaine before noon and tell him the time, the number of labels and what we know. And Devon has done what we should have done; he will be thanked, in writing, by me.',
      "On Tuesday I do not ask you to sign for what you haven't read. I see two courses. We open only those functions that were reviewed, and the rest follows when you have read it; or we move everything, with the television spots, for £36,000, sorry, $36,000, if we decide by five o'clock tomorrow. I would rather move the spots than advertise a closed door for $240,000. Which of these could you put your name to?",
      "I will bring Paula both at four o'clock, with your list of endpoints attached, and ask her for a decision before she leaves today. Could you let me have that list by three? I shall report back to you at half past four.",
    ],
    met: null,
  },
  {
    id: 'the-hole-before-launch/middling-plain',
    scenario: 'the-hole-before-launch',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      'Hi Ximena, thanks for finding this. How long will it take to fix the page?',
      'OK and are there other pages with the same problem? We need to know before Tuesday',
      "I have to talk to Paula at 16:00, I'd like to tell her we fix it and can still launch on Tuesday, maybe with some restrictions",
      'We should probably tell the privacy people too at some point',
      "I understand that you don't want to sign. Lets see what Paula says",
    ],
    met: null,
  },
  {
    id: 'the-hole-before-launch/poor-polished',
    scenario: 'the-hole-before-launch',
    quality: 'poor',
    voice: 'polished',
    lines: [
      'Ximena, thank you for your diligence and for your tireless efforts overnight. I want to assure you that patient safety and data privacy are our number one priority, and that I am here to support you in any way that I can.',
      "I absolutely share your concern, and I take full accountability as a leader. Security is everybody's responsibility. What we need now is a calm, fact-based approach with a thorough risk assessment, so that we can make the right decision at the right level.",
      "I think we should consider several options, ranging from a full launch to a phased launch to a delayed launch, and evaluate each one in terms of impact, likelihood, cost and customer experience. We'd then agree on clear go/no-go criteria with owners and deadlines.",
      'I hear you. I will ensure that all the relevant stakeholders are informed in a timely manner through the appropriate channels, and that lessons learned are captured, so that 100% of our endpoints follow best practice in future.',
      "Excellent. To recap, we are aligned that quality comes first, we've got a clear plan and clear owners, and I will escalate as appropriate. I'm confident that together we will make this launch a success on December 1.",
    ],
    met: null,
  },
];
