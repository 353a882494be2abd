import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bounceAddressOf } from '../../../server/features/bounces/bounce-address.ts';

export const BOUNCES_TO = 'bounces@agency.example';

export const BOUNCE_FORMATS = ['postfix', 'exim', 'exchange', 'gmail', 'amazon-ses'] as const;

/** Bounces without a machine-readable part. */
export const PLAIN_FORMATS = ['qmail', 'gmail-of-old', 'exchange-text', 'yahoo'] as const;

export function bounceSample(name: string, { id, recipient }: { id: string; recipient: string }): Buffer {
  const text = readFileSync(join(import.meta.dirname, `${name}.eml`), 'utf8');
  return Buffer.from(
    text
      .replaceAll('{{recipient}}', recipient)
      .replaceAll('{{verp}}', bounceAddressOf(BOUNCES_TO, id))
      .replaceAll('{{messageId}}', `<${id}@agency.example>`)
      .replaceAll('\n', '\r\n'),
  );
}
