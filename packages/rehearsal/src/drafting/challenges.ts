/** What each kind of challenge is about, as phrases a drafted scenario is built from. `{project}` is the template's title. */
import type { Category, ChallengeType, Skill } from '@parley/shared';

export interface ChallengePhrases {
  readonly category: Category;
  readonly skills: readonly Skill[];
  /** Fits after 'worried about'. */
  readonly matter: string;
  /** The short name of it, as a noun. */
  readonly thing: string;
  readonly worry: string;
  readonly cues: readonly string[];
  readonly acknowledged: string;
  /** Two ways of settling it, with particulars. */
  readonly settled: readonly [string, string];
  readonly nearMiss: string;
  readonly ask: string;
  readonly press: string;
}

export const CHALLENGES: Readonly<Record<ChallengeType, ChallengePhrases>> = {
  scope_creep: {
    category: 'scope_management',
    skills: ['expectation_management', 'negotiation_skills'],
    matter: 'more being added to {project} with nothing taken out',
    thing: 'the extra work',
    worry:
      'Everybody adds a little, nobody takes anything out, and at the end I am the one who explains why {project} is late.',
    cues: ['scope', 'added', 'extra', 'requirement', 'out of scope', 'change request'],
    acknowledged: 'So every small addition to {project} lands on you, and nobody takes one out.',
    settled: [
      'We take the reports out of this release of {project}, which frees eight days, and the addition goes in for them. You get both lists on Friday.',
      'No to the addition in this release: it costs three weeks. It is first in the next one, and I put that in writing by Tuesday.',
    ],
    nearMiss: 'We will manage the scope carefully with a robust change process.',
    ask: 'What comes out of {project} when this goes in?',
    press: 'Every week {project} has grown a little. Who decides what comes out for it?',
  },
  budget_constraints: {
    category: 'budget_discussion',
    skills: ['negotiation_skills', 'persuasion'],
    matter: 'paying more for {project} than was ever agreed',
    thing: 'the money',
    worry: 'I defended one number for {project}. If it moves, nobody will ask you about it; they will ask me.',
    cues: ['budget', 'cost', 'money', 'price', 'spend', 'invoice'],
    acknowledged: 'You stood up for one number on {project}, and it is your name beside it when it moves.',
    settled: [
      'It is 24,000 at most. Half comes from what we don’t spend on training, and you approve anything above it before it is spent.',
      'Two ways: we stop after the first phase and stay inside the number, or it costs 18,000 more and is finished in May. I would take the first.',
    ],
    nearMiss: 'We will keep a close eye on costs and optimise spending wherever we can.',
    ask: 'What does {project} cost now, and where is the rest supposed to come from?',
    press: 'A number that grows is not a number. What is the most {project} can cost me?',
  },
  timeline_pressure: {
    category: 'timeline_negotiation',
    skills: ['expectation_management', 'negotiation_skills'],
    matter: 'the date of {project} moving a second time',
    thing: 'the date',
    worry: 'I have given others the date of {project}. I can take it back once, and after that nobody believes me.',
    cues: ['date', 'deadline', 'late', 'delay', 'schedule', 'week'],
    acknowledged: 'You gave the date of {project} to others, so a second slip would cost you more than the first.',
    settled: [
      'The date I can stand behind is the 14th. The test is on the 2nd, and if it fails you hear it from me that day, with twelve days left.',
      'Either the whole of it on the 14th, or the first half on the 1st for two more people for three weeks. I would take the second.',
    ],
    nearMiss: 'We are fully committed to the timeline and will do everything possible to meet it.',
    ask: 'When is {project} finished, and what stops that date from moving?',
    press: 'You have a date for {project}, and I have had dates before. What is different about this one?',
  },
  quality_concerns: {
    category: 'risk_mitigation',
    skills: ['problem_solving', 'expectation_management'],
    matter: '{project} going out with faults that everybody knew of',
    thing: 'the faults',
    worry: 'If {project} breaks in front of people, nobody will remember that it was on time.',
    cues: ['quality', 'fault', 'defect', 'test', 'broken', 'error'],
    acknowledged: 'If {project} breaks in front of people it is you they will call, whatever the plan said.',
    settled: [
      'Eleven faults are open and four of them stop the work. Those four are mended by Thursday and tested by your own people on Friday, before anything goes out.',
      'We go out without the part that fails. It follows in three weeks, after 200 runs without an error, and you see the list each Monday.',
    ],
    nearMiss: 'Quality is our highest priority and we follow rigorous standards throughout.',
    ask: 'What is still wrong with {project}, and who finds out first?',
    press: 'You tell me {project} is good. Which test says so, and who ran it?',
  },
  communication_issues: {
    category: 'status_reporting',
    skills: ['stakeholder_communication', 'active_listening'],
    matter: 'hearing about {project} last and from somebody else',
    thing: 'hearing it late',
    worry: 'I can live with bad news about {project}. I can’t live with reading it in somebody else’s mail.',
    cues: ['told', 'heard', 'late', 'report', 'news', 'status'],
    acknowledged: 'You heard about {project} from others, and that was ours to tell you.',
    settled: [
      'I should have told you on the day and I didn’t. From now on you get one line from me every Friday at four, good or bad.',
      'The first mail about anything that goes wrong comes to you, from me, within a day, before it goes to anyone else.',
    ],
    nearMiss: 'Going forward we will improve our communication to ensure full transparency.',
    ask: 'How long have you known about the state of {project}?',
    press: 'Why do I learn about {project} from others, and what changes that this week?',
  },
  technical_complexity: {
    category: 'requirements_gathering',
    skills: ['problem_solving', 'stakeholder_communication'],
    matter: '{project} resting on a part that nobody can explain',
    thing: 'the part nobody can explain',
    worry:
      'When somebody asks me how {project} works I have nothing to say, and that is how I know that something is hidden in it.',
    cues: ['technical', 'system', 'interface', 'explain', 'depends', 'works'],
    acknowledged: 'You answer for {project} and can’t explain one part of it to the people who ask you.',
    settled: [
      'In two sentences: it takes the orders from the old system every night and checks them before anyone works with them. If the check fails, nothing moves, and two people are rung.',
      'The part that nobody understands is 300 lines old. Priya has read it, writes one page about it by Wednesday, and we test it against last year’s data.',
    ],
    nearMiss: 'The architecture is state of the art and our engineers have everything under control.',
    ask: 'Explain the hard part of {project} to me so that I could repeat it. What breaks it?',
    press: 'I still could not tell anyone how {project} works. What happens when that part fails?',
  },
  resource_limitations: {
    category: 'resource_allocation',
    skills: ['negotiation_skills', 'problem_solving'],
    matter: 'people being taken for {project} who are needed elsewhere',
    thing: 'the people',
    worry: 'I have just enough people. Whatever {project} takes from me, somebody’s evening pays for it.',
    cues: ['people', 'team', 'hours', 'staff', 'evening', 'capacity'],
    acknowledged: 'Whoever {project} takes from you leaves a hole in your week, and you fill it.',
    settled: [
      'I need two people for nine days, not four for a month. You choose who, and I take the Tuesday reports off them for that time.',
      'We wait until the 10th, when your season is over, and until then we pay for one contractor. It costs me 6,000 and you no one.',
    ],
    nearMiss: 'We will make sure the right resources are in the right place at the right time.',
    ask: 'Whom do you want for {project}, for how long, and what do they stop doing?',
    press: 'You need my people for {project}. Which of their hours do you want, and who does the rest?',
  },
  competing_priorities: {
    category: 'conflict_resolution',
    skills: ['negotiation_skills', 'leadership'],
    matter: '{project} being put before what my own people were promised',
    thing: 'the order of things',
    worry: 'Somebody decided that {project} comes first, and I get to tell my people why theirs does not.',
    cues: ['priority', 'first', 'promised', 'order', 'other project', 'before'],
    acknowledged: 'You promised your people their turn, and {project} went in front of it without a word.',
    settled: [
      'Yours goes first until the 20th, with both developers. {project} takes them after that, and if yours is not done by then, we talk before anyone is moved.',
      'Half of it now: the part your people need on Monday is done by Friday, and the rest waits behind {project} until March.',
    ],
    nearMiss: 'We will find a balanced solution that reflects everyone’s priorities.',
    ask: 'Who said that {project} comes before ours, and what do I tell my people?',
    press: 'When {project} and ours want the same week, which one gets it?',
  },
  resistant_to_change: {
    category: 'change_management',
    skills: ['empathy_building', 'persuasion'],
    matter: '{project} taking away a way of working that does its job',
    thing: 'the old way',
    worry:
      'It works as it is. I have seen three new things come and go, and each time we carried on as before, only more tired.',
    cues: ['change', 'old way', 'new way', 'used to', 'works', 'training'],
    acknowledged: 'It works as it is, and you have seen three new things come and go.',
    settled: [
      'Nothing is switched off until your people say so. Two of them try {project} for two weeks in May, beside the old way, and what they call useless goes.',
      'You keep the part that works, the morning list. {project} only does the copying after it, which saves your people forty minutes a day.',
    ],
    nearMiss: 'Change is never easy, but I am confident that everyone will see the benefits.',
    ask: 'What does {project} do that we can’t do now?',
    press: 'If {project} is worse than what we have, who tells me that we may stop it?',
  },
  unrealistic_expectations: {
    category: 'project_initiation',
    skills: ['expectation_management', 'persuasion'],
    matter: 'being told later that {project} was never possible as it was promised',
    thing: 'what was promised',
    worry:
      'I was told that {project} does all of it. If that was never true, I want to hear it now and not at the end.',
    cues: ['promised', 'possible', 'expect', 'everything', 'all of it', 'true'],
    acknowledged: 'You were told that {project} does all of it, and you told others the same.',
    settled: [
      'It does six of the nine things you were promised. The other three need four months more, and I would leave out two of them for good.',
      'All of it by March was never possible. By March you have the orders and the invoices, the rest in July, and I tell your director so with you tomorrow.',
    ],
    nearMiss: 'We aim to exceed your expectations and deliver maximum value.',
    ask: 'I was promised all of {project}. What do I really get?',
    press: 'Which part of what was promised about {project} is not going to happen?',
  },
};
