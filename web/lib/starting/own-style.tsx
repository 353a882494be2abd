export function OwnStyle({ rules }: { rules: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rules }} />;
}
