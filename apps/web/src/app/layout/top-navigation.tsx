import { useSession } from '@/lib/session';
import { MemberBar } from './member-bar';
import { VisitorBar } from './visitor-bar';

/** The bar over every page of the app, in its two variants (product §2.5). */
export function TopNavigation() {
  const { user } = useSession();
  return user === null ? <VisitorBar /> : <MemberBar user={user} />;
}
