import { type ComponentProps, use, useId } from 'react';
import type { FieldTexts } from './field-frame.tsx';
import { fieldAria } from './field-style.ts';
import { FormFieldsContext } from './form-fields.ts';

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
