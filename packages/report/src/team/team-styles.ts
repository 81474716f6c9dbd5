/** What the team's document adds to the styles of the report on paper: its own parts (td-). */
export const TEAM_STYLES = `
/* Sections stand a little closer than in a report of one conversation, so that the first page holds the skills. */
.pd-block { margin-top: 6mm; } .pd-insight { margin-top: 5mm; } .rp-skills tbody th, .rp-skills tbody td, .rp-skills .rp-track { height: 5mm; } .rp-skills caption { padding-bottom: 1mm; }

/* Usage */
.td-facts { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); column-gap: 6mm; margin-top: 2.5mm; }
.td-facts dt { font-size: 8pt; font-weight: 600; }
.td-facts b { display: block; font: 400 17pt/1.25 var(--serif); letter-spacing: -0.012em; margin-top: 0.5mm; }
.td-facts dd span { display: block; color: var(--muted); font-size: 7.5pt; line-height: 1.4; text-wrap: balance; }
.td-chart-name { margin-top: 4mm; } .td-chart-name span { font-weight: 400; color: var(--muted); }
.td-chart { display: block; width: 100%; overflow: visible; margin-top: 1.5mm; }
.td-chart text { font: 400 10.6px var(--sans); fill: var(--muted); font-variant-numeric: tabular-nums; } .td-chart .td-figure { fill: var(--ink); font-weight: 600; }
.td-chart-dense text { font-size: 9px; }
.td-base { stroke: var(--ink); stroke-width: 1; } .td-limit { stroke: var(--line); stroke-width: 1; }
.td-bar { fill: var(--ink); } .td-bar-open { fill: #fff; stroke: var(--ink); stroke-width: 1.2; }

/* Tables */
.td-table { margin-top: 1.5mm; } .td-table th, .td-table td { font-weight: 400; font-size: 8.5pt; padding: 1.35mm 0; border-top: 0.4pt solid var(--line); vertical-align: middle; }
.td-table thead th { border-top: 0; padding-block: 0.6mm; color: var(--muted); font-size: 7pt; white-space: nowrap; }
.td-table tbody tr:last-child > * { border-bottom: 0.4pt solid var(--line); }
.td-table .td-count { width: 22mm; text-align: right; white-space: nowrap; padding-left: 4mm; } .td-table b { font-weight: 600; }
.td-tracks tbody th { width: 1%; white-space: nowrap; padding-right: 6mm; } .td-table small { color: var(--faint); font-size: 7.5pt; margin-left: 1.5mm; }
.td-tracks .rp-track { height: 4.2mm; } .td-tracks tbody td { padding-block: 0.7mm; }
.td-dot-open { fill: #fff; stroke: var(--ink); stroke-width: 1.5; r: 3.5px; } .td-key { width: 7pt; height: 7pt; vertical-align: -0.6pt; margin-right: 0.5mm; overflow: visible; }

/* Scores */
.td-levels { display: flex; flex-wrap: wrap; column-gap: 6mm; margin-top: 1.5mm; font-size: 8pt; color: var(--muted); } .td-levels .rp-lvl { margin-right: 0.6mm; }

/* What to practise next */
.td-next { margin-top: 1.5mm; } .td-next li { border-top: 0.4pt solid var(--line); padding: 2.2mm 0 2.6mm; } .td-next li:first-child { border-top: 0; }
.td-next li > p:first-child { font: 400 11pt/1.5 var(--serif); max-width: 152mm; text-wrap: pretty; }

/* Method */
.td-method dl { margin-top: 1.5mm; }
.td-method dl > div { display: grid; grid-template-columns: 34mm minmax(0, 1fr); column-gap: 6mm; align-items: baseline; padding: 2.6mm 0; border-top: 0.4pt solid var(--line); break-inside: avoid; }
.td-method dl > div:first-child { border-top: 0; }
.td-method dt { text-align: right; font-size: 8pt; font-weight: 600; }
.td-method dd { max-width: 118mm; line-height: 1.5; }
.td-method a { text-decoration: underline; text-decoration-thickness: 0.4pt; text-underline-offset: 0.2em; }
`;
