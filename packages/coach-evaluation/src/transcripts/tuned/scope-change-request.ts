import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'scope-change-request/strong-plain',
    scenario: 'scope-change-request',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      'hi Beatriz. cant say yes to that yet, its not an afternoon. what happend that you need the second approval? was there an order that went wrong',
      'ah ok. so really you need that somebody above the manager SEES it, before it goes out? or after is also fine?',
      'so full second step is 9 working days, 7200 euro and we open 16 june not the 2nd. spec says one approval so its on top of the 86k, sorry. thats the hard part',
      'cheaper: an email goes to the director for every order over 2000, he sees it the minute its made. 2 days, 1600, 2 june stays. he cant block it tho, only shout',
      '3rd way, we throw out the supplier rating, thats 8 days nobody started yet, and do the real approval instead. then its nearly no extra money. does anybody want the rating?',
      "I'd do the mail now and the real step in autumn when your hotels are empty. you tell me by thursday which one, I hold João's two days for friday til then. you get half a page from me tonight with the three prices so you can show your uncle",
    ],
    met: null,
  },
  {
    id: 'scope-change-request/strong-formal',
    scenario: 'scope-change-request',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'Good morning, Beatriz. I do have your message, and I understand that you want someone above the manager to see the large orders. Before I answer about the second of June, may I ask what made you think of it on Monday? Did one of the hotels order something that should have been stopped?',
      'That helps me. What would be enough for you: that the regional director can stop the order, or that he knows of it on the same day?',
      'Then I must be plain with you. A full second approval is nine working days of work and €7,200, and it would move the opening to 16 June, which I know is the worst fortnight for your hotels. The specification names a single approval, so I cannot put it in for nothing, although I do not say that to hold a signature against you.',
      'What I can offer within the second of June is an e-mail to the director for each order above €2,000. It costs €1,600 and takes two days; the drawback is that he can see the order but not block it. Alternatively we could drop the supplier rating, which nobody has begun and which is eight days, and build the full step with that time. I would recommend the e-mail now, because nothing then touches the opening.',
      "I will send you the page with both ways, their prices and the dates by five o'clock today. If you tell me on Wednesday which of the two you want, Marta Reis starts on Thursday and it is ready on the 22nd of May. Is that a date you can hold to?",
    ],
    met: null,
  },
  {
    id: 'scope-change-request/middling-plain',
    scenario: 'scope-change-request',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      "Hi Beatriz, I got your message. Unfortunately it's not included in the specification, section 4.2 says one approval only",
      'It would be 7200 euros more and 9 days, so we would not make the 2nd of june',
      'I know you are in a hurry before summer. Maybe we can find something smaller, like an email to the director, that would be quicker',
      "Ok, let me talk to my developers and I'll get back to you about it",
    ],
    met: null,
  },
  {
    id: 'scope-change-request/poor-polished',
    scenario: 'scope-change-request',
    quality: 'poor',
    voice: 'polished',
    lines: [
      "Hello Beatriz, it's always a pleasure! I love the energy you bring to this partnership. Let me assure you that our team is absolutely committed to your success, and that we take every change request very seriously.",
      'I totally understand where you are coming from, and I appreciate you sharing this. In terms of scope, every change has an impact on the triple constraint of time, cost and quality, so it is important that we follow a structured change control process with a proper impact assessment.',
      "What I'd propose is that we explore several options with their pros and cons, so that you have full transparency on the trade-offs. There is a lighter option and a fuller option, and each of them has a different cost and a different timeline. I would recommend the one that delivers the most value.",
      "Perfect, and I fully commit to that. We'll assign an owner, agree on a date and track it closely to completion. I'm confident that we can find a win-win that works for both sides and honours the spirit of our agreement.",
      "So in summary: we have discussed your needs, we've looked at the options, and we have agreed on the way forward. Thank you for your trust, Beatriz!",
    ],
    met: null,
  },
];
