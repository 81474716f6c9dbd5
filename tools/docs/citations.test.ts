import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { deadCitations, ruleNumbers, type SourceText } from './citations';

const ROOT = join(import.meta.dirname, '..', '..');
const BINARY = /\.(?:png|jpe?g|ico|woff2?|pdf|onnx|bin|safetensors)$/;
/** Made by a program; nobody reads it for rules. */
const GENERATED = /^pnpm-lock\.yaml$/;
/** These speak of citations, and cite what is not there on purpose. */
const SELF = /^tools\/docs\/citations/;

/** What git knows or would take in. */
function repositoryFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

const product = '## <a id="1"></a>1 Things\n\n<a id="1.1"></a>**1.1 A thing.** It is.\n';
const rules: SourceText = { path: 'docs/product.md', text: product };

function problems(text: string, path = 'src/a.ts', others: readonly SourceText[] = []): string[] {
  const texts = [rules, ...others, { path, text }];
  const paths = [...texts.map((one) => one.path), 'docs/decisions/0001-why.md', 'docs/pictures/a.png'];
  return deadCitations(texts, paths)
    .filter((dead) => dead.path === path)
    .map(({ line, problem }) => `${line}: ${problem}`);
}

describe('citations', () => {
  it.each([
    ['a rule that is not there', '/** product §1.2 */', 'there is no rule §1.2'],
    ['the second of two', '/** product §1.1, §1.3 */', 'there is no rule §1.3'],
    ['another document', '/** S1 §5 */', 'a § of another document than docs/product.md'],
    ['another document beside a rule', '/** product §1.1; S2 §4 */', 'a § of another document than docs/product.md'],
    ['a decision that is not there', '/** decision 0042 */', 'there is no decision 0042'],
    ['a document that is not there', '/** docs/nowhere.md */', 'there is no docs/nowhere.md'],
    ['a page outside', "/** (decisions, 'Accounts') */", "(decisions, ' is not in the repository"],
    ['a page outside by its name', '/** as in interfaces.md */', 'interfaces.md is not in the repository'],
  ])('finds %s', (_, text, problem) => {
    expect(problems(`first line\n${text}`)).toEqual([`2: ${problem}`]);
  });

  it('finds links of pages that lead nowhere', () => {
    const other = { path: 'docs/b.md', text: '# A Title, here\n' };
    expect(
      problems('[x](b.md) [y](b.md#a-title-here) [z](decisions/) [p](pictures/a.png)', 'docs/a.md', [other]),
    ).toEqual([]);
    expect(problems('[x](c.md) [y](b.md#nothing) [z](#nothing)', 'docs/a.md', [other])).toEqual([
      '1: there is no docs/c.md',
      '1: docs/b.md has no #nothing',
      '1: docs/a.md has no #nothing',
    ]);
  });

  it('is content with what is there', () => {
    expect(problems('/** product §1, §1.1; decision 0001, docs/product.md */')).toEqual([]);
  });

  it.each([
    ['twice', `${product}<a id="1.1"></a>**1.1 Again.**\n`],
    ['out of order', `${product}## <a id="3"></a>3 C\n## <a id="2"></a>2 B\n`],
    ['under another anchor', `${product}<a id="1.3"></a>**1.2 Else.**\n`],
  ])('refuses a rule %s', (_, text) => {
    expect(() => ruleNumbers(text)).toThrow(/rule/);
  });

  it('all lead somewhere in this repository', () => {
    const paths = repositoryFiles();
    const texts = paths
      .filter((path) => !BINARY.test(path) && !GENERATED.test(path) && !SELF.test(path))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
    expect(ruleNumbers(texts.find(({ path }) => path === 'docs/product.md')?.text ?? '').size).toBeGreaterThan(150);
    expect(deadCitations(texts, paths).map(({ path, line, problem }) => `${path}:${line} ${problem}`)).toEqual([]);
  });
});
