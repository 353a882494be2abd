import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContentField, ListField } from '../../../../contracts/page-content/content-fields.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RemoveRowButton } from '../records/remove-row-button.tsx';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { useContentEditing } from './content-context.ts';
import { valueAt } from './content-paths.ts';
import { SmallPicture } from './content-picture.tsx';

type Props = {
  field: ListField;
  path: string;
  place: number;
  count: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
};

const isSeen = ({ kind }: ContentField) => kind !== 'key';

/** A line with what it is called, unless there is no more to it than a line. */
export function ContentItem({
  field,
  path,
  place,
  count,
  isOpen,
  onOpen,
  onMove,
  onRemove,
  children,
}: Props) {
  const { values } = useContentEditing();
  const item = valueAt(values, path) as Record<string, unknown>;
  const { one, item: fields } = field;
  const what = `${one} ${place + 1}`;
  const name = nameOf(fields, item);
  const isLine = Object.values(fields).filter(isSeen).length === 1;
  return (
    <li className="relative rounded-card border border-mist bg-sheet">
      {isLine ? (
        <div className="grid grid-cols-1 p-4">{children}</div>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 py-1 pr-34 pl-3 sm:gap-2.5 hover:text-teesta">
            <ChevronDown className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
            <SmallPicture address={pictureOf(fields, item)} />
            <span className="line-clamp-3 min-w-0 leading-snug wrap-anywhere sm:line-clamp-2">
              <span className="sr-only">{one} </span>
              <span className={classNames('text-ink-soft tabular-nums', name && 'max-sm:sr-only')}>
                {place + 1}
              </span>{' '}
              <span className="font-semibold">{name}</span>
            </span>
          </summary>
          <div className="grid grid-cols-1 gap-4 px-4 pt-2 pb-5">{children}</div>
        </details>
      )}
      <div className={classNames('absolute right-1 flex', isLine ? 'top-0' : 'top-1.5')}>
        <MoveButtons what={what} place={place} count={count} onMove={onMove} />
        <RemoveRowButton label={`Remove ${what}`} onClick={onRemove} />
      </div>
    </li>
  );
}

type Item = Record<string, unknown>;

/** The first text there is; of figures all. */
function nameOf(fields: ListField['item'], item: Item): string {
  const written = Object.entries(fields).map(([name, field]) => ({ field, value: item[name] }));
  const texts = written.filter(({ field: { kind } }) => ['line', 'text', 'markdown', 'day'].includes(kind));
  const text = texts.find(({ value }) => String(value).trim() !== '');
  if (text) return String(text.value);
  return written
    .flatMap(({ field, value }) => (field.kind === 'number' ? [`${value}\u00a0${field.unit}`] : []))
    .join(', ');
}

function pictureOf(fields: ListField['item'], item: Item): string {
  const found = Object.entries(fields).find(([, { kind }]) => kind === 'picture');
  return found ? String(item[found[0]]) : '';
}
