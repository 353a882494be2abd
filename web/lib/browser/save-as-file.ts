const REVOKE_AFTER_MS = 60_000;

export function saveAsFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari starts to read only after the visitor allows the download.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
