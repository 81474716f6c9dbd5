import { demo, type DemoReply } from '@parley/content/public';
import { sentenceCase } from '@parley/shared';
import { ArrowRight, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { Icon } from '@/components/icon';
import { Mark, Pencil } from '@/components/marks';
import { ScriptLine } from '@/components/script';
import { useTyped } from './use-typed';

function Insight({ reply }: { readonly reply: DemoReply }) {
  return (
    <p>
      {reply.insight.map((part) => {
        if (part.as === 'mark') return <Mark key={part.text}>{part.text}</Mark>;
        return part.as === 'pencil' ? <Pencil key={part.text}>{part.text}</Pencil> : part.text;
      })}
    </p>
  );
}

function Answer({ reply, onAgain }: { readonly reply: DemoReply; readonly onAgain: () => void }) {
  const { shown, done } = useTyped(reply.answer);
  return (
    <>
      {shown === null ? (
        <ScriptLine who={demo.stakeholder} voice="stage">
          <p>({demo.stakeholder} is reading what you wrote.)</p>
        </ScriptLine>
      ) : (
        <ScriptLine who={demo.stakeholder} voice="them">
          <p aria-hidden={!done}>
            {shown}
            {!done && <span className="caret" />}
          </p>
        </ScriptLine>
      )}
      {done && (
        <div className="ins draw">
          <div className="label">Coaching insight</div>
          <div>
            <Insight reply={reply} />
            <Button size="sm" className="again" onClick={onAgain}>
              <Icon of={RotateCw} /> Try Another Response
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/** The live demo: scripted, no calls (product §3.3). */
export function Demo() {
  const [reply, setReply] = useState<DemoReply | null>(null);
  return (
    <section className="demo" id="live-demo" aria-label="Coaching demo">
      <header>
        <h2>{demo.title}</h2>
        <span>
          {sentenceCase(demo.stakeholderType)} &nbsp;
          <DifficultyTicks difficulty={demo.difficulty} />
        </span>
      </header>
      <div className="script" aria-live="polite">
        <ScriptLine who={demo.stakeholder} voice="them">
          <p>{demo.opening}</p>
        </ScriptLine>
        {reply === null ? (
          <div className="line">
            <div className="line-who">
              <b>You</b>
            </div>
            <fieldset className="pick">
              <legend className="sr">Pick a reply</legend>
              {demo.replies.map((choice) => (
                <button type="button" key={choice.id} onClick={() => setReply(choice)}>
                  <span>{choice.text}</span>
                  <Icon of={ArrowRight} />
                </button>
              ))}
            </fieldset>
          </div>
        ) : (
          <>
            <ScriptLine who="You" voice="you">
              <p>{reply.text}</p>
            </ScriptLine>
            <Answer key={reply.id} reply={reply} onAgain={() => setReply(null)} />
          </>
        )}
      </div>
    </section>
  );
}
