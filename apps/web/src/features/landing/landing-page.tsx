import './landing.css';
import type { ReactNode } from 'react';
import { LinkButton, buttonClass } from '@/components/button';
import { usePageHeading } from '@/components/page';
import { useSession } from '@/lib/session';
import { Comparisons } from './comparison';
import { Demo } from './demo';
import { ScenarioPicker } from './picker';
import { Proof } from './proof';
import { Results } from './results';
import { RotatingWord } from './rotating-word';
import { StarterKits } from './starter-kits';
import { StickyCta } from './sticky-cta';

function StartLink({ signedIn }: { readonly signedIn: boolean }) {
  return (
    <LinkButton tone="ink" size="lg" to={signedIn ? '/dashboard' : '/register'}>
      {signedIn ? 'Go to Coaching Dashboard' : 'Get 20 Free Coaching Sessions'}
    </LinkButton>
  );
}

function Hero({ signedIn }: { readonly signedIn: boolean }) {
  const heading = usePageHeading('Difficult conversations, rehearsed');
  return (
    <section className="hero">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          <span className="sr">Difficult conversations, rehearsed.</span>
          <span aria-hidden="true">
            <RotatingWord />
          </span>
          <span aria-hidden="true">conversations,</span>
          <span aria-hidden="true">rehearsed.</span>
        </h1>
        <p className="sub">
          Sit across from a sponsor, a client or a CFO who pushes back. Get tips while you type, and a score out of 10
          that quotes your own words as the evidence.
        </p>
        <div className="cta">
          <StartLink signedIn={signedIn} />
          {!signedIn && (
            <a className={buttonClass({ size: 'lg' })} href="#live-demo">
              Watch Coaching Demo
            </a>
          )}
        </div>
        {!signedIn && <p className="fine">14 days, no credit card required.</p>}
      </div>
      <Demo />
    </section>
  );
}

/** / (product §3.1). The prices come from outside, as a section of their own feature. */
export function LandingPage({ pricing }: { readonly pricing: ReactNode }) {
  const signedIn = useSession().status === 'signed-in';
  return (
    <div className="landing wrap">
      <Hero signedIn={signedIn} />
      <Proof />
      <ScenarioPicker />
      <StarterKits />
      <Comparisons />
      <Results />
      <section className="band" id="pricing">
        <h2>Twenty rehearsals free, then a plain price.</h2>
        {pricing}
      </section>
      <section className="last">
        <h2>Say it badly here first.</h2>
        <div className="cta m-0">
          <StartLink signedIn={signedIn} />
          <LinkButton size="lg" to="/contact">
            Book a team demo
          </LinkButton>
        </div>
      </section>
      {!signedIn && <StickyCta />}
    </div>
  );
}
