import { describe, expect, it } from '@jest/globals';
import { parseText, plainWords } from './parse';

const read = (text: string): string => parseText(text).map(plainWords).join('|');

describe('shorthand', () => {
  it.each([
    ['id take the second one', ' i would take '],
    ['honestly id rather wait', ' i would rather wait '],
    ['so id say thursday', ' i would say thursday '],
    ['ill send it on friday', ' i will send '],
    ['and ill ring him tonight', ' i will ring him '],
    ['tomorrow ill call her', ' i will call her '],
    ['im sorry about the list', ' i am sorry '],
    ['im on the late shift', ' i am on '],
    ['cant do that before may', ' can not do '],
    ['dont worry, youll have it by noon', ' you will have it '],
  ])('is spelled out: %s', (text, words) => expect(read(text)).toContain(words));

  it.each([
    ['Please send me the user id list by noon.', ' user id list '],
    ['The id of the machine is on the plate.', ' the id of '],
    ['Each badge has an id and a photo.', ' an id and '],
    ['We check the ID at the gate.', ' the id at '],
    ['The patient id was wrong in 14 cases.', ' patient id was '],
    ['Nurse Hall is ill until Thursday.', ' is ill until '],
    ['Two drivers fell ill last night.', ' fell ill last '],
    ['He called in ill, so we were one short.', ' ill so we were '],
    ['The ill are on ward four.', ' the ill are '],
    ['It works well with gloves.', ' works well with '],
    ['The well is 40 metres deep.', ' the well is '],
    ['We were late and its cover was open.', ' we were late and its cover '],
    ['The shell of the pump cracked.', ' the shell of '],
    ['It was hell at the counter on Monday.', ' was hell at '],
    ['They wed in June, so the hall is taken.', ' they wed in '],
    ['Wed 14:00 works for the crew.', ' wed '],
  ])('is not read into words of their own: %s', (text, words) => expect(read(text)).toContain(words));
});
