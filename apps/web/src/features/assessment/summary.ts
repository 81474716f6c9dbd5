import type { AssessmentResult } from '@parley/content/public/assessment';

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'] as const;
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** The result in a sentence or two: how many areas are good, and where to begin. */
export function summaryOf({ areas, practise }: AssessmentResult): string {
  const good = areas.filter(({ level }) => level === 'good').length;
  const first = practise[0];
  if (first === undefined) return 'The best answer, every time.';
  const all = inWords(areas.length).toLowerCase();
  if (good === areas.length) return `All ${all} areas are good. The most to gain is in “${first.area.name}”.`;
  if (good === 0) return `No area is good yet. Begin with “${first.area.name}”.`;
  const are = good === 1 ? 'is' : 'are';
  return `${inWords(good)} of ${all} areas ${are} good. Begin with “${first.area.name}”.`;
}
