/** A page that was made ahead needs its code only for a reader who does something, and waits for a sign of one (decision 0032). */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Filled {
  readonly value: string;
  readonly checked: boolean;
}
/** What was typed into or chosen, as the reader left it: React empties a field that it redraws before it was told. */
const filled = new Map<Field, Filled>();

const remember = (field: Field): void => {
  filled.set(field, { value: field.value, checked: 'checked' in field && field.checked });
};

declare global {
  interface Window {
    /** The button pressed last, as /before-code.js keeps it from the first paint on. */
    pressedBeforeCode?: { readonly button: HTMLButtonElement | null; readonly stop: () => void };
  }
}

/** Does again what a reader pressed before the code for it was here: only the last thing. */
let again: (() => void) | null = null;

/** A reader who was quicker than this code: something was pressed, has the focus, or was filled in. */
const isUsed = (): boolean => {
  const focused = document.activeElement;
  return again !== null || filled.size > 0 || (focused !== null && focused !== document.body);
};

/** Resolves once the reader has moved, touched, scrolled or pressed something; at once where that was before `keepEarly`. */
export function firstSign(): Promise<void> {
  if (isUsed()) return Promise.resolve();
  return new Promise((resolve) => {
    const found = (): void => {
      for (const name of SIGNS) window.removeEventListener(name, found, true);
      resolve();
    };
    for (const name of SIGNS) window.addEventListener(name, found, { capture: true, passive: true });
  });
}

let needsCode: (link: HTMLAnchorElement) => boolean = () => false;

function onEarlyInput({ target }: Event): void {
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    remember(target);
}

/** Whether a field is no longer as the page came: filled in before any code was here, or restored by the browser. */
function isFilled(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Sets what the browser shows past React, which watches the property of the element itself. */
function setUnwatched(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** React takes what it finds in a field for its beginning: the field is emptied for it, and filled once more. */
function fillAgain(field: Field, { value, checked }: Filled): void {
  if (!field.isConnected) return;
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    // One of several that another was chosen after is not chosen again.
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
  } else {
    field.value = '';
    setUnwatched(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Buttons that the browser works by itself have done their work, and forms are kept whole. */
function keepButton(button: HTMLButtonElement): void {
  if (button.type !== 'submit' && !button.hasAttribute('popovertarget')) again = () => button.click();
}

function onEarlyClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('a[href], button') : null;
  if (pressed instanceof HTMLButtonElement) keepButton(pressed);
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
 * Keeps what is pressed, filled in or sent from here on, and the button that was pressed before, until `replayEarly`.
 * @param isForCode whether a link leads to what only code can open; the browser follows the others by itself
 */
export function keepEarly(isForCode: (link: HTMLAnchorElement) => boolean): void {
  needsCode = isForCode;
  document.addEventListener('click', onEarlyClick, true);
  document.addEventListener('submit', onEarlySubmit, true);
  document.addEventListener('input', onEarlyInput, true);
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) if (isFilled(field)) remember(field);
  const before = window.pressedBeforeCode;
  before?.stop();
  if (before?.button) keepButton(before.button);
}

/** Once the code of the page is here, or known not to come: does again what was done too early. */
export function replayEarly(): void {
  document.removeEventListener('click', onEarlyClick, true);
  document.removeEventListener('submit', onEarlySubmit, true);
  document.removeEventListener('input', onEarlyInput, true);
  const left = [...filled];
  filled.clear();
  for (const [field, was] of left) fillAgain(field, was);
  const act = again;
  again = null;
  act?.();
}
