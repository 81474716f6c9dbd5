/** Excerpts of recorded talks, set as script: words that earned a point under the marker, words that lost one underlined. */
import type { SiteBlock, TalkExcerpt } from '@parley/shared';
import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import { talkFacts } from 'virtual:talk-facts';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { Icon } from '@/components/icon';
import { Mark, Pencil } from '@/components/marks';
import { Score } from '@/components/score';
import { formatFullDate } from '@/lib/format';
import { Inline } from './inline';
import { markedPieces } from './marked-words';

type Line = TalkExcerpt['lines'][number];

/** Who spoke in a recorded talk. @throws where it was never recorded */
function factsOf(id: string) {
  const talk = talkFacts.talks[id];
  const scenario = talk && talkFacts.scenarios[talk.scenario];
  if (talk === undefined || scenario === undefined) throw new Error(`The talk ${id} has not been recorded`);
  return { talk, scenario };
}

/** 'Chief financial officer' after a comma; 'CFO' stays as it is. */
const withinSentence = (role: string): string => role.replace(/^\p{Lu}(?=\p{Ll}| )/u, (first) => first.toLowerCase());

function Words({ line }: { readonly line: Line }) {
  return (
    <p>
      {markedPieces(line.words, line.marks).map(({ text, verdict }) => {
        if (verdict === null) return text;
        return verdict === 'met' ? <Mark key={text}>{text}</Mark> : <Pencil key={text}>{text}</Pencil>;
      })}
    </p>
  );
}

/** What the marks of a line say: verdict, indicator, and why. */
function Verdicts({ marks }: { readonly marks: Line['marks'] }) {
  return marks?.map(({ words, indicator, verdict, note }) => (
    <div className="tk-note" key={words + indicator}>
      <span className={verdict === 'met' ? 'tk-met' : 'tk-not'}>
        <Icon of={verdict === 'met' ? Check : X} /> {verdict === 'met' ? 'Met' : 'Not met'}
      </span>
      <b>{talkFacts.indicators[indicator] ?? indicator}</b>
      <p>
        <Inline text={note} />
      </p>
    </div>
  ));
}

interface TalkLineProps {
  readonly line: Line;
  readonly stakeholder: string;
}

/** Name and number in the margin, words in the measure, what the marks say in the notes. */
function TalkLine({ line, stakeholder }: TalkLineProps) {
  const theirs = line.message % 2 === 1;
  return (
    <div className="line tk-line">
      <div className="line-who">
        <b>{theirs ? stakeholder : 'You'}</b>
        <span>
          <span className="sr">message </span>
          {line.message}
        </span>
      </div>
      <div className={theirs ? 'them' : 'you'}>
        <Words line={line} />
      </div>
      <div className="tk-notes">
        <Verdicts marks={line.marks} />
      </div>
    </div>
  );
}

/** 'Two messages later' where a quote leaves some out. */
function LeftOut({ count }: { readonly count: number }) {
  return (
    <div className="line">
      <div className="line-who" />
      <p className="stage">({count === 1 ? 'One message is' : `${count} messages are`} left out here.)</p>
    </div>
  );
}

/** An excerpt in its place in a text. */
export function Talk({ excerpt }: { readonly excerpt: TalkExcerpt }) {
  const { talk, scenario } = factsOf(excerpt.talk);
  return (
    <figure className="tk">
      <div className="tk-head">
        <p className="tk-title">{scenario.title}</p>
        <p className="tk-who">
          <span>
            {scenario.stakeholder}, {withinSentence(scenario.role)}
          </span>
          <DifficultyTicks difficulty={scenario.difficulty} />
        </p>
        <p className="tk-score">
          <span>The whole talk</span> <Score score={talk.score} withWord />
          <span className="tk-held">Recorded on {formatFullDate(talk.on)}</span>
        </p>
      </div>
      <div className="script">
        {excerpt.lines.map((line, index) => {
          const before = excerpt.lines[index - 1]?.message ?? line.message - 1;
          const leftOut = line.message - before - 1;
          return (
            <Fragment key={line.message}>
              {leftOut > 0 && <LeftOut count={leftOut} />}
              <TalkLine line={line} stakeholder={scenario.shortName} />
            </Fragment>
          );
        })}
      </div>
      <figcaption>
        <p>
          <Inline text={excerpt.caption} />
        </p>
      </figcaption>
    </figure>
  );
}

const talksOf = (blocks: readonly SiteBlock[]): TalkExcerpt[] =>
  blocks.filter((block) => typeof block === 'object' && block.kind === 'talk');

/**
 * Lines to show beside a page's title: one that earned its mark, with what it answers or what it is answered. Where no
 * exchange is quoted, the line alone.
 */
export function pulledLines(blocks: readonly SiteBlock[]): TalkExcerpt | null {
  let alone: TalkExcerpt | null = null;
  for (const excerpt of talksOf(blocks)) {
    for (const [at, line] of excerpt.lines.entries()) {
      if (!line.marks?.some(({ verdict }) => verdict === 'met')) continue;
      const [before, after] = [excerpt.lines[at - 1], excerpt.lines[at + 1]];
      if (before?.message === line.message - 1) return { ...excerpt, lines: [before, line] };
      if (after?.message === line.message + 1) return { ...excerpt, lines: [line, { ...after, marks: [] }] };
      alone ??= { ...excerpt, lines: [line] };
    }
  }
  return alone;
}

/** The pulled lines as a sheet of script, in the head of a page. */
export function PulledTalk({ excerpt }: { readonly excerpt: TalkExcerpt }) {
  const { scenario } = factsOf(excerpt.talk);
  return (
    <aside className="tk-sheet draw" aria-label={`From a talk with ${scenario.stakeholder}`}>
      <header>
        <p>{scenario.title}</p>
        <DifficultyTicks difficulty={scenario.difficulty} />
      </header>
      <div className="script">
        {excerpt.lines.map((line) => (
          <TalkLine key={line.message} line={line} stakeholder={scenario.shortName} />
        ))}
      </div>
    </aside>
  );
}
