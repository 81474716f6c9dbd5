import { describe, expect, it } from '@jest/globals';
import { APIConnectionError, APIError } from 'openai';
import { SILENT } from '../engine';
import { createCircuit, ProviderAway } from './circuit';
import { ProviderTimeout, UnusableAnswer } from './faults';

const LATE = new ProviderTimeout('firstToken', 20_000);
const status = (code: number): APIError => APIError.generate(code, { message: 'no' }, 'no', new Headers());

function circuitAt() {
  let time = 0;
  const tried: number[] = [];
  const circuit = createCircuit(SILENT, () => time);
  return {
    circuit,
    tried,
    later: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Whether a request may be made; what a try aside comes to. */
    admitted: async (aside: () => Promise<unknown> = async () => undefined): Promise<boolean> => {
      try {
        circuit.admit(() => {
          tried.push(time);
          return aside();
        });
        return true;
      } catch (error) {
        if (!(error instanceof ProviderAway)) throw error;
        await new Promise((resolve) => setImmediate(resolve));
        return false;
      }
    },
  };
}

describe('a provider that is away', () => {
  it.each([
    ['one time-out', [LATE]],
    [
      'two lost connections',
      [new APIConnectionError({ message: 'lost' }), new APIConnectionError({ message: 'lost' })],
    ],
    ['two errors of the server', [status(503), status(500)]],
    ['two refusals of the key', [status(401), status(401)]],
  ])('is not asked after %s', async (_, errors) => {
    const { circuit, admitted } = circuitAt();
    for (const error of errors) {
      expect(await admitted()).toBe(true);
      circuit.failed(error);
    }
    expect(await admitted()).toBe(false);
  });

  it.each([
    ['a refused parameter', status(400)],
    ['an empty answer', new UnusableAnswer('empty', 'nothing')],
    ['a declined one', new UnusableAnswer('declined', 'no')],
    ['one that broke off', new UnusableAnswer('cut', 'cut')],
  ])('is asked again after %s, however often', async (_, error) => {
    const { circuit, admitted } = circuitAt();
    for (let time = 0; time < 9; time += 1) circuit.failed(error);
    expect(await admitted()).toBe(true);
  });

  it('is asked again after a success between two failures', async () => {
    const { circuit, admitted } = circuitAt();
    circuit.failed(status(503));
    circuit.succeeded();
    circuit.failed(status(503));
    expect(await admitted()).toBe(true);
  });

  it('is tried aside when its pause is over, and nobody waits for that', async () => {
    const { circuit, admitted, later, tried } = circuitAt();
    circuit.failed(LATE);
    later(14_999);
    expect(await admitted()).toBe(false);
    expect(tried).toEqual([]);
    later(1);
    expect(await admitted()).toBe(false);
    expect(tried).toEqual([15_000]);
    expect(await admitted()).toBe(true);
  });

  it('is left alone for longer each time it is still away', async () => {
    const { circuit, admitted, later, tried } = circuitAt();
    circuit.failed(LATE);
    for (let minute = 0; minute < 40; minute += 1) {
      later(30_000);
      await admitted(() => Promise.reject(status(503)));
    }
    const pauses = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((left, right) => left - right));
    expect(pauses.at(-1)).toBe(300_000);
  });

  it('that answers a try and then fails again is left alone for longer, too', async () => {
    const { circuit, admitted, later, tried } = circuitAt();
    circuit.failed(LATE);
    later(15_000);
    await admitted();
    expect(await admitted()).toBe(true);
    circuit.failed(LATE);
    later(15_000);
    expect(await admitted()).toBe(false);
    expect(tried).toEqual([15_000]);
    later(15_000);
    await admitted();
    expect(tried).toEqual([15_000, 45_000]);
  });

  it('is back when it answers anything at all', async () => {
    const { circuit, admitted, later } = circuitAt();
    circuit.failed(LATE);
    later(15_000);
    await admitted(() => Promise.reject(new UnusableAnswer('out_of_room', 'thinking')));
    expect(await admitted()).toBe(true);
  });
});
