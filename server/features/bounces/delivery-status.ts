/** RFC 3464. */
export type RecipientStatus = {
  /** Lower case; the original recipient if given, else the final one. */
  recipient: string;
  action: 'failed' | 'delayed' | 'arrived';
  status: string;
  words: string;
};

const MAX_LENGTH = 64_000;
export const MAX_RECIPIENTS = 50;

const CODE = /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;

export function readDeliveryStatus(text: string): RecipientStatus[] {
  return groupsOf(text.slice(0, MAX_LENGTH)).flatMap(readRecipient).slice(0, MAX_RECIPIENTS);
}

export function statusIn(text: string): string {
  return CODE.exec(text.slice(0, 2_000))?.[1] ?? '';
}

/** Some servers leave out the empty line before the first recipient. */
function groupsOf(text: string): Map<string, string>[] {
  const groups: Map<string, string>[] = [];
  for (const block of text.replaceAll('\r\n', '\n').split('\n\n')) {
    const fields = new Map<string, string>();
    for (const line of block.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
      const colon = line.indexOf(':');
      const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
      if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
    }
    groups.push(fields);
  }
  return groups;
}

function readRecipient(fields: Map<string, string>): RecipientStatus[] {
  const address =
    addressIn(fields.get('original-recipient') ?? '') || addressIn(fields.get('final-recipient') ?? '');
  if (!address) return [];
  const status = statusIn(fields.get('status') ?? '');
  const action = (fields.get('action') ?? actionOf(status)).toLowerCase();
  return [
    {
      recipient: address,
      action: action.startsWith('failed') ? 'failed' : action.startsWith('delayed') ? 'delayed' : 'arrived',
      status,
      words: afterType(fields.get('diagnostic-code') ?? ''),
    },
  ];
}

function actionOf(status: string): string {
  if (status.startsWith('5')) return 'failed';
  return status.startsWith('4') ? 'delayed' : 'arrived';
}

function addressIn(value: string): string {
  const address = afterType(value).replace(/^</, '').replace(/>$/, '').trim().toLowerCase();
  return address.length <= 254 && address.includes('@') && !address.includes(' ') ? address : '';
}

function afterType(value: string): string {
  const end = value.indexOf(';');
  return (end === -1 ? value : value.slice(end + 1)).trim();
}

const MAX_PLAIN = 20_000;

const MAX_ADDRESS = 254;

/** Starts of non-standard reports, in lower case: qmail, Gmail, three versions of Exchange, two of Yahoo. */
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
  const report = text.slice(0, MAX_PLAIN).split(COPY)[0] ?? '';
  const lower = report.toLowerCase();
  const named = addressesIn(failedHeader.slice(0, MAX_PLAIN).toLowerCase());
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
  const seen = text.slice(0, MAX_PLAIN);
  return seen.slice(COPY.exec(seen)?.index ?? seen.length);
}

function addressesIn(text: string): string[] {
  const words = text.split(AROUND).filter((word) => word.length <= MAX_ADDRESS && /^[^@]+@[^@]+$/.test(word));
  return [...new Set(words)].slice(0, MAX_RECIPIENTS);
}
