/**
 * Turns at one thread. Reading and composing are pure computing: whoever has the thread keeps everybody else from it. So
 * work is done in slices of some milliseconds, and after each slice the next one goes to the person who has had the
 * least, within a person to the conversation that has had the least, and within that to what somebody waits for most.
 *
 * The turn is ambient (`AsyncLocalStorage`), so that code deep inside a reading can offer it with `yieldTurn()`, without
 * every function in between having to pass it on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';

/** What somebody waits for, most urgent first. Of two persons who have had equally much, the more urgent goes first. */
const URGENCIES = ['reply', 'tip', 'report', 'preparation', 'idle'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface Asker {
  /** Opaque. Everything of one person shares one portion. */
  readonly person: string;
  /** Opaque. */
  readonly conversation: string;
  /** `idle` work is done only while nobody waits for anything else. */
  readonly urgency: Urgency;
}

/** A slice is offered to others after this long (ms). */
const SLICE_MS = 5;
/** What persons have had is compared in steps of this much (ms): short work of equals is finished one after the other. */
const QUANTUM_MS = 80;
/** Persons of whom nothing runs are forgotten beyond this many. */
const PERSONS_KEPT = 2_000;

class Portion {
  /** Milliseconds of the thread it has had, raised to what everybody has had whenever it comes anew. */
  had = 0;
  running = 0;
  get step(): number {
    return Math.floor(this.had / QUANTUM_MS);
  }
}

class PersonPortion extends Portion {
  readonly conversations = new Map<string, Portion>();
}

/** One piece of work, from its first slice to its last. */
export class Turn {
  since = 0;
  holding = false;
  constructor(
    readonly asker: Asker,
    readonly turns: FairTurns,
    readonly person: PersonPortion,
    readonly conversation: Portion,
    readonly order: number,
  ) {}
}

const current = new AsyncLocalStorage<Turn>();

/** Negative where the first goes before the second. */
export function before(left: Turn, right: Turn): number {
  const idle = Number(left.asker.urgency === 'idle') - Number(right.asker.urgency === 'idle');
  if (idle !== 0) return idle;
  const urgency = URGENCIES.indexOf(left.asker.urgency) - URGENCIES.indexOf(right.asker.urgency);
  if (left.person !== right.person) return left.person.step - right.person.step || urgency || left.order - right.order;
  return left.conversation.step - right.conversation.step || urgency || left.order - right.order;
}

export interface FairTurnsOptions {
  /** A clock in ms that never goes back; tests pass their own. */
  readonly now?: () => number;
}

export class FairTurns {
  readonly #now: () => number;
  readonly #persons = new Map<string, PersonPortion>();
  readonly #waiting: { turn: Turn; go: () => void }[] = [];
  #holder: Turn | null = null;
  #order = 0;
  /** What the person served last had had. */
  #level = 0;

  constructor({ now = () => performance.now() }: FairTurnsOptions = {}) {
    this.#now = now;
  }

  /** How many pieces of work wait for a slice. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Does the work in slices, in its turn. Within work that already has a turn it is part of that. */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (current.getStore()?.turns === this) return work();
    const turn = this.#begin(asker);
    try {
      await this.acquire(turn);
      return await current.run(turn, work);
    } finally {
      this.release(turn);
      this.#end(turn);
    }
  }

  /** Waits for the next slice. */
  acquire(turn: Turn): Promise<void> {
    if (this.#holder === null && this.#waiting.length === 0) {
      this.#give(turn);
      return Promise.resolve();
    }
    return this.#wait(turn);
  }

  /** Gives the slice to whoever is next, which may be the same one again. */
  offer(turn: Turn): Promise<void> {
    const next = this.#wait(turn);
    this.release(turn);
    return next;
  }

  #wait(turn: Turn): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({
        turn,
        go: () => {
          this.#give(turn);
          resolve();
        },
      });
    });
  }

  /** Gives the slice back, and to whoever is next. */
  release(turn: Turn): void {
    if (this.#holder !== turn) return;
    this.charge(turn, this.#now() - turn.since);
    turn.holding = false;
    this.#holder = null;
    let next = this.#waiting[0];
    if (next === undefined) return;
    for (const other of this.#waiting) if (before(other.turn, next.turn) < 0) next = other;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    next.go();
  }

  /** Whether the turn has had its slice. */
  isOver(turn: Turn): boolean {
    return this.#now() - turn.since >= SLICE_MS;
  }

  /** Counts computing done for a piece of work elsewhere, in ms. */
  charge(turn: Turn, milliseconds: number): void {
    turn.person.had += milliseconds;
    turn.conversation.had += milliseconds;
  }

  #give(turn: Turn): void {
    this.#holder = turn;
    turn.holding = true;
    turn.since = this.#now();
    if (turn.asker.urgency !== 'idle') this.#level = Math.max(this.#level, turn.person.had);
  }

  #begin(asker: Asker): Turn {
    const person = this.#persons.get(asker.person) ?? new PersonPortion();
    this.#persons.set(asker.person, person);
    if (person.running === 0) person.had = Math.max(person.had, this.#lowest());
    const conversation = person.conversations.get(asker.conversation) ?? new Portion();
    person.conversations.set(asker.conversation, conversation);
    if (conversation.running === 0) {
      const others = [...person.conversations.values()].filter((other) => other.running > 0);
      if (others.length > 0)
        conversation.had = Math.max(conversation.had, Math.min(...others.map((other) => other.had)));
    }
    person.running += 1;
    conversation.running += 1;
    this.#order += 1;
    return new Turn(asker, this, person, conversation, this.#order);
  }

  /** What the person who has had least of all that are being served has had; when nobody is, what the last one had. */
  #lowest(): number {
    const served = [...this.#persons.values()].filter((person) => person.running > 0);
    return served.length === 0 ? this.#level : Math.min(...served.map((person) => person.had));
  }

  #end({ asker, person, conversation }: Turn): void {
    person.running -= 1;
    conversation.running -= 1;
    if (conversation.running === 0 && person.running > 0) person.conversations.delete(asker.conversation);
    if (person.running > 0) return;
    person.conversations.clear();
    // Last in, so that those who have been away longest are forgotten first.
    this.#persons.delete(asker.person);
    this.#persons.set(asker.person, person);
    for (const [name, known] of this.#persons) {
      if (this.#persons.size <= PERSONS_KEPT) break;
      if (known.running === 0) this.#persons.delete(name);
    }
  }
}

/** The piece of work this code runs for, if it runs in one. */
export const currentTurn = (): Turn | undefined => current.getStore();

/**
 * A point at which others may go on: messages and timers of this thread, and whoever is next. Costs nothing while the
 * slice isn't over. Outside of any turn it is the event loop's next round.
 */
export async function yieldTurn(): Promise<void> {
  const turn = current.getStore();
  if (turn === undefined || !turn.holding) {
    await setImmediate();
    return;
  }
  if (!turn.turns.isOver(turn)) return;
  // Held meanwhile: whoever let go first would find every other one served before the event loop comes round.
  await setImmediate();
  await turn.turns.offer(turn);
}

/** Waits for something that doesn't need this thread, and lets others have it meanwhile. */
export async function outsideTurn<T>(wait: () => Promise<T>): Promise<T> {
  const turn = current.getStore();
  if (turn === undefined || !turn.holding) return wait();
  turn.turns.release(turn);
  try {
    return await wait();
  } finally {
    await turn.turns.acquire(turn);
  }
}
