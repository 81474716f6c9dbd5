/** The people of a brief, each under every name they are called by. */
import { FUNCTION_WORDS } from '../../language/vocabulary';
import type { Span } from './brief-line';
import {
  bare,
  escaped,
  firstName,
  MONTH_OR_DAY,
  NO_NAME,
  PARTICLE,
  partsOf,
  type Pronoun,
  TITLE,
  TITLED,
  titleOf,
  TITLES,
} from './names';

export interface Person {
  /** The fullest form of the name, without a title. */
  name: string;
  title: string | null;
  role: string | null;
  organisation: string | null;
  pronoun: Pronoun;
  /** Where the name stands first, in its fullest form. */
  at: Span;
  readonly aliases: Set<string>;
  /** Offsets of every mention, in order. */
  mentions: Span[];
  /** Parts of the brief in which this person writes or is written to. */
  readonly writes: Set<number>;
  readonly receives: Set<number>;
  /** Asked for something by their place in a header: a ticket's reporter, an auditor who raised it. */
  raised: boolean;
  assigned: boolean;
  speaks: number;
}

/** Fields of tickets, and no house. */
const OF_A_TICKET =
  /^(?:assignee|reporter|status|watchers|priority|type|description|comments?|linked|labels|due|sprint|subject|requester)$/i;

/** Titles by which whoever bears one is called alone. */
const OF_AN_OFFICE: Readonly<Record<string, string>> = {
  Councillor: 'councillor',
  Cllr: 'councillor',
  Captain: 'captain',
  Capt: 'captain',
  Prof: 'professor',
  Professor: 'professor',
  Dr: 'doctor',
  Judge: 'judge',
  Bishop: 'bishop',
  Colonel: 'colonel',
  Commander: 'commander',
  Provost: 'provost',
  Inspector: 'inspector',
  Pastor: 'pastor',
  Superintendent: 'superintendent',
};
/** As many characters as two long titles take. */
const TITLES_LENGTH = 40;
/** Before the first letter of the name, in the same line: some are titles before a capital alone. */
const TITLES_BEFORE = new RegExp(String.raw`(?<![\p{L}\d.]|\S@)(?:${TITLE}[^\S\n]+)+(?=.$)`, 'iu');

export class People {
  readonly all: Person[] = [];
  readonly organisations: (Span & { readonly name: string })[] = [];
  /** Somebody speaks as 'You': the one who has pasted it. */
  userSpeaks = false;
  readonly #brief: string;

  constructor(brief: string) {
    this.#brief = brief;
  }

  /** Whether a mention counts for a pronoun after it: a name in brackets does, a remark in brackets doesn't. */
  salient({ start, end }: Span): boolean {
    const line = this.#brief.slice(this.#brief.lastIndexOf('\n', start) + 1, start);
    return line.lastIndexOf('(') <= line.lastIndexOf(')') || /^\s?[,)]/.test(this.#brief.slice(end));
  }

