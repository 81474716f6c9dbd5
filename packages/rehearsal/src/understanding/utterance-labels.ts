/** What the utterance classifier tells apart, what a sentence of the project manager does in the talk; and its shape. */
import type { SoftmaxWeights } from './softmax';

export const UTTERANCE_LABELS = [
  /** Asks for something that the other knows: who, when, how many, what happened. */
  'ask_fact',
  /** Why, and what is behind it. */
  'ask_reason',
  /** What matters to the other, worries them, would have to be so. */
  'ask_need',
  /** Asks for agreement, a decision, a permission. */
  'ask_yes',
  /** Gives the other's words back and asks whether that is right. */
  'ask_check',
  /** Gives back what the other said or wants. */
  'summary',
  /** Names what it means for them, concretely. */
  'acknowledge',
  /** Comfort or understanding that names nothing. */
  'sympathy_empty',
  /** How things stand, neutral or good. */
  'status',
  /** A loss, a delay, a cost. */
  'bad_news',
  /** Why it happened. */
  'cause',
  /** Takes responsibility. */
  'own_fault',
  'apology',
  /** Explains a fault away. */
  'excuse',
  /** Puts it on somebody else, or on the other. */
  'blame',
  /** A way forward, with what it is. */
  'offer',
  /** Something for something. */
  'trade',
  /** Which way they would go, and why. */
  'recommend',
  /** Who does what by when. */
  'promise_firm',
  /** Will try, look into it, come back. */
  'promise_vague',
  /** More than anybody can give. */
  'over_promise',
  /** No, with a reason or another way. */
  'refuse_reasoned',
  /** No, and nothing else. */
  'refuse_flat',
  /** Leaves it open. */
  'hedge',
  /** Announces options, plans, transparency, and names none. */
  'announce_empty',
  /** Tells the other to do something. */
  'demand',
  /** Threatens, sets ultimatums, goes over heads. */
  'pressure',
  /** Belittles, mocks, accuses the person. */
  'insult',
  /** Praises the other or oneself to no purpose. */
  'flatter_or_boast',
  /** Greeting, small talk, thanks, off the matter. */
  'aside',
] as const;
export type UtteranceLabel = (typeof UTTERANCE_LABELS)[number];

export type UtteranceWeights = SoftmaxWeights;
