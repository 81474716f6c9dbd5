import type { WrittenTalk } from '../talk';

const scenario = 'executive-status-update';

export const talks: readonly WrittenTalk[] = [
  {
    id: 'executive-status-update/strong-non-native',
    scenario,
    quality: 'strong',
    voice: 'non-native, plain, broken grammar',
    lines: [
      'Good morning Mrs. Teague. Keystone is red, and I must say it before the rest. In the trial 4,300 accounts came wrong over, all are joint ones. A wife or a husband would stand at the window and her name is not anymore on the account. It would be noticed, yes.',
      'I knew it since the fourth of January. Two of the reports in your folder I sent after, and I let them green because I hoped we repair it quick and nobody must worry. This was not correct from me. You should not believe a green one more time without to see what is behind.',
      'The reason is small and stupid. The old system holds the second owner in a field that our program does not read. It is not lost, it is in the old data, no member loses money. But how many hours to map it, here I am not sure. My people say fifteen days for one person with experience, and I would not bet on it before the second trial.',
      'What I can offer is this two. Waukesha starts February 8 without joint accounts, these stay in the old system and the tellers have a list of them at the counter. Then for all branches either March 15, if two analysts from outside begin until January 25, it costs 46 thousand, or we go April 5 and pay nothing more. I prefer the first, because the letters to members are printed with March. But only when the trial on February 19 is clean. If not, I say to you the same day April 5 and I don’t argue.',
      'So I understand that what you never want is a teller who must explain to a couple what we did. For this I need your yes or no for the two people until Friday, after it they cannot begin in time. And the corrected reports of the last two weeks you have tonight, one page, in my name. If you like, I call the branch manager in Waukesha tomorrow myself.',
    ],
    met: {
      'said-where-things-stand': 1, 'spoke-in-particulars': 4, 'answered-questions': 1, 'owned-their-part': 2, 'stayed-on-the-matter': 3, 'turned-no-into-next': 4, 'trade-off-with-number': 4,
      'offered-two-ways': 4, 'promised-what-is-paid-for': 4, 'gave-the-cause': 3, 'recommended-one': 4, 'answered-the-central': 4, 'named-before-answering': 5,
      'tied-to-their-interest': 5, 'backed-with-fact': 3, 'moved-a-concern': 4, 'put-in-writing': 5, 'owner-and-day': 5, 'named-their-stake': 5, 'took-up-what-was-raised': 4,
      'asked-for-decision': 5, 'committed-in-own-name': 5, 'moved-to-decision': 5,
    },
    notApplicable: ['held-the-line'],
  },
  {
    id: 'executive-status-update/middling-vague-end',
    scenario,
    quality: 'middling',
    voice: 'candid at first, then fading',
    lines: [
      'Not green, I’m sorry to say. About 4,300 joint accounts drop their second owner in the trial migration. We’ve known since the start of January and I should have changed the report then.',
      'Anyone in Waukesha with a shared account, on February 8, if we did nothing. So we’ll leave those out of the pilot. The rest of the branch can go.',
      'We’d handle that at branch level, I think. There are ways to do it, the team’s been through several.',
      'I don’t want to get ahead of them on the mechanics. What I can tell you is that the names aren’t gone. The old file still has them, our load just reads the wrong field.',
      'It’s under pressure, honestly. We may need some extra hands, or a bit more time. We’re looking at what makes most sense.',
      'Not right now. I’ll keep you in the loop as it firms up, and the next report will be its real color.',
    ],
    replies: [
      'Thank you for saying so. Which members would notice, and on what day?',
      'And how do you leave them out? Somebody will walk up to a window with her husband’s name on the card.',
      'Several. Tell me one of them.',
      'That is something, at least. And March 15?',
      'Is there anything that you need me to decide?',
    ],
    met: { 'said-where-things-stand': 1, 'owned-their-part': 1, 'gave-the-cause': 4, 'backed-with-fact': 1, 'moved-a-concern': 4 },
    notApplicable: ['held-the-line'],
  },
  {
    id: 'executive-status-update/poor-percentages',
    scenario,
    quality: 'poor',
    voice: 'exact, statistical, beside every question',
    lines: [
      'Good morning Marjorie. Keystone stands at 71.25 percent of budget, $1.71 million of 2.4, and at 68 percent of the work packages, that’s 136 of 200. Sprint 22 closed on January 15 with 41 points against 44, sprint 21 with 43, and sprint 20 with 38, when two people had the flu. The burn-down meets the baseline on the 9th of March, give or take two working days, and the defect curve has been falling since the week of Thanksgiving, from 61 open to 27.',
      'In the last trial 207,700 of 212,000 accounts went through clean on the first pass. That’s 97.97 percent, and the vendor in Omaha tells us the average at this stage is 94.',
      'They’re one category, which is category C in the log, and category C has had three people on it since week 2: Priya, Doug and Kelsey. Handling time per ticket is 2.4 days, down from 3.1, and they log every hour under code K-40. Kelsey came over from the Visa conversion in 2022, where we ran the same categories and closed 1,900 tickets in seven weeks, so she knows the tool.',
      'They’re in all 31 branches, so 139 a branch on average. Brookfield has the most with 212, Racine has 88. By region it’s 46 percent Milwaukee County, 31 Waukesha County and the remainder spread along the lake, which is in line with deposits as of the December close.',
      'Green is defined in the handbook, section 3.4, as a variance under 5 percent. 4,300 of 212,000 is 2.03. So it was green by the definition, all four weeks.',
      'Only your attendance on Thursday the 21st at ten, room 4B, for the monthly dashboard. There are 14 slides, the first six on scope and spend, then two a region, and Doug brings the printouts.',
    ],
    replies: [
      'I know what we have spent. Would a member notice anything?',
      'Then there are 4,300 others. Who are they?',
      'I asked who they are. Are they a kind of member?',
      'I see. And the four green reports?',
      'By the definition. Is there something you want from me before I go?',
    ],
    met: { 'said-where-things-stand': 1, 'spoke-in-particulars': 3, 'backed-with-fact': 5 },
    notApplicable: ['promised-what-is-paid-for', 'recommended-one', 'held-the-line'],
  },
];
