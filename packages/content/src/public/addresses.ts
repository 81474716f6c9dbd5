/**
 * The addresses of the web that no page is made ahead for (product §2.1, §2.4). What serves the web and robots.txt go by
 * them; a test holds the router against them. Those of the public pages are in the web's own table of routes.
 */

/** What only somebody signed in sees; `:name` stands for any one segment. */
export const signedInAddresses: readonly string[] = [
  '/dashboard',
  '/settings',
  '/team-admin',
  '/coaching-sessions',
  '/coaching-sessions/:id',
  '/coaching-sessions/:id/messages/:number/try',
  '/coaching-sessions/:id/try/:branchId',
  '/learning-tracks',
  '/learning-tracks/:slug',
  '/coaching-history',
  '/custom-scenarios',
  '/custom-scenarios/new',
  '/custom-scenarios/from-brief',
  '/custom-scenarios/from-brief/:id',
  '/custom-scenarios/:id',
  '/custom-scenarios/:id/edit',
  '/simulations/:id',
];

/** Everything that the app answers itself, in the browser. */
export const appAddresses: readonly string[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/unsubscribe',
  '/invitations/:token',
  '/payment/success',
  '/payment/cancelled',
  ...signedInAddresses,
];

/** Addresses under which something used to be, or is looked for, and where it is (product §2.4). */
export const movedAddresses: Readonly<Record<string, string>> = {
  '/starter-kits': '/learning-tracks',
  '/simulations': '/coaching-sessions',
  '/help': '/contact',
  '/blog': '/about',
  '/careers': '/about',
  '/payment-success': '/payment/success',
  '/payment-cancelled': '/payment/cancelled',
};

/** The source of a regular expression for an address, in whatever case, with or without a slash at its end. */
export const addressPattern = (address: string): string =>
  `^${address.replaceAll(/[.+*?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}/?$`;
