/** The bar's menus for visitors (product §2.5): the browser's own popovers, so they open before any code has come. */
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '@/components/icon';
import { leadsTo, type MenuGroup, type SiteMenu } from './site-menus';

/** Of four columns; a long list takes more of them. */
function columnsOf({ links }: MenuGroup, groups: number): number {
  if (groups < 3) return 4 / groups;
  return links.length > 6 ? 2 : 1;
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly columns: number;
}

function Group({ group: { title, links }, columns }: GroupProps) {
  const { pathname } = useLocation();
  const id = useId();
  return (
    <div className="site-menu-group" data-columns={columns}>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {links.map(({ to, name, summary }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
              <b>{name}</b>
              <span>{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A word of the bar that opens a sheet of links. Closes on Escape, a press outside, and a choice. */
export function SiteMenuButton({ menu }: { readonly menu: SiteMenu }) {
  const { key, pathname } = useLocation();
  const id = `menu-${menu.name.toLowerCase()}`;
  return (
    <>
      <button type="button" popoverTarget={id} aria-current={leadsTo(menu, pathname) ? 'true' : undefined}>
        {menu.name} <Icon of={ChevronDown} />
      </button>
      {/* Another address is another key, and a new sheet is a closed one. */}
      <div key={key} id={id} popover="auto" className="site-menu">
        <div className="wrap">
          {menu.groups.map((group) => (
            <Group key={group.title} group={group} columns={columnsOf(group, menu.groups.length)} />
          ))}
        </div>
      </div>
    </>
  );
}

/** The same in the menu of narrow screens, opened one at a time. */
export function SiteMenuRows({ menus }: { readonly menus: readonly SiteMenu[] }) {
  const { pathname } = useLocation();
  return menus.map((menu) => (
    <details key={menu.name} name="site-menu" className="menu-part">
      <summary>
        {menu.name} <Icon of={ChevronDown} />
      </summary>
      {menu.groups.map(({ title, links }) => (
        <div key={title}>
          {menu.groups.length > 1 && <p className="label">{title}</p>}
          {links.map(({ to, name }) => (
            <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </div>
      ))}
    </details>
  ));
}
