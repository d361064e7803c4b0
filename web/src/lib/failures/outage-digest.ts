/**
 * The digest of errors that an outage causes. The framework writes the digest of an error, and nothing else of it, into the
 * response of a page that has failed: by this the front server distinguishes an outage (503) from a fault of the site (500).
 */
export const outageDigest = 'FOYER_OUTAGE'
