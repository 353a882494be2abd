import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { Tag } from '../lists/tag.tsx';

export function MessageTags({ message }: { message: Pick<ContactMessage, 'doneAt' | 'repliedAt' | 'spam'> }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {message.spam ? (
        <Tag>Spam</Tag>
      ) : message.doneAt === null ? (
        <Tag tone="attention">Open</Tag>
      ) : (
        <Tag tone="good">Done</Tag>
      )}
      {message.repliedAt !== null && <Tag>Replied</Tag>}
    </span>
  );
}
