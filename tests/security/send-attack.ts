import { Agent, type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { AttackRequest, Sender } from './attack-request.ts';

export type AttackAnswer = { status: number; type: string; body: string };

/** Milliseconds until an answer counts as none. Generous: a machine may be busy with other things. */
const PATIENCE = 30_000;

/** Sends requests one after the other over one connection, with the token of their sender. */
export function openAttacker(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname: host, port } = new URL(url);

  function send({ method, path, headers, body, as }: AttackRequest, tokens: Record<Sender, string>) {
    const asked = [...headers];
    if (tokens[as] && !headers.includes('authorization')) asked.push('authorization', `Bearer ${tokens[as]}`);
    if (!headers.includes('host')) asked.push('host', `${host}:${port}`);
    if (body) asked.push('content-length', String(body.length));
    return new Promise<AttackAnswer>((resolve, reject) => {
      const outgoing = request(
        { agent, host, port, method, path, headers: asked, timeout: PATIENCE },
        (answer) => {
          const type = answer.headers['content-type'] ?? '';
          text(method === 'HEAD' ? answer : plainOf(answer)).then(
            (read) => resolve({ status: answer.statusCode ?? 0, type, body: read }),
            reject,
          );
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${PATIENCE / 1_000} s`)));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
  return { send, close: () => agent.destroy() };
}

/** An answer as it was before it was compressed. */
function plainOf(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding'];
  if (encoding === 'br') return answer.pipe(createBrotliDecompress());
  return encoding === 'gzip' ? answer.pipe(createGunzip()) : answer;
}

/** What is wrong with an answer, whatever was asked; undefined where nothing is. */
export function faultOf({ status, type, body }: AttackAnswer, { path }: AttackRequest): string | undefined {
  // Too much at once is said so.
  if (status >= 500 && status !== 503) return `it was answered ${status}`;
  if (/\bat [^"<]{0,200}\.[mc]?[jt]s:\d+|node_modules|SQLITE_|\bpg_|PostgresError/.test(body))
    return 'the answer tells of the inside of the program';
  const isCall = path.startsWith('/api/v1/');
  if (isCall && type.startsWith('text/html')) return 'a call was answered with a page';
  if (type.startsWith('application/json') && body !== '' && !isJson(body)) return 'the answer is no JSON';
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
