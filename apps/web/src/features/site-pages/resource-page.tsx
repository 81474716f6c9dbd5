import type { ResourcePage } from '@parley/shared';
import {
  BookOpen,
  Calculator,
  Download,
  FileText,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  SquareCheckBig,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/button';
import { Icon } from '@/components/icon';
import { Inline } from './inline';
import { OnThisPage } from './on-this-page';
import { PageHead } from './page-head';
import { Prose } from './prose';
import { Section } from './section';
import type { PartsProps } from './parts';

const TYPES: Readonly<Record<ResourcePage['resourceType'], { readonly name: string; readonly icon: LucideIcon }>> = {
  guide: { name: 'Guide', icon: BookOpen },
  checklist: { name: 'Checklist', icon: ListChecks },
  template: { name: 'Template', icon: LayoutTemplate },
  calculator: { name: 'Calculator', icon: Calculator },
  assessment: { name: 'Assessment', icon: SquareCheckBig },
  default: { name: 'Resource', icon: FileText },
};

/** The id of a section, from its title: 'Before you write' is `before-you-write`. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function Tips({ tips }: { readonly tips: readonly string[] }) {
  return (
    <aside className="sp-aside">
      <h3>{tips.length === 1 ? 'Tip' : 'Tips'}</h3>
      {tips.map((tip) => (
        <p key={tip}>
          <Inline text={tip} />
        </p>
      ))}
    </aside>
  );
}

/** The file that goes with the page, made by us. */
function DownloadBox({ file }: { readonly file: NonNullable<ResourcePage['downloadable']> }) {
  return (
    <section className="sp-download" aria-labelledby="download-title">
      <div>
        <h2 id="download-title">{file.title}</h2>
        <p>
          <Inline text={file.description} />
        </p>
      </div>
      <a className={buttonClass({ size: 'lg' })} href={`/downloads/${file.file}`} download>
        <Icon of={Download} /> Download {file.format}
      </a>
    </section>
  );
}

interface ResourcePartsProps extends PartsProps<ResourcePage> {
  /** What the page lets one do, under its head: the assessment itself. */
  readonly tool?: ReactNode;
}

/** /resources/…: numbered sections with their tips beside them, and what one can take away (product §3.13). */
export function ResourceParts({ page, entry, tool }: ResourcePartsProps) {
  const type = TYPES[page.resourceType];
  return (
    <>
      <PageHead
        page={page}
        entry={entry}
        blocks={page.sections.flatMap(({ content }) => content)}
        over={
          <p className="sp-type">
            <Icon of={type.icon} /> {type.name}
          </p>
        }
      />
      {tool}
      {page.sections.length > 3 && (
        <OnThisPage sections={page.sections.map(({ title }) => ({ id: idOf(title), title }))} />
      )}
      {page.sections.map(({ title, content, tips = [] }, index) => (
        <Section
          key={title}
          id={idOf(title)}
          title={title}
          margin={
            <span className="sp-number num" aria-hidden="true">
              {index + 1}
            </span>
          }
        >
          <Prose blocks={content} notes={tips.length > 0 ? <Tips tips={tips} /> : null} />
        </Section>
      ))}
      {page.downloadable !== undefined && <DownloadBox file={page.downloadable} />}
    </>
  );
}
