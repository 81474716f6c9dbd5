/** How a project is spoken of inside a sentence. */

/** One thing to speak of, whatever its number: 'the pumps' -> 'the business of the pumps'. */
export const asOne = (project: string): string =>
  /[^s]s$/.test(project) && !/(?:us|is|ss|ics|news)$/.test(project) ? `the business of ${project}` : project;

/** Heads that say nothing by themselves. */
const ANYBODYS =
  /^(?:system|project|process|tool|programme|issue|matter|move|work|plan|date|line|report|update|thing|way)$/;

/** 'the claims portal' -> 'the portal'; a name stays whole. */
export function shortOf(project: string): string {
  const words = project.split(' ');
  const head = words.at(-1) ?? project;
  return words.length >= 3 &&
    !project.startsWith('the business of ') &&
    words.slice(1).every((word) => /^\p{Ll}/u.test(word)) &&
    head.length >= 4 &&
    !ANYBODYS.test(head)
    ? `the ${head}`
    : project;
}
