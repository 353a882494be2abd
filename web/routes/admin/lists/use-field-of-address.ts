import { useEffect, useRef } from 'react';

/** Back and forward change the address under the field; text typed in the meantime stays. */
export function useFieldOfAddress(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (field.current?.value === before.current) field.current.value = value;
    before.current = value;
  }, [value]);
  return field;
}
