/** A scenario from a custom template's own words (product §17.2), without a model: plainer than an authored one, and whole. */
import {
  type ChallengeType,
  type Concern,
  type Fact,
  type ScenarioContent,
  scenarioContentSchema,
  STAKEHOLDER_TYPES,
} from '@parley/shared';
import { argumentsOf } from '../language/arguments';
import { parseText } from '../language/parse';
import { hashOf } from '../rehearsal/chance';
import type { ScenarioTemplateInput } from '../types';
import { CHALLENGES } from './challenges';
import { clip } from './clip';
import { draftReactions } from './draft-reactions';
import { draftSayings } from './draft-sayings';
import { NAMES, PERSONAS } from './personas';

const atLeast = (text: string, least: number, filler: string): string =>
  text.length >= least ? text : `${text}${text === '' || /[.!?…]$/.test(text) ? ' ' : '. '}${filler}`.trim();
/** 'ERP rollout' and 'I' keep their capitals. */
const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}{2}|I\b)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Braces are the holes that lines are filled through; in somebody's words they are only brackets. */
const withoutHoles = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')');

function concernFrom(type: ChallengeType, project: string, at: number): Concern {
  const phrases = CHALLENGES[type];
  const say = (text: string): string => text.replaceAll('{project}', () => project);
  const { thing } = phrases;
  return {
    id: type.replaceAll('_', '-'),
    summary: say(phrases.matter),
    worry: say(phrases.worry),
    weight: at === 0 ? 3 : at === 1 ? 2 : 1,
    central: at === 0,
    cues: [...phrases.cues],
    acknowledgedBy: [
      say(phrases.acknowledged),
      say(`I see what ${thing} means for you: ${lowerFirst(phrases.worry)}`),
      say(`So what worries you is ${phrases.matter}.`),
    ],
    settledBy: [
      ...phrases.settled.map(say),
      ...phrases.settled.map((text) => say(`Here is what I can do about ${thing}. ${text}`)),
    ],
    nearMisses: [
      say(phrases.nearMiss),
      `We take ${thing} very seriously and will address it with all stakeholders.`,
      `I hear you about ${thing}, and I am sure we will find a good solution together.`,
    ],
    lines: {
      open: [say(phrases.ask), say(`Let us speak about ${thing}. ${phrases.worry}`)],
      pressed: [
        say(phrases.press),
        `I asked you about ${thing}, and I would like more than a good intention.`,
        say(`Leave the rest aside for a moment. What do you do about ${phrases.matter}?`),
      ],
      heard: [
        `Yes, that is how it is with ${thing}. And what do you do about it?`,
        `You have understood ${thing}; now give me something I can repeat to others.`,
      ],
      answered: [
        `That goes in the right direction on ${thing}. By which day, and from whom do I hear it?`,
        `About ${thing}, that is half of an answer. What happens if it does not work out?`,
      ],
      settled: [
        `Good. Then ${thing} is dealt with as far as I am concerned.`,
        `That I can live with, and I will say so when somebody asks me about ${thing}.`,
      ],
      relapsed: [`A moment ago ${thing} sounded different. Which of the two is it?`],
    },
    better: {
      text: say(`${phrases.acknowledged} ${phrases.settled[0]}`),
      why: `It names the worry in its own words first and then gives something that can be checked: what, how much and by when.`,
    },
  };
}

function factsFrom(template: ScenarioTemplateInput, project: string): Fact[] {
  const sentences = parseText(`${template.customContext} ${template.description}`).filter(
    (sentence) => sentence.text.length >= 12 && sentence.text.length <= 300,
  );
  const told: Fact[] = sentences.slice(0, 8).map((sentence, at) => {
    const { amounts, days, names } = argumentsOf(sentence);
    const figures = [...new Set([...amounts, ...days].map((entry) => entry.text).concat(names))].filter(
      (figure) => figure !== '' && sentence.text.includes(figure),
    );
    const text = /[.!?]$/.test(sentence.text) ? sentence.text : `${sentence.text}.`;
    return { id: `told-${at + 1}`, text, line: `What I know is this: ${lowerFirst(text)}`, figures, knownBy: 'both' };
  });
  const industry = clip(template.industry, 80);
  const spare: Fact[] = [
    {
      id: 'project',
      text: `The project is ${project}.`,
      line: `For me ${project} is the only project that matters this quarter.`,
      figures: [project],
      knownBy: 'both',
    },
    {
      id: 'kind',
      text: `${project} is of this kind: ${clip(template.projectType, 80)}.`,
      line: `${project} was sold to me as ${lowerFirst(clip(template.projectType, 80))}, and I have read what that usually means.`,
      figures: [],
      knownBy: 'both',
    },
    {
      id: 'field',
      text: `It takes place in this field: ${industry}.`,
      line: `In our field, ${lowerFirst(industry)}, people talk, and they will talk about ${project}.`,
      figures: [],
      knownBy: 'both',
    },
    {
      id: 'others',
      text: `Others are waiting for ${project} too.`,
      line: `I am not the only one who waits for ${project}, only the one you are speaking to.`,
      figures: [],
      knownBy: 'stakeholder',
    },
    {
      id: 'before',
      text: `There was an attempt before ${project}.`,
      line: `We tried something like ${project} before. It ended without anybody saying so.`,
      figures: [],
      knownBy: 'stakeholder',
    },
  ];
  return [...told, ...spare.slice(0, Math.max(2, 5 - told.length))];
}

