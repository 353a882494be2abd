import { ApiError } from '../../../../api/api-error.ts';
import { sendOnce } from '../../../../features/drafts/send-once.ts';
import { staffApi } from '../../staff-api.ts';
import { nullIfGone } from '../../staff-page/null-if-gone.ts';
import { type BegunAction, showFailure } from '../../toasts/show-toast.ts';
import type { toBody } from './tour-form-values.ts';

/** `name`: the tour's id, or that of the form for a new one. */
export function sendTour(name: string, isNew: boolean, body: ReturnType<typeof toBody>) {
  if (!isNew) return staffApi.updateTour({ params: { id: name }, body });
  return sendOnce(`tour:${name}`, body, (idempotencyKey) => staffApi.createTour({ body, idempotencyKey }));
}

/** What was typed into a tour that a colleague has deleted is not lost. */
export async function tellNotSaved(
  error: unknown,
  id: string | undefined,
  { begun }: { begun: BegunAction },
  saveAsNew: () => Promise<void>,
): Promise<void> {
  if (id === undefined) return showFailure('Failed to create tour.', error, { begun });
  const way = { text: 'Save as a new tour', go: () => void saveAsNew() };
  showFailure('Failed to update tour.', error, { begun, ...((await isDeleted(error, id)) && { way }) });
}

/** "Not found" may also be one of its pictures. */
async function isDeleted(error: unknown, id: string): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 404) return false;
  const find = () => staffApi.getManagedTour({ params: { id } });
  return (await nullIfGone(find).catch(() => undefined)) === null;
}
