import { webshopOrigin } from '#lib/webshop-address.ts'
import { type ThirdPartySources, noThirdPartySources } from './content-policy.ts'

/** What the webshop’s page may embed: the webshop, and nothing else. */
export const webshopSources: ThirdPartySources = { ...noThirdPartySources, frame: [webshopOrigin] }
