import { useEffect, useRef, useState } from 'react';
import type { ManagedPicture } from '../../../../../../../contracts/media.contract.ts';
import { failureReason } from '../../../../../../features/failures/failure-reason.ts';
import { forgetSessionOn401 } from '../../../../../../features/session/forget-session-on-401.ts';
import { logFailure } from '../../../../staff-page/log-failure.ts';
import { chosenFiles } from './chosen-files.ts';
import { fileFault, uploadPicture } from './upload-picture.ts';

export type Upload = {
  key: number;
  file: File;
  /** From 0 to 1; at 1 the server is cutting it. */
  share: number;
  /** Why it did not work. */
  fault?: string;
  /** Known before it was sent: trying again would not help. */
  isInvalid?: boolean;
};

/** Sent at once: more would make each of them slower. */
const MAX_PARALLEL = 2;

const FAILED = 'Failed to upload the picture';

/**
 * Pictures on their way, those too that were chosen for this form before a session ended. `onDone` gets each as soon as
 * the server has it.
 */
export function useUploads(form: string, onDone: (picture: ManagedPicture) => void) {
  const [uploads, setUploads] = useState(() => toUploads(chosenFiles.of(form), 0));
  const running = useRef(new Map<number, () => void>());
  const lastKey = useRef(uploads.length);

  useEffect(() => {
    const waiting = uploads.filter(({ key, fault }) => fault === undefined && !running.current.has(key));
    for (const upload of waiting.slice(0, MAX_PARALLEL - running.current.size)) start(upload);
  });
  useEffect(
    () => () => {
      for (const cancel of running.current.values()) cancel();
      running.current.clear();
    },
    [],
  );
  useEffect(() => {
    const wanted = uploads.filter(({ isInvalid }) => !isInvalid);
    chosenFiles.remember(
      form,
      wanted.map(({ file }) => file),
    );
  }, [form, uploads]);

  function change(key: number, changes: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  function start({ key, file }: Upload) {
    // Sent from its beginning where the session was over, and whoever sits here has signed in again.
    const send = () => {
      const { promise, cancel } = uploadPicture(file, (share) => change(key, { share }));
      running.current.set(key, cancel);
      return promise;
    };
    forgetSessionOn401(send).then(
      (picture) => {
        running.current.delete(key);
        onDone(picture);
        forget(key);
      },
      (error: unknown) => {
        running.current.delete(key);
        logFailure(FAILED, error);
        change(key, { fault: failureReason(error) ?? `${FAILED}.`, share: 0 });
      },
    );
  }

  function forget(key: number) {
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }

  return {
    uploads,
    add(files: File[]) {
      const added = toUploads(files, lastKey.current);
      lastKey.current += files.length;
      setUploads((all) => [...all, ...added]);
    },
    retry: (key: number) => change(key, { fault: undefined, share: 0 }),
    remove(key: number) {
      running.current.get(key)?.();
      running.current.delete(key);
      forget(key);
    },
  };
}

/** `lastKey`: of the upload that was added last. */
function toUploads(files: File[], lastKey: number): Upload[] {
  return files.map((file, place) => {
    const fault = fileFault(file);
    return { key: lastKey + place + 1, file, share: 0, fault, isInvalid: fault !== undefined };
  });
}
