import { afterEach, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepEarly, replayEarly } from './first-sign';

const MADE_AHEAD =
  '<input type="text" value=""><textarea></textarea>' +
  '<select><option value="1.1" selected="">1.1</option><option value="1.0">1.0</option></select>' +
  '<input type="radio" name="theme" checked="" value="system"><input type="radio" name="theme" value="dark">' +
  '<output>  1.1 system</output>';

/** Fields that React governs, and what it knows of them. */
function Fields() {
  const [text, setText] = useState('');
  const [more, setMore] = useState('');
  const [version, setVersion] = useState('1.1');
  const [theme, setTheme] = useState('system');
  return (
    <>
      <input type="text" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea value={more} onChange={(event) => setMore(event.target.value)} />
      <select value={version} onChange={(event) => setVersion(event.target.value)}>
        <option value="1.1">1.1</option>
        <option value="1.0">1.0</option>
      </select>
      {['system', 'dark'].map((one) => (
        <input key={one} type="radio" name="theme" value={one} checked={theme === one} onChange={() => setTheme(one)} />
      ))}
      <output>{`${text} ${more} ${version} ${theme}`}</output>
    </>
  );
}

/** Any of the fields, or what they come to; all of them have what is asked of an input here. */
const field = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (found === null) throw new Error(`${selector} is not there`);
  return found;
};
const fill = (selector: string, value: string): void => {
  const found = field(selector);
  found.value = value;
  found.dispatchEvent(new Event('input', { bubbles: true }));
};

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

it.each(['before any code was here', 'before React was here'])('tells React what was filled in %s', (when) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = MADE_AHEAD;
  const code = (): void => keepEarly(() => false);
  if (when === 'before React was here') code();
  fill('input', 'trade-off');
  fill('textarea', 'two lines');
  fill('select', '1.0');
  field('[value=dark]').click();
  if (when === 'before any code was here') code();
  act(() => {
    root = hydrateRoot(container, <Fields />);
  });
  act(() => replayEarly());
  expect(field('output').textContent).toBe('trade-off two lines 1.0 dark');
  expect(field('input').value).toBe('trade-off');
  expect(field('[value=dark]').checked).toBe(true);
});
