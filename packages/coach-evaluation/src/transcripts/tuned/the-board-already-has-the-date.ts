import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'the-board-already-has-the-date/strong-plain',
    scenario: 'the-board-already-has-the-date',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      "No. we're not on. 12 november is what I can stand behind, not 1 oct. the customs interface died in the august load test, 140 an hour and it has to do 400",
      'thats on me, I knew in august and I sat on it hoping the repair would go faster. should have been in your office the same week. it ate the 4 weeks float I told you about in june',
      "before I push anything at you - what is it you actually have to say on thursday? who's going to go after you over the date",
      "ok two ways. a) rotterdam + hull live on 1 oct, they dont go thru the customs interface, rest 12 nov. cost is running two systems six weeks, 38k, give or take 10%. b) all eleven on 12 nov, no extra money but you have nothing to show on thursday. I'd take a, you keep your word on two ports",
      "can't swear 12 nov before the retest on 20 oct. if it does under 400 that day I ring you the same evening with what we do, you dont find out from anyone else. and I ask Lindqvist tmrw if they pay part of it, nobody has asked them yet",
      "so I need a yes or no from you on a) by wednesday noon, slide gets printed after that. I'll have the one page for it on your desk tmorrow morning, Priya on my team writes the port list, me the money bit",
    ],
    met: null,
  },
  {
    id: 'the-board-already-has-the-date/strong-formal',
    scenario: 'the-board-already-has-the-date',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'Graham, thank you for making the time. I would rather tell you straight away: we are not on for the first of October. The date I can stand behind is the 12th of November, and I realise this reaches you two days after the slide was prepared.',
      'The reason is the customs interface. It has to take four hundred declarations an hour; in the August load test it stopped at one hundred and forty, and the repair consumed the four weeks of float that I described to you in June. I knew in August. I ought to have told you then, and I apologise for not having done so.',
      'May I ask what would hurt you more in front of the board on Thursday: a later date, or a date that you would have to change a second time?',
      "In that case I would propose that we do not promise all eleven ports. Rotterdam and Hull file through the ports' own systems and can go live on 1 October as you promised. The other nine would follow on 12 November. Running both systems for six weeks costs £38,000, which is firm to ten per cent. The alternative is to wait for everything until 12 November, which costs nothing extra but leaves you with no port live in October. I recommend the first, because it keeps part of your promise and the money is limited.",
      'I will not pretend the second date carries no risk. The retest is on 20 October; if the interface has not reached four hundred by that evening, I will come to you myself on the 21st with the consequence, so that the board hears it from you and not from a rumour. As to who pays, I will speak with Lindqvist tomorrow, since the interface is theirs and they have not yet been asked.',
      "To sum up: Rotterdam and Hull on 1 October, nine ports on 12 November, £38,000, and a check on 20 October. Could you decide by Wednesday midday whether you will take this to the board, so that I can send Claire the corrected slide by two o'clock?",
    ],
    met: null,
  },
  {
    id: 'the-board-already-has-the-date/middling-plain',
    scenario: 'the-board-already-has-the-date',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      'Hi Graham, sorry but I have bad news, the 1st of October is not going to happen. We had some technical problems with the customs interface and its going to be november now',
      "I understand that's not nice. Its because of the load test, the interface was too slow and fixing it took longer than we thought",
      'We could maybe start with some of the ports in october, I think two of them would work, and then the others later. It would cost something for running both systems',
      "Ok I'll look into that and come back to you with some more details as soon as I can",
    ],
    met: null,
  },
  {
    id: 'the-board-already-has-the-date/poor-polished',
    scenario: 'the-board-already-has-the-date',
    quality: 'poor',
    voice: 'polished',
    lines: [
      "Graham, I really appreciate you making time in what I know is an incredibly busy week. I want to start by saying how committed the whole team is to transparency, and I'd love to use these minutes to align on expectations and make sure that we are setting you up for success with the board.",
      'I completely hear you, and I want to acknowledge how important that is to you. As with any complex transformation there are moving parts, and 87% of programmes of this size see some adjustment along the way. What matters is that we have a robust governance framework with clear owners and dates in place, and that we keep the lines of communication open.',
      "That's a great question. The way I see it, there are a number of options on the table, each with its own trade-offs across scope, time and cost, and I'd propose that we evaluate them together against a set of agreed success criteria, so that you can make a fully informed decision.",
      'Absolutely. Let me take ownership of this. My recommendation would be to go with the option that balances risk and value best, with clear milestones, named owners and a firm commitment on delivery. I will circle back early next week with a comprehensive update, and we will have full visibility of the path to green.',
      "To summarise: we have aligned on expectations, we've identified the options and trade-offs, and we have clear next steps with owners and dates. I feel really good about where we have landed, and I thank you for your partnership.",
    ],
    met: null,
  },
];
