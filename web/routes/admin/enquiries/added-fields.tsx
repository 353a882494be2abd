import { ADDED, type AddedName } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';

type Props = {
  of: (name: AddedName) => { error: string | undefined; defaultValue?: string };
  hasMessage?: boolean;
  className: string;
};

export function AddedFields({ of, hasMessage, className }: Props) {
  const shown = ADDED.filter(({ name }) => !hasMessage || name !== 'message');
  return shown.map(({ name, label, max, isLine }) => (
    <TextAreaField
      key={name}
      label={label}
      name={name}
      rows={isLine ? 2 : 3}
      maxLength={max}
      className={className}
      {...of(name)}
    />
  ));
}
