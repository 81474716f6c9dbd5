import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { printed } from '@parley/config/jest/printed';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import '@/testing/patience';
import { scriptApi } from '@/testing/scripted-api';
import { ErrorScreen } from './error-screen';

function Broken(): never {
  throw new Error('broken on purpose');
}

afterEach(cleanup);

describe('top-level error screen (product §2.8)', () => {
  it('shows its texts, is logged, and leads home', async () => {
    scriptApi({
      'GET /config': () => {
        throw new TypeError('no network');
      },
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/broken']}>
          <ErrorScreen>
            <Routes>
              <Route path="/" element={<p>home again</p>} />
              <Route path="/broken" element={<Broken />} />
            </Routes>
          </ErrorScreen>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeTruthy();
    expect(
      screen.getByText("We're sorry for the inconvenience. The application encountered an unexpected error."),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
    expect(printed()).toContainEqual([
      'error',
      'A screen failed to render',
      expect.objectContaining({ message: 'broken on purpose' }),
    ]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Go to Home' }));
    expect(await screen.findByText('home again')).toBeTruthy();
  });
});
