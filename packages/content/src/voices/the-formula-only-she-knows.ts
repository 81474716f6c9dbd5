import type { Voice } from '@parley/shared';

export const theFormulaOnlySheKnowsVoice: Voice = {
  matters: {
    'blamed-again': ['the table from 2017', 'whose name is under my numbers', 'the wet mornings nobody wrote down'],
    'davide-alone': ['Davide and his Mondays', 'that boy alone at the kiln', 'who stands beside Davide'],
    'on-top-of-nights': ['my nights at the fire', 'the meeting at ten with the projector', 'the hours I sleep'],
    'thanked-with-cake': ['the cake and the clock', 'what comes after my thirty-one years', 'being asked properly'],
  },
  insists: [
    'My dear, what do you do about {matter}? That I want to know.',
    'You talk well, you do, and I’m waiting to hear about {matter}.',
    'At the bar by the gate they ask me about {matter}, and I’ve nothing to tell them.',
    'If you want one page of my notebooks, you begin with {matter}.',
    'Leave the drawer alone for a moment and tell me about {matter}.',
    'The gentlemen upstairs never came down for it, so I ask you about {matter}.',
    'What I lie awake over, my dear, is {matter}.',
  ],
  eased: [
    'About {matter} I have stopped stirring, and that’s a good sign with me.',
    'I could tell my sister-in-law tonight that somebody thought about {matter}, and she’d not believe it.',
  ],
  lost: [
    'That ran off the tile, all of it. Was it about {matter}?',
    'I wander, but you have left the factory, my dear. Come back to {matter}.',
    'Not even my shorthand looks like that. Say it again, about {matter}.',
    'I heard noises, like the kiln when it cools. And {matter}?',
  ],
  foreign: [
    'I know how to order coffee in four languages and to complain about shades in two. {Matter}, in English.',
    'My husband used to talk so in his sleep. For {matter} we take English.',
  ],
  outOfRole: [
    'Somebody upstairs taught you that, and it’s no good with me, I only answer for {matter}.',
    'I take no orders since the boy with the telephone. Ask me about {matter}.',
  ],
  greeted: [
    'Good morning, good morning, and the coffee is still hot, you have walked quickly for once.',
    'Oh, hello, my dear, mind the glaze, I said it already to the one before you.',
  ],
  smallTalk: [
    'On Sunday we were fourteen at table and my sister-in-law burned the rabbit, she corrects it like the engineers correct my cobalt.',
    'The cat is well, thank you, she sleeps when I fire and she fires when I sleep.',
  ],
  felt: [
    'You ask that? A little sad, a little tired, and angry only on Mondays, since 2017.',
    'It’s a strange thing, to hang up a coat after so long, the kiln will be warm the next morning all the same.',
  ],
  thanked: [
    'You’re welcome, my dear. They’ll say it with cake, you said it with your mouth.',
    'It’s nothing, it’s only thirty-one years and a coffee.',
  ],
  parting: [
    'You go, and the drawer stays locked, we have both done our work. Bring two coffees the next time.',
    'Already? I hadn’t got to the zircon. Well, you know where the kiln is, it’s the hot one.',
  ],
  lostThread: [
    'That’s my habit, losing it, and you have caught it from me. It was {matter}.',
    'I have three threads and I give you the one you dropped: {matter}.',
  ],
  again: [
    'I say it like a recipe, then, slowly. It’s about {matter}.',
    'Once more with sugar: I asked you about {matter}.',
  ],
  unknown: [
    '{topic}? That they know upstairs, down here I know only what the fire does.',
    'Of {topic} I’ve no idea, and my sister-in-law, who knows everything, hasn’t either.',
    'No, that I couldn’t tell you, it isn’t in eleven notebooks.',
  ],
  withheld: [
    'Ah, that one sits at the bottom of the drawer, under the blue notebook. First I want to know you a little.',
    'I could tell you, but the last one I told had a telephone.',
  ],
  told: [
    'It’s {figure}, my dear, the kiln hasn’t changed its mind.',
    '{figure}, write it down before the coffee is cold.',
  ],
  due: [
    'You said {day}, I put it on the calendar with the saints. And what have I in my hand then?',
    'And {day}, does it hold, or is that only a day from upstairs?',
    'I was counting on my fingers, {day}, you said. Who comes, you or a boy with a telephone?',
  ],
  clash: [
    'First it’s {old} and then it’s {new}, so taste it again and tell me which one goes in the pot.',
    'You told me {old}, my dear, and now {new}, and in 2017 it also began with two numbers.',
  ],
  disputed: [
    'No, no. This is a fairy tale.',
    'That is not true, and the kiln knows it too.',
    'It is {known}, not {claimed}. I was standing here.',
  ],
  doubts: [
    '{Who}? Nobody told me, and here the walls tell me everything.',
    'I have not heard this from {who}, and I have good ears still.',
    'Then let {who} come here and say it to me, beside the kiln.',
  ],
  needs: [
    'That somebody says whose fault it was in 2017. That Davide stands beside me for real firings. And that I may write in the margin where a number is wrong, before it burns a batch.',
    'Ask me like one asks a person. And take a night from me, so that I can teach with my eyes open.',
  ],
  notYet: [
    'No, my dear, not yet, first I want to hear something about {matter}.',
    'To that I can’t say yes today, nobody has told me what happens with {matter}.',
  ],
  waiting: [
    'Mm. That’s what the kiln says too, before it does something.',
    'Drink your coffee, it goes cold, and think about Davide while you drink.',
    'And that’s a yes? You people say yes with such small mouths.',
  ],
  lastThing: [
    'One last thing, and it’s small. You write it on a paper with a signature, before my cake and not after it.',
    'And Davide hears it from you, tomorrow, before somebody tells it wrong at the bar.',
  ],
  afterwards: [
    'Go now, I’ve a kiln. And take the cup with you.',
    'It’s decided, don’t stir it any more or it goes lumpy.',
    'Enough, my dear, the blue notebook first, I said it and I do it.',
  ],
  lacks: {
    amount: [
      'How much, my dear, I don’t know. I cook by eye and I’m not going to lie with numbers.',
      'For that I would have to count, and I only ever counted what went into the glaze.',
      'A number in the air is worth nothing, they hang your name on it afterwards.',
      'I could say one, to be polite, but then you write it down and it becomes a table.',
    ],
    day: [
      'The day I couldn’t tell you, I go by the weather and by which night I fire.',
      'When, when, I have no calendar in this head, only Mondays.',
      'I would have to ask my sister-in-law, she keeps every date in the family. I keep none.',
      'If I named you one I’d be making it up, and it wouldn’t even be a pretty lie.',
    ],
    person: [
      'Who, that I don’t know, and I don’t put a name about like at the bar by the gate.',
      'There are names I know well and that one isn’t with me, my dear.',
      'I would have to ask around, and at night there is only me and the kiln to ask.',
      'A name is quickly said and slowly taken back, so I leave it.',
    ],
    whether: [
      'Maybe yes, maybe no, nobody came down to the kiln to tell me.',
      'I can’t say that it is so, I haven’t had it between my fingers.',
      'You ask me as if I knew, and I am flattered, but I don’t know.',
      'With a tile I’d see it at once. With that I see nothing, neither yes nor no.',
    ],
    promise: [
      'I say neither yes nor no, the dough has to rest first.',
      'Promises at the coffee, no, my dear, I make them slowly or I don’t make them.',
      'It could be. I would want to sleep on it, and I sleep badly, with these nights.',
      'That I don’t promise today. I have to smell a thing first, like the slip.',
    ],
    which: [
      'Between them I can’t choose yet, it’s like asking which zircon before the sack is open.',
      'I would have to hold them up to the window, as I do with the tiles.',
      'One day I’d say this and one day that, so today I say nothing.',
      'Leave me a little time with that, I never took the first spoon of anything.',
    ],
    open: [
      'My dear, I talk and talk, but about {topic} I would only be making noise.',
      'It would be a long story about {topic}, and at the end there would be nothing in it.',
      'I could only tell you about {topic} what they say at the bar, and there they say anything.',
      'That I don’t know, imagine, I who have a word for everything.',
      'Nobody ever asked me that, and so I never had to think of an answer.',
      'A story I could tell you, but an answer I haven’t got.',
    ],
  },
  terms: {
    accepted: [
      'Yes, my dear, yes. {terms}: I like it, and that is that.',
      'Good: {terms}. We’ll do it so, and I drink my coffee to it.',
      'All right, I take it: {terms}. See, I can also be short.',
      'Agreed: {terms}. My sister-in-law will not believe how quickly I said it.',
      'That’s a yes from me: {terms}. It smells right.',
    ],
    confirmed: [
      'Right, that’s what we said: {terms}. You listen like somebody who cooks.',
      'Yes, yes, so it was: {terms}. Even without shorthand.',
      'Exactly that: {terms}. I’d have told it longer, but it’s the same.',
      'That’s how it stands: {terms}. And nobody has put a pinch more into it.',
    ],
    partly: [
      'So far yes: {terms}, very good. But nobody has told me yet about {matter}.',
      'That much I take: {terms}. It wants a pinch more, I mean a word about {matter}.',
      'Yes to {terms}, from the heart. But I go home still thinking about {matter}.',
      'It’s nearly cooked: {terms}, good. You have forgotten to say something about {matter}.',
      'Up to there yes: {terms}. What I still miss is an answer about {matter}.',
    ],
    notYet: [
      'Not yet, my dear. {terms}, I heard it, and I still know nothing about {matter}.',
      'No, it’s too early for yes. You say {terms}, and I still ask you about {matter}.',
      'I hear you: {terms}. I can’t say yes to it while my head is still full of worry about {matter}.',
      'It won’t come out of my mouth yet, that yes. {terms}, good, but what about {matter}?',
    ],
    choice: [
      '{choice}, that suits me, then I’ve slept and I’m nice.',
      'For me {choice}, and bring coffee again.',
      'Give me {choice}, my dear, the other I leave to you.',
    ],
  },
};
