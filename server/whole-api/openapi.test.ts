import { createConfig, lintFromString, parseYaml } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import { callerOf } from '../../contracts/calls/call.ts';
import { buildTestApp } from '../../tests/support/test-app.ts';

type Operation = { operationId: string; security: object[]; responses: Record<string, object> };

async function description(url = '/api/openapi.json') {
  const site = await buildTestApp({ env: { PUBLIC_URL: 'https://tours.example.org' } });
  const answer = await site.app.inject({ url });
  await site.close();
  return answer.body;
}

test('a linter finds nothing in the description of the API §V2.1.1', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: await description(), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('a reader of YAML is given the same description', async () => {
  expect(parseYaml(await description('/api/docs/yaml'))).toEqual(JSON.parse(await description()));
});

test('the description has every call once, by its name, with who may make it and how it is refused §V8.1.1', async () => {
  const { paths } = JSON.parse(await description()) as { paths: Record<string, Record<string, Operation>> };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, ...operation })),
  );
  const ofTheApi = described.filter(({ path }) => path.startsWith('/api/'));
  expect(ofTheApi.map(({ operationId }) => operationId).sort()).toEqual(
    ALL_CALLS.map(({ name }) => name).sort(),
  );
  expect(described.filter(({ operationId }) => !operationId)).toEqual([]);
  for (const { operationId, security, responses } of described) {
    const call = ALL_CALLS.find(({ name }) => name === operationId) ?? { by: 'everyone' as const };
    expect(security, operationId).toHaveLength(callerOf(call) === 'everyone' ? 0 : 2);
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
  }
});
