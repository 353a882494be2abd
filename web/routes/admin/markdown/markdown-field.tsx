import { Bold, Heading, Italic, LayoutList, Link, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { FieldFrame, type FieldTexts } from '../../../ui/fields/field-frame.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { type Marking, markLines, markWords } from './mark-text.ts';

const TOOLS: { name: string; icon: LucideIcon; key?: string; isLineToo?: boolean; mark: Marking }[] = [
  { name: 'Bold', icon: Bold, key: 'b', isLineToo: true, mark: markWords('**', '**') },
  { name: 'Italic', icon: Italic, key: 'i', isLineToo: true, mark: markWords('*', '*') },
  { name: 'Link', icon: Link, key: 'k', isLineToo: true, mark: markWords('[', '](https://)') },
  { name: 'Heading', icon: Heading, mark: markLines('## ') },
  { name: 'List', icon: LayoutList, mark: markLines('- ') },
];

type Props = ComponentProps<'textarea'> &
  FieldTexts & { name: string /** Each line by itself. */; isOfLines?: boolean };

/** A text of Markdown with its tools; Ctrl+B, I and K do the same. */
export function MarkdownField({ rows = 6, isOfLines = false, ...rest }: Props) {
  const { frame, control } = useField(rest);
  const field = useRef<HTMLTextAreaElement>(null);
  const tools = TOOLS.filter(({ isLineToo }) => isLineToo || !isOfLines);

  function pressKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    tool.mark(event.currentTarget);
  }

  return (
    <FieldFrame {...frame}>
      <div>
        <div role="toolbar" aria-label="Formatting" aria-controls={control.id} className="flex flex-wrap">
          {tools.map(({ name, icon: Icon, mark }) => (
            <button
              key={name}
              type="button"
              title={name}
              aria-label={name}
              onClick={() => field.current && mark(field.current)}
              className="grid size-11 place-items-center rounded-field text-ink-soft hover:bg-mist hover:text-ink"
            >
              <Icon className="size-4.5" />
            </button>
          ))}
        </div>
        <textarea
          dir="auto"
          {...control}
          ref={field}
          rows={rows}
          onKeyDown={pressKey}
          className="field-box resize-y"
        />
      </div>
    </FieldFrame>
  );
}
