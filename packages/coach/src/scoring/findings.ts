/** Strengths, areas and findings about messages: each said once, with the words of this conversation that show it. */
import { NOT_MINE, SORRY } from '@parley/rehearsal';
import { parseText, plainWords, type Sentence } from '@parley/rehearsal/language';
import { type FaultKind, hasFault } from '@parley/rehearsal/reading';
import { inBoth } from '@parley/rehearsal/understanding';
import type { Evidence, Feedback, IndicatorResult, SpecificFeedback } from '@parley/shared';
import { isVerbatim } from './assessment';
import { betweenTheLines } from './between-lines';
import { denialsIn } from './denied';
import { type Missing, notBelieved, stillWaiting } from './left-waiting';
import { lacking, leftOpen, neverCameUp, notSettled, standsSomewhere } from './lacking';
import { OF_A_PROMISE, plainlyStands, withPlainWords } from './plain-words';
import { owned, owning } from './plainly';
import { denialOf } from './received';
import { passedOver, type ShownFault, shownFault } from './shown-faults';
import { byImportance, clip, glance, indicatorOf, namedIn, opening, quoted, shownBy, themeOf, type Told } from './told';
import {
  askedForNothing,
  askedSeveral,
  hedgedOften,
  keptApologising,
  leftWithoutDay,
  namedNoDay,
  namedNoPrice,
  neverChecked,
  neverFelt,
  neverSummedUp,
  onlyAsked,
  onlyWantedYes,
  putNothingDown,
  tookNothingOn,
} from './whole-talk';

const FINDINGS = 3;
/** So many denied claims cap the score: the report says which. */
const CAPPED = 2;
/** Once or twice several questions at once are no habit. */
const OFTEN = 3;
/** Below this a conversation gets one good word at most: more would read as mockery. */
const LITTLE_TO_PRAISE = 3;

const FAULT_FINDINGS: Partial<Record<FaultKind, string>> = {
  threat: 'You threatened',
  rude: 'You were rude',
  blame: 'You put it on others',
  over_promise: 'You promised something with nothing given for it',
  contradict: 'You went back on what you had said',
  untrue: 'You said something that is not so',
  empty_commit: 'You promised without saying when',
  empty_option: 'You announced options and named none',
  vague: 'You said something that would fit any project',
  hollow_comfort: 'You comforted without naming anything',
  own_record: 'You spoke of a record instead of this case',
  flatter: 'You flattered where an answer was due',
  scorer: 'You spoke to a scorer, not to the person',
  role_break: 'You stepped out of the talk',
  copy: 'You handed known words back as your own',
  repeat: 'You said the same thing again',
  off_topic: 'You left the matter',
  noise: 'This could not be understood',
  other_language: 'This was not in the language of the talk; write in English, however simply',
  too_short: 'You gave next to nothing',
  hedge: 'You hedged where something definite was wanted',
  stacked: 'You asked several things at once',
};
const FAULT_ORDER: readonly FaultKind[] = [
  'threat',
  'rude',
  'scorer',
  'role_break',
  'noise',
  'other_language',
  'untrue',
  'contradict',
  'copy',
  'blame',
  'over_promise',
  'repeat',
  'dodge',
  'empty_commit',
  'empty_option',
  'off_topic',
  'own_record',
  'flatter',
  'vague',
  'hollow_comfort',
  'too_short',
  'hedge',
  'stacked',
];
/** Beside real moves these are slips of the tongue. */
const SLIPS: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'vague',
  'hollow_comfort',
  'hedge',
  'flatter',
  'own_record',
  'empty_option',
  'dodge',
]);

/** Of somebody whose claims were denied, nothing is praised that may be one more. */
const OF_A_CLAIM: ReadonlySet<string> = new Set([
  ...OF_A_PROMISE,
  'spoke-in-particulars',
  'said-where-things-stand',
  'backed-with-fact',
  'gave-the-cause',
  'answered-questions',
]);
/** What the quotation shows of a strength, where that is less than the whole of it. */
const STRENGTHS: Readonly<Record<string, string>> = {
  'set-a-boundary': 'You said plainly what will not happen',
  'put-in-writing': 'You promised something on paper',
};

interface Finding {
  readonly theme: string;
  readonly text: string;
  readonly evidence: Evidence | null;
  readonly related: readonly number[];
}

const inOrder = (found: readonly Finding[]): readonly Finding[] =>
  found.toSorted(
    (left, right) => (left.related[0] ?? Number.POSITIVE_INFINITY) - (right.related[0] ?? Number.POSITIVE_INFINITY),
  );

