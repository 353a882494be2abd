import { isShippedMark } from '../../../contracts/look/logo.ts';
import { contentBody, type Strictness } from '../../../contracts/page-content/content-body.contract.ts';
import {
  completeContent,
  completeFields,
  type WrittenContent,
} from '../../../contracts/page-content/content-values.ts';
import { type ContentKey, PAGE_CONTENTS } from '../../../contracts/page-content/page-contents.ts';
import type { Db } from '../../db/database.ts';
import type { PageContentRow } from '../../db/site-rows.ts';
import { badInput, conflict, notFound, staleVersion } from '../../http/faults/errors.ts';
import type { SiteAction, StaffAction } from '../../http/session/staff-action.ts';
import { differenceOf, recordAudit } from '../audit/audit.queries.ts';
import { findMediaByUrl, lockMedia } from '../media/media.queries.ts';
import { loadContentMedia } from './content-media.ts';
import { withKeys } from './give-keys.ts';
import {
  changeContentRow,
  findPublished,
  insertVersion,
  lockContentRow,
  newestVersion,
  replacePicturesOnPage,
} from './page-content.queries.ts';
import { mediaIn } from './show-content.ts';

type Draft = { values: string; version: number };

export async function saveDraft(
  trx: Db,
  key: ContentKey,
  { values, version }: Draft,
  by: StaffAction,
): Promise<void> {
  const draft = JSON.stringify(checked(key, readJson(values), 'draft'));
  const row = await lockContentRow(trx, key, by.now);
  // A repeat whose answer was lost is not a conflict.
  if (row.draft === draft) return;
  if (row.version !== version) throw staleVersion('this page');
  await changeContentRow(trx, row, rowChange(by, { draft, publish_at: row.publish_at }));
  await notePictures(trx, key, draft);
}

export async function discardDraft(
  trx: Db,
  key: ContentKey,
  version: number,
  by: StaffAction,
): Promise<void> {
  const row = await lockAt(trx, key, version, by);
  if (row.draft === null) return;
  await changeContentRow(trx, row, rowChange(by));
  await notePictures(trx, key);
}

/** `at`: later. What is wrong with the draft is told now. */
export async function publishDraft(
  trx: Db,
  key: ContentKey,
  { version, at, isOriginal }: { version: number; at?: string | undefined; isOriginal?: boolean | undefined },
  by: StaffAction,
): Promise<void> {
  const row = await lockAt(trx, key, version, by);
  if (isOriginal && row.draft !== null)
    throw conflict('A draft of this page has been begun. Publish or discard it in the editor of the page.');
  // Without a draft: as the site came.
  if (row.draft === null && (await newestVersion(trx, key))) return;
  const values = await publishable(trx, key, JSON.parse(row.draft ?? '{}'));
  const isLater = at !== undefined && at > by.now.toISOString();
  if (isLater)
    await changeContentRow(
      trx,
      row,
      rowChange(by, { draft: row.draft ?? JSON.stringify(values), publish_at: at }),
    );
  else await publish(trx, row, values, by);
}

/** Makes an earlier version the draft. */
export async function restoreVersion(
  trx: Db,
  key: ContentKey,
  { version, of }: { version: number; of: string },
  by: StaffAction,
): Promise<void> {
  const row = await lockAt(trx, key, version, by);
  const earlier = await trx
    .selectFrom('page_content_versions')
    .select('content')
    .where('key', '=', key)
    .where('id', '=', of)
    .executeTakeFirst();
  if (!earlier) throw notFound('version');
  await changeContentRow(trx, row, rowChange(by, { draft: earlier.content, publish_at: null }));
  await notePictures(trx, key, earlier.content);
}

/** For an import: throws what is wrong by field. */
export async function storeContent(
  trx: Db,
  key: ContentKey,
  written: unknown,
  by: SiteAction,
): Promise<void> {
  const row = await lockContentRow(trx, key, by.now);
  await publish(trx, row, await publishable(trx, key, written), by);
}

/** For an import. */
export async function storeDraft(
  trx: Db,
  key: ContentKey,
  { written, publishAt }: { written: unknown; publishAt: string | null },
  by: SiteAction,
): Promise<void> {
  const draft = JSON.stringify(checked(key, written, 'draft'));
  const row = await lockContentRow(trx, key, by.now);
  await changeContentRow(trx, row, rowChange(by, { draft, publish_at: publishAt }));
  await notePictures(trx, key, draft);
}

