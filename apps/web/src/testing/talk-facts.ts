import { readTalkFacts } from '@parley/content/recorded-talks';

/** Stands in for `virtual:talk-facts`, from the same recordings. */
export const talkFacts = await readTalkFacts();
