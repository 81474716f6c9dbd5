import { useLocation, useNavigate } from 'react-router-dom';
import { Field, Select } from '@/components/field';
import { useSectionInView } from '@/lib/use-section-in-view';
import type { PageSection } from '../sections';

interface ContentsProps {
  readonly sections: readonly PageSection[];
}

/** What is on the page, at its left edge; the part being read is marked. */
export function Contents({ sections }: ContentsProps) {
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className="sc-contents" aria-label="On this page">
      <ul>
        {sections.map(({ id, title, within }) => (
          <li key={id} className={within ? 'sc-within' : undefined}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same where there is no room beside the text. */
export function JumpTo({ sections }: ContentsProps) {
  const current = useSectionInView(sections.map(({ id }) => id));
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <div className="sc-jump">
      <Field label="On this page" hideLabel>
        <Select
          value={current}
          onChange={({ target }) => {
            document.getElementById(target.value)?.scrollIntoView();
            void navigate({ search, hash: target.value }, { replace: true });
          }}
        >
          {sections
            .filter(({ within }) => !within)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          <optgroup label="Indicators by skill">
            {sections
              .filter(({ within }) => within)
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </optgroup>
        </Select>
      </Field>
    </div>
  );
}
