/** Reactions of a drafted stakeholder, each tied to the project by name. */
import type { ScenarioContent } from '@parley/shared';

/** @param thing the short name of the main concern, such as 'the date' */
export function draftReactions(project: string, thing: string): ScenarioContent['reactions'] {
  return {
    acknowledged: [
      `So somebody has looked at ${project} from where I sit.`,
      `Yes. That is how ${thing} looks from here.`,
      `You have listened. On ${project} that is new.`,
    ],
    askedWell: [
      `That is a question I would have liked to hear when ${project} began.`,
      `Good that you ask before you propose something for ${project}.`,
      `I can answer that, and it has to do with ${thing}.`,
    ],
    badNewsOwned: [
      `I don’t like it, and I would rather hear it about ${project} from you than from others.`,
      `At least you say it straight. So that is where ${project} is.`,
    ],
    gaveFigure: [
      `That is a figure, and I had none on ${project} before.`,
      `Noted, beside ${project}. I will come back to that number.`,
      `With that I can calculate what ${thing} means.`,
    ],
    offeredOption: [
      `So there is a choice with ${project}. Which would you take?`,
      `I can weigh that against ${thing}. Go on.`,
      `That is more than one road for ${project}, and I like having the choice.`,
    ],
    setBoundary: [
      `You say no. About ${project} I have had too many yeses, so I listen.`,
      `That is clear, if not what I wanted for ${project}.`,
    ],
    committed: [
      `I take you at your word on ${project}, and I write it down.`,
      `Then I know whom to ring about ${project}, and when.`,
      `Good. I shall look for that on the day, and measure ${project} by it.`,
    ],
    summarised: [`That is what I said about ${project}, only shorter.`, `You have it right, ${thing} included.`],
    overPromised: [
      `That is a great deal to promise about ${project} in one breath.`,
      `And who pays for that? Nothing about ${project} was ever free.`,
    ],
    blamed: [`Whoever it was, ${project} is where it is.`, `I did not ask who is to blame for ${thing}.`],
    dodged: [
      `That was not what I asked about ${project}.`,
      `You went past ${thing}. I noticed.`,
      `I shall ask it again, since ${project} won’t answer by itself.`,
    ],
    threatened: [
      `Threats have not moved ${project} so far, and they won’t today.`,
      `If that is how you speak about ${project}, we can stop here.`,
    ],
    vague: [
      `I could hear that about any project. What does it mean for ${project}?`,
      `Give me one thing about ${thing} that I can hold on to.`,
      `Those are fine words. ${project} needs a day, a figure or a name.`,
    ],
    rude: [
      `Not in this tone. We are speaking of ${project}, not of me.`,
      `I let that pass once, for the sake of ${project}.`,
    ],
    flattered: [`Kind of you. It does nothing for ${project}.`, `Let us keep to ${thing}, and leave me out of it.`],
    repeated: [
      `You have said that already, and ${project} has not moved since.`,
      `The same words again. ${project} needs others.`,
    ],
    offTopic: [`That is not what we are here for. ${project} is.`, `Another time. Now I want to speak about ${thing}.`],
    notUnderstood: [
      `I did not follow that. What do you want to say about ${project}?`,
      `Once more, please, and plainly: ${thing}.`,
      `I could make no sense of that as an answer about ${project}.`,
    ],
    otherLanguage: [`In English, please, so that I can repeat it when I am asked about ${project}.`],
    brokeRole: [
      `I don’t know what you are talking about. I am here because of ${project}.`,
      `Let us stay with what is real, and that is ${thing}.`,
    ],
    contradicted: [
      `Earlier you told me something else about ${project}.`,
      `That does not fit what you said before about ${thing}.`,
    ],
  };
}
