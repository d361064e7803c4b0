import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** The address of an order: who knows it may see, pay, print and cancel it, and nobody can guess it. Ends in a slash. */
export function orderUrl(
  boxOfficeUrl: string,
  { secret, locale }: { secret: string; locale: Locale },
): string {
  return `${boxOfficeUrl}/${locale}/orders/${secret}/`
}
