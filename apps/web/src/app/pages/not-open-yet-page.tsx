import { buttonClass, LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { useBrand } from '@/lib/config';
import type { PageToCome } from './not-open-yet';

/** Says plainly that a page is not open yet, what will be here, and the one thing to do meanwhile. */
export function NotOpenYetPage({ page }: { readonly page: PageToCome }) {
  const { supportEmail } = useBrand();
  const { action } = page;
  return (
    <div className="wrap">
      <PageHeader title={page.title} />
      <div className="over mt-6 grid gap-4 md:grid-cols-[var(--margin-col)_minmax(0,var(--measure))] md:gap-x-(--col-gap)">
        <p className="label md:pt-1 md:text-right">Not open yet</p>
        <div>
          <p className="font-serif text-lg leading-text text-pretty">{page.text}</p>
          <p className="mt-6">
            {'to' in action ? (
              <LinkButton tone="ink" to={action.to}>
                {action.label}
              </LinkButton>
            ) : (
              <>
                <a className={buttonClass({ tone: 'ink' })} href={`mailto:${supportEmail}`}>
                  {action.label}
                </a>
                <span className="muted ml-4 inline-block py-2">{supportEmail}</span>
              </>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
