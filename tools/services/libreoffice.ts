import { existsSync } from 'node:fs';
import { say } from './say';
import { installSystemPackages, onPath } from './system-packages';

const NAMES = ['soffice', 'libreoffice'];
const MAC_LIBREOFFICE = '/Applications/LibreOffice.app/Contents/MacOS/soffice';

/**
 * A LibreOffice that is installed here, in which the tests open CSV and Excel files: SOFFICE_PATH, else one on PATH, else the
 * system's package manager brings its spreadsheet without windows (90 MB, once).
 * @returns the path; null where it can't be had: then the tests that need it fail, and a line says why
 */
export function findLibreOffice(): string | null {
  const given = process.env.SOFFICE_PATH;
  if (given) {
    if (existsSync(given)) return given;
    say(
      `SOFFICE_PATH names ${given}, which does not exist. Until it is corrected the tests of CSV and Excel files fail.`,
    );
    return null;
  }
  const find = () => onPath(...NAMES) ?? (existsSync(MAC_LIBREOFFICE) ? MAC_LIBREOFFICE : null);
  const known = find();
  if (known) return known;
  const fault = installSystemPackages({ apt: ['libreoffice-calc-nogui'], brew: ['--cask', 'libreoffice'] });
  const installed = find();
  if (installed) return installed;
  say(
    `LibreOffice is missing and could not be installed (${fault ?? 'no soffice on PATH afterwards'}), so the tests of CSV and Excel files fail. Install libreoffice-calc, or set SOFFICE_PATH.`,
  );
  return null;
}
