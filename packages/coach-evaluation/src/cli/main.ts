/**
 * `pnpm coach talk <scenario> [--explain] [--tips] [--seed x] [--engine openai]`: a rehearsal in the terminal.
 * `pnpm coach eval [--set tuned] [--scenario x] [--runs 5] ...`: how fairly the coach scores (docs/coach-evaluation.md).
 * `pnpm coach sheet [--seed x] [--key]`: can a reader tell whose reply it is?
 * `pnpm coach provider-check [scenario]`: tries the configured provider, and says what works.
 * `pnpm coach fit`: fits the weight of messages and the conduct units anew from what was written for them.
 * `pnpm coach fit --meaning`: learns anew what sentences mean of what was authored.
 * `pnpm coach follow-ups`: how often what is asked about what was just said is found (decision 0040).
 * `pnpm coach fit --fits`: learns anew which line fits a sentence (decision 0043).
 * `pnpm coach fit --utterances`: fits what tells a sentence's doing in the talk anew.
 * `pnpm coach adapter --dump file`: writes down what the sentence model's adapter is trained on (decision 0038).
 * `pnpm coach adapter --briefs --dump file`: the same of the adapter that reads a brief as a whole (decision 0046).
 * `pnpm coach record [talk ...]`: holds the talks that public pages quote, and writes them down.
 * `pnpm coach truth`: which bluffs are caught, and which honest words are challenged.
 * `pnpm coach briefs`: how drafts of labelled briefs compare with what their writers read in them.
 * `pnpm coach fit --briefs`: fits what tells what a sentence of a brief is for anew.
 * `pnpm coach fit --goals`: fits what tells which sentence of a brief tells the goal anew.
 * `pnpm coach fit --names`: fits what tells somebody's name in a brief anew.
 * `pnpm coach fit --shares`: weighs the two readings of a brief beside each other (decision 0046).
 * `pnpm coach fit --whom`: fits what tells whom a brief is about anew.
 * `pnpm coach fit --roles`: fits what tells what that person is anew.
 * `pnpm coach fit --organisations`: fits what tells where they work anew.
 * `pnpm coach fit --drafts`: fits what tells the faults of drafts anew (decision 0044).
 * `pnpm coach fit --undertones`: fits what hears what is between the lines of a message anew (decision 0045).
 * `pnpm coach conduct`: what innocent sentences cost, and which hostile ones are noticed.
 */
import process, { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { scenarios } from '@parley/content';
import type { OpenAiOptions } from '@parley/shared';
import { dumpBriefs, dumpTraining } from './adapter';
import { checkProvider } from './check';
import { runEvaluation } from './eval';
import { PATIENT, providerFromEnvironment } from './provider';
import { printBriefs } from './briefs';
import { printConduct } from './conduct';
import { writeConduct, writeWeights } from './fit';
import { writeFaults } from './fit-faults';
import { writeFits } from './fit-fits';
import { writeGoals } from './fit-goals';
import { writeNames } from './fit-names';
import { writeOrganisations } from './fit-organisations';
import { writeRoles } from './fit-roles';
import { printShares } from './fit-shares';
import { writeWhom } from './fit-whom';
import { writeMeaning } from './fit-meaning';
import { writePurposes } from './fit-purposes';
import { writeUndertones } from './fit-undertones';
import { writeUtterances } from './fit-utterances';
import { printFollowUps } from './follow-ups';
import { recordTalks } from './record';
import { printSheet } from './sheet';
import { keepParses } from '../vectors/kept-parses';
import { rehearseInTerminal } from './rehearse';
import { printTruth } from './truth';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'terminal' },
    engine: { type: 'string', default: 'rehearsal' },
    explain: { type: 'boolean', default: false },
    tips: { type: 'boolean', default: false },
    set: { type: 'string', default: 'tuned' },
    scenario: { type: 'string' },
    runs: { type: 'string', default: '5' },
    json: { type: 'string' },
    worst: { type: 'boolean', default: false },
    ablations: { type: 'boolean', default: false },
    loso: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    key: { type: 'boolean', default: false },
    conduct: { type: 'boolean', default: false },
    meaning: { type: 'boolean', default: false },
    utterances: { type: 'boolean', default: false },
    undertones: { type: 'boolean', default: false },
    fits: { type: 'boolean', default: false },
    goals: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
    whom: { type: 'boolean', default: false },
    shares: { type: 'boolean', default: false },
    roles: { type: 'boolean', default: false },
    organisations: { type: 'boolean', default: false },
    missed: { type: 'boolean', default: false },
    patient: { type: 'boolean', default: false },
    sample: { type: 'string' },
    dump: { type: 'string' },
    briefs: { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    writer: { type: 'string' },
    pages: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
  },
});

