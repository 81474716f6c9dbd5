import { lazy, type ComponentType } from 'react';

/** How long a code chunk may take to arrive, in ms (product §2.7). */
const CHUNK_TIMEOUT_MS = 120_000;

/** A page whose code is fetched when its route is first opened. Fails into the error screen when the chunk doesn't come. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`The page ${name} did not load in time`)), CHUNK_TIMEOUT_MS);
    });
    try {
      const module = await Promise.race([load(), tooLate]);
      return { default: module[name] };
    } finally {
      clearTimeout(timer);
    }
  });
}
