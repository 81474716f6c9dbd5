/** What was pasted and what was corrected, kept as long as the browser tab (product §23.7). */
import { webStorage } from '@/lib/storage';
import type { BriefForm } from './form';

const tab = webStorage(() => window.sessionStorage);
const pasted = (userId: string) => `customScenario:${userId}:brief`;
const corrected = (userId: string, scenarioId: string) => `customScenario:${userId}:${scenarioId}:corrections`;

export const briefStorage = {
  read: (userId: string): string => tab.get(pasted(userId)) ?? '',
  keep: (userId: string, brief: string): void => tab.set(pasted(userId), brief),
  forget: (userId: string): void => tab.remove(pasted(userId)),
};

/** Only the fields that were changed. */
export const correctionStorage = {
  read(userId: string, scenarioId: string): BriefForm {
    const kept = tab.get(corrected(userId, scenarioId));
    if (kept === null) return {};
    try {
      const value: unknown = JSON.parse(kept);
      if (typeof value !== 'object' || value === null) return {};
      return Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    } catch {
      // Somebody else's words under our name: as good as none.
      return {};
    }
  },
  keep: (userId: string, scenarioId: string, changes: BriefForm): void =>
    tab.set(corrected(userId, scenarioId), JSON.stringify(changes)),
  forget: (userId: string, scenarioId: string): void => tab.remove(corrected(userId, scenarioId)),
};
