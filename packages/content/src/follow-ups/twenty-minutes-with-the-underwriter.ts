import type { FollowUp } from '@parley/shared';

export const twentyMinutesWithTheUnderwriterFollowUps: readonly FollowUp[] = [
  {
    id: 'how-you-quote-open',
    on: ['opening', 'concern:sixty-four-fields'],
    asked: [
      'I want to know how you quote',
      "how you decide, that's what I want to know",
      "What I'd like to understand is how you really work",
      'I want to see how you say yes or no to a cargo',
    ],
    says: [
      'Read the mail, look at the goods and the ship, price it or don’t. Top one on that pile. Read it aloud, I’ll show you.',
    ],
  },
  {
    id: 'hartono-twelve',
    on: ['opening', 'fact:slot', 'answer:hartono'],
    asked: [
      'All twelve renewals by phone?',
      'how long does that call with Hartono take',
      'What happens with the twelve renewals at 14:20?',
      'are twelve a lot for one call',
    ],
    says: ['Twelve, forty minutes. He reads, I price, he says yes or swears. Slips go to the clerk after.'],
  },
  {
    id: 'why-1420',
    on: ['opening', 'fact:slot', 'statement:offer-move-broker'],
    asked: [
      'Why exactly 14:20?',
      'does he always ring at twenty past two',
      "What would happen if you didn't pick up?",
      '14:20 and not 14:30, is there a reason',
    ],
    says: [
      'After his lunch, before the Jakarta traffic. Every renewal day since 2004. Don’t pick up, he rings across the street.',
    ],
  },
  {
    id: 'which-boxes-seen',
    on: ['opening', 'fact:fields'],
    asked: [
      'Which of the boxes annoyed you most?',
      'what did you think when you saw the 64',
      'How long did you look at our screen?',
      'was any of the 64 useful to you',
    ],
    says: [
      'Hull colour. Then stopped being annoyed and started counting. Five I’d have asked myself. Rest belongs to somebody else.',
    ],
  },
  {
    id: 'hull-colour-why',
    on: ['fact:fields', 'answer:which-field-silly', 'common:example'],
    asked: [
      'Why would anyone want the colour of the hull?',
      'who needs a hull colour',
      'Is the hull colour really in the manual?',
      'where does the hull colour come from',
    ],
    says: ['Page 31 of the manual. For survey reports, before photographs. Nobody took it out. You put it in.'],
  },
  {
    id: 'counted-last-night',
    on: ['fact:fields', 'common:how_do_you_know'],
    asked: [
      'You counted them last night, at home?',
      'why did you count them',
      'What did you do with the stopwatch?',
      'you tested it yourself then?',
    ],
    says: [
      'Here, after the phones stopped. One old cargo, your screen, stopwatch. Eleven minutes. By mail it took me two.',
    ],
  },
  {
    id: 'queue-december',
    on: ['fact:renewals', 'statement:claim-true-renewals'],
    asked: [
      'What do you mean, December is a queue?',
      'how is december different from the other months',
      'When is the worst week in December?',
      'how late do you stay in december',
    ],
    says: [
      'Everybody’s policy ends the same night. Mails pile up from the first, worst is the third week. I go home when it’s read.',
    ],
  },
  {
    id: 'pilot-who-chose',
    on: ['fact:pilot', 'statement:news-pilot'],
    asked: [
      'Who chose that day?',
      'did anyone ask you about the 7th',
      'You think somebody chose the seventh on purpose?',
      'which date would have been better for you',
    ],
    says: [
      'Not me. Somebody with a calendar and no cargo. November was empty. February is. Short page, I’ll live with it.',
    ],
  },
  {
    id: 'mornings-why',
    on: ['answer:pilot-date', 'statement:offer-pilot-mornings', 'statement:offer-move-pilot', 'statement:ref-pilot'],
    asked: [
      'Why only in the mornings?',
      'what is different in the afternoon',
      'Until what time would you use it, mornings?',
      'mornings only, is that half of the cargoes?',
    ],
    says: [
      'Mornings are mails. Afternoons are phone, and the phone doesn’t wait for a screen. Till noon, then pencil.',
    ],
  },
  {
    id: 'commodity-first-example',
    on: ['fact:five-things', 'answer:order-of-five', 'answer:why-five'],
    asked: [
      'Can you give me an example for commodity?',
      'what does the commodity tell you',
      'Which goods worry you at once?',
      'commodity, how exactly must it be written',
    ],
    says: [
      '“Foodstuffs” tells me nothing. “Frozen prawns, head on” tells me reefer, days and thieves. Exact word, or I ask.',
    ],
  },
  {
    id: 'which-first-of-five',
    on: ['statement:claim-all-needed', 'fact:five-things', 'answer:why-five', 'answer:really-use'],
    asked: [
      'Which of the five do you look at first?',
      "what's the most important of these five",
      'If one of the five is bad, do you stop?',
      'five things, in which order?',
    ],
    says: ['Goods first. Ship second. Bad on either, I’m done, won’t read the claims. Good on both, I read all of it.'],
  },
  {
    id: 'rest-for-whom',
    on: ['fact:five-things', 'answer:really-use', 'statement:sum-fields', 'answer:five-mandatory'],
    asked: [
      'And the other fifty-nine, who needs them?',
      'what about the rest of the boxes',
      'So 59 fields can go?',
      'the remaining ones, can we just delete them',
    ],
    says: [
      'From the first page, all of them. About twenty somebody wants after the yes, claims and compliance. The others, nobody.',
    ],
  },
  {
    id: 'price-there-or-not',
    on: ['fact:five-things'],
    asked: [
      "How do you mean, price is there or it isn't?",
      'when is the price not there',
      "What do you do if the price isn't there?",
      'so after the five you already know the price?',
    ],
    says: ['Five read, I see a number or I don’t. No number, no quote. Don’t go looking for one.'],
  },
  {
    id: 'why-38-no',
    on: ['fact:volume', 'answer:turn-downs'],
    asked: [
      'Why do you turn down so many?',
      "the 38 others, what's wrong with them",
      'Sixty in, twenty-two out. What happens to the rest?',
      'how can you say no in under a minute',
    ],
    says: [
      'Mostly the ship. Then packing, then a route with three changes. One bad thing is enough, so a minute’s long.',
    ],
  },
  {
    id: 'no-word-which',
    on: ['answer:turn-downs', 'fact:volume'],
    asked: [
      'Which one word do they get?',
      'what do you write to a broker when you say no',
      'How do brokers take a no?',
      'do you give a reason for a decline',
    ],
    says: ['“Decline.” Good brokers ring and ask. Then I say which line. Others send it across the street.'],
  },
  {
    id: 'record-no',
    on: ['statement:claim-few-submissions', 'fact:volume', 'answer:decision-record', 'answer:turn-downs'],
    asked: [
      'Do you keep the ones you turned down?',
      'are the refused mails stored somewhere',
      'Where are all those declined submissions now?',
      'could we learn from your declines',
    ],
    says: [
      'In the mailbox, nowhere else. Farah can pull them. Take fifty noes, you’ll learn more than from the yeses.',
    ],
  },
  {
    id: 'pelican-four',
    on: ['fact:competitor', 'answer:pelican-do'],
    asked: [
      'And how fast do you answer?',
      'four hours, is that faster than you?',
      "What's your own answer time today?",
      'how many hours do you take compared with pelican',
    ],
    says: ['Same morning, mostly under three. With your eleven minutes a cargo, next day. That’s the whole trouble.'],
  },
  {
    id: 'lost-to-pelican',
    on: ['fact:competitor', 'answer:broker-wait'],
    asked: [
      'Have you lost somebody to Pelican already?',
      'which brokers went to pelican',
      'How many brokers did Pelican take from you?',
      'did any broker leave you for them',
    ],
    says: [
      'Two ring less than they did. Never said a word about it. One of them I meet in the lift, we talk about food.',
    ],
  },
  {
    id: 'tay-why-5m',
    on: ['fact:referral', 'answer:when-refer', 'statement:offer-tay-box', 'statement:offer-refer-sum'],
    asked: [
      'Why is the line at five million?',
      'where does the limit of s$5 million come from',
      'And what does Madam Tay decide above that?',
      'above five million, is it often?',
    ],
    says: [
      'Treaty stops there. Above it somebody else has to carry a piece. Twice a week in season. Takes her a minute.',
    ],
  },
  {
    id: 'per-vessel-mean',
    on: [
      'fact:referral',
      'answer:when-refer',
      'answer:refer-vessel',
      'statement:offer-tay-box',
      'statement:offer-refer-sum',
    ],
    asked: [
      'On one vessel, not per cargo?',
      'what if two cargoes are on the same ship',
      'Is it the sum of all cargoes on that vessel?',
      'per vessel, how do you know the total',
    ],
    says: [
      'Per ship, everything on it. Three small ones make a big one. Farah adds it up on a sheet. Your screen should.',
    ],
  },
  {
    id: 'farah-sheet',
    on: ['answer:refer-vessel', 'follow-up:per-vessel-mean', 'common:tried_before'],
    asked: [
      "Can I see Farah's sheet?",
      'what columns does her sheet have',
      'That sheet with seven columns, could we build it in?',
      "is farah's sheet kept up to date every day",
    ],
    says: [
      'Ask her, she’ll show you. Seven columns: ship, sailing, broker, goods, sum, total, mine or upstairs. Better than your sixty-four.',
    ],
  },
  {
    id: 'four-words',
    on: ['answer:refer-why', 'answer:tay-talk'],
    asked: [
      'Which four words?',
      'what do you say to Madam Tay',
      'How does a referral look in practice?',
      'what does she need to know to nod',
    ],
    says: ['“Eight million, nickel, good ship.” She asks who else is on it. Then a nod, or a look.'],
  },
  {
    id: 'page-twelve-what',
    on: ['fact:manual', 'answer:how-price', 'statement:claim-manual-current', 'answer:manual-why'],
    asked: [
      'What is on page 12?',
      'can i have page 12',
      'Could we put page 12 into the screen?',
      'so the rating table is the only useful page',
    ],
    says: [
      'Goods down the side, routes across, a rate in the middle. Build it in, it gives a start. I move it from there.',
    ],
  },
  {
    id: 'manual-others',
    on: ['fact:manual', 'answer:manual-why'],
    asked: [
      'Does anybody else use the manual?',
      'and the other 139 pages?',
      'Who reads the manual apart from page 12?',
      'why was it not revised after 2019',
    ],
    says: [
      'Auditor, once a year. New ones, first week. Committee that wrote it has retired or died. Nobody’s asked for it back.',
    ],
  },
  {
    id: 'coffee-why-deck',
    on: ['fact:coffee', 'answer:coffee-detect', 'statement:claim-score-right', 'answer:coffee-why-missed'],
    asked: [
      'Why is it so bad when they stand on deck?',
      "what's wrong with on deck",
      "What would you have done if you'd read deck?",
      'coffee on deck, would you have declined?',
      'Why did it matter that they were standing on deck?',
    ],
    says: [
      'Salt water, sun, first to go over. Coffee belongs below. Read that word, I’d have said no, or below deck only.',
    ],
  },
  {
    id: 'coffee-who-read',
    on: ['fact:coffee', 'answer:coffee-why-missed'],
    asked: [
      'Was it you who read that mail?',
      'who missed the line',
      'Did anybody blame you for the coffee?',
      'line forty, who should have seen it?',
    ],
    says: [
      'Me, nobody else. Thirtieth mail that day, four o’clock. My name’s on it, and I said so before anybody asked.',
    ],
  },
  {
    id: 'coffee-changed',
    on: ['fact:coffee', 'answer:coffee-why-missed'],
    asked: [
      'Since February, do you work differently?',
      'do you read differently since the coffee',
      'And since then?',
      'what did you learn from santos',
      'What did you change after that?',
      'what is different since then',
      'and what do you do differently now',
    ],
    says: ['Read from the bottom now. Truth’s down there. Farah reads the big ones again, without my notes.'],
  },
  {
    id: 'coffee-word-mark',
    on: ['fact:coffee', 'answer:coffee-detect', 'answer:other-words', 'statement:offer-word-alarm'],
    asked: [
      'Should the screen mark words like deck?',
      'would a highlight on "deck" have helped',
      'Could we search the mail for such words?',
      'what if the screen shows the word deck in red',
    ],
    says: [
      'Yes. Mark it, nothing more. One red word in line forty would have cost you nothing and saved us a warehouse.',
    ],
  },
  {
    id: 'prawns-limit',
    on: ['fact:prawns', 'answer:prawns-detail', 'answer:last-no'],
    asked: [
      'Is 27 too old for every cargo?',
      'and if the ship had been twenty, would you have quoted',
      'What age would have been all right for the prawns?',
      '27 years is it always a no',
    ],
    says: [
      '27 is too old for frozen, always. Old ship, old plugs, reefer stops. Twenty, I’d have looked at her class. Ten, no question.',
    ],
  },
  {
    id: 'prawns-forty-seconds',
    on: ['fact:prawns', 'answer:prawns-detail', 'answer:last-no'],
    asked: [
      'How can you do that in forty seconds?',
      'what did you look at in these forty seconds',
      'Could you show me that prawns mail?',
      'where in the mail stood the age of the ship',
    ],
    says: ['Ship’s name. Looked her up, saw the year, stopped. Thirty of the forty was the register being slow.'],
  },
  {
    id: 'ship-lookup',
    on: [
      'follow-up:prawns-forty-seconds',
      'answer:autofill',
      'answer:vessel-age',
      'statement:offer-autofill',
      'answer:ship-matters',
    ],
    asked: [
      'Where do you look up the ship?',
      'which register do you use for the vessel',
      'Could the screen fetch the age by itself?',
      "ship's name in, age and class out, would that help you",
    ],
    says: [
      'Ship register, paid for, slow window, second monitor. Name in, year and class out. Build that and I’ll say thank you. Once.',
    ],
  },
  {
    id: 'farah-why-you',
    on: ['fact:farah', 'concern:asked-again', 'statement:offer-farah-first'],
    asked: [
      "What can you tell me that Farah can't?",
      'which things should I ask only you',
      'Where does Farah stop and you begin?',
      'what does farah not know',
    ],
    says: ['Why I say no, and reinsurance. No’s in my head. Columns, brokers, lists, ask her. She knows those better.'],
  },
  {
    id: 'farah-trust',
    on: ['fact:farah', 'answer:juniors', 'answer:farah-time'],
    asked: [
      'Is she allowed to quote?',
      'would farah say the same as you',
      'Can Farah decide on the first page for you?',
      'how often do you two disagree',
    ],
    says: ['Same as me nine times in ten. Tenth time we argue, she’s right half. Not alone on a quote yet. Next year.'],
  },
  {
    id: 'which-go',
    on: ['concern:sixty-four-fields', 'statement:offer-fewer-fields', 'common:what_is_missing'],
    asked: [
      'You tell me: which ones should go?',
      'which can we strike at once',
      'May I propose that everything except the five goes?',
      'what would you take away first',
    ],
    says: [
      'Everything you don’t need to say yes or no. Strike hull colour, faxes, third party, banks. Then count again.',
    ],
  },
  {
    id: 'six-lines-which',
    on: ['concern:sixty-four-fields', 'answer:good-claims', 'answer:hartono-sends'],
    asked: [
      'Which six lines does a broker send?',
      'what stands in those six lines',
      'Can I see one of these six-line mails?',
      'six lines, are they always the same',
    ],
    says: [
      'Goods, packing, from and to, ship, sum, claims attached. Good ones always that order. Bad ones start with the weather.',
    ],
  },
  {
    id: 'eleven-minutes-where',
    on: ['concern:sixty-four-fields', 'statement:claim-fast-screen', 'common:cost_to_you'],
    asked: [
      'Where did the eleven minutes go?',
      'what took so long in the test',
      'Which boxes cost you the most time?',
      'eleven minutes, was it typing or searching?',
    ],
    says: [
      'Typing what the mail already said. Then hunting for faxes nobody has. Two minutes of thinking in it, same as ever.',
    ],
  },
  {
    id: 'first-page-five',
    on: [
      'answer:optional-all',
      'statement:offer-optional',
      'common:what_matters_most',
      'common:agree_now',
      'common:say_again',
      'statement:sum-false-fine',
      'concern:sixty-four-fields',
      'statement:offer-fewer-fields',
    ],
    asked: [
      'Five on the first page and the rest later?',
      'the first page gets only the five, would you use that',
      'What about one short page with five boxes?',
      'so would five boxes and a price do',
    ],
    says: [
      'That’d do. Five, price, send. Rest comes up when the broker’s said yes. Mail beside it and we’re nearly done.',
    ],
  },
  {
    id: 'who-types-rest',
    on: [
      'statement:offer-five-mandatory',
      'statement:offer-five-first-rest-after',
      'answer:other-fifty-nine',
      'follow-up:rest-for-whom',
    ],
    asked: [
      'When do the clerks type the rest?',
      'how long after the yes must the rest be in',
      'Who chases the broker for the missing ones?',
      "and if the clerk doesn't have the data?",
    ],
    says: ['Same day, clerk asks the broker. Not me. Broker who’s got a yes answers everything. Before that, nothing.'],
  },
  {
    id: 'light-who-built',
    on: ['concern:judgement-overruled', 'answer:data-model'],
    asked: [
      "I don't know what it reads, honestly",
      "who told it? I'd have to ask",
      'I think it was trained on old policies',
      'it reads the fields, as far as I know',
    ],
    says: ['Fields, then. So it’s never read a mail. Nor has it met a no, those weren’t kept. Keep it to a hint.'],
  },
  {
    id: 'green-i-say-no',
    on: ['concern:judgement-overruled'],
    asked: [
      "If you say no, it's no",
      'then your decision counts, not the light',
      "You'd always have the last word, is that enough?",
      'and if the screen shows both, your no and its green?',
    ],
    says: ['Enough. No means no, one line why, nobody signs it. Green can sulk.'],
  },
  {
    id: 'one-line-override',
    on: [
      'concern:judgement-overruled',
      'answer:override-reason',
      'statement:offer-override-approval',
      'follow-up:green-i-say-no',
    ],
    asked: [
      'What would you write in that line?',
      'who reads those lines later',
      'One line, is it free text or a list?',
      'can we use your lines to improve the score',
    ],
    says: [
      '“Deck.” “Ship.” “Broker.” A word, free, no list. I read them back in January. Teach your light with them, why not.',
    ],
  },
  {
    id: 'smell',
    on: ['answer:gut-feeling', 'statement:sum-light', 'concern:judgement-overruled'],
    asked: [
      "What do you mean, fields don't smell?",
      "what does a reader see that a field doesn't",
      'Can you describe what smells wrong?',
      'how does a bad file smell',
    ],
    says: ['Too tidy. Price first, ship last. “Urgent” on a Friday. New broker, old ship. None of it’s in a box.'],
  },
  {
    id: 'hint-at-four',
    on: ['answer:light-purpose', 'answer:light-no-decline', 'statement:offer-drop-light', 'statement:offer-light-hint'],
    asked: [
      'When would a hint help you?',
      'what should the hint say exactly',
      'For the juniors only, or for you too?',
      'how should such a "look again" look',
    ],
    says: [
      'Four in the afternoon, hundredth mail. “Look again, ship is 24.” Reason first, colour never. For all of us.',
    ],
  },
  {
    id: 'hopeless-good-one',
    on: ['answer:auto-decline', 'statement:offer-auto-decline', 'answer:never'],
    asked: [
      'One in ten, can you give me an example?',
      "what's a good one badly typed",
      'Did you ever nearly refuse a good one?',
      'how can a hopeless case be a good one',
    ],
    says: [
      'Ship built 1890, it said. Typed wrong, 2018. Clean rice, good broker. Your screen would have laughed and refused it.',
    ],
  },
  {
    id: 'binder-where',
    on: ['concern:asked-again', 'answer:earlier-projects'],
    asked: [
      'May I see the binder?',
      'what was in that binder',
      'Who were those two projects before us?',
      'forty hours, what did they ask you',
    ],
    says: ['Under the table, that leg. Two hundred pages of me, typed. Then they built from the manual anyway.'],
  },
  {
    id: 'nine-cargoes',
    on: ['statement:sum-time', 'concern:asked-again', 'common:cost_to_you'],
    asked: [
      'Nine cargoes in an hour, how do you count that?',
      'how do you get to nine per hour',
      'What happens with those nine cargoes meanwhile?',
      'nine an hour, really?',
    ],
    says: ['Sixty in a day, seven hours with the phone. About nine. They wait, or they go to Pelican.'],
  },
  {
    id: 'writing-when',
    on: ['statement:offer-workshop', 'common:in_writing', 'concern:asked-again', 'statement:offer-one-page'],
    asked: [
      "You'd get one page by five today",
      'how about one page this afternoon',
      'Would a single sheet today be all right?',
      'if I write one page tonight, will you read it',
    ],
    says: ['One page, by five, printed. I’ll read it at the kettle. Red means wrong. No red, ask Farah.'],
  },
  {
    id: 'rest-without-you',
    on: ['answer:after-today', 'common:more_time', 'concern:asked-again'],
    asked: [
      "The rest I'd get from Farah and from your old mails",
      'I could ask Farah for the rest',
      'How would you like me to find out the rest?',
      'could we learn the rest from fifty of your mails',
    ],
    says: ['Mails and Farah. Right. Watch an hour on Wednesday if it’s not clear. Then ten minutes of me, once.'],
  },
  {
    id: 'wednesday-rules',
    on: ['answer:sit-behind', 'statement:offer-shadow'],
    asked: [
      'Wednesday at eight, may I take notes?',
      'can my developer come too on Wednesday',
      'What will I see in that hour?',
      'why behind and not beside you',
    ],
    says: [
      'Notes, yes, pencil. One person. Beside me you ask, behind me you look. Nine cargoes and some bad language.',
    ],
  },
  {
    id: 'stopwatch-who',
    on: ['answer:test-real', 'statement:offer-thursday-test'],
    asked: [
      'Who holds the stopwatch on Thursday?',
      'how do we measure the two minutes',
      'What counts as the end of a quote in the test?',
      'from when to when do you measure',
    ],
    says: ['Farah. From opening the mail to price sent. I don’t hurry for her and I don’t slow down for you.'],
  },
  {
    id: 'slower-than-two',
    on: ['answer:test-real', 'statement:offer-thursday-test', 'follow-up:stopwatch-who'],
    asked: [
      'And if it takes three minutes?',
      "what if it's slower on thursday",
      'Suppose the new page needs two and a half minutes?',
      'if we miss the two minutes, is it over?',
    ],
    says: ['Then we see which box cost it, and it goes. Try again the same morning. Not over. Shorter.'],
  },
  {
    id: 'kaya-toast',
    on: ['answer:farah-time', 'common:talk_to_them'],
    asked: ['Why kaya toast?', 'what is kaya toast', 'Where do I get it?', 'does toast really help with Farah'],
    says: [
      'Coconut jam. Stall downstairs, two sets. She’s missed lunch since Monday. So have I, but I’m not the one answering.',
    ],
  },
  {
    id: 'top-of-pile',
    on: ['answer:real-submission', 'statement:offer-real-case', 'common:next_step', 'statement:adm-time'],
    asked: [
      'All right, I take the top one',
      "ok I've got the first mail here",
      "I'm reading the top one now, where do I look?",
      'this one on top, what is it',
    ],
    says: [
      'Timber, Surabaya to Osaka. Packing’s fine, route’s fine, ship not named. So: quote, on condition she’s under fifteen and classed.',
    ],
  },
  {
    id: 'why-condition',
    on: ['follow-up:top-of-pile', 'answer:vessel-unknown', 'answer:vessel-unnamed'],
    asked: [
      'Why do you quote it without the ship?',
      'what if the ship is older in the end',
      "Isn't that risky without a vessel?",
      'and the condition, where do you write that',
    ],
    says: [
      'Condition’s in the price. Turns up older, price is gone, broker knows it. One line under the number. Give me that line.',
    ],
  },
  {
    id: 'where-stop',
    on: ['follow-up:top-of-pile', 'answer:real-submission'],
    asked: [
      "I'd have stopped at the ship",
      'would you have said no to it?',
      "I don't see anything wrong with this one",
      'at which line would you stop here?',
    ],
    says: [
      'Nothing to stop at. Good goods, honest broker. Missing ship isn’t a fault, it’s a gap. Gap gets a condition.',
    ],
  },
  {
    id: 'deviation-example',
    on: ['answer:why-move-rate', 'answer:how-price'],
    asked: [
      'When did you last move the rate?',
      'give me an example of moving it down',
      'How far do you move it up for a ship?',
      'how much up or down, in per cent?',
    ],
    says: [
      'This morning, tea, Colombo. Table said one thing, packing was better than the table knows. Down a tenth. Rarely more than a quarter.',
    ],
  },
  {
    id: 'four-words-why',
    on: ['answer:other-words'],
    asked: [
      'What\'s wrong with "held covered"?',
      'why is "urgent" suspicious',
      '"Various", what does it hide?',
      'which of those four is the worst',
    ],
    says: [
      '“Held covered” means it’s sailed already. “Various” means they don’t want to say. Worst is “as usual”. Nothing’s usual.',
    ],
  },
  {
    id: 'painted',
    on: ['answer:other-words', 'answer:phone-quotes'],
    asked: [
      'A painted ship, why is that bad?',
      'what does paint tell you',
      "Why would they tell you it's been painted?",
      'painted, is it a joke',
    ],
    says: [
      'Nobody mentions paint on a sound ship. Means there was something to cover. I ring and ask what was under it.',
    ],
  },
  {
    id: 'first-number-wins',
    on: ['answer:broker-wait', 'statement:claim-pelican-slow', 'common:main_worry'],
    asked: [
      'Always the first, not the cheapest?',
      'does price not matter to the broker',
      'So speed is more important than price?',
      "first number wins, even if it's dearer?",
    ],
    says: ['Within a few per cent, first. Broker wants lunch too. Cheap and late loses to fair and early.'],
  },
  {
    id: 'hartono-honest',
    on: ['answer:hartono', 'answer:good-claims'],
    asked: [
      "What did he tell you that others wouldn't?",
      'honest in which way, Hartono',
      'Why does he send you good mails?',
      'eight years for good mails, how did you teach him',
    ],
    says: ['Rang me once to say his own ship was bad. Lost the commission. Rest I taught him by sending mails back.'],
  },
  {
    id: 'later-fields-where',
    on: [
      'statement:news-others-need-data',
      'answer:sanctions',
      'answer:which-field-later',
      'answer:who-needs-rest',
      'statement:ref-cannot-remove',
    ],
    asked: [
      'Where should those later fields appear?',
      'on a second page after the yes?',
      'When does claims need its dozen?',
      'names before the bind, who fills them in',
    ],
    says: [
      'Second page, opens on the yes. Clerk’s page. Names first, Mr Koh waits for them. Claims’ dozen can wait till there’s a loss.',
    ],
  },
  {
    id: 'devi-when',
    on: ['answer:devi-koh', 'answer:who-needs-rest'],
    asked: [
      'Should I see Devi today?',
      'what do I ask devi and mr koh',
      'Would they give up some of their boxes?',
      'how do I convince claims to wait',
    ],
    says: [
      'Ask each one question: when do you need it? Devi’ll say “after”. Mr Koh’ll say “before bind”. Neither says “before price”.',
    ],
  },
  {
    id: 'suresh',
    on: ['answer:technical'],
    asked: [
      'Who is Suresh?',
      'when can I catch Suresh',
      'Is Suresh our contact for the old system?',
      'why does the old system need a fax number',
    ],
    says: [
      'Keeps the old system alive. Basement, no window, mornings. Fax is a key in there, he says. We all type a full stop.',
    ],
  },
  {
    id: 'typed-full-stop',
    on: ['common:tried_before', 'follow-up:suresh'],
    asked: [
      'A full stop in every box?',
      'what happens with those full stops',
      'Does nobody notice the full stops?',
      'how many records are just a full stop',
    ],
    says: [
      'It wants something, gets a full stop, goes through. Ask Suresh how many. That’s what mandatory boxes give you.',
    ],
  },
  {
    id: 'three-numbers',
    on: ['answer:measure-success'],
    asked: [
      'What are those three numbers today?',
      "what's your number before lunch now",
      'How often may you go back to pencil?',
      'which value would be a success',
    ],
    says: [
      'Two minutes. Eleven before lunch. Pencil, every day till now. Your page: same minutes, more before lunch, pencil on Fridays.',
    ],
  },
  {
    id: 'one-screen-list',
    on: ['answer:mixed-cargo'],
    asked: [
      'A list with twenty lines, how should it look?',
      'renewal lists, how many lines usually',
      'How do you price twenty lines at once?',
      'list instead of pages, which columns?',
    ],
    says: ['One row each: goods, packing, route, ship, claims, rate. Worst row first. Tick, tick, tick, ring back.'],
  },
  {
    id: 'keep-no-click',
    on: ['answer:decision-record', 'follow-up:record-no'],
    asked: [
      'One click for the no, with a reason?',
      'what should the page keep of a no',
      'Would you click a reason too?',
      'one click and the mail is kept, is that ok',
    ],
    says: [
      'One click keeps the mail and the day. Reason, if I type a word. Make me pick from a list and I’ll pick “other”.',
    ],
  },
  {
    id: 'short-page-day',
    on: ['statement:offer-new-version', 'statement:claim-developers-quick'],
    asked: [
      'What should be on it at the very least?',
      'which parts must be ready by then',
      'If only the five boxes work by then, is that enough?',
      'what do you want to see first in the new version',
    ],
    says: ['Five boxes, mail beside them, a price I can change. Colours can be missing. Refusing must be.'],
  },
  {
    id: 'grunt',
    on: ['answer:sit-behind', 'statement:offer-shadow'],
    asked: [
      'What does a grunt mean?',
      'do you grunt at bad ones or good ones',
      'Farah can translate your grunts?',
      'how will I know what you decided',
    ],
    says: ['Short one, no. Long one, ship’s old. None, I’m pricing. Farah’s got a list, I believe. Not official.'],
  },
  {
    id: 'after-1420',
    on: ['fact:slot', 'answer:time-left', 'common:have_you_time'],
    asked: [
      'Can I wait until the call is over?',
      'may I listen when Hartono rings',
      'Could I stay in the room during the call?',
      'and after the call, have you five more minutes?',
    ],
    says: [
      'No. Hartono hears a third breath and talks less. Wednesday at eight there are other brokers. Sit behind me then.',
    ],
  },
  {
    id: 'watch-for',
    on: ['follow-up:after-1420', 'answer:sit-behind', 'statement:offer-shadow', 'follow-up:wednesday-rules'],
    asked: [
      'What should I watch for on Wednesday?',
      'what will I hear when a broker calls',
      'Is it useful to note what you ask them?',
      'which moments are the important ones in that hour',
    ],
    says: ['What I ask a broker twice. Those are your boxes. What nobody mentions all hour, strike.'],
  },
  {
    id: 'last-word-who',
    on: ['statement:offer-light-hint', 'statement:ref-light-stays', 'answer:light-no-decline'],
    asked: [
      'And what should stand beside the hint?',
      'reason beside it, how long may it be',
      'What kind of reason do you want to see?',
      'a hint with a reason, for example?',
    ],
    says: ['Three words. “Ship over twenty.” “Third claim.” If it can’t say why in three, it doesn’t know.'],
  },
  {
    id: 'promise-no-decline',
    on: ['statement:claim-flag-example', 'statement:ref-light-stays', 'answer:never', 'statement:adm-score'],
    asked: [
      'I can promise that it never declines',
      'yes, that much I promise',
      'It will never refuse a cargo, you have my word',
      "we'll make sure it never says no by itself",
    ],
    says: ['Good. Put it in your one page, second line. I’ll look for it.'],
  },
  {
    id: 'mail-half',
    on: ['answer:email-beside', 'statement:offer-mail-beside'],
    asked: [
      'Is half the screen for the mail not too much?',
      'what about attachments, should they be open too',
      "And the broker's attachments?",
      'the whole mail, even with forty lines',
    ],
    says: ['Half’s right. Mail open, claims one click. Forty lines is when I need it most.'],
  },
  {
    id: 'scroll-bottom',
    on: ['answer:email-beside', 'statement:offer-mail-beside', 'follow-up:coffee-changed'],
    asked: [
      'Should it open at the bottom of the mail?',
      'would you like the mail to start at the end',
      'Bottom first, could the screen do that?',
      'shall we jump to the last line automatically',
    ],
    says: ['Ha. Yes. Last ten lines on top, then the rest. First useful thing anybody’s offered me.'],
  },
  {
    id: 'clerk-two',
    on: ['answer:assistant-types', 'statement:offer-farah-types', 'common:who_else'],
    asked: [
      'Do the two clerks know about that?',
      'are two clerks enough in december',
      'What do the clerks type now?',
      'who are the clerks',
    ],
    says: [
      'Ah Seng and Mrs Lim, by the window. They type my slips now. Same work, minus my handwriting. They’d cheer.',
    ],
  },
  {
    id: 'slip-what',
    on: ['answer:decision-record', 'answer:phone-quotes', 'follow-up:hartono-twelve'],
    asked: [
      'What do you write on a slip?',
      'can I have one of these slips',
      'Five words and a rate, which five?',
      'may I see a slip from today',
    ],
    says: [
      'Goods, packing, route, ship, rate. Claims I remember. Take that one, it’s declined. There’s your form, size of a hand.',
    ],
  },
  {
    id: 'slip-as-page',
    on: ['follow-up:slip-what'],
    asked: [
      'Could the first page look like the slip?',
      'so we should build the slip',
      'Then the slip is the design?',
      'what if our page is exactly this slip',
    ],
    says: ['Same order, same size, one thumb. Nobody’s said that before. Draw it, show me.'],
  },
  {
    id: 'bind-when',
    on: ['answer:terms-what', 'statement:offer-five-mandatory', 'statement:offer-five-first-rest-after'],
    asked: [
      'How long between the quote and the bind?',
      'when does the broker usually say yes',
      'From quote to bind, hours or days?',
      'how many of the 22 become a bind',
    ],
    says: ['An hour or a week. About half say yes. So half your sixty-four would’ve been typed for nobody.'],
  },
  {
    id: 'bulk-moisture',
    on: ['answer:exceptions-bulk'],
    asked: [
      'Where do I put the moisture for bulk?',
      'how often do you have bulk or project cargo',
      'Should there be a sixth box for bulk?',
      "project cargo, who's the surveyor",
    ],
    says: ['One cargo in ten. Not a box for everybody. Type “bulk”, one more opens. Otherwise it stays shut.'],
  },
  {
    id: 'reefer-packing',
    on: ['answer:packing'],
    asked: [
      'What does "as customary" mean?',
      'which packing do you like best',
      'And how should packing be written?',
      'reefers stop, why',
    ],
    says: ['New steel drums, palletised, in a box. That I like. “As customary” means as cheap as the last time.'],
  },
  {
    id: 'tranship-cousin',
    on: ['answer:route-bad'],
    asked: [
      'How many changes of ship are too many?',
      'the cousin, who opens the box',
      'How do you know where it changes ships?',
      'does the mail say every port on the way',
    ],
    says: [
      'One change, I look. Two, I want a reason. Mail says it if the broker’s good. If not, I ask where she stops.',
    ],
  },
  {
    id: 'claims-ring',
    on: ['answer:claims-five-years', 'answer:claims-field'],
    asked: [
      'What do you ask when you ring?',
      "whom do you ring when there's no record",
      'Three bad years, is it always a no?',
      'no claims record, could you still quote',
    ],
    says: ['Ring the broker, ask who had them before. Then ring that one. Quiet on the line, it’s a no.'],
  },
  {
    id: 'tay-question',
    on: ['answer:tay-talk', 'answer:budget'],
    asked: [
      'Which one question should I bring her?',
      'what should I ask Madam Tay',
      'What would make Madam Tay support it?',
      'one question for madam tay, what would you ask',
    ],
    says: ['“What do you need in front of you to nod?” She’ll tell you in one breath. Money, not today.'],
  },
  {
    id: 'tay-no-screen',
    on: ['common:what_others_say', 'answer:tay-talk', 'statement:claim-tay-decided'],
    asked: [
      'Does Madam Tay know how long the form is?',
      'what did you answer when she asked what keel is',
      'And what did you tell Madam Tay about Keel?',
      'has she seen the screen',
    ],
    says: ['Told her it asks for the colour of the hull. She put her tea down. Hasn’t seen it.'],
  },
  {
    id: 'juniors-colours',
    on: ['common:what_others_say', 'concern:judgement-overruled', 'answer:judgement-fear'],
    asked: [
      'What do the juniors like about the colours?',
      'why would juniors stop reading',
      'How do we keep the juniors reading?',
      'could the light be hidden for juniors',
    ],
    says: [
      'It’s quick and it agrees with them. Show it after they’ve typed their own answer, not before. Then it teaches.',
    ],
  },
  {
    id: 'quote-slow-two',
    on: ['answer:time-now'],
    asked: [
      'Two minutes, is that with typing?',
      'what do you do in these two minutes',
      'Is the phone included in two minutes?',
      'two minutes from the mail to the price?',
    ],
    says: ['Mail open to price sent. One minute reading, half on the ship, half typing. Nothing left over for banks.'],
  },
  {
    id: 'mails-fifty-when',
    on: ['statement:offer-mails-data', 'answer:advice', 'common:your_proposal'],
    asked: [
      'When can I have the fifty mails?',
      'who takes the names out of the mails',
      'How do I see what you answered to them?',
      'fifty mails, from which months',
    ],
    says: ['Friday, from Farah, on paper. Answer’s pencilled on each. Last December’s, so you see me tired as well.'],
  },
  {
    id: 'suspicious-silent',
    on: ['answer:fault', 'statement:claim-you-approved'],
    asked: [
      'Who showed it to you?',
      'what would you have said if somebody had asked',
      'When did they show you the prototype?',
      'why not say something all the same',
    ],
    says: [
      'Young man, good slides, Tuesday, ten o’clock, three brokers on hold. I’d have said “shorter”. Takes one second. Nobody paused.',
    ],
  },
  {
    id: 'no-is-money',
    on: ['answer:no-question-left'],
    asked: [
      "What do you mean, the money's in the no?",
      'then let me ask, what do you turn down?',
      'Why is the no worth more?',
      'how does a no earn money',
    ],
    says: ['Premium on a good cargo’s small, loss on a bad one isn’t. Each no I get right pays for fifty yeses.'],
  },
  {
    id: 'furniture',
    on: ['answer:time-now', 'answer:enough'],
    asked: [
      "And if it's two minutes exactly?",
      "would you use it if it's the same speed",
      'Same two minutes with our screen, is it enough?',
      "what if it's not faster but keeps the data",
    ],
    says: ['Same speed, I use it. Clerk saves an hour, Farah’s sheet fills itself. Slower, I don’t.'],
  },
  {
    id: 'anyone-but-you',
    on: ['follow-up:farah-why-you', 'follow-up:rest-without-you'],
    asked: [
      'What should I keep my ten minutes for?',
      'when would be the best moment for the ten minutes',
      'So ten minutes of you, before the pilot, for what?',
      'which questions do I save for you',
    ],
    says: ['My red marks. You’ve cut, I’ve marked, we argue about three boxes. Then you go.'],
  },
  {
    id: 'which-box-off',
    on: [
      'statement:offer-vague',
      'statement:news-no-scrap',
      'statement:adm-manual',
      'statement:adm-didnt-watch',
      'statement:ref-flat',
      'common:what_did_we_do_wrong',
      'statement:claim-true-64',
      'common:how_can_i_help',
      'common:what_would_move_you',
    ],
    asked: [
      'All except the five',
      'Hull colour, fax and the third party first',
      "I'd take off everything you don't price on",
      'what if we begin with the faxes and the hull',
    ],
    says: ['Good start. Banks and letters of credit next, then read me what’s left. If I blink at one, it’s gone.'],
  },
  {
    id: 'ask-about-cargo',
    on: [
      'statement:news-purpose',
      'statement:claim-true-never-watched',
      'statement:admission-no-cargo',
      'statement:news-no-reply-late',
      'common:do_you_trust_me',
    ],
    asked: [
      'Then tell me about one cargo from today',
      'which cargo did you do last',
      'ok: your last cargo, how did you decide',
      'what was the last one you quoted, and why',
    ],
    says: [
      'Tea, Colombo to Hamburg. Good boxes, ship six years old, one claim in five. Read it, moved the rate down, sent. Under two minutes.',
    ],
  },
  {
    id: 'tea-why-down',
    on: ['follow-up:ask-about-cargo'],
    asked: [
      'Why did you move it down for the tea?',
      "and one claim didn't matter?",
      'What was good about those boxes?',
      'the tea, which line decided it',
    ],
    says: [
      'Lined boxes, new. Broker wrote how many and when packed. One claim is rain, not habit. Honest mail, I give something back.',
    ],
  },
  {
    id: 'five-types-broker-mail',
    on: ['common:why_not', 'common:is_that_acceptable', 'statement:sum-fields', 'common:did_i_get_it_right'],
    asked: [
      'How could I check it against a mail?',
      'shall we test my idea on one of the mails',
      'Can I try it on a mail right now?',
      'if I show it on a real mail, do you agree then',
    ],
    says: [
      'Take one. Write your boxes on a slip, fill them from the mail. Two minutes, not a second look, you’ve got it.',
    ],
  },
  {
    id: 'never-promise-why',
    on: ['answer:never', 'answer:auto-price', 'statement:sum-false-light'],
    asked: [
      "What's the difference between refusing and proposing?",
      "proposing a price is fine, but refusing isn't?",
      'Why may it propose but not refuse?',
      'a proposed price, would you just click it through',
    ],
    says: ['A wrong price I see, it’s in front of me. A wrong no I never see. That’s the one that costs.'],
  },
  {
    id: 'treaty-flying',
    on: ['answer:madam-tay-absent'],
    asked: [
      'How do you write half?',
      'what happens to the other half',
      'And the broker accepts half of it?',
      'write half, is that allowed',
    ],
    says: [
      'Take what I may sign, say so. Broker places the rest, Pelican smiles. Happens twice a year. She lands, she hears it.',
    ],
  },
  {
    id: 'gap-condition-show',
    on: ['answer:empty-field', 'answer:vessel-unknown'],
    asked: [
      'How should the gap look on the page?',
      'and the condition, should the screen suggest it',
      'What would a gap look like?',
      'should an empty ship field be red',
    ],
    says: [
      'Empty and grey. No red, no star. One word beside it: “condition”. I click, it writes “under fifteen, classed”. That’d be clever.',
    ],
  },
  {
    id: 'claims-attach-read',
    on: ['answer:claims-field', 'answer:claims-five-years'],
    asked: [
      'How long do you look at the claims record?',
      'what format is the claims attachment',
      'Could the screen read the attachment?',
      'do you open every claims list',
    ],
    says: [
      'Ten seconds. Look at the shape, not the sum. Same port three times, I stop. Open it beside the mail, I’ll do the reading.',
    ],
  },
  {
    id: 'farah-list-refuse',
    on: ['answer:commodity-bad', 'answer:turn-downs'],
    asked: [
      "Can I get Farah's list of refused goods?",
      'what else is on that list',
      'Should the screen know that list?',
      'used machinery, why not',
    ],
    says: [
      'Ask her. Machinery rusts before it’s packed, and they find out at the other end. Screen may show the list. Not act on it.',
    ],
  },
  {
    id: 'page-twelve-mind',
    on: ['statement:offer-update-manual', 'answer:manual-why'],
    asked: [
      'So we leave the manual alone and take only page 12?',
      'what do we do with the manual then',
      "Is anybody going to miss it if we don't follow it?",
      "who'd complain if we ignore the manual",
    ],
    says: [
      'Auditor, in spring. Show him the slips and the mails, he’s seen worse. Page 12, keep. Rest can hold the door.',
    ],
  },
  {
    id: 'compliance-line',
    on: ['statement:claim-compliance-names', 'answer:sanctions'],
    asked: [
      'What should Mr Koh put in writing?',
      'is a mail from compliance enough',
      'Do the names ever change your mind before the quote?',
      'which names does he need exactly',
    ],
    says: [
      '“Names before bind, not before quote.” His signature. Then nobody puts them back on page one after you’ve left.',
    ],
  },
  {
    id: 'page-marks-what',
    on: ['statement:offer-one-page', 'answer:page-by-five', 'common:in_writing'],
    asked: [
      'What should the page say?',
      'how should the one page look',
      'What do you want to see on that page?',
      'bullet points or sentences on the page?',
    ],
    says: [
      'Boxes that stay, boxes that go, what the light may do, who refers what. Your words, short. I’m reading it standing up.',
    ],
  },
  {
    id: 'red-no-reply',
    on: ['statement:offer-one-page', 'answer:page-by-five'],
    asked: [
      'No reply means wrong, really?',
      'when do I get it back from Farah',
      'And if there are no red marks at all?',
      'how fast will you mark it',
    ],
    says: [
      'Back by nine tomorrow, through Farah. Clean means I liked it. Not back at all means I didn’t get past line one.',
    ],
  },
  {
    id: 'how-farah-disagree',
    on: ['answer:farah-different', 'answer:who-uses-keel'],
    asked: [
      'Will Farah and the juniors use it differently?',
      'do the juniors need more boxes than you',
      'Should the page be the same for juniors?',
      'would Farah want other fields than yours',
    ],
    says: [
      'Same page. Juniors get the “look again”, after they’ve answered. Farah wants her total per ship on it. Give her that.',
    ],
  },
  {
    id: 'hurry-worst',
    on: ['common:may_i_be_frank', 'common:have_you_time', 'answer:time-left'],
    asked: [
      'Then frankly: can we save the screen at all?',
      'what is the worst thing about our screen',
      'Honestly, is Keel still any good?',
      'worst part first: is it the length?',
    ],
    says: [
      'Length. Idea’s right, one place for all of it. Cut to a slip it’s worth having. Long, it’s a manual with a light on.',
    ],
  },
  {
    id: 'two-minutes-why',
    on: ['common:what_would_move_you', 'answer:enough'],
    asked: [
      'Why two minutes and not five?',
      'why must it be two minutes',
      'Where do the two minutes come from?',
      'What happens if it takes longer than two minutes?',
    ],
    says: ['Sixty mails, one day. Two minutes, I get through. Five, Pelican has quoted.'],
  },
  {
    id: 'which-real-mail',
    on: ['common:what_would_move_you', 'statement:offer-mail-beside', 'statement:offer-real-case'],
    asked: [
      'Which mail could we take?',
      'which one shall I pick from the pile',
      'Which real mail do you mean?',
      'do you have one here that we could put through',
    ],
    says: ['Top of the pile. Prawns from this morning will do. Ship 27 years old, see if your screen notices.'],
    tells: ['prawns'],
  },
  {
    id: 'refuse-which-rule',
    on: ['answer:never', 'statement:offer-light-hint'],
    asked: [
      'When would the screen refuse a cargo?',
      'which rule do you fear',
      'Has it refused one already?',
      'What kind of cargo would it turn down wrongly?',
      'why would it decline something by itself',
    ],
    says: [
      'Old ship, it says no. But short trip, good class, dry cargo, I might take it. Screen knows the number. I know the file.',
    ],
  },
  {
    id: 'hartono-how-many',
    on: ['opening', 'follow-up:hartono-twelve', 'answer:hartono', 'fact:slot'],
    asked: [
      'How many of the twelve will you quote?',
      'will all twelve renewals get a price',
      'Do you turn any of his twelve down?',
      'out of Hartono’s dozen, how many are good',
    ],
    says: ['Ten or so. Two he keeps for the end and reads fast. Those two I ask about.'],
  },
  {
    id: 'hartono-asks-most',
    on: ['opening', 'follow-up:hartono-twelve', 'answer:hartono', 'follow-up:hartono-how-many', 'fact:slot'],
    asked: [
      'What does he ask you most often?',
      'what does Hartono usually want to know',
      'Which question does the broker always put?',
      'Is it the price he asks about first?',
    ],
    says: ['“When?” Always “when”. How much comes second.'],
  },
  {
    id: 'hartono-screen',
    on: [
      'answer:hartono-sends',
      'follow-up:hartono-twelve',
      'follow-up:hartono-how-many',
      'answer:hartono',
      'follow-up:hartono-asks-most',
    ],
    asked: [
      'Could he send his twelve through our screen?',
      'would Hartono type into the screen himself',
      'Would the broker fill it in on 7 December?',
      'can the broker enter his own renewals',
    ],
    says: ['No. He talks, I write. Give him a form, he rings somebody else.'],
  },
  {
    id: 'top-one-says',
    on: ['follow-up:how-you-quote-open', 'statement:offer-real-case'],
    asked: [
      'Top one, what does it say?',
      'what is written in the first mail',
      'OK I read the top one, what now?',
      'which cargo is the one on top',
    ],
    says: [
      'Timber in bundles, Surabaya to Osaka. Claims clean, ship not named yet. I’d quote it, on condition she’s under fifteen.',
    ],
  },
  {
    id: 'only-five-really',
    on: ['fact:five-things', 'answer:really-use', 'answer:only-few-matter', 'answer:why-five'],
    asked: [
      'Only five?',
      'Just five, nothing else?',
      'five out of 64, seriously?',
      'Really no more than five?',
      'so five and that’s it',
    ],
    says: ['Only five. Each covers one way to lose a cargo. Never needed a sixth for a price.'],
  },
  {
    id: 'when-stop-reading',
    on: [
      'answer:order-of-five',
      'fact:five-things',
      'follow-up:which-first-of-five',
      'answer:step-by-step',
      'answer:only-few-matter',
    ],
    asked: [
      'and when do you stop?',
      'at which point do you stop reading',
      'When do you give up on a mail?',
      'where do you stop',
      'what makes you stop',
    ],
    says: ['First bad one. Bad goods or bad ship, I don’t read the claims.'],
  },
  {
    id: 'insured-name',
    on: ['fact:five-things', 'answer:really-use', 'answer:only-few-matter', 'answer:sum-insured'],
    asked: [
      "What about the insured's name?",
      'don’t you need to know who the client is',
      'and the name of the customer?',
      'is it not important who the insured is',
      'who owns the cargo, does it matter',
    ],
    says: ['Name’s in the mail, I read it there. Needn’t type it. Mr Koh screens it before the bind.'],
  },
  {
    id: 'show-five-in-mail',
    on: ['fact:five-things', 'answer:really-use', 'answer:only-few-matter', 'answer:why-five'],
    asked: [
      'Can you show me those five in a real mail from this morning?',
      'where are the five in one of your mails',
      'could you point at the five in a real submission',
      'show me with a real one please',
      'can we look for the five in the top mail',
    ],
    says: [
      'Top one. Timber, bundles, Surabaya to Osaka, claims clean, all in four lines. Ship’s age is missing, so I quote on condition.',
    ],
  },
  {
    id: 'timber-why-condition',
    on: ['follow-up:top-of-pile', 'follow-up:where-stop', 'follow-up:top-one-says', 'follow-up:show-five-in-mail'],
    asked: [
      'What condition?',
      'why fifteen years',
      'So you quote although the ship is missing?',
      'why don’t you wait until the ship is named',
      'and if she turns out older than fifteen?',
      'how do you write such a condition',
    ],
    says: ['Quote stands if she’s under fifteen and classed. Older, it’s gone. Broker knows, he finds a young one.'],
  },
  {
    id: 'timber-screen',
    on: ['follow-up:top-of-pile', 'follow-up:where-stop', 'follow-up:top-one-says', 'follow-up:show-five-in-mail'],
    asked: [
      'Would the screen have shown me that?',
      'what would our form do with this one',
      'how would you enter this in the 64 boxes',
      'Could you have quoted that on our screen?',
      'what happens in the prototype when the ship is missing',
    ],
    says: ['No. Your screen stops at “vessel name”, red star, no price. That mail would still be sitting there.'],
  },
  {
    id: 'timber-refer',
    on: ['follow-up:top-of-pile', 'follow-up:where-stop', 'follow-up:top-one-says', 'follow-up:show-five-in-mail'],
    asked: [
      'And this one, do you refer it to somebody?',
      'does this one go to anyone else',
      'Do you need somebody’s yes for the timber?',
      'is this one yours alone',
      'would you pass that on',
    ],
    says: ['No, small one. Stays with me. Too big for one ship, it would go upstairs.'],
  },
  {
    id: 'timber-typical',
    on: [
      'follow-up:top-of-pile',
      'follow-up:where-stop',
      'follow-up:top-one-says',
      'follow-up:show-five-in-mail',
      'fact:prawns',
      'answer:last-no',
    ],
    asked: [
      'Is that one typical?',
      'was that an ordinary one',
      'do most of them look like this',
      'Is it a normal case or a special one?',
      'how usual is that',
    ],
    says: ['Typical, yes. Most are decided on one line, either way.'],
  },
  {
    id: 'timber-right-stop',
    on: [
      'answer:real-submission',
      'follow-up:top-of-pile',
      'statement:offer-real-case',
      'answer:case-from-hartono',
      'answer:start-with-what',
    ],
    asked: [
      "I would have stopped at the ship's age. Am I right?",
      'I’d stop at the vessel, correct?',
      'my guess is the ship',
      'is it the ship where you would stop',
      'I think the ship is the problem here',
    ],
    says: ['Right place to look. Ship’s not named, so there’s a gap. I quote with a condition, I don’t refuse.'],
  },
  {
    id: 'timber-what-read',
    on: [
      'answer:real-submission',
      'statement:offer-real-case',
      'answer:case-from-hartono',
      'answer:start-with-what',
      'follow-up:top-of-pile',
      'follow-up:how-you-quote-open',
    ],
    asked: [
      'What are you looking at now?',
      'what do you look at first in this one',
      'where are your eyes going',
      'OK, I’m reading it. What do you see?',
      'Here it is. What do I look for?',
      'I have it in my hand, what now',
    ],
    says: [
      'Goods. Timber, bundles, fine. Then the ship, and there isn’t one yet. Route, Surabaya to Osaka, no changes. Claims clean.',
    ],
  },
  {
    id: 'timber-where-no',
    on: ['answer:real-submission', 'follow-up:top-of-pile', 'statement:offer-real-case'],
    asked: [
      'Where did you say no?',
      'did you say yes or no to it',
      'What did you answer on this one?',
      'yes or no on that one',
      'and, did you quote it',
    ],
    says: ['Didn’t say no. Quoted it, with a condition on the ship’s age. The no this morning was another one.'],
  },
  {
    id: 'prawns-only-age',
    on: ['fact:prawns', 'answer:prawns-detail', 'answer:last-no'],
    asked: [
      'So the age of the ship was the only reason?',
      'nothing else was wrong with it?',
      'only because of the ship?',
      'Everything but the ship was fine?',
      'and apart from the ship it was ok?',
    ],
    says: ['Yes, the ship alone. Goods, packing, route, claims, all clean.'],
  },
  {
    id: 'prawns-limit-official',
    on: ['fact:prawns', 'answer:prawns-detail', 'answer:last-no', 'answer:vessel-age', 'follow-up:prawns-limit'],
    asked: [
      'Is 27 years over some official limit, or is that your own rule?',
      'is it written somewhere',
      'who set the age limit',
      'Is that a company rule or yours?',
      'where does this limit come from',
    ],
    says: ['My rule. Twenty-six years of ships. Manual says nothing you could use.'],
  },
  {
    id: 'prawns-form',
    on: ['fact:prawns', 'answer:prawns-detail', 'answer:last-no'],
    asked: [
      'What would the form have done with the prawns?',
      'What did you see that the form would not have shown me?',
      'would our screen have caught the old ship',
      'How many boxes would I have had to fill for that no?',
      'could we have asked for the vessel first',
    ],
    says: [
      'Sixty-four boxes, then a no. Ship’s year sits at box thirty-eight. Put it second and it’s forty seconds again.',
    ],
  },
  {
    id: 'coffee-money-back',
    on: ['fact:coffee', 'answer:coffee-why-missed', 'answer:five-fine-still-no'],
    asked: [
      'S$1.3 million, did you get any of it back?',
      'who paid the 1.3 million',
      'Was the money lost completely?',
      'did reinsurance pay for it',
      'and the loss, who carried it',
    ],
    says: ['We paid it. That’s the job. Sold the wet bags for a little, not worth the trucks.'],
  },
  {
    id: 'coffee-field-deck',
    on: ['fact:coffee', 'answer:coffee-why-missed', 'answer:coffee-detect', 'answer:five-fine-still-no'],
    asked: [
      'So a field for "on deck yes/no" would have prevented it?',
      'would one more box, deck or below, have helped',
      'Should we add a field for stowage on deck?',
      'shall I put deck as a sixth field',
      'more fields would not have saved it, right?',
    ],
    says: ['No. Broker leaves it empty or ticks “below”. He’d said it in the mail. Mail has to be read.'],
  },
  {
    id: 'coffee-screen-find',
    on: ['fact:coffee', 'answer:coffee-why-missed', 'answer:coffee-detect', 'answer:five-fine-still-no'],
    asked: [
      'How should a screen find that in line forty?',
      'could the screen have shown you line forty',
      'how can we make sure somebody reads line forty',
      'What could the screen do so that it does not happen again?',
      'how to help you not to miss such a line',
    ],
    says: ['Show the whole mail beside the boxes, and mark “deck” in it. Marking is the machine’s, reading is mine.'],
  },
  {
    id: 'coffee-how-long-mail',
    on: ['fact:coffee', 'answer:coffee-why-missed', 'answer:five-fine-still-no'],
    asked: ['Line forty of how many?', 'how long was that mail', 'Was it the last line?', 'why was it so far down'],
    says: ['Forty-four. Last lines were greetings. Truth sits just above the greetings.'],
  },
  {
    id: 'coffee-broker',
    on: ['fact:coffee', 'answer:coffee-why-missed', 'answer:five-fine-still-no'],
    asked: [
      'Who was the broker?',
      'was it Hartono',
      'did the broker hide it on purpose',
      'does that broker still send to you',
      'whose fault was it, the broker’s?',
    ],
    says: ['Not Hartono. A decent one. He’d written it down, so no lie. I didn’t get to it.'],
  },
  {
    id: 'rest-mine',
    on: ['fact:referral', 'answer:when-refer', 'answer:other-refer', 'answer:decide-alone'],
    asked: [
      'Everything else is yours?',
      'and the rest you decide yourself?',
      'So size goes to her, names to Mr Koh, war to London, and the rest is yours?',
      'so apart from these everything stops with you',
      'nothing else leaves your desk?',
      'So only above five million?',
    ],
    says: ['Yes. Rest is mine. Three doors out: Madam Tay, Mr Koh, London.'],
  },
  {
    id: 'tay-how-long',
    on: ['fact:referral', 'answer:when-refer', 'answer:refer-why', 'answer:decide-alone'],
    asked: [
      'How long does she take?',
      'does she ever say no',
      'and how fast do you get her answer',
      'how do you ask her',
      'does she read the file too',
    ],
    says: ['One minute. I walk over, four words, she nods. Says no perhaps once a month.'],
  },
];
