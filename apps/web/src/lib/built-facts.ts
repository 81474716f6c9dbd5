import { BRAND_DEFAULTS, OPERATOR_DEFAULTS, type OperatorFacts, type PublicConfig } from '@parley/shared';

/** What the build knew and every page made ahead carries with it, as JSON (decision 0032). */
export interface BuiltFacts {
  readonly brand: PublicConfig['brand'];
  readonly operator: OperatorFacts;
  /** The day of the build, '2026-11-23'. */
  readonly day: string;
}

/** The id of the element that carries the facts. */
export const BUILT_FACTS_ID = 'built-facts';

const { salesEmail: _, ...brand } = BRAND_DEFAULTS;
/** Without a build: while developing, and in tests. */
const NOT_BUILT: BuiltFacts = { brand, operator: OPERATOR_DEFAULTS, day: '2026-01-01' };

function fromDocument(): BuiltFacts {
  const text = typeof document === 'undefined' ? null : document.getElementById(BUILT_FACTS_ID)?.textContent;
  return text === null || text === undefined ? NOT_BUILT : JSON.parse(text);
}

let facts: BuiltFacts | undefined;

/** The facts of the build this page comes from. */
export function builtFacts(): BuiltFacts {
  facts ??= fromDocument();
  return facts;
}

/** Where no document carries them: the build itself, before it renders a page. */
export function setBuiltFacts(known: BuiltFacts): void {
  facts = known;
}
