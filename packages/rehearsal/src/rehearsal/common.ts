/**
 * What a person says to what can be asked in every talk (product §11.15): what their author wrote, and where nobody did (a
 * scenario drafted from somebody's brief, or written before this was asked for) plain lines around their own concerns.
 * They claim nothing that the scenario doesn't hold.
 */
import {
  COMMON_QUESTIONS,
  type CommonAnswer,
  type CommonQuestion,
  isTheirsToTell,
  type ScenarioContent,
} from '@parley/shared';
import { filled, voiceOf } from './voice';

type CommonAnswers = Readonly<Record<CommonQuestion, CommonAnswer>>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string =>
  /^(?:\p{Lu}{2}|I\b|\p{Lu}\S*\s\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const bare = (text: string): string => text.trim().replace(/[.!?…]+$/, '');

/** What the derived lines speak of. */
interface Known {
  /** The central matter, in two of the person's own words for it, and another one of theirs. */
  readonly matter: string;
  readonly again: string;
  readonly other: string;
  /** What would move them, first and last. */
  readonly need: string;
  readonly needs: string;
  readonly goal: string;
  readonly role: string;
  readonly organisation: string;
  /** What they know of the case, in their own words: what only they know first. */
  readonly facts: readonly string[];
}

function knownOf(scenario: ScenarioContent): Known {
  const { persona, concerns } = scenario;
  const { matters } = voiceOf(scenario);
  const central = concerns.find((concern) => concern.central) ?? concerns[0];
  const second = concerns.find((concern) => concern !== central);
  const [matter = central?.summary ?? persona.organisation, again = matter] = matters[central?.id ?? ''] ?? [];
  return {
    matter,
    again,
    other: matters[second?.id ?? '']?.[0] ?? second?.summary ?? again,
    need: lower(bare(persona.wouldMove[0] ?? matter)),
    needs: lower(bare(persona.wouldMove.at(-1) ?? again)),
    goal: lower(bare(persona.goals[0] ?? `an answer on ${matter}`)),
    role: lower(persona.role),
    organisation: persona.organisation,
    facts: scenario.facts
      .filter(({ knownBy }) => isTheirsToTell(knownBy))
      .toSorted((left, right) => Number(right.knownBy === 'stakeholder') - Number(left.knownBy === 'stakeholder'))
      .map(({ line }) => line),
  };
}

/** What is at stake for them. */
const stakes = ({ matter, again, other, goal, facts }: Known) =>
  ({
    main_worry: {
      says: [
        `${capital(matter)}. I have others, and none as big.`,
        `It has not changed since you last asked: ${again}.`,
      ],
      later: [`It was ${matter}. Now I would say ${other}.`],
    },
    worst_case: {
      says: [
        `That we talk, everybody is polite, and nothing changes about ${matter}.`,
        `The worst would be to hear of ${again} from somebody else, when it is too late.`,
      ],
    },
    what_matters_most: {
      says: [
        `${capital(matter)}, before everything else.`,
        `If I may only have one thing, it is an answer on ${again}.`,
      ],
      later: [`That what we said about ${matter} is kept. After that, ${other}.`],
    },
    what_success_is: {
      says: [`To me it would be this: ${goal}.`, `That in a month nobody has to ask me about ${matter}.`],
    },
    cost_to_you: {
      says: [
        `My word, for the most part. I am the one who is asked about ${matter}.`,
        `Time, and the trust of people who rely on me for ${again}.`,
      ],
    },
    consequence: {
      says: [
        `Then I have to go on without you, and say why. I would not like it, and I would do it because of ${matter}.`,
        `Then ${again} stays where it is, and I answer for it.`,
      ],
    },
    why_that_date: {
      says: [
        `Because others plan by it, and so do I. It hangs on ${matter}.`,
        `It was not plucked from the air. Whoever moves it has to tell me what becomes of ${again}.`,
      ],
    },
    why_not: {
      says: [
        `Because it leaves ${matter} where it was.`,
        `Because I would have to explain ${again} afterwards, and I could not.`,
      ],
    },
    what_do_you_mean: {
      says: [`I mean ${matter}, no more and no less.`, `Plainly: nobody has told me what happens with ${again}.`],
    },
    example: {
      says: [
        ...facts.slice(0, 2),
        `This talk. We came to speak about ${matter}, and I still have nothing to write down.`,
        `Take ${other}. It was the same there.`,
      ],
    },
    how_do_you_know: {
      says: [
        ...facts.slice(2, 4),
        `I see it where I sit. Nobody has shown me anything else about ${matter}.`,
        `I have no proof in my bag. Show me that I am wrong about ${again}.`,
      ],
    },
    what_is_good: {
      says: [
        `That you asked to talk. About ${matter} nobody did before.`,
        `There is good will on both sides, I think. It needs something to stand on.`,
      ],
    },
  }) satisfies Partial<Record<CommonQuestion, CommonAnswer>>;

/** What was before. */
const past = ({ matter, again, other, facts }: Known) =>
  ({
    since_when: {
      says: [
        `Longer than you think. I could not give you the day on which ${matter} began.`,
        `Long enough that I stopped counting.`,
      ],
    },
    happened_before: {
      says: [`Not like this. ${capital(matter)} is new to me as well.`, `Small things, yes. Never ${again}.`],
    },
    how_found_out: {
      says: [
        ...facts.slice(1, 2),
        `By and by, and never from the one who should have told me. That is my trouble with ${matter}.`,
      ],
    },
    tried_before: {
      says: [`I asked, and I waited. Neither did anything for ${matter}.`, `Nothing that I would try a second time.`],
    },
    what_did_we_do_wrong: {
      says: [
        `You let me hear of ${matter} late. That is the whole of it.`,
        `You spoke of ${other} and left ${again} to me.`,
      ],
    },
    who_is_to_blame: {
      says: [
        `I don’t need a name for that. I need somebody for ${matter} from today on.`,
        `Ask me that when ${again} is dealt with.`,
      ],
    },
  }) satisfies Partial<Record<CommonQuestion, CommonAnswer>>;

const people = ({ matter, again, role, organisation }: Known) =>
  ({
    who_decides: {
      says: [
        `On my side I do, as ${role}. What goes beyond that I take to whoever has to sign it.`,
        `You are speaking to the right person, as far as ${matter} goes.`,
      ],
    },
    who_else: {
      says: [
        `Everybody at ${organisation} who has to live with ${matter}.`,
        `More people than sit here. I am the one who speaks for them.`,
      ],
    },
    what_others_say: {
      says: [
        `They ask me what I know about ${matter}, and I have little to tell them.`,
        `Much the same as I do, and less politely.`,
      ],
    },
    talk_to_them: {
      says: [
        `You can, once you and I are clear about ${matter}. I would tell them that you are coming.`,
        `Through me, please, until ${again} is settled.`,
      ],
    },
    your_role: {
      says: [
        `I am the ${role}. When ${matter} goes wrong, it is my telephone that rings.`,
        `I answer for my part at ${organisation}, and this is my part.`,
      ],
    },
  }) satisfies Partial<Record<CommonQuestion, CommonAnswer>>;

/** What could be. */
const ways = ({ matter, again, other, need, needs }: Known) =>
  ({
    what_would_move_you: {
      says: [`Two things would: ${need}, and ${needs}.`, `Something on ${matter} that I could show to somebody else.`],
      later: [`You have moved me on ${matter}. Now keep it.`],
    },
    your_proposal: {
      says: [
        `I would begin with ${matter}, and leave the rest until that is clear.`,
        `My part I can do. How ${again} is solved I would rather hear from you.`,
      ],
    },
    which_first: {
      says: [`${capital(matter)} first, then ${other}.`, `As I said, ${again}, before anything else.`],
    },
    is_it_flexible: {
      says: [`In the how, yes. In ${matter}, hardly.`, `A little, if I get something for it. Not in ${again}.`],
      later: [`More than an hour ago, now that ${matter} is dealt with.`],
    },
    other_options: {
      says: [
        `There may be one. I would have to see what it does to ${matter}.`,
        `I have looked, and I always came back to ${again}.`,
      ],
    },
    your_contribution: {
      says: [
        `My time, and a straight answer when you need one about ${matter}.`,
        `I can speak to my own people. I do that once I have something to say about ${again}.`,
      ],
    },
    how_can_i_help: {
      says: [`Begin with this: ${need}.`, `By taking ${matter} off my desk, in words that I can repeat.`],
      later: [`By doing what you said about ${matter}. No more than that.`],
    },
    is_that_acceptable: {
      says: [
        `It could be. It hangs on what it does to ${matter}.`,
        `Not as it stands. Tell me what becomes of ${again}, and ask me once more.`,
      ],
      later: [`Yes, that I can accept.`, `Yes. I would not have said so before we had ${matter} out of the way.`],
    },
    agree_now: {
      says: [
        `Not yet. ${capital(matter)} is still open.`,
        `No, I don’t agree to anything while nothing is said about ${again}.`,
      ],
      later: [`Yes. On what we said about ${matter}, we agree.`, `I have said yes, and I stand by it.`],
    },
    will_you_support_me: {
      says: [
        `If I can say something about ${matter}, yes. As it is I would have nothing to say.`,
        `Give me an answer on ${again}, and I shall stand beside you.`,
      ],
      later: [`Yes. What you told me about ${matter} I can tell others.`],
    },
    more_time: {
      says: [
        `How much, and what is different about ${matter} at the end of it?`,
        `I have little to give. A day, perhaps, if ${again} is clear by then.`,
      ],
    },
    in_writing: {
      says: [
        `Please do. And put what you say about ${matter} into the first line.`,
        `In writing is better, yes. I forget nothing that I can read.`,
      ],
    },
    how_to_keep_you_informed: {
      says: [
        `A short word each week, and the same day whenever something changes about ${matter}.`,
        `Ring me before I hear it from others. That is all I ask.`,
      ],
    },
    next_step: {
      says: [
        `You tell me what you do about ${matter}, and by which day. Then I do my part.`,
        `The next step is yours. Mine follows once ${again} is clear.`,
      ],
      later: [`You send me what we said about ${matter}, and we go to work.`],
    },
    what_is_missing: {
      says: [
        `An answer on ${matter}. With that most of the rest falls into place.`,
        `What I lack is something on ${again} that I can check.`,
      ],
      later: [`Little. ${capital(other)}, if you have a word on it.`],
    },
    did_i_get_it_right: {
      says: [`Nearly. Don’t leave out ${matter}.`, `More or less. What weighs most for me is ${again}.`],
      later: [`Yes, you have it right.`],
    },
  }) satisfies Partial<Record<CommonQuestion, CommonAnswer>>;

const between = ({ matter, again }: Known) =>
  ({
    how_do_you_feel: {
      says: [
        `Uneasy, to be honest. ${capital(matter)} does that to me.`,
        `No better than before, as long as ${again} is open.`,
      ],
      later: [`Better than when we began. ${capital(matter)} had been sitting on me.`],
    },
    do_you_trust_me: {
      says: [
        `I don’t know you well enough. What you do about ${matter} will tell me.`,
        `I should like to. Ask me once ${again} is done.`,
      ],
      later: [`More than when you came in. You dealt with ${matter}.`],
    },
    are_we_all_right: {
      says: [
        `You and I, yes. It is ${matter} that I am not all right with.`,
        `We are, as long as we can speak plainly about ${again}.`,
      ],
      later: [`Yes, we are all right.`],
    },
    did_i_offend_you: {
      says: [`No. If I sound sharp it is because of ${matter}.`, `You did not. I would have told you.`],
    },
    may_i_be_frank: {
      says: [
        `Please. I would rather have it straight, above all about ${matter}.`,
        `Yes, go on. I shall be as frank about ${again}.`,
      ],
    },
    have_you_time: {
      says: [`Yes, for this. Let us begin with ${matter}.`, `A little. Use it for ${again}.`],
    },
    shall_i_explain: {
      says: [`Yes, go on. I am listening, above all for ${matter}.`, 'Please do. I shall ask where I can’t follow.'],
    },
    may_i_come: {
      says: ['Yes, come and see it. Let me know beforehand.', 'You may. Who has seen it understands it better.'],
    },
    say_again: {
      says: [
        `In one sentence: I want to know what happens with ${matter}.`,
        `Once more, then. What do you do about ${again}?`,
      ],
    },
  }) satisfies Partial<Record<CommonQuestion, CommonAnswer>>;

const derived = new WeakMap<ScenarioContent, CommonAnswers>();

function derive(scenario: ScenarioContent): CommonAnswers {
  const known = knownOf(scenario);
  const { needs, felt, again } = voiceOf(scenario);
  const shorter = again.flatMap((line) => filled(line, { matter: known.matter }) ?? []);
  const all = { ...stakes(known), ...past(known), ...people(known), ...ways(known), ...between(known) };
  // What their author let them say of needs and feelings is more theirs than anything made here.
  return {
    ...all,
    what_would_move_you: { ...all.what_would_move_you, says: [...needs, ...all.what_would_move_you.says] },
    how_do_you_feel: { ...all.how_do_you_feel, says: [...felt, ...all.how_do_you_feel.says] },
    say_again: { says: [...shorter, ...all.say_again.says] },
  };
}

/** This person's answer to a common question; the same object for the same scenario. */
export function commonAnswer(scenario: ScenarioContent, question: CommonQuestion): CommonAnswer {
  const authored = scenario.common?.[question];
  if (authored !== undefined) return authored;
  const answers = derived.get(scenario) ?? derive(scenario);
  derived.set(scenario, answers);
  return answers[question];
}

/** Every line a common question may be answered by in a scenario: what a person may say has to come from somewhere. */
export const commonLines = (scenario: ScenarioContent): readonly string[] =>
  COMMON_QUESTIONS.flatMap((question) => {
    const { says, later = [] } = commonAnswer(scenario, question);
    return [...says, ...later];
  });
