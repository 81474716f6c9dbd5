import './logo.css';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button';
import { Icon } from '@/components/icon';
import { PageHeader } from '@/components/page';
import { FormError } from '@/components/states';
import { useBrand } from '@/lib/config';
import { logger } from '@/lib/logger';
import { saveFile } from '@/lib/save-file';
import { drawingTools, pngFile, svgFile, zipFile, type DrawingTools, type NamedFile } from './logo-files';
import {
  DEFAULT_LOGO_SIZE,
  lettersOf,
  LOGO_SIZES,
  LOGO_VARIANTS,
  type LogoSize,
  type LogoVariant,
} from './logo-variants';

const FAILED = 'The logo could not be drawn. Please try again.';

interface SizeChoiceProps {
  readonly value: LogoSize;
  readonly onChange: (size: LogoSize) => void;
}

function SizeChoice({ value, onChange }: SizeChoiceProps) {
  return (
    <fieldset className="lg-sizes">
      <legend className="label">PNG, width in pixels</legend>
      {LOGO_SIZES.map((size) => (
        <label key={size}>
          <input type="radio" name="size" checked={value === size} onChange={() => onChange(size)} />
          <span className="num">{size}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** How a variant looks, on the ground that it is for; set in type, so that it is there before any code. */
function Specimen({ variant, brand }: { readonly variant: LogoVariant; readonly brand: string }) {
  const { shape, band, id, ground } = variant;
  return (
    <div className="lg-ground" data-theme={ground} aria-hidden="true">
      <span className="lg-mark" data-shape={shape} data-band={band} data-one-colour={id.endsWith('-ink')}>
        {lettersOf(variant, brand)}
      </span>
    </div>
  );
}

interface LogoDownloadPageProps {
  /** What draws; fetched with the first file. */
  readonly tools?: () => Promise<DrawingTools>;
  readonly save?: (file: Blob, name: string) => void;
}

/** /logo-download: six variants as SVG and PNG, one by one or all at once (product §3.15). */
export function LogoDownloadPage({ tools = drawingTools, save = saveFile }: LogoDownloadPageProps) {
  const { name: brand } = useBrand();
  const [size, setSize] = useState<LogoSize>(DEFAULT_LOGO_SIZE);
  /** What is being made: a variant's id and kind, or 'all'. */
  const [making, setMaking] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const make = async (what: string, file: (drawing: DrawingTools) => Promise<NamedFile>): Promise<void> => {
    setMaking(what);
    setFailed(null);
    try {
      const made = await file(await tools());
      save(new Blob([made.content], { type: made.type }), made.name);
    } catch (error) {
      logger.error('A file of the logo could not be made', { what, error: String(error) });
      setFailed(what);
    } finally {
      setMaking(null);
    }
  };

  return (
    <div className="wrap">
      <PageHeader title="Logo Download">
        The name, swiped once with the marker. Six variants on a transparent background, as outlines: no typeface is
        needed.
      </PageHeader>
      <div className="lg-all over">
        <SizeChoice value={size} onChange={setSize} />
        <div>
          <Button tone="ink" disabled={making !== null} onClick={() => void make('all', (how) => zipFile(brand, how))}>
            {making === 'all' ? 'Drawing...' : 'Download All as ZIP'}
          </Button>
          <p className="muted">Every variant as SVG, and as PNG in all three sizes</p>
          <FormError message={failed === 'all' ? FAILED : undefined} />
        </div>
      </div>
      <ul className="lg-list">
        {LOGO_VARIANTS.map((variant) => (
          <li key={variant.id} aria-labelledby={variant.id}>
            <Specimen variant={variant} brand={brand} />
            <div>
              <h2 id={variant.id}>{variant.name}</h2>
              <p className="muted">{variant.use}</p>
              <div className="lg-acts">
                {(['PNG', 'SVG'] as const).map((kind) => {
                  const what = `${variant.id} ${kind}`;
                  return (
                    <Button
                      key={kind}
                      size="sm"
                      disabled={making !== null}
                      onClick={() =>
                        void make(what, (how) =>
                          kind === 'PNG' ? pngFile(variant, brand, size, how) : svgFile(variant, brand, how),
                        )
                      }
                    >
                      <Icon of={Download} /> {making === what ? 'Drawing...' : kind === 'PNG' ? `PNG ${size} px` : kind}{' '}
                      <span className="sr">{variant.name}</span>
                    </Button>
                  );
                })}
              </div>
              <FormError message={failed?.startsWith(`${variant.id} `) === true ? FAILED : undefined} />
            </div>
          </li>
        ))}
      </ul>
      <section className="lg-use over" aria-labelledby="logo-use">
        <h2 id="logo-use" className="sec">
          Using it
        </h2>
        <ul>
          <li>
            Beside a text about {brand}, unaltered, and never as if {brand} stood behind what is printed next to it.
          </li>
          <li>Leave as much room around it as the first letter is wide.</li>
          <li>Choose the variant that suits the background, rather than putting a box behind it.</li>
        </ul>
      </section>
    </div>
  );
}
