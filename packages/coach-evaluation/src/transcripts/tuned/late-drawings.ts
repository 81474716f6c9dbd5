import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'late-drawings/strong-plain',
    scenario: 'late-drawings',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      'Im not going to ask for fourteen. which of them do I need for the foundations on 7 dec, is it 4, 5?',
      'ok. and what would make those five come quicker, what keeps landing on your desk from us',
      'right, the stair. fionn works for me so thats mine to stop. from tonight the stair is frozen, he gets it in a mail with you in cc. if he moves it again we pay for your days',
      'and nobody calls you any more except me. the foreman and the buyer send me their questions, I ring you once a day at four',
      "bender in mallow wants the schedules by the 23rd. every day the gang stands is 4600 for me so thats the one I care about. would half of it by the 23rd and rest later help, or drop the slab back a week? I'd drop the slab, nobody pours it before january",
      "not without the check no. I'd rather loose a day then break out a wall. so checked foundation sheets with me 23 nov, the slab you say a day, stair after. you mail me the day for the slab by wednesday?",
    ],
    met: null,
  },
  {
    id: 'late-drawings/strong-formal',
    scenario: 'late-drawings',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'Good morning, Nuala. I have not rung to count the fourteen with you. What I would like to know is which of them the foundations depend on, and what on our side keeps you from drawing them.',
      'That is very clear. So the foundation sheets come first, and the ground slab and the stair core may wait. Have I got the order right?',
      'Fionn Leahy works for us, so the stair is mine to settle. I will freeze the stair core in writing today; should he move it again, we will pay for the redrawing. That should spare you a third round.',
      "What I need in return is a date for the foundations, as the bender in Mallow wants the schedules by 23 November and each day the crane stands costs us €4,600. I can give you two things for it: I push the slab sheets to January, or I send a technician to answer the site's queries in your place, which costs me a man for three weeks. I would do the former first.",
      'I do not ask you to skip the checking. When could the checked set be with me, and who checks it?',
      'Then we agree on this: checked foundation drawings by Monday the 23rd, the slab by 11 January, the stair after that. From today all calls from Dunmahon go through me, and I ring you at four each afternoon. Would you confirm the two dates by e-mail tomorrow, so I can book the bender?',
    ],
    met: null,
  },
  {
    id: 'late-drawings/middling-plain',
    scenario: 'late-drawings',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      'Hi Nuala, sorry to bother you as well. When can we get the drawings? The foundations are on 7 December and we need the bending schedules by the 23rd',
      "I know it's a lot. Can you do the foundation ones first at least?",
      "Yes I know Fionn keeps changing the stair. I'll talk to him",
      'It costs us 4600 euro a day if we stand still, so please try to make it',
    ],
    met: null,
  },
  {
    id: 'late-drawings/poor-polished',
    scenario: 'late-drawings',
    quality: 'poor',
    voice: 'polished',
    lines: [
      "Hi Nuala, thank you so much for picking up. First of all, I really want to acknowledge the huge pressure you're under, and I'm calling in a spirit of partnership to see how we can best collaborate to get the drawings over the line.",
      "I completely understand. At the end of the day we're one team with one goal, and communication is key. I'd like us to work on a realistic recovery plan with prioritised deliverables, clear owners and dates that everyone can commit to.",
      "What are the main blockers from your perspective, and how can I support you? I'm sure that there are some quick wins and some trade-offs that we can look at together, be it on scope, sequence or resources.",
      "That makes a lot of sense. I'll make sure that we address that on our side with the relevant people, and that things are streamlined going forward, so that you can focus on what matters most.",
      "Brilliant. So to summarise, we're agreed that the drawings get prioritised, that we'll support you, and that we stay in close contact. Thanks a million, Nuala, I really appreciate your commitment to 23 November!",
    ],
    met: null,
  },
];
