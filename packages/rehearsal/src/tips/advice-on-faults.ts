/** What follows from what spoils a draft, or leaves it empty (product §10.3): the aptest first, each true of any such draft. */
import { speakOfOne } from './untruth';
import { type Moment, inDraftsWords } from './moment';
import type { SpoiltKind } from './spoilt-kinds';

/** What can't be sent as it is. */
export type Unfit =
  | SpoiltKind
  | 'noise'
  | 'other_language'
  | 'out_of_role'
  | 'copy'
  | 'repeat'
  | 'courtesy'
  | 'fragment';

type Advice = (moment: Moment, put: string) => readonly (string | null)[];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the case has instead may be named where the student's briefing has it as well. */
function disproved({ untrue, scenario, person: { name } }: Moment, said: string): readonly string[] {
  // What is no fact by itself was read out of the briefing.
  const fact = scenario.facts.find(({ id }) => id === untrue?.fact);
  const briefed = fact?.knownBy !== 'stakeholder';
  if (untrue?.claimed && untrue.known && briefed)
    return [
      `Your briefing says ${untrue.known}, and the draft says ${untrue.claimed}. ${name} would stop at that: correct it, or say what changed.`,
      `Correct ${untrue.claimed} before you send it: it stands otherwise in your briefing.`,
    ];
  if (untrue?.claimed)
    return [
      `The case has another figure or day than ${untrue.claimed}. Check ${said} before you send it.`,
      `Leave out ${untrue.claimed}, or check it: ${name} will.`,
    ];
  if (fact !== undefined && briefed && speakOfOne(fact.text, said))
    return [
      `Your briefing has it otherwise: “${inDraftsWords(fact.text)}”. Correct ${said} before you send it.`,
      `Check ${said} against the briefing before you send it: ${name} will.`,
    ];
  return [
    `Nothing in your briefing bears out ${said}, and ${name} knows better. Say only what you can show.`,
    `Check ${said} against the briefing before you send it: ${name} will.`,
  ];
}

/** The word that turns an apology round. */
const turnIn = (text: string): string => /\b(?:but|however|although|though)\b/i.exec(text)?.[0].toLowerCase() ?? 'but';

/** What others are said to allow, or to have settled. */
const ofOthers: Advice = ({ hearsay, person: { name } }, put) =>
  hearsay?.kind === 'hangs'
    ? [
        `${capital(put)} hangs on a yes that nobody has given here. Offer what is yours to give, or say who asks for that yes and by when.`,
        `${name} can’t count on what others may allow. Say what holds without it.`,
      ]
    : [
        `Nothing in your briefing or in this talk bears out ${put}. Leave it out unless you can show it, or say that you will ask.`,
        `${name} will ask where ${put} comes from. Say who can confirm it, or leave it out.`,
      ];

