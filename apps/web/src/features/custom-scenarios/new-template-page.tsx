import { PageHeader } from '@/components/page';
import { PlanNote, useCustomScenarios } from './components/plan-note';
import { TemplateEditor } from './components/template-editor';
import { EMPTY_DRAFT } from './model/template-draft';
import './custom-scenarios.css';

const TITLE = 'Create Custom Scenario';

/** /custom-scenarios/new (product §17.10). Who can't make one is told what it would take. */
export function NewTemplatePage() {
  const access = useCustomScenarios();
  if (access === 'none' || access === 'read_only') {
    return (
      <div className="wrap cs-page">
        <PageHeader title={TITLE} />
        <PlanNote />
      </div>
    );
  }
  return (
    <div className="wrap cs-page">
      <TemplateEditor
        templateId={null}
        start={EMPTY_DRAFT}
        head={
          <PageHeader title={TITLE}>
            Describe the talk you have to have. It is kept as a template, which you can rehearse as often as you like.
          </PageHeader>
        }
      />
    </div>
  );
}
