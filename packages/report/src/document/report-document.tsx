/** A completed conversation as a document for paper: one HTML page that needs no script, no network and no other file. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Colophon } from '../colophon';
import { ReportLinkContext } from '../links';
import { SkillsTable } from '../skills-table';
import { TrustPlot } from '../trust-chart';
import { PAPER_FRAME } from '../trust-curve';
import { dateText, possessive, scoreText, shortNameOf } from '../words';
import { Concerns } from '../concerns';
import type { ReportDocumentInput } from './input';
import { linkToProduct } from './link-to-product';
import { renderPage } from './page';
import { PrintCover } from './print-cover';
import { PrintFindings, PrintNextTime } from './print-findings';
import { PrintIndicators } from './print-indicators';
import { PRINT_STYLES } from './print-styles';
import { PrintTranscript } from './print-transcript';

function Report(input: ReportDocumentInput & { readonly timeZone: string }): ReactNode {
  const { conversation, timeZone } = input;
  const { feedback, messages } = conversation;
  const name = shortNameOf(conversation.stakeholderPersona.name);
  return (
    <main className="pd">
      <PrintCover {...input} />
      {feedback.skills.length === 0 ? null : (
        <section className="pd-block pd-whole" aria-labelledby="h-skills">
          <h2 id="h-skills">Skills</h2>
          <SkillsTable skills={feedback.skills} />
        </section>
      )}
      {feedback.trust.length < 2 ? null : (
        <section className="pd-block pd-whole" aria-labelledby="h-trust">
          <h2 id="h-trust">
            <bdi>{name}</bdi>
            {possessive(name).slice(name.length)} trust, reply by reply
          </h2>
          <TrustPlot trust={feedback.trust} frame={PAPER_FRAME} size="wide" />
        </section>
      )}
      <PrintFindings feedback={feedback} messages={messages} />
      <PrintNextTime feedback={feedback} />
      <Concerns concerns={feedback.worries} messages={messages} name={name} />
      <PrintIndicators feedback={feedback} messages={messages} />
      <PrintTranscript messages={messages} name={name} feedback={feedback} timeZone={timeZone} />
      <Colophon feedback={feedback} />
    </main>
  );
}

/**
 * The whole HTML document, for A4. Every text is escaped; fonts are inside; links lead to messages of the transcript
 * or to `publicUrl` (product §14.6).
 */
export function renderReportDocument(input: ReportDocumentInput): string {
  const { conversation, brandName, publicUrl, timeZone = 'UTC' } = input;
  const { feedback, scenario, startedAt } = conversation;
  const day = dateText(startedAt, timeZone).replaceAll('\u00a0', ' ');
  const body = renderToStaticMarkup(
    <ReportLinkContext value={linkToProduct(publicUrl)}>
      <Report {...input} timeZone={timeZone} />
    </ReportLinkContext>,
  );
  const frame = {
    left: scenario.title,
    right: `${day}, score ${scoreText(feedback.overallScore)}`,
    foot: `${brandName}, feedback report`,
  };
  return renderPage({
    title: `${scenario.title}, feedback report of ${day}`,
    author: brandName,
    frame,
    styles: PRINT_STYLES,
    body,
  });
}
