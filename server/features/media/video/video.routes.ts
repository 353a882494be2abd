import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { VIDEO_LIMITS, type VideoState, wishedVideoBytes } from '../../../../contracts/media-terms.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { badInput } from '../../../http/faults/errors.ts';
import { hungUpSignal } from '../../../http/hung-up.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { pictureFailure } from '../cutting/picture-faults.ts';
import { withPictureForms } from '../picture-forms.ts';
import { presentLibraryPicture } from '../present-picture.ts';
import { formFault, requireForm } from '../read-file-part.ts';
import { recordUpload } from '../record-upload.ts';
import { storeVideo, VIDEO_PARTS, type VideoPart } from '../store-upload.ts';
import { nameOf } from '../upload-name.ts';
import { hasFfmpeg, makeVideosSmaller } from './make-smaller.ts';
import type { ReadVideo } from './read-video.ts';
import { findVideosOf, insertVideo } from './videos.queries.ts';

const FORM = { limits: { fileSize: VIDEO_LIMITS.bytes, files: 2, fields: 1, fieldSize: 10, parts: 3 } };

export function videoRoutes(deps: Deps): FastifyPluginAsync {
  const { db, config } = deps;
  const change = createChange(deps);
  const routes = serveCalls({
    async addVideo(request, reply) {
      const asker = { who: currentUser(request).id, isStranger: false, signal: hungUpSignal(reply) };
      requireForm(request, 'video');
      const media = await storeVideo(
        { dataDir: config.dataDir, asker },
        (folder) => saveParts(request, folder),
        ({ id, cut, video, parts }) =>
          change(request, async (trx, by) => {
            const upload = { id, ...cut, is_permanent: 1, original_name: parts.name } as const;
            const row = await recordUpload(trx, upload, by);
            const { durationMs: duration_ms, ...facts } = video;
            const state = await stateOf(video, parts.isSmaller);
            await insertVideo(trx, { media_id: id, ...facts, duration_ms, state, claimed_until: null });
            return row;
          }),
      );
      const video = (await findVideosOf(db, [media.id])).get(media.id);
      if (video?.state === 'waiting') void makeVideosSmaller(deps).catch((error) => request.log.error(error));
      return { data: presentLibraryPicture(media, { uses: [], video }) };
    },
  });
  return withPictureForms(routes);

  async function stateOf({ bytes, durationMs }: ReadVideo, isSmaller: boolean): Promise<VideoState> {
    if (isSmaller) return 'smaller';
    const isLarge = bytes > wishedVideoBytes(durationMs / 1_000);
    return isLarge && (await hasFfmpeg(config.ffmpeg)) ? 'waiting' : 'whole';
  }
}

/** Straight to the disk, in whatever order they come. */
async function saveParts(request: FastifyRequest, folder: string) {
  const found = { name: '', isSmaller: false, there: new Set<string>() };
  try {
    for await (const part of request.parts(FORM)) {
      if (part.type === 'field') found.isSmaller ||= part.fieldname === 'isSmaller' && part.value === 'true';
      else if (isVideoPart(part.fieldname)) await save(part, part.fieldname);
      else part.file.resume();
    }
  } catch (error) {
    throw formFault(error, 'video');
  }
  if (!found.there.has('file')) throw badInput({ file: 'Choose a video.' });
  if (!found.there.has('poster')) throw badInput({ poster: 'Send a picture of the video along.' });
  return found;

  async function save(part: MultipartFile, name: VideoPart): Promise<void> {
    const path = join(folder, VIDEO_PARTS[name]);
    await pipeline(part.file, createWriteStream(path));
    if (part.file.truncated) throw pictureFailure('video-bytes');
    if (name === 'poster' && (await stat(path)).size > LIMITS.pictureBytes) throw pictureFailure('bytes');
    if (name === 'file') found.name = nameOf(part.filename);
    found.there.add(name);
  }
}

const isVideoPart = (name: string): name is VideoPart => Object.hasOwn(VIDEO_PARTS, name);
