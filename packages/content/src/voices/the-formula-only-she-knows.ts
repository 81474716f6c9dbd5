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
};
