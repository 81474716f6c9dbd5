/** HTML that mail programs understand: tables, inline styles, no foreign files. */
import type { Brand } from '@parley/shared';

/** Markup that is safe to put into a page as it is. */
export class Html {
  readonly #markup: string;
  constructor(markup: string) {
    this.#markup = markup;
  }
  toString(): string {
    return this.#markup;
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes every value that is not markup itself. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  return new Html(strings.reduce((text, part, index) => `${text}${fill(values[index - 1] ?? '')}${part}`));
}

function fill(value: string | number | Html | readonly Html[]): string {
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.map(String).join('');
  return String(value).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The product's colours (paper, ink, pen blue, marker), in the notation mail programs know. */
const PAPER = '#fbfbf9';
const INK = '#1a2130';
const MUTED = '#545b69';
const LINE = '#dcdfe5';
const MARKER = '#f7ee3f';
const SANS = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif";

export const paragraph = (text: string): Html => html`<p style="margin:0 0 16px">${text}</p>`;

export function button(label: string, url: string): Html {
  return html`<p style="margin:24px 0">
    <a
      href="${url}"
      style="display:inline-block;background:${INK};color:${PAPER};text-decoration:none;padding:12px 20px;border-radius:4px;font-weight:600"
      >${label}</a
    >
  </p>`;
}

export function listOf(heading: string, items: readonly string[]): Html {
  if (items.length === 0) return html``;
  return html`<p style="margin:24px 0 8px;font-weight:600">${heading}</p>
    <ul style="margin:0 0 16px;padding-left:20px">
      ${items.map((item) => html`<li style="margin:0 0 6px">${item}</li>`)}
    </ul>`;
}

/** Text in the lines it was written in. */
export function written(text: string): Html {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
  return html`<p style="margin:24px 0;padding-top:16px;border-top:1px solid ${LINE}">${lines}</p>`;
}

/** What is known, label beside value. */
export function facts(rows: readonly (readonly [label: string, value: string])[]): Html {
  const cells = rows.map(
    ([label, value]) =>
      html`<tr>
        <th
          scope="row"
          style="padding:0 16px 6px 0;text-align:left;vertical-align:top;font-weight:600;white-space:nowrap"
        >
          ${label}
        </th>
        <td style="padding:0 0 6px;word-break:break-word">${value}</td>
      </tr>`,
  );
  return html`<table cellpadding="0" cellspacing="0" border="0">
    ${cells}
  </table>`;
}

/** @param reason why this message comes, and how to stop it */
export function page(brand: Brand, subject: string, body: readonly Html[], reason: Html): string {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:0;background:${PAPER};color:${INK};${new Html(SANS)};font-size:16px;line-height:1.5"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:560px;text-align:left"
              >
                <tr>
                  <td>
                    <p style="margin:0 0 32px">
                      <span
                        style="${new Html(SERIF)};font-size:22px;font-weight:600;background:${MARKER};padding:2px 6px"
                        >${brand.name}</span
                      >
                    </p>
                    <h1 style="margin:0 0 20px;${new Html(SERIF)};font-size:26px;line-height:1.25;font-weight:500">
                      ${subject}
                    </h1>
                    ${body}
                    <p
                      style="margin:40px 0 0;padding-top:16px;border-top:1px solid ${LINE};color:${MUTED};font-size:13px"
                    >
                      ${reason}<br />${brand.name} · ${brand.office} ·
                      <a href="mailto:${brand.supportEmail}" style="color:${MUTED}">${brand.supportEmail}</a>
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return document.toString();
}
