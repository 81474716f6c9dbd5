import './site-pages.css';
import './talk.css';
import type { SitePage } from '@parley/shared';
import type { ReactNode } from 'react';
import { ComparisonParts } from './comparison-page';
import { FeatureParts } from './feature-page';
import { IndustryParts } from './industry-page';
import { PageFoot } from './page-foot';
import { PageVoice } from './page-voice';
import type { PartsProps } from './parts';
import { ResourceParts } from './resource-page';
import { SolutionParts } from './solution-page';

interface SitePageViewProps extends PartsProps<SitePage> {
  /** What a resource lets one do, under its head. */
  readonly tool?: ReactNode;
}

function Parts({ page, entry, tool }: SitePageViewProps) {
  if (page.kind === 'feature') return <FeatureParts page={page} entry={entry} />;
  if (page.kind === 'solution') return <SolutionParts page={page} entry={entry} />;
  if (page.kind === 'resource') return <ResourceParts page={page} entry={entry} tool={tool} />;
  if (page.kind === 'comparison') return <ComparisonParts page={page} entry={entry} />;
  return <IndustryParts page={page} entry={entry} />;
}

/** A content page from its text (product §3.13). Renders the same on the server as in the browser. */
export function SitePageView(props: SitePageViewProps) {
  return (
    <article className="site-page wrap">
      <Parts {...props} />
      <PageVoice path={props.entry.path} />
      <PageFoot page={props.page} entry={props.entry} />
    </article>
  );
}
