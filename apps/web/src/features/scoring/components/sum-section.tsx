import type { Rubric } from '@parley/shared';
import type { ReactNode } from 'react';
import { percent, points, skillWorth, TRAINED_SKILLS } from '../scoring-figures';
import { Section } from './section';

interface LineProps {
  readonly figure: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One line of the sum: what it can bring, what it is, and how it is worked out. */
function Line({ figure, title, children }: LineProps) {
  return (
    <div className="sc-line">
      <p className="sc-figure num">{figure}</p>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}

function WorthTable({ rubric }: { readonly rubric: Rubric }) {
  const rows = [
    { label: 'A skill it trains', worth: skillWorth(rubric, true) },
    { label: 'Any other skill', worth: skillWorth(rubric, false) },
  ];
  return (
    <table className="sc-table num">
      <caption>In a scenario that trains {TRAINED_SKILLS} of the skills, where every indicator applies</caption>
      <thead>
        <tr>
          <th scope="col">Points of your 10</th>
          <th scope="col">Whole skill</th>
          <th scope="col">Each indicator</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, worth }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{points(worth.whole)}</td>
            <td>{points(worth.indicator)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SkillsLine({ rubric }: { readonly rubric: Rubric }) {
  const { scoring, skills, indicators } = rubric;
  const each = Math.round(indicators.length / skills.length);
  return (
    <Line figure={`up to ${points(scoring.skillPoints)}`} title="What you said">
      <p>
        {skills.length} skills share these points. A skill that the scenario trains weighs{' '}
        {points(scoring.trainedWeight)} times as much as any other. Each skill has {each} indicators, and an indicator
        is met or not met: saying the same thing twice adds nothing. Within a skill every indicator earns the same
        share. An indicator for which the conversation gave no occasion is left out, and its points go to the others.
      </p>
      {scoring.indicatorsPerSentence !== null && (
        <p>One sentence can be the evidence of at most {scoring.indicatorsPerSentence} indicators.</p>
      )}
      <WorthTable rubric={rubric} />
    </Line>
  );
}

function CaseLine({ scoring }: Pick<Rubric, 'scoring'>) {
  const { casePoints, agreementShare, centralWeight, levels } = scoring;
  return (
    <Line figure={`up to ${points(casePoints)}`} title="How far the case moved">
      <p>
        Every stakeholder comes with three to five worries, one of them central.{' '}
        {points(casePoints * (1 - agreementShare))} points are shared among the worries by their weight, the central one
        counting {points(centralWeight)} times, and each gives the part it has earned by the end.{' '}
        {agreementShare > 0 && `The other ${points(casePoints * agreementShare)} are for an agreement.`}
      </p>
      <table className="sc-table num">
        <caption>What a worry has earned of its points</caption>
        <tbody>
          {levels.map(({ level, label, share }) => (
            <tr key={level}>
              <th scope="row">{label}</th>
              <td>{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Line>
  );
}

function CurveLine({ scoring: { curve } }: Pick<Rubric, 'scoring'>) {
  if (curve.length === 0) return null;
  return (
    <Line figure="plus" title="What is done well first">
      <p>
        The step from nothing to something is the largest, so the first points count for more than the last. What that
        adds, or takes from the last ones, is a line of its own in your report.
      </p>
      <table className="sc-table sc-curve num">
        <caption>What the points earned so far count for</caption>
        <tbody>
          <tr>
            <th scope="row">Earned</th>
            {curve.map(({ earned }) => (
              <td key={earned}>{points(earned)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Counts for</th>
            {curve.map(({ earned, points: counted }) => (
              <td key={earned}>{counted.toFixed(1)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Line>
  );
}

function ConductLine({ scoring: { costs, walkedOut, turnedMost } }: Pick<Rubric, 'scoring'>) {
  return (
    <Line figure="minus" title="Conduct">
      <p>
        Taken off once for each message in which it happens, up to a limit.
        {turnedMost !== null &&
          ` Whoever turned after insults or threats pays ${points(turnedMost)} at most for threats, abuse and blame together.`}
      </p>
      <table className="sc-table num">
        <caption>What conduct costs, in points of 10</caption>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Each message</th>
            <th scope="col">At most</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ id, label, each, most }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>−{points(each)}</td>
              <td>−{points(most)}</td>
            </tr>
          ))}
          {walkedOut > 0 && (
            <tr>
              <th scope="row">The stakeholder walks out</th>
              <td>–</td>
              <td>−{points(walkedOut)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Line>
  );
}

function CivilLine({ scoring: { civil } }: Pick<Rubric, 'scoring'>) {
  return civil > 0 ? (
    <Line figure="at least" title="Civil, and with the matter">
      <p>
        Who stayed civil, said nothing false and kept to the matter scores {points(civil)} at least, however little was
        said.
      </p>
    </Line>
  ) : null;
}

function MeanLine() {
  return (
    <Line figure="the mean" title="Two judges">
      <p>
        Where a language model judges, this sum is made twice: with what the model found, which your report tells, and
        by the rules of the built-in engine alone, with caps of its own. The mean of both counts, but no more than a cap
        allows that your report tells. Where they differ, its last line names both.
      </p>
    </Line>
  );
}

/** The sum behind a score, line by line, with the numbers that the code uses. */
export function SumSection({ rubric }: { readonly rubric: Rubric }) {
  const { scoring } = rubric;
  return (
    <Section
      id="the-sum"
      title="What a score is made of"
      note="A few lines, added up by code. Your report shows the same sum with your figures."
    >
      <div className="sc-sum">
        <SkillsLine rubric={rubric} />
        <CaseLine scoring={scoring} />
        <CurveLine scoring={scoring} />
        <ConductLine scoring={scoring} />
        <Line figure="at most" title="A cap, where one holds">
          <p>
            Some conversations cannot score high, whatever their single sentences are worth.{' '}
            <a href="#caps">The caps are listed below.</a> Your report names the one that held, if any did.
          </p>
        </Line>
        <CivilLine scoring={scoring} />
        {scoring.meanOfTwo && <MeanLine />}
      </div>
    </Section>
  );
}

/** The caps, the lowest first. */
export function CapsSection({ scoring }: Pick<Rubric, 'scoring'>) {
  return (
    <Section id="caps" title="Caps" note="The lowest one that holds is the most a conversation can score.">
      <dl className="sc-caps">
        {scoring.gates.map(({ id, label, when, cap }) => (
          <div key={id}>
            <dt>
              <b className="num">{cap.toFixed(1)}</b>
              <span>{label}</span>
            </dt>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
