import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import type { useVersionedEditor } from './use-versioned-editor.ts';
import type { Versioned } from './use-versioned-form.ts';

type Props<Part extends string> = {
  editor: ReturnType<typeof useVersionedEditor<Part, Versioned>>;
  label: string;
  className?: string;
  /** What a colleague has saved. Default: "this road". */
  what?: string;
  onSave?: () => void;
  needsChange?: boolean;
  beforeSave?: ReactNode;
  afterSave?: ReactNode;
  children: ReactNode;
};

export function RecordForm<Part extends string>({
  editor,
  label,
  className = 'max-w-[52rem] gap-5',
  what = `this ${editor.what}`,
  onSave,
  needsChange = false,
  beforeSave,
  afterSave,
  children,
}: Props<Part>) {
  const { draft, isSaving } = editor;
  const isIdle = needsChange && !editor.isChanged;
  return (
    <>
      <form
        ref={draft.form}
        noValidate
        aria-label={label}
        onInput={editor.noteInput}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSaving || isIdle) return;
          if (onSave) onSave();
          else void editor.save();
        }}
        className={classNames('grid grid-cols-1', className)}
      >
        {/* Text, not `type="hidden"`, which React resets at each rendering. */}
        {Object.entries(editor.hidden).map(([name, value]) => (
          <input key={name} hidden name={name} defaultValue={value} />
        ))}
        {draft.restored && <DraftRestoredNotice />}
        {children}
        <div>
          {beforeSave}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={isSaving} aria-disabled={isIdle || isSaving || undefined}>
              {isSaving ? 'Saving…' : 'Save'}
            </Button>
            {afterSave}
          </div>
        </div>
      </form>
      <ConflictDialog
        what={what}
        conflict={editor.conflict}
        isSaving={isSaving}
        onSave={editor.saveTogether}
        onClose={editor.closeConflict}
      />
    </>
  );
}
