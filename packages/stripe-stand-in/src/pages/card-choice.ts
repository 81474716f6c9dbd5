/** The choice between the test cards. */
import { z } from 'zod';
import { TEST_CARDS, type TestCard } from '../objects/customer';
import { html, type Html } from './html';

export const cardSchema = z.enum(['pays', 'declines']);

const SAYS: Record<TestCard, string> = { pays: 'pays', declines: 'is declined' };

export function cardChoice(checked: TestCard): Html {
  return html`<fieldset>
    <legend>Test card</legend>
    <div class="cards">
      ${(['pays', 'declines'] as const).map(
        (card) =>
          html`<label class="card"
            ><input type="radio" name="card" value="${card}" ${card === checked && 'checked'} /><span
              ><b class="num">Visa •••• ${TEST_CARDS[card]}</b> ${SAYS[card]}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;
}
