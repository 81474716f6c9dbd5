import type { Answer } from '@parley/shared';

export const theHoleBeforeLaunchAnswers: readonly Answer[] = [
  {
    id: 'why-one-page-not-enough',
    asked: [
      'Why isn’t the mended page enough for you?',
      'we fix that one and you sign, whats the problem',
      'The rest works fine, doesn’t it?',
      'what do you have against a quick fix',
    ],
    says: [
      'Because one person wrote it on a tired evening, and he had other tired evenings. A fix tells me about that page and nothing about the evenings.',
      'It is a habit in the code and not an accident in one page. My answer is the same.',
    ],
  },
  {
    id: 'sign-now',
    asked: [
      'Will you sign the release today?',
      'can i have your signature',
      'please just sign it',
      'Do we have your approval for Tuesday?',
    ],
    says: [
      'For the whole app, no. For what I have read, yes, today; ask me which part that is.',
      'For the whole, no. I have not read more since you last asked.',
    ],
  },
  {
    id: 'who-else-signs',
    asked: [
      'Can somebody else sign instead of you?',
      'what if i sign the form myself',
      'Who has to sign apart from you?',
      'Could your manager override that?',
    ],
    says: [
      'Paula Renwick can release without me, it is her launch. Then the line with my name remains empty, and a privacy officer reads empty lines first.',
    ],
  },
  {
    id: 'sign-under-reserve',
    asked: [
      'Would you sign with conditions?',
      'could you sign now and list your reservations',
      'sign with a note attached?',
      'What about a provisional signature?',
    ],
    says: [
      'No. A signature with a note is a signature, and nobody reads the note. Make the thing smaller and I sign the smaller thing.',
      'Still no. Smaller, and without a note.',
    ],
  },
  {
    id: 'risk-plan',
    asked: [
      'What about a remediation plan with owners and dates?',
      'we accept the risk and fix it after launch',
      'can we use compensating controls',
      'risk-based approach ok for you?',
    ],
    says: [
      'No. A plan does not stand between two patients; a check in the code does. I will read your plan after the doors are shut.',
    ],
  },
  {
    id: 'valparaiso',
    asked: [
      'Have you signed something like that before?',
      'what happened to you in the laboratory',
      'Why is a signature so serious for you?',
      'did you once approve something you regretted',
    ],
    says: [
      'Yes, in Valparaíso. A machine I had not calibrated, and a director in a hurry. Eleven results were wrong, and they were persons.',
      'Eleven results. I do not wish to describe them a second time.',
    ],
    after: { concern: 'signing-unread', level: 'heard' },
    until: [
      'I come from a hospital laboratory. There the one who signs is the one who is asked. It has remained with me.',
    ],
  },
  {
    id: 'calm-enough',
    asked: [
      'What would be enough for you to sign?',
      'under which conditions could we launch on tuesday',
      'what is your minimum for tuesday',
      'Tell me what must be true for a yes',
    ],
    says: [
      'That nothing is reachable on Tuesday that has not been read. First, dark means dark, at the server and not in the menu. Second, I test that it is dark.',
      'Unread means unreachable, at the server, and tested by me. It is the complete list.',
    ],
  },
  {
    id: 'refill-decision',
    asked: [
      'Would you accept launching with refills only?',
      'what if only refill goes live tuesday',
      'could we open just the reviewed part',
      'Do I get a yes for a smaller launch?',
    ],
    says: [
      'Yes. That I sign. The other functions are off at the server, and nobody switches one on to make a film nicer.',
      'I have said yes to that. Do not make it larger while I look away.',
    ],
  },
  {
    id: 'refill-useful',
    asked: [
      'Is a refill-only app worth anything to a patient?',
      'what can people do with refills alone',
      'Would patients even want that?',
      'isn’t a small app embarrassing',
    ],
    says: [
      'More than half of what the pilot does is refills. For a person with the same tablets each month it is the whole app.',
    ],
  },
  {
    id: 'september-own',
    asked: [
      'Do you hold September against me?',
      'are you still angry about the review',
      'was it wrong of me to cut it',
      'you blame me for the two days?',
    ],
    says: [
      'Yes, I do. Not for deciding; for calling it pragmatic and going to lunch. Say what you decided and I can put it away.',
      'I have answered. What I lack is your sentence and not mine.',
    ],
  },
  {
    id: 'september-why-silent',
    asked: [
      'Why didn’t you object louder in September?',
      'you could have escalated it back then',
      'why did you accept two days at all',
      'Did you warn anyone when it was cut?',
    ],
    says: [
      'I wrote to you twice, and I was told that I overstep. So I read the nine that mattered most and put the rest in a list. You have the list.',
    ],
  },
  {
    id: 'september-who',
    asked: [
      'Who agreed with the cut?',
      'was paula in on the september decision',
      'did anyone else know you got two days',
      'Who told you that you were overstepping?',
    ],
    says: [
      'You decided it, and the steering meeting nodded. The word “overstep” is from that meeting, and I shall not say from whose mouth; it is not the item today.',
    ],
  },
  {
    id: 'would-ten-have-found',
    asked: [
      'Would ten days have found it?',
      'with the longer review, would we have seen this hole',
      'is it really because of the cut',
      'be honest would more time have helped',
    ],
    says: [
      'Yes. The label page was planned for day four. I do not say it to wound you; it is in the schedule that you received.',
    ],
  },
  {
    id: 'how-find-pattern',
    asked: [
      'How did you find the others?',
      'how sure are you about the count',
      'What does your search look for?',
      'could there be more than your search shows',
    ],
    says: [
      'I searched for each place that takes a number from the address and does not ask who is asking. A search finds a pattern; it is sure downwards and not upwards.',
    ],
  },
  {
    id: 'which-pages',
    asked: [
      'Which pages have the pattern?',
      'what else is exposed besides labels',
      'are addresses or payments in it',
      'What could someone see on the other ones?',
    ],
    says: [
      'Messages to the pharmacist, allergies, delivery addresses, among others. Payment is not ours, it sits with the bank’s page. You can have the list with this hour on it.',
    ],
  },
  {
    id: 'fix-all-at-once',
    asked: [
      'Can we fix all 17 at once?',
      'one check for all the endpoints, not possible?',
      'is there a central fix',
      'Could a filter in front solve it?',
    ],
    says: [
      'A check at the entrance, yes, that is what I would build first. But it must know which number belongs to whom, and that is in each page. It shortens the repair, not the reading.',
    ],
  },
  {
    id: 'more-people',
    asked: [
      'Would more people make the review faster?',
      'what if I give you four people',
      'can we bring in a security firm',
      'does an external tester help you',
    ],
    says: [
      'Two more who know the code, perhaps two days less. Strangers cost me the days in explaining. A firm is right afterwards, for the second reading.',
      'Two who know the code. I have not met a third since.',
    ],
  },
  {
    id: 'weekend',
    asked: [
      'Can you work through the weekend?',
      'what if the team reads day and night',
      'overtime until tuesday?',
      'Would Saturday and Sunday be enough?',
    ],
    says: [
      'No. I have slept three hours and I have found today two things that I read past yesterday. Tired reading is how the page came to be written.',
      'No. Ask me on Tuesday what tired people wrote.',
    ],
  },
  {
    id: 'eight-days-half',
    asked: [
      'Could you do it in five days?',
      'eight days is too long, what’s possible in four',
      'is there a shorter review',
      'what would you cut from the review',
    ],
    says: [
      'Not the same thing in fewer days; that was September. In four days I can read less and tell you exactly what, and then less opens.',
    ],
  },
  {
    id: 'next-part',
    asked: [
      'When would the next part go live?',
      'how do we add the other functions later',
      'what comes after refills',
      'In which order would you open the rest?',
    ],
    says: [
      'When it is read and I have signed that part, in one order: messages, then delivery, then labels. Labels last, since the people there have paid already.',
      'In parts, each signed. The labels last.',
    ],
  },
  {
    id: 'postpone-all',
    asked: [
      'Would you rather postpone the whole launch?',
      'should we move everything by two weeks',
      'what if we don’t launch on tuesday at all',
      'is a later date the better option',
    ],
    says: [
      'I can sign either: what is read on Tuesday, or everything after the reading. The choice between them is money and pride, so it is yours.',
      'Either. I have no preference that is not an emotion.',
    ],
  },
  {
    id: 'pilot-stop',
    asked: [
      'Should we stop the whole pilot?',
      'do we shut the app down for the pilot users',
      'what about taking everything offline',
      'is the entire app too dangerous right now',
    ],
    says: [
      'The label page at once, yes. The other pages with the pattern I would close today also; the refills may run, they are read.',
    ],
  },
  {
    id: 'close-now',
    asked: [
      'Shall I give you the order to close it?',
      'should we take it down right now',
      'turn it off now?',
      'do you want my instruction for the label page',
    ],
    says: [
      'Yes. Say it as a sentence, with your name, and I do it from this chair.',
      'The sentence, please. I have my hand on it.',
    ],
  },
  {
    id: 'why-not-midnight',
    asked: [
      'Why didn’t you switch it off yourself last night?',
      'you could have closed it at midnight, no?',
      'what kept you from acting right away',
      'Why did you wait for me?',
    ],
    says: [
      'Because in September I was told that I overstep, and at midnight I believed it. I have been ashamed of that for each hour since.',
    ],
    after: { concern: 'open-now', level: 'heard' },
    until: [
      'Because taking a service from patients needs a name with authority, and at midnight mine was the only one here. Now there are two of us.',
    ],
  },
  {
    id: 'who-gets-harmed-closed',
    asked: [
      'Does anyone suffer if the labels disappear?',
      'could a patient miss a medicine because it’s off',
      'is closing it dangerous',
      'who needs that page',
    ],
    says: [
      'A few. Some read their dose from it, and the old ones have it larger on the screen than on the bottle. They must reach a pharmacist by telephone, and he must be warned.',
    ],
  },
  {
    id: 'pharmacies',
    asked: [
      'Who tells the pharmacies?',
      'how do I reach the pharmacists',
      'what should the counters say to callers',
      'Are the pharmacies prepared for calls?',
    ],
    says: [
      'You, in the next hour; the list is at Renata’s desk, she leads the counters. She needs two sentences: the page is off, read the label to whoever calls.',
      'Renata, at the counters’ desk. Two sentences are sufficient.',
    ],
  },
  {
    id: 'turn-on-again',
    asked: [
      'When can the label page come back?',
      'what if someone wants it on again at noon',
      'who may reopen it',
      'how do we keep it shut',
    ],
    says: [
      'When it is read and I have signed it. Until then the switch has two keys, mine and the privacy officer’s, if you agree.',
    ],
  },
  {
    id: 'exposure-small',
    asked: [
      'It’s only the pilot, so isn’t the damage small?',
      '11,400 people isn’t that many',
      'the odds that someone tries numbers are low',
      'Isn’t this rather theoretical?',
    ],
    says: [
      'It is as many people as live in a town, and each has a diagnosis. It is not theoretical; a student did it with one finger.',
    ],
  },
  {
    id: 'whats-on-label',
    asked: [
      'What can you read on a label?',
      'which data is on that page',
      'how sensitive is what they could see',
      'is it just the name of a drug',
    ],
    says: [
      'Name, address, the medicine, the dose, the doctor. From the medicine one knows the illness. From the doctor, sometimes, which illness one hides.',
    ],
  },
  {
    id: 'how-long-open',
    asked: [
      'Since when has this hole existed?',
      'how long was the page open like that',
      'was it there from the first day of the pilot',
      'when did it come into the code',
    ],
    says: [
      'Since the pilot began, each hour of it. It was merged in August; nobody asked who reads over it, and I had two days.',
    ],
  },
  {
    id: 'night-log-why-stranger',
    asked: [
      'Could it have been a pharmacist or one of us?',
      'maybe it was a test, the reads at night?',
      'are you sure it was an outsider',
      'How do you know it wasn’t an internal script?',
    ],
    says: [
      'I checked the shift plans and our own machines. It is not a pharmacy and it is not this house. Who it is I do not know, and I do not guess a person.',
    ],
  },
  {
    id: 'night-log-trace',
    asked: [
      'Can you trace that address?',
      'where did the 38 reads come from',
      'do you know who read them',
      'can we find out whose address it was',
    ],
    says: [
      'Not by ourselves. It belongs to a provider, and a provider answers to the police or to the privacy officer’s lawyers, not to me. That is a second reason to tell him today.',
    ],
    after: { knows: 'night-log' },
    until: [
      'I have looked at every address of two weeks, and most are exactly what they should be. Ask me about the one that is not.',
    ],
  },
  {
    id: 'night-log-contact',
    asked: [
      'Should we tell the patients whose labels were read?',
      'what do we say to the 38',
      'do those people have to be informed',
      'When do they hear from us?',
    ],
    says: [
      'Yes, they must hear it, and from us. In which words and on which day is the privacy officer’s decision; I have the names ready for him and for nobody else.',
    ],
    after: { concern: 'the-night-log', level: 'heard' },
    until: [
      'If somebody was read, somebody must be told; that is my opinion and his profession. First the man whose duty it is has to know.',
    ],
  },
  {
    id: 'fear-log',
    asked: [
      'What worries you most about that night?',
      'what do you think the reader wanted',
      'is it an attacker or a researcher',
      'how bad can it become',
    ],
    says: [
      'If it is a researcher, he writes to us. If it is not, thirty-eight people are known to somebody. I have been the only one who knew, since five this morning.',
    ],
    after: { concern: 'the-night-log', level: 'heard' },
    until: [
      'I report what a log says. What a person wanted stands in no log, and before breakfast I do not make stories.',
    ],
  },
  {
    id: 'keep-logs',
    asked: [
      'Can we clean up the logs?',
      'should the logs be archived or removed',
      'who has access to the log files',
      'Do we need to keep the logs?',
    ],
    says: [
      'Keep them, untouched. There are two copies with their checksums, one of them in the safe of the pharmacy. Nobody deletes anything before the privacy officer has said how.',
      'Untouched. It will not become another answer.',
    ],
  },
  {
    id: 'wait-tell-gil',
    asked: [
      'Should we investigate before telling the privacy officer?',
      'can Gil wait until Monday',
      'isn’t it too early to alarm compliance',
      'what if it turns out harmless, why tell him now',
    ],
    says: [
      'No, today. If it is harmless he loses one hour. If it is not and he hears it on Monday, we have lost him.',
      'Today. The hour is free, the day is not.',
    ],
  },
  {
    id: 'gil-person',
    asked: [
      'What sort of man is Gil Fontaine?',
      'will Fontaine be angry with us',
      'is Gil reasonable',
      'can we trust Fontaine with it',
    ],
    says: [
      'Calm and slow, and he writes everything by hand. He will ask for the log first and for the explanation second, which I find correct.',
    ],
  },
  {
    id: 'gil-together',
    asked: [
      'Will you come with me to Gil?',
      'shall we call him together',
      'do you want to be there when I tell him',
      'who should speak when we ring Fontaine',
    ],
    says: [
      'Yes. You say it, since you have the authority; I give the facts and only when I am asked.',
      'I come. You speak.',
    ],
  },
  {
    id: 'commissioner',
    asked: [
      'Do we have to report this to the commissioner?',
      'what does the law require',
      'is this legally a breach',
      'how long do we have to notify',
    ],
    says: [
      'I think so, but it is not mine to say and not yours. Gil Fontaine, the privacy officer, decides it; the worst thing is that we have an opinion first.',
      'It is Gil’s question. I gave you my opinion once, and it has no authority.',
    ],
  },
  {
    id: 'fine',
    asked: [
      'What penalty can we get?',
      'are we going to be fined',
      'how much could a breach cost us',
      'can they close us down',
    ],
    says: [
      'Ask Gil Fontaine, the privacy officer, he knows the tariffs. I know that a pharmacy lives from being told things, and for that there is no tariff.',
    ],
  },
  {
    id: 'paula-know',
    asked: [
      'What does Paula know so far?',
      'has Paula heard about the hole',
      'did you talk to Renwick already',
      'Who informed the launch owner?',
    ],
    says: ['From me, nothing. She has seen that I am here at night, because she asked why the lights were on.'],
  },
  {
    id: 'paula-person',
    asked: [
      'How will Paula react?',
      'is Paula going to fight for Tuesday',
      'what matters to Paula Renwick',
      'do you trust Paula',
    ],
    says: [
      'She announced Tuesday on a stage, so she will ask for a reason she can say on one. Give her the refills and the date of the rest; she is hard, she is not careless.',
    ],
  },
  {
    id: 'paula-together',
    asked: [
      'Would you join me at four?',
      'can you come to the meeting with Paula',
      'do i go up alone',
      'shall you explain it to Renwick yourself',
    ],
    says: [
      'If you say the decision, I come and bring the numbers. I will not come to be the person who says no for you.',
      'With your decision, yes. As your decision, no.',
    ],
  },
  {
    id: 'paula-words',
    asked: [
      'What should I tell Paula?',
      'how do i put it at four o’clock',
      'help me with the wording for upstairs',
      'what’s the one message for her',
    ],
    says: [
      'First, what is closed. Second, what opens. Third, who knows. Then September, from you, before somebody else says it.',
    ],
  },
  {
    id: 'move-television',
    asked: [
      'Should we move the TV spots?',
      'what would you do about the advertising',
      'is it worth paying to postpone the ads',
      'does the television matter to you',
    ],
    says: [
      'If the refills can carry the film, leave it. If the film shows labels, move it; ask Paula’s agency which, today. For me it is a date, and for a patient it is nothing.',
      'Look what the film shows. The answer is in the film.',
    ],
  },
  {
    id: 'money-other',
    asked: [
      'Who pays for the delay?',
      'is there budget for a security firm',
      'what does the review cost',
      'how is the launch budget looking',
    ],
    says: [
      'I know the hours and not the dollars: two people, and what they leave undone. The money is Paula’s, and she knows it to the cent.',
    ],
  },
  {
    id: 'devon-state',
    asked: [
      'How is Devon doing, is he all right?',
      'is the boy who found it frightened',
      'is devon scared',
      'what did he say to you at night',
    ],
    says: [
      'White as paper. He asked me whether he needs a lawyer, and he has not gone to lunch. He is at the desk by the printer.',
    ],
    after: { knows: 'devon' },
    until: ['The person who found it is afraid, and he did nothing wrong. That is how he is.'],
  },
  {
    id: 'devon-allowed',
    asked: [
      'Was he allowed to look there?',
      'did the student break a rule',
      'what was he doing in patient data anyway',
      'did he read other people’s labels on purpose',
    ],
    says: [
      'He was testing the page, which is his task. He changed one number, saw a name that was not his test patient, closed it and came to me. That is the right order.',
    ],
  },
  {
    id: 'devon-do',
    asked: [
      'What should I do for the student?',
      'would a thank-you from me help him',
      'how can we protect him',
      'Shall I go and speak to him?',
    ],
    says: [
      'Go to his desk and say it in front of others. Then write it, because a sentence is gone when we are both gone.',
      'His desk, then a written line. In that order.',
    ],
  },
  {
    id: 'devon-name',
    asked: [
      'Does his name have to appear in the report?',
      'should Devon be credited publicly',
      'can we keep him anonymous',
      'is he mentioned in what leaves the house',
    ],
    says: [
      'In the incident record, yes, with the hour, because it honours him. In what leaves the house, no, unless he wants it.',
    ],
  },
  {
    id: 'devon-manager',
    asked: [
      'Who is Devon’s manager?',
      'who do I write to about him',
      'whose student is he',
      'Should his university know?',
    ],
    says: [
      'Mine in practice, Arlo Benson’s on paper; write to Arlo and to HR. His university hears it from us as a commendation or not at all.',
    ],
  },
  {
    id: 'who-wrote',
    asked: [
      'Who wrote that page?',
      'whose mistake is it in the code',
      'which developer did this',
      'will there be consequences for the author',
    ],
    says: [
      'A developer with four days for a page that needs seven. The name is in the history and I will not read it to you; I approved the plan with the four.',
    ],
  },
  {
    id: 'your-part',
    asked: [
      'What is your own share in this?',
      'did you make a mistake too',
      'would you do something differently yourself',
      'are you also responsible',
    ],
    says: [
      'Yes. I let the unread pages go to the pilot with a list instead of a no. That is mine, and it stands in the record already.',
    ],
  },
  {
    id: 'angry',
    asked: ['Are you angry?', 'you sound cold, is it me', 'do you dislike me', 'what do you think of me'],
    says: [
      'I am exact when I am angry, so you may conclude it. It is not at you as a person, it is at a message with one word in it.',
      'I have answered that. Let us use it for something.',
    ],
  },
  {
    id: 'trust',
    asked: [
      'Do you trust me?',
      'how can I win back your trust',
      'will you work with me after this',
      'what must i do so you believe me',
    ],
    says: [
      'Not yet. I trust verbs with an hour in front of them; give me one and let me watch it happen.',
      'Ask me after the first verb.',
    ],
  },
  {
    id: 'role',
    asked: [
      'How long have you been here?',
      'what is your job exactly',
      'Who’s your boss?',
      'where did you work before',
    ],
    says: [
      'Four years, technical lead of this app, and before that eleven in a hospital laboratory. I report to Arlo Benson, who is on a plane until tomorrow.',
    ],
  },
  {
    id: 'arlo',
    asked: [
      'Where is your boss in all this?',
      'does Arlo know',
      'can your head of engineering decide',
      'why isn’t management here',
    ],
    says: [
      'Over Greenland, by my calculation. He wrote before he boarded: do what you would sign. I have taken it literally.',
    ],
  },
  {
    id: 'need',
    asked: [
      'What do you want from me?',
      'how can I help you',
      'what’s the first thing i should do',
      'which three things do you need today',
    ],
    says: [
      'A verb. First, close the page. Second, the privacy officer. Third, what opens on Tuesday. The order is not free.',
      'Page, privacy officer, Tuesday.',
    ],
  },
  {
    id: 'after-launch',
    asked: [
      'What happens on the day after Tuesday?',
      'how do we watch it once it’s live',
      'what is your plan for launch day',
      'will you be on call',
    ],
    says: [
      'I sit here and watch for anyone who counts. If a number is read in sequence, I close first and telephone second; I want that permission in writing.',
    ],
  },
  {
    id: 'again-next-time',
    asked: [
      'How do we prevent this the next time?',
      'what should change in how we work',
      'what rule do you want after this',
      'lesson for the next release?',
    ],
    says: [
      'Nothing is opened that has not been read, and the one who shortens the reading writes down what remains unread. One line. It would have been sufficient.',
    ],
  },
  {
    id: 'no-one-found',
    asked: [
      'Why did testing not catch it?',
      'didn’t QA check the label page',
      'why did nobody see it before devon',
      'how could this slip through',
    ],
    says: [
      'The testers had one patient each. With one patient there is no next number. The student had the idea to be a second person.',
    ],
  },
  {
    id: 'competitor-press',
    asked: [
      'Could the press get hold of it?',
      'what if a journalist calls',
      'will this be in the paper',
      'how do we handle the media',
    ],
    says: [
      'If the reader of that night writes for a newspaper, yes. I do not speak with the press; Paula has a person for that, and he must not learn it from them.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I write this down?',
      'do you want it by email',
      'who keeps the record',
      'can I send you a confirmation afterwards',
    ],
    says: [
      'Yes. One message, with hours and names, before I stand up from this chair. I attach it to the incident record.',
      'One message, before I stand up.',
    ],
  },
  {
    id: 'meet-again',
    asked: [
      'When do we talk next?',
      'can we meet again later today',
      'are you available before four',
      'how do I reach you this afternoon',
    ],
    says: [
      'At half past three, here, with what you will say upstairs. From one to three I sleep, and for the logs you may wake me.',
    ],
  },
  {
    id: 'sleep',
    asked: ['Have you slept?', 'shouldn’t you go home', 'you look exhausted, take a break', 'when did you last rest'],
    says: ['Three hours, on the couch by the servers. I will go home when somebody else can close doors.'],
  },
  {
    id: 'private',
    asked: [
      'Do you have a family?',
      'what do you do in your free time',
      'how old are you',
      'are you going back to Chile some day',
    ],
    says: ['That is behind an identity check, and you are not logged in. We have patients with less protection.'],
  },
  {
    id: 'endpoint-what',
    asked: [
      'What is an endpoint?',
      'explain it for someone who isn’t technical',
      'sorry, what do you mean by a door',
      'how can changing a number in the address do that',
    ],
    says: [
      'A place where the app asks the server for something. The server should ask back: are you allowed? On that page nobody wrote the question.',
      'The server answers without asking who asks. There is nothing more technical in it.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What is the most urgent of all these things?',
      'which of these do we do first',
      'I can only do one thing now, which one',
      'what matters most to you this morning',
    ],
    says: [
      'What is open while we speak. Then who must be told. A signature can wait until both are done, I am patient with paper.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What do I get from you if I do all this?',
      'would you support me in front of Paula',
      'will you help me if I stand up for it',
      'can I rely on you afterwards',
    ],
    says: [
      'The exact facts, in any room, also when they are inconvenient for me. And my name, on paper, under what I have read.',
    ],
  },
  {
    id: 'your-boss-private',
    asked: [
      'What do the other developers think?',
      'is your team with you on this',
      'who else in engineering knows',
      'do the developers want to launch',
    ],
    says: [
      'They want to launch and they want it to be clean, like everybody. Two of them were here until three; the others found out from the coffee cups.',
    ],
  },
  {
    id: 'patients-notice',
    asked: [
      'Did any patient complain?',
      'have patients noticed something',
      'what would a patient feel about it',
      'has anybody called about strange labels',
    ],
    says: ['Not to us. A patient does not notice being read; that is what is wrong with it.'],
  },
];
