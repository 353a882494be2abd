import { useRef, useState } from 'react';
import { ACCOUNT_CALLS } from '../../../contracts/calls/account-calls.ts';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { MAX_REVIEW_PICTURES } from '../../../contracts/reviews/review-terms.ts';
import type { ReviewPicture } from '../../../contracts/reviews/reviews.contract.ts';
import { createClient } from '../../api/create-client.ts';
import { failureText } from '../../features/failures/failure-text.ts';
import { accountApi } from '../../features/session/account-api.ts';
import type { Uploader } from '../../features/uploads/send-file.ts';
import { sendFile, UnfitFile } from '../../features/uploads/send-file.ts';
import { HEIC_FAULT, isHeic } from '../../features/uploads/shrink-first.ts';

/** Bytes. The site stores 1,600 pixels. */
const SPARED_BYTES = 1_500_000;
const reviewPictureUploader = (token: string): Uploader<ReviewPicture> => ({
  faultOf(file) {
    if (file.size === 0) return 'This file is empty. Please choose a picture.';
    // Some phones give no type: the server checks the file.
    if (file.type !== '' && !file.type.startsWith('image/') && !isHeic(file))
      return 'This file is not a picture. Please choose a photo.';
    return undefined;
  },
  shrinking: {
    longest: 2_400,
    maxBytes: LIMITS.pictureBytes,
    isNeeded: (file) => file.size > SPARED_BYTES || isHeic(file),
    faultOf(file) {
      // The server reads HEIC where the browser cannot.
      if (file.size <= LIMITS.pictureBytes) return undefined;
      return isHeic(file)
        ? HEIC_FAULT
        : 'This picture is over 10 MB, and this browser cannot make it smaller. Please save it smaller first.';
    },
  },
  post: async (body, transport) =>
    (await createClient(ACCOUNT_CALLS, transport).uploadReviewPicture({ params: { token }, body })).data,
  failed: 'Failed to upload the picture',
  lastStage: 'Making it smaller…',
});

export type GoingPicture = { key: number; name: string; share: number; fault?: string };

/** Uploads in sequence, on choice, so that a reload loses none. */
export function useReviewPictures(token: string, there: ReviewPicture[]) {
  const [pictures, setPictures] = useState(there);
  const [going, setGoing] = useState<GoingPicture[]>([]);
  const [fault, setFault] = useState<string>();
  const line = useRef(Promise.resolve());
  const keys = useRef(0);
  const uploader = reviewPictureUploader(token);
  const isGoing = going.some((one) => one.fault === undefined);
  const room = MAX_REVIEW_PICTURES - pictures.length - going.filter((one) => one.fault === undefined).length;

  const change = (key: number, changed: Partial<GoingPicture>) =>
    setGoing((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  async function upload(key: number, file: File): Promise<void> {
    try {
      const picture = await sendFile(uploader, file, (share) => change(key, { share })).promise;
      setPictures((all) => [...all, picture]);
      setGoing((all) => all.filter((one) => one.key !== key));
    } catch (error) {
      change(key, { fault: error instanceof UnfitFile ? error.message : failureText(error) });
    }
  }

  function add(files: File[]): void {
    const told = files.map((file) => ({ file, key: ++keys.current, fault: uploader.faultOf(file) }));
    const unfit = told.filter((one) => one.fault !== undefined);
    const fit = told.filter((one) => one.fault === undefined);
    const taken = fit.slice(0, room);
    setFault(
      fit.length > room
        ? `A review has ${MAX_REVIEW_PICTURES} pictures at most: the others are left out.`
        : undefined,
    );
    setGoing((all) => [
      ...all.filter((one) => one.fault === undefined),
      ...[...unfit, ...taken].map(({ file, key, fault: why }) => ({
        key,
        name: file.name,
        share: 0,
        fault: why,
      })),
    ]);
    for (const { file, key } of taken) line.current = line.current.then(() => upload(key, file));
  }

  async function remove(id: string): Promise<void> {
    setFault(undefined);
    try {
      await accountApi.removeReviewPicture({ params: { token, id } });
      setPictures((all) => all.filter((one) => one._id !== id));
    } catch (error) {
      setFault(failureText(error));
    }
  }

  return { pictures, going, isGoing, room, fault, setFault, add, remove };
}
