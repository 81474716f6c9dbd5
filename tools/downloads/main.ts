/** `pnpm downloads`: makes the files that resource pages offer, from their data, where the web serves them (product §26.5). */
import { scopeChangeCalculator } from '@parley/content/downloads';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { main, say } from '../services/say';
import { calculatorXlsx } from './calculator-xlsx';
import { checklistPdf } from './checklist-pdf';
import { planDocx } from './plan-docx';

const FOLDER = path.resolve(import.meta.dirname, '../../apps/web/public/downloads');
const FILES: Readonly<Record<string, () => Promise<Buffer>>> = {
  'conversation-checklist.pdf': checklistPdf,
  'scope-change-calculator.xlsx': () => calculatorXlsx(scopeChangeCalculator.example),
  'stakeholder-plan.docx': planDocx,
};

await main(async () => {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, make] of Object.entries(FILES)) {
    const file = await make();
    await writeFile(path.join(FOLDER, name), file);
    say(`${name}, ${Math.ceil(file.length / 1024)} kB`);
  }
  return 0;
});
