type Props = {
  /** Labels by value. */
  of: Readonly<Record<string, string>> | readonly string[];
  none?: string;
};

export function Options({ of, none }: Props) {
  const all = Array.isArray(of) ? of.map((name) => [name, name]) : Object.entries(of);
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {all.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  );
}