/** Whether two quotations are of the same words, or one of a part of the other. */
const sameWords = (one: Evidence | null, other: Evidence): boolean =>
  one !== null &&
  one.messageNumber === other.messageNumber &&
  (one.quote.includes(clip(other.quote)) || other.quote.includes(clip(one.quote)));

/** What went well: the heaviest of each theme, each with other words of the student's. */
function positives(told: Told): readonly Finding[] {
  const { overall, final } = told;
  const denied = new Set(denialsIn(told.scenario, told.messages).map(({ messageNumber }) => messageNumber));
  const gained = (result: IndicatorResult): number =>
    Math.max(0, final.curve.find((point) => point.messageNumber === result.evidence?.messageNumber)?.delta ?? 0);
  const met = withPlainWords(told)
    .filter((result) => result.verdict === 'met')
    .toSorted((left, right) => right.points * 10 + gained(right) - (left.points * 10 + gained(left)));
  const chosen: Finding[] = [];
  for (const { id, evidence: found } of met) {
    const evidence = found && id === 'owned-their-part' ? owned(told, found) : found;
    const strength = STRENGTHS[id] ?? indicatorOf(id)?.strength.replace(/\.$/, '');
    const theme = themeOf(id);
    if (!evidence || !strength || chosen.length >= (overall < LITTLE_TO_PRAISE ? 1 : FINDINGS)) continue;
    if (chosen.some((other) => other.theme === theme || sameWords(other.evidence, evidence))) continue;
    const ofADenial = denied.has(evidence.messageNumber) || (denied.size >= CAPPED && OF_A_CLAIM.has(id));
    if (ofADenial || !plainlyStands(told, id, evidence)) continue;
    chosen.push({
      theme,
      text: shownBy(strength, evidence.quote),
      evidence: glance(evidence),
      related: [evidence.messageNumber],
    });
  }
  return inOrder(chosen);
}

/** A fact that speaks of what a claim speaks of says what is so instead; else what the stakeholder answered to it does. */
const OF_THE_CLAIM = 2;
function whatIsSo(told: Told, quote: string, messageNumber: number): string {
  const { readings, scenario } = told;
  const untruth = readings.flatMap(({ untrue = [] }) => untrue).find((one) => one.quote === quote);
  const fact = scenario.facts.find(({ id }) => id === untruth?.fact)?.text ?? null;
  if (fact !== null && (untruth?.known !== null || inBoth(namedIn(fact), namedIn(quote)) >= OF_THE_CLAIM))
    return ` What is so: ${fact}`;
  const denied = denialOf(told, messageNumber);
  return denied === null ? '' : ` ${scenario.persona.shortName} answered “${clip(denied)}”.`;
}

/** A claim that is false, with what is so. */
function notSo(told: Told, quote: string, messageNumber: number): string {
  const untruth = told.readings.flatMap(({ untrue = [] }) => untrue).find((one) => one.quote === quote);
  const again = told.readings
    .filter(({ untrue = [] }) =>
      untrue.some((one) => one.quote !== quote && one.fact !== null && one.fact === untruth?.fact),
    )
    .map((reading) => reading.messageNumber);
  const held = again.length === 0 ? '' : ` You held to it in message ${again.join(' and ')}.`;
  return `${shownBy('You said something that is not so', quote)}${whatIsSo(told, quote, messageNumber)}${held}`;
}

/** What a fault is told as, with its words. */
function faultText(told: Told, kind: FaultKind, { quote, words }: ShownFault, messageNumber: number): string | null {
  if (kind === 'untrue') return notSo(told, quote, messageNumber);
  if (kind !== 'dodge') return FAULT_FINDINGS[kind] ? shownBy(FAULT_FINDINGS[kind], words) : null;
  const asked = passedOver(told, messageNumber);
  return asked === null ? null : `Asked “${clip(asked)}”, ${shownBy('you answered', words).replace(':', '')}`;
}

