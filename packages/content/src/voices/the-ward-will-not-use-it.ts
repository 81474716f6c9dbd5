import type { Voice } from '@parley/shared';

export const theWardWillNotUseItVoice: Voice = {
  matters: {
    'patients-wait': ['the minutes at the bed', 'bed nineteen', 'the typing while a patient waits'],
    'going-home-late': ['the half hours nobody paid', 'Grace and her bus', 'my nurses going home on time'],
    'nobody-watched': ['seven in the morning', 'somebody who has seen a handover', 'Sunday night with agency'],
    'reported-to-matron': ['matron’s list', 'that word beside Ward 7', 'what you wrote to matron'],
  },
  insists: [
    'Before visitors come I want to hear about {matter}.',
    'I have 28 beds and one question, and it is {matter}.',
    'Do not give me leaflet. Tell me what you do about {matter}.',
    'The sisters from other wards will phone tonight and ask about {matter}.',
    'Nobody told me what happens with {matter}.',
    'For my nurses I need an answer about {matter}.',
    'A tablet does not wash anybody. It also does not help with {matter}.',
  ],
  eased: ['{Matter}, good, I leave it alone now.', 'For {matter} I do not need my watch any more.'],
  lost: [
    'I did not understand this, and I understand patients without teeth. Was it {matter}?',
    'That was like your screen, many boxes and nothing in it. {Matter}, please.',
    'Say it again, short, like at the bed. {Matter}.',
    'Was this for me? I am waiting for {matter}.',
  ],
  foreign: [
    'I had also to learn it, with a dictionary and night shifts. English, please, for {matter}.',
    'On ward we do not talk over the patient’s head. {Matter}, in English.',
  ],
  outOfRole: [
    'You want that I am somebody else. I tried, they needed a sister. {Matter}.',
    'Orders I take from doctor, and I argue also with him. So, {matter}.',
  ],
  greeted: [
    'Good afternoon. Wash your hands, then we talk.',
    'Hello. You found the stairs. It is more than your office did in July.',
  ],
  smallTalk: [
    'My weekend was Sunday night, with agency. I told you enough already.',
    'A lady in bay two has made ninety years today. There is cake, after we finish.',
  ],
  felt: [
    'Angry? No. When Grace walked in the rain, then I was angry. Now I am only careful.',
    'I feel what you feel when somebody reports you to your mother. I am nineteen years here.',
  ],
  thanked: ['You are welcome. Thank with fewer fields.', 'For what, I only told you truth, it is free on this ward.'],
  parting: [
    'Go, go. We keep the paper, so nobody waits for you.',
    'Goodbye. When you know something about seven in the morning, come at seven in the morning.',
  ],
  lostThread: ['It happens also at night shift. We were by {matter}.', 'You lost it, I did not. {Matter}.'],
  again: [
    'I say again, slowly, like for a relative. It is about {matter}.',
    'Same question, and simple. What do you do with {matter}?',
  ],
  unknown: [
    '{topic}? I do not know. I know who is in which bed.',
    'About {topic} ask your office, they knew so much already about my ward.',
    'This nobody told me. They tell me only when I am on a list.',
  ],
  withheld: [
    'That I say when I see you are here for patients and not for the list.',
    'First I want to see what you do with what you have heard.',
  ],
  told: ['It is {figure}. It is in the book, with signature.', '{figure}. I measured it myself.'],
  due: [
    'You said {day}. Who comes, and at which hour?',
    'On my board is now {day}. What do my girls see then that is different?',
    'I ask about your {day}. It holds, or it is like the date for the agency logins?',
  ],
  clash: [
    'First {old}, now {new}. If a nurse writes so in the chart, I send her back.',
    'You told me {old}. Now I hear {new}. Which one goes on the board?',
  ],
  disputed: [
    'This is not true. I was on the shift.',
    'No. Who wrote this to you?',
    'Not {claimed}. It is {known}, I have it in the book.',
  ],
  needs: [
    'Come at seven in the morning and look. Take out of the screen what the drug chart already knows. And we try in one bay, and I hold the watch.',
    'A rule for stopping, and that I am the one who says stop. Then we talk.',
  ],
  notYet: [
    'No, not yet. First I want to hear what happens with {matter}.',
    'Today I do not say yes. What is with {matter}?',
  ],
  waiting: [
    'I wait. Bed four also waits.',
    'So. Is it yes, for my nurses?',
    'You look like student before the first injection. Say it.',
  ],
  lastThing: [
    'One thing more. Write to matron before tomorrow at nine, and I want to read it first.',
    'And you say my nurses yourself. In the kitchen, standing, like a person.',
  ],
  afterwards: [
    'Enough, the visitors are on the stairs.',
    'It is agreed. Go, and take a piece of cake for your office, for one floor under.',
    'Now I must to the beds. We have said it.',
  ],
};
