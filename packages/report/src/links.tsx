/** How the report leads to other pages of the product; links within the report are plain anchors. */
import { createContext, useContext, type ReactNode } from 'react';

export interface ReportLinkProps {
  /** A path of the product: '/how-scoring-works?version=1.0'. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}
/** What turns a path into a link: the router's own in the web, one with a whole address on paper. */
export type MakeReportLink = (props: ReportLinkProps) => ReactNode;

const plainLink: MakeReportLink = ({ to, className, children }) => (
  <a href={to} className={className}>
    {children}
  </a>
);

export const ReportLinkContext = createContext<MakeReportLink>(plainLink);

/** A link to another page, made the way the surroundings make links. */
export function ReportLink(props: ReportLinkProps): ReactNode {
  const make = useContext(ReportLinkContext);
  return make(props);
}

/** Where a version of the rubric is explained, or one of its indicators. */
export function rubricPath(version: string, indicator?: string): string {
  const page = `/how-scoring-works?version=${encodeURIComponent(version)}`;
  return indicator === undefined ? page : `${page}#${encodeURIComponent(indicator)}`;
}
