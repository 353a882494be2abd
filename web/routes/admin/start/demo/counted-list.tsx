import { type Counts, countedKinds } from './demo-words.ts';

export function CountedList({ counts }: { counts: Counts }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:gap-x-6">
      {countedKinds(counts).map((text) => (
        <li key={text} className="border-b border-mist py-1.5">
          {text}
        </li>
      ))}
    </ul>
  );
}
