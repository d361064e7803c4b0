/** Messages of the webshop to the page around it, documented in `docs/decisions/2026-11-21-box-office.md`. */
export type WebshopMessage =
  | { type: 'height'; px: number }
  | { type: 'cart'; amount: number }
  | { type: 'open'; what: string }
  | { type: 'page' }

const maxPx = 20_000
const maxTickets = 1000

/** Parses a message, if it comes from a webshop and is valid. */
export function readWebshopMessage(data: unknown): WebshopMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { source, type, px, amount, what } = data as Record<string, unknown>
  if (source !== 'foyer-webshop') return undefined
  if (type === 'height' && isCount(px, maxPx)) return { type, px }
  if (type === 'cart' && isCount(amount, maxTickets)) return { type, amount }
  if (type === 'open' && typeof what === 'string') return { type, what }
  if (type === 'page') return { type }
  return undefined
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
