import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type S3Server = { endpoint: string; objects: Map<string, Buffer>; close: () => Promise<void> };

type Keys = { accessKey: string; secretKey: string; region: string };

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4, with the hash of the body. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer, keys: Keys): boolean {
  const [, accessKey, scope = '', names = '', signature] = SIGNED.exec(headers.authorization ?? '') ?? [];
  const hash = String(headers['x-amz-content-sha256']);
  if (accessKey !== keys.accessKey || !['UNSIGNED-PAYLOAD', sha256(body)].includes(hash)) return false;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, pathname, query, lines.join(''), names, hash].join('\n');
  const [day = ''] = scope.split('/');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretKey}`, day), keys.region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature;
}

export async function startS3Server(keys: Keys): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://s3');
    const pathname = decodeURIComponent(path);
    const answer = (status: number, content: string | Buffer = '') => response.writeHead(status).end(content);
    if (!isSigned(request, body, keys)) return answer(403, '<Code>SignatureDoesNotMatch</Code>');
    if (searchParams.has('list-type')) return answer(200, listed(objects, pathname, searchParams));
    if (request.method === 'PUT') objects.set(pathname, body);
    if (request.method === 'DELETE') objects.delete(pathname);
    const found = objects.get(pathname);
    return request.method === 'GET' && !found ? answer(404, '<Code>NoSuchKey</Code>') : answer(200, found);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Two keys per page, so that clients have to paginate. */
function listed(objects: Map<string, Buffer>, bucket: string, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .map((path) => path.slice(bucket.length + 1))
    .filter((key) => key.startsWith(prefix) && key > after)
    .sort();
  const page = keys.slice(0, 2);
  const next = keys.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.map((key) => `<Key>${key}</Key>`).join('')}${next}</ListBucketResult>`;
}
