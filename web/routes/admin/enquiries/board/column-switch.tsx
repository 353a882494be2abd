import type { DeskColumn } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { countText, STATUS } from '../desk-texts.ts';

type Props = { columns: DeskColumn[]; shown: EnquiryStatus; onShow: (status: EnquiryStatus) => void };

export function ColumnSwitch({ columns, shown, onShow }: Props) {
  return (
    <fieldset className="-mx-5 mb-3 overflow-x-auto px-5 py-1 md:hidden">
      <legend className="sr-only">Column</legend>
      <div className="flex gap-2">
        {columns.map(({ status, count }) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === shown}
            onClick={() => onShow(status)}
            className="flex min-h-11 items-center gap-2 rounded-full border border-mist px-4 whitespace-nowrap aria-pressed:border-pine aria-pressed:bg-mist aria-pressed:font-semibold"
          >
            {STATUS[status].text}
            <span className="text-sm font-normal text-ink-soft tabular-nums">{countText(count)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
