/** The fifth of seven projects at Ansell Mutual: three formal messages, a good listener without figures, a cheerful one, and a framework. */
import type { WrittenTalk } from '../talk';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'portfolio-prioritization-meeting/strong-formal-short',
    scenario: 'portfolio-prioritization-meeting',
    quality: 'strong',
    voice: 'formal, three messages',
    lines: [
      'Good morning, Philippa. I decided it; the scoring sheet did not. I asked of all seven what would be lost if it waited until July. For the Workbench that is the patience of the brokers and some £90,000 of new premium; for the data centre it is the lease, which ends on 31 May, and the conduct rules are law. I ought to have come to you before the paper went round, and I did not. That a sponsor should meet her own project in print is my failing. Before I offer you anything: what have you told the brokers, which of them, and for when?',
      'Then I take it that the fifth place troubles you less than having to take back your word from people who hold it in writing. Fifty-two person-months I cannot give you: there are 140, and each one above that would come out of claims or fraud, which passed the same test that yours did not. Two things I can give. The pause as it stands, in which case Moira Teale’s nine people work on claims, return to you together, and the restart in July costs £70,000. Or fourteen person-months for the quotation screen alone, in use with your twenty largest brokers on 30 April; I should pay for those by stopping the archive and the intranet search this month instead of in March, which frees fifteen. I recommend the second. It is the only part a broker ever sees, and you would be keeping your word to the firms that brought you the most.',
      'So that it may be held against me: the remaining 38 return on 1 July, on one condition, that the claims platform is accepted by 15 June; should it not be, you and I go before the committee together. You will have that from me on a single page tomorrow, Thursday, by five o’clock, with the test as I applied it to all seven. May I have your answer on the quotation screen by Monday the 7th? The committee’s papers close that evening, and I would sooner go in on the tenth with your support than with your silence.',
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 2, 'answered-questions': 1, 'owned-their-part': 1, 'stayed-on-the-matter': 2, 'turned-no-into-next': 2, 'trade-off-with-number': 2, 'offered-two-ways': 2,
      'asked-priority-first': 1, 'set-a-boundary': 2, 'promised-what-is-paid-for': 2, 'gave-the-cause': 1, 'recommended-one': 2, 'answered-the-central': 2, 'named-before-answering': 2, 'followed-up': 1,
      'tied-to-their-interest': 2, 'backed-with-fact': 1, 'moved-a-concern': 2, 'put-in-writing': 3, 'owner-and-day': 3, 'named-their-stake': 2, 'took-up-what-was-raised': 2, 'asked-for-decision': 3,
      'committed-in-own-name': 3, 'moved-to-decision': 3,
    },
  },
  {
    id: 'portfolio-prioritization-meeting/middling-listener',
    scenario: 'portfolio-prioritization-meeting',
    quality: 'middling',
    voice: 'warm, listens well, brings nothing',
    lines: [
      'Good morning Philippa. The order came out of our scoring, so the committee’s own criteria really. But I’d sooner hear first how it reads from where you sit.',
      'I did, with Gareth from finance. We went through all seven in a single afternoon and I’m not proud of how quickly the lower ones went.',
      'Yes, that’s a poor word for something half built. Is it the money that’s gone in already that bothers you most, or who’ll have to be told?',
      'Eleven firms, a screen in spring, and it’s in the minutes. So if we pause till July, you’re the one who goes back to the panel and unsays it, and there isn’t a line about that in our paper.',
      'I don’t know yet, to be honest. There may be a part of it that could come forward, something small for them to look at, but I’d have to hear what the team thinks is feasible.',
      'I’d be guessing if I gave you a number today. What I won’t do is take people off the conduct rules, the regulator leaves us no room there.',
      'I know. Let me work on it with Gareth and we’ll talk again before then.',
    ],
    replies: [
      'It reads, if I may say so, like a document without an author. Criteria do not decide anything; persons apply them. Which person applied them to the Workbench?',
      'I am obliged to you for that. Then you will understand that I was surprised to find £640,000 of our members’ money described as ‘deferrable’.',
      'Both, but the second has a date on it. On 14 October I stood before our broker panel and told eleven firms that they would have a screen in the spring. It is minuted.',
      'There is not. What do you propose that I tell them?',
      '‘Something small’ is what one gives to a child on a long journey. How many person-months, and taken from whom?',
      'That much I accept. It does not answer what I asked, and the committee sits in eight days.',
    ],
    met: {
      'owned-their-part': 2, 'asked-priority-first': 3, 'set-a-boundary': 6, 'named-before-answering': 4, 'followed-up': 3, 'gave-it-back': 4, 'named-their-stake': 4, 'asked-their-side': 3, 'took-up-what-was-raised': 4,
    },
    notApplicable: ['held-the-line'],
  },
  {
    id: 'portfolio-prioritization-meeting/poor-cheerful',
    scenario: 'portfolio-prioritization-meeting',
    quality: 'poor',
    voice: 'cheerful, generous with other people’s capacity',
    lines: [
      'Good morning! First of all, fifth out of seven doesn’t mean the Broker Workbench isn’t important, everyone in my office loves it.',
      'Oh, it was a group effort, lots of people fed into the weighting and then it went through the model. Happy to walk you through how that works some time.',
      'I totally see that brokers are close to your heart. And a pause isn’t a stop! These things often come back stronger after a breather.',
      'We might find you a few people here and there when they’re free. I’m sure the claims platform could lend you someone for a while, they owe me one.',
      'It’s the committee that decides in the end, so I’d rather not get ahead of them. But I’ll put in a good word for the Workbench on the tenth.',
      'Honestly, come July you’ll have everything back, the full team, same faces, you can take that from me. Was there any wording in the paper you’d like softened?',
    ],
    met: {},
  },
  {
    id: 'portfolio-prioritization-meeting/poor-polished',
    scenario: 'portfolio-prioritization-meeting',
    quality: 'poor',
    voice: 'polished, framework and stewardship',
    lines: [
      'Philippa, you ask precisely the question I would have asked in your place. The ranking is the outcome of a mature multi-criteria framework, in which strategic fit, value, urgency and deliverability weigh 40, 30, 20 and 10 per cent. It has been benchmarked against 23 mutuals and ratified through the established governance, so I’d describe it as a position of the organisation rather than of any individual.',
      'Let me be just as candid about where we are. Demand exceeds capacity by 51 per cent, utilisation is running at 97, and the sector’s average for overcommitment is 38. Seen like that, prioritisation is no verdict on the merit of an initiative. It is an act of stewardship towards our members and, I’d argue, towards the initiative itself.',
      'Broadly there are three levers: sequencing, scoping and sourcing. Each has its trade-offs in time, cost and quality, all of which my analysts have quantified. I’d recommend a blend of the three, because that lets the Workbench keep its momentum while the envelope is respected.',
      'I hear that commitments exist in the market and I don’t underestimate them for a moment; the confidence of brokers is among the most precious things we own. We’ll wrap an engagement plan around it, with clear messages, accountabilities and milestones, and I very much see you at the heart of it as executive champion.',
      'What I’d ask for today is your alignment in principle. If we speak to the committee with one voice, I’m confident that the re-entry criteria, the resource profile and the timeline can be confirmed by their respective owners at the earliest opportunity, and that the Workbench will come back a stronger proposition than it ever was.',
    ],
    met: {},
  },
];
