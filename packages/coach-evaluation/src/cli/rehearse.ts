/** A conversation in the terminal, with the state behind every reply on request. */
import type { ScenarioContent, OpenAiOptions } from '@parley/shared';
import { createInterface } from 'node:readline/promises';
import { stdin, stdout } from 'node:process';
import { createCoach, type TranscriptMessage } from '@parley/coach';
import { standingOf } from '@parley/coach/internals';
import { keptSimilarity } from '../vectors/kept-vectors';

export interface RehearsalOptions {
  /** Show what was read, the state and its reasons. */
  readonly explain: boolean;
  /** A tip before each reply. */
  readonly tips: boolean;
  readonly seed: string;
  readonly openai: OpenAiOptions | null;
}

const bar = (value: number): string =>
  `${'█'.repeat(Math.round(value / 5))}${'·'.repeat(20 - Math.round(value / 5))} ${Math.round(value)}`;

/** Rehearses until an empty line, 'end' or the stakeholder's leaving; then prints the report. */
export async function rehearseInTerminal(scenario: ScenarioContent, options: RehearsalOptions): Promise<void> {
  const similarity = keptSimilarity(false);
  const coach = createCoach({ similarity, ...(options.openai ? { openai: options.openai } : {}) });
  const lines = createInterface({ input: stdin, output: stdout });
  const { shortName } = scenario.persona;
  console.log(
    `\n${scenario.title} (${scenario.difficulty}), ${coach.engine} ${coach.model}\n${scenario.situation}\nYour goal: ${scenario.goal}\nAn empty line ends the talk.\n\n${shortName}: ${scenario.opening}`,
  );
  const messages: TranscriptMessage[] = [{ number: 1, role: 'stakeholder', content: scenario.opening }];
  const context = { scenario, messages, seed: options.seed };
  // Input from a pipe ends before the conversation does; its lines still come.
  let listening = true;
  lines.on('close', () => {
    listening = false;
  });
  const prompt = (): void => {
    if (listening) lines.prompt();
  };
  lines.setPrompt('\nYou: ');
  prompt();
  for await (const line of lines) {
    if (line.trim() === '' || line.trim() === 'end') break;
    if (options.tips) console.log(`  tip: ${(await coach.tip(context, line)).tip}`);
    messages.push({ number: messages.length + 1, role: 'student', content: line });
    stdout.write(`\n${shortName}: `);
    let said = '';
    let left = false;
    for await (const part of coach.reply(context)) {
      if (part.type === 'text') {
        said += part.text;
        stdout.write(part.text);
      } else if (part.type === 'notice') stdout.write(`\n[${part.text}]\n`);
      else left = true;
    }
    stdout.write('\n');
    if (options.explain) {
      const standing = await standingOf(context, similarity);
      if (standing) {
        const { reading, after, plan } = standing;
        console.log(
          `  read    ${reading.acts.map((act) => `${act.kind} ${act.strength.toFixed(1)}${act.concern ? ` (${act.concern})` : ''}`).join(', ') || 'nothing that counts'}`,
        );
        console.log(
          `  against ${reading.faults.map((fault) => fault.kind).join(', ') || 'nothing'}; the question was ${reading.answer.replace('_', ' ')}; in the air: ${reading.inTheAir ?? 'nothing'}`,
        );
        console.log(
          `  trust   ${bar(after.trust)}  ${after.moves.map((move) => `${move.delta > 0 ? '+' : ''}${move.delta.toFixed(1)} ${move.reason}`).join('; ')}`,
        );
        console.log(
          `  patience ${after.patience}; worries: ${after.concerns.map((concern) => `${concern.id} ${concern.level} ${concern.substance.toFixed(1)}`).join(', ')}; ${after.outcome}`,
        );
        console.log(
          `  plan    ${plan.reaction ?? 'no reaction'}; ${plan.lines.map((entry) => `${entry.line} ${entry.concern}`).join(', ') || 'no worry'}${plan.closing ? `; ${plan.closing}` : ''}`,
        );
      }
    }
    messages.push({ number: messages.length + 1, role: 'stakeholder', content: said });
    if (left) break;
    prompt();
  }
  lines.close();
  const report = await coach.assess(context);
  console.log(
    `\nScore ${report.overallScore.toFixed(1)} (rubric ${report.rubricVersion}, ${report.engine} ${report.model})${report.engineNote ? `\n${report.engineNote}` : ''}\n${report.keyInsights}`,
  );
  for (const finding of report.specificFeedback)
    console.log(
      `  ${finding.type.padEnd(10)} ${finding.message}${finding.evidence ? `  [${finding.evidence.messageNumber}] “${finding.evidence.quote}”` : ''}`,
    );
  console.log(`Next time: ${report.suggestedApproachForNextTime}`);
  if (report.suggestedPhrasing)
    console.log(`Instead of message ${report.suggestedPhrasing.messageNumber}: ${report.suggestedPhrasing.text}`);
  if (options.explain) {
    for (const step of report.steps) console.log(`  ${step.points.toFixed(1).padStart(5)}  ${step.label}`);
    for (const result of report.indicators)
      console.log(
        `  ${result.verdict.padEnd(14)} ${result.label}: ${result.reason}${result.evidence ? ` [${result.evidence.messageNumber}] “${result.evidence.quote}”` : ''}`,
      );
  }
  await coach.dispose();
}