  /** 'Graham Oyelaran. He is …': named by themselves, before what is told of them. */
  heads({ start, end }: Span): boolean {
    return (
      /(?:^|[\n.!?:)-])\s*$/u.test(this.#brief.slice(Math.max(0, start - 6), start)) &&
      /^[.:]?\s+(?:He|She)\b/u.test(this.#brief.slice(end, end + 12))
    );
  }

  /** Whether one of the words of a full name stands alone elsewhere, as the subject or owner of something. */
  calledAgain(words: readonly string[]): boolean {
    return words.some(
      (word, at) =>
        word.length >= 3 &&
        new RegExp(
          String.raw`(?<!\p{L}|${escaped(words[at - 1] ?? '¤')}\s)${escaped(word)}(?:[’']s\s|\s(?:said|says|has|wants|is|was|thinks|told)\b)`,
          'u',
        ).test(this.#brief),
    );
  }

  /** Whether a place is in the first line, where that is no header: the title of notes. */
  inTitle(at: number): boolean {
    const end = this.#brief.indexOf('\n');
    return at < (end < 0 ? 0 : end) && !/^\s*(?:from|to|cc|subject|date|sent)\s*:/i.test(this.#brief);
  }

  /** The person of this name: of the same full name, or the only one who has it as a first or last name. */
  find(name: string): Person | null {
    const wanted = bare(name).toLowerCase();
    const exact = this.all.find((person) => person.aliases.has(wanted));
    if (exact) return exact;
    const parts = partsOf(name);
    // 'rob_m' of a chat is Rob Mercer.
    const handled = this.all.filter((person) => {
      const [first = '', last = '', ...more] = partsOf(person.name);
      // 'rvasconcelos' is Rafael Vasconcelos.
      if (last.length > 2 && parts.length === 1 && parts[0] === `${first.charAt(0)}${last}`) return true;
      return (
        more.length === 0 && last.length === 1 && parts.length === 2 && first === parts[0] && parts[1]?.startsWith(last)
      );
    });
    if (handled.length === 1) return handled[0] ?? null;
    // 'T. Mabuza-Lindt' is Thandeka Mabuza-Lindt.
    const initialled = this.all.filter((person) => sameWithInitial(parts, partsOf(person.name)));
    if (initialled.length === 1) return initialled[0] ?? null;
    // 'Mrs van der Linde' is Joke van der Linde.
    const called = this.all.filter((person) => sameSurname(parts, partsOf(person.name)));
    if (called.length === 1) return called[0] ?? null;
    const sharing = this.all.filter((person) => {
      const theirs = partsOf(person.name);
      return parts.length === 1
        ? theirs.includes(parts[0] ?? '')
        : theirs.length === 1 && parts.includes(theirs[0] ?? '');
    });
    return sharing.length === 1 ? (sharing[0] ?? null) : null;
  }

  add(
    written: string,
    at: Span,
    place: { readonly role: string | null; readonly organisation: string | null } = { role: null, organisation: null },
  ): Person {
    const name = bare(written);
    const title = titleOf(written);
    const known = this.find(written);
    const person = known ?? this.#made(name, at);
    if (
      (name.split(' ').length > person.name.split(' ').length && !/^\p{Lu}\.\s/u.test(name)) ||
      /\s\p{Lu}$|^\p{Lu}\.\s/u.test(person.name)
    ) {
      person.name = name;
      person.at = at;
    }
    person.title ??= title;
    person.role ??= place.role ?? (title === null ? null : (TITLED[title.replace('.', '').toLowerCase()] ?? null));
    if (title !== null) {
      // 'Ms Bonfanti' of Plastica Bonfanti is no house.
      const last = name.split(' ').at(-1) ?? name;
      if (last !== name) person.aliases.add(`${title.toLowerCase().replace('.', '')} ${last.toLowerCase()}`);
      // 'The councillor has stated publicly'
      const office = OF_AN_OFFICE[title.replace('.', '')];
      if (office !== undefined) person.aliases.add(`the ${office}`);
      const said = TITLES.get(title.replace('.', '').toLowerCase());
      if (said) person.pronoun = said;
      if (/^(?:Dr|Prof|Sister|Father|Pastor|Nana|Commander|Cllr|Councillor|Lord|Lady|Sir|Eng|Rev|Capt)/.test(title))
        person.aliases.add(`${title.toLowerCase().replace('.', '')} ${name.toLowerCase()}`);
    }
    person.aliases.add(name.toLowerCase());
    if (place.role !== null && Object.values(TITLED).includes(person.role ?? '')) person.role = place.role;
    person.organisation ??= place.organisation;
    return person;
  }

  #made(name: string, at: Span): Person {
    const first = firstName(name.split(' ')[0] ?? name);
    const person: Person = {
      name,
      title: null,
      role: null,
      organisation: null,
      pronoun: first.pronoun,
      at,
      aliases: new Set([name.toLowerCase()]),
      mentions: [],
      writes: new Set(),
      receives: new Set(),
      raised: false,
      assigned: false,
      speaks: 0,
    };
    this.all.push(person);
    return person;
  }

  organisation(name: string, start: number): void {
    const tidy = name.replace(/[’']s$/, '').trim();
    if (!this.organisations.some((known) => known.name === tidy) && tidy.length >= 2 && !OF_A_TICKET.test(tidy))
      this.organisations.push({ name: tidy, start, end: start + tidy.length });
  }

  /** 'TM 10:04:' of a chat is Thandeka Mbatha, who is named elsewhere. */
  #joinInitials(): void {
    for (const short of this.all.filter(({ name }) => /^\p{Lu}{2,3}$/u.test(name))) {
      const meant = this.byInitials(short.name);
      if (meant !== null && meant !== short) this.#become(short, meant);
    }
  }

  /** 'Des' below a mail of Desmond Okafor. */
  #joinShortened(): void {
    for (const short of this.all.filter(({ name, writes }) => /^\p{Lu}\p{L}{2,}$/u.test(name) && writes.size > 0)) {
      const meant = this.all.filter(
        (person) =>
          person !== short &&
          person.name.includes(' ') &&
          person.name.startsWith(short.name) &&
          [...short.writes].every((part) => person.writes.has(part)),
      );
      const [only] = meant;
      if (only !== undefined && meant.length === 1) this.#become(short, only);
    }
  }

  /** 'Dr Lindqvist' and 'Henrik' are Henrik Lindqvist, where nobody else has either name. */
  #joinParts(): void {
    for (const short of this.all.filter(({ name }) => !name.includes(' '))) {
      const meant = this.all.filter(
        (person) => person !== short && partsOf(person.name).includes(bare(short.name).toLowerCase()),
      );
      const [only] = meant;
      if (only === undefined || meant.length > 1) continue;
      only.title ??= short.title;
      only.role ??= short.role;
      only.organisation ??= short.organisation;
      if (only.pronoun === 'they') only.pronoun = short.pronoun;
      for (const alias of short.aliases) only.aliases.add(alias);
      this.#become(short, only);
    }
  }

  /** 'Mr Hallström' is Pär Hallström where that stands as well, in the middle of a sentence. */
  #nameInFull(): void {
    for (const person of this.all.filter(({ name, title }) => title !== null && !name.includes(' '))) {
      const whole = new RegExp(
        String.raw`(?<=\p{Ll},?\s)(?!(?:${TITLE})\s)(\p{Lu}\p{Ll}{1,})\s${escaped(person.name)}(?!\p{L})`,
        'u',
      ).exec(this.#brief);
      const given = whole?.[1];
      if (whole === null || given === undefined || NO_NAME.has(given.toLowerCase()) || MONTH_OR_DAY.test(given))
        continue;
      person.aliases.add(person.name.toLowerCase());
      person.name = `${given} ${person.name}`;
      person.at = { start: whole.index, end: whole.index + whole[0].length };
      person.aliases.add(person.name.toLowerCase());
      if (person.pronoun === 'they') person.pronoun = firstName(given).pronoun;
    }
  }

  /** Two names of one person. */
  #become(short: Person, meant: Person): void {
    for (const part of short.writes) meant.writes.add(part);
    for (const part of short.receives) meant.receives.add(part);
    meant.speaks += short.speaks;
    meant.raised ||= short.raised;
    meant.aliases.add(short.name.toLowerCase());
    this.all.splice(this.all.indexOf(short), 1);
  }

