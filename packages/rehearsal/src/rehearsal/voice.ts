/** How a stakeholder speaks beside the matter, and the slots in those lines. */
import type { Lacks, ScenarioContent, Terms, Voice } from '@parley/shared';

/** A voice with all that later ones were asked for. */
export type WholeVoice = Voice & { readonly lacks: Lacks; readonly terms: Terms };

const made = new WeakMap<ScenarioContent, WholeVoice>();

/** What anybody may say to a question that nobody foresaw. */
const PLAIN_LACKS: Lacks = {
  amount: [
    'I don’t have a figure for that with me.',
    'I don’t know the number. I would have to look it up.',
    'How much that is, I can’t tell you today.',
  ],
  day: [
    'I can’t give you a day for that.',
    'I don’t know the date, and I won’t guess it.',
    'I have no date for that yet.',
  ],
  person: [
    'I don’t know who that is. I can find out.',
    'I can’t give you a name for that today.',
    'Who that would be, I would have to ask.',
  ],
  whether: [
    'I don’t know whether that is so.',
    'I don’t know. I would have to find out before I say yes or no.',
    'I can’t answer that with a yes or a no today.',
  ],
  promise: [
    'I can’t promise you that today.',
    'I would have to look before I say yes to that.',
    'To that I can’t say yes or no yet.',
  ],
  which: [
    'I don’t know which. I would have to look.',
    'Between those I can’t choose yet.',
    'Which one, I can’t tell you today.',
  ],
  open: [
    'About {topic} I can’t tell you much today.',
    'I would have to think about {topic} before I answer that.',
    'I would rather not guess about {topic}.',
    'I would have to think about that one.',
    'That I can’t answer off the cuff.',
    'To that I have no answer today.',
    'I don’t have an answer to that ready.',
  ],
};
/** What anybody may say to figures and days that are put forward. */
const PLAIN_TERMS: Terms = {
  accepted: [
    'Yes, {terms}. I can agree to that.',
    'Agreed: {terms}. I have no objection left.',
    'Yes, I take that: {terms}. We both write it down.',
    'I can live with that: {terms}. You have my yes.',
  ],
  confirmed: [
    'Yes, that is right: {terms}. You have it as I have it.',
    'That is how I have it, too: {terms}. Nothing is missing.',
    'Correct: {terms}. I have nothing to add.',
  ],
  partly: [
    'So far yes: {terms}. What I miss in it is {matter}.',
    'I can go along with that: {terms}. You have left out {matter}.',
    'That is a beginning: {terms}. It says nothing about {matter}.',
    'Good as far as it goes: {terms}. It doesn’t tell me yet what happens with {matter}.',
  ],
  notYet: [
    'Not yet. I have heard {terms}, and nothing on {matter}.',
    'I have written it down: {terms}. I can’t say yes while {matter} is open.',
    'I hear you: {terms}. First I need something on {matter}.',
  ],
  choice: ['{choice}, if I may choose.', '{choice} suits me better.', 'Of the two, {choice}.'],
};

const wholeOf = (voice: Voice): WholeVoice => ({
  ...voice,
  lacks: voice.lacks ?? PLAIN_LACKS,
  terms: voice.terms ?? PLAIN_TERMS,
});

