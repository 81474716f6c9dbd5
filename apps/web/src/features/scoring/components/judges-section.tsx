import type { Rubric } from '@parley/shared';
import { Link } from 'react-router-dom';
import { useConfig } from '@/lib/config';
import { Section } from './section';

function Here() {
  const coach = useConfig()?.coach;
  if (coach === undefined) return null;
  return coach.engine === 'rehearsal' ? (
    <>This installation scores with its built-in engine, without an AI provider.</>
  ) : (
    <>
      This installation scores with {coach.model}, a language model of its provider. Every report names the engine that
      scored it.
    </>
  );
}

/** Who decides whether an indicator is met, and what each can and can't judge. Plain about the limits. */
export function JudgesSection({ scoring: { meanOfTwo } }: Pick<Rubric, 'scoring'>) {
  return (
    <Section id="who-judges" title="Who judges, and how well" note={<Here />}>
      <div className="sc-judges">
        <div>
          <h3>The built-in engine</h3>
          <p>
            It runs on this server, and nothing you write leaves it. It takes each message apart into sentences, looks
            for what is done in them (a fact, an offer, a price, a question, a refusal, a promise) and for what makes
            that count: a figure, a day, a name, a thing of this case. A small model for the meaning of sentences helps
            it to hear the same thought in other words. The same conversation always gets the same score.
          </p>
          <h4>What it judges well</h4>
          <p>
            Whether something definite was said, offered, priced, asked, refused or promised. Whether a question got an
            answer of its kind. Whether a worry was taken up. Whether a sentence belongs to this case or would fit any
            project.
          </p>
          <h4>What it can miss</h4>
          <p>
            Irony, humour and what is only implied. An answer given in pieces over several messages. An unusual way of
            putting a thing. Tone, as long as it is neither insult nor threat nor flattery. It doesn’t know whether your
            figures are true: what you say of your project is believed, and held against what you say later. It
            understands English only.
          </p>
        </div>
        <div>
          <h3>A provider’s language model</h3>
          <p>
            Where the operator has connected one, it reads the conversation and decides which indicators are met, and
            your messages are sent to that provider for it.{' '}
            {meanOfTwo && 'The rules judge the same words beside it, and the mean of both scores counts. '}
            Then it reads the finished report once more: what doesn’t hold is taken out, and the score stays as it is.
            It hears more of what is implied. Its judgement can differ a little from one reading to the next, and it can
            be wrong in ways that sound convincing. If it fails, the built-in engine scores instead, and the report says
            so.
          </p>
          <h4>What code does in both cases</h4>
          <p>
            It compares every quotation with your message letter by letter. One that doesn’t stand there is thrown out,
            and a point that rests on nothing else goes with it. Then it adds up the sum. No engine sets a score.
          </p>
          <h4>If you think a judgement is wrong</h4>
          <p>
            Open the indicator in your report under ‘Why this score’: it shows what was looked for, the words it rests
            on and the reason. If that doesn’t hold, <Link to="/contact">write to us</Link>. A score is there to
            practise with. It says how one conversation went, not how good you are at your job.
          </p>
        </div>
      </div>
    </Section>
  );
}
