import { useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '../../../api/api-client.ts';
import { serverMessage } from '../../../lib/failure-text.ts';
import { signedInCall } from '../../../lib/signed-in-call.ts';
import { showToast } from './show-toast.ts';

type Action = {
  call: () => Promise<unknown>;
  /** Said when it did not work, before the server's reason: "Failed to delete user". */
  failed: string;
  /** Said when it worked; left out where the page says it itself. */
  done?: string;
  /** Offered beside `done`. */
  undo?: () => Promise<unknown>;
  /** The page to go to afterwards: of something that is gone, its own page cannot be loaded anew. */
  leadsTo?: string;
};

/**
 * Does something on the server and loads the page's data anew. A failure is logged, as the specification has it, and
 * told, because whoever pressed the button waits for an answer. Answers whether it worked.
 */
export function useStaffAction(): (action: Action) => Promise<boolean> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  return async function act({ call, failed, done, undo, leadsTo }) {
    try {
      await signedInCall(call);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification has failures of staff's calls logged
      console.error(failed, error);
      const reason = serverMessage(error) ?? 'Please try again.';
      showToast({ text: `${failed}. ${reason}`, tone: 'error' });
      // Gone already, or not for this one any more: what is shown is not what the server has.
      if (error instanceof ApiError && error.status < 500) await revalidate();
      return false;
    }
    if (done) showToast({ text: done, undo: undo && (() => takeBack(undo)) });
    await (leadsTo === undefined ? revalidate() : navigate(leadsTo));
    return true;
  };

  async function takeBack(undo: () => Promise<unknown>) {
    await signedInCall(undo);
    await revalidate();
  }
}
