import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

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
