import { sep } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const LONG = `${sep}coach-evaluation${sep}`;

/**
 * The evaluation of the coach first: each of its few, small files takes as long as dozens of others, and one begun last is
 * waited for by an idle core. Among the others jest's own order: by how long they took before, or by size.
 */
export default class LongestFirst extends Sequencer {
  /** @param {Parameters<Sequencer['sort']>[0]} tests */
  async sort(tests) {
    const usual = await super.sort(tests);
    return [...usual].sort((a, b) => Number(b.path.includes(LONG)) - Number(a.path.includes(LONG)));
  }
}
