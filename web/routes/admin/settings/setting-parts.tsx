import { Check, Plus, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type ArrayPath, type FieldArray, useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RemoveRowButton } from '../records/remove-row-button.tsx';
import { SETTING_NAMES, type SettingName, type SettingsForm } from './settings-form-values.ts';
import { useSettingsEditing } from './use-settings-editor.ts';

type SectionProps = { id: string; title: string; lead: string; children: ReactNode };

export function SettingsSection({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-mist pt-8 first:border-0 first:pt-0">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{lead}</p>
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  );
}

type TextProps = Omit<ComponentProps<typeof TextField>, 'name' | 'label'> & { name: SettingName };

export function SettingText({ name, children, ...field }: TextProps) {
  const { of } = useSettingsEditing();
  return (
    <div>
      <TextField {...of(name)} label={SETTING_NAMES[name]} {...field} />
      {children}
      <PlaceholderMark names={[name]} />
    </div>
  );
}

export function LinkPreview({ href, text }: { href: string; text: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {text}{' '}
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center text-link wrap-anywhere"
      >
        {href}
      </a>
    </p>
  );
}

type ListName = ArrayPath<SettingsForm>;
type RowsProps = {
  name: ListName;
  /** "phone", as in "Remove phone 2". */
  noun: string;
  addText: string;
  fresh: () => FieldArray<SettingsForm, ListName>;
  max: number;
  min?: number;
  children: (row: number, removeButton: ReactNode) => ReactNode;
};

export function SettingRows({ name, noun, addText, fresh, max, min = 0, children }: RowsProps) {
  const { form } = useSettingsEditing();
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const faults = form.formState.errors[name];
  const fault = faults?.message ?? faults?.root?.message;
  return (
    <>
      {fields.map((field, row) => (
        <div key={field.id}>
          {children(
            row,
            fields.length > min && (
              <RemoveRowButton label={`Remove ${noun} ${row + 1}`} onClick={() => remove(row)} />
            ),
          )}
        </div>
      ))}
      {fault && <p className="text-sm font-medium text-rhododendron">{fault}</p>}
      <PlaceholderMark names={[name]} />
      {fields.length < max && (
        <Button variant="secondary" onClick={() => append(fresh())} className="w-fit">
          <Plus className="size-5" />
          {addText}
        </Button>
      )}
    </>
  );
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

export function PlaceholderMark({ names }: { names: readonly SettingName[] }) {
  const { stored, changed, confirmed, confirm } = useSettingsEditing();
  const open = names.filter((name) => stored.placeholders.includes(name) && !changed.includes(name));
  if (open.some((name) => isEmpty(stored.values[name]))) return null;
  if (open.length === 0) {
    const isConfirmed = names.some((name) => confirmed.has(name));
    return isConfirmed ? <p className="text-sm text-success">Kept as it is, once you save.</p> : null;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="flex items-center gap-1.5 font-medium">
        <TriangleAlert className="size-4 text-marigold" />
        Placeholder
      </span>
      <Button variant="quiet" onClick={() => confirm(open)} className="px-3 text-sm">
        <Check className="size-4" />
        <span>
          It is right
          <span className="sr-only">: {open.map((name) => SETTING_NAMES[name]).join(', ')}</span>
        </span>
      </Button>
    </p>
  );
}
