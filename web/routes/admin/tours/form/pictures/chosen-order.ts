import type { ManagedPicture } from '../../../../../../contracts/media.contract.ts';

/** When each picture of this page was chosen, by its id. */
const chosenAt = new Map<string, number>();

/** Inserts a picture in the order of choosing, not of upload. */
export function withUploaded(
  pictures: readonly ManagedPicture[],
  uploaded: ManagedPicture,
  key: number,
): ManagedPicture[] {
  const others = pictures.filter(({ _id }) => _id !== uploaded._id);
  const after = others.findIndex(({ _id }) => (chosenAt.get(_id) ?? 0) > key);
  chosenAt.set(uploaded._id, key);
  return others.toSpliced(after === -1 ? others.length : after, 0, uploaded);
}

/** A picture that staff moved no longer takes part in that order. */
export function forgetOrderOf(id: string): void {
  chosenAt.delete(id);
}
