import type { AssessmentArea } from '@parley/shared';

/** What the assessment announces of itself (product §26.1). A test holds it against the questions. */
export const ASSESSMENT_FIGURES = { questions: 40, areas: 8, minutes: 15 } as const;

/** The eight areas in the order of the result. Light: no question is here, so a page may show them at once. */
export const assessmentAreas = [
  {
    id: 'need',
    name: 'Finding the need',
    about: 'Asks about a real case before offering anything, and hears people out.',
    skills: ['active_listening'],
  },
  {
    id: 'scope',
    name: 'Scope and expectations',
    about: 'Says what is possible, what it costs and what is not, while choosing is still cheap.',
    skills: ['expectation_management'],
  },
  {
    id: 'terms',
    name: 'Money and terms',
    about: 'Finds out what a price or a cut is for, and gives nothing without getting something.',
    skills: ['negotiation_skills'],
  },
  {
    id: 'conflict',
    name: 'Conflict',
    about: 'Hears each side, lets nobody lose face, and settles what lies behind the positions.',
    skills: ['conflict_resolution', 'empathy_building'],
  },
  {
    id: 'reporting',
    name: 'Status and bad news',
    about: 'Tells the worst first, in the listener’s words, with a figure and a next step.',
    skills: ['stakeholder_communication'],
  },
  {
    id: 'risk',
    name: 'Risk and problems',
    about: 'Looks behind the symptom, and brings two ways with their price instead of one alarm.',
    skills: ['problem_solving'],
  },
  {
    id: 'agreements',
    name: 'Agreements that hold',
    about: 'Ends a talk with a name, a day and a sentence that both sides would sign.',
    skills: ['documentation'],
  },
  {
    id: 'leading',
    name: 'Leading without orders',
    about: 'Owns mistakes, gives credit, and moves people who do not have to follow.',
    skills: ['leadership', 'persuasion'],
  },
] as const satisfies readonly AssessmentArea[];

export type AssessmentAreaId = (typeof assessmentAreas)[number]['id'];
