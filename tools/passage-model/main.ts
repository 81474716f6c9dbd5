/**
 * `tsx tools/passage-model/main.ts WEIGHTS TARGET`: makes the passage model (decision 0052) of the weights of
 * all-mpnet-base-v2, a file of safetensors. The images are built with it; `npm start` and `npm test` make their own.
 */
import { checkPassageModel } from '@parley/rehearsal/sentence-model-file';
import { writePassageModel } from './write';

const [weights, target] = process.argv.slice(2);
if (weights === undefined || target === undefined) throw new Error('Two files are needed: the weights and the target');
writePassageModel(weights, target);
await checkPassageModel(target);
