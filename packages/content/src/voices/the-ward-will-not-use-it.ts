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
  doubts: [
    '{Who}? Nobody told this to me, and I am here from seven.',
    'I did not hear this from {who}.',
    'When {who} comes up here and says it, then I believe it.',
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
  lacks: {
    amount: [
      'How many, this I would have to count. I do not say number that I did not count.',
      'I have the watch here and the book there. Without them I give no numbers.',
      'If I tell you a number now, it is from the air, and from the air we take nothing on ward.',
      'This I did not measure, so I say nothing. With insulin I also do not guess.',
    ],
    day: [
      'The day I do not know. It is on the board or it is nowhere, and my head is not the board.',
      'I would have to look in the duty roster, without it I do not know even my birthday.',
      'When, this I cannot tell you. Here every day has three shifts and they run together.',
      'For dates ask paper. I only know who is in which bed today.',
    ],
    person: [
      'I do not say a name if I am not sure. A name here goes on a list very quickly.',
      'Who, I would have to ask, and I ask people to their face.',
      'You want a name and I have none. I know 28 patients, this one I do not know.',
      'Somebody will know who. I was at the beds, not in the office.',
    ],
    whether: [
      'I did not see it, so I do not say yes and I do not say no.',
      'Maybe. On my ward maybe is not written in the chart, so I leave it empty.',
      'This nobody told me, and what I am not told I do not make up.',
      'I would have to check. I always check, also when it is three in the morning.',
    ],
    promise: [
      'I do not say yes standing up, and also not no. First I think of the beds.',
      'Maybe it goes. I say it when I know that no patient pays for it.',
      'What I promise on this ward, I must do. So I think longer than you would like.',
      'This I leave open. My nurses would have to live with my yes, not I alone.',
    ],
    which: [
      'I cannot choose now. I must see it at the bed, on a chair it all looks nice.',
      'One or other, I do not know yet. I ask my nurses before I say it.',
      'Not so quick. When I choose wrong, I choose wrong for 28 people.',
      'For this I need a quiet hour, and quiet hour on Ward 7 is at night.',
    ],
    open: [
      'About {topic} I know only what one hears on stairs, and that is not knowing.',
      'You ask me about {topic}, and honestly, I would only talk. We have visitors soon for talking.',
      'If somebody explained to me once about {topic}, it was while a bell was ringing.',
      'This I do not know. I am a sister, I know it when I see it.',
      'I have no answer, and I do not draw you one only because it looks nice.',
      'Nobody asked me this before, so I need to think, and I think while I walk.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: on this I shake hands, mine are washed.',
      'Good, agreed. {terms}, I write it on the board myself.',
      'This I take: {terms}. I do not need to sleep on it.',
      'I say yes. {terms}, and to my nurses I say the same.',
      'All right: {terms}. With this I can go back to the beds.',
    ],
    confirmed: [
      'Right: {terms}. You listened, I see that.',
      'Yes, so we said it: {terms}. It can go on the board like this.',
      'Correct: {terms}. In the chart I would sign it.',
      'Exactly: {terms}. I have nothing to cross out.',
    ],
    partly: [
      'So far yes: {terms}. And I heard nothing yet about {matter}.',
      'This much I take: {terms}. But I stay awake about {matter}.',
      'Yes to {terms}. Now you tell me about {matter}, and then we have all.',
      'Good: {terms}, it can go so. But not without a word about {matter}.',
      'Half is good: {terms}. The other half is about {matter}, and it is empty.',
    ],
    notYet: [
      'Not yet. {terms}, I heard it, and I know nothing about {matter}.',
      'No, I cannot say yes so. You say {terms}, I ask about {matter}.',
      'I understand you: {terms}. But first I must know about {matter}.',
      'Too early. {terms}, nice, and who thought about {matter}?',
    ],
    choice: [
      '{choice}. I write it on the board, there it stays.',
      'I take {choice}, then I know who is on shift.',
      'Make it {choice}, the other I leave for the visitors.',
    ],
  },
};
