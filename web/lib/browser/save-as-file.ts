const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser, to be kept under its name. */
export function saveAsFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari begins to read only once its visitor has agreed to the download.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
