/**
 * `node run-small.mjs FILE`: runs a graph of the test beside it, and prints what it makes. A process of its own, as the runtime
 * takes no arrays of the realm in which jest runs tests.
 */
import { InferenceSession, Tensor } from 'onnxruntime-node';

const [, , file = ''] = process.argv;
const session = await InferenceSession.create(file);
const { made } = await session.run({ given: new Tensor('float32', Float32Array.of(1, 2, 0, -1), [2, 2]) });
if (!(made?.data instanceof Float32Array)) throw new Error('The graph made no numbers');
process.stdout.write(JSON.stringify({ dims: made.dims, data: [...made.data] }));
