import { CATEGORIES, DIFFICULTIES, sentenceCase, STAKEHOLDER_TYPES, titleCase } from '@parley/shared';
import { Search } from 'lucide-react';
import { Field, Input, Select } from '@/components/field';
import { Icon } from '@/components/icon';
import { filtersFrom } from '../filters';
import type { FilterControl } from '../hooks/use-filters';

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly values: readonly string[];
  readonly value: string | null;
  readonly word: (value: string) => string;
  readonly onChoose: (value: string) => void;
}

function Choice({ label, all, values, value, word, onChoose }: ChoiceProps) {
  return (
    <Field label={label} hideLabel>
      <Select value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {values.map((option) => (
          <option key={option} value={option}>
            {word(option)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface FilterBarProps extends FilterControl {
  readonly found: number;
  readonly total: number;
}

/** One line: search, three filters, and how many are left. */
export function FilterBar({ filters, change, found, total }: FilterBarProps) {
  const choose = (name: 'category' | 'stakeholderType' | 'difficulty') => (value: string) => {
    change({ [name]: filtersFrom(new URLSearchParams({ [name]: value }))[name] });
  };
  return (
    <div className="lib-filters">
      <search className="wrap">
        <Field label="Search scenarios" hideLabel className="lib-find">
          <Icon of={Search} />
          <Input
            type="search"
            placeholder="Search title, situation or skill"
            maxLength={100}
            value={filters.search}
            onChange={(event) => change({ search: event.target.value })}
          />
        </Field>
        <Choice
          label="Category"
          all="All categories"
          values={CATEGORIES}
          value={filters.category}
          word={titleCase}
          onChoose={choose('category')}
        />
        <Choice
          label="Stakeholder type"
          all="All stakeholders"
          values={STAKEHOLDER_TYPES}
          value={filters.stakeholderType}
          word={sentenceCase}
          onChoose={choose('stakeholderType')}
        />
        <Choice
          label="Difficulty"
          all="All difficulties"
          values={DIFFICULTIES}
          value={filters.difficulty}
          word={titleCase}
          onChoose={choose('difficulty')}
        />
        <output className="lib-count num">
          {found} of {total}
        </output>
      </search>
    </div>
  );
}
