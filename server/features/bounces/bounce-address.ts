import type { MailTransport } from '../../mail/mail-types.ts';

const ID_LENGTH = 36;
const TAG = '+b-';
const TAGGED = /\+b-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})@/gi;
const MESSAGE_ID = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.r?\d{1,9}){0,2}@/gi;

/** `bounces+b-0190b0a0…@agency.example`, the envelope sender of one mail. */
export function bounceAddressOf(address: string, mailId: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}${TAG}${mailId.replaceAll('-', '')}${address.slice(at)}`;
}

export function withBounceAddresses(transport: MailTransport, address: string | undefined): MailTransport {
  if (address === undefined) return transport;
  return {
    ...transport,
    send: (mail) =>
      transport.send({ ...mail, envelopeFrom: bounceAddressOf(address, mail.id.slice(0, ID_LENGTH)) }),
  };
}

export function mailIdsInAddresses(text: string): string[] {
  return [...text.matchAll(TAGGED)].map((found) => found.slice(1).join('-').toLowerCase());
}

export function mailIdsInMessageIds(text: string): string[] {
  return [...text.matchAll(MESSAGE_ID)].map(([, id = '']) => id.toLowerCase());
}
