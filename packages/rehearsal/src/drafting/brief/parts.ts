/** The parts of a brief: what one person wrote or said without a break. */

/** Which part each depth of quoting is in: what comes back to a depth goes on with the part that was there. */
export class Parts {
  readonly #at = new Map<number, number>([[0, 0]]);
  #depth = 0;
  #last = 0;
  /** Opened by 'On Tuesday Dev wrote:'; the next line says at which depth. */
  #awaited = false;

  get now(): number {
    return this.#at.get(this.#depth) ?? 0;
  }

  line(depth: number): void {
    if (this.#awaited) this.#at.set(depth, this.#last);
    else if (!this.#at.has(depth)) this.#at.set(depth, (this.#last += 1));
    this.#awaited = false;
    this.#depth = depth;
  }

  /** A new part at this depth. */
  open(): number {
    this.#last += 1;
    this.#at.set(this.#depth, this.#last);
    return this.#last;
  }

  /** A new part whose depth the next line tells. */
  announce(): number {
    this.#last += 1;
    this.#awaited = true;
    return this.#last;
  }
}
