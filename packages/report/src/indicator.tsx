import { titleCase, type IndicatorResult, type Message, type SkillScore } from '@parley/shared';
import type { ReactNode } from 'react';
import { ReportIcon } from './icons';
import { ReportLink, rubricPath } from './links';
import { MarkedText } from './marked-text';
import { provenMessage } from './marks';
import { verdictOf } from './verdicts';
import { pointsText } from './words';

interface IndicatorProps {
  readonly indicator: IndicatorResult;
  readonly skill: SkillScore;
  readonly rubricVersion: string;
  readonly messages: readonly Message[];
  readonly name: string;
  readonly open: boolean;
}

/** What one indicator brought: its share of the skill where indicators weigh alike, and of the sum that leads to the score. */
export function countsFor(indicator: IndicatorResult, skill: SkillScore): string {
  if (indicator.verdict === 'not_applicable') return 'Nothing: this conversation gave no occasion for it.';
  const place = `1 of ${skill.applicable} under ${titleCase(skill.skill)}`;
  const even =
    skill.score !== null && skill.applicable > 0 && Math.abs(skill.score - (10 * skill.met) / skill.applicable) < 0.06;
  const share = even ? `${pointsText(10 / skill.applicable)} of that skill’s 10, or ` : '';
  const points = pointsText(indicator.points);
  return `${place}: ${share}${points} in the sum below${indicator.verdict === 'met' ? '' : ', which you did not get'}.`;
}

function Words({ indicator, messages, name }: Pick<IndicatorProps, 'indicator' | 'messages' | 'name'>): ReactNode {
  const message = provenMessage(indicator.evidence, messages);
  if (!message || !indicator.evidence) {
    return (
      <>
        <dt>You said</dt>
        <dd className="rp-muted">
          {indicator.verdict === 'met'
            ? indicator.unclear
              ? 'No single sentence that shows it plainly.'
              : 'Seen across the conversation, in no single sentence.'
            : indicator.unclear
              ? 'Nothing that shows it clearly.'
              : 'Nothing that answers this.'}
        </dd>
      </>
    );
  }
  const own = message.role === 'student';
  const kind = indicator.verdict === 'met' ? 'for' : 'against';
  return (
    <>
      <dt>{own ? 'You said' : `${name} said`}</dt>
      <dd className={own ? 'rp-said' : 'rp-said rp-said-them'}>
        <MarkedText content={message.content} marks={own ? [{ quote: indicator.evidence.quote, kind }] : []} />{' '}
        <a className="rp-said-ref rp-num" href={`#m${message.number}`}>
          Message {message.number} in the transcript
        </a>
      </dd>
    </>
  );
}

/** One indicator, folded: verdict and label; unfolded: what was looked for, what was said, how it was judged, what it counts for. */
export function IndicatorDisclosure({
  indicator,
  skill,
  rubricVersion,
  messages,
  name,
  open,
}: IndicatorProps): ReactNode {
  const { word, shape } = verdictOf(indicator);
  return (
    <details open={open}>
      <summary>
        <span className={`rp-st rp-st-${indicator.unclear ? 'not_applicable' : indicator.verdict}`}>
          <ReportIcon shape={shape} /> {word}
        </span>
        <span className="rp-ind-label">{indicator.label}</span>
        <span className="rp-ind-why">Why this score</span>
        <ReportIcon shape="chevron" />
      </summary>
      <dl className="rp-reason">
        <dt>Looked for</dt>
        <dd>
          {indicator.lookedFor}{' '}
          <ReportLink className="rp-said-ref" to={rubricPath(rubricVersion, indicator.id)}>
            What counts, with examples
          </ReportLink>
        </dd>
        <Words indicator={indicator} messages={messages} name={name} />
        <dt>Judged</dt>
        <dd>{indicator.reason}</dd>
        <dt>Counts for</dt>
        <dd className="rp-num">{countsFor(indicator, skill)}</dd>
      </dl>
    </details>
  );
}
