/** That there will be a talk, and when. */
export const APPOINTMENT = new RegExp(
  [
    String.raw`\b(?:I|we)(?:['’](?:m|re|ll)|\sam|\sare|\swill)?\s(?:also\s)?(?:meet(?:ing)?|see(?:ing)?|call(?:ing)?|ring(?:ing)?|speak(?:ing)?|talk(?:ing)?|`,
    String.raw`visit(?:ing)?|tak(?:e|ing)\s(?:item|this|it))\b|\b(?:I|we)\shave\s(?:a|an)\s(?:call|meeting|appointment|slot)\b|(?:^|[,:;]\s)(?:rang|seeing|meeting|`,
    String.raw`calling)\s(?:him|her|them|\p{Lu}\p{L}+)\b|^talking\sto\b|^(?:the|my|our)\s(?:call|meeting|appointment|visit)\swith\s`,
  ].join(''),
  'iu',
);
