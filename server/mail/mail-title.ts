import { findMessage } from './messages/all-messages.ts';
import { ISSUE_MAIL } from './outbox.queries.ts';

export function titleOfKind(kind: string): string {
  if (kind === ISSUE_MAIL) return 'Newsletter';
  const words = kind.replaceAll(/[-_]/g, ' ');
  return findMessage(kind)?.title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
