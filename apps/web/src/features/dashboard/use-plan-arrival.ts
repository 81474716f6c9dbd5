import { useEffect, useState } from 'react';
import { usePlan } from '@/lib/plan';
import { hasArrived, LOOK_AGAIN_MS, type Paid } from './plan-arrival';

interface PlanArrival {
  /** `late`: the bound is reached, and nobody looks any more. */
  readonly status: 'waiting' | 'arrived' | 'late';
  readonly lookAgain: () => void;
}

/** Reads the plan, less and less often, until what was paid for has reached it (product §7.14). A reading that fails is one more. */
export function usePlanArrival(paid: Paid): PlanArrival {
  const { data: plan, refetch } = usePlan();
  const [looks, setLooks] = useState(0);
  const arrived = plan !== undefined && hasArrived(plan, paid);
  useEffect(() => {
    const pause = LOOK_AGAIN_MS[looks];
    if (arrived || pause === undefined) return undefined;
    let left = false;
    const look = async (): Promise<void> => {
      await refetch();
      if (!left) setLooks((count) => count + 1);
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [arrived, looks, refetch]);
  const waiting = looks < LOOK_AGAIN_MS.length ? 'waiting' : 'late';
  return { status: arrived ? 'arrived' : waiting, lookAgain: () => setLooks(0) };
}
