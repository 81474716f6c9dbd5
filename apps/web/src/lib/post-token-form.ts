import { session } from '@/lib/session';

/**
 * Hands a request for a file to the browser, in a tab of its own, with the token in a hidden field and never in an address
 * (product §14.4). What becomes of it is not known here.
 */
export function postTokenForm(action: `/api/${string}`): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  const token = document.createElement('input');
  token.type = 'hidden';
  token.name = 'token';
  token.value = session.token() ?? '';
  form.append(token);
  document.body.append(form);
  form.submit();
  form.remove();
}
