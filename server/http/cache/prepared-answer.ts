import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { encodingFor, hasAlready } from './negotiate.ts';
import { type Encoding, type ReadyAnswer, worthwhile } from './ready-answer.ts';

export type PreparedAnswer = NonNullable<ReturnType<typeof prepareAnswer>>;

const REQUEST_ID = 'x-request-id';
const OF_A_FORM = new Set(['content-encoding', 'content-length']);
const PERSONAL = ['set-cookie', 'www-authenticate'];

/** Returns undefined if `headers`, sent the first time, were meant for one person. */
export function prepareAnswer(answer: ReadyAnswer, headers: OutgoingHttpHeaders) {
  if (PERSONAL.some((name) => headers[name] !== undefined)) return undefined;
  const hasRequestId = headers[REQUEST_ID] !== undefined;
  const common = hasRequestId ? [REQUEST_ID, ''] : [];
  for (const [name, value] of Object.entries(headers)) {
    if (name !== REQUEST_ID && !OF_A_FORM.has(name)) common.push(name, String(value));
  }
  const forms: Partial<Record<Encoding, { head: string[]; body: Buffer }>> = {};

  function formOf(encoding: Encoding) {
    const body = answer.bodies[encoding];
    const form = forms[encoding];
    if (!body || form?.body === body) return form;
    // Otherwise the cache drops it, and it stays in memory here without being counted.
    if (encoding === 'identity') answer.bodies.isSentPlain = true;
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    forms[encoding] = { body, head: [...common, ...encoded, 'content-length', String(body.length)] };
    return forms[encoding];
  }

  /** Reuses the array: it is written at once. */
  function withId(head: string[]): string[] {
    if (hasRequestId) head[1] = randomUUID();
    return head;
  }

  return {
    write(request: IncomingMessage, response: ServerResponse): boolean {
      if (hasAlready(request.headers, answer.etag)) {
        response.writeHead(304, withId(common)).end();
        return true;
      }
      const form = formOf(worthwhile(answer, encodingFor(request.headers)));
      if (!form) return false;
      response.writeHead(200, withId(form.head)).end(request.method === 'HEAD' ? undefined : form.body);
      return true;
    },
  };
}
