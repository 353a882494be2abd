import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { FIELD_BOX, fieldAria } from './field-style.ts';
import { useFormField } from './form-fields.ts';

type Props = ComponentProps<'select'> & FieldTexts & { name: string };

export function SelectField({ label, error: given, hint, id, className, children, ...rest }: Props) {
  const ownId = useId();
  const { value, fault } = useFormField(rest.name);
  const error = given ?? fault;
  const begun = rest.value === undefined && { defaultValue: value ?? rest.defaultValue };
  const selectId = id ?? ownId;
  return (
    <FieldFrame id={selectId} label={label} error={error} hint={hint} className={className}>
      <span className="relative block">
        <select
          {...rest}
          {...begun}
          id={selectId}
          {...fieldAria(selectId, error, hint)}
          className={classNames(FIELD_BOX, 'appearance-none pr-10')}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3 right-3 size-5 text-ink-soft"
        />
      </span>
    </FieldFrame>
  );
}
