import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { ScrollReset } from './scroll-reset';

const original = window.scrollTo;
// As newer browsers do: scrolling answers with a promise.
const scrollTo = jest.fn((_x: number, _y: number) => Promise.resolve());
beforeEach(() => {
  Object.assign(window, { scrollTo });
});
afterEach(() => {
  cleanup();
  Object.assign(window, { scrollTo: original });
});

it('goes to the top on every change of the path, not of the query (product §2.7)', async () => {
  render(
    <MemoryRouter initialEntries={['/a']}>
      <ScrollReset />
      <Link to="/a?filter=1">filter</Link>
      <Link to="/b">other page</Link>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'filter' }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'other page' }));
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
