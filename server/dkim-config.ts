import { isIP } from 'node:net';
import { z } from 'zod';
import { readDkimKey } from './mail/dkim-key.ts';

const DOMAIN = /^[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d][a-z\d-]{0,62})*$/i;
const MAX_NAME = 253;

const name = (fault: string) => z.string().max(MAX_NAME, fault).regex(DOMAIN, fault).optional();

const isServer = (text: string) =>
  isIP(text) > 0 ||
  (URL.canParse(`dns://${text}`) && isIP(text.replace(/:\d{1,5}$/, '').replace(/^\[|\]$/g, '')) > 0);

export const dkimSettings = {
  DKIM_DOMAIN: name('must be a domain, such as example.com'),
  DKIM_SELECTOR: name('must be the name of the key, such as teesta1'),
  DKIM_KEY: z
    .string()
    .transform((value, context) => {
      try {
        return readDkimKey(value);
      } catch (error) {
        context.addIssue(error instanceof Error ? error.message : String(error));
        return z.NEVER;
      }
    })
    .optional(),
};

export const dnsSettings = {
  DNS_SERVERS: z
    .string()
    .max(1_000, 'must be addresses with commas between')
    .transform((value) => value.split(',').map((server) => server.trim()))
    .refine((servers) => servers.every(isServer), 'must be addresses with commas between, such as 1.1.1.1')
    .optional(),
};

type Given = { [Name in keyof typeof dkimSettings]?: string | undefined };

export type DkimConfig = { domain: string; selector: string; privateKey: string };

export function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY }: Given): DkimConfig | undefined {
  return DKIM_DOMAIN && DKIM_SELECTOR && DKIM_KEY
    ? { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR, privateKey: DKIM_KEY }
    : undefined;
}

export function missingOfDkim(given: Record<string, string | undefined>): string[] {
  const names = Object.keys(dkimSettings);
  const set = names.filter((one) => given[one]);
  const missing = names.filter((one) => !given[one]);
  if (set.length === 0 || missing.length === 0) return [];
  return [`${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} needed with ${set.join(' and ')}`];
}
