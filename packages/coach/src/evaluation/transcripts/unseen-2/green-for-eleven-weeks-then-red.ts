/** Eleven green reports at Tern Energy: told in borrowed English, in half-owned words, kindly, and in fluent governance. */
import type { WrittenTalk } from '../talk';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'green-for-eleven-weeks-then-red/strong-non-native',
    scenario: 'green-for-eleven-weeks-then-red',
    quality: 'strong',
    voice: 'non-native, direct',
    lines: [
      'Good morning Mrs Marsh. Nothing happened between the eleventh and the twelfth. It happened already in week 8. We tried 2,000 accounts and 320 of them did not match, so 84 per cent, and I let the green stay because I believed I repair it in a fortnight. I knew it, you did not, and you have signed under me four times after that. This one is mine, not of the team.',
      'First what is safe: no customer has got any wrong bill. All 412 thousand are still billed from the old system and it runs until we switch. What is not safe is 28 November. After the trial of Thursday it is 78,280 accounts that don’t match.',
      'The reason is mostly one. When somebody changed tariff inside a quarter, our export takes only the newest tariff, and so the sum comes wrong. Ivo looked at 400 of the bad ones by hand, 331 are this case. The other 69 we don’t know yet and I prefer to say so.',
      'Your name stands under my colour, and now it is you who explains it upstairs, after ten years where you were the one who checked the others. So from me no colours any more. Every Friday at noon you get one page: how many tried, how many matched, what moved since last Friday, with the raw list behind. And the sample is drawn by somebody who is not paid from my project; I thought of internal audit, Ms Okafor, two days each fortnight. Or would you need there a person from your own billing desk, to believe it?',
      'The weekend of 6 February I give you as what we believe, I don’t swear on it. It costs ten weeks more of the old licence, this is 190 thousand, and it is in no budget today.',
      'No, please don’t let anybody say 28 November is still possible. For this we must leave out the second full trial, and that is the same what I did in week 8, only bigger.',
      'Then I repeat so you can correct me. Week 8 was my decision, and you get this from me in two sentences tomorrow, Wednesday, for your folder. First page with numbers is on Friday the 13th, noon. The sample comes from audit. One thing I need from you today: do you ask Ms Okafor for these two days, yes or no? Without her the Friday page is again only my word.',
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 3, 'answered-questions': 1, 'owned-their-part': 1, 'stayed-on-the-matter': 3, 'trade-off-with-number': 5, 'set-a-boundary': 6,
      'promised-what-is-paid-for': 4, 'held-the-line': 6, 'gave-the-cause': 3, 'answered-the-central': 4, 'named-before-answering': 4, 'gave-it-back': 7, 'tied-to-their-interest': 4, 'backed-with-fact': 3,
      'moved-a-concern': 2, 'put-in-writing': 4, 'owner-and-day': 7, 'recorded-agreement': 7, 'named-their-stake': 4, 'asked-their-side': 4, 'took-up-what-was-raised': 4, 'asked-for-decision': 7,
      'committed-in-own-name': 7, 'moved-to-decision': 7,
    },
  },
  {
    id: 'green-for-eleven-weeks-then-red/middling-half-owned',
    scenario: 'green-for-eleven-weeks-then-red',
    quality: 'middling',
    voice: 'plain, a little hurried',
    lines: [
      'Morning Helen. Short version is, the trial on the 5th matched 81% where it has to be 98, so I turned it red. Before that we’d been reporting on tasks done, and the tasks really were being done.',
      'There was a smaller check in week 8, yes. 84 on two thousand accounts. We thought it would come up.',
      'It was a judgement call really, there was a lot of pressure to hold November. Most of the mismatches are meters that got swapped during the year, the reads hang on to the dead serial number. Pawel’s lot have a script that puts about two thirds of them right.',
      'Fair. Me, in the end. I put the colour in. I should probably have rung you.',
      'I’d stop with the colours and show you the match rate each week instead, with the curve. And for cut-over we’re now looking at the weekend of the 6th of February.',
      'Good point, maybe we get somebody independent to look at it. I’ll talk to a few people and come back to you on that.',
    ],
    replies: [
      'I don’t doubt the tasks. I was an auditor for long enough to know that one can tick every box in a burning house. My question was about the weeks before. Did anybody have a number sooner than the fifth?',
      'Week eight. I see. I signed eight, nine, ten and eleven with that number lying in a drawer. Who decided it would stay green?',
      'That is an answer about meters. I asked about a person.',
      'Thank you. ‘Probably’ is doing a good deal of work in that sentence, but thank you. What do I read from now on, so that I needn’t sit here again in January?',
      'A rate is better than a colour, I grant you that. And who looks at it besides the people who would like it to rise?',
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 3, 'answered-questions': 2, 'owned-their-part': 4, 'gave-the-cause': 3, 'answered-the-central': 5, 'backed-with-fact': 1, 'took-up-what-was-raised': 5,
    },
    notApplicable: ['turned-no-into-next', 'held-the-line', 'recommended-one'],
  },
  {
    id: 'green-for-eleven-weeks-then-red/poor-kind',
    scenario: 'green-for-eleven-weeks-then-red',
    quality: 'poor',
    voice: 'kind, apologetic in general',
    lines: [
      'Hi Helen, thanks so much for making the time. I know it looks bad on paper, eleven greens and then a red, and I do want you to know that nobody was trying to mislead anyone. It’s just how billing moves go, you only see the full picture at the end.',
      'You’ve been so supportive all along and I’d hate for this to spoil it. The team’s gutted too, honestly.',
      'About the earlier weeks, I’d have to look back at what exactly we had when. There’s always a lot of data flying around in testing and it’s easy to read things into it afterwards.',
      'What I can say is we’ll be far more open in the reports. We could add a comments box, or have a little chat before each one goes out, whatever you’d find handy.',
      'We’re still hoping to land it around the end of the month if the next trial goes better, and otherwise it won’t be long after, so I wouldn’t worry your colleagues with it just yet.',
      'Leave it with me! I’ll get everybody round the table and we’ll come up with something you can be happy to sign again.',
    ],
    met: {},
  },
  {
    id: 'green-for-eleven-weeks-then-red/poor-polished',
    scenario: 'green-for-eleven-weeks-then-red',
    quality: 'poor',
    voice: 'polished, accountable without an account',
    lines: [
      'Helen, I’m grateful for the chance to do this face to face, because openness is what a transformation of this size stands or falls with. I’d ask you to read the move from green to red in context. Over twelve cycles we have completed 94 per cent of 1,260 planned activities, which puts us in the upper quartile for migrations of this class, and the red on Friday is in itself proof that our early-warning mechanism does what it was designed to do.',
      'I take full accountability for the communication around this. With hindsight there was room to socialise the emerging picture with a wider audience, and I’ve already initiated a lessons-learned exercise with the relevant owners, so that root causes are understood end to end and dealt with at source.',
      'As for recovery, three scenarios have been worked up: a conservative, a balanced and an accelerated one, each with its own cost and risk profile. I recommend the balanced scenario, since it strikes the best equilibrium between pace and quality while keeping our options open.',
      'On reporting, we’re moving to a dashboard with 14 leading indicators in four dimensions, every one of them with a named owner and a target date. It’ll give sponsors such as yourself a single version of the truth and rule out surprises.',
      'That’s a fair challenge, and I would be worried had you not raised it. Your years in audit give you a sharpness that few directors have. Our assurance model rests on three lines of defence, each of which is being strengthened as we speak, and data confidence is trending upwards on seven out of nine measures.',
      'So, in summary: ownership on our side, a robust recovery path, stronger governance, and customers at the centre of all of it. I’d like us to reconvene at the appropriate point and take the decision together, on the basis of an options paper that the workstream leads will be finalising in due course.',
    ],
    met: {},
  },
];
