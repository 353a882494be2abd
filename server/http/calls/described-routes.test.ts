import fastify from 'fastify';
import { expect, test } from 'vitest';
import { installOpenApi } from './openapi.ts';

test('the description has no operation without an id: a page is no call', async () => {
  const app = fastify();
  await installOpenApi(app, undefined);
  app.get('/*', () => 'a page');
  app.get('/robots.txt', { schema: { operationId: 'getRobots' } }, () => '');
  await app.ready();
  expect(Object.keys(app.swagger().paths ?? {})).toEqual(['/robots.txt']);
  await app.close();
});
