import { MAX_RECIPIENTS, type RecipientStatus, statusIn } from './delivery-status.ts';

const MAX_LENGTH = 20_000;

const MAX_ADDRESS = 254;

/**
 * How reports without a standard format begin, in lower case: qmail, Gmail, three versions of Exchange, two of Yahoo.
 */
const OPENINGS = [
  'this is the qmail-send program',
  'delivery to the following recipient failed permanently',
  'did not reach the following recipient(s)',
  'did not reach some or all of the intended recipients',
  'delivery has failed to these recipients',
  'unable to deliver message to the following address',
  'unable to deliver your message to the following address',
];
/** Exim before 4.83 begins like others do, but also sends the header. */
const EXIM = 'this is a permanent error';

const COPY =
  /^(?:-{3,10} (?:This is a copy of (?:the|your) message|Below this line is a copy|Original message)|Original message headers:)/im;
const AROUND = /[\s<>()[\]"',;:]+/;

/** Recipients that failed for good, from a report in plain words. Empty for any other message. */
export function readPlainReport(text: string, failedHeader: string): RecipientStatus[] {
  const report = text.slice(0, MAX_LENGTH).split(COPY)[0] ?? '';
  const lower = report.toLowerCase();
  const named = addressesIn(failedHeader.slice(0, MAX_LENGTH).toLowerCase());
  const openings = named.length > 0 ? [...OPENINGS, EXIM] : OPENINGS;
  const begin = Math.min(...openings.map((words) => lower.indexOf(words)).filter((at) => at >= 0));
  if (begin === Number.POSITIVE_INFINITY) return [];
  const recipients = named.length > 0 ? named : addressesIn(lower.slice(begin));
  return recipients.map((recipient) => {
    const at = lower.indexOf(recipient, begin);
    const words = report.slice(at < 0 ? begin : at + recipient.length);
    return { recipient, action: 'failed', status: statusIn(words) || '5.0.0', words };
  });
}

export function copyInPlainReport(text: string): string {
  const seen = text.slice(0, MAX_LENGTH);
  return seen.slice(COPY.exec(seen)?.index ?? seen.length);
}

function addressesIn(text: string): string[] {
  const words = text.split(AROUND).filter((word) => word.length <= MAX_ADDRESS && /^[^@]+@[^@]+$/.test(word));
  return [...new Set(words)].slice(0, MAX_RECIPIENTS);
}
