import { main, say } from '../services/say';
import { jestTests, withStores } from '../test/jest-tests';
import { tellFaults } from '../test/tell-faults';
import { findMockServer } from './mock-server';

/** `npm run test:stripe`: every request that Parley makes of Stripe, judged by Stripe's own mock server. */
await main(() =>
  withStores(async (stores) => {
    const began = Date.now();
    const mock = await findMockServer(stores.scratch);
    try {
      const counts = await jestTests({
        name: 'requests of Stripe',
        stores,
        filter: [
          'apps/api/src/modules/payments/every-request.test.ts',
          'packages/stripe-stand-in/src/http/shapes.test.ts',
        ],
        env: { STRIPE_MOCK_URL: mock.url },
      });
      const { passed, failed } = counts;
      say(`all of it took ${Math.round((Date.now() - began) / 1000)} s`);
      tellFaults([counts]);
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
      return failed === 0 && passed > 0 ? 0 : 1;
    } finally {
      await mock.stop();
    }
  }),
);
