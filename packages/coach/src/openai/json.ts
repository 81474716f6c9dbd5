/** JSON out of what models write: with prose around it, a comma too many, or an end that is missing. */

function parsed(text: string): unknown {
  for (const candidate of [text, text.replaceAll(/,\s*([}\]])/g, '$1')]) {
    try {
      const value: unknown = JSON.parse(candidate);
      return value;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

/** Where a cut text may end, with what is missing behind it: the last places at which an entry was whole. */
const CUTS_TRIED = 12;

/**
 * The first JSON object in a text, whatever stands around it. One that was cut off is given back with the entries that
 * were whole. Undefined where there is none.
 */
export function jsonIn(text: string): unknown {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const open: string[] = [];
  const cuts: { readonly at: number; readonly closing: string }[] = [];
  let inString = false;
  const closing = (): string => open.toReversed().join('');
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (inString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{' || letter === '[') open.push(letter === '{' ? '}' : ']');
    else if (letter === '}' || letter === ']') {
      open.pop();
      if (open.length === 0) return parsed(text.slice(start, at + 1));
      cuts.push({ at: at + 1, closing: closing() });
    } else if (letter === ',' && (open.length === 1 || open.at(-1) === ']')) cuts.push({ at, closing: closing() });
  }
  for (const cut of cuts.slice(-CUTS_TRIED).toReversed()) {
    const value = parsed(text.slice(start, cut.at) + cut.closing);
    if (value !== undefined) return value;
  }
  return undefined;
}
