export const SPAM_REASONS = {
  honeypot: 'It filled in a field that people do not see.',
  'too-fast': 'The form was filled in faster than anybody types.',
  links: 'It links to pages that travellers do not send.',
  markup: 'It has links in the markup of forums or pages.',
  attack: 'It tries to break into websites.',
  advertisement: 'It advertises what form bots sell.',
  selling: 'It is worded like an offer to this site, not like a question to it.',
  gibberish: 'It has random letters.',
  try: 'It is a text by which bots try forms.',
  name: 'The name or the address is like those of form bots.',
  money: 'It names sums of money or coins.',
  repeated: 'The same text came several times within a day, from other addresses.',
  'busy-address': 'This address was named many times within a day.',
  'busy-network': 'Much came from the same network within an hour.',
} as const;

export type SpamReason = keyof typeof SPAM_REASONS;

export function spamReasonTexts(reasons: readonly string[]): string[] {
  return reasons.flatMap((reason) => (isSpamReason(reason) ? [SPAM_REASONS[reason]] : []));
}

export function isSpamReason(reason: string): reason is SpamReason {
  return Object.hasOwn(SPAM_REASONS, reason);
}
