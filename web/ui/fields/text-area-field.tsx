import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useField } from './use-field.ts';

type Props = ComponentProps<'textarea'> & FieldTexts & { name: string };

export function TextAreaField({ rows = 4, ...rest }: Props) {
  const { frame, control } = useField(rest);
  return (
    <FieldFrame {...frame}>
      <textarea dir="auto" {...control} rows={rows} className="field-box resize-y" />
    </FieldFrame>
  );
}
