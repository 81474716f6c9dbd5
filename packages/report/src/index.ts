export { FeedbackReport, type FeedbackReportProps } from './feedback-report';
export { Level } from './level';
export { MarkedText, Quote } from './marked-text';
export { segmentsOf, type Mark, type MarkKind, type Segment } from './marks';
export { Transcript } from './transcript';
export type { ReportConversation } from './types';
export { clockText, scoreText, shortNameOf } from './words';
