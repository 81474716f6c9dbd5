import { useId } from 'react';
import { Link } from 'react-router-dom';
import { SITE_MENUS, type MenuGroup } from './site-menus';

function Group({ group: { title, links } }: { readonly group: MenuGroup }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="label">
        {title}
      </p>
      <ul aria-labelledby={id}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every content page, in the groups of the menus (product §2.6). */
export function FooterPages() {
  return (
    <nav aria-label="All pages" className="foot-pages">
      {SITE_MENUS.flatMap(({ groups }) => groups).map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </nav>
  );
}
