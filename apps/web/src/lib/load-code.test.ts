import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { printed } from '@parley/config/jest/printed';
import { loadCode, type CodeLoading } from './load-code';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const never = () => new Promise<never>(() => undefined);

function browser(more: Partial<CodeLoading> = {}) {
  const reload = jest.fn();
  const how: CodeLoading = { timeoutMs: 50, online: () => true, release: () => '/assets/index-1.js', reload, ...more };
  return { reload, how };
}
const settled = (loading: Promise<unknown>): Promise<string> =>
  Promise.race([
    loading.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise<string>((resolve) => {
      setTimeout(() => resolve('waiting'), 20);
    }),
  ]);

beforeEach(() => sessionStorage.clear());

describe('code of a page (product §2.7)', () => {
  it('is what was asked for', async () => {
    const { how, reload } = browser();
    expect(await loadCode('pricing', () => Promise.resolve('code'), how)).toBe('code');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that a new release has replaced loads the page anew, and shows nothing meanwhile', async () => {
    const { how, reload } = browser();
    expect(await settled(loadCode('pricing', gone, how))).toBe('waiting');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(printed()).toHaveLength(1);
  });

  it('that is still missing then fails; another release has another try', async () => {
    const first = browser();
    void loadCode('pricing', gone, first.how);
    await settled(never());
    const again = browser();
    await expect(loadCode('pricing', gone, again.how)).rejects.toThrow('dynamically imported');
    expect(again.reload).not.toHaveBeenCalled();
    const next = browser({ release: () => '/assets/index-2.js' });
    expect(await settled(loadCode('pricing', gone, next.how))).toBe('waiting');
    expect(next.reload).toHaveBeenCalledTimes(1);
    expect(printed()).toHaveLength(2);
  });

  it('fails without a connection, and keeps the page that is open', async () => {
    const { how, reload } = browser({ online: () => false });
    await expect(loadCode('pricing', gone, how)).rejects.toThrow('dynamically imported');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that does not come in time fails', async () => {
    const { how, reload } = browser();
    await expect(loadCode('pricing', never, how)).rejects.toThrow('The page pricing did not load in time');
    expect(reload).not.toHaveBeenCalled();
  });

  it('never loads the page anew where the browser would forget that it has', async () => {
    const { how, reload } = browser();
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    try {
      await expect(loadCode('pricing', gone, how)).rejects.toThrow('dynamically imported');
    } finally {
      refused.mockRestore();
    }
    expect(reload).not.toHaveBeenCalled();
    expect(printed()).toHaveLength(1);
  });
});
