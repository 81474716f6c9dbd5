/** Rules of the skills that are about what is said and stood by: communication, conflict, expectations. */
import {
  type Case,
  definite,
  found,
  idle,
  loose,
  missed,
  particularsIn,
  particularsOf,
  type Rule,
  type Said,
  strengthOf,
  supportsBy,
  tangible,
} from './case';
import { bringing, cameToAsk, heldTo, pushed, somethingToOwn } from './moments';

const STATING = ['news', 'own', 'figure', 'cause', 'boundary'] as const;
/** A wish, or a demand, states nothing and promises nothing. */
const NOT_OWN = / (?:please|would love|would like) /;
const CONDITION =
  / (?:if|unless|provided|once|until|not before|only when|as long as|after|then|instead|first|in return|for that) /;
const PAYS =
  / (?:because|as|since|for that|in return|instead|costs?|saves?|takes?|drop|drops|dropped|out of|without|if|unless|once|after|so that|then|extra|need|needs|from) /;

const states = (said: Said): boolean =>
  strengthOf(said, ...STATING) >= 0.4 &&
  (strengthOf(said, 'acknowledge') < 0.9 || strengthOf(said, 'own') > 0) &&
  !said.sentence.question &&
  !NOT_OWN.test(said.words);
const messageOf = (known: Case, number: number): readonly Said[] =>
  known.said.filter((said) => said.reading.messageNumber === number);

