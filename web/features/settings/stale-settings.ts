let isStale = false;

/** The agency's details were changed in this browser: the root loader brings them anew at the next chance. */
export function markSettingsStale(): void {
  isStale = true;
}

/** True once after each mark. */
export function takeStaleMark(): boolean {
  const was = isStale;
  isStale = false;
  return was;
}
