/** Moments of a conversation that several rules ask about: where the student was pushed, what was raised, what was said before. */
import { ABSTRACT_WORDS, oneOf, parseText, plainWords } from '@parley/rehearsal/language';
import { hasFault, type Reading } from '@parley/rehearsal/reading';
import { phraseIn, questionsIn } from '@parley/rehearsal/understanding';
import type { ScenarioContent } from '@parley/shared';
import { type Case, type Said, strengthOf } from './case';

const DOUBT =
  / (?:but|why|still|again|you said|you told|how do i know|how do we know|what if|and if|not|never|nobody|nothing|no|instead|who says|prove|believe|enough) /;

/** Lines with which this person presses, as the author wrote them. */
const pressingLines = ({ concerns, reactions }: ScenarioContent): readonly string[] => [
  ...concerns.flatMap(({ lines }) => [...lines.pressed, ...lines.relapsed]),
  ...reactions.dodged,
  ...reactions.vague,
  ...reactions.overPromised,
  ...reactions.contradicted,
  ...reactions.repeated,
];

/** What the stakeholder had said last before this message. */
export const lastSaidTo = ({ context }: Case, { messageNumber }: Reading): string =>
  context.messages.findLast((message) => message.role === 'stakeholder' && message.number < messageNumber)?.content ??
  '';

/** Readings that answered a push: asked again, doubted, or turned down. The opening is none. */
export function pushed(known: Case): readonly Reading[] {
  const lines = pressingLines(known.context.scenario);
  return known.readings.filter((reading, at) => {
    if (at === 0) return false;
    const text = lastSaidTo(known, reading);
    if (lines.some((line) => text.includes(line))) return true;
    return questionsIn(text).length > 0 && parseText(text).some((sentence) => DOUBT.test(plainWords(sentence)));
  });
}

const GIVING = [
  'news',
  'own',
  'figure',
  'cause',
  'option',
  'recommend',
  'boundary',
  'commit',
  'propose',
  'summarise',
  'acknowledge',
] as const;

/** Sentences of a message that bring something definite. */
export const bringing = (known: Case, { messageNumber }: Reading): readonly Said[] =>
  known.said.filter((said) => said.reading.messageNumber === messageNumber && strengthOf(said, ...GIVING) >= 0.5);

/** Whether a message held to the matter: something definite in it, and nothing that leaves it. */
export const heldTo = (known: Case, reading: Reading): boolean =>
  !hasFault(reading, 'rude', 'threat', 'blame', 'dodge', 'repeat', 'copy', 'over_promise', 'contradict') &&
  bringing(known, reading).length > 0;

/** Concrete roots of what both had said before a message, the stakeholder's and the student's apart. */
export function saidBefore(
  { context }: Case,
  { messageNumber }: Reading,
): { readonly theirs: ReadonlySet<string>; readonly own: ReadonlySet<string> } {
  const roots = (role: 'student' | 'stakeholder'): Set<string> =>
    new Set(
      context.messages
        .filter((message) => message.role === role && message.number < messageNumber)
        .flatMap((message) =>
          parseText(message.content).flatMap((sentence) =>
            sentence.content.filter((word) => !ABSTRACT_WORDS.has(word) && word.length > 2),
          ),
        ),
    );
  return { theirs: roots('stakeholder'), own: roots('student') };
}

/** Words an author writes where something was the student's side's doing. */
const THEIR_DOING = new RegExp(
  ` ${oneOf(
    // Said or done.
    'you told',
    'you promised',
    'you said it was',
    'you sent',
    'you knew',
    'your people',
    'your side',
    'your fault',
    'your mistake',
    // Not asked.
    'nobody asked',
    'no one asked',
    'never asked',
    'did not ask',
    'without asking',
    'behind my back',
    // Not told.
    'was not told',
    'not been told',
    'never told',
    'did not tell',
    'kept from',
  )} `,
);

/** Whether this case holds something that was the student's side's doing: the author's own answers own up, or the stakeholder says so. */
export function somethingToOwn({ context }: Case): boolean {
  const { scenario, messages } = context;
  const authored = scenario.concerns
    .flatMap((concern) => [...concern.settledBy, ...concern.acknowledgedBy, concern.better.text])
    .flatMap((text) => parseText(text).map(plainWords));
  if (authored.some((words) => phraseIn(words, 'own') !== null)) return true;
  const spoken = messages
    .filter((message) => message.role === 'stakeholder')
    .flatMap((message) => parseText(message.content).map(plainWords));
  return [scenario.situation, ...spoken].some((words) => THEIR_DOING.test(words));
}

/** Whether the student had come to find something out: two questions of the case among the first two messages, and nothing reported. */
export function cameToAsk({ readings }: Case): boolean {
  const early = readings.slice(0, 2).flatMap((reading) => reading.acts);
  const asks = early.filter((act) => (act.kind === 'ask' || act.kind === 'ask_priority') && act.strength >= 0.6).length;
  return (
    asks >= 2 ||
    (asks >= 1 && !early.some((act) => act.kind === 'news' || act.kind === 'own' || act.kind === 'boundary'))
  );
}
