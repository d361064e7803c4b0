import { Locale } from '@foyer/schema/shapes/scalars.ts'

/** What all operations of the dashboard share. Another origin need not have them. */
export function staffOperation<const Name extends string>(name: Name) {
  return {
    extension: {},
    localeOptional: true,
    path: `/{locale}/api/dashboard-${name}/`,
    pathParameters: { locale: Locale },
  } as const
}
