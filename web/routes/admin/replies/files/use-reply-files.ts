import { useEffect, useState, useSyncExternalStore } from 'react';
import { FILE_LIMITS, TOO_BIG, TOO_MANY_FILES } from '../../../../../contracts/reply-files/file-limits.ts';
import { useUploading } from '../../uploads/use-uploads.ts';
import type { ReplyTo } from '../reply-to.ts';
import { filesOfReply } from './files-of-reply.ts';

export function useReplyFiles(to: ReplyTo, draftName: string) {
  const [ofReply] = useState(() => filesOfReply(to, draftName));
  const { attached } = ofReply;
  const state = useSyncExternalStore(attached.subscribe, attached.getSnapshot, attached.getSnapshot);
  const uploading = useUploading(ofReply.uploading);
  const { files, fault } = state;
  const room = Math.max(0, FILE_LIMITS.count - files.length - uploading.uploads.length);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);

  useEffect(() => ofReply.hold(), [ofReply]);

  return {
    files,
    uploading,
    room,
    bytes,
    said: state.said,
    isSending: state.isSending,
    fault: fault?.text ?? (bytes > FILE_LIMITS.bytes ? TOO_BIG : undefined),
    isGone: (id: string) => fault?.gone.includes(id) ?? false,
    wait: ofReply.uploading.wait,
    remove: attached.remove,
    choose(chosen: File[]) {
      const tooMany = chosen.slice(room).map(({ name }) => name);
      const text = `${TOO_MANY_FILES} Left out: ${tooMany.join(', ')}.`;
      attached.set({ fault: tooMany.length > 0 ? { text, gone: [] } : undefined });
      uploading.add(chosen.slice(0, room));
    },
    askFor: ofReply.askFor,
    begin: ofReply.begin,
    clear: ofReply.clear,
  };
}

export type ReplyFiles = ReturnType<typeof useReplyFiles>;
