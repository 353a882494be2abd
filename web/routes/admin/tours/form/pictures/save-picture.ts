import type { UseFormReturn } from 'react-hook-form';
import type { PictureBody } from '../../../../../../contracts/media.contract.ts';
import { staffApi } from '../../../staff-api.ts';
import type { TourForm } from '../tour-form-values.ts';
import { unsavedAlts, withAlt, withSaved } from './form-pictures.ts';

/** Module state, because only one form is open at a time. */
const underWay = new Set<Promise<unknown>>();

type Form = Pick<UseFormReturn<TourForm>, 'getValues' | 'setValue'>;

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
  // Text typed since the request is newer than this response.
  if (typed !== undefined) setValue('alts', withAlt(getValues(), id, typed));
}

/** Sends alt texts that were never sent, or whose save failed. */
export async function saveAlt(form: Form): Promise<void> {
  await Promise.all(unsavedAlts(form.getValues()).map(({ id, alt }) => savePicture(form, id, { alt })));
}

/** The tour is sent only after these saves. */
function trackPictureSave<T>(save: Promise<T>): Promise<T> {
  underWay.add(save);
  const forget = () => underWay.delete(save);
  save.then(forget, forget);
  return save;
}

export async function pictureSavesDone(): Promise<void> {
  await Promise.allSettled(underWay);
}
