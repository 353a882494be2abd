/** What bots take it for. */
export const HONEYPOT = 'website';

/** A field for bots: nobody sees it, reaches it by the keyboard or has it read aloud, and no browser fills it in. */
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
