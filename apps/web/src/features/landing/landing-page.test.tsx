import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { demo } from '@parley/content/public';
import { session } from '@/lib/session';
import { scriptApi } from '@/testing/scripted-api';
import { LandingPage } from './landing-page';

const pass = (ms: number): void =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

/** Timers of a chain only appear one after another, so time passes in small steps. */
function passInSteps(ms: number, step: number): void {
  for (let passed = 0; passed < ms; passed += step) pass(step);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
  jest.useFakeTimers();
  scriptApi({
    'GET /config': () => {
      throw new TypeError('no network');
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LandingPage pricing={<p>the prices</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('hero (product §3.2)', () => {
  it('holds all its words, of which the styles show one at a time', () => {
    const [first, ...others] = ['Difficult', 'Challenging', 'Complex', 'Critical'].map((word) =>
      screen.getByText(word),
    );
    expect(first?.parentElement?.className).toBe('turning');
    expect(others.map((word) => word.parentElement)).toEqual(others.map(() => first?.parentElement));
  });

  it('calls a visitor to register and to the demo', () => {
    const [start] = screen.getAllByRole('link', { name: 'Get 20 Free Coaching Sessions' });
    expect(start?.getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: 'Watch Coaching Demo' }).getAttribute('href')).toBe('#live-demo');
  });
});

describe('live demo (product §3.3)', () => {
  const reply = demo.replies[1];
  it('waits 1.5 s, types 30 ms a character, then shows the insight; and starts over', () => {
    if (reply === undefined) throw new Error('The demo has no second reply');
    const sheet = within(screen.getByRole('region', { name: 'Coaching demo' }));
    fireEvent.click(sheet.getByRole('button', { name: reply.text }));
    pass(1499);
    expect(sheet.getByText('(Helen is reading what you wrote.)')).toBeTruthy();
    pass(1);
    passInSteps(30 * 10, 30);
    expect(sheet.getByText(reply.answer.slice(0, 10).trim())).toBeTruthy();
    expect(sheet.queryByText('Coaching insight')).toBeNull();
    passInSteps(30 * reply.answer.length, 30);
    expect(sheet.getByText(reply.answer)).toBeTruthy();
    expect(sheet.getByText('Coaching insight')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Try Another Response' }));
    expect(sheet.getAllByRole('button')).toHaveLength(3);
  });
});

describe('scenario picker', () => {
  it('reveals a start link to /register for the one that is chosen', () => {
    expect(screen.queryByRole('link', { name: 'Start this conversation' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Face this one: The Board Already Has the Date' }));
    expect(screen.getByRole('link', { name: 'Start this conversation' }).getAttribute('href')).toBe('/register');
  });
});

describe('starter kits (product §3.5)', () => {
  it('lead a visitor to register, and who is signed in to the track', () => {
    expect(screen.getByRole('link', { name: 'Start with this track' }).getAttribute('href')).toBe('/register');
    act(() =>
      session.signIn({
        _id: 'u1',
        name: 'Ruth Adeyemi',
        email: 'ruth@test.example',
        organization: '',
        photoURL: null,
        plan: 'free_trial',
        isNewUser: false,
        hasPassword: true,
        pendingEmail: null,
        token: 't1',
      }),
    );
    expect(screen.getByRole('link', { name: 'Open this track' }).getAttribute('href')).toBe(
      '/learning-tracks/new-pm-essentials',
    );
  });
});

describe('sample claims', () => {
  it('are called a sample', () => {
    expect(screen.getByText(/Sample figures and voices/)).toBeTruthy();
  });
});
