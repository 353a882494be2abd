export class MemoryStorage implements Storage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
}

export function forbiddenStorage(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

export function cookieJar(cookies = ''): { cookie: string } {
  const jar = new Map<string, string>();
  const set = (line: string) => {
    const [pair = '', ...flags] = line.split('; ');
    const name = pair.split('=', 1)[0] ?? '';
    if (flags.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, pair);
  };
  for (const pair of cookies.split('; ').filter(Boolean)) set(pair);
  return {
    get cookie() {
      return [...jar.values()].join('; ');
    },
    set cookie(line) {
      set(line);
    },
  };
}

export const noCookies = { read: () => null, tear() {} };
