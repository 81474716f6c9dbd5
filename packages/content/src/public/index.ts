/** Content that pages may show before sign-in. Nothing here says what a stakeholder hides, so it may be bundled for the browser. */
export { addressPattern, appAddresses, movedAddresses, signedInAddresses } from './addresses';
export { ASSESSMENT_FIGURES, assessmentAreas, type AssessmentAreaId } from './assessment/areas';
export { starterKits, type StarterKitCard, type StarterKitScenario } from './starter-kits';
export {
  comparisons,
  demo,
  picker,
  sampleReport,
  type Comparison,
  type ComparisonValue,
  type DemoReply,
  type InsightPart,
  type PickerScenario,
  type ReportRow,
} from './landing';
export { sampleClaims, type Testimonial } from './sample-content';
export { sitePageLoaders, sitePages } from './site/index';
export { textPageLoaders } from './trust/index';
