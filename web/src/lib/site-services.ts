import { env } from './env.ts'

/** Statuses that have a page of their own. */
export const errorStatuses = [404, 500, 503] as const
export type ErrorStatus = (typeof errorStatuses)[number]

type SiteServices = {
  /** The house's container at Google's tag manager; without one nothing of it is ever loaded. */
  tagManagerId?: string | undefined
  /** Path at the origin of the house's own HTML for a status; else `/html/{status}.html`. */
  errorPages: Partial<Record<ErrorStatus, string>>
}

/** What the two faces of the site are configured to use. */
const byVariant: Record<typeof env.SITE_VARIANT, SiteServices> = {
  theatre: { errorPages: {} },
  region: { errorPages: {} },
}

export const siteServices: SiteServices = {
  ...byVariant[env.SITE_VARIANT],
  ...(env.TAG_MANAGER_ID !== undefined && { tagManagerId: env.TAG_MANAGER_ID }),
}
