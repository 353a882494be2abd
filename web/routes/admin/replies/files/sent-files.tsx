import { Paperclip } from 'lucide-react';
import type { ReplyFile } from '../../../../../contracts/reply-files/reply-files.contract.ts';
import { FileLink } from './file-link.tsx';

export function SentFiles({ files }: { files: readonly ReplyFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="mt-1 flex flex-wrap gap-x-5">
      {files.map((file) => (
        <li key={file._id} className="flex min-w-0 items-center gap-1.5">
          <Paperclip className="size-4 shrink-0 text-ink-soft" />
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  );
}
