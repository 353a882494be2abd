import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { countClick, findIssueLink } from './issues.queries.ts';

/** User agents of programs that open links for readers. A guess. */
const SCANNERS = [
  ...['bot', 'crawl', 'spider', 'scan', 'preview', 'proofpoint', 'mimecast', 'barracuda', 'safelinks'],
  ...['trendmicro', 'symantec', 'sophos', 'urldefense', 'headless', 'curl/', 'wget/', 'python', 'go-http'],
  ...['okhttp', 'java/', 'facebookexternalhit', 'whatsapp', 'slack', 'skype', 'microsoft office'],
];
const LOOKED_AT = 500;

/** Redirects only to addresses of a sent issue. Counts clicks, not readers. */
export function followedLinkRoutes({ db }: Deps): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { code: string } }>('/n/:code', { schema: { hide: true } }, async (request, reply) => {
      const { code } = request.params;
      const link = await findIssueLink(db, code);
      if (!link) return reply.callNotFound();
      if (isReader(request)) {
        // The redirect must work even if the count fails.
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
