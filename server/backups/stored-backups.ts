const NAME = /^teesta-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(?:\.age)?$/;

export type BackupStorage = {
  list: () => Promise<string[]>;
  /** A backup is stored whole or not at all. */
  put: (name: string, file: string) => Promise<void>;
  fetch: (name: string, file: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

export function backupName(now: Date, isEncrypted: boolean): string {
  const time = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return `teesta-${time}.tar.gz${isEncrypted ? '.age' : ''}`;
}

export function backupTime(name: string): Date {
  return new Date(name.slice(7, 27).replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'));
}
