export type ResponseOptions = {
  cacheControl: string
  /** `Vary`, beside the encoding. */
  vary: string | undefined
  /** The `Cache-Status` of the response, as in RFC 9211. */
  cacheStatus: string
  ageSeconds: number
  /** Whether a cache in front of the site may store the response until it is purged. */
  isForEdge: boolean
}
