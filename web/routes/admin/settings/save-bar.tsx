import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { SETTING_NAMES } from './setting-names.ts';
import { useSettingsEditing } from './settings-context.ts';

export function SaveBar() {
  const { changed, problem, isSaving, discard } = useSettingsEditing();
  if (changed.length === 0) return null;
  return (
    <section
      aria-label="Unsaved changes"
      className="sticky bottom-(--bottom-inset,0px) z-30 -mx-(--gutter) mt-10 grid gap-3 border-t border-mist bg-paper px-(--gutter) py-3"
    >
      {problem && (
        <Notice tone="error" role="alert">
          <p>Failed to save the settings</p>
          {problem.reason && <p>{problem.reason}</p>}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-sm text-ink-soft max-sm:sr-only">
          Changed: {changed.map((name) => SETTING_NAMES[name]).join(', ')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
          <Button type="submit" busy={isSaving}>
            {isSaving ? 'Saving…' : 'Save changes'}
          </Button>
        </div>
      </div>
    </section>
  );
}
