import { failureReason } from '../../../features/failures/failure-text.ts';
import { forgetSessionOn401 } from '../../../features/session/forget-session-on-401.ts';
import { sendFile, UnfitFile, type Uploader } from '../../../features/uploads/send-file.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { logFailure } from '../staff-page/log-failure.ts';
import { type ChosenFile, chosenFiles } from './chosen-files.ts';

export type Upload = ChosenFile & {
  /** From 0 to 1; at 1 the response is pending. */
  share: number;
  isShrinking?: boolean;
  fault?: string;
  isInvalid?: boolean;
};

const MAX_PARALLEL = 2;

type Options<T> = {
  /** Key in `chosenFiles`: files chosen before a session ended go first. */
  form: string;
  uploader: Uploader<T>;
  onDone: (file: T, key: number) => void;
  /** Called with files that were removed while the server was storing them. */
  onUnwanted?: (file: T) => void;
};

/** Uploads of one form. They continue without a page, until stopped. */
export function createUploads<T>({ form, uploader, onDone, onUnwanted }: Options<T>) {
  const [subscribe, notify] = createListeners();
  let uploads: readonly Upload[] = toUploads(chosenFiles.of(form), uploader);
  const running = new Map<number, () => void>();
  const begun = new Set<number>();
  let isStopped = true;

  function set(next: readonly Upload[]): void {
    uploads = next;
    // Late responses must not reach the next user.
    if (isStopped) return;
    const wanted = uploads.filter(({ isInvalid }) => !isInvalid);
    chosenFiles.remember(
      form,
      wanted.map(({ key, file }) => ({ key, file })),
    );
    begin();
    notify();
  }

  function begin(): void {
    // One by one: each tells of itself as it begins, which begins others.
    while (running.size < MAX_PARALLEL) {
      const next = uploads.find(({ key, fault }) => fault === undefined && !begun.has(key));
      if (!next) return;
      void send(next);
    }
  }

  const has = (key: number) => uploads.some((upload) => upload.key === key);
  const change = (key: number, changes: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const forget = (key: number) => set(uploads.filter((upload) => upload.key !== key));

  async function send({ key, file }: Upload): Promise<void> {
    begun.add(key);
    running.set(key, () => {});
    try {
      // Restarts the upload if the session had expired and the user has signed in again.
      const sent = await forgetSessionOn401(() => sendOne(key, file));
      running.delete(key);
      if (has(key)) onDone(sent, key);
      else onUnwanted?.(sent);
      forget(key);
    } catch (error) {
      running.delete(key);
      fail(key, error);
    }
  }

  function sendOne(key: number, file: File): Promise<T> {
    if (uploader.shrinking.isNeeded(file)) change(key, { isShrinking: true });
    const onProgress = (share: number) => change(key, { share, isShrinking: false });
    const onShrunk = (share: number) => change(key, { share, isShrinking: true });
    const { promise, cancel } = sendFile(uploader, file, onProgress, onShrunk);
    running.set(key, cancel);
    return promise;
  }

  function fail(key: number, error: unknown): void {
    const left = { share: 0, isShrinking: false };
    if (error instanceof UnfitFile) {
      change(key, { ...left, fault: error.message, isInvalid: true });
      return;
    }
    logFailure(uploader.failed, error);
    change(key, { ...left, fault: failureReason(error) ?? `${uploader.failed}.` });
  }

  function cancel(key: number): void {
    running.get(key)?.();
    running.delete(key);
    begun.delete(key);
  }

  return {
    subscribe,
    getSnapshot: () => uploads,
    lastStage: uploader.lastStage,
    start() {
      isStopped = false;
      begin();
    },
    /** Chosen files start over with the next `start`. */
    stop() {
      isStopped = true;
      for (const key of [...running.keys()]) cancel(key);
    },
    add: (files: File[]) => set([...uploads, ...toUploads(chosenFiles.number(files), uploader)]),
    retry(key: number) {
      begun.delete(key);
      change(key, { fault: undefined, share: 0 });
    },
    remove(key: number) {
      cancel(key);
      forget(key);
    },
    /** Removes all; the returned function puts them back and restarts them. */
    clear() {
      const taken = uploads;
      for (const { key } of taken) cancel(key);
      set([]);
      return () => set([...toUploads(taken, uploader), ...uploads]);
    },
  };
}

export type UploadsOfForm = ReturnType<typeof createUploads>;

function toUploads(
  files: readonly ChosenFile[],
  { faultOf }: Pick<Uploader<unknown>, 'faultOf'>,
): readonly Upload[] {
  return files.map(({ key, file }) => {
    const fault = faultOf(file);
    return { key, file, share: 0, fault, isInvalid: fault !== undefined };
  });
}
