import { Link } from 'react-router-dom';
import { FooterStart } from '@/features/enquiries/footer-start';
import { useBrand } from '@/lib/config';
import { useSession } from '@/lib/session';
import { useToday } from '@/lib/today';
import { FooterPages } from './footer-pages';
import { ThemeSwitch } from './theme-switch';

const LINKS = [
  { to: '/terms-of-service', label: 'Terms of Service' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/security', label: 'Security' },
  { to: '/about', label: 'About' },
  { to: '/about#careers', label: 'Careers' },
  { to: '/about#press', label: 'Press' },
  { to: '/logo-download', label: 'Logo Download' },
  { to: '/pricing#faq', label: 'FAQ' },
  { to: '/how-scoring-works', label: 'How scoring works' },
  { to: '/contact', label: 'Contact' },
] as const;

/** What stands under every page (product §2.6). */
export function Footer() {
  const { name } = useBrand();
  const signedIn = useSession().status === 'signed-in';
  return (
    <footer className="foot">
      <div className="wrap">
        {!signedIn && <FooterPages />}
        <nav aria-label="Footer" className="foot-links">
          {LINKS.map((link) => (
            <Link key={link.to} to={link.to}>
              {link.label}
            </Link>
          ))}
          <a href="/sitemap.xml">Sitemap</a>
        </nav>
        {!signedIn && <FooterStart />}
        <div className="foot-last">
          <span>
            © {useToday().slice(0, 4)} {name}
          </span>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
