import { useEffect, useRef, useState } from 'react';
import type { ManagedPicture } from '../../../../../../../contracts/media.contract.ts';
import { failureReason } from '../../../../../../features/failures/failure-reason.ts';
import { forgetSessionOn401 } from '../../../../../../features/session/forget-session-on-401.ts';
import { logFailure } from '../../../../staff-page/log-failure.ts';
import { type ChosenFile, chosenFiles } from './chosen-files.ts';
import { needsShrinking } from './shrink-first.ts';
import { fileFault, UnfitFile, uploadPicture } from './upload-picture.ts';

export type Upload = ChosenFile & {
  /** From 0 to 1; at 1 the server is cutting it. */
  share: number;
  /** It is made smaller before it is sent. */
  isShrinking?: boolean;
  /** Why it did not work. */
  fault?: string;
  /** It is no picture that can be taken: trying again would not help. */
  isInvalid?: boolean;
};

/** Sent at once: more would make each of them slower. */
const MAX_PARALLEL = 2;

const FAILED = 'Failed to upload the picture';

/**
 * Pictures on their way, those too that were chosen for this form before a session ended. `onDone` gets each as soon as
 * the server has it, with its number among the chosen.
 */
export function useUploads(form: string, onDone: (picture: ManagedPicture, key: number) => void) {
  const [uploads, setUploads] = useState(() => toUploads(chosenFiles.of(form)));
  const running = useRef(new Map<number, () => void>());

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
      wanted.map(({ key, file }) => ({ key, file })),
    );
  }, [form, uploads]);

  function change(key: number, changes: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  function start({ key, file }: Upload) {
    // Sent from its beginning where the session was over, and whoever sits here has signed in again.
    const send = () => {
      if (needsShrinking(file)) change(key, { isShrinking: true });
      const { promise, cancel } = uploadPicture(file, (share) => change(key, { share, isShrinking: false }));
      running.current.set(key, cancel);
      return promise;
    };
    forgetSessionOn401(send).then(
      (picture) => {
        running.current.delete(key);
        onDone(picture, key);
        forget(key);
      },
      (error: unknown) => {
        running.current.delete(key);
        const left = { share: 0, isShrinking: false };
        if (error instanceof UnfitFile)
          return change(key, { ...left, fault: error.message, isInvalid: true });
        logFailure(FAILED, error);
        change(key, { ...left, fault: failureReason(error) ?? `${FAILED}.` });
      },
    );
  }

  function forget(key: number) {
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }

  return {
    uploads,
    add(files: File[]) {
      const added = toUploads(chosenFiles.number(files));
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

export type Uploads = ReturnType<typeof useUploads>;

function toUploads(files: ChosenFile[]): Upload[] {
  return files.map(({ key, file }) => {
    const fault = fileFault(file);
    return { key, file, share: 0, fault, isInvalid: fault !== undefined };
  });
}
