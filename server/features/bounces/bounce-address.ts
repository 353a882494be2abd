import type { MailTransport } from '../../mail/mail-types.ts';

/** Letters of a mail's id. */
const ID_LENGTH = 36;
/** Stands behind the part before the @, so that a mail server puts it into the one mailbox. */
const TAG = '+b-';
const TAGGED = /\+b-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})@/gi;
const MESSAGE_ID = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.r?\d{1,9}){0,2}@/gi;

/** Whom servers on the way tell what became of one mail: `bounces+b-0190b0a0…@agency.example`. */
export function bounceAddressOf(address: string, mailId: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}${TAG}${mailId.replaceAll('-', '')}${address.slice(at)}`;
}

/** The same transport, with an envelope sender for each mail by which a bounce tells what it is about. */
export function withBounceAddresses(transport: MailTransport, address: string | undefined): MailTransport {
  if (address === undefined) return transport;
  return {
    ...transport,
    // A further try of a mail has a number behind its id.
    send: (mail) =>
      transport.send({ ...mail, envelopeFrom: bounceAddressOf(address, mail.id.slice(0, ID_LENGTH)) }),
  };
}

/** The ids of mails in such addresses, in a short text. */
export function mailIdsInAddresses(text: string): string[] {
  return [...text.matchAll(TAGGED)].map((found) => found.slice(1).join('-').toLowerCase());
}

/** The ids of mails in the Message-IDs that they left with: see `transports.ts`. */
export function mailIdsInMessageIds(text: string): string[] {
  return [...text.matchAll(MESSAGE_ID)].map(([, id = '']) => id.toLowerCase());
}
