import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { showAlert } from '../alerts/alerts.ts';

type Props = {
  title: string;
  path: string;
  isCompact?: boolean;
};

const CONFIRMATION_MS = 4_000;

export function ShareButton({ title, path, isCompact = false }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share(): Promise<void> {
    const url = new URL(path, location.origin).href;
    if (typeof navigator.share === 'function' && (await shareWith(title, url))) return;
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      // The clipboard needs HTTPS and permission.
      showAlert({ tone: 'info', text: 'Copy this address:', detail: url });
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={share}
        className={buttonStyle(
          'secondary',
          classNames('noscript:hidden print:hidden', isCompact && 'max-sm:px-3'),
        )}
      >
        {isCopied ? <Check className="size-5 text-success" /> : <Share2 className="size-5" />}
        <span className={isCompact ? 'max-sm:sr-only' : undefined}>{isCopied ? 'Copied' : 'Share'}</span>
      </button>
      <span role="status" className="sr-only">
        {isCopied && 'Link copied'}
      </span>
    </>
  );
}

async function shareWith(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
