/** 'Export PDF' as a person meets it: against a server that answers by script, with a clock that the test turns. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderPage } from '@/testing/render-page';
import { fail, ok, scriptApi, type ScriptedApi } from '@/testing/scripted-api';
import { ExportButton } from './export-button';

const REPORT = { conversationId: 'c1', title: 'The Board: Again?', day: '2026-11-21T17:03:00.000Z' };
const BEGIN = 'POST /conversations/c1/export/pdf';
const LOOK = 'GET /conversations/export/status/j1';
const DIRECT = 'POST /conversations/c1/export/pdf-direct';
const DOWNLOAD = 'GET /conversations/export/download/x.pdf';
const pdf = () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
const look = (status: string, error: string | null = null) =>
  ok({
    status,
    result: status === 'completed' ? { pdfPath: '/api/conversations/export/download/x.pdf' } : null,
    error,
  });

const saved: string[] = [];
const posted: { action: string; target: string; fields: Record<string, string> }[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  saved.length = 0;
  posted.length = 0;
  URL.createObjectURL = () => 'blob:parley';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = Object.fromEntries(
      [...this.querySelectorAll('input')].map(({ name, value, type }) => [`${type} ${name}`, value]),
    );
    posted.push({ action: this.action, target: this.target, fields });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const button = () => screen.getByRole('button', { name: /Export/ });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const routes = (api: ScriptedApi) => api.asked.map(({ route }) => route);
function open() {
  renderPage({ at: '/', path: '/', page: <ExportButton report={REPORT} /> });
}

describe('Export PDF', () => {
  it('says that it is at work, and saves the file named after scenario and date', async () => {
    let looks = 0;
    const api = scriptApi({
      [BEGIN]: () => ok({ jobId: 'j1' }),
      [LOOK]: () => look(++looks < 3 ? 'rendering' : 'completed'),
      [DOWNLOAD]: pdf,
    });
    open();
    await act(async () => button().click());
    await pass(1);
    expect(button().textContent).toBe('Exporting PDF...');
    expect(button().getAttribute('aria-busy')).toBe('true');
    await act(async () => button().click());
    await pass(2_298);
    expect(saved).toEqual([]);
    await pass(1);
    expect(saved).toEqual(['The Board Again 2026-11-21.pdf']);
    await pass(1);
    expect(button().textContent).toBe('Export PDF');
    expect(routes(api)).toEqual([BEGIN, LOOK, LOOK, LOOK, DOWNLOAD]);
    expect(api.asked[0]?.headers.get('authorization')).toBe('Bearer t1');
  });

  it('goes the direct way after 30 looks', async () => {
    const api = scriptApi({ [BEGIN]: () => ok({ jobId: 'j1' }), [LOOK]: () => look('queued'), [DIRECT]: pdf });
    open();
    await act(async () => button().click());
    await pass(29_299);
    expect(routes(api)).not.toContain(DIRECT);
    await pass(1);
    expect(routes(api).filter((route) => route === LOOK)).toHaveLength(30);
    expect(saved).toEqual(['The Board Again 2026-11-21.pdf']);
  });

  it('posts a form with the token in a hidden field at last, and says why', async () => {
    scriptApi({
      [BEGIN]: () => ok({ jobId: 'j1' }),
      [LOOK]: () => look('failed', 'Too large.'),
      [DIRECT]: () => fail(502, 'export_failed', 'PDF generation failed'),
    });
    open();
    await act(async () => button().click());
    await pass(300);
    expect(posted).toEqual([
      {
        action: expect.stringMatching(/\/api\/conversations\/c1\/export\/pdf$/),
        target: '_blank',
        fields: { 'hidden token': 't1' },
      },
    ]);
    expect(screen.getByText(/^Failed to export PDF: PDF generation failed\. The browser asks/)).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });

  it('says what the server says where no other way would do better', async () => {
    const api = scriptApi({ [BEGIN]: () => fail(409, 'conflict', 'Only completed conversations can be exported.') });
    open();
    await act(async () => button().click());
    await pass(1);
    expect(screen.getByText('Failed to export PDF: Only completed conversations can be exported.')).toBeTruthy();
    expect(routes(api)).toEqual([BEGIN]);
    expect(button().getAttribute('aria-busy')).toBe('false');
  });

  it('names the status of a download that is no answer of ours', async () => {
    scriptApi({
      [BEGIN]: () => fail(503, 'upstream_unavailable', 'Away.'),
      [DIRECT]: () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    });
    open();
    await act(async () => button().click());
    await pass(0);
    expect(screen.getByText(/^Failed to export PDF: Download failed: 502\./)).toBeTruthy();
  });
});
