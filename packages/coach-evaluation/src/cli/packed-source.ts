/** Fitted weights as they are written into a file of the engine. */
import { packWeights, type SoftmaxWeights } from '@parley/coach/internals';

const PER_LINE = 112;

/** Biases and packed weights as an object literal, for a property that is indented by two spaces. */
export function packedSource({ biases, weights }: SoftmaxWeights): string {
  const packed = packWeights(weights, PER_LINE);
  return [
    '{',
    `    biases: [${biases.map((bias) => Number(bias.toFixed(4))).join(', ')}],`,
    '    weights: {',
    `      step: ${packed.step},`,
    `      lines: [\n${packed.lines.map((line) => `        '${line}',`).join('\n')}\n      ],`,
    '    },',
    '  }',
  ].join('\n');
}
