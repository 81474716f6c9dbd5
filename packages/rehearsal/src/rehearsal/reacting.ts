/** The reaction to what was done, where nothing was asked and nothing put forward that has words of its own. */
import type { ReactionKind } from '@parley/shared';
import { parseText } from '../language/parse';
import { ABSTRACT_WORDS } from '../language/vocabulary';
import { changeFrom } from '../truth/clashes';
import { copiedShare } from '../understanding/conduct';
import { leanings } from '../understanding/leaning';
import { hasAct, hasFault } from '../understanding/reading';
import { namesCase } from './case-words';
import type { Speaker } from './speaker';

/** Share of a message that stood in the conversation before it, from which it is a repetition. */
const COPIED = 0.6;
/** From here on something of the case may be meant, and nobody can say that it is nothing. */
const MAY_MEAN = 0.3;
/** From here on what was said may belong to a concern. */
const MAY_BELONG = 0.25;

/** They thank for a thing that was said, so they are spoken where they speak of it. */
const TAKES_UP: ReadonlySet<ReactionKind> = new Set(['badNewsOwned', 'summarised', 'acknowledged']);
/** They say that nothing was said, which has to be true. */
const FINDS_NOTHING: ReadonlySet<ReactionKind> = new Set(['vague', 'dodged', 'offTopic', 'notUnderstood']);

/** About something of the case that could not be made out: what of it is meant. */
const WHAT_OF_IT = [
  '{topic}? What exactly do you mean?',
  'And what follows from that for {topic}?',
  'Say more about {topic}. What would be different?',
];

const saidBefore = ({ turn }: Speaker): readonly string[] =>
  turn.messages
    .filter((message) => message.role === 'student')
    .slice(0, -1)
    .map((message) => message.content);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    parseText(text).flatMap((sentence) =>
      sentence.content.filter((word) => !ABSTRACT_WORDS.has(word) && word.length > 2),
    ),
  );

/** Whether a line speaks of something that the message speaks of, too. */
function speaksOfIt(speaker: Speaker, line: string): boolean {
  const said = wordsOf(speaker.turn.text);
  return [...wordsOf(line)].some((word) => said.has(word));
}

/** Whether really nothing was said: nothing that may have been meant, and no concern that it may belong to. */
function nothingSaid({ turn, index }: Speaker, kind: ReactionKind): boolean {
  if (turn.points.some(({ meant }) => (meant[0]?.probability ?? 0) >= MAY_MEAN)) return false;
  return (
    kind !== 'offTopic' ||
    turn.points.every(({ sentence }) =>
      [...leanings(index, sentence.text, turn.similarity).values()].every((lean) => lean < MAY_BELONG),
    )
  );
}

/** The same words with another day or figure in them are a correction, and what stands in the briefing was not said here. */
function repeatedReaction(speaker: Speaker): string | null {
  const { text, messages, reading } = speaker.turn;
  if (changeFrom(text, saidBefore(speaker)) !== null)
    return hasAct(reading, 'commit') ? speaker.reaction('committed') : null;
  const earlier = messages.slice(0, -1).map((message) => message.content);
  return hasFault(reading, 'repeat') || copiedShare(text, earlier) >= COPIED ? speaker.reaction('repeated') : null;
}

/** The day or the figure of the student in this person's words; a promise, where it is short enough to be repeated. */
function echo(speaker: Speaker): string | null {
  const { echo: words } = speaker.turn.plan;
  return words !== null && (words.kind !== 'promise' || words.words.split(' ').length <= PROMISE_WORDS)
    ? speaker.echo()
    : null;
}
const PROMISE_WORDS = 7;

/** What they say to what was done; null where it is better to say nothing of it. */
export function reactionTo(speaker: Speaker): string | null {
  const { plan, reading, points, scenario } = speaker.turn;
  const kind = plan.reaction;
  // 'Good question' stands before its answer or nowhere.
  if (kind === null || kind === 'askedWell') return null;
  if (kind === 'repeated') return repeatedReaction(speaker);
  // A way forward is no bad news, whatever was lost on the way to it.
  if (kind === 'badNewsOwned' && !hasAct(reading, 'own') && hasAct(reading, 'option', 'propose', 'commit', 'recommend'))
    return null;
  if (FINDS_NOTHING.has(kind) && !nothingSaid(speaker, kind)) {
    const topic = points.map((point) => point.topic).find((named) => named !== null && namesCase(scenario, named));
    return topic === undefined || topic === null ? null : speaker.any(WHAT_OF_IT, { topic });
  }
  if (['committed', 'gaveFigure', 'offeredOption'].includes(kind)) {
    const echoed = echo(speaker);
    if (echoed !== null) return echoed;
  }
  const fitting = scenario.reactions[kind].filter((line) => speaksOfIt(speaker, line));
  return speaker.any(fitting) ?? (TAKES_UP.has(kind) ? null : speaker.reaction(kind));
}
