import type { ScenarioContent } from '@parley/shared';

export const theHoleBeforeLaunchCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That my name stands under pages nobody has read. If there is a second hole, patients pay for it.',
      'The signature. It would cover what I have not seen, and patients believe signatures.',
    ],
    later: [
      'That somebody adds unread pages on Monday evening while I sleep. I would like one person who says no in my place.',
    ],
  },
  worst_case: {
    says: [
      'That the television brings many new patients on Tuesday, and a second page stands open with my name under the release.',
      'That a stranger reads what illness somebody has, and uses it. It cannot be undone.',
    ],
  },
  what_matters_most: {
    says: [
      'First, that the label page is closed. Second, that nothing unread opens. Third, that the privacy officer hears of it today.',
      'That a patient’s label is seen by one patient only. Everything else I can discuss.',
    ],
  },
  what_success_is: {
    says: [
      'The label page is off, only what has been read opens on Tuesday, and the privacy officer knows.',
      'That I signed only for what I have read, and that I sleep two hours.',
    ],
  },
  cost_to_you: {
    says: [
      'A night of sleep. And if I sign the whole app and I am wrong, the right to be believed.',
      'My name, if I lend it to what I have not read. I have only that here.',
    ],
  },
  consequence: {
    says: [
      'If nothing is decided, I close the page on my own authority, I inform the privacy officer, and I do not sign.',
      'Then the next one who changes a number reads a label. It is a sequence, it has no end by itself.',
    ],
  },
  why_that_date: {
    says: [
      'The first of December was chosen for the television and not by me. My date is when the reading is done.',
      'Tuesday is Paula’s date, she announced it on a stage. Why it must be that day, you would have to ask her.',
    ],
  },
  why_not: {
    says: [
      'Because most of the app is not read, and I do not sign for what I do not know.',
      'Because patients rely on that signature, and I could not tell them what stands behind it.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that the label page is one of many written in the same way. To mend one tells us nothing of the others, so I do not sign for them.',
      'I mean that the server answers a number without checking who asks. I sign only where I have read that it checks.',
    ],
  },
  example: {
    says: [
      'A woman reads her label on the screen. She changes the last digit, and it is her neighbour’s prescription, with the illness in it.',
      'In September I asked for ten days of review and received two, and the label page was planned for day four.',
    ],
  },
  how_do_you_know: {
    says: [
      'I read the code and the logs from midnight until you came in. What I have not read, I do not claim.',
      'From the logs and from a search in the code. You may see both.',
    ],
  },
  what_is_good: {
    says: [
      'The part that I reviewed in September is clean, and it can open.',
      'The student who found it did everything in the right order. That is the best thing in this building today.',
    ],
  },
  since_when: {
    says: [
      'Since the pilot began, on 16 November. I have known it since yesterday evening.',
      'The code is from August, and patients have been behind it since the pilot started.',
    ],
  },
  happened_before: {
    says: [
      'In this house, no, as far as I know. I would not swear to what nobody has read.',
      'Not here, as far as anybody has looked. That is the reason to read the rest.',
    ],
  },
  tried_before: {
    says: [
      'I wrote to you twice in September, and I made a list of what was unread. A list does not close anything.',
      'I read what I could in two days and accepted the rest. I would not do that a second time.',
    ],
  },
  how_found_out: {
    says: [
      'A student in the team came to my desk yesterday evening, white as paper. He had changed one number in the address.',
      'By a finger on a keyboard, yesterday evening. Not by our tests, those had one patient each.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You made ten days of review into two, and then nobody asked what had remained unread.',
      'You let the pilot begin with pages that were not reviewed. I should have said no more clearly.',
    ],
  },
  who_is_to_blame: {
    says: [
      'You for the eight days. Me, because I made a list and did not say no. A developer for one tired evening. In that order.',
      'Several of us, and I am one of them. To know it does not close the page.',
    ],
  },
  who_decides: {
    says: [
      'Closing the page: you. The launch: Paula Renwick. What is reported: the privacy officer. What I sign: I.',
      'You, for the label page. For Tuesday it is Paula Renwick.',
    ],
  },
  who_else: {
    says: [
      'The privacy officer, the counters in the pharmacies, and Paula Renwick, who owns the launch.',
      'The patients, more than eleven thousand. They are never in the meeting.',
    ],
  },
  what_others_say: {
    says: [
      'The developers want Tuesday and want it clean. My superior is in an aeroplane and wrote: do what you would sign.',
      'Few people know enough to have an opinion. Two developers sat here until three and said little.',
    ],
  },
  talk_to_them: {
    says: [
      'Yes, speak with the privacy officer today, and I come along. He is on the second floor.',
      'Yes. Begin with Renata at the counters, since her telephones ring first when the page goes.',
    ],
  },
  your_role: {
    says: [
      'I am the technical lead. I read what we open, and I sign the release or I do not.',
      'I can switch a page off and I sign the release. For the first I need your word, for the second I must have read it.',
    ],
  },
  what_would_move_you: {
    says: [
      'A smaller launch. If only what I have read opens, I sign at once. And say who made ten days into two.',
      'A sentence in the first person about September, and then a smaller launch to sign.',
    ],
    later: ['What I need is that it stands in writing, and that nobody enlarges it on Monday.'],
  },
  your_proposal: {
    says: [
      'First, close the label page. Second, tell the privacy officer today. Third, open on Tuesday only what I have read.',
      'The reviewed part on Tuesday, the rest off at the server. Then the remainder in parts, each signed.',
    ],
  },
  which_first: {
    says: [
      'The label page. Then the privacy officer. Then Tuesday.',
      'First the page is closed, then the privacy officer is told, then the launch is decided. The order is not free.',
    ],
    later: ['The privacy officer, if he has not been told. The release form can wait until tonight.'],
  },
  is_it_flexible: {
    says: [
      'The contents of Tuesday are. That unread pages stay off is not.',
      'In part: which function opens next, yes. Whether it is read before, no.',
    ],
  },
  other_options: {
    says: [
      'There are two. On Tuesday what is read, or everything after the reading. Everything on Tuesday is not an option, it is a wish.',
      'We could build a check at the entrance of the server, I would begin with that. It shortens the repair and not the reading.',
    ],
  },
  your_contribution: {
    says: [
      'The list of what is unread, the test that it is off, and the numbers for Paula, if the decision is yours.',
      'My name under what I have read. And two hours less sleep than I planned.',
    ],
  },
  how_can_i_help: {
    says: [
      'See that the label page is closed, that the counters are warned, and that the privacy officer knows today. In that order.',
      'Protect the days of reading. I can read; I cannot protect them.',
    ],
  },
  is_that_acceptable: {
    says: [
      'If nothing unread opens on Tuesday, and if it has an hour and an owner, then yes. If one of the two is missing, no.',
      'I accept it if no page opens that nobody has read. Otherwise I cannot, however well it is meant.',
    ],
    later: ['It is, as long as what is unread stays off. Put an hour to it and a name.'],
  },
  agree_now: {
    says: [
      'No. For the whole app I have no yes. For what I have read I would have one, if you made that the launch.',
      'Not yet. Take the unread part out of the launch, and I agree.',
    ],
    later: ['Yes, as long as only what has been read opens. I want it written before I stand up.'],
  },
  will_you_support_me: {
    says: [
      'Yes, if the decision is yours and you say it as yours; then I bring the facts into any room.',
      'As a witness, yes. As a shield, no. You decide, and I say what is true.',
    ],
    later: ['Yes. I come to Paula with you and say what is closed, what opens and why.'],
  },
  more_time: {
    says: [
      'For closing the page and for the privacy officer, no, both are for today. For the review I want more time than you like.',
      'A little, for the launch. For the label page there is none to give.',
    ],
  },
  in_writing: {
    says: [
      'Yes. One message, with hours and names, and I attach it to the incident record.',
      'Yes, always in writing. Then nobody can improve it later.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'By message, with an hour in it. When something becomes worse, come to this desk and do not write.',
      'Tell me when something is done, not when it is planned. I am here, by the servers.',
    ],
  },
  next_step: {
    says: [
      'The label page gets closed, on your word. After it the counters and the privacy officer are told.',
      'The label page, if it is not closed. Then the privacy officer, and then what opens on Tuesday.',
    ],
    later: ['You write down what is decided, and I write the release form with exactly that on it.'],
  },
  what_is_missing: {
    says: [
      'The part that nobody has read. A mended page says nothing about it.',
      'Who decided in September, in the first person, and a launch that contains only what I have read.',
    ],
    later: ['The paper, with the names. And somebody who says no when the next part is wanted a day early.'],
  },
  did_i_get_it_right: {
    says: [
      'Yes, if you have: closed now, the privacy officer told today, and only the read part on Tuesday.',
      'Yes, if the word “unread” is in it: what is unread does not open.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Tired, and exact. It is not useful now.',
      'Tired. I read all night what should have been read in September.',
    ],
    later: ['Calmer. I notice that I am hungry, which is a good sign.'],
  },
  do_you_trust_me: {
    says: [
      'Not yet. In September I trusted you and had two days to read.',
      'Not enough so far. Give me a deed with an hour, and let me see it happen.',
    ],
    later: ['More than when you came in. I will see what you say to Paula.'],
  },
  are_we_all_right: {
    says: [
      'We are correct with one another. September hurt, and it takes a while.',
      'Well enough to work, yes. The message with “pragmatic” I have not forgotten.',
    ],
    later: ['Yes. We said what there is, and nobody made it smaller.'],
  },
  did_i_offend_you: {
    says: [
      'No. I am like this when I am exact and have slept three hours.',
      'This morning, no. In September, a little.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please be frank. A frank sentence has fewer holes.',
      'Yes, I prefer it. I have been frank with you since the door closed.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, I have time until it is solved. The patients have less.',
      'Yes. I have been here since midnight, I will not leave because of a question.',
    ],
  },
  say_again: {
    says: [
      'Close the label page, and ask me to sign only for what I have read.',
      'It is a pattern and not one page. I do not sign for the pages nobody has read.',
    ],
  },
  shall_i_explain: {
    says: [
      'Yes. State it in order, and say which part is assumed.',
      'Please explain it. I will ask where a term is not defined.',
    ],
  },
  may_i_come: {
    says: [
      'You may watch. I work, and I say aloud what I do.',
      'Yes, come and look at it. It is faster than a report.',
    ],
  },
};
