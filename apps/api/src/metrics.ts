/** Duration of requests by route, for Prometheus; and the metrics on the main port, for who has the token. */
import type { RequestHandler } from 'express';
import { Histogram, type Registry } from 'prom-client';
import { mayReadMetrics } from '@parley/platform';
import { AppError } from '@parley/shared';
import type { RequestObserver } from './dependencies';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Registers `http_request_duration_seconds{method,route,status}`; the route is the path of the endpoint table. */
export function httpObserver(registry: Registry): RequestObserver {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return ({ method, route, status, seconds }) => {
    histogram.observe({ method, route, status }, seconds);
  };
}

/** Answers with the metrics. @throws AppError unauthenticated without the token */
export function metricsRoute(registry: Registry, token: string): RequestHandler {
  return async (req, res) => {
    if (!mayReadMetrics(token, req.get('authorization')))
      throw new AppError('unauthenticated', 'The metrics need their token.');
    res.type(registry.contentType).send(await registry.metrics());
  };
}
