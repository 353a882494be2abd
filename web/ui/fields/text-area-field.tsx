import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { FIELD_BOX } from './field-style.ts';
import { useField } from './use-field.ts';

type Props = ComponentProps<'textarea'> & FieldTexts & { name: string };

export function TextAreaField({ rows = 4, ...rest }: Props) {
  const { frame, control } = useField(rest);
  return (
    <FieldFrame {...frame}>
      <textarea dir="auto" {...control} rows={rows} className={classNames(FIELD_BOX, 'resize-y')} />
    </FieldFrame>
  );
}