export async function publish(trx: Db, row: PageContentRow, written: object, by: SiteAction): Promise<void> {
  const { key } = row;
  const before = await findPublished(trx, key);
  const values = withKeys(PAGE_CONTENTS[key].fields, written, before);
  const content = JSON.stringify(values);
  const newest = await newestVersion(trx, key);
  await changeContentRow(trx, row, rowChange(by));
  if (newest?.content === content) return;
  await insertVersion(trx, { key, content, by: by.actor?.id ?? null, now: by.now });
  await notePictures(trx, key);
  await recordAudit(trx, {
    ...by,
    action: 'page.publish',
    subject: { kind: 'page', id: key, label: PAGE_CONTENTS[key].name },
    ...differenceOf(before, values as Record<string, unknown>),
  });
}

/** `others`: by address. Undefined if nothing changed, or the page has another version by now. */
export async function withOtherPictures(
  trx: Db,
  key: ContentKey,
  { others, version }: { others: ReadonlyMap<string, string>; version: number | undefined },
  by: StaffAction,
): Promise<number | undefined> {
  const row = await lockContentRow(trx, key, by.now);
  if (version !== undefined && version !== row.version) return undefined;
  const shown = await findPublished(trx, key);
  const { draft, publish_at } = row;
  const published = withMedia(key, shown, others);
  await publish(trx, row, published, by);
  if (draft !== null) {
    const changed = JSON.stringify(withMedia(key, JSON.parse(draft), others));
    const again = await lockContentRow(trx, key, by.now);
    await changeContentRow(trx, again, rowChange(by, { draft: changed, publish_at }));
    await notePictures(trx, key, changed);
  }
  return (await lockContentRow(trx, key, by.now)).version;
}

function withMedia(key: ContentKey, values: object, others: ReadonlyMap<string, string>): object {
  const addresses = new Set(mediaIn(PAGE_CONTENTS[key].fields, completeContent(key, values)));
  return JSON.parse(JSON.stringify(values), (_name, value: unknown) =>
    typeof value === 'string' && addresses.has(value) ? (others.get(value) ?? value) : value,
  );
}

/** Of the page and its draft, so that the library knows where each is used. */
async function notePictures(trx: Db, key: ContentKey, draft?: string): Promise<void> {
  const all = [await findPublished(trx, key), ...(draft ? [completeContent(key, JSON.parse(draft))] : [])];
  const addresses = all.flatMap((values) => mediaIn(PAGE_CONTENTS[key].fields, values));
  const used = await findMediaByUrl(trx, addresses);
  const locked = await lockMedia(
    trx,
    [...used.values()].map(({ id }) => id),
  );
  await replacePicturesOnPage(
    trx,
    key,
    locked.map(({ id }) => id),
  );
}

async function lockAt(trx: Db, key: ContentKey, version: number, by: StaffAction): Promise<PageContentRow> {
  const row = await lockContentRow(trx, key, by.now);
  if (row.version !== version) throw staleVersion('this page');
  return row;
}

export const rowChange = (
  by: SiteAction,
  { draft, publish_at }: Pick<PageContentRow, 'draft' | 'publish_at'> = { draft: null, publish_at: null },
) => ({ draft, publish_at, updated_by: by.actor?.id ?? null, now: by.now });

export async function publishable<Key extends ContentKey>(
  trx: Db,
  key: Key,
  written: unknown,
): Promise<WrittenContent<Key>> {
  const values = checked(key, written, 'published');
  const addresses = mediaIn(PAGE_CONTENTS[key].fields, values);
  const { picture, video } = await loadContentMedia(trx, addresses);
  const missing = addresses.filter(
    (address) => !isShippedMark(address) && !picture(address, 'card') && !video(address),
  );
  if (missing.length > 0)
    throw badInput({ '': `This is no longer in the library: ${[...new Set(missing)].join(', ')}.` });
  const films = mediaIn(PAGE_CONTENTS[key].fields, values, ['video']);
  const still = films.find((address) => video(address) === null);
  if (still !== undefined) throw badInput({ '': `This is a picture, not a video: ${still}.` });
  return values;
}

/** Complete: a field that was not sent has its initial value. */
function checked<Key extends ContentKey>(key: Key, written: unknown, how: Strictness): WrittenContent<Key> {
  const { fields } = PAGE_CONTENTS[key];
  const read = contentBody(fields, how).safeParse(completeFields(fields, written));
  if (read.success) return read.data as WrittenContent<Key>;
  const faults: Record<string, string> = {};
  // In the order of the form, which leads to the first.
  for (const { path, message } of read.error.issues) faults[path.join('.')] ??= message;
  throw badInput(faults);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badInput({ values: 'Send the fields of this page as JSON.' });
  }
}
