/** What a sentence does in the talk (product §11.2). */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { type DialogueAct, dialogueActOf } from './dialogue';
import type { ToldUtterance } from './utterance';

const actOf = (text: string): DialogueAct => {
  const [sentence] = parseText(text);
  if (!sentence) throw new Error(`Nothing in ${text}`);
  return dialogueActOf(sentence);
};

describe('a question', () => {
  it.each([
    'Who signs the permits at your end?',
    'how many vans are there',
    'So, why is the depot closed on Mondays?',
    'Could you tell me what the auditors found?',
    'Did the second pump arrive?',
    'What happens to the old contract?',
    'May I ask who signs if both are away?',
    'I was wondering how the pumps get to the quay.',
    'What would you accept for the second hall?',
  ])('wants to know: %s', (text) => expect(actOf(text)).toBe('wants_to_know'));

  it.each([
    'Can I count on your vote?',
    'Deal?',
    'Does that cover it?',
    'Would you accept a smaller hall?',
    'If I pay for the second guard, would you open the gate on Sundays?',
    'Is that acceptable?',
  ])('asks for a yes: %s', (text) => expect(actOf(text)).toBe('asks_for_yes'));

  it.each([
    'Could you ring the harbour master before noon?',
    'Which of the two would you take?',
    'Who will tell the drivers?',
  ])('asks for a decision: %s', (text) => expect(actOf(text)).toBe('asks_for_decision'));

  it.each([
    'What if we left the basement out?',
    'Shall we move the gate to the north side?',
    'How about two shifts?',
    'Could we start with the cold store?',
  ])('proposes: %s', (text) => expect(actOf(text)).toBe('proposes'));

  it.each([
    'Did I get that right?',
    'So you need both lifts by May?',
    'The lift is yours and the stairs are ours, correct?',
    'Friday?',
    'Let me read all of it back: the gate, the fence and the ninth.',
  ])('gives back: %s', (text) => expect(actOf(text)).toBe('gives_back'));
});

describe('a plain sentence', () => {
  it.each([
    ['I am sorry that nobody rang you.', 'apologises'],
    ['We will not open without a fire plan.', 'refuses'],
    ['I can lend you two vans until June.', 'proposes'],
    ['What you need is one gate that opens on time.', 'gives_back'],
    ['The second pump came on Tuesday.', 'reports'],
  ] as const)('%s', (text, act) => expect(actOf(text)).toBe(act));

  it('that is sorry out of courtesy apologises for nothing', () => {
    expect(actOf('Sorry to bother you about the pump.')).not.toBe('apologises');
  });
});

describe('what the classifier tells', () => {
  const [sentence] = parseText('Two vans until June, driver of mine.');
  const told = (label: ToldUtterance['label'], probability: number): readonly ToldUtterance[] => [
    { label, probability },
    { label: 'status', probability: 1 - probability },
  ];
  if (!sentence) throw new Error('No sentence');

  it('goes before the form where it is sure', () => {
    expect(dialogueActOf(sentence)).toBe('reports');
    expect(dialogueActOf(sentence, [], told('offer', 0.9))).toBe('proposes');
    expect(dialogueActOf(sentence, [], told('offer', 0.7))).toBe('reports');
  });

  it('leaves a form that does well for what it tells', () => {
    const [question] = parseText('Shall we move the gate to the north side?');
    expect(question && dialogueActOf(question, [], told('ask_yes', 0.95))).toBe('proposes');
  });
});
