/** The pages that a browser sees. They work without scripts: plain forms, one address each. */
import { createRequire } from 'node:module';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { Account } from '../account/account';
import { missing, StripeRefusal } from '../http/stripe-error';
import { checkoutPages } from './checkout-page';
import { invoicePages } from './invoice-page';
import { sendMessage } from './layout';
import { portalPages } from './portal-routes';
import { FONTS, STYLE } from './style';

const NOTICE = 'Stand-in for Stripe';
const require = createRequire(import.meta.url);

/** @param changed called after everything that a form did, before it is answered */
export function pages(account: Account, changed: () => void): Router {
  const router = express.Router();
  router.use(express.urlencoded({ extended: false, limit: '10kb' }));
  router.get('/', (_request, response) => {
    sendMessage(response, {
      title: 'It is running',
      text: 'Checkout and billing of this installation lead here while it has no Stripe keys. Begin in Parley, with a plan.',
      notice: NOTICE,
      back: null,
    });
  });
  router.get('/pages.css', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('css').send(STYLE);
  });
  router.get('/fonts/:name.woff2', (request, response, next) => {
    const { name } = request.params;
    if (!Object.hasOwn(FONTS, name)) return next();
    response.set('Cache-Control', 'public, max-age=86400');
    // pnpm keeps packages in a folder whose name begins with a dot.
    response.sendFile(require.resolve(FONTS[name as keyof typeof FONTS]), { dotfiles: 'allow' });
  });
  checkoutPages(router, account, changed);
  invoicePages(router, account, changed);
  portalPages(router, account, changed);
  router.use((request) => {
    throw missing('page', request.path);
  });
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (!(error instanceof StripeRefusal)) {
      next(error);
      return;
    }
    sendMessage(response, {
      title: error.details.status === 404 ? 'There is no such page' : 'That did not work',
      text: error.details.status === 404 ? 'The address is not known here. Begin again in Parley.' : error.message,
      notice: NOTICE,
      back: null,
      status: error.details.status,
    });
  });
  return router;
}
