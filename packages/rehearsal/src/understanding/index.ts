/** What was said, held against a case: the index of the case, readings of a transcript, and the questions judging asks of a line. */
export { prepareCase } from '../meaning/meanings';
export { inBoth, thingsIn } from '../truth/matter';
export { asksForDeed } from './asking';
export {
  type CaseIndex,
  caseIndexOf,
  cueHits,
  readAs,
  type ReadingParts,
  sameScenario,
  textsOf,
  valueOf,
} from './case-index';
export { EXAMPLES } from './examples';
export { asksThem, cameToLearn } from './learning';
export { blames, isRude, threatens } from './hostility';
export { takesOn } from './owning';
export { phraseIn } from './phrases';
export { questionsIn } from './questions';
export { asksTwice } from './stacking';
export { type Substance, substanceOf } from './substance';
export { textsToPrepare, understand } from './understand';
export { announcesUnwelcome } from './unwelcome';
