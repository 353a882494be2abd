export const HONEYPOT = 'website';

/** Hidden from sight, keyboard, screen readers and autofill. */
export function Honeypot() {
  return (
    <div aria-hidden="true" hidden>
      <label>
        Website
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
