/** Keeps a model in its role: what it should never say is caught before it is spoken. */

/** Words by which a model speaks of itself instead of as the person. */
const OUT_OF_ROLE = [
  /\bas an? (?:ai|artificial|language|virtual)\b/i, /\blanguage model\b/i, /\bsystem (?:prompt|message|instructions?)\b/i, /\bmy (?:instructions|prompt|programming|guidelines)\b/i, /\bi(?:'|’)?m an? (?:ai|chatbot|assistant|bot)\b/i,
  /\bi am an? (?:ai|chatbot|assistant|bot)\b/i, /\b(?:10|ten) out of (?:10|ten)\b/i, /\b10\/10\b/, /\bopenai\b/i, /\bi (?:can(?:'|’)?t|cannot) (?:assist|help) with (?:that|this) request\b/i, /\byour score\b/i,
];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
const RUN = 9;
/** How much is held back so that a phrase can be seen whole before its beginning is spoken. */
const HELD_BACK = 48;

/** The reply left its role at this point. */
export class OutOfRole extends Error {
  constructor() {
    super('The model stepped out of its role');
    this.name = 'OutOfRole';
  }
}

/** Whether a text speaks as a machine, or recites nine words running of the rules it was given. */
export function isOutOfRole(text: string, rules: string): boolean {
  if (OUT_OF_ROLE.some((pattern) => pattern.test(text))) return true;
  const words = wordsOf(text);
  if (words.length < RUN) return false;
  const known = ` ${wordsOf(rules).join(' ')} `;
  return words.slice(0, words.length - RUN + 1).some((_, at) => known.includes(` ${words.slice(at, at + RUN).join(' ')} `));
}

/**
 * Passes a stream on, a few words behind. A name before the first word ('Graham: ') is taken off.
 * @throws OutOfRole as soon as it shows; what was passed on until then is clean
 */
export async function* inRole(pieces: AsyncIterable<string>, rules: string, speaker: string): AsyncGenerator<string> {
  let all = '';
  let spoken = 0;
  const prefix = new RegExp(`^\\s*(?:\\*\\*)?${speaker.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}[^:\n]{0,30}:(?:\\*\\*)?\\s*`, 'iu');
  let started = false;
  for await (const piece of pieces) {
    all += piece;
    if (!started) {
      if (all.length < HELD_BACK) continue;
      all = all.replace(prefix, '').trimStart();
      started = true;
    }
    if (isOutOfRole(all, rules)) throw new OutOfRole();
    const safe = all.lastIndexOf(' ', all.length - HELD_BACK);
    if (safe > spoken) {
      yield all.slice(spoken, safe);
      spoken = safe;
    }
  }
  if (!started) all = all.replace(prefix, '').trimStart();
  if (isOutOfRole(all, rules)) throw new OutOfRole();
  const rest = all.slice(spoken).trimEnd();
  // An answer that ran out of tokens stops in mid-sentence; let it trail off.
  const cut = /[\p{L}\p{N},;]$/u.test(all.trimEnd());
  if (rest !== '' || cut) yield cut ? `${rest.replace(/[,;]$/, '')}…` : rest;
}
