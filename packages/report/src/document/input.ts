import type { Feedback } from '@parley/shared';
import type { ReportConversation } from '../types';

export interface ReportDocumentInput {
  /** A completed conversation as the API presents it. */
  readonly conversation: ReportConversation & { readonly feedback: Feedback };
  readonly brandName: string;
  /** Where the product is opened, without a trailing slash: what links lead to. */
  readonly publicUrl: string;
  /** Whose report it is; left out where the name is not known. */
  readonly personName?: string | undefined;
  /** IANA name of the zone that dates and times are told in; UTC without it. */
  readonly timeZone?: string | undefined;
}
