import PostalMime, { type Email } from 'postal-mime';
import { cutText } from '../../../contracts/fields/cut-text.ts';
import { cleanText } from '../../../contracts/fields/text.contract.ts';
import { mailIdsInAddresses, mailIdsInMessageIds } from './bounce-address.ts';
import { MAX_RECIPIENTS, type RecipientStatus, readDeliveryStatus, statusIn } from './delivery-status.ts';

/** What a mail server says became of a mail of ours. */
export type Bounce = {
  /** By the address it came to and, after those, by the headers of the mail it returns: likely ones first. */
  mailIds: string[];
  recipients: RecipientStatus[];
};

const TO_HEADERS = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-delivered-to'];
const RETURNED = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];
/** Letters of the returned mail's headers, and of a report in words, that are looked at. */
const MAX_HEADERS = 20_000;
const MAX_IDS = 10;
const MAX_WORDS = 20_000;
/** Exim's line before the copy of the mail. */
const EXIM_COPY = /^-{3,10} This is a copy of (?:the|your) message/m;

/** Undefined for whatever is no bounce: an out-of-office reply, an advertisement, rubbish. */
export async function readBounce(raw: Uint8Array): Promise<Bounce | undefined> {
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 20,
    maxHeadersSize: 256_000,
  });
  const recipients = recipientsOf(mail);
  if (recipients.length === 0) return undefined;
  const arrivedAt = headersOf(mail, TO_HEADERS);
  const returned = returnedHeadersOf(mail);
  const ids = [
    ...mailIdsInAddresses(arrivedAt),
    ...mailIdsInAddresses(returned),
    ...mailIdsInMessageIds(returned),
  ];
  return { mailIds: [...new Set(ids)].filter((_id, place) => place < MAX_IDS), recipients };
}

function recipientsOf(mail: Email): RecipientStatus[] {
  const report = partsOf(mail, ['message/delivery-status', 'message/global-delivery-status'])[0];
  if (report !== undefined) return readDeliveryStatus(report).map((one) => withWords(one, mail));
  return readEximReport(mail);
}

/** Where the report has no words of the server's, those to people have to do. */
function withWords(one: RecipientStatus, { text = '' }: Email): RecipientStatus {
  return { ...one, words: oneLine(one.words || text) };
}

/** Exim before 4.83 tells it to people alone, and to programs by one header. */
function readEximReport(mail: Email): RecipientStatus[] {
  const failed = headersOf(mail, ['x-failed-recipients']).toLowerCase();
  if (!failed) return [];
  const text = (mail.text ?? '').slice(0, MAX_WORDS).split(EXIM_COPY)[0] ?? '';
  if (!text.includes('This is a permanent error')) return [];
  const lower = text.toLowerCase();
  return failed.split(',', MAX_RECIPIENTS).flatMap((listed) => {
    const recipient = listed.trim();
    if (!recipient.includes('@')) return [];
    const told = text.slice(Math.max(0, lower.indexOf(recipient)));
    const words = oneLine(told.slice(recipient.length));
    return [{ recipient, action: 'failed' as const, status: statusIn(words) || '5.0.0', words }];
  });
}

function returnedHeadersOf(mail: Email): string {
  const part = partsOf(mail, RETURNED)[0];
  const text = (mail.text ?? '').slice(0, MAX_WORDS);
  const copy = part ?? text.slice(EXIM_COPY.exec(text)?.index ?? text.length);
  const named = copy.slice(0, MAX_HEADERS).replaceAll('\r\n', '\n').split('\n\n');
  // Exim's line stands before the copy, with an empty one between.
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
  return cutText(cleanText(cutText(text, 4_000)).split(/\s+/).join(' ').trim(), 500);
}
