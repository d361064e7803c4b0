import { design } from './design/design.ts'
import { env } from './env.ts'

/** Statuses that have a page of their own. */
export const errorStatuses = [404, 500, 503] as const
export type ErrorStatus = (typeof errorStatuses)[number]

type SiteServices = {
  /** The theatre's Google Tag Manager container; without one nothing of it is ever loaded. */
  tagManagerId: string | undefined
  /** Path at the origin of the theatre's own HTML for a status; else `/html/{status}.html`. */
  errorPages: Partial<Record<ErrorStatus, string>>
}

/** The services that this variant uses; the environment overrides its tag manager. */
export const siteServices: SiteServices = {
  errorPages: design.errorPages,
  tagManagerId: env.TAG_MANAGER_ID ?? design.gtmId ?? undefined,
}
