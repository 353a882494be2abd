import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Uploader } from '../../../features/uploads/send-file.ts';
import { createSaveAfterUploads, type Saving } from './save-after-uploads.ts';
import { createUploads, type UploadsOfForm } from './uploads-of-form.ts';

export type Uploading = ReturnType<typeof createUploading>;

export function createUploading(uploads: UploadsOfForm) {
  return { uploads, wait: createSaveAfterUploads(uploads) };
}

export function useUploading({ uploads, wait }: Uploading) {
  return {
    uploads: useSyncExternalStore(uploads.subscribe, uploads.getSnapshot, uploads.getSnapshot),
    waiting: useSyncExternalStore(wait.subscribe, wait.getSnapshot, wait.getSnapshot),
    lastStage: uploads.lastStage,
    add: uploads.add,
    retry: uploads.retry,
    remove: wait.remove,
    saveOnceUp: wait.saveOnceUp,
    saveWithout: wait.saveWithout,
    doNotSave: wait.stop,
  };
}

export type Uploads = ReturnType<typeof useUploading>;

export function useSaving(wait: Uploading['wait'] | undefined, saving: Saving): void {
  useEffect(() => wait?.is(saving));
  useEffect(() => () => wait?.leave(), [wait]);
}

/**
 * Uploads while the form is open, including files chosen before a session ended. `onDone` gets each stored file and its
 * number among the chosen.
 */
export function useUploads<T>(
  form: string,
  uploader: Uploader<T>,
  { onDone, save }: { onDone: (file: T, key: number) => void; save: () => void },
): Uploads {
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  const [uploading] = useState(() =>
    createUploading(createUploads({ form, uploader, onDone: (file, key) => latest.current(file, key) })),
  );
  useSaving(uploading.wait, { save });
  useEffect(() => {
    uploading.uploads.start();
    return uploading.uploads.stop;
  }, [uploading]);
  return useUploading(uploading);
}
