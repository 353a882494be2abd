import type { FastifyInstance } from 'fastify';
import type { ApiRequest, ApiResponse, Transport } from '../../web/api/api-client.ts';

/** `onLack` is told when what was asked for did not come, whether the API says so or throws. */
export function inProcessTransport(app: FastifyInstance, onLack: () => void): Transport {
  return async (asked) => {
    try {
      const answer = await callInProcess(app, asked);
      if (answer.status >= 500) onLack();
      return answer;
    } catch (fault) {
      onLack();
      throw fault;
    }
  };
}

async function callInProcess(app: FastifyInstance, asked: ApiRequest): Promise<ApiResponse> {
  const answer = await app.inject({ method: asked.method, url: `/api/v1${asked.path}` });
  // Whatever else answered in the API's place is no answer of its.
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined };
}
