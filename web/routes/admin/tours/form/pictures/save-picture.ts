import type { UseFormReturn } from 'react-hook-form';
import type { PictureBody } from '../../../../../../contracts/media.contract.ts';
import { changePicture } from '../../tours-api.ts';
import type { TourForm } from '../tour-form-values.ts';
import { unsavedWords, withSaved, withWords } from './form-pictures.ts';
import { trackPictureSave } from './picture-saves.ts';

type Form = Pick<UseFormReturn<TourForm>, 'getValues' | 'setValue'>;

/** Saves words or focus of a picture; the form has it then as the server has it. */
export async function savePicture(
  { getValues, setValue }: Form,
  id: string,
  body: PictureBody,
): Promise<void> {
  const { data } = await trackPictureSave(changePicture(id, body));
  setValue(
    'pictures',
    getValues('pictures').map((picture) => (picture._id === id ? withSaved(picture, data, body) : picture)),
  );
  const typed = getValues('words')[id];
  // Whoever types on meanwhile is ahead of this answer.
  if (typed !== undefined) setValue('words', withWords(getValues(), id, typed));
}

/** Sends the words that the server has not got: their save failed, or they were typed and never sent. */
export async function saveWords(form: Form): Promise<void> {
  await Promise.all(unsavedWords(form.getValues()).map(({ id, alt }) => savePicture(form, id, { alt })));
}
