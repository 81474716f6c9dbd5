/** What is asked of a provider, whatever parameters it knows. */
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { ProviderPurpose } from '@parley/shared';

export interface Ask {
  readonly messages: readonly ChatCompletionMessageParam[];
  readonly maxTokens: number;
  readonly temperature: number;
  readonly stop?: readonly string[];
  readonly purpose: ProviderPurpose;
  readonly responseFormat?: ChatCompletionCreateParamsNonStreaming['response_format'];
}
