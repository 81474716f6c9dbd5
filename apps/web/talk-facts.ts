import type * as RecordedTalks from '@parley/content/recorded-talks';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const MODULE = 'virtual:talk-facts';
const RESOLVED = `\0${MODULE}`;
const SOURCE = fileURLToPath(new URL('../../packages/content/src/recorded-talks.ts', import.meta.url));

/**
 * `virtual:talk-facts`: who spoke in the talks that public pages quote, read from the recordings when the web is built
 * (product §3.13). The scenarios themselves, with their hidden side, stay out of the bundle.
 */
export function talkFacts(): Plugin {
  return {
    name: 'parley-talk-facts',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module } = await runnerImport<typeof RecordedTalks>(SOURCE, {
        configFile: false,
        environments: { inline: { resolve: { external: [], noExternal: [/^@parley\//] } } },
      });
      return `export const talkFacts = ${JSON.stringify(await module.readTalkFacts())};`;
    },
  };
}
