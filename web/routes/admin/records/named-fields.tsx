type Props = {
  fields: readonly { name: string; text: string; says: string }[];
  onPick: (name: string) => void;
};

export function NamedFields({ fields, onPick }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Fields</legend>
      <p className="text-sm text-ink-soft">Press one to put it where you write.</p>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {fields.map(({ name, text, says }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick(name)}
              className="h-full min-h-11 w-full rounded-field border border-edge px-3 py-2 text-left hover:border-ink"
            >
              <span className="block font-mono text-sm font-semibold wrap-anywhere">{text}</span>
              <span className="block text-sm text-ink-soft">{says}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
