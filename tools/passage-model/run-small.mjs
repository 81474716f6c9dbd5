/**
 * `node run-small.mjs FILE`: runs a graph of the test beside it, and prints what it makes. A process of its own, as the runtime
 * takes no arrays of the realm in which jest runs tests.
 */
import { InferenceSession, Tensor } from 'onnxruntime-node';

const session = await InferenceSession.create(process.argv[2]);
const { made } = await session.run({ given: new Tensor('float32', Float32Array.of(1, 2, 0, -1), [2, 2]) });
console.log(JSON.stringify({ dims: made.dims, data: [...made.data] }));
