/** See `INLINE_SCRIPTS` in vite.config.ts. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
