import { useId, useRef, useState } from 'react';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FIELD_BOX } from '../../../ui/fields/field-style.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';

type Found = { slug: string; title: string; discountprice: number | null };

export function TourPicker({ onPick }: { onPick: (slug: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = useStaffAction();

  async function search() {
    setBusy(true);
    const query = { q: field.current?.value ?? '', status: 'published' as const, limit: 8 };
    await act({
      call: async () => setFound((await staffApi.listManagedTours({ query })).data),
      failed: 'Failed to look for tours',
      keepsPage: true,
    });
    setBusy(false);
  }

  return (
    <fieldset className="min-w-0 rounded-field border border-mist p-4">
      <legend className="px-1 font-semibold">Drop in a tour</legend>
      <div className="flex flex-wrap gap-3">
        <label htmlFor={id} className="sr-only">
          Tour to look for
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          placeholder="Part of its name"
          maxLength={200}
          className={`${FIELD_BOX} min-w-40 flex-1`}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter searches; it must not submit the form.
            event.preventDefault();
            void search();
          }}
        />
        <Button variant="secondary" busy={isBusy} onClick={search}>
          Find tours
        </Button>
      </div>
      <div role="status">
        {found?.length === 0 && <p className="mt-3 text-ink-soft">No published tour fits.</p>}
        {found && found.length > 0 && (
          <ul className="mt-2 divide-y divide-mist">
            {found.map(({ slug, title, discountprice }) => (
              <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <span className="min-w-0 wrap-anywhere">
                  {title}, {formatRupees(discountprice ?? 0)}
                </span>
                <Button variant="quiet" onClick={() => onPick(slug)} aria-label={`Drop in ${title}`}>
                  Drop in
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}
