import type { Rubric } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { Swiped } from '@/components/marks';
import { usePageHeading } from '@/components/page';
import { ErrorState, Ghost } from '@/components/states';
import { ApiError, messageOf } from '@/lib/api';
import { rubricQuery } from './api/rubric';
import { Contents, JumpTo } from './components/contents';
import { IndicatorsSection } from './components/indicators-section';
import { JudgesSection } from './components/judges-section';
import { CapsSection, SumSection } from './components/sum-section';
import { ChangesSection, OlderVersion, VersionPicker } from './components/versions';
import { points } from './scoring-figures';
import { sectionsOf } from './sections';
import './scoring.css';

function Head({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const heading = usePageHeading(title);
  return (
    <header className="sc-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          How <Swiped>scoring</Swiped> works
        </h1>
        {children}
      </div>
    </header>
  );
}

function Explained({ rubric }: { readonly rubric: Rubric }) {
  const { scoring } = rubric;
  const sections = sectionsOf(rubric);
  return (
    <>
      <Head title={rubric.current ? 'How scoring works' : `How scoring worked, rubric ${rubric.version}`}>
        <p className="sc-lede">
          Up to {points(scoring.skillPoints)} points for what you said and {points(scoring.casePoints)} for how far the
          case moved
          {scoring.curve.length > 0 && ', counted so that what is done well first counts most'}, less what your conduct
          cost, and never more than a cap allows. Each point for what you said can be traced to a sentence of yours, and
          this page says which sentences count.
        </p>
        <VersionPicker rubric={rubric} />
      </Head>
      <OlderVersion rubric={rubric} />
      <div className="sc-galley">
        <Contents sections={sections} />
        <JumpTo sections={sections} />
        <div>
          <SumSection rubric={rubric} />
          <CapsSection scoring={scoring} />
          <JudgesSection scoring={scoring} />
          <IndicatorsSection rubric={rubric} />
          <ChangesSection rubric={rubric} />
        </div>
      </div>
    </>
  );
}

function NotLoaded({
  error,
  version,
  onRetry,
}: {
  readonly error: Error;
  readonly version: string;
  readonly onRetry: () => void;
}) {
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <Head title="How scoring works" />
      {missing ? (
        <ErrorState
          title={`There is no rubric ${version}.`}
          action={<LinkButton to="/how-scoring-works">Read the one in use now</LinkButton>}
        >
          The address may be cut off, or older than this installation.
        </ErrorState>
      ) : (
        <ErrorState
          title={messageOf(error, 'Failed to load how scoring works')}
          action={
            <Button size="sm" onClick={onRetry}>
              Try Again
            </Button>
          }
        >
          Your reports are not affected.
        </ErrorState>
      )}
    </>
  );
}

/** /how-scoring-works: the rubric and its sum for everybody, today's version or, with `?version=1.0`, an older one (product §3.11). */
export function HowScoringWorksPage() {
  const [query] = useSearchParams();
  const version = query.get('version') ?? 'current';
  const { data, error, refetch } = useQuery(rubricQuery(version));
  return (
    <div className="wrap scoring">
      {data !== undefined && <Explained rubric={data} />}
      {data === undefined && error !== null && (
        <NotLoaded error={error} version={version} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <>
          <Head title="How scoring works" />
          <Ghost label="Loading how scoring works..." lines={3} />
        </>
      )}
    </div>
  );
}
