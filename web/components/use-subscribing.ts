import { useRef, useState } from 'react';
import { ApiError } from '../api/api-client.ts';
import { browserApi } from '../api/browser-api.ts';

/** The specification's pattern: text, an at sign, text, a dot, text, no spaces. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type State = { progress: 'idle' | 'sending' | 'success' | 'error'; text?: string };

/** Subscribes to the newsletter; `subscribe` answers whether it did. What is no address is not sent. */
export function useSubscribing() {
  const [state, setState] = useState<State>({ progress: 'idle' });
  const isSending = useRef(false);

  async function subscribe(typed: string): Promise<boolean> {
    if (isSending.current) return false;
    const email = typed.trim();
    if (!EMAIL.test(email)) {
      setState({ progress: 'error', text: 'Please enter a valid email address.' });
      return false;
    }
    isSending.current = true;
    setState({ progress: 'sending' });
    try {
      await browserApi.subscribe(email);
      setState({ progress: 'success', text: 'Thank you for subscribing. The next letter comes to you.' });
      return true;
    } catch (error) {
      const text =
        error instanceof ApiError
          ? 'Something went wrong. Please try again.'
          : 'Failed to subscribe. Please try again later.';
      setState({ progress: 'error', text });
      return false;
    } finally {
      isSending.current = false;
    }
  }

  return { subscribe, ...state };
}
