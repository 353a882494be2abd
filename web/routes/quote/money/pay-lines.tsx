import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** `copied`: what a banking app takes, where it is not what is read. */
export type PayLine = { name: string; value: string; copied?: string };

export function PayLines({ lines }: { lines: PayLine[] }) {
  const [last, setLast] = useState<string>();

  async function copy({ name, value, copied = value }: PayLine): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
      setLast(name);
    } catch {
      // The clipboard needs HTTPS and permission.
      showAlert({ tone: 'info', text: `Copy the ${name} by hand:`, detail: copied });
    }
  }

  return (
    <>
      <dl className="divide-y divide-mist border-y border-mist">
        {lines.map((line) => (
          <div
            key={line.name}
            className="flex min-h-13 items-center justify-between gap-3 py-1 print:min-h-0"
          >
            <div className="min-w-0">
              <dt className="text-sm text-ink-soft">{line.name}</dt>
              <dd className="font-semibold wrap-anywhere tabular-nums">{line.value}</dd>
            </div>
            <Button
              variant="quiet"
              onClick={() => void copy(line)}
              aria-label={`Copy the ${line.name}`}
              className="scripted -mr-3 shrink-0 px-3"
            >
              {last === line.name ? <Check className="size-5 text-success" /> : <Copy className="size-5" />}
              <span aria-hidden="true">{last === line.name ? 'Copied' : 'Copy'}</span>
            </Button>
          </div>
        ))}
      </dl>
      <span role="status" className="sr-only">
        {last && `The ${last} is copied`}
      </span>
    </>
  );
}
