const scriptTag = /<script\b[^>]*>/gi
const linkTag = /<link\b[^>]*>/gi

/**
 * URLs of the scripts that a modern browser loads with a page, each once: script elements and preloads, without `nomodule`
 * scripts.
 */
export function scriptsOfHtml(html: string): string[] {
  const loaded = [...html.matchAll(scriptTag)]
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([tag]) => attribute(tag, 'src'))
  const preloaded = [...html.matchAll(linkTag)]
    .filter(([tag]) => isScriptPreload(tag))
    .map(([tag]) => attribute(tag, 'href'))
  return [...new Set([...loaded, ...preloaded].filter((address) => address !== undefined))]
}

/** The page without inline scripts: what a browser needs for rendering. */
export function withoutInlineScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/gi, '')
}

function isScriptPreload(tag: string): boolean {
  const relation = attribute(tag, 'rel')
  return (
    relation === 'modulepreload' || (relation === 'preload' && attribute(tag, 'as') === 'script')
  )
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return value?.replaceAll('&amp;', '&')
}
