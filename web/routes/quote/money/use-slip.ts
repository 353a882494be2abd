import { type RefObject, useEffect, useRef, useState } from 'react';
import { PAYER_CALLS } from '../../../../contracts/calls/payer-calls.ts';
import { FILE_LIMITS } from '../../../../contracts/reply-files/file-limits.ts';
import { ApiError } from '../../../api/api-error.ts';
import { createClient } from '../../../api/create-client.ts';
import { failureText, fieldFaults } from '../../../features/failures/failure-text.ts';
import { sendFile, UnfitFile, type Uploader } from '../../../features/uploads/send-file.ts';
import { HEIC_FAULT, isHeic } from '../../../features/uploads/shrink-first.ts';

const NO_PICTURE = 'This is no picture. Choose a photo, a screenshot or a PDF, or send without it.';
const TOO_BIG = 'This file is over 10 MB. Choose a smaller one, or send without it.';
const SPARED_BYTES = 1_500_000;

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

const slipUploader = (token: string): Uploader<string> => ({
  faultOf(file) {
    if (file.size === 0) return 'This file is empty. Choose another, or send without it.';
    if (isPdf(file)) return file.size > FILE_LIMITS.bytes ? TOO_BIG : undefined;
    // Some phones give no type: the server checks the file.
    return file.type === '' || file.type.startsWith('image/') || isHeic(file) ? undefined : NO_PICTURE;
  },
  shrinking: {
    longest: 2_400,
    maxBytes: FILE_LIMITS.bytes,
    isNeeded: (file) => !isPdf(file) && (file.size > SPARED_BYTES || isHeic(file)),
    faultOf(file) {
      if (isHeic(file)) return HEIC_FAULT;
      return file.size > FILE_LIMITS.bytes ? TOO_BIG : undefined;
    },
  },
  post: async (body, transport) =>
    (await createClient(PAYER_CALLS, transport).uploadSlip({ params: { token }, body })).data._id,
  failed: 'Failed to upload the picture',
  lastStage: 'Making it smaller…',
});

type Going = { share: number; cancel: () => void };

/**
 * Uploads on choice. The picture's id is a field of the form, which its draft keeps: who looks the UTR up in another
 * app comes back to a page that may have loaded anew.
 */
export function useSlip(token: string, field: RefObject<HTMLInputElement | null>, save: () => void) {
  const [hasSlip, setHasSlip] = useState(false);
  const [going, setGoing] = useState<Going>();
  const [fault, setFault] = useState<string>();
  const chosen = useRef(0);
  const uploader = slipUploader(token);
  useEffect(() => setHasSlip(Boolean(field.current?.value)), [field]);

  function put(id: string): void {
    if (field.current) field.current.value = id;
    setHasSlip(id !== '');
    setFault(undefined);
    save();
  }

  async function choose(file: File): Promise<void> {
    const unfit = uploader.faultOf(file);
    setFault(unfit);
    if (unfit !== undefined) return;
    const own = ++chosen.current;
    const onProgress = (share: number) => setGoing((now) => now && { ...now, share });
    const { promise, cancel } = sendFile(uploader, file, onProgress);
    setGoing({ share: 0, cancel });
    try {
      const id = await promise;
      if (own === chosen.current) put(id);
    } catch (error) {
      if (own === chosen.current) setFault(slipFault(error));
    }
    if (own === chosen.current) setGoing(undefined);
  }

  function remove(): void {
    chosen.current += 1;
    going?.cancel();
    setGoing(undefined);
    put('');
  }

  return { hasSlip, going, fault, setFault, choose, remove };
}

function slipFault(error: unknown): string {
  if (error instanceof UnfitFile) return error.message;
  if (error instanceof ApiError && error.status === 415) return NO_PICTURE;
  if (error instanceof ApiError && error.status === 413) return TOO_BIG;
  return `${fieldFaults(error).file ?? failureText(error)} You can send without it.`;
}
