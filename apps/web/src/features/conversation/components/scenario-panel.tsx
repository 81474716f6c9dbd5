import { sentenceCase, type Conversation } from '@parley/shared';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '@/components/icon';

/** Below this width the panel stands over the conversation and begins folded. */
const NARROW = '(max-width: 1080px)';

/** The collapsible scenario panel (product §9.3): title, description, stakeholder, goal, and what the student knows. */
export function ScenarioPanel({ conversation }: { readonly conversation: Conversation }) {
  const [open, setOpen] = useState(() => !window.matchMedia(NARROW).matches);
  const { scenario, stakeholderPersona: persona } = conversation;
  return (
    <aside className="dialogue-notes" aria-label="Scenario">
      <details className="dialogue-info" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>
            Scenario and goal
            <span className="dialogue-goal-line">{scenario.goal}</span>
          </span>
          <Icon of={ChevronDown} />
        </summary>
        <dl>
          <div>
            <dt>Your goal</dt>
            <dd className="dialogue-goal">{scenario.goal}</dd>
          </div>
          <div>
            <dt>What you know</dt>
            <dd className="muted dialogue-situation">{scenario.situation}</dd>
          </div>
          <div>
            <dt>Stakeholder</dt>
            <dd>
              <b>{persona.name}</b>, {sentenceCase(persona.type).toLowerCase()}
              <p className="muted">
                {persona.description.includes(persona.role)
                  ? persona.description
                  : `${persona.role}. ${persona.description}`}
              </p>
            </dd>
          </div>
          <div>
            <dt>{scenario.title}</dt>
            <dd className="muted">{scenario.description}</dd>
          </div>
        </dl>
      </details>
    </aside>
  );
}
