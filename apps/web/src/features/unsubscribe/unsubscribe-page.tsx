import { EMAIL_PREFERENCE_WORDS, isEmailPreference, type EmailPreference } from '@parley/shared';
import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { ErrorState } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useUnsubscribe } from './api/unsubscribe';

const NOT_OURS = 'This link is not one of ours, or its account is gone. Nothing was changed.';

/** What the token says it is about; the server alone knows whether it is one of ours. */
function preferenceOf(token: string): EmailPreference | null {
  const [, preference = ''] = token.split('.');
  return isEmailPreference(preference) ? preference : null;
}

function ChooseLink() {
  return <LinkButton to="/settings?tab=notifications">Choose Which E-mails I Get</LinkButton>;
}

function NotOurs() {
  return (
    <div className="wrap">
      <PageHeader title="Unsubscribe" />
      <div className="mt-6">
        <ErrorState title={NOT_OURS} action={<ChooseLink />}>
          Please open the link as it stands in the e-mail, or sign in and choose there.
        </ErrorState>
      </div>
    </div>
  );
}

/** /unsubscribe?token=…, where a letter's link leads: asks first, since programs open links too (product §15.7). */
export function UnsubscribePage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const unsubscribe = useUnsubscribe();
  const preference = preferenceOf(token);
  if (preference === null) return <NotOurs />;
  const { label, what } = EMAIL_PREFERENCE_WORDS[preference];
  if (unsubscribe.isSuccess)
    return (
      <div className="wrap">
        <PageHeader key="done" title="You will get no more of these">
          “{label}” is switched off. Everything else stays as you have it.
        </PageHeader>
        <div className="over mt-6 flex flex-wrap gap-2">
          <ChooseLink />
        </div>
      </div>
    );
  return (
    <div className="wrap">
      <PageHeader key="asked" title="No more of these e-mails?" documentTitle="Unsubscribe">
        “{label}”: {what}
      </PageHeader>
      <div className="over mt-6 grid justify-items-start gap-4">
        {unsubscribe.isError && (
          <ErrorState title={messageOf(unsubscribe.error, 'Failed to update email preferences')} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button tone="ink" disabled={unsubscribe.isPending} onClick={() => unsubscribe.mutate(token)}>
            {unsubscribe.isPending ? 'Switching off...' : 'Send Me No More of These'}
          </Button>
          <ChooseLink />
        </div>
      </div>
    </div>
  );
}
