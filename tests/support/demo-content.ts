import { EMPTY_DAY_FACTS } from '../../contracts/dossier/empty-dossier.ts';
import { completeContent, type WrittenContent } from '../../contracts/page-content/content-values.ts';
import type { ContentKey } from '../../contracts/page-content/page-contents.ts';
import { tourBody } from '../../contracts/tours/tour-body.contract.ts';
import { readContentFolder } from '../../server/content/content-files.ts';
import { CONTENT_BODIES } from '../../server/content/content-importer.ts';
import { tourReviews } from '../../server/content/import-reviews.ts';
import { dossierAfter } from '../../server/features/tours/dossier/stored-dossier.ts';
import { completePrices } from '../../server/features/tours/manage/tour-prices.ts';
import { DEMO_FOLDER } from '../../server/seed-database.ts';

const { files } = readContentFolder(DEMO_FOLDER, new Date('2026-11-20T06:30:00.000Z'));

export const demoPlaces = files.places.map(({ slug, fields }) => ({
  ...CONTENT_BODIES.places.parse(fields),
  slug,
}));
export const demoRoads = files.roads.map(({ slug, fields }) => ({
  ...CONTENT_BODIES.roads.parse(fields),
  slug,
}));
export const demoTeam = files.team.map(({ slug, fields }) => ({
  ...CONTENT_BODIES.team.parse(fields),
  slug,
}));
export const demoReplyTemplates = files['reply-templates'].map(({ fields }) =>
  CONTENT_BODIES['reply-templates'].parse(fields),
);

export function demoPage<Key extends ContentKey>(key: Key): WrittenContent<Key> {
  return completeContent(key, files.pages.find(({ slug }) => slug === key)?.fields);
}

export type DemoTour = ReturnType<typeof readTour>;
export const demoTours = files.tours.map(readTour);

function readTour({ slug, fields = {} }: (typeof files.tours)[number]) {
  const body = tourBody.parse(fields);
  const { price, discountPrice } = completePrices(body);
  return {
    ...body,
    ...{ slug, price, discountprice: discountPrice, pictures: (body.pictures ?? []) as { url: string }[] },
    ...{ stops: body.stops ?? [], roadIds: body.roadIds ?? [], teamIds: body.teamIds ?? [] },
    dossier: dossierAfter(body),
    days: body.itinerary.map(({ facts }) => facts ?? EMPTY_DAY_FACTS),
    reviews: tourReviews.parse(fields.reviews),
  };
}
