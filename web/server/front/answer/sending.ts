export type Sending = {
  cacheControl: string
  /** What the answer differs by, beside the encoding. */
  vary: string | undefined
  /** How it came about, as in RFC 9211. */
  cacheStatus: string
  ageSeconds: number
}
