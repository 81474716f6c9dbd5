/** The rubric and the sum behind a score, as users are shown them: made from the data that scores (product §3.11). */
import { type Rubric as RubricPage, type Skill, SKILLS } from '@parley/shared';
import { CURRENT_RUBRIC, type Rubric, RUBRICS } from '../rubric/index';
import type { ScoringRules } from '../rubric/scoring-rules';
import { lifted } from './sum';

/** What each skill is about, in one sentence. */
export const ABOUT_SKILLS: Readonly<Record<Skill, string>> = {
  stakeholder_communication: 'Saying what is so, early and definitely, and answering what is asked.',
  conflict_resolution: 'Owning your part, staying on the matter under pressure, and finding what both can live with.',
  negotiation_skills: 'Asking what matters, and offering real choices with their price.',
  expectation_management: 'Saying what will not happen, promising only what is paid for, and standing by it.',
  problem_solving: 'Finding the cause, recommending a way, and answering what weighs most.',
  active_listening: 'Naming what you heard, asking about it, and giving it back to be corrected.',
  persuasion: 'Facts under claims, offers tied to what this person needs, worries that are settled.',
  documentation: 'What is written down, who does what by when, and what was agreed.',
  empathy_building: 'Knowing what it means for this person, asking about it, and passing over none of their worries.',
  leadership: 'Taking something on in your own name, asking for a decision, and bringing the talk to a result.',
};

const LEVELS = {
  open: 'Never taken up',
  relapsed: 'Taken up, then taken back',
  heard: 'Named, but not answered',
  answered: 'Answered in part',
  settled: 'Settled',
} as const satisfies Record<keyof ScoringRules['progress'], string>;

const CURVE_SHOWN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const SHARES: readonly (readonly [number, string])[] = [
  [0.75, 'three quarters'],
  [0.5, 'half'],
];
const shareInWords = (share: number): string =>
  SHARES.find(([value]) => value === share)?.[1] ?? `${Math.round(share * 100)} per cent`;
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function scoringOf(rules: ScoringRules): RubricPage['scoring'] {
  const levels = (['open', 'relapsed', 'heard', 'answered', 'settled'] as const).map((level) => ({
    level,
    label: LEVELS[level],
    share: rules.progress[level],
  }));
  return {
    skillPoints: rules.skillPoints,
    casePoints: 10 - rules.skillPoints,
    trainedWeight: rules.trainedWeight,
    indicatorsPerSentence: rules.indicatorsPerSentence,
    centralWeight: rules.centralWeight,
    agreementShare: rules.agreementShare,
    levels,
    costs: rules.costs.map(({ fault, label, each, most }) => ({ id: fault, label: capital(label), each, most })),
    curve: rules.curve === 1 ? [] : CURVE_SHOWN.map((earned) => ({ earned, points: lifted(rules, earned) })),
    walkedOut: rules.walkedOut,
    turnedMost: rules.turnedMost,
    civil: rules.civil,
    meanOfTwo: rules.meanOfTwo,
    gates: rules.gates
      .map(({ id, label, when, cap, share }) => ({
        id,
        label,
        when: when.replace('{share}', shareInWords(share)),
        cap,
      }))
      .sort((left, right) => left.cap - right.cap),
  };
}

const newestFirst = (left: Rubric, right: Rubric): number =>
  right.version.localeCompare(left.version, 'en', { numeric: true });

/**
 * A version of the rubric with its scoring, for users; null where there is no such version.
 * @param version '1.0', or 'current' for the one that scores today
 */
export function explainRubric(version: string): RubricPage | null {
  const rubric =
    version === 'current' ? CURRENT_RUBRIC : Object.values(RUBRICS).find((candidate) => candidate.version === version);
  if (!rubric) return null;
  return {
    version: rubric.version,
    since: rubric.since,
    current: rubric === CURRENT_RUBRIC,
    changes: [...rubric.changes],
    skills: SKILLS.map((skill) => ({ skill, about: ABOUT_SKILLS[skill] })),
    indicators: rubric.indicators.map(
      ({ id, skill, label, lookedFor, positive, negative, evidence, notApplicable }) => ({
        id,
        skill,
        label,
        lookedFor,
        positive,
        negative,
        evidence,
        notApplicable,
      }),
    ),
    scoring: scoringOf(rubric.scoring),
    versions: Object.values(RUBRICS)
      .sort(newestFirst)
      .map(({ version: name, since }) => ({ version: name, since })),
  };
}
