import { useEffect, useRef, useState } from 'react';
import { failureReason } from '../../../features/failures/failure-reason.ts';
import { forgetSessionOn401 } from '../../../features/session/forget-session-on-401.ts';
import { logFailure } from '../staff-page/log-failure.ts';
import { type ChosenFile, chosenFiles } from './chosen-files.ts';
import { sendFile, UnfitFile, type Uploader } from './send-file.ts';

export type Upload = ChosenFile & {
  /** From 0 to 1; at 1 the server has yet to answer. */
  share: number;
  /** It is made smaller before it is sent. */
  isShrinking?: boolean;
  /** Why it did not work. */
  fault?: string;
  /** It is none that can be taken: trying again would not help. */
  isInvalid?: boolean;
};

/** Sent at once: more would make each of them slower. */
const MAX_PARALLEL = 2;

/**
 * Files on their way, those too that were chosen for this form before a session ended. `onDone` gets each as soon as
 * the server has it, with its number among the chosen.
 */
export function useUploads<T>(form: string, uploader: Uploader<T>, onDone: (file: T, key: number) => void) {
  const [uploads, setUploads] = useState(() => toUploads(chosenFiles.of(form), uploader));
  const running = useRef(new Map<number, () => void>());
  /** Those too that are through already: an effect of an earlier moment still takes them for waiting. */
  const begun = useRef(new Set<number>());

  useEffect(() => {
    const waiting = uploads.filter(({ key, fault }) => fault === undefined && !begun.current.has(key));
    for (const upload of waiting.slice(0, MAX_PARALLEL - running.current.size)) start(upload);
  });
  useEffect(
    () => () => {
      for (const cancel of running.current.values()) cancel();
      running.current.clear();
      begun.current.clear();
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
    begun.current.add(key);
    // Sent from its beginning where the session was over, and whoever sits here has signed in again.
    const send = () => {
      if (uploader.shrinking.isNeeded(file)) change(key, { isShrinking: true });
      const { promise, cancel } = sendFile(uploader, file, (share) =>
        change(key, { share, isShrinking: false }),
      );
      running.current.set(key, cancel);
      return promise;
    };
    forgetSessionOn401(send).then(
      (sent) => {
        running.current.delete(key);
        onDone(sent, key);
        forget(key);
      },
      (error: unknown) => {
        running.current.delete(key);
        const left = { share: 0, isShrinking: false };
        if (error instanceof UnfitFile)
          return change(key, { ...left, fault: error.message, isInvalid: true });
        logFailure(uploader.failed, error);
        change(key, { ...left, fault: failureReason(error) ?? `${uploader.failed}.` });
      },
    );
  }

  function forget(key: number) {
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }

  return {
    uploads,
    lastStage: uploader.lastStage,
    add(files: File[]) {
      const added = toUploads(chosenFiles.number(files), uploader);
      setUploads((all) => [...all, ...added]);
    },
    retry(key: number) {
      begun.current.delete(key);
      change(key, { fault: undefined, share: 0 });
    },
    remove(key: number) {
      running.current.get(key)?.();
      running.current.delete(key);
      forget(key);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;

function toUploads(files: ChosenFile[], { faultOf }: Pick<Uploader<unknown>, 'faultOf'>): Upload[] {
  return files.map(({ key, file }) => {
    const fault = faultOf(file);
    return { key, file, share: 0, fault, isInvalid: fault !== undefined };
  });
}
