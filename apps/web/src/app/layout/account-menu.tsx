import type { User } from '@parley/shared';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Icon } from '@/components/icon';
import { showToast } from '@/components/toast';

const load = () => import('./account-menu-list');
type List = Awaited<ReturnType<typeof load>>['AccountMenuList'];

interface AccountMenuProps {
  readonly user: User;
  readonly planLabel: string;
}

/** Name and plan in the bar. Takes what a menu gives its trigger. */
function Who({ user, planLabel, ...trigger }: AccountMenuProps & ComponentProps<'button'>) {
  return (
    <button type="button" className="who" {...trigger}>
      <span>
        <b>{user.name}</b>
        <small>{planLabel}</small>
      </span>
      <Icon of={ChevronDown} />
    </button>
  );
}

/** The menu comes once somebody means to open it: nobody pays for it on their way to a page. */
export function AccountMenu(props: AccountMenuProps) {
  const [list, setList] = useState<{ readonly Menu: List } | null>(null);
  if (list !== null) return <list.Menu user={props.user} trigger={<Who {...props} />} />;
  // What is fetched ahead and doesn't come is asked for again by the click, which says so.
  const prepare = (): void => void load().catch(() => undefined);
  const open = (): void =>
    void load().then(
      ({ AccountMenuList }) => setList({ Menu: AccountMenuList }),
      () => showToast('The menu could not be loaded. Please check your connection and try again.', 'error'),
    );
  return (
    <Who
      {...props}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    />
  );
}