const ADVICE: Readonly<Record<Unfit, Advice>> = {
  noise: ({ person: { name, him } }) => [
    `${name} won’t be able to follow this. Say in one sentence what you want ${him} to know.`,
  ],
  other_language: ({ person: { name } }) => [`${name} doesn’t speak this language. Say it in English, however simply.`],
  out_of_role: ({ person: { name, him } }) => [
    `${name} is the only one in the room. Speak to ${him} about the matter.`,
  ],
  copy: () => ['These words come from the page, and are known already. Say it as you would, with what you can add.'],
  repeat: () => ['You have said this before, and it did not carry. Add what was missing from it, or ask what was.'],
  courtesy: ({ person: { name, he } }) => [
    `That is polite and moves nothing. ${name} is still waiting for something ${he} can hold on to.`,
    `${name} will take it for a pause. Say the next thing that is true of this case, with a figure or a day.`,
  ],
  fragment: ({ person: { name } }, put) => [
    `${capital(put)} leaves ${name} to guess the rest. Say how much, until when, or on what condition.`,
    `Make a sentence of it: what you give, what it costs, and from when.`,
  ],
  insult: ({ person: { name } }, put) => [
    `${capital(put)} is about people, and ${name} will answer that instead of the matter. Say what you need, and leave the person out of it.`,
    `${capital(put)} is what ${name} will remember of today. Say what happened and what you need instead.`,
  ],
  threat: ({ person: { name } }, put) => [
    `${capital(put)} is a threat, and ${name} will answer that and not the matter. Say what it costs you, and ask what would prevent it.`,
    `Take out what happens to ${name} otherwise. Say what you will do yourself, and what you need for it.`,
  ],
  mockery: ({ person: { name } }, put) => [
    `${capital(put)} mocks, and leaves ${name} nothing to answer. Say what you can’t accept, and ask what is behind it.`,
    `Say the serious half of it alone: what is too much, and what you could live with.`,
  ],
  furtive: ({ person: { name } }, put) => [
    `${capital(put)} keeps something from others or goes round a rule, and ${name} would have to answer for it too. Say it openly, or ask who may allow it.`,
    `Leave out what nobody is to know. Ask ${name} instead how and when to say it.`,
  ],
  confidence: ({ person: { name, him } }, put) => [
    `${capital(put)} passes on what ${name} told you. Ask ${him} first what others may know, or leave it out.`,
    `What was told you alone stays with you unless ${name} says otherwise.`,
  ],
  misheard: ({ person: { name } }, put) => [
    `${capital(put)} is what ${name} has just denied. Read the last answer again, and say back what was in it.`,
    `${name} said the opposite. Ask what it is, then, before you sum up.`,
  ],
  untrue: (moment, put) => disproved(moment, put),
  unproven: (moment, put) => disproved(moment, put),
  contradiction: ({ untrue, person: { name } }) => [
    untrue?.claimed && untrue.known
      ? `You said ${untrue.known} before, and now ${untrue.claimed}. If it changed, say so, and why.`
      : `This goes back on something you stated. If it has to change, say what changed and what is given for it.`,
    `${name} has heard another version from you. Say plainly that it changed, and why.`,
  ],
  personal: ({ person: { name } }, put) => [
    `${capital(put)} judges people, and ${name} will answer that first. Say the one thing that happened, and what it costs.`,
    `This makes it about who somebody is. Name the one thing that was done, and ask how ${name} sees it.`,
  ],
  pressing: ({ person: { name, him, own } }, put) => [
    `${capital(put)} presses ${name} without giving a reason that is ${own}. Ask what stands in the way, or say what you do about it.`,
    `What others did, or what was spent, is no reason for ${name}. Say what you take off ${him} in return.`,
  ],
  blame: ({ person: { name } }, put) => [
    `${capital(put)} puts it on somebody, and leaves ${name} with the same trouble. Name your own part and what happens now.`,
    `Whoever is to blame, it moves nothing. Say what you will do about it yourself.`,
  ],
  calming: ({ person: { name, he, his } }) => [
    `Telling ${name} how to feel makes it worse. Name what ${he === 'they' ? 'they are' : `${he} is`} upset about, in ${his} own words.`,
  ],
  imposing: ({ person: { name, he, own } }) => [
    `This tells ${name} that ${he === 'they' ? 'they have' : `${he} has`} no say. Say why it has to be so, and what is ${own} to decide.`,
  ],
  excuse: ({ draft }) => [
    `The ‘${turnIn(draft.map(({ text }) => text).join(' '))}’ takes the apology back. End it before that, and say what is different from now on.`,
    `Say sorry, and stop there. The reason can come when you are asked for it.`,
  ],
  evasion: ({ person: { name } }, put) => [
    `${capital(put)} sounds like an excuse, and leaves ${name} with the trouble. Say what is yours in this, and what you do from today.`,
    `${name} can do nothing with whose it was not. Say who takes care of it now, by name and day.`,
  ],
  minimising: ({ person: { name, him } }, put) => [
    `${capital(put)} makes it smaller than it is for ${name}. Say what it means for ${him}, plainly and with its figure, then what you do.`,
    `If there is bad news in it, begin with that. ${name} will look for what you left out.`,
  ],
  shortcut: ({ person: { name, him } }, put) => [
    `${capital(put)} asks ${name} for the short way round. Ask first what speaks against it, or say what you take off ${him}.`,
    `If it were that short, ${name} would have done it. Ask what makes it long.`,
  ],
  near_miss: ({ person: { name } }, put) => [
    `${capital(put)} has the sound of an answer and leaves ${name} nothing to check. Say who does what, by when, or what it costs.`,
    `${name} has heard that before. Put in the one particular that would make it true.`,
  ],
  over_promise: ({ person: { name } }, put) => [
    `${capital(put)} promises what nobody holds in hand. Say what it depends on and what gives if it fails, or promise less.`,
    `${name} has heard promises like this. Say what would have to be dropped to keep it.`,
  ],
  dropping: ({ person: { name } }, put) => [
    `${capital(put)} drops the matter, and ${name} still has it. Say what you can do, and what you can’t.`,
    `Before you let go of it, ask ${name} what the smallest step would be.`,
  ],
  giving_in: ({ person: { name } }, put) => [
    `${capital(put)} gives in before you asked for anything. Say what you need for it, or ask what is behind it first.`,
    `Hold on to one thing that you need, and ask ${name} for it before you say yes.`,
  ],
  giving_away: ({ person: { name } }, put) => [
    `${capital(put)} gives that away, and you get nothing for it. Say what you need from ${name} in return, or offer less.`,
    `Hold on to one thing that you need, and ask ${name} for it before you say yes.`,
  ],
  hearsay: ofOthers,
  settled: ofOthers,
  unheard: ({ unsaid, person: { name, his } }, put) =>
    unsaid?.surely === false
      ? [
          `Check ${put} before you send it: ${name} did not put it like that. If you only hope so, ask it as a question.`,
        ]
      : [`${name} has not said that: ${put}. Give back what you heard, in ${his} own words, or ask whether it is so.`],
  small_talk: ({ person: { name, he } }) => [
    `Kind words, and the matter waits. Say next what ${name} came for, or ask what ${he} ${he === 'they' ? 'need' : 'needs'} first.`,
    `One line of that is enough. Go on with the thing ${name} is waiting for.`,
  ],
  taken_back: ({ person: { name, his } }) => [
    `The ‘but’ takes back what comes before it. Say what you heard in ${his} own words and stop, or begin with your no.`,
    `${name} will hear the second half alone. Say it without the first, and say what is possible.`,
  ],
  flattery: ({ person: { name, he } }) => [
    `${name} will hear the compliment and wait for the point. Begin with what ${he} ${he === 'they' ? 'need' : 'needs'} to know.`,
  ],
  own_record: ({ person: { name } }) => [
    `Your record is not the question here. What can ${name} check about this case?`,
  ],
  empty_words: ({ person: { name } }, put) => [
    `${capital(put)} could be said in any meeting. Say the thing itself: what, how much, or by when.`,
    `Strike the words that ${name} has heard everywhere, and look at what is left. Send that, with one fact of this case.`,
  ],
  brush_off: ({ person: { name, he } }, put) => [
    `${name} can’t hold you to ${put}. Say what ${he} will have in hand, from whom, and on which day.`,
    `This puts it off. Say the part you know today, and by which day you know the rest.`,
  ],
  options_announced: () => [
    `You announce options and name none. Name two that could start tomorrow, each with its price.`,
  ],
  comfort: ({ person: { name } }, put) => [
    `${capital(put)} would comfort anybody. Name what it means for ${name}, in the words of this case.`,
    `Comfort without a fact makes ${name} wary. Put in what is so, with a figure or a name.`,
  ],
  hedge: ({ person: { name } }, put) => [
    `${capital(put)} leaves it open, and ${name} can’t plan with that. Say which part is certain and by when you know the rest.`,
    `You leave yourself a way out. Say what it depends on, and on which day that is decided.`,
  ],
  flat_no: ({ person: { name } }) => [
    `Your no is clear and ends the talk. Say why, and what is possible instead, so that ${name} has somewhere to go.`,
    `Keep the no, and ask what ${name} would need to live with it.`,
  ],
  demand: ({ person: { name, him } }, put) => [
    `${capital(put)} asks ${name} for something and offers nothing. Say why you need it, and what you take off ${him} in return.`,
    `Say what ${name} gets for it before you ask.`,
  ],
};

/** What is said of a draft that can't be sent as it is; `quote` is the part of it that shows why. */
export const adviceOnFault = (kind: Unfit, moment: Moment, quote: string | null): readonly string[] => {
  const text = quote ?? moment.draft.map((sentence) => sentence.text).join(' ');
  const put = `“${inDraftsWords(text)}”`;
  return ADVICE[kind](moment, put).filter((tip) => tip !== null);
};

export const isUnfit = (kind: string): kind is Unfit => Object.hasOwn(ADVICE, kind);
