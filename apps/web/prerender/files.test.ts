import { describe, expect, it } from '@jest/globals';
import { filesOf } from './manifest';
import { fillTemplate } from './template';

const manifest = {
  'src/site/start.tsx': { file: 'assets/start-1.js', imports: ['_shared.js'], css: ['assets/start-1.css'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['src/site/start.tsx'], css: ['assets/shared-1.css'] },
  '../../packages/content/src/public/site/features/teams.ts': { file: 'assets/teams-1.js' },
};

describe('the files of a page', () => {
  it('are those of its modules and of what they import, each once', () => {
    expect(filesOf(manifest, ['src/site/start.tsx', '/teams.ts'])).toEqual({
      scripts: ['assets/start-1.js', 'assets/shared-1.js', 'assets/teams-1.js'],
      styles: ['assets/start-1.css', 'assets/shared-1.css'],
    });
  });

  it('are not guessed', () => {
    expect(() => filesOf(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx is in no file of the build');
  });
});

describe('the template', () => {
  const template =
    '<head><!-- head --><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"></div></body>';
  const parts = { head: '<title>$& T</title>', files: { scripts: [], styles: ['assets/a.css'] }, body: '<h1>$1</h1>' };

  it('takes head, styles, body and data as they are', () => {
    const page = fillTemplate(template, { ...parts, data: [{ id: 'facts', json: '{"a":1}' }] });
    expect(page).toContain('<title>$& T</title>');
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css" />');
    expect(page).toContain('<div id="root"><h1>$1</h1></div>');
    expect(page).toContain('<script type="application/json" id="facts">{"a":1}</script>');
  });

  it('has to have a place for each', () => {
    expect(() => fillTemplate('<head></head>', { ...parts, data: [] })).toThrow('<!-- head --> once');
  });
});
