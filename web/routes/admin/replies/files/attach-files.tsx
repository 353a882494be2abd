import { CircleAlert, Paperclip, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FILE_ENDINGS, FILE_LIMITS, sizeText } from '../../../../../contracts/reply-files/file-limits.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { UploadList } from '../../uploads/upload-list.tsx';
import type { AttachedFile } from './attached-files.ts';
import { FileLink } from './file-link.tsx';
import type { ReplyFiles } from './use-reply-files.ts';

/** Includes the HEIC photos of phones, which are converted and scaled down. */
const ACCEPT = `${FILE_ENDINGS},.heic,.heif`;
const LIMIT = sizeText(FILE_LIMITS.bytes);

type Props = {
  files: ReplyFiles;
  isOver: boolean;
  children?: ReactNode;
};

export function AttachFiles({ files, isOver, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function remove(file: AttachedFile) {
    files.remove(file);
    button.current?.focus();
  }

  return (
    // The draft of the surrounding form must not include this file input.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset stands in a frame
    <div
      role="group"
      aria-label="Attached files"
      onInput={(event) => event.stopPropagation()}
      className={classNames(
        'grid grid-cols-1 gap-2 rounded-card border border-dashed px-3 py-2',
        isOver ? 'border-teesta bg-info-ground' : 'border-edge',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        {/* Named like the server's fault, so that the fault leads here. */}
        <Button
          ref={button}
          name="files"
          data-part="choose-files"
          variant="quiet"
          aria-disabled={files.room === 0 || undefined}
          onClick={() => files.room > 0 && input.current?.click()}
          className="-ml-3 px-3"
        >
          <Paperclip className="size-4" />
          Attach files
        </Button>
        {children}
        <p className="text-sm text-ink-soft">
          {files.files.length === 0
            ? `PDF, pictures or calendar files, also dropped here: ${FILE_LIMITS.count} at most, ${LIMIT} together.`
            : `${files.files.length} of ${FILE_LIMITS.count}, ${sizeText(files.bytes)} of ${LIMIT}.`}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPT}
          aria-label="Files to attach"
          onChange={({ target }) => {
            files.choose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {files.files.length > 0 && (
        <ul aria-label="Attached">
          {files.files.map((file) => (
            <li key={file._id} className="flex items-center gap-2">
              <div className="min-w-0 flex-1">
                <FileLink file={file} />
                {files.isGone(file._id) && (
                  <span className="ml-3 text-sm font-medium text-rhododendron">No longer here</span>
                )}
              </div>
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                onClick={() => remove(file)}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist"
              >
                <X className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <UploadList uploading={files.uploading} />
      {files.fault && (
        <p role="alert" className="flex gap-1.5 text-sm font-medium text-rhododendron">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{files.fault}</span>
        </p>
      )}
      <p role="status" className="sr-only">
        {files.said}
      </p>
    </div>
  );
}
