/** The questions that can be asked in every talk, and how each is asked (product §11.15). */
import type { CommonQuestion } from '@parley/shared';
import { AGREEING } from './agreeing';
import { AT_STAKE } from './at-stake';
import { BEFORE } from './before';
import { BETWEEN } from './between';
import { OPTIONS } from './options';
import { PEOPLE } from './people';
import type { WaysOfAsking } from './ways';

export const COMMON_WAYS: Readonly<Record<CommonQuestion, WaysOfAsking>> = {
  ...AT_STAKE,
  ...BEFORE,
  ...PEOPLE,
  ...OPTIONS,
  ...AGREEING,
  ...BETWEEN,
};
