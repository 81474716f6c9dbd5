import type { FollowUp } from '@parley/shared';

export const kickOffWithoutACharterFollowUps: readonly FollowUp[] = [
  {
    id: 'opening-why-asking',
    on: ['opening'],
    asked: [
      'Why do you ask if it’s truly necessary?',
      'what makes you doubt that a charter is needed',
      'You sound as if you’d rather not hear that word, why is that?',
      'have you something against charters',
    ],
    says: [
      'Because I have met a charter before, and it was long, and nothing began for weeks. The word has a smell of varnish to me.',
    ],
  },
  {
    id: 'opening-told-by-secretary',
    on: ['opening', 'answer:mrs-odom'],
    asked: [
      'What exactly did your secretary tell you about the charter?',
      'how did you hear that I wanted to talk about this',
      'So Mrs. Odom announced me with a charter?',
      'what has she said I came for',
    ],
    says: [
      'Only that you had used the word twice on the telephone and sounded sorry about it. She put it in the book as “charter, question mark”.',
    ],
  },
  {
    id: 'opening-looked-forward',
    on: ['opening', 'concern:paper-before-work'],
    asked: [
      'What were you looking forward to on Monday?',
      'why did you look forward to monday so much',
      'What did you picture for the kick-off?',
      'how did you imagine that Monday morning, Mr. Langston',
    ],
    says: [
      'To fourteen people in one room, a cake, and something at last beginning. I have spent nineteen years among things that ended, so a beginning is a treat.',
    ],
  },
  {
    id: 'opening-invitations-what',
    on: ['opening', 'fact:kick-off', 'statement:move-kick-off', 'answer:move-kickoff'],
    asked: [
      'What do the invitations say?',
      'what did you write in the invitation exactly',
      'Do the invitations mention an agenda?',
      'is there an agenda on those invitations',
    ],
    says: [
      'They give the day, the hour and the purpose, which is “to begin”. There is no agenda on them; I had supposed that you would bring one.',
    ],
  },
  {
    id: 'contract-enough-check',
    on: ['opening', 'fact:contract', 'answer:page-vs-contract'],
    asked: [
      'So for you the contract is all we need?',
      'you believe the contract covers everything then',
      'Isn’t a signed contract enough in your eyes?',
      'do I understand right that the contract would be enough',
    ],
    says: [
      'I had believed so until this week. But it names neither a purpose nor a person who decides, and I could not tell you where else either is written.',
    ],
  },
  {
    id: 'contract-biggest-before',
    on: ['fact:contract'],
    asked: [
      'What was the biggest purchase before this one?',
      'so what was the largest thing that did float',
      'How does $310,000 compare with what you usually buy?',
      'the largest ever? what else have you bought at that size',
    ],
    says: [
      'Only a hull has ever cost us more, and that one was given. What I sign in an ordinary year is paint, rope and insurance.',
    ],
  },
  {
    id: 'contract-signed-when',
    on: ['fact:contract', 'opening'],
    asked: [
      'When did you sign the contract?',
      'since when is it signed',
      'How long ago did you put your name to it?',
      'was that this month, your signature',
    ],
    says: [
      'At the end of the summer, in this room, with the good pen. I read it twice, and I am sorry now that I did not read it to somebody else.',
    ],
  },
  {
    id: 'contract-whose-money',
    on: ['fact:contract', 'answer:cost-fixed'],
    asked: [
      'Where does that money come from?',
      'who pays the 310,000, a donor or the city',
      'Is it the museum’s own money?',
      'how is the three hundred and ten thousand financed',
    ],
    says: [
      'It is the museum’s own, put by over some years and released by the trustees. That is why they will ask me about it, and not a donor.',
    ],
  },
  {
    id: 'kickoff-what-to-happen',
    on: ['fact:kick-off', 'answer:read-aloud', 'statement:read-aloud'],
    asked: [
      'What should happen at the kick-off, apart from the cake?',
      'what do you want to have reached when the meeting ends',
      'And after you’ve read it out, what then?',
      'how long is the meeting planned',
      'What’s the plan for the meeting besides cake?',
      'how should the kick-off go, what’s the agenda in your mind',
    ],
    says: [
      'An hour, and not a minute of slides if you can spare us. I read the page, you tell us what your people do first, and then there is cake.',
    ],
  },
  {
    id: 'kickoff-fourteen-who-matters',
    on: ['fact:kick-off', 'opening', 'answer:smaller-meeting'],
    asked: [
      'Which of the fourteen could make trouble?',
      'who among the 14 should I look out for',
      'Is there anybody in that room who’s against it?',
      'of those 14, who will talk the most',
    ],
    says: [
      'Mr. Tate will ask for figures, Ms. Whitfield will smile, and Judge Hollis, our treasurer, will foresee litigation. The other eleven will look at the cake.',
    ],
  },
  {
    id: 'beaufort-who',
    on: ['answer:move-kickoff'],
    asked: [
      'Who is coming from Beaufort?',
      'the one who drives from beaufort, who is that',
      'Why does somebody come all the way from Beaufort?',
      'is that person from Beaufort so important',
    ],
    says: [
      'A retired harbor pilot who lends us half of the instruments on the first floor. He rises at five to be here, and I will not write to him twice.',
    ],
  },
  {
    id: 'exhibition-by-hand',
    on: ['fact:exhibition', 'concern:what-it-bought', 'answer:exhibition-move'],
    asked: [
      'How would that go, tearing tickets by hand with fixed hours?',
      'could your people manage timed tickets by hand',
      'What would happen if you had to tear them by hand?',
      'tear by hand, is that possible with sixty at a time',
    ],
    says: [
      'Badly. Somebody would write the hour upon each ticket in pencil and count sixty heads, and the line would stand down to the slip.',
    ],
  },
  {
    id: 'exhibition-sixty-why',
    on: ['answer:exhibition-what'],
    asked: [
      'Why only sixty at a time?',
      'who says no more than sixty persons',
      'And how long does each group of sixty stay?',
      'is the sixty a safety rule',
    ],
    says: [
      'The conservators say so, because breath is moist and the timber is not to be. Each sixty has the half of an hour, and I would not quarrel with either figure.',
    ],
  },
  {
    id: 'exhibition-how-early',
    on: ['fact:exhibition', 'answer:first-thing', 'statement:tickets-by-exhibition', 'answer:tate-wants'],
    asked: [
      'By when before March 27 would the tickets have to work?',
      'how much time do your people need to practice before the opening',
      'So when should it be ready, if the opening is March 27?',
      'do the ladies at the desk need training before',
    ],
    says: [
      'I should like the ladies at the desk to have it two weeks before the opening, so that they have made their mistakes on one another.',
    ],
  },
  {
    id: 'exhibition-governor',
    on: ['answer:exhibition-move', 'statement:march-not-sure'],
    asked: [
      'Is the governor really coming?',
      'what does the governor have to do with it',
      'Why is the governor at the opening?',
      'so the governor comes on March 27',
    ],
    says: [
      'He is engaged to cut a rope, and he was engaged before the system was. One may move a museum, but hardly a governor’s afternoon.',
    ],
  },
  {
    id: 'developers-what-can-we-do',
    on: ['fact:developers-held', 'statement:developers-need-signature', 'answer:dec-4-meaning'],
    asked: [
      'What would you need from me to sign in time?',
      'so how do we make sure I have your signature before they leave',
      'And what could stop you from signing on Monday?',
      'is there any risk that it’s not signed by Monday',
    ],
    says: [
      'Only a page that is late, or long, or silent upon who decides. Let me have it by Friday noon and there is no risk that I know of.',
    ],
  },
  {
    id: 'developers-after-dec4',
    on: ['fact:developers-held'],
    asked: [
      'Do you understand what it means if they go?',
      'would it matter much to you if they were given to another client',
      'What if both developers are gone on December 4?',
      'how bad would it be to lose these two until the new year',
      'What would it mean for you if we lost them?',
      'if they leave in december, how bad is it for the museum',
    ],
    says: [
      'Bad enough; with March 27 ahead I cannot give away the winter. I would sooner sign on Monday than explain to Mr. Tate why nobody came.',
    ],
  },
  {
    id: 'wreck-what-orders',
    on: ['fact:wreck-of-2022', 'answer:vendor-2022', 'statement:2022-was-fine'],
    asked: [
      'What did each of them order in 2022?',
      'what were these two halves',
      'Could you give me one example of the opposite orders in 2022?',
      'how did the curator and finance differ',
    ],
    says: [
      'The curator ordered pictures and provenance, the finance office ordered values and depreciation. For months one had the fields put in that the other had taken out.',
    ],
  },
  {
    id: 'wreck-when-noticed',
    on: ['fact:wreck-of-2022', 'concern:two-captains'],
    asked: [
      'When did you notice that it was going wrong?',
      'how late did you see it in 2022',
      'At what point did you realize there were two systems?',
      'did nobody notice during those eleven months',
    ],
    says: [
      'In the ninth month, from two invoices for the same screen. Everybody below me had noticed in the third, and had been too polite to say so.',
    ],
  },
  {
    id: 'wreck-who-stopped',
    on: ['fact:wreck-of-2022', 'answer:vendor-2022'],
    asked: [
      'Who stopped it in the end?',
      'was it you who ended the project in 2022',
      'How did it end, did you cancel?',
      'who pulled the plug after eleven months',
      'Who put an end to it?',
      'by whom was it abandoned, by you',
    ],
    says: [
      'I stopped it myself, with a letter of four lines. It was the first order that anybody had given in that project, and it was the last.',
    ],
  },
  {
    id: 'wreck-money-back',
    on: ['fact:wreck-of-2022'],
    asked: [
      'Did you get any of the money back?',
      'the $140,000, was it all lost',
      'Was anything left that you could use afterwards?',
      'is anything of that database still in use',
    ],
    says: [
      'Not a cent of it came back, and nothing of it is in use. I have two half systems upon a disk and a drawer of invoices.',
    ],
  },
  {
    id: 'wreck-same-people',
    on: ['fact:wreck-of-2022', 'concern:two-captains', 'answer:curator'],
    asked: [
      'Were Whitfield and Tate part of it in 2022?',
      'are the same people involved now as then',
      'Is it the same two departments again?',
      'so the two from 2022, are they the ones who sent me the lists',
    ],
    says: [
      'No, in 2022 it was the curator and the finance office, and both of them have gone. The departments are new; the director is the same one.',
    ],
  },
  {
    id: 'wreck-why-again',
    on: ['fact:wreck-of-2022', 'concern:two-captains', 'common:happened_before'],
    asked: [
      'What would make it different this time?',
      'how do we avoid that it ends like in 2022',
      'So what has to be different now?',
      'what should be done differently from the last time, in one sentence',
    ],
    says: [
      'One person must be able to say no, and everybody must have heard his name before the first day’s work. In 2022 there was no such person.',
    ],
  },
  {
    id: 'happened-before-what',
    on: ['common:happened_before', 'common:tried_before'],
    asked: [
      'Yes please, what happened then?',
      'I’m asking, tell me about it',
      'What was that system you had to abandon?',
      'would you tell me the story of 2022',
    ],
    says: [
      'It was a database for the collections, and I gave it up after eleven months and $140,000. The curator and the finance office each gave the vendor orders, and nobody said no.',
    ],
    tells: ['wreck-of-2022'],
  },
  {
    id: 'why-half-systems',
    on: ['common:worst_case'],
    asked: [
      'Why would you end up with two half systems?',
      'what do you mean by two half systems',
      'How could one contract give two halves?',
      'two halves, has that happened to you',
    ],
    says: [
      'Because each department would order its own half and nobody would say no to either. I have paid for that once in this house, in 2022, and it was quite enough.',
    ],
  },
  {
    id: 'two-wishes-who-right',
    on: ['fact:two-wishes', 'answer:two-departments', 'statement:lists-contradict'],
    asked: [
      'Which of them is right?',
      'who of the two has the better case, in your opinion',
      'Is it your view that both are right?',
      'do you think Whitfield’s or Tate’s wish matters more',
    ],
    says: [
      'Both are right, which is what makes it hard. But the exhibition needs the door in March, and the donors have been upon cards since 1961 and can wait.',
    ],
  },
  {
    id: 'two-wishes-why-1961',
    on: ['fact:two-wishes', 'statement:departments-agreed'],
    asked: [
      'Why since 1961?',
      'what happened in 1961 with the donors',
      'Is everything before 1961 lost?',
      'what’s so special about nineteen sixty-one',
    ],
    says: [
      'The museum received its first gift that year, a sextant and forty dollars. The first card in Ms. Whitfield’s drawer is for the sextant.',
    ],
  },
  {
    id: 'two-wishes-told-when',
    on: ['fact:two-wishes', 'concern:two-captains'],
    asked: [
      'When did they tell you it’s the heart of the matter?',
      'did both say this to you in person',
      'And what did you answer each of them?',
      'so what did you say when they told you that',
    ],
    says: [
      'Each told me at lunch, in different weeks, and I answered both that I should think about it. I am afraid that both of them heard a yes.',
    ],
  },
  {
    id: 'saturday-how-counted',
    on: ['fact:saturday-line', 'statement:line-is-short'],
    asked: [
      'How did you count it from the window?',
      'what exactly have you counted there',
      'Did you use a watch for the 40 minutes?',
      'one in nine, how do you know that',
    ],
    says: [
      'With a watch and a pencil, from the last hat in the line until the same hat was inside. A party that turned toward the aquarium got a stroke.',
    ],
  },
  {
    id: 'saturday-how-many',
    on: ['fact:saturday-line', 'answer:people-leave-line'],
    asked: [
      'On how many Saturdays did you count?',
      'was that one Saturday or all summer',
      'How often did you count the line yourself?',
      'is it 40 minutes every summer Saturday or only on bad ones',
    ],
    says: [
      'Upon most Saturdays from June until Labor Day, and it was the rule and not the exception. Mr. Tate’s ledger has more of them than my pencil has.',
    ],
  },
  {
    id: 'saturday-winter',
    on: ['fact:saturday-line', 'answer:measure-when', 'statement:baseline-saturday'],
    asked: [
      'What is the line like in winter?',
      'and now in November, how long do they wait',
      'Is it only in summer that people wait?',
      'how short is the line at this time of year',
    ],
    says: [
      'Short; on a November Saturday I have seen it go out of the door only when a school comes. It is a summer illness, and wants a summer comparison.',
    ],
  },
  {
    id: 'saturday-weekdays',
    on: ['fact:saturday-line'],
    asked: [
      'And on the other days?',
      'is the line also a problem during the week',
      'So only on Saturdays?',
      'what about Sundays, is it as bad',
    ],
    says: [
      'Saturdays are the worst by far; on Sundays people go to church first and come in a gentler stream. In the week we can do without any rope.',
    ],
  },
  {
    id: 'renewals-why-hand',
    on: ['fact:renewals', 'answer:mrs-odom'],
    asked: [
      'Why are the reminders typed by hand?',
      'does Mrs. Odom really type every reminder',
      'How many reminders can she type in a week?',
      'so one lady of eighty-one writes to all the members',
      'Why is it still done by hand, on a typewriter?',
      'how come the reminders are typed by a person',
    ],
    says: [
      'Because nobody ever gave her anything but a typewriter and a list. She does the A’s in January, and some of the S’s have lapsed before she comes to them.',
    ],
  },
  {
    id: 'renewals-all-because',
    on: ['fact:renewals', 'answer:renewals-target'],
    asked: [
      'Do they all leave because of the reminders?',
      'how do you know that the reminders are the reason',
      'Would the 31% renew if they were reminded in time?',
      'is it certain that 31 percent is from late reminders only',
      'Is it only because of late reminders that they lapse?',
      'are the reminders the sole cause',
    ],
    says: [
      'Not all, some have died and some have moved inland, which I count as the same. But many write to say that they would have paid, had anybody asked.',
    ],
  },
  {
    id: 'renewals-mrs-odom-mind',
    on: ['fact:renewals', 'answer:mrs-odom'],
    asked: [
      'Would Mrs. Odom mind if the system did it?',
      'how does mrs. odom feel about losing the reminders',
      'Does she know that the system may take over her letters?',
      'has anybody asked your secretary about it',
    ],
    says: [
      'She would not mind the reminders in the least, so long as she may write to the widows herself. She has told me so, with her hat on.',
    ],
  },
  {
    id: 'sixty-pages-who-wrote',
    on: ['fact:sixty-pages', 'concern:paper-before-work'],
    asked: [
      'Who wrote those sixty pages?',
      'was it the vendor who made the sixty-page charter',
      'Where did that long charter come from?',
      'whose idea were the 60 pages',
    ],
    says: [
      'The vendor wrote it, and both offices added to it, since neither would have less than the other. I corrected the commas.',
    ],
  },
  {
    id: 'sixty-pages-read',
    on: ['fact:sixty-pages', 'concern:paper-before-work', 'answer:schooner'],
    asked: [
      'Did anybody ever use those sixty pages?',
      'who has read them',
      'And when the quarrel came, did you look into the charter?',
      'was that charter any help in 2022',
      'Was the long charter ever opened again?',
      'did anyone look into the sixty pages later',
    ],
    says: [
      'I read all of it, and I fancy that I was alone. When the two offices fell out nobody opened it, for the answer was not in it.',
    ],
  },
  {
    id: 'sixty-pages-seven-weeks',
    on: ['fact:sixty-pages', 'concern:paper-before-work'],
    asked: [
      'Why did it take seven weeks?',
      'what took them so long with the sixty pages',
      'Did the work stand still during those seven weeks?',
      'so for seven weeks nobody worked',
    ],
    says: [
      'Because it went from office to office for approval, and each of them returned it longer. In all that time not one line of the system was begun.',
    ],
  },
  {
    id: 'pinckney-what-ask',
    on: ['fact:mrs-pinckney', 'concern:what-it-bought'],
    asked: [
      'What exactly will Mrs. Pinckney ask?',
      'how will she put the question in June',
      'What does she want to know, costs or benefits?',
      'what words will the chair use',
    ],
    says: [
      '“Mr. Langston, what do we have for it?” That is the whole question, and then the pencil waits. She is not interested in how it works.',
    ],
  },
  {
    id: 'pinckney-june-when',
    on: ['fact:mrs-pinckney', 'concern:what-it-bought'],
    asked: [
      'When in June is that meeting?',
      'do you know the date of the trustees’ meeting',
      'So until when do we need a figure?',
      'how much before her meeting should the number be there',
    ],
    says: [
      'Toward the middle of June; the card has not been printed yet. If the figure is true by the end of May, I shall have time to practice it.',
    ],
  },
  {
    id: 'pinckney-what-convinces',
    on: ['fact:mrs-pinckney', 'answer:pinckney-person'],
    asked: [
      'What would satisfy her?',
      'and which answer would Mrs. Pinckney accept',
      'Would a shorter line be enough for Mrs. Pinckney?',
      'is one number enough for the lady',
      'What would content Mrs. Pinckney?',
      'with what would she be satisfied',
    ],
    says: [
      'One figure that was counted before and counted again after, by somebody other than the vendor. The line at the door would do it; she stands in it with her grandchildren.',
    ],
  },
  {
    id: 'pinckney-2022-answer',
    on: ['concern:what-it-bought'],
    asked: [
      'What did she say when you told her that in 2022?',
      'how did Mrs. Pinckney react to “we learned a great deal”',
      'Why was that answer not good?',
      'and she didn’t accept it in 2022?',
    ],
    says: [
      'She accepted it without a word, which was the worst of it. There was nothing in it that one could count, and she knew that as well as I.',
    ],
  },
  {
    id: 'signatures-how-long',
    on: ['fact:signatures', 'statement:change-rule'],
    asked: [
      'How long does it take to get both signatures?',
      'how quickly could you and the judge approve something',
      'Does a change above $25,000 take weeks?',
      'what’s the way for a bigger change',
      'How many days do the two signatures take?',
      'is it slow to get both of you to sign',
    ],
    says: [
      'Two or three days, if one catches the judge before lunch and brings one figure. After lunch he discovers precedents.',
    ],
  },
  {
    id: 'signatures-below',
    on: ['fact:signatures', 'statement:change-rule', 'answer:changes-later'],
    asked: [
      'And below $25,000, who approves that?',
      'what about a change of 10,000',
      'So smaller changes don’t need you?',
      'who may say yes to small things',
      'Who approves the smaller changes, under 25,000?',
      'below that sum, whose word is enough',
    ],
    says: [
      'Nobody is named for it yet, and so everybody believes it is he. I should give that to the one whose name goes upon the page.',
    ],
  },
  {
    id: 'signatures-why-25',
    on: ['fact:signatures', 'statement:more-money'],
    asked: [
      'Why twenty-five thousand?',
      'where does this limit of 25,000 come from',
      'Is that limit new, since 2022?',
      'who made the rule with two signatures',
    ],
    says: [
      'The trustees set it after 2022, when they learned what may be spent in small sums by polite people. It has served us well since.',
    ],
  },
  {
    id: 'captains-who-write',
    on: ['concern:two-captains'],
    asked: [
      'Whose name do you want on the page?',
      'do you already have a name in mind',
      'Who would you like to say no to us?',
      'which name would you yourself put there',
    ],
    says: [
      'I incline to Mr. Tate, since the door must open first, with Ms. Whitfield asked wherever donors are concerned. But I had hoped to hear your reasons before my own.',
    ],
  },
  {
    id: 'captains-tell-no',
    on: ['concern:two-captains', 'common:worst_case'],
    asked: [
      'What would be hard about telling one of them no?',
      'why don’t you like to say no to Ms. Whitfield or Mr. Tate',
      'Is it difficult for you to say no to a friend?',
      'you’re fond of both, is that the difficulty',
      'What makes it so difficult to tell them no?',
      'why would it be hard for you to refuse one of them',
    ],
    says: [
      'It is a lunch, and ten years of lunches behind it. I have faced hurricanes in this house with more composure than a hurt colleague.',
    ],
  },
  {
    id: 'captains-by-what-day',
    on: ['concern:two-captains', 'answer:tie-break'],
    asked: [
      'Would two working days be right for you?',
      'by what day would you like to have to speak',
      'How many days should they have before it comes to you?',
      'is within two days and by noon realistic for you',
      'How many days I should write?',
      'how many days should the page give them',
    ],
    says: [
      'Two working days, and then I rule by noon of the next. Anything longer and I should begin to hope that it might settle itself.',
    ],
  },
  {
    id: 'captains-settled-coffee',
    on: ['concern:two-captains', 'statement:you-tell-them-both', 'answer:tell-them'],
    asked: [
      'Who will you talk to first?',
      'which of the two hears it first',
      'Will you see Whitfield or Tate first?',
      'and in what order do you tell them',
    ],
    says: [
      'Ms. Whitfield first, for she has more to swallow, and then Mr. Tate, who will only ask if he may write it down.',
    ],
  },
  {
    id: 'captains-what-say',
    on: ['concern:two-captains', 'statement:you-tell-them-both', 'answer:tell-them'],
    asked: [
      'What will you say to Ms. Whitfield?',
      'how are you going to put it to them',
      'Which words will you use with her?',
      'would you like help with what to tell Whitfield',
    ],
    says: [
      'That Mr. Tate decides for this spring, that she is asked before anything touches a donor, and that her part has a month of its own. Then I pour.',
    ],
  },
  {
    id: 'nobody-decides-why',
    on: ['answer:whom-to-obey', 'common:who_decides'],
    asked: [
      'Why does nobody have the last word?',
      'how come there’s no one',
      'And why has it never been settled who’s above whom?',
      'why is it whoever spoke last',
    ],
    says: [
      'Because I have agreed with each of them in turn and never with both in one room. It is a custom of mine, and I mean to give it up on your page.',
    ],
  },
  {
    id: 'nobody-decides-since',
    on: ['answer:whom-to-obey', 'common:who_decides'],
    asked: [
      'Has it always been like that?',
      'was it the same in all your nineteen years',
      'Is that how it goes with everything here, or only with this project?',
      'so for other matters you decide?',
      'Was it always that way here?',
      'for how many years has it been like this',
      'Have you decided that before, or has it always been left open?',
      'was there ever one person who decided between them',
    ],
    says: [
      'For hulls and hurricanes I decide quickly enough. It is only between two people whom I like that I have let things drift.',
    ],
  },
  {
    id: 'friendship-lose',
    on: ['answer:why-not-decide', 'common:cost_to_you', 'answer:who-minds-one-name'],
    asked: [
      'Would you really lose a friend over this?',
      'do you think Ms. Whitfield would stop having lunch with you',
      'How long would she stay hurt, a year?',
      'is it that bad if you say no',
    ],
    says: [
      'I dare say not for good; she would be formal with me until Easter and then send flowers. It is less a loss than a long winter.',
    ],
  },
  {
    id: 'lean-why-not-order',
    on: ['answer:your-choice', 'common:your_proposal'],
    asked: [
      'Why is it only a leaning?',
      'what keeps you from making it an order',
      'What would turn that leaning into a decision?',
      'and when will you decide for Mr. Tate',
    ],
    says: [
      'Because I have not said it aloud to either of them. Put his name upon the page and let me sleep on it, and on Monday it is an order.',
    ],
  },
  {
    id: 'lean-condition',
    on: ['answer:your-choice', 'answer:tate-decider', 'statement:tate-decides'],
    asked: [
      'What do you mean, Ms. Whitfield is asked first?',
      'how would she be consulted in practice',
      'Asked first, does that mean she can say no?',
      'has she a veto on donor questions',
      'Asked first, what does that mean exactly?',
      'would she only be heard or could she block it',
    ],
    says: [
      'She gives her opinion before he decides, and he decides. It is not a veto; if she cannot live with it, it comes to me.',
    ],
  },
  {
    id: 'tate-why-him',
    on: ['answer:tate-decider', 'statement:tate-decides', 'answer:trust-head-to-decide'],
    asked: [
      'Why Mr. Tate and not her?',
      'what speaks for Tate',
      'Is Mr. Tate able to decide against his own list?',
      'will he be fair with her donors',
    ],
    says: [
      'Since it is the door that must open in March, and he stands at it. He is scrupulous besides; he has cut his own wishes from twenty to three.',
    ],
  },
  {
    id: 'tate-time',
    on: ['answer:tate-decider', 'statement:tate-decides', 'answer:your-people-time'],
    asked: [
      'Does Mr. Tate have time for that?',
      'has tate enough hours to decide all these things',
      'Two days a week, would that be sure?',
      'is he not too busy with the exhibition',
    ],
    says: [
      'Two days in the week until the exhibition takes him, by my own estimate. Ask him before you rely upon it, for he will give you the hours and the minutes.',
    ],
  },
  {
    id: 'tate-knows-yet',
    on: ['answer:tate-decider', 'statement:tate-decides', 'answer:your-choice'],
    asked: [
      'Does Mr. Tate know about this?',
      'have you told tate that he might be the one',
      'Would he want the job?',
      'and will Mr. Tate accept',
      'Has Mr. Tate heard about it already?',
      'does he know he may be the one',
    ],
    says: ['Not a word as yet, from me or, I trust, from anybody. He will ask for it in writing and then say yes.'],
  },
  {
    id: 'whitfield-month',
    on: [
      'answer:tell-whitfield',
      'statement:tickets-first-donors-second',
      'answer:whitfield-first',
      'statement:whitfield-decides',
    ],
    asked: [
      'Which month should stand on it for the donors?',
      'what month could you promise Ms. Whitfield',
      'When should the second part with the donor histories come?',
      'would September be all right for her part',
    ],
    says: [
      'After the summer, I should say, when the door is quiet; your people know better than I which month is honest. She forgives a late month sooner than a false one.',
    ],
  },
  {
    id: 'whitfield-why-month',
    on: ['answer:tell-whitfield', 'statement:tickets-first-donors-second'],
    asked: [
      'Why does a month matter so much to her?',
      'why wouldn’t she believe it without a month',
      'What has happened that she doesn’t trust a second phase?',
      'is it because of earlier promises',
    ],
    says: [
      'Since she has been promised “later” in this house before, and I was the one who promised it. A month is the difference between later and never.',
    ],
  },
  {
    id: 'committee-why-no',
    on: ['answer:both-decide', 'statement:steering-committee'],
    asked: [
      'What was so bad about the committee?',
      'why couldn’t anybody say no in the committee',
      'Even if you were in the chair of the committee?',
      'has a committee failed here before',
    ],
    says: [
      'Everybody could say yes in it and nobody could say no. Were I in the chair, it would only be more courteous.',
    ],
  },
  {
    id: 'you-decide-bottleneck',
    on: ['answer:you-decide', 'statement:director-decides-all'],
    asked: [
      'Why would you be a bottleneck?',
      'what do you mean, among the logbooks by noon',
      'How many hours a day could you give to it?',
      'are you not in the office after noon',
      'A bottleneck, why?',
      'why do you think everything would get stuck at you',
    ],
    says: [
      'After noon I sit in the archive with whalers’ logbooks, where nobody may follow me. I could give you the mornings, and a system asks questions all day.',
    ],
  },
  {
    id: 'tie-break-what-if-away',
    on: ['answer:tie-break', 'statement:two-day-rule'],
    asked: [
      'And if you don’t answer within two days?',
      'what if you don’t keep the two days',
      'What happens when noon passes and you haven’t ruled?',
      'should the page say what applies if you stay silent',
    ],
    says: [
      'Then let the word of the one upon the page stand; put that in as well. A rule that depends on my promptness should have a second anchor.',
    ],
  },
  {
    id: 'dont-send-me',
    on: ['statement:i-tell-them', 'answer:tell-them'],
    asked: [
      'Why can’t I tell them?',
      'what would happen if they heard it from me',
      'Would it be a problem if I was in the room when you tell them?',
      'may I come along to those talks',
      'Why mustn’t I be the one to tell them?',
      'what’s wrong if the news comes from me',
    ],
    says: [
      'Because a vendor who tells them whom to obey has already taken a side. You were better out of the room, and on good terms with both.',
    ],
  },
  {
    id: 'talk-what-to-ask',
    on: ['answer:can-talk-whitfield', 'answer:can-talk-tate', 'common:talk_to_them'],
    asked: [
      'What may I promise them?',
      'is there anything I shouldn’t say to them',
      'What should I avoid when I talk to Ms. Whitfield?',
      'so I can see both but promise nothing, right?',
    ],
    says: [
      'Promise nothing and name nobody; until I have spoken, neither should learn from you who decides. Ask what they need by March, and how they would do without it.',
    ],
  },
  {
    id: 'bequests-what',
    on: ['answer:can-talk-whitfield'],
    asked: [
      'What happened with those two bequests?',
      'the bequests that nearly slipped past her, how was that',
      'How can a bequest slip past?',
      'was it much money, these two bequests',
    ],
    says: [
      'Two old gentlemen had given for decades under three spellings of their names, and nobody laid the cards together. She heard of one of them from his lawyer.',
    ],
  },
  {
    id: 'lists-forty-in-total',
    on: ['answer:lists-conflict', 'common:example', 'statement:build-both'],
    asked: [
      'Is that the only point where they collide?',
      'are there other contradictions in the lists',
      'Apart from the forty questions, do the lists fit?',
      'what else on those lists excludes each other',
      'Do the lists collide anywhere else?',
      'is there another point where the lists clash',
    ],
    says: [
      'There is the order as well: each list has its own matter first, before March. The rest would fit, if somebody said which comes first.',
    ],
  },
  {
    id: 'lists-may-i-copy',
    on: ['answer:lists-conflict', 'statement:lists-arrived', 'common:main_worry'],
    asked: [
      'Has each of them seen the other’s list?',
      'do Whitfield and Tate know each other’s wishes',
      'Does he know about her forty questions?',
      'do they know that the lists contradict',
    ],
    says: [
      'Each knows that there is another list, and neither has read it. They were sent up to me by different stairs.',
    ],
  },
  {
    id: 'drawer-what-else',
    on: ['statement:lists-arrived', 'common:main_worry', 'answer:who-knows-2022'],
    asked: [
      'What else is in that drawer?',
      'may I see what you wrote down about 2022',
      'Could I see the page you keep in the drawer?',
      'is there something in the drawer that would help us',
    ],
    says: [
      'Two lists, one page of my own about 2022, and a penknife. The lists you have already; my page I would read to you sooner than lend.',
    ],
  },
  {
    id: 'page-five-lines-enough',
    on: ['answer:page-contains', 'statement:three-headings'],
    asked: [
      'Are five lines really enough for you?',
      'and risks or a schedule, you don’t need these on it',
      'Should the dates be on the page as well?',
      'isn’t March 27 missing on it',
      'Only five lines, is nothing missing?',
      'do you not want dates or risks on the page',
    ],
    says: [
      'March 27 belongs under what it is for, and December and the cost fit in a line. Risks I should rather hear from you up the stairs.',
    ],
  },
  {
    id: 'page-which-line-strike',
    on: ['answer:one-page-yes', 'statement:one-page-friday'],
    asked: [
      'Which line would you strike?',
      'why do you want to strike a line',
      'What will you strike out?',
      'and if I need the line that you strike?',
    ],
    says: [
      'I cannot know before I see it; the longest, in all likelihood. Should it be one that you need, put one beside it that you do not.',
    ],
  },
  {
    id: 'page-sleep-why',
    on: ['answer:sign-now', 'statement:sign-today', 'statement:write-it-now'],
    asked: [
      'Why do you need to sleep on it?',
      'what would change overnight',
      'Is there someone you have to ask before you sign?',
      'couldn’t you make an exception and sign without a night',
      'Why does it need a night’s sleep?',
      'what do you sleep on it for',
    ],
    says: [
      'There is nobody to ask; it is only that in 2022 I signed things at five in the afternoon. I think better of most sentences at breakfast.',
    ],
  },
  {
    id: 'page-not-signed-monday',
    on: ['answer:one-page-yes', 'answer:sign-now'],
    asked: [
      'And if you don’t like the page on Monday morning?',
      'what if on monday you find you can’t sign it',
      'Is there a chance you’ll say no on Monday at nine?',
      'what would we do if you refuse it after the weekend',
    ],
    says: [
      'Then you hear it from me on Sunday and not on Monday, for I read it on Friday. Mrs. Odom would telephone, and I would stand beside her.',
    ],
  },
  {
    id: 'page-noon-late',
    on: ['answer:draft-when', 'statement:one-page-friday', 'common:more_time'],
    asked: [
      'What if I only manage it by Friday evening?',
      'would saturday morning still be fine for the draft',
      'Is Friday noon fixed?',
      'how late could the page come at the latest',
    ],
    says: [
      'Friday evening I could bear, if it is pushed under the door, though then nobody types it large. Saturday is the last tide.',
    ],
  },
  {
    id: 'secretary-type',
    on: ['answer:draft-when', 'answer:write-up', 'common:in_writing'],
    asked: [
      'Why does it have to be typed large?',
      'what size should the letters have',
      'Shall I send it large already?',
      'why must Mrs. Odom type it again',
    ],
    says: [
      'Because I read it aloud, standing, and my spectacles are for sitting. Send it large yourself and you spare Mrs. Odom an afternoon.',
    ],
  },
  {
    id: 'charter-yours-differ',
    on: ['answer:charter-what', 'concern:paper-before-work'],
    asked: [
      'And if mine is only one page?',
      'what if I don’t call it a charter at all',
      'Would it help to give it another name?',
      'how about we simply call it the page',
      'What if my charter is a single page?',
      'mine is one page, would you still call it a charter',
    ],
    says: [
      'Then I have no quarrel with it. Call it ship’s articles or call it the page; it was the length that I feared, and the waiting.',
    ],
  },
  {
    id: 'paper-how-many-weeks',
    on: ['concern:paper-before-work'],
    asked: [
      'How long would be acceptable to you?',
      'how many days may the paper take',
      'What would be short enough for you?',
      'how small must it be',
    ],
    says: [
      'Until Friday at noon, and one side of one sheet. That is all the paper I can bear before Monday, and I can bear it cheerfully.',
    ],
  },
  {
    id: 'paper-delay-hour',
    on: ['concern:paper-before-work', 'opening'],
    asked: [
      'Would you accept it if Monday stays where it is?',
      'so if nothing moves, a page is fine for you?',
      'Is it the delay you mind or the paper?',
      'what bothers you more, the writing or the waiting',
      'If Monday isn’t touched, would you take the page?',
      'is it all right as long as the meeting stays on Monday',
    ],
    says: [
      'The waiting, far more than the writing. Let Monday stand where it stands, and I shall sign a page that is a page.',
    ],
  },
  {
    id: 'bought-suppose',
    on: ['concern:what-it-bought'],
    asked: [
      'What would you like to be able to say in June?',
      'what answer would you want to give her',
      'In the best case, what do you tell the trustees?',
      'if all goes well, what will you report in june',
    ],
    says: [
      'That a family used to stand forty minutes in the sun on a Saturday, and now stands fifteen. One could say it without notes.',
    ],
    tells: ['saturday-line'],
  },
  {
    id: 'bought-value-word',
    on: ['concern:what-it-bought', 'statement:great-success-promise'],
    asked: [
      'What would count as a result for you?',
      'what do you mean by something that can be counted',
      'Why isn’t a working system a result?',
      'is “it works” not enough for the trustees',
      'What do you call a result, then?',
      'by result you mean what',
    ],
    says: [
      'A thing that a person at the door can see without being told: fewer minutes, fewer people walking off. That a machine runs is the vendor’s result.',
    ],
  },
  {
    id: 'bought-measure-today',
    on: ['concern:what-it-bought', 'answer:measure-what'],
    asked: [
      'So the minutes in line, is that our number?',
      'shall we take the waiting time on Saturdays then',
      'Would you take the line at the door as the one measure?',
      'then the queue is what we write down',
    ],
    says: [
      'Yes, the line upon a Saturday, and nothing else in first place. Let Mr. Tate hold the watch, and begin before anything is changed.',
    ],
  },
  {
    id: 'ledger-see',
    on: ['answer:measure-when', 'statement:baseline-saturday', 'answer:who-counts'],
    asked: [
      'Could I see Mr. Tate’s ledger?',
      'what’s in that ledger of July',
      'Is July in his ledger hour by hour?',
      'can he send us the July figures',
    ],
    says: [
      'By all means ask him for it; he has every Saturday of July by the quarter hour, in two colors. He has waited years for somebody to ask.',
    ],
  },
  {
    id: 'ledger-trust',
    on: ['answer:measure-when', 'answer:who-counts', 'statement:line-to-fifteen'],
    asked: [
      'Can we rely on his figures if he’s the one who decides?',
      'isn’t it odd that Tate counts his own success',
      'Wouldn’t somebody neutral be better to count?',
      'should the one who decides also be the one who measures',
    ],
    says: [
      'It is a fair scruple, but he would report a bad Saturday against his own mother. And I lean out of this window with a watch of my own.',
    ],
  },
  {
    id: 'fifteen-why',
    on: ['answer:fifteen-minutes', 'statement:line-to-fifteen'],
    asked: [
      'Why fifteen and not ten?',
      'how do you come to a quarter of an hour',
      'What would be wrong with twenty minutes?',
      'is 15 realistic, do you think',
    ],
    says: [
      'I have stood it in July with a hat, and at fifteen I was still civil. At twenty the children begin to speak of sharks.',
    ],
  },
  {
    id: 'fifteen-by-may',
    on: ['statement:line-to-fifteen', 'answer:fifteen-minutes'],
    asked: [
      'Why by the end of May?',
      'until when should it be fifteen',
      'Is the end of May early enough for June?',
      'which Saturday will we look at to judge it',
    ],
    says: [
      'The trustees meet in June, and I want it true before I say it. The Saturdays of May are warm enough to be honest ones.',
    ],
  },
  {
    id: 'minimum-check',
    on: ['answer:minimum', 'common:next_step', 'common:what_is_missing'],
    asked: [
      'So if I bring one page with one name and one number, you’ll sign?',
      'that’s all, one name, one number, monday stays?',
      'And with these three things you’re content?',
      'can I take that as a yes if I bring the three things',
      'One page, one name, one number: is it a deal then?',
      'those three and you’d put your name to it?',
    ],
    says: [
      'You may take it as my word, subject to one night’s sleep and one line struck. Beyond those three I ask for nothing.',
    ],
  },
  {
    id: 'number-on-page',
    on: ['answer:minimum', 'common:what_is_missing'],
    asked: [
      'Which number do you mean?',
      'what’s the one thing to count on the page',
      'One number about what?',
      'and the number, should that be the line',
    ],
    says: [
      'The minutes in line at the door upon a Saturday. If you have a better one I will hear it, but this one I can see from my chair.',
    ],
  },
  {
    id: 'stop-how-dear',
    on: ['answer:stop'],
    asked: [
      'What would it cost to get out?',
      'how dear is the way out of the contract',
      'Do you think of stopping it already?',
      'are you seriously considering to leave the contract',
      'How expensive would it be to leave the contract?',
      'what’s the price of the way out',
    ],
    says: [
      'The contract names a share for work begun, and the judge has the clause by heart; I have not had to ask him. It is the last door, and I am not near it.',
    ],
  },
  {
    id: 'trustees-who-against',
    on: ['answer:trustees-support'],
    asked: [
      'Who were the two against it?',
      'why did two trustees vote no',
      'What did the two trustees who voted against say?',
      'five to two, what were the objections',
    ],
    says: [
      'Two who remember 2022 with particular clearness; I had rather not name them. They asked what would be different, and I said that I should see to it.',
    ],
  },
  {
    id: 'trustees-assurance',
    on: ['answer:trustees-support'],
    asked: [
      'What assurance did you give?',
      'what did you promise the trustees exactly',
      'Which promise have you been anxious about?',
      'you told them it would go well, in what words',
    ],
    says: [
      'That this time it would be one system, delivered and in use by the exhibition. I had no ground for the first half except my intentions.',
    ],
  },
  {
    id: 'judge-figure',
    on: ['answer:judge-view', 'fact:signatures'],
    asked: [
      'Which figure should I bring the judge?',
      'what number does Judge Hollis want to see',
      'Why shouldn’t I round it?',
      'so before eleven and with what',
    ],
    says: [
      'The price, as it stands in the contract, and what has been paid of it. He forgives any sum that is exact to the dollar.',
    ],
  },
  {
    id: 'out-of-scope-check',
    on: ['answer:out-of-scope', 'answer:gift-shop'],
    asked: [
      'Have you told the gift shop that they’re out?',
      'does anybody expect the shop to be included',
      'So the shop’s really not part of it?',
      'will no one protest if we leave the shop out',
    ],
    says: [
      'It is really out, and the lady of the shop would be offended to be included. She trusts nothing that has a screen.',
    ],
  },
  {
    id: 'first-thing-rest-when',
    on: ['answer:first-thing', 'answer:tate-wants'],
    asked: [
      'And the members, when would they come?',
      'when should the rest follow, after the opening?',
      'Would it be enough to have only the tickets by March?',
      'so for the opening you can do without membership',
    ],
    says: [
      'For the opening the tickets alone would be enough. The members may come in the summer, and Mrs. Odom will type until then.',
    ],
  },
  {
    id: 'tate-three-enough',
    on: ['answer:tate-wants'],
    asked: [
      'Which of the three is the most important?',
      'could he do with two of these three by March',
      'What if only the timed tickets are ready?',
      'two more selling places, where would these be',
      'Which of his three things matters most?',
      'could he live with just one of the three for march',
    ],
    says: [
      'The tickets with the hour, for without them the hull cannot be shown. The second selling place would stand by the coat room, and the gate can wait longest.',
    ],
  },
  {
    id: 'four-years-why',
    on: ['answer:tate-would-say'],
    asked: [
      'Why has he had to ask for four years?',
      'what became of his three things in those four years',
      'Four years, why did nobody give it to him?',
      'was there never any money for Mr. Tate’s wishes',
    ],
    says: [
      'Because he asked politely and there was always a hull to paint. I read his memoranda with pleasure and did nothing, which is a habit of readers.',
    ],
  },
  {
    id: 'single-desk-why',
    on: ['answer:why-the-queue', 'answer:tickets-today'],
    asked: [
      'Why is there only one desk?',
      'could you not just open a second desk',
      'Has nobody tried a second drawer?',
      'would a second lady at the desk solve it without any system',
      'Would a second till help?',
      'why not put up another till',
    ],
    says: [
      'There is one drawer and one roll of tickets, and two people cannot tear from one roll. Mr. Tate tried a card table in July and the rolls disagreed by evening.',
    ],
  },
  {
    id: 'desk-members',
    on: ['answer:why-the-queue'],
    asked: [
      'Why do the members wait in the same line?',
      'members stand in line as well?',
      'Could the members have their own entrance?',
      'what do the members say about standing there',
      'Must members queue with everybody else?',
      'why isn’t there a separate line for members',
    ],
    says: [
      'Because their cards are looked up in the same drawer that holds the change. They say that they did not join in order to stand, and they are right.',
    ],
  },
  {
    id: 'forty-which-two',
    on: ['answer:forty-questions', 'answer:lists-conflict'],
    asked: [
      'Which two questions could be asked at the door?',
      'what are the two you could imagine',
      'Who came up with forty?',
      'would two questions instead of 40 be enough for Ms. Whitfield',
    ],
    says: [
      'Where they come from, and if they would care for a letter. With those two and the promise of the rest by mail she would be content, I believe.',
    ],
  },
  {
    id: 'overrule-when',
    on: ['answer:would-you-overrule', 'answer:whitfield-objects'],
    asked: [
      'When did you last overrule somebody?',
      'have you ever said no to her',
      'Can you give me an example of you saying no?',
      'how sure are you that you’ll hold firm on Monday',
      'When was the last time you overruled one of them?',
      'have you ever overruled her before',
    ],
    says: [
      'To Ms. Whitfield once, about a gala upon a submarine. I was right, she was gracious, and I did not sleep; but I held.',
    ],
  },
  {
    id: 'see-both-alone',
    on: ['statement:workshop', 'answer:spoken-to-both'],
    asked: [
      'Why never both at once?',
      'what would happen if they sat at one table',
      'Why not a meeting with both of them and you?',
      'would it help to have them in one room with me',
    ],
    says: [
      'They would each be charming, and I should nod at both. Once it is settled who commands I will gladly seat them side by side.',
    ],
  },
  {
    id: 'half-hour-before',
    on: ['statement:smaller-meeting'],
    asked: [
      'At half past nine then, with the three of you?',
      'who’d be there half an hour earlier',
      'What would we do in that half hour?',
      'so 9:30 with Tate and Whitfield',
    ],
    says: [
      'At half past nine, in this room: Mr. Tate, Ms. Whitfield, you and I. We read the page once together, so that nobody is surprised in company.',
    ],
  },
  {
    id: 'bad-news-invoices',
    on: ['common:how_to_keep_you_informed'],
    asked: [
      'What trouble did you learn from the invoices?',
      'when was it that you found out from invoices',
      'Did nobody come up to tell you?',
      'what happened with these invoices',
    ],
    says: [
      'That one and the same screen had been built twice, in the old project of 2022. It was there in two columns, and nobody had cared to climb the stairs.',
    ],
  },
  {
    id: 'lose-lunch-meant',
    on: ['concern:two-captains', 'common:your_contribution'],
    asked: [
      'What do you mean, it’ll cost you a lunch?',
      'why would it cost you a lunch',
      'The lunch, is that with Ms. Whitfield?',
      'whose lunch do you lose by that',
    ],
    says: [
      'Ms. Whitfield and I lunch on Wednesdays, and I expect an empty chair for a month or two. It is a price I can name, at least.',
    ],
  },
  {
    id: 'more-devs-check',
    on: ['statement:more-developers', 'statement:more-money'],
    asked: [
      'So it isn’t a question of people or money?',
      'more hands wouldn’t help at all?',
      'Really no use for a bigger team?',
      'then what’s missing isn’t money, it’s a decision',
    ],
    says: ['Quite so, it is not money and it is not hands. One sentence is wanting, with a surname in it.'],
  },
  {
    id: 'summary-kindness',
    on: ['concern:two-captains', 'answer:lesson-2022'],
    asked: [
      'Was it kindness, in 2022?',
      'why did you dislike to tell them no',
      'So you wanted to be kind to both in 2022?',
      'do you blame yourself for the 140,000',
    ],
    says: [
      'I called it kindness at the time. It was rather that I did not care to see anybody’s face fall, and I paid for my comfort with the museum’s money.',
    ],
    after: { concern: 'two-captains', level: 'heard' },
    until: [
      'There was some kindness in it, and something less handsome beside it. I had rather speak of that when I know how you mean to prevent it.',
    ],
  },
  {
    id: 'own-page-2022',
    on: ['answer:who-knows-2022', 'follow-up:drawer-what-else'],
    asked: [
      'What does that page of yours say?',
      'what did you write down about it',
      'And the lesson on your one page, what is it?',
      'would you read me the page about 2022',
    ],
    says: [
      'It ends with one sentence: “Nobody was empowered to refuse.” The rest is dates, and my own name occurs oftener than I like.',
    ],
  },
  {
    id: 'coffee-talks-when',
    on: ['answer:tell-them', 'statement:you-tell-them-both', 'follow-up:captains-settled-coffee'],
    asked: [
      'When exactly will you see them?',
      'on what day do you talk to the two',
      'Could it be before I finish the draft?',
      'can you do it before Friday noon',
      'On which day do you speak with the two?',
      'how soon will you see each of them',
    ],
    says: [
      'As soon as the two of us have settled the name, and by Friday in any case. I should not like you to draft what they have not heard.',
    ],
  },
  {
    id: 'what-worth-second-anchor',
    on: ['follow-up:tie-break-what-if-away'],
    asked: [
      'Would you really want that in writing?',
      'so if you’re silent, Mr. Tate’s word counts?',
      'And you’d accept it against your own wish?',
      'shall I write that down, silence means his word stands',
      'You want that rule written down, silence counts as his word?',
      'shall that really be on the page',
    ],
    says: ['Yes, write it so. If I have not spoken by noon, I have no right to complain of what was done.'],
  },
  {
    id: 'two-spellings-now',
    on: ['follow-up:bequests-what'],
    asked: [
      'And that could still happen today?',
      'do the cards still have three spellings',
      'Would a simple list of names already help her?',
      'could we fix the double names before the second part',
      'Could a bequest slip past again today?',
      'is that still possible, that one slips past',
    ],
    says: [
      'It could happen tomorrow; they are the same cards. A clean list of names would content her for a good while, I believe, and it asks nobody anything at the door.',
    ],
  },
  {
    id: 'not-quite-why',
    on: ['answer:why-late', 'statement:late-admission'],
    asked: [
      'What should we have asked in the summer?',
      'what would you have told us back then',
      'Which question did you miss from us?',
      'would you have had an answer in the summer',
    ],
    says: [
      '“Who decides, and what is it for?” I should have had no answer, but I should have had all of the autumn to find one.',
    ],
  },
  {
    id: 'trial-likely-whitfield-number',
    on: ['follow-up:friendship-lose', 'follow-up:lose-lunch-meant'],
    asked: [
      'Could the three of us not have lunch together afterwards?',
      'is there a way to make it easier for her',
      'What would soften it for Ms. Whitfield?',
      'how can we make it up to her',
      'Could the lunches go on afterwards?',
      'how could Ms. Whitfield keep her face',
    ],
    says: [
      'Put her part upon the page with its month, and let me ask her to introduce the donors’ part on Monday. She would do that beautifully.',
    ],
  },
  {
    id: 'purpose-one-sentence-offer',
    on: ['answer:purpose-of-system', 'statement:no-charter'],
    asked: [
      'How about “a family inside within fifteen minutes by summer”?',
      'may I try to put it in one sentence for you',
      'Shall I suggest one sentence for the purpose?',
      'would a sentence about the family in the line do',
      'What if the sentence was about a family that’s inside in fifteen minutes?',
      'would you like to hear my one sentence',
    ],
    says: [
      'Pray do; a sentence with a family and a clock in it would please me. If I can say it to the ladies at the desk without blushing, it is the right one.',
    ],
  },
  {
    id: 'not-necessary-when',
    on: ['opening'],
    asked: [
      'What would make you say it was not necessary?',
      'when would it not be needed in your eyes',
      'What would convince you that it is necessary?',
      'Why would it not be necessary?',
    ],
    says: [
      'If the contract told your people all that they need. I had believed that it did; show me what it leaves out, and I shall listen.',
    ],
  },
  {
    id: 'fourteen-decide',
    on: ['opening', 'fact:kick-off', 'answer:smaller-meeting'],
    asked: [
      'Do the 14 people know what they will be deciding?',
      'what are those fourteen supposed to decide on Monday',
      'Who invited the 14 people, and do they know what it’s about?',
      'Will anything be decided in the meeting itself?',
    ],
    says: [
      'I invited them myself, and they decide nothing; they come to hear how it begins. What is to be decided I should like settled before ten.',
    ],
  },
  {
    id: 'gentlemen-meant',
    on: ['statement:contract-silent', 'answer:page-vs-contract'],
    asked: [
      'What do you mean by gentlemen?',
      'I need a name, not an understanding between gentlemen.',
      'understood by whom, exactly?',
      'What was understood between gentlemen?',
    ],
    says: ['I meant that I supposed everybody would be sensible. It was a poor substitute for a name, I own.'],
  },
  {
    id: 'charter-met-before',
    on: ['answer:charter-what', 'follow-up:opening-why-asking', 'answer:angry'],
    asked: [
      'What was in the one you met before?',
      'When was that, and what came of it?',
      'Who wrote the last one?',
      'Which charter was that, the one you met?',
      'How long is long?',
      'what charter did you have before, sir?',
    ],
    says: [
      'It was for the project of 2022: sixty pages, seven weeks, written by the vendor and lengthened by two offices. It had everything in it but the name of one person who could decide.',
      'The charter of 2022, in sixty pages. It raises the schooner now, and I have no other use for it.',
    ],
    tells: ['sixty-pages'],
  },
  {
    id: 'charter-nothing-began',
    on: ['answer:charter-what', 'follow-up:opening-why-asking'],
    asked: [
      'What didn’t begin?',
      'So nothing had begun, for how long?',
      'what had not started because of the charter',
      'Why did nothing begin?',
    ],
    says: [
      'The work itself. For seven weeks the paper went from office to office, and nobody built so much as a screen.',
    ],
  },
  {
    id: 'wreck-where-you',
    on: ['fact:wreck-of-2022', 'answer:may-ask-2022', 'answer:wreck-nobody-stopped'],
    asked: [
      'And you, where were you in those eleven months?',
      'what were you doing while that happened',
      'Didn’t you see it happening?',
      'Were you not in charge in 2022?',
    ],
    says: [
      'Among the logbooks, I am sorry to say, and at lunch with each of them in turn. I signed what was put before me.',
    ],
  },
  {
    id: 'forty-content',
    on: ['follow-up:forty-which-two', 'statement:forty-by-mail', 'answer:forty-questions'],
    asked: [
      'Would she really be content with it?',
      'would two questions be enough for Ms. Whitfield',
      'Are you sure she would accept two instead of forty?',
      'what does she say to the two questions',
    ],
    says: ['I believe so, if the rest go by letter and she hears it from me. I have not asked her yet.'],
  },
  {
    id: 'schooner-yours',
    on: ['opening', 'answer:schooner'],
    asked: [
      'Is it one of yours?',
      'did you build the schooner yourself',
      'Beautiful schooner. Who made it?',
      'Is the model yours or the museum’s?',
      'Thank you for having me, beautiful ship you have there.',
    ],
    says: [
      'She belongs to the museum; a prisoner carved her with a penknife, long before my time. I have only the dusting of her.',
    ],
  },
  {
    id: 'line-at-all',
    on: ['answer:purpose-of-system', 'common:what_success_is', 'answer:worth-the-money'],
    asked: [
      'Without a line at all, or just a shorter one?',
      'will there really be no line any more',
      'Do you expect that nobody waits at all?',
      'no waiting whatsoever, is that realistic?',
    ],
    says: [
      'A shorter one would content me; fifteen minutes upon a summer Saturday. Without any line I should think that nobody had come.',
    ],
  },
  {
    id: 'read-that-out',
    on: ['statement:purpose-sentence', 'statement:summary-so-far', 'statement:one-page-friday'],
    asked: [
      'Could you read that out on Monday?',
      'would you say that sentence to all fourteen',
      'Will you use exactly these words on Monday?',
      'Is that short enough to be read aloud?',
    ],
    says: ['With pleasure, and standing. It takes less than a minute, which leaves the rest for cake.'],
  },
  {
    id: 'days-have',
    on: ['answer:tie-break', 'statement:two-day-rule', 'answer:both-come-again'],
    asked: [
      'How many days do they have?',
      'and how long may the two argue',
      'What’s the deadline for them to agree?',
      'Two days from when?',
    ],
    says: [
      'Two working days from the day the question is put, and by noon of the next I rule. A longer quarrel I should only enjoy less.',
    ],
  },
  {
    id: 'she-knows-leaning',
    on: ['answer:your-choice', 'answer:tate-decider', 'statement:tate-decides', 'answer:tell-whitfield'],
    asked: [
      'Does she know that you lean towards Mr. Tate?',
      'Has Ms. Whitfield any idea of that?',
      'does Ms. Whitfield suspect it will be him',
      'Did you tell Carol about your leaning?',
    ],
    says: [
      'Not from me; though she reads a face across a lunch table better than most. She shall hear it in words before Friday noon.',
    ],
  },
  {
    id: 'may-i-tell-anyone',
    on: [
      'answer:your-choice',
      'answer:tate-decider',
      'statement:tate-decides',
      'answer:tell-them',
      'statement:you-tell-them-both',
    ],
    asked: [
      'May I tell my team about Mr. Tate already?',
      'should I keep the name to myself for now',
      'Can I mention it to Mr. Tate when I see him?',
      'Is it confidential until Monday?',
    ],
    says: [
      'Keep it to yourself, if you please, until I have spoken to both. It is a small town, and a smaller museum.',
    ],
  },
  {
    id: 'when-do-it',
    on: [
      'answer:tell-them',
      'statement:you-tell-them-both',
      'answer:say-to-whitfield',
      'answer:tell-whitfield',
      'statement:tell-today',
      'answer:why-not-decide',
    ],
    asked: [
      'When will you do it?',
      'That sounds kind. When will you do it?',
      'on which day will you speak to her',
      'And when is that going to happen?',
    ],
    says: [
      'Before Friday noon, with Ms. Whitfield in the morning and Mr. Tate after her. I had rather not have a weekend between the two.',
    ],
  },
];
