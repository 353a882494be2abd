import type { TourSuitability } from '../../../../../contracts/dossier/dossier.contract.ts';
import { DIFFICULTY_NAMES } from '../../../../../contracts/dossier/dossier-terms.ts';
import { DossierSection } from './dossier-section.tsx';

export function Suitability({ suitability }: { suitability: TourSuitability }) {
  const { difficulty, difficultyNote, children, seniors, health, minAge, maxAge, notFor } = suitability;
  const rows = [
    ['How hard it is', [difficulty && `${DIFFICULTY_NAMES[difficulty]}.`, difficultyNote]],
    ['Children', [minAge !== null && `From the age of ${minAge}.`, children]],
    ['Seniors', [maxAge !== null && `Advised up to the age of ${maxAge}.`, seniors]],
    ['Heart and lungs', [health]],
  ] as const;
  const told = rows.map(([name, texts]) => ({ name, text: texts.filter(Boolean).join(' ') }));
  return (
    <DossierSection id="suits" title="Who it suits">
      <dl className="mt-4 print:mt-1.5">
        {told
          .filter(({ text }) => text !== '')
          .map(({ name, text }) => (
            <div
              key={name}
              className="gap-x-6 border-t border-mist py-3 first:border-0 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] print:py-0.5"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="leading-relaxed text-ink-soft">{text}</dd>
            </div>
          ))}
      </dl>
      {notFor.length > 0 && (
        <div className="mt-3 rounded-field border-l-4 border-rhododendron bg-error-ground px-4 py-3 print:border print:py-1">
          <h3 className="font-sans text-base font-semibold tracking-normal">Please do not go</h3>
          <ul className="mt-1 list-disc pl-5 marker:text-rhododendron">
            {notFor.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </DossierSection>
  );
}
