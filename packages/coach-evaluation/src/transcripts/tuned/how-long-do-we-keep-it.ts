import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'how-long-do-we-keep-it/strong-plain',
    scenario: 'how-long-do-we-keep-it',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      'morning Marit. the box is one deletion date per person, thats how its built. I think its wrong for you and Id rather hear what you keep before anyone types a number in',
      'so whats in a tenant file really, and which bits have to go at different times? passports first pls',
      'got it. and when does each clock start, when they move out or when the last rent came? and for people who never got the flat?',
      'who can stop it? say theres a fight about a deposit and the date comes, somebody has to be able to hold the file. who is that with you',
      "ok what I can do. one date per paper instead of per person costs 15 dev days, so something else in the portal slides. or we keep one date per person but split in 3 groups by hand, cheap but you'd be explaining that to the commissioner. Id pay the 15 days, before 9 march it still fits",
      'I write up what you said as a table, paper / how long / clock from / who stops it, and mail it to you thursday 12:00. you strike out whats wrong by monday? and I tell my dev tonight he gets no number',
    ],
    met: null,
  },
  {
    id: 'how-long-do-we-keep-it/strong-formal',
    scenario: 'how-long-do-we-keep-it',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'Good morning, and thank you for not answering him. The box is a single deletion date for each person, because that is how my developers have built the portal. I suspect that it is the wrong question, and I have come to find out what the right one is.',
      "Could you take me through an ordinary tenant's file, paper by paper, and tell me for each one what you may keep it for and from which day the period is counted?",
      'So if I have understood correctly, the identity papers, the tenancy agreement with the rent ledger, and the papers of people we turned down are three different things, and each has its own period and its own starting day. Have I left one out?',
      'What happens when the period ends while the deposit is still being argued over? Who would have to be able to stop the deletion, and how would the system know?',
      'And when a file is gone, what would you need to hold in your hand if the Commissioner asked about that very person a year later?',
      'Then one date per person will not do. A date per document costs fifteen developer days; I would spend them, and postpone something of lesser weight, because otherwise we either keep passports for too long or destroy the ledger too soon. I will send you the schedule as a table on Wednesday 14 January, with a column for who may place a hold. Would you correct it by Monday the 19th, so that you still have ten days before the 31st?',
    ],
    met: null,
  },
  {
    id: 'how-long-do-we-keep-it/middling-plain',
    scenario: 'how-long-do-we-keep-it',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      'Hi Marit, the box is for when we delete the tenants data. What is the retention period normally?',
      'Ok so there are different periods for different documents? that makes sense, can you tell me which ones',
      "Right, the problem is that it's built with one date so we would need to change it, thats about 15 days of work. I need to check if we have the time for it",
      "Thanks, this was useful. I'll write it down and send it to you",
    ],
    met: null,
  },
  {
    id: 'how-long-do-we-keep-it/poor-polished',
    scenario: 'how-long-do-we-keep-it',
    quality: 'poor',
    voice: 'polished',
    lines: [
      'Good morning Marit, thank you so much for your time. As we embark on this exciting journey towards the new tenant portal, data protection is absolutely at the heart of everything we do, and I see you as a key partner on that journey.',
      'I fully understand your concerns, and I want you to feel heard. Privacy by design, data minimisation and accountability are core principles for us. Could you perhaps share what success looks like for you, and what your key requirements, constraints and priorities are?',
      "That is really insightful, thank you for sharing. I think what I'm hearing is that retention is a nuanced topic with several dimensions, and that we need a holistic, risk-based approach which balances business value against regulatory exposure across all 41 branches and 212,000 files.",
      "I'd suggest that we set up a cross-functional working group with clear roles and responsibilities, define the retention requirements with measurable acceptance criteria, and document everything in a living document with version control, owners and due dates.",
      "Great, so we're aligned. In summary we will ensure that the appropriate retention periods are captured for the appropriate records, with the appropriate triggers and the appropriate approvals. I'll follow up shortly with next steps.",
    ],
    met: null,
  },
];
