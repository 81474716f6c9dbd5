import type { Template } from '@parley/shared';
import { Link } from 'react-router-dom';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import type { Generation } from '../api/generate';
import { listText, objectiveText } from '../model/words';
import { GenerateButton, GenerationState } from './generation';
import { useCustomScenarios } from './plan-note';
import { TemplateMenu } from './template-menu';

/** The first two learning objectives, the rest as a count. */
const OBJECTIVES_SHOWN = 2;

interface TemplateRowProps {
  readonly template: Template;
  readonly generation: Generation;
  /** Takes the focus of a row that is gone. */
  readonly onDeleted: () => void;
}

/** A template as the library has its scenarios: who in the margin, what in the measure, what one learns in the notes. */
export function TemplateRow({ template, generation, onDeleted }: TemplateRowProps) {
  const access = useCustomScenarios();
  const further = template.learningObjectives.length - OBJECTIVES_SHOWN;
  return (
    <li className="cs-row" aria-busy={generation.templateId === template._id && generation.state === 'writing'}>
      <div className="cs-who">
        <b>{listText(template.stakeholderTypes)}</b>
        <DifficultyTicks difficulty={template.difficulty} />
      </div>
      <div className="cs-what">
        <h3>
          <Link to={`/custom-scenarios/${template._id}`}>{template.title}</Link>
        </h3>
        <p className="cs-desc">{template.description}</p>
        <p className="cs-kind">
          {listText(template.challengeTypes)}
          {template.isOwn && template.isPublic && <>, public</>}
        </p>
        <GenerationState template={template} generation={generation} />
      </div>
      <ul className="cs-learn">
        {template.learningObjectives.slice(0, OBJECTIVES_SHOWN).map((objective) => (
          <li key={objective}>{objectiveText(objective)}</li>
        ))}
        {further > 0 && <li className="cs-plus">+{further} more</li>}
      </ul>
      <div className="cs-acts">
        {(access === 'full' || access === undefined) && <GenerateButton template={template} generation={generation} />}
        <TemplateMenu template={template} onDeleted={onDeleted} />
      </div>
    </li>
  );
}
