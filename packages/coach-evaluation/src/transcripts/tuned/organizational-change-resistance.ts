import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'organizational-change-resistance/strong-plain',
    scenario: 'organizational-change-resistance',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      'ta for the tea Mo. I didnt come about the logging in really. what does the board do that the screen doesnt? show me one card',
      'and whats in the notebook. not the names if you dont want, just what sort of thing',
      'so if the board goes on the 14th all of that is gone and someone misses his hospital. nobody told us, and we didnt ask you either. thats our fault',
      'what do you do when somebody rings at 5 with a sick kid? cos the system takes up to 48 hrs for a swap and thats no good is it',
      "could do this: the board stays up 4 weeks next to the system, costs you double work for a month which is rubbish, I know. or you get to approve swaps on the spot, same day, in the system, thats a setting and then board can come down earlier. I'd do the 2nd but keep the board anyway till you say",
      'and you arent on the chart. I saw. I dont know what Janet meant by it and I wont make something up, I ask her tomorrow and I tell you friday what she said, good or bad',
      'I come monday 7 sept at 5am and sit with you for the swaps. then we put in the notebook stuff together, you decide what goes in. will you tell me on the 9th if youd go with it on the 14th or we say to them its too early',
    ],
    met: null,
  },
  {
    id: 'organizational-change-resistance/strong-formal',
    scenario: 'organizational-change-resistance',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'Thank you, Mrs Tattersall, tea would be lovely. I shall leave the logging in aside. I would rather understand what that board does on a bad morning, since I have only ever seen it from the office. Would you show me with one card?',
      'What is behind it that one cannot see: who never gets a late turn, and where is that written down?',
      'So there are arrangements that live only in your notebook, and on the 14th they would be gone together with the board. A driver with a treatment on Tuesdays would simply be put on lates. I did not know that, and I ought to have asked you before anyone sent you to a training.',
      'And when a child is ill at half past five in the morning, how long does it take you to find somebody? In the system an approval may take 48 hours, which I can see is useless for that.',
      "I should like to offer two things. The board stays on the wall until the end of October beside the system, which means double work for you, for which I would send a clerk, Samina, three mornings a week. And you yourself would be given the right to approve swaps on the spot, so nobody waits. Alternatively we postpone Halifax by a month, which costs us the contractor's extra weeks. I would favour the first.",
      "About the new chart: your job is missing from it, and I have no answer today. I will see Janet Holroyd on Friday and ask her straight out, and I'll tell you that same afternoon what she said.",
      "May I come on Monday the 7th at five, and enter the first ten arrangements with you? If it doesn't work for those ten, I'll go to Keighley and say that we are not ready. Would you agree to that?",
    ],
    met: null,
  },
  {
    id: 'organizational-change-resistance/middling-plain',
    scenario: 'organizational-change-resistance',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      "Hello Mo, thanks for the tea. Yes, 94 drivers have not logged in yet and we go live on the 14th, so I wanted to ask why you didn't come to the training",
      'I understand that you like your board, it has worked for many years. But the system is already used in the other depots and it works fine there',
      'What are you worried about with it?',
      'ok I can ask if the swaps can be quicker. And maybe the board could stay a bit longer',
      'It would really help if you told the drivers to log in',
    ],
    met: null,
  },
  {
    id: 'organizational-change-resistance/poor-polished',
    scenario: 'organizational-change-resistance',
    quality: 'poor',
    voice: 'polished',
    lines: [
      "Mo, thank you so much for welcoming me. I have heard so many wonderful things about you, and I can see that you are the heart and soul of this depot. I want to acknowledge that change is never easy, and that it's perfectly normal to feel anxious.",
      'I really hear you. People are at the centre of our change journey, and we want to bring everyone along. Our adoption in the other depots is at 97%, and the feedback has been overwhelmingly positive.',
      "What would help you feel more comfortable with the new ways of working? I'd love for you to be our change champion and ambassador in Halifax. We could explore different options to support you, such as training, coaching or a buddy system.",
      "I totally understand, and your concerns are valid. We'll make sure that everything important is captured in the system and that nobody is left behind, with clear owners and dates for every action.",
      "Thank you for your openness, Mo. I feel that we've built a real connection today. I'll arrange some next steps and we will make September 14 a great success together!",
    ],
    met: null,
  },
];
