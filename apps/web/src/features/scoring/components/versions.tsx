import type { Rubric } from '@parley/shared';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Field, Select } from '@/components/field';
import { formatFullDate } from '@/lib/format';
import { Section } from './section';

const pathOf = (version: string, { versions }: Rubric): string =>
  version === versions[0]?.version ? '' : `?version=${encodeURIComponent(version)}`;

/** Which version is shown, since when it scored, and the others to choose from. */
export function VersionPicker({ rubric }: { readonly rubric: Rubric }) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return (
    <Field label="Version of the rubric" className="sc-versions">
      <Select
        value={rubric.version}
        onChange={({ target }) => void navigate({ search: pathOf(target.value, rubric), hash }, { replace: true })}
      >
        {rubric.versions.map(({ version, since }, at) => (
          <option key={version} value={version}>
            {version}, {at === 0 ? 'in use since' : 'from'} {formatFullDate(since)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Says on an older version that it is one, and leads to the one in use. */
export function OlderVersion({ rubric }: { readonly rubric: Rubric }) {
  if (rubric.current) return null;
  const at = rubric.versions.findIndex(({ version }) => version === rubric.version);
  const next = rubric.versions[at - 1];
  return (
    <p className="sc-older" role="note">
      <b>You are reading rubric {rubric.version}.</b> It scored conversations{' '}
      {next === undefined ? '' : `until ${formatFullDate(next.since)} `}and still explains their reports.{' '}
      <Link to={{ search: '' }}>Read the one in use now</Link>
    </p>
  );
}

/** What is different from the version before. */
export function ChangesSection({ rubric }: { readonly rubric: Rubric }) {
  if (rubric.changes.length === 0) return null;
  const at = rubric.versions.findIndex(({ version }) => version === rubric.version);
  const before = rubric.versions[at + 1];
  return (
    <Section
      id="changes"
      title={`What changed in ${rubric.version}`}
      note={
        before === undefined ? undefined : (
          <Link to={{ search: pathOf(before.version, rubric) }}>Read rubric {before.version}</Link>
        )
      }
    >
      <ul className="sc-changes">
        {rubric.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className="muted">A report keeps the version that scored it. Nothing is scored again when a new one comes.</p>
    </Section>
  );
}
