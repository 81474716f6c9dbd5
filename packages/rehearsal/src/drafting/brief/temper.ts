/** How a drafted stakeholder is: by what the brief tells of them, and where it tells nothing by their name. */
import { hashOf } from '../../rehearsal/chance';
import type { Told } from './told';
import type { Person } from './people';
import { type Temper, TEMPERS } from './tempers';

/** What the writer says of how they are counts more than what is said by the way. */
const OF_THEM = 2;
const BY_THE_WAY = 1;
const BY_NAME = 0.5;

const hits = (text: string, { cues }: Temper): number => text.match(cues)?.length ?? 0;

/** Same brief and name, same temper. */
export function temperOf(told: readonly Told[], { name, role, title }: Person): Temper {
  const all: readonly Temper[] = Object.values(TEMPERS);
  const byName = hashOf(name) % all.length;
  const valued = all.map((temper, at) => ({
    temper,
    value:
      told.reduce((sum, { purpose, own, mark, sentence }) => {
        if (!own && !mark.includes('¤')) return sum;
        const weight = purpose !== null && purpose.of.about_them > 0.4 ? OF_THEM : BY_THE_WAY;
        return sum + weight * Math.min(1, hits(sentence.text, temper));
      }, 0) +
      OF_THEM * Math.min(1, hits(`${title ?? ''} ${role ?? ''}`, temper)) +
      // Of two that fit as well the name decides.
      (at === byName ? BY_NAME : 0),
  }));
  return valued.reduce((best, one) => (one.value > best.value ? one : best)).temper;
}
