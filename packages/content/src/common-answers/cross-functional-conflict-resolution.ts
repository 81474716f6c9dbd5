import type { ScenarioContent } from '@parley/shared';

export const crossFunctionalConflictResolutionCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That a signature means nothing. Today it’s this carton, in autumn the next one.',
      'That I print on Thursday and somebody says no on Friday. And that it then was me.',
    ],
    later: ['Only the hour. Tomorrow at noon the file goes, and it must be signed before. For the rest I’m calm.'],
  },
  worst_case: {
    says: [
      'The machine in Deventer empty, and in the report it says packaging forgot to ask. With eleven names on my paper.',
      'A carton in a village shop that says nine, and the drink says seven.',
    ],
  },
  what_matters_most: {
    says: [
      'That I hear a no while I can still do something with it. Then the print.',
      'The signature first. If that holds, I solve the rest with ink.',
    ],
  },
  what_success_is: {
    says: [
      'On Thursday at six it runs, what’s on it is true, and nobody comes on Friday.',
      'I stand at the machine, Arjun’s name is under the text, and with the next carton he tells me in week one.',
    ],
  },
  cost_to_you: {
    says: [
      'Twenty-seven and a half thousand from my budget, and something that isn’t in a budget: that people look in their plate when I come.',
      'My name. In nine years I’ve lost one night of sleep over a carton, this week two.',
    ],
  },
  consequence: {
    says: [
      'Then I give the slot back on Wednesday at noon, and everybody gets a report with all the days in it. Also theirs.',
      'Then it goes the first of April, and it isn’t in the shops when the windows are decorated.',
    ],
  },
  why_that_date: {
    says: [
      'Because Deventer prints us on Thursday at six, and the file must be there a day before. The machine doesn’t wait, it prints dog food.',
      'Noon on Wednesday, because after that Gerrit makes the plates. You can’t argue with a plate.',
    ],
  },
  why_not: {
    says: [
      'Because I don’t send anything that somebody may still stop afterwards. That’s my one rule, this week it’s my only one.',
      'Because then on Friday I stand there with four hundred thousand cartons and a maybe.',
    ],
    later: ['I’m not against it any more. I only want it signed.'],
  },
  what_do_you_mean: {
    says: [
      'I mean: he signed in January, and on Monday it didn’t count. So what counts? That’s all.',
      'I mean what stands on the carton on Thursday, and who puts his name under it. Simpler I can’t.',
    ],
  },
  example: {
    says: [
      'In January I asked him “is it okay?”, he signed, I booked. On Monday it wasn’t okay. That’s the example.',
      'The pear drink. He came up eight weeks before, red in the face, and said stop. An hour later it was changed. So it can be done.',
    ],
  },
  how_do_you_know: {
    says: [
      'I have the sheet in my drawer, with the day beside every name. I don’t remember things, I keep them.',
      'From Mirjam, on Monday. That’s the problem, you know. Not from him.',
    ],
  },
  what_is_good: {
    says: [
      'The drink is good. The carton is very good. And Arjun is good, I say it as it is, that’s the stupid part.',
      'You came up the stairs yourself. That’s more than I had this week.',
    ],
  },
  since_when: {
    says: [
      'Since Monday. Until then I thought I had a finished carton.',
      'From January to Monday nobody said anything. Six weeks. That’s my whole story.',
    ],
  },
  happened_before: {
    says: [
      'With him once, but in time, he came up himself. A no in the last week, never.',
      'A taken-back signature, no. That’s new in this house.',
    ],
  },
  tried_before: {
    says: [
      'I asked for a last day for objections two years ago. It was called “not flexible”. Now look how flexible we are.',
      'I collect signatures with a day. More I couldn’t think of.',
    ],
  },
  how_found_out: {
    says: [
      'From the director, and not alone in a room. From him I heard nothing.',
      'On Monday, from Mirjam. He’d written to her and she said it to me in passing.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'The project has too many addresses and nobody asks what’s still open. And I too asked only once.',
      'Nobody told me in six weeks that a test is running. Somebody knew it.',
    ],
  },
  who_is_to_blame: {
    says: [
      'On Monday I’d have said Arjun. I don’t know all of it, so ask me when I know what happened between January and now.',
      'I don’t want a guilty one, I want a signature that holds.',
    ],
    later: ['A dead mailbox and three people who didn’t ask. Me too. Finished.'],
  },
  who_decides: {
    says: [
      'What’s printed, I decide. If it’s true, he decides. Together that must make one carton before Wednesday noon.',
      'On Thursday Gerrit presses the button, and I tell him to. Nobody else.',
    ],
  },
  who_else: {
    says: [
      'Arjun, first. Then Annemiek from quality for the text, Sjoerd on the line, and Veldkamp must hear it. Mirjam at the end.',
      'All eleven on the sheet. But it hangs on one.',
    ],
  },
  what_others_say: {
    says: [
      'Marketing says “find something”. The line says nothing and looks friendly. Mirjam says it loud.',
      'They think the laboratory and I are at war. So now you know how to make a war from one signature.',
    ],
  },
  talk_to_them: {
    says: [
      'Go down to Arjun, yes. And come up again with him, not with a message from him.',
      'Talk with whoever you want, only carry figures and not feelings.',
    ],
  },
  your_role: {
    says: [
      'Packaging, all of it, from the drawing to the pallet. I sign last, and what’s wrong on the carton is mine.',
      'I lead packaging. The carton is mine, what’s inside is theirs.',
    ],
  },
  what_would_move_you: {
    says: [
      'To know what happened between January and Monday. And that it can’t happen with the next carton. Then I sit at any table.',
      'A text that he signs before Wednesday noon. For a signature I forgive a lot.',
    ],
    later: ['You’ve moved me, in fact. Now bring the paper.'],
  },
  your_proposal: {
    says: [
      'He comes up, he brings the figures, we find words that he can sign. And then we make a last day for a no.',
      'Take away from the carton whatever somebody can still pull back. What stays, I print.',
    ],
  },
  which_first: {
    says: [
      'First how it came that he said no on Monday. Then the words. Then Veldkamp.',
      'The signature. Without it, the rest is decoration.',
    ],
  },
  is_it_flexible: {
    says: [
      'Thursday, no. The words, yes, until Wednesday noon. The colour, no.',
      'I can turn any word around. What I can’t turn is a machine in Deventer.',
    ],
  },
  other_options: {
    says: [
      'Print what’s true, or give the slot back. A third one somebody must bring me.',
      'On the black I can still change something. Everything else is in the metal.',
    ],
  },
  your_contribution: {
    says: [
      'I change the text in an hour, I make place for him at my desk, and I put him on the list when he comes.',
      'I go with you to the shops, because I said the nine months. And the tray, if we need smaller cases.',
    ],
  },
  how_can_i_help: {
    says: [
      'Find out what happened between January and Monday. And bring him up here.',
      'Bring me a text with his name under it. That’s the only help that fits on a carton.',
    ],
    later: ['You did. Now only walk with the paper, not with a mail.'],
  },
  is_that_acceptable: {
    says: [
      'If Arjun signs it before Wednesday noon and it’s true on the day it stands in the shop, yes. Otherwise I can’t print it.',
      'Depends. What stands on the carton then, and who can still stop it? Tell me that and I say yes or no.',
    ],
    later: ['If it doesn’t change the text that we have, yes. Write it below the rule.'],
  },
  agree_now: {
    says: [
      'Not now. I agree when I know who signs, until when, and what it says.',
      'Nearly. But a yes of mine has always a paper under it.',
    ],
    later: ['Yes. Do it like that, and I send the file tomorrow.'],
  },
  will_you_support_me: {
    says: [
      'If it’s true and signed I stand beside you, also in front of Mirjam. Half of it I don’t support.',
      'I support people who come up the stairs. So you have a chance.',
    ],
    later: ['Yes. And I say it to Arjun myself.'],
  },
  more_time: {
    says: [
      'Until Wednesday, eleven. Then I have one hour for reading, then it’s gone.',
      'A day, yes. A week, no, then we talk about an empty machine.',
    ],
  },
  in_writing: {
    says: [
      'Yes, on paper. Half a page, days and names. In this house a mail is a thing that doesn’t arrive.',
      'Write it and print it and bring it up. Then it exists.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Come up or call. When it’s a no, at once, also at night. No mails, I’ve had enough of mails that aren’t there.',
      'By mouth. And on Wednesday at ten I want to see you with a paper.',
    ],
  },
  next_step: {
    says: [
      'You talk to Arjun, he comes up with his figures, we make the words. All before Wednesday noon.',
      'Tell me first what you know from him. Then I say what I do.',
    ],
    later: ['He comes, he signs, I put him on the list, the file goes. In this order.'],
  },
  what_is_missing: {
    says: [
      'The reason. He signed and then he said no, and between that I have a hole of six weeks.',
      'A text for Thursday, a name under it, and a rule for the next time. Three things.',
    ],
    later: ['His hook under the text. That’s all.'],
  },
  did_i_get_it_right: {
    says: [
      'If you understood that it’s the moment and not the months, yes.',
      'Half. You must also have in it that I heard it from above. That’s the other half.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Cross. Not sad, not stressed, cross. It goes over when I know what stands on the plate.',
      'Like somebody who did everything right and looks as if she forgot something.',
    ],
    later: ['Better. I’ll even have lunch on Thursday, maybe downstairs.'],
  },
  do_you_trust_me: {
    says: [
      'A bit. You came up yourself. Now tell me something that I don’t like, then I know.',
      'I trust paper this week. People again from Friday.',
    ],
    later: ['Yes. You told me the stupid part too, that’s how I see it.'],
  },
  are_we_all_right: {
    says: [
      'You and I, yes. I bark, but at the table and not behind it.',
      'Yes. I’m not angry with you, I’m angry beside you.',
    ],
    later: ['We’re good. Come on Thursday at six, it smells nice.'],
  },
  did_i_offend_you: {
    says: ['No. If you do, you’ll hear it in the same sentence.', 'Me? I’m Dutch. Say it and go on.'],
  },
  may_i_be_frank: {
    says: [
      'Please. I say it as it is too, so we save half an hour.',
      'Yes, and begin with the thing you don’t want to say.',
    ],
  },
  have_you_time: {
    says: [
      'Ten minutes, then the cap comes. Sit on the roll there and tell me.',
      'For Thursday I have time. For Arjun’s feelings not today.',
    ],
  },
  say_again: {
    says: [
      'He signed in January, he says no in March. How do I print on Thursday, and how do I stop that with the next one?',
      'I want to print something true on Thursday, with a signature that holds. That’s it.',
    ],
  },
};
