import type { NewAnswer } from '../http/cache/answer-cache.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { RenderedPage } from './rendering/render-page.ts';

/** Of 11: within a few percent of the smallest size, in a tenth of the time that rendering takes. */
const BROTLI = 5;

/** Reads a page whole: what it may run is known by the hashes of its scripts. */
export async function readPage({ response, isWhole }: RenderedPage): Promise<NewAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(body.toString());
  }
  return { answer: { status: response.status, headers, body, brotli: BROTLI }, isWhole };
}
