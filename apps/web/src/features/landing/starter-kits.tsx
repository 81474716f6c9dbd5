import { starterKits, type StarterKitCard } from '@parley/content/public';
import { sentenceCase } from '@parley/shared';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { Tabs } from '@/components/tabs';

function Kit({ kit }: { readonly kit: StarterKitCard }) {
  return (
    <div className="kit">
      <div>
        <p className="for">{kit.targetAudience}</p>
        <p className="about">{kit.description}</p>
        <ul className="gains">
          {kit.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
      <ol>
        {kit.scenarios.map((scenario, index) => (
          <li key={scenario.slug}>
            <span className="num">{index + 1}</span>
            <div>
              <b>{scenario.title}</b>
              <small>
                {sentenceCase(scenario.stakeholderType)}. “{scenario.preview}”
              </small>
            </div>
            <DifficultyTicks difficulty={scenario.difficulty} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The three starter kits as tabs (product §3.5). */
export function StarterKits() {
  return (
    <section className="band">
      <h2>Four conversations in order, for where you are now.</h2>
      <div className="mt-6">
        <Tabs
          label="Starter kit"
          tabs={starterKits.map((kit) => ({ value: kit.id, label: kit.name, content: <Kit kit={kit} /> }))}
        />
      </div>
    </section>
  );
}
