import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { SETTING_NAMES } from '../config.ts';
import { settingsFile } from './back-up.ts';

test('settings are read back as they were, whatever signs are in them', () => {
  const given = {
    DATABASE_URL: 'postgres://site:pa%23ss@db.example:5432/teesta?sslmode=require',
    ADMIN_PASSWORD: 'two words # and a sign',
    MAIL_FROM: `O'Brien & "Sons" <hello@example.com>`,
    METRICS_TOKEN: ' spaces around, and a $dollar ',
    S3_SECRET_KEY: 'over/the+bridge==',
  };
  expect(parseEnv(settingsFile(given, true))).toEqual(given);
});

test('secrets are left out where the backup is not encrypted, and its own key always', () => {
  const given = { PORT: '80', SMTP_URL: 'smtp://user:secret@example.com', BACKUP_KEY: 'AGE-SECRET-KEY-1' };
  expect(parseEnv(settingsFile(given, false))).toEqual({ PORT: '80' });
  expect(parseEnv(settingsFile(given, true))).toEqual({ PORT: '80', SMTP_URL: given.SMTP_URL });
});

test('no password, key, token or address with a password is in a backup without encryption', () => {
  const secret = SETTING_NAMES.filter(
    (name) => /PASSWORD|KEY|TOKEN|_URL/.test(name) && name !== 'PUBLIC_URL',
  );
  expect(secret).toEqual(
    expect.arrayContaining(['ADMIN_PASSWORD', 'DATABASE_URL', 'BOUNCE_IMAP_URL', 'DKIM_KEY']),
  );
  const given = Object.fromEntries(secret.map((name) => [name, 'imaps://user:secret@example.com']));
  expect(parseEnv(settingsFile(given, false))).toEqual({});
});
