import { existsSync } from 'node:fs';
import { PlainError } from './say';
import { installSystemPackages, onPath } from './system-packages';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Letters of all scripts, and emojis, for the PDF export. */
const FONTS = ['fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium that is installed here: PUPPETEER_EXECUTABLE_PATH, else one on PATH, else the system's package manager.
 * @throws PlainError when none can be had
 */
export function findChromium(): string {
  const given = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new PlainError(`PUPPETEER_EXECUTABLE_PATH names ${given}, which does not exist. Correct it, or unset it.`);
  }
  const known = onPath(...NAMES) ?? (existsSync(MAC_CHROME) ? MAC_CHROME : null);
  if (known) return known;
  const fault = installSystemPackages({ apt: ['chromium', ...FONTS], brew: ['--cask', 'chromium'] });
  const installed = onPath(...NAMES) ?? (existsSync(MAC_CHROME) ? MAC_CHROME : null);
  if (installed) return installed;
  throw new PlainError(
    `Chromium is missing: the end-to-end tests and the PDF export use it, and it could not be installed (${fault ?? 'no chromium on PATH afterwards'}). Install chromium, or set PUPPETEER_EXECUTABLE_PATH.`,
  );
}
