import type { WrittenTalk } from '../talk';

const scenario = 'scope-change-request';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'scope-change-request/strong-shy',
    scenario,
    quality: 'strong',
    voice: 'shy, apologetic, short sentences',
    lines: [
      'Good morning. I’m a bit nervous to say it, sorry. It isn’t in for the second of June. It’s nine days for us, not an afternoon, because the order has to wait in the system and somebody must be able to say no, or be on holiday. Nobody rang you on Monday to say that. It should have been me.',
      'Could I ask one thing? What happened, that the director must see the big ones? Was there an order? I ask because maybe he has to stop it, or maybe it’s enough when he knows. For us that’s two different jobs.',
      'If it’s enough that he knows, then he gets an e-mail for every order over two thousand. That’s two days, 1,600 euros, and the second of June stays. If he really has to stop it, it’s the nine days and 7,200, and the hotels open with it on the sixteenth. Or the stars for the suppliers go out, that’s eight days nobody has begun, and you’d pay 800 for the day that’s over. But for nothing, I’m sorry, that I can’t do. It isn’t in what we priced, and others would pay for it.',
      'I’d start with the e-mail. In your busy months nobody has time to learn a second button. And if you see in autumn that he needed to stop something, we build it then, for the price from today. I’ll write that price down, so you don’t have to fear I come with a new one in October.',
      'So then it’s: the e-mail, 1,600, in on the second with the rest, and the stars stay. I send you one page this evening. If I have your signature on Thursday, João starts Friday. Is it good like that, or did I forget something that the director needs?',
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 3, 'answered-questions': 1, 'owned-their-part': 1, 'stayed-on-the-matter': 3, 'turned-no-into-next': 3, 'trade-off-with-number': 3,
      'offered-two-ways': 3, 'asked-priority-first': 2, 'set-a-boundary': 3, 'promised-what-is-paid-for': 5, 'gave-the-cause': 1, 'recommended-one': 4, 'answered-the-central': 3,
      'followed-up': 2, 'gave-it-back': 5, 'tied-to-their-interest': 4, 'backed-with-fact': 3, 'moved-a-concern': 3, 'put-in-writing': 5, 'owner-and-day': 5, 'recorded-agreement': 5,
      'asked-their-side': 2, 'took-up-what-was-raised': 3, 'asked-for-decision': 5, 'committed-in-own-name': 5, 'moved-to-decision': 5,
    },
    notApplicable: ['held-the-line'],
  },
  {
    id: 'scope-change-request/middling-change-form',
    scenario,
    quality: 'middling',
    voice: 'correct, formal, asks once and then recites',
    lines: [
      'Good morning Beatriz. I have it here. Before I say yes or no: how many orders a month are above that limit, roughly?',
      'To see how big it is. It’s more than one click, I’m afraid. The estimate is nine working days.',
      'It’s what the developers say, and they’re usually right. The specification in 4.2 has one approval, by the manager, and that is what was priced.',
      'I’m sure there is, and you needn’t tell me. I’d just like it to go through the normal change form. It would be 7,200, and then the opening is the 16th instead of the 2nd.',
      'There could be something with an e-mail. I’d have to check what it costs, it’s certainly less.',
      'Good, I’ll check. You’ll have the form and a figure for the e-mail by Thursday from me.',
    ],
    replies: [
      'Ah, not so many, forty, fifty. In May more, the linen, the wine. Why do you ask? It is one click.',
      'Nine days! For one more yes? My nephew does it on a Sunday.',
      'You read me the paper. I thought we were partners. I don’t ask for fun, you know, there is a reason.',
      'The sixteenth, with the houses full? Impossible. Is there nothing smaller?',
      'Then check, please. He must know, the director, this is what counts.',
    ],
    met: {
      'spoke-in-particulars': 4, 'answered-questions': 2, 'trade-off-with-number': 4, 'asked-priority-first': 1, 'promised-what-is-paid-for': 4, 'followed-up': 1, 'backed-with-fact': 3, 'put-in-writing': 6, 'owner-and-day': 6, 'committed-in-own-name': 6,
    },
    notApplicable: ['owned-their-part', 'held-the-line'],
  },
  {
    id: 'scope-change-request/poor-yes-to-all',
    scenario,
    quality: 'poor',
    voice: 'hearty, concrete, promises everything',
    lines: [
      'Hello Beatriz! Seen, and yes, it’s in. Second of June, all fourteen hotels, same morning. I told Nuno and Vasco already, they’re on it since yesterday, they dropped everything when they saw your name. You know how it is with us, we don’t sit with a calculator, we roll up the sleeves. Monday you write, Tuesday it’s moving. Vasco even asked why nobody thought of two approvals from the start!',
      'No extra, no. You signed 86,000 and it stays 86,000, I’m not somebody who comes with an invoice for one approval. It’s on us. And the hotline in June, day and night, also Sundays, that’s included too, so your managers never have to wait. If Faro or Évora want their own logo on the screen you only have to send it, it takes no time at all.',
      'We’ll do it properly as well: director, deputy, reminder after 24 hours, a limit per hotel, and on the phone. Vasco can do the phone part on the weekend of the 16th, he likes that.',
      'And the supplier rating you get also, finished by 20 May, not a day later. And if your director wants a report every Monday, you have that too.',
      'Don’t worry for a second. In nine years I haven’t missed one opening, ask Hotel Alvor, ask the people of Quinta do Vau. It’ll be tested on the 28th, all fourteen houses in one afternoon, and you press the button yourself with a glass of something in the other hand. I can already see your face.',
      'Perfect, so it’s both approvals, rating, phone, report, 2 June, 86,000. Big hug to everybody in Lagos!',
    ],
    met: { 'spoke-in-particulars': 3, 'answered-questions': 1, 'owner-and-day': 3, 'recorded-agreement': 6 },
    notApplicable: ['owned-their-part', 'turned-no-into-next', 'held-the-line', 'gave-the-cause', 'recommended-one'],
  },
];
