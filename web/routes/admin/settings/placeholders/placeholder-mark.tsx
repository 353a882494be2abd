import { Check, TriangleAlert } from 'lucide-react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SETTING_NAMES } from '../setting-names.ts';
import { useSettingsEditing } from '../settings-context.ts';
import type { SettingName } from '../settings-form-values.ts';

export function PlaceholderMark({ names }: { names: readonly SettingName[] }) {
  const { stored, changed, confirmed, confirm } = useSettingsEditing();
  const open = names.filter((name) => stored.placeholders.includes(name) && !changed.includes(name));
  if (open.length === 0) {
    const isConfirmed = names.some((name) => confirmed.has(name));
    return isConfirmed ? <p className="text-sm text-success">Kept as it is, once you save.</p> : null;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="flex items-center gap-1.5 font-medium">
        <TriangleAlert aria-hidden="true" className="size-4 text-marigold" />
        Placeholder
      </span>
      <Button variant="quiet" onClick={() => confirm(open)} className="px-3 text-sm">
        <Check aria-hidden="true" className="size-4" />
        <span>
          It is right
          <span className="sr-only">: {open.map((name) => SETTING_NAMES[name]).join(', ')}</span>
        </span>
      </Button>
    </p>
  );
}
