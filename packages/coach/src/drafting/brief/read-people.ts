/** Everybody in a brief: by headers, signatures, who speaks, and ordinary sentences. */
import type { BriefLine } from './lines';
import { NAME, TITLES } from './names';
import { People } from './people';
import { fromHeader, fromSignature } from './people-in-headers';
import { fromProse } from './people-in-prose';
import { namesOrganisation, namesRole, placeIn } from './roles';

const PRONOUN = /\b(?:she|her|hers|herself|he|him|his|himself)\b/i;

/** Where no name tells it, the words after a mention do. */
function pronounsBy(brief: string, people: People): void {
  for (const person of people.all) {
    let she = 0;
    let he = 0;
    for (const [at, mention] of person.mentions.entries()) {
      const until = Math.min(person.mentions[at + 1]?.start ?? brief.length, mention.end + 160);
      const others = people.all.flatMap((other) => (other === person ? [] : other.mentions.map(({ start }) => start)));
      const window = brief.slice(mention.end, Math.min(until, ...others.filter((start) => start > mention.end)));
      // The first one after a name is theirs; what comes later may be anybody's.
      const first = PRONOUN.exec(window)?.[0].toLowerCase();
      if (first !== undefined) {
        if (/^(?:she|her)/.test(first)) she += 1;
        else he += 1;
      }
    }
    if (person.title !== null && TITLES.has(person.title.replace('.', '').toLowerCase())) continue;
    if (she > he) person.pronoun = 'she';
    else if (he > she) person.pronoun = 'he';
  }
}

/** Everybody who is named. `pause` is called now and then. */
export async function peopleOf(
  brief: string,
  lines: readonly BriefLine[],
  pause: () => Promise<void>,
): Promise<People> {
  const people = new People(brief);
  for (const line of lines) {
    if (line.kind === 'header') fromHeader(people, line);
    await pause();
  }
  fromSignature(people, lines);
  for (const line of lines) {
    if (line.speaker !== null) {
      const { name, role, start, end } = line.speaker;
      const written = /^\p{Ll}/u.test(name) ? people.find(name)?.name : name;
      if (written !== undefined && !namesRole(written) && !namesOrganisation(written)) {
        const person = people.add(written, { start, end }, placeIn(role ?? ''));
        person.speaks += 1;
      }
    }
    if (line.kind === 'greeting') {
      const name = new RegExp(String.raw`^(?:(?:hi|hello|hey|dear|hallo|good \p{L}+|morning)\s+)?(${NAME})`, 'iu').exec(
        line.text,
      )?.[1];
      const capital = name?.replace(/^(?:hi|hello|hey|dear|hallo|morning)\s+/i, '');
      if (
        capital !== undefined &&
        /^\p{Lu}/u.test(capital) &&
        !/^(?:All|Team|Everyone|Everybody|Folks|Both|Hi|Hello|Hey|Dear|Good|Colleagues|Sir|Madam)\b/i.test(capital)
      )
        people
          .add(capital, {
            start: line.start + line.text.indexOf(capital),
            end: line.start + line.text.indexOf(capital) + capital.length,
          })
          .receives.add(line.part);
    } else if (line.kind === 'prose' || line.kind === 'list') {
      const greeted = new RegExp(
        String.raw`^(?:hi|hello|hey|dear|Hi|Hello|Hey|Dear)\s(\p{Lu}\p{Ll}[\p{L}’-]*),\s`,
        'u',
      ).exec(line.text)?.[1];
      if (greeted !== undefined && !/^(?:All|Team|Everyone|Project|Colleagues)$/.test(greeted)) {
        const at = line.start + line.text.indexOf(greeted);
        people.add(greeted, { start: at, end: at + greeted.length }).receives.add(line.part);
      }
      fromProse(people, line);
    } else if (line.kind === 'header' && line.key === 'subject') fromProse(people, line);
    await pause();
  }
  for (const person of people.all) {
    if (person.role !== null || person.writes.size === 0) continue;
    const told = /\bI am the ((?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+)(?= (?:of|at|for|in)\b|[,.])/u.exec(brief)?.[1];
    if (told !== undefined && namesRole(told)) person.role = told;
  }
  people.settle();
  pronounsBy(brief, people);
  return people;
}
