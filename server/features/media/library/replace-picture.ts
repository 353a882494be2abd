import { countOf } from '../../../../contracts/count-of.ts';
import type { PictureUse, ReplacedUse, UndoReplacementBody } from '../../../../contracts/media.contract.ts';
import { PICTURE_LIMITS } from '../../../../contracts/media-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { MediaRow } from '../../../db/schema.ts';
import { BegunTooEarly } from '../../../db/transaction.ts';
import { badInput, conflict, notFound } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { findMedia, lockMedia, updateMedia } from '../media.queries.ts';
import { type ChangedUse, findUsesOf, type PictureUsers, type WantedChange } from './picture-users.ts';

type Pair = { id: string; otherId: string };

/** Shows the other picture wherever the first is shown. The other takes over the alt text if it has none. */
export async function replacePicture(
  trx: Db,
  users: PictureUsers,
  { id, otherId }: Pair,
  by: StaffAction,
): Promise<ReplacedUse[]> {
  if (id === otherId) throw badInput({ pictureId: 'Choose another picture than this one.' });
  if (!(await findMedia(trx, otherId)))
    throw badInput({ pictureId: 'This picture is gone. Choose another one.' });
  const uses = await usesOf(trx, users, id);
  if (uses.length > PICTURE_LIMITS.replaced)
    throw conflict(
      `More than ${PICTURE_LIMITS.replaced} places show this picture. Change some of them first.`,
    );
  const swapped = { change: (shown: readonly string[]) => swap(shown, id, otherId) };
  const changed = await changeUses(
    trx,
    users,
    uses.map((use) => ({ ...use, ...swapped })),
    by,
  );
  const { picture, other } = await lockPair(trx, { id, otherId });
  // Something has taken it while this waited for locks.
  if ((await usesOf(trx, users, id)).length > 0) throw new BegunTooEarly();
  if (other.alt === '' && picture.alt !== '') await updateMedia(trx, other, { alt: picture.alt });
  if (changed.length > 0)
    await recordAudit(trx, {
      ...by,
      action: 'picture.replace',
      subject: { kind: 'picture', id, label: labelOf(picture) },
      before: { picture: labelOf(picture) },
      after: { picture: labelOf(other), where: changed.map(({ label }) => label) },
    });
  return changed.map(({ before, ...use }) => {
    const at = before.indexOf(otherId);
    return { ...use, otherAt: at === -1 ? null : at };
  });
}

/** Returns what a colleague has changed since, which stays as it is. */
export async function undoReplacement(
  trx: Db,
  users: PictureUsers,
  { id, otherId, replaced }: Pair & Pick<UndoReplacementBody, 'replaced'>,
  by: StaffAction,
): Promise<PictureUse[]> {
  const uses = await usesOf(trx, users, otherId);
  const wanted = replaced.map(({ otherAt, ...use }) => ({
    ...use,
    change(shown: readonly string[]) {
      const put = shown.map((one) => (one === otherId ? id : one));
      return otherAt === null ? put : put.toSpliced(otherAt, 0, otherId);
    },
  }));
  const changed = await changeUses(trx, users, wanted, by);
  const { picture, other } = await lockPair(trx, { id, otherId });
  // It had taken these words over.
  if (other.alt === picture.alt && (await usesOf(trx, users, otherId)).length === 0)
    await updateMedia(trx, other, { alt: '' });
  if (changed.length > 0)
    await recordAudit(trx, {
      ...by,
      action: 'picture.put-back',
      subject: { kind: 'picture', id, label: labelOf(picture) },
      before: { picture: labelOf(other) },
      after: { picture: labelOf(picture), where: changed.map(({ label }) => label) },
    });
  const isIn = (list: readonly { kind: string; id: string }[], use: PictureUse) =>
    list.some((one) => one.kind === use.kind && one.id === use.id);
  return uses.filter((use) => isIn(replaced, use) && !isIn(changed, use));
}

type Wanted = WantedChange & Pick<PictureUse, 'kind'>;

/** In the order of the registry, which is that of the locks. */
async function changeUses(
  trx: Db,
  users: PictureUsers,
  wanted: readonly Wanted[],
  by: StaffAction,
): Promise<ChangedUse[]> {
  const changed: ChangedUse[] = [];
  for (const { kind, changePictures } of users) {
    const own = wanted.filter((one) => one.kind === kind);
    if (own.length > 0) changed.push(...(await changePictures(trx, own, by)));
  }
  return changed;
}

/** A list that has both keeps one, in the first's place. */
function swap(shown: readonly string[], id: string, otherId: string): readonly string[] {
  if (!shown.includes(id)) return shown;
  return shown.filter((one) => one !== otherId).map((one) => (one === id ? otherId : one));
}

async function lockPair(trx: Db, { id, otherId }: Pair): Promise<{ picture: MediaRow; other: MediaRow }> {
  const [picture, other] = await lockMedia(trx, [id, otherId]);
  if (!picture || !other) throw notFound('picture');
  return { picture, other };
}

async function usesOf(trx: Db, users: PictureUsers, id: string): Promise<PictureUse[]> {
  if (!(await findMedia(trx, id))) throw notFound('picture');
  return (await findUsesOf(trx, users, [{ id }])).get(id) ?? [];
}

export function labelOf({ alt, original_name }: Pick<MediaRow, 'alt' | 'original_name'>): string {
  return alt || (original_name ?? '');
}

/** “Lakes of Sikkim”, “Pema” and 3 more */
export function namesOf(uses: readonly PictureUse[]): string {
  const named = uses.slice(0, 2).map(({ label }) => `“${label}”`);
  const more = uses.length - named.length;
  const parts = more > 0 ? [...named, countOf(more, 'more', 'more')] : named;
  return new Intl.ListFormat('en-GB').format(parts);
}