function objectivesFrom(template: ScenarioTemplateInput): string[] {
  const own = template.learningObjectives
    .map((objective) => clip(objective.replaceAll('_', ' '), 88))
    .filter((objective) => objective.length >= 8);
  const spare = [
    'Name the worry before you answer it',
    'Put a price on each way forward',
    'Close with an owner and a day',
  ];
  return [...own, ...spare.filter((objective) => !own.includes(objective))].slice(
    0,
    Math.max(3, Math.min(5, own.length)),
  );
}

/** Builds the scenario; always valid, whatever the template says. Same template, same scenario. */
export function draftFromTemplate(given: ScenarioTemplateInput): ScenarioContent {
  const template: ScenarioTemplateInput = {
    ...given,
    title: withoutHoles(given.title),
    description: withoutHoles(given.description),
    industry: withoutHoles(given.industry),
    projectType: withoutHoles(given.projectType),
    customContext: withoutHoles(given.customContext),
  };
  const title = clip(template.title, 70);
  const project = title.length >= 4 ? title : `Project ${title}`.trim();
  const stakeholderType = template.stakeholderTypes[0] ?? 'client';
  // The client and the vendor of one case are two people.
  const place = hashOf(`${template.title}${template.description}`) + STAKEHOLDER_TYPES.indexOf(stakeholderType);
  const person = NAMES[place % NAMES.length] ?? {
    name: 'Helen Marsh',
    pronoun: 'she' as const,
  };
  const shortName = person.name.split(' ')[0] ?? person.name;
  const persona = PERSONAS[stakeholderType];
  const spare: readonly ChallengeType[] = [
    'timeline_pressure',
    'communication_issues',
    'quality_concerns',
    'budget_constraints',
  ];
  const types = [...new Set([...template.challengeTypes, ...spare])].slice(
    0,
    Math.min(5, Math.max(3, template.challengeTypes.length)),
  );
  const [main = 'timeline_pressure'] = types;
  const concerns = types.map((type, at) => concernFrom(type, project, at));
  const central = concerns[0];
  const skills = [...new Set(types.flatMap((type) => CHALLENGES[type].skills))].slice(0, 4);
  const context = clip(template.customContext, 480);
  const easier = {
    easy: { trust: 50, patience: 7 },
    medium: { trust: 42, patience: 5 },
    hard: { trust: 34, patience: 4 },
  }[template.difficulty];
  const slug = clip(template.title, 60)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return scenarioContentSchema.parse({
    slug: slug === '' ? `draft-${hashOf(template.title)}` : slug,
    title: project,
    description: clip(
      atLeast(template.description, 40, `A talk about ${project} with somebody who has to live with it.`),
      318,
    ),
    difficulty: template.difficulty,
    category: CHALLENGES[main].category,
    challengeType: main,
    stakeholderType,
    industry: clip(template.industry, 80) || 'General',
    goal: clip(`Leave with an answer that ${shortName} can live with to this: ${central?.summary ?? project}.`, 198),
    situation: clip(
      atLeast(
        context,
        80,
        `You lead ${project}. ${shortName} has asked to speak to you about it, and is not pleased with what came so far.`,
      ),
      690,
    ),
    learningObjectives: objectivesFrom(template),
    skills: skills.length >= 2 ? skills : [...skills, 'active_listening'],
    estimatedDuration: { easy: 15, medium: 20, hard: 25 }[template.difficulty],
    persona: {
      name: person.name,
      shortName,
      pronoun: person.pronoun,
      role: persona.role,
      organisation: clip(template.industry, 60) || 'The organisation',
      description: clip(persona.description, 250),
      style: persona.style,
      goals: [persona.wants, `Know where ${project} really stands`],
      ...easier,
      redLines: [
        {
          text: `Will not accept a promise about ${project} without a day.`,
          line: `Without a day I take no promise about ${project}, from you or from anyone.`,
        },
      ],
      wouldMove: [
        'Hearing the worry named before it is answered',
        `A way forward for ${project} with its price beside it`,
      ],
    },
    concerns,
    facts: factsFrom(template, project),
    opening: `You wanted to speak about ${project}, and so did I. ${CHALLENGES[main].ask.replaceAll('{project}', () => project)}`,
    reactions: draftReactions(project, CHALLENGES[main].thing),
    ...draftSayings(project),
  });
}
