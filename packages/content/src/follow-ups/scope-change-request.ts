import type { FollowUp } from '@parley/shared';

export const scopeChangeRequestFollowUps: readonly FollowUp[] = [
  {
    id: 'hear-which-house',
    on: ['statement:hear-first', 'concern:unseen-orders', 'common:happened_before'],
    asked: [
      'Which one?',
      'which house was it',
      'Tell me then, which hotel and what order',
      'what order do you still see in your sleep',
    ],
    says: [
      'Faro. In January, linen for eleven thousand four hundred, in a hotel with thirty-one rooms. Nobody above the manager knew it, also not me.',
    ],
    tells: ['faro-linen'],
  },
  {
    id: 'hear-then-what',
    on: ['follow-up:hear-which-house', 'fact:faro-linen'],
    asked: [
      'And what happened then?',
      'how did it go on after that',
      'What did you do when you knew?',
      'so what came after the linen',
    ],
    says: [
      'I took the car to Faro and I counted sheets with the manager, the whole afternoon. He was prouder with each pile and I was smaller.',
    ],
  },
  {
    id: 'faro-when-noticed',
    on: ['fact:faro-linen', 'follow-up:hear-which-house', 'answer:faro-manager'],
    asked: [
      'When did you find out about it?',
      'how long after the order did you know it',
      'How did it come to light?',
      'the linen, who noticed it first',
    ],
    says: ['Three weeks after, with the invoice. The lorry was already empty and the beds already made.'],
  },
  {
    id: 'faro-who-approved',
    on: ['fact:faro-linen', 'follow-up:hear-which-house'],
    asked: [
      'Who approved the linen in Faro?',
      'so the manager alone pressed it',
      'Nobody had to sign for eleven thousand?',
      'and who said yes to that order',
      'Did anybody besides the manager say yes?',
      'who pressed it, only the manager?',
    ],
    says: [
      'The manager, alone, on the telephone with the supplier. On paper there should be a second one, but the second one was in the car.',
    ],
  },
  {
    id: 'faro-why-so-much',
    on: ['fact:faro-linen', 'follow-up:hear-which-house', 'concern:unseen-orders'],
    asked: [
      'What did they need so much linen for?',
      'why did Faro order that',
      'What was the linen meant for?',
      'thirty-one rooms, who needs linen for 11,400',
    ],
    says: [
      'For a wedding of two hundred people that was never signed. He wanted to be ready. The bride is ready now in another country.',
    ],
  },
  {
    id: 'faro-others-too',
    on: ['fact:faro-linen', 'follow-up:hear-which-house', 'answer:linen-now', 'concern:unseen-orders'],
    asked: [
      'Was it the only time?',
      'did other hotels do something like that',
      'Are there more cases like Faro?',
      'has it happened anywhere else',
      'Only this one, or were there more?',
      'which other hotels surprised you',
    ],
    says: [
      'Of this size, only Faro. Smaller ones, two or three each year, a lamp here, a boat there. I have the lamp in my office.',
    ],
  },
  {
    id: 'lamp-what',
    on: ['answer:trust-managers', 'follow-up:faro-others-too'],
    asked: ['What lamp?', 'tell me about the lamp', 'A lamp for how much?', 'who bought a lamp'],
    says: ['A lamp of glass for a stair in Cascais, two thousand eight hundred. It’s so big that the guests greet it.'],
  },
  {
    id: 'faro-uncle-word',
    on: ['concern:unseen-orders', 'answer:whose-idea-step'],
    asked: [
      'Why does he only say Faro?',
      'what happened in Faro that your uncle asks every Friday',
      'What’s Faro?',
      'your uncle says faro, what does he mean',
    ],
    says: [
      'In January Faro bought linen for eleven thousand four hundred, and nobody above the manager knew. Since then he needs only the name of the town.',
    ],
    tells: ['faro-linen'],
  },
  {
    id: 'eyes-second-person',
    on: ['opening', 'concern:unseen-orders', 'fact:request'],
    asked: [
      'Why do you need a second person for it?',
      'what is the second approval good for',
      'What do you want to prevent with it?',
      'what made you ask for one more approval',
    ],
    says: ['That no big order goes out when only the manager has seen it. I had a January that I don’t want again.'],
  },
  {
    id: 'eyes-today-how',
    on: ['concern:unseen-orders', 'answer:before-who-looked'],
    asked: [
      'Who can order ten thousand today?',
      'so today every manager can order as much as he likes?',
      'Is there really no limit for a manager now?',
      'can a manager order without any limit today',
    ],
    says: [
      'Everyone of the fourteen, with a telephone and a friendly supplier. The only limit is what goes through the door.',
    ],
  },
  {
    id: 'eyes-who-sees',
    on: ['concern:unseen-orders', 'fact:request', 'answer:approve-what-exactly'],
    asked: [
      'The regional director would see it, is that the right person?',
      'who should be the second pair of eyes',
      'Does it have to be the director?',
      'would somebody in the office be enough as second person',
    ],
    says: [
      'The director of the region, he knows the house. Somebody in the office says yes to everything, he never saw the roof.',
    ],
  },
  {
    id: 'stop-before-leaves',
    on: [
      'concern:unseen-orders',
      'statement:mail-notice-only',
      'statement:lighter-way-told',
      'statement:director-by-phone',
    ],
    asked: [
      'What has to happen before the order may leave?',
      'should it wait until he’s looked',
      'Would it be right if it waited for a day?',
      'and if it stands still until he taps, is it this',
      'Does it have to stand still, or is a warning enough?',
    ],
    says: [
      'It must wait until the director looked, one day at most. With a wait in it, the rest is only how big the button is.',
    ],
  },
  {
    id: 'stop-nobody-taps',
    on: [
      'statement:mail-with-stop',
      'statement:manager-limit-wait',
      'statement:director-by-phone',
      'answer:accept-mail',
      'answer:mail-only-info',
    ],
    asked: [
      'And if nobody taps within 24 hours?',
      'when the day is over and no answer came, should it go out',
      'What should happen if he neither stops nor approves it?',
      'after one day without answer, stop or go',
    ],
    says: [
      'Then it goes to the next of the three, not to the supplier. If all three sleep it comes to me, and I tap quickly.',
    ],
  },
  {
    id: 'stop-24-enough',
    on: ['statement:mail-with-stop', 'answer:how-fast-director'],
    asked: [
      'Are 24 hours enough?',
      'is one day too short for the directors',
      'Would twelve hours do as well?',
      'how long should the order wait',
    ],
    says: ['A day is good. Twelve hours is a night and a breakfast, that’s too short for Filipe.'],
  },
  {
    id: 'stop-wrong',
    on: ['answer:approve-what-exactly', 'answer:manager-cancels', 'statement:mail-with-stop'],
    asked: [
      'What happens after he stops it?',
      'can a stopped order be freed again',
      'And if he stops it by mistake?',
      'after the stop, who calls the manager',
    ],
    says: [
      'Then he calls the manager, they shout a little, and one of them is right. It must be possible to let it go after, with the same thumb.',
    ],
  },
  {
    id: 'thumb-phone',
    on: ['answer:accept-mail', 'statement:mail-with-stop', 'fact:telmo', 'concern:unseen-orders'],
    asked: [
      'How should Telmo see it on his phone?',
      'can Telmo do it with one thumb in the car',
      'What does it need so that Telmo manages?',
      'would one tap be all right for Telmo',
    ],
    says: ['This he manages, he taps everything that is blue. But no password, and the number of the euros in big.'],
    tells: ['telmo'],
  },
  {
    id: 'telmo-who',
    on: ['fact:telmo', 'statement:director-by-phone', 'concern:unseen-orders', 'answer:first-director-to-try'],
    asked: [
      'Who is Telmo?',
      'which region does Telmo have',
      'What’s with Telmo and the computer?',
      'is telmo one of the directors',
      'Who’s this Telmo?',
      'what does Telmo do for you',
    ],
    says: [
      'Telmo has the south, the Algarve, so also Faro. Good with people, good with boats, and the computer frightens him.',
    ],
    tells: ['telmo'],
  },
  {
    id: 'telmo-computer',
    on: ['fact:telmo', 'statement:mail-with-stop', 'follow-up:telmo-who'],
    asked: [
      'Since when is his computer in the box?',
      'why doesn’t he unpack it',
      'Doesn’t he need the computer for his work?',
      'a director without computer, really',
      'How long has the computer been in the box?',
      'why does he not use a computer',
    ],
    says: [
      'Two Christmases. He says the hotels are outside and the computer is inside, and it’s difficult to say that he’s wrong.',
    ],
  },
  {
    id: 'how-many-month',
    on: ['fact:how-many', 'concern:unseen-orders', 'statement:threshold-5000', 'statement:choose-between'],
    asked: [
      'How many large orders are there?',
      'how often would a director have to look',
      'And how many of those come in one month?',
      'out of all orders how many are above two thousand',
    ],
    says: [
      'Nine hundred orders in a month and thirty are big. One a day, for three directors, this is not a job, this is a coffee.',
    ],
    tells: ['how-many'],
  },
  {
    id: 'how-many-per-director',
    on: ['fact:how-many', 'follow-up:how-many-month'],
    asked: [
      'So ten a month for each director?',
      'which of the three has the most of them',
      'Is it thirty in August as well?',
      'thirty a month, are they equal in the year',
      'What does that make for each of the three?',
      'are the thirty spread over the year',
    ],
    says: [
      'More in April and May, when they prepare, and fewer in August, when they only survive. Telmo has the most, the south breaks more.',
    ],
  },
  {
    id: 'how-many-biggest',
    on: ['fact:how-many', 'follow-up:how-many-month', 'answer:all-orders-or-some'],
    asked: [
      'What are the big ones usually?',
      'which things cost above two thousand',
      'What’s the biggest you normally see?',
      'above 2000, what do they buy for that',
    ],
    says: ['Machines, mattresses, paint, a boiler when God wants it. Normally four or five thousand, not more.'],
  },
  {
    id: 'price-how-much-button',
    on: ['concern:same-price', 'fact:estimate', 'statement:nine-days-told', 'answer:nine-days-why'],
    asked: [
      'Why did you think an afternoon?',
      'who told you that it’s an afternoon',
      'Where does the idea of one afternoon come from?',
      'did somebody say it’s easy',
    ],
    says: ['From Paulo, he said it’s nothing, and I liked to hear it. Also the button is there, I saw it, it’s green.'],
  },
  {
    id: 'price-uncle-knows',
    on: ['concern:same-price', 'answer:uncle-talk', 'answer:what-told-uncle'],
    asked: [
      'Does your uncle know that you asked for this?',
      'what does your uncle know of it so far',
      'Have you told him it might cost something?',
      'did you speak with your uncle about an extra',
    ],
    says: ['He knows that I asked and he thinks it’s inside. I thought it also, so in this moment we’re two.'],
  },
  {
    id: 'price-other-company',
    on: ['concern:same-price', 'answer:what-told-uncle'],
    asked: [
      'Who was the other company?',
      'nine thousand less, why didn’t you take them',
      'Why did you choose us then?',
      'what was wrong with the cheaper offer',
      'Which company was nine thousand cheaper?',
      'who did your uncle like better',
    ],
    says: [
      'A cousin’s friend from Porto, seventy-seven and then “we see”. I don’t like “we see”, I know it from plumbers.',
    ],
  },
  {
    id: 'price-last-one',
    on: ['concern:same-price', 'statement:cap-written', 'answer:more-changes'],
    asked: [
      'How do I make sure that it’s the last one?',
      'what shall I write so that it stops there',
      'Do you need it in writing that nothing follows?',
      'how can i calm your uncle about the next bill',
    ],
    says: ['Write “last” on the half page, I like this word. Then I carry it home like a cake, carefully.'],
  },
  {
    id: 'price-discover-june',
    on: ['concern:same-price', 'statement:swap-rating-for-step'],
    asked: [
      'What do you want to see on the page?',
      'in and out, do you need more detail than that',
      'How exactly should I write what goes out?',
      'shall i list the screens that stay',
      'How detailed should the half page be?',
      'what must stand there so you don’t discover it in June',
    ],
    says: ['What comes in, in one line, what goes out, in one line, the number and the day. The rest I believe you.'],
  },
  {
    id: 'budget-why-three',
    on: ['fact:own-budget', 'answer:uncle-limit', 'statement:cap-written', 'statement:half-price'],
    asked: [
      'Why three thousand?',
      'who set your limit at 3,000',
      'Is that per month or each time?',
      'can you use the three thousand twice',
    ],
    says: [
      'My uncle, nine years ago, it was the price of a good fridge. It’s for each thing, and twice for the same thing he’d smell.',
    ],
  },
  {
    id: 'budget-anything-spent',
    on: ['fact:own-budget', 'answer:uncle-limit'],
    asked: [
      'Have you spent any of it already?',
      'is the three thousand still free',
      'So sixteen hundred would be fine?',
      'with 1,600 you don’t need your uncle then',
      'Do you still have your three thousand?',
      'how much of your own money is left',
    ],
    says: ['It’s free, I spend it on ice machines only. Sixteen hundred I sign between two telephone calls.'],
    tells: ['own-budget'],
  },
  {
    id: 'free-where-from',
    on: ['statement:all-free'],
    asked: [
      'They’d come out of the rating screen',
      'From the days for the stars, they aren’t begun',
      'I’d take them from our testing time',
      'we’d do it in the evenings',
      'What could I leave out for it?',
      'from where may I take the days',
    ],
    says: [
      'From the stars you can take, they hurt nobody. From the testing or the evenings please not, I know how bread tastes at three in the morning.',
    ],
  },
  {
    id: 'half-whole',
    on: ['statement:half-price', 'statement:no-discount', 'fact:estimate'],
    asked: [
      'What could be the smaller thing, in your eyes?',
      'how small should it be for you',
      'Would a mail with a stop be the small one?',
      'is sixteen hundred small enough',
    ],
    says: ['A mail that rings, with a brake in it, yes, this is my size. Sixteen hundred I can say without my uncle.'],
    tells: ['own-budget'],
  },
  {
    id: 'june-what-happens',
    on: ['concern:before-summer', 'opening', 'statement:no-effect-date'],
    asked: [
      'What if all of it needs until the middle of June?',
      'and if everything together means the sixteenth',
      'Would you rather have less on the second or everything later?',
      'and if the complete thing touches the date',
    ],
    says: [
      'Then not all of it. On the sixteen the houses are full and nobody looks at a screen. What smaller thing leaves my day where it is?',
    ],
  },
  {
    id: 'june-training-days',
    on: ['concern:before-summer', 'answer:training-who'],
    asked: [
      'When does the training begin?',
      'which day in May starts Inês',
      'When is the last training day?',
      'how many days of training are there in may',
    ],
    says: [
      'It begins in the first full week of May and the last house is in the last one. Inês has her trains, and two pairs of shoes.',
    ],
  },
  {
    id: 'june-training-sees',
    on: ['concern:before-summer', 'answer:training-who'],
    asked: [
      'They’d see it already in May, is that early enough?',
      'the mail we can show in the training, ok',
      'By when must the screens be final for Inês?',
      'until which date does Inês need to know what changes',
      'When do they have to see it?',
      'is May early enough to show it',
    ],
    says: [
      'For the directors she needs it in the middle of May, they have one hour. For the houses nothing changes, they press like before.',
    ],
  },
  {
    id: 'june-cakes',
    on: ['answer:june-fixed', 'answer:june-3', 'answer:training-who', 'statement:june-9', 'concern:before-summer'],
    asked: [
      'What about these little cakes?',
      'why are the cakes so important',
      'When do you order the little cakes?',
      'which cakes are they',
    ],
    says: [
      'From a lady in Belém, three hundred of them, she needs a week. With cakes my managers learn, without cakes they telephone.',
    ],
  },
  {
    id: 'june-until-fifteen',
    on: ['answer:june-fixed', 'statement:june-9', 'answer:accept-16'],
    asked: [
      'What’s different after the fifteenth?',
      'why the 15th exactly',
      'What happens in the middle of June?',
      'so until 15 june it could move after all',
    ],
    says: [
      'The schools finish in half of Europe and the buses come. Until then I could suffer it, after it I’d teach an app to people who run.',
    ],
  },
  {
    id: 'june-albufeira',
    on: ['concern:before-summer', 'common:why_that_date'],
    asked: [
      'Which hotel is the biggest?',
      'is Albufeira your largest house',
      'Are the other hotels as full as Albufeira?',
      'and the small ones, could they learn it later',
    ],
    says: [
      'Albufeira is the biggest, and I began there, at night. The small ones in the north breathe a week longer, not more.',
    ],
  },
  {
    id: 'june-developers-agree',
    on: ['concern:before-summer'],
    asked: [
      'My developers say the same, I asked them',
      'they gave me the number, it isn’t mine',
      'Yes, all of us, Marta as well',
      'only me so far, I’ll ask them today',
      'Why does it matter what my developers think?',
      'do you want to hear it from a developer',
    ],
    says: ['Good to know where it comes from. I trust more a day that somebody who builds has said aloud.'],
  },
  {
    id: 'june-evora',
    on: ['answer:few-hotels-first', 'answer:test-when', 'statement:pilot-hotels'],
    asked: [
      'Why Évora?',
      'which hotel is quiet enough for a test',
      'When in May could we test it in Évora?',
      'who’s the manager in evora',
    ],
    says: [
      'It’s quiet till the heat, and Dona Rosário there finds every mistake, she found three in the menu. The second half of May is good.',
    ],
  },
  {
    id: 'paper-always-two',
    on: ['concern:what-we-signed', 'answer:meaning-approval', 'statement:word-unclear'],
    asked: [
      'Who is the second one in your house?',
      'so you always had two persons, who were they',
      'How does your approval work, with two people?',
      'in your house who signs after the manager',
    ],
    says: [
      'The manager writes and somebody from the family signs, so it was with my father. Now the family is too small for fourteen hotels.',
    ],
  },
  {
    id: 'paper-nobody-asked',
    on: ['concern:what-we-signed', 'answer:lisbon-workshop'],
    asked: [
      'What did we ask you in those two days?',
      'who from us was in Lisbon with you',
      'Should we have asked who approves the big ones?',
      'what was on the yellow papers',
      'What was it about, those two days in February?',
      'who sat in Lisbon with you',
    ],
    says: [
      'What the manager sees, what he presses, what he sees after. Two of your boys and a lady with pens, very kind, and a very tired manager from Sintra.',
    ],
  },
  {
    id: 'paper-other-words',
    on: ['concern:what-we-signed', 'answer:next-sections', 'statement:screens-thursday'],
    asked: [
      'Which other words worry you?',
      'do you have a list of words that aren’t clear',
      'Which parts should we look at on Thursday?',
      'are there sections you didn’t understand',
      'Are there more words like approval?',
      'which words in the paper would you like explained',
    ],
    says: [
      '“Delivery” and “user”, I think, these two are walking around in it a lot. Show me a drawing of each and I’m calm.',
    ],
  },
  {
    id: 'paper-have-it',
    on: ['concern:what-we-signed', 'statement:not-in-contract'],
    asked: [
      'Would it help you if it isn’t inside but there’s a way?',
      'what if you don’t have it in the paper',
      'Is it important to you that it’s in the paper?',
      'do you want to hear it straight, if it’s in or not',
    ],
    says: [
      'Straight, please, in or not in. If it’s a no, then a no with a door in it, and what it costs to go through.',
    ],
  },
  {
    id: 'auditors-what-see',
    on: ['fact:auditors', 'answer:auditors-form', 'statement:auditors-ok'],
    asked: [
      'Which orders will the auditors look at?',
      'do they check all orders or only the large ones',
      'From which date must the list start?',
      'what period do the auditors want to see',
    ],
    says: ['Only the big ones, and from the day the app opens. For what was before I’ve my notebook and my good face.'],
  },
  {
    id: 'auditors-letter',
    on: ['answer:auditors-form', 'answer:auditors-origin', 'statement:auditors-ok', 'fact:auditors'],
    asked: [
      'What does their letter say?',
      'can I see the auditors’ letter',
      'Who read you the letter?',
      'when did you get the letter from the auditors',
      'What’s written in the auditors’ letter?',
      'when did the auditors write to you',
    ],
    says: [
      'It came in March, one page, and “second person” is underlined. Dona Lurdes read it to me aloud, slowly, like to a child.',
    ],
  },
  {
    id: 'auditors-mail-enough',
    on: ['fact:auditors', 'answer:auditors-form', 'statement:auditor-log'],
    asked: [
      'Would a log of the mails satisfy them?',
      'the mail leaves a trace, is this proof enough',
      'Who knew, when, and what he tapped, does that do?',
      'is a list out of the mails okay for 20 July',
    ],
    says: [
      'Who, which order, at what hour, and if he stopped it. If the list has this, they’re happy, as far as an auditor can.',
    ],
    tells: ['auditors'],
  },
  {
    id: 'log-inside-price',
    on: ['statement:auditor-log'],
    asked: [
      'It’s inside the sixteen hundred',
      'inside the price, the list comes with the mail',
      'I need to check if the list is included',
      'no extra cost for the list',
    ],
    says: ['Good, then write “with list” on the half page. If it isn’t sure, ask your boys before you write.'],
  },
  {
    id: 'stars-horacio-who',
    on: [
      'fact:rating-idea',
      'statement:drop-something-else',
      'statement:ratings-wanted',
      'answer:horacio-mind',
      'fact:rating-screen',
    ],
    asked: [
      'Who’s Horácio?',
      'why did Horácio want the stars',
      'What was Horácio’s job with you?',
      'horácio, is he still in the company',
    ],
    says: [
      'He was our buyer, twelve years, and he had a war with a fish man in Setúbal. The stars were his weapon. He left in April.',
    ],
    tells: ['rating-idea'],
  },
  {
    id: 'stars-sure',
    on: [
      'statement:swap-rating-for-step',
      'answer:swap-stars',
      'statement:rating-not-begun',
      'statement:drop-something-else',
    ],
    asked: [
      'Are you sure that nobody will miss it?',
      'do you have to ask somebody before we drop the rating',
      'Can I take it out for good?',
      'and you won’t want the stars back in autumn',
      'Will really nobody complain about the stars?',
      'are you certain about the rating',
    ],
    says: [
      'Sure, I asked the managers at a lunch and they spoke about the dessert. If one wants stars he can look up at night.',
    ],
  },
  {
    id: 'stars-days-for',
    on: ['statement:drop-something-else', 'statement:rating-not-begun', 'fact:rating-screen'],
    asked: [
      'Eight days, it isn’t begun',
      'The stars are eight days of work',
      'How would you use those eight days?',
      'what should we do with the days of the rating',
      'How many days would you like to get out of it?',
      'what do you do with the days that come free',
    ],
    says: [
      'Eight days for stars, and nine for my second person? Put these two beside each other and tell me what falls out.',
    ],
    tells: ['rating-screen'],
  },
  {
    id: 'swap-first-days-june',
    on: ['statement:swap-rating-for-step', 'answer:swap-stars'],
    asked: [
      'Nine days in and eight out, so it’d be the third of June, all right?',
      'with the exchange we’d open one day later',
      'It may be the 3rd of June instead of the 2nd, can you live with this?',
      'one day later because nine isn’t eight, ok',
    ],
    says: ['One day I give you, a Wednesday even. If it becomes two, I count aloud.'],
  },
  {
    id: 'swap-same-price-sure',
    on: ['statement:swap-rating-for-step', 'answer:swap-stars'],
    asked: [
      'Same price, yes. Anything else you’d want in writing?',
      'what do you need from me to agree to the exchange',
      'So we have an agreement on the swap?',
      'is the exchange enough for your uncle as well',
      'Do you need anything else for the exchange?',
      'is it settled then, the swap',
    ],
    says: ['We have it, when I see the half page. For my uncle it’s perfect, the number doesn’t even cough.'],
  },
  {
    id: 'light-one-why',
    on: ['statement:choose-between', 'answer:accept-7200', 'statement:full-step-7200'],
    asked: [
      'What would make the full step worth it for you?',
      'why not the complete one, it’s more elegant',
      'Is it the price or the date that’s wrong with the full step?',
      'if it came on 2 june would you take the big one',
      'What’s wrong with the big one?',
      'under which conditions would the big one be right',
    ],
    says: ['Both, the money and the day. If it came in October for less, we could talk, when I’ve eaten the summer.'],
  },
  {
    id: 'october-when',
    on: ['statement:phase-october', 'answer:two-steps-october'],
    asked: [
      'When in October would suit you?',
      'who decides in October about the rest',
      'Would you really build the full one then?',
      'first week of october, do your people have time',
      'Which week in October is good?',
      'when do your people have time in autumn',
    ],
    says: [
      'The second week, when the last English people go home. If the mail works well, I tell you honestly, perhaps I don’t need more.',
    ],
  },
  {
    id: 'october-same-price',
    on: ['statement:phase-october', 'answer:two-steps-october'],
    asked: [
      'Would 7,200 in October be all right?',
      'what would you pay in october for the rest',
      'Do I have to hold the price until autumn?',
      'must the rest be paid from the next budget',
      'What would the rest be worth to you in October?',
      'can you promise me the October part',
    ],
    says: [
      'Ask me then, with the summer behind us and the fish in front. From this year’s number I can’t promise a euro.',
    ],
  },
  {
    id: 'half-page-who',
    on: ['statement:formal-change', 'answer:write-today', 'answer:change-request-form', 'statement:answer-by-thursday'],
    asked: [
      'To whom shall I send the half page?',
      'in english or portuguese, the half page',
      'Who reads it besides you?',
      'do you need the page in Portuguese for your uncle',
    ],
    says: [
      'To me, in English is fine, I tell it to my uncle in our language and with hands. Dona Lurdes keeps the paper.',
    ],
  },
  {
    id: 'half-page-hour',
    on: ['statement:answer-by-thursday', 'answer:by-when', 'statement:look-into-it'],
    asked: [
      'Why before ten?',
      'what happens on Thursday at ten',
      'Is Thursday evening also possible?',
      'until when on thursday',
      'Why Thursday at ten?',
      'is after ten too late',
    ],
    says: [
      'Because after ten the kitchen deliveries begin and I’m a traffic policeman. In the evening is possible, only then I’m less sweet.',
    ],
  },
  {
    id: 'look-touch-june',
    on: ['statement:look-into-it'],
    asked: [
      'It would touch it, the full one would',
      'the small one doesn’t touch June, the big one does',
      'I think there’s a way that doesn’t touch it',
      'I can’t say it today, I need to ask',
    ],
    says: ['Thank you for saying it today. Then find me the way that leaves June alone, and Thursday we talk numbers.'],
  },
  {
    id: 'friday-lunch',
    on: ['answer:friday-uncle', 'answer:by-when', 'statement:answer-by-thursday', 'common:more_time'],
    asked: [
      'What’s his question on a Friday?',
      'every Friday, since when',
      'Where is this lunch on Friday?',
      'what happens if you have no answer for him on friday',
    ],
    says: [
      '“Is it done”, before the soup, every week since the winter. If I’ve nothing, he eats quietly, and it’s the quiet that I hear.',
    ],
  },
  {
    id: 'uncle-amandio-who',
    on: ['fact:own-budget', 'answer:uncle-talk', 'answer:uncle-limit', 'concern:same-price', 'common:who_decides'],
    asked: [
      'Who is your uncle exactly?',
      'is your uncle the owner',
      'What’s Amândio like?',
      'amândio, how old is he and does he still decide',
      'Tell me about your uncle',
      'what sort of man is Amândio',
    ],
    says: [
      'My father’s brother, the owner, seventy-four. He built the first house with his hands and he still counts the spoons.',
    ],
  },
  {
    id: 'uncle-slowly',
    on: ['fact:own-budget', 'common:who_decides', 'follow-up:uncle-amandio-who'],
    asked: [
      'How long does he take to decide?',
      'what does slowly mean with your uncle',
      'How slowly does he ask?',
      'would your uncle decide before june',
    ],
    says: ['Three lunches, normally, and there’s one lunch a week. So for June you can forget him.'],
  },
  {
    id: 'nobody-signed-fear',
    on: ['answer:uncle-said'],
    asked: [
      'How did that feel for you?',
      'he only put it on your desk?',
      'Did you two ever talk about it?',
      'what did you do after he went to lunch',
      'What did you feel when you saw it?',
      'did he ever speak about it afterwards',
    ],
    says: ['I read it four times and I called Faro. We never spoke of it, he and I. We both say “the winter”.'],
  },
  {
    id: 'threshold-three',
    on: ['answer:threshold-why', 'statement:threshold-5000', 'answer:split-orders'],
    asked: [
      'Would three thousand be all right then?',
      'how many fewer would it be with 3,000',
      'What would change with three thousand?',
      'two and a half, could we meet there',
      'Could we say three thousand?',
      'what does three instead of two change',
    ],
    says: [
      'Three I can live with, if there’s a reason. It’s perhaps ten less in a month, so it doesn’t save much of anybody’s coffee.',
    ],
    tells: ['how-many'],
  },
  {
    id: 'threshold-change-later',
    on: ['answer:threshold-why', 'statement:threshold-5000'],
    asked: [
      'Should you be able to change the limit yourself later?',
      'can we make the two thousand adjustable',
      'Would the amount be the same for all hotels?',
      'is it 2000 for the big and for the small houses',
      'Can the two thousand change one day?',
      'does each hotel get its own limit',
    ],
    says: [
      'The same for all, otherwise I’ve fourteen discussions. If I can change the number myself it’s nice, but it isn’t on my list.',
    ],
  },
  {
    id: 'split-lookup',
    on: ['answer:split-orders'],
    asked: [
      'Would you want the app to warn you about that?',
      'how would you see two halves',
      'Who checks for split orders?',
      'have they done this before, splitting',
      'Should the app look for halves?',
      'how do you notice a split order',
    ],
    says: [
      'I see it in the evening, the same supplier twice in a day, I’ve the nose for it. No warning, please, it’s another nine days.',
    ],
  },
  {
    id: 'emergency-order',
    on: ['answer:manager-limit', 'answer:who-answers-if-all-stop', 'answer:how-fast-director'],
    asked: [
      'What counts as an emergency?',
      'ice machine on a Saturday, what would the manager do',
      'How does an urgent order get through then?',
      'and when something breaks at night',
    ],
    says: [
      'Ice, hot water, the lift, and the oven if there’s a wedding. He calls the director, they talk, he taps, ten minutes.',
    ],
  },
  {
    id: 'directors-know',
    on: ['common:what_others_say', 'answer:who-else-agrees', 'statement:directors-want-no'],
    asked: [
      'What did Graça say to it?',
      'have the directors really agreed',
      'How did you ask your directors?',
      'what do they think about one more task',
    ],
    says: [
      'Graça said “finally”, Filipe said “send me a paper”, and Telmo said yes before I finished. So three yeses of different size.',
    ],
  },
  {
    id: 'filipe-who',
    on: ['answer:other-directors', 'answer:first-director-to-try', 'follow-up:directors-know'],
    asked: [
      'What’s Filipe like?',
      'answers in his head, what does that mean',
      'Would Filipe be a problem?',
      'how do we get Filipe to tap in time',
    ],
    says: [
      'He thinks the answer and forgets to say it. With a button it’s better, he only needs to press what he thought.',
    ],
  },
  {
    id: 'graca-speak',
    on: ['answer:graca-who', 'answer:other-directors', 'common:talk_to_them'],
    asked: [
      'Can I ring Graça today?',
      'what number do I reach Graça on',
      'What should I ask Graça?',
      'when is the best time to call graça',
    ],
    says: [
      'Call her today, after five, I tell her that you call. Ask her what she must see to say no, this she knows better than me.',
    ],
  },
  {
    id: 'managers-tell-how',
    on: ['answer:managers-know', 'answer:managers-feel'],
    asked: [
      'What will you say to the managers?',
      'when do the managers hear it',
      'How do you explain it to them?',
      'will you tell them about faro',
    ],
    says: [
      'That from June a friend looks at the big ones with them. In May, with the cake in the mouth, so they can’t answer.',
    ],
  },
  {
    id: 'mail-real-order',
    on: ['statement:other-client-mail'],
    asked: [
      'They let it go to a deputy after a day',
      'when nobody answers it goes to the head office there',
      'I don’t know, I’ll ask them',
      'In August they have a stand-in for each director',
      'What would you want when nobody answers?',
      'who should get it when the director is silent',
    ],
    says: [
      'It’s sensible. With me it’d go to the next of the three and at the end to my telephone, so we’re not worse than they.',
    ],
  },
  {
    id: 'marta-ready',
    on: ['statement:developer-free'],
    asked: [
      'Who decides about Marta’s time?',
      'Can I tell her you want it?',
      'Marta would need your answer by Friday',
      'she could be given to another client, so can you decide soon',
      'By when must I tell her?',
      'how sure can I be that you want Marta',
    ],
    says: ['Keep her, I decide the hour I’ve the half page. Tell her she gets a box of the little cakes.'],
  },
  {
    id: 'telmo-test-when',
    on: ['statement:test-with-telmo', 'answer:test-when'],
    asked: [
      'When would Telmo have time for a test?',
      'which day in May can we try it with Telmo',
      'What order should we use for the test?',
      'shall I call telmo myself about the trial',
    ],
    says: [
      'After five, any day but Sunday, when he’s on the boat. The thousand pillows, please, I want to see his face.',
    ],
    tells: ['telmo'],
  },
  {
    id: 'buffer-which-break',
    on: ['statement:test-buffer'],
    asked: [
      'What broke the last time?',
      'what usually goes wrong in the last week',
      'Is two days of buffer enough for you?',
      'why do you think something will break',
    ],
    says: [
      'With the reservations it was the printers, all fourteen, on the same morning. So leave me two days, and somebody who knows printers.',
    ],
  },
  {
    id: 'already-photo',
    on: ['statement:already-built', 'statement:no-effect-date'],
    asked: [
      'How many days would you believe?',
      'what would you have to see before you believe it',
      'Why don’t you believe it?',
      'would a screenshot convince you',
    ],
    says: [
      'A real order on a telephone, and Graça saying stop, this I believe. Tell me the true number of days and I don’t faint.',
    ],
  },
  {
    id: 'june9-cost',
    on: ['statement:june-9'],
    asked: [
      'What would be fair to pay for that week?',
      'is it only the cost that troubles you about the ninth',
      'Would you take the ninth if it cost nothing more?',
      'and if the stars pay for it',
    ],
    says: [
      'If the stars pay it, I suffer the week with a bad face. If it costs on top like a small car, I suffer nothing, I say no.',
    ],
  },
  {
    id: 'beside-how-far',
    on: ['statement:not-in-contract'],
    asked: [
      'What distance could you bear?',
      'which amount beside the price is possible',
      'How much beside it can you sign?',
      'is sixteen hundred too far beside',
    ],
    says: [
      'Hundreds I like, and a thousand and a half I survive. Above three it isn’t beside any more, it’s at my uncle’s table.',
    ],
    tells: ['lighter-way'],
  },
  {
    id: 'present-fear',
    on: ['statement:all-free', 'statement:want-free-present', 'answer:free-please'],
    asked: [
      'Why are you afraid of a present?',
      'don’t you like it if it’s free',
      'What’s wrong with getting it free?',
      'you don’t trust a free thing',
      'What’s the danger in a free thing?',
      'why not take it for nothing',
    ],
    says: ['Because somebody pays it, and often it’s me, in June, with a date. I had a free piano once in Tavira.'],
  },
  {
    id: 'paulo-before-eleven',
    on: ['answer:paulo-who', 'answer:tech-inside', 'answer:nine-days-why'],
    asked: [
      'Why until eleven?',
      'what does Paulo do after eleven',
      'Do I need Paulo for the mail version?',
      'must we involve paulo now',
      'When can I reach Paulo?',
      'why only before eleven',
    ],
    says: [
      'After eleven he goes to the other houses, he says, and I don’t ask with which fishing rod. For a mail you don’t need him.',
    ],
  },
  {
    id: 'lurdes-who',
    on: ['answer:accounting-system', 'answer:law', 'answer:auditors-form'],
    asked: [
      'Who’s Dona Lurdes?',
      'what does Dona Lurdes need from the app',
      'Should I call Dona Lurdes?',
      'where does dona lurdes sit',
    ],
    says: [
      'She keeps the books since before the euro, in an office with one window and no patience. Call her when there’s a list to show, not before.',
    ],
  },
  {
    id: 'test-screen-saw',
    on: ['answer:why-now-not-march'],
    asked: [
      'When did you see the test screen?',
      'which test was it where you saw it',
      'What did you do when the second one didn’t come?',
      'who showed you the test screen',
    ],
    says: [
      'Last week, Inês had it on her laptop for the training. I waited, I pressed again, and then on Monday I wrote to you.',
    ],
  },
  {
    id: 'choose-then-deal',
    on: ['answer:choose', 'common:which_first'],
    asked: [
      'So if June holds and it stays under three thousand, it’s a yes?',
      'With June and the eyes in it, what could you pay?',
      'June first, then. Would the mail do for the eyes?',
      'what if you get the date and the stop for 1,600',
      'If June is safe and the money small, do we have it?',
      'what would you pay if june and the stop are there',
    ],
    says: ['Then it’s a yes, and quickly. I only want to see that the order really waits.'],
  },
  {
    id: 'three-yes',
    on: ['common:is_that_acceptable', 'common:agree_now'],
    asked: [
      'Three times yes',
      'It can be stopped, it’s there on the 2nd and the price ends',
      'yes to all your three questions',
      'The answer to all three is yes',
    ],
    says: ['Then I also say yes three times. Put the three on the half page and I look for a pen that writes.'],
  },
  {
    id: 'one-hour-sign',
    on: ['answer:how-long-answer-you', 'common:agree_now'],
    asked: [
      'If I send it tonight, when do I have your signature?',
      'when would you sign it',
      'Can you sign it tomorrow then?',
      'how quickly after the half page do we have a deal',
    ],
    says: [
      'If it comes tonight, with the first coffee, at half past six. I sign things before the hotels wake up and have ideas.',
    ],
  },
  {
    id: 'surprise-count',
    on: ['answer:opinion-us', 'common:are_we_all_right'],
    asked: [
      'What would be the second surprise?',
      'why do you count surprises',
      'And what happens at three?',
      'which surprises do you mean',
    ],
    says: ['A day that moves, or a letter from a lawyer. At three I become very polite, and this you don’t want.'],
  },
  {
    id: 'february-how-we-do',
    on: ['concern:what-we-signed', 'statement:should-have-asked'],
    asked: [
      'What should we have asked you in February?',
      'which question was missing in Lisbon',
      'How could we have found out?',
      'what do you wish we had asked then',
    ],
    says: ['“What was the worst thing somebody ordered.” With this one you’d have had the whole story and lunch.'],
  },
  {
    id: 'fixed-inside-beside',
    on: ['statement:fixed-86'],
    asked: [
      'Where would you like it, inside or beside?',
      'what if it’s beside the price',
      'Would an exchange count as inside for you?',
      'does it matter to your uncle if it’s inside or beside',
    ],
    says: [
      'Beside I can accept if it’s small, and an exchange I like better. What’s there in the eighty-six that nobody will open?',
    ],
  },
  {
    id: 'own-mistake-airport',
    on: ['answer:read-spec', 'answer:your-part-in-it'],
    asked: [
      'Would you read it with me now?',
      'is there a part you didn’t read',
      'Did you read the rest of the specification?',
      'how much of the paper have you read in the taxi',
    ],
    says: [
      'Until the bridge I read everything, after the bridge I looked at the river. So from section six it’s better we look together.',
    ],
  },
  {
    id: 'found-out-since-monday',
    on: ['statement:late-answer'],
    asked: [
      'That there’s a lighter way, in two days',
      'I learned that the rating screen isn’t begun',
      'My developers gave me an estimate, it’s bigger than you think',
      'i found out what it costs and what it does to the date',
      'What do you want to hear first?',
      'should I begin with the date or the money',
    ],
    says: ['Then it was worth the wait. Tell me first what it does to the second of June, and after that the money.'],
  },
  {
    id: 'dont-know-which-part',
    on: ['statement:dont-know'],
    asked: [
      'What do you need it to hold for, a full day?',
      'if it can only hold half a day, is that enough',
      'Would a few hours of waiting be enough for you?',
      'when it can hold the order only until the evening',
    ],
    says: [
      'Until the next morning it must hold, because the managers order at night. Less than a night and Telmo is still asleep.',
    ],
  },
  {
    id: 'minimum-prove',
    on: ['answer:minimum', 'common:what_matters_most', 'common:what_would_move_you'],
    asked: [
      'To whom do you have to prove it?',
      'prove it, why do you need a proof',
      'What kind of proof do you mean?',
      'who wants to see that a second person knew',
    ],
    says: ['To my uncle with words, and to the auditors with a list, they come from Lisbon on the twenty of July.'],
    tells: ['auditors'],
  },
  {
    id: 'curtains',
    on: ['answer:minimum', 'common:is_it_flexible'],
    asked: [
      'What do you call curtains?',
      'what’s not important to you in it',
      'So no history, no comments, no colours?',
      'which things could we leave out of it',
      'Which parts are only curtains?',
      'what is curtain and what is window',
    ],
    says: [
      'The colours, the reasons to type, the statistics, all curtains. A director who must type a reason doesn’t answer.',
    ],
  },
  {
    id: 'worry-which-order',
    on: ['common:main_worry', 'common:worst_case', 'answer:worst-case'],
    asked: [
      'Did that already happen once?',
      'which big order surprised you',
      'Is there a real case behind it?',
      'do you say this from experience',
      'Has a hotel surprised you like that already?',
      'which invoice are you thinking of',
    ],
    says: [
      'Yes, in January, in Faro, linen for eleven thousand four hundred. I can tell you the number of the pillow cases.',
    ],
    tells: ['faro-linen'],
  },
  {
    id: 'proposal-nobody-needs',
    on: ['common:your_proposal', 'common:other_options', 'answer:in-return', 'common:your_contribution'],
    asked: [
      'Which screen could go, in your opinion?',
      'what in the app does nobody need',
      'Would the supplier rating be such a thing?',
      'which screen would you give up',
    ],
    says: [
      'The stars for the suppliers, I think first of these. Nobody in the houses asked for them, and the one who did has left.',
    ],
    tells: ['rating-idea'],
  },
  {
    id: 'fax-which',
    on: ['answer:app-what'],
    asked: [
      'Which hotels have the fax?',
      'a fax, still today?',
      'Who’s afraid of the fax?',
      'why does nobody dare to touch it',
    ],
    says: ['Sintra and Viana. The one in Viana makes a noise like my aunt, and it has outlived two managers.'],
  },
  {
    id: 'report-why-not',
    on: ['statement:monthly-list'],
    asked: [
      'And a daily list in the morning?',
      'what if the list comes every evening',
      'Would a list before the order goes be all right?',
      'daily instead of monthly, does it help',
    ],
    says: ['Each morning is better, but the order left in the night. If it waits for the list, then we’re near.'],
  },
  {
    id: 'nothing-small-before',
    on: ['statement:nothing', 'statement:not-by-june', 'answer:if-no'],
    asked: [
      'What would be something small for you?',
      'how small may it be',
      'Would a mail to the director count?',
      'can you live with a simple mail until autumn',
    ],
    says: ['Small like a bell: a mail, a link, a stop. For the summer I don’t need beautiful.'],
  },
  {
    id: 'extra-people-tested',
    on: ['statement:extra-people'],
    asked: [
      'Then what do you prefer, fewer things?',
      'Nothing could be tested properly, you’re right',
      'It’d be tested in the last week only',
      'so you want the smaller thing with the people we have',
      'What calms you then?',
      'so fewer things and the same people',
    ],
    says: ['The smaller thing, with the people who know it already. New cooks ask where the salt is.'],
  },
  {
    id: 'deal-what-if',
    on: ['statement:our-deal', 'statement:need-eyes', 'statement:need-june-price'],
    asked: [
      'Is there anything missing in it?',
      'did I forget something',
      'What would your uncle ask about that?',
      'is there a point where he’d say no',
      'Would your uncle be content with that?',
      'is something missing in our summary',
    ],
    says: [
      'He’d ask “and then?”, he always asks this. So write that it’s the last one, and that it stops an order from the first morning.',
    ],
  },
  {
    id: 'notebook',
    on: ['answer:if-no', 'answer:without-second-step', 'answer:big-order-before-june', 'common:other_options'],
    asked: [
      'How does the notebook work?',
      'why only until the second week of July',
      'What do you write in that notebook?',
      'could the notebook do for one summer',
    ],
    says: [
      'The hour, the house, what they want, and if I was awake. In the second week of July I stop reading my own hand.',
    ],
  },
  {
    id: 'coffee-price',
    on: ['answer:price-you-imagine', 'fact:lighter-way'],
    asked: [
      'Is 1,600 too much for you?',
      'what would you say to sixteen hundred',
      'Could you carry 1,600 home?',
      '1600 euros, is that a small sum that ends',
    ],
    says: [
      'It’s more than a coffee, it’s a good lunch. If there’s a brake in it and nothing after it, I can carry that.',
    ],
  },
  {
    id: 'lighter-another-conversation',
    on: ['fact:lighter-way', 'statement:lighter-way-told'],
    asked: [
      'Why is that another conversation?',
      'it lets him stop it, if we hold the order for a day',
      'What do you like about the mail?',
      'so a mail with a stop would be a solution for you',
      'What makes this one better for you?',
      'why do you like the small way more',
    ],
    says: [
      'Because it’s on the second, I can pay it, and he has it in his hand. With the stop in it I ask for nothing else.',
    ],
  },
  {
    id: 'section-taxi-what',
    on: ['fact:section', 'answer:read-spec'],
    asked: [
      'What did you think when you read 4.2?',
      'why in a taxi',
      'Didn’t you have time to read it?',
      'how did you understand the manager’s approval there',
      'How did you read it, in the taxi?',
      'which part of 4.2 did you look at',
    ],
    says: [
      'I saw “approval” and I thought of ours, two people. The driver was telling me of his knee, it was also a factor.',
    ],
  },
  {
    id: 'season-lost',
    on: ['answer:if-june-missed', 'common:consequence'],
    asked: [
      'Could they not learn it in October?',
      'why would the whole year be lost',
      'What do two hundred people do in the meantime?',
      'so the next chance is only next May',
      'Why can’t they learn it after the summer?',
      'is october not possible for the training',
    ],
    says: [
      'In October half of them have gone home, they’re for the season. The ones who stay I could teach, but the orders are in summer.',
    ],
  },
  {
    id: 'ines-phone',
    on: ['answer:ines-who', 'answer:training-who-pays'],
    asked: [
      'When must Inês know what changes?',
      'should I tell Inês myself',
      'Which screens does Inês show?',
      'is Inês going to be angry about a new screen',
      'When does Inês have to be told?',
      'do i tell it to Inês or you',
    ],
    says: [
      'Before the middle of May, and through me, she shouts less with me. A mail for the directors isn’t a screen, so she’d live.',
    ],
  },
  {
    id: 'one-account',
    on: ['answer:is-it-the-managers-money'],
    asked: [
      'Would it help if each hotel had its own budget?',
      'one account for all, who looks at it',
      'Why don’t you give every house a limit?',
      'who sees the account during the month',
      'Does anybody look at that account?',
      'why no budget for each house',
    ],
    says: [
      'Dona Lurdes sees it, when it’s already paid. Budgets for each house my uncle doesn’t want, he says a family has one purse.',
    ],
  },
  {
    id: 'january-tell',
    on: ['follow-up:eyes-second-person', 'common:happened_before', 'statement:hear-first'],
    asked: [
      'January? Tell me about it, please.',
      'What was in January?',
      'which January, what do you mean',
      'A January you don’t want again, why?',
      'So what happened in that January?',
    ],
    says: [
      'In January the hotel in Faro bought linen for eleven thousand four hundred, and I knew it only from the invoice. It has thirty-one rooms.',
    ],
    tells: ['faro-linen'],
  },
  {
    id: 'stop-which-orders',
    on: ['fact:how-many', 'statement:need-eyes', 'answer:accept-mail', 'answer:approve-what-exactly'],
    asked: [
      'Would all thirty have to be stopped or only looked at?',
      'must the director approve each of the thirty',
      'Does every one of them have to wait?',
      'So all thirty orders would be held?',
      'is it necessary that all big orders wait for a yes',
    ],
    says: ['All thirty he must see. Stop perhaps one or two in the year, the others he lets go.'],
  },
  {
    id: 'swap-not-enough',
    on: [
      'statement:swap-rating-for-step',
      'answer:swap-stars',
      'statement:rating-for-mail',
      'statement:drop-rating-price-talk',
      'answer:price-stays-if-swap',
      'statement:pay-or-leave-out',
    ],
    asked: [
      'What if the swap isn’t quite enough, would you top it up?',
      'and if the eight days are not enough',
      'Would you pay the difference if there is one?',
      'If it costs a little more than the rating, who pays?',
      'what if the exchange doesn’t cover all of it',
    ],
    says: [
      'A little I can put on top, if you say the number before and it’s under three thousand. But look first, eight days against two should be enough.',
    ],
  },
  {
    id: 'director-slow',
    on: [
      'statement:need-eyes',
      'answer:approve-what-exactly',
      'answer:only-a-stop',
      'answer:what-is-it-for',
      'answer:who-directors',
      'statement:manager-limit-wait',
      'answer:big-means',
    ],
    asked: [
      'And if he’s slow?',
      'what if the director is slow',
      'how long do you give him to react',
      'and when he takes two days?',
      'So next time a director gets the order first. And if he’s slow?',
    ],
    says: ['One day he has. After that it goes to the next of the three, and in the end to me.'],
  },
  {
    id: 'happy-with-stop',
    on: [
      'answer:only-a-stop',
      'answer:big-means',
      'statement:need-eyes',
      'answer:what-is-it-for',
      'answer:approve-what-exactly',
      'answer:typical-big-order',
    ],
    asked: [
      'So if the director could stop it within a day, you’d be happy?',
      'would you be content if he could stop it in time?',
      'then a stop within a day would solve it?',
      'if he can stop it in 24 hours, is that good?',
    ],
    says: ['Then I’m happy, yes. And if nobody answers in this day, it must go to the next one.'],
  },
  {
    id: 'which-like-better',
    on: [
      'statement:swap-rating-for-step',
      'statement:mail-1600',
      'statement:costs-1600-fair',
      'statement:rating-for-mail',
      'statement:pay-or-leave-out',
      'answer:swap-for-it',
      'statement:lighter-way-told',
    ],
    asked: [
      'Which do you like better?',
      'which of the two would you take',
      'So pay or swap, what do you prefer?',
      'Do you prefer to pay or to drop the rating?',
      'I could also take the rating out to pay for it. Which is better for you?',
    ],
    says: ['The swap, of course. The stars I don’t need, and my uncle sees the same number.'],
  },
];
