import { sentenceCase, type Template } from '@parley/shared';
import { ChevronDown } from 'lucide-react';
import { Button } from '@/components/button';
import { DropdownMenu, MenuItem } from '@/components/dropdown-menu';
import { Icon } from '@/components/icon';
import { ErrorState } from '@/components/states';
import { messageOf } from '@/lib/api';
import type { Generation } from '../api/generate';

interface GenerationProps {
  readonly template: Template;
  readonly generation: Generation;
}

/** Turns a template into a conversation; of several stakeholders one is chosen for it (product §17.2). */
export function GenerateButton({ template, generation, primary }: GenerationProps & { readonly primary?: boolean }) {
  const busy = generation.state === 'writing' || generation.state === 'ready';
  const tone = primary === true ? 'ink' : 'plain';
  if (template.stakeholderTypes.length < 2) {
    return (
      <Button tone={tone} disabled={busy} onClick={() => generation.start({ template })}>
        Generate Scenario<span className="sr"> from {template.title}</span>
      </Button>
    );
  }
  return (
    <DropdownMenu
      label="Who sits across"
      trigger={
        <Button tone={tone} disabled={busy}>
          Generate Scenario<span className="sr"> from {template.title}</span> <Icon of={ChevronDown} />
        </Button>
      }
    >
      <p className="cs-menu-head">Who sits across?</p>
      {template.stakeholderTypes.map((stakeholderType) => (
        <MenuItem key={stakeholderType} onSelect={() => generation.start({ template, stakeholderType })}>
          {sentenceCase(stakeholderType)}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

/** How far it is, in words: written, ready, or why not. Nothing for another template. */
export function GenerationState({ template, generation }: GenerationProps) {
  if (generation.templateId !== template._id) return null;
  if (generation.state === 'failed') {
    return (
      <div className="cs-state">
        <ErrorState title={messageOf(generation.error, 'Failed to generate scenario')}>
          Your template is safe, and no session was used.
        </ErrorState>
      </div>
    );
  }
  return (
    <output className="cs-state stage">
      {generation.state === 'writing' && 'Writing your scenario. This can take up to a minute.'}
      {generation.state === 'ready' && (
        <>
          {generation.notice !== null && `${generation.notice} `}
          Your scenario is ready. The conversation opens.
        </>
      )}
    </output>
  );
}