export const TALKING: Readonly<Record<string, Rule>> = {
  'said-where-things-stand': (known) => {
    const early = known.readings.slice(0, 2).map((reading) => reading.messageNumber);
    const heard = new Set(particularsIn(known.index, known.context.messages[0]?.content ?? ''));
    const supports = early.flatMap((number) => {
      const stating = messageOf(known, number).filter(states);
      const particulars = [...new Set(stating.flatMap(particularsOf))];
      const fresh = particulars.some((one) => !heard.has(one));
      const enough =
        (fresh && particulars.length >= 2) ||
        (particulars.length >= 1 &&
          stating.filter((said) => strengthOf(said, ...STATING) >= 0.6 && tangible(said) && !loose(said)).length >= 2);
      return enough ? supportsBy(stating, STATING, 0.4, (said) => (strengthOf(said, 'news') > 0 ? 0.1 : 0)) : [];
    });
    if (supports.length === 0 && cameToAsk(known))
      return idle('You had come to find something out, and began by asking.');
    return found(
      supports,
      'It states what is so, with its particulars, before it was pulled out of you.',
      missed(
        known.fault('vague', 'hollow_comfort', 'own_record'),
        'Your first two messages hold no statement with two particulars in it.',
      ),
    );
  },
  'spoke-in-particulars': (known) => {
    const concrete = known.readings.filter((reading) =>
      messageOf(known, reading.messageNumber).some(
        (said) =>
          said.acts.length > 0 &&
          particularsOf(said).length > 0 &&
          (said.substance.own > 0 || said.acts.some((act) => act.strength >= 0.5)),
      ),
    );
    const different = new Set(known.said.filter((said) => said.acts.length > 0).flatMap(particularsOf)).size;
    const wanted = Math.max(3, Math.min(8, known.readings.length));
    const enough = different >= wanted && concrete.length / known.readings.length >= 2 / 3;
    const reason = `${concrete.length} of your ${known.readings.length} messages ${concrete.length === 1 ? 'holds' : 'hold'} something that could be written down: ${different} different figures, days and names in all.`;
    const supports = enough
      ? supportsBy(
          known.said.filter((said) => particularsOf(said).length >= 2),
          ['figure', 'option', 'commit', 'news', 'propose', 'boundary', 'cause', 'summarise'],
          0.4,
        )
      : [];
    return found(supports, reason, missed(known.fault('vague', 'empty_option', 'hollow_comfort'), reason));
  },
  'answered-questions': (known) => {
    const asked = known.readings.filter((reading) => reading.answer !== 'nothing_asked');
    if (asked.length === 0) return idle('Nothing was asked of you.');
    const value = asked.reduce(
      (sum, reading) => sum + (reading.answer === 'answered' ? 1 : reading.answer === 'partly' ? 0.5 : 0),
      0,
    );
    const supports =
      value / asked.length >= 2 / 3
        ? asked
            .filter((reading) => reading.answer !== 'dodged')
            .flatMap((reading) =>
              supportsBy(
                bringing(known, reading),
                ['figure', 'news', 'cause', 'commit', 'option', 'boundary', 'own', 'propose', 'recommend'],
                0.4,
                () => (reading.answer === 'answered' ? 0.1 : -0.1),
              ),
            )
        : [];
    return found(
      supports,
      `You were asked ${asked.length === 1 ? 'once' : `in ${asked.length} turns`}, and answered in kind.`,
      missed(known.fault('dodge'), 'More than a third of what you were asked directly went unanswered.'),
    );
  },
  'owned-their-part': (known) => {
    const blame = known.fault('blame');
    const supports = supportsBy(known.said, ['own'], 0.4, () => 0.15);
    if (supports.length === 0 && !blame && !somethingToOwn(known))
      return idle('Nothing here was your side’s doing, and you blamed nobody.');
    return found(
      supports,
      'It names what was done or left undone, and takes it on.',
      blame ? missed(blame, 'The words put it on others.') : missed(null, 'No sentence takes on something definite.'),
    );
  },
  'stayed-on-the-matter': (known) => {
    const lapse = known.fault('rude', 'threat', 'blame');
    if (lapse) return missed(lapse, 'These words leave the matter for the person.');
    const moments = pushed(known);
    if (moments.length === 0) return idle('You were never pushed.');
    const held = moments.filter(
      (reading) =>
        heldTo(known, reading) &&
        bringing(known, reading).some((said) => definite(said) || (tangible(said) && !loose(said))),
    );
    const supports =
      held.length / moments.length >= 2 / 3
        ? held.flatMap((reading) =>
            supportsBy(
              bringing(known, reading).filter((said) => definite(said) || tangible(said)),
              ['figure', 'option', 'commit', 'news', 'propose', 'boundary', 'cause', 'own', 'summarise'],
              0.5,
            ),
          )
        : [];
    const reason =
      moments.length === 1
        ? 'Pushed, you brought something definite.'
        : `You were pushed ${moments.length} times, and brought something definite ${held.length === moments.length ? 'each time' : `${held.length} times`}.`;
    const slipped = moments.find((reading) => !held.includes(reading));
    const words = slipped ? (slipped.faults.find((fault) => fault.quote !== null)?.quote ?? null) : null;
    return found(
      supports,
      reason,
      missed(
        slipped && words ? { messageNumber: slipped.messageNumber, quote: words } : null,
        `You were pushed ${moments.length === 1 ? 'once' : `${moments.length} times`}, and ${held.length === 0 ? 'brought nothing definite' : `brought something definite ${held.length === 1 ? 'once' : `${held.length} times`}`}.`,
      ),
    );
  },
  'turned-no-into-next': (known) => {
    const beginnable = (said: Said): boolean =>
      !said.sentence.question && (definite(said) || (CONDITION.test(said.words) && tangible(said) && !loose(said)));
    const supports = supportsBy(known.said.filter(beginnable), ['option', 'boundary'], 0.55, (said) =>
      strengthOf(said, 'boundary') >= 0.9 || CONDITION.test(said.words) ? 0.1 : 0,
    );
    const differed =
      supports.length > 0 ||
      pushed(known).length > 0 ||
      known.said.some((said) => strengthOf(said, 'boundary', 'option') > 0) ||
      known.readings.length < 3;
    if (!differed) return idle('You never wanted different things.');
    return found(
      supports,
      'It names what could be had instead, definitely enough to begin.',
      missed(known.fault('empty_option'), 'Nothing is named that both sides could start on.'),
    );
  },
  'set-a-boundary': (known) => {
    const own = known.said.filter(
      (said) => !/ (?:i understand|i know|i see) (?:that )?you /.test(said.words) && !NOT_OWN.test(said.words),
    );
    return found(
      supportsBy(own, ['boundary'], 0.55, () => 0.1),
      'It refuses something definite and says why, or what instead.',
      missed(known.fault('over_promise'), 'Nothing definite is refused.'),
    );
  },
  'promised-what-is-paid-for': (known) => {
    const over = known.fault('over_promise');
    if (over) return missed(over, 'Nothing is given for it: no cost, no condition, no work behind it.');
    const promising = known.said.filter(
      (said) =>
        !said.sentence.question &&
        !NOT_OWN.test(said.words) &&
        !loose(said) &&
        strengthOf(said, 'commit', 'option', 'propose') >= 0.55 &&
        (definite(said) || tangible(said)),
    );
    const paid = promising.filter(
      (said) =>
        PAYS.test(said.words) ||
        said.substance.amounts.length > 0 ||
        messageOf(known, said.reading.messageNumber).some(
          (other) => other !== said && strengthOf(other, 'cause', 'boundary', 'option', 'figure') >= 0.5,
        ),
    );
    const supports = supportsBy(paid, ['commit', 'option', 'propose'], 0.55, (said) =>
      PAYS.test(said.words) && strengthOf(said, 'commit') > 0 ? 0.1 : 0,
    );
    const empty = known.fault('empty_commit');
    if (supports.length > 0)
      return found(
        supports,
        'What you promise has something under it.',
        missed(null, 'What you promised stands without its price.'),
      );
    if (empty) return missed(empty, 'A promise without a day promises nothing.');
    return promising.length > 0
      ? missed(null, 'What you promised stands alone: no cost, no condition, nothing that drops out for it.')
      : idle('You made no promise, and none was due.');
  },
  'held-the-line': (known) => {
    const loosened = known.fault('contradict');
    if (loosened) return missed(loosened, 'It takes back what you had stated.');
    const first = known.said.find(
      (said) =>
        strengthOf(said, 'figure', 'commit', 'boundary', 'news', 'option') >= 0.5 &&
        (particularsOf(said).some((entry) => !entry.startsWith('name:')) || strengthOf(said, 'boundary') >= 0.55),
    );
    if (!first) return idle('You stated nothing that could be held.');
    const after = pushed(known).filter((reading) => reading.messageNumber > first.reading.messageNumber);
    if (after.length === 0) return idle('You were not pushed on what you had stated.');
    const stated = new Set(
      known.said
        .filter((said) => said.reading.messageNumber <= first.reading.messageNumber)
        .flatMap(particularsOf)
        .filter((entry) => !entry.startsWith('name:')),
    );
    const later = known.said.filter(
      (said) => said.reading.messageNumber > first.reading.messageNumber && !loose(said) && !said.sentence.question,
    );
    const again = later.filter(
      (said) =>
        particularsOf(said).some((entry) => stated.has(entry)) ||
        strengthOf(said, 'boundary') >= 0.55 ||
        (strengthOf(said, 'commit', 'option', 'cause') >= 0.6 && CONDITION.test(said.words)),
    );
    const supports = supportsBy(
      again,
      ['figure', 'commit', 'boundary', 'news', 'option', 'propose', 'summarise', 'cause', 'close'],
      0.4,
      (said) => (strengthOf(said, 'boundary') > 0 ? 0.15 : 0),
    );
    return found(
      supports,
      'Pushed, you stood by what you had stated, or changed it only for something in return.',
      missed(known.fault('hedge', 'dodge'), 'Pushed, you did not come back to what you had stated.'),
    );
  },
};

/** A promise of the student's own, and not a thank-you for the other's. */
export const promisesOwn = (said: Said): boolean =>
  !said.sentence.question &&
  !NOT_OWN.test(said.words) &&
  strengthOf(said, 'commit') >= 0.55 &&
  !/ (?:is|are) not going to happen /.test(said.words);
