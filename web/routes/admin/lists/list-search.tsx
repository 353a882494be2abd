import { Search } from 'lucide-react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { useFieldOfAddress } from './use-field-of-address.ts';

type Props = { label: string; placeholder?: string };

export function ListSearch({ label, placeholder }: Props) {
  const [params] = useSearchParams();
  const { state } = useNavigation();
  const typed = params.get('q') ?? '';
  const field = useFieldOfAddress(typed);
  const otherParams = [...params].filter(([name]) => name !== 'q' && name !== 'cursor');

  return (
    <Form role="search" className="relative min-w-[min(14rem,100%)] flex-1" aria-busy={state === 'loading'}>
      {otherParams.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={typed}
        aria-label={label}
        placeholder={placeholder ?? label}
        enterKeyHint="search"
        maxLength={200}
        className="field-box pr-12 text-ellipsis"
      />
      <button
        type="submit"
        aria-label="Search"
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-field text-ink-soft hover:text-ink"
      >
        <Search className="size-5" />
      </button>
    </Form>
  );
}
