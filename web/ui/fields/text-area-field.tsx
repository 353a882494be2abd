import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { FIELD_BOX, fieldAria } from './field-style.ts';

type Props = ComponentProps<'textarea'> & FieldTexts & { name: string };

export function TextAreaField({ label, error, hint, id, className, rows = 4, ...rest }: Props) {
  const ownId = useId();
  const areaId = id ?? ownId;
  return (
    <FieldFrame id={areaId} label={label} error={error} hint={hint} className={className}>
      <textarea
        {...rest}
        rows={rows}
        id={areaId}
        {...fieldAria(areaId, error, hint)}
        className={classNames(FIELD_BOX, 'resize-y')}
      />
    </FieldFrame>
  );
}
