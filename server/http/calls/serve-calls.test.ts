import fastify from 'fastify';
import { expect, test } from 'vitest';
import { doneAnswer } from '../../../contracts/answers.contract.ts';
import type { DescribedCall } from '../../../contracts/calls/described-calls.contract.ts';
import { serveTable, watchServedCalls } from './serve-calls.ts';

const WISHES = {
  call: 'GET /wishes',
  name: 'listWishes',
  tag: 'site',
  summary: 'Wishes',
  answer: doneAnswer,
};

function serving(call: object) {
  const calls = { listWishes: { ...WISHES, ...call } as unknown as DescribedCall };
  const app = fastify();
  return { app, calls, routes: serveTable(calls, { listWishes: async () => ({}) }) };
}

// As where the server runs code that nobody has checked the types of.
test.each([{}, { by: 'admin' }, { by: 'toString' }, { may: 'everything' }, { may: 'toString' }])(
  'a call that may be made as %j is not served §V16.5.3 §V8.2.1',
  async (call) => {
    const { app, routes } = serving(call);
    await expect(app.register(routes)).rejects.toThrow('listWishes does not say who may make it.');
  },
);

test('a call that nothing serves, and a route that is in no table, stop the start §V15.2.3', async () => {
  const { app, calls, routes } = serving({ may: 'see-tours' });
  await app.register(
    async (api) => {
      const expectAll = watchServedCalls(api, Object.values(calls));
      expect(expectAll).toThrow('No feature serves listWishes (GET /wishes)');
      await api.register(routes);
      expect(expectAll).not.toThrow();
    },
    { prefix: '/api' },
  );
  await app.register(
    async (api) => {
      const expectAll = watchServedCalls(api, []);
      await api.register(routes);
      expect(expectAll).toThrow('GET /wishes is in no table that all-calls.contract.ts names.');
    },
    { prefix: '/other' },
  );
});
