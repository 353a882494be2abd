import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FORM_TRACES_HEADER, writeFormTraces } from '../../../contracts/fields/form-traces.ts';
import type { Transport } from '../../../web/api/transport.ts';
import { callInProcess } from './in-process-transport.ts';

const PASSED_ON = [
  'cookie',
  'host',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/** Calls the API for a form's sender, with their cookies and address. Adds cookies of the answers to `cookies`. */
export function formTransport(app: FastifyInstance, request: FastifyRequest, cookies: string[]): Transport {
  const sender = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => PASSED_ON.includes(name)),
  );
  return async (asked) => {
    const { idempotencyKey, formTraces } = asked;
    const headers = {
      ...sender,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(formTraces && { [FORM_TRACES_HEADER]: writeFormTraces(formTraces) }),
    };
    const { remoteAddress } = request.socket;
    const { cookies: set, ...answer } = await callInProcess(app, asked, { headers, remoteAddress });
    cookies.push(...set);
    return answer;
  };
}
