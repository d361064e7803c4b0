import { createHmac, timingSafeEqual } from 'node:crypto'

type Place = { eventId: number; number: number }

/** A place in the queue as it stands in addresses: its number, signed, so that nobody can move forward. */
export function placeToken(place: Place, secret: string): string {
  return `${place.number}-${signatureOf(place, secret)}`
}

/** The number of a place at the event; null for what the theatre has not signed. */
export function readPlaceToken(
  token: unknown,
  { eventId, secret }: { eventId: number; secret: string },
): number | null {
  const [, digits, signature] = /^(\d{1,9})-([\w-]{43})$/.exec(String(token)) ?? []
  if (!digits || !signature) return null
  const number = Number(digits)
  const expected = Buffer.from(signatureOf({ eventId, number }, secret))
  return timingSafeEqual(expected, Buffer.from(signature)) ? number : null
}

function signatureOf({ eventId, number }: Place, secret: string): string {
  return createHmac('sha256', secret).update(`place ${eventId} ${number}`).digest('base64url')
}
