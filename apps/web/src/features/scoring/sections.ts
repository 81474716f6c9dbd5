/** What the page is divided into, and the anchors of its parts. An indicator's anchor is its id. */
import { titleCase, type Rubric, type Skill } from '@parley/shared';

export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** Stands under the section before it. */
  readonly within: boolean;
}

export const skillAnchor = (skill: Skill): string => `skill-${skill.replaceAll('_', '-')}`;

export function sectionsOf({ skills, indicators, changes }: Rubric): readonly PageSection[] {
  return [
    { id: 'the-sum', title: 'What a score is made of', within: false },
    { id: 'caps', title: 'Caps', within: false },
    { id: 'who-judges', title: 'Who judges, and how well', within: false },
    { id: 'indicators', title: `${indicators.length} indicators`, within: false },
    ...skills.map(({ skill }) => ({ id: skillAnchor(skill), title: titleCase(skill), within: true })),
    ...(changes.length > 0 ? [{ id: 'changes', title: 'What changed', within: false }] : []),
  ];
}
