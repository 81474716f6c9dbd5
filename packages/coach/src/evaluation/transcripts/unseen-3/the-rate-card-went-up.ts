import type { WrittenTalk } from '../talk';

const scenario = 'the-rate-card-went-up';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'the-rate-card-went-up/strong-joking',
    scenario,
    quality: 'strong',
    voice: 'chatty, joking',
    lines: [
      'Come in, shouting is at eleven, you’re early. How bad? Bad. I’ve forty thousand in the tin and your letter comes to a hundred and six, so however I rattle it there’s sixty-odd that nobody has. I like your lot, that’s the awkward part. What’s the ninety quid for, is it wages or is it margin?',
      'I’ll say the clause once and then put it away: ninety days, so the tenth of February whatever we do. I’m not taking it to the lawyers, I’d win five weeks and lose two engineers, which even my brother-in-law wouldn’t call a bargain. So who is it that’s got one foot out of the door, and what would keep that person till the meters run?',
      'Right. What I can’t do is 730 for everybody. That isn’t stubbornness, the steering lot have said the tin’s all there is, and I asked twice. What I can do is odd shaped. One: 730 for the two you’d miss most, from February, the rest stay put. They’ve some 380 of the days between them, so by my fag packet that’s 34 thousand, check my sum. Two: everybody gets thirty-five more from February, about a thousand days, so 35 thousand, and nobody’s really pleased.',
      'I’d take the first. It puts the money where the leaving is, and it leaves me five or six for the day something breaks. And here’s one that costs me nothing but a row with finance: they’d pay you in thirty days and not sixty. If your trouble is what’s in the bank in January, that could be worth more to you than the rate. I’d want names on paper for it, mind, those two stay on us until the thirtieth of June.',
      'You still have to get back on that train and tell them you didn’t get 730. So give them this: paid in half the time, two people paid properly, and a client who’ll pick up the phone for whoever you’re pitching to next. I’ll type it on one page tonight, you scribble on it till Thursday, and I need a yes by the fourth so that it’s in the pack for the tenth. Can you give me that, or is it someone above you who has to?',
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 3, 'answered-questions': 1, 'stayed-on-the-matter': 3, 'turned-no-into-next': 3, 'trade-off-with-number': 3, 'offered-two-ways': 3,
      'asked-priority-first': 1, 'set-a-boundary': 3, 'promised-what-is-paid-for': 4, 'recommended-one': 4, 'answered-the-central': 4, 'named-before-answering': 5, 'followed-up': 2,
      'tied-to-their-interest': 5, 'backed-with-fact': 3, 'moved-a-concern': 4, 'put-in-writing': 5, 'owner-and-day': 5, 'named-their-stake': 5, 'asked-their-side': 2,
      'took-up-what-was-raised': 4, 'asked-for-decision': 5, 'committed-in-own-name': 5, 'moved-to-decision': 5,
    },
    notApplicable: ['owned-their-part', 'held-the-line', 'gave-the-cause'],
  },
  {
    id: 'the-rate-card-went-up/middling-all-sums',
    scenario,
    quality: 'middling',
    voice: 'precise, curt, sums without an ear',
    lines: [
      '106,200. I hold 40,000, so the gap is 66,200 and there’s no third pot.',
      'Wages, I assume. Everyone’s are up. Clause 11.3 wants ninety days’ notice, so it can’t start before 10 February. That takes roughly 225 days out at ninety, 20,250.',
      'That’s for you to manage, they’re on your payroll. My figure after the clause is 85,950. Finance could pay at thirty days, which on invoices of 108,000 a month is a month of float.',
      'It’s what I can give without a vote. Thirty days instead of sixty, and 660 flat from 10 February to the end, which is 19,100 for me. I’d stop there.',
      'Not for individuals. I buy days, not people, or every supplier is in here with a favourite. If they leave you replace them under 7.2, with ten days’ overlap at your cost.',
      'Then 675, and that’s 33,400, which leaves me under seven. I can have it in the steering pack by the 4th if you answer by Wednesday.',
    ],
    replies: [
      'You’ve done it in your head, and sober. I’d thought you would ask me why.',
      'Aye, the clause. And what do I tell the pair who’ve an offer from the insurers round the corner?',
      'A month of float I could use, I’ll not lie to you. But it’s not me that’s leaving.',
      'Six-sixty. They’ll laugh, and then they’ll go. Is there nothing in it for the two of them?',
      'You know fine there’s nobody to replace them with. Not this side of June.',
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 2, 'answered-questions': 5, 'turned-no-into-next': 4, 'trade-off-with-number': 4, 'set-a-boundary': 5,
      'promised-what-is-paid-for': 4, 'backed-with-fact': 3, 'moved-a-concern': 3, 'owner-and-day': 6, 'asked-for-decision': 6, 'committed-in-own-name': 6,
    },
    notApplicable: ['owned-their-part', 'gave-the-cause', 'recommended-one'],
  },
  {
    id: 'the-rate-card-went-up/poor-yellow-stickers',
    scenario,
    quality: 'poor',
    voice: 'formal, full of clauses and figures, gives and asks nothing',
    lines: [
      'Fergus. £640 to £730 is 14.06 per cent. Inflation was 3.8 in October. On 1,180 days it’s £106,200, and your letter is dated 12 November, received on the 13th at 09:12.',
      'Clause 11.3, ninety days, written. Clause 14.1, key personnel, named in Schedule C. Clause 22, assignment. All of them have yellow stickers here, and Melanie from procurement has the same set.',
      'The number on the purchase order is 640. PO 4500-2217, line 3, signed by your Mr Abernethy on 2 April. There’s 1,180 left on line 3, so you see how that reads.',
      'Northbeck in Manchester quoted 615 in March, Calder & Hay 598 plus expenses, and one from Gdańsk 410. Those are three quotes, in the folder, with dates.',
      'The plan has user testing on 14 April and cutover on 26 June. Each of those is a line in Schedule C with your people’s names against it, Ruaridh and Anneke on 19 lines of 31.',
      'Well, that’s the picture. 640 times 1,180 is £755,200, it’s in the budget and it was in the minutes of 8 October, item 6.',
    ],
    met: { 'said-where-things-stand': 1, 'spoke-in-particulars': 4, 'held-the-line': 6 },
    notApplicable: ['owned-their-part', 'gave-the-cause', 'promised-what-is-paid-for', 'recommended-one'],
  },
];
