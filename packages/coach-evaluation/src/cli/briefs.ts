/** `pnpm coach briefs`: drafts the labelled briefs with the built-in engine and prints how the drafts fare. */
import { createLexicalSimilarity, draftFromBrief, type PurposeWeights, type Similarity } from '@parley/coach/internals';
import { type BriefRows, briefRows, COOLING, fitPurposes } from '../briefs/labelled/fit-purposes';
import {
  BRIEF_WRITERS,
  type BriefWriter,
  FITTED_BRIEF_WRITERS,
  labelledBriefsOf,
  textOf,
} from '../briefs/labelled/index';
import { type DraftFigures, figuresOf, pageOf, summed } from '../briefs/labelled/figures';
import { keptSimilarity } from '../vectors/kept-vectors';

const KEYS = [
  'person',
  'role',
  'organisation',
  'goal',
  'leaks',
  'figures',
  'knowers',
  'concerns',
  'worries',
  'sharpest',
  'rolePressed',
  'organisationPressed',
  'goalPressed',
  'sharpestPressed',
] as const;

const shown = (figures: DraftFigures): string =>
  KEYS.map((key) => {
    const { right, of } = figures[key];
    return `${key} ${right}/${of}${of === 0 ? '' : ` ${((100 * right) / of).toFixed(0)}%`}`;
  }).join('  ');

export interface BriefsOptions {
  /** One writer; all without. */
  readonly writer: string | null;
  /** The pages, too. */
  readonly pages: boolean;
  /** By grammar alone. */
  readonly words: boolean;
  /** Each writer's by a classifier that was fitted to the others. */
  readonly leaveOneOut: boolean;
}

/** What is fitted to all but one writer and those that are held out. */
async function fittedWithout(left: BriefWriter, similarity: Similarity): Promise<PurposeWeights> {
  const folds: (readonly BriefRows[])[] = [];
  for (const one of FITTED_BRIEF_WRITERS)
    if (one !== left) folds.push(await briefRows(labelledBriefsOf(one), similarity));
  return fitPurposes(folds.flat(), COOLING);
}

/** Drafts and prints. */
export async function printBriefs({ writer, pages, words, leaveOneOut }: BriefsOptions): Promise<void> {
  const similarity = words ? createLexicalSimilarity() : keptSimilarity(false);
  const shownPages: string[] = [];
  const line = async (of: BriefWriter): Promise<DraftFigures> => {
    const all: DraftFigures[] = [];
    const weights = leaveOneOut ? await fittedWithout(of, similarity) : null;
    for (const brief of labelledBriefsOf(of)) {
      const draft = await draftFromBrief(textOf(brief), { similarity, weights });
      if ('refused' in draft) {
        console.log(`${brief.id} was refused: ${draft.refused}`);
        all.push(figuresOf(brief, null));
        continue;
      }
      all.push(figuresOf(brief, draft));
      if (pages) shownPages.push(pageOf(brief, draft.content));
    }
    return summed(all);
  };
  const known = BRIEF_WRITERS.filter((one) => (writer === null ? FITTED_BRIEF_WRITERS.includes(one) : one === writer));
  const each: DraftFigures[] = [];
  for (const one of known) {
    const figures = await line(one);
    each.push(figures);
    console.log(`writer ${one}  ${shown(figures)}`);
  }
  if (each.length > 1) console.log(`together  ${shown(summed(each))}`);
  for (const page of shownPages) console.log(page);
  await similarity.dispose();
}
