import { draftSession } from '../../../../features/drafts/draft-session/draft-session.ts';
import { thisTabStorage } from '../../../../features/drafts/tab-storage.ts';
import { parseStored } from '../../../../lib/browser/browser-storage.ts';
import { createUploads } from '../../uploads/uploads-of-form.ts';
import type { Uploading } from '../../uploads/use-uploads.ts';
import { createUploading } from '../../uploads/use-uploads.ts';
import type { ReplyTo } from '../reply-to.ts';
import { type AttachedFile, createAttached, filesDraft, removeFromServer } from './attached-files.ts';
import { CalendarToMake, replyFileUploader } from './reply-file-uploader.ts';

const keyOf = (draftName: string) => `${draftName}:on-their-way`;
const inWords = new Intl.ListFormat('en-GB');
/** Per tab. Stores the names only: browsers keep no files through a reload. */
export const uploadsOnTheirWay = {
  remember(draftName: string, { names, isWaiting }: OnTheirWay): void {
    if (names.length === 0) thisTabStorage.remove(keyOf(draftName));
    else thisTabStorage.write(keyOf(draftName), JSON.stringify({ names, isWaiting }));
  },
  /** Names the uploads that a reload has lost, until files are chosen again or the reply is sent. */
  lost(draftName: string): string | undefined {
    const { names, isWaiting } = parseStored(thisTabStorage.read(keyOf(draftName)));
    if (!Array.isArray(names) || names.length === 0) return undefined;
    const one = names.length === 1;
    const lost = `${inWords.format(names.map(String))} ${one ? 'was' : 'were'} still uploading when this page was reloaded: attach ${one ? 'it' : 'them'} again.`;
    return isWaiting ? `The reply is not sent. ${lost}` : lost;
  },
};

/** By draft name: a reply has one set of files on all pages, and while no page shows it. */
const opened = new Map<string, FilesOfReply>();

export function filesOfReply(to: ReplyTo, draftName: string): FilesOfReply {
  return opened.get(draftName) ?? create(to, draftName);
}

/** True also for lost uploads that are not reported yet. */
export function hasFiles(draftName: string): boolean {
  return filesDraft.has(draftName) || uploadsOnTheirWay.lost(draftName) !== undefined;
}

// The next user gets no files, and sends no waiting replies.
draftSession.subscribe(() => {
  for (const { uploading } of opened.values()) {
    uploading.uploads.stop();
    uploading.wait.stop();
  }
  opened.clear();
});

export type FilesOfReply = ReturnType<typeof create>;

function create(to: ReplyTo, draftName: string) {
  const attached = createAttached(draftName, uploadsOnTheirWay.lost(draftName));
  const arrived = new Map<number, AttachedFile>();
  const uploads = createUploads({
    form: draftName,
    uploader: replyFileUploader(to),
    onDone(file, key) {
      arrived.set(key, file);
      attached.add(file);
    },
    onUnwanted: removeFromServer,
  });
  const uploading = createUploading(uploads);
  const rememberGoing = holdWhileGoing(draftName, uploading);
  let users = 0;

  /** Kept in memory while a page shows it or work is left. */
  function close(): void {
    if (users > 0) return;
    filesDraft.release(draftName);
    if (uploads.getSnapshot().every(({ isInvalid }) => isInvalid)) opened.delete(draftName);
  }
  attached.subscribe(close);
  uploads.subscribe(close);

  function hold(): () => void {
    users += 1;
    opened.set(draftName, self);
    uploads.start();
    return () => {
      users -= 1;
      close();
    };
  }

  /** A finished upload of a removed file must not join a later reply. */
  function leaveOut(key: number): void {
    uploads.remove(key);
    const file = arrived.get(key);
    if (!file) return;
    attached.drop([file._id]);
    removeFromServer(file);
  }

  const self = {
    attached,
    uploading,
    hold,
    /** Adds the new calendar file before removing the old one, so that a waiting reply goes on waiting. */
    askFor(calendar: CalendarToMake) {
      const asked = uploads.getSnapshot().filter(({ file }) => file instanceof CalendarToMake);
      const made = attached.getSnapshot().files.filter(({ day }) => day !== undefined);
      attached.set({ fault: undefined });
      uploads.add([calendar]);
      for (const { key } of asked) uploading.wait.remove(key);
      for (const file of made) attached.remove(file);
    },
    clear() {
      uploading.wait.stop();
      const putBack = [attached.clear(), uploads.clear()];
      return () => {
        for (const back of putBack) back();
      };
    },
    /** Starts a submission: returns its files and the callbacks for its result. Files chosen later stay. */
    begin() {
      const letGo = hold();
      const { files, fault } = attached.getSnapshot();
      const ids = files.map(({ _id }) => _id);
      const leftOut = uploads.getSnapshot().map(({ key }) => key);
      attached.set({ isSending: true });
      const end = () => {
        attached.set({ isSending: false });
        letGo();
      };
      const endWithout = () => {
        for (const key of leftOut) leaveOut(key);
        rememberGoing();
        end();
      };
      return {
        ids,
        isWhole: leftOut.length === 0,
        went() {
          attached.drop(ids);
          if (attached.getSnapshot().fault === fault) attached.set({ fault: undefined });
          endWithout();
        },
        /** No response: the reply may be stored. A retry counts as the same, whatever was left out. */
        lost: endWithout,
        /** Keys are `files`, or `files.0` for a single file. */
        refused(found: Record<string, string>) {
          const gone = ids.filter((_, place) => found[`files.${place}`]);
          if (found.files) attached.set({ fault: { text: found.files, gone } });
          end();
        },
      };
    },
  };
  return self;
}

/** Warns before a reload during uploads and remembers what is lost. Returns a function that checks again. */
function holdWhileGoing(draftName: string, { uploads, wait }: Uploading): () => void {
  const writtenIn = draftSession.current();
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();

  function look(): void {
    const lost = uploads.getSnapshot().filter(({ isInvalid }) => !isInvalid);
    const isOver = draftSession.current() !== writtenIn;
    if (lost.length > 0 && !isOver) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
    if (isOver) return;
    const names = lost.map(({ file }) => file.name);
    uploadsOnTheirWay.remember(draftName, { names, isWaiting: wait.getSnapshot().isWaiting });
  }
  uploads.subscribe(look);
  wait.subscribe(look);
  return look;
}

type OnTheirWay = { names: string[]; isWaiting: boolean };
