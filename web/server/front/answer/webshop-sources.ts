import { webshopOrigin } from '#lib/webshop-address.ts'
import { type ForeignSources, noForeignSources } from './content-policy.ts'

/** What the webshop’s page may embed: the webshop, and nothing else. */
export const webshopSources: ForeignSources = { ...noForeignSources, frame: [webshopOrigin] }
