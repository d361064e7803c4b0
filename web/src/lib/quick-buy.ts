/** Where seats are reserved on the page itself (B-10); elsewhere events lead to their `ticket_url`. */
const byVariant = { theatre: true, region: false }

// The build writes the variant into what browsers load (next.config.ts); `env.ts` is for the server.
export const hasQuickBuy = byVariant[process.env.SITE_VARIANT === 'region' ? 'region' : 'theatre']
