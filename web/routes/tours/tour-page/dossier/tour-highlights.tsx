import { Mountain } from 'lucide-react';
import { Fold } from '../../../../ui/fold.tsx';

export function TourHighlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null;
  return (
    <section aria-labelledby="highlights" className="mt-8 sm:mt-10 print:mt-4">
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

export function TourDescription({ text }: { text: string }) {
  const [first = '', ...more] = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section aria-labelledby="about-tour" className="mt-8 sm:mt-10 print:mt-4">
      <h2 id="about-tour" className="text-heading">
        About this tour
      </h2>
      <Paragraph text={first} />
      {more.length > 0 && (
        <Fold isNarrow summary={<span className="text-link">Read more</span>}>
          {more.map((text) => (
            <Paragraph key={text} text={text} />
          ))}
        </Fold>
      )}
    </section>
  );
}

function Paragraph({ text }: { text: string }) {
  return (
    <p className="mt-4 text-[1.0625rem] leading-[1.7] print:mt-1.5 print:text-base print:leading-snug">
      {text}
    </p>
  );
}
