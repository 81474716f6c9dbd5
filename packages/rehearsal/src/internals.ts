/** What the evaluation looks at beside what the coach is made of. It gets it by `@parley/coach/internals`. */
export { draftFromBrief } from './drafting/brief/draft-from-brief';
export { groundOf } from './drafting/brief/grounded';
export { readBrief, readingsOf } from './drafting/brief/read-brief';
export { NAME_INPUT_WIDTH, nameInput } from './drafting/names/name-input';
export { writtenNames } from './drafting/names/name-spans';
export { NAME_LABELS, namesIn, type ScoredName, unpackedNames } from './drafting/names/people-named';
export { weighedRoles } from './drafting/roles/role-read';
export { weighedOrganisations } from './drafting/organisations/organisation-read';
export { ORGANISATION_SIGNS } from './drafting/organisations/organisation-signs';
export { ROLE_SIGNS } from './drafting/roles/role-signs';
export type { BriefRead } from './drafting/brief/brief-read';
export type { Told } from './drafting/brief/told';
export { GOAL_SIGNS, goalSigns } from './drafting/purpose/goal-signs';
export { goalCandidates } from './drafting/purpose/goal';
export { WHOM_SIGNS, whomSigns } from './drafting/purpose/whom';
export { purposesBy, unpackedPurposes } from './drafting/purpose/purpose';
export { settled } from './drafting/purpose/settled';
export { asRead, inContext, KNOWER_SHARES, pooled, PURPOSE_SHARES, type Shares } from './drafting/purpose/in-context';
export { PURPOSE_INPUT_WIDTH, purposeInputs, textToPlace } from './drafting/purpose/purpose-input';
export {
  type Knower,
  KNOWERS,
  type Purpose,
  type PurposeModel,
  PURPOSES,
  type PurposeWeights,
  type ReadPurpose,
} from './drafting/purpose/purposes';
export { argumentsOf } from './language/arguments';
export type { ParsedLibrary } from './language/parse-cache';
export { parses, parseText } from './language/parse';
export { clausesOf } from './meaning/clauses';
export { FIT_WEIGHTS } from './meaning/fit-weights';
export { FIT_FEATURES } from './meaning/fits';
export { candidatesIn, meaningsOf, meaningTexts, type Meant, prepareCase, type Target } from './meaning/meanings';
export { asideIn, takesLeave } from './rehearsal/aside';
export { WHO_SAID_SO } from './rehearsal/challenge';
export { commonLines } from './rehearsal/common';
export { pointsOf } from './rehearsal/points';
export { topicOf } from './rehearsal/topic';
export { ACTS_OF_LABEL, dialogueActOf, wantsToKnow } from './understanding/dialogue';
export { type CaseMeanings, prepareMeanings, textsPut } from './meaning/case-meanings';
export { COMMON_WAYS } from './meaning/common';
export { type Bend, chances, type MeaningWeights, toldAs } from './meaning/chances';
export { FEATURES, measure, nearestOf, NONE_FEATURES, type Unit, WIDTH } from './meaning/features';
export { EXAMPLES } from './understanding/examples';
export { presses, yields } from './understanding/manner';
export { packWeights, type PackedWeights } from './understanding/packed-weights';
export { wordingOf } from './meaning/wording';
export { chanceFrom } from './rehearsal/chance';
export { spokenSentences } from './language/spoken-sentences';
export { replyTexts, spokenTexts, standingOf } from './rehearsal/reply';
export { Speaker } from './rehearsal/speaker';
export type { PassageReading } from './similarity/passage-model';
export { createEmbeddingSimilarity } from './similarity/embedding';
export { createLexicalSimilarity } from './similarity/lexical';
export type { Similarity } from './similarity/similarity';
export { createTokenizer } from './similarity/tokenizer';
export { tokensByWord } from './similarity/word-tokens';
export type { VectorStore } from './similarity/vector-store';
export { type ReadingParts, valueOf } from './understanding/case-index';
export type { Reading } from './understanding/reading';
export { understand } from './understanding/understand';
export {
  CONDUCT_CLASSES,
  type ConductClass,
  type ConductUnit,
  type ConductUnits,
} from './understanding/conduct-classes';
export { signsOf } from './understanding/conduct-signs';
export {
  chanceOf,
  type ToldUtterance,
  unpackUtterances,
  utteranceChances,
  utteranceOf,
} from './understanding/utterance';
export { INPUT_WIDTH, type UtteranceInput, utteranceInput } from './understanding/utterance-input';
export { UTTERANCE_LABELS, type UtteranceLabel, type UtteranceWeights } from './understanding/utterance-labels';
export { softmaxChances, type SoftmaxWeights, type SparseInput } from './understanding/softmax';
export { chanceBy, spoiltByOthers, unit, type WeightModel, type Weights, weightOf } from './understanding/weight';
export { DRAFT_FAULTS, type DraftFault, type FaultModel } from './tips/faults/fault-classes';
export { type FaultWeights, flawsBy, flawsOf } from './tips/faults/draft-faults';
export { TOLD_INPUT_WIDTH, toldInput } from './understanding/told-input';
export {
  UNDERTONES,
  type Undertone,
  type UndertoneModel,
  type UndertoneWeights,
} from './understanding/undertones/undertone-classes';
export { undertoneBy } from './understanding/undertones/undertones';
export { saysArranged } from './truth/third-parties';
