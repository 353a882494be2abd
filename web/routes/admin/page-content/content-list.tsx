import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListField } from '../../../../contracts/page-content/content-fields.ts';
import { completeFields } from '../../../../contracts/page-content/content-values.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormSection } from '../records/form-section.tsx';
import { useMovedRows } from '../sorting/use-moved-rows.ts';
import { showToast } from '../toasts/show-toast.ts';
import { useContentEditing } from './content-context.ts';
import { ContentItem } from './content-item.tsx';
import { levelOf, valueAt } from './content-paths.ts';
import { placesAfter } from './open-places.ts';

/** As they are spoken. */
const AN = /^(?:[aeio]|hour)/;

type Props = { field: ListField; path: string; children: (path: string) => ReactNode };

export function ContentList({ field, path, children }: Props) {
  const { values, faults, change, changeItems, draftName } = useContentEditing();
  const items = valueAt(values, path) as object[];
  const { label, hint, one, item: fields, max } = field;
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<readonly number[]>([]);
  const { said, moveByButton } = useMovedRows({ list, count: items.length, move });
  const fault = faults[path];

  useEffect(() => {
    const marked = Object.keys(faults).filter((name) => name.startsWith(`${path}.`));
    const places = marked.map((name) => Number(name.slice(path.length + 1).split('.')[0]));
    if (places.length > 0) setOpen((now) => [...new Set([...now, ...places])]);
  }, [faults, path]);

  function move(from: number, to: number): void {
    change(path, items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? {}));
    setOpen(placesAfter({ from, to }));
  }

  function add(): void {
    change(path, [...items, completeFields(fields, {})]);
    setOpen((now) => [...now, items.length]);
    setTimeout(() => list.current?.lastElementChild?.querySelector<HTMLElement>('[name]')?.focus());
  }

  function remove(at: number): void {
    const removed = items[at] ?? {};
    change(path, items.toSpliced(at, 1));
    setOpen(placesAfter({ from: at }));
    list.current?.focus();
    showToast({
      text: `The ${one} was removed.`,
      tone: 'info',
      undoIn: draftName,
      undo: async () => {
        changeItems(path, (now) => now.toSpliced(at, 0, removed));
        setOpen(placesAfter({ to: at }));
      },
    });
  }

  return (
    <FormSection title={label} lead={hint} level={levelOf(path)}>
      {fault && <p className="mb-3 font-medium text-rhododendron">{fault}</p>}
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className="mb-4 grid grid-cols-1 gap-2 outline-none empty:hidden"
      >
        {items.map((_, at) => (
          <ContentItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by their place
            key={at}
            field={field}
            path={`${path}.${at}`}
            place={at}
            count={items.length}
            isOpen={open.includes(at)}
            onOpen={(isOpen) =>
              setOpen((now) => (isOpen ? [...now, at] : now.filter((place) => place !== at)))
            }
            onMove={(to) => moveByButton(at, to)}
            onRemove={() => remove(at)}
          >
            {children(`${path}.${at}`)}
          </ContentItem>
        ))}
      </ol>
      {items.length < max && (
        <Button name={path} variant="secondary" className="justify-self-start" onClick={add}>
          <Plus className="size-5" />
          Add {AN.test(one) ? 'an' : 'a'} {one}
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </FormSection>
  );
}
