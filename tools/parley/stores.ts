import { PlainError } from '../services/say';
import { readRunning } from '../start/run-file';

type Environment = Readonly<Record<string, string | undefined>>;

const isSet = (value: string | undefined): boolean => (value ?? '').trim() !== '';

/**
 * Where the environment does not name the stores: those of the `npm start` that runs on this data folder.
 * @throws PlainError when nothing runs there
 */
export function storesOf(dataDir: string, env: Environment): Environment {
  if (isSet(env.MONGODB_URI) && isSet(env.REDIS_URL)) return {};
  const stores = readRunning(dataDir)?.stores;
  if (stores === undefined) {
    throw new PlainError(
      `nothing runs on the data folder ${dataDir}. Start Parley with npm start, name its folder in PARLEY_DATA, or set MONGODB_URI and REDIS_URL.`,
    );
  }
  return {
    ...(isSet(env.MONGODB_URI) ? {} : { MONGODB_URI: stores.mongoUri }),
    ...(isSet(env.REDIS_URL) ? {} : { REDIS_URL: stores.redisUri }),
  };
}
