import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

/** The faults that a wrong environment is answered with, one line each. */
function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    const [title, ...faults] = (error as ConfigError).message.split('\n');
    expect(title).toBe('These settings are wrong:');
    return faults.map((fault) => fault.replace(/^ {2}- /, ''));
  }
  return [];
}

const NO_PROXIES =
  'must be the number of reverse proxies in front (1 for one nginx or Caddy, at most 9), or their addresses with commas between, or false; anything wider, such as true, would believe whatever address a client makes up';

const KEY = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`;

describe('settings', () => {
  test('need not be given at all §V13.2.3', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      admin: { email: 'admin@teesta.example', password: undefined },
      mail: {
        smtpUrl: undefined,
        tls: 'required',
        from: 'no-reply@agency.example',
        atOnce: 4,
        perMinute: undefined,
        unprovedPerHour: 100,
      },
      bounces: { address: undefined, mailbox: undefined },
      staffSecondFactor: 'optional',
      seed: 'demo',
      rateLimitScale: 1,
      trustProxy: 0,
      ...{ ffmpeg: 'ffmpeg', metricsToken: undefined },
      backups: { to: undefined, keep: 14, key: undefined, s3: undefined },
      given: {},
      logLevel: 'info',
      mode: 'production',
    });
  });

  test('are taken as given', () => {
    const given = {
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://www.Example.com/',
      DATA_DIR: '/var/lib/teesta',
      DATABASE_URL: 'postgres://user:secret@db.example:5432/teesta?sslmode=require',
      ADMIN_EMAIL: 'Owner@Example.com',
      ADMIN_PASSWORD: ' with blanks ',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      BOUNCE_IMAP_URL: 'imaps://bounces%40example.com:a%2Fsecret@mail.example',
      MAIL_FROM: 'Teesta Trails <hello@example.com>',
      MAIL_AT_ONCE: '8',
      MAIL_PER_MINUTE: '60',
      MAIL_UNPROVED_PER_HOUR: '300',
      STAFF_SECOND_FACTOR: 'required',
      SEED: 'empty',
      RATE_LIMIT_SCALE: '0.5',
      TRUST_PROXY: '2',
      ...{ FFMPEG: 'none', METRICS_TOKEN: 'only the monitor knows' },
      BACKUP_TO: 's3://agency/site',
      BACKUP_KEEP: '30',
      BACKUP_KEY: KEY,
      S3_ENDPOINT: 'https://storage.example',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY: 'who',
      S3_SECRET_KEY: 'secret',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
    };
    expect(readConfig(given)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://www.example.com',
      dataDir: '/var/lib/teesta',
      databaseUrl: 'postgres://user:secret@db.example:5432/teesta?sslmode=require',
      admin: { email: 'owner@example.com', password: ' with blanks ' },
      bounces: {
        address: 'bounces@example.com',
        mailbox: {
          host: 'mail.example',
          port: 993,
          isSecure: true,
          needsTls: true,
          user: 'bounces@example.com',
          password: 'a/secret',
          folder: 'INBOX',
        },
      },
      mail: {
        smtpUrl: 'smtps://user:secret@mail.example:465',
        tls: 'required',
        from: 'Teesta Trails <hello@example.com>',
        atOnce: 8,
        perMinute: 60,
        unprovedPerHour: 150,
      },
      staffSecondFactor: 'required',
      seed: 'empty',
      rateLimitScale: 0.5,
      trustProxy: 2,
      ...{ ffmpeg: undefined, metricsToken: 'only the monitor knows' },
      backups: {
        to: 's3://agency/site',
        keep: 30,
        key: KEY,
        s3: {
          endpoint: 'https://storage.example',
          region: 'ap-south-1',
          accessKey: 'who',
          secretKey: 'secret',
        },
      },
      given,
      logLevel: 'warn',
      mode: 'development',
    });
  });

  test('that are empty count as not given', () => {
    const empty = { PORT: '', PUBLIC_URL: ' ', SMTP_URL: '', ADMIN_PASSWORD: '', SEED: '', TRUST_PROXY: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  test('of other programs are left alone', () => {
    expect(readConfig({ PATH: '/bin', HOSTNAME: 'x' })).toEqual(readConfig({}));
  });
});

test('the settings of a site that travellers reach make up no tours, reviews or admin', () => {
  const publicUrl = { PUBLIC_URL: 'https://www.example.com' };
  expect(readConfig(publicUrl)).toMatchObject({ seed: 'empty', admin: { email: undefined } });
  expect(readConfig({ ...publicUrl, SEED: 'demo' }).seed).toBe('demo');
});

describe('wrong settings', () => {
  test.each([
    ['PORT', 'http', 'must be a port number'],
    ['PORT', '-1', 'must be a port number'],
    ['PORT', '65536', 'must be between 0 and 65535'],
    ['PUBLIC_URL', 'example.com', 'must be an address such as https://www.example.com, without a path'],
    ['PUBLIC_URL', 'ftp://example.com', 'must be an address such as https://www.example.com, without a path'],
    [
      'PUBLIC_URL',
      'https://example.com/shop',
      'must be an address such as https://www.example.com, without a path',
    ],
    ['DATABASE_URL', 'mysql://db/teesta', 'must be postgres://… (leave it unset for SQLite in DATA_DIR)'],
    ['ADMIN_EMAIL', 'owner', 'must be an email address'],
    ['SMTP_URL', 'mail.example', 'must be smtp://… or smtps://…'],
    ['MAIL_FROM', 'Teesta Trails', 'must be an address, or Name <address>'],
    ['MAIL_FROM', 'hello@example.com>', 'must be an address, or Name <address>'],
    ['MAIL_FROM', 'Teesta <hello@example.com', 'must be an address, or Name <address>'],
    ['BOUNCE_IMAP_URL', 'pop3://a:b@mail.example', 'must be imaps://user:password@host/INBOX'],
    ['BOUNCE_IMAP_URL', 'imaps://mail.example', 'must be imaps://user:password@host/INBOX'],
    ['BOUNCE_ADDRESS', 'bounces', 'must be an address, with at most 29 characters before the @'],
    ['SEED', 'full', 'must be demo or empty'],
    ['RATE_LIMIT_SCALE', 'many', 'must be a number'],
    ['RATE_LIMIT_SCALE', '0', 'must be above 0'],
    ['RATE_LIMIT_SCALE', '1000001', 'must be at most 1000000'],
    ...['true', 'nginx', '10', '-1', '10.0.0.0/33', '10.0.0.1,', '0.0.0.0/0', '::/0'].map((value) => [
      'TRUST_PROXY',
      value,
      NO_PROXIES,
    ]),
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
    ['BACKUP_TO', 'ftp://backups.example', 'must be a folder, or s3://bucket/folder'],
    ['MAIL_AT_ONCE', '0', 'must be at least 1'],
    ['MAIL_AT_ONCE', '51', 'must be at most 50'],
    ['MAIL_PER_MINUTE', '1.5', 'must be a whole number'],
    ['BACKUP_KEEP', '0', 'must be at least 1'],
    ['BACKUP_KEY', 'a password', 'must be a key that `npm run backup -- new-key` made'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
    ['NODE_ENV', 'staging', 'must be production, development or test'],
  ])('%s=%s is named with what it must be', (name = '', value = '', fault) => {
    expect(faultsOf({ MAIL_FROM: 'hello@example.com', [name]: value })).toEqual([`${name} ${fault}`]);
  });

  test('that need one another are named', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://mail.example' })).toEqual([
      'MAIL_FROM is needed when SMTP_URL is set',
    ]);
    expect(faultsOf({ BOUNCE_IMAP_URL: 'imaps://bounces:secret@mail.example' })).toEqual([
      'BOUNCE_ADDRESS is needed where the user of BOUNCE_IMAP_URL is no address',
    ]);
    expect(faultsOf({ ADMIN_PASSWORD: 'long enough' })).toEqual([
      'ADMIN_EMAIL is needed when ADMIN_PASSWORD is set',
    ]);
    expect(faultsOf({ BACKUP_TO: 's3://agency/site', S3_ACCESS_KEY: 'who' })).toEqual([
      'S3_ACCESS_KEY and S3_SECRET_KEY are needed when BACKUP_TO is s3://…',
    ]);
  });

  test('are named all at once, those that need one another too', () => {
    const faults = faultsOf({
      PORT: 'http',
      SEED: 'full',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'smtp://mail.example',
      ADMIN_PASSWORD: 'short',
    });
    expect(faults).toEqual([
      'PORT must be a port number',
      'ADMIN_PASSWORD must have at least 8 characters',
      'SEED must be demo or empty',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      'MAIL_FROM is needed when SMTP_URL is set',
      'ADMIN_EMAIL is needed when ADMIN_PASSWORD is set',
    ]);
  });

  test('are told without their values, which may be secrets §V16.2.5', () => {
    const [fault] = faultsOf({ SMTP_URL: 'https://user:secret@mail.example', MAIL_FROM: 'a@example.com' });
    expect(fault).not.toContain('secret');
  });
});

test.each([
  ['false', 0],
  ['0', 0],
  ['1', 1],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, ::1, fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
])('TRUST_PROXY=%s is read', (value, read) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(read);
});
