/** A brief as it was read, before anything is made of it. */
import type { PassageReading } from '../../similarity/passage-model';
import type { ReadPurpose } from '../purpose/purposes';
import type { Aim } from './aims';
import type { BriefLine } from './brief-line';
import type { Referent } from './intents';
import type { People, Person } from './people';
import type { BriefSentence } from './sentences';
import type { Sides } from './stakeholder';
import type { Told } from './told';

export interface BriefRead {
  readonly lines: readonly BriefLine[];
  readonly people: People;
  readonly sentences: readonly BriefSentence[];
  readonly sides: Sides;
  /** Somebody without a name, who was given one. */
  readonly unnamed: { readonly person: Person } | null;
  /** What the stakeholder is called in a sentence. */
  readonly shortName: string;
  readonly refer: Referent;
  readonly aims: readonly Aim[];
  /** Each sentence as its grammar reads it. */
  readonly told: readonly Told[];
  /** What each of them is for; null without the sentence model. */
  readonly purposes: readonly ReadPurpose[] | null;
  /** What was read of it as a whole; null where it was not. */
  readonly whole: PassageReading | null;
}
