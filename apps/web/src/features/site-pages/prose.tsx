import type { SiteBlock } from '@parley/shared';
import type { ReactNode } from 'react';
import { Inline } from './inline';
import { Talk } from './talk';

type TableBlock = Extract<SiteBlock, { kind: 'table' }>;
type ListBlock = Extract<SiteBlock, { kind: 'list' }>;

function List({ block }: { readonly block: ListBlock }) {
  const Items = block.ordered === true ? 'ol' : 'ul';
  return (
    <Items className={block.ordered === true ? 'sp-numbered' : 'sp-points'}>
      {block.items.map((item) => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </Items>
  );
}

/** On a phone a row becomes a list, each cell under the name of its column. */
function Table({ block }: { readonly block: TableBlock }) {
  return (
    <table className="sp-table">
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              <Inline text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={block.head[column]} scope="row">
                  <Inline text={cell} />
                </th>
              ) : (
                <td key={block.head[column]}>
                  <span className="sp-column">{block.head[column]}</span>
                  <Inline text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Narrow = string | ListBlock;
type Wide = Exclude<SiteBlock, Narrow>;

const isNarrow = (block: SiteBlock): block is Narrow => typeof block === 'string' || block.kind === 'list';

/** Blocks in their order, with what is only text taken together. */
function runsOf(blocks: readonly SiteBlock[]): (Narrow[] | Wide)[] {
  const runs: (Narrow[] | Wide)[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (!isNarrow(block)) runs.push(block);
    else if (Array.isArray(last)) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

function Text({ run }: { readonly run: readonly Narrow[] }) {
  return (
    <div className="sp-text">
      {run.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>
            <Inline text={block} />
          </p>
        ) : (
          <List key={block.items[0]} block={block} />
        ),
      )}
    </div>
  );
}

interface ProseProps {
  readonly blocks: readonly SiteBlock[];
  /** Stands in the notes, beside the beginning. */
  readonly notes?: ReactNode;
}

/** Blocks of prose: paragraphs and lists in the measure, tables wider, talks across the whole galley. */
export function Prose({ blocks, notes }: ProseProps) {
  return (
    <>
      {notes}
      {runsOf(blocks).map((run) => {
        if (Array.isArray(run)) return <Text key={typeof run[0] === 'string' ? run[0] : run[0]?.items[0]} run={run} />;
        return run.kind === 'table' ? (
          <Table key={run.caption} block={run} />
        ) : (
          <Talk key={`${run.talk} ${run.lines[0]?.message}`} excerpt={run} />
        );
      })}
    </>
  );
}
