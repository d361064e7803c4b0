/** On pages without a footer: where the second skip link leads, past the content. */
export function EndOfPage() {
  return <div id="site-footer" tabIndex={-1} />
}
