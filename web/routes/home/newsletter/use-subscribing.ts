import { useRef, useState } from 'react';
import type { FormTraces } from '../../../../contracts/fields/form-traces.ts';
import { ApiError } from '../../../api/api-error.ts';
import { failureReason } from '../../../features/failures/failure-reason.ts';
import { isEmailAddress } from '../../../lib/phone-and-mail/is-email-address.ts';
import { newsletterApi } from './newsletter-api.ts';

type State =
  | { progress: 'idle' | 'sending' }
  | { progress: 'success'; text: string }
  | {
      progress: 'error';
      text: string;
      /** What the server said of it, or that it could not be reached. */
      reason?: string;
      /** It is the address that is at fault, and another one would help. */
      isRefused: boolean;
    };

/** Subscribes to the newsletter; `subscribe` answers how it went. What is no address is not sent. */
export function useSubscribing() {
  const [state, setState] = useState<State>({ progress: 'idle' });
  const isSending = useRef(false);

  async function subscribe(typed: string, traces: FormTraces): Promise<State | undefined> {
    if (isSending.current) return;
    isSending.current = true;
    const email = typed.trim();
    if (isEmailAddress(email)) setState({ progress: 'sending' });
    const next = isEmailAddress(email) ? await send(email, traces) : NO_ADDRESS;
    setState(next);
    isSending.current = false;
    return next;
  }

  return { subscribe, state };
}

const NO_ADDRESS: State = {
  progress: 'error',
  text: 'Please enter a valid email address.',
  isRefused: true,
};

async function send(email: string, traces: FormTraces): Promise<State> {
  try {
    await newsletterApi.subscribe({ body: { email }, formTraces: traces });
    return {
      progress: 'success',
      text: 'Thank you for subscribing. One last step: please confirm it with the link in the mail that we have sent you.',
    };
  } catch (error) {
    const isAnswer = error instanceof ApiError;
    return {
      progress: 'error',
      text: isAnswer
        ? 'Something went wrong. Please try again.'
        : 'Failed to subscribe. Please try again later.',
      reason: failureReason(error),
      isRefused: isAnswer && error.status === 400,
    };
  }
}
