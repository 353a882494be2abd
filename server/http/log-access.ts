import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLimit } from '../../contracts/calls/described-calls.contract.ts';
import { clientNetworkOf } from './limits/client-network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose password was asked for, where that account is there; null where none was. Not who asks. */
    accountId: string | null;
  }
}

/** Lines a minute. Whoever guesses passwords by the thousand must not fill the disk with it. */
const MAX_LINES = 120;
const ONE_MINUTE = 60_000;

/** Calls that make, open or change an account, or hand out what is kept about it. */
const ABOUT_ACCOUNTS = new Set<CallLimit | undefined>(['login', 'register', 'reset']);
/** Not allowed, too often. */
const REFUSED = new Set([403, 429]);

/**
 * Logs every try to get in, well or not, and whatever was refused to somebody who shows a session: with the id of the account
 * whose password was asked for (`account`), of whoever is signed in (`session`), and a name of the client that is the same until this process ends: enough to see that one and the same guesses, too little to
 * tell who a traveller is.
 */
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
    // Whatever else there was in that minute: that somebody got in is never left out.
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

/** Whoever shows nothing, and is told to sign in, has tried nothing. */
function isRefused({ headers }: FastifyRequest, status: number): boolean {
  if (status === 401) return headers.authorization !== undefined || headers.cookie !== undefined;
  return REFUSED.has(status);
}

/** Says whether there is room for a line; how many had none is one line, a minute after the first. */
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
