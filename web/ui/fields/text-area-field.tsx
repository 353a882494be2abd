import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { FIELD_BOX, fieldAria } from './field-style.ts';
import { useFormField } from './form-fields.ts';

type Props = ComponentProps<'textarea'> & FieldTexts & { name: string };

export function TextAreaField({ label, error: given, hint, id, className, rows = 4, ...rest }: Props) {
  const ownId = useId();
  const { value, fault } = useFormField(rest.name);
  const error = given ?? fault;
  const begun = rest.value === undefined && { defaultValue: value ?? rest.defaultValue };
  const areaId = id ?? ownId;
  return (
    <FieldFrame id={areaId} label={label} error={error} hint={hint} className={className}>
      <textarea
        {...rest}
        {...begun}
        rows={rows}
        id={areaId}
        {...fieldAria(areaId, error, hint)}
        className={classNames(FIELD_BOX, 'resize-y')}
      />
    </FieldFrame>
  );
}
