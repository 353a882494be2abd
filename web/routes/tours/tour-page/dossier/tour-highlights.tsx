import { Mountain } from 'lucide-react';

export function TourHighlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null;
  return (
    <section aria-labelledby="highlights" className="mt-10 print:mt-4">
      <h2 id="highlights" className="text-heading">
        Highlights
      </h2>
      <ul className="mt-4 grid gap-3 print:mt-1.5 print:gap-0.5">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-3 text-[1.0625rem] leading-snug print:text-base">
            <Mountain className="mt-0.5 size-5 shrink-0 text-teesta print:hidden" />
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
