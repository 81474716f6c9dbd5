import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { logger } from '@/lib/logger';
import { sampleConfig } from '@/testing/samples';
import { ok, scriptApi } from '@/testing/scripted-api';
import { LogoDownloadPage } from './logo-download-page';
import type { DrawingTools } from './logo-files';

const saved: string[] = [];
const drawing: DrawingTools = {
  outlineOf: async () => ({ path: 'M0 0H500V-700Z', width: 500, top: -700, bottom: 0 }),
  drawPng: async () => new Uint8Array([1]),
};

function open(tools: () => Promise<DrawingTools> = async () => drawing) {
  scriptApi({ 'GET /config': () => ok(sampleConfig()) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LogoDownloadPage tools={tools} save={(_, name) => void saved.push(name)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  saved.length = 0;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the page of the logo (product §3.15)', () => {
  it('shows six variants, and saves a PNG of 512 px unless another width was chosen', async () => {
    const user = open();
    expect(screen.getAllByRole('listitem', { name: /^(?:Word|Sign), / })).toHaveLength(6);
    expect(screen.getByRole('radio', { name: '512' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'PNG 512 px Word, for light grounds' }));
    await user.click(screen.getByRole('radio', { name: '1024' }));
    await user.click(screen.getByRole('button', { name: 'PNG 1024 px Sign, in one colour' }));
    await user.click(screen.getByRole('button', { name: 'SVG Word, for dark grounds' }));
    expect(saved).toEqual([
      'parley-logo-word-light-512.png',
      'parley-logo-sign-ink-1024.png',
      'parley-logo-word-dark.svg',
    ]);
  });

  it('saves everything at once, and makes one file at a time', async () => {
    let arrive = (): void => undefined;
    const user = open(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve(drawing);
        }),
    );
    await user.click(screen.getByRole('button', { name: 'Download All as ZIP' }));
    expect(screen.getByRole('button', { name: 'Drawing...' })).toHaveProperty('disabled', true);
    expect(screen.getAllByRole('button').every((button) => button.hasAttribute('disabled'))).toBe(true);
    arrive();
    await screen.findByRole('button', { name: 'Download All as ZIP' });
    expect(saved).toEqual(['parley-logo-all.zip']);
  });

  it('says where a file could not be drawn, at its place, and draws it when asked again', async () => {
    const log = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
    let broken = true;
    const user = open(async () => {
      if (broken) throw new Error('offline');
      return drawing;
    });
    const button = screen.getByRole('button', { name: 'PNG 512 px Sign, for dark grounds' });
    await user.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The logo could not be drawn. Please try again.');
    expect(screen.getByRole('listitem', { name: 'Sign, for dark grounds' }).contains(alert)).toBe(true);
    expect(log).toHaveBeenCalledTimes(1);
    expect(saved).toEqual([]);
    broken = false;
    await user.click(button);
    expect(saved).toEqual(['parley-logo-sign-dark-512.png']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
