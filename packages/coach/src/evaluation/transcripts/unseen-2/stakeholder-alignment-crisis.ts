/** Three signed lists at Larkrise Hotels: somebody who thinks aloud, a good start that runs dry, good company, and a convergence track. */
import type { WrittenTalk } from '../talk';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'stakeholder-alignment-crisis/strong-rambling',
    scenario: 'stakeholder-alignment-crisis',
    quality: 'strong',
    voice: 'rambling, thinks aloud',
    lines: [
      'Right, well, thanks for having me up, and the honest answer is none of the three, because I can’t build any one of them without breaking the other two, 17 out of 46 is all that’s common, and the thing is we should’ve seen it, we sent three analysts to three directors in January and each of them came home with a signature and nobody, me included, laid the papers side by side till Ciara did it on the 27th of February, and by then they’d all signed and who wants to be the one that unsigns. That’s my doing, I run it.',
      'And the workshop, I mean, I put Orla before twenty people with eight of her items on a slide in red, I’d have walked out as well. What I never asked anybody, and I ought to have started there, so I’m asking you now: when revenue and operations want opposite things of the same front desk, which of you is allowed to say this is how it is? You, the managing director, nobody?',
      'OK so whoever that turns out to be, here’s how I’d cut it and it’s less bad than it sounds. The 17 can be signed this week, nobody’s fighting over those. Of the 29 left there’s 18 that are the same wish in other words, ‘late departure’ here, ‘flexible check-out’ there, that’s two days for Ciara with one person from each house. Which leaves eleven real ones. And of the eleven I’d say four cost proper money, the worst being loyalty points in the bars, €85,000, because the tills are from three different makers.',
      'So two ways with the eleven, and I went over and back on it the whole road from Athlone. One, you take them round yourself, Orla and then the other two, one at a time in their own offices, no screen, and each item comes out a yes or a no, that’s maybe four hours of yours and it’s done by the 18th. Or the eleven wait for October, June goes live without them, but then every front desk gets trained twice and that’s €60,000. I’d do the first, since the second only puts the row off till September and it’d be you standing in the middle of it again.',
      'No, past the 23rd I can’t hold them, and I know how that sounds, like a man selling carpets, but there’s nine people and they’re down for a job in Lyon from the 24th unless there’s a signature, and then June is gone and the next gap I’d have is 8 September, when your season’s over. Better from me today than in a letter.',
      'So what I’m bringing home, and shout if I have it wrong: the 17 signed by Friday, the 18 merged by Ciara by Monday night, the eleven with you, on one sheet that I send tonight, a price beside each and a box for yes or no. Orla I ring myself tomorrow at nine, to say sorry for the slide and not to sell her anything. The one thing I need before I’m out that door is whether you’ll see the three of them this week, because next week is the 19th and then it’s a list nobody’s read.',
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 3, 'answered-questions': 1, 'owned-their-part': 1, 'stayed-on-the-matter': 5, 'turned-no-into-next': 5, 'trade-off-with-number': 4, 'offered-two-ways': 4,
      'set-a-boundary': 5, 'promised-what-is-paid-for': 3, 'held-the-line': 5, 'gave-the-cause': 1, 'recommended-one': 4, 'answered-the-central': 4, 'followed-up': 2, 'gave-it-back': 6,
      'tied-to-their-interest': 4, 'backed-with-fact': 5, 'moved-a-concern': 3, 'put-in-writing': 6, 'owner-and-day': 6, 'recorded-agreement': 6, 'named-their-stake': 4, 'took-up-what-was-raised': 2,
      'asked-for-decision': 6, 'committed-in-own-name': 6, 'moved-to-decision': 6,
    },
  },
  {
    id: 'stakeholder-alignment-crisis/middling-runs-dry',
    scenario: 'stakeholder-alignment-crisis',
    quality: 'middling',
    voice: 'straight at first, then accommodating',
    lines: [
      'None of them, Dermot. 17 of the 46 are on all three, and that’s all I could start on tomorrow. We collected them department by department and never compared them until it was too late, that was our mistake.',
      'About half are only wording, I’d say. The real fights are a dozen maybe, and most of those are between revenue and operations, about what the front desk may sell at check-in.',
      'You, I assumed? Or is that not how it works here?',
      'Okay, then it needs to be some mix of you and her, I suppose. We could do another workshop, a smaller one, with someone neutral in the chair, and see how far we get.',
      'It’s tight, there’s the 19th and then not much air after that. But with the right people in the room I think it could work. I’ll try and set something up and keep you posted, is that alright for you?',
    ],
    replies: [
      'Well. A contractor who says ‘our mistake’ before the tea is poured, I’ll have that framed. And the other twenty-nine?',
      'Ah yes. Orla against the upsell. That one is older than your programme, it has its own parking space. And who’d be settling it, in your plan?',
      'It’s a lovely assumption. I hold the purse. I don’t hold the front desks, those are Orla’s, and if I rule on them from above there’ll be fourteen managers on the phone to her before I’ve sat down.',
      'Another workshop. The last one cost me a head of operations and a tray of sandwiches. What would be different, and does the calendar allow for it?',
    ],
    met: {
      'said-where-things-stand': 1, 'owned-their-part': 1, 'gave-the-cause': 1, 'followed-up': 3, 'backed-with-fact': 1,
    },
    notApplicable: ['held-the-line'],
  },
  {
    id: 'stakeholder-alignment-crisis/poor-good-company',
    scenario: 'stakeholder-alignment-crisis',
    quality: 'poor',
    voice: 'sociable, yes to everything',
    lines: [
      'Ha, fair question Dermot! I’d say the truth lies somewhere between the three of them.',
      'Look, hotels are a people business and so is ours. I felt for Orla at that workshop, I really did, there was a lot of emotion in the room.',
      'And it’s grand that all three departments are so engaged. I’ve had clients where nobody reads the requirements at all.',
      'I’m sure finance comes round if revenue does. Could you maybe have a quiet word, they’d listen to you?',
      'The list isn’t a problem on our side, we’re flexible. Whatever gets signed on the 19th we’ll make it work for June, and if it’s all forty-six then it’s all forty-six.',
      'Who decides, well, that’s for Larkrise to sort out among yourselves, we try not to get mixed up in politics.',
      'Will I send round a few slots for everybody? Off-site maybe, with a nice dinner after, that does wonders.',
    ],
    met: {},
  },
  {
    id: 'stakeholder-alignment-crisis/poor-polished',
    scenario: 'stakeholder-alignment-crisis',
    quality: 'poor',
    voice: 'polished consultant, method before matter',
    lines: [
      'Dermot, I appreciate the directness and I’ll match it. What you have on that table isn’t three contradictory documents. It’s three perspectives on one guest journey, and that they diverge speaks for the depth of the discovery phase: 31 interviews held, 212 decisions logged, and a stakeholder sentiment of 4.1 out of 5.',
      'Ownership is unambiguous. We own the process, Larkrise owns the outcome, and together we own the result. Where there were learnings around facilitation in early March, these have been captured, and every action coming out of them has an owner and a date.',
      'What I’m proposing is a convergence track in three waves. The first establishes common ground, the second resolves points of difference through a structured decision framework with a clear RACI, and the third locks the baseline. We’ve run it in 17 countries, and consensus after wave two is typically at 90 per cent.',
      'On who decides, our view is that decision rights belong where accountability and information meet. Revenue, operations and finance each hold a legitimate mandate, and the art will lie in honouring all of them without creating winners and losers. My recommendation is therefore an empowered forum at the right level of seniority.',
      'What I take from this is a strong common ambition, real urgency around the steering committee and a mandate to proceed. We’ll circulate the convergence roadmap shortly, with the options and their implications, and I look forward to your steer on the preferred one. June remains an exciting target, and with you as sponsor I have no doubt that it’s within reach.',
    ],
    met: {},
  },
];
