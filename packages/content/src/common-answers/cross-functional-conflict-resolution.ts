import type { ScenarioContent } from '@parley/shared';

export const crossFunctionalConflictResolutionCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That a signature means nothing. Today it’s this carton, in autumn the next one.',
      'That I print on Thursday and somebody says no on Friday. And then it was me.',
    ],
    later: [
      'Only the clock: tomorrow at noon the file goes, and Arjun must have signed before that. For the rest I’m calm.',
    ],
  },
  worst_case: {
    says: [
      'The machine in Deventer stands empty on Thursday, and in the report it says packaging forgot to ask. That’s the worst for me.',
      'A carton in the shop with a promise on it that the drink doesn’t keep. And my barley round the corner of it.',
    ],
  },
  what_matters_most: {
    says: [
      'That I hear a no while I can still do something with it. Then the print.',
      'That a signature holds. If that’s so, I solve the rest with ink.',
    ],
  },
  what_success_is: {
    says: [
      'On Thursday at six the machine runs, what’s on the carton is true, and nobody comes on Friday.',
      'I stand at the machine, Arjun’s name is under the text, and with the next carton he tells me in week one.',
    ],
  },
  cost_to_you: {
    says: [
      'Twenty-seven and a half thousand from packaging’s budget, and my good name with it. A bad carton has always one mother.',
      'Sleep and my name. In nine years I’ve lost one night over a carton, this week two.',
    ],
  },
  consequence: {
    says: [
      'Without a signed text I give the slot back on Wednesday at noon, and twenty-seven and a half thousand are gone. After that I write a report with everybody’s days in it.',
      'If we find nothing, it prints on the first of April and it isn’t in the shops on the twenty-sixth. That’s what comes then.',
    ],
  },
  why_that_date: {
    says: [
      'Because Deventer has the machine for us on Thursday at six, and the next free day is the first of April. The file must be there a day before.',
      'Because the shops want it on the twenty-sixth of April, and from machine to shelf it’s four weeks. So Thursday, and the file on Wednesday at noon.',
    ],
  },
  why_not: {
    says: [
      'Because I don’t send anything to print that somebody may stop afterwards. That’s my one rule.',
      'Because without a signature I stand there on Friday with a full run of cartons and a maybe.',
    ],
    later: ['There’s only one thing in the way: it must be signed. With Arjun’s name under it I’m not against.'],
  },
  what_do_you_mean: {
    says: [
      'I mean this: Arjun signed in January, and on Monday it didn’t count. So I don’t know what a signature is worth.',
      'I mean what stands on the carton on Thursday, and who puts his name under it. Simpler I can’t.',
    ],
  },
  example: {
    says: [
      'In January I asked Arjun “is it okay?”, he signed, and I booked the machine. On Monday he said no. That’s my example.',
      'The pear drink, a good example: Arjun came up eight weeks before the print and said stop, and an hour later it was changed. So it can be done.',
    ],
  },
  how_do_you_know: {
    says: [
      'I have it on paper: in my drawer is the sheet with the day beside every name. I don’t remember things, I keep them.',
      'The signature I have here in black and white, and the no I know from Mirjam, on Monday. Arjun himself didn’t come.',
    ],
  },
  what_is_good: {
    says: [
      'The drink is good and the carton is very good. And Arjun is good at his work, that’s the stupid part.',
      'The artwork is good, nobody complains about it. And you came up the stairs yourself, that’s also something.',
    ],
  },
  since_when: {
    says: [
      'Since Monday. Until then I thought I had a finished carton.',
      'It started on Monday, when Arjun said no. From January until then I heard nothing, six weeks long.',
    ],
  },
  happened_before: {
    says: [
      'No, never in the last week. Once Arjun stopped a carton, a pear drink, but eight weeks before the print and to my face.',
      'A signature taken back, no, that’s the first time. It’s new in this house.',
    ],
  },
  tried_before: {
    says: [
      'Two years ago I asked for a last day for objections, and they called it “not flexible”. So I went on with signatures.',
      'I collect signatures with a day beside them, that was my way. With Arjun I haven’t spoken since Monday.',
    ],
  },
  how_found_out: {
    says: [
      'From Mirjam, the director, and not alone in a room. From Arjun I heard nothing.',
      'On Monday Mirjam told me, in passing, after Arjun had written to her. So I was the last one.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You asked too little: after January nobody on the project asked what was still open. I also asked only once.',
      'In six weeks nobody told me that a no could come. You lead the project, from you I’d have wanted that.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Not one person alone, I think. On Monday I’d have said Arjun, but I don’t know all that happened between January and now.',
      'I don’t look for a guilty one, I look for a signature that holds. A bit of it is mine, I asked too short.',
    ],
    later: ['Nobody with bad will. A few people didn’t ask what was open, and I’m one of them. Finished.'],
  },
  who_decides: {
    says: [
      'What’s printed, I decide, and if it’s true, Arjun decides. So it needs us both before Wednesday noon.',
      'The file is my decision, nobody else gives it to Deventer. For the text I need the laboratory’s signature.',
    ],
  },
  who_else: {
    says: [
      'Arjun first, then Annemiek from quality for the text and Sjoerd on the line. The shops must hear it, and Mirjam at the end.',
      'Marketing, the plant and the shops, they all wait for this carton. But it hangs on one man, and that’s Arjun.',
    ],
  },
  what_others_say: {
    says: [
      'Marketing says “find something”, the line says nothing and looks friendly. Mirjam hasn’t asked me for my side.',
      'They think that the laboratory and I are at war. To my face nobody says it.',
    ],
  },
  talk_to_them: {
    says: [
      'Yes, talk to Arjun, and then come up with him, not with a message from him.',
      'Talk with whoever you want, I have nothing against it. Only carry figures and not feelings.',
    ],
  },
  your_role: {
    says: [
      'I lead packaging, all of it, from the drawing to the pallet, and Mirjam is my boss. What’s wrong on the carton is mine.',
      'The carton is my job, nine years now, and I send the file to the printer. What’s inside the carton is theirs.',
    ],
  },
  what_would_move_you: {
    says: [
      'To know why the no came so late, and that it can’t happen with the next carton. Then I sit at any table.',
      'A text that Arjun signs before Wednesday noon. For a signature I forgive a lot.',
    ],
    later: ['Only the signed paper, before Wednesday noon. On the big point you have me.'],
  },
  your_proposal: {
    says: [
      'Arjun comes up with his figures, and we find words that he can sign. Then we make a last day for a no.',
      'I’d take from the carton whatever somebody can pull back. What stays, I print.',
    ],
  },
  which_first: {
    says: [
      'First why Arjun said no on Monday, then the words, then the shops.',
      'The signature comes first, the rest can wait. Without it, it’s decoration.',
    ],
  },
  is_it_flexible: {
    says: [
      'Thursday, no. The words, yes, until Wednesday noon. The colour, no.',
      'The day is fixed, the machine isn’t mine. Any word I can turn round, if it comes before Wednesday noon.',
    ],
  },
  other_options: {
    says: [
      'I see two: print what’s true, or give the slot back. A third one you must bring me, I’ll look at it.',
      'Yes, other words on the carton, if they come before Wednesday noon. The colours and the day I can’t change.',
    ],
  },
  your_contribution: {
    says: [
      'I change the text in an hour, I make place for Arjun at my desk, and I put him on the list when he comes.',
      'I go with you to the shops and take the nine months on me, since I said them. And I make a tray for smaller cases, if they want it.',
    ],
  },
  how_can_i_help: {
    says: [
      'Find out why the no came only on Monday. And bring Arjun up here.',
      'Bring me a text with the laboratory’s name under it. That’s the only help that fits on a carton.',
    ],
    later: ['With one thing: bring the signed paper up yourself, on your feet and not by mail.'],
  },
  is_that_acceptable: {
    says: [
      'I accept it if Arjun signs it before Wednesday noon and it’s true on the day it stands in the shop. Otherwise I can’t print it.',
      'Only if nobody can stop it afterwards. Whose name is under it?',
    ],
    later: ['Yes, for me that’s good. Write it on the paper too, then it exists.'],
  },
  agree_now: {
    says: [
      'Not now. I agree when I know who signs, until when, and what it says.',
      'Not without a paper: text, name, hour. With that you get my yes in one minute.',
    ],
    later: ['Yes. Do it like that, and when it’s signed I send the file.'],
  },
  will_you_support_me: {
    says: [
      'Yes, if it’s true and signed I stand beside you, also in front of Mirjam. Half of it I don’t support.',
      'For a signed carton, yes, and loud. For a maybe I don’t give my name.',
    ],
    later: ['Yes. I say it to Arjun and to Mirjam myself.'],
  },
  more_time: {
    says: [
      'You have until Wednesday at eleven, not longer. Then I read it for one hour and the file goes.',
      'Some hours, yes. A week, no, then we talk about an empty machine.',
    ],
  },
  in_writing: {
    says: [
      'Yes, on paper. Half a page, days and names. In this house a mail is a thing that doesn’t arrive.',
      'Please, write it and print it and bring it up. Then it counts.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Come up or call, and when it’s a no at once, also at night. No mails.',
      'By mouth, every day until Thursday. And on Wednesday at ten I want to see you with a paper.',
    ],
  },
  next_step: {
    says: [
      'You talk to Arjun, he comes up with his figures, we make the words. All before Wednesday noon.',
      'You begin: find the reason for Arjun’s no and a text that he signs. Then I make the file ready.',
    ],
    later: ['Arjun signs, I put him on the list, the file goes. In this order.'],
  },
  what_is_missing: {
    says: [
      'Three things: a text for Thursday, a name under it, and a rule for the next carton.',
      'An honest word about the six weeks between January and Monday. And Arjun’s name under a text that’s true.',
    ],
    later: ['Arjun’s hook under the text. That’s all.'],
  },
  did_i_get_it_right: {
    says: [
      'Yes, if you understood that it’s the moment and not the months.',
      'Yes, if it also says that I heard the no from above and not from Arjun. Both belong in it.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Cross, not sad and not stressed. It goes over when I know what stands on the plate.',
      'Like somebody who did everything right and looks as if she forgot something.',
    ],
    later: ['Better. On Thursday I’ll even have lunch, maybe downstairs.'],
  },
  do_you_trust_me: {
    says: [
      'A bit, you came up yourself. Tell me also what I don’t like to hear, then it’s more.',
      'Halfway. This week I trust paper, people again from Friday.',
    ],
    later: ['Yes. You tell me how it is and not only what I like to hear.'],
  },
  are_we_all_right: {
    says: [
      'You and I, yes. I bark, but at the table and not behind it.',
      'Yes. I’m not angry with you, I’m angry beside you.',
    ],
    later: ['We’re good. Come on Thursday at six, it smells nice.'],
  },
  did_i_offend_you: {
    says: ['No. If you do, you’ll hear it in the same sentence.', 'No, I’m not made of sugar. Say it and go on.'],
  },
  may_i_be_frank: {
    says: [
      'Please. I say it as it is too, so we save half an hour.',
      'Yes, and begin with the thing you don’t want to say.',
    ],
  },
  have_you_time: {
    says: [
      'Ten minutes I have, then the proof of a cap comes. Sit on the roll there and tell me.',
      'For Thursday’s carton I have time, go on. For feelings not today.',
    ],
  },
  say_again: {
    says: [
      'I ask two things. Arjun signed in January and says no in March: how do I print on Thursday, and how do I stop that with the next carton?',
      'I want to print something true on Thursday, with a signature that holds. That’s it.',
    ],
  },
  shall_i_explain: {
    says: [
      'Yes, tell me. I stop you when I don’t believe something.',
      'Go, show me. If it fits on a carton I understand it.',
    ],
  },
  may_i_come: {
    says: [
      'Yes, come, but with ear plugs. The press doesn’t stop for visitors.',
      'Come and look, that’s always good. Seeing is quicker than a meeting.',
    ],
  },
};
