import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailbox, type SmtpMailbox } from '../../tests/support/smtp-mailbox.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openMailTransport } from './transports.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const folder = mkdtempSync(join(tmpdir(), 'teesta-dkim-'));
let mailbox: SmtpMailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mailbox.close();
});

const dkim = (DKIM_KEY: string) => ({
  DKIM_DOMAIN: 'teesta.example',
  DKIM_SELECTOR: 'teesta1',
  DKIM_KEY,
});
const read = (env: Record<string, string>) =>
  readConfig({ NODE_ENV: 'test', SMTP_URL: mailbox.url, MAIL_FROM: 'Teesta <hello@teesta.example>', ...env });

/** RFC 6376, 3.4.2. */
function relaxedHeader(name: string, value: string): string {
  return `${name.toLowerCase()}:${value
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`;
}

/** RFC 6376, 3.4.4. */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `${line}\r\n`).join('');
}

type Signed = {
  names: string[];
  isBodyRight: boolean;
  isSignatureRight: boolean;
  tags: Record<string, string>;
};

/** What a receiver makes of a mail, with the key that it finds in DNS. */
function verify(raw: string): Signed {
  const at = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, at)
    .split(/\r\n(?![ \t])/)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const);
  const signature = headers.find(([name]) => name === 'DKIM-Signature')?.[1] ?? '';
  const tags = Object.fromEntries(
    signature.split(';').map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim(), value.join('=').replaceAll(/\s/g, '')];
    }),
  );
  const names = (tags.h ?? '').split(':');
  const signed = names.map((name) => {
    const value = headers.findLast(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];
    return value === undefined ? '' : `${relaxedHeader(name, value)}\r\n`;
  });
  const bare = relaxedHeader('DKIM-Signature', signature.replace(/([;\s]b=)[^;]*$/, '$1'));
  const bodyHash = createHash('sha256')
    .update(relaxedBody(raw.slice(at + 4)), 'latin1')
    .digest('base64');
  return {
    names: names.map((name) => name.toLowerCase()),
    isBodyRight: bodyHash === tags.bh,
    isSignatureRight: createVerify('RSA-SHA256')
      .update(signed.join('') + bare, 'latin1')
      .verify(publicKey, tags.b ?? '', 'base64'),
    tags,
  };
}

async function send(env: Record<string, string>, to: string): Promise<string> {
  const transport = openMailTransport(read(env), () => {});
  await transport.send({
    id: `id-of-${to}`,
    to,
    subject:
      'आशा: your  trip to Pelling in May, with a subject that is long enough to be folded over two lines',
    text: 'Namaste  आशा \n\nTwo   spaces, and lines at the end.\n\n\n',
    html: '<p>Namaste आशा</p>',
    headers: {
      'List-Unsubscribe': '<https://teesta.example/leave/1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  transport.close();
  return (await mailbox.waitForMail(to)).raw;
}

test.each([
  ['a key in the setting', () => pem],
  ['a key in the setting, its line ends written out', () => pem.replaceAll('\n', '\\n')],
  [
    'a key in a file',
    () => {
      writeFileSync(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs1', format: 'pem' }));
      return join(folder, 'key.pem');
    },
  ],
])(
  'a mail that went over SMTP is signed, as a receiver finds with the public key: %s',
  async (what, keyOf) => {
    const raw = await send(dkim(keyOf()), `${what.length}@example.com`);
    const { names, tags, ...found } = verify(raw);
    expect(found).toEqual({ isBodyRight: true, isSignatureRight: true });
    expect(tags).toMatchObject({
      v: '1',
      a: 'rsa-sha256',
      c: 'relaxed/relaxed',
      d: 'teesta.example',
      s: 'teesta1',
    });
    for (const name of [
      'from',
      'to',
      'subject',
      'date',
      'message-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ])
      expect(names).toContain(name);
  },
);

test('what is changed on the way is found out', async () => {
  const raw = await send(dkim(pem), 'changed@example.com');
  expect(verify(raw.replace('Pelling', 'Lachung')).isSignatureRight || !raw.includes('Pelling')).toBe(false);
  expect(verify(raw.replace('/leave/1', '/leave/2')).isSignatureRight).toBe(false);
  expect(verify(raw.replace('Two ', 'One ')).isBodyRight).toBe(false);
});

test('without a key no signature is put on', async () => {
  expect(await send({}, 'unsigned@example.com')).not.toContain('DKIM-Signature');
});

test.each([
  [{ DKIM_DOMAIN: 'teesta.example' }, 'DKIM_SELECTOR and DKIM_KEY are needed with DKIM_DOMAIN'],
  [{ DKIM_DOMAIN: 'teesta.example', DKIM_KEY: pem }, 'DKIM_SELECTOR is needed with DKIM_DOMAIN and DKIM_KEY'],
  [
    { ...dkim(pem), DKIM_DOMAIN: 'https://teesta.example/' },
    'DKIM_DOMAIN must be a domain, such as example.com',
  ],
  [{ ...dkim(pem), DKIM_SELECTOR: 'a b' }, 'DKIM_SELECTOR must be the name of the key'],
  [
    dkim('/nowhere/key.pem'),
    'DKIM_KEY must be a private key in PEM, or the path of a file that has one (ENOENT)',
  ],
  [dkim('-----BEGIN nothing'), 'DKIM_KEY must be a private key in PEM, without a passphrase'],
  [
    dkim(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    'DKIM_KEY must be an RSA key, which all receivers understand, and not ed25519',
  ],
  [
    dkim(
      generateKeyPairSync('rsa', { modulusLength: 512 })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
    ),
    'DKIM_KEY must have at least 1024 bits (better 2048)',
  ],
])('a wrong setting stops the start, by its name (%#)', (env, fault) => {
  expect(() => read(env)).toThrow(ConfigError);
  expect(() => read(env)).toThrow(fault);
});

test.each([
  ['1.1.1.1', ['1.1.1.1']],
  ['127.0.0.1:5353, [::1]:53', ['127.0.0.1:5353', '[::1]:53']],
])('DNS_SERVERS=%s is read', (DNS_SERVERS, servers) => {
  expect(read({ DNS_SERVERS }).dnsServers).toEqual(servers);
});

test.each(['dns.example.com', '1.1.1.1,', '1.1.1.1:port'])('DNS_SERVERS=%s is refused', (DNS_SERVERS) => {
  expect(() => read({ DNS_SERVERS })).toThrow('DNS_SERVERS must be addresses with commas between');
});
