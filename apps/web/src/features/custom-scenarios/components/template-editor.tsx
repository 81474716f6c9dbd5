import type { TemplateInput } from '@parley/shared';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { showToast } from '@/components/toast';
import { ApiError, messageOf } from '@/lib/api';
import { useSession } from '@/lib/session';
import { useSaveTemplate } from '../api/templates';
import { useTemplateForm } from '../hooks/use-template-form';
import { draftStorage, type TemplateDraft } from '../model/template-draft';
import type { TemplatePageState } from '../template-page';
import { TemplateForm } from './template-form';

interface TemplateEditorProps {
  /** Null for a new one. */
  readonly templateId: string | null;
  readonly start: TemplateDraft;
  readonly head: ReactNode;
}

const GENERATE: TemplatePageState = { generate: true };

/** Fills in a template, keeps it, and on request makes its conversation (product §17.10). */
export function TemplateEditor({ templateId, start, head }: TemplateEditorProps) {
  const navigate = useNavigate();
  const userId = useSession().user?._id ?? '';
  const name = { userId, templateId };
  const save = useSaveTemplate(templateId, () => draftStorage.forget(name));
  const form = useTemplateForm({
    name,
    start,
    failure: save.error,
    onValid: (input: TemplateInput, intent) =>
      save.mutate(input, {
        onSuccess({ _id }) {
          if (intent === 'generate') void navigate(`/custom-scenarios/${_id}`, { replace: true, state: GENERATE });
          else {
            showToast('Your template is saved.');
            void navigate('/custom-scenarios');
          }
        },
      }),
  });
  const fallback = templateId === null ? 'Failed to create custom scenario' : 'Failed to save custom scenario';
  const failure = form.summary ?? (save.isError ? messageOf(save.error, fallback) : undefined);
  return (
    <>
      {head}
      {form.isRestored && (
        <div className="warn cs-restored">
          <span>
            <b>Your draft is back.</b> It was kept when you left this page.
          </span>
          <Button size="sm" onClick={form.discard}>
            {templateId === null ? 'Start over' : 'Drop my changes'}
          </Button>
        </div>
      )}
      <TemplateForm
        form={form}
        failure={failure}
        needsPlan={save.error instanceof ApiError && save.error.code === 'plan_required'}
        actions={
          <>
            <Button type="submit" tone="ink" size="lg" value="generate" disabled={save.isPending}>
              {save.isPending && save.variables !== undefined ? 'Saving...' : 'Save and Generate Scenario'}
            </Button>
            <Button type="submit" size="lg" value="save" disabled={save.isPending}>
              {templateId === null ? 'Save Template' : 'Save Changes'}
            </Button>
            <LinkButton tone="bare" size="lg" to="/custom-scenarios">
              Cancel
            </LinkButton>
          </>
        }
      />
    </>
  );
}
