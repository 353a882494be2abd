import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FORM_TRACES_HEADER, writeFormTraces } from '../../../contracts/fields/form-traces.ts';
import type { Transport } from '../../../web/api/transport.ts';
import { callInProcess } from './in-process-transport.ts';

/** What tells who sent a form, from where, and by which address of this site. */
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

/**
 * Calls of the API for the sender of a form that the browser sent by itself: with their cookies, counted by their address.
 * The cookies that answers set are added to `cookies`.
 */
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
