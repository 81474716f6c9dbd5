import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { onPaymentRequired } from '@/lib/api';
import { planQuery } from '@/lib/plan';
import { session } from '@/lib/session';

/** Where a 402 leads: /pricing with the flag of product §2.11; null where the caller shows the message itself. */
export function pricesFor(code: string, onTrial: boolean): string | null {
  if (code === 'trial_expired') return '/pricing?trial_expired=true';
  if (code === 'credits_exhausted') return onTrial ? '/pricing?from=trial_limit' : '/pricing?from=usage';
  return null;
}

/** Leads to the prices when the server refuses because a trial or its sessions are over (product §5.8). */
export function LeadToPrices() {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(
    () =>
      onPaymentRequired((error) => {
        const planType = client.getQueryData(planQuery().queryKey)?.planType ?? session.getState().user?.plan;
        const path = pricesFor(error.code, planType === 'free_trial');
        if (path !== null) void navigate(path);
      }),
    [client, navigate],
  );
  return null;
}
