/** Frames with their numbers: what travels inside the product, and how a reader says where it stopped. */
import { streamFrameSchema, type StreamFrame } from '@parley/shared';

/** A frame of one attempt at a reply. `json` is its text on the wire, made once for all readers. */
export interface NumberedFrame {
  readonly attempt: number;
  /** 1-based within the attempt. */
  readonly sequence: number;
  readonly type: StreamFrame['type'];
  readonly json: string;
}

/** The last frame a reader has seen. */
export interface FramePosition {
  readonly attempt: number;
  readonly sequence: number;
}

export function numberFrame(attempt: number, sequence: number, frame: StreamFrame): NumberedFrame {
  return { attempt, sequence, type: frame.type, json: JSON.stringify(frame) };
}

/** Nothing follows a frame of these types. */
export function isTerminal(type: StreamFrame['type']): boolean {
  return type === 'complete' || type === 'error';
}

/** The `id:` of a frame, `<attempt>-<sequence>`. */
export function frameId({ attempt, sequence }: FramePosition): string {
  return `${attempt}-${sequence}`;
}

/** Reads a `Last-Event-ID`; null for none and for anything that never was one, which reads from the start. */
export function parseFrameId(text: string | undefined): FramePosition | null {
  const match = /^(\d{1,6})-(\d{1,9})$/.exec(text?.trim() ?? '');
  return match === null ? null : { attempt: Number(match[1]), sequence: Number(match[2]) };
}

/** How many frames of an attempt a reader has seen: frames of another attempt don't count. */
export function seenOf(position: FramePosition | null, attempt: number): number {
  return position !== null && position.attempt === attempt ? position.sequence : 0;
}

/** One line per frame, as kept in Redis: JSON holds no line breaks. */
export function encodeFrames(frames: readonly NumberedFrame[]): string {
  return frames.map(({ sequence, json }) => `${sequence} ${json}`).join('\n');
}

export function decodeFrames(attempt: number, text: string): NumberedFrame[] {
  return text.split('\n').map((line) => {
    const gap = line.indexOf(' ');
    const json = line.slice(gap + 1);
    return {
      attempt,
      sequence: Number(line.slice(0, gap)),
      type: streamFrameSchema.parse(JSON.parse(json)).type,
      json,
    };
  });
}
