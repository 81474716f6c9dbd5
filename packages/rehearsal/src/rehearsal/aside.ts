/**
 * What a student says beside the matter: a greeting, thanks, a lost thread, 'how do you feel about it'. A person answers
 * such things before they come back to the point.
 */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';
import { clausesOf } from '../meaning/clauses';
import type { Similarity } from '../similarity/similarity';
import { asksForYes } from '../understanding/asking';
import { asksAssent } from './assent';

export type AsideKind =
  | 'greeting'
  | 'small_talk'
  | 'feelings'
  | 'thanks'
  | 'farewell'
  | 'lost_thread'
  | 'again'
  | 'needs'
  | 'worries'
  | 'little';

/** Said with a will of its own, in many words: recognised by meaning. */
const EXAMPLES: Readonly<Partial<Record<AsideKind, readonly string[]>>> = {
  small_talk: [
    'How was your weekend?',
    'Did you have a nice weekend?',
    'Did you have a good trip?',
    'Nice weather today, isn’t it?',
    'How are the kids?',
    'Did you watch the match last night?',
    'How have you been?',
    'Busy day?',
  ],
  feelings: [
    'How do you feel about this?',
    'How are you feeling?',
    'Are you angry with me?',
    'Are you upset?',
    'How does that make you feel?',
    'Are you all right?',
    'How are you doing with all this?',
    'You sound tired, are you okay?',
    'you alright?',
    'You okay?',
    'You seem sad.',
    'You look tired.',
    'You sound angry.',
    'You seem frustrated, what is going on?',
    'how u feeling about it all',
  ],
  lost_thread: [
    'Sorry, I lost the thread.',
    'Where were we?',
    'Sorry, what were we talking about?',
    'I lost track of the conversation.',
    'sorry i got distracted for a second',
    'I forgot what you asked me.',
    'i lost you there',
  ],
  again: [
    'Can you repeat that?',
    'Could you say that again, please?',
    'Sorry, what was your question?',
    'I did not understand your question.',
    'What do you mean by that?',
    'Can you explain that another way?',
    'Could you put it differently?',
    'i dont get what you mean',
    'What did you say?',
    'What did you ask me?',
    'what was it you asked',
    'What was the question?',
  ],
  needs: [
    'What do you need from me?',
    'What would help you?',
    'What would you need to see to say yes?',
    'What would you need to see to vote for it?',
    'What would it take for you to agree?',
    'What would convince you?',
    'What can I do for you?',
    'What would make this work for you?',
    'What would a good outcome look like for you?',
    'What do you want me to do?',
    'what would it take',
    'How can I make this easier for you?',
  ],
  worries: [
    'What worries you most?',
    'What is your biggest concern?',
    'What matters most to you?',
    'What are you afraid of?',
    'What is behind this?',
    'What keeps you awake at night?',
    'What is really bothering you?',
    'What is your main worry here?',
    'what else is on your mind',
    'Why does this matter so much to you?',
    'Is there anything else I should know?',
    'Anything else?',
  ],
};
const LIKE: Readonly<Partial<Record<AsideKind, number>>> = {
  small_talk: 0.68,
  feelings: 0.64,
  lost_thread: 0.62,
  again: 0.69,
  needs: 0.62,
  worries: 0.64,
};

