import { sampleClaims } from '@parley/content/public';
import { samplesShown } from '@/lib/samples';

/** Results and voices; says so where they are only a sample, which a build for production leaves out (product §1.5). */
export function Results() {
  if (sampleClaims.isSample && !samplesShown) return null;
  return (
    <section className="band">
      <h2>What changes when you have said it once already.</h2>
      {sampleClaims.isSample && (
        <p className="sample">Sample figures and voices, to be replaced with this installation’s own.</p>
      )}
      <div className="figures">
        {sampleClaims.results.map((result) => (
          <div key={result.figure}>
            <b>{result.figure}</b>
            <span>{result.text}</span>
          </div>
        ))}
      </div>
      <ul className="voices">
        {sampleClaims.testimonials.map((voice) => (
          <li key={voice.quote}>
            <div className="line-who">
              <b>{voice.author}</b>
              <span>{voice.role}</span>
            </div>
            <blockquote>“{voice.quote}”</blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
