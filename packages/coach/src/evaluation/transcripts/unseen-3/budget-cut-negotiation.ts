import type { WrittenTalk } from '../talk';

const scenario = 'budget-cut-negotiation';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'budget-cut-negotiation/strong-three-messages',
    scenario,
    quality: 'strong',
    voice: 'dry, three messages',
    lines: [
      'Before I answer: is it cash you’re missing at year end, or cost that must stay gone? My list looks different for each. One thing is on neither, and that’s the lockout module. It stops a turbine from turning while a fitter is in it.',
      'For cash, I’d move the sensors: 340 goes out in February, the maker wants to hear it by the 27th and charges us nothing. The crew tablets wait for April, another 180, and the third ship loses three hours a week to paper till then. Makes 520, forty more than you asked, and I’d want the forty kept for me in January. If it’s cost for good, I have only the simulator: 210, of which 95 comes back in spring as training at sea. So 115, honestly. More I’d have to invent.',
      'Four people have told you no this week, and on Friday it’s you who has to hold up a total. This one survives questions: 520 moved, nothing cancelled, nobody less safe. With your yes today I write to the maker in the morning and you hold his confirmation on Friday. Both columns, on one page, are on your desk at five.',
    ],
    met: {
      'said-where-things-stand': 2, 'spoke-in-particulars': 2, 'answered-questions': 2, 'stayed-on-the-matter': 3, 'turned-no-into-next': 2, 'trade-off-with-number': 2, 'offered-two-ways': 2,
      'asked-priority-first': 1, 'set-a-boundary': 1, 'promised-what-is-paid-for': 3, 'recommended-one': 2, 'answered-the-central': 2, 'named-before-answering': 3, 'followed-up': 1,
      'tied-to-their-interest': 3, 'backed-with-fact': 2, 'moved-a-concern': 2, 'put-in-writing': 3, 'owner-and-day': 3, 'named-their-stake': 3, 'asked-their-side': 1,
      'took-up-what-was-raised': 3, 'asked-for-decision': 3, 'committed-in-own-name': 3, 'moved-to-decision': 3,
    },
    notApplicable: ['owned-their-part', 'held-the-line', 'gave-the-cause'],
  },
  {
    id: 'budget-cut-negotiation/middling-pushed-through',
    scenario,
    quality: 'middling',
    voice: 'brisk, right offer, no ear',
    lines: [
      'I’ve done the sum already so we can be quick. Sensors to February, 340. Tablets to April, 180. 520. There you have it.',
      'It leaves the account later, that’s what counts this year. The maker agrees if he’s told by the 27th, I checked with him on Monday.',
      'No, and with respect I don’t have to. You wanted four-eighty, here is five-twenty. It’s in the sheet in front of you, page one.',
      'They write by hand. Costs each crew three hours a week. They will complain and then they’ll do it, it’s until April only.',
      'Then the simulator goes too, 210. So in total you could have 730 if you really insist.',
      'Some training money later, we’ll find it somewhere. Can you sign now? I want to write to the maker this afternoon, because the 27th is close.',
    ],
    replies: [
      'Five hundred and twenty. More than I asked, which makes me nervous. Is it the kind I need? An invoice that moves is not an invoice that dies.',
      'I did not ask whether he agrees. Do you know what the money is for?',
      'Brisk. And the crews of the third vessel, what do they do until April?',
      'Suppose I need it gone for good. What then?',
      'And none of that comes back to me in spring? You surprise me.',
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 1, 'answered-questions': 4, 'trade-off-with-number': 4, 'backed-with-fact': 2, 'owner-and-day': 6, 'asked-for-decision': 6, 'committed-in-own-name': 6,
    },
    notApplicable: ['owned-their-part', 'held-the-line', 'gave-the-cause'],
  },
  {
    id: 'budget-cut-negotiation/poor-straight-talker',
    scenario,
    quality: 'poor',
    voice: 'short, plain, direct, empty',
    lines: [
      'That’s steep.',
      'Look, I don’t play games. You need something, you’ll get something. That’s it.',
      'Sure. We can take some out. Not from the important stuff, from the other stuff.',
      'Plain answer? It depends. On what stays and what goes.',
      'It’ll hurt. We’ll live.',
      'You’ll get a number. A real one. From me.',
    ],
    met: {},
    notApplicable: ['owned-their-part', 'held-the-line', 'gave-the-cause', 'recommended-one'],
  },
];
