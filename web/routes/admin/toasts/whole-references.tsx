import type { ReactNode } from 'react';

/** As the server gives them: TT-7K3M2. */
const REFERENCE = /(\bTT-[2-9A-Z]{5}\b)/;

/** A text in which no reference of an enquiry is broken over two lines. */
export function WholeReferences({ children: text }: { children: ReactNode }) {
  if (typeof text !== 'string') return text;
  return text.split(REFERENCE).map((part, place) =>
    // What is split by a group has its matches at the odd places.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
