import './skill-trend.css';
import type { ProgressReport, Skill } from '@parley/shared';
import { scoreLevel } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Level, Score } from '@/components/score';
import { formatDate, formatScore } from '@/lib/format';
import { progressQuery } from '@/lib/progress';
import { TrendChart } from './trend-chart';
import { formatChange, mostChanged, TREND_MIN, trendsOf, type Trend } from './trends';

interface ChoiceProps {
  readonly trends: readonly Trend[];
  readonly chosen: Skill;
  readonly choose: (skill: Skill) => void;
}

/** The ten skills beside the chart: last score and change, one of them chosen. */
function SkillList({ trends, chosen, choose }: ChoiceProps) {
  return (
    <ul className="trend-skills" aria-label="Skills">
      {trends.map(({ skill, name, points, change }) => {
        const last = points.at(-1);
        return (
          <li key={skill}>
            <button type="button" aria-pressed={skill === chosen} onClick={() => choose(skill)}>
              <span>{name}</span>
              {change === null ? (
                <span />
              ) : (
                <span className="trend-change">
                  <span className="sr">change </span>
                  {formatChange(change)}
                </span>
              )}
              {last === undefined ? (
                <span className="faint">
                  <span aria-hidden="true">–</span>
                  <span className="sr">no score</span>
                </span>
              ) : (
                <Level level={scoreLevel(last.score)}>
                  <span className="sr">last score </span>
                  <b>{formatScore(last.score)}</b>
                </Level>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The same choice where there is no room beside the chart. */
function SkillSelect({ trends, chosen, choose }: ChoiceProps) {
  return (
    <select
      className="field trend-select"
      aria-label="Skill"
      value={chosen}
      onChange={({ currentTarget }) => {
        const found = trends.find(({ skill }) => skill === currentTarget.value);
        if (found !== undefined) choose(found.skill);
      }}
    >
      {trends.map(({ skill, name, points, change }) => {
        const last = points.at(-1);
        const figures = last === undefined ? 'no score' : formatScore(last.score);
        return (
          <option key={skill} value={skill}>
            {name}, {figures}
            {change === null ? '' : ` (${formatChange(change)})`}
          </option>
        );
      })}
    </select>
  );
}

/** 'Empathy building: 5.1 → 6.8 over 6 sessions', or why there is no line. */
function TrendSentence({ trend: { name, points } }: { readonly trend: Trend }) {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined)
    return <p className="trend-sentence">{name}: none of your conversations has called for it yet.</p>;
  if (points.length < TREND_MIN)
    return (
      <p className="trend-sentence num">
        {name}: {formatScore(last.score)} in one session. The next one that calls for it begins the line.
      </p>
    );
  return (
    <p className="trend-sentence num">
      {name}: {formatScore(first.score)} <span aria-hidden="true">→</span>
      <span className="sr">to</span> {formatScore(last.score)} over {points.length} sessions
    </p>
  );
}

/** Every score behind the line, the latest first, each leading to its report. */
function TrendFigures({ trend: { name, points } }: { readonly trend: Trend }) {
  if (points.length === 0) return null;
  return (
    <details className="trend-figures">
      <summary>Every score</summary>
      <table>
        <caption className="sr">{name}, by session</caption>
        <thead className="sr">
          <tr>
            <th scope="col">Session</th>
            <th scope="col">Completed</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ conversationId, title, at, score }) => (
            <tr key={conversationId}>
              <th scope="row">
                <Link to={`/coaching-sessions/${conversationId}`}>{title}</Link>
              </th>
              <td className="num">{formatDate(at)}</td>
              <td>
                <Score score={score} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Trends({ reports }: { readonly reports: readonly ProgressReport[] }) {
  const trends = trendsOf(reports);
  const [picked, setPicked] = useState<Skill | null>(null);
  const trend = trends.find(({ skill }) => skill === picked) ?? mostChanged(trends);
  if (trend === undefined) return <NotYet />;
  const choice = { trends, chosen: trend.skill, choose: setPicked };
  return (
    <div className="trend-cols">
      <SkillSelect {...choice} />
      <SkillList {...choice} />
      <div>
        <div aria-live="polite">
          <TrendSentence trend={trend} />
        </div>
        <TrendChart trend={trend} />
        <TrendFigures trend={trend} />
      </div>
    </div>
  );
}

function NotYet() {
  return (
    <p className="muted">
      After two reports, a chart here shows how each of your ten skills changes from session to session.
    </p>
  );
}

interface SkillTrendProps {
  /** Whether to say what will stand here while there is nothing to draw. */
  readonly foretold?: boolean;
}

/** Skills from report to report, one chosen at a time (product §7.13). What has not arrived, or could not be read, is not shown. */
export function SkillTrend({ foretold = false }: SkillTrendProps) {
  const titleId = useId();
  const { data } = useQuery(progressQuery());
  if (data === undefined) return null;
  const { reports } = data;
  if (reports.length < TREND_MIN && !foretold) return null;
  return (
    <section className="trend" aria-labelledby={titleId}>
      <header>
        <h2 className="sec" id={titleId}>
          Skills over time
        </h2>
        {reports.length >= TREND_MIN && (
          <p>Your last {reports.length} reports, 0 to 10: the last score, and the change since the first.</p>
        )}
      </header>
      {reports.length < TREND_MIN ? <NotYet /> : <Trends reports={reports} />}
    </section>
  );
}
