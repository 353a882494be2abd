import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PictureBody } from '../../../contracts/media.contract.ts';
import type { MediaRow } from '../../db/schema.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound, staleVersion } from '../../http/faults/errors.ts';
import { hungUpSignal } from '../../http/hung-up.ts';
import { currentUser } from '../../http/session/guards.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { differenceOf, recordAudit } from '../audit/audit.queries.ts';
import type { Focus } from './cutting/cut-picture.ts';
import { WHOLE } from './cutting/cut-picture.ts';
import { labelOf } from './library/replace-picture.ts';
import { findMedia, lockMedia, type MediaChanges, updateMedia } from './media.queries.ts';
import { diskMediaStorage } from './media-storage.ts';
import { withPictureForms } from './picture-forms.ts';
import { presentLibraryPicture, presentManagedPicture, tallFocusOf } from './present-picture.ts';
import { readFilePart } from './read-file-part.ts';
import { recordUpload } from './record-upload.ts';
import { recutUpload, storeUpload } from './store-upload.ts';
import { nameOf } from './upload-name.ts';

export function manageMediaRoutes(deps: Deps): FastifyPluginAsync {
  const { db, config, siteChanges } = deps;
  const change = createChange(deps);
  const storage = diskMediaStorage(config.dataDir);

  async function upload(request: FastifyRequest, reply: FastifyReply, how: Pick<MediaRow, 'is_permanent'>) {
    const asker = { who: currentUser(request).id, isStranger: false, signal: hungUpSignal(reply) };
    const part = await readFilePart(request);
    const originalName = nameOf(part.filename);
    return storeUpload({ dataDir: config.dataDir, asker }, part.file, (id, cut) =>
      change(request, (trx, by) =>
        recordUpload(trx, { id, ...cut, ...how, original_name: originalName }, by),
      ),
    );
  }

  const routes = serveCalls({
    async uploadPicture(request, reply) {
      return { data: presentManagedPicture(await upload(request, reply, { is_permanent: 0 })) };
    },

    async addToLibrary(request, reply) {
      return { data: presentLibraryPicture(await upload(request, reply, { is_permanent: 1 }), { uses: [] }) };
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
  });
  return withPictureForms(routes);
}

type PictureChange = { id: string; body: PictureBody; actor: StaffAction['actor'] };

type PictureDeps = Pick<Deps, 'db' | 'config' | 'now'>;

/** Focus and file names are written together, so that one of two concurrent saves wins. Clean-up removes old files. */
async function changePicture(deps: PictureDeps, { id, body, actor }: PictureChange): Promise<MediaRow> {
  const { db, now } = deps;
  const found = await findMedia(db, id);
  if (!found) throw notFound('picture');
  // Before the transaction, because it takes seconds and SQLite has one connection for writing.
  const moved = await moveFocus(deps, found, body, actor.id);
  const { alt, credit } = body;
  const changes = { ...(alt !== undefined && { alt }), ...(credit !== undefined && { credit }), ...moved };
  return runTransaction(db, async (trx) => {
    const [before] = await lockMedia(trx, [id]);
    if (!before) throw notFound('picture');
    if (Object.keys(changes).length === 0) return before;
    if (isOvertaken(found, before, body)) throw staleVersion('this picture');
    const after = await updateMedia(trx, before, changes);
    await recordAudit(trx, {
      actor,
      action: 'picture.update',
      subject: { kind: 'picture', id, label: labelOf(after) },
      ...differenceOf(toldOf(before), toldOf(after)),
      now: now(),
    });
    return after;
  });
}

const toldOf = (media: MediaRow) => ({
  alt: media.alt,
  credit: media.credit,
  ...{ focus: focusOf(media), tallFocus: tallFocusOf(media) },
});

/** What both crops look at, now and after the change. */
async function moveFocus(
  { db, config }: PictureDeps,
  media: MediaRow,
  { focus, tallFocus }: PictureBody,
  who: string,
): Promise<MediaChanges> {
  if (!focus && tallFocus === undefined) return {};
  const before = { wide: focusOf(media), tall: tallFocusOf(media) };
  const after = {
    wide: focus ?? before.wide,
    tall: tallFocus === undefined ? before.tall : tallFocus,
  };
  const isWideMoved = !isDeepStrictEqual(before.wide, after.wide);
  const isTallMoved = !isDeepStrictEqual(before.tall ?? before.wide, after.tall ?? after.wide);
  const place = {
    ...{ focus_x: after.wide.x, focus_y: after.wide.y },
    ...{ tall_focus_x: after.tall?.x ?? null, tall_focus_y: after.tall?.y ?? null },
  };
  if (!isWideMoved && isDeepStrictEqual(before.tall, after.tall)) return {};
  const focuses = {
    ...(isWideMoved && { wide: after.wide }),
    ...((isTallMoved || media.tall_url === null) && { tall: after.tall ?? after.wide }),
  };
  if (media.is_uploaded === 0 || Object.keys(focuses).length === 0) return place;
  const from = { dataDir: config.dataDir, asker: { who, isStranger: false } };
  try {
    return { ...place, ...(await recutUpload(from, media.id, focuses)) };
  } catch (error) {
    if (!(await findMedia(db, media.id))) throw notFound('picture');
    throw error;
  }
}

/** The focus that the change leaves as it was has been moved by somebody else, and a crop was cut by it. */
function isOvertaken(found: MediaRow, before: MediaRow, { focus, tallFocus }: PictureBody): boolean {
  if (!focus && tallFocus === undefined) return false;
  const isTallOther = !isDeepStrictEqual(tallFocusOf(found), tallFocusOf(before));
  const isWideOther = !isDeepStrictEqual(focusOf(found), focusOf(before));
  return (tallFocus === undefined && isTallOther) || (!focus && isWideOther);
}

function focusOf(media: MediaRow): Focus {
  return { x: media.focus_x, y: media.focus_y };
}
