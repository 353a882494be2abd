import type { RowSelection } from './use-selection.ts';

export function SelectAll({ selection }: { selection: RowSelection<{ _id: string }> }) {
  const { isAll, chosen } = selection;
  return (
    <label className="ml-1 inline-flex min-h-11 items-center gap-2 pr-3 @max-[46rem]:hidden">
      <span className="grid w-11 place-items-center">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll;
          }}
          onChange={isAll ? selection.clear : selection.chooseAll}
          className="size-5 accent-action"
        />
      </span>
      Choose all shown
    </label>
  );
}
