/**
 * Runs the emulator alone: the command line of firebase-tools starts a hub and a log beside it, asks the network for news,
 * and takes twice as long.
 */
import { createRequire } from 'node:module';

/** @typedef {{ host: string, port: number, projectId: string, singleProjectMode: number }} EmulatorArguments */
/** @type {{ AuthEmulator: new (given: EmulatorArguments) => { start(): Promise<void> } }} */
const { AuthEmulator } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth');

/** Asking about another project is a fault. */
const REFUSE_OTHERS = 2;

const [projectId = '', port = ''] = process.argv.slice(2);
await new AuthEmulator({
  host: '127.0.0.1',
  port: Number(port),
  projectId,
  singleProjectMode: REFUSE_OTHERS,
}).start();
process.stdout.write('ready\n');

// Whoever started it holds this pipe: when they are gone, however that came, nobody else would end it.
process.stdin.on('end', () => process.exit(0)).resume();
