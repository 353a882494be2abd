import type { ManagedPicture, PictureBody } from '../../../../../../contracts/media.contract.ts';
import type { TourForm } from '../tour-form-values.ts';

/** Takes only the saved fields: the response to a later save may have come first. */
export function withSaved(
  picture: ManagedPicture,
  saved: ManagedPicture,
  { alt, focus }: PictureBody,
): ManagedPicture {
  return { ...(focus ? saved : picture), alt: (alt === undefined ? picture : saved).alt };
}

export function withAlt({ pictures, alts }: TourForm, id: string, typed: string): TourForm['alts'] {
  const { [id]: _, ...others } = alts;
  const stored = pictures.find((picture) => picture._id === id)?.alt;
  return typed.trim() === stored ? others : { ...others, [id]: typed };
}

/** Leaves out empty ones, which do not change the stored text. */
export function unsavedAlts({ pictures, alts }: TourForm): { id: string; alt: string }[] {
  return pictures.flatMap(({ _id: id, alt: stored }) => {
    const alt = (alts[id] ?? '').trim();
    return alt === '' || alt === stored ? [] : [{ id, alt }];
  });
}

/** Updates a draft's pictures: their alt texts and focus are saved without the tour. */
export function withCurrentPictures(form: TourForm, stored: ManagedPicture[]): TourForm {
  const byId = new Map(stored.map((picture) => [picture._id, picture]));
  return { ...form, pictures: form.pictures.map((picture) => byId.get(picture._id) ?? picture) };
}
