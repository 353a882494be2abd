import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** `copied`: what a banking app takes, where it is not what is read; null: it takes no such thing. */
export type PayLine = { name: string; value: string; copied?: string | null };

export function PayLines({ lines }: { lines: PayLine[] }) {
  const [last, setLast] = useState<string>();

  async function copy(name: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setLast(name);
    } catch {
      // The clipboard needs HTTPS and permission.
      showAlert({ tone: 'info', text: `Copy the ${name} by hand:`, detail: text });
    }
  }

  return (
    <>
      <dl className="divide-y divide-mist border-y border-mist">
        {lines.map(({ name, value, copied = value }) => (
          <div
            key={name}
            className="relative flex min-h-13 flex-col justify-center py-1 pr-26 print:min-h-0 print:pr-0"
          >
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">
              {value}
              {copied !== null && (
                <Button
                  variant="quiet"
                  onClick={() => void copy(name, copied)}
                  className="scripted absolute top-1/2 -right-3 -translate-y-1/2 px-3"
                >
                  {last === name ? <Check className="size-5 text-success" /> : <Copy className="size-5" />}
                  <span>
                    {last === name ? 'Copied' : 'Copy'} <span className="sr-only">the {name}</span>
                  </span>
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <span role="status" className="sr-only">
        {last && `The ${last} is copied`}
      </span>
    </>
  );
}
