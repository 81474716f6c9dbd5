import { LibraryPage as Library } from '@/features/library';
import { Recommendations } from '@/features/recommendations';

/** /coaching-sessions, with what to practise next above it. */
export function LibraryPage() {
  return <Library next={<Recommendations />} />;
}
