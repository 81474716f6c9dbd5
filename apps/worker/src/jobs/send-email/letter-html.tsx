/** The HTML part of a letter: tables and inline styles, no foreign files, nothing that a mail program runs (product §15.3). */
import { Fragment, type ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '@parley/shared';
import type { BarChart, Block, Letter, LetterLinks } from './letter';
import { DARK_STYLES, LOOKS } from './letter-looks';

/** A layout table, which screen readers pass over. */
const LAYOUT = { border: 0, cellPadding: 0, cellSpacing: 0 } as const;

/** Text in the lines it was written in. */
function Lines({ text }: { readonly text: string }): ReactNode {
  const lines = text.split(/\r\n|\r|\n/);
  return Object.entries(lines).map(([place, line]) => (
    <Fragment key={place}>
      {place !== '0' && <br />}
      {line}
    </Fragment>
  ));
}

function Facts({ rows }: Extract<Block, { kind: 'facts' }>) {
  return (
    <table {...LAYOUT}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" style={LOOKS.label}>
              {label}
            </th>
            <td style={LOOKS.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Bars are cells with a colour and a share of the width: the one kind of chart that every mail program draws. */
function Bars({ heading, most, rows }: BarChart) {
  const shareOf = (value: number): number => Math.max(1, Math.round((100 * value) / most));
  const bar = (value: number, isLast: boolean) => (
    <table {...LAYOUT} role="presentation" width={`${shareOf(value)}%`}>
      <tbody>
        <tr>
          <td className={isLast ? 'bar-now' : 'bar'} style={isLast ? LOOKS.barNow : LOOKS.bar} height={16}>
            {'\u00a0'}
          </td>
        </tr>
      </tbody>
    </table>
  );
  return (
    <>
      <Text style={LOOKS.subheading}>{heading}</Text>
      <table {...LAYOUT} width="100%" style={LOOKS.chart}>
        <tbody>
          {rows.map(({ label, value, text }, index) => (
            <tr key={label}>
              <th scope="row" className="muted" style={LOOKS.barLabel}>
                {label}
              </th>
              <td style={LOOKS.barTrack}>{value !== null && bar(value, index === rows.length - 1)}</td>
              <td style={LOOKS.barText}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function BlockHtml({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <Text style={LOOKS.text}>{block.text}</Text>;
    case 'written':
      return (
        <Text className="line" style={{ ...LOOKS.text, ...LOOKS.written }}>
          <Lines text={block.text} />
        </Text>
      );
    case 'list':
      return (
        <>
          <Text style={LOOKS.subheading}>{block.heading}</Text>
          <ul style={LOOKS.list}>
            {block.items.map((item) => (
              <li key={item} style={LOOKS.item}>
                {item}
              </li>
            ))}
          </ul>
        </>
      );
    case 'facts':
      return <Facts {...block} />;
    case 'bars':
      return <Bars {...block} />;
    default:
      return (
        <Section style={{ margin: '24px 0' }}>
          <Button href={block.url} className="button" style={LOOKS.button}>
            {block.label}
          </Button>
        </Section>
      );
  }
}

function Foot({ letter, brand, links }: LetterProps) {
  return (
    <>
      <Hr className="line" style={LOOKS.rule} />
      <Text className="muted" style={LOOKS.foot}>
        {letter.reason}
        {links !== null && (
          <>
            {' '}
            <Link href={links.settings} style={LOOKS.footLink}>
              Choose which e-mails you get
            </Link>{' '}
            or{' '}
            <Link href={links.unsubscribe} style={LOOKS.footLink}>
              get no more of these
            </Link>
            .
          </>
        )}
        <br />
        {brand.name} · {brand.office} ·{' '}
        <Link href={`mailto:${brand.supportEmail}`} style={LOOKS.footLink}>
          {brand.supportEmail}
        </Link>
      </Text>
    </>
  );
}

interface LetterProps {
  readonly letter: Letter;
  readonly brand: Brand;
  readonly links: LetterLinks | null;
}

/** What mail programs show beside the subject: what comes after the greeting. */
function previewOf({ blocks }: Letter): string {
  const [, said] = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  return said ?? '';
}

function LetterPage({ letter, brand, links }: LetterProps) {
  const preview = previewOf(letter);
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.subject}</title>
        <style>{DARK_STYLES}</style>
      </Head>
      <Body className="page" style={LOOKS.page}>
        {preview !== '' && <Preview useTitleTag={false}>{preview}</Preview>}
        <Container className="ink" style={LOOKS.sheet}>
          <span style={LOOKS.brand}>{brand.name}</span>
          <Heading as="h1" style={LOOKS.heading}>
            {letter.subject}
          </Heading>
          {Object.entries(letter.blocks).map(([place, block]) => (
            <BlockHtml key={place} block={block} />
          ))}
          <Foot letter={letter} brand={brand} links={links} />
        </Container>
      </Body>
    </Html>
  );
}

/** @param links null where no preference governs the letter */
export function letterHtml(letter: Letter, brand: Brand, links: LetterLinks | null): string {
  return `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} brand={brand} links={links} />)}`;
}
