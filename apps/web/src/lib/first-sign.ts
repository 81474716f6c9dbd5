/** A page that was made ahead needs its code only for a reader who does something, and waits for a sign of one (decision 0032). */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Resolves once the reader has moved, touched, scrolled or pressed something. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const found = (): void => {
      for (const name of SIGNS) window.removeEventListener(name, found, true);
      resolve();
    };
    for (const name of SIGNS) window.addEventListener(name, found, { capture: true, passive: true });
  });
}

/** Does again what a reader did before the code for it was here: only the last thing. */
let again: (() => void) | null = null;
let needsCode: (link: HTMLAnchorElement) => boolean = () => false;

function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

function onEarlyClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('a[href], button') : null;
  if (pressed instanceof HTMLButtonElement && pressed.type !== 'submit') again = () => pressed.click();
  if (pressed instanceof HTMLAnchorElement && isPlainClick(event) && needsCode(pressed)) {
    event.preventDefault();
    again = () => pressed.click();
  }
}

/** Without its code a form would leave the page, and what was typed with it. */
function onEarlySubmit(event: SubmitEvent): void {
  const form = event.target;
  event.preventDefault();
  if (form instanceof HTMLFormElement) again = () => form.requestSubmit();
}

/**
 * Keeps what is pressed or sent from here on, until `replayEarly`.
 * @param isForCode whether a link leads to what only code can open; the browser follows the others by itself
 */
export function keepEarly(isForCode: (link: HTMLAnchorElement) => boolean): void {
  needsCode = isForCode;
  document.addEventListener('click', onEarlyClick, true);
  document.addEventListener('submit', onEarlySubmit, true);
}

/** Once the code of the page is here, or known not to come: does again what was done too early. */
export function replayEarly(): void {
  document.removeEventListener('click', onEarlyClick, true);
  document.removeEventListener('submit', onEarlySubmit, true);
  const act = again;
  again = null;
  act?.();
}
