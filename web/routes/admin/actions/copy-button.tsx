import { Copy } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { beginAction, showFailure, showToast } from '../toasts/show-toast.ts';

export function CopyButton({ text, name }: { text: string; name: string }) {
  async function copy() {
    const begun = beginAction();
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: `The ${name} is copied.`, begun });
    } catch (error) {
      showFailure(`The ${name} could not be copied: mark it, and copy it by hand`, error, { begun });
    }
  }

  return (
    <Button variant="quiet" className="px-3" aria-label={`Copy the ${name}`} onClick={() => void copy()}>
      <Copy className="size-5" />
    </Button>
  );
}
