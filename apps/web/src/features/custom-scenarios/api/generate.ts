/** From a template to its conversation (product §17.2): the scenario is written, then the conversation opens by itself. */
import type { Generated, StakeholderType, Template } from '@parley/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '@/lib/api';
import { conversationKeys, refreshAfterChange } from '@/lib/conversations';

/** A provider has a minute for it, and the built-in engine goes on after that (ms). */
const TIMEOUT_MS = 90_000;
/** How long one reads that it is ready before the conversation opens; longer where there is a line more to read (ms). */
const OPENS_AFTER_MS = 1000;
const OPENS_AFTER_FALLBACK_MS = 2000;

interface Wanted {
  readonly template: Template;
  /** By default the template's first. */
  readonly stakeholderType?: StakeholderType;
}

export interface Generation {
  readonly start: (wanted: Wanted) => void;
  /** The template that is being generated from, or just was. */
  readonly templateId: string | null;
  readonly state: 'idle' | 'writing' | 'ready' | 'failed';
  /** An honest line on who wrote it, where that was not who should have. */
  readonly notice: string | null;
  readonly error: unknown;
}

/** One generation at a time. Once ready, the conversation opens; who has gone on elsewhere meanwhile is left there. */
export function useGeneration(): Generation {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, data, error, status, variables } = useMutation({
    mutationFn: ({ template, stakeholderType }: Wanted): Promise<Generated> =>
      api.request('POST /custom-scenarios/:id/generate', {
        params: { id: template._id },
        body: { stakeholderType },
        timeoutMs: TIMEOUT_MS,
      }),
    onSuccess({ conversation }) {
      client.setQueryData(conversationKeys.detail(conversation._id), conversation);
      void refreshAfterChange(client);
    },
  });
  const conversationId = data?.conversation._id;
  const notice = data?.scenario.own?.origin.notice ?? null;
  useEffect(() => {
    if (conversationId === undefined) return undefined;
    const timer = setTimeout(
      () => void navigate(`/coaching-sessions/${conversationId}`),
      notice === null ? OPENS_AFTER_MS : OPENS_AFTER_FALLBACK_MS,
    );
    return () => clearTimeout(timer);
  }, [conversationId, notice, navigate]);
  return {
    start: mutate,
    templateId: variables?.template._id ?? null,
    state: ({ idle: 'idle', pending: 'writing', success: 'ready', error: 'failed' } as const)[status],
    notice,
    error,
  };
}
