import type { ScenarioContent } from '@parley/shared';

export const theHoleBeforeLaunchCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That my name stands under pages nobody has read. One is open; I know how many are written in the same way.',
      'The signature. It would cover what I have not seen, and patients believe signatures.',
    ],
    later: [
      'That somebody enlarges it on Monday evening while I sleep. I would like one person who says no in my place.',
    ],
  },
  worst_case: {
    says: [
      'That on Tuesday the television brings us half a country, and the next door opens with my name printed under it.',
      'That somebody reads a diagnosis to the wrong family. It cannot be rolled back.',
    ],
  },
  what_matters_most: {
    says: [
      'First, that the page is closed. Second, that nothing unread opens. Third, that the right man hears it today.',
      'A patient’s label is for one patient. Everything else I can discuss.',
    ],
  },
  what_success_is: {
    says: [
      'The page is dark, the refills are live on Tuesday, and Gil Fontaine has my extract on his desk with the hour on it.',
      'That I sleep two hours, and that I signed only for what I have read.',
    ],
  },
  cost_to_you: {
    says: [
      'A night, and my sleep after it. In Valparaíso a signature cost me more, so I am careful with them.',
      'If I sign the whole app, it costs me the right to be believed. I have only that here.',
    ],
  },
  consequence: {
    says: [
      'If nothing is decided, I close the page on my own authority and walk to the second floor, and Tuesday has no signature.',
      'Then somebody counts on from where the last one stopped. It is a sequence, it has no end by itself.',
    ],
  },
  why_that_date: {
    says: [
      'The first was chosen for the television. The 8th of December comes from two people and eight working days of reading.',
      'Tuesday is Paula’s date, it was announced on a stage. Mine is when the reading is done.',
    ],
  },
  why_not: {
    says: [
      'Because it is not read. There is no second reason, and I do not need one.',
      'Because a name under an unread page is a decoration. Patients do not take tablets on the strength of a decoration.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean this: the label page is one of many written in the same way. To mend one tells us nothing of the others, so I do not sign for them.',
      'Concretely: the server answers a number without asking who asks. In several places. I sign only where I have read that it asks.',
    ],
  },
  example: {
    says: [
      'Take a woman who reads her label. She changes the last digit, and it is her neighbour’s prescription, with the illness in it.',
      'In September: I asked for ten days, received two, and the label page was planned for day four.',
    ],
  },
  how_do_you_know: {
    says: [
      'I read the code and the logs from midnight until you came in. What I have not read, I do not claim.',
      'From the log and from a search, both of which you may see. I have checksums for the one and line numbers for the other.',
    ],
  },
  what_is_good: {
    says: [
      'The refills. Nine endpoints, read and clean, and they are more than half of what patients do.',
      'A student of 20 did everything in the right order. That is the best thing in this building today.',
    ],
  },
  since_when: {
    says: [
      'Since the pilot began, on 16 November. I have known it since yesterday evening, and the whole of it since five this morning.',
      'The code is from August. The open door is from the day the pilot started.',
    ],
  },
  happened_before: {
    says: [
      'In this house, no. To me, once, in a laboratory, with a signature. I do not repeat experiments on persons.',
      'Not here, as far as anybody read. I note the second half of that sentence.',
    ],
  },
  tried_before: {
    says: [
      'I wrote twice in September, and I made a list of what was unread. A list does not close anything.',
      'I tried to be pragmatic. It lasted from September until last night.',
    ],
  },
  how_found_out: {
    says: [
      'A co-op student came to my desk yesterday evening, white as paper. He had changed one number in the address.',
      'By a finger on a keyboard. Not by our tests, those had one patient each.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You made ten days into two, and called it pragmatic. Then nobody asked what had remained unread.',
      'One decision and one question that was not asked. Both in September.',
    ],
  },
  who_is_to_blame: {
    says: [
      'You for the eight days. Me for the list that should have been a no. A developer for one tired evening. In that order.',
      'I can divide it for you exactly. It does not close the page.',
    ],
  },
  who_decides: {
    says: [
      'The page: you, now. The launch: Paula Renwick. What is reported: Gil Fontaine. What I sign: I.',
      'For the next ten minutes, you do. I would use them.',
    ],
  },
  who_else: {
    says: [
      'Gil Fontaine, who does not know. Renata at the counters, whose telephones will ring. And Paula at the end of it.',
      'Patients, eleven thousand. They are never in the meeting.',
    ],
  },
  what_others_say: {
    says: [
      'The developers want Tuesday and want it clean. My superior is in an aeroplane and wrote: do what you would sign.',
      'Few people know enough to have an opinion. Those who do sat here until three and said little.',
    ],
  },
  talk_to_them: {
    says: [
      'Speak with Gil Fontaine, today, and I come along. He is on the second floor.',
      'With Renata at the counters first, since her telephones ring first. Two minutes are enough.',
    ],
  },
  your_role: {
    says: [
      'I am the technical lead. I read what we open, and I sign the release or I do not.',
      'I hold the switch and the pen. For the one I need your word, for the other I need to have read it.',
    ],
  },
  what_would_move_you: {
    says: [
      'Less. Make the launch as large as what I have read and I move at once. And say who made ten days into two.',
      'A sentence in the first person about September, then a smaller thing to sign.',
    ],
    later: ['I have moved. What remains is that it stands in writing, and that nobody enlarges it on Monday.'],
  },
  your_proposal: {
    says: [
      'First, close the page. Second, Gil Fontaine before noon. Third, refills on Tuesday and the rest after 8 December.',
      'Refills on Tuesday. Dark means dark at the server. The remainder in parts, each signed.',
    ],
  },
  which_first: {
    says: [
      'The page, since it is open. Then the officer. Then Tuesday.',
      'The order is not free: closed, told, decided.',
    ],
    later: ['The officer now, if he has not been told. The release form can wait until tonight.'],
  },
  is_it_flexible: {
    says: [
      'The contents of Tuesday are. That unread pages stay dark is not.',
      'Which part opens next, yes. Whether it is read before, no.',
    ],
  },
  other_options: {
    says: [
      'Two. On Tuesday what is read, or everything after the reading. Everything on Tuesday is not an option, it is a wish.',
      'There is also a check at the entrance, which I would build first. It shortens the repair and not the reading.',
    ],
  },
  your_contribution: {
    says: [
      'The list, the extract for Gil, the test that dark is dark. And I come to Paula with the numbers, if the decision is yours.',
      'My name under the nine. And two hours less sleep than I planned.',
    ],
  },
  how_can_i_help: {
    says: [
      'With an instruction, then with a telephone call to the counters, then with a walk to the second floor. In that order.',
      'Protect the days of reading. I can read; I cannot protect.',
    ],
  },
  is_that_acceptable: {
    says: [
      'If nothing unread is reachable on Tuesday, and if it has an hour and an owner, then yes. If one of the two is missing, no.',
      'I measure it by one thing: does a page open that nobody has read? If so, I cannot accept it, however well it is meant.',
    ],
    later: ['It is, as long as it leaves dark what is dark. Put an hour to it and a name.'],
  },
  agree_now: {
    says: [
      'No. For the whole app I have no yes. For what I have read I would have one, if you made that the launch.',
      'Not to this. The unread part is still in it.',
    ],
    later: ['Yes, for what we have described and for nothing beside it. I want it written before I stand up.'],
  },
  will_you_support_me: {
    says: [
      'If the decision is yours and you say it as yours, I bring the facts into any room. I do not defend a repaired page.',
      'Not as a shield. As a witness, yes, once there is something true to witness.',
    ],
    later: ['Yes. I come up at four and say what is closed, what opens and why. And I say that you decided it.'],
  },
  more_time: {
    says: [
      'For the page, no, it is open. For the reading I want more time than you like, eight working days.',
      'Time for what? While you think, a number can be read. For Tuesday you have until four.',
    ],
  },
  in_writing: {
    says: [
      'Yes. One message, with hours and names, and I attach it to the incident record.',
      'In writing, always. In September the spoken part was friendlier than the message.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'By message, with an hour in it. When something becomes worse, come to this desk and do not write.',
      'Tell me when it is done, not when it is planned. I am here, by the servers.',
    ],
  },
  next_step: {
    says: [
      'You say the sentence and I close the page. After it we telephone the counters, then Gil Fontaine.',
      'Ten minutes for the switch. We could have begun.',
    ],
    later: [
      'You write the message, I write the release form with exactly that on it. Then the second floor, together.',
    ],
  },
  what_is_missing: {
    says: [
      'The part which is not read. You have spoken of one page, and I have more than one in front of me.',
      'A sentence on September, and a launch that contains only what I have seen.',
    ],
    later: ['The paper, with the names. And somebody who says no when the next part is wanted a day early.'],
  },
  did_i_get_it_right: {
    says: [
      'If you have: closed now, told today, and only the read part on Tuesday, then yes. If it contains “one fix”, no.',
      'I would sign your summary if the word “unread” is in it.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Tired, and exact. Ashamed, in one place. It is not useful now.',
      'Like a person who read for eight hours what should have been read in September.',
    ],
    later: ['Calmer. I notice that I am hungry, which is a good sign.'],
  },
  do_you_trust_me: {
    says: [
      'Not yet. In September I trusted you and read for two days.',
      'I trust verbs with an hour. Give me one and let me see it happen.',
    ],
    later: ['More than at the door. You said things that cost you something. I will see what you say at four.'],
  },
  are_we_all_right: {
    says: [
      'We are correct with one another. All right would need a sentence about September.',
      'Not while the message with “pragmatic” is the last thing you wrote to me about this.',
    ],
    later: ['Yes. I said what I had, and you did not make it smaller.'],
  },
  did_i_offend_you: {
    says: [
      'No. I am like this when I am exact. The log of that night is worse company.',
      'In September, a little. This morning, not.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please. A frank sentence has fewer holes. Is it about the page, the launch, or September?',
      'Yes. I have been frank with you since the door closed. What is it?',
    ],
  },
  have_you_time: {
    says: [
      'I have time until it is solved. The patients have less. What do you ask?',
      'Yes. I have been here since midnight, I will not leave because of a question.',
    ],
  },
  say_again: {
    says: [
      'Close the label page now, and ask me to sign only for what I have read.',
      'It is a pattern and not one page. I do not sign for the pages nobody has read.',
    ],
  },
};
