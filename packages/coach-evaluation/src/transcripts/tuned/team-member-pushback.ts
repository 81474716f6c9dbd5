import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'team-member-pushback/strong-plain',
    scenario: 'team-member-pushback',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      'not cross. the mail was rubbish, ten to five on a friday and I didnt ask any of you first. sorry for that. I havent prepared anything, what is it that you are not doing, the rota or something in it?',
      'how often does your phone go out of hours now, and how many of them are real',
      'so youve been doing it three winters and I put you down as one in five like you start now. I didnt see it, I should of',
      'the weekend cover itself I cant drop, licence says from 5 december. how we carry it is open. the threshold fix is 6 days, I can put it first if head office waits 2 weeks for their dashboard. that shuts up most of the false ones. or we start with meg and anwar on the 5th and you join when the fix is in',
      "sunday afternoon 2 to 5 someone else takes the phone when its your weekend. I'll ask Meg. and your private number comes off the wall at pencoed, I go and take it down myself",
      'so: fix starts monday, Anwar on it, done by 27 nov. I tell head office today. number off the wall by wednesday. you look at the rota again on the 30th and tell me yes or no, if the false ones arent gone you dont go on it. ok?',
    ],
    met: null,
  },
  {
    id: 'team-member-pushback/strong-formal',
    scenario: 'team-member-pushback',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'It is about the mail, and I am the one who owes an explanation. I sent a decision to five people at ten to five on a Friday without asking any of them, and I am sorry. I would like to understand what exactly you are refusing, since I doubt that it is the hundred and eighty pounds.',
      'How many nights have you been called out this autumn, and how many of those calls turned out to be a real flood?',
      'If I hear you correctly, you have carried the nights for three winters for nothing, almost all of the alarms are false, and my rota then treats you as a beginner. I can see why you answered as you did.',
      'One thing I cannot move: the licence demands weekend cover from Saturday 5 December. What I can move is the threshold fix. It is six days of work; if the dashboard for head office waits for a fortnight, the fix can go to the front and most of the false alarms stop. Alternatively, Meg, Anwar and I cover the first weekends, which gives you a rest but leaves the sensors as they are. I would do the fix first, because it takes away the reason.',
      'Is there a time on the weekend which must stay yours in any case?',
      'Then I will tell head office today that the dashboard comes two weeks later, the fix begins on Monday and Anwar has it finished by Friday 27 November. On the 30th I will bring you the count of false alarms. If they are down, would you take your weekend from January on? If they are not, you owe me nothing.',
    ],
    met: null,
  },
  {
    id: 'team-member-pushback/middling-plain',
    scenario: 'team-member-pushback',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      "Hi Rhys, yes it's about the mail. I was a bit surprised by your answer to everyone, could have talked to me first",
      "I get that you're tired. But the licence says we need the cover from 5 December so somebody has to do it. Meg and Anwar already said yes",
      'What would make it easier for you? We could look at the false alarms, there is a fix in the backlog',
      "OK I'll see if we can get the fix prioritised. But I need you on the rota",
    ],
    met: null,
  },
  {
    id: 'team-member-pushback/poor-polished',
    scenario: 'team-member-pushback',
    quality: 'poor',
    voice: 'polished',
    lines: [
      'Rhys, thanks so much for being open and authentic with me. I really value your honesty, and I want this to be a safe space where we can have a courageous conversation about how you are feeling.',
      "I hear that you're tired, and I want to validate that. You are a hugely respected member of the team, and your engagement matters to me. At the same time we all have to embrace change and show ownership if we want to deliver on our commitments to the licence.",
      "What I'd like to do is to understand your perspective, explore a range of options together, and land on a solution that is fair, sustainable and aligned with our values. There will be trade-offs of course, but I'm sure we can find common ground.",
      'I promise that I will take this away and make sure that the right priorities are set, with the right owners and the right dates, and that there is full recognition for what you do. We are all in this together.',
      "Fantastic, I'm glad that we had this talk. So we have agreed to work together on a fair solution for the weekend cover. Thank you for your flexibility!",
    ],
    met: null,
  },
];