/** 'Do I forget something?' asks what is missing, and has lost nothing. */
const FORGOT = '(?:forget|forgot|forgotten|miss|missed|missing|left out|leave out)';
const ANYTHING_LEFT_OUT = new RegExp(
  ` (?:${FORGOT} (?:any|some)thing|(?:any|some)thing (?:that )?(?:i|we) (?:have |am |are )?${FORGOT}) `,
);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const FILLERS = words(
  'so and well oh please again then there now everyone all to you a the very much that for it is this today my friend sir madam ok okay right',
);
const GREETING = words(
  'great lovely pleased yo hi hello hallo hey heya hoi howdy hiya there morning afternoon evening day greetings good nice meet see glad',
);
const THANKS = words(
  'grazie obrigado obrigada merci danke gracias tack takk dank dziękuję thanks thank cheers thx ta appreciated grateful kind your time',
);
const FAREWELL = words(
  'monday tuesday wednesday thursday friday next week on bye goodbye later soon speak talk see take care leave going go must have off day tomorrow',
);
const LITTLE = words(
  'ok okay hm hmm mhm right sure fine yes yeah yep no nope fair enough i see got it understood noted alright well we will ' +
    'about that let us good great cool true absolutely exactly agreed of course maybe perhaps interesting wow ah oh really so and ' +
    'indeed certainly point taken makes sense hear',
);
/** Asked to repeat itself, a question has few words of its own. */
const AGAIN_WORDS = 3;
/** Nobody is asked how they feel without being spoken to. */
const SPOKEN_TO = / (?:you|u|ya) /;
/** 'What would you need to see?', whatever it is to be seen for. */
const NEEDS =
  /^ (?:and |but |so |then )?what (?:exactly |else )?(?:would|do) you (?:need|want|have|like) to (?:know|see|hear|have) (?!by|about|from (?!us|me))/;
/** A person, a day or a figure is wanted, and nothing that can be asked in every talk. */
const WANTS_ONE =
  /^ (?:and |but |so )?(?:who|whose|whom|when|where|how (?:many|much|long|often|would you|do you|did you|does|will)) /;
/** 'What do I say to them?' asks for words, and not for the question again. */
const WHAT_TO_SAY =
  / (?:do|should|shall|can|could|would|must) (?:i|we) (?:say|tell|write|answer|do) | (?:i|we) (?:should|shall|must) (?:say|tell|write|answer) /;
/** 'What would you drop to get it?' is no plea for what would help. */
const WOULD_HELP =
  / (?:help|helps|need|convince|persuade|agree|yes|easier|for you|it take|move you|want me|outcome|do for|matter|matters|to change|to happen|let me|before you|in return) /;
/** 'What does he need?' asks after somebody else. */
const OF_OTHERS =
  /^ (?:and |but |so |then )?what (?:does|do|did|would|will) (?!you |i |we |it |that |this |a )(?:\p{L}+ ){1,3}(?:need|want|worry|fear|take|expect|look|think) /u;
/** 'I’m sorry, I asked it badly': it owns something, and asks for nothing. */
const OWNS =
  / (?:i am|i was|my|i have|we are) (?:\w+ )?(?:sorry|fault|mistake|wrong)| sorry i (?:asked|said|put|meant) /;
const SEEMS = /^ (?:and |but |so )?you (?:seem|look|sound) /;
const GREETS =
  /\b(?:yo|hi|hello|hallo|hey|heya|hoi|howdy|hiya|good (?:morning|afternoon|evening|day)|greetings|(?:good|great|nice|glad|lovely|pleased) to (?:see|meet) you)\b/;
const THANKING =
  /\b(?:thanks|thank you|thx|cheers|appreciated|grazie|obrigad[oa]|merci|danke|gracias|takk?|dziękuję)\b/;
