import { scenarios } from '@parley/content';
import { describe, expect, it } from '@jest/globals';
import {
  asideOf,
  takesLeave,
  createLexicalSimilarity,
  parseText,
  questionsOf,
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
    expect(questionsOf(drawings, parseText(question), similarity, '', () => true)[0]?.fact?.id).toBe(fact);
  });

  it('what this person can’t know finds none, and is named', () => {
    const [asked] = questionsOf(
      drawings,
      parseText('Which software does your office use?'),
      similarity,
      '',
      () => true,
    );
    expect(asked?.fact).toBeNull();
    expect(topicOf(sentence('What did your foreman say about my crane?'))).toBe('your crane');
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
  it.each([
    ['Good morning Nuala!', 'greeting'],
    ['thanks a lot', 'thanks'],
    ['ok', 'little'],
    ['How do you feel about this?', 'feelings'],
    ['Where were we?', 'lost_thread'],
    ['Can you repeat that?', 'again'],
    ['What did you ask me?', 'again'],
    ['Sorry, I lost the thread. What did you ask me?', 'lost_thread'],
    ['What do you need from me?', 'needs'],
    ['Goodbye.', 'farewell'],
    ['See you on Friday.', 'farewell'],
    ['Hi! Great to see you.', 'greeting'],
    ['Nice to meet you.', 'greeting'],
  ])('%s', (text, kind) => {
    expect(asideOf(parseText(text), new Set(['nuala']), similarity)).toEqual({ kind, alone: true });
  });
  it('stands beside the matter', () => {
    expect(asideOf(parseText('Hello Nuala. Fionn signs the stair on Friday.'), new Set(['nuala']), similarity)).toEqual(
      { kind: 'greeting', alone: false },
    );
    expect(asideOf(parseText('Fionn signs the stair on Friday.'), new Set(['nuala']), similarity)).toBeNull();
  });
});
