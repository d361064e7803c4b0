import { customType } from 'drizzle-orm/pg-core'

/** A column for a point in time as resources have it: `2026-11-24T09:00:00.000Z`. */
export const isoMoment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})
