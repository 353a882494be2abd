import { useCallback, useEffect, useState } from 'react';
import type { NoticeTone } from '../../../ui/notice.tsx';

export type Message = { text: string; tone: NoticeTone; detail?: string };

/** Milliseconds that a message of a staff form stays. */
const STAYS_MS = 3_000;

/** One message at a time, gone after three seconds. `say(null)` takes it away at once. */
export function useTimedMessage(): [Message | null, (message: Message | null) => void] {
  const [message, setMessage] = useState<Message | null>(null);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [message]);

  // A new object even for the same text, so that its three seconds begin again.
  return [message, useCallback((next) => setMessage(next && { ...next }), [])];
}
