import { describe, expect, it } from '@jest/globals';
import { readPeople, writePeople } from './read-people';

const people = (text: string) => readPeople(text).people.map(({ line, name, email }) => [line, name, email]);

describe('readPeople', () => {
  it.each([
    ['a CSV of two columns', 'Ana Silva,ana@x.org\nBo Li,bo@y.org'],
    ['the columns the other way round', 'ana@x.org,Ana Silva\nbo@y.org,Bo Li'],
    ['semicolons, as some spreadsheets write', 'Ana Silva;ana@x.org\r\nBo Li;bo@y.org\r\n'],
    ['cells copied from a spreadsheet', 'Ana Silva\tana@x.org\nBo Li\tbo@y.org'],
    ['a mail program’s addresses', 'Ana Silva <ana@x.org>\nBo Li <bo@y.org>'],
    ['words and an address', 'Ana Silva ana@x.org\n  Bo Li   bo@y.org'],
    ['a mark of its byte order', '\uFEFFAna Silva,ana@x.org\nBo Li,bo@y.org'],
    ['empty columns behind', 'Ana Silva,ana@x.org,,\nBo Li,bo@y.org,,'],
  ])('reads %s', (_, text) => {
    expect(people(text)).toEqual([
      [1, 'Ana Silva', 'ana@x.org'],
      [2, 'Bo Li', 'bo@y.org'],
    ]);
  });

  it('reads several people in one line of a mail program', () => {
    expect(people('Ana Silva <ana@x.org>; Bo Li <bo@y.org>')).toEqual([
      [1, 'Ana Silva', 'ana@x.org'],
      [1, 'Bo Li', 'bo@y.org'],
    ]);
  });

  it('keeps a comma inside of quotation marks, and counts lines as they were pasted', () => {
    expect(people('\n"Silva, Ana",ana@x.org\n\n"Li ""Bo"" Wei",bo@y.org')).toEqual([
      [2, 'Silva, Ana', 'ana@x.org'],
      [4, 'Li "Bo" Wei', 'bo@y.org'],
    ]);
  });

  it.each(['Name,Email', 'e-mail address;full name', 'First name\tE-Mail'])(
    'leaves the headings %j out',
    (headings) => {
      expect(people(`${headings}\nAna Silva,ana@x.org`)).toEqual([[2, 'Ana Silva', 'ana@x.org']]);
    },
  );

  it('takes nobody for a heading: a first line that is only a name stays, with its address missing', () => {
    expect(people('Ana Silva\nBo Li,bo@y.org')).toEqual([
      [1, 'Ana Silva', ''],
      [2, 'Bo Li', 'bo@y.org'],
    ]);
  });

  it('counts the columns that are too many', () => {
    expect(readPeople('Ana,Silva,ana@x.org').people).toEqual([
      { place: 0, line: 1, name: 'Ana', email: 'ana@x.org', surplus: 1 },
    ]);
  });

  it('says what it cannot read, and throws nothing', () => {
    expect(readPeople('"Ana Silva,ana@x.org\nBo Li,bo@y.org')).toEqual({
      people: [],
      unreadable: 'A quotation mark is opened and not closed. Please close it, or leave it out.',
    });
    expect(readPeople('')).toEqual({ people: [], unreadable: null });
  });

  it('reads again what it writes', () => {
    const listed = [
      { name: 'Silva, Ana', email: 'ana@x.org' },
      { name: 'Li "Bo" Wei', email: 'bo@y.org' },
      { name: 'Cy <Twombly>', email: 'cy@z.org' },
    ];
    expect(people(writePeople(listed))).toEqual(listed.map(({ name, email }, index) => [index + 1, name, email]));
  });

  it('reads ten thousand lines, so that they can be counted', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `Person ${index},p${index}@x.org`).join('\n');
    expect(readPeople(lines).people).toHaveLength(10_000);
  });
});
