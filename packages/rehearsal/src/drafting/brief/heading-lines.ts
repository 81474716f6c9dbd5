/** Lines that head a text and tell nothing of its case: a subject, a status, whose comment it is. */
const HEADING = new RegExp(
  [
    String.raw`^(?:(?:many\s)?thank(?:s|\syou)\b(?!\sto\b)|(?:meeting\snotes?|minutes|status\sreport|(?:reporting\s)?period|overall(?:\sstatus)?|status|owner|priority|version|caller|called|date|time|project)\b[^.]{0,4}[:,]|`,
    String.raw`(?:fwd?|re|aw|wg|subject|ticket|title)\s?:|comment,?\s[^.:]{3,40}\d[^:]{0,6}:?$|(?:overall\s)?status\sis\s(?:red|amber|green|yellow)\b|note\sfor\s[^.]{3,40},\snot\sfor\b)`,
  ].join(''),
  'iu',
);
export const isHeading = (text: string): boolean => HEADING.test(text);
