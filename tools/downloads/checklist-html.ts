import { conversationChecklist } from '@parley/content/downloads';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

interface Typefaces {
  /** WOFF2 files as base64. */
  readonly serif: string;
  readonly sans: string;
}

const style = ({ serif, sans }: Typefaces): string => `
@font-face { font-family: 'Script Serif'; src: url(data:font/woff2;base64,${serif}) format('woff2'); font-weight: 200 900; }
@font-face { font-family: 'Script Sans'; src: url(data:font/woff2;base64,${sans}) format('woff2'); font-weight: 100 900; }
@page { size: A4; margin: 15mm 17mm 12mm; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 430 10.2pt/1.42 'Script Sans'; color: #1a2030; }
h1 { font: 400 22pt/1.1 'Script Serif'; letter-spacing: -0.015em; }
.lede { font: 400 11pt/1.4 'Script Serif'; margin: 2mm 0 5mm; max-width: 150mm; }
section { border-top: 1.4pt solid #1a2030; padding: 2mm 0 3.2mm; display: grid; grid-template-columns: 34mm 1fr; }
h2 { font: 500 11.5pt/1.25 'Script Serif'; }
ul { list-style: none; }
.card { display: grid; }
.card li { border-bottom: 0.6pt solid #6d7484; height: 11.5mm; font-size: 8pt; color: #4c5466; }
.ticks { display: grid; gap: 1.6mm; }
.ticks li { display: grid; grid-template-columns: 3.4mm 1fr; column-gap: 3mm; }
.ticks li::before { content: ''; width: 3.4mm; height: 3.4mm; margin-top: 0.7mm; border: 0.9pt solid #1a2030; }
.unsaid { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 6mm; }
table { width: 100%; border-collapse: collapse; }
th { font-weight: 600; font-size: 8pt; text-align: left; }
th:nth-child(2) { width: 55%; }
td { border-bottom: 0.6pt solid #6d7484; height: 8mm; }
`;

/** The checklist as a page for paper: one sheet of A4. */
export function checklistHtml(typefaces: Typefaces): string {
  const { title, lede, card, parts, unsaid, agreed } = conversationChecklist;
  const section = (name: string, content: string): string => `<section><h2>${escaped(name)}</h2>${content}</section>`;
  const listed = (items: readonly string[]): string => items.map((item) => `<li>${escaped(item)}</li>`).join('');
  const empty = `<tr>${agreed.head.map(() => '<td></td>').join('')}</tr>`.repeat(agreed.rows);
  const head = agreed.head.map((one) => `<th scope="col">${escaped(one)}</th>`).join('');
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>${style(typefaces)}</style></head><body>
<h1>${escaped(title)}</h1><p class="lede">${escaped(lede)}</p>
${section(card.title, `<ul class="card">${listed(card.lines)}</ul>`)}
${parts.map((part) => section(part.title, `<ul class="ticks">${listed(part.items)}</ul>`)).join('\n')}
${section(unsaid.title, `<ul class="unsaid">${listed(unsaid.lines)}</ul>`)}
${section(agreed.title, `<table><thead><tr>${head}</tr></thead><tbody>${empty}</tbody></table>`)}
</body></html>`;
}
