import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** The secret URL of an order, with a trailing slash: whoever has it may see, pay, print and cancel the order. */
export function orderUrl(
  boxOfficeUrl: string,
  { secret, locale }: { secret: string; locale: Locale },
): string {
  return `${boxOfficeUrl}/${locale}/orders/${secret}/`
}
