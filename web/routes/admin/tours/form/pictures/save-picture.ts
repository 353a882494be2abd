import type { UseFormReturn } from 'react-hook-form';
import type { PictureBody } from '../../../../../../contracts/media.contract.ts';
import { staffApi } from '../../../staff-api.ts';
import type { TourForm } from '../tour-form-values.ts';
import { unsavedAlts, withAlt, withSaved } from './form-pictures.ts';

/** Of the one form that is open: its dialogs save, and it waits. */
const underWay = new Set<Promise<unknown>>();

type Form = Pick<UseFormReturn<TourForm>, 'getValues' | 'setValue'>;

/** Saves a picture's alt text or focus, and updates the form with the server's answer. */
export async function savePicture(
  { getValues, setValue }: Form,
  id: string,
  body: PictureBody,
): Promise<void> {
  const { data } = await trackPictureSave(staffApi.changePicture({ params: { id }, body }));
  setValue(
    'pictures',
    getValues('pictures').map((picture) => (picture._id === id ? withSaved(picture, data, body) : picture)),
  );
  const typed = getValues('alts')[id];
  // Whoever types on meanwhile is ahead of this answer.
  if (typed !== undefined) setValue('alts', withAlt(getValues(), id, typed));
}

/** Sends the alt texts that the server does not have: their save failed, or they were never sent. */
export async function saveAlt(form: Form): Promise<void> {
  await Promise.all(unsavedAlts(form.getValues()).map(({ id, alt }) => savePicture(form, id, { alt })));
}

/** Tracks a save of a picture's alt text or focus: the tour is not sent before it has finished. */
function trackPictureSave<T>(save: Promise<T>): Promise<T> {
  underWay.add(save);
  const forget = () => underWay.delete(save);
  save.then(forget, forget);
  return save;
}

/** Once those are through that are under way. */
export async function pictureSavesDone(): Promise<void> {
  await Promise.allSettled(underWay);
}
