/** Ten people of whom no two ask, press or end a sentence in the same way, for stakeholders of whom a brief tells little. */

import { alternatives } from '../../language/one-of';

export interface Temper {
  /** What of a brief speaks for them, in what it tells of the person. */
  readonly cues: RegExp;
  readonly description: string;
  readonly style: string;
  readonly wants: string;
  /** After a worry that they have just said. */
  readonly asks: readonly string[];
  /** Before a worry that they say again. */
  readonly again: readonly string[];
  /** Ends what they open with, where that asks nothing. */
  readonly ends: readonly string[];
}

const told = (words: string): RegExp => new RegExp(String.raw`\b(?:${alternatives(words)})\b`, 'giu');

export const TEMPERS = {
  angry: {
    cues: told(String.raw`
  angry furious livid shout\w* yell\w* fed\sup outrag\w+ rage slammed threw hung\sup swore blew\sup temper enough\sis\senough
`),
    description: 'Is angry and has reason to be. Calms down once somebody says what went wrong without an excuse.',
    style: 'Short, loud sentences. Interrupts excuses and lets a plain admission pass.',
    wants: 'Hear somebody own what went wrong',
    asks: [
      'And now you come to me. With what?',
      'Tell me to my face how that is put right.',
      'Don’t explain it to me. Change it.',
    ],
    again: [
      'No, you don’t get past that.',
      'I’ll say it until somebody hears it.',
      'That was no answer, and you know it.',
    ],
    ends: ['And what do you mean to do about it?', 'So? I’m waiting.'],
  },
  formal: {
    cues: told(String.raw`
  dear\s(?:sir|madam|mr|mrs|ms|dr) sincerely yours\sfaithfully formal\w* in\swriting headquarters pursuant clause madam honourable professor judge notary
  letterhead
`),
    description: 'Keeps to the form, remembers every word, and answers a clear proposal with a clear reply.',
    style: 'Measured, whole sentences. Never raises the voice and never lets a point drop.',
    wants: 'Have an answer that would stand in a letter',
    asks: [
      'I should be glad to hear your position on that.',
      'What, may I ask, do you propose?',
      'I would ask you to reply to precisely that.',
    ],
    again: [
      'Permit me to put it once more.',
      'You have not, with respect, replied to this.',
      'I must return to the point.',
    ],
    ends: ['I should like to hear how you see it.', 'May I ask for your answer to that?'],
  },
  seasoned: {
    cues: told(String.raw`
  \d{2}\s?(?:yrs|years) since\s19\d\d retire[ds]? widow\w* oldest old\s(?:man|woman|lady) grand(?:father|mother) generation veteran for\sdecades aged founder
  all\s(?:his|her)\slife
`),
    description: 'Has seen many come and go, and judges people by what is left of their word a year later.',
    style: 'Slow and plain, with a pause before the point. Tells rather than argues.',
    wants: 'Be asked before it is decided, and not after',
    asks: [
      'I have seen how such things end. How does this one?',
      'You will be gone one day. Who sees to it then?',
      'Sit down and tell me how you think of that.',
    ],
    again: [
      'I have time. So I say it again.',
      'You are young enough to hear it twice.',
      'Let me put it the way I would to a neighbour.',
    ],
    ends: ['What do you say to that?', 'Now you know how it looks from here.'],
  },
  hasty: {
    cues: told(String.raw`
  busy no\stime hurry hurried rush\w* impatient in\sa\smeeting between\s(?:two\s)?(?:calls|meetings|flights) minutes?\sonly short\sof\stime
  straight\sto\sthe\spoint blunt brisk
`),
    description: 'Has another appointment waiting, listens to the first two sentences, and decides on them.',
    style: 'Quick and clipped. Finishes other people’s sentences and likes to be contradicted with a fact.',
    wants: 'Be done with it today, one way or the other',
    asks: ['Quickly: what is your offer?', 'In one sentence, please.', 'Yes or no would help me.'],
    again: ['Still open.', 'You were going to say something on this.', 'Let’s not circle.'],
    ends: ['So, what have you got?', 'Somebody is waiting for me. Go.'],
  },
  courteous: {
    cues: told(String.raw`
  polite\w* courteous\w* friendly kind charming gentle never\s(?:raises|raised) smil\w+ tea quiet\w* soft-?spoken warm\w* generous
`),
    description: 'Is friendly throughout, which makes it easy to miss that nothing has been agreed yet.',
    style: 'Warm and unhurried. Says no by asking another question.',
    wants: 'Part on good terms, with something settled',
    asks: [
      'I am sure you have thought about it. Will you tell me?',
      'Help me to see how that would go.',
      'What would you do in my place?',
    ],
    again: [
      'Forgive me if I ask again.',
      'I don’t want to be difficult, only I haven’t heard it yet.',
      'You are kind, and it is still there.',
    ],
    ends: ['How do you see that?', 'I hope we find something.'],
  },
  exact: {
    cues: told(String.raw`
  engineer\w* chemist audit\w* controller lawyer inspector vet veterinar\w+ doctor physician scientist actuar\w+ pharmac\w+ accountant figures? data
  measure\w* precise\w* exact\w* spreadsheet standards? norm
`),
    description: 'Trusts what can be counted or shown. One loose figure costs you more than a bad one.',
    style: 'Dry and precise. Asks where a figure comes from before saying what it means.',
    wants: 'See what it rests on',
    asks: [
      'What do you base your answer on?',
      'How would I check that?',
      'And what is the evidence that it turns out otherwise?',
    ],
    again: [
      'The question stands.',
      'I note that this is not answered.',
      'Let me restate it, so that we mean the same.',
    ],
    ends: ['What can you show me on that?', 'How do you account for it?'],
  },
  hurt: {
    cues: told(String.raw`
  hurt sore nobody\sasked (?:was|were)n[’']?t\s(?:asked|told|heard) not\s(?:been\s)?(?:asked|told|heard) passed\sover asham\w+ embarrass\w* humiliat\w*
  upset let\sdown disappoint\w* took\sit\spersonally blam\w+
`),
    description: 'Was left out of something that mattered and hasn’t said so. Opens up when that is named.',
    style: 'Guarded, with short answers. Says more as soon as a question is meant as one.',
    wants: 'Be taken seriously this time',
    asks: [
      'Did anybody think of that before today?',
      'I would have said so earlier, had I been asked.',
      'Perhaps you can tell me why I hear of it last.',
    ],
    again: [
      'I thought you had come to hear it.',
      'It seems it has to be said twice.',
      'That is what I meant, and nobody took it up.',
    ],
    ends: ['Not that anybody asked me.', 'You wanted to know. That is it.'],
  },
  practical: {
    cues: told(String.raw`
  supervisor foreman driver baker farmer skipper docker mechanic miller fitter steward caretaker workshop depot crew lads harvest vineyard
  boat herd kitchen
`),
    description: 'Thinks in hands, hours and weather. Goes along with what would work on a Monday morning.',
    style: 'Down to earth, a little gruff, quick to laugh when something is honest.',
    wants: 'Get through the day with it',
    asks: [
      'How is that meant to work on the day?',
      'And whose hands do that?',
      'Come and stand there with me, then tell me.',
    ],
    again: ['Nice words. It still stands there.', 'Never mind the rest.', 'That doesn’t help me on the day.'],
    ends: ['So how do we do it?', 'Tell me how that is meant to work.'],
  },
  wary: {
    cues: told(String.raw`
  burn(?:t|ed) last\s(?:time|year) promised trust\w* suspicio\w+ broken sceptic\w* wary reporter lawyer
`),
    description: 'Was promised something before and got something else. Weighs every word and keeps notes.',
    style: 'Careful, with long silences. Repeats your promises back to you in other words.',
    wants: 'Have something to hold you to',
    asks: [
      'What makes it different this time?',
      'Who else has signed that?',
      'And if it comes otherwise, what do I have in my hand?',
    ],
    again: ['I have learned to ask twice.', 'I heard you, and I didn’t hear that.', 'Before we go on, this.'],
    ends: ['Why should it go better now?', 'What am I to believe?'],
  },
  dry: {
    cues: told(String.raw`
  joke\w* sarcas\w+ iron\w+ humou?r remarked sounds\slike laugh\w* lol haha muppet circus clown
`),
    description: 'Makes a joke where others would shout, and means it. Respects whoever doesn’t flinch.',
    style: 'Dry and quick, with a raised eyebrow. Serious from one sentence to the next.',
    wants: 'Hear something that isn’t in the brochure',
    asks: [
      'I take it there is a plan. There usually is one.',
      'Go on, surprise me.',
      'I would love to be wrong about that.',
    ],
    again: [
      'A fine detour. Where were we?',
      'I did enjoy that, and it isn’t an answer.',
      'Let me guess: somebody is looking into it.',
    ],
    ends: ['I’m all ears.', 'So much for the easy part.'],
  },
} as const satisfies Readonly<Record<string, Temper>>;

/** What may lie behind a worry of which the brief tells nothing more. */
export const BEHIND: readonly string[] = [
  'If nothing comes of that, I am the one who has to live with it, and I will have said so in time.',
  'So far I have no answer to it, and I would rather not find one by myself.',
  'I would not say it if it could wait. It can’t.',
  'Whatever comes of this talk, it is me whom people come to with it.',
  'If I let that pass today, nobody takes me at my word the next time.',
  'You go on to something else after this. I stay here with what comes of it.',
  'If it goes wrong, the explanation will have my name in it and nobody else’s.',
  'I am tired of being the one who says it. I would so like to be the one who doesn’t have to.',
];
