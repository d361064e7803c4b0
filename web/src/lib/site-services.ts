import { design } from './design/design.ts'
import { env } from './env.ts'

type SiteServices = {
  /** The theatre's Google Tag Manager container; without one nothing of it is ever loaded. */
  tagManagerId: string | undefined
  /** Path at the origin of the theatre's own HTML for a status; else `/html/{status}.html`. */
  errorPages: Partial<Record<number, string>>
}

/** The services that this variant uses; the environment overrides its tag manager. */
export const siteServices: SiteServices = {
  errorPages: design.errorPages,
  tagManagerId: env.TAG_MANAGER_ID ?? design.gtmId ?? undefined,
}
