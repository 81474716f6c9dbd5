/** So many at once; the others wait in order. */
export class Slots {
  private free: number;
  private closed: Error | null = null;
  private readonly waiting: { readonly start: () => void; readonly refuse: (reason: Error) => void }[] = [];
  private idle: (() => void) | null = null;

  constructor(private readonly size: number) {
    this.free = size;
  }

  /**
   * Does the work as soon as there is room for it.
   * @throws the reason given to `close` when it came first
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.closed) throw this.closed;
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((start, refuse) => this.waiting.push({ start, refuse }));
    try {
      return await work();
    } finally {
      this.handOn();
    }
  }

  /** Refuses whoever waits or comes later, and resolves when the work under way has ended. */
  async close(reason: Error): Promise<void> {
    this.closed = reason;
    for (const { refuse } of this.waiting.splice(0)) refuse(reason);
    if (this.free === this.size) return;
    await new Promise<void>((resolve) => {
      this.idle = resolve;
    });
  }

  private handOn(): void {
    const next = this.waiting.shift();
    if (next) {
      next.start();
      return;
    }
    this.free += 1;
    if (this.free === this.size) this.idle?.();
  }
}
