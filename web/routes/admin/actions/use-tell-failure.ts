import { ApiError, NoAnswer } from '../../../api/api-error.ts';
import { type BegunAction, showFailure } from '../toasts/show-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Of what one of many was done to: which of them, and how the same is done to it once more, whatever stands in its place. */
export type DoneToOne = { of: string; again: () => void };

/** What a failure says of it. The same is offered once more where no answer came: what was refused is refused again. */
export function partsOfOne(one: DoneToOne | undefined, error: unknown) {
  const way = { text: 'Try again', go: () => one?.again() };
  return one ? { of: one.of, ...(error instanceof NoAnswer && { way }) } : {};
}

type TellFailure = (failed: string, error: unknown, begun: BegunAction, one?: DoneToOne) => Promise<void>;

/** Tells why something did not work, and shows the page as the server has it: it may be what the refusal was for. */
export function useTellFailure(): TellFailure {
  const refresh = useRefresh();

  return async function tellFailure(failed, error, begun, one) {
    showFailure(failed, error, { begun, ...partsOfOne(one, error) });
    // Gone already, in the bin, or not for this one any more.
    if (error instanceof ApiError && error.status < 500) await refresh();
  };
}
