import type { PictureBody } from '../../../contracts/media.contract.ts';
import type { MediaRow } from '../../db/schema.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import type { Focus } from './cutting/cut-picture.ts';
import { findMedia, lockMedia, type MediaChanges, updateMedia } from './media.queries.ts';
import { recutUpload } from './store-upload.ts';

type PictureChange = { id: string; body: PictureBody; actor: StaffAction['actor'] };
type PictureDeps = Pick<Deps, 'db' | 'config' | 'now'>;

/**
 * A new focus makes new files under new names. Focus and files are written together, so that one of two concurrent
 * saves wins whole. The next clean-up removes the old files.
 */
export async function changePicture(
  deps: PictureDeps,
  { id, body, actor }: PictureChange,
): Promise<MediaRow> {
  const { db, now } = deps;
  const found = await findMedia(db, id);
  if (!found) throw notFound('picture');
  // Before the transaction, because it takes seconds and SQLite has one connection for writing.
  const moved =
    body.focus && isMoved(found, body.focus)
      ? await cutAround(deps, found, { focus: body.focus, who: actor.id })
      : {};
  const changes = { ...(body.alt !== undefined && { alt: body.alt }), ...moved };
  return runTransaction(db, async (trx) => {
    const [before] = await lockMedia(trx, [id]);
    if (!before) throw notFound('picture');
    if (Object.keys(changes).length === 0) return before;
    const after = await updateMedia(trx, id, changes);
    await recordAudit(trx, {
      actor,
      action: 'picture.update',
      subject: { kind: 'picture', id, label: after.alt || (after.original_name ?? '') },
      before: { alt: before.alt, focus: focusOf(before) },
      after: { alt: after.alt, focus: focusOf(after) },
      now: now(),
    });
    return after;
  });
}

async function cutAround(
  { db, config }: PictureDeps,
  media: MediaRow,
  { focus, who }: { focus: Focus; who: string },
): Promise<MediaChanges> {
  const place = { focus_x: focus.x, focus_y: focus.y };
  if (media.is_uploaded === 0) return place;
  const from = { dataDir: config.dataDir, asker: { who, isStranger: false } };
  try {
    return { ...place, ...(await recutUpload(from, media.id, focus)) };
  } catch (error) {
    if (!(await findMedia(db, media.id))) throw notFound('picture');
    throw error;
  }
}

function isMoved(media: MediaRow, { x, y }: Focus): boolean {
  return media.focus_x !== x || media.focus_y !== y;
}

function focusOf(media: MediaRow): Focus {
  return { x: media.focus_x, y: media.focus_y };
}
