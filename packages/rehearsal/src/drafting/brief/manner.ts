/** How a drafted stakeholder speaks beside the matter: two ways of it, brisk and measured. */
import type { Voice } from '@parley/shared';

export type Manner = 'brisk' | 'measured';

export interface Spoken {
  readonly project: string;
  /** By concern id, what they call it. */
  readonly matters: Readonly<Record<string, readonly string[]>>;
  readonly main: string;
}

const BRISK = ({ project, main }: Spoken): Omit<Voice, 'matters'> => ({
  insists: [
    'I keep coming back to {matter}.',
    'And {matter}? I’m still waiting for that.',
    'Leave the rest. What about {matter}?',
    'You talk, and I am still where I was with {matter}.',
    'One plain sentence about {matter} would do.',
    'I go home today with an answer on {matter}, or with none.',
    'If I had one question left, it would be about {matter}.',
    'So far I have heard nothing on {matter} that I could use.',
  ],
  eased: ['{Matter} is off my mind.', 'I stop asking about {matter}.', 'On {matter} we understand each other.'],
  lost: [
    'I didn’t get that. Was it about {matter}?',
    'Say that again, in short words, about {matter}.',
    'No idea what you mean. We were at {matter}.',
  ],
  foreign: [
    'English, please. We were at {matter}.',
    'I only follow you in English, and I want to follow you on {matter}.',
  ],
  outOfRole: [
    'No idea what that is about. I’m here because of {matter}.',
    'That wasn’t meant for me. Back to {matter}.',
  ],
  greeted: [
    `Hello. Let’s not lose time, it is about ${project}.`,
    `Good that you’re here. Sit down, ${project} won’t wait.`,
  ],
  smallTalk: [`Busy, thanks, and you know why: ${main}.`, `It would be better without ${main}.`],
  felt: [`Annoyed, if you want to know, mostly about ${main}.`, `Tired of it. I have lived with ${main} long enough.`],
  thanked: ['You’re welcome. It isn’t solved yet.', `Don’t thank me, I still have ${project} to worry about.`],
  parting: [`Then we stop here, and ${main} stays on my desk.`, `As you like. You know what is open: ${main}.`],
  lostThread: ['We were at {matter}.', 'It was {matter}, if you want to know.'],
  again: ['Shorter, then: {matter}.', 'Once more: it’s about {matter}.'],
  unknown: ['{topic}? No idea.', 'Ask somebody else about {topic}.', 'That I don’t know.'],
  withheld: ['I keep that to myself for now.', 'Not yet. First I want to know where I stand with you.'],
  told: ['I said it already: {figure}.', '{figure}. As I told you.'],
  due: ['You said {day}. What do I have in my hand then?', 'And {day}, does that still stand?'],
  clash: ['First {old}, now {new}. Which?', 'You said {old} before. Now it’s {new}.'],
  needs: [`What would help? Something on ${main} that I can check.`, `A day, a name, and what it costs, for ${main}.`],
  notYet: ['Not as long as {matter} is open.', 'I’d say yes if it weren’t for {matter}.'],
  waiting: ['And?', `I’m listening, and so far ${main} is where it was.`],
  lastThing: ['One more thing: I want that in writing.', 'Before you go: who tells the others, you or me?'],
  afterwards: [`We’re done with ${project} for today. Go and do it.`, 'All said. Off you go.'],
});

const MEASURED = ({ project, main }: Spoken): Omit<Voice, 'matters'> => ({
  insists: [
    'I would like to return to {matter}.',
    'Allow me to ask once more about {matter}.',
    'What I cannot leave out is {matter}.',
    'You have told me a good deal, and not yet what becomes of {matter}.',
    'My difficulty remains {matter}.',
    'May I be quite plain? It is {matter} that I came for.',
    'I would not be doing my work if I let {matter} pass.',
    'There remains, I am afraid, {matter}.',
  ],
  eased: ['As to {matter}, I am content.', 'I consider {matter} dealt with.', 'You have answered me on {matter}.'],
  lost: [
    'Forgive me, I could not follow. Was that about {matter}?',
    'Would you put it differently, and with regard to {matter}?',
    'I am not sure what you mean. We were speaking of {matter}.',
  ],
  foreign: ['In English, if you please. We were at {matter}.', 'I am afraid I have only English for {matter}.'],
  outOfRole: [
    'I do not know what you refer to. My subject is {matter}.',
    'That is not for me, I think. Let us return to {matter}.',
  ],
  greeted: [
    `Good morning. Thank you for coming about ${project}.`,
    `Good day to you. I suppose we both know that it is about ${project}.`,
  ],
  smallTalk: [`Thank you, well enough, considering ${main}.`, `I have had quieter weeks, and ${main} is the reason.`],
  felt: [`Uneasy, I must say, since I have to answer for ${main}.`, `I should sleep better if ${main} were settled.`],
  thanked: ['Not at all. The matter is still open, however.', `Thank me when ${project} is in order.`],
  parting: [
    `Then we leave it there, and ${main} remains unanswered.`,
    `As you wish. You know where I stand on ${main}.`,
  ],
  lostThread: ['We had come to {matter}.', 'No harm done, it was {matter}.'],
  again: ['Gladly, in fewer words: {matter}.', 'I shall say it once more. My question concerns {matter}.'],
  unknown: ['{topic}? I could not say.', 'As to {topic}, you would have to ask others.', 'I do not know that.'],
  withheld: ['I would rather not speak of that yet.', 'Permit me to keep that back until I know where we stand.'],
  told: ['As I said, {figure}.', 'It was {figure}, if you recall.'],
  due: ['You named {day}. What may I expect then?', 'You gave me {day}. Does it still hold?'],
  clash: [
    'At first you said {old}, and now it is {new}. Which am I to note?',
    'I had written down {old}. Now I hear {new}.',
  ],
  needs: [
    `What would help me is something on ${main} that I can verify.`,
    `With ${main} I need a day, a name and what it costs.`,
  ],
  notYet: ['I cannot agree while {matter} is open.', 'I am not there yet, on account of {matter}.'],
  waiting: ['And what follows from that?', `Please go on. So far ${main} stands as it stood.`],
  lastThing: [
    'One last point: I should like to have that in writing.',
    'May I ask, before we part, who informs the others?',
  ],
  afterwards: [`I think we have said what was to be said about ${project}.`, 'That is settled, and I leave it so.'],
});

const NOWHERE: Spoken = { project: '', main: '', matters: {} };
/** In which of the two ways a voice speaks. */
export const mannerIn = (voice: Voice | undefined): Manner =>
  voice?.unknown.at(-1) === MEASURED(NOWHERE).unknown.at(-1) ? 'measured' : 'brisk';

export function mannerOf(manner: Manner, spoken: Spoken): Voice {
  const lines = manner === 'brisk' ? BRISK(spoken) : MEASURED(spoken);
  return {
    ...lines,
    matters: Object.fromEntries(Object.entries(spoken.matters).map(([id, handles]) => [id, [...handles]])),
  };
}
