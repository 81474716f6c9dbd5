/** Builds the HTTP application. Pure composition: nothing here connects, listens or reads the environment. */
import express, { type Express, type RequestHandler } from 'express';
import { createGoogleTokens } from './auth/google';
import { createPassport } from './auth/passport';
import { createPasswords } from './auth/passwords';
import { createSessions } from './auth/sessions';
import { createSignInGuard } from './auth/sign-in-guard';
import { contractRouter } from './contract/router';
import type { ApiDependencies } from './dependencies';
import { allHandlers } from './handlers';
import { httpObserver, metricsRoute } from './metrics';
import { bearerAuthentication, callerFinding, credentialsCheck } from './middleware/authenticate';
import { errorHandler, unknownRoute } from './middleware/errors';
import { rateLimits } from './middleware/rate-limit';
import { requestContext } from './middleware/request-context';
import { securityHeaders } from './middleware/security-headers';
import { docsPage } from './modules/openapi/docs-page';
import { webApp } from './web-app';

/** Answers of the API belong to one person and one moment. */
const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/** The whole application: `/api`, `/metrics` behind a token, and the web app where `settings.webDist` names it. */
export function buildApp(dependencies: ApiDependencies): Express {
  const { settings, database, redis, logger, metrics, clock } = dependencies;
  const passwords = createPasswords(settings.bcryptCost);
  const { jwtSecret } = settings;
  const sessions = createSessions({ database, jwtSecret, clock });
  const passport = createPassport({ database, passwords, sessions, jwtSecret, clock });
  const limiting = { redis, redisPrefix: settings.redisPrefix, scale: settings.rateLimitScale };
  const enforceLimit = rateLimits(limiting);
  const findCaller = callerFinding(passport);
  const handlers = allHandlers(dependencies, {
    passwords,
    sessions,
    google: createGoogleTokens({ config: settings.google, clock }),
    findCaller,
    checkCredentials: credentialsCheck(passport),
    signInGuard: createSignInGuard(limiting),
    enforceLimit,
  });

  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', settings.trustProxy);
  app.use(requestContext(logger, httpObserver(metrics)));
  app.use(securityHeaders(settings.google));
  app.use(dependencies.connections.limitRequests());

  if (settings.metricsToken !== undefined) app.use('/metrics', metricsRoute(metrics, settings.metricsToken));
  app.use('/api', noStore);
  app.use(
    '/api',
    contractRouter(handlers, {
      authenticate: bearerAuthentication(findCaller),
      enforceLimit,
    }),
  );
  app.use('/api/docs', docsPage(settings.brand.name));
  app.use('/api', unknownRoute);
  if (settings.webDist !== null) app.use(webApp(settings.webDist));
  app.use(unknownRoute);
  app.use(errorHandler);
  return app;
}
