import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { countClick, findIssueLink } from './issues.queries.ts';

/** In what programs say of themselves that open links before, or instead of, the reader. None of it is told apart for sure. */
const SCANNERS = [
  ...['bot', 'crawl', 'spider', 'scan', 'preview', 'proofpoint', 'mimecast', 'barracuda', 'safelinks'],
  ...['trendmicro', 'symantec', 'sophos', 'urldefense', 'headless', 'curl/', 'wget/', 'python', 'go-http'],
  ...['okhttp', 'java/', 'facebookexternalhit', 'whatsapp', 'slack', 'skype', 'microsoft office'],
];
/** Letters of the header that are looked at. */
const LOOKED_AT = 500;

/**
 * `/n/CODE`, the links of an issue that was sent: they lead where that issue says, and nowhere else. Counted are the link and
 * its issue, not who followed it.
 */
export function followedLinkRoutes({ db }: Deps): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { code: string } }>('/n/:code', { schema: { hide: true } }, async (request, reply) => {
      const { code } = request.params;
      const link = await findIssueLink(db, code);
      if (!link) return reply.callNotFound();
      if (isReader(request)) {
        // The reader gets there also where the count cannot be written.
        await countClick(db, code).catch((error) =>
          request.log.warn({ err: error }, 'a click was not counted'),
        );
      }
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
        .redirect(link.url, 302);
    });
  };
}

function isReader({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET') return false;
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return false;
  const name = (headers['user-agent'] ?? '').slice(0, LOOKED_AT).toLowerCase();
  return name !== '' && !SCANNERS.some((scanner) => name.includes(scanner));
}
