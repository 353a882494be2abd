import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import type { ImportDetail } from '../../../../contracts/imports/imports.contract.ts';
import { fileNameOf } from '../../../../contracts/imports/picture-names.ts';
import { sendFile } from '../../../features/uploads/send-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { pictureUploader } from '../library/upload/upload-picture.ts';
import { logFailure } from '../staff-page/log-failure.ts';
import { picturesToSend } from './pictures-to-bring.ts';

type Pictures = NonNullable<ImportDetail['pictures']>;
type Sending = { sent: number; all: number };

const SHOWN = 12;

/** The named ones are sent from here, one by one; after a break those that are up already are not sent again. */
export function ImportPictures({ pictures: { named, missing } }: { pictures: Pictures }) {
  const act = useStaffAction();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [broken, setBroken] = useState<string[]>([]);

  async function sendAll(files: readonly File[]): Promise<number> {
    // Only who brings a ZIP waits for what opens it.
    const { readChosenFiles } = await import('./read-chosen-files.ts');
    const found = picturesToSend(missing, await readChosenFiles(files));
    const failed: string[] = [];
    for (const [at, { name, open }] of found.entries()) {
      setSending({ sent: at, all: found.length });
      try {
        const blob = await open();
        await sendFile(pictureUploader, new File([blob], name, { type: blob.type }), () => {}).promise;
      } catch (error) {
        logFailure(`Failed to upload ${name}`, error);
        failed.push(name);
      }
    }
    setBroken(failed);
    return found.length - failed.length;
  }

  async function choose(files: readonly File[]) {
    if (files.length === 0) return;
    setSending({ sent: 0, all: 0 });
    await act({
      call: () => sendAll(files),
      failed: 'Failed to read what you chose',
      done: (sent) =>
        sent === 0 ? 'None of the named pictures is among these.' : `${countOf(sent, 'picture')} uploaded.`,
    });
    setSending(null);
  }

  if (missing.length === 0)
    return <p className="mt-3">All {countOf(named, 'picture')} are in the library.</p>;
  return (
    <Notice tone="info" className="mt-4 max-w-[46rem]">
      <p className="wrap-anywhere">
        Of {countOf(named, 'picture')} named, {missing.length} {missing.length === 1 ? 'is' : 'are'} not in
        the library: {missing.slice(0, SHOWN).map(fileNameOf).join(', ')}
        {missing.length > SHOWN && ' …'}. Bring them as files or as a ZIP, such as one of WordPress’ folder
        wp-content/uploads: only those that are named are sent.
      </p>
      {broken.length > 0 && (
        <p role="alert" className="mt-2 font-medium text-rhododendron wrap-anywhere">
          Not taken: {broken.join(', ')}.
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="secondary" busy={sending !== null} onClick={() => input.current?.click()}>
          {sending === null && <ImagePlus className="size-5" />}
          {sending === null ? 'Choose pictures or a ZIP' : `Sent ${sending.sent} of ${sending.all}`}
        </Button>
        {sending !== null && sending.all > 0 && (
          <progress
            aria-label="Pictures"
            max={sending.all}
            value={sending.sent}
            className="w-40 accent-teesta"
          />
        )}
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept=".zip,image/jpeg,image/png,image/webp,image/avif,image/heic"
          aria-label="Pictures or a ZIP"
          onChange={({ target }) => {
            void choose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
    </Notice>
  );
}
