import type { FollowUp } from '@parley/shared';

export const theHoleBeforeLaunchFollowUps: readonly FollowUp[] = [
  {
    id: 'door-with-number',
    on: ['opening'],
    asked: [
      'What do you mean, a door with a number on it?',
      'a door with a number, could you explain that',
      'How is a door different from a bug?',
      'not a bug but a door, what is the difference',
      'A door?',
      'what does the number on the door stand for',
    ],
    says: [
      'A bug does something wrong. This does what it was written to do: it takes a number and opens, and it asks nobody who they are.',
    ],
  },
  {
    id: 'next-patient-really',
    on: ['opening', 'answer:endpoint-what', 'common:example', 'statement:news-i-know-little'],
    asked: [
      'So I change the number and see somebody else’s prescription?',
      'behind the next number is really another patient?',
      'Is it that easy, just the next number?',
      'one only has to count up?',
    ],
    says: [
      'Yes, it is that easy. The numbers are in order, so one adds one and reads the next person. I did it once, to confirm, and it is recorded.',
    ],
  },
  {
    id: 'why-close-door',
    on: ['opening'],
    asked: [
      'Why should I close the door?',
      'who shouldn’t hear us?',
      'Is there somebody who must not hear this?',
      'should this stay between us',
    ],
    says: [
      'Because one person at a desk outside is afraid, and every word through a door becomes a rumour. What is decided here may be said everywhere.',
    ],
  },
  {
    id: 'want-from-me-back',
    on: ['opening'],
    asked: [
      'What do you want me to want?',
      'i want to hear first what you need from me',
      'First I want to understand it. What should I ask?',
      'before I want anything, tell me what I must know',
    ],
    says: [
      'Then ask three things: how far it goes, whether somebody was there before us, and what I can sign. I answer each in one sentence.',
    ],
  },
  {
    id: 'read-since-midnight',
    on: ['opening', 'answer:how-long-open'],
    asked: [
      'Since midnight? What have you read?',
      'you’ve been reading all night, what exactly',
      'What did all that reading give you?',
      'and what came out of your night of reading',
    ],
    says: [
      'That it is a pattern and not an accident, that is first. Second, something in the access logs. Neither belongs to the label page alone.',
    ],
  },
  {
    id: 'found-by-whom',
    on: ['opening'],
    asked: [
      'Who found it?',
      'who told you about it last night',
      'How did you hear of it?',
      'and who discovered the door',
      'By whom?',
      'which person noticed it',
    ],
    says: [
      'A student in the team, in the course of his task, and he came to me within the hour. He did it correctly, and he is afraid.',
    ],
  },
  {
    id: 'chosen-television',
    on: ['fact:launch'],
    asked: [
      'Who chose the date?',
      'who decided on the first of December',
      'Why for the television?',
      'so the date came from marketing',
    ],
    says: [
      'Paula Renwick, with the agency, as the spots were booked from that day. The software was informed afterwards.',
    ],
  },
  {
    id: 'numbers-in-order',
    on: ['fact:pilot', 'statement:claim-true-pilot', 'statement:offer-random-numbers'],
    asked: [
      'Why are the numbers in order?',
      'who gave them consecutive numbers',
      'Is the order the actual problem?',
      'would it be safe if the numbers were random',
    ],
    says: [
      'Because a database counts, that is its nature. The order makes it easy; the missing check makes it possible. One mends the second.',
    ],
  },
  {
    id: 'message-pragmatic',
    on: [
      'fact:review-cut',
      'statement:claim-full-review',
      'answer:september-own',
      'common:are_we_all_right',
      'statement:adm-pragmatic',
      'answer:angry',
    ],
    asked: [
      'What did my message say exactly?',
      'the word pragmatic, what else was in that message',
      'Do you still have that message?',
      'can you read me what i wrote in september',
    ],
    says: [
      '“Let us be pragmatic and take the two days that we have.” It was sent at 17:50, with a smile at the end. I kept it.',
    ],
  },
  {
    id: 'two-days-what-read',
    on: ['fact:review-cut', 'statement:claim-true-cut'],
    asked: [
      'What did you do with the two days?',
      'in two days, how much could you read',
      'What did you leave out because of that?',
      'which parts did you manage to review then',
    ],
    says: [
      'I read what patients need most often, the refills, and I listed the rest. The label page stands on that list, for day four.',
    ],
  },
  {
    id: 'conscience-cheap',
    on: ['fact:television', 'statement:news-tv-deadline'],
    asked: [
      'Do you think we should pay the 36,000?',
      'is 36,000 worth it in your eyes',
      'So you’d move the spots?',
      'should i pay that to move the tv',
    ],
    says: [
      'Only if the film promises what does not open. It is small beside 240,000, and still it is money for nothing if refills are enough.',
    ],
  },
  {
    id: 'who-calls-agency',
    on: ['fact:television', 'statement:offer-move-tv', 'statement:news-tv-deadline', 'answer:move-television'],
    asked: [
      'Who decides whether the spots move?',
      'who has to call the agency',
      'What does the film show?',
      'do you know what is in the TV film',
    ],
    says: [
      'Paula decides it, through her agency. I have not seen the film. Somebody should look today whether it shows a label or a refill.',
    ],
  },
  {
    id: 'until-four-what',
    on: ['fact:paula-at-four', 'statement:news-paula-four', 'common:next_step'],
    asked: [
      'What must we know by four?',
      'so what do we have to have ready at 16:00',
      'What should be done before I see Paula?',
      'until four o’clock, what are the steps',
    ],
    says: [
      'The page closed, with the hour. The privacy officer told. And one line for Tuesday that I would sign. Then you report instead of asking.',
    ],
  },
  {
    id: 'seventeen-which',
    on: [
      'fact:pattern',
      'answer:how-many-open',
      'statement:claim-one-page',
      'answer:which-pages',
      'follow-up:one-page-many',
    ],
    asked: [
      'Which 17?',
      'what are the seventeen',
      'Are all 17 as bad as the label page?',
      'what’s in those other sixteen',
      'Which ones?',
      'can you list the seventeen for me',
    ],
    says: [
      'Messages to the pharmacist, allergies, delivery addresses, the labels, and what hangs on them. The label page is the worst. I have the list here.',
    ],
  },
  {
    id: 'forty-six-safe',
    on: ['fact:pattern', 'answer:how-many-open', 'statement:claim-one-page', 'follow-up:one-page-many'],
    asked: [
      'And the other 46, are they safe?',
      'so 46 are clean?',
      'What about the rest of the 63?',
      'the remaining endpoints are fine then?',
      'And the rest?',
      'what about those that aren’t among the 17',
    ],
    says: [
      'No. Nine of them I have read and they are clean. The others only do not match my search, and that is not the same as being safe.',
    ],
    tells: ['refill-only'],
  },
  {
    id: 'stupid-meaning',
    on: ['fact:pattern'],
    asked: [
      'What do you mean by merely stupid?',
      'what wouldn’t a search find',
      'Such as what, that a search misses?',
      'can you give an example for something the search can’t find',
    ],
    says: [
      'A check that is there and compares the wrong thing. It looks like a lock, and any key turns it. One sees that only by reading.',
    ],
  },
  {
    id: 'sure-seventeen',
    on: ['fact:pattern', 'answer:how-find-pattern', 'answer:how-many-open', 'follow-up:one-page-many'],
    asked: [
      'How sure are you about the 17?',
      'could it be fewer than seventeen',
      'Did you test all 17?',
      'have you tried each of them out',
    ],
    says: [
      'Of the pattern I am sure, I looked at each of them by eye. I tried only the label page, since trying means reading a patient.',
    ],
  },
  {
    id: 'two-people-which',
    on: [
      'fact:repair-times',
      'statement:offer-full-review',
      'statement:ref-no-days',
      'common:how_can_i_help',
      'answer:reviewers-who',
      'answer:team-size',
    ],
    asked: [
      'Which two people?',
      'who are the two you need',
      'Two people, is that you and somebody else?',
      'who’d do the reading with you',
      'Who would that be, the two?',
      'do you already know who reads with you',
    ],
    says: [
      'Myself and Ingrid Voss. She wrote none of it, she is patient, and she is tied to the reports until January. You would have to free her.',
    ],
  },
  {
    id: 'eight-days-from',
    on: [
      'fact:repair-times',
      'statement:offer-full-review',
      'answer:eight-days-half',
      'answer:sign-which-date',
      'statement:offer-postpone-all',
      'follow-up:dates-of-parts',
    ],
    asked: [
      'Eight days from when?',
      'until 8 december if you start when',
      'Does that count the weekend?',
      'what if we only start on Monday',
      'Starting when?',
      'if you begin tomorrow do you finish on the eighth',
    ],
    says: [
      'From tomorrow, Friday, without Saturday and Sunday. If we begin on Monday it ends on the 9th. The days do not shrink by waiting.',
    ],
  },
  {
    id: 'why-eight',
    on: ['fact:repair-times', 'answer:eight-days-half', 'answer:weekend', 'common:more_time', 'answer:team-size'],
    asked: [
      'Why eight days?',
      'how do you get to eight days',
      'Is that with or without repairing?',
      'eight days only for reading?',
    ],
    says: [
      'It is seven endpoints a day between two people, read twice, with the corrections written beside them. More than seven, and one begins to skim.',
    ],
  },
  {
    id: 'one-day-label',
    on: ['fact:repair-times', 'answer:repair-who'],
    asked: [
      'One day for the label page, starting when?',
      'when could the label page be mended',
      'If you start now, is the label page done by tomorrow?',
      'and the label page alone, by when is that fixed',
    ],
    says: [
      'If he begins now it is mended tomorrow at this hour, and then it is read. Mended does not mean open; it stays off until I have signed it.',
    ],
  },
  {
    id: 'nine-endpoints-what',
    on: ['fact:refill-only', 'answer:two-days-covered', 'statement:claim-all-read', 'answer:refill-useful'],
    asked: [
      'What exactly can a patient do with these nine?',
      'which functions are those nine endpoints',
      'What is in the nine?',
      'the nine for refills, do they include login',
      'Which nine?',
      'the nine clean ones, what are they good for',
    ],
    says: [
      'Order the same tablets again, choose the pharmacy, and see when they are ready. No label, no message, no address to change.',
    ],
  },
  {
    id: 'nine-changed-since',
    on: ['fact:refill-only', 'answer:two-days-covered', 'statement:claim-all-read'],
    asked: [
      'Has anybody changed them since September?',
      'are those nine still the same as in september',
      'What if they’ve been changed after your review?',
      'how do you know that they are still clean',
    ],
    says: [
      'Nobody has changed them. I compared them in the night, line by line, with what I read. It was the one good hour.',
    ],
  },
  {
    id: 'sign-today-refill',
    on: [
      'fact:refill-only',
      'answer:refill-decision',
      'statement:offer-refill-only',
      'answer:launch-i-sign',
      'answer:sign-now',
      'common:agree_now',
      'statement:sum-false-block',
      'common:is_that_acceptable',
      'statement:offer-half-pilot',
    ],
    asked: [
      'When can you sign for the refills?',
      'You’d really sign for those today?',
      'if it’s refills only, can I have it in writing today',
      'When would I get your signature for the refills?',
      'so for the refill part you sign today, right?',
    ],
    says: [
      'Yes, today, as soon as the form says refills and nothing else. I change the text, I test that the rest is off, and then I sign.',
    ],
  },
  {
    id: 'four-minutes-machine',
    on: [
      'fact:night-log',
      'answer:how-many-read',
      'statement:claim-no-access',
      'statement:sum-log',
      'follow-up:what-in-log',
    ],
    asked: [
      'Was it a machine?',
      '38 in four minutes, is that a person or a script',
      'Could a human do that by hand?',
      'was that done by a program',
    ],
    says: [
      'By hand it is possible, six seconds for each. A machine would have read more and faster. I conclude nothing from it.',
    ],
  },
  {
    id: 'only-that-night',
    on: [
      'fact:night-log',
      'answer:how-many-read',
      'statement:claim-no-access',
      'statement:sum-log',
      'follow-up:what-in-log',
    ],
    asked: [
      'Only on that one night?',
      'has it happened again since the 21st',
      'Was there anything on the other nights?',
      'did the same address come back',
      'Just once?',
      'on other nights too, or only on the 21st',
    ],
    says: [
      'Only then, as far as the logs show. I read all nights since 16 November. That address did not come before and has not come back.',
    ],
  },
  {
    id: 'thirty-eight-who',
    on: [
      'fact:night-log',
      'answer:how-many-read',
      'statement:sum-log',
      'answer:night-log-contact',
      'follow-up:what-in-log',
    ],
    asked: [
      'Who are the 38?',
      'do we know which patients those were',
      'Do you have their names?',
      'can you tell whose labels were read',
      'Whose labels?',
      'are the thirty-eight patients known to us by name',
    ],
    says: [
      'I know the numbers, and from the numbers the names follow. I have them on one sheet for the privacy officer and for nobody else.',
    ],
  },
  {
    id: 'when-you-saw-log',
    on: ['fact:night-log', 'statement:claim-no-access', 'answer:how-many-read', 'follow-up:what-in-log'],
    asked: [
      'When did you find that?',
      'since when do you know about the 38',
      'Who else has seen these log lines?',
      'at what time did you see it in the logs',
    ],
    says: ['At five this morning. I looked at it twice, made two copies and told nobody until you asked.'],
  },
  {
    id: 'sequence-why-bad',
    on: ['fact:night-log', 'answer:logs-show-intent'],
    asked: [
      'Why is the sequence so telling?',
      'in sequence, what does that tell you',
      'Couldn’t it be an error of the app itself?',
      'can it be our own system that read them one after another',
    ],
    says: [
      'A patient has one number. The app asks for that one. Whoever asks for thirty-eight in a row is counting, and the app does not count.',
    ],
  },
  {
    id: 'gil-not-told-why',
    on: ['fact:privacy-officer', 'statement:claim-gil-knows'],
    asked: [
      'Why didn’t you tell him yourself?',
      'you haven’t told Gil, why',
      'You saw him this morning and said nothing?',
      'why has nobody told the privacy officer yet',
    ],
    says: [
      'Because through a corridor it becomes gossip, and from me alone it becomes a complaint. It should come from the one who leads the project.',
    ],
  },
  {
    id: 'gil-where-when',
    on: [
      'fact:privacy-officer',
      'statement:offer-tell-gil',
      'answer:gil-together',
      'answer:gil-person',
      'common:talk_to_them',
      'concern:the-night-log',
      'common:next_step',
      'statement:ref-no-gil',
      'statement:offer-gil-later',
      'common:who_else',
    ],
    asked: [
      'When is he in his office?',
      'where do I find Gil Fontaine',
      'Is he there now?',
      'what time can we go to him, before noon?',
      'And where is he?',
      'when can I catch Gil Fontaine',
    ],
    says: [
      'Second floor, the last door on the left. He is there since eight and he does not eat lunch out. We can go when this page is closed.',
    ],
  },
  {
    id: 'gil-first-sentence',
    on: [
      'fact:privacy-officer',
      'statement:offer-tell-gil',
      'answer:gil-together',
      'answer:wait-tell-gil',
      'concern:the-night-log',
      'answer:tell-gil-yourself',
    ],
    asked: [
      'What do I say to him first?',
      'how should I begin with Gil',
      'What does he need to know in one sentence?',
      'which facts do I have to give him',
      'And what do I say?',
      'how do I tell the privacy officer in one sentence',
    ],
    says: [
      '“Labels of other patients could be read since 16 November, and somebody has read some.” Then you stop, and he asks for the log.',
    ],
  },
  {
    id: 'ninety-calls-manage',
    on: ['fact:switch', 'statement:offer-close-now'],
    asked: [
      '90 calls a day for all pharmacies together?',
      'is 90 calls a lot for them',
      'How do you get to ninety calls?',
      'ninety a day, how many pharmacies is that',
    ],
    says: [
      'For all counters together, from how often the page is opened by those who have no printed label at hand. It is work, and it is not harm.',
    ],
  },
  {
    id: 'ten-minutes-how',
    on: ['fact:switch', 'statement:offer-close-now', 'answer:close-now'],
    asked: [
      'How does the switch work?',
      'ten minutes for a switch, why so long',
      'Does switching it off break anything else?',
      'what does a patient see when it’s off',
    ],
    says: [
      'I set it, the servers take it one after the other, that is the ten minutes. The patient sees a line of text, and the refills continue.',
    ],
  },
  {
    id: 'whole-price',
    on: ['fact:switch'],
    asked: [
      'That’s really all it costs?',
      'so no harm for patients?',
      'Is there really no other price?',
      'nobody misses a medicine then?',
    ],
    says: [
      'A few patients read their dose there, and they must reach a pharmacist. So the counters have to be warned first. That is the price, complete.',
    ],
  },
  {
    id: 'devon-right-order',
    on: ['fact:devon', 'common:what_is_good', 'answer:devon-allowed'],
    asked: [
      'What was the right order?',
      'what do you mean, everything in the right order',
      'What did he do exactly?',
      'which steps did he take',
    ],
    says: [
      'He saw a wrong name, he closed the page, he changed nothing, he told nobody in the corridor, and he came to me. In that order.',
    ],
  },
  {
    id: 'devon-where-now',
    on: ['fact:devon', 'concern:devon', 'answer:devon-state', 'answer:devon-do', 'statement:offer-thank-devon'],
    asked: ['At which desk is he, then?', 'is Devon here today', 'Can I speak to him right now?', 'where does he sit'],
    says: [
      'At the desk by the printer. He has pretended since seven to read a manual. Go to him after this, and not with a folder under your arm.',
    ],
  },
  {
    id: 'devon-lawyer',
    on: ['concern:devon', 'answer:devon-state'],
    asked: [
      'Does he really need a lawyer, and what did you tell him?',
      'Does he need a lawyer?',
      'why does he think he needs a lawyer',
      'What did you answer him about the lawyer?',
      'lawyer, is he in any trouble',
    ],
    says: [
      'He needs none, and I told him so. He has read of students who reported a hole and met the police. One remembers those stories at midnight.',
    ],
  },
  {
    id: 'devon-what-say',
    on: [
      'concern:devon',
      'answer:devon-do',
      'statement:offer-thank-devon',
      'answer:student-name',
      'statement:claim-student-hacker',
      'answer:devon-allowed',
    ],
    asked: [
      'What should I say to him?',
      'which sentence would help Devon most',
      'What would you say to him in my place?',
      'how do I put it so he believes me',
      'What do I tell him?',
      'how can I calm the student down',
    ],
    says: ['“You did right, and I have written that to your manager.” The second half must be true when you say it.'],
  },
  {
    id: 'devon-meeting-four',
    on: ['concern:devon', 'statement:offer-hush-student'],
    asked: [
      'And if Paula asks who was looking around?',
      'what do I say at four about the student',
      'What’s the answer when they ask at four?',
      'how do I protect him in the meeting',
    ],
    says: [
      'Say: a tester found it in his task and reported it within the hour. It is the whole truth, and there is no name in it.',
    ],
  },
  {
    id: 'devon-written-where',
    on: ['concern:devon', 'statement:offer-shield-student', 'answer:devon-manager'],
    asked: [
      'Where should it be written?',
      'to whom should I write about him',
      'Written to whom, HR?',
      'is a mail to his manager enough',
    ],
    says: [
      'To Arlo Benson, who is his manager on paper, and a copy to HR. Two sentences, today, with the hour at which he reported it.',
    ],
  },
  {
    id: 'one-page-many',
    on: [
      'concern:signing-unread',
      'statement:sum-signing',
      'answer:why-one-page-not-enough',
      'common:what_do_you_mean',
      'common:main_worry',
      'statement:offer-fix-one',
      'follow-up:want-from-me-back',
      'follow-up:read-since-midnight',
    ],
    asked: [
      'How many other pages are like it?',
      'ok, how many pages are written the same way',
      'So how many more are there?',
      'and how many others did you find',
    ],
    says: [
      'Seventeen of 63, the label page among them, by a search in the night. A search is not a reading, so it is seventeen at least.',
    ],
    tells: ['pattern'],
  },
  {
    id: 'sign-for-what-form',
    on: ['concern:signing-unread', 'answer:sign-now', 'common:main_worry', 'common:cost_to_you'],
    asked: [
      'What does the form say that you sign?',
      'what is written on the release form',
      'What does your signature mean on that form?',
      'the form with your name, what do you confirm with it',
    ],
    says: [
      'That what opens has been reviewed by me and may be used by patients. One sentence, and it has no word for “mostly”.',
    ],
  },
  {
    id: 'habit-tired',
    on: ['concern:signing-unread', 'answer:bug-or-design'],
    asked: [
      'What do you mean by a habit?',
      'a habit in the code, whose habit',
      'Why would someone write it like that?',
      'so one developer wrote it everywhere?',
    ],
    says: [
      'One takes the number that comes and answers it, since it is quicker and it works. One person did it, others copied it. Tired people copy.',
    ],
  },
  {
    id: 'basis-sign',
    on: ['concern:signing-unread'],
    asked: [
      'What basis would you accept?',
      'on which basis could you sign',
      'What would be a good basis for you?',
      'if not the mended page, what is a basis then',
    ],
    says: [
      'That I have read it. There is no other. For the part I have read I need no persuasion, so make the launch of that.',
    ],
  },
  {
    id: 'instruction-words',
    on: [
      'concern:open-now',
      'answer:close-now',
      'common:your_role',
      'answer:is-it-still-open',
      'common:say_again',
      'common:who_decides',
      'statement:offer-close-later',
      'statement:sum-open',
      'statement:news-not-my-decision',
      'common:which_first',
      'answer:need',
      'answer:which-first',
      'common:what_matters_most',
    ],
    asked: [
      'What exactly do I have to say?',
      'which sentence do you need from me',
      'How must the instruction sound?',
      'what should my sentence be so you close it',
      'Which words?',
      'how shall I phrase the order to close it',
    ],
    says: [
      '“Switch the label page off now.” With your name and the hour. Then I do it, and the record says that it was you.',
    ],
  },
  {
    id: 'why-not-yet-closed',
    on: ['concern:open-now', 'answer:is-it-still-open'],
    asked: [
      'Why hasn’t it been closed yet?',
      'why have you not closed it yourself already',
      'Why do you need me for that?',
      'couldn’t you have switched it off before I came',
    ],
    says: [
      'Because to take a service from patients needs somebody with authority. In the night there was none in the building. Now there is, and I have asked.',
    ],
  },
  {
    id: 'pharmacies-reason-wait',
    on: ['concern:open-now', 'statement:ref-no-close'],
    asked: [
      'How long would it take to warn them?',
      'can we warn the pharmacies before it’s off',
      'Should I call them first and then you close it?',
      'how many minutes would we lose if we warn them first',
    ],
    says: [
      'The switch needs ten minutes, and Renata needs two sentences. Start both at the same moment and nobody waits for anybody.',
    ],
  },
  {
    id: 'whose-name-noon',
    on: ['concern:open-now', 'answer:turn-on-again'],
    asked: [
      'In my name. Is that enough?',
      'it’s off in my name, is that all right',
      'Who might want it on again?',
      'who would turn it on again at noon',
    ],
    says: [
      'Your name is enough. Somebody from marketing will film the app at noon, they do it every week, and they will ask who took the page away.',
    ],
  },
  {
    id: 'closed-verify',
    on: ['concern:open-now', 'statement:offer-close-now', 'answer:turn-on-again'],
    asked: [
      'How do I know it’s really off?',
      'can you show me that it’s closed',
      'Will you test it afterwards?',
      'how will you check that nobody can get in any more',
    ],
    says: [
      'I ask for a label from a telephone outside our network, and it must refuse. I write the minute beside it, and you may look over my shoulder.',
    ],
  },
  {
    id: 'carry-midnight',
    on: ['concern:open-now', 'answer:why-not-midnight'],
    asked: [
      'Why do you say you’ll carry that part?',
      'you didn’t do anything wrong at midnight',
      'It wasn’t your fault that it stayed open.',
      'you shouldn’t blame yourself for the night',
    ],
    says: [
      'I had the switch under my hand and I let a word from September hold it. The hand was mine. I thank you all the same.',
    ],
    after: { concern: 'open-now', level: 'heard' },
    until: [
      'There was nobody here with authority, and I write that down as it was. Close it now, and the night is shorter by that.',
    ],
  },
  {
    id: 'renata-two-sentences',
    on: [
      'statement:offer-call-pharmacies',
      'answer:pharmacies',
      'answer:renata-who',
      'statement:offer-close-now',
      'common:talk_to_them',
      'answer:pharmacies-cope',
    ],
    asked: [
      'Which two sentences?',
      'what are the two sentences for the counters',
      'What do I tell Renata exactly?',
      'should I tell her why the page is off',
      'Two sentences, which?',
      'what should the counters be told',
    ],
    says: [
      '“The label page is off. Whoever calls, read him his label.” The reason she gets later, from you and the privacy officer.',
    ],
  },
  {
    id: 'identity-phone',
    on: [
      'answer:labels-meantime',
      'statement:offer-call-pharmacies',
      'answer:pharmacies',
      'answer:who-gets-harmed-closed',
      'answer:pharmacies-cope',
    ],
    asked: [
      'And how do they know who is calling?',
      'isn’t reading labels over the phone a risk too',
      'Do the pharmacists check who’s on the line?',
      'couldn’t anyone ring up and ask for a label',
    ],
    says: [
      'They ask the date of birth and the street, as they have always done. The telephone checks who asks; that is the difference.',
    ],
  },
  {
    id: 'few-depend-how-many',
    on: ['answer:who-gets-harmed-closed'],
    asked: [
      'How many patients depend on it?',
      'a few patients, how many is that',
      'How can we reach those few?',
      'who are the patients that read their dose there',
    ],
    says: [
      'I cannot count them, the page does not ask why one reads it. They are those whose dose changes; the counters know them by name.',
    ],
  },
  {
    id: 'what-in-log',
    on: [
      'concern:the-night-log',
      'statement:news-i-know-little',
      'answer:read-in-the-night',
      'common:how_do_you_know',
      'answer:keep-logs',
      'answer:night-log-why-stranger',
      'statement:offer-keep-logs',
      'follow-up:want-from-me-back',
      'follow-up:read-since-midnight',
    ],
    asked: [
      'What’s in the logs?',
      'yes, tell me what you found in those logs',
      'I want to know what is in them.',
      'so what do the access logs say?',
      'did somebody get in before the student?',
      'And what was in them?',
      'tell me about that second thing, the logs',
    ],
    says: [
      'On 21 November at 03:12 one address read 38 labels in four minutes, one number after the other. It was nobody from here.',
    ],
    tells: ['night-log'],
  },
  {
    id: 'who-knows-two',
    on: ['concern:the-night-log'],
    asked: [
      'Which two people know?',
      'two people in the building, who',
      'Who is the other one?',
      'you and who else knows what’s in them',
    ],
    says: [
      'You and I. The student knows of the page and not of the log, and I would leave it so until the privacy officer has spoken.',
    ],
  },
  {
    id: 'clock-of-law',
    on: ['concern:the-night-log', 'answer:commissioner'],
    asked: [
      'What clock do you mean?',
      'the clock of the law, how many hours is that',
      'When did that clock start?',
      'how much time does the law give us',
    ],
    says: [
      'From the moment when somebody here knew, and that was I, at five. How many hours it has, Gil Fontaine knows. I know only that it runs.',
    ],
  },
  {
    id: 'carries-upstairs',
    on: ['concern:the-night-log'],
    asked: [
      'Upstairs to whom?',
      'who has to carry it upstairs, me?',
      'Do you want me to take it to Gil?',
      'should it be me who tells him',
    ],
    says: [
      'You, to the second floor, and from there it is his. You have the authority and the project; I have only the paper.',
    ],
  },
  {
    id: 'extract-when',
    on: ['concern:the-night-log', 'statement:offer-tell-gil', 'answer:gil-together'],
    asked: [
      'When is your extract ready?',
      'how long do you need for the extract',
      'What is in this extract?',
      'can I have the extract before we go up',
    ],
    says: [
      'Twenty minutes. The lines of that night, the list of numbers, and how I copied it. You may see the lines; the names only he gets.',
    ],
  },
  {
    id: 'patients-hear-when',
    on: [
      'concern:the-night-log',
      'answer:night-log-contact',
      'statement:offer-tell-patients',
      'answer:tell-patients-pilot',
      'fact:night-log',
      'answer:how-many-read',
      'follow-up:what-in-log',
    ],
    asked: [
      'How soon should the 38 hear it?',
      'when do those patients get told',
      'This week still?',
      'who tells the thirty-eight, and by letter?',
    ],
    says: [
      'As soon as Gil Fontaine has decided the words, and I would press for this week. By letter or by telephone he decides; that it is said, we do.',
    ],
  },
  {
    id: 'carried-names',
    on: ['concern:the-night-log'],
    asked: [
      'You’ve read the names?',
      'all alone since five, why didn’t you wake me',
      'Do you know any of them?',
      'why did you carry that alone',
    ],
    says: [
      'One has to, to match the numbers to persons. I read them once, I knew none of them, and I closed the sheet. One does not wake somebody for a list.',
    ],
  },
  {
    id: 'provider-which',
    on: ['answer:night-log-trace', 'answer:police', 'fact:night-log', 'answer:how-many-read'],
    asked: [
      'Which provider is it?',
      'from which country is the address',
      'Could we write to the provider ourselves?',
      'so the address tells us nothing?',
    ],
    says: [
      'A large one, with very many customers. The address alone tells us that and no more. To a pharmacy it does not answer, to a judge it does.',
    ],
  },
  {
    id: 'researcher-or-not',
    on: [
      'answer:fear-log',
      'answer:night-log-why-stranger',
      'statement:claim-researcher-mail',
      'fact:night-log',
      'concern:the-night-log',
    ],
    asked: [
      'How would we know if it’s a researcher?',
      'what would a researcher do now',
      'Do researchers usually write?',
      'could it be somebody harmless',
    ],
    says: [
      'A researcher reads three, stops, and writes to us with his name. This one read thirty-eight and has not written. I say no more than that.',
    ],
  },
  {
    id: 'gil-angry-after',
    on: ['answer:gil-person', 'answer:wait-tell-gil'],
    asked: [
      'Will he be angry that it’s late?',
      'what will Gil ask me',
      'Does he blame people?',
      'how should I behave when I tell him',
    ],
    says: [
      'He will ask three things: since when, how many, who knows. Answer in numbers. He becomes slow when one explains, so do not explain.',
    ],
  },
  {
    id: 'gil-veto-refills',
    on: ['answer:gil-decides', 'fact:privacy-officer'],
    asked: [
      'And he’d let the refills run?',
      'would Gil accept the refills on Tuesday',
      'Could he stop Tuesday altogether?',
      'what if gil says everything off',
    ],
    says: [
      'I think that he lets them run, they are read, and people need their tablets. If he says off, then it is off, and I do not discuss it.',
    ],
  },
  {
    id: 'paula-which-three',
    on: [
      'answer:paula-words',
      'statement:news-paula-four',
      'fact:paula-at-four',
      'statement:offer-come-paula',
      'statement:offer-own-september',
      'common:will_you_support_me',
    ],
    asked: [
      'Can you help me with the wording for Paula?',
      'give me the three lines for paula',
      'In which order do I tell Paula?',
      'how would you say those three things to Paula',
      'Which three things?',
      'the three things for four o’clock, how do they go',
    ],
    says: [
      '“The label page has been off since this morning. Refills open on Tuesday. The privacy officer knows.” Then September, in one sentence, and then you wait.',
    ],
  },
  {
    id: 'paula-stage',
    on: ['answer:paula-person'],
    asked: [
      'What did she say on that stage?',
      'which stage, where did Paula announce it',
      'What exactly did she promise?',
      'did paula announce the labels as well',
    ],
    says: [
      'The autumn meeting, before the whole company. She said the app and the first of December. Which function, she did not say, I listened for it.',
    ],
  },
  {
    id: 'whim-evening',
    on: ['concern:signing-unread', 'answer:paula-together'],
    asked: [
      'Why would it be seen as your whim?',
      'who would call it a whim',
      'Has somebody called you difficult?',
      'i tell paula myself, is that what you want',
    ],
    says: [
      'Because a no from a technical lead becomes a mood by evening. As your decision it remains a decision. So yes, you say it.',
    ],
  },
  {
    id: 'who-says-no-early',
    on: ['concern:signing-unread', 'common:what_is_missing', 'common:main_worry'],
    asked: [
      'Who says no? I do.',
      'when the next part is wanted a day early I’d say no, enough?',
      'What if I’m the one who says no?',
      'could I be that person who says no',
    ],
    says: [
      'Yes, if it stands in writing that nothing opens without my signature, and you hold to it on a Monday evening at nine.',
    ],
  },
  {
    id: 'what-order-parts',
    on: ['answer:next-part', 'concern:signing-unread'],
    asked: [
      'Why labels last?',
      'why messages before delivery',
      'When would messages come?',
      'how long between the parts',
    ],
    says: [
      'Because for the labels one can telephone, and somebody has already paid for them. Messages are the smallest part to read, so they come first.',
    ],
  },
  {
    id: 'dates-of-parts',
    on: [
      'answer:next-part',
      'statement:offer-refill-only',
      'answer:refill-decision',
      'fact:refill-only',
      'statement:offer-full-review',
      'fact:repair-times',
    ],
    asked: [
      'Which day do I name for what is still unread?',
      'What date can I give Paula for the rest?',
      'by when is the rest of the app readable',
      'So after the refills, when comes everything else?',
    ],
    says: [
      'If two people begin tomorrow, the reading ends on 8 December. After it each part opens when it is mended and signed. Give her the eighth for the reading, not for the opening.',
    ],
    tells: ['repair-times'],
  },
  {
    id: 'refill-half',
    on: ['answer:refill-useful'],
    asked: [
      'More than half, how do you know?',
      'what share of the pilot uses refills',
      'Do you have the number?',
      'what do the others do in the app then',
    ],
    says: [
      'I counted it from the logs, since I had them open. The next is the label page, and then messages, far behind.',
    ],
  },
  {
    id: 'film-nicer',
    on: ['answer:refill-decision', 'statement:claim-film-refills'],
    asked: [
      'Who would switch something on for a film?',
      'make a film nicer, who’d do that',
      'Has that happened before?',
      'did marketing ever switch on a function',
    ],
    says: [
      'Not with this app. On the older website somebody put a page on for photographs, for one afternoon. It was harmless. I changed the password all the same.',
    ],
  },
  {
    id: 'server-not-menu',
    on: [
      'answer:dark-how',
      'answer:calm-enough',
      'statement:offer-refill-only',
      'common:your_proposal',
      'common:what_success_is',
      'concern:signing-unread',
    ],
    asked: [
      'Why isn’t hiding it in the menu enough?',
      'off at the server, what does that mean',
      'How long does it take to switch the rest off?',
      'who does that, switching off at the server',
      'Why at the server?',
      'isn’t it enough when the button is gone',
    ],
    says: [
      'Because an address works also when no button leads to it, as we saw last night. The server must refuse. I need half a day, and a second pair of eyes.',
    ],
  },
  {
    id: 'test-when-off',
    on: [
      'answer:dark-how',
      'answer:calm-enough',
      'statement:offer-refill-only',
      'common:your_contribution',
      'concern:signing-unread',
    ],
    asked: [
      'When would you test that?',
      'how do you test that it’s off',
      'Could the test be done before Tuesday?',
      'who tests it from outside',
    ],
    says: [
      'On Monday, from a telephone outside our network, each of the addresses, one after the other. Ingrid tests the same list, and we compare.',
    ],
  },
  {
    id: 'empty-line',
    on: ['answer:who-else-signs', 'answer:what-if-paula-no', 'statement:offer-i-sign'],
    asked: [
      'Has anyone ever released without you?',
      'what happens if your line is empty',
      'Would you tell anyone if Paula signs without you?',
      'release without your name, is that allowed',
    ],
    says: [
      'It is allowed, and nobody has done it in four years. I would hide nothing. The list of what is unread goes to the privacy officer with it.',
    ],
  },
  {
    id: 'note-nobody-reads',
    on: ['answer:sign-under-reserve', 'statement:offer-reservation'],
    asked: [
      'What if the note is on the first page?',
      'even if the reservations are in bold?',
      'Why would nobody read it?',
      'has a note of yours been ignored before',
    ],
    says: [
      'My list of the unread pages was a note, in September, on the first page. It was filed. You can ask yourself who read it.',
    ],
  },
  {
    id: 'list-unread-see',
    on: ['common:tried_before', 'statement:adm-unread-list', 'answer:two-days-covered', 'common:who_is_to_blame'],
    asked: [
      'Can I see that list now?',
      'where is the list of what was unread',
      'Which list is that?',
      'did you send me that list',
    ],
    says: [
      'You have it since September, with my second message. I have printed it also. It is two pages, and the label page is line nineteen.',
    ],
  },
  {
    id: 'overstep-who',
    on: ['answer:september-why-silent', 'answer:why-not-midnight', 'answer:september-who'],
    asked: [
      'Who told you that you overstep?',
      'the word overstep, was that me?',
      'What did they mean by overstep?',
      'overstep what, your job?',
    ],
    says: [
      'From whose mouth it came I shall not say. It was in the steering meeting, you were in the room, and nobody contradicted. Now it needs a correction more than a name.',
    ],
  },
  {
    id: 'say-again-september',
    on: [
      'answer:september-own',
      'answer:believe-cut-why',
      'statement:claim-true-cut',
      'common:what_would_move_you',
      'fact:review-cut',
      'common:who_is_to_blame',
      'common:what_is_missing',
    ],
    asked: [
      'What would you like me to say about it?',
      'how should I put it, about the review',
      'Is it enough if I say it to you?',
      'do you want me to say that in front of paula too',
    ],
    says: [
      '“I cut the review from ten days to two. It was my decision.” To me first, and then at four, before somebody asks.',
    ],
  },
  {
    id: 'day-four-plan',
    on: ['answer:would-ten-have-found', 'common:example'],
    asked: [
      'Day four? So two more days would have done?',
      'on the fourth day you’d have found it?',
      'So even four days would have been enough for this one?',
      'what was planned for the days after',
    ],
    says: [
      'For this page, yes, four days. Messages were day five and delivery day six. It was a plan, and each day had a name.',
    ],
  },
  {
    id: 'developer-who-tired',
    on: ['answer:who-wrote', 'common:who_is_to_blame', 'answer:repair-who'],
    asked: [
      'What happens to that developer?',
      'will he get into trouble',
      'Does he know it was his code?',
      'have you spoken with the one who wrote it',
    ],
    says: [
      'He knows, he was here until three and offered to go. I told him to sit down and mend it. Nothing else happens to him through me.',
    ],
  },
  {
    id: 'let-pilot-go',
    on: ['answer:your-part', 'common:tried_before', 'common:what_did_we_do_wrong'],
    asked: [
      'Why did you let them go to the pilot?',
      'why only a list and not a no',
      'Could you have stopped the pilot?',
      'you approved the pilot, didn’t you',
    ],
    says: ['Because I had said no twice and was tired of the sound of it. A list is a no that wishes to be liked.'],
  },
  {
    id: 'two-mistakes',
    on: ['answer:weekend', 'statement:offer-weekend'],
    asked: [
      'Which two mistakes did you find today?',
      'what did you read past yesterday',
      'Are you too tired to read well?',
      'two mistakes, were those serious',
    ],
    says: [
      'A comparison in the wrong direction, and a page that I had counted twice. Not doors, but I would not have missed them after sleep.',
    ],
  },
  {
    id: 'names-of-devs',
    on: ['answer:more-people', 'statement:offer-more-people', 'statement:claim-devs-free'],
    asked: [
      'Who knows the code well enough?',
      'which people would you take',
      'Do you have names in mind?',
      'whom should I ask for, for the reading',
    ],
    says: [
      'Ingrid Voss first. After her one of those who built the login, whichever of them writes comments. I do not need both.',
    ],
  },
  {
    id: 'four-days-which',
    on: ['answer:eight-days-half', 'statement:offer-shorter-review'],
    asked: [
      'What would you read in four days?',
      'if you had four days, what would be covered',
      'Which pages could be done by Wednesday?',
      'four days, would messages be included',
    ],
    says: [
      'Messages and delivery, with two people. Labels not. Then exactly these two could open, and nothing for which there were no days left.',
    ],
  },
  {
    id: 'central-check-when',
    on: ['answer:fix-all-at-once', 'common:other_options'],
    asked: [
      'How long does the central check take?',
      'what does this central check do',
      'Who could build the check at the entrance?',
      'would the check at the door already make it safe',
    ],
    says: [
      'Two days. It refuses whoever is not logged in. It does not know yet which label is whose, so it is a fence around the house and not a lock.',
    ],
  },
  {
    id: 'watch-tuesday-how',
    on: ['answer:after-launch', 'statement:offer-authority', 'statement:offer-monitoring'],
    asked: [
      'How would you see it?',
      'what would you watch for on tuesday',
      'Do you sit there the whole day?',
      'would you get an alarm if somebody reads in sequence',
    ],
    says: [
      'Three numbers in a row from one address, and a light goes on at my desk. I sit there until midnight, and Ingrid after me.',
    ],
  },
  {
    id: 'permission-writing',
    on: ['answer:after-launch', 'statement:offer-authority', 'common:what_would_move_you'],
    asked: [
      'What should the permission say?',
      'how do you want that permission worded',
      'From whom do you need it in writing?',
      'is a mail from me enough as permission',
    ],
    says: [
      '“Close first, telephone second.” From you, with the date. A mail is enough, and I print it. In September it took more words to tell me the opposite.',
    ],
  },
  {
    id: 'two-developers-three',
    on: ['answer:your-boss-private', 'common:what_others_say', 'answer:who-knows'],
    asked: [
      'Who are the two developers?',
      'what do these two think about it',
      'Can they keep it to themselves?',
      'do they know about the logs too',
    ],
    says: [
      'The one who wrote the page, and one who can read. They know of the page and not of the log, and they said little, because it was three.',
    ],
  },
  {
    id: 'arlo-lands',
    on: ['answer:arlo', 'common:what_others_say', 'answer:role'],
    asked: [
      'When does Arlo land?',
      'can we reach arlo on the plane',
      'What did Arlo’s message say exactly?',
      'who decides for Arlo while he’s away',
    ],
    says: [
      'Tomorrow in the morning. Until then his last message counts: do what you would sign. He knew that I would read it literally.',
    ],
  },
  {
    id: 'log-two-copies',
    on: ['answer:keep-logs', 'statement:offer-keep-logs', 'statement:offer-tidy-logs'],
    asked: [
      'Where are the two copies?',
      'who has access to the logs',
      'Who could delete them?',
      'two copies, in which place do you keep them',
    ],
    says: [
      'One in the safe by the servers, one sealed for Gil Fontaine. Six people can write in that system. I have asked all six to leave it alone.',
    ],
  },
  {
    id: 'half-past-three',
    on: ['answer:meet-again', 'statement:offer-sleep'],
    asked: [
      'What do we do at half past three?',
      'at half past three, what should I have ready',
      'Can you sleep with all that?',
      'who is here while you sleep from one to three',
    ],
    says: [
      'We read together what you say at four, one page. While I sleep Ingrid sits here, with my telephone and the permission to wake me.',
    ],
  },
  {
    id: 'label-example',
    on: ['answer:harm-open', 'answer:whats-on-label', 'common:worst_case'],
    asked: [
      'Give me an example of what one could read.',
      'which illness can you read from a label',
      'What’s the worst thing somebody could read there?',
      'why is a medicine name so revealing',
    ],
    says: [
      'A tablet that is given for one illness only. The neighbour looks it up in a minute, and he knows what the wife does not.',
    ],
  },
  {
    id: 'three-things-hours',
    on: [
      'answer:need',
      'common:how_can_i_help',
      'common:what_matters_most',
      'common:which_first',
      'statement:offer-vague',
      'answer:which-first',
    ],
    asked: [
      'By what hour do you want each of those?',
      'at what time should each of the three be done',
      'How long would those three take me?',
      'can all this be done before noon',
    ],
    says: [
      'The page now. The privacy officer before noon. What opens on Tuesday before four. It is one morning, if one begins.',
    ],
  },
  {
    id: 'consequence-own-authority',
    on: ['common:consequence'],
    asked: [
      'You would close it without me?',
      'on your own authority, would you really',
      'When would you do that, if I decide nothing?',
      'how long will you wait for me to decide',
    ],
    says: ['Yes. I wait as long as this conversation goes forward, and I write down the minute at which it stopped.'],
  },
  {
    id: 'never-happened',
    on: ['common:happened_before'],
    asked: [
      'Has anyone looked before?',
      'how can you know that it never happened before',
      'Since when do you keep the logs?',
      'did you check older logs as well',
    ],
    says: [
      'The app had no patients before 16 November, so there was nothing to read. Of the older systems I know nothing and claim nothing.',
    ],
  },
  {
    id: 'both-options-prefer',
    on: ['common:other_options', 'answer:postpone-all'],
    asked: [
      'Which of the two would you choose?',
      'read part on Tuesday or all later, what do you prefer',
      'What would you do if it was only up to you?',
      'which option is better for the patients',
    ],
    says: [
      'For the patients the first: whoever needs tablets gets them on Tuesday, and nothing unread opens. For my sleep the second. Take the first.',
    ],
  },
  {
    id: 'first-deed',
    on: ['common:are_we_all_right', 'common:do_you_trust_me', 'answer:trust'],
    asked: [
      'What would be a first deed for you?',
      'which deed, with an hour',
      'What should I do in the next hour so that you trust me?',
      'a deed with an hour, such as what',
    ],
    says: [
      'Close the page with your own name, and be with me on the second floor before noon. Two things, and both before lunch.',
    ],
  },
  {
    id: 'exactly-unread',
    on: [
      'common:what_is_missing',
      'common:main_worry',
      'common:did_i_get_it_right',
      'common:why_not',
      'answer:would-refuse',
      'answer:no-certainty',
      'statement:sum-false-fix',
      'fact:pattern',
      'concern:signing-unread',
      'statement:claim-all-read',
    ],
    asked: [
      'How much is unread?',
      'how many endpoints has nobody read',
      'What share of the app have you read?',
      'unread, how large is that part',
    ],
    says: [
      'Fifty-four of 63. I read nine, the ones that refills need, and those are clean. The rest nobody has read, and 17 of it I know to be open.',
    ],
    tells: ['pattern', 'refill-only'],
  },
  {
    id: 'tv-new-patients',
    on: ['common:worst_case'],
    asked: [
      'How many new patients do you expect on Tuesday?',
      'what would the television change',
      'Many new patients, how many?',
      'so the tv makes the danger bigger?',
    ],
    says: [
      'The number is with Paula’s agency, not with me. The fault does not grow by it. The number of people behind the door does.',
    ],
  },
  {
    id: 'devon-report-outside',
    on: ['answer:devon-name', 'statement:offer-shield-student'],
    asked: [
      'Should I ask him if he wants his name in it?',
      'who asks Devon about the report',
      'What would you write about him outside?',
      'in the report outside, what do we call him',
    ],
    says: [
      'Ask him, he will say no today and perhaps yes in a month. Outside one writes: a member of the test team. It is true and enough.',
    ],
  },
  {
    id: 'second-person-idea',
    on: ['answer:no-one-found'],
    asked: [
      'How did he get the idea?',
      'what made the student try a second person',
      'What do you mean by a second person?',
      'why did nobody else try two patients',
    ],
    says: [
      'He asked himself what happens if he is not the patient, and changed the number. Everybody else tested whether it works. He tested whether it refuses.',
    ],
  },
  {
    id: 'fifty-four-first',
    on: ['follow-up:exactly-unread', 'follow-up:forty-six-safe'],
    asked: [
      'Which of the 54 would you read first?',
      'where would you begin with the unread ones',
      'In which order would you read the rest?',
      'what comes first in the reading, the seventeen?',
    ],
    says: [
      'Where one reads about a person: allergies and messages. Then where one changes something: delivery. The rest by the size of the damage.',
    ],
  },
  {
    id: 'gil-then',
    on: ['follow-up:gil-first-sentence', 'follow-up:extract-when'],
    asked: [
      'And after that, what will he do?',
      'what will happen when Gil has heard it',
      'What will Gil do first?',
      'and then, when he has the extract',
    ],
    says: [
      'He reads, he asks, and he decides who outside must hear it, and in how many hours. From then on the log is his and I can sleep.',
    ],
  },
  {
    id: 'marketing-films',
    on: ['follow-up:whose-name-noon'],
    asked: [
      'What do I tell marketing?',
      'should I warn marketing that it’s off',
      'Who do I call in marketing about this?',
      'marketing films at noon, shall I stop them',
    ],
    says: [
      'One line: the page is off on my instruction until further notice. They film something else. There is a page with opening hours.',
    ],
  },
  {
    id: 'others-close-today',
    on: ['answer:other-pages-open', 'answer:pilot-stop', 'statement:offer-stop-pilot'],
    asked: [
      'How long do you need for the others?',
      'when are the other open pages closed',
      'Do I have to give an order for each of them?',
      'what does the patient lose when those go off too',
    ],
    says: [
      'Until the evening, one after the other, and one sentence from you is enough for all. The patient loses messages and the change of address for some days.',
    ],
  },
  {
    id: 'look-at-you-first',
    on: ['statement:offer-own-september', 'statement:adm-september'],
    asked: [
      'Who would look at you for it?',
      'why would they look at you',
      'Did somebody blame you for the review?',
      'they’d have blamed you, is that what you mean',
    ],
    says: [
      'Whoever hears “unread” asks who reads, and that is I. If you have said who shortened the reading, the question is answered before it comes.',
    ],
  },
  {
    id: 'differently-this-time',
    on: ['statement:adm-september', 'statement:adm-unread-list'],
    asked: [
      'What would you like me to do differently?',
      'this time I write down what stays unread, is that it?',
      'What should I do differently next time?',
      'what would be a better decision this time',
    ],
    says: [
      'Open less instead of reading less. And if a day is cut, you write beside it what remains unread, and sign that line yourself.',
    ],
  },
  {
    id: 'come-numbers-which',
    on: ['statement:offer-come-paula', 'answer:paula-together'],
    asked: [
      'Which numbers will you bring?',
      'what numbers do you bring to Paula',
      'What would you say in that meeting?',
      'if she asks you directly, what do you answer',
    ],
    says: [
      'How many pages, how many read, how many days. If she asks whether I would sign the whole, I say no, and you say what we do instead.',
    ],
  },
  {
    id: 'writing-approved',
    on: ['statement:claim-paula-approved', 'statement:claim-paula-open'],
    asked: [
      'Would it change anything if she had?',
      'if Paula has approved it in writing, would you sign?',
      'What if I get it from her in writing?',
      'suppose she knows everything and still says yes',
    ],
    says: [
      'She may accept the risk for the company. She cannot read code for me. My line stays empty for what is unread, and full for the rest.',
    ],
  },
  {
    id: 'loaded-yourself',
    on: ['statement:claim-already-closed', 'answer:did-you-copy'],
    asked: [
      'You loaded one yourself? When?',
      'when did you try it the last time',
      'Which label did you open?',
      'isn’t it a problem that you opened one too',
    ],
    says: [
      'Before you came, at twenty to nine, one label, to confirm that it still opens. It stands in the record with my name and the reason.',
    ],
  },
  {
    id: 'firm-afterwards',
    on: ['statement:offer-security-firm', 'statement:claim-pentest'],
    asked: [
      'When would a firm make sense?',
      'after which date could they come',
      'Do you know a good company for it?',
      'what would a second reading bring then',
    ],
    says: [
      'After 8 December, when our reading ends. They test from outside what we have read from inside. I know one in Toronto that asks unpleasant questions.',
    ],
    tells: ['repair-times'],
  },
  {
    id: 'hungry-lunch',
    on: ['common:how_do_you_feel', 'answer:sleep'],
    asked: [
      'Shall I get you something to eat?',
      'can I bring you a coffee',
      'When did you last eat?',
      'do you need anything, food or coffee',
    ],
    says: [
      'I ate at four, crackers. After the page and the second floor I would accept a soup. One also for Devon, if you pass there.',
    ],
  },
  {
    id: 'hour-and-owner',
    on: ['statement:offer-vague', 'common:is_that_acceptable', 'statement:claim-not-bad'],
    asked: [
      'I do it, by eleven. Is that exact enough?',
      'me, before noon, enough?',
      'If I put my name and an hour to it, is it all right?',
      'so you want a name and an hour for each thing',
    ],
    says: [
      'Yes. A name, an hour, and a verb: who does what until when. Yours, before noon, and I write it down as said.',
    ],
  },
  {
    id: 'devon-since-september',
    on: ['answer:devon-age-job'],
    asked: [
      'What will happen to him after this?',
      'until when is he with us',
      'Would you hire him?',
      'does he want to stay here, the student',
    ],
    says: [
      'He is here until Christmas, and I would have him back at once. Today he would prefer a bakery. It depends on the next days, and on you.',
    ],
  },
  {
    id: 'write-record-where',
    on: ['answer:write-up', 'common:in_writing', 'statement:offer-write-mail'],
    asked: [
      'Who can read that incident record?',
      'who sees the record',
      'What else is in the incident record?',
      'where do you keep that record',
    ],
    says: [
      'I, Arlo when he lands, and the privacy officer as soon as he asks. Hours, names and verbs. Each line that has been said here goes in.',
    ],
  },
  {
    id: 'pressure-smaller',
    on: ['statement:news-board-pressure', 'statement:offer-wait-paula', 'common:why_that_date'],
    asked: [
      'What could I offer them for Tuesday?',
      'what can they still celebrate on Tuesday',
      'How do I sell a smaller launch upstairs?',
      'what’s the good news that I could bring',
    ],
    says: [
      'A patient orders her tablets from her kitchen on Tuesday, and it is safe. That one can show on a stage. The rest comes in parts, each with a date of its own.',
    ],
  },
  {
    id: 'valparaiso-eleven',
    on: ['answer:valparaiso'],
    asked: [
      'What happened to those eleven?',
      'eleven wrong results, did somebody get hurt',
      'Did you say it was the director?',
      'what did you do after that',
    ],
    says: [
      'They were called back, each one, and I made the calls. One had already begun a treatment. Since then I calibrate first.',
    ],
  },
  {
    id: 'would-you-sign-that',
    on: [
      'fact:refill-only',
      'answer:refill-decision',
      'statement:offer-refill-only',
      'answer:sign-now',
      'answer:calm-enough',
      'answer:dark-how',
      'fact:repair-times',
      'fact:pattern',
    ],
    asked: [
      'Would you sign that?',
      'So on Tuesday refills only and the rest off at the server, would you sign it?',
      'if only the nine are open on Tuesday, do I get your name',
      'would your signature be under that',
      'and that you could sign?',
    ],
    says: [
      'Yes. Refills alone, everything else refused at the server, and tested by me from outside. Under that you have my name.',
    ],
  },
  {
    id: 'only-one-person',
    on: ['follow-up:two-people-which', 'fact:repair-times', 'answer:reviewers-who', 'answer:more-people'],
    asked: [
      'And if I only get you one?',
      'what if you have to read it alone',
      'could one person do the reading',
      'If Ingrid isn’t free, what then?',
      'Suppose you get nobody, how long is it then?',
    ],
    says: [
      'Then it is twice as long, and worse. One reads and one doubts; alone I read past my own mistakes. Please free Ingrid Voss.',
    ],
  },
  {
    id: 'gil-before-paula',
    on: [
      'fact:privacy-officer',
      'answer:told-gil',
      'answer:gil-together',
      'follow-up:gil-where-when',
      'answer:gil-person',
      'concern:the-night-log',
      'answer:paula-words',
      'common:next_step',
    ],
    asked: [
      'When do we go to him, before or after Paula?',
      'Gil first or Paula first?',
      'should the privacy officer know before Paula does',
      'do we see Gil before four',
      'In which order, Gil and Paula?',
    ],
    says: [
      'Before Paula. At four she will ask whether he knows, and the answer must be one word, and the word must be yes.',
    ],
  },
];
