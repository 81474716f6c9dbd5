import { picker, type PickerScenario } from '@parley/content/public';
import { sentenceCase } from '@parley/shared';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { Icon } from '@/components/icon';
import { Tabs } from '@/components/tabs';

function Choice({ scenario }: { readonly scenario: PickerScenario }) {
  const [chosen, setChosen] = useState(false);
  return (
    <article>
      <p className="meta">
        <b>{sentenceCase(scenario.stakeholderType)}</b>
        <DifficultyTicks difficulty={scenario.difficulty} />
      </p>
      <h3>{scenario.title}</h3>
      <blockquote>“{scenario.preview}”</blockquote>
      <p className="focus">You practise {scenario.focus}</p>
      {chosen ? (
        <Link className="more" to="/register">
          Start this conversation <Icon of={ArrowRight} />
        </Link>
      ) : (
        <Button
          size="sm"
          className="mt-3"
          onClick={() => setChosen(true)}
          aria-label={`Face this one: ${scenario.title}`}
        >
          Face this one
        </Button>
      )}
    </article>
  );
}

/** The scenario picker: choosing one reveals its start link (product §3.4). */
export function ScenarioPicker() {
  return (
    <section className="band">
      <h2>Who do you have to face this week?</h2>
      <div className="mt-6">
        <Tabs
          label="Kind of pressure"
          tabs={picker.map((category) => ({
            value: category.id,
            label: category.name,
            content: (
              <div className="two">
                {category.scenarios.map((scenario) => (
                  <Choice key={scenario.title} scenario={scenario} />
                ))}
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}
