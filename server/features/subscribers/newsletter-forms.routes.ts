import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_TRACES_HEADER, writeFormTraces } from '../../../contracts/fields/form-traces.ts';

/** Bytes: what mail programs send, and the longest reason in letters of nine bytes (`%E0%A4%95`). */
const MAX_BODY = 12_000;
const ONE_CLICK = 'List-Unsubscribe=One-Click';

type Fields = Record<string, string>;
type Posted = { Params: { token: string }; Querystring: { issue?: unknown }; Body: string | undefined };

/**
 * The pages of the newsletter send plain forms, which work without script, to their own addresses; mail programs post there,
 * too, for a reader who presses "unsubscribe" (RFC 8058). Each is a call of the API, made in process, with its checks and
 * limits; then the browser is led to a page that says how things are. No cookie is read here: what is shown is a link from a
 * mail.
 */
export const newsletterFormRoutes: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: MAX_BODY },
    (_request, body, done) => done(null, body),
  );
  const options = { schema: { hide: true }, bodyLimit: MAX_BODY };

  app.post<{ Body: string | undefined }>('/newsletter/subscribe', options, async (request, reply) => {
    const { email, ...traces } = fieldsOf(request.body);
    const status = await call(app, request, '/subscribe', { email }, writeFormTraces(traces));
    return reply.redirect(`/newsletter?result=${resultOf(status)}`, 303);
  });

  app.post<Posted>('/newsletter/confirm/:token', options, async (request, reply) => {
    const path = `/newsletter/confirm/${encodeURIComponent(request.params.token)}`;
    const status = await call(app, request, path, fieldsOf(request.body));
    // The page reads for itself what has become of the link.
    return backTo(reply, path, status === 400 ? 200 : status);
  });

  app.post<Posted>('/newsletter/leave/:token', options, async (request, reply) => {
    const path = `/newsletter/leave/${encodeURIComponent(request.params.token)}`;
    const issue = typeof request.query.issue === 'string' ? request.query.issue : undefined;
    const status = await call(app, request, path, { issue });
    if (isOneClick(request)) return reply.status(status).type('text/plain').send('');
    return backTo(reply, path, status);
  });

  for (const step of ['reason', 'stay'] as const)
    app.post<Posted>(`/newsletter/leave/:token/${step}`, options, async (request, reply) => {
      const path = `/newsletter/leave/${encodeURIComponent(request.params.token)}`;
      const status = await call(app, request, `${path}/${step}`, fieldsOf(request.body));
      return backTo(reply, path, status);
    });
};

/** Answers the status. Limits count whoever sent the form, not this process. */
async function call(
  app: FastifyInstance,
  request: FastifyRequest,
  path: string,
  body: Record<string, string | undefined>,
  traces = '',
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    remoteAddress: request.ip,
    headers: { [FORM_TRACES_HEADER]: traces },
    payload: body,
  });
  return answer.statusCode;
}

function fieldsOf(body: string | undefined): Fields {
  return Object.fromEntries(new URLSearchParams(body ?? ''));
}

/** What a mail program sends, in either of the two forms that it may have. */
function isOneClick({ body, headers }: FastifyRequest<Posted>): boolean {
  const sent = body ?? '';
  if (headers['content-type']?.startsWith('multipart/')) return sent.includes('List-Unsubscribe');
  return sent.trim() === ONE_CLICK || new URLSearchParams(sent).has('List-Unsubscribe');
}

function resultOf(status: number): string {
  if (status === 200) return 'asked';
  if (status === 400) return 'no-address';
  return status === 429 ? 'too-often' : 'failed';
}

/** A press that failed is told of on the page it came from. */
function backTo(reply: FastifyReply, path: string, status: number): FastifyReply {
  const result = resultOf(status);
  return reply.redirect(status === 200 ? path : `${path}?result=${result}`, 303);
}
