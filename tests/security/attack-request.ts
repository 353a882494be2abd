import type { RandomSource } from '../../scripts/support/generate/random-source.ts';
import type { DescribedRequest } from './described-api.ts';
import { goodFields, goodValue } from './good-value.ts';
import { HOSTILE_TEXTS, hostileValue, longText } from './hostile-values.ts';
import { jsonBytes } from './json-bytes.ts';
import { uploadForm } from './upload-form.ts';

export type Sender = 'nobody' | 'traveller' | 'staff';

export type AttackRequest = {
  /** Of the call, or of what is asked for. */
  name: string;
  method: string;
  path: string;
  /** Names and values in turns. */
  headers: string[];
  body?: Buffer | undefined;
  as: Sender;
};

/** What requests are made of. */
export type Ammunition = {
  calls: readonly DescribedRequest[];
  /** Paths of pages and files. */
  pages: readonly string[];
  ids: readonly string[];
  photo: Buffer;
};

/** Bytes of a body: as much as most calls read, and now and then more. */
const BODY_BYTES = [500, 1_900, 3_900, 30_000, 99_000, 101_000];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];
const TYPES = [
  'application/json; charset=utf-16',
  'application/json;',
  `application/json;${'a=b;'.repeat(2_000)}`,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/vnd.api+json',
  '*/*',
  '',
];

export function makeAttack(random: RandomSource, ammunition: Ammunition): AttackRequest {
  const call = random.pick(ammunition.calls);
  if (random.percent(15)) return pageAttack(random, ammunition);
  // Cutting a picture takes a process of its own: the call is tried with forms as often as it is worth.
  if (call.isUpload && random.percent(80)) return makeAttack(random, ammunition);
  const method = random.percent(2) ? random.pick(METHODS) : call.method;
  const path = withValues(random, call.path, ammunition.ids) + queryOf(random, call, ammunition.ids);
  const as = random.weighted([
    ['staff', 5],
    ['traveller', 3],
    ['nobody', 2],
  ] as const);
  const headers = oddHeaders(random);
  if (call.isUpload && method === 'POST') {
    const { type, body } = uploadForm(random, ammunition.photo);
    return { name: call.name, method, path, as, headers: [...headers, 'content-type', type], body };
  }
  if (method === 'GET' || method === 'HEAD' || (!call.body && random.percent(70)))
    return { name: call.name, method, path, as, headers };
  const type = random.percent(5) ? random.pick(TYPES) : 'application/json';
  const encoded = random.percent(2) ? ['content-encoding', random.pick(['gzip', 'br', 'identity', 'x'])] : [];
  const body = bodyOf(random, call, ammunition.ids);
  return { name: call.name, method, path, as, headers: [...headers, 'content-type', type, ...encoded], body };
}

function bodyOf(random: RandomSource, call: DescribedRequest, ids: readonly string[]): Buffer {
  const bytes = random.pick(BODY_BYTES);
  const fields = goodFields(random, call.body ?? {}, ids);
  const names = Object.keys(fields);
  const changed = random.percent(10) ? names : names.filter(() => random.percent(150 / (names.length || 1)));
  for (const name of changed) fields[name] = hostileValue(random, bytes);
  if (random.percent(5)) return jsonBytes(random, hostileValue(random, bytes));
  return jsonBytes(random, fields);
}

function withValues(random: RandomSource, path: string, ids: readonly string[]): string {
  return path.replace(/\{\w+\}/g, () =>
    random.percent(75)
      ? random.pick(ids)
      : escaped(random, random.pick([...HOSTILE_TEXTS, longText(random, 700)])),
  );
}

function queryOf(random: RandomSource, { query }: DescribedRequest, ids: readonly string[]): string {
  if (query.length === 0 && random.percent(90)) return '';
  const parts = query.flatMap((one) => {
    if (random.percent(50)) return [];
    const value = random.percent(50)
      ? goodValue(random, one.schema, one.name, ids)
      : hostileValue(random, 2_000);
    const times = random.percent(5) ? random.whole(2, 300) : 1;
    return Array<string>(times).fill(`${one.name}=${escaped(random, String(textOf(value)).slice(0, 3_000))}`);
  });
  if (random.percent(10))
    parts.push(random.pick(['__proto__[x]=1', 'constructor=1', '&'.repeat(500), 'a[b][c]=1']));
  return parts.length > 0 ? `?${parts.join('&').slice(0, 12_000)}` : '';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** As a part of an address: each letter percent-encoded, or left as it is where that can be sent. */
function escaped(random: RandomSource, text: string): string {
  if (random.percent(5)) return random.pick(['%', '%zz', '%E0%A4%A', '%ff%fe', '%00', '%2e%2e%2f', '%25']);
  return encodeURIComponent(text.toWellFormed());
}

/** What programs, proxies and strangers put beside a request. */
function oddHeaders(random: RandomSource): string[] {
  if (random.percent(60)) return [];
  const text = random.pick(HOSTILE_TEXTS).replace(/[^\x20-\x7e\xa0-\xff]/g, '');
  const long = random.pick([',', '"a",', 'a;q=1,', '0-1,', ' ', 'a=b; ']).repeat(random.whole(1, 1_500));
  return random.pick([
    ['accept', long],
    ['accept-encoding', random.pick([long, 'br;q=0', '*', 'identity;q=0, *;q=0', text])],
    ['accept-language', long],
    ['if-none-match', random.pick([long, '*', 'W/"', text])],
    ['if-modified-since', text],
    ['range', `bytes=${random.pick([long, '-1', '9-1', '0-99999999999'])}`],
    [
      'cookie',
      random.pick([
        long,
        `teesta_session=${text}`,
        'teesta_session=%00; teesta_session_id=%ff',
        '__proto__=1',
      ]),
    ],
    [
      'authorization',
      random.pick([`Bearer ${text}`, 'Bearer', `Bearer ${' '.repeat(5_000)}`, 'Basic YTpi', long]),
    ],
    ['idempotency-key', random.pick([text, long.slice(0, 300), 'k'])],
    ['origin', random.pick(['null', 'https://evil.example', text])],
    ['sec-fetch-site', random.pick(['cross-site', 'same-origin', text])],
    ['x-forwarded-for', random.pick(['127.0.0.1', long, '::', text])],
    ['x-forwarded-host', text],
    ['x-http-method-override', 'DELETE'],
    ['referer', text],
    ['user-agent', long],
  ]);
}

function pageAttack(random: RandomSource, { pages, ids }: Ammunition): AttackRequest {
  const page = withValues(random, random.pick(pages), ids);
  const names = [
    'page',
    'from',
    'sort',
    'city',
    'destination',
    'tours',
    'next',
    'token',
    '_routes',
    'q',
    'b',
  ];
  const query = Array.from(
    { length: random.whole(0, 3) },
    () => `${random.pick(names)}=${escaped(random, random.pick(HOSTILE_TEXTS))}`,
  );
  const data = random.percent(10) ? '.data' : '';
  const path = page + data + (query.length > 0 ? `?${query.join('&')}` : '');
  const method = random.percent(3) ? random.pick(METHODS) : 'GET';
  const accept = random.pick(['text/html', '*/*', 'application/json']);
  return { name: 'page', method, path, as: 'nobody', headers: ['accept', accept, ...oddHeaders(random)] };
}
