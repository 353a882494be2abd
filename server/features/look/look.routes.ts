import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isWordmark } from '../../../contracts/look/logo.ts';
import type { Db } from '../../db/database.ts';
import type { MediaRow } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hasAlready } from '../../http/cache/negotiate.ts';
import { notFound } from '../../http/faults/errors.ts';
import { findMedia } from '../media/media.queries.ts';
import { diskMediaStorage } from '../media/media-storage.ts';
import { picturesOnPage } from '../page-content/page-content.queries.ts';
import { drawInitialsAside } from './draw-aside.ts';
import { drawLogo, drawLogoIcon, type IconShape } from './draw-logo.ts';
import { wholeFile } from './logo-file.ts';
import { findLook, logoOf, type PublishedLook } from './look.queries.ts';

/** By address. Browsers and telephones ask for the first two without being told of them. */
const ICONS: Record<string, IconShape> = {
  '/favicon.ico': { size: 48, ground: 'round' },
  '/apple-touch-icon.png': { size: 180, ground: 'square' },
  '/brand/icon-192.png': { size: 192, ground: 'round' },
  '/brand/icon-512.png': { size: 512, ground: 'round' },
  '/brand/icon-maskable-512.png': { size: 512, ground: 'maskable' },
};
const MARKS_FOLDER = resolve(import.meta.dirname, '../../../demo/brand');
const LOGO = /^([0-9a-f-]{36})\.(webp|png)$/;
const ADDRESSES = Object.keys(ICONS);
const SHAPES = Object.values(ICONS);
const PNG = 'image/png';
const MINUTES_10 = 'public, max-age=600';
const FOR_EVER = 'public, max-age=31536000, immutable';

export function lookRoutes({ db, config }: Pick<Deps, 'db' | 'config'>): FastifyPluginAsync {
  const pathOf = wholeFile(diskMediaStorage(config.dataDir).localPath);
  const once = drawOnce();

  async function iconOf(look: PublishedLook, address: string): Promise<Buffer | undefined> {
    const { logo, agencyName, accent, letters } = look;
    const drawn =
      logo && !isWordmark(logo)
        ? once(logo.media.id, () =>
            Promise.all(SHAPES.map((shape) => drawLogoIcon(pathOf(logo.media), shape))),
          )
        : once({ agencyName, letters, accent }, () =>
            drawInitialsAside({
              initials: { agencyName, letters, ...(accent && { accent }) },
              shapes: SHAPES,
            }),
          );
    return (await drawn)[ADDRESSES.indexOf(address)];
  }

  return async (app) => {
    for (const address of ADDRESSES)
      app.get(address, { schema: { hide: true } }, async (request, reply) => {
        const look = await findLook(db);
        const file = address.split('/').at(-1) ?? '';
        const icon = look.mark ? await readMark(look.mark, file) : await iconOf(look, address);
        if (!icon) throw notFound('icon');
        return sendPicture(request, reply, icon, file === 'favicon.ico' && look.mark ? 'image/x-icon' : PNG);
      });

    app.get<{ Params: { name: string } }>(
      '/media/brand/:name',
      { schema: { hide: true } },
      async (request, reply) => {
        const { mark } = await findLook(db);
        if (mark !== request.url) throw notFound('picture');
        return sendPicture(request, reply, await readMark(mark, 'icon-192.png'), PNG);
      },
    );

    app.get<{ Params: { file: string } }>(
      '/brand/logo/:file',
      { schema: { hide: true } },
      async (request, reply) => {
        const [, id = '', format = 'png'] = LOGO.exec(request.params.file) ?? [];
        const media = id === '' ? undefined : await findMedia(db, id);
        if (!media || !(await wasLogo(db, media))) throw notFound('picture');
        const kind = format as 'webp' | 'png';
        const [logo] = await once([id, kind], async () => [
          await drawLogo(pathOf(media), logoOf(media), kind),
        ]);
        if (!logo) throw notFound('picture');
        reply.header('cross-origin-resource-policy', 'cross-origin');
        return sendPicture(request, reply, logo, `image/${kind}`, FOR_EVER);
      },
    );
  };
}

/** In earlier versions, too: mails that went out show it. */
async function wasLogo(db: Db, { id, url, is_uploaded }: MediaRow): Promise<boolean> {
  if ((await picturesOnPage(db, 'look')).includes(id)) return true;
  const named = is_uploaded === 1 ? `%/${id}/%` : `%"${url}"%`;
  const version = await db
    .selectFrom('page_content_versions')
    .select('id')
    .where('key', '=', 'look')
    .where('content', 'like', named)
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}

const readMark = (mark: string, file: string) =>
  readFile(join(MARKS_FOLDER, mark.split('/').at(-1) ?? '', file));

/** Few: those of the look, and of drafts that somebody tries. */
const DRAWN_MAX = 30;

function drawOnce() {
  const drawn = new LRUCache<string, Promise<Buffer[]>>({ max: DRAWN_MAX });
  return (what: unknown, draw: () => Promise<Buffer[]>): Promise<Buffer[]> => {
    const key = JSON.stringify(what);
    const made = drawn.get(key) ?? draw();
    drawn.set(key, made);
    made.catch(() => drawn.delete(key));
    return made;
  };
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Buffer,
  type: string,
  cached = MINUTES_10,
): FastifyReply {
  const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 27)}"`;
  reply.headers({ etag, 'cache-control': cached, 'x-content-type-options': 'nosniff' });
  if (hasAlready(request.headers, etag)) return reply.status(304).send();
  return reply.type(type).send(picture);
}
