import type { ManagedPicture } from '../../../../../../../contracts/media.contract.ts';

/** By the id of a picture that came up from this page: when it was chosen, see `ChosenFile`. */
const chosenAt = new Map<string, number>();

/** The pictures with one more, before those that were chosen after it: whichever of them is up first. */
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

/** Whoever puts a picture somewhere else means it: what comes up later does not go before it. */
export function forgetOrderOf(id: string): void {
  chosenAt.delete(id);
}
