/**
 * The reading sheet (docs/coach-evaluation.md): what stakeholders of ten scenarios replied, shuffled, without what was said to them.
 * A reader writes down which scenario each reply belongs to. Replies that could stand anywhere show at once.
 */
import type { ScenarioContent } from '@parley/shared';
import type { Coach, TranscriptMessage } from '@parley/coach';
import { chanceFrom } from '@parley/coach/internals';
import { groupBy } from './group';
import type { WrittenConversation } from './transcripts/written-conversation';

const SCENARIOS = 10;
const TURNS = 15;
/** Orders of the same conversations that are tried until the stakeholder stays to the end. */
const TRIES = 6;

export interface SheetReply {
  /** 1-based, as printed. */
  readonly number: number;
  readonly text: string;
  readonly scenario: ScenarioContent;
}
export interface Sheet {
  readonly scenarios: readonly ScenarioContent[];
  readonly replies: readonly SheetReply[];
}

function shuffled<T>(things: readonly T[], chance: () => number): readonly T[] {
  return things
    .map((thing) => ({ thing, at: chance() }))
    .sort((left, right) => left.at - right.at)
    .map(({ thing }) => thing);
}

async function repliesTo(
  coach: Coach,
  scenario: ScenarioContent,
  lines: readonly string[],
  seed: string,
): Promise<readonly string[]> {
  const messages: TranscriptMessage[] = [{ number: 1, role: 'stakeholder', content: scenario.opening }];
  const replies: string[] = [];
  for (const line of lines.slice(0, TURNS)) {
    messages.push({ number: messages.length + 1, role: 'student', content: line });
    let text = '';
    let left = false;
    for await (const part of coach.reply({ scenario, messages, seed })) {
      if (part.type === 'text') text += part.text;
      if (part.type === 'left') left = true;
    }
    messages.push({ number: messages.length + 1, role: 'stakeholder', content: text });
    replies.push(text);
    if (left) break;
  }
  return replies;
}

/**
 * Conversations of 15 turns in ten scenarios, made of several written conversations each; a stakeholder who walks out in every order
 * tried says less.
 * @param seed which scenarios, which lines and which order
 */
export async function readingSheet(
  coach: Coach,
  library: readonly ScenarioContent[],
  conversations: readonly WrittenConversation[],
  seed: string,
): Promise<Sheet> {
  const chance = chanceFrom(seed);
  const byScenario = groupBy(
    conversations.filter((conversation) => conversation.quality !== 'hostile'),
    (conversation) => conversation.scenario,
  );
  const rich = library.filter(
    (scenario) => (byScenario.get(scenario.slug) ?? []).flatMap((conversation) => conversation.lines).length >= TURNS,
  );
  const chosen = shuffled(rich, chance).slice(0, SCENARIOS);
  const replies: { text: string; scenario: ScenarioContent }[] = [];
  for (const scenario of chosen) {
    let best: readonly string[] = [];
    for (let attempt = 0; attempt < TRIES && best.length < TURNS; attempt += 1) {
      const lines = shuffled(byScenario.get(scenario.slug) ?? [], chance).flatMap((conversation) =>
        conversation.lines.filter((line) => typeof line === 'string'),
      );
      const said = await repliesTo(coach, scenario, lines, `${seed}:${scenario.slug}:${attempt}`);
      if (said.length > best.length) best = said;
    }
    replies.push(...best.map((text) => ({ text, scenario })));
  }
  return {
    scenarios: [...chosen].sort((left, right) => left.title.localeCompare(right.title)),
    replies: shuffled(replies, chance).map((reply, at) => ({ ...reply, number: at + 1 })),
  };
}

const letterOf = ({ scenarios }: Sheet, scenario: ScenarioContent): string =>
  String.fromCodePoint(65 + scenarios.indexOf(scenario));

/** The sheet for the reader. */
export function sheetText(sheet: Sheet): string {
  return [
    'Which scenario does each reply belong to? Write its letter beside the number.',
    '',
    ...sheet.scenarios.map((scenario) => `${letterOf(sheet, scenario)}  ${scenario.title}\n   ${scenario.situation}`),
    '',
    ...sheet.replies.map((reply) => `${reply.number}. ${reply.text}`),
  ].join('\n');
}

/** The answers, and how many replies each scenario gave. */
export function keyText(sheet: Sheet): string {
  return [
    ...sheet.scenarios.map(
      (scenario) =>
        `${letterOf(sheet, scenario)}  ${scenario.slug}: ${sheet.replies.filter((reply) => reply.scenario === scenario).length} replies`,
    ),
    '',
    sheet.replies.map((reply) => `${reply.number}${letterOf(sheet, reply.scenario)}`).join(' '),
  ].join('\n');
}
