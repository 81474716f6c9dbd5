import { sampleClaims } from '@parley/content/public';
import { samplesShown } from '@/lib/samples';
import { Section } from './section';

/**
 * What somebody says of the product on this page, where the operator's file has a voice for it. A sample says that it is one,
 * and a build for production leaves it out (product §1.5).
 */
export function PageVoice({ path }: { readonly path: string }) {
  const voice = sampleClaims.ofPages[path];
  if (voice === undefined || (sampleClaims.isSample && !samplesShown)) return null;
  return (
    <Section title="In somebody’s words">
      <figure className="sp-text">
        <blockquote className="font-serif text-xl leading-head text-pretty">“{voice.quote}”</blockquote>
        <figcaption className="muted mt-4 text-sm">
          {voice.author}, {voice.role}
        </figcaption>
        {sampleClaims.isSample && (
          <p className="faint mt-2 text-xs">A sample voice, to be replaced with this installation’s own.</p>
        )}
      </figure>
    </Section>
  );
}
