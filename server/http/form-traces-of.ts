import type { FastifyRequest } from 'fastify';
import { FORM_TRACES_HEADER, type FormTraces, readFormTraces } from '../../contracts/fields/form-traces.ts';

const read = new WeakMap<object, FormTraces>();

export function formTracesOf(request: Pick<FastifyRequest, 'headers'>): FormTraces {
  const traces = read.get(request) ?? readFormTraces(request.headers[FORM_TRACES_HEADER]);
  read.set(request, traces);
  return traces;
}
