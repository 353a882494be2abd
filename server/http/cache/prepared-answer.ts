import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { encodingFor, hasAlready } from './negotiate.ts';
import { type Encoding, type ReadyAnswer, worthwhile } from './ready-answer.ts';

/** A cached answer with the head of each of its forms, as `writeHead` takes them. */
export type PreparedAnswer = {
  /** Writes it; false where its form is not there yet. */
  write: (request: IncomingMessage, response: ServerResponse) => boolean;
};

const REQUEST_ID = 'x-request-id';
/** They differ from form to form. */
const OF_A_FORM = new Set(['content-encoding', 'content-length']);
/** Nothing that is the same for everybody has them. */
const PERSONAL = ['set-cookie', 'www-authenticate'];

/** `headers` are those that went out with it the first time. Undefined where they were meant for one person. */
export function prepareAnswer(
  answer: ReadyAnswer,
  headers: OutgoingHttpHeaders,
  newRequestId: () => string,
): PreparedAnswer | undefined {
  if (PERSONAL.some((name) => headers[name] !== undefined)) return undefined;
  const hasRequestId = headers[REQUEST_ID] !== undefined;
  // The id comes first, so that its place is known.
  const common = hasRequestId ? [REQUEST_ID, ''] : [];
  for (const [name, value] of Object.entries(headers)) {
    if (name !== REQUEST_ID && !OF_A_FORM.has(name)) common.push(name, String(value));
  }
  const forms: Partial<Record<Encoding, { head: string[]; body: Buffer }>> = {};

  function formOf(encoding: Encoding) {
    const body = answer.bodies[encoding];
    const form = forms[encoding];
    // One that was made smaller meanwhile has another length.
    if (!body || form?.body === body) return form;
    // Else it would be dropped there, and held here without being counted.
    if (encoding === 'identity') answer.bodies.isSentPlain = true;
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    forms[encoding] = { body, head: [...common, ...encoded, 'content-length', String(body.length)] };
    return forms[encoding];
  }

  /** An array that is written at once may be the next one's, too. */
  function withId(head: string[]): string[] {
    if (hasRequestId) head[1] = newRequestId();
    return head;
  }

  return {
    write(request, response) {
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
