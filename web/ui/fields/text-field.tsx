import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { FIELD_BOX, fieldAria } from './field-style.ts';
import { useFormField } from './form-fields.ts';

type Props = ComponentProps<'input'> & FieldTexts & { name: string };

/** `className` goes to the frame, for the grid it stands in. */
export function TextField({ label, error: given, hint, id, className, ...rest }: Props) {
  const ownId = useId();
  const { value, fault } = useFormField(rest.name);
  const error = given ?? fault;
  const begun = rest.value === undefined && { defaultValue: value ?? rest.defaultValue };
  const inputId = id ?? ownId;
  return (
    <FieldFrame id={inputId} label={label} error={error} hint={hint} className={className}>
      <input {...rest} {...begun} id={inputId} {...fieldAria(inputId, error, hint)} className={FIELD_BOX} />
    </FieldFrame>
  );
}
