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

/** The form's unsaved alt texts with this one; an alt text that the server has is no longer unsaved. */
export function withAlt({ pictures, alts }: TourForm, id: string, typed: string): TourForm['alts'] {
  const { [id]: _, ...others } = alts;
  const stored = pictures.find((picture) => picture._id === id)?.alt;
  return typed.trim() === stored ? others : { ...others, [id]: typed };
}

/** The alt texts to send. An empty one leaves a picture's alt text as it was. */
export function unsavedAlts({ pictures, alts }: TourForm): { id: string; alt: string }[] {
  return pictures
    .map(({ _id, alt }) => ({ id: _id, stored: alt, alt: (alts[_id] ?? '').trim() }))
    .filter(({ alt, stored }) => alt !== '' && alt !== stored)
    .map(({ id, alt }) => ({ id, alt }));
}

/** A draft with its pictures' current state: their alt texts and focus are saved without the tour. */
export function withCurrentPictures(form: TourForm, stored: ManagedPicture[]): TourForm {
  const byId = new Map(stored.map((picture) => [picture._id, picture]));
  return { ...form, pictures: form.pictures.map((picture) => byId.get(picture._id) ?? picture) };
}