/** For a scenario whose author wrote no voice: plain lines around its own concerns and its organisation. */
function plainVoice({ persona, concerns }: ScenarioContent): Voice {
  const organisation = persona.organisation;
  return {
    matters: Object.fromEntries(concerns.map((concern) => [concern.id, [concern.summary, `this: ${concern.summary}`]])),
    insists: [
      'I keep coming back to one thing, and it is {matter}.',
      'Before anything else I would like to hear about {matter}.',
      `${organisation === '' ? 'Where I work' : `At ${organisation}`} they will ask me about {matter}.`,
      'What I still lack is a plain word about {matter}.',
      'You have said a good deal, and nothing yet about {matter}.',
      'Tell me what you would do about {matter}.',
      'I can’t leave this room without something on {matter}.',
      'Suppose nothing changes about {matter}, what then?',
      'My day would be easier if somebody had thought about {matter}.',
      'Let us be honest about {matter}.',
    ],
    eased: ['I worry less about {matter} now.', 'You have dealt with {matter}, and I say so.'],
    lost: [
      'I didn’t follow that. We were speaking of {matter}.',
      'Say it again, please, and say it about {matter}.',
      'I could make nothing of it. Was it about {matter}?',
    ],
    foreign: ['In English, please, so that I can follow you on {matter}.', 'I only have English for {matter}.'],
    outOfRole: [
      'I don’t know what that refers to. We were at {matter}.',
      'That was meant for somebody else. I am here about {matter}.',
    ],
    greeted: [
      `Good morning. You found your way to ${organisation}, then.`,
      `Hello. Sit down, it is a busy day at ${organisation}.`,
    ],
    smallTalk: [
      `All well, thank you, as well as it gets at ${organisation} just now.`,
      'I slept badly, to tell the truth, and it was because of this project.',
    ],
    felt: [`Uneasy, if you ask me. I answer for this at ${organisation}.`, 'Tired of being surprised, I would say.'],
    thanked: [
      'You are welcome. It doesn’t settle the matter yet.',
      `Don’t thank me before ${organisation} has something to show.`,
    ],
    parting: [
      `Then we leave it there, and ${organisation} has no answer.`,
      'As you wish. You know what is still open.',
    ],
    lostThread: ['No matter. We were at {matter}.', 'I have it here, it was {matter}.'],
    again: ['Gladly, in fewer words. It is about {matter}.', 'I say it once more, I asked about {matter}.'],
    unknown: [
      '{topic}? I don’t know that.',
      'About {topic} you would have to ask somebody else.',
      `I don’t know, and nobody at ${organisation} has told me.`,
    ],
    withheld: [
      'I would rather keep that to myself for now.',
      `That stays at ${organisation} until I know what you want with it.`,
    ],
    told: ['I told you: {figure}.', 'It was {figure}, as I said.'],
    due: ['You named {day}. What shall I have in my hand then?', 'I have {day} from you. Does it still stand?'],
    clash: ['First you said {old}, now you say {new}. Which is it?', 'I wrote down {old}, and now it is {new}.'],
    needs:
      persona.wouldMove.length >= 2
        ? persona.wouldMove.map((need) => `What would help me: ${need.charAt(0).toLowerCase()}${need.slice(1)}.`)
        : ['What would help me is something I can check.', 'I would need a day, a figure and a name.'],
    notYet: ['Not before something is clear about {matter}.', 'I can’t say yes yet, because of {matter}.'],
    waiting: ['Yes, and what follows from it?', `I am listening. So is half of ${organisation}.`],
    lastThing: [
      'One last thing. I would like to have that in writing.',
      'Only this, before you go: who tells the others?',
    ],
    afterwards: [`We have said it all. I have things to do at ${organisation}.`, 'That is settled, and I leave it so.'],
  };
}

/** The voice of a scenario's stakeholder; the same object for the same scenario. */
export function voiceOf(scenario: ScenarioContent): WholeVoice {
  const voice = made.get(scenario) ?? wholeOf(scenario.manner ?? plainVoice(scenario));
  made.set(scenario, voice);
  return voice;
}

export type Slots = Readonly<
  Partial<
    Record<
      | 'matter'
      | 'topic'
      | 'figure'
      | 'day'
      | 'promise'
      | 'old'
      | 'new'
      | 'claimed'
      | 'known'
      | 'who'
      | 'terms'
      | 'choice',
      string
    >
  >
>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills the slots of a line; words that open a sentence get a capital. Null where a slot has nothing to be filled with. */
export function filled(line: string, slots: Slots): string | null {
  let missing = false;
  const text = line.replaceAll(
    /\{(matter|Matter|topic|figure|day|promise|old|new|claimed|known|who|Who|terms|Terms|choice)\}/g,
    (_, slot: string, at: number) => {
      const name = slot.toLowerCase();
      const words = name in slots ? slots[name as keyof Slots] : undefined;
      if (words === undefined) {
        missing = true;
        return '';
      }
      // 'Your the 18th' is nobody's English.
      if (slot === 'day' && words.startsWith('the ') && /\b(?:your|my|a|that|this)\s$/i.test(line.slice(0, at)))
        return words.slice(4);
      return /^\p{Lu}/u.test(slot) || /(?:^|[.!?…]\s)$/.test(line.slice(0, at)) ? capital(words) : words;
    },
  );
  return missing ? null : text;
}
