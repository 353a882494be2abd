/** Said in a form that has back what was typed into it before a reload, a return or a new sign-in. */
export function DraftRestoredNotice() {
  return (
    <p role="status" className="text-sm text-ink-soft">
      What you typed here before has been restored.
    </p>
  );
}
