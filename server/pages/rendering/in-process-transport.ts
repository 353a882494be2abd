import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ApiRequest, ApiResponse, Transport } from '../../../web/api/transport.ts';

const SETTLED = [200, 404];

export function inProcessTransport(app: FastifyInstance, onMissingPart: (call: string) => void): Transport {
  return async (asked) => {
    const call = `${asked.method} ${asked.path}`;
    try {
      const { cookies: _, ...answer } = await callInProcess(app, asked);
      if (answer.body === undefined || !SETTLED.includes(answer.status))
        onMissingPart(`${call}: ${answer.status}`);
      return answer;
    } catch (fault) {
      onMissingPart(`${call}: ${fault}`);
      throw fault;
    }
  };
}

export async function callInProcess(
  app: FastifyInstance,
  { method, path, body }: ApiRequest,
  sender: Pick<InjectOptions, 'headers' | 'remoteAddress'> = {},
): Promise<ApiResponse & { cookies: string[] }> {
  const answer = await app.inject({
    ...sender,
    method: method as InjectOptions['method'],
    url: `/api/v1${path}`,
    ...(body !== undefined && { payload: body as object }),
  });
  const { 'content-type': kind, 'retry-after': wait, 'set-cookie': cookies = [] } = answer.headers;
  const isJson = String(kind).startsWith('application/json');
  return {
    status: answer.statusCode,
    body: isJson ? answer.json() : undefined,
    ...(wait !== undefined && { retryAfter: Number(wait) }),
    cookies: [cookies].flat(),
  };
}
