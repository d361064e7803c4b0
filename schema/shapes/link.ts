import { z } from 'zod'
import { rule } from './rule-messages.ts'

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * A link target: a path on this site that starts with a slash, or an address with an allowed scheme. Input without a scheme, such as
 * `example.org/x`, gets `https://`.
 */
export const Link = z
  .string()
  .trim()
  .max(2000)
  .overwrite(withScheme)
  .refine(isLink, { error: rule('link') })
  .meta({
    description:
      'Path on this site or address of another; e.g. "/programm" or "https://example.org/".',
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
  if (value.startsWith('/')) return !/^\/[/\\]/.test(value) && !/[\s\\]/.test(value)
  return URL.canParse(value) && schemes.has(new URL(value).protocol)
}
