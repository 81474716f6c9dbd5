/** What the build of the browser's code says about its files. */
import type { Manifest } from 'vite';

export interface PageFiles {
  /** Scripts that the page will need at once, as they stand below the root. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The files of modules and of all that they import at once.
 * @param modules their paths from `apps/web`, or how they end
 * @throws Error for a module that is in no file
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  for (const module of modules) {
    const key = Object.keys(manifest).find((name) => name === module || name.endsWith(module));
    if (key === undefined) throw new Error(`${module} is in no file of the build`);
    take(key);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
