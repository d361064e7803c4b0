/** The two faces of the site; which one this is, is chosen when it is built. */
export type Variant = 'theatre' | 'region'

// Next writes the value of the build into what browsers get, where the environment itself cannot be parsed.
export const variant: Variant = process.env.SITE_VARIANT === 'region' ? 'region' : 'theatre'
