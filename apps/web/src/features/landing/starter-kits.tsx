import { starterKits, type StarterKitCard } from '@parley/content/public';
import { sentenceCase } from '@parley/shared';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { Icon } from '@/components/icon';
import { Tabs } from '@/components/tabs';
import { useSession } from '@/lib/session';
import { trackPath } from '@/lib/starter-kits';

function Kit({ kit }: { readonly kit: StarterKitCard }) {
  const signedIn = useSession().status === 'signed-in';
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
        <Link className="more mt-5 inline-flex items-center gap-2" to={signedIn ? trackPath(kit.id) : '/register'}>
          {signedIn ? 'Open this track' : 'Start with this track'} <Icon of={ArrowRight} />
        </Link>
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
