import type { ManagedPicture, PictureBody } from '../../../../contracts/media.contract.ts';
import type { TourForm } from './tour-form-values.ts';

/** A picture after a save, with only what that save was about: the answer to another one may have been faster. */
export function withSaved(
  picture: ManagedPicture,
  saved: ManagedPicture,
  { alt, focus }: PictureBody,
): ManagedPicture {
  return { ...(focus ? saved : picture), alt: (alt === undefined ? picture : saved).alt };
}

/** A kept form with its pictures as they are by now: their words and focus are saved without the tour. */
export function withPicturesNow(form: TourForm, stored: ManagedPicture[]): TourForm {
  const byId = new Map(stored.map((picture) => [picture._id, picture]));
  return { ...form, pictures: form.pictures.map((picture) => byId.get(picture._id) ?? picture) };
}
