import { env } from './env.ts'

/** The origin's own box office, on the site’s host, so that it can read the cart. */
const ownAddress = `${env.SITE_URL}/box-office/{locale}`
const pattern = (env.WEBSHOP_URL || ownAddress).replace(/\/+$/, '')

/** The origin of the embedded webshop. */
export const webshopOrigin = new URL(pattern).origin

/** The address of a path within the webshop, in a language. */
export function webshopAddress(locale: string, within: string): string {
  return `${pattern.replace('{locale}', locale)}/${within && `${within}/`}`
}
