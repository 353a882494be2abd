import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import { bodyLimitOf, SMALL_BODY } from '../../server/http/calls/body-bytes.ts';
import type { TestApp } from './test-app.ts';

export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  required?: string[];
};

export type DescribedOperation = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  fields: Record<string, Schema>;
  maxBytes: number;
};

const LIMITS = new Map(ALL_CALLS.map((call) => [call.name, bodyLimitOf(call)]));

type Operation = {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { in: string; name: string; schema: Schema }[];
};

export function describedCalls({ app }: Pick<TestApp, 'app'>): DescribedOperation[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, requestBody, parameters = [] }]) => {
      const body = requestBody?.content['application/json']?.schema.properties;
      const query = parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema]);
      return {
        name: `${method} ${path}`,
        method: method.toUpperCase() as DescribedOperation['method'],
        url: path.replace(/\{\w+\}/g, 'nowhere'),
        maxBytes: LIMITS.get(operationId) ?? SMALL_BODY,
        fields: method === 'get' ? (Object.fromEntries(query) as Record<string, Schema>) : (body ?? {}),
      };
    }),
  );
}