  /** 'Marjorie' is M. Haddow, where nobody else can be. */
  #join(): void {
    for (const short of this.all.filter((person) => !person.name.includes(' ') && person.title === null)) {
      const initial = short.name.charAt(0);
      const fits = this.all.filter((person) => person !== short && person.name.startsWith(`${initial}. `));
      const [only] = fits;
      const rivals = this.all.filter((person) => person !== short && person.name.startsWith(initial));
      if (only === undefined || fits.length > 1 || rivals.length > 1) continue;
      only.aliases.add(only.name.toLowerCase());
      only.aliases.add(short.name.toLowerCase());
      only.name = `${short.name} ${only.name.slice(3)}`;
      if (only.pronoun === 'they') only.pronoun = short.pronoun;
      this.all.splice(this.all.indexOf(short), 1);
    }
  }

  /** Whom minutes call 'AT': the only one with these initials. */
  byInitials(initials: string): Person | null {
    if (/^\p{Lu}$/u.test(initials)) {
      const begin = this.all.filter(({ name }) => name.startsWith(initials) && name.length > 2);
      return begin.length === 1 ? (begin[0] ?? null) : null;
    }
    const all = this.all.filter(
      (person) =>
        person.name.includes(' ') &&
        bare(person.name)
          .split(/[\s-]+/)
          .map((part) => part.charAt(0))
          .join('')
          .toUpperCase() === initials.replaceAll('-', ''),
    );
    return all.length === 1 ? (all[0] ?? null) : null;
  }

  /** Minutes call those present by their initials: 'TZ', of nobody else. */
  #initials(): readonly { readonly person: Person; readonly initials: string }[] {
    const all = this.all.flatMap((person) => {
      const parts = bare(person.name).split(/[\s-]+/);
      if (parts.length < 2) return roleInitials(person).map((initials) => ({ person, initials }));
      const joined = parts.map((part) => part.charAt(0).toUpperCase()).join('');
      // 'AD-K' of Ailsa Drummond-Kaye.
      const dashed = bare(person.name)
        .replaceAll(/(\p{L})[^\s-]*/gu, '$1')
        .replaceAll(' ', '')
        .toUpperCase();
      return [...new Set([dashed, joined, ...roleInitials(person)])].map((initials) => ({ person, initials }));
    });
    return all.filter(
      ({ initials, person }) =>
        !/^(?:AM|PM|IT|HR|UK|US|EU|PO|CC|PS|OK|DC|AI|PR|QA|UX|UI|VP|MD|FD|GM|TV|ID)$/.test(initials) &&
        all.every((other) => other.person === person || other.initials !== initials),
    );
  }

  /** Where everybody is named, once all are known; longer names first. */
  settle(): void {
    this.#joinInitials();
    this.#joinShortened();
    this.#joinParts();
    this.#nameInFull();
    this.#join();
    const taken: Span[] = [];
    const sloppy = /(?:^|\s)i(?=\s|['’])/m.test(this.#brief) || !/[.!?]\s+\p{Lu}/u.test(this.#brief);
    const forms = this.all
      .flatMap((person) => {
        const parts = bare(person.name).split(/\s+/);
        const own = [
          ...person.aliases,
          ...parts
            .filter(
              (part) =>
                part.length >= 2 && !part.endsWith('.') && !/^(?:van|von|de|der|den|al|el|la|di|da|bin)$/i.test(part),
            )
            .map((part) => part.toLowerCase()),
        ];
        return own
          .filter((form) =>
            this.all.every(
              (other) =>
                other === person ||
                !partsOf(other.name).includes(form) ||
                form.includes(' ') ||
                partsOf(person.name)[0] === form,
            ),
          )
          .map((form) => ({ person, form }));
      })
      .toSorted((left, right) => right.form.length - left.form.length);
    for (const { person, initials } of this.#initials())
      for (const match of this.#brief.matchAll(
        new RegExp(String.raw`(?<![\p{L}\d.-])${initials}(?![\p{L}\d-])`, 'gu'),
      )) {
        const span = { start: match.index, end: match.index + initials.length };
        taken.push(span);
        person.mentions.push(span);
        person.aliases.add(initials.toLowerCase());
      }
    for (const { person, form } of forms) {
      person.aliases.add(form);
      const pattern = new RegExp(String.raw`(?<![\p{L}\d.]|\S@)${escaped(form)}(?![\p{L}\d]|@|\.\p{L})`, 'giu');
      for (const match of this.#brief.matchAll(pattern)) {
        const titles = TITLES_BEFORE.exec(
          this.#brief.slice(Math.max(0, match.index - TITLES_LENGTH), match.index + 1),
        )?.[0];
        const span = { start: match.index - (titles ?? '').length, end: match.index + match[0].length };
        const called = this.#brief.slice(span.start, span.end);
        const large = /^\p{Lu}/u.test(called) || form.startsWith('the ');
        if (!large && !(sloppy && form.length >= 3 && !FUNCTION_WORDS.has(form) && firstNameLike(form))) continue;
        if (taken.some((other) => span.start < other.end && other.start < span.end)) continue;
        taken.push(span);
        person.mentions.push(span);
        const said = TITLES.get((titleOf(called) ?? '').replace('.', '').toLowerCase());
        if (said !== undefined) person.pronoun = said;
      }
    }
    for (const person of this.all) person.mentions.sort((left, right) => left.start - right.start);
  }
}

/** Minutes go on with 'RE' of whom they list as 'Resident Engineer'. */
function roleInitials({ role }: Person): readonly string[] {
  const words = (role ?? '').replace(/\s?[(,].*$/u, '').split(/\s+/);
  return words.length >= 2 && words.length <= 3 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
    ? [words.map((word) => word.charAt(0)).join('')]
    : [];
}

/** What surnames begin with. */
const IS_PARTICLE = new RegExp(`^${PARTICLE}$`, 'u');
/** One of them is the surname with which the other ends. */
const sameSurname = (left: readonly string[], right: readonly string[]): boolean => {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return (
    short.length < long.length &&
    IS_PARTICLE.test(short[0] ?? '') &&
    short.join(' ') === long.slice(-short.length).join(' ')
  );
};

/** Whether one is the other with an initial for the first name. */
const sameWithInitial = (left: readonly string[], right: readonly string[]): boolean => {
  const [one = '', ...rest] = left;
  const [other = '', ...others] = right;
  return (
    rest.length > 0 &&
    rest.join(' ') === others.join(' ') &&
    one.charAt(0) === other.charAt(0) &&
    (/^\p{L}\.?$/u.test(one) || /^\p{L}\.?$/u.test(other))
  );
};

/** A lower-case word that is a name and hardly anything else. */
const firstNameLike = (form: string): boolean =>
  !/^(?:will|mark|grant|may|june|rose|grace|art|bill|sue|rob|pat|dawn|hope|faith|frank|jack|nick|drew|chase)$/.test(
    form,
  );