function faultFindings(told: Told): readonly Finding[] {
  const { readings, messages, final } = told;
  return FAULT_ORDER.flatMap((kind) => {
    const shown = readings.flatMap((reading) => {
      const fault = SLIPS.has(kind) && reading.acts.length > 0 ? null : shownFault(told, reading, kind);
      return fault === null ? [] : [{ number: reading.messageNumber, fault }];
    });
    if (kind === 'stacked' && shown.length < OFTEN) return [];
    const loss = (number: number): number => final.curve.find((point) => point.messageNumber === number)?.delta ?? 0;
    const [worst] = shown.toSorted((left, right) => loss(left.number) - loss(right.number));
    if (!worst) return [];
    const evidence = glance({ messageNumber: worst.number, quote: worst.fault.quote });
    const text = faultText(told, kind, worst.fault, worst.number);
    return text === null || !isVerbatim(evidence, messages)
      ? []
      : [{ theme: themeOf(kind), text, evidence, related: shown.map(({ number }) => number) }];
  });
}

/** Claims that the stakeholder denied, with what came back to each: by these a score is capped. */
function deniedClaims({ scenario, messages }: Told): Finding | null {
  const denials = denialsIn(scenario, messages);
  const shown = denials.filter(({ quote }) => quote !== null).slice(0, CAPPED);
  const [first] = shown;
  if (denials.length < CAPPED || !first) return null;
  const evidence = glance({ messageNumber: first.messageNumber, quote: first.quote ?? '' });
  const name = scenario.persona.shortName;
  const said = shown.map(
    ({ quote, answer }, at) =>
      `to ${quoted(quote ?? '')} ${at === 0 ? 'the answer was' : 'it was'} ${quoted(opening(answer))}`,
  );
  return isVerbatim(evidence, messages)
    ? {
        theme: themeOf('untrue'),
        text: `${name} denied what you claimed: ${said.join(', and ')}.`,
        evidence,
        related: denials.map(({ messageNumber }) => messageNumber),
      }
    : null;
}

/** A part that is owned and pushed away in one breath, or laid at the other's door: the first of them. */
function explainedAway({ readings, messages }: Told): Finding | null {
  const owns = readings.some(({ acts }) => acts.some(({ kind, quote }) => kind === 'own' && owning(quote)));
  for (const { messageNumber } of readings) {
    const text = messages.find(({ number }) => number === messageNumber)?.content ?? '';
    for (const sentence of parseText(text)) {
      const base = awayIn(sentence);
      if (base === AWAY && owns) continue;
      const evidence = glance({ messageNumber, quote: sentence.text });
      if (base !== null && isVerbatim(evidence, messages))
        return {
          theme: themeOf('owned-their-part'),
          text: shownBy(base, evidence.quote),
          evidence,
          related: [messageNumber],
        };
    }
  }
  return null;
}
const AWAY = 'You explained it away';
/** 'It’s not me who stays there' says who does. */
const WHO_DOES = / not (?:me|us) (?:who|that) /;
/** What of a sentence has to stand in the words that are printed. */
function awayIn({ text, question }: Sentence): string | null {
  const printed = parseText(clip(text)).map(plainWords).join(' ');
  if (question) return null;
  if (SORRY_BUT.test(printed)) return 'The ‘but’ took your apology back';
  if (NOT_MINE.test(printed) && !SORRY.test(printed) && !WHO_DOES.test(printed)) return AWAY;
  return SHOULD_HAVE.test(printed) && !SORRY.test(printed) ? 'You put it on others' : null;
}
const SORRY_BUT = / (?:sorry|apologise|apologize|apology|apologies) .*\b(?:but|however) /;
/** 'You should have said no', and not 'you should have heard it from me'. */
const SHOULD_HAVE = / (?:you|your \S+) should have (?!been |hear |heard |known |had |got |seen |received )/;

/** A claim that the student took back later as not so, where nothing else of theirs is told as false by then. */
function takenBack({ readings, messages }: Told): Finding | null {
  for (const { messageNumber, admits = [] } of readings)
    for (const claim of admits) {
      const evidence = glance(claim);
      if (
        isVerbatim(evidence, messages) &&
        !readings.some(({ untrue = [] }) => untrue.some(({ quote }) => quote === claim.quote))
      )
        return {
          theme: 'taken-back',
          text: `${shownBy('You said this', claim.quote)} In message ${messageNumber} you took it back.`,
          evidence,
          related: [claim.messageNumber, messageNumber],
        };
    }
  return null;
}

