import type { Message } from '@parley/shared';
import { ChevronDown } from 'lucide-react';
import { Icon } from '@/components/icon';
import { ScriptLine } from '@/components/script';
import { countOf } from '@/lib/format';

/** How many of the last messages stand open. */
const SHOWN = 2;

function Lines({ messages, name }: { readonly messages: readonly Message[]; readonly name: string }) {
  return (
    <div className="script">
      {messages.map(({ number, role, content }) => (
        <ScriptLine
          key={number}
          who={role === 'student' ? 'You' : name}
          meta={number}
          voice={role === 'student' ? 'you' : 'them'}
        >
          <p className="dialogue-words">{content}</p>
        </ScriptLine>
      ))}
    </div>
  );
}

/** What was said before the line: the last two messages, the earlier ones folded away. */
export function SoFar({ messages, name }: { readonly messages: readonly Message[]; readonly name: string }) {
  const earlier = messages.slice(0, -SHOWN);
  return (
    <section className="branch-sofar" aria-label="The conversation up to here">
      {earlier.length > 0 && (
        <details>
          <summary>
            {countOf(earlier.length, 'earlier message')} <Icon of={ChevronDown} />
          </summary>
          <Lines messages={earlier} name={name} />
        </details>
      )}
      <Lines messages={messages.slice(-SHOWN)} name={name} />
    </section>
  );
}
