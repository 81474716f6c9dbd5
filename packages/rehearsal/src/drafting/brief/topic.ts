/** Whether what a brief seems to be about can be said to somebody: no greeting, no label, no word for the mail itself. */
import { UNNAMED } from './project';

const GREETS =
  /^(?:the\s)?(?:hoi|hallo|hello|hi|hey|dear|bonjour|salut|hola|ciao|cześć|hei|hej|moi|olá|servus|grüezi|geachte|beste|liebe[rn]?)\b/iu;
const LABELS =
  /\b(?:betreff|subject|objet|asunto|oggetto|onderwerp|ämne|aihe|temat|emne|fwd?|re|compte\srendu|minutes|ticket|priority|reporter)\b(?!\s\p{Ll})/iu;
const OF_THE_MAIL =
  /^(?:the|your|my|this)\s(?:advice|question|help|message|mail|call|note|word|thing|matter|follow-up|background)$/iu;

/** 'Dr Whitcombe, before Monday' */
const WHEN_OR_WITH =
  /^(?:the\s)?(?:before|after|until|till|since|during|on|with|about|next|last|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day[’']?s?)\b/iu;

/** The name of what it is about; `UNNAMED` where it is none. */
export function asTopic(called: string): string {
  const bare = called.replace(/^(the\s)?[–—:·|/-]+\s*/iu, '$1').trim();
  return [GREETS, LABELS, OF_THE_MAIL, WHEN_OR_WITH].some((none) => none.test(bare)) || !/\p{L}{2}/u.test(bare)
    ? UNNAMED
    : bare;
}

/** The word that a thing is called by: 'pumps' of 'the new pumps', without what makes it several or somebody's. */
const headOf = (topic: string): string =>
  (
    topic
      .toLowerCase()
      .match(/[\p{L}\d-]+/gu)
      ?.at(-1) ?? ''
  ).replace(/(?:’s|s)$/, '');

/** Whether one of these texts names it. */
export function isSpokenOf(topic: string, texts: readonly (string | null)[]): boolean {
  const head = headOf(topic);
  return (
    topic === UNNAMED ||
    texts.some((text) =>
      (text?.toLowerCase().match(/[\p{L}\d-]+/gu) ?? []).some((word) => word.replace(/s$/, '') === head),
    )
  );
}
