import { useState } from 'react';
import { ChoiceGroup } from '@/components/choice-group';
import { Field, Input } from '@/components/field';
import type { Askable } from './draft';

/** From so many people on a search stands above them. */
const MANY = 12;

interface PeopleChoiceProps {
  readonly members: readonly Askable[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Some of the team, by name. Who is chosen stays chosen while another name is looked for. */
export function PeopleChoice({ members, chosen, error, onChange }: PeopleChoiceProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const found = members.filter(({ _id, name }) => chosen.includes(_id) || name.toLowerCase().includes(words));
  return (
    <div className="asg-people">
      {members.length > MANY && (
        <Field label="Find by name" hideLabel>
          <Input
            type="search"
            placeholder="Find by name"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Field>
      )}
      <ChoiceGroup
        name="people"
        legend={`Asked: ${chosen.length} of ${members.length}`}
        choices={found.map(({ _id, name }) => ({ value: _id, label: name }))}
        chosen={chosen}
        onChange={onChange}
        error={error}
      />
    </div>
  );
}
