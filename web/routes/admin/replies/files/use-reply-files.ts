import { useEffect, useState } from 'react';
import { FILE_LIMITS, TOO_BIG, TOO_MANY_FILES } from '../../../../../contracts/reply-files/file-limits.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { sitting } from '../../../../features/drafts/sitting/sitting.ts';
import { logFailure } from '../../staff-page/log-failure.ts';
import { useUploads } from '../../uploads/use-uploads.ts';
import { type AttachedFile, filesDraft } from './files-draft.ts';
import { type ReplyTo, replyFileUploader } from './reply-file-uploader.ts';
import { replyFilesApi } from './reply-files-api.ts';

type Fault = { text: string; gone: string[] };

/**
 * The files of a reply: those that are up, which outlast a reload as its words do, and those on their way. `draftName`: of
 * the reply, beside whose words they are kept.
 */
export function useReplyFiles(to: ReplyTo, draftName: string) {
  const [writtenIn] = useState(sitting.current);
  const [files, setFiles] = useState(() => filesDraft.load(draftName));
  const [fault, setFault] = useState<Fault>();
  const [said, setSaid] = useState('');
  const uploading = useUploads(draftName, replyFileUploader(to), add);
  const room = Math.max(0, FILE_LIMITS.count - files.length - uploading.uploads.length);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const ids = files.map(({ _id }) => _id);

  useEffect(() => filesDraft.save(draftName, files, writtenIn), [draftName, files, writtenIn]);
  useEffect(() => () => filesDraft.release(draftName), [draftName]);

  function add(file: AttachedFile) {
    setFault(undefined);
    setFiles((all) => [...all, file]);
    setSaid(`${file.name} is attached.`);
  }

  return {
    files,
    uploading,
    room,
    bytes,
    /** What was done last, for who does not see it. */
    said,
    /** Said beside the files: what was not taken, or what has to go. */
    fault: fault?.text ?? (bytes > FILE_LIMITS.bytes ? TOO_BIG : undefined),
    isGone: (id: string) => fault?.gone.includes(id) ?? false,
    add,
    choose(chosen: File[]) {
      const tooMany = chosen.slice(room).map(({ name }) => name);
      const text = `${TOO_MANY_FILES} Left out: ${tooMany.join(', ')}.`;
      setFault(tooMany.length > 0 ? { text, gone: [] } : undefined);
      uploading.add(chosen.slice(0, room));
    },
    remove({ _id, name }: AttachedFile) {
      setFault(undefined);
      setFiles((all) => all.filter((file) => file._id !== _id));
      setSaid(`${name} is removed.`);
      // It is off the reply in any case. What stays on the server goes with no reply, and after a while by itself.
      replyFilesApi.removeReplyFile({ params: { id: _id } }).catch((error) => {
        if (!(error instanceof ApiError && error.status === 404))
          logFailure('Failed to remove a file', error);
      });
    },
    /** As a reply is sent: what goes with it, and whom to tell how it went. What is chosen meanwhile stays. */
    begin() {
      const leftOut = uploading.uploads.map(({ key }) => key);
      return {
        ids,
        went() {
          setFiles((all) => all.filter(({ _id }) => !ids.includes(_id)));
          for (const key of leftOut) uploading.remove(key);
        },
        /** `found`: by `files`, and of single ones by their place: `files.0`. */
        refused(found: Record<string, string>) {
          const gone = ids.filter((_, place) => found[`files.${place}`]);
          if (found.files) setFault({ text: found.files, gone });
        },
      };
    },
  };
}

export type ReplyFiles = ReturnType<typeof useReplyFiles>;
