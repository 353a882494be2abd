import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { emailAddress } from '../contracts/fields/text.contract.ts';
import { bouncesOf, isMailboxUrl, isUserNoAddress } from './bounce-config.ts';
import { dkimOf, dkimSettings, dnsSettings, missingOfDkim } from './dkim-config.ts';

const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number')
  .transform(Number)
  .refine((value) => value >= 0 && value <= 65_535, 'must be between 0 and 65535');

const origin = z
  .string()
  .refine(
    (value) => isUrl(value, ['http:', 'https:']) && isOrigin(new URL(value)),
    'must be an address such as https://www.example.com, without a path',
  )
  .transform((value) => new URL(value).origin);

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => isUrl(value, ['postgres:', 'postgresql:']),
      'must be postgres://… (leave it unset for SQLite in DATA_DIR)',
    )
    .optional(),
  ADMIN_EMAIL: z
    .string()
    .refine((value) => emailAddress.safeParse(value).success, 'must be an email address')
    .pipe(emailAddress)
    .optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  STAFF_SECOND_FACTOR: z
    .enum(['optional', 'required'], { error: 'must be optional or required' })
    .default('optional'),
  SMTP_URL: z
    .string()
    .refine((value) => isUrl(value, ['smtp:', 'smtps:']), 'must be smtp://… or smtps://…')
    .optional(),
  SMTP_TLS: z.enum(['required', 'optional'], { error: 'must be required or optional' }).default('required'),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an address, or Name <address>')
    .optional(),
  MAIL_AT_ONCE: wholeNumber(1, 50).default(4),
  MAIL_PER_MINUTE: wholeNumber(1, 100_000).optional(),
  MAIL_UNPROVED_PER_HOUR: wholeNumber(1, 100_000).default(100),
  BOUNCE_IMAP_URL: z.string().refine(isMailboxUrl, 'must be imaps://user:password@host/INBOX').optional(),
  BOUNCE_ADDRESS: z
    .string()
    .regex(/^[^\s<>@,;:"]{1,29}@[^\s<>@]+$/, 'must be an address, with at most 29 characters before the @')
    .optional(),
  ...dkimSettings,
  ...dnsSettings,
  SEED: z.enum(['demo', 'empty'], { error: 'must be demo or empty' }).optional(),
  RATE_LIMIT_SCALE: z.coerce
    .number({ error: 'must be a number' })
    .positive('must be above 0')
    .max(1_000_000, 'must be at most 1000000')
    .default(1),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((value, context) => {
      const parsed = parseTrustProxy(value);
      if (parsed !== undefined) return parsed;
      context.addIssue(
        'must be the number of reverse proxies in front (1 for one nginx or Caddy, at most 9), or their addresses with commas between, or false; anything wider, such as true, would believe whatever address a client makes up',
      );
      return z.NEVER;
    }),
  FFMPEG: z.string().default('ffmpeg'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUP_TO: z
    .string()
    .refine(
      (value) => !value.includes('://') || isUrl(value, ['s3:']),
      'must be a folder, or s3://bucket/folder',
    )
    .optional(),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(14),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/, 'must be a key that `npm run backup -- new-key` made')
    .optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('production'),
});

export type Config = ReturnType<typeof readConfig>;
export type BackupConfig = Config['backups'];
export type S3Config = NonNullable<BackupConfig['s3']>;

export const SETTING_NAMES = Object.keys(settings.shape);

export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`These settings are wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** The only reader of the environment. Throws one `ConfigError` that names every fault. Paths are absolute. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = settings.safeParse(given);
  const faults = read.success
    ? []
    : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  faults.push(...missingCompanions(given));
  if (!read.success || faults.length > 0) throw new ConfigError(faults);
  const value = read.data;
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  } = value;
  return {
    port: value.PORT,
    host: value.HOST,
    /** No trailing slash. Undefined: the server's own address. */
    publicUrl: value.PUBLIC_URL,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    admin: {
      email: value.ADMIN_EMAIL ?? (value.PUBLIC_URL ? undefined : 'admin@teesta.example'),
      password: value.ADMIN_PASSWORD,
    },
    staffSecondFactor: value.STAFF_SECOND_FACTOR,
    mail: {
      smtpUrl: value.SMTP_URL,
      tls: value.SMTP_TLS,
      from: value.MAIL_FROM ?? 'no-reply@agency.example',
      dkim: dkimOf(value),
      atOnce: value.MAIL_AT_ONCE,
      perMinute: value.MAIL_PER_MINUTE,
      unprovedPerHour: Math.max(1, Math.round(value.MAIL_UNPROVED_PER_HOUR * value.RATE_LIMIT_SCALE)),
    },
    dnsServers: value.DNS_SERVERS,
    bounces: bouncesOf(value.BOUNCE_IMAP_URL, value.BOUNCE_ADDRESS),
    // A public site must not show made-up tours and reviews.
    seed: value.SEED ?? (value.PUBLIC_URL ? ('empty' as const) : ('demo' as const)),
    rateLimitScale: value.RATE_LIMIT_SCALE,
    /** Number of trusted proxies, or their addresses. */
    trustProxy: value.TRUST_PROXY,
    /** Undefined: videos are kept as they come. */
    ffmpeg: value.FFMPEG === 'none' ? undefined : value.FFMPEG,
    metricsToken: value.METRICS_TOKEN,
    backups: {
      to: value.BACKUP_TO?.startsWith('s3:') ? value.BACKUP_TO : value.BACKUP_TO && resolve(value.BACKUP_TO),
      keep: value.BACKUP_KEEP,
      /** An age identity; undefined: no encryption. */
      key: value.BACKUP_KEY,
      s3: accessKey && secretKey ? { endpoint, region, accessKey, secretKey } : undefined,
    },
    given: Object.fromEntries(
      SETTING_NAMES.flatMap((name) => (given[name] ? [[name, given[name]] as const] : [])),
    ),
    logLevel: value.LOG_LEVEL,
    mode: value.NODE_ENV,
  };
}

/** Not a schema check: Zod runs those only when every setting is valid by itself. */
function missingCompanions(given: Record<string, string | undefined>): string[] {
  const faults: string[] = [];
  if (given.SMTP_URL && !given.MAIL_FROM) faults.push('MAIL_FROM is needed when SMTP_URL is set');
  if (!given.BOUNCE_ADDRESS && isUserNoAddress(given.BOUNCE_IMAP_URL)) {
    faults.push('BOUNCE_ADDRESS is needed where the user of BOUNCE_IMAP_URL is no address');
  }
  faults.push(...missingOfDkim(given));
  if (given.ADMIN_PASSWORD && !given.ADMIN_EMAIL) {
    faults.push('ADMIN_EMAIL is needed when ADMIN_PASSWORD is set');
  }
  if (given.BACKUP_TO?.startsWith('s3:') && !(given.S3_ACCESS_KEY && given.S3_SECRET_KEY)) {
    faults.push('S3_ACCESS_KEY and S3_SECRET_KEY are needed when BACKUP_TO is s3://…');
  }
  return faults;
}

function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isOrigin({ pathname, search, hash, username, password }: URL): boolean {
  return pathname === '/' && !(search || hash || username || password);
}

function parseTrustProxy(value: string): number | string[] | undefined {
  if (value === 'false') return 0;
  if (/^\d$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrSubnet) ? addresses : undefined;
}

function isAddressOrSubnet(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // `/0` would trust every address.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
