import type { Db } from '../../../../db/database.ts';
import type { ContactMessageRow } from '../../../../db/desk-rows.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { changeMessage, type MessageChange } from '../../../contacts/change-message.ts';
import { storeForUndo } from '../../store/undo-records.ts';

export async function changeUndoably(
  trx: Db,
  message: ContactMessageRow,
  change: MessageChange | null | undefined,
  by: StaffAction,
): Promise<string | null> {
  if (!change) return null;
  const eventId = await changeMessage(trx, message, change, by);
  return storeForUndo(trx, [{ id: message.id, eventId, about: 'message' }], by);
}
