import { useEffect, useRef, useState } from 'react';
import type { ManagedPicture } from '../../../../contracts/media.contract.ts';
import { fileFault, uploadPicture } from './upload-picture.ts';

export type Upload = {
  key: number;
  file: File;
  /** From 0 to 1; at 1 the server is cutting it. */
  share: number;
  /** Why it did not work. */
  fault?: string;
  /** Known before it was sent: trying again would not help. */
  isHopeless?: boolean;
};

/** Sent at once: more would make each of them slower. */
const AT_ONCE = 2;

/** Pictures on their way. `onDone` gets each as soon as the server has it. */
export function useUploads(onDone: (picture: ManagedPicture) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<number, () => void>());
  const lastKey = useRef(0);

  useEffect(() => {
    const waiting = uploads.filter(({ key, fault }) => fault === undefined && !running.current.has(key));
    for (const upload of waiting.slice(0, AT_ONCE - running.current.size)) start(upload);
  });
  useEffect(
    () => () => {
      for (const cancel of running.current.values()) cancel();
    },
    [],
  );

  function change(key: number, changes: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  function start({ key, file }: Upload) {
    const { promise, cancel } = uploadPicture(file, (share) => change(key, { share }));
    running.current.set(key, cancel);
    promise.then(
      (picture) => {
        running.current.delete(key);
        onDone(picture);
        forget(key);
      },
      (error: Error) => {
        running.current.delete(key);
        change(key, { fault: error.message, share: 0 });
      },
    );
  }

  function forget(key: number) {
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }

  return {
    uploads,
    add(files: File[]) {
      const added = files.map((file) => {
        lastKey.current += 1;
        const fault = fileFault(file);
        return { key: lastKey.current, file, share: 0, fault, isHopeless: fault !== undefined };
      });
      setUploads((all) => [...all, ...added]);
    },
    retry: (key: number) => change(key, { fault: undefined, share: 0 }),
    remove(key: number) {
      running.current.get(key)?.();
      forget(key);
    },
  };
}
