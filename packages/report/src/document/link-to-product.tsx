import type { MakeReportLink } from '../links';

/** Links to pages of the product with their whole address, as paper needs them. @param publicUrl without a trailing slash */
export function linkToProduct(publicUrl: string): MakeReportLink {
  return ({ to, className, children }) => (
    <a href={`${publicUrl}${to}`} className={className}>
      {children}
    </a>
  );
}
