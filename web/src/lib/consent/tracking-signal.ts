type Signalling = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Whether the browser says for its user that nobody shall follow them: Do Not Track or Global Privacy Control. */
export function signalsNoTracking({ doNotTrack, globalPrivacyControl }: Signalling): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true
}
