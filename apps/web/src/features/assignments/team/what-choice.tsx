import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { Field, Select } from '@/components/field';
import { countOf } from '@/lib/format';
import { scenariosQuery } from '@/lib/scenarios';
import { tracksQuery } from '@/lib/starter-kits';

interface WhatChoiceProps {
  /** 'track:…', 'scenario:…', or ''; where it begins: a select keeps its own choice, which the form reads. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A track, or a scenario of the library. */
export function WhatChoice({ value, error, onChange }: WhatChoiceProps) {
  const tracks = useQuery(tracksQuery());
  const scenarios = useQuery(scenariosQuery());
  const failed = tracks.data === undefined ? tracks : scenarios;
  if (failed.isError && failed.data === undefined) {
    return (
      <div className="err" role="alert">
        <p className="label">The library could not be read just now.</p>
        <Button size="sm" onClick={() => void Promise.all([tracks.refetch(), scenarios.refetch()])}>
          Try Again
        </Button>
      </div>
    );
  }
  const isLoading = tracks.data === undefined || scenarios.data === undefined;
  return (
    <Field label="What" error={error}>
      <Select name="what" required defaultValue={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{isLoading ? 'Loading...' : 'Choose a track or a scenario'}</option>
        <optgroup label="Learning tracks">
          {tracks.data?.map(({ slug, name, scenarios: path }) => (
            <option key={slug} value={`track:${slug}`}>
              {name} ({countOf(path.length, 'scenario')})
            </option>
          ))}
        </optgroup>
        <optgroup label="Scenarios">
          {scenarios.data?.map(({ slug, title }) => (
            <option key={slug} value={`scenario:${slug}`}>
              {title}
            </option>
          ))}
        </optgroup>
      </Select>
    </Field>
  );
}
