import { scenarios } from '@parley/content';
import { describe, expect, it } from '@jest/globals';
import {
  asideIn,
  createLexicalSimilarity,
  meaningsOf,
  parseText,
  pointsOf,
  takesLeave,
  topicOf,
  wantsToKnow,
} from '@parley/coach/internals';

const similarity = createLexicalSimilarity();
const drawings = scenarios.find((scenario) => scenario.slug === 'late-drawings') ?? scenarios[0];
if (!drawings) throw new Error('The library has no scenario');
const sentence = (text: string) => {
  const [first] = parseText(text);
  if (!first) throw new Error(`Nothing in ${text}`);
  return first;
};

describe('questions of the student', () => {
  it.each([
    ['Who is it that checks the drawings?', 'declan-away'],
    ['What happened there in Youghal?', 'youghal'],
    ['How often did that stair move so far?', 'stair-moves'],
    ['which of the fourteen are for the foundations?', 'which-sheets'],
    ['How many queries have you had from us?', 'queries'],
  ])('%s finds its fact', (question, fact) => {
    const meant = meaningsOf(sentence(question), drawings, similarity, []);
    expect(meant.flatMap(({ target }) => (target.kind === 'fact' ? target.fact.id : []))).toContain(fact);
  });

  it('what this person can’t know is named', () => {
    expect(topicOf(sentence('What did your foreman say about my crane?'))).toBe('your crane');
    expect(topicOf(sentence('What is in the green notebook that the system ought to know?'))).toBe(
      'the green notebook',
    );
    expect(topicOf(sentence('Who is the person that signs your permit?'))).toBe('my permit');
    expect(topicOf(sentence('Who else needs to hear about this today?'))).toBeNull();
  });

  it.each([
    'Would it help if I rang the foreman?',
    'Who will tell the site?',
    'Can you sign by Friday?',
    'We pour on Monday.',
  ])('%s wants no fact', (text) => {
    expect(wantsToKnow(sentence(text))).toBe(false);
  });
});

describe('taking leave', () => {
  it.each([
    'Bye.',
    'See you on Friday.',
    'Thank you for your time.',
    'ok, talk later',
    'Thanks Nuala. Let us leave it there.',
  ])('%s', (text) => expect(takesLeave(parseText(text), new Set(['nuala']), similarity)).toBe(true));
  it.each([
    'I will see you get the layout on Friday.',
    'We see you take care of the crane, so who takes the stair?',
    'That is all we have left in the budget.',
    'You see your own costs by the byelaw of 2019, page 4.',
    'The bypass opens on Monday.',
    'He said goodbye to the old form in May.',
  ])('is not in: %s', (text) => expect(takesLeave(parseText(text), new Set(['nuala']), similarity)).toBe(false));
});

describe('asides', () => {
  const names = new Set(['nuala']);
  it.each([
    ['Good morning Nuala!', 'greeting'],
    ['thanks a lot', 'thanks'],
    ['ok', 'little'],
    ['Where were we?', 'lost_thread'],
    ['Sorry, I lost the thread.', 'lost_thread'],
    ['Goodbye.', 'farewell'],
    ['See you on Friday.', 'farewell'],
    ['Hi!', 'greeting'],
    ['Nice to meet you.', 'greeting'],
  ])('%s', (text, kind) => {
    expect(asideIn(sentence(text), names, similarity)).toBe(kind);
  });

  it.each([
    ['How do you feel about this?', 'how_do_you_feel'],
    ['Can you repeat that?', 'say_again'],
    ['What did you ask me?', 'say_again'],
    ['What do you need from me?', 'how_can_i_help'],
  ])('%s can be asked in every talk', async (text, question) => {
    const [point] = await pointsOf(drawings, text, [], similarity, []);
    expect(point?.meant[0]?.target).toEqual({ kind: 'common', id: question });
    expect(point?.aside).toBeNull();
  });

  it('are none where it is asked whether anything is missing', () => {
    expect(asideIn(sentence('And do I forget something?'), names, similarity)).toBeNull();
  });

  it('stand beside the matter, which is not lost for them', async () => {
    const points = await pointsOf(drawings, 'Hello Nuala. Fionn signs the stair on Friday.', [], similarity, []);
    expect(points.map(({ aside }) => aside)).toEqual(['greeting', null]);
  });
});
