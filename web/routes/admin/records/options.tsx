/** Labels by value; pairs where a value is a number. */
export type Choices = Readonly<Record<string, string>> | readonly (string | readonly [string, string])[];

export function Options({ of, none }: { of: Choices; none?: string }) {
  const all: [string, string][] = Array.isArray(of)
    ? of.map((one) => (typeof one === 'string' ? [one, one] : one))
    : Object.entries(of);
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
