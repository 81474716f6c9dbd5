/** How the document looks on paper. It styles its own parts (pd-) and those it shares with the screen's report (rp-). */
export const PRINT_STYLES = `
:root {
  color-scheme: only light; --ink: #171d2a; --muted: #545b69; --faint: #666c78; --line: #d9dce2; --accent: #1f4fb0; --surface: #ffffff;
  --good: #14693a; --fair: #855000; --poor: #b3211d; --highlight: #f4ef6d; --highlight-edge: #ebe14b;
  --serif: "Source Serif 4", "Noto Serif", "Noto Naskh Arabic", "Noto Serif CJK SC", "Noto Color Emoji", serif;
  --sans: "Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans CJK SC", "Noto Color Emoji", sans-serif;
}
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; background: #fff; color: var(--ink); font: 400 9pt/1.45 var(--sans); overflow-wrap: anywhere; orphans: 2; widows: 2; }
h1, h2, h3, p, ul, ol, dl, dd, blockquote, table { margin: 0; padding: 0; }
ul, ol { list-style: none; }
/* Kept spaces, because the PDF's outline would lose the one at the end of a line. */
h1, h2, h3 { break-after: avoid; white-space: pre-wrap; }
h1, h2, h3, p, li, blockquote, th, td { unicode-bidi: plaintext; text-align: start; }
a { color: inherit; text-decoration: none; }
table { border-collapse: collapse; width: 100%; }
tr { break-inside: avoid; }
h2, .rp-sec { font: 500 12.5pt/1.2 var(--serif); letter-spacing: -0.006em; }
h3 { font-size: 8pt; font-weight: 600; }
.rp-num { font-variant-numeric: tabular-nums lining-nums; }
.rp-muted { color: var(--muted); }
.rp-label { font-size: 8pt; font-weight: 600; }
.rp-sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.rp-i { display: inline-block; fill: none; stroke: currentColor; stroke-width: 2; width: 7.5pt; height: 7.5pt; vertical-align: -0.5pt; }
.rp-st-met { color: var(--good); } .rp-st-not_met { color: var(--poor); }

/* Marker and pencil: verbatim words only */
.rp-mark { color: var(--ink); background: var(--highlight); padding: 0.1em 0.12em; margin-inline: -0.05em; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
.rp-pencil { text-decoration: underline wavy var(--poor) 0.8pt; text-underline-offset: 0.24em; text-decoration-skip-ink: none; }

/* A level: shape and word */
.rp-lvl { display: inline-flex; align-items: center; gap: 0.45em; font-weight: 600; white-space: nowrap; }
.rp-lvl::before { content: ""; width: 0.68em; height: 0.68em; border-radius: 50%; border: 1pt solid currentColor; background: currentColor; flex: none; }
.rp-lvl-good { color: var(--good); } .rp-lvl-fair { color: var(--fair); } .rp-lvl-poor { color: var(--poor); } .rp-lvl-none { color: var(--muted); }
.rp-lvl-fair::before { background: linear-gradient(90deg, currentColor 50%, transparent 50%); }
.rp-lvl-poor::before { background: transparent; }
.rp-lvl-none::before { border: 0; height: 1pt; border-radius: 0; }

/* Cover */
.pd-head { display: flex; justify-content: space-between; align-items: baseline; gap: 8mm; padding-bottom: 3mm; border-bottom: 0.75pt solid var(--ink); font-size: 7.5pt; color: var(--muted); }
.pd-brand { font: 500 13pt/1 var(--serif); color: var(--ink); padding: 0 0.16em; margin-left: -0.16em; background: linear-gradient(transparent 52%, #f1e93f 52% 92%, transparent 92%); white-space: nowrap; }
.pd-top { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: 10mm; align-items: end; padding-top: 7mm; }
h1 { font: 500 22pt/1.14 var(--serif); letter-spacing: -0.012em; text-wrap: balance; }
.pd-meta { margin-top: 2mm; color: var(--muted); } .pd-meta span { display: block; }
.pd-score { display: grid; grid-template-columns: auto auto; column-gap: 4mm; align-items: end; }
.pd-score b { font: 300 54pt/0.76 var(--serif); letter-spacing: -0.04em; }
.pd-score p { font-size: 8pt; line-height: 1.45; color: var(--muted); } .pd-score p > span { display: block; } .pd-score .rp-lvl { display: flex; font-size: 10pt; }
.pd-insight { margin-top: 6mm; max-width: 152mm; font: 400 11pt/1.5 var(--serif); text-wrap: pretty; white-space: pre-line; }
.pd-before { margin-top: 2.5mm; color: var(--muted); }

/* Sections */
.pd-block, .rp-block { margin-top: 7.5mm; padding-top: 2.2mm; border-top: 0.75pt solid var(--ink); }
.pd-whole { break-inside: avoid; }
.pd-note, .rp-block > header p { color: var(--muted); font-size: 8pt; margin-top: 1mm; }
.rp-block > header { break-after: avoid; margin-bottom: 2.5mm; }
.pd-note a, .rp-colophon a { text-decoration: underline; text-decoration-thickness: 0.4pt; text-underline-offset: 0.2em; }

/* Skills */
.rp-skills caption { text-align: left; padding: 1mm 0 1.5mm; font-size: 8pt; } .rp-skills caption .rp-label { display: none; }
.rp-skills tbody th, .rp-skills tbody td { height: 5.6mm; border-top: 0.4pt solid var(--line); padding: 0; vertical-align: middle; }
.rp-skills tbody th { font-weight: 400; font-size: 8.5pt; white-space: nowrap; width: 1%; padding-right: 6mm; }
.rp-skills .rp-skill-count { width: 1%; white-space: nowrap; text-align: right; color: var(--faint); font-size: 7.5pt; padding-left: 5mm; font-variant-numeric: tabular-nums; }
.rp-skills .rp-skill-figure { width: 1%; white-space: nowrap; text-align: right; font-weight: 600; padding-left: 5mm; font-variant-numeric: tabular-nums; }
.rp-skills .rp-skill-word { width: 22mm; padding-left: 4mm; font-size: 8pt; }
.rp-track { display: block; width: 100%; height: 5.6mm; overflow: visible; }
.rp-track-limit { stroke: var(--line); } .rp-track-line { stroke: var(--ink); stroke-width: 1.5; } .rp-track-dot { fill: var(--ink); r: 3.5px; }
.rp-skills tbody tr:last-child > * { border-bottom: 0.4pt solid var(--line); }
.rp-skills tfoot td { position: relative; height: 4.5mm; font-size: 7pt; color: var(--faint); } .rp-skills tfoot em { font-style: normal; }
.rp-skills tfoot td span { position: absolute; top: 1mm; left: 0; white-space: nowrap; }
.rp-skills tfoot td span:nth-child(2) { left: 60%; transform: translateX(-50%); }
.rp-skills tfoot td span:nth-child(3) { left: 80%; transform: translateX(-50%); }
.rp-skills tfoot td span:nth-child(4) { left: 100%; transform: translateX(-100%); }

/* Trust */
.rp-trust { display: block; width: 100%; overflow: visible; margin-top: 1mm; }
.rp-trust text { font: 400 10.6px var(--sans); fill: var(--muted); font-variant-numeric: tabular-nums; }
.rp-trust .rp-trust-figure { fill: var(--ink); font-weight: 600; }
.rp-trust-line { fill: none; stroke: var(--ink); stroke-width: 1.5; stroke-linejoin: round; }
.rp-trust circle { fill: #fff; stroke: var(--ink); stroke-width: 1.5; } .rp-trust circle.rp-trust-key { fill: var(--ink); }

/* Findings */
.pd-two { display: grid; grid-template-columns: 1fr 1fr; column-gap: 10mm; margin-top: 7.5mm; align-items: start; }
.pd-two > section { border-top: 0.75pt solid var(--ink); padding-top: 2.2mm; min-width: 0; }
.pd-findings { margin-top: 1.5mm; }
.pd-findings li { border-top: 0.4pt solid var(--line); padding: 2.2mm 0 2.6mm; break-inside: avoid; } .pd-findings li:first-child { border-top: 0; }
.pd-quote { display: grid; grid-template-columns: 18mm minmax(0, 1fr); align-items: baseline; margin-top: 0.8mm; line-height: 1.55; } .pd-quote blockquote { white-space: pre-line; }
.pd-quote a, .pd-related { color: var(--muted); font-size: 7.5pt; white-space: nowrap; } .pd-related { margin-top: 0.8mm; }
.pd-none { margin-top: 2mm; color: var(--muted); }
.pd-legend { margin-top: 2mm; padding-top: 2mm; border-top: 0.4pt solid var(--line); color: var(--muted); font-size: 8pt; }

/* Next time */
.pd-approach { margin-top: 2.5mm; max-width: 152mm; font: 400 11pt/1.5 var(--serif); white-space: pre-line; }
.pd-say { display: grid; grid-template-columns: 26mm minmax(0, 1fr); column-gap: 6mm; align-items: baseline; margin-top: 4mm; padding: 3.4mm 0; border-block: 0.4pt solid var(--line); break-inside: avoid; }
.pd-say h3 { text-align: right; } .pd-say blockquote { font: 400 11pt/1.5 var(--sans); letter-spacing: -0.006em; white-space: pre-line; } .pd-say p { color: var(--muted); margin-top: 1.5mm; }

/* Concerns */
.rp-concerns > li {
  display: grid; grid-template-columns: 26mm minmax(0, 1fr) 40mm; column-gap: 6mm; align-items: baseline; padding: 2.6mm 0;
  border-top: 0.4pt solid var(--line); break-inside: avoid;
}
.rp-concerns > li:first-child { border-top: 0; }
.rp-concern-level { justify-self: end; font-size: 8pt; } .rp-concern-words { font: 400 10.5pt/1.48 var(--serif); margin-top: 0.6mm; white-space: pre-line; }
.rp-concern-course { font-size: 8pt; color: var(--muted); } .rp-concern-central { color: var(--ink); font-weight: 600; }

/* Why this score */
.pd-indicators { margin-top: 2mm; font-size: 8.25pt; line-height: 1.42; }
.pd-indicators th, .pd-indicators td { padding: 1.5mm 3mm 1.5mm 0; vertical-align: baseline; font-weight: 400; border-top: 0.4pt solid var(--line); }
.pd-indicators thead th { border-top: 0; padding-block: 0.6mm; color: var(--muted); font-size: 7pt; }
.pd-indicators .pd-skill th { font-weight: 600; padding-top: 3.4mm; border-top: 0.4pt solid var(--ink); break-after: avoid; } .pd-skill { break-after: avoid; } .pd-skill span { color: var(--muted); font-weight: 400; margin-left: 1.5mm; }
.pd-indicators .pd-verdict { width: 19mm; white-space: nowrap; font-weight: 600; } .pd-indicators tbody th[scope="row"] { width: 50mm; }
.pd-indicators .pd-number { width: 8mm; text-align: right; color: var(--muted); } .pd-indicators .pd-points { width: 16mm; text-align: right; white-space: nowrap; padding-right: 0; }
.pd-indicators td { white-space: pre-line; } .pd-reason { color: var(--muted); }
.rp-steps { width: 100%; max-width: 110mm; margin-top: 5mm; font-size: 8.5pt; break-inside: avoid; }
.rp-steps caption { text-align: left; padding-bottom: 1mm; } .rp-steps th { font-weight: 400; padding: 1.2mm 6mm 1.2mm 0; } .rp-steps td { text-align: right; white-space: nowrap; padding: 1.2mm 0; }
.rp-steps tr > * { border-top: 0.4pt solid var(--line); } .rp-steps .rp-steps-total > * { border-top: 0.75pt solid var(--ink); font-weight: 600; }

/* Transcript */
.pd-script { margin-top: 3mm; }
.pd-script > li { display: grid; grid-template-columns: 26mm minmax(0, 1fr); column-gap: 6mm; align-items: baseline; padding-bottom: 3mm; }
.pd-who { text-align: right; font-size: 8pt; line-height: 1.35; } .pd-who b { font-weight: 600; } .pd-who span { color: var(--muted); margin-left: 0.5mm; } .pd-who small { display: block; font-size: 7pt; color: var(--faint); }
.pd-them, .pd-you { white-space: pre-line; text-wrap: pretty; } .pd-them { font: 400 10.25pt/1.5 var(--serif); } .pd-you { font-size: 9.25pt; line-height: 1.55; }
.pd-notice { font: italic 400 9pt/1.45 var(--serif); color: var(--muted); margin-top: 1mm; }
.rp-colophon { margin-top: 5mm; padding-top: 2mm; border-top: 0.4pt solid var(--line); font-size: 7.5pt; color: var(--muted); } .rp-colophon span::after { content: ". "; }
`;
