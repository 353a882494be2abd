import { faultOfMarks } from '../../../contracts/fields/markdown-bounds.ts';
import { TOUR_FIELD } from '../../../contracts/newsletter/issue-terms.ts';
import type { Db } from '../../db/database.ts';
import type { MediaRow, TourRow } from '../../db/schema.ts';
import { layOutAside } from '../../mail/rendering/lay-out-aside.ts';
import type { MailLink } from '../../mail/rendering/lead-links-through.ts';
import {
  type Block,
  type FieldValues,
  linesOf,
  type MailPicture,
  paragraph,
  written,
} from '../../mail/rendering/mail-blocks.ts';
import { fieldNamesIn, unclosedFieldIn } from '../../mail/rendering/named-fields.ts';
import { MAX_HTML_BYTES } from '../../mail/rendering/render-blocks.ts';
import { findMailLook } from '../look/look.queries.ts';
import { findMediaByUrl } from '../media/media.queries.ts';
import { loadKnownSettings } from '../settings/settings.queries.ts';
import { leaveAddress } from '../subscribers/leave-address.ts';
import { shownPrice } from '../tours/present-tour.ts';

/** A placeholder: one text is rendered for all readers. */
export const LEAVE_TOKEN = 'the-leave-token-of-the-reader';
/** More would not fit into a mail. */
const MAX_TOURS = 20;
/** Pixels: cards are 534 wide, doubled for dense screens. */
const CARD_WIDTH = 1_100;

export type IssueContent = { subject: string; body: string };
export type RenderedIssue = {
  subject: string;
  html: string;
  text: string;
  replyTo: string | null;
  faults: string[];
  links: MailLink[];
  media: MediaRow[];
};

type Options = {
  siteUrl: string;
  /** For the issue that goes out: links then lead through this site and are counted. */
  issueId?: string;
  signal?: AbortSignal;
};

export async function renderIssue(
  db: Db,
  { subject, body }: IssueContent,
  { siteUrl, issueId, signal }: Options,
): Promise<RenderedIssue> {
  const agency = await loadKnownSettings(db);
  const { values, faults, media } = await readFields(db, body, siteUrl);
  const leave = leaveAddress(siteUrl, LEAVE_TOKEN, issueId);
  const footer: Block[] = [
    paragraph(...linesOf([agency.agencyName, ...(agency.phones ?? [])].join('\n'))),
    paragraph(
      written('You get this because you confirmed that you want our newsletter. '),
      { kind: 'link', url: leave, children: [written('Leave the newsletter')] },
      written('.'),
    ),
  ];
  const brand = { name: agency.agencyName, url: siteUrl };
  const words = separateTours(body);
  const frame = { subject, brand, footer, look: await findMailLook(db, siteUrl) };
  const counted = issueId === undefined ? {} : { countedBy: siteUrl };
  const rendered = await layOutAside({ words, values, frame, ...counted }, signal);
  if (Buffer.byteLength(rendered.html) > MAX_HTML_BYTES)
    faults.push('The mail is too long: mail programs would cut its end off, with the link to leave.');
  return { subject, ...rendered, replyTo: agency.email ?? null, faults, media };
}

async function readFields(
  db: Db,
  body: string,
  siteUrl: string,
): Promise<{ values: FieldValues; faults: string[]; media: MediaRow[] }> {
  const { slugs, faults } = readTourFields(body);
  const asked = slugs.slice(0, MAX_TOURS);
  const tours = await findPublished(db, asked);
  const photos = tours.map(({ photo }) => photo);
  const media = await findMediaByUrl(db, photos);
  const values = Object.fromEntries(
    tours.map((tour) => [
      `${TOUR_FIELD}${tour.slug}`,
      { blocks: [cardOf(tour, media.get(tour.photo), siteUrl)] },
    ]),
  );
  for (const slug of asked)
    if (!values[`${TOUR_FIELD}${slug}`])
      faults.push(`{{${TOUR_FIELD}${slug}}}: there is no published tour of this name.`);
  return { values, faults, media: [...media.values()] };
}

async function findPublished(db: Db, slugs: string[]): Promise<TourRow[]> {
  if (slugs.length === 0) return [];
  return db
    .selectFrom('tours')
    .selectAll()
    .where('slug', 'in', slugs)
    .where('status', '=', 'published')
    .execute();
}

function cardOf(tour: TourRow, media: MediaRow | undefined, siteUrl: string): Block {
  const picture = media && pictureOf(media, siteUrl);
  return {
    kind: 'tourCard',
    title: tour.title,
    text: `${tour.city}, ${tour.duration}`,
    price: shownPrice(tour),
    url: `${siteUrl}/tours/${tour.slug}`,
    ...(picture && { picture }),
  };
}

/** Only the site's own: another host would learn who opens the mail. */
function pictureOf({ url, alt, width, height, widths }: MediaRow, siteUrl: string): MailPicture | undefined {
  if (!url.startsWith('/media/')) return undefined;
  const cuts = (JSON.parse(widths) as number[]).filter((cut) => cut <= CARD_WIDTH);
  const cut = Math.max(...cuts, 0);
  // The file of a size is named like the widest one, with its own width.
  const address = cut > 0 ? url.replace(`-${width}.webp`, `-${cut}.webp`) : url;
  return { url: `${siteUrl}${address}`, alt, width, height };
}

/** Undefined if it can be laid out. */
export function faultOfLayout(body: string): string | undefined {
  return faultOfMarks(body) ?? faultOfMarks(separateTours(body));
}

function readTourFields(body: string): { slugs: string[]; faults: string[] } {
  const faults: string[] = [];
  const names = fieldNamesIn(body);
  const unclosed = unclosedFieldIn(body);
  const marks = faultOfLayout(body);
  if (marks) faults.push(marks);
  if (unclosed !== undefined) faults.push(`A field has no end: ${unclosed}`);
  for (const name of names)
    if (!name.startsWith(TOUR_FIELD))
      faults.push(`There is no field {{${name}}}: only tours can be dropped in.`);
  const tours = names.filter((name) => name.startsWith(TOUR_FIELD));
  const lines = new Set(body.split('\n').map((line) => line.trim()));
  for (const name of tours)
    if (!lines.has(`{{${name}}}`)) faults.push(`{{${name}}} has to stand in a line of its own.`);
  if (tours.length > MAX_TOURS) faults.push(`Drop in ${MAX_TOURS} tours at most.`);
  return { slugs: tours.map((name) => name.slice(TOUR_FIELD.length)), faults };
}

function separateTours(body: string): string {
  return body
    .split('\n')
    .map((line) => (line.trim().startsWith(`{{${TOUR_FIELD}`) ? `\n${line.trim()}\n` : line))
    .join('\n');
}
