import { join, resolve } from 'node:path';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply } from 'fastify';
import fastq from 'fastq';
import { LRUCache } from 'lru-cache';
import { SHIPPED_COLOURS } from '../../../contracts/look/accent.ts';
import type { ContentKey } from '../../../contracts/page-content/page-contents.ts';
import { choiceOfKey } from '../../../contracts/tours/destinations.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/faults/errors.ts';
import { wholeFile } from '../look/logo-file.ts';
import { findLook, type PublishedLook } from '../look/look.queries.ts';
import { findMediaByUrl } from '../media/media.queries.ts';
import { diskMediaStorage } from '../media/media-storage.ts';
import { presentPicture } from '../media/present-picture.ts';
import { type Destination, findChoices } from '../page-content/choices.queries.ts';
import { findPublished } from '../page-content/page-content.queries.ts';
import { shownPrice } from '../tours/present-tour.ts';
import { findTour } from '../tours/tours.queries.ts';
import type { CardTexts } from './card-texts.ts';
import type { drawCard as draw } from './draw-card.ts';

/** Named by the address: see `social-card.ts`. */
const CARDS_OF_PAGES = {
  site: 'home',
  about: 'about',
  gallery: 'gallery',
  contact: 'contact',
  policies: 'policies',
} as const satisfies Record<string, ContentKey>;

export const PAGE_CARD_NAMES = Object.keys(CARDS_OF_PAGES);

const PUBLIC_FOLDER = resolve(import.meta.dirname, '../../../public');
const SHIPPED = /^\/media\/(?:[\w-]+\/)+[\w-]+\.(?:webp|avif|jpe?g|png)$/;
const UPLOADED = /^\/media\/uploads\/([0-9a-f-]{36})\/([\w-]+\.(?:webp|avif))$/;

const CACHE_BYTES = 8_000_000;

export function socialCardRoutes({ db, config }: Deps): FastifyPluginAsync {
  const storage = diskMediaStorage(config.dataDir);
  const cards = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (card) => card.length,
  });
  const wholeOf = wholeFile(storage.localPath);
  const cardLook = ({ tokens, letters, logo }: PublishedLook) => ({
    letters,
    ground: tokens?.light.night ?? SHIPPED_COLOURS.night,
    line: tokens?.light['on-night-soft'] ?? '#b9cbc3',
    ...(logo && {
      logo: { url: logo.url, width: logo.width, height: logo.height, path: wholeOf(logo.media) },
    }),
  });
  // One at a time, so that a burst of previews leaves the processor to the pages.
  const drawing = fastq.promise(async (asked: Parameters<typeof draw>) => {
    const key = JSON.stringify(asked);
    // Loaded on demand: the drawing libraries take over 20 MB.
    const { drawCard } = await import('./draw-card.ts');
    const card = cards.get(key) ?? (await drawCard(...asked));
    cards.set(key, card);
    return card;
  }, 1);

  async function tryCard(
    log: FastifyBaseLogger,
    url: string,
    words: Omit<CardTexts, 'agencyName'>,
  ): Promise<Buffer | undefined> {
    const look = await findLook(db);
    const texts = { ...words, agencyName: look.agencyName };
    const path = picturePath(url, storage.localPath);
    // A page without a picture has a card all the same; a tour has its destination's.
    if (!path && url !== '') return undefined;
    const { focus } = presentPicture(url, (await findMediaByUrl(db, [url])).get(url));
    return drawing.push([path ? { path, focus } : undefined, texts, cardLook(look)]).catch((error) => {
      log.warn({ err: error, picture: url }, 'a picture could not be read for its card');
      return undefined;
    });
  }

  return async (app) => {
    app.addHook('onRequest', async () => {
      if (!(await app.isSiteOpen())) throw notFound('card');
    });
    app.get<{ Params: { slug: string } }>(
      '/media/social/tours/:slug.jpg',
      { schema: { hide: true } },
      async (request, reply) => {
        const tour = await findTour(db, request.params.slug);
        if (tour?.status !== 'published') throw notFound('tour');
        const line = `${shownPrice(tour)} · ${tour.duration}`;
        const card = await tryCard(request.log, tour.photo, { title: tour.title, line });
        if (!card) return toDestinationCard(reply, await findDestination(db, tour.destination));
        return sendCard(reply, card);
      },
    );

    app.get<{ Params: { page: string } }>(
      '/media/social/:page.jpg',
      { schema: { hide: true } },
      async (request, reply) => {
        const page = await findPageCard(db, request.params.page);
        if (!page) throw notFound('card');
        const { picture, ...texts } = page;
        const card = await tryCard(request.log, picture, texts);
        if (card) return sendCard(reply, card);
        if (request.params.page === 'site') throw notFound('card');
        return reply.redirect('/media/social/site.jpg', 302);
      },
    );
  };
}

function sendCard(reply: FastifyReply, card: Buffer): FastifyReply {
  return reply.type('image/jpeg').header('cache-control', 'public, max-age=3600').send(card);
}

function toDestinationCard(reply: FastifyReply, there: Destination | undefined): FastifyReply {
  const name = encodeURIComponent(there?.key.toLowerCase() ?? 'site');
  return reply.redirect(`/media/social/${name}.jpg`, 302);
}

async function findDestination(db: Db, named: string): Promise<Destination | undefined> {
  return choiceOfKey((await findChoices(db)).destinations, named);
}

/** Undefined for pictures of other sites, which are never fetched. */
function picturePath(
  url: string,
  uploadedPath: (folder: string, name: string) => string,
): string | undefined {
  const [, folder, name] = UPLOADED.exec(url) ?? [];
  if (folder && name) return uploadedPath(folder, name);
  return SHIPPED.test(url) ? join(PUBLIC_FOLDER, url) : undefined;
}

async function findPageCard(
  db: Db,
  name: string,
): Promise<{ picture: string; title: string; line: string } | undefined> {
  if (Object.hasOwn(CARDS_OF_PAGES, name))
    return (await findPublished(db, CARDS_OF_PAGES[name as keyof typeof CARDS_OF_PAGES])).card;
  const there = await findDestination(db, name);
  if (!there) return undefined;
  const { picture, line } = there.card;
  return { picture: picture || there.picture, title: there.name, line: line || there.line };
}
