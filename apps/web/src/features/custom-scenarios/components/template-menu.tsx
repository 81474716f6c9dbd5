import type { Template } from '@parley/shared';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { DropdownMenu, MenuItem, MenuRule } from '@/components/dropdown-menu';
import { Icon } from '@/components/icon';
import { useDeleteTemplate, useDuplicateTemplate } from '../api/templates';
import { useCustomScenarios } from './plan-note';

interface TemplateMenuProps {
  readonly template: Template;
  readonly onDeleted: () => void;
}

/** What else can be done with a template: all of it with one's own, a copy of others'. */
export function TemplateMenu({ template, onDeleted }: TemplateMenuProps) {
  const navigate = useNavigate();
  const duplicate = useDuplicateTemplate(({ _id }) => void navigate(`/custom-scenarios/${_id}/edit`));
  const remove = useDeleteTemplate(onDeleted);
  const access = useCustomScenarios();
  const mayChange = access === 'full' || access === undefined;
  if (!mayChange && !template.isOwn) return null;
  return (
    <DropdownMenu
      label={template.title}
      trigger={
        <Button className="cs-more">
          <span className="sr">More about {template.title}</span>
          <Icon of={Ellipsis} />
        </Button>
      }
    >
      {mayChange && template.isOwn && (
        <MenuItem onSelect={() => void navigate(`/custom-scenarios/${template._id}/edit`)}>Edit</MenuItem>
      )}
      {mayChange && <MenuItem onSelect={() => duplicate.mutate(template)}>Duplicate</MenuItem>}
      {template.isOwn && (
        <>
          {mayChange && <MenuRule />}
          <MenuItem onSelect={() => remove.mutate(template._id)}>Delete</MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
