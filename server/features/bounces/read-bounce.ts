import PostalMime, { type Email } from 'postal-mime';
import { shortenText } from '../../../contracts/fields/shorten-text.ts';
import { cleanText } from '../../../contracts/fields/text.contract.ts';
import { mailIdsInAddresses, mailIdsInMessageIds } from './bounce-address.ts';
import {
  copyInPlainReport,
  type RecipientStatus,
  readDeliveryStatus,
  readPlainReport,
} from './delivery-status.ts';

export type Bounce = {
  /** Most likely first: from the address it came to, then from the returned headers. */
  mailIds: string[];
  recipients: RecipientStatus[];
  isComplaint: boolean;
  subject: string;
};

const TO_HEADERS = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-delivered-to'];
const RETURNED = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];
const MAX_HEADERS = 20_000;
const MAX_IDS = 10;

export async function readBounce(raw: Uint8Array): Promise<Bounce | undefined> {
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 20,
    maxHeadersSize: 256_000,
  });
  const recipients = recipientsOf(mail);
  const arrivedAt = headersOf(mail, TO_HEADERS);
  const returned = returnedHeadersOf(mail);
  const ids = [
    ...mailIdsInAddresses(arrivedAt),
    ...mailIdsInAddresses(returned),
    ...mailIdsInMessageIds(returned),
  ];
  if (recipients.length + ids.length === 0) return undefined;
  return {
    mailIds: [...new Set(ids)].filter((_id, place) => place < MAX_IDS),
    recipients,
    isComplaint: partsOf(mail, ['message/feedback-report']).length > 0,
    subject: oneLine(mail.subject ?? ''),
  };
}

function recipientsOf(mail: Email): RecipientStatus[] {
  const { text = '' } = mail;
  const report = partsOf(mail, ['message/delivery-status', 'message/global-delivery-status'])[0];
  const told =
    report === undefined
      ? readPlainReport(text, headersOf(mail, ['x-failed-recipients']))
      : readDeliveryStatus(report);
  return told.map((one) => ({ ...one, words: oneLine(one.words || text) }));
}

function returnedHeadersOf(mail: Email): string {
  const part = partsOf(mail, RETURNED)[0];
  const copy = part ?? copyInPlainReport(mail.text ?? '');
  const named = copy.slice(0, MAX_HEADERS).replaceAll('\r\n', '\n').split('\n\n');
  return (part === undefined ? named.slice(0, 2) : named.slice(0, 1)).join('\n');
}

function partsOf({ attachments }: Email, kinds: readonly string[]): string[] {
  return attachments.flatMap(({ mimeType, content }) =>
    kinds.includes(mimeType) && typeof content === 'string' ? [content] : [],
  );
}

function headersOf({ headers }: Email, names: readonly string[]): string {
  const values = headers.filter(({ key }) => names.includes(key)).map(({ value }) => value);
  return values.join('\n').slice(0, MAX_HEADERS);
}

function oneLine(text: string): string {
  return shortenText(cleanText(shortenText(text, 4_000)).split(/\s+/).join(' ').trim(), 500);
}