/** What stands between quotation marks. */
const wordsIn = (text: string): readonly string[] => [...text.matchAll(/“[^”]+”/g)].map(([words]) => words);
/** From this score on one thing to work on is enough. */
const SOUND = 7.7;
/** What the forms of a whole talk show, the plainest first. */
const WHOLE_TALK = [
  onlyAsked,
  onlyWantedYes,
  leftWithoutDay,
  keptApologising,
  hedgedOften,
  namedNoDay,
  neverSummedUp,
  askedSeveral,
  askedForNothing,
  putNothingDown,
  namedNoPrice,
  tookNothingOn,
  neverFelt,
  neverChecked,
] as const;
/** What to work on: faults of conduct and substance first, then what was missing, heaviest first; no theme twice. */
function negatives(told: Told, praised: readonly Finding[]): readonly Finding[] {
  const chosen: Finding[] = [];
  const add = (finding: Finding, most: number): void => {
    const quote = finding.evidence?.quote;
    if (chosen.length >= most || chosen.some((other) => other.theme === finding.theme || other.text === finding.text))
      return;
    if (quote !== undefined && [...chosen, ...praised].some((other) => other.evidence?.quote === quote)) return;
    if (wordsIn(finding.text).some((words) => chosen.some(({ text }) => text.includes(words)))) return;
    chosen.push(finding);
  };
  const denied = deniedClaims(told);
  if (denied !== null) add(denied, FINDINGS);
  const doubted = notBelieved(told);
  if (doubted !== null) add({ ...doubted, related: [doubted.evidence?.messageNumber ?? 0] }, FINDINGS);
  for (const finding of faultFindings(told)) add(finding, FINDINGS - 1);
  const harsh = betweenTheLines(told);
  if (harsh !== null) add({ ...harsh, related: [harsh.evidence?.messageNumber ?? 0] }, FINDINGS);
  const away = explainedAway(told);
  if (away !== null && !praised.some(({ theme }) => theme === away.theme)) add(away, FINDINGS);
  const back = takenBack(told);
  if (back !== null) add(back, FINDINGS);
  const open = leftOpen(told);
  if (open !== null) add({ theme: themeOf('answered-the-central'), text: open, evidence: null, related: [] }, FINDINGS);
  const unmet = byImportance(
    told.indicators.filter(
      (result) => result.verdict === 'not_met' && !result.unclear && !standsSomewhere(told, result.id),
    ),
  );
  const missed = unmet.map((result): Finding => {
    const { text, evidence } = lacking(told, result);
    return {
      theme: themeOf(result.id),
      text,
      evidence: evidence && isVerbatim(evidence, told.messages) ? glance(evidence) : null,
      related: evidence ? [evidence.messageNumber] : [],
    };
  });
  const untouched = neverCameUp(told);
  const praise = new Set(praised.map((finding) => finding.theme));
  const asFinding = (found: Missing): Finding => ({
    ...found,
    related: found.evidence === null ? [] : [found.evidence.messageNumber],
  });
  const waiting = stillWaiting(told);
  const enough = told.overall < SOUND ? FINDINGS - 1 : 1;
  if (waiting !== null) add(asFinding(waiting), enough);
  const counted = WHOLE_TALK.flatMap((look) => look(told) ?? []).map(asFinding);
  const missing = [...missed.filter(({ theme }) => !praise.has(theme)), ...counted];
  for (const finding of missing) add(finding, missed.includes(finding) ? FINDINGS : enough);
  for (const finding of missed) add(finding, 1);
  const unsettled = chosen.length === 0 && untouched === null ? notSettled(told) : null;
  if (unsettled !== null) add({ theme: 'not-settled', text: unsettled, evidence: null, related: [] }, FINDINGS);
  if (untouched !== null) add({ theme: 'never-came-up', text: untouched, evidence: null, related: [] }, FINDINGS);
  return inOrder(chosen);
}

/** Advice on single words is for messages that were meant for the other side, and understood. */
const isSound = ({ readings }: Told, number: number): boolean =>
  readings.some(
    (reading) =>
      reading.messageNumber === number &&
      reading.understood === 'clear' &&
      !hasFault(reading, 'threat', 'rude', 'scorer', 'role_break', 'copy', 'repeat'),
  );

/** Better words are shown only for words that plainly were a fault of what they are to be better at. */
const isFaulty = (told: Told, id: string, { messageNumber, quote }: Evidence): boolean =>
  told.readings.some(
    (reading) =>
      reading.messageNumber === messageNumber &&
      reading.faults.some(
        ({ kind }) => themeOf(kind) === themeOf(id) && shownFault(told, reading, kind)?.quote === quote,
      ),
  );

const MAY_BE_HEARD: Partial<Record<FaultKind, string>> = {
  scorer: 'as spoken to a scorer and not to the person',
  role_break: 'as stepping out of the conversation',
};

