import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'the-formula-only-she-knows/strong-plain',
    scenario: 'the-formula-only-she-knows',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      "I'm not here for the drawer. keep it locked. i'd like to know what happend last time, with the man and the telephone",
      'so he made one table out of it and the bad tiles were called yours. no wonder. nothing goes in the new line with your name on it unless you say so, and I put that in writing',
      'what do you look at before you touch the cobalt? not the numbers, what you look at. at five in the morning',
      'my idea, say if its stupid: the line runs your correction on kiln 3 one batch at a time, a batch gone wrong is 9200 and thats ours, written, luca signs. davide stands next to you not me',
      "not on top of the nights no. luca gave me ten days paid after you go, 320 a day. 6 of them mornings w davide in january, you choose which. or we take him off packing now for 3 days a week til the 18th, costs you no free day but we have to find somebody for the boxes. i'd do both half: he comes now and you keep 5 days for when it goes wrong",
      'ok so: I ask luca tomorrow for davide off the boxes and for the paper about the bad batches, you get both on friday to read. if its not in there you say no and the drawer stays shut. deal?',
    ],
    met: null,
  },
  {
    id: 'the-formula-only-she-knows/strong-formal',
    scenario: 'the-formula-only-she-knows',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'Thank you, signora Righi, I shall mind the glaze. I have not come for the notebooks; I would not understand them anyway. I have come because after the 18th nobody will know why you turn the dosing down, and I would like to learn how one could be taught that.',
      'Who came with the telephone, and what did they do with what they photographed?',
      "That means that you were punished for somebody else's table. I would not open the drawer either. If we try anything, it will be tried on kiln 3 with one batch at a time, and the cost of a bad batch, €9,200, is carried by the plant. I will have Luca Ferri sign that before you show anybody anything.",
      'What is it that Davide would still get wrong if he were alone with the kiln on a Monday?',
      'I do not want to question you by day after you have fired all night. I see two ways: either Davide comes to your night firings from next week, which costs the packing hall a man, or you come back in January for some of the ten paid days, €320 each, when you have slept. I would start with the first, since then he learns at the kiln and not from paper.',
      'Let me repeat it so that I get it right: no table with your name, one batch at a time, the plant pays for the spoiled ones, Davide at your side and you asleep by day. I will bring you the signed page from Luca on Thursday before your shift at ten. Will you then decide whether Davide starts that night?',
    ],
    met: null,
  },
  {
    id: 'the-formula-only-she-knows/middling-plain',
    scenario: 'the-formula-only-she-knows',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      "Hello Ornella, yes I'm here about the notebooks. We have the new dosing line in january and you are leaving so we need to get your knowledge somehow",
      'I understand you had a bad experience, that wont happen this time. We would do it properly',
      'We can pay you for it, there are 10 days after you retire at 320 euros per day. Would that be ok for you?',
      'And could Davide help with it? he could write down what you tell him',
      'Ok think about it and let me know',
    ],
    met: null,
  },
  {
    id: 'the-formula-only-she-knows/poor-polished',
    scenario: 'the-formula-only-she-knows',
    quality: 'poor',
    voice: 'polished',
    lines: [
      'Ornella, first of all let me say what an honour it is to meet you. Thirty-one years of excellence, passion and dedication: you are truly the soul of this kiln, and I want you to know how much everybody values your unique contribution.',
      'I hear you, and I really feel for your frustration. Change can be difficult, and it is natural to experience some resistance. My role is to make this knowledge transfer a positive and empowering experience for you, a true win-win.',
      "What I would love is to co-create a structured knowledge capture roadmap with you, built on trust and mutual respect. We'd define the options and weigh their trade-offs, agree on limits and safeguards, and assign clear owners and dates to every step, so that nothing falls through the cracks.",
      'I understand completely. Rest assured that we will put all the necessary protections in place, and you will be fully recognised for your legacy. Research shows that 70% of tacit knowledge can be captured when people feel appreciated.',
      'So to wrap up, I think we have made wonderful progress today and built a strong foundation. I will be in touch soon to schedule the next steps at a time that works for you.',
    ],
    met: null,
  },
];
