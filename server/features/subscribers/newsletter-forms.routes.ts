import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RequestPayload,
} from 'fastify';
import {
  FORM_TRACES_HEADER,
  type FormTraces,
  MAX_WEBSITE,
  writeFormTraces,
} from '../../../contracts/fields/form-traces.ts';
import { callInProcess } from '../../http/calls/call-in-process.ts';
import { Failure } from '../../http/faults/errors.ts';

/** Bytes: the longest reason with nine bytes per letter (`%E0%A4%95`). */
const MAX_BODY = 12_000;
/** Bytes: what a mail program may send with one click, which nobody reads. */
const MAX_UNREAD = 100_000;
const ONE_CLICK = 'List-Unsubscribe';

type Posted = { Params: { token: string }; Querystring: { issue?: unknown }; Body: string | undefined };

/** Forms without script, and one-click unsubscribe (RFC 8058). Each injects an API call and reads no cookie. */
export const newsletterFormRoutes: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: MAX_BODY },
    (_request, body, done) => done(null, body),
  );
  const options = { schema: { hide: true }, bodyLimit: MAX_BODY };

  app.post<Posted>('/newsletter/confirm/:token', options, async (request, reply) => {
    const path = `/newsletter/confirm/${encodeURIComponent(request.params.token)}`;
    const { body, traces } = fieldsOf(request.body);
    const status = await call(app, request, path, body, traces);
    return backTo(reply, path, status === 400 ? 200 : status);
  });

  app.post<Posted>(
    '/newsletter/leave/:token',
    { ...options, preParsing: takeAnyBody },
    async (request, reply) => {
      const path = leavePageOf(request);
      const issue = typeof request.query.issue === 'string' ? request.query.issue : undefined;
      const status = await call(app, request, path, { issue });
      if (isOneClick(request)) return reply.status(status).type('text/plain').send('');
      return backTo(reply, path, status);
    },
  );

  for (const step of ['reason', 'stay'] as const)
    app.post<Posted>(`/newsletter/leave/:token/${step}`, options, async (request, reply) => {
      const path = leavePageOf(request);
      const { body, traces } = fieldsOf(request.body);
      const status = await call(app, request, `${path}/${step}`, body, traces);
      if (status === 200 && step === 'stay') return reply.redirect(`${path}?result=stayed`, 303);
      return backTo(reply, path, status === 404 ? 200 : status);
    });

  // A phone that has dropped the page reloads the address of a failed post.
  for (const step of ['reason', 'stay'] as const)
    app.get<Posted>(`/newsletter/leave/:token/${step}`, options, (request, reply) =>
      reply.redirect(leavePageOf(request), 303),
    );
};

function leavePageOf({ params }: { params: Posted['Params'] }): string {
  return `/newsletter/leave/${encodeURIComponent(params.token)}`;
}

/** Returns the status. Limits count the sender of the form, not this process. */
async function call(
  app: FastifyInstance,
  request: FastifyRequest,
  path: string,
  body: Record<string, string | undefined>,
  traces: FormTraces = {},
): Promise<number> {
  const { status } = await callInProcess(app, {
    method: 'POST',
    url: `/api/v1${path}`,
    remoteAddress: request.ip,
    headers: { [FORM_TRACES_HEADER]: writeFormTraces(traces) },
    body,
  });
  return status;
}

function fieldsOf(sent: string | undefined): { body: Record<string, string>; traces: FormTraces } {
  const { consentVersion, website, ...body } = Object.fromEntries(new URLSearchParams(sent ?? ''));
  const traces = {
    ...(consentVersion && { consentVersion }),
    ...(website && { website: website.slice(0, MAX_WEBSITE) }),
  };
  return { body, traces };
}

/** Mail programs send all kinds of bodies, and the address is enough. */
async function takeAnyBody(request: FastifyRequest, _reply: unknown, payload: RequestPayload) {
  const begun: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    if (bytes < MAX_BODY) begun.push(Buffer.from(chunk));
    bytes += chunk.length;
    if (bytes > MAX_UNREAD) throw new Failure('too_large', 'This is too much to send at once.');
  }
  // Nothing is left to parse, and no type must be refused.
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete request.headers[name];
  request.body = Buffer.concat(begun).toString();
  return payload;
}

function isOneClick({ body = '', headers }: FastifyRequest<Posted>): boolean {
  return body.includes(ONE_CLICK) || !headers.accept?.includes('text/html');
}

function resultOf(status: number): string {
  if (status === 400) return 'too-long';
  return status === 429 ? 'too-often' : 'failed';
}

function backTo(reply: FastifyReply, path: string, status: number): FastifyReply {
  return reply.redirect(status === 200 ? path : `${path}?result=${resultOf(status)}`, 303);
}
