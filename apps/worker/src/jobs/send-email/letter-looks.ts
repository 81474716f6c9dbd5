/**
 * How letters look: the product's colours in the notation mail programs know. Light stands in the elements themselves,
 * for programs that read no style sheet; dark in a style sheet, for those that have a dark scheme of their own.
 */

const LIGHT = { paper: '#fafaf8', ink: '#181e2a', muted: '#515762', line: '#dadce0', marker: '#f4ed4a' } as const;
const DARK = { paper: '#12151a', ink: '#e8e8e4', muted: '#abb0b7', line: '#2e3239', bar: '#6f757e' } as const;
/** A bar of a chart that is not the one it is about. */
const BAR = '#7b808a';

export const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
export const SERIF = "Georgia, 'Times New Roman', serif";

export const LOOKS = {
  page: { margin: 0, padding: '32px 16px', backgroundColor: LIGHT.paper, fontFamily: SANS },
  sheet: { maxWidth: '560px', color: LIGHT.ink, fontSize: '16px', lineHeight: '24px' },
  brand: {
    fontFamily: SERIF,
    fontSize: '22px',
    fontWeight: 600,
    color: LIGHT.ink,
    backgroundColor: LIGHT.marker,
    padding: '2px 6px',
  },
  heading: { margin: '32px 0 20px', fontFamily: SERIF, fontSize: '26px', lineHeight: '33px', fontWeight: 500 },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px' },
  subheading: { margin: '24px 0 8px', fontSize: '16px', lineHeight: '24px', fontWeight: 600 },
  list: { margin: '0 0 16px', paddingLeft: '20px' },
  item: { margin: '0 0 6px' },
  label: { padding: '0 16px 6px 0', textAlign: 'left', verticalAlign: 'top', fontWeight: 600, whiteSpace: 'nowrap' },
  value: { padding: '0 0 6px', verticalAlign: 'top', wordBreak: 'break-word' },
  written: { margin: '24px 0', paddingTop: '16px', borderTop: `1px solid ${LIGHT.line}`, wordBreak: 'break-word' },
  button: {
    display: 'inline-block',
    backgroundColor: LIGHT.ink,
    color: LIGHT.paper,
    borderRadius: '4px',
    padding: '12px 20px',
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  chart: { width: '100%', margin: '0 0 16px' },
  barLabel: { width: '44px', padding: '4px 8px 4px 0', textAlign: 'left', fontWeight: 400, color: LIGHT.muted },
  barTrack: { padding: '4px 0' },
  barText: { width: '148px', padding: '4px 0 4px 12px', whiteSpace: 'nowrap', fontSize: '14px' },
  bar: { backgroundColor: BAR, fontSize: '1px', lineHeight: '16px', height: '16px' },
  barNow: { backgroundColor: LIGHT.ink, fontSize: '1px', lineHeight: '16px', height: '16px' },
  rule: { margin: '40px 0 16px', borderTop: `1px solid ${LIGHT.line}` },
  foot: { margin: 0, color: LIGHT.muted, fontSize: '13px', lineHeight: '20px' },
  footLink: { color: LIGHT.muted, textDecoration: 'underline' },
} as const;

/** The dark scheme. Its classes stand beside the looks above; `!important` is what beats an element's own style. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${DARK.paper} !important; }
  .ink, .ink th, .ink td { color: ${DARK.ink} !important; }
  .muted, .ink .muted, .muted a { color: ${DARK.muted} !important; }
  .line { border-color: ${DARK.line} !important; }
  .button { background-color: ${DARK.ink} !important; color: ${DARK.paper} !important; }
  .bar { background-color: ${DARK.bar} !important; }
  .bar-now { background-color: ${DARK.ink} !important; }
}`;
