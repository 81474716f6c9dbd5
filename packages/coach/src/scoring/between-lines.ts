/** What a report says of a talk in which message after message pressed, blamed or belittled, however politely. */
import { whatDecided } from './decisive';
import type { Missing } from './left-waiting';
import { glance, quoted, themeOf, type Told } from './told';
import { isHarsh, shownUndertones } from './undertones';

const SHOWN = 2;
/** The words that show it most, where the talk is so and two messages have some. */
export function betweenTheLines(told: Told): Missing | null {
  const { readings, scenario } = told;
  const decided = whatDecided(told);
  // Beside claims that capped the talk lower, the cheerful words that carry them are no harsh ones.
  const shown =
    isHarsh(readings) && (decided.length === 0 || decided.some((one) => one !== 'claims'))
      ? shownUndertones(readings, 'harsh')
          .slice(0, SHOWN)
          .toSorted((left, right) => left.messageNumber - right.messageNumber)
      : [];
  const [first] = shown;
  if (shown.length < SHOWN || !first) return null;
  const said = shown.map(({ quote }) => quoted(quote)).join(', and ');
  return {
    theme: themeOf('blame'),
    text: `More than once you pressed ${scenario.persona.shortName}, blamed somebody or made light of something: ${said}.`,
    evidence: glance({ messageNumber: first.messageNumber, quote: first.quote }),
  };
}
