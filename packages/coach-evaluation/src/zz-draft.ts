import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { draftFromBrief } from '@parley/coach/internals';
import { keptSimilarity } from './vectors/kept-vectors';
const [from = '', to = ''] = process.argv.slice(2);
mkdirSync(to, { recursive: true });
const sim = keptSimilarity(false);
for (const f of readdirSync(from).filter((x) => x.endsWith('.txt')).sort()) {
  const brief = readFileSync(`${from}/${f}`, 'utf8').trim();
  const d = await draftFromBrief(brief, { similarity: sim });
  if ('refused' in d) { writeFileSync(`${to}/${f}`, `REFUSED: ${d.refused}\n\nBRIEF\n${brief}\n`); continue; }
  const c = d.content; const p = c.persona;
  const out = [
    'BRIEF', brief, '', '==== DRAFT, as the page shows it ====',
    `Name: ${p.name}   (called ${p.shortName}, ${p.pronoun})`, `Role: ${p.role}`, `Organisation: ${p.organisation}`,
    `(made up, and said to be so on the page: ${d.invented.join(', ') || 'nothing'})`,
    `Title: ${c.title}`, `Your goal: ${c.goal}`, `Situation: ${c.situation}`, `How they are: ${p.description}`, `Red line: ${p.redLines.map((r) => r.line).join(' / ')}`,
    `Opening line: ${c.opening}`, '',
    ...c.concerns.flatMap((k, i) => [`Concern ${i + 1}: ${k.summary}`, `   lies behind it: ${k.worry}`, `   says it first as: ${k.lines.open.slice(0, 2).join(' / ')}`]),
    '', ...c.facts.map((x) => `Fact (${x.knownBy === 'student' ? 'only you know' : x.knownBy === 'both' ? 'both know' : 'they know'}): ${x.text}   [said by them as: ${x.line}]`),
  ];
  writeFileSync(`${to}/${f}`, out.join('\n') + '\n');
}
await sim.dispose();
