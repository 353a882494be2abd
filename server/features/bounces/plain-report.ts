import { MAX_RECIPIENTS, type RecipientStatus, statusIn } from './delivery-status.ts';

/** Letters of a report in words that are looked at. */
const MAX_LENGTH = 20_000;

/** Letters of an address. */
const MAX_ADDRESS = 254;

/** As mail servers begin what they tell to people alone, in lower case: qmail, Gmail, Exchange of three ages, Yahoo of two. */
const OPENINGS = [
  'this is the qmail-send program',
  'delivery to the following recipient failed permanently',
  'did not reach the following recipient(s)',
  'did not reach some or all of the intended recipients',
  'delivery has failed to these recipients',
  'unable to deliver message to the following address',
  'unable to deliver your message to the following address',
];
/** Exim before 4.83 begins with what others say, too; beside it stands the header. */
const EXIM = 'this is a permanent error';

/** The line before the copy of the mail. */
const COPY =
  /^(?:-{3,10} (?:This is a copy of (?:the|your) message|Below this line is a copy|Original message)|Original message headers:)/im;
/** What stands around an address in a text. */
const AROUND = /[\s<>()[\]"',;:]+/;

/** Whom a mail did not reach for good, by a report in words; empty for all else that somebody or something wrote. */
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

/** What is returned of the mail, as far as a report in words has it: at most its headers. */
export function copyInPlainReport(text: string): string {
  const seen = text.slice(0, MAX_LENGTH);
  return seen.slice(COPY.exec(seen)?.index ?? seen.length);
}

function addressesIn(text: string): string[] {
  const words = text.split(AROUND).filter((word) => word.length <= MAX_ADDRESS && /^[^@]+@[^@]+$/.test(word));
  return [...new Set(words)].slice(0, MAX_RECIPIENTS);
}
