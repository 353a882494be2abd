const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);

/** Made by `html` alone, in this process: data from outside is never of this class. */
class Html {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

export type { Html };

type Value = string | number | Html | readonly Html[] | undefined;

/** Escapes each value that is not HTML itself. Line breaks of the template and the spaces after them are left out. */
export function html({ raw }: TemplateStringsArray, ...values: Value[]): Html {
  const parts = raw.map((part, place) => part.replace(/\n\s*/g, '') + codeOf(values[place]));
  return new Html(parts.join(''));
}

function codeOf(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.code;
  return typeof value === 'object' ? value.map(codeOf).join('') : escapeHtml(String(value));
}
