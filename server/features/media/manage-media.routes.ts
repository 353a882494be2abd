import type { FastifyPluginAsync } from 'fastify';
import type { PictureBody } from '../../../contracts/media.contract.ts';
import type { Db } from '../../db/database.ts';
import type { MediaRow } from '../../db/schema.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { conflict, notFound } from '../../http/faults/errors.ts';
import { hungUpSignal } from '../../http/hung-up.ts';
import { currentUser } from '../../http/session/guards.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { removePictureFiles } from './clean-up-media.ts';
import type { Focus } from './cutting/cut-picture.ts';
import { WHOLE } from './cutting/cut-picture.ts';
import {
  type CutRow,
  deleteMedia,
  findMedia,
  findUseOf,
  insertMedia,
  lockMedia,
  type MediaChanges,
  updateMedia,
} from './media.queries.ts';
import { diskMediaStorage } from './media-storage.ts';
import { withPictureForms } from './picture-forms.ts';
import { presentManagedPicture } from './present-picture.ts';
import { readFilePart } from './read-file-part.ts';
import { recutUpload, storeUpload } from './store-upload.ts';
import { nameOf } from './upload-name.ts';

export function manageMediaRoutes(deps: Deps): FastifyPluginAsync {
  const { db, config, siteChanges } = deps;
  const change = createChange(deps);
  const storage = diskMediaStorage(config.dataDir);
  const routes = serveCalls({
    async uploadPicture(request, reply) {
      const asker = { who: currentUser(request).id, isStranger: false, signal: hungUpSignal(reply) };
      const part = await readFilePart(request);
      const originalName = nameOf(part.filename);
      const media = await storeUpload({ dataDir: config.dataDir, asker }, part.file, (id, cut) =>
        change(request, (trx, by) => recordUpload(trx, { id, cut, originalName }, by)),
      );
      return { data: presentManagedPicture(media) };
    },

    async getWholePicture(request, reply) {
      const media = await findMedia(db, request.params.id);
      const found = media && (await storage.read(media.id, WHOLE));
      if (!found) throw notFound('picture');
      return reply.type('image/webp').header('cache-control', 'private, max-age=86400').send(found.stream);
    },

    async changePicture(request) {
      const changed = await changePicture(deps, {
        id: request.params.id,
        body: request.body,
        actor: currentUser(request),
      });
      await siteChanges.announce();
      return { message: 'Picture saved', data: presentManagedPicture(changed) };
    },

    async deletePicture(request) {
      const { id } = request.params;
      await change(request, async (trx, by) => {
        const [media] = await lockMedia(trx, [id]);
        if (!media) throw notFound('picture');
        if (media.is_uploaded === 0)
          throw conflict('This picture ships with the site and cannot be deleted.');
        const shows = await findUseOf(trx, media);
        if (shows !== undefined) throw conflict(`“${shows}” shows this picture. Take it out there first.`);
        await deleteMedia(trx, id);
        await recordAudit(trx, {
          ...by,
          action: 'picture.delete',
          subject: { kind: 'picture', id, label: media.alt || (media.original_name ?? '') },
          before: { url: media.url, alt: media.alt },
        });
      });
      await removePictureFiles(deps, [id]);
      return { message: 'Picture deleted' };
    },
  });
  return withPictureForms(routes);
}

type Upload = { id: string; cut: CutRow; originalName: string };

async function recordUpload(trx: Db, { id, cut, originalName }: Upload, by: StaffAction): Promise<MediaRow> {
  const row = await insertMedia(trx, {
    id,
    ...cut,
    alt: '',
    focus_x: 50,
    focus_y: 50,
    is_uploaded: 1,
    original_name: originalName,
    uploaded_by: by.actor.id,
    created_at: by.now.toISOString(),
  });
  await recordAudit(trx, {
    ...by,
    action: 'picture.upload',
    subject: { kind: 'picture', id, label: originalName },
    after: { url: row.url },
  });
  return row;
}

type PictureChange = { id: string; body: PictureBody; actor: StaffAction['actor'] };

type PictureDeps = Pick<Deps, 'db' | 'config' | 'now'>;

/** Focus and file names are written together, so that one of two concurrent saves wins. Clean-up removes old files. */
async function changePicture(deps: PictureDeps, { id, body, actor }: PictureChange): Promise<MediaRow> {
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
