import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { FIELD_BOX, fieldAria } from './field-style.ts';

type Props = ComponentProps<'input'> & FieldTexts & { name: string };

/** `className` goes to the frame, for the grid it stands in. */
export function TextField({ label, error, hint, id, className, ...rest }: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame id={inputId} label={label} error={error} hint={hint} className={className}>
      <input {...rest} id={inputId} {...fieldAria(inputId, error, hint)} className={FIELD_BOX} />
    </FieldFrame>
  );
}
