import { expect, it } from '@jest/globals';
import { deviceInWords } from './device';

const webkit = (system: string, rest: string): string =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;

it.each([
  ['Chrome on Windows', webkit('Windows NT 10.0; Win64; x64', 'Chrome/131.0.0.0 Safari/537.36')],
  ['Microsoft Edge on Windows', webkit('Windows NT 10.0; Win64; x64', 'Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0')],
  ['Safari on macOS', webkit('Macintosh; Intel Mac OS X 10_15_7', 'Version/17.4 Safari/605.1.15')],
  ['Safari on iPhone', webkit('iPhone; CPU iPhone OS 17_4 like Mac OS X', 'Version/17.4 Mobile/15E148 Safari/604.1')],
  ['Safari on iPad', webkit('iPad; CPU OS 12_2 like Mac OS X', 'Version/12.1 Mobile/15E148 Safari/604.1')],
  ['Chrome on Android', webkit('Linux; Android 14; Pixel 8', 'Chrome/131.0.0.0 Mobile Safari/537.36')],
  [
    'Samsung Internet for Android',
    webkit('Linux; Android 13; SM-S918B', 'SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36'),
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Unknown browser on Linux', 'something (X11; Linux x86_64)'],
  ['Unknown device', 'node'],
  ['Unknown device', ''],
  ['Unknown device', undefined],
  ['Unknown device', `${'x'.repeat(60)}/1.0 (y)`],
  ['Unknown device', webkit(`Windows NT 10.0; ${'x'.repeat(2_000)}`, 'Chrome/131.0.0.0')],
])('says %j', (words, userAgent) => {
  expect(deviceInWords(userAgent)).toBe(words);
});
