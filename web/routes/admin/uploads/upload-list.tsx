import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { useFocusOnward } from '../actions/use-focus-onward.ts';
import type { Upload } from './uploads-of-form.ts';
import type { Uploads } from './use-uploads.ts';

const BUTTON = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist';

export function UploadList({ uploading: { uploads, lastStage, retry, remove } }: { uploading: Uploads }) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="grid grid-cols-1 gap-3">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          lastStage={lastStage}
          onRetry={() => retry(upload.key)}
          onRemove={() => remove(upload.key)}
        />
      ))}
    </ul>
  );
}

type Props = {
  upload: Upload;
  lastStage: string;
  onRetry: () => void;
  onRemove: () => void;
};

function UploadRow({ upload, lastStage, onRetry, onRemove }: Props) {
  const { file, share, isShrinking, fault, isInvalid } = upload;
  const row = useRef<HTMLLIElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  useFocusOnward(row, '[data-part=choose-files]');

  function tryAgain() {
    // The button disappears, and the focus with it.
    remove.current?.focus();
    onRetry();
  }

  return (
    <li ref={row} className="flex items-center gap-2 rounded-card border border-mist bg-sheet py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        {fault ? (
          <p role="alert" className="flex gap-1.5 text-sm font-medium text-rhododendron">
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            {fault}
          </p>
        ) : (
          <div className="flex items-center gap-3 text-sm text-ink-soft">
            <progress
              aria-label={`Upload of ${file.name}`}
              max={1}
              value={isShrinking && share === 0 ? undefined : share}
              className="min-w-0 flex-1 accent-teesta"
            />
            <span className="min-w-24 text-right whitespace-nowrap tabular-nums">
              {isShrinking ? `Making it smaller… ${percentOf(share)}` : stageText(share, lastStage)}
            </span>
          </div>
        )}
      </div>
      {fault && !isInvalid && (
        <button type="button" aria-label={`Try ${file.name} again`} onClick={tryAgain} className={BUTTON}>
          <RotateCw className="size-5" />
        </button>
      )}
      <button
        ref={remove}
        type="button"
        aria-label={`Remove ${file.name}`}
        onClick={onRemove}
        className={BUTTON}
      >
        <X className="size-5" />
      </button>
    </li>
  );
}

function stageText(share: number, lastStage: string): string {
  if (share === 1) return lastStage;
  return percentOf(share) || 'Waiting…';
}

const percentOf = (share: number) => (share === 0 ? '' : `${Math.round(share * 100)}%`);
