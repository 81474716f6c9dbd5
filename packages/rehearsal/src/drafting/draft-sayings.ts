/** What a drafted stakeholder says of figures, days and promises, and at the end, whatever the case is about. */
import type { ScenarioContent } from '@parley/shared';

/**
 * @param project what the case is called
 * @param matter what the stakeholder needs an answer on; by default the project itself
 */
export function draftSayings(project: string, matter = project): Pick<ScenarioContent, 'echoes' | 'closings'> {
  return {
    echoes: {
      figure: [
        `{figure}, then. I write it down beside ${project}.`,
        `You say {figure}. Is that all of it, for ${matter}?`,
      ],
      day: [
        `{day}. I shall look at ${matter} on that day, and at nothing else.`,
        `So it is {day} for ${project}; I count on it.`,
      ],
      promise: [`In your words: {promise}. I keep that with my papers on ${project}.`],
    },
    closings: {
      agreement: [
        `Good. With that I can stand behind ${project}, and I’ll tell the others so.`,
        `That was what I needed on ${matter}. Go and do it, and I do my part.`,
      ],
      partial: [
        `We are further with ${project} than we were, and not at the end. Come back with the rest.`,
        `Some of it holds. For ${matter} I need the other half as well, in writing.`,
      ],
      walkAway: [
        `I have heard enough about ${project} for today. I shall ask somebody who can answer.`,
        `We stop here. You know what I need on ${matter}, and I haven’t got it.`,
      ],
    },
  };
}
