import type { ReactNode } from 'react';

/** What has to be said of a plan, over its facts. */
export function PlanWarning({ tone, children }: { readonly tone: 'fair' | 'poor'; readonly children: ReactNode }) {
  return <p className={`warn mb-5 ${tone === 'poor' ? 'warn-poor' : 'warn-fair'}`}>{children}</p>;
}
