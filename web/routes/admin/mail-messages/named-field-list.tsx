import type { MessageDetail } from '../../../../contracts/mail-words/mail-words.contract.ts';

type Props = { fields: MessageDetail['fields']; onInsert: (name: string, isBlock: boolean) => void };

export function NamedFieldList({ fields, onInsert }: Props) {
  return (
    <section aria-labelledby="named-fields" className="mt-6">
      <h2 id="named-fields" className="text-xl">
        Fields
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">Press one to put it where you write.</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {fields.map(({ name, says, isBlock, isRequired }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onInsert(name, isBlock)}
              className="h-full min-h-11 w-full rounded-field border border-edge px-3 py-2 text-left hover:border-ink"
            >
              <span className="block font-mono text-sm font-semibold wrap-anywhere">{`{{${name}}}`}</span>
              <span className="block text-sm text-ink-soft">
                {says}
                {isRequired && '. Must not be left out'}
                {isBlock && '. In a line of its own'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
