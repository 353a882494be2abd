import { Notice } from '../../../ui/notice.tsx';
import type { Message } from './use-timed-message.ts';

/** Shows the message of `useTimedMessage`, in a place that is kept for it: nothing jumps when it goes. */
export function TimedMessage({ message }: { message: Message | null }) {
  return (
    <div className="min-h-14">
      {message && (
        <Notice tone={message.tone} role={message.tone === 'error' ? 'alert' : 'status'}>
          <p>{message.text}</p>
          {message.detail && <p className="text-ink-soft">{message.detail}</p>}
        </Notice>
      )}
    </div>
  );
}
