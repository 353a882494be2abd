import { Check, X } from 'lucide-react';
import { DossierSection } from './dossier-section.tsx';

type Props = { included: string[]; notIncluded: string[] };

export function Inclusions({ included, notIncluded }: Props) {
  return (
    <DossierSection id="included" title="What is included">
      <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2 print:mt-1.5 print:grid-cols-2">
        {included.length > 0 && <List title="Included" lines={included} isIn />}
        {notIncluded.length > 0 && <List title="Not included" lines={notIncluded} />}
      </div>
    </DossierSection>
  );
}

function List({ title, lines, isIn = false }: { title: string; lines: string[]; isIn?: boolean }) {
  const Icon = isIn ? Check : X;
  return (
    <div>
      <h3 className="text-lg font-semibold print:text-base">{title}</h3>
      <ul className="mt-2 grid gap-2 print:gap-0.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5 leading-snug">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4.5 shrink-0 print:hidden ${isIn ? 'text-success' : 'text-rhododendron'}`}
            />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
