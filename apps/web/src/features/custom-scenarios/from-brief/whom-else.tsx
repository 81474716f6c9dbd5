import type { BriefPart } from '@parley/shared';
import { Button } from '@/components/button';
import { othersIn } from './others';

interface WhomElseProps {
  readonly brief: BriefPart;
  /** About whom it is being drafted anew. */
  readonly drafting: string | null;
  readonly onAbout: (name: string) => void;
}

/** Everybody else whom the brief names: one press drafts it anew about them (product §23.7). */
export function WhomElse({ brief, drafting, onAbout }: WhomElseProps) {
  const others = othersIn(brief);
  if (others.length === 0) return null;
  return (
    <fieldset className="fb-else">
      <legend>Is it somebody else? Then it is drafted anew about them, without what you corrected.</legend>
      <p className="fb-line" aria-live="polite">
        {others.map((name) => (
          <Button key={name} size="sm" disabled={drafting !== null} onClick={() => onAbout(name)}>
            {drafting === name ? `Reading it for ${name}...` : name}
          </Button>
        ))}
      </p>
    </fieldset>
  );
}
