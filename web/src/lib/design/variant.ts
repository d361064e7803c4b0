/** The two variants of the site; the variant is chosen at build time. */
export type Variant = 'theatre' | 'region'

// Next inlines the value into the browser bundle, where the environment cannot be parsed.
export const variant: Variant = process.env.SITE_VARIANT === 'region' ? 'region' : 'theatre'
