import { Download, Printer } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { UnsavedWarning } from '../../../features/drafts/leaving/unsaved-warning.tsx';
import { safeNextPath } from '../../../features/session/safe-next-path.ts';
import { saveAsFile } from '../../../lib/browser/save-as-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Shown once: the server stores hashes. */
export function NewRecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => Promise<void> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = safeNextPath(useSearchParams()[0].get('next'));
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const areSafe = useRef(false);
  const isLost = useCallback(() => !areSafe.current, []);
  useEffect(() => heading.current?.focus(), []);

  function download() {
    saveAsFile(fileOf(codes));
    areSafe.current = true;
  }

  async function done() {
    areSafe.current = true;
    setBusy(true);
    await (next ? navigate(next) : onDone());
    setBusy(false);
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        Your recovery codes
      </h2>
      <p className="mt-3">
        Each one lets you in once in place of the app, in case you lose your phone. They are shown only now:
        keep them on paper or in a password manager, not on the phone.
      </p>
      <ul className="mt-5 grid gap-x-8 gap-y-2 rounded-card border border-mist bg-sheet p-5 font-mono text-[0.9375rem]">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={download}>
          <Download className="size-5" />
          Download
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          <Printer className="size-5" />
          Print
        </Button>
        <Button busy={isBusy} onClick={() => void done()}>
          I have kept them
        </Button>
      </div>
      <UnsavedWarning hasChanges={isLost} text="These recovery codes are shown only now." />
    </>
  );
}

function fileOf(codes: string[]): File {
  const text = [`Recovery codes of ${location.host}: each lets in once.`, '', ...codes, ''].join('\n');
  return new File([text], 'recovery-codes.txt', { type: 'text/plain' });
}
