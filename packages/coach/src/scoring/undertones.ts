/**
 * What is heard between the lines of a whole talk (product §12.6, decision 0045). The chances of its messages are added up, so that
 * no message decides alone, and a second sign that knows nothing of them has to speak for it, too.
 */
import type { Heard, Reading } from '@parley/rehearsal/reading';

/** So many messages, and this share of all, chances added up. */
const HARSH = { messages: 2.55, share: 0.32 } as const;
const BLUFFED = { messages: 1, share: 0.12 } as const;
/** From here on (0-1) a message is told as one of the kind, and nothing of it is praised. */
const TOLD = 0.4;

type Kind = 'harsh' | 'bluff';
const sumOf = (readings: readonly Reading[], kind: Kind): number =>
  readings.reduce((sum, { undertones }) => sum + (undertones?.[kind].chance ?? 0), 0);
const reaches = (
  readings: readonly Reading[],
  kind: Kind,
  { messages, share }: { readonly messages: number; readonly share: number },
): boolean => sumOf(readings, kind) >= Math.max(messages, share * readings.length);

/**
 * Whether message after message presses, blames or belittles, however politely; the classifier of utterances has to hear it in one
 * of them as well.
 * @param share of the messages that has to be so, where it is more than the usual
 */
export const isHarsh = (readings: readonly Reading[], share: number = HARSH.share): boolean =>
  reaches(readings, 'harsh', { ...HARSH, share: Math.max(share, HARSH.share) }) &&
  readings.some(({ undertones }) => undertones?.unkind === true);

/** Something said in a message that nothing shows, by its form or by the case. */
const unshown = ({ arranged = [], unchecked = [], untrue = [] }: Reading): boolean =>
  arranged.length + unchecked.length + untrue.length > 0;
/** Whether the talk leans on claims that nothing shows, one of which has the form of one as well. */
export const bluffs = (readings: readonly Reading[]): boolean =>
  reaches(readings, 'bluff', BLUFFED) && readings.some(unshown);

/** Whether a message is most likely harsh between its lines. */
export const soundsHarsh = ({ undertones }: Reading): boolean => (undertones?.harsh.chance ?? 0) >= TOLD;

/** The words that show it, the surest first. */
export const shownUndertones = (
  readings: readonly Reading[],
  kind: Kind,
): readonly (Heard & Pick<Reading, 'messageNumber'>)[] =>
  readings
    .flatMap(({ messageNumber, undertones }) => (undertones ? [{ ...undertones[kind], messageNumber }] : []))
    .filter(({ chance }) => chance >= TOLD)
    .toSorted((left, right) => right.chance - left.chance);
