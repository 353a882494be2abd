import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLimit } from '../../contracts/calls/described-calls.contract.ts';
import { clientNetworkOf } from './limits/client-network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose password was asked for, not who asks; null if there is no such account. */
    accountId: string | null;
  }
}

const MAX_LINES = 120;
const ONE_MINUTE = 60_000;

const ABOUT_ACCOUNTS = new Set<CallLimit | undefined>(['login', 'register', 'reset']);
const REFUSED = new Set([403, 429]);

/** `client` is the same until the process ends: enough to spot one guesser, too little to identify a traveller. */
export function installAccessLog(app: FastifyInstance): void {
  const key = randomBytes(32);
  const clientOf = (request: FastifyRequest) =>
    createHmac('sha256', key).update(clientNetworkOf(request)).digest('hex').slice(0, 12);
  const mayLog = linesOf(app.log);

  app.decorateRequest('accountId', null);
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions;
    const { statusCode: status } = reply;
    const isAboutAccounts = ABOUT_ACCOUNTS.has(config.call?.limit);
    if (!isAboutAccounts && !isRefused(request, status)) return;
    if (!mayLog() && !(isAboutAccounts && status < 400)) return;
    const { accountId: account, sessionUser } = request;
    request.log.info(
      {
        call: `${request.method} ${url}`,
        status,
        ...(account && { account }),
        ...(sessionUser && { session: sessionUser.id }),
        client: clientOf(request),
      },
      'access',
    );
  });
}

/** A 401 without credentials is no try. */
function isRefused({ headers }: FastifyRequest, status: number): boolean {
  if (status === 401) return headers.authorization !== undefined || headers.cookie !== undefined;
  return REFUSED.has(status);
}

function linesOf(log: FastifyBaseLogger): () => boolean {
  let lines = 0;
  return () => {
    lines += 1;
    if (lines === 1) {
      const timer = setTimeout(() => {
        if (lines > MAX_LINES)
          log.warn({ left: lines - MAX_LINES }, 'access: more than the log has lines for');
        lines = 0;
      }, ONE_MINUTE);
      timer.unref();
    }
    return lines <= MAX_LINES;
  };
}
