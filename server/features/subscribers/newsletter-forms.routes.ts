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

/** Bytes: what mail programs send, and the longest reason in letters of nine bytes (`%E0%A4%95`). */
const MAX_BODY = 12_000;
/** The field that a mail program sends. */
const ONE_CLICK = 'List-Unsubscribe';

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

  app.post<Posted>('/newsletter/confirm/:token', options, async (request, reply) => {
    const path = `/newsletter/confirm/${encodeURIComponent(request.params.token)}`;
    const { body, traces } = fieldsOf(request.body);
    const status = await call(app, request, path, body, traces);
    // The page reads for itself what has become of the link.
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

  // A phone that threw the page away for want of room asks again for the address of a press that did not come through.
  for (const step of ['reason', 'stay'] as const)
    app.get<Posted>(`/newsletter/leave/:token/${step}`, options, (request, reply) =>
      reply.redirect(leavePageOf(request), 303),
    );
};

function leavePageOf({ params }: { params: Posted['Params'] }): string {
  return `/newsletter/leave/${encodeURIComponent(params.token)}`;
}

/** Answers the status. Limits count whoever sent the form, not this process. */
async function call(
  app: FastifyInstance,
  request: FastifyRequest,
  path: string,
  body: Record<string, string | undefined>,
  traces: FormTraces = {},
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    remoteAddress: request.ip,
    headers: { [FORM_TRACES_HEADER]: writeFormTraces(traces) },
    payload: body,
  });
  return answer.statusCode;
}

/** What was typed, and what the form tells of itself: calls have that in a header. */
function fieldsOf(sent: string | undefined): { body: Record<string, string>; traces: FormTraces } {
  const { consentVersion, website, ...body } = Object.fromEntries(new URLSearchParams(sent ?? ''));
  const traces = {
    ...(consentVersion && { consentVersion }),
    ...(website && { website: website.slice(0, MAX_WEBSITE) }),
  };
  return { body, traces };
}

/** Mail programs send what they like beside the address, which is enough: nobody is kept for the form of a body. */
async function takeAnyBody(request: FastifyRequest, _reply: unknown, payload: RequestPayload) {
  const begun: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    if (bytes < MAX_BODY) begun.push(Buffer.from(chunk));
    bytes += chunk.length;
  }
  // There is nothing left to parse, and no type that could be refused.
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete request.headers[name];
  request.body = Buffer.concat(begun).toString();
  return payload;
}

/** A mail program, which wants no page: it says so, or at least asks for none. */
function isOneClick({ body = '', headers }: FastifyRequest<Posted>): boolean {
  return body.includes(ONE_CLICK) || !headers.accept?.includes('text/html');
}

function resultOf(status: number): string {
  if (status === 400) return 'too-long';
  return status === 429 ? 'too-often' : 'failed';
}

/** A press that failed is told of on the page it came from. */
function backTo(reply: FastifyReply, path: string, status: number): FastifyReply {
  return reply.redirect(status === 200 ? path : `${path}?result=${resultOf(status)}`, 303);
}
