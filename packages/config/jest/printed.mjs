/**
 * Nothing is printed by tests that pass: a test that prints what it did not expect fails. Loaded before the tests of
 * every package (preset.mjs).
 */
import { formatWithOptions } from 'node:util';
import { afterAll, afterEach } from '@jest/globals';

const METHODS = /** @type {const} */ (['debug', 'error', 'info', 'log', 'trace', 'warn']);

/** @type {import('./printed.mjs').Line[]} */
let lines = [];
/** @type {((line: import('./printed.mjs').Line) => boolean)[]} */
const explanations = [];

const usual = METHODS.map((method) => /** @type {const} */ ([method, console[method]]));
for (const method of METHODS) {
  console[method] = (...values) => {
    lines.push([method, ...values]);
  };
}

export function printed() {
  const taken = lines;
  lines = [];
  return taken;
}

/** @param {(line: import('./printed.mjs').Line) => boolean} explains */
export function explainPrinted(explains) {
  explanations.push(explains);
}

function refuse() {
  const unexpected = printed().filter((line) => !explanations.some((explains) => explains(line)));
  if (unexpected.length === 0) return;
  const texts = unexpected.map(
    ([method, ...values]) => `console.${method}: ${formatWithOptions({ depth: 4 }, ...values)}`,
  );
  throw new Error(
    `The test printed what it did not expect (printed() of @parley/config/jest/printed takes it):\n${texts.join('\n')}`,
  );
}

afterEach(refuse);
afterAll(() => {
  // What is printed from now on is nobody's: jest says so itself.
  Object.assign(console, Object.fromEntries(usual));
  refuse();
});
