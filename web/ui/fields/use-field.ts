import { type ComponentProps, createContext, use, useId } from 'react';
import type { FieldTexts } from './field-frame.tsx';
import type { Faults } from './use-faults.ts';

type FormFields = { values: Record<string, string>; faults: Faults };

export const FormFieldsContext = createContext<FormFields>({ values: {}, faults: {} });

type FieldProps = FieldTexts & {
  name: string;
  id?: string;
  className?: string;
  value?: ComponentProps<'input'>['value'];
  defaultValue?: ComponentProps<'input'>['defaultValue'];
};

export function useField<Props extends FieldProps>({ label, error, hint, id, className, ...rest }: Props) {
  const ownId = useId();
  const { values, faults } = use(FormFieldsContext);
  const { name, value, defaultValue } = rest;
  const frame = { label, hint, className, id: id ?? ownId, error: error ?? faults[name] };
  const begun = value === undefined && { defaultValue: values[name] ?? defaultValue };
  return { frame, control: { ...rest, ...begun, id: frame.id, ...fieldAria(frame.id, frame.error, hint) } };
}

export function useFormField(name: string): { value?: string; fault?: string } {
  const { values, faults } = use(FormFieldsContext);
  return { value: values[name], fault: faults[name] };
}

export function fieldAria(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}
