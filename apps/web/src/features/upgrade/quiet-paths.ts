/** Where nothing of the plan is said by the layout (product §6.10): where plans are what the page is about, and in conversations. Pure. */

/** The payment pages in both spellings. A running conversation is left alone too: nothing floats over its composer. */
const QUIET = new Set([
  '/pricing',
  '/register',
  '/login',
  '/payment-success',
  '/payment-cancelled',
  '/payment/success',
  '/payment/cancelled',
]);
const CONVERSATION = /^\/coaching-sessions\/[^/]+$/;
/** Who is offered a seat is not spoken to of plans. */
const INVITATION = /^\/invitations\/[^/]+$/;

/** Whether a page shows no reminders. Takes the path of an address. */
export function isQuietPath(pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return QUIET.has(path) || CONVERSATION.test(path) || INVITATION.test(path);
}
