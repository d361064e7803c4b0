import { z } from 'zod'
import { findLinkReference } from './link-reference.ts'
import { rule } from './rule-messages.ts'

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * A link target: a reference to an entity of the site such as `page:12`, a path on this site that starts with a slash, or an address with an
 * allowed scheme. Input without a scheme, such as `example.org/x`, gets `https://`.
 */
export const Link = z
  .string()
  .trim()
  .max(2000)
  .overwrite(withScheme)
  .refine(isLink, { error: rule('link') })
  .meta({
    description:
      'Path on this site, address of another, or a reference to an entity of this site, which gets its current address when it is read; e.g. "/programm", "https://example.org/" or "page:12".',
  })

/** A link target or an empty string. */
export const OptionalLink = z
  .string()
  .trim()
  .max(2000)
  .overwrite(withScheme)
  .refine((value) => value === '' || isLink(value), { error: rule('link') })

export function withScheme(typed: string): string {
  const hasNoScheme = /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(typed)
  return hasNoScheme ? `https://${typed}` : typed
}

function isLink(value: string): boolean {
  if (findLinkReference(value)) return true
  if (value.startsWith('/')) return !/^\/[/\\]/.test(value) && !/[\s\\]/.test(value)
  return URL.canParse(value) && schemes.has(new URL(value).protocol)
}
