import { useId } from 'react';
import { Checkbox } from '@/components/field';
import { FormError } from '@/components/states';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { useShareScores } from '../api/membership';
import { SettingsSection } from '../settings-section';

/** The one thing a member decides about what is seen of them; it counts at once (product §18.4). */
export function PrivateScores({ scoresShared }: { readonly scoresShared: boolean }) {
  const id = useId();
  const share = useShareScores();
  // What was just pressed, until the server has said what is so.
  const shared = share.isPending ? share.variables : scoresShared;
  return (
    <SettingsSection title="Private scores">
      <div className="preference grid gap-2">
        <Checkbox
          label="Keep my scores private"
          checked={!shared}
          aria-describedby={id}
          aria-busy={share.isPending}
          onChange={({ currentTarget }) =>
            share.mutate(!currentTarget.checked, {
              onSuccess: (membership) =>
                showToast(
                  membership?.scoresShared === false
                    ? 'Your scores are private.'
                    : 'Your scores are in the leaderboard and in the averages of skills.',
                ),
            })
          }
        />
        <p id={id} className="muted">
          You are then neither in the leaderboard nor among the most improved, your scores are in no average of a skill,
          and none stands beside what the team asks you to practise. Your row in the table of members stays, with its
          counts and your average score, and your scores still count, without your name, in the team’s totals, its
          average score and the averages of scenarios.
        </p>
        <FormError
          message={share.isError ? messageOf(share.error, 'Failed to save your choice. Please try again.') : undefined}
        />
      </div>
    </SettingsSection>
  );
}
