export { FeedbackReport, type FeedbackReportProps } from './feedback-report';
export type { MakeReportLink } from './links';
export { segmentsOf, type Mark, type MarkKind, type Segment } from './marks';
export { Transcript, type MessageAction } from './transcript';
export type { ReportConversation } from './types';
export { shortNameOf } from './words';
