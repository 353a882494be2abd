import type { PictureBody } from '../../../contracts/media.contract.ts';
import type { MediaRow } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors.ts';
import { type Change, recordChange } from '../audit/audit.queries.ts';
import type { Focus } from './cut-picture.ts';
import { recutUpload } from './keep-upload.ts';
import { findMedia, updateMedia } from './media.queries.ts';
import { diskMediaStorage } from './media-storage.ts';

type Asked = { id: string; body: PictureBody; actor: Change['actor'] };

/** Saves words and focus of a picture; another focus of an upload also cuts its files anew, under new names. */
export async function changePicture(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { id, body, actor }: Asked,
): Promise<MediaRow> {
  const storage = diskMediaStorage(config.dataDir);
  const before = await findMedia(db, id);
  if (!before) throw notFound('picture');
  const { alt = before.alt, focus = focusOf(before) } = body;
  const isMoved = before.focus_x !== focus.x || before.focus_y !== focus.y;
  // Before the transaction: it takes seconds, and SQLite has one connection to write with.
  const recut =
    isMoved && before.is_uploaded === 1
      ? await recutUpload({ dataDir: config.dataDir, storage }, id, focus)
      : {};
  const after = await db.transaction().execute(async (trx) => {
    const changed = await updateMedia(trx, before, {
      alt,
      focus_x: focus.x,
      focus_y: focus.y,
      ...recut,
    });
    if (!changed) throw notFound('picture');
    await recordChange(trx, {
      actor,
      action: 'picture.update',
      subject: { kind: 'picture', id, label: alt || (before.original_name ?? '') },
      before: { alt: before.alt, focus: focusOf(before) },
      after: { alt, focus },
      now: now(),
    });
    return changed;
  });
  if (after.url !== before.url) await removeOlderCuts([before.url, after.url]);
  return after;

  /** Of the cuts before these two no page tells any more. */
  async function removeOlderCuts(kept: string[]): Promise<void> {
    const names = kept.map((url) => /([0-9a-f]{8})-\d+\.webp$/.exec(url)?.[1]);
    const files = await storage.listFiles(id);
    const old = files.filter(
      (file) => /^[0-9a-f]{8}-/.test(file) && !names.some((name) => name && file.startsWith(name)),
    );
    await storage.remove(id, old);
  }
}

function focusOf(media: MediaRow): Focus {
  return { x: media.focus_x, y: media.focus_y };
}
