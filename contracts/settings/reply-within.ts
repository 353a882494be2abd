export const DEFAULT_REPLY_WITHIN = 'within one working day';

export function askingPromise(replyWithin: string): string {
  return `Nothing to pay now. We answer ${replyWithin}.`;
}
