/** The rubric, open to everybody: how a conversation is scored, by version (product §3.11). */
import { explainRubric } from '@parley/coach/rubric';
import { AppError } from '@parley/shared';
import { allowCaching } from '../../contract/cacheable';
import type { Handlers } from '../../contract/handler';

/** A rubric changes with a release; five minutes later everybody has it. */
const MAX_AGE_SECONDS = 300;

export function rubricHandlers(): Handlers<'getRubric'> {
  return {
    getRubric: async ({ params, res }) => {
      const rubric = explainRubric(params.version);
      if (rubric === null) throw new AppError('not_found', 'There is no such version of the rubric.');
      allowCaching(res, rubric, MAX_AGE_SECONDS);
      return rubric;
    },
  };
}
