/** With whom the talk will be, where a brief says it in so many words. */
import { TITLE } from './names';
import type { People, Person } from './people';
import type { BriefSentence } from './sentences';

const BEFORE_A_NAME = new RegExp(String.raw`^(?:${TITLE}\s+)+`, 'u');
const CALLED = String.raw`(?:(?:${TITLE})\s+)*\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,2}(?![\p{L}’'-])`;
/** 'Demirkan’s export manager, Mr Yıldız' */
const WHAT_THEY_ARE = String.raw`(?:(?:the|our|their|\p{Lu}[\p{L}-]+[’']s)\s(?:[\p{Ll}-]+\s?){1,4},\s)?`;
/** 'You seeing Oom Pieter today?', 'are you meeting Marcus on Friday': a colleague says whom the writer will talk to. */
const YOU_SEE = new RegExp(
  [
    String.raw`\b(?:[Yy]ou|u)(?:[’']re|\sare)?\s(?:still\s|also\s)?(?:seeing|meeting|(?:speak(?:ing)?|talk(?:ing)?|meet)\s(?:with|to)?|going\sto\s(?:see|meet))\s`,
    String.raw`(?:with\s|to\s)?(?<name>\p{Lu}[\p{L}’-]+(?:\s\p{Lu}[\p{L}’-]+){0,2})\b[^.\n]{0,30}?(?:\btoday|\btomorrow|\btonight|\bon\s|\bat\s\d|\bthis\s|\bnext\s|\?)`,
  ].join(''),
  'u',
);
const TALKS = String.raw`(?:meeting|call|talk|conversation|appointment|discussion|interview|half\shour)`;
const WILL = String.raw`(?:will\s|shall\s|have\sto\s|must\s|am\sgoing\sto\s|are\sgoing\sto\s)?`;
const SEES = String.raw`see|seeing|meet|meeting|visit|visiting|ring|ringing|(?:talk|talking|speak|speaking)\s(?:to|with)`;
/** 'my meeting with Robert Stanhope on 19 January', 'We prepared the talk with Maestro Benedetti', 'I am meeting Dolores Quintana on Thursday' */
const WILL_TALK = new RegExp(
  [
    String.raw`\b(?:(?:before|for|prepared?|of|on)\s(?:my|our|the|this|Thursday’s|a)\s(?:\p{L}+\s)?|:\s(?:my\s|our\s|the\s|a\s)?)${TALKS}\s(?:with|to)\s${WHAT_THEY_ARE}(?<name>${CALLED})`,
    String.raw`\b(?:I|I[’']m|I\sam|we|We|we[’']re|We\sare)\s${WILL}(?:${SEES})\s(?<who>${CALLED})(?=\s(?:on|tomorrow|this|next|at|again\son)\b)`,
    String.raw`\b(?:have|has|got|is)\s(?:an?|the)\s(?:\p{L}+\s)?${TALKS}\s(?:booked\s|arranged\s|planned\s)?with\s(?<whom>${CALLED})`,
    String.raw`\b(?:[Ss]till\smissing\sis|[Mm]issing\sis(?:\sonly)?|[Ee]verything\sis\sready\sexcept|all\s(?:have\s)?agreed\sexcept)\s(?<missing>${CALLED})`,
  ].join('|'),
  'gu',
);
/** Whom somebody says that the talk will be with; null where nobody says it, or of several. */
export function whomYouSee(brief: string, people: People): Person | null {
  const name = YOU_SEE.exec(brief)?.groups?.['name'];
  if (name !== undefined) return people.find(name);
  const found = new Set(
    [...brief.matchAll(WILL_TALK)].flatMap(({ groups }) => {
      const called = groups?.['name'] ?? groups?.['who'] ?? groups?.['whom'] ?? groups?.['missing'];
      return called === undefined ? [] : [people.find(called.replace(BEFORE_A_NAME, ''))];
    }),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/** 'I am seeing him on Monday', 'I went there again. He says': whoever writes so speaks of somebody else. */
const SEES_ANOTHER =
  /\bI(?:[’']m|\sam|[’']ll|\swill|\sshall)?\s(?:also\s|then\s)?(?:see|seeing|meet|meeting|visit|visiting|ring|ringing)\s(?:him|her)\b|\bI\s(?:went\sthere|(?:spoke|talked)\s(?:to|with)\s(?:him|her))\b/u;
const TELLS_OF = /^(?:He|She)(?:[’']d)?\s(?:says|said|told\s(?:me|us)|wants|refuses|asks|would\sbe\swilling)\b/u;
/** Whether somebody's own words in a brief are about another one than themselves, whom they talk to or report. */
export function writesOfAnother({ writes }: Person, sentences: readonly BriefSentence[]): boolean {
  const own = sentences.filter(({ part, quoted }) => writes.has(part) && !quoted);
  return own.some(
    ({ text }, at) => SEES_ANOTHER.test(text) || (TELLS_OF.test(text) && /\bI\b/u.test(own[at - 1]?.text ?? '')),
  );
}

/** 'Jens from Aarhus is in copy', 'so that Erik can read it as well': who only reads along. */
const READS_ALONG = new RegExp(
  [
    String.raw`^(?:\s(?:from|in|at|of)\s[\p{L}\s]{2,24})?,?\s(?:`,
    String.raw`(?:is|are|will\sbe|who\sis|stays)\s(?:also\s)?(?:[io]n\s(?:copy|cc)|copied(?:\sin)?|cc[’']?d)|`,
    String.raw`can\s(?:also\s)?(?:read|follow)\s(?:along|also|too|it|this)|reads\salong)\b`,
  ].join(''),
  'iu',
);
export const readsAlong = (brief: string, { mentions }: Person): boolean =>
  mentions.some(({ end }) => READS_ALONG.test(brief.slice(end, end + 60)));
