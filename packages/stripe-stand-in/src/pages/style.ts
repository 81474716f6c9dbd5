/** How the pages look: the product's own design, in one piece, without a script. */
import { DARK, LIGHT, SHARED } from './tokens';

const declared = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const face = (family: string, file: string, weight: number): string =>
  `@font-face{font-family:'${family}';src:url('/fonts/${file}.woff2') format('woff2');font-weight:${weight};font-display:swap}`;

/** The faces of it, by the name that their address has. */
export const FONTS = {
  'inter-400': '@fontsource/inter/files/inter-latin-400-normal.woff2',
  'inter-500': '@fontsource/inter/files/inter-latin-500-normal.woff2',
  'inter-600': '@fontsource/inter/files/inter-latin-600-normal.woff2',
  'serif-400': '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
  'serif-500': '@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2',
  'serif-600': '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
} as const;

export const STYLE = `
${face('Inter', 'inter-400', 400)}${face('Inter', 'inter-500', 500)}${face('Inter', 'inter-600', 600)}
${face('Source Serif 4', 'serif-400', 400)}${face('Source Serif 4', 'serif-500', 500)}${face('Source Serif 4', 'serif-600', 600)}
:root{color-scheme:light;${declared(SHARED)}${declared(LIGHT)}}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declared(DARK)}}}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--surface);color:var(--ink);font:400 var(--text-sm)/1.45 var(--sans);-webkit-font-smoothing:antialiased}
h1,h2,h3,p,ul,dl,dd,fieldset,legend,table{margin:0;padding:0}
ul{list-style:none}
fieldset{border:0;min-width:0}
a{color:var(--accent);text-underline-offset:0.2em}
a:hover{color:var(--accent-hover)}
:focus-visible{outline:none;box-shadow:var(--focus-ring);border-radius:var(--radius-1)}
.num{font-variant-numeric:tabular-nums lining-nums}
.muted{color:var(--muted)}
.wrap{max-width:57rem;margin-inline:auto;padding-inline:var(--gutter)}
.notice{background:var(--surface-sunk);border-bottom:1px solid var(--line);font-size:var(--text-xs)}
.notice .wrap{padding-block:0.75rem}
.notice b{font-weight:600;margin-right:var(--s-1)}
.bar{border-bottom:1px solid var(--line)}
.bar .wrap{display:flex;align-items:center;justify-content:space-between;gap:var(--s-4);min-height:3.75rem}
.bar a{display:inline-flex;align-items:center;min-height:var(--tap)}
.logo{position:relative;display:inline-block;isolation:isolate;font:600 1.375rem/1 var(--serif);letter-spacing:-0.02em;padding:0.1em 0.1em 0.16em}
.logo::before{content:'';position:absolute;z-index:-1;left:-0.16em;right:-0.34em;top:0.52em;bottom:0.17em;background:var(--marker);clip-path:polygon(0.6% 12%,98.5% 0,100% 88%,2% 100%)}
@media screen and (prefers-color-scheme:dark){.logo::before{top:1.13em;bottom:-0.13em}}
main{display:block;padding-block:var(--s-7) var(--s-8)}
h1{font:500 var(--text-2xl)/1.2 var(--serif);letter-spacing:-0.008em;text-wrap:balance}
h2{font:500 var(--text-xl)/1.2 var(--serif);letter-spacing:-0.008em}
.lead{color:var(--muted);font-size:var(--text-md);margin-top:var(--s-3);max-width:37rem;text-wrap:pretty}
.two{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,21rem);gap:var(--s-7);align-items:start;margin-top:var(--s-6)}
.over{border-top:var(--rule) solid var(--ink);padding-top:var(--s-4)}
section.over{margin-top:var(--s-7)}
.price{display:flex;align-items:baseline;gap:var(--s-3);margin-top:var(--s-3)}
.price b{font:400 3.5rem/0.9 var(--serif);letter-spacing:-0.035em;margin-left:-0.03em}
.price span{color:var(--muted)}
.rows{margin-top:var(--s-4)}
.rows>div{display:flex;justify-content:space-between;gap:var(--s-4);padding:0.6rem 0;border-top:1px solid var(--line)}
.rows>div:last-child{border-bottom:1px solid var(--line)}
.rows dd{white-space:nowrap}
.over>.rows:first-child{margin-top:calc(-1*var(--s-4))}
.over>.rows:first-child>div:first-child{border-top:0}
.over>.stack:first-child,.over>input+.stack{margin-top:0}
.rows .total{font-weight:600}
.small{font-size:var(--text-xs);color:var(--muted);margin-top:var(--s-3);text-wrap:pretty}
.cards{display:grid;gap:var(--s-2);margin-top:var(--s-3)}
legend{font-size:var(--text-xs);font-weight:600}
.card{display:grid;grid-template-columns:auto minmax(0,1fr);gap:var(--s-3);align-items:center;min-height:var(--tap);
padding:var(--s-2) var(--s-3);border:1px solid var(--line-strong);border-radius:var(--radius-2);background:var(--surface-raised);
cursor:pointer}
.card:has(input:checked){border-color:var(--ink);box-shadow:inset 0 0 0 1px var(--ink)}
.card:has(input:focus-visible){box-shadow:var(--focus-ring)}
.card input{appearance:none;width:16px;height:16px;margin:0;border:1px solid var(--line-strong);border-radius:50%;background:var(--surface-raised)}
.card input:checked{border:5px solid var(--ink)}
.card input:focus-visible{box-shadow:none}
.card span{color:var(--muted)}
.card b{font-weight:500;margin-right:var(--s-2);color:var(--ink)}
.actions{display:flex;flex-wrap:wrap;gap:var(--s-3);align-items:center;margin-top:var(--s-4)}
.stack{display:grid;gap:var(--s-2);margin-top:var(--s-4)}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:var(--tap);padding:0 var(--s-4);
border:1px solid var(--line-strong);border-radius:var(--radius-2);background:transparent;color:var(--ink);
font:500 var(--text-sm)/1.2 var(--sans);text-decoration:none;text-align:center;cursor:pointer}
.btn:hover{border-color:var(--ink);color:var(--ink)}
.btn:focus-visible{border-radius:var(--radius-2)}
.btn-ink{background:var(--ink);border-color:var(--ink);color:var(--ink-on)}
.btn-ink:hover{background:var(--ink-hover);color:var(--ink-on)}
.bad{border-top:var(--rule) solid var(--poor);padding-top:var(--s-3);margin-top:var(--s-5);color:var(--poor);font-weight:500;max-width:37rem}
.done{border-top:var(--rule) solid var(--good);padding-top:var(--s-3);margin-top:var(--s-5);color:var(--good);font-weight:500;max-width:37rem}
.plan{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:var(--s-2) var(--s-4);padding:0.75rem 0;border-top:1px solid var(--line)}
.plan:last-child{border-bottom:1px solid var(--line)}
.plan b{font-weight:500}
.list{margin-top:var(--s-4)}
table{width:100%;border-collapse:collapse;margin-top:var(--s-4)}
th{text-align:left;font-size:var(--text-2xs);font-weight:600;color:var(--muted);padding:0 var(--s-3) var(--s-2) 0}
td{padding:0.6rem var(--s-3) 0.6rem 0;border-top:1px solid var(--line);vertical-align:baseline}
tr:last-child td{border-bottom:1px solid var(--line)}
th:last-child,td:last-child{padding-right:0}
.end{text-align:right}
td a{display:inline-block;padding:0.35rem 0;margin-right:var(--s-3)}
.tools{margin-top:var(--s-8);padding:var(--s-5);background:var(--surface-sunk);border:1px dashed var(--line-strong)}
.tools h2{font:600 var(--text-sm)/1.3 var(--sans);letter-spacing:0}
.paper{max-width:44rem}
@media (max-width:760px){main{padding-block:var(--s-6) var(--s-7)}.two{grid-template-columns:minmax(0,1fr);
gap:var(--s-6)}.stack .btn,.actions .btn{width:100%}.actions form{width:100%}.wide{display:none}.tools{padding:var(--s-4)}
td a{display:block;margin-right:0}}
@media print{.notice,.bar,.noprint{display:none}main{padding:0}}
`;
