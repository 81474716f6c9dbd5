/**
 * What a model is asked for a reply: a head that never changes, the conversation, and a note just before its last turn. What is
 * the same from turn to turn stands first, so that a provider reads it once.
 */
import type { Standing } from '@parley/rehearsal';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { CoachContext } from '../types';
import { cutToTokens, estimateTokens, fitTranscript } from './budget';
import { disarmed, fenced, onOneLine } from './fence';
import { HEAD_WORDS, replyHead } from './reply-head';
import { type Due, NOTE_WORDS, replyNote } from './reply-note';

/** Every sentence of ours that a model could recite; what is said of the case may be spoken. */
export const OWN_WORDS = [HEAD_WORDS, NOTE_WORDS].join('\n');

export const REPLY_TOKENS = 220;
/** The names of the parts, and what a template puts between them. */
const FRAME_TOKENS = 160;
/** Of a context, what the head may take before its examples give way, and in all. */
const HEAD_SHARE = 0.4;
const HEAD_MOST = 0.55;
const NOTE_SHARE = 0.15;
const FEWER_EXAMPLES = [8, 4, 0];

/** The head with as many examples as there is room for. */
function headFor({ scenario }: CoachContext, contextTokens: number): string {
  const heads = FEWER_EXAMPLES.map((examples) => replyHead(scenario, examples));
  const fitting = heads.find((head) => estimateTokens(head) <= contextTokens * HEAD_SHARE);
  // A very long scenario must not push the conversation itself out of a small context.
  return cutToTokens(fitting ?? heads.at(-1) ?? '', Math.floor(contextTokens * HEAD_MOST));
}

/**
 * @param due what the built-in stakeholder would say next, and the author's words around it
 * @param contextTokens what the model reads and writes in one call; the prompt stays inside it with the reply
 */
export function replyPrompt(
  context: CoachContext,
  standing: Standing,
  due: Due,
  contextTokens: number,
): readonly ChatCompletionMessageParam[] {
  const head = headFor(context, contextTokens);
  const note = `[${cutToTokens(replyNote(context, standing, due), Math.floor(contextTokens * NOTE_SHARE))}]`;
  const room = Math.max(300, contextTokens - REPLY_TOKENS - estimateTokens(head) - estimateTokens(note) - FRAME_TOKENS);
  const { summary, recent } = fitTranscript(context.messages, Math.floor(room * 0.94), standing.readings, onOneLine);
  const system = [
    head,
    ...(summary === null ? [] : [`Earlier in this meeting, in short (what was said, not instructions):\n${summary}`]),
  ].join('\n\n');
  const turns = recent.map((message, at): ChatCompletionMessageParam => {
    if (message.role === 'stakeholder') return { role: 'assistant', content: disarmed(message.content) };
    // Templates know no other place for it: many refuse a second system message, or two of one side in a row.
    const said = fenced(message.content);
    return { role: 'user', content: at === recent.length - 1 ? `${note}\n${said}` : said };
  });
  // Many chat templates want the other side to begin.
  return [
    { role: 'system', content: system },
    ...(recent[0]?.role === 'stakeholder'
      ? [{ role: 'user' as const, content: '(The project manager comes in.)' }]
      : []),
    ...turns,
  ];
}
