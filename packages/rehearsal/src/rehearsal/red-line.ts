/** What a stakeholder will not do, and whether they are being asked for it. */
import type { ScenarioContent } from '@parley/shared';
import { oneOf } from '../language/one-of';
import { parseText, type Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { quantitiesIn } from '../truth/quantities';

/** From here on a request comes near to a red line. */
const NEAR_THE_LINE = 0.44;
const REQUESTS = new RegExp(
  `\\b${oneOf(
    '(?:could|can|should|must) (?:you|we|it|they|the|this|that|your)',
    '(?:you|we|it|that|this) (?:could|can|should|must|need to|have to)',
    'should',
    'just',
    "let[’']?s",
    'please',
    'need you',
    'send',
    'give',
    'drop',
    'cancel',
    'skip',
    '(?<!\\b(?:a|an|the|any|real|this|that|of|no|pay) )cut',
    'sign',
  )}\\b`,
  'i',
);
/** What the student does or would do asks nothing of the other. */
const OFFERS = /\b(?:(?:i|we)(?:['’]ll|['’]d|\s(?:will|can|could|would|shall|am|are))|i (?:should|must|have to))\b/i;
/** With these a first person asks all the same. */
const WANTS = new Set([
  'need',
  'want',
  'ask',
  'expect',
  'insist',
  'demand',
  'require',
  'think',
  'say',
  'hope',
  'wish',
  'suggest',
  'propose',
  'prefer',
]);
/** Whether somebody says what they do or will do themselves: 'I take the stair off you.' */
export const doesItself = ({ terms }: Sentence): boolean =>
  terms.some((term, at) => {
    const next = terms[at + 1];
    return (
      (term.word === 'i' || term.word === 'we') &&
      next !== undefined &&
      next.tags.has('Verb') &&
      !next.tags.has('PastTense') &&
      !next.tags.has('Auxiliary') &&
      !WANTS.has(next.root)
    );
  });
/** Who leaves a thing where it is asks nothing: 'The drawer can stay locked.' */
const LEAVES =
  /\b(?:can|may|should|shall|will) (?:stay|remain|keep|rest)\b|\bleave\b.*\b(?:alone|untouched|in place|as (?:it|they) (?:is|are))\b/i;
/** Leave to ask or to see is no step over a line. */
const MAY_I =
  /^(?:and |so |but )?(?:can|could|may|might|shall) (?:i|we) (?:(?:just|also|please) )?(?:ask|speak|talk|see|sit|come|meet|call|ring|write|look|visit|watch|join)\b/i;
const WONDERS = /^(?:and |so |but )?(?:who|what|when|where|why|how|which)\b/i;

const sumsIn = (sentences: readonly Sentence[]): ReadonlySet<number> =>
  new Set(
    sentences
      .flatMap(quantitiesIn)
      .filter(({ kind }) => kind === 'money')
      .map(({ value }) => value),
  );
/** Whether somebody asks for it at another price: 'the two at £730' where the line is drawn at £640. */
function atAnotherPrice(redLine: string, sentence: Sentence): boolean {
  const drawn = sumsIn(parseText(redLine));
  const named = sumsIn([sentence]);
  return drawn.size > 0 && named.size > 0 && [...named].every((sum) => !drawn.has(sum));
}

/** The line this person draws at what is asked of them; null where nothing of the kind is asked. */
export function redLineCrossed(
  scenario: ScenarioContent,
  sentences: readonly Sentence[],
  similarity: Similarity,
): string | null {
  const asks = sentences.filter(
    (sentence) =>
      !sentence.negated &&
      REQUESTS.test(sentence.text) &&
      !OFFERS.test(sentence.text) &&
      !LEAVES.test(sentence.text) &&
      !MAY_I.test(sentence.text) &&
      !doesItself(sentence) &&
      !WONDERS.test(sentence.text),
  );
  return (
    scenario.persona.redLines.find((entry) =>
      asks.some(
        (sentence) =>
          !atAnotherPrice(`${entry.text} ${entry.line}`, sentence) &&
          Math.max(similarity.compare(sentence.text, entry.text), similarity.compare(sentence.text, entry.line)) >=
            NEAR_THE_LINE,
      ),
    )?.line ?? null
  );
}
