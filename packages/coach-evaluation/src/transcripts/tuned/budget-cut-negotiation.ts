import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'budget-cut-negotiation/strong-plain',
    scenario: 'budget-cut-negotiation',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      'I can give you something, question first: do you need it off the books for good or do you need it not to leave the bank before new year? its different money',
      'what happens on dec 31 if you dont have it',
      'ok then: sensors 340k move to february, maker takes that if I tell him before the 27th. tablets 180k wait till april. thats 520 that stays in the bank over new year, more than you asked',
      'price of it: crew 3 stays on paper, 3 hrs a week lost. sensors come 2 months late, nothing before feb needs them. not a saving, you pay it in 2027 remember, its moved',
      "the simulator I could stop, 210, but then its 95 for training on board in spring so real saving is 115 and its dearer per head. I'd leave it",
      "lockout I dont touch. 95k, it stops a blade from turning with a man inside. take another thing, not that one, and I'd say the same to the board",
      'I ring the sensor people tomorrow, you get their yes in writing by thursday 5pm, before your friday. you tell me then if it counts for the bank?',
    ],
    met: null,
  },
  {
    id: 'budget-cut-negotiation/strong-formal',
    scenario: 'budget-cut-negotiation',
    quality: 'strong',
    voice: 'formal',
    lines: [
      "I have done the sum before coming in, so you will not hear that it cannot be done. But allow me one question first: must the money be saved, or must it still be in the account at the year's end?",
      'Who looks at that balance on 31 December, and what would they do if it fell short?',
      'In that case I can offer you €520,000, which is forty more than you asked. The sensors, €340,000, are due on 15 December; the maker accepts February if he is told by the 27th. The tablets, €180,000, can wait until April. I must be honest that both are moved and not saved: the money leaves in the first half of next year.',
      'The price is that the third crew vessel loses three hours a week on paper until April. I considered the simulator too. It frees €210,000, but training on board would cost us €95,000 in spring, so I advise against it: it is dear for what it brings.',
      'The lockout module I will not offer, at any figure. It is €95,000 and it prevents a turbine from starting with people inside. If you need more than the 520, I would rather give the simulator.',
      "I will call the sensor maker tomorrow morning and let you have his written confirmation by Thursday at four, together with a page of payment dates, so that it's in your hands before Friday. Will you tell me on Friday whether the figure is accepted, so that I can inform the crews?",
    ],
    met: null,
  },
  {
    id: 'budget-cut-negotiation/middling-plain',
    scenario: 'budget-cut-negotiation',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      'Hello Ingrid, 480k is a lot, but I see we have to find something. What do you need it for?',
      'We could postpone the tablets for the third vessel, thats 180 thousand. And the simulator is not ordered yet, thats another 210',
      "The sensors could maybe be paid later too. I'd have to ask the supplier about it",
      'I would not like to cut the lockout module because its for safety',
      'I will check and send you the numbers',
    ],
    met: null,
  },
  {
    id: 'budget-cut-negotiation/poor-polished',
    scenario: 'budget-cut-negotiation',
    quality: 'poor',
    voice: 'polished',
    lines: [
      'Ingrid, thank you for bringing me in early. I fully recognise the financial pressures the company is facing, and I want to be a constructive partner in this. Tideline is strategic for all 310 turbines, so it is vital that we look at this from a value perspective.',
      "I understand that, and I'm fully aligned with the need for cost discipline. In my experience of fifteen years, the best results come when finance and projects sit together and look at the full picture of needs, risks and benefits.",
      "There are of course several levers that we could pull: we could descope, defer or renegotiate. Each one has trade-offs in terms of cost, risk and schedule. I'd recommend a balanced portfolio of measures that gets us close to your target without compromising on safety and quality.",
      'I could commit to a meaningful contribution in the range of 5 to 20 per cent, subject to a thorough impact analysis, with clear owners and timelines.',
      "Thank you for a very productive exchange, Ingrid. I'll circle back by the end of the week with a consolidated proposal, and I'm sure that we will find a number which works for everyone.",
    ],
    met: null,
  },
];
