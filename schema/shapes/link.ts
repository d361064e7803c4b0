import { z } from 'zod'
import { rule } from './rule-messages.ts'

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * Where a link leads: a path of the site from a slash on, or an address with one of the schemes that open nothing of ours.
 * What is typed without either gets the site's own default, `https://`.
 */
export const Link = z
  .string()
  .trim()
  .max(2000)
  .overwrite(withScheme)
  .refine(isLink, { error: rule('link') })
  .meta({ description: 'A path of the site, or an address of another.' })

/** The same, or empty. */
export const OptionalLink = z
  .string()
  .trim()
  .max(2000)
  .overwrite(withScheme)
  .refine((value) => value === '' || isLink(value), { error: rule('link') })

export function withScheme(typed: string): string {
  const isBare = /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(typed)
  return isBare ? `https://${typed}` : typed
}

function isLink(value: string): boolean {
  if (value.startsWith('/')) return !/^\/[/\\]/.test(value) && !/[\s\\]/.test(value)
  return URL.canParse(value) && schemes.has(new URL(value).protocol)
}
