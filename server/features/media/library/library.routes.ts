import type { FastifyPluginAsync } from 'fastify';
import type { LibraryPicture } from '../../../../contracts/media.contract.ts';
import type { Db } from '../../../db/database.ts';
import { idsOf } from '../../../db/identifiers.ts';
import { pageOf, slicePage } from '../../../db/paging.ts';
import type { MediaRow } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { conflict, notFound } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { findMedia, lockMedia, updateMedia } from '../media.queries.ts';
import { presentLibraryPicture } from '../present-picture.ts';
import { findVideosOf } from '../video/videos.queries.ts';
import { listLibrary, positionOfPicture } from './library.queries.ts';
import { findUsesOf, type PictureUsers } from './picture-users.ts';
import { labelOf, namesOf, replacePicture, undoReplacement } from './replace-picture.ts';

export function libraryRoutes(deps: Deps & { pictureUsers: PictureUsers }): FastifyPluginAsync {
  const { db, siteChanges, pictureUsers } = deps;
  const change = createChange(deps);

  async function present(rows: readonly MediaRow[]): Promise<LibraryPicture[]> {
    const [uses, videos] = await Promise.all([
      findUsesOf(db, pictureUsers, rows),
      findVideosOf(db, idsOf(rows)),
    ]);
    return rows.map((row) =>
      presentLibraryPicture(row, { uses: uses.get(row.id) ?? [], video: videos.get(row.id) }),
    );
  }

  async function getOne(id: string): Promise<LibraryPicture> {
    const [picture] = await present([(await findMedia(db, id)) ?? []].flat());
    if (!picture) throw notFound('picture');
    return picture;
  }

  return serveCalls({
    async listLibrary(request) {
      const page = pageOf(request.query);
      const found = await listLibrary(db, pictureUsers, page, request.query);
      const { rows, nextCursor } = slicePage(found, page, positionOfPicture);
      return { data: await present(rows), nextCursor };
    },

    async getLibraryPicture(request) {
      return { data: await getOne(request.params.id) };
    },

    async replacePicture(request) {
      const pair = { id: request.params.id, otherId: request.body.pictureId };
      const replaced = await change(request, (trx, by) => replacePicture(trx, pictureUsers, pair, by));
      await siteChanges.announce();
      return { message: 'The picture was replaced.', data: { replaced } };
    },

    async undoReplacement(request) {
      const { pictureId: otherId, replaced } = request.body;
      const pair = { id: request.params.id, otherId, replaced };
      const left = await change(request, (trx, by) => undoReplacement(trx, pictureUsers, pair, by));
      await siteChanges.announce();
      return { message: 'The picture is back.', data: { left } };
    },

    async deletePicture(request) {
      await change(request, (trx, by) => deletePicture(trx, pictureUsers, request.params.id, by));
      return { message: 'Picture deleted' };
    },

    async restorePicture(request) {
      const { id } = request.params;
      await change(request, (trx, by) => restorePicture(trx, id, by));
      return { message: 'The picture is back.', data: await getOne(id) };
    },
  });
}

async function deletePicture(trx: Db, users: PictureUsers, id: string, by: StaffAction): Promise<void> {
  const [media] = await lockMedia(trx, [id]);
  if (!media) throw notFound('picture');
  if (media.is_uploaded === 0) throw conflict('This picture ships with the site and cannot be deleted.');
  const uses = (await findUsesOf(trx, users, [media])).get(id) ?? [];
  if (uses.length > 0)
    throw conflict(`This picture is shown by ${namesOf(uses)}. Show another one there first.`);
  await updateMedia(trx, media, { deleted_at: by.now.toISOString() });
  await recordAudit(trx, {
    ...by,
    action: 'picture.delete',
    subject: { kind: 'picture', id, label: labelOf(media) },
    before: { url: media.url, alt: media.alt },
  });
}

async function restorePicture(trx: Db, id: string, by: StaffAction): Promise<void> {
  const restored = await trx
    .updateTable('media')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (!restored) return;
  await recordAudit(trx, {
    ...by,
    action: 'picture.restore',
    subject: { kind: 'picture', id, label: labelOf(restored) },
  });
}
