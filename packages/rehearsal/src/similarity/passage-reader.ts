/** Reads whole texts by the passage model in a thread of its own, which is there only while somebody pastes briefs. */
import type { Passage, PassageReading } from './passage-model.ts';
import { type PassageThread, startPassageThread } from './start-sentence-thread';

/** So long nothing is asked before the thread ends and gives its memory back (ms). */
const IDLE_MS = 60_000;

export interface PassageReader {
  /**
   * What the model makes of a whole text. Long ones are read in parts, between which others have their turn.
   * @throws Error where the model can't be had; the next text starts it anew
   */
  read(passage: Passage): Promise<PassageReading>;
  /** Ends the thread. */
  end(): Promise<void>;
}

export interface PassageReaderOptions {
  /** The file of the passage model. */
  readonly modelPath: string;
  /** Starts what reads; by default the model in a thread. */
  readonly start?: () => PassageThread;
  readonly idleMs?: number;
}

export function createPassageReader({
  modelPath,
  start = () => startPassageThread({ modelPath }),
  idleMs = IDLE_MS,
}: PassageReaderOptions): PassageReader {
  let thread: PassageThread | null = null;
  let waiting = 0;
  let idle: ReturnType<typeof setTimeout> | null = null;
  const end = async (): Promise<void> => {
    if (idle !== null) clearTimeout(idle);
    const last = thread;
    thread = null;
    await last?.end();
  };
  return {
    async read(passage) {
      if (idle !== null) clearTimeout(idle);
      const reading = (thread ??= start());
      waiting += 1;
      try {
        return await reading.read(passage);
      } catch (error) {
        if (thread === reading) void end();
        throw error;
      } finally {
        waiting -= 1;
        if (waiting === 0 && thread !== null) {
          idle = setTimeout(() => void end(), idleMs);
          idle.unref();
        }
      }
    },
    end,
  };
}
