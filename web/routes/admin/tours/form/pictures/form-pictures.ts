import type { ManagedPicture, PictureBody } from '../../../../../../contracts/media.contract.ts';
import type { TourForm } from '../tour-form-values.ts';

/** A picture after a save, with only what that save was about: the answer to another one may have been faster. */
export function withSaved(
  picture: ManagedPicture,
  saved: ManagedPicture,
  { alt, focus }: PictureBody,
): ManagedPicture {
  return { ...(focus ? saved : picture), alt: (alt === undefined ? picture : saved).alt };
}

/** The form's typed words with these of one picture; those that the server has are no longer only typed. */
export function withAlt({ pictures, words }: TourForm, id: string, typed: string): TourForm['words'] {
  const { [id]: _, ...others } = words;
  const stored = pictures.find((picture) => picture._id === id)?.alt;
  return typed.trim() === stored ? others : { ...others, [id]: typed };
}

/** What there is to send of the words. Without any, a picture keeps those that it had. */
export function unsavedAlts({ pictures, words }: TourForm): { id: string; alt: string }[] {
  return pictures
    .map(({ _id, alt }) => ({ id: _id, stored: alt, alt: (words[_id] ?? '').trim() }))
    .filter(({ alt, stored }) => alt !== '' && alt !== stored)
    .map(({ id, alt }) => ({ id, alt }));
}

/** A kept form with its pictures as they are by now: their words and focus are saved without the tour. */
export function withCurrentPictures(form: TourForm, stored: ManagedPicture[]): TourForm {
  const byId = new Map(stored.map((picture) => [picture._id, picture]));
  return { ...form, pictures: form.pictures.map((picture) => byId.get(picture._id) ?? picture) };
}
