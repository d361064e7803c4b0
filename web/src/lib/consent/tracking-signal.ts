type Signalling = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Whether the browser asks not to be tracked: Do Not Track or Global Privacy Control. */
export function signalsNoTracking({ doNotTrack, globalPrivacyControl }: Signalling): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true
}
