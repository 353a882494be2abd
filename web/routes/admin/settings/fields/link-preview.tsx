export function LinkPreview({ href, text }: { href: string; text: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {text}{' '}
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center text-link wrap-anywhere"
      >
        {href}
      </a>
    </p>
  );
}
