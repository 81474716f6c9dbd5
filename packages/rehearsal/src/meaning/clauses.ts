/** The parts of a sentence that may mean something each by itself. */

/** A sentence and its longer clauses: 'Before I begin: what do you need from me?' asks with its second half. */
export function clausesOf(text: string): readonly string[] {
  const clauses = text
    .split(/[,;:]\s+|\s[-–]\s|\s(?:and|but)\s/)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/).length >= 3);
  return [...new Set([text, ...clauses])].slice(0, 5);
}
