/** Authored sentences that show a kind of saying. */

/**
 * Whole sentences of a kind, for comparing by meaning what no phrase catches. Over several trades on purpose, so that
 * the manner weighs and not the matter.
 */
export const EXAMPLES = {
  ask_priority: [
    'What matters most to you here?',
    'What do you need from this before Friday?',
    'What would it cost you if it came late?',
    'Who needs this, and what do they do with it?',
    'Which part could you give up if you had to?',
    'What are you most afraid of losing?',
    'What would have to be true for you to say yes?',
    'What happens on your side if we do nothing?',
    'What breaks if we leave it as it is?',
    'What would you have to see before you agree?',
    'How bad is it for you if it slips by a month?',
    'What do you have to show them, and when?',
  ],
  askNear: [
    'What do you think?',
    'Is there anything else I can do for you?',
    'How are you today?',
    'What are your requirements and expectations?',
    'Does that sound good?',
    'Can you send me the document?',
    'How long does it take?',
    'When did that happen?',
  ],
  own: [
    'I told you too late, and that was my mistake.',
    'We underestimated the work and should have said so earlier.',
    'You should have heard this from me a month ago.',
    'I signed off the estimate and it was wrong.',
    'We broke it during our own change, nobody else did.',
  ],
  ownNear: [
    'Sorry to bother you about this.',
    'Sorry about the confusion.',
    'Sorry, but I have bad news for you.',
    'The supplier told us too late.',
    'You signed the estimate and it was wrong.',
    'We told you about this in time.',
    'My plan was fine.',
  ],
  acknowledge: [
    'You are the one who has to explain this to them.',
    'You gave your word on that date and now you look unreliable.',
    'So your people would carry the extra work at the worst time of the year.',
    'If this fails it lands on your desk and not on mine.',
    'You have been promised this twice and got nothing.',
  ],
  lecture: [
    'Your team simply has to be more flexible.',
    'You always want to do everything over again.',
    'Everyone has to pull their weight.',
    'You need to see the bigger picture.',
    'I don’t see what the problem is, you get paid for it.',
    'People like you never like change.',
    'Your department has to understand that things have moved on.',
    'It’s natural to feel resistance at first.',
  ],
  hollow: [
    'I completely understand your frustration and I want you to feel heard.',
    'Your concerns are valid and we take them very seriously.',
    'I truly appreciate your openness and your partnership.',
    'We value your perspective and will work closely with you.',
    'Thank you for sharing that with me, it means a lot.',
  ],
  vague: [
    'We will align on a robust way forward that works for everyone.',
    'Let us leverage our synergies and focus on outcomes.',
    'There are several options with different trade-offs that we can explore together.',
    'We will assign clear owners and dates to every action.',
    'I will circle back with an update next week.',
    'We need a holistic approach that balances scope, time and quality.',
    'I am confident that together we will find a solution.',
    'Transparency and communication are key to our success.',
    'We will make sure that all risks are properly managed.',
  ],
  record: [
    'I have delivered dozens of programmes like this one.',
    'In fifteen years I have never missed a deadline.',
    'My last client gave us the highest satisfaction rating.',
    'Our company is certified and has won awards.',
  ],
  flatter: [
    'You are such a brilliant and visionary leader.',
    'I have always admired your incredible work.',
    'It is an honour to speak with someone as smart as you.',
  ],
  off_topic: [
    'What did you do at the weekend?',
    'Did you see the football match last night?',
    'I had pasta for lunch, it was delicious.',
    'The weather is lovely today.',
  ],
} as const satisfies Record<string, readonly string[]>;
export type ExampleKind = keyof typeof EXAMPLES;
