/** The case as whoever judges a finished talk is told it: with all worries, and without what only the stakeholder knew. */
import type { CoachContext } from '../types';

export function caseForJudging({ scenario }: CoachContext): string {
  return [
    `The case: ${scenario.situation}`,
    `S is ${scenario.persona.name}, ${scenario.persona.role}.`,
    'S’s worries:',
    scenario.concerns
      .map((concern, at) => `${at + 1}. ${concern.summary}${concern.central ? ' (the main one)' : ''}`)
      .join('\n'),
    // What only S knows is no part of a report's reasons.
    `What is so, as P was told it:\n${scenario.facts
      .filter(({ knownBy }) => knownBy !== 'stakeholder')
      .map(({ text }) => `- ${text.replaceAll(/\bthe student\b/gi, 'P')}`)
      .join('\n')}`,
  ].join('\n');
}
