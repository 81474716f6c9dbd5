/** The work took longer than it may. */
export class PrintTimeout extends Error {
  override readonly name = 'PrintTimeout';
}

/**
 * What `work` gives, if it gives it in time (ms). The work itself is not stopped: whoever set the limit clears up.
 * @throws PrintTimeout
 */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PrintTimeout(`${what} took longer than ${ms} ms`)), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