const COURTESY = /\b(?:thank|thanks|value|appreciate|grateful|glad|good (?:morning|afternoon|evening))\b/i;
/** What has to stand in words that may be heard so: otherwise the question would puzzle whoever said them. */
const FORM: Partial<Record<FaultKind, RegExp>> = {
  scorer: /\b(?:scor\w+|points?|rat(?:e|ing)|grade|mark|assess\w*|evaluat\w+|judge)\b/i,
  role_break: /\b(?:model|prompt|ai|bot|simulat\w+|role|game|program|software|instructions?|character|chat\w*)\b/i,
};

/** Words that the case is about, and everybody in it uses: 'the scoring you all signed off' where projects are ranked. */
function isOfTheCase({ scenario }: Told, kind: FaultKind, quote: string): boolean {
  const word = FORM[kind]?.exec(quote)?.[0].toLowerCase();
  const ofCase = [
    scenario.situation,
    scenario.opening,
    scenario.goal,
    ...scenario.facts.map(({ text }) => text),
    ...scenario.concerns.flatMap(({ worry, cues }) => [worry, ...cues]),
  ];
  const stem = word?.slice(0, STEM) ?? '';
  return stem !== '' && ofCase.join(' ').toLowerCase().includes(stem);
}
const STEM = 4;

/** Words that most likely were a fault of conduct, and for which nothing was taken off: the first of them. */
function doubtful(told: Told, said: readonly Finding[]): readonly SpecificFeedback[] {
  const { readings, messages } = told;
  const [found] = readings.flatMap((reading) =>
    (reading.suspected ?? []).flatMap(({ kind, quote, likely }): SpecificFeedback[] => {
      const heard = MAY_BE_HEARD[kind];
      const evidence = glance({ messageNumber: reading.messageNumber, quote });
      const known = said.some((finding) => finding.theme === themeOf(kind));
      // Beside a real move the words were hardly meant so.
      if (
        !likely ||
        heard === undefined ||
        known ||
        COURTESY.test(quote) ||
        FORM[kind]?.test(quote) === false ||
        isOfTheCase(told, kind, quote) ||
        reading.acts.length > 0 ||
        !isVerbatim(evidence, messages)
      )
        return [];
      return [
        {
          type: 'suggestion',
          message: `This may be heard ${heard}; if it was not meant so, put it another way: ${quoted(quote)}`,
          relatedMessages: [reading.messageNumber],
          evidence,
        },
      ];
    }),
  );
  return found ? [found] : [];
}

const asFeedback = (type: SpecificFeedback['type'], { text, evidence, related }: Finding): SpecificFeedback => ({
  type,
  message: text,
  relatedMessages: [...related],
  evidence,
});

/** Strengths and areas, each as a sentence; those that words show, with these words; then what to try, where. What was never said has no quote. */
export function findings(told: Told): Pick<Feedback, 'strengths' | 'areasForImprovement' | 'specificFeedback'> {
  const good = positives(told);
  const poor = negatives(told, good);
  const used = new Set([...poor.map((finding) => finding.theme), ...good.map((finding) => finding.theme)]);
  const praised = new Set(good.map((finding) => finding.evidence?.quote));
  const suggestions = byImportance(
    told.indicators.filter(
      (result) =>
        result.verdict === 'not_met' &&
        !result.unclear &&
        result.evidence !== null &&
        !used.has(themeOf(result.id)) &&
        !praised.has(glance(result.evidence).quote) &&
        isSound(told, result.evidence.messageNumber) &&
        isFaulty(told, result.id, result.evidence),
    ),
  )
    .slice(0, 1)
    .flatMap((result): SpecificFeedback[] => {
      const next = indicatorOf(result.id)?.next;
      return next && result.evidence
        ? [
            {
              type: 'suggestion',
              message: `Instead of ${quoted(result.evidence.quote)}: ${next.charAt(0).toLowerCase()}${next.slice(1)}`,
              relatedMessages: [result.evidence.messageNumber],
              evidence: glance(result.evidence),
            },
          ]
        : [];
    });
  return {
    strengths: good.map((finding) => finding.text),
    areasForImprovement: poor.map((finding) => finding.text),
    specificFeedback: [
      ...good.map((finding) => asFeedback('positive', finding)),
      ...poor.filter((finding) => finding.evidence !== null).map((finding) => asFeedback('negative', finding)),
      ...suggestions,
      ...doubtful(told, poor).filter(({ evidence }) => !praised.has(evidence?.quote)),
    ],
  };
}