const USAGE = `Usage:
  pnpm coach talk <scenario> [--explain] [--tips] [--seed text] [--engine openai]
  pnpm coach eval [--set name|all] [--scenario slug] [--runs 5] [--ablations] [--loso] [--worst] [--json file] [--fresh] [--engine openai [--sample 8] [--patient]]
  pnpm coach sheet [--seed text] [--key]
  pnpm coach provider-check [scenario] [--patient]
  pnpm coach fit [--conduct | --meaning | --utterances | --fits | --drafts | --undertones | --goals | --names | --whom | --shares | --roles | --organisations | --briefs [--all]]
  pnpm coach briefs [--writer 1] [--pages] [--words | --loso]
  pnpm coach follow-ups
  pnpm coach adapter [--briefs] --dump file
  pnpm coach conduct [--missed]
  pnpm coach truth [--missed]
  pnpm coach record [talk ...]

Scenarios:
${scenarios.map((entry) => `  ${entry.slug}`).join('\n')}`;

function refuse(message: string): never {
  console.error(message);
  exit(1);
}

/** By the product's own clocks, unless nobody is in a hurry. */
function withPatience(options: OpenAiOptions): OpenAiOptions {
  return values.patient ? { ...options, timeouts: PATIENT } : options;
}

process.on('exit', keepParses());

const [command, slug] = positionals;
const openai =
  values.engine === 'openai' || command === 'provider-check'
    ? withPatience(
        providerFromEnvironment() ??
          refuse(
            'A provider needs OPENAI_API_KEY and OPENAI_MODEL (and OPENAI_BASE_URL for another provider than OpenAI).',
          ),
      )
    : null;
if (command === 'talk') {
  const scenario = scenarios.find((entry) => entry.slug === slug) ?? refuse(USAGE);
  await rehearseInTerminal(scenario, { explain: values.explain, tips: values.tips, seed: values.seed, openai });
} else if (command === 'eval') {
  const { set, scenario = null, json = null, worst, fresh, loso } = values;
  exit(
    await runEvaluation({
      set,
      scenario,
      json,
      worst,
      fresh,
      runs: Number(values.runs),
      ablations: values.ablations,
      leaveOneOut: loso,
      sample: values.sample === undefined ? null : Number(values.sample),
      openai,
    }),
  );
} else if (command === 'provider-check' && openai !== null) {
  const scenario = scenarios.find((entry) => entry.slug === (slug ?? scenarios[0]?.slug)) ?? refuse(USAGE);
  exit((await checkProvider(scenario, openai)) ? 0 : 1);
} else if (command === 'fit' && values.meaning) await writeMeaning();
else if (command === 'fit' && values.fits) await writeFits();
else if (command === 'fit' && values.utterances) await writeUtterances();
else if (command === 'fit' && values.drafts) await writeFaults();
else if (command === 'fit' && values.undertones) await writeUndertones();
else if (command === 'fit' && values.goals) await writeGoals();
else if (command === 'fit' && values.names) await writeNames();
else if (command === 'fit' && values.whom) await writeWhom();
else if (command === 'fit' && values.shares) await printShares();
else if (command === 'fit' && values.roles) await writeRoles();
else if (command === 'fit' && values.organisations) await writeOrganisations();
else if (command === 'fit' && values.briefs) await writePurposes(values.all);
else if (command === 'fit') await (values.conduct ? writeConduct() : writeWeights());
else if (command === 'adapter' && values.dump !== undefined)
  await (values.briefs ? dumpBriefs(values.dump) : dumpTraining(values.dump));
else if (command === 'follow-ups') await printFollowUps();
else if (command === 'briefs')
  await printBriefs({
    writer: values.writer ?? null,
    pages: values.pages,
    words: values.words,
    leaveOneOut: values.loso,
  });
else if (command === 'conduct') await printConduct(values.missed);
else if (command === 'truth') await printTruth(values.missed);
else if (command === 'record') await recordTalks(positionals.slice(1));
else if (command === 'sheet') await printSheet(values.seed, values.key);
else refuse(USAGE);
