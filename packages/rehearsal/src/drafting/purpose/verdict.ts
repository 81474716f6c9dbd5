/** What the writer makes of what they have just told: 'That is true.', 'She may be right about some of that.' */
const VERDICT = new RegExp(
  [
    String.raw`^(?:(?:and|but|which|well),?\s)?(?:(?:that|this|it|which)(?:[’']s|\s(?:is|was|may\sbe|seems))|all\s(?:true|fair))\s?(?:(?:all|quite|partly|also|only|perfectly|probably|of\scourse|even|sadly|unfortunately|not)\s)*`,
    String.raw`(?:correct|true|fair(?:\senough)?|right|wrong|justified|understandable|reasonable|a\sfair\s(?:point|question)|nonsense|unfair)\b`,
    String.raw`|^(?:(?:and|but)\s)?(?:¤P|his|her|their|the)\s(?:concerns?|worr(?:y|ies)|objections?|points?|arguments?|fears?|demands?|complaints?)\s(?:is|are|seems?)\s`,
    String.raw`(?:(?:\p{L}+ly|all|quite|partly|very)\s)*(?:genuine|real|true|fair|right|reasonable|justified|understandable|legitimate|valid|sound)\b`,
    String.raw`|^(?:(?:and|but)\s)?(?:¤S|he|she|they)\s(?:does\s)?ha(?:s|ve)\sa\s(?:fair\s|good\s)?point\b(?!\s(?:that|about))`,
    String.raw`|^(?:(?:and|but)\s)?(?:¤S|he|she|they)\s(?:may|might|could|is|are)\s(?:well\s|probably\s|partly\s)?(?:be\s)?(?:right|correct|wrong)\b`,
  ].join(''),
  'iu',
);
/** Behind it something else begins: 'He may be right, so I’d like him to stay.' */
const GOES_ON = /,\s(?:so|but|which\sis\swhy)\s/iu;
export const isVerdict = (text: string): boolean => VERDICT.test(text) && !GOES_ON.test(text);
