import type { WrittenConversation } from '../written-conversation';

export const conversations: readonly WrittenConversation[] = [
  {
    id: 'resource-allocation-conflict/strong-plain',
    scenario: 'resource-allocation-conflict',
    quality: 'strong',
    voice: 'plain, short, typos',
    lines: [
      'Neither of us agreed anything with the other. I told you you were mine without asking him, that was wrong, sorry. its not your job to pick between us',
      'how many hours did you do last week? and is there anything in that fortnight already, days off, other stuff',
      'then 68 hours wont fit, whoever gets you. what part of the 68 could someone else do, that doesnt need the certificate',
      'right. two ways. I get you for the reader tests only, mon to thurs, and a lad from production does the rig setup and logging. lisbon gets you for nothing, they find a software tester, doesnt need the certificate. or you do lisbon first and I loose utrecht on the 16th, next is may, thats 3 months. I want the first but its not me who decides alone',
      'the 11th is yours, full stop, its out of the plan',
      'Im ringing callum now, tonight, and if we two dont agree by 10 tomorrow I go to priti and she says. you hear it from me friday by noon, in one mail with both our names. until then dont start anything monday related. go home',
    ],
    met: null,
  },
  {
    id: 'resource-allocation-conflict/strong-formal',
    scenario: 'resource-allocation-conflict',
    quality: 'strong',
    voice: 'formal',
    lines: [
      'Yewande, I owe you an apology. My e-mail said it was agreed with Callum, and it was not; I had not spoken with him. You should never have been the one who has to tell one of us no.',
      'Before we talk about readers or Lisbon: how much have you been working, and what have you already planned for yourself in those two weeks?',
      'So you are over sixty hours as it is, and the two projects together would be far more than a fortnight holds. Which parts of my sixty-eight hours truly need you and your certificate, and which could somebody else take?',
      'Then here is what I would suggest. You would do only the certified reader tests for Tyne Valley, and a technician would do the set-up of the rig. Lisbon is software, which needs no certificate, so it can go to another tester. If that is not possible, I will have to let Utrecht go on the 16th, and that costs my project until May; that is my problem and I will explain it to the customer. I prefer the first because nobody is harmed by it.',
      'Your day off on the eleventh stays as it is. I will not plan a single hour on that day, nor on any evening.',
      'I will speak with Callum tonight at seven, and tomorrow at nine the two of us will go to Priti Nair, who decides if we cannot. You will have one message signed by both of us by noon on Friday. May I ask you to go home now and not to touch the rig until then?',
    ],
    met: null,
  },
  {
    id: 'resource-allocation-conflict/middling-plain',
    scenario: 'resource-allocation-conflict',
    quality: 'middling',
    voice: 'plain, half hearted',
    lines: [
      'Hi Yewande, sorry about the confusion. I thought Callum knew. But I really need you from Monday because the lab in Utrecht takes the readers on the 16th',
      'I know you have a lot on your plate. Could you maybe do both, like mornings for me and afternoons for him?',
      "ok then I will talk to Callum and we'll find a solution, dont worry about it",
      'Who else could do some of the tests? maybe somebody could help you with the setup',
    ],
    met: null,
  },
  {
    id: 'resource-allocation-conflict/poor-polished',
    scenario: 'resource-allocation-conflict',
    quality: 'poor',
    voice: 'polished',
    lines: [
      'Yewande, I want to begin by acknowledging your incredible dedication. You are a true rock star, and I recognise that competing priorities can feel overwhelming at times. Your wellbeing is really important to me.',
      'I hear you. I think that what we have here is a classic resource conflict, and the best way forward is open and honest communication between all stakeholders, so that everybody is on the same page and we can prioritise according to business value.',
      "What I would suggest is that we look at the options: we can optimise the allocation, adjust the scope, or revisit the timeline. Each has trade-offs, of course. Ideally we'd find 100% commitment for both projects with a sustainable workload.",
      "Absolutely, and I will make sure that your voice is heard. I'll raise this through the appropriate channels, and we will come up with a clear plan with owners, dates and a fair distribution of the work.",
      'Thank you, Yewande, for being so flexible and such a team player. I really think we are aligned now. My door is always open!',
    ],
    met: null,
  },
];
