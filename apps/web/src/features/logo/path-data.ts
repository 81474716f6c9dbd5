import type { PathCommand } from 'opentype.js';

/** The points of a command, its end last. */
function pointsOf(command: PathCommand): readonly number[] {
  if (command.type === 'Z') return [];
  const first = command.type === 'Q' || command.type === 'C' ? [command.x1, command.y1] : [];
  const second = command.type === 'C' ? [command.x2, command.y2] : [];
  return [...first, ...second, command.x, command.y];
}

/** An outline as the `d` of an SVG path, in whole units. The typeface reader's own text runs numbers between -0.5 and 0 together. */
export function pathData(commands: readonly PathCommand[]): string {
  return commands.map((command) => command.type + pointsOf(command).map(Math.round).join(' ')).join('');
}
