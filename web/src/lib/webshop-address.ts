import { env } from './env.ts'

/** The box office that the origin brings along, on the site’s own host, so that it knows the cart. */
const ownAddress = `${env.SITE_URL}/box-office/{locale}`
const pattern = (env.WEBSHOP_URL || ownAddress).replace(/\/+$/, '')

/** Where what is embedded as webshop comes from. */
export const webshopOrigin = new URL(pattern).origin

/** The address of a path within the webshop, in a language. */
export function webshopAddress(locale: string, within: string): string {
  return `${pattern.replace('{locale}', locale)}/${within && `${within}/`}`
}
