import { Autocomplete } from '@base-ui/react/autocomplete';
import { FileText } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import type { FilledTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { useDestinationName } from '../destinations/use-destination-name.ts';
import { beginAction, showFailure } from '../toasts/show-toast.ts';
import { REPLY_CALLS, type ReplyTo } from './reply-to.ts';

type Props = {
  to: ReplyTo;
  onPick: (template: FilledTemplate) => void;
};

export function TemplatePicker({ to: { kind, id }, onPick }: Props) {
  const nameOf = useDestinationName();
  const wordsOf = useCallback(
    ({ name, destination }: FilledTemplate) => `${name} ${nameOf(destination ?? '')}`,
    [nameOf],
  );
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [templates, setTemplates] = useState<FilledTemplate[] | null>(null);
  const [isChosenEarly, setChosenEarly] = useState(false);
  const { contains } = Autocomplete.useFilter();

  useEffect(() => {
    if (!templates || !isChosenEarly) return;
    setChosenEarly(false);
    const first = templates.find((template) => contains(template, typed, wordsOf));
    if (!first) return;
    setOpen(false);
    onPick(first);
  }, [templates, isChosenEarly, contains, typed, onPick, wordsOf]);

  function open(next: boolean, { event }: { event: Event }) {
    // Enter without an item closes the list: it waits for the templates.
    const isEarly = !next && templates === null && 'key' in event && event.key === 'Enter';
    setChosenEarly(isEarly);
    if (isEarly) return;
    setOpen(next);
    setTyped('');
    if (!next) return;
    const begun = beginAction();
    REPLY_CALLS[kind].templates({ params: { id } }).then(
      ({ data }) => setTemplates(data),
      (error) => {
        setOpen(false);
        showFailure('Failed to load the templates', error, { begun });
      },
    );
  }

  /** The surrounding form also gets this key, and sends the reply. */
  function closeAtSend({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
    setOpen(false);
    setChosenEarly(false);
  }

  return (
    // Keeps the search text out of the surrounding form.
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its own field and button pass on
    <div onInput={(event) => event.stopPropagation()} onKeyDown={closeAtSend}>
      <Autocomplete.Root
        items={templates ?? []}
        open={isOpen}
        onOpenChange={open}
        value={typed}
        onValueChange={(value, { reason }) => {
          // Choosing a template must not put its name into the field.
          if (reason === 'item-press') return;
          setTyped(value);
          setChosenEarly(false);
        }}
        itemToStringValue={wordsOf}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Trigger aria-label="Use a template" className={buttonStyle('secondary', 'px-4')}>
          <FileText className="size-4" />
          Use a template
        </Autocomplete.Trigger>
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={6} collisionPadding={12} align="start" className="z-50">
            <Autocomplete.Popup
              aria-label="Templates"
              className="flex max-h-[min(28rem,var(--available-height))] w-[min(28rem,var(--available-width))] flex-col rounded-card border border-edge bg-sheet text-ink shadow-lg outline-none"
            >
              <div className="p-2">
                <Autocomplete.Input
                  aria-label="Search templates"
                  placeholder="Search templates"
                  className="field-box"
                />
              </div>
              <Autocomplete.Empty className="px-4 text-ink-soft not-empty:pb-3">
                {templates === null ? 'Loading…' : 'None has these words.'}
              </Autocomplete.Empty>
              <Autocomplete.List className="min-h-0 overflow-y-auto px-2 empty:hidden">
                {(template: FilledTemplate) => (
                  <Autocomplete.Item
                    key={template._id}
                    value={template}
                    onClick={() => onPick(template)}
                    className="cursor-default rounded-field px-3 py-2 data-[highlighted]:bg-mist"
                  >
                    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                      <span className="min-w-0 font-semibold wrap-anywhere">{template.name}</span>
                      {template.destination && (
                        <span className="text-sm text-ink-soft">{nameOf(template.destination)}</span>
                      )}
                    </span>
                    <span className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{template.text}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
              <p className="border-t border-mist px-2 py-1">
                <Link
                  to={href('/admin/reply-templates')}
                  className="flex min-h-11 items-center px-3 text-link"
                >
                  Edit the templates
                </Link>
              </p>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </div>
  );
}
