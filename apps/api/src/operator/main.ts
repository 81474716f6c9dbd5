/** `parley`, in the image of the API and in a checkout (product §24.1). */
import { operate } from './operate';

process.exitCode = await operate(process.argv.slice(2), {
  env: () => process.env,
  clock: () => new Date(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
