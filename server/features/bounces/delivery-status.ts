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
