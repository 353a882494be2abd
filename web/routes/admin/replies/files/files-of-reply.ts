import { sitting } from '../../../../features/drafts/sitting/sitting.ts';
import { createUploads } from '../../uploads/uploads-of-form.ts';
import { createUploading } from '../../uploads/use-uploads.ts';
import { createAttached, removeFromServer } from './attached-files.ts';
import { CalendarToMake } from './calendar-to-make.ts';
import { type AttachedFile, filesDraft } from './files-draft.ts';
import { holdWhileGoing } from './hold-while-going.ts';
import { uploadsOnTheirWay } from './lost-uploads.ts';
import { type ReplyTo, replyFileUploader } from './reply-file-uploader.ts';

/** By the name of the draft: a reply has one set of files, whichever page shows it, and while none does. */
const opened = new Map<string, FilesOfReply>();

/** The files of a reply: those that are up, and those on their way, which go on while other pages are looked at. */
export function filesOfReply(to: ReplyTo, draftName: string): FilesOfReply {
  return opened.get(draftName) ?? create(to, draftName);
}

/** Whether some were chosen for a reply that is not sent: they are up, on their way, or lost on it, which is still to be said. */
export function hasFiles(draftName: string): boolean {
  return filesDraft.has(draftName) || uploadsOnTheirWay.lost(draftName) !== undefined;
}

// Nobody who sits down here next finds them, nor sends what the last one let wait.
sitting.subscribe(() => {
  for (const { uploading } of opened.values()) {
    uploading.uploads.stop();
    uploading.wait.stop();
  }
  opened.clear();
});

export type FilesOfReply = ReturnType<typeof create>;

function create(to: ReplyTo, draftName: string) {
  const attached = createAttached(draftName, uploadsOnTheirWay.lost(draftName));
  /** What came up, by its number among the chosen. */
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
  /** Pages that show them, and replies on their way. */
  let users = 0;

  /** In memory as long as somebody looks at them, or something is to become of them. */
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

  /** The reply went without it: it goes with no other, also where it has come up by now. */
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
    /** As long as they are shown: until the answered function is called. */
    hold,
    /**
     * In the place of any calendar file that is there: an old one goes at once, as nobody wants it to be sent. What waits for
     * the files waits for the new one, so that is there before the one goes that it replaces.
     */
    askFor(calendar: CalendarToMake) {
      const asked = uploads.getSnapshot().filter(({ file }) => file instanceof CalendarToMake);
      const made = attached.getSnapshot().files.filter(({ day }) => day !== undefined);
      attached.set({ fault: undefined });
      uploads.add([calendar]);
      for (const { key } of asked) uploading.wait.remove(key);
      for (const file of made) attached.remove(file);
    },
    /** Empties the reply of its files; the answered function puts them back. */
    clear() {
      uploading.wait.stop();
      const putBack = [attached.clear(), uploads.clear()];
      return () => {
        for (const back of putBack) back();
      };
    },
    /** As a reply is sent: what goes with it, and whom to tell how it went. What is chosen meanwhile stays. */
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
      /** It went as it was meant to, for all that is known. */
      const endWithout = () => {
        for (const key of leftOut) leaveOut(key);
        rememberGoing();
        end();
      };
      return {
        ids,
        /** Nothing was on its way that it was sent without. */
        isWhole: leftOut.length === 0,
        went() {
          attached.drop(ids);
          if (attached.getSnapshot().fault === fault) attached.set({ fault: undefined });
          endWithout();
        },
        /** No answer came: it may have gone. What it was sent without does not make another reply of its repeat. */
        lost: endWithout,
        /** `found`: by `files`, and of single ones by their place: `files.0`. */
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
