/** Made by `talk-facts.ts` when the web is built. */
declare module 'virtual:talk-facts' {
  import type { TalkFacts } from '@parley/shared';

  export const talkFacts: TalkFacts;
}
