import type { TextPage } from '@parley/shared';

/** /terms-of-service. Plans and money as product §5 rules them; the figures are those of product §3.14. */
export const page = {
  title: 'Terms of Service',
  subtitle: 'What you get from {brand}, what it costs, how either of us ends it, and who answers for what.',
  description:
    'The agreement on trial, plans, renewal, cancellation and refunds, what you may do with the service, who owns what you write, and which law applies.',
  dated: true,
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      text: [
        'These terms are a contract between you and {operatorInFull}. *We* means {operator}. You accept them when you open an account, or when you accept an invitation to a team. Whoever accepts them for a company confirms by doing so that they may.',
        'The [privacy policy](/privacy-policy) says what happens to personal data. Whatever was agreed with you in writing, an order for a team for instance, goes before these terms.',
      ],
    },
    {
      id: 'service',
      title: 'What the service is',
      text: [
        'You rehearse conversations in writing with a simulated stakeholder, may get tips while you write, and read a report with a score. The stakeholder is software; so is whoever scores. What they say can be wrong. It is practice, not advice on law, money, staff or health, and no score is made to decide on a job, a promotion or a grade.',
        'We go on improving the service, so it changes. We won’t take from a plan you have paid for what it was sold with while the paid period runs.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      text: [
        {
          kind: 'list',
          items: [
            'You are 16 years old or more, and the name and address you give are yours.',
            'One account is for one person. Keep your password to yourself, and tell us when somebody else has it.',
            'What is done with your account counts as done by you, unless you could not have prevented it.',
          ],
        },
      ],
    },
    {
      id: 'plans',
      title: 'Trial, plans and prices',
      text: [
        'The free trial runs 14 days with 20 sessions and asks for no card. When it ends your account is paused: you can read, finish and export what is there, and begin nothing new until you choose a plan.',
        {
          kind: 'table',
          caption: 'Plans',
          head: ['Plan', 'Price', 'Sessions'],
          rows: [
            ['Solo Core', '$19/month; listed at $19.99 a month or $199.92 a year', '20 a month'],
            ['Solo Pro', '$39/month; listed at $39.99 a month or $399.92 a year', '60 a month'],
            ['Team Pilot', '$950 one-time; listed at $956. By arrangement', '300 a seat, 10 seats, 60 days'],
            ['Enterprise', 'By arrangement', 'Unlimited'],
          ],
        },
        'Prices are in US dollars. What you owe is the amount that you are shown, with any discount and any tax, before you confirm a payment, or that stands in your order; for a plan by arrangement nothing is owed before you have agreed to it in writing.',
        'A session is one conversation begun. It comes back when you abandon the conversation before your first message. Monthly sessions renew on your billing day; what is left of a month lapses, and is not paid out.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment and renewal',
      text: [
        'A subscription renews by itself at the end of each month or year until you cancel it. You pay in advance by card, on the pages of our payment provider, Stripe. When a renewal fails, your plan runs on for 7 days so that you can put it right; then it is paused until the invoice is paid. An invoice that stays unpaid ends the subscription, and that counts as cancelling it. While a payment is refunded or disputed the plan is paused as well.',
        'An upgrade counts at once, and you pay the difference by the day. A downgrade begins with the next period. A page names the amount and asks for your yes before either.',
        '*Price changes.* We write to you at least 30 days before a higher price counts for you, and it counts from your next renewal. Cancel before, and you never pay it.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and refunds',
      text: [
        'You can cancel at any time, in the settings under Billing & Plans. You keep access until the end of the period that you have paid for, and can change your mind until then. A subscription whose last payment failed ends at once when you cancel it.',
        '*Refunds.* When you cancel an annual plan within its first 30 days, we refund the unused part in proportion to the days that are left: write to [{support}](mailto:{support}). Other payments are not refunded, except where these terms say so below, or the law gives you a right to it, a right of withdrawal for instance, which these terms don’t touch.',
        '*Your data afterwards.* What you practised stays for 30 days after the paid period has ended, and is then erased; we write to you a week before, and a new plan or a download keeps it. Your account stays until you close it.',
      ],
    },
    {
      id: 'teams',
      title: 'Teams',
      text: [
        'Whoever orders a team pays for its seats, invites its members, and names its admins. Admins see names, addresses, dates, counts and scores of members, never what was said; the invitation and the [privacy policy](/privacy-policy) list it. An employer who asks people to practise has to tell them why, and must not make a score the ground of a decision about somebody.',
        'Sessions belong to the seat. When the team’s time is over everybody is back on their own plan. A team can be extended as long as we offer it: [write to us](/contact?plan=team-renewal).',
      ],
    },
    {
      id: 'your-words',
      title: 'What you write is yours',
      text: [
        'You keep every right to your messages, scenarios and templates. We may store, process and show them, and pass them to the services named in the privacy policy, as far as running the service for you needs it, and no further. A template that you make public may be read, used and copied by other users of this installation; what they have made of it stays theirs.',
        'Don’t enter what you may not pass on: somebody’s personal data without a reason, an employer’s or a client’s secrets, or what belongs to somebody else. {brand}, its scenarios, its rubric and its look remain ours or our licensors’. Reports of your own conversations you may use as you like.',
      ],
    },
    {
      id: 'fair-use',
      title: 'What is not allowed',
      text: [
        {
          kind: 'list',
          items: [
            'breaking the law, or harassing or deceiving anybody with it;',
            'getting around limits, prices or other people’s access, or probing for weaknesses without telling us ([Security and Trust](/security#reporting) says how to report one);',
            'reading the service out by machine, beyond downloads of your own data and the published interface within its limits;',
            'selling on access, or building a rival product from our scenarios.',
          ],
        },
      ],
    },
    {
      id: 'ending',
      title: 'How it ends',
      text: [
        'You can close your account at any time in the settings. It is erased 30 days later, and until then you can undo it. Closing cancels a subscription: it ends with the period that is paid for, and with the erasing at the latest.',
        'We may block an account that breaks these terms in earnest, after a warning where that can be expected of us, and tell you why. We may end the service with 60 days’ notice; then we refund what you have paid for the time after. Either way you can download your data first, unless a law forbids it.',
      ],
    },
    {
      id: 'liability',
      title: 'Who answers for what',
      text: [
        'We run the service with care, and can’t promise that it is always there or free of faults. We answer without limit for what we do on purpose or by gross negligence, for injury to life and health, and wherever the law does not let us limit it. For anything else we answer only for the breach of a duty that the contract rests on, for damage that was to be foreseen, and at most for what you paid us in the twelve months before. We do not answer for a conversation that went otherwise in life than in practice.',
        'Rights that the law gives you as a consumer stay as they are.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      text: [
        'These terms are under {law}. Disputes go to {courts}; as a consumer you may also turn to the courts where you live, and keep the protection of the law there. Write to us first: most things are settled by one e-mail.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of these terms',
      text: [
        'Unless a change is plainly to your advantage, we write to you at least 30 days before it counts. If you don’t agree, cancel before that day, and we refund what you have paid for the time after. Should one clause not hold, the others do.',
        'Questions: [{support}](mailto:{support}).',
      ],
    },
  ],
  actions: [],
} satisfies TextPage;
