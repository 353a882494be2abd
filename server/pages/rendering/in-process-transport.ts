import type { FastifyInstance } from 'fastify';
import type { ApiRequest, ApiResponse, Transport } from '../../../web/api/transport.ts';

/** What was asked for, or that there is no such thing. */
const SETTLED = [200, 404];

/** `onMissingPart` is told which call did not bring what a page asked for, whether the API says so or throws. */
export function inProcessTransport(app: FastifyInstance, onMissingPart: (call: string) => void): Transport {
  return async (asked) => {
    const call = `${asked.method} ${asked.path}`;
    try {
      const answer = await callInProcess(app, asked);
      if (answer.body === undefined || !SETTLED.includes(answer.status))
        onMissingPart(`${call}: ${answer.status}`);
      return answer;
    } catch (fault) {
      onMissingPart(`${call}: ${fault}`);
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
