import type { Template } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Button } from '@/components/button';
import { PageHeader } from '@/components/page';
import { ErrorState, Ghost } from '@/components/states';
import { messageOf } from '@/lib/api';
import { templateQuery } from './api/templates';
import { useCustomScenarios } from './components/plan-note';
import { TemplateEditor } from './components/template-editor';
import { draftOf } from './model/template-draft';
import './custom-scenarios.css';

const TITLE = 'Edit Custom Scenario';

function Edit({ template }: { readonly template: Template }) {
  const access = useCustomScenarios();
  // Who may only read it reads it.
  if (!template.isOwn || access === 'none' || access === 'read_only')
    return <Navigate to={`/custom-scenarios/${template._id}`} replace />;
  return (
    <TemplateEditor
      key={template._id}
      templateId={template._id}
      start={draftOf(template)}
      head={
        <PageHeader title={TITLE}>
          What you made of <Link to={`/custom-scenarios/${template._id}`}>{template.title}</Link> before stays as it is.
        </PageHeader>
      }
    />
  );
}

/** /custom-scenarios/{id}/edit (product §17.10). */
export function EditTemplatePage() {
  const { id = '' } = useParams();
  // As it stands now, not as it was read some time ago: what is saved replaces it whole.
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...templateQuery(id), refetchOnMount: 'always' });
  return (
    <div className="wrap cs-page">
      {data === undefined || !isFetchedAfterMount ? (
        <>
          <PageHeader title={TITLE} />
          <div className="cs-section">
            {error === null ? (
              <Ghost label="Loading custom scenario..." />
            ) : (
              <ErrorState
                title={messageOf(error, 'Failed to fetch custom scenarios')}
                action={
                  <Button size="sm" onClick={() => void refetch()}>
                    Try Again
                  </Button>
                }
              />
            )}
          </div>
        </>
      ) : (
        <Edit template={data} />
      )}
    </div>
  );
}
