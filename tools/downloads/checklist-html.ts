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
.fields { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5mm; margin-bottom: 5mm; }
.fields p, th { font-weight: 600; font-size: 8pt; text-align: left; }
.fields i { display: block; border-bottom: 0.6pt solid #6d7484; height: 7.5mm; }
section { border-top: 1.4pt solid #1a2030; padding: 2mm 0 3.2mm; display: grid; grid-template-columns: 34mm 1fr; }
h2 { font: 500 11.5pt/1.25 'Script Serif'; }
ul { list-style: none; display: grid; gap: 1.9mm; }
li { display: grid; grid-template-columns: 3.4mm 1fr; column-gap: 3mm; text-wrap: pretty; }
li::before { content: ''; width: 3.4mm; height: 3.4mm; margin-top: 0.7mm; border: 0.9pt solid #1a2030; }
table { width: 100%; border-collapse: collapse; }
th:nth-child(2) { width: 55%; }
td { border-bottom: 0.6pt solid #6d7484; height: 8.6mm; }
`;

/** The checklist as a page for paper: one sheet of A4. */
export function checklistHtml(typefaces: Typefaces): string {
  const { title, lede, parts, fields, agreed } = conversationChecklist;
  const part = ({ title, items }: (typeof parts)[number]): string =>
    `<section><h2>${escaped(title)}</h2><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul></section>`;
  const empty = `<tr>${agreed.head.map(() => '<td></td>').join('')}</tr>`.repeat(agreed.rows);
  const head = agreed.head.map((one) => `<th scope="col">${escaped(one)}</th>`).join('');
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>${style(typefaces)}</style></head><body>
<h1>${escaped(title)}</h1><p class="lede">${escaped(lede)}</p>
<div class="fields">${fields.map((field) => `<div><p>${escaped(field)}</p><i></i><i></i></div>`).join('')}</div>
${parts.map(part).join('\n')}
<section><h2>${escaped(agreed.title)}</h2><table><thead><tr>${head}</tr></thead><tbody>${empty}</tbody></table></section>
</body></html>`;
}