const LEAVING = new RegExp(
  String.raw`\b${oneOf(
    'bye',
    'goodbye',
    '(?<!to )see you',
    'talk (?:to you )?(?:later|soon)',
    'speak soon',
    'take care',
    'have to go',
    'need to go',
    'leave it there',
    `(?:talk|speak|until|till) (?:on )?${oneOf('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'then', 'next week')}`,
    'that is all',
    'that is it for (?:now|today)',
  )}\b`,
);

const onlyOf = (terms: readonly string[], allowed: ReadonlySet<string>, names: ReadonlySet<string>): boolean =>
  terms.every((term) => allowed.has(term) || FILLERS.has(term) || names.has(term));

/** Texts that have to be comparable before asides are heard by meaning. */
export const ASIDE_TEXTS: readonly string[] = Object.values(EXAMPLES).flat();

function byMeaning(sentence: Sentence, similarity: Similarity): AsideKind | null {
  let best: { kind: AsideKind; value: number } | null = null;
  for (const [kind, examples] of Object.entries(EXAMPLES) as [AsideKind, readonly string[]][]) {
    for (const example of examples) {
      const value = Math.max(
        ...(kind === 'small_talk' ? [sentence.text] : clausesOf(sentence.text)).map((clause) =>
          similarity.name === 'lexical' ? (sameWords(clause, example) ? 1 : 0) : similarity.sounds(clause, example),
        ),
      );
      if (value >= (LIKE[kind] ?? 1) && value > (best?.value ?? 0)) best = { kind, value };
    }
  }
  return best?.kind ?? null;
}

/** Whether a sentence of this form can ask for it. */
function canAsk(kind: AsideKind, plain: string, question: boolean): boolean {
  if (kind === 'feelings') return SPOKEN_TO.test(plain);
  if (kind === 'again') return (question || !OWNS.test(plain)) && !WHAT_TO_SAY.test(plain);
  if (kind === 'needs' && !WOULD_HELP.test(plain)) return false;
  return !(kind === 'needs' || kind === 'worries') || (!WANTS_ONE.test(plain) && !OF_OTHERS.test(plain));
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}' ]/gu, '')
    .trim();
const sameWords = (plain: string, example: string): boolean =>
  bare(plain) === bare(example) || bare(plain).replaceAll("'", '') === bare(example).replaceAll("'", '');

/**
 * The aside in a sentence; null for words that are about something.
 * @param names how the stakeholder is addressed, in lower case
 */
export function asideIn(sentence: Sentence, names: ReadonlySet<string>, similarity: Similarity): AsideKind | null {
  const plain = plainWords(sentence);
  const terms = sentence.terms.map((term) => term.word).filter((word) => /\p{L}/u.test(word));
  if (terms.length === 0) return null;
  const bareTerms = terms.map((term) => term.replace(/'s$/, ''));
  if (GREETS.test(plain) && onlyOf(bareTerms, GREETING, names)) return 'greeting';
  if (THANKING.test(plain) && terms.length <= 9 && !sentence.question)
    return LEAVING.test(plain) ? 'farewell' : 'thanks';
  if (
    LEAVING.test(plain) &&
    terms.length <= 12 &&
    onlyOf(bareTerms, new Set([...FAREWELL, ...THANKS, ...LITTLE]), names)
  )
    return 'farewell';
  const meant = NEEDS.test(plain)
    ? 'needs'
    : asksForYes(sentence) || asksAssent(sentence.text)
      ? null
      : byMeaning(sentence, similarity);
  if (
    meant !== null &&
    canAsk(meant, plain, sentence.question) &&
    terms.length <= 22 &&
    !(meant === 'again' && sentence.content.length > AGAIN_WORDS) &&
    ((meant === 'lost_thread' && !ANYTHING_LEFT_OUT.test(plain)) ||
      meant === 'again' ||
      sentence.question ||
      (meant === 'feelings' && SEEMS.test(plain))) &&
    !sentence.terms.some((term) => /\d/.test(term.word))
  )
    return meant;
  if (terms.length <= 6 && !sentence.question && onlyOf(bareTerms, LITTLE, names)) return 'little';
  return null;
}

/** Which of the asides of a message wants an answer most. */
const FIRST: readonly AsideKind[] = ['lost_thread', 'small_talk', 'farewell', 'thanks', 'greeting', 'little'];
export const firstAside = (kinds: readonly AsideKind[]): AsideKind | null =>
  FIRST.find((kind) => kinds.includes(kind)) ?? null;

/** Longer messages are about something, whatever they end with. */
const FAREWELL_WITHIN = 6;

/** Whether a message takes leave: a sentence that is nothing but a farewell, or thanks for the time as its last words. */
export function takesLeave(
  sentences: readonly Sentence[],
  names: ReadonlySet<string>,
  similarity: Similarity,
): boolean {
  if (sentences.length > FAREWELL_WITHIN) return false;
  const last = sentences.at(-1);
  return (
    sentences.some((sentence) => asideIn(sentence, names, similarity) === 'farewell') ||
    (last !== undefined && / for your time /.test(plainWords(last)) && asideIn(last, names, similarity) === 'thanks')
  );
}
