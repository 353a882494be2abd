import { Send } from 'lucide-react';
import { type ShortcutGroup, useFormShortcut } from '../../../../../features/shortcuts/shortcuts.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { useDeskPlace } from '../../place/desk-place.ts';
import { THEN_NEXT } from './use-send-keys.ts';

type Props = { text: string; isBusy: boolean; group: ShortcutGroup };

export function SendButtons({ text, isBusy, group }: Props) {
  const hasNext = useDeskPlace()?.hasNext ?? false;
  useFormShortcut('Ctrl Enter', { group, text: 'Send what is written' });
  useFormShortcut('Ctrl Shift Enter', { group, text: 'Send it, and go to the next one' }, hasNext);
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={isBusy}>
        <Send className="size-4" />
        {text}
      </Button>
      {hasNext && (
        <Button type="submit" name={THEN_NEXT} variant="secondary" busy={isBusy}>
          Send and next
        </Button>
      )}
    </div>
  );
}
