import { Link } from 'react-router-dom';
import { useBrand } from '@/lib/config';

/** The name, swiped once with the marker. Leads home. */
export function Logo({ to = '/' }: { readonly to?: string }) {
  return (
    <Link className="logo" to={to}>
      {useBrand().name}
    </Link>
  );
}
