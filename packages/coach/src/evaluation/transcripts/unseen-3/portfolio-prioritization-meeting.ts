import type { WrittenTalk } from '../talk';

const scenario = 'portfolio-prioritization-meeting';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'portfolio-prioritization-meeting/strong-diffident',
    scenario,
    quality: 'strong',
    voice: 'diffident, careful, sparing with figures',
    lines: [
      'I did. The scores came out of a table, but I chose the weights and I wrote the sentence, so please don’t look for a committee behind it.',
      'A number I could believe, I think. The broker revenue in the case rests on one survey of thirty-eight brokers, and I couldn’t find anyone who’d stand by it. I may be wrong there, and I ought to have come to you before it was printed. Has something been promised to the brokers that I haven’t read?',
      'In a letter, to nine of them, by Easter, signed by you. I didn’t know, and it alters what I’d be asking. A pause until July would make you someone who breaks her word on paper. Which part of it did they hold on to, would you say, the quotes or the whole thing?',
      'Then I’d still not put the whole Workbench back. It would push fraud out, and the regulator’s letter about fraud is older than ours to the brokers. But the quote screen alone is perhaps nine person-months; my architect guessed eight to eleven and I’d not swear to it. I could find nine if the data centre people begin their second wave in March rather than in February. Colin tells me he can bear that, it’s one more month of rent, about £30,000. It means no archive and no mobile before July.',
      'They do get buried, and I’d not want you to have only my word against it. So I’d write the terms into the paper: on 1 July it comes back before the others, provided the nine really use the screen, let’s say six of them every week by June. If they don’t, I’d recommend ending it, and I’d say so to you first. The same test is in there for claims, it isn’t made for you.',
      'Not yet. He’ll hear it from me this afternoon and he won’t like it. What I have, then: quotes for your nine by Easter, nothing else of the Workbench until July, six regular users or it ends, and Colin pays a month. The two paragraphs reach you on Friday. Could you tell me by Monday whether you’d vote for that, as the paper closes at noon that day?',
    ],
    replies: [
      'That is refreshing. Then you will be able to tell me what the Workbench lacked.',
      'It has. I told the nine largest, in writing, that they would see a working quote screen by Easter. The signature is mine.',
      'The quote screen. Nobody has ever lain awake over a document archive.',
      'And in July? In this building things that are paused tend to be buried, with full honours.',
      'The same for claims. Does Rupert know that?',
    ],
    met: {
      'said-where-things-stand': 2, 'spoke-in-particulars': 4, 'answered-questions': 1, 'owned-their-part': 2, 'stayed-on-the-matter': 5, 'turned-no-into-next': 4, 'trade-off-with-number': 4,
      'asked-priority-first': 2, 'set-a-boundary': 4, 'promised-what-is-paid-for': 4, 'held-the-line': 5, 'gave-the-cause': 2, 'recommended-one': 4, 'answered-the-central': 4,
      'named-before-answering': 3, 'followed-up': 3, 'gave-it-back': 3, 'tied-to-their-interest': 6, 'backed-with-fact': 2, 'moved-a-concern': 5, 'put-in-writing': 6, 'owner-and-day': 6,
      'recorded-agreement': 6, 'named-their-stake': 3, 'asked-their-side': 3, 'took-up-what-was-raised': 5, 'asked-for-decision': 6, 'committed-in-own-name': 6, 'moved-to-decision': 6,
    },
  },
  {
    id: 'portfolio-prioritization-meeting/middling-gives-way',
    scenario,
    quality: 'middling',
    voice: 'good listener who gives way',
    lines: [
      'The list is mine, so the name you’re looking for is my own. I’d like to hear what fifth place does on your side before I defend it.',
      'There’s more to that than the case I read. Who outside the company has been given a date for it?',
      'I see, so it’s less about software than about brokers you’ve looked in the eye. I wish I’d come to you with this in October and not after it was printed.',
      'Well, the pause to 1 July is my recommendation and I mean it. There are 140 months for 212, and whatever goes in pushes another one out.',
      'Perhaps it needn’t be July. It could be May, or we leave it open in the paper and see how the committee feels. I wouldn’t want to fall out with you over a month or two.',
      'Let me see what can be done about the team in the meantime. I might find you some people, I’d have to look where.',
    ],
    met: {
      'answered-questions': 1, 'owned-their-part': 3, 'asked-priority-first': 1, 'recommended-one': 4, 'named-before-answering': 3, 'followed-up': 2, 'backed-with-fact': 4, 'named-their-stake': 3, 'asked-their-side': 1,
    },
  },
  {
    id: 'portfolio-prioritization-meeting/poor-lenses',
    scenario,
    quality: 'poor',
    voice: 'management talk',
    lines: [
      'Thank you, Philippa, and I welcome the challenge. The prioritisation followed a robust and repeatable framework that weighs strategic fit, value, risk and readiness, and it was socialised with all the right forums. I’m proud of the rigour the office brought to it, and of how maturely the sponsors leaned into what is never an easy exercise. If the outcome lands differently in different parts of the house, that is itself a valuable data point for how we evolve the model.',
      'I’d frame it less as a ranking and more as a sequencing conversation. The Workbench remains a key enabler on our journey, and fifth is in many ways a position of strength, because the foundations are laid first. When the claims platform and the data centre exit have delivered their step change, the Workbench will be able to accelerate from a far higher base, and brokers will feel the benefit of a joined-up proposition rather than a point solution.',
      'There are really three lenses here. A value lens, a capacity lens and a change lens. Depending on which one we lead with, different options open up, and each carries trade-offs of its own that we’d want to surface in the right way. Option A is bolder, Option B is more measured, and a hybrid would aim to combine the best of the two while mitigating the downsides of either. The important thing is that whichever we choose, we choose it consciously.',
      'Absolutely, and I take ownership of that. Clear owners and firm dates are exactly what the next iteration of the roadmap is going to give us, with a named lead for every workstream. Accountability is something I feel very strongly about, and I’d rather be judged on the quality of the mechanism than on any single promise made in the heat of a conversation.',
      'What I’m hearing is a desire for certainty, and that’s completely legitimate. Let’s agree the principle today and leave the detail for a working session, so that we land on the tenth with one voice.',
      'I’m confident we can find a landing zone that honours the commitments of the past and the ambitions of the future.',
    ],
    met: {},
    notApplicable: ['held-the-line'],
  },
];
