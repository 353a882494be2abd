import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';

type Props = {
  text: string;
  accept: string;
  variant?: 'primary' | 'secondary';
  send: (file: File, onProgress: (share: number) => void) => Promise<unknown>;
};

/** A button that chooses a file and sends it at once, with its progress. */
export function ChooseFile({ text, accept, variant = 'primary', send }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const isSending = share !== null;

  async function choose(file: File | undefined) {
    if (!file) return;
    setShare(0);
    await send(file, setShare);
    setShare(null);
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant={variant} busy={isSending} onClick={() => input.current?.click()}>
        {!isSending && <FileUp className="size-5" />}
        {isSending ? (share < 1 ? 'Sending…' : 'Reading…') : text}
      </Button>
      {isSending && (
        <progress
          aria-label="Progress"
          max={1}
          value={share < 1 ? share : undefined}
          className="w-40 accent-teesta"
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={text}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
